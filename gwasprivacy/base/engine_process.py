"""One process beside the window in which its engines compute, so that Python's lock is never theirs while somebody types.

A thread of the window calls :meth:`EngineProcess.run` and waits; progress and partial results come back over a pipe.  Calls
run side by side, each in a thread of the process, which may start worker processes of its own.  It is spawned at the first
call and ends with the window, whatever that ends by: nothing in it could be lost.  Calls have a low priority, but for those that
somebody waits for, where a thread can have one of its own.
"""

from __future__ import annotations

import atexit
import contextlib
import itertools
import multiprocessing
import os
import pickle
import queue
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar

from gwasprivacy.base.errors import Cancelled
from gwasprivacy.base.executors import Pipe, WorkerDied, packed_error
from gwasprivacy.base.platforms.processes import (
    THREADS_STAND_BACK,
    stand_back,
    stand_back_in_this_thread,
    start_process,
)
from gwasprivacy.base.platforms.stopping import leave_stopping_to_the_parent
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import Work

Result = TypeVar("Result")
Partial = Callable[[Any], None]
Message = tuple[int, str, Any]
"""Of which call, what kind, and its value."""

_POLL_SECONDS = 0.1
_LAST_WORDS_SECONDS = 3.0  # that calls get to close their own worker processes
_MESSAGE_SECONDS = 0.1  # between two messages of progress, which are for eyes
_ENDED = "The process of the engines ended unexpectedly; the machine may be out of memory."


class EngineProcess:
    """``prepare`` is called in the process before anything else (a picklable function): it sets the language, say."""

    def __init__(self, prepare: Callable[[], object] | None = None) -> None:
        self.prepare = prepare
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Pipe | None = None
        self._reader: threading.Thread | None = None
        self._calls: dict[int, queue.SimpleQueue[Message]] = {}
        self._serial = itertools.count(1)

    def run(
        self,
        fn: Callable[..., Result],
        *args: object,
        work: Work,
        partial: Partial | None = None,
        is_awaited: bool = False,
        **options: object,
    ) -> Result:
        """``fn(*args, work=…, **options)`` there; with ``partial``, ``fn`` is given one too.

        The result or its exception comes back.  Raises Cancelled at once when that is wished, WorkerDied where the process
        ended; arguments and results are pickled.  ``is_awaited``: it is short, and somebody waits for it: it does not stand back.
        """
        task = pickle.dumps((fn, args, options, partial is not None, is_awaited), protocol=pickle.HIGHEST_PROTOCOL)
        number, inbox = next(self._serial), queue.SimpleQueue[Message]()
        self._send(number, "run", task, inbox)
        try:
            while True:
                if work.cancel.is_cancelled():
                    self._send(number, "cancel", b"")
                    raise Cancelled
                try:
                    _, kind, value = inbox.get(timeout=_POLL_SECONDS)
                except queue.Empty:
                    continue
                if kind == "progress":
                    work.progress(*value)
                elif kind == "partial" and partial is not None:
                    partial(value)
                elif kind == "died":
                    raise Cancelled if work.cancel.is_cancelled() else WorkerDied(_ENDED)
                elif kind == "ended":
                    succeeded, found = pickle.loads(value)  # noqa: S301 from our own process
                    if not succeeded:
                        raise found
                    result: Result = found
                    return result
        finally:
            self._calls.pop(number, None)

    def start(self) -> None:
        """Start the process ahead of the first call, which is then answered sooner."""
        with self._lock:
            self._started()

    def close(self) -> None:
        """End the process and what it runs.  It starts again where it is used again."""
        with self._lock:
            process, pipe, reader = self._process, self._pipe, self._reader
            self._process = self._pipe = self._reader = None
            for number, inbox in list(self._calls.items()):  # a call that hears of it goes, in a thread of its own
                inbox.put((number, "died", None))
        atexit.unregister(self.close)
        if process is None:
            return
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.send_bytes(pickle.dumps((0, "close", b"")))
        process.join(timeout=_LAST_WORDS_SECONDS + 1)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()
        if reader is not None:  # it hears that the process has gone; on Windows a pipe may not close under it
            reader.join(timeout=_LAST_WORDS_SECONDS)
        if pipe is not None:
            pipe.close()

    def _send(self, number: int, kind: str, value: bytes, inbox: queue.SimpleQueue[Message] | None = None) -> None:
        with self._lock:
            if inbox is None:
                pipe = self._pipe
                if pipe is None:
                    return
            else:
                pipe = self._started()
                self._calls[number] = inbox
            try:
                pipe.send_bytes(pickle.dumps((number, kind, value)))
            except OSError:  # the reader tells every call that the process has gone
                if inbox is not None:
                    inbox.put((number, "died", None))

    def _started(self) -> Pipe:
        if self._pipe is not None:
            return self._pipe
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        # Not a daemon, which could not have worker processes: it ends by itself when the pipe does.
        process = context.Process(target=_serve, args=(theirs, self.prepare), name="gwasprivacy-engines")
        start_process(process)
        theirs.close()
        self._process, self._pipe = process, ours
        atexit.unregister(self.close)
        atexit.register(self.close)
        self._reader = threading.Thread(target=self._read, args=(ours,), name="gwasprivacy-engines", daemon=True)
        self._reader.start()
        return ours

    def _read(self, pipe: Pipe) -> None:
        while True:
            try:
                message: Message = pickle.loads(pipe.recv_bytes())  # noqa: S301 from our own process
            except (EOFError, OSError):
                break
            if (inbox := self._calls.get(message[0])) is not None:
                inbox.put(message)
        with self._lock:
            if self._pipe is not pipe:
                return  # it was closed, or another process has taken over
            self._pipe = None
            for number, inbox in list(self._calls.items()):
                inbox.put((number, "died", None))


# In the process -------------------------------------------------------------------------------------------------------


def _serve(pipe: Pipe, prepare: Callable[[], object] | None) -> None:
    """The life of the process: start what is asked, until the window has gone."""
    leave_stopping_to_the_parent()
    if not THREADS_STAND_BACK:
        stand_back()
    if prepare is not None:
        prepare()
    flags: dict[int, CancelFlag] = {}
    threads: set[threading.Thread] = set()
    sending = threading.Lock()
    while True:
        try:
            number, kind, value = pickle.loads(pipe.recv_bytes())  # noqa: S301 from our own process
        except (EOFError, OSError):
            break
        if kind == "close":
            break
        if kind == "cancel":
            if number in flags:
                flags[number].cancel()
            continue
        threads = {thread for thread in threads if thread.is_alive()}
        flags[number] = CancelFlag()
        call = _Call(number, pipe, sending, flags)
        thread = threading.Thread(target=call.work, args=(value,), name=f"engine-{number}", daemon=True)
        threads.add(thread)
        thread.start()
    for flag in list(flags.values()):
        flag.cancel()
    deadline = time.monotonic() + _LAST_WORDS_SECONDS
    for thread in threads:
        thread.join(max(deadline - time.monotonic(), 0.0))
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)  # whatever still computes has nobody to tell


class _Call:
    """One call in its thread."""

    def __init__(self, number: int, pipe: Pipe, sending: threading.Lock, flags: dict[int, CancelFlag]) -> None:
        self._number = number
        self._pipe = pipe
        self._sending = sending
        self._flags = flags
        self._last: tuple[str, float] = ("", 0.0)

    def work(self, task: bytes) -> None:
        flag = self._flags[self._number]
        try:
            fn, args, options, wants_partial, is_awaited = pickle.loads(task)  # noqa: S301 from our own process
            if THREADS_STAND_BACK and not is_awaited:
                stand_back_in_this_thread()
            if wants_partial:
                options = {**options, "partial": lambda value: self._send("partial", value)}
            found = fn(*args, work=Work(progress=self._progress, cancel=flag), **options)
            answer = pickle.dumps((True, found), protocol=pickle.HIGHEST_PROTOCOL)
        except Exception as error:
            answer = packed_error(error)
        finally:
            self._flags.pop(self._number, None)
        self._send("ended", answer)

    def _progress(self, stage: str, done: float, total: float) -> None:
        now = time.monotonic()
        if stage == self._last[0] and now - self._last[1] < _MESSAGE_SECONDS and done < total:
            return
        self._last = (stage, now)
        self._send("progress", (stage, done, total))

    def _send(self, kind: str, value: object) -> None:
        if (flag := self._flags.get(self._number)) is not None and flag.is_cancelled():
            return  # nobody listens
        message = pickle.dumps((self._number, kind, value), protocol=pickle.HIGHEST_PROTOCOL)
        with self._sending:
            try:
                self._pipe.send_bytes(message)
            except OSError:
                return
