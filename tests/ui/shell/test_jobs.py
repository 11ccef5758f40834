"""Lanes: exactly one ending, cancel at once, the latest wins, nothing private in a log."""

from __future__ import annotations

import itertools
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QThread
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.work import Work
from gwasprivacy.ui.shell.jobs import JobRunner, JobState, Lane, Start, UnexpectedError

FOREVER = 20.0


class Endings:
    """Collects what a lane tells its owner, and whether the lane still counted as running then."""

    def __init__(self, lane: Lane | None = None) -> None:
        self.seen: list[tuple[str, Any]] = []
        self.was_running: list[bool] = []
        self.lane = lane

    def _tell(self, kind: str, value: Any) -> None:
        self.seen.append((kind, value))
        self.was_running.append(self.lane is not None and self.lane.is_running)

    def callbacks(self) -> dict[str, Any]:
        return {
            "on_done": lambda value: self._tell("done", value),
            "on_failed": lambda error: self._tell("failed", error),
            "on_cancelled": lambda: self._tell("cancelled", None),
        }


@pytest.fixture
def lane(jobs: JobRunner) -> Lane:
    return Lane(jobs, "curve")


@pytest.fixture
def go() -> threading.Event:
    return threading.Event()


def start(lane: Lane, fn: Any, endings: Endings | None = None, **options: Any) -> Start:
    endings = Endings() if endings is None else endings
    return lane.start(fn, title="Work", **{**endings.callbacks(), **options})


def seven(*, work: Work) -> int:
    return 7


def until_cancelled(*, work: Work, started: threading.Event) -> None:
    started.set()
    gate = threading.Event()
    while not gate.wait(0.01):
        work.check()


def test_work_runs_off_the_windows_thread_and_answers_on_it(qtbot: QtBot, jobs: JobRunner, lane: Lane) -> None:
    threads: list[Any] = []

    def work(a: int, *, b: int, work: Work) -> int:
        threads.append(threading.current_thread())
        return a + b

    done: list[Any] = []
    with qtbot.waitSignal(jobs.ended):
        lane.start(work, 1, b=2, title="Adding", on_done=lambda value: done.append((value, QThread.currentThread())))
    assert threads[0] is not threading.main_thread()
    assert done == [(3, QApplication.instance().thread())]


def test_finished_work_ends_once(qtbot: QtBot, jobs: JobRunner, lane: Lane) -> None:
    endings = Endings(lane)
    with qtbot.waitSignal(jobs.ended) as ended:
        assert start(lane, seven, endings) is Start.STARTED
    lane.cancel()
    lane.drop()
    assert endings.seen == [("done", 7)]
    assert ended.args[0].state is JobState.DONE
    assert jobs.running == []


@pytest.mark.parametrize("how", ["done", "failed", "cancelled"])
def test_a_lane_is_free_again_when_its_owner_is_told(qtbot: QtBot, lane: Lane, go: threading.Event, how: str) -> None:
    def work(*, work: Work) -> None:
        go.wait(FOREVER)
        if how == "failed":
            raise InvalidInput(words="no.")

    endings = Endings(lane)
    start(lane, work, endings)
    assert lane.is_running
    assert lane.title == "Work"
    if how == "cancelled":
        lane.cancel()
    go.set()
    qtbot.waitUntil(lambda: bool(endings.seen))
    assert [kind for kind, _ in endings.seen] == [how]
    assert endings.was_running == [False]
    assert lane.title == ""


def test_an_owner_may_go_on_with_other_work_when_it_is_told(qtbot: QtBot, lane: Lane) -> None:
    second = Endings(lane)
    start(lane, seven, on_done=lambda value: start(lane, lambda *, work: value + 1, second))
    qtbot.waitUntil(lambda: bool(second.seen))
    assert second.seen == [("done", 8)]


def test_cancel_answers_at_once_even_if_the_work_does_not(
    qtbot: QtBot, jobs: JobRunner, lane: Lane, go: threading.Event
) -> None:
    endings = Endings(lane)

    def work(*, work: Work) -> str:
        go.wait(FOREVER)
        return "too late"

    start(lane, work, endings)
    lane.cancel()
    assert endings.seen == [("cancelled", None)]
    go.set()
    assert jobs.shutdown()
    QApplication.processEvents()
    assert endings.seen == [("cancelled", None)]


def test_work_that_may_not_be_abandoned_says_how_it_ended(
    qtbot: QtBot, jobs: JobRunner, lane: Lane, go: threading.Event
) -> None:
    endings, other = Endings(lane), Endings(lane)

    def release(*, work: Work) -> str:
        go.wait(FOREVER)
        return "published"

    start(lane, release, endings, abandon=False)
    lane.cancel()
    lane.drop()
    assert endings.seen == []
    assert lane.is_running
    assert start(lane, seven, other) is Start.BUSY
    with qtbot.waitSignal(jobs.ended):
        go.set()
    assert endings.seen == [("done", "published")]
    assert other.seen == []


def test_a_window_that_closes_waits_for_work_that_may_not_be_abandoned_however_long_it_takes(
    qtbot: QtBot, jobs: JobRunner, lane: Lane, go: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, join = itertools.count(1), threading.Thread.join

    def joined(thread: threading.Thread, timeout: float | None = None) -> None:
        join(thread, timeout)
        if next(waits) == 3:
            go.set()

    done: list[str] = []

    def release(*, work: Work) -> None:
        go.wait(FOREVER)
        done.append("published")

    start(lane, release, Endings(lane), abandon=False)
    monkeypatch.setattr(threading.Thread, "join", joined)
    assert jobs.shutdown(timeout=0.0)
    assert done == ["published"]


def test_the_latest_work_of_a_lane_wins_and_the_superseded_is_no_news(
    qtbot: QtBot, jobs: JobRunner, lane: Lane
) -> None:
    started, first, second = threading.Event(), Endings(lane), Endings(lane)
    ended: list[JobState] = []
    jobs.ended.connect(lambda job: ended.append(job.state))
    start(lane, until_cancelled, first, started=started)
    assert started.wait(5)
    start(lane, lambda *, work: "new", second)
    assert ended == [JobState.CANCELLED], "the old one ends before the new one begins"
    qtbot.waitUntil(lambda: bool(second.seen))
    assert second.seen == [("done", "new")]
    assert first.seen == []


def test_a_superseded_result_is_dropped_even_if_it_comes_last(
    qtbot: QtBot, jobs: JobRunner, lane: Lane, go: threading.Event
) -> None:
    first, second, parts = Endings(lane), Endings(lane), []

    def old(*, work: Work, partial: Any) -> str:
        go.wait(FOREVER)
        work.progress("Old", 1, 2)
        partial("old part")
        return "old"

    start(lane, old, first, on_partial=parts.append, on_progress=parts.append)
    start(lane, seven, second)
    qtbot.waitUntil(lambda: bool(second.seen))
    go.set()
    assert jobs.shutdown()
    jobs._empty_queue()
    assert (first.seen, parts) == ([], [])
    assert second.seen == [("done", 7)]


def test_dropped_work_is_no_news(qtbot: QtBot, jobs: JobRunner, lane: Lane) -> None:
    started, endings = threading.Event(), Endings(lane)
    start(lane, until_cancelled, endings, started=started)
    with qtbot.waitSignal(jobs.ended) as ended:
        lane.drop()
    assert ended.args[0].state is JobState.CANCELLED
    assert endings.seen == []
    assert not lane.is_running


def test_lanes_do_not_disturb_each_other(qtbot: QtBot, jobs: JobRunner, lane: Lane) -> None:
    other = Lane(jobs, "another")
    started, slow, quick = threading.Event(), Endings(lane), Endings(other)
    start(lane, until_cancelled, slow, started=started)
    start(other, seven, quick)
    qtbot.waitUntil(lambda: bool(quick.seen))
    other.cancel()
    assert slow.seen == []
    lane.cancel()
    assert slow.seen == [("cancelled", None)]


def test_an_expected_failure_reaches_its_owner_only(qtbot: QtBot, jobs: JobRunner, lane: Lane) -> None:
    endings = Endings(lane)

    def work(*, work: Work) -> None:
        raise InvalidInput(words="study.bim has 9 lines and study.bed 10 SNPs.", hint="Make them again.")

    with qtbot.assertNotEmitted(jobs.failed), qtbot.waitSignal(jobs.ended):
        start(lane, work, endings)
    ((kind, error),) = endings.seen
    assert kind == "failed"
    assert isinstance(error, InvalidInput)


@pytest.mark.parametrize("error", [InvalidInput(words="no."), ValueError("genotype AA")])
def test_a_failure_that_nobody_handles_is_announced_once(
    qtbot: QtBot, jobs: JobRunner, lane: Lane, error: Exception
) -> None:
    announced: list[object] = []
    jobs.failed.connect(announced.append)

    def work(*, work: Work) -> None:
        raise error

    with qtbot.waitSignal(jobs.ended):
        lane.start(work, title="Work", on_done=announced.append)
    assert [type(one) for one in announced] == [InvalidInput if isinstance(error, InvalidInput) else UnexpectedError]
    assert not lane.is_running


def test_a_bug_goes_to_the_log_without_any_value(qtbot: QtBot, jobs: JobRunner, lane: Lane) -> None:
    endings = Endings(lane)

    def work(*, work: Work) -> None:
        raise ValueError("genotype AA of person 17")

    with qtbot.waitSignal(jobs.failed) as blocker:
        start(lane, work, endings)
    error = blocker.args[0]
    assert isinstance(error, UnexpectedError)
    assert [kind for kind, _ in endings.seen] == ["failed"]
    text = Path(error.log).read_text(encoding="utf-8")
    assert "ValueError" in text
    assert "person 17" not in text
    assert "AA" not in str(error)


def test_progress_is_typed_and_partial_results_come_in_order(qtbot: QtBot, jobs: JobRunner, lane: Lane) -> None:
    stages: list[str] = []
    parts: list[int] = []

    def work(*, work: Work, partial: Any) -> None:
        for i in range(5):
            work.progress("Counting", i + 1, 5)
            partial(i)
        work.progress("Drawing", 0, 0)

    with qtbot.waitSignal(jobs.ended):
        start(lane, work, on_progress=lambda p: stages.append(p.stage), on_partial=parts.append)
    assert parts == [0, 1, 2, 3, 4]
    assert stages[0] == "Counting"
    assert stages[-1] == "Drawing"


def test_closing_stops_everything_and_then_nothing_starts(qtbot: QtBot, jobs: JobRunner, lane: Lane) -> None:
    started, endings, late = threading.Event(), Endings(lane), Endings(lane)
    start(lane, until_cancelled, endings, started=started)
    assert started.wait(5)
    assert jobs.shutdown()
    assert endings.seen == [("cancelled", None)]
    assert start(lane, seven, late) is Start.CLOSING
    QApplication.processEvents()
    assert late.seen == []
    assert not lane.is_running
