"""What kind of drive a folder lies on, and whether locks there reach everybody who uses it.

A ledger on a drive that grants every lock can be debited by two machines at once.  Kinds of drives that keep locks to one machine are known
by name and by the options that they are mounted with; on every other drive that is shared a lock is tried out.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import secrets
import struct
from dataclasses import dataclass
from enum import Enum
from multiprocessing.connection import Connection
from pathlib import Path

from gwasprivacy.base.platforms.durability import remove_held
from gwasprivacy.base.platforms.opening import OWNER_ONLY, create_new
from gwasprivacy.base.platforms.processes import start_process
from gwasprivacy.base.platforms.system import IS_WINDOWS, flags, optional_module

_FCNTL = optional_module("fcntl")
_MSVCRT = optional_module("msvcrt")
_PROBE_SECONDS = 20.0

_SHARED = {
    "nfs", "nfs4", "cifs", "smb2", "smb3", "smbfs", "afpfs", "afs", "9p", "v9fs", "virtiofs", "vboxsf", "vmhgfs", "prl_fs",
    "lustre", "gpfs", "beegfs", "ceph", "glusterfs", "ocfs2", "gfs2", "fuse.ceph-fuse", "fuse.glusterfs", "fuse.vmhgfs-fuse",
    "fuse.virtiofs", "drvfs",
}  # fmt: skip
"""Kinds of drives that several machines can share and whose servers may keep locks; ``fuse.*`` and macFUSE are added below."""

_LOCAL_FUSE = {
    "fuseblk", "fuse.ntfs-3g", "fuse.exfat", "fuse.ext4", "fuse.encfs", "fuse.gocryptfs", "fuse.cryfs", "fuse.bindfs",
    "fuse.fuse-overlayfs", "fuse.mergerfs", "fuse.lxcfs", "fuse.squashfuse", "fuse.zfs",
}  # fmt: skip
"""Drives by way of FUSE whose data is on this machine, where its own kernel keeps the locks."""

_LOCKS_STAY = {
    "fuse.sshfs", "fuse.s3fs", "fuse.rclone", "fuse.goofys", "fuse.gcsfuse", "fuse.blobfuse", "fuse.blobfuse2",
    "fuse.mount-s3", "fuse.davfs2", "fuse.davfs", "davfs", "webdav", "fuse.gvfsd-fuse", "fuse.kio-fuse", "fuse.curlftpfs",
    "fuse.google-drive-ocamlfuse", "fuse.onedriver", "fuse.smbnetfs",
}  # fmt: skip
"""Drives of other machines on which locks are kept by this machine alone, or by nobody."""

_OPTIONS_THAT_KEEP_LOCKS = {
    "nolock",
    "local_lock=all",
    "local_lock=posix",
    "nobrl",
    "nobrlock",
    "localflock",
    "noflock",
}
"""Options of NFS, CIFS and Lustre with which a file's locks do not leave this machine."""


class Locks(Enum):
    """What locks on a drive are worth."""

    HOLD = "hold"
    STAY_HERE = "stay here"
    IGNORED = "ignored"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drive:
    """A drive as the system lists it: its kind (``ext4``, ``nfs4``, ``NTFS``) and the options that it is mounted with."""

    kind: str
    options: frozenset[str] = frozenset()

    @property
    def keeps_locks_to_itself(self) -> bool:
        return self.kind in _LOCKS_STAY or (self.is_shared and bool(self.options & _OPTIONS_THAT_KEEP_LOCKS))

    @property
    def is_shared(self) -> bool:
        """Whether other machines may use it too, or whether nobody knows."""
        if self.kind in _SHARED or "remote" in self.options:
            return True
        is_fuse = self.kind.startswith("fuse") or self.kind in ("macfuse", "osxfuse", "macfuse_ext")
        return is_fuse and self.kind not in _LOCAL_FUSE


_LOCAL = Drive(kind="")


def drive_of(path: Path) -> Drive:
    """The drive on which ``path``, resolved, lies; a local one of no kind where the system does not say."""
    if IS_WINDOWS and str(path).startswith("\\\\"):
        return Drive(kind="", options=frozenset({"remote"}))
    import psutil  # only where a ledger is opened

    try:
        mounted = psutil.disk_partitions(all=True)
    except (psutil.Error, OSError):
        return _LOCAL
    found, longest, text = _LOCAL, -1, str(path)
    for each in mounted:
        if not IS_WINDOWS and not text.startswith(each.mountpoint):
            continue  # of dozens that are mounted few come near
        place = Path(each.mountpoint)
        # What was mounted later at the same place lies above.
        if path.is_relative_to(place) and len(place.parts) >= longest:
            found, longest = Drive(kind=each.fstype, options=frozenset(each.opts.split(","))), len(place.parts)
    return found


_trusted: set[tuple[Path, Drive]] = set()


def locks_on(folder: Path) -> tuple[Locks, Drive]:
    """What locks on files in ``folder``, resolved, are worth, and its drive; good news about a drive is remembered.

    Where no file can be made to try a lock on, the answer is HOLD: opening the ledger says what is wrong.
    """
    drive = drive_of(folder)
    if drive.keeps_locks_to_itself:
        return Locks.STAY_HERE, drive
    if not drive.is_shared or (folder, drive) in _trusted:
        return Locks.HOLD, drive
    found = try_lock(folder)
    if found is Locks.HOLD:
        _trusted.add((folder, drive))
    return found, drive


def try_lock(folder: Path) -> Locks:
    """Lock a file in ``folder`` and ask for the same lock again, as somebody else: by a second opening where locks belong to an opened
    file (Linux, Windows), else by a second process (macOS).
    """
    probe = folder / f".{secrets.token_hex(8)}.partial"
    try:
        handle = create_new(probe, OWNER_ONLY)
    except OSError:
        return Locks.HOLD
    try:
        try:
            _lock_first_byte(handle)
        except OSError:
            return Locks.REFUSED
        return Locks.IGNORED if _another_gets_it(probe) else Locks.HOLD
    finally:
        with contextlib.suppress(OSError):
            remove_held(probe, handle)


def _lock_first_byte(handle: int) -> None:
    """Lock the first byte for writing, the way in which SQLite locks, or OSError."""
    if _FCNTL is None:
        if _MSVCRT is None:
            raise OSError("this system has no locks")
        _MSVCRT.locking(handle, _MSVCRT.LK_NBLCK, 1)
    elif (command := getattr(_FCNTL, "F_OFD_SETLK", None)) is not None:
        _FCNTL.fcntl(handle, command, struct.pack("hhqqi4x", _FCNTL.F_WRLCK, os.SEEK_SET, 0, 1, 0))
    else:
        _FCNTL.lockf(handle, _FCNTL.LOCK_EX | _FCNTL.LOCK_NB, 1)


def _another_gets_it(probe: Path) -> bool:
    if _FCNTL is None or hasattr(_FCNTL, "F_OFD_SETLK"):
        return _gets_lock(probe)
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_answer, args=(theirs, probe), daemon=True, name="gwasprivacy-lock")
    start_process(process)
    theirs.close()
    try:
        return bool(ours.recv()) if ours.poll(_PROBE_SECONDS) else True
    except (EOFError, OSError):
        return True
    finally:
        ours.close()
        process.kill()
        process.join()


def _answer(pipe: Connection, probe: Path) -> None:
    pipe.send(_gets_lock(probe))


def _gets_lock(probe: Path) -> bool:
    handle = os.open(probe, os.O_RDWR | flags("O_BINARY", "O_NOINHERIT", "O_CLOEXEC", "O_NOFOLLOW"))
    try:
        _lock_first_byte(handle)
        return True
    except OSError:
        return False
    finally:
        os.close(handle)
