"""Where work runs: in this thread, in processes of this machine, or on a Dask cluster.  The answer is the same.

An executor applies a picklable function to picklable items and returns the results in the items' order.  It can be
used as a context manager; leaving it ends its processes.
"""

from __future__ import annotations

import importlib
import pickle
import traceback
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

from gwasprivacy.base.cluster import Cluster
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.platforms.processes import at_once, stand_back, start_process, usable_processors
from gwasprivacy.base.platforms.stopping import leave_stopping_to_the_parent
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import read_bytes

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

Item = TypeVar("Item")
Result = TypeVar("Result")
Pipe = Any
"""One end of a pipe of multiprocessing: a Connection, on Windows a PipeConnection, which are of no common kind."""

_POLL_SECONDS = 0.1
_CONNECT_SECONDS = 10
_DIED = "A worker process ended unexpectedly; the machine may be out of memory."
_CLUSTER_FLIGHT = 4  # items per cluster thread that are submitted ahead


class Executor(Protocol):
    """Maps a function over items; every kind gives the same results."""

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
        """``[fn(item) for item in items]``.  The first exception of ``fn`` is raised as itself; the rest is dropped.

        ``progress`` is told ``stage`` and how many items are done; Cancelled is raised within a second of the wish.  ``found`` is
        given each item with its result as soon as there is one, in any order.
        """

    def close(self) -> None:
        """End what the executor started.  It may be used again afterwards."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class NothingToClose:
    """What an executor does at its end unless it says otherwise: nothing."""

    def close(self) -> None:
        return None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class InlineExecutor(NothingToClose):
    """One item after the other, in the calling thread.  Asks ``cancel`` between items: keep items short."""

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
        results: list[Result] = []
        for done, item in enumerate(work):
            cancel.check()
            progress(stage, done, len(work))
            results.append(fn(item))
            if found is not None:
                found(item, results[-1])
        cancel.check()
        progress(stage, len(work), len(work))
        return results


@dataclass(slots=True)
class _Worker:
    process: SpawnProcess
    pipe: Pipe


class WorkerDied(RuntimeError):
    """A worker process ended by itself, usually because the machine ran out of memory."""


class ProcessExecutor(NothingToClose):
    """``jobs`` fresh processes of this machine, started at the first use and kept until :meth:`close`.

    Processes are spawned, not forked, so threads and windows of the caller are safe.  Cancelling ends the processes
    at once, whatever they compute: they hold nothing that could be lost.
    """

    def __init__(self, jobs: int) -> None:
        if jobs < 1:
            raise InvalidInput("machine.no-processes", jobs=jobs, least=1)
        self.jobs = jobs
        self._workers: list[_Worker] = []

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
        cancel.check()
        progress(stage, 0, len(work))
        if not work:
            return []
        try:
            self._start(at_once(min(self.jobs, len(work))))
            return self._run(fn, work, stage, progress, cancel, found)
        except BaseException:
            # The workers' state is unknown (busy, or dead): the next use starts fresh ones.
            self.close()
            raise

    def _start(self, count: int) -> None:
        import multiprocessing  # only where there are processes: slow to import

        context = multiprocessing.get_context("spawn")
        if not all(worker.process.is_alive() for worker in self._workers):
            self.close()
        while len(self._workers) < count:
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs,), daemon=True, name="gwasprivacy-worker")
            start_process(process)
            theirs.close()
            self._workers.append(_Worker(process, ours))

    def _run(
        self,
        fn: Callable[[Item], Result],
        work: Sequence[Item],
        stage: str,
        progress: Progress,
        cancel: Cancel,
        found: Callable[[Item, Result], object] | None,
    ) -> list[Result]:
        from multiprocessing.connection import wait

        results: dict[int, Result] = {}
        waiting = iter(enumerate(work))
        busy: dict[Pipe, int] = {}

        def give(pipe: Pipe) -> None:
            for index, item in waiting:
                task = pickle.dumps((fn, item), protocol=pickle.HIGHEST_PROTOCOL)
                busy[pipe] = index
                try:
                    pipe.send_bytes(task)
                except ConnectionError as error:
                    raise WorkerDied(_DIED) from error
                return

        for worker in self._workers:
            give(worker.pipe)
        while busy:
            ready: list[Pipe] = list(wait(list(busy), timeout=_POLL_SECONDS))
            cancel.check()
            for pipe in ready:
                try:
                    succeeded, value = pickle.loads(pipe.recv_bytes())  # noqa: S301 from our own process
                except (EOFError, ConnectionError) as error:
                    raise WorkerDied(
                        "A worker process ended unexpectedly; the machine may be out of memory."
                    ) from error
                if not succeeded:
                    raise value
                index = busy.pop(pipe)
                results[index] = value
                give(pipe)
                if found is not None:
                    found(work[index], value)
                progress(stage, len(results), len(work))
        return [results[index] for index in range(len(work))]

    def close(self) -> None:
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.pipe.close()
            worker.process.terminate()
        for worker in workers:
            worker.process.join(timeout=2)
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()
            worker.process.close()


def _serve(pipe: Pipe) -> None:
    """The life of a worker process: take a function and an item, send back the result or the exception."""
    # Ctrl-C reaches the whole terminal group; only the parent decides what it means.
    leave_stopping_to_the_parent()
    stand_back()
    while True:
        try:
            fn, item = pickle.loads(pipe.recv_bytes())  # noqa: S301 from our own process
        except (EOFError, ConnectionError):
            return  # the parent has gone
        except Exception as error:
            answer = packed_error(error)
        else:
            try:
                answer = pickle.dumps((True, fn(item)), protocol=pickle.HIGHEST_PROTOCOL)
            except Exception as error:
                answer = packed_error(error)
        try:
            pipe.send_bytes(answer)
        except ConnectionError:
            return


def packed_error(error: Exception) -> bytes:
    """``(False, error)`` pickled, with the place where it happened, without any value; the traceback itself cannot travel."""
    error.add_note("In a worker process:\n" + "".join(traceback.format_tb(error.__traceback__)))
    try:
        packed = pickle.dumps((False, error))
        pickle.loads(packed)  # noqa: S301 exceptions with arguments of their own may not come back
    except Exception:
        packed = pickle.dumps((False, RuntimeError(f"{type(error).__name__} in a worker process")))
    return packed


def _distributed() -> Any:
    return importlib.import_module("distributed")


class DaskExecutor(NothingToClose):
    """A Dask cluster; the only thing in this project that opens a connection.

    It connects at the first use, to the cluster's address and no other.  The cluster's workers need this program installed
    and see files under the same paths.  Raises PrivacyRefusal for a cluster that others could listen to.

    *Trust.*  Results come as pickles: whoever controls the cluster can run programs as this user.

    *Speed.*  A small simulated study costs a worker half as much again or twice what it costs a process of this machine.
    That is neither Python's lock nor Dask's bookkeeping nor its profiler (measured: larger bundles and no profiler change
    nothing): Dask's nanny starts workers with ``MALLOC_TRIM_THRESHOLD_=65536``, for which the C library gives every array
    above 128 kB back to the system and asks for it anew (70 times as many page faults).  A client cannot change that.  Who
    starts the workers can: with ``MALLOC_MMAP_THRESHOLD_=67108864`` in their environment they take two thirds of the time.
    """

    def __init__(self, cluster: Cluster) -> None:
        cluster.require_privacy()
        self.cluster = cluster
        self._client: Any = None

    def _connected(self) -> Any:
        if self._client is None:
            try:
                distributed = _distributed()
            except ImportError as error:
                raise InvalidInput("machine.no-distributed") from error
            security = _security(distributed, self.cluster) if self.cluster.is_encrypted else None
            try:
                self._client = distributed.Client(
                    self.cluster.address, timeout=_CONNECT_SECONDS, set_as_default=False, security=security
                )
            except (OSError, ValueError, TimeoutError, RuntimeError) as error:
                if security is not None:
                    raise InvalidInput("cluster.no-trusted-scheduler", address=self.cluster.address) from error
                raise InvalidInput("machine.no-scheduler", address=self.cluster.address) from error
        return self._client

    def on_each_worker(self, fn: Callable[[], Result]) -> dict[str, tuple[int, Result]]:
        """What ``fn`` returns on every worker, by its address, with its number of threads.  Raises InvalidInput where ``fn`` fails there,
        as it does where this program is not installed."""
        client = self._connected()
        threads: dict[str, int] = client.nthreads()
        try:
            answers = client.run(fn)
        except Exception as error:  # whatever a worker raises, a missing module among it
            raise InvalidInput("cluster.worker-fails") from error
        return {address: (threads.get(address, 1), answer) for address, answer in sorted(answers.items())}

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
        from concurrent.futures import FIRST_COMPLETED
        from concurrent.futures import TimeoutError as FutureTimeout

        work = list(items)
        cancel.check()
        client = self._connected()
        distributed = _distributed()
        threads = max(1, sum(client.nthreads().values()))
        results: dict[int, Result] = {}
        waiting = iter(enumerate(work))
        flying: dict[Any, int] = {}
        progress(stage, 0, len(work))
        try:
            while True:
                while len(flying) < _CLUSTER_FLIGHT * threads:
                    index, item = next(waiting, (-1, None))
                    if index < 0:
                        break
                    flying[client.submit(fn, item, pure=False)] = index
                if not flying:
                    break
                try:
                    with client.as_current():
                        ready = distributed.wait(list(flying), timeout=_POLL_SECONDS, return_when=FIRST_COMPLETED).done
                except (TimeoutError, FutureTimeout):
                    ready = set()
                cancel.check()
                for future in ready:
                    index = flying.pop(future)
                    results[index] = self._result(future)
                    if found is not None:
                        found(work[index], results[index])
                progress(stage, len(results), len(work))
        except BaseException:
            client.cancel(list(flying), force=True)
            raise
        return [results[index] for index in range(len(work))]

    @staticmethod
    def _result(future: Any) -> Any:
        distributed = _distributed()
        try:
            return future.result()
        except (distributed.KilledWorker, distributed.CancelledError) as error:
            raise WorkerDied("A worker of the cluster ended unexpectedly; it may be out of memory.") from error

    def close(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.close()


def _security(distributed: Any, cluster: Cluster) -> Any:
    """Dask's settings for TLS, tried before anything connects.  Raises InvalidInput."""
    named = {"tls_ca_file": cluster.ca, "tls_client_cert": cluster.cert, "tls_client_key": cluster.key}
    try:
        security = distributed.Security(
            require_encryption=True, **{name: str(path) for name, path in named.items() if path is not None}
        )
    except (ValueError, TypeError) as error:
        raise _unusable_certificates() from error
    files = (security.tls_ca_file, security.tls_client_cert, security.tls_client_key)
    if not (security.tls_ca_file and security.tls_client_cert):
        raise InvalidInput("cluster.no-certificates")
    for file in files:
        if (
            isinstance(file, str)
            and "\n" not in file
            and b"ENCRYPTED" in read_bytes(Path(file), Phrase("a certificate or its key"))
        ):
            # Dask opens it again for every connection, and would ask on the terminal each time.
            raise InvalidInput("cluster.encrypted-key", path=Path(file))
    try:
        security.get_connection_args("client")
    except (OSError, ValueError) as error:
        raise _unusable_certificates() from error
    return security


def _unusable_certificates() -> InvalidInput:
    return InvalidInput("cluster.unusable-certificates")


def make_executor(jobs: int | None = None, cluster: Cluster | None = None) -> Executor:
    """The executor that ``--jobs`` and ``--cluster`` ask for.

    None or 1 job: inline.  0 jobs: one process per processor.  A cluster: there.  Raises InvalidInput, PrivacyRefusal.
    """
    if cluster is not None:
        if jobs is not None:
            raise InvalidInput("machine.jobs-and-cluster")
        return DaskExecutor(cluster)
    if jobs is None or jobs == 1:
        return InlineExecutor()
    if jobs == 0:
        jobs = usable_processors()
    return ProcessExecutor(jobs)
