"""What the help page about keeping a ledger says: copies, other machines, other people, and what shows that a copy was older."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.positions import read_newest
from gwasprivacy.release.ledger.refusals import LedgerUnavailable
from gwasprivacy.release.several_reports.chain import Doubt
from gwasprivacy.release.several_reports.check import together_of
from gwasprivacy.release.several_reports.checked_files import verify_each
from gwasprivacy.release.signing import generate_key, write_key_pair
from tests.release.ledger.test_ledger import REQUEST, A
from tests.release.preparing import prepare_release
from tests.release.scene import PASSPHRASE, Scene, small_plan
from tests.release.several_reports.test_together import release


@pytest.fixture
def elsewhere(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another machine's folder, after a release here; nobody there has noted anything."""
    release(scene, scene.ledger, scene.out)
    monkeypatch.setenv("XDG_STATE_HOME", str(scene.folder / "other machine" / "state"))
    folder = scene.folder / "other machine" / "ledger"
    folder.mkdir(parents=True)
    return folder


def test_a_copy_made_while_a_release_waits_is_whole_and_older(tmp_path: Path) -> None:
    """SQLite writes at the commit: what is copied before is the ledger as it was."""
    ledger, copy = Ledger(tmp_path / "a.gwasledger"), tmp_path / "copy.gwasledger"
    ledger.create()
    ledger.debit(REQUEST, A)
    ledger.debit(REQUEST, A, before_commit=lambda _: shutil.copy(ledger.path, copy) and None)
    assert Ledger(copy).read().heads == ledger.read().heads[:-1]


def test_a_copy_of_pages_from_before_and_after_a_write_is_refused_or_is_one_of_the_two(tmp_path: Path) -> None:
    """However a copy met a write half-way: it never looks whole and is something else."""
    ledger, copy = Ledger(tmp_path / "a.gwasledger"), tmp_path / "copy.gwasledger"
    ledger.create()
    ledger.debit(REQUEST, A)
    before, old = ledger.path.read_bytes(), ledger.read().heads
    for _ in range(3):
        ledger.debit(REQUEST, A)
    after, new = ledger.path.read_bytes(), ledger.read().heads
    refused = 0
    for cut in range(0, len(after) + 1, 1024):
        for data in (after[:cut] + before[cut:], before[:cut] + after[cut:], after[:cut]):
            copy.write_bytes(data)
            try:
                assert Ledger(copy).read().heads in (old, new)
            except LedgerUnavailable:
                refused += 1
    assert refused > 20


def test_a_ledger_moved_with_its_reports_goes_on_and_the_reports_of_both_machines_fit(
    scene: Scene, elsewhere: Path
) -> None:
    shutil.move(scene.ledger, elsewhere / "small.gwasledger")
    shutil.copytree(scene.out, elsewhere / "released")
    second = release(scene, elsewhere / "small.gwasledger", elsewhere / "released")
    found = together_of(verify_each([scene.out / "small-1.release.json", second], scene.public_key_path))
    assert found.is_valid
    assert found.ledgers[0].n_shown == 1


def test_a_ledger_handed_to_somebody_else_goes_on_under_their_key(scene: Scene, elsewhere: Path) -> None:
    shutil.copy(scene.ledger, elsewhere)
    key = generate_key()
    _, public = write_key_pair(key, elsewhere / "successor", PASSPHRASE)
    second = release(replace(scene, key=key), elsewhere / scene.ledger.name, elsewhere / "released")
    found = together_of(verify_each([scene.out / "small-1.release.json", second], scene.public_key_path, public))
    assert found.is_valid
    assert [each.found and each.found.key_id for each in found.files] == [scene.key.key_id, key.key_id]


def test_an_older_copy_is_refused_where_its_reports_are_and_shown_by_later_reports_where_they_are_not(
    scene: Scene, elsewhere: Path
) -> None:
    older = elsewhere / scene.ledger.name
    shutil.copy(scene.ledger, older)
    second = release(scene, scene.ledger, scene.out)  # while the copy lies there
    with pytest.raises(LedgerUnavailable, match="older copy"):
        read_newest(Ledger(older), [scene.out])
    # The note of another machine knows nothing, and its reports are elsewhere: the older copy goes on.
    parallel = elsewhere.parent / "released there"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(scene.folder / "third machine"))
        plan = replace(small_plan(epsilon=0.5), title="Small study, second try")
        prepared = prepare_release(plan, scene.study, name="small")
        other = publish(prepared, older, scene.key, parallel).report_path
    found = together_of(verify_each([second, other], scene.public_key_path))
    assert not found.is_valid
    assert Doubt.SAME_ROW in [each.doubt for each in found.ledgers[0].findings]
