"""A ledger has one name: hard links and mounts of the file alone are refused, symbolic links followed."""

from __future__ import annotations

import pytest

from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger import ledger_file
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.refusals import LedgerUnavailable
from gwasprivacy.release.permission import preview
from tests.release.scene import Scene


def test_a_ledger_with_a_second_name_is_refused_with_nothing_spent(scene: Scene) -> None:
    scene.release()
    second = scene.folder / "second.gwasledger"
    second.hardlink_to(scene.ledger)
    for path in (scene.ledger, second):
        for attempt in (preview, lambda *a: publish(*a, scene.key, scene.out)):
            with pytest.raises(LedgerUnavailable, match="2 names") as refused:
                attempt(scene.prepared(), path)
            assert "Back up by copying, never by links." in refused.value.hint
    second.unlink()
    assert scene.release().remaining_epsilon == 0.0


def test_a_ledger_that_is_mounted_without_its_folder_is_refused_with_nothing_spent(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under such a name the journal of a write that was stopped under the other one would not be found."""
    scene.release()
    mounts, place = scene.folder / "mountinfo", scene.folder / "my study.gwasledger"
    scene.ledger.rename(place)
    escaped = str(place).replace(" ", "\\040")
    mounts.write_text(
        f"27 1 0:25 / / rw - ext4 /dev/sda rw\n28 27 0:25 /x {escaped} rw - ext4 /dev/sda rw\n", encoding="utf-8"
    )
    monkeypatch.setattr(ledger_file, "MOUNTS", mounts)
    for attempt in (preview, lambda *a: publish(*a, scene.key, scene.out)):
        with pytest.raises(LedgerUnavailable, match="mounted by itself") as refused:
            attempt(scene.prepared(), place)
        assert "folder" in refused.value.hint
    mounts.write_text(f"27 1 0:25 / {escaped.rsplit('/', 1)[0]} rw - ext4 /dev/sda rw\n", encoding="utf-8")
    assert preview(scene.prepared(), place).remaining_epsilon == 0.0


def test_the_name_under_which_a_ledger_was_made_is_no_second_one(scene: Scene) -> None:
    """A program that is killed between naming a new ledger and dropping its first name leaves two."""
    Ledger(scene.ledger).create()
    left = scene.folder / f".{scene.ledger.name}.abcd1234"
    left.hardlink_to(scene.ledger)
    scene.release()
    assert not left.exists()


def test_a_link_to_a_ledger_is_followed(scene: Scene) -> None:
    scene.release()
    link = scene.folder / "link.gwasledger"
    link.symlink_to(scene.ledger)
    assert preview(scene.prepared(), link).remaining_epsilon == 0.0
