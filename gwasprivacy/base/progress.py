"""Progress and cancellation as plain protocols, so that engines know nothing of windows or terminals."""

from __future__ import annotations

import threading
from typing import Protocol

from gwasprivacy.base.errors import Cancelled


class Progress(Protocol):
    """Receives how far a piece of work has come; called often, must be cheap and safe on any thread."""

    def __call__(self, stage: str, done: float, total: float) -> None:
        """``stage`` in words ("Counting genotypes"), ``done`` of ``total`` in any common unit."""


class Cancel(Protocol):
    """Asked now and then by long work whether it should stop."""

    def is_cancelled(self) -> bool: ...

    def check(self) -> None:
        """Raise :class:`Cancelled` if the work should stop; engines call this at least every 0.2 s."""


class CancelFlag:
    """A :class:`Cancel` that another thread sets once."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def cancel(self) -> None:
        self._event.set()

    def is_cancelled(self) -> bool:
        return self._event.is_set()

    def check(self) -> None:
        if self._event.is_set():
            raise Cancelled


class _Never:
    def is_cancelled(self) -> bool:
        return False

    def check(self) -> None:
        return None


def _silent(stage: str, done: float, total: float) -> None:
    return None


NO_PROGRESS: Progress = _silent
NEVER_CANCELLED: Cancel = _Never()
