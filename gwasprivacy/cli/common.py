"""What every subcommand shares: JSON, progress on a terminal, cancelling with Ctrl-C."""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import signal
import sys
import time
from collections.abc import Iterator
from types import FrameType
from typing import Any

from gwasprivacy.base.progress import CancelFlag


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


def add_force(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--force", action="store_true", help="replace an output file that exists")


def _finite(value: Any) -> Any:
    """JSON has no infinity and no NaN: they become null."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict):
        return {key: _finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(item) for item in value]
    return value


def print_json(value: Any) -> None:
    print(json.dumps(_finite(value), ensure_ascii=False, allow_nan=False))


class TerminalProgress:
    """One line on stderr, redrawn at most ten times a second; nothing where stderr is not a terminal."""

    def __init__(self) -> None:
        self._shown = sys.stderr.isatty()
        self._last = 0.0
        self._started: dict[str, float] = {}
        self._open = False

    def __call__(self, stage: str, done: float, total: float) -> None:
        if not self._shown:
            return
        now = time.monotonic()
        started = self._started.setdefault(stage, now)
        if now - self._last < 0.1 and done < total:
            return
        self._last = now
        share = min(max(done / total, 0.0), 1.0) if total > 0 else 0.0
        left = f", {(now - started) * (1 - share) / share:.0f} s left" if 0.02 < share < 1 else ""
        filled = round(24 * share)
        print(
            f"\r\x1b[2K{stage} [{'#' * filled}{'.' * (24 - filled)}] {share:4.0%}{left}",
            end="",
            file=sys.stderr,
            flush=True,
        )
        self._open = True

    def close(self) -> None:
        if self._open:
            print("\r\x1b[2K", end="", file=sys.stderr, flush=True)
            self._open = False


@contextlib.contextmanager
def watched() -> Iterator[tuple[TerminalProgress, CancelFlag]]:
    """Progress and cancellation for one subcommand: the first Ctrl-C cancels cleanly, a second one ends the program."""
    progress, flag = TerminalProgress(), CancelFlag()

    def on_interrupt(_signal: int, _frame: FrameType | None) -> None:
        if flag.is_cancelled():
            raise KeyboardInterrupt
        flag.cancel()

    before = signal.signal(signal.SIGINT, on_interrupt)
    try:
        yield progress, flag
    finally:
        signal.signal(signal.SIGINT, before)
        progress.close()
