"""A child whose changes to the disk are watched one by one, and that can be killed before any of them (Linux, ptrace).

No tool is needed: a process may always trace a child that asks for it, unless the system forbids tracing altogether.
"""

from __future__ import annotations

import ctypes
import functools
import os
import platform
import signal
import struct
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.attacks.command_line import forked

_TRACEME, _SYSCALL, _SETOPTIONS, _GET_SYSCALL_INFO = 0, 24, 0x4200, 0x420E
_TRACESYSGOOD, _EXITKILL = 1, 1 << 20
_ENTRY = 1

# Calls that change what is on the disk, or make it durable, with the place of the file descriptor or name among their arguments.
_BY_MACHINE: dict[str, dict[str, int]] = {
    "x86_64": {
        "write": 1, "open": 2, "pwrite64": 18, "writev": 20, "fsync": 74, "fdatasync": 75, "ftruncate": 77, "rename": 82,
        "mkdir": 83, "rmdir": 84, "link": 86, "unlink": 87, "fchmod": 91, "openat": 257, "mkdirat": 258, "unlinkat": 263,
        "renameat": 264, "linkat": 265, "fallocate": 285, "renameat2": 316,
    },
    "aarch64": {
        "mkdirat": 34, "unlinkat": 35, "linkat": 37, "renameat": 38, "ftruncate": 46, "fallocate": 47, "fchmod": 52,
        "openat": 56, "write": 64, "writev": 66, "pwrite64": 68, "fsync": 82, "fdatasync": 83, "renameat2": 276,
    },
}  # fmt: skip
NUMBERS = {number: name for name, number in _BY_MACHINE.get(platform.machine(), {}).items()}
_WITH_DESCRIPTOR = {"write", "pwrite64", "writev", "fsync", "fdatasync", "ftruncate", "fchmod", "fallocate"}


@functools.cache
def cannot() -> str | None:
    """Why no child can be watched here; None where one can."""
    if sys.platform != "linux" or not NUMBERS:
        return "needs Linux on x86-64 or ARM"
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "made")

        def make() -> int:
            os.close(os.open(made, os.O_CREAT | os.O_WRONLY))
            return 0

        try:
            changes, code = run(make, out=Path(folder, "said"))
        except OSError as error:
            return f"children cannot be traced here: {error}"
    return None if code == 0 and "openat" in changes else "a child's system calls cannot be seen here"


def run(do: Callable[[], int], *, out: Path, kill_before: int | None = None) -> tuple[list[str], int | None]:
    """Do ``do`` in a child, and kill it before its change number ``kill_before`` (from 0).

    Returns the changes that it made, as "pwrite64 small.gwasledger", and its exit code; None where it was killed.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    libc.ptrace.restype = ctypes.c_long

    def traced() -> int:
        if libc.ptrace(_TRACEME, 0, None, None):
            return 98
        os.kill(os.getpid(), signal.SIGSTOP)
        return do()

    pid = forked(traced, out=out)
    _, status = os.waitpid(pid, 0)
    if not os.WIFSTOPPED(status):
        raise OSError(f"this system allows no tracing: status {status}")
    libc.ptrace(_SETOPTIONS, pid, None, _TRACESYSGOOD | _EXITKILL)
    info = ctypes.create_string_buffer(96)
    changes: list[str] = []
    deliver = 0
    while True:
        libc.ptrace(_SYSCALL, pid, None, deliver)
        _, status = os.waitpid(pid, 0)
        if os.WIFEXITED(status):
            return changes, os.WEXITSTATUS(status)
        if os.WIFSIGNALED(status):
            raise OSError(f"the child died of signal {os.WTERMSIG(status)}")
        deliver = os.WSTOPSIG(status)
        if deliver != signal.SIGTRAP | 0x80:
            continue
        deliver = 0
        libc.ptrace(_GET_SYSCALL_INFO, pid, len(info), ctypes.addressof(info))
        if info.raw[0] != _ENTRY:
            continue
        number, *arguments = struct.unpack_from("<7Q", info.raw, 24)
        change = _change(pid, NUMBERS.get(number), arguments)
        if change is None:
            continue
        if len(changes) == kill_before:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            return changes, None
        changes.append(change)


def _change(pid: int, name: str | None, arguments: list[int]) -> str | None:
    """The change that a call makes, in words; None where it makes none."""
    if name is None:
        return None
    if name in _WITH_DESCRIPTOR:
        try:
            file = str(Path(f"/proc/{pid}/fd/{arguments[0]}").readlink())
        except OSError:
            return None
        return None if arguments[0] in (1, 2) or not file.startswith("/") else f"{name} {Path(file).name}"
    if name in ("open", "openat"):
        flags = arguments[1 if name == "open" else 2]
        if not flags & os.O_CREAT:
            return None
    return name
