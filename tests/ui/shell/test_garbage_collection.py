"""Cycles with Qt objects in them are collected on the window's thread, never on a worker's."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.ui.shell.garbage_collection import WindowsCollector, collect_what_is_due
from gwasprivacy.ui.shell.jobs import JobRunner, Lane


class Loop(QObject):
    """What is left of a closed dialog: unreachable, and in a circle."""

    def __init__(self, buried: list[threading.Thread]) -> None:
        super().__init__()
        self.me = self
        self.grave = weakref.finalize(self, lambda: buried.append(threading.current_thread()))


@pytest.fixture(autouse=True)
def quick_collection() -> Iterator[None]:
    gc.collect()
    before = gc.get_threshold()
    gc.set_threshold(100, 1, 1)
    yield
    gc.set_threshold(*before)


def allocate(work: Work) -> None:
    for _ in range(20_000):
        circle: list[object] = []
        circle.append(circle)


def test_a_worker_that_allocates_destroys_no_qt_object(qtbot: QtBot, jobs: JobRunner) -> None:
    buried: list[threading.Thread] = []
    for _ in range(20):
        with qtbot.waitSignal(jobs.ended):
            Lane(jobs, "work").start(lambda *, work: allocate(work), title="Work", on_done=print)
            Loop(buried)
            (job,) = jobs.running
        assert job._thread is not None
        job._thread.join()
    qtbot.waitUntil(lambda: len(buried) == 20)
    assert set(buried) == {threading.main_thread()}


def test_python_collects_by_itself_once_no_worker_is_left(qtbot: QtBot, jobs: JobRunner) -> None:
    with qtbot.waitSignal(jobs.ended):
        Lane(jobs, "work").start(allocate, title="Work", on_done=print)
        assert not gc.isenabled()
    qtbot.waitUntil(gc.isenabled)


def test_a_window_that_closes_gives_collection_back(qtbot: QtBot, jobs: JobRunner) -> None:
    Lane(jobs, "work").start(allocate, title="Work", on_done=print)
    assert jobs.shutdown()
    assert gc.isenabled()


def test_collection_can_stay_with_the_window(qtbot: QtBot) -> None:
    collector = WindowsCollector()
    buried: list[threading.Thread] = []
    try:
        collector.stay()
        Loop(buried)
        allocate(UNWATCHED)
        assert not buried
        qtbot.waitUntil(lambda: bool(buried))
        assert not gc.isenabled()
    finally:
        collector._stays = False
        collector.tidy()
    assert gc.isenabled()


def test_nothing_is_collected_before_it_is_due() -> None:
    gc.disable()
    try:
        gc.set_threshold(100_000, 10, 10)
        buried: list[threading.Thread] = []
        Loop(buried)
        collect_what_is_due()
        assert not buried
        gc.set_threshold(1, 10, 10)
        collect_what_is_due()
        assert buried == [threading.main_thread()]
    finally:
        gc.enable()
