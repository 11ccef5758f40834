"""Threads give the answers of a plain loop, in order; they stop when asked, and at the first failure."""

from __future__ import annotations

import threading

import pytest

from gwasprivacy.base.errors import Cancelled, InvalidInput
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.thread_executor import ThreadExecutor


@pytest.mark.parametrize("jobs", [1, 2, 5])
@pytest.mark.parametrize("n_items", [0, 1, 3, 40])
def test_the_results_are_those_of_a_loop_in_its_order(jobs: int, n_items: int) -> None:
    told: list[tuple[int, int]] = []
    with ThreadExecutor(jobs) as executor:
        found = executor.map(
            lambda number: number * number, range(n_items), progress=lambda _stage, done, of: told.append((done, of))
        )
    assert found == [number * number for number in range(n_items)]
    assert told[0] == (0, n_items)
    assert told[-1] == (n_items, n_items)


def test_several_items_are_worked_on_at_once() -> None:
    both = threading.Barrier(2, timeout=60)
    assert ThreadExecutor(2).map(lambda _item: both.wait() >= 0, range(2)) == [True, True]


def test_the_first_failure_is_raised_as_itself_and_no_thread_is_left() -> None:
    before = threading.active_count()

    def refuse(number: int) -> int:
        if number == 3:
            raise InvalidInput("test.refused", words="Not this one.")
        return number

    with pytest.raises(InvalidInput, match="Not this one"):
        ThreadExecutor(2).map(refuse, range(100))
    assert threading.active_count() == before


def test_a_wish_to_stop_is_heard_between_items() -> None:
    flag, seen = CancelFlag(), []

    def work(number: int) -> None:
        seen.append(number)
        flag.cancel()

    with pytest.raises(Cancelled):
        ThreadExecutor(2).map(work, range(1000), cancel=flag)
    assert len(seen) < 10
