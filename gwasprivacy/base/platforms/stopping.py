"""What asks the program to end: Ctrl-C, whoever or whatever ends processes (SIGTERM), a terminal that is closed (SIGHUP)."""

from __future__ import annotations

import contextlib
import os
import signal
import stat
from collections.abc import Callable, Iterator
from types import FrameType

INTERRUPTED = 130
"""Exit code of a program that ended since it was asked to by Ctrl-C; by another signal, 128 and its number."""
HANGUP = 129
"""... since its terminal was closed.  The system and the shell both tell it then, and a session that ends sends SIGTERM beside it: it
is no second asking."""
_ASKING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")  # Windows sends SIGBREAK when a console is closed


@contextlib.contextmanager
def asked_to_stop(stop: Callable[[int], None], *, but_interrupt: bool = False) -> Iterator[None]:
    """While this lasts, ``stop`` is called with the exit code that fits whenever the program is asked to end.

    What whoever started the program lets it ignore (``nohup``) stays ignored.  ``but_interrupt``: Ctrl-C is left as it is.
    Only for the main thread, which also runs ``stop``.
    """

    def heard(number: int, _frame: FrameType | None) -> None:
        if number == getattr(signal, "SIGHUP", None):
            _forget_the_terminal()
        stop(128 + number)

    before = {}
    for name in _ASKING[1:] if but_interrupt else _ASKING:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            before[number] = signal.signal(number, heard)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def leave_stopping_to_the_parent() -> None:
    """In a worker: a closed terminal and Ctrl-C reach every process that belongs to it, and the parent decides what they mean."""
    for name in ("SIGINT", "SIGHUP", "SIGBREAK"):
        number = getattr(signal, name, None)
        if number is not None:
            signal.signal(number, signal.SIG_IGN)


def be_stopped_by_the_parent_alone() -> None:
    """... and whoever ends a whole session or job asks each of its processes to end: this one does when its parent's pipe is closed."""
    leave_stopping_to_the_parent()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def _forget_the_terminal() -> None:
    """What is printed from now on goes nowhere instead of to a terminal that is gone, which would be an error; files are kept."""
    with contextlib.suppress(OSError):
        nowhere = os.open(os.devnull, os.O_RDWR)
        for stream in (1, 2):
            with contextlib.suppress(OSError):
                if stat.S_ISCHR(os.fstat(stream).st_mode):
                    os.dup2(nowhere, stream)
        os.close(nowhere)
