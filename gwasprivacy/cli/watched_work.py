"""Work whose progress is a line of the terminal and which Ctrl-C stops, and what is said beside its result."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from gwasprivacy.base.executors import Executor
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.platforms.stopping import HANGUP, asked_to_stop
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.time_left import TimeLeft, duration
from gwasprivacy.base.work import Work
from gwasprivacy.cli.common import stopped_with


def _own_stream() -> Any:
    return getattr(sys.stderr, "stream", sys.stderr)


class TerminalProgress:
    """One line on stderr, redrawn at most ten times a second; nothing where stderr is not a terminal."""

    latest: ClassVar[TerminalProgress | None] = None

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._last = 0.0
        self._left = TimeLeft()
        self._open = False

    def __call__(self, stage: str, done: float, total: float) -> None:
        if not self._shown:
            return
        now = time.monotonic()
        if now - self._last < 0.1 and done < total:
            return
        self._last = now
        share = min(max(done / total, 0.0), 1.0) if total > 0 else 0.0
        seconds = self._left.told(stage, share, now)
        left = "" if seconds is None else f", {duration(seconds)} left"
        filled = round(24 * share)
        print(
            f"\r\x1b[2K{stage} [{'#' * filled}{'.' * (24 - filled)}] {percent(round(share, 2)):>5}{left}",
            end="",
            file=_own_stream(),
            flush=True,
        )
        self._open = True
        TerminalProgress.latest = self

    def close(self) -> None:
        if self._open:
            print("\r\x1b[2K", end="", file=_own_stream(), flush=True)
            self._open = False


def make_room() -> None:
    """Take the line of a progress away, where something is said below which it would stay."""
    if TerminalProgress.latest is not None:
        TerminalProgress.latest.close()


def print_notes(sentences: Iterable[str]) -> None:
    """What is said beside a command's result: on stderr."""
    for sentence in sentences:
        make_room()
        print(f"note: {sentence}", file=sys.stderr)


@contextlib.contextmanager
def watched(executor: Executor | None = None) -> Iterator[Work]:
    """The work of one subcommand, with its progress on the terminal.  ``executor``: where it runs, closed afterwards.

    The first Ctrl-C, SIGTERM or closed terminal cancels cleanly: before the debit of a release nothing is spent, and after it the
    release is completed.  A second one ends the program where it is, but for that of a terminal, whose closing is told more than once.
    """
    progress, flag = TerminalProgress(), CancelFlag()
    stopped_with.clear()

    def stop(code: int) -> None:
        stopped_with.append(code)
        flag.cancel()
        if len([each for each in stopped_with if each != HANGUP]) > 1:
            raise KeyboardInterrupt

    with asked_to_stop(stop), executor or contextlib.nullcontext():
        try:
            yield Work(progress=progress, cancel=flag, executor=executor)
        finally:
            progress.close()
