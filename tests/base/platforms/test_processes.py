"""How the program shares a machine with what else runs there."""

from __future__ import annotations

import os
import subprocess
import sys

import psutil
import pytest

from gwasprivacy.base.platforms import processes

_STAND_BACK = "from gwasprivacy.base.platforms.processes import stand_back; import psutil; {before}; stand_back(); print(psutil.Process().nice())"


def _niceness(before: str) -> int:
    code = _STAND_BACK.format(before=before)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return int(done.stdout)


def test_a_process_that_stands_back_has_niceness_10_and_never_a_higher_priority_than_before() -> None:
    before = psutil.Process().nice()
    assert _niceness("pass") == max(processes.NICENESS, before)
    assert _niceness("psutil.Process().nice(15)") == 15


def test_windows_gets_its_own_class_of_priority(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int | None] = []
    monkeypatch.setattr(psutil, "BELOW_NORMAL_PRIORITY_CLASS", 0x4000, raising=False)
    monkeypatch.setattr(psutil.Process, "nice", lambda _self, value=None: asked.append(value))
    processes.stand_back()
    assert asked == [0x4000]


def test_a_system_that_refuses_leaves_the_priority_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_self: psutil.Process, value: int | None = None) -> int:
        if value is not None:
            raise psutil.AccessDenied
        return 0

    monkeypatch.setattr(psutil.Process, "nice", refuse)
    processes.stand_back()


@pytest.mark.parametrize(("usable", "background"), [(1, 1), (2, 1), (8, 7)])
def test_one_processor_is_left_free_where_there_are_several(
    monkeypatch: pytest.MonkeyPatch, usable: int, background: int
) -> None:
    monkeypatch.setattr(processes, "usable_processors", lambda: usable)
    assert processes.background_processors() == background


def test_processors_are_those_that_this_process_may_use_however_the_system_is_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    allowed = len(psutil.Process().cpu_affinity())
    assert processes.usable_processors() == allowed
    monkeypatch.delattr(os, "sched_getaffinity")
    assert processes.usable_processors() == allowed
    monkeypatch.delattr(psutil.Process, "cpu_affinity")
    assert processes.usable_processors() == os.cpu_count()
