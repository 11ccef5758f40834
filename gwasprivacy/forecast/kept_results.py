"""What an executor had done before it was stopped, so that going on does only what is missing.  In memory, and never for long."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

from gwasprivacy.base.executors import Executor, NothingToClose
from gwasprivacy.base.language import mark
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress

Item = TypeVar("Item")
Result = TypeVar("Result")
Results = dict[tuple[Hashable, Hashable], Any]
"""What each function made of each item.  It must follow from both alone: then a result that was kept is the one that it would be."""


class KeepingExecutor(NothingToClose):
    """``executor``, which is not asked for what ``kept`` has, and whose every result is kept as soon as it is there.

    Items must be hashable, and results are shared: nobody may write into them.
    """

    def __init__(self, executor: Executor, kept: Results) -> None:
        self._executor, self._kept = executor, kept

    def map(
        self,
        fn: Callable[[Item], Result],
        items: Iterable[Item],
        *,
        stage: str = mark("Working"),
        progress: Progress = NO_PROGRESS,
        cancel: Cancel = NEVER_CANCELLED,
        found: Callable[[Item, Result], object] | None = None,
    ) -> list[Result]:
        work = list(items)
        missing = [item for item in work if (fn, item) not in self._kept]
        before = len(work) - len(missing)

        def told(stage: str, done: float, total: float) -> None:
            progress(stage, before + done, before + total)

        def keep(item: Item, result: Result) -> None:
            self._kept[fn, item] = result
            if found is not None:
                found(item, result)

        self._executor.map(fn, missing, stage=stage, progress=told, cancel=cancel, found=keep)
        return [self._kept[fn, item] for item in work]


class KeptForOne:
    """The results of one piece of work: another one's begin anew, and take the place of those before."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._of: Hashable = None
        self._results: Results = {}

    def of(self, work: Hashable) -> Results:
        """What was kept of ``work``, to be added to."""
        with self._lock:
            if work != self._of:
                self._of, self._results = work, {}
            return self._results

    def forget(self, work: Hashable) -> None:
        """``work`` is done: its answer says it all."""
        with self._lock:
            if work == self._of:
                self._of, self._results = None, {}
