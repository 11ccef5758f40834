"""The process beside the window in which engines compute."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from gwasprivacy.base.engine_process import EngineProcess
from gwasprivacy.base.errors import Cancelled, InvalidInput
from gwasprivacy.base.executors import ProcessExecutor, WorkerDied
from gwasprivacy.base.language import install, say
from gwasprivacy.base.platforms.processes import NICENESS, THREADS_STAND_BACK
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.work import UNWATCHED, Work

WAIT = 30


@pytest.fixture(scope="module")
def engines() -> Iterator[EngineProcess]:
    made = EngineProcess(shout)
    yield made
    made.close()


def shout() -> None:
    install(lambda source, _n: source.upper())


def add(a: int, b: int, *, work: Work, partial: Callable[[object], None]) -> int:
    work.progress("Adding", 0, 2)
    partial(a)
    work.progress("Adding", 2, 2)
    return a + b


def refuse(*, work: Work) -> None:
    raise InvalidInput("test.too-many", words="{n} is too many.", n=7)


def speak(*, work: Work) -> str:
    return say("Good morning")


def place(*, work: Work) -> tuple[int, int]:
    return os.getpid(), psutil.Process().nice() if sys.platform == "win32" else os.getpriority(os.PRIO_PROCESS, 0)


def wait_for_ever(*, work: Work) -> None:
    work.progress("Waiting", 0, 1)
    while True:
        work.check()
        threading.Event().wait(0.01)


def square(x: int) -> int:
    return x * x


def squares(*, work: Work) -> list[int]:
    with ProcessExecutor(1) as executor:
        return executor.map(square, range(4), progress=work.progress, cancel=work.cancel)


def die(*, work: Work) -> None:
    os._exit(3)


def run(engines: EngineProcess, fn: Callable[..., object], work: Work = UNWATCHED) -> object:
    return engines.run(fn, work=work)


def test_result_progress_and_partial_results_come_back(engines: EngineProcess) -> None:
    stages: list[tuple[str, float, float]] = []
    parts: list[object] = []
    assert engines.run(
        add, 2, b=3, work=Work(progress=lambda *told: stages.append(told)), partial=parts.append
    ) == 5  # fmt: skip
    assert parts == [2]
    assert stages == [("Adding", 0, 2), ("Adding", 2, 2)]


def test_an_error_comes_back_as_itself(engines: EngineProcess) -> None:
    with pytest.raises(InvalidInput) as found:
        run(engines, refuse)
    assert (found.value.code, found.value.values["n"]) == ("test.too-many", 7)


def test_engines_speak_the_windows_language(engines: EngineProcess) -> None:
    assert run(engines, speak) == "GOOD MORNING"


def test_engines_compute_elsewhere_with_a_lower_priority(engines: EngineProcess) -> None:
    number, niceness = run(engines, place)  # type: ignore[misc]
    assert number != os.getpid()
    assert niceness == psutil.BELOW_NORMAL_PRIORITY_CLASS if sys.platform == "win32" else niceness >= 10


@pytest.mark.skipif(not THREADS_STAND_BACK, reason="a priority is a process's here")
def test_what_somebody_waits_for_does_not_stand_back_beside_what_does(engines: EngineProcess) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    niceness = [engines.run(place, work=UNWATCHED, is_awaited=awaited)[1] for awaited in (True, False, True)]
    assert niceness == [own, max(own, NICENESS), own]


def test_engines_may_start_processes_of_their_own(engines: EngineProcess) -> None:
    assert run(engines, squares) == [0, 1, 4, 9]


def test_who_cancels_does_not_wait_and_other_calls_go_on(engines: EngineProcess) -> None:
    flag, begun = CancelFlag(), threading.Event()
    ended: list[type[BaseException]] = []

    def call() -> None:
        try:
            engines.run(wait_for_ever, work=Work(progress=lambda *_: begun.set(), cancel=flag))
        except Cancelled as error:
            ended.append(type(error))

    thread = threading.Thread(target=call)
    thread.start()
    assert begun.wait(WAIT)
    assert run(engines, speak) == "GOOD MORNING"
    flag.cancel()
    thread.join(WAIT)
    assert ended == [Cancelled]


def test_a_process_that_ends_is_said_and_replaced(engines: EngineProcess) -> None:
    with pytest.raises(WorkerDied):
        run(engines, die)
    assert run(engines, speak) == "GOOD MORNING"


def test_the_process_ends_with_a_window_that_is_killed() -> None:
    script = (
        "from gwasprivacy.base.engine_process import EngineProcess\n"
        "from gwasprivacy.base.work import UNWATCHED\n"
        "from tests.base.test_engine_process import place\n"
        "if __name__ == '__main__':\n"
        "    print(EngineProcess().run(place, work=UNWATCHED)[0], flush=True)\n"
        "    input()\n"
    )
    window = subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert window.stdout is not None
    number = int(window.stdout.readline())
    window.kill()
    window.communicate()
    until = time.monotonic() + WAIT
    while is_running(number):
        assert time.monotonic() < until


def is_running(number: int) -> bool:
    if sys.platform == "win32":
        return psutil.pid_exists(number)
    try:
        return Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


class _GoesAtOnce:
    """The inbox of a call that is gone, in its own thread, the moment that it hears of the end."""

    def __init__(self, engines: EngineProcess, number: int) -> None:
        self.engines, self.number = engines, number
        self.heard: list[object] = []

    def put(self, message: object) -> None:
        self.heard.append(message)
        self.engines._calls.pop(self.number)


def test_calls_that_go_while_it_closes_stop_nothing(engines: EngineProcess) -> None:
    calls = [_GoesAtOnce(engines, -number) for number in (1, 2, 3)]
    engines._calls.update({each.number: each for each in calls})  # type: ignore[dict-item]
    engines.close()
    assert all(each.heard for each in calls)


class _WishedForLate:
    """A cancellation that is wished for after the call has looked, as when a window closes."""

    def __init__(self) -> None:
        self.looks = 0

    def is_cancelled(self) -> bool:
        self.looks += 1
        return self.looks > 1

    def check(self) -> None:
        return


def test_who_had_cancelled_is_not_told_that_the_process_died(
    engines: EngineProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    def died(_number: int, _kind: str, _value: bytes, inbox: object = None) -> None:
        if inbox is not None:
            inbox.put((0, "died", None))  # type: ignore[attr-defined]

    monkeypatch.setattr(engines, "_send", died)
    with pytest.raises(Cancelled):
        engines.run(os.getpid, work=Work(cancel=_WishedForLate()))
    with pytest.raises(WorkerDied):
        engines.run(os.getpid, work=UNWATCHED)


class _LateForOne:
    """A lock that one thread comes late to."""

    def __init__(self, late: threading.Thread) -> None:
        self.lock, self.late = threading.Lock(), late

    def __enter__(self) -> None:
        if threading.current_thread() is self.late:
            time.sleep(0.3)
        self.lock.acquire()

    def __exit__(self, *_: object) -> None:
        self.lock.release()


def test_its_pipe_is_closed_when_nobody_reads_from_it_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    engines, before = EngineProcess(), threading.enumerate()
    engines.start()
    (reader,) = (each for each in threading.enumerate() if each not in before and each.name == "gwasprivacy-engines")
    monkeypatch.setattr(engines, "_lock", _LateForOne(reader))
    pipe, reads = engines._pipe, list[bool]()
    assert pipe is not None
    close = pipe.close
    monkeypatch.setattr(pipe, "close", lambda: (reads.append(reader.is_alive()), close()))
    engines.close()
    assert reads == [False]
