"""A cluster that loses a worker in the middle of a study still counts it right; one that loses all says so."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.base.executors import DaskExecutor, WorkerDied
from gwasprivacy.base.work import Work
from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.formats.registry import open_study
from tests.base.tls_clusters import Authority, local_cluster
from tests.study.make_plink import make_plink

pytestmark = [pytest.mark.slow, pytest.mark.posix]


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"), "the-clusters-own")


@pytest.fixture(scope="module")
def cluster(authority: Authority) -> Iterator[Any]:
    with local_cluster(authority, n_workers=2, threads_per_worker=1, processes=True) as made:
        yield made


def end_the_worker(_item: int) -> None:
    os._exit(7)


def test_a_worker_killed_in_the_middle_changes_no_count_of_any_chromosome(
    authority: Authority, cluster: Any, tmp_path: Path
) -> None:
    """One file per chromosome, as biobanks have them; the worker is lost while the first or the second is counted."""
    calls = np.random.default_rng(1).integers(0, 4, (3, 100, 20))
    for chromosome, genotypes in zip(("1", "2", "10"), calls, strict=True):
        names = [f"rs{chromosome}_{snp}" for snp in range(100)]
        make_plink(tmp_path, genotypes, np.arange(20) < 9, name=f"chr{chromosome}", chrom=[chromosome] * 100, snp=names)
    study = open_study(tmp_path / "chr{chr}")
    killed: list[int] = []

    def kill_one(_stage: str, done: int, total: int) -> None:
        if not killed and 0 < done < total // 2:
            killed.append(cluster.workers[0].pid)
            with contextlib.suppress(ProcessLookupError):
                os.kill(killed[0], signal.SIGKILL)

    with DaskExecutor(authority.cluster(cluster.scheduler_address)) as executor:
        counted = count_tables(study, block=2, work=Work(executor=executor, progress=kill_one))
    assert killed
    assert counted.tables == count_tables(study).tables
    here = np.stack([(calls == copies)[..., :9].sum(axis=2) for copies in range(3)], axis=2).reshape(300, 3)
    assert np.array_equal(counted.tables.counts[:, 0], here)


def test_work_that_ends_every_worker_is_given_up_in_words(authority: Authority, cluster: Any) -> None:
    with DaskExecutor(authority.cluster(cluster.scheduler_address)) as executor, pytest.raises(WorkerDied):
        executor.map(end_the_worker, [1])
