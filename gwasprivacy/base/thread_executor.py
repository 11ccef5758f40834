"""Items on threads of this process: for work that lets go of Python's lock, as reading files and compiled counting do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import TypeVar

from gwasprivacy.base.executors import NothingToClose
from gwasprivacy.base.language import mark
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress

Item = TypeVar("Item")
Result = TypeVar("Result")

_POLL_SECONDS = 0.1
_WAITING = 2  # items per thread that are handed over ahead


class ThreadExecutor(NothingToClose):
    """``jobs`` threads for each :meth:`map`; see ``executors.Executor``.  Keep items short: one that runs is not cancelled."""

    def __init__(self, jobs: int) -> None:
        if jobs < 1:
            raise ValueError("no thread can do any work")
        self.jobs = jobs

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
        """``[fn(item) for item in items]``; ``progress`` and ``cancel`` are asked in the calling thread alone."""
        work = list(items)
        results: dict[int, Result] = {}
        flying: dict[Future[Result], int] = {}
        waiting = iter(enumerate(work))
        cancel.check()
        progress(stage, 0, len(work))
        pool = ThreadPoolExecutor(max_workers=self.jobs, thread_name_prefix="gwasprivacy-worker")
        try:
            while True:
                while len(flying) < _WAITING * self.jobs and (item := next(waiting, None)) is not None:
                    flying[pool.submit(fn, item[1])] = item[0]
                if not flying:
                    break
                done, _ = wait(flying, timeout=_POLL_SECONDS, return_when=FIRST_COMPLETED)
                cancel.check()
                for future in done:
                    index = flying.pop(future)
                    results[index] = future.result()
                    if found is not None:
                        found(work[index], results[index])
                progress(stage, len(results), len(work))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
        return [results[index] for index in range(len(work))]
