"""Hides from the modules of ``gwasprivacy`` what only POSIX systems have; the standard library, packages and tests keep it.

``pytest -p tests.without_posix.hiding`` hides it in the tests' process; processes that tests start find it hidden by
``site/sitecustomize.py``.  ``msvcrt``, which Windows has in its place, is made up: its locks are flock's.
"""

from __future__ import annotations

import builtins
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

MODULES = {"fcntl", "pwd", "grp", "resource", "termios", "tty", "pty", "syslog", "posix", "crypt", "spwd"}
NAMES: Mapping[str, frozenset[str]] = {
    "os": frozenset(
        {
            "preadv", "preadv2", "pwritev", "pread", "pwrite", "readv", "writev", "posix_fallocate", "posix_fadvise", "fchmod",
            "fchown", "chown", "lchown", "link", "mkfifo", "mknod", "nice", "getpriority", "setpriority", "fork", "forkpty",
            "sched_getaffinity", "sched_setaffinity", "sched_yield", "getuid", "geteuid", "getgid", "getegid", "getgroups",
            "setuid", "setgid", "killpg", "getpgid", "setsid", "wait3", "wait4", "statvfs", "fstatvfs", "pathconf",
            "sysconf", "sendfile", "copy_file_range", "memfd_create", "getloadavg", "uname", "fdatasync", "sync",
            "O_NOFOLLOW", "O_DIRECTORY", "O_TMPFILE", "O_NONBLOCK", "O_CLOEXEC", "O_PATH", "O_SYNC", "O_DSYNC", "O_NOCTTY",
        }
    ),
    "signal": frozenset(
        {"SIGKILL", "SIGHUP", "SIGALRM", "SIGUSR1", "SIGUSR2", "SIGCHLD", "SIGPIPE", "SIGSTOP", "SIGCONT", "SIGQUIT", "alarm",
         "setitimer", "pthread_sigmask", "sigwait", "pause", "siginterrupt"}
    ),
}  # fmt: skip
_SITE = Path(__file__).with_name("site")


class _Lacking(ModuleType):
    """A module of the standard library as it is, but for some names.  What is set on it is set on the real one."""

    def __init__(self, real: ModuleType, hidden: frozenset[str]) -> None:
        super().__init__(real.__name__)
        object.__setattr__(self, "_real", real)
        object.__setattr__(self, "_hidden", hidden)

    def __getattribute__(self, name: str) -> Any:
        if name == "__dict__":  # pytest and mock look into it for what they put back
            hidden = object.__getattribute__(self, "_hidden")
            return {
                each: value
                for each, value in vars(object.__getattribute__(self, "_real")).items()
                if each not in hidden
            }
        if name.startswith("__"):
            return object.__getattribute__(self, name)
        if name in object.__getattribute__(self, "_hidden"):
            raise AttributeError(f"{name} is hidden")
        return getattr(object.__getattribute__(self, "_real"), name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(object.__getattribute__(self, "_real"), name, value)

    def __delattr__(self, name: str) -> None:
        delattr(object.__getattribute__(self, "_real"), name)


class MadeUpMsvcrt(ModuleType):
    """The part of Windows's ``msvcrt`` that locks."""

    LK_UNLCK, LK_LOCK, LK_NBLCK = 0, 1, 2

    @staticmethod
    def locking(handle: int, mode: int, _n_bytes: int) -> None:
        """Locks belong to an opened file there, as flock's do; the byte does not matter to who locks only one."""
        import fcntl  # not on Windows, where tests use the real module

        how = {0: fcntl.LOCK_UN, 1: fcntl.LOCK_EX, 2: fcntl.LOCK_EX | fcntl.LOCK_NB}[mode]
        fcntl.flock(handle, how)


_import = builtins.__import__
_instead: dict[str, ModuleType] = {
    "os": _Lacking(os, NAMES["os"]),
    "signal": _Lacking(signal, NAMES["signal"]),
    "msvcrt": MadeUpMsvcrt("msvcrt"),
}


def _of_the_program(names: Mapping[str, object] | None) -> bool:
    if names is None:
        return False
    own = str(names.get("__package__") or names.get("__name__") or "")
    return own == "gwasprivacy" or own.startswith("gwasprivacy.")


def _hiding_import(
    name: str,
    globals: Mapping[str, object] | None = None,
    locals: Mapping[str, object] | None = None,
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> ModuleType:
    if level == 0 and _of_the_program(globals):
        first = name.split(".")[0]
        if first in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        if name in _instead or (first in _instead and not fromlist):
            return _instead[first]
    return _import(name, globals, locals, fromlist or (), level)


def hide() -> None:
    """From now on, and in every Python that this process starts.  Raises AssertionError where it is too late."""
    if getattr(builtins.__import__, "__name__", "") == _hiding_import.__name__:
        return
    early = [name for name in sys.modules if name.split(".")[0] == "gwasprivacy"]
    assert not early, f"imported before anything was hidden: {early}"
    builtins.__import__ = _hiding_import
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    if str(_SITE) not in paths:
        os.environ["PYTHONPATH"] = os.pathsep.join([str(_SITE), *filter(None, paths)])


def pytest_load_initial_conftests() -> None:
    """Before any file of tests is imported; pytest calls it where this is named with ``-p``."""
    hide()


def pytest_collection_modifyitems(config: Any, items: list[Any]) -> None:
    """Tests of what was hidden are left out."""
    left = [item for item in items if item.get_closest_marker("posix") is not None]
    if left:
        items[:] = [item for item in items if item not in left]
        config.hook.pytest_deselected(items=left)
