"""How a piece of work is done, as one value: whom it tells how far it is, who may wish it to stop, and where its parts run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from gwasprivacy.base.language import mark
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress

if TYPE_CHECKING:
    from gwasprivacy.base.executors import Executor

Item = TypeVar("Item")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """``executor``: None is one part after the other, here."""

    progress: Progress = NO_PROGRESS
    cancel: Cancel = NEVER_CANCELLED
    executor: Executor | None = None

    def check(self) -> None:
        """Raise Cancelled if the work should stop; engines call this at least every 0.2 s."""
        self.cancel.check()

    def part(self, first: float = 0, end: float = 1, whole: float = 1, *, under: str | None = None) -> Work:
        """The part of this work from ``first`` to ``end`` of the ``whole``, told as such; as the stage ``under``, where one is given."""

        def told(stage: str, done: float, total: float) -> None:
            place = first + (end - first) * done / total if total > 0 else end
            self.progress(under or stage, place, whole)

        return replace(self, progress=told)

    def quiet(self) -> Work:
        """The same, told to nobody: a piece that is too small to be seen."""
        return replace(self, progress=NO_PROGRESS)

    def on(self, executor: Executor) -> Work:
        """The same, whose parts run on ``executor``."""
        return replace(self, executor=executor)

    @property
    def is_placed(self) -> bool:
        """Whether somebody said where parts run."""
        from gwasprivacy.base.executors import InlineExecutor  # which whoever only reads, or verifies, has no need of

        return self.executor is not None and not isinstance(self.executor, InlineExecutor)

    def on_threads(self, most: int) -> Work:
        """The same on as many threads as there are processors, ``most`` at most, where nobody said where parts run: for work that lets
        go of Python's lock."""
        return self if self.is_placed else self.on_threads_of_here(most)

    def on_threads_of_here(self, most: int) -> Work:
        """The same wherever other parts run: for work on memory of this process."""
        from gwasprivacy.base.platforms.processes import usable_processors
        from gwasprivacy.base.thread_executor import ThreadExecutor

        return self.on(ThreadExecutor(min(most, usable_processors())))

    def map(self, fn: Callable[[Item], Result], items: Iterable[Item], *, stage: str = mark("Working")) -> list[Result]:
        """``[fn(item) for item in items]``, as an :class:`Executor` does it."""
        from gwasprivacy.base.executors import InlineExecutor  # which whoever only reads has no need of

        place = self.executor or InlineExecutor()
        return place.map(fn, items, stage=stage, progress=self.progress, cancel=self.cancel)


UNWATCHED = Work()
"""Nobody watches, nobody stops it, and it runs here."""
