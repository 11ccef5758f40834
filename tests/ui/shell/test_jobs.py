"""Jobs: exactly one ending, cancel at once, the latest wins, nothing private in a log."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.progress import Cancel, Progress
from gwasprivacy.ui.shell.jobs import JobRunner, JobState, UnexpectedError

FOREVER = 20.0


class Endings:
    """Collects what a job calls back."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, Any]] = []

    def callbacks(self) -> dict[str, Any]:
        return {
            "on_done": lambda value: self.seen.append(("done", value)),
            "on_failed": lambda error: self.seen.append(("failed", error)),
            "on_cancelled": lambda: self.seen.append(("cancelled", None)),
        }


def until_cancelled(*, progress: Progress, cancel: Cancel, started: threading.Event) -> None:
    started.set()
    end = time.monotonic() + FOREVER
    while time.monotonic() < end:
        cancel.check()
        time.sleep(0.01)


def test_a_job_works_off_the_windows_thread_and_answers_on_it(qtbot: QtBot, jobs: JobRunner) -> None:
    threads: list[Any] = []

    def work(a: int, *, b: int, progress: Progress, cancel: Cancel) -> int:
        threads.append(threading.current_thread())
        return a + b

    done: list[Any] = []
    with qtbot.waitSignal(jobs.ended):
        jobs.run(work, 1, b=2, on_done=lambda value: done.append((value, QThread.currentThread())))
    assert threads[0] is not threading.main_thread()
    assert done == [(3, QApplication.instance().thread())]


def test_a_finished_job_ends_once(qtbot: QtBot, jobs: JobRunner) -> None:
    endings = Endings()
    with qtbot.waitSignal(jobs.ended):
        job = jobs.run(lambda *, progress, cancel: 7, **endings.callbacks())
    job.cancel()
    assert endings.seen == [("done", 7)]
    assert job.state is JobState.DONE
    assert jobs.running == []


def test_cancel_answers_at_once_even_if_the_work_does_not(qtbot: QtBot, jobs: JobRunner) -> None:
    stubborn, endings = threading.Event(), Endings()

    def work(*, progress: Progress, cancel: Cancel) -> str:
        stubborn.wait(FOREVER)
        return "too late"

    job = jobs.run(work, **endings.callbacks())
    job.cancel()
    assert endings.seen == [("cancelled", None)]
    stubborn.set()
    assert jobs.shutdown()
    QApplication.processEvents()
    assert endings.seen == [("cancelled", None)]


def test_work_that_may_not_be_abandoned_says_how_it_ended(qtbot: QtBot, jobs: JobRunner) -> None:
    go, endings = threading.Event(), Endings()

    def release(*, progress: Progress, cancel: Cancel) -> str:
        go.wait(FOREVER)
        return "published"

    job = jobs.run(release, lane="release", abandon=False, **endings.callbacks())
    job.cancel()
    assert endings.seen == []
    with pytest.raises(RuntimeError):
        jobs.run(release, lane="release", abandon=False)
    with qtbot.waitSignal(jobs.ended):
        go.set()
    assert endings.seen == [("done", "published")]


def test_the_latest_job_of_a_lane_wins(qtbot: QtBot, jobs: JobRunner) -> None:
    started, first, second = threading.Event(), Endings(), Endings()
    jobs.run(until_cancelled, started=started, lane="curve", **first.callbacks())
    assert started.wait(5)
    jobs.run(lambda *, progress, cancel: "new", lane="curve", **second.callbacks())
    assert first.seen == [("cancelled", None)], "the old one ends before the new one begins"
    qtbot.waitUntil(lambda: bool(second.seen))
    assert second.seen == [("done", "new")]
    assert first.seen == [("cancelled", None)]


def test_lanes_do_not_disturb_each_other(qtbot: QtBot, jobs: JobRunner) -> None:
    started, slow, quick = threading.Event(), Endings(), Endings()
    jobs.run(until_cancelled, started=started, lane="a", **slow.callbacks())
    jobs.run(lambda *, progress, cancel: 1, lane="b", **quick.callbacks())
    qtbot.waitUntil(lambda: bool(quick.seen))
    assert slow.seen == []
    jobs.cancel("a")
    assert slow.seen == [("cancelled", None)]


def test_an_expected_failure_reaches_its_caller_only(qtbot: QtBot, jobs: JobRunner) -> None:
    endings = Endings()

    def work(*, progress: Progress, cancel: Cancel) -> None:
        raise InvalidInput("study.bim has 9 lines and study.bed 10 SNPs.", hint="Make them again.")

    with qtbot.assertNotEmitted(jobs.failed), qtbot.waitSignal(jobs.ended):
        jobs.run(work, **endings.callbacks())
    ((kind, error),) = endings.seen
    assert kind == "failed"
    assert isinstance(error, InvalidInput)


def test_a_failure_that_nobody_handles_is_announced(qtbot: QtBot, jobs: JobRunner) -> None:
    def work(*, progress: Progress, cancel: Cancel) -> None:
        raise InvalidInput("no.")

    with qtbot.waitSignal(jobs.failed) as blocker:
        jobs.run(work)
    assert isinstance(blocker.args[0], InvalidInput)


def test_a_bug_goes_to_the_log_without_any_value(qtbot: QtBot, jobs: JobRunner) -> None:
    endings = Endings()

    def work(*, progress: Progress, cancel: Cancel) -> None:
        raise ValueError("genotype AA of person 17")

    with qtbot.waitSignal(jobs.failed) as blocker:
        jobs.run(work, **endings.callbacks())
    error = blocker.args[0]
    assert isinstance(error, UnexpectedError)
    assert [kind for kind, _ in endings.seen] == ["failed"]
    text = Path(error.log).read_text()
    assert "ValueError" in text
    assert "person 17" not in text
    assert "AA" not in str(error)


def test_progress_is_typed_and_partial_results_come_in_order(qtbot: QtBot, jobs: JobRunner) -> None:
    stages: list[str] = []
    parts: list[int] = []

    def work(*, progress: Progress, cancel: Cancel, partial: Any) -> None:
        for i in range(5):
            progress("Counting", i + 1, 5)
            partial(i)
        progress("Drawing", 0, 0)

    with qtbot.waitSignal(jobs.ended):
        jobs.run(work, on_progress=lambda p: stages.append(p.stage), on_partial=parts.append)
    assert parts == [0, 1, 2, 3, 4]
    assert stages[0] == "Counting"
    assert stages[-1] == "Drawing"


def test_shutdown_stops_everything_and_starts_nothing(qtbot: QtBot, jobs: JobRunner) -> None:
    started, endings = threading.Event(), Endings()
    jobs.run(until_cancelled, started=started, **endings.callbacks())
    assert started.wait(5)
    assert jobs.shutdown()
    assert endings.seen == [("cancelled", None)]
    with pytest.raises(RuntimeError):
        jobs.run(lambda *, progress, cancel: None)
