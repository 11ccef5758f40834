"""Executors give the same answers inline, from processes and from a Dask cluster, and stop when they are asked to."""

from __future__ import annotations

import functools
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from gwasprivacy.base import executors
from gwasprivacy.base.cluster import Cluster
from gwasprivacy.base.errors import Cancelled, InvalidInput, InvalidPlan
from gwasprivacy.base.executors import (
    DaskExecutor,
    Executor,
    InlineExecutor,
    ProcessExecutor,
    WorkerDied,
    make_executor,
)
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.thread_executor import ThreadExecutor
from gwasprivacy.base.work import Work
from gwasprivacy.forecast.kept_results import KeepingExecutor, KeptForOne, Results
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats.registry import open_study
from tests.base.tls_clusters import Authority, local_cluster
from tests.study.make_plink import random_plink


def square(number: int) -> int:
    return number * number


def slow_square(number: int) -> int:
    time.sleep(0.05 if number % 2 else 0.0)
    return number * number


def where(_: int) -> int:
    return os.getpid()


def sleep_long(_: int) -> None:
    time.sleep(600)


def refuse(number: int) -> int:
    if number == 3:
        raise InvalidPlan(words="is too small.", field="design.n_cases", hint="Raise it.")
    return number


def die(_: int) -> None:
    os._exit(7)


class Peculiar(Exception):
    """An exception that cannot come back from another process."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__("peculiar")


def raise_peculiar(_: int) -> None:
    raise Peculiar(1, 2)


def children() -> set[int | None]:
    return {child.pid for child in multiprocessing.active_children()}


@pytest.fixture(scope="module")
def dask_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    authority = Authority(tmp_path_factory.mktemp("authority"), "the-clusters-own")
    with local_cluster(authority, n_workers=1, threads_per_worker=2, processes=True) as cluster:
        yield authority.cluster(cluster.scheduler_address)


@pytest.fixture(
    params=["inline", "processes", pytest.param("dask", marks=pytest.mark.slow)],
)
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    made: Executor
    if request.param == "inline":
        made = InlineExecutor()
    elif request.param == "processes":
        made = ProcessExecutor(2)
    else:
        made = DaskExecutor(request.getfixturevalue("dask_cluster"))
    before = children()
    with made:
        yield made
    assert children() <= before, "a process outlives its executor"


def test_results_come_in_the_order_of_the_items(executor: Executor) -> None:
    assert executor.map(slow_square, range(20)) == [number * number for number in range(20)]


def test_no_items_give_no_results(executor: Executor) -> None:
    assert executor.map(square, []) == []


def test_an_executor_can_be_used_again(executor: Executor) -> None:
    assert executor.map(square, [2]) == [4]
    assert executor.map(functools.partial(pow, 2), [5, 6]) == [32, 64]


def test_progress_counts_finished_items(executor: Executor) -> None:
    told: list[tuple[str, float, float]] = []
    executor.map(square, range(5), stage="Squaring", progress=lambda *step: told.append(step))
    assert told[0] == ("Squaring", 0, 5)
    assert told[-1] == ("Squaring", 5, 5)
    assert [done for _, done, _ in told] == sorted(done for _, done, _ in told)


def test_an_exception_surfaces_as_itself_and_the_executor_lives_on(executor: Executor) -> None:
    with pytest.raises(InvalidPlan) as caught:
        executor.map(refuse, range(8))
    assert (caught.value.field, caught.value.hint) == ("design.n_cases", "Raise it.")
    assert executor.map(square, [3]) == [9]


def test_a_wish_to_stop_that_comes_first_starts_nothing(executor: Executor) -> None:
    flag = CancelFlag()
    flag.cancel()
    with pytest.raises(Cancelled):
        executor.map(sleep_long, range(4), cancel=flag)


def test_a_study_has_the_same_tables_everywhere(executor: Executor, tmp_path: Path) -> None:
    study = open_study(random_plink(tmp_path, n_snps=40, missing=0.05)[0])
    alone = count_tables(study)
    shared = count_tables(study, block=9, work=Work(executor=executor))
    assert shared.tables == alone.tables
    np.testing.assert_array_equal(shared.n_missing, alone.n_missing)


class CancelSoon:
    """Asks to stop as soon as the work has begun to wait."""

    def __init__(self, after: int) -> None:
        self.left = after

    def is_cancelled(self) -> bool:
        return self.left <= 0

    def check(self) -> None:
        self.left -= 1
        if self.left <= 0:
            raise Cancelled


def test_cancelling_ends_processes_in_the_middle_of_their_work() -> None:
    before = children()
    with ProcessExecutor(2) as pool:
        with pytest.raises(Cancelled):
            pool.map(sleep_long, range(4), cancel=CancelSoon(after=3))
        assert children() <= before
        assert pool.map(square, [4]) == [16]


@pytest.mark.slow
def test_cancelling_a_cluster_returns_at_once(dask_cluster: Cluster) -> None:
    with DaskExecutor(dask_cluster) as cluster, pytest.raises(Cancelled):
        cluster.map(functools.partial(time.sleep), [2.0] * 4, cancel=CancelSoon(after=3))


def test_a_worker_that_dies_is_noticed() -> None:
    before = children()
    with ProcessExecutor(2) as pool:
        with pytest.raises(WorkerDied, match="out of memory"):
            pool.map(die, range(4))
        assert children() <= before
        assert pool.map(square, [5]) == [25]


def test_an_exception_that_cannot_travel_keeps_its_name() -> None:
    with ProcessExecutor(1) as pool, pytest.raises(RuntimeError, match="Peculiar in a worker process"):
        pool.map(raise_peculiar, range(2))


def test_processes_are_others_and_are_kept_between_uses() -> None:
    with ProcessExecutor(1) as pool:
        first = set(pool.map(where, range(3)))
        assert set(pool.map(where, range(3))) == first
        assert os.getpid() not in first


def test_options_choose_the_executor() -> None:
    assert isinstance(make_executor(), InlineExecutor)
    assert isinstance(make_executor(1), InlineExecutor)
    many = make_executor(3)
    assert isinstance(many, ProcessExecutor)
    assert many.jobs == 3
    cluster = make_executor(cluster=Cluster(address="tls://127.0.0.1:8786"))  # connects at its first use only
    assert isinstance(cluster, DaskExecutor)
    with pytest.raises(InvalidInput, match="not both"):
        make_executor(2, Cluster(address="tls://127.0.0.1:8786"))
    with pytest.raises(InvalidInput, match="-1 processes"):
        make_executor(-1)


@pytest.mark.parametrize(
    "address", ["", "localhost", "127.0.0.1:8786", "http://127.0.0.1:8786", "tcp://host", "inproc://x/1"]
)
def test_an_address_must_be_a_schedulers(address: str) -> None:
    with pytest.raises(InvalidInput, match="not the address of a Dask scheduler"):
        Cluster(address=address)


def test_a_cluster_that_does_not_answer_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(executors, "_CONNECT_SECONDS", 0.5)
    with pytest.raises(InvalidInput, match=r"No Dask scheduler answers at tcp://127\.0\.0\.1:9"):
        DaskExecutor(Cluster(address="tcp://127.0.0.1:9", insecure=True)).map(square, [1])


def test_without_the_package_a_cluster_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> None:
        raise ImportError("No module named 'distributed'")

    monkeypatch.setattr(executors, "_distributed", absent)
    with pytest.raises(InvalidInput, match="extra “cluster”"):
        DaskExecutor(Cluster(address="tls://127.0.0.1:8786")).map(square, [1])


@pytest.mark.parametrize("make", [InlineExecutor, lambda: ProcessExecutor(2), lambda: ThreadExecutor(2)])
def test_each_result_is_handed_over_as_soon_as_it_is_there(make: Callable[[], Executor]) -> None:
    found: dict[int, int] = {}
    with make() as executor:
        assert executor.map(square, [3, 1, 2], found=found.__setitem__) == [9, 1, 4]
    assert found == {3: 9, 1: 1, 2: 4}


def test_what_was_kept_is_not_done_again_and_keeps_its_place() -> None:
    done: list[int] = []
    told: list[tuple[float, float]] = []

    def once(number: int) -> int:
        done.append(number)
        return number * number

    kept: Results = {(once, 2): 4}
    executor = KeepingExecutor(InlineExecutor(), kept)
    found = executor.map(once, [3, 2, 1], progress=lambda _stage, n, total: told.append((n, total)))
    assert found == [9, 4, 1]
    assert done == [3, 1]
    assert told[0] == (1, 3)
    assert told[-1] == (3, 3)
    assert executor.map(once, [1, 2, 3]) == [1, 4, 9]
    assert done == [3, 1]


def test_results_are_kept_of_one_piece_of_work_at_a_time() -> None:
    keeper = KeptForOne()
    keeper.of("a")[square, 1] = 1
    assert keeper.of("a") == {(square, 1): 1}
    keeper.forget("b")
    assert keeper.of("a")
    assert keeper.of("b") == {}
    assert keeper.of("a") == {}
    keeper.of("a")[square, 1] = 1
    keeper.forget("a")
    assert keeper.of("a") == {}
