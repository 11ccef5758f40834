"""Long work on a worker thread: typed progress, cancel, and exactly one of done, cancelled, failed.

Whoever has work done owns a :class:`Lane` for each kind of it.  A lane does one thing at a time: what is started supersedes
what runs, whose end is then no news (the latest wins).  Engines know nothing of this: they are called as
``fn(*args, work=…, **kwargs)`` and raise :class:`~gwasprivacy.base.errors.Cancelled` when asked to stop.
All callbacks are called on the window's thread.

Worker threads never touch Qt: they put messages into a queue that a timer of the window's thread empties while any
thread is alive.  So a window can be closed, and its objects deleted, whatever the workers are doing (see ``garbage``).
"""

from __future__ import annotations

import functools
import itertools
import logging
import queue
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from gwasprivacy.base.crash_log import write_crash_log
from gwasprivacy.base.engine_process import EngineProcess
from gwasprivacy.base.errors import Cancelled, GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.time_left import TimeLeft
from gwasprivacy.base.work import Work
from gwasprivacy.ui.shell.garbage_collection import windows_collector

_LOG = logging.getLogger(__name__)
POLL = 15  # ms between two looks at what the workers sent
MESSAGE_SECONDS = 0.1  # between two messages of progress: eyes need no more
HEARING_SECONDS = 0.2  # after which a window that waits for its last job hears that it is asked to end again


class JobState(StrEnum):
    RUNNING = "running"
    DONE = "done"
    CANCELLED = "cancelled"
    FAILED = "failed"


class UnexpectedError(GwasPrivacyError):
    """A bug: what ``on_failed`` receives in place of the exception, whose values could be private."""

    exit_code = 1

    def __init__(self, log: str) -> None:
        super().__init__(
            words=say("An unexpected error, which is a bug in this program."), hint=say("The log is {log}.", log=log)
        )
        self.log = log


@dataclass(frozen=True, slots=True, kw_only=True)
class JobProgress:
    """How far a job has come: ``stage`` in words, ``fraction`` of the stage in [0, 1] and ``seconds_left`` when known."""

    stage: str
    fraction: float | None = None
    seconds_left: float | None = None


Callback = Callable[..., object]
Result = TypeVar("Result")


class Job:
    """One piece of work.  Made by :meth:`Lane.start`; ``state`` leaves RUNNING exactly once."""

    def __init__(self, runner: JobRunner, lane: Lane, *, title: str, abandon: bool) -> None:
        self.lane = lane.name
        self.title = title
        self.state = JobState.RUNNING
        self.progress = JobProgress(stage=title)
        self.cancel_asked = False
        self._runner = runner
        self._lane = lane
        self._messages = runner._messages
        self._flag = CancelFlag()
        self._abandon = abandon
        self._own_process: EngineProcess | None = None
        self._is_awaited = False
        self._thread: threading.Thread | None = None
        self._callbacks: dict[str, Callback | None] = {}
        self._left = TimeLeft()
        self._last_sent = ("", 0.0)

    @property
    def is_running(self) -> bool:
        return self.state is JobState.RUNNING

    @property
    def can_be_abandoned(self) -> bool:
        """Whether nothing is lost when the window closes now."""
        return self._abandon

    def cancel(self) -> None:
        """Ask the work to stop.  Work that may be abandoned counts as cancelled at once; other work ends as it ends."""
        if not self.is_running:
            return
        self.cancel_asked = True
        self._flag.cancel()
        if self._abandon:
            self._finish(JobState.CANCELLED, None)
        else:
            self._runner.updated.emit()

    def _silence(self) -> None:
        """Its end is no news any more."""
        self._callbacks = {}

    # On the worker thread -------------------------------------------------------------------------------------------

    def _work(self, fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        state, value = JobState.DONE, None
        try:
            engines = self._own_process
            call = fn if engines is None else functools.partial(engines.run, fn, is_awaited=self._is_awaited)
            value = call(*args, work=Work(progress=self._report, cancel=self._flag), **kwargs)
        except Cancelled:
            state = JobState.CANCELLED
        except GwasPrivacyError as error:
            state, value = JobState.FAILED, error
        except BaseException:
            state, value = JobState.FAILED, UnexpectedError(write_crash_log(sys.exc_info()))
        self._messages.put((self, "ended", (state, value)))

    def _report(self, stage: str, done: float, total: float) -> None:
        now = time.monotonic()
        fraction = min(max(done / total, 0.0), 1.0) if total > 0 else None
        last, sent = self._last_sent
        if stage == last and now - sent < MESSAGE_SECONDS and (fraction is None or fraction < 1.0):
            return
        self._last_sent = (stage, now)
        left = self._left.told(stage, fraction, now)
        self._messages.put((self, "progress", JobProgress(stage=stage, fraction=fraction, seconds_left=left)))

    def _deliver(self, value: object) -> None:
        self._messages.put((self, "partial", value))

    # On the window's thread -----------------------------------------------------------------------------------------

    def _receive(self, kind: str, value: Any) -> None:
        if kind == "ended":
            self._runner._forget_thread(self)
            if self.is_running:
                self._finish(*value)
        elif self.is_running and kind == "progress":
            self.progress = value
            self._call("on_progress", value)
            self._runner.updated.emit()
        elif self.is_running:
            self._call("on_partial", value)

    def _finish(self, state: JobState, value: object) -> None:
        self.state = state
        _LOG.info("%s: %s", self.lane, state.value)
        self._runner._forget(self)
        self._lane._forget(self)
        if state is JobState.DONE:
            self._call("on_done", value)
        elif state is JobState.CANCELLED:
            self._call("on_cancelled")
        else:
            handled = self._call("on_failed", value)
            if isinstance(value, UnexpectedError) or not handled:
                self._runner.failed.emit(value)
        self._runner.ended.emit(self)
        self._runner.updated.emit()

    def _call(self, name: str, *args: object) -> bool:
        callback = self._callbacks.get(name)
        if callback is None:
            return False
        callback(*args)
        return True


class JobRunner(QObject):
    """Runs the jobs of all lanes of a window.  ``updated`` when what the status bar shows may have changed.

    ``engines``: where jobs that run in a process of their own do so; None: in threads, as all others.  Windows may share it; who made it closes it.
    """

    updated = Signal()
    started = Signal(object)  # Job
    ended = Signal(object)  # Job, in its final state
    failed = Signal(object)  # GwasPrivacyError that nobody handled, or UnexpectedError always

    def __init__(self, parent: QObject | None = None, *, engines: EngineProcess | None = None) -> None:
        super().__init__(parent)
        self.engines = engines if engines is not None else _shared[0]
        self._jobs: list[Job] = []
        self._alive: set[Job] = set()
        self._messages: queue.SimpleQueue[tuple[Job, str, Any]] = queue.SimpleQueue()
        self._serial = itertools.count(1)
        self._closed = False
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._empty_queue)

    @property
    def is_closed(self) -> bool:
        """Whether the window closes: nothing starts any more."""
        return self._closed

    @property
    def running(self) -> list[Job]:
        """The running jobs, the latest last."""
        return list(self._jobs)

    def cancel(self) -> None:
        """Cancel every job."""
        for job in self.running:
            job.cancel()

    def _begin(self, job: Job, fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        self._jobs.append(job)
        self._alive.add(job)
        name = f"job-{next(self._serial)}-{job.lane}"
        job._thread = threading.Thread(target=job._work, args=(fn, args, kwargs), name=name, daemon=True)
        self.started.emit(job)
        windows_collector().watch(job._thread)
        job._thread.start()
        self._timer.start()
        self.updated.emit()

    def shutdown(self, timeout: float = 10.0) -> bool:
        """Cancel everything and wait for the threads; False when one did not stop in time.  No job starts afterwards.

        A job that must not be abandoned is waited for as long as it takes: a release that was debited is completed.
        """
        self._closed = True
        self.cancel()
        deadline = time.monotonic() + timeout
        threads = [job._thread for job in self._alive if job._thread is not None]
        for job in self._alive:
            while not job._abandon and job._thread is not None and job._thread.is_alive():
                job._thread.join(HEARING_SECONDS)
        for thread in threads:
            thread.join(max(deadline - time.monotonic(), 0.0))
        self._timer.stop()
        windows_collector().tidy()
        return not any(thread.is_alive() for thread in threads)

    def _empty_queue(self) -> None:
        # The thread of a job that was abandoned still sends its ending, so the timer ends with the last thread.
        while True:
            try:
                job, kind, value = self._messages.get_nowait()
            except queue.Empty:
                break
            job._receive(kind, value)
        if not self._alive:
            self._timer.stop()

    def _forget(self, job: Job) -> None:
        if job in self._jobs:
            self._jobs.remove(job)

    def _forget_thread(self, job: Job) -> None:
        self._alive.discard(job)


_shared: list[EngineProcess | None] = [None]


def share_engines(engines: EngineProcess | None) -> None:
    """The process for engines of every runner that is made from now on; None: engines run in threads."""
    _shared[0] = engines


class Start(Enum):
    """What became of asking a lane to start something."""

    STARTED = "started"
    BUSY = "busy"  # work that must not be superseded is running in the lane
    CLOSING = "closing"  # the window closes: nothing starts any more


class Lane:
    """One kind of work, of which one piece runs at a time; whoever owns the lane hears how the latest ended.

    Each piece that started ends exactly once: done, cancelled or failed, and ``is_running`` is False by the time its owner is
    told.  One that was superseded or dropped tells nothing more.
    """

    def __init__(self, jobs: JobRunner, name: str) -> None:
        self._jobs = jobs
        self.name = name
        self._job: Job | None = None

    @property
    def is_running(self) -> bool:
        return self._job is not None

    @property
    def title(self) -> str:
        """What the running work is called; "" while there is none."""
        return "" if self._job is None else self._job.title

    def start(
        self,
        fn: Callable[..., Result],
        *args: object,
        title: str,
        on_done: Callable[[Result], object],
        on_failed: Callable[[GwasPrivacyError], object] | None = None,
        on_cancelled: Callable[[], object] | None = None,
        on_progress: Callable[[JobProgress], object] | None = None,
        on_partial: Callable[[Any], object] | None = None,
        abandon: bool = True,
        in_own_process: bool = False,
        is_awaited: bool = False,
        **kwargs: object,
    ) -> Start:
        """Call ``fn(*args, work=…, **kwargs)`` on a worker thread; what ran before is superseded.

        ``abandon=False`` is for work whose outcome must be known even after Cancel (a release): it is never superseded, and
        its own ending counts.  With ``on_partial``, ``fn`` is also given ``partial=…``, which hands results over as they
        arrive.  ``in_own_process`` is for engines that compute in Python for long, whose arguments and results can be pickled: they run in
        the runner's process for engines, where it has one, so that the window never waits for Python's lock; with ``is_awaited`` they
        do not stand back there for other programs.  A failure without
        ``on_failed`` is announced by the runner, as every bug is.  Where the answer is not STARTED, nothing has changed and nobody
        will be called.
        """
        if self._jobs.is_closed:
            return Start.CLOSING
        if self._job is not None and not self._job.can_be_abandoned:
            return Start.BUSY
        self.drop()
        job = Job(self._jobs, self, title=title, abandon=abandon)
        job._callbacks = {
            "on_done": on_done,
            "on_failed": on_failed,
            "on_cancelled": on_cancelled,
            "on_progress": on_progress,
            "on_partial": on_partial,
        }
        if on_partial is not None:
            kwargs["partial"] = job._deliver
        if in_own_process and abandon:
            job._own_process = self._jobs.engines
            job._is_awaited = is_awaited
        self._job = job
        self._jobs._begin(job, fn, args, kwargs)
        return Start.STARTED

    def cancel(self) -> None:
        """Ask the running work to stop; its owner is told that it was cancelled, or how it ended before it could."""
        if self._job is not None:
            self._job.cancel()

    def drop(self) -> None:
        """Stop the running work, whose end is no news.  Work that must not be abandoned is asked to stop, and still tells."""
        job = self._job
        if job is None:
            return
        if job.can_be_abandoned:
            self._job = None
            job._silence()
        job.cancel()

    def _forget(self, job: Job) -> None:
        if self._job is job:
            self._job = None
