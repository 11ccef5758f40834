"""What killed releases leave, and what becomes of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwasprivacy.base.errors import Cancelled
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work
from gwasprivacy.cli.main import main
from gwasprivacy.release import engine
from gwasprivacy.release.engine import clear_leftovers, publish
from gwasprivacy.release.signing import SigningKey
from gwasprivacy.release.verify import verify_report
from tests.release.killed import killed
from tests.release.scene import Scene


def left_by(scene: Scene, owner: str, name: str, when: str) -> Path:
    """Kill a release at a step; the file that it leaves."""
    killed(scene, owner, name, when)
    (left,) = scene.out.glob(".small-1.*")
    return left


@pytest.mark.parametrize(
    ("owner", "name", "when", "words"),
    [
        ("Publication", "reserve", "after", "before anything was spent"),
        ("engine", "draw", "after", "removed unread"),
        pytest.param(  # where there are no hard links, nothing is left
            "publication", "sync_names", "before", "the report is valid and stays", marks=pytest.mark.posix
        ),
    ],
)
def test_what_a_killed_release_left_is_removed_unread_and_said(
    scene: Scene, owner: str, name: str, when: str, words: str
) -> None:
    left = left_by(scene, owner, name, when)
    reports = sorted(scene.out.glob("*.release.json"))
    outcome = scene.release()
    assert not left.exists()
    said, *noted = outcome.warnings
    assert words in said
    assert ["it is recorded now" in each for each in noted] == [True] * len(reports)
    assert all(path.exists() for path in reports)
    assert not list(scene.out.glob(".*"))


def test_it_is_removed_though_the_budget_is_spent(scene: Scene) -> None:
    left = left_by(scene, "engine", "sign_payload", "after")
    publish(scene.prepared(), scene.ledger, scene.key, scene.folder / "elsewhere")
    assert left.exists()
    assert main(scene.words()) == 3
    assert not left.exists()


def test_files_that_only_look_like_leftovers_stay(scene: Scene) -> None:
    left_by(scene, "engine", "draw", "after").unlink()
    mine = [
        scene.out / name for name in (".small-1.notes", ".small-10.abcd1234", ".other-1.abcd1234", "small-1.abcd1234")
    ]
    for path in mine:
        path.write_text("mine", encoding="utf-8")
    (scene.out / ".small-1.abcdefgh").symlink_to(mine[0])
    (scene.out / ".small-1.folder_1").mkdir()
    assert scene.release().warnings == ()
    assert [path.read_text(encoding="utf-8") for path in mine] == ["mine"] * 4
    assert (scene.out / ".small-1.abcdefgh").is_symlink()


def test_the_file_of_a_release_at_work_stays(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    sign, seen = engine.sign_payload, []

    def meanwhile(payload: bytes, key: SigningKey) -> bytes:
        seen.append((clear_leftovers(scene.ledger, scene.out), len(list(scene.out.glob(".small-1.*")))))
        return sign(payload, key)

    monkeypatch.setattr(engine, "sign_payload", meanwhile)
    outcome = scene.release()
    assert seen == [((), 1)]
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_a_folder_made_for_a_release_that_spent_nothing_is_taken_back(scene: Scene) -> None:
    cancel = CancelFlag()
    cancel.cancel()
    prepared = scene.prepared()
    for there in (scene.folder, scene.folder / "a"):
        there.mkdir(exist_ok=True)
        with pytest.raises(Cancelled):
            publish(prepared, scene.ledger, scene.key, scene.folder / "a" / "b" / "c", work=Work(cancel=cancel))
        assert not (scene.folder / "a" / "b").exists()
    assert (scene.folder / "a").is_dir(), "it was there before"
