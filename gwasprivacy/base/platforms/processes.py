"""How much of this machine the program may use, and how it stands back for what else a person does there."""

from __future__ import annotations

import contextlib
import os
import threading
from typing import TYPE_CHECKING

from gwasprivacy.base.platforms.system import IS_LINUX, IS_WINDOWS

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

NICENESS = 10
"""Of work in the background, on systems that count in niceness (0: as others, 19: the very last)."""
_MOST_ON_WINDOWS = 60
_starting = threading.Lock()


def usable_processors() -> int:
    """How many processors this process may use, at least 1."""
    usable = getattr(os, "sched_getaffinity", None)
    if usable is not None:
        return max(1, len(usable(0)))
    import psutil  # only where it is needed

    with contextlib.suppress(AttributeError, psutil.Error, OSError):  # macOS ties no process to processors
        return max(1, len(psutil.Process().cpu_affinity()))
    return os.cpu_count() or 1


def background_processors() -> int:
    """How many processors work in the background may use, at least 1: one is left to the window and to other programs."""
    return max(1, usable_processors() - 1)


def at_once(jobs: int) -> int:
    """How many of ``jobs`` worker processes may run at the same time: Windows waits for no more than 63 of them."""
    return min(jobs, _MOST_ON_WINDOWS) if IS_WINDOWS else jobs


def start_process(process: SpawnProcess) -> None:
    """Start a worker that looks for modules where this process does, and not in the working folder, which Python would look in first.

    A script or notebook that uses this package may run without ``-P``; its own environment is left as it was.
    """
    with _starting:
        before = os.environ.get("PYTHONSAFEPATH")
        os.environ["PYTHONSAFEPATH"] = "1"
        try:
            process.start()
        finally:
            if before is None:
                del os.environ["PYTHONSAFEPATH"]
            else:
                os.environ["PYTHONSAFEPATH"] = before


def stand_back() -> None:
    """Let other programs go first: this process, and those that it starts from now on, get a lower priority for good.

    Niceness 10 on Linux and macOS, the class "below normal" on Windows.  A system that refuses leaves things as they are.
    """
    import psutil  # only in processes that work

    with contextlib.suppress(psutil.Error, OSError):
        this = psutil.Process()
        below_normal = getattr(psutil, "BELOW_NORMAL_PRIORITY_CLASS", None)
        if below_normal is not None:
            this.nice(below_normal)
        elif this.nice() < NICENESS:
            this.nice(NICENESS)


_set_priority = getattr(os, "setpriority", None)
THREADS_STAND_BACK = IS_LINUX and _set_priority is not None
"""Whether each thread has a priority of its own, so that in one process some stand back and others do not."""


def stand_back_in_this_thread() -> None:
    """As :func:`stand_back`, for this thread, with what it starts from now on; only where ``THREADS_STAND_BACK``."""
    get_priority, which = getattr(os, "getpriority", None), getattr(os, "PRIO_PROCESS", 0)
    if _set_priority is None or get_priority is None:
        return
    this = threading.get_native_id()
    with contextlib.suppress(OSError):
        if get_priority(which, this) < NICENESS:
            _set_priority(which, this, NICENESS)
