"""A ledger on a drive whose locks do not count is refused before anything is spent; one without hard links, or capitals, works."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.platforms.drives import Drive, Locks
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger import ledger_file
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.refusals import LedgerUnavailable
from gwasprivacy.release.permission import preview
from tests.release.scene import Scene


@pytest.mark.parametrize(
    ("locks", "said"),
    [
        (Locks.STAY_HERE, "locks hold on this computer only"),
        (Locks.IGNORED, "can give one lock to two programs at a time"),
        (Locks.REFUSED, "nothing can be locked"),
    ],
)
def test_a_ledger_on_a_drive_whose_locks_do_not_count_is_refused_with_nothing_spent(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, locks: Locks, said: str
) -> None:
    Ledger(scene.ledger).create()
    before = scene.ledger.read_bytes()
    monkeypatch.setattr(ledger_file, "locks_on", lambda _folder: (locks, Drive(kind="fuse.sshfs")))
    for attempt in (preview, lambda *a: publish(*a, scene.key, scene.out)):
        with pytest.raises(LedgerUnavailable, match=said) as refused:
            attempt(scene.prepared(), scene.ledger)
        assert "fuse.sshfs" in str(refused.value)
        assert "one computer" in refused.value.hint
    assert scene.ledger.read_bytes() == before
    with pytest.raises(LedgerUnavailable, match=said):
        Ledger(scene.folder / "new.gwasledger").create()
    assert not (scene.folder / "new.gwasledger").exists()


@pytest.fixture(scope="module")
def stick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A USB stick's file system (exFAT): no hard links, no modes, capitals do not matter."""
    if not (shutil.which("mkfs.exfat") and shutil.which("mount.exfat-fuse") and shutil.which("losetup")):
        pytest.skip("needs exfatprogs and exfat-fuse (apt-get install exfatprogs exfat-fuse)")
    folder = tmp_path_factory.mktemp("stick")
    image, place = folder / "image", folder / "mounted"
    place.mkdir()
    with image.open("wb") as file:
        file.truncate(32 << 20)
    subprocess.run(["mkfs.exfat", image], check=True, capture_output=True)
    made = subprocess.run(["losetup", "-f", "--show", image], capture_output=True, text=True, check=False)
    if made.returncode:
        pytest.skip("this machine lets nobody mount an image")
    device = made.stdout.strip()
    try:
        if subprocess.run(["mount.exfat-fuse", device, place], capture_output=True, check=False).returncode:
            pytest.skip("this machine lets nobody mount by way of FUSE")
        try:
            yield place
        finally:
            subprocess.run(["umount", place], check=True)
    finally:
        subprocess.run(["losetup", "-d", device], check=True)


def test_a_release_on_a_stick_without_hard_links_and_capitals_is_debited_published_and_found_again(
    scene: Scene, stick: Path
) -> None:
    with pytest.raises(OSError, match="not permitted"):
        (stick / "link").hardlink_to(stick)
    ledger, out = stick / "Study.gwasledger", stick / "Released"
    publish(scene.prepared(), ledger, scene.key, out)
    assert Ledger(stick / "STUDY.GWASLEDGER").read().head == Ledger(ledger).read().head
    assert len(Ledger(ledger).read().accounts) == 1
    names = {each.name for each in out.iterdir()}
    assert not {name for name in names if name.startswith(".")}, "no name that was only used on the way stays"
    with pytest.raises(InvalidInput, match="exists already"):
        write_atomic(out / max(names).upper(), b"", force=False)
