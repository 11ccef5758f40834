"""The report's place is claimed before the debit.  Whatever somebody puts there until the report is written, nothing else is touched."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput
from gwasprivacy.release import engine, publication
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.publication import Publication
from gwasprivacy.release.signing import SigningKey
from gwasprivacy.release.verify import verify_report
from tests.release.scene import Scene


def claimed(folder: Path) -> Path:
    (found,) = folder.glob(".*-1.*")
    return found


@pytest.mark.parametrize("force", [False, True])
@pytest.mark.parametrize("place", ["a link", "another file", "nothing"])
def test_a_file_that_is_put_in_the_claimed_place_is_neither_written_nor_published(
    tmp_path: Path, place: str, force: bool
) -> None:
    mine = tmp_path / "mine"
    mine.write_text("a diary", encoding="utf-8")
    folder = tmp_path / "shared"
    folder.mkdir()
    publication = Publication.plan(folder, "small-1", force=force)
    publication.reserve(5000)
    name = claimed(folder)
    name.unlink()
    if place == "a link":
        name.symlink_to(mine)
    elif place == "another file":
        name.write_text("a forgery", encoding="utf-8")
    with pytest.raises(OSError, match="another file by now"):
        publication.write_report(b"signed")
    publication.discard()
    assert mine.read_text(encoding="utf-8") == "a diary"
    assert not publication.is_written
    assert not publication.report.exists()


def test_a_release_whose_claimed_place_was_exchanged_is_spent_and_says_so(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = scene.folder / "mine"
    mine.write_text("a diary", encoding="utf-8")
    sign = engine.sign_payload

    def meanwhile(payload: bytes, key: SigningKey) -> bytes:
        name = claimed(scene.out)
        name.unlink()
        name.symlink_to(mine)
        return sign(payload, key)

    with monkeypatch.context() as patched:
        patched.setattr(engine, "sign_payload", meanwhile)
        with pytest.raises(GwasPrivacyError, match="somebody put another file in its place"):
            scene.release()
    assert mine.read_text(encoding="utf-8") == "a diary"
    assert not list(scene.out.iterdir())
    (release,) = Ledger(scene.ledger).read().accounts[0].releases
    assert not release.is_published
    assert verify_report(scene.release().report_path, scene.public_key_path).valid


def test_a_full_disk_is_said_and_leaves_nothing_in_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int, n_bytes: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(publication, "preallocate", full)
    with pytest.raises(InvalidInput) as refused:
        Publication.plan(tmp_path, "small-1").reserve(5000)
    assert refused.value.code == "publication.cannot-write"
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_published_into_the_ledger_s_own_folder(scene: Scene) -> None:
    folder = scene.folder / "private"
    folder.mkdir()
    ledger = Ledger(folder / "small.gwasledger")
    ledger.create()
    before = ledger.path.read_bytes()
    with pytest.raises(InvalidInput) as refused:
        engine.publish(scene.prepared(), ledger.path, scene.key, folder)
    assert refused.value.code == "publication.private-file"
    assert ledger.path.read_bytes() == before
