"""Utility curves: 8 sizes × 2 attackers × scores × 100 studies of 10,000 SNPs, inline, in processes and on a local Dask cluster.

Peer: estimating each probability by 10,000 Gumbel draws on the same scores, as the published evaluations did; measured on
one study and multiplied by the number of studies.
"""

from __future__ import annotations

import math
import os
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from gwasprivacy.base.work import Work

if TYPE_CHECKING:
    from gwasprivacy.simulation.curves.curve import CurveRequest

SIZES = (500, 750, 1000, 1500, 2000, 3000, 5000, 7500)
STUDIES = 100
DRAWS = 10_000


def requests(names: tuple[str, ...]) -> list[CurveRequest]:
    from gwasprivacy.association.scores.score_choice import ScoreChoice
    from gwasprivacy.simulation.curves.curve import CurveRequest

    found = []
    for label, ratio in (("prior one half", 2.0), ("any prior", 1.5)):
        for name in names:
            found.append(
                CurveRequest(
                    adversary=label,
                    epsilon=math.log(ratio),
                    score=ScoreChoice.usual(name),
                    mechanism="exponential",
                    n_snps=2,
                )
            )
    return found


def measured(scenario, names: tuple[str, ...], executor, studies: int) -> tuple[float, str]:  # type: ignore[no-untyped-def]
    from gwasprivacy.simulation.curves.curve import curve_csv
    from gwasprivacy.simulation.curves.utility import utility_curve

    with executor:
        utility_curve(
            scenario, requests(names), sizes=SIZES[:2], n_studies=2, work=Work(executor=executor)
        )  # processes start here
        started = time.perf_counter()
        points = utility_curve(scenario, requests(names), sizes=SIZES, n_studies=studies, work=Work(executor=executor))
        return time.perf_counter() - started, curve_csv(points)


def by_draws() -> float:
    """The peer: seconds for one score of one study."""
    rng = np.random.default_rng(1)
    logs = rng.gumbel(size=10_000)
    started = time.perf_counter()
    for _ in range(DRAWS // 100):
        noisy = logs + rng.gumbel(size=(100, len(logs)))
        np.argpartition(-noisy, 1, axis=1)
    return time.perf_counter() - started


def on_dask(scenario, names: tuple[str, ...], workers: int) -> float:  # type: ignore[no-untyped-def]
    from gwasprivacy.base.executors import DaskExecutor
    from tests.base.tls_clusters import Authority, local_cluster

    with tempfile.TemporaryDirectory() as folder:
        authority = Authority(Path(folder), "the-clusters-own")
        with local_cluster(authority, n_workers=workers, threads_per_worker=1, silence_logs=50) as cluster:
            return measured(scenario, names, DaskExecutor(authority.cluster(cluster.scheduler_address)), STUDIES)[0]


def main() -> None:
    from gwasprivacy.assumptions.scenario import Engine, Scenario
    from gwasprivacy.base.executors import InlineExecutor, ProcessExecutor
    from tests.simulation.scenarios import two_snps

    fast = Scenario(disease=two_snps(), n_snps=10_000)
    quick = ("genotypic", "tv")
    print(f"{len(SIZES)} sizes × 2 attackers × {STUDIES} studies of 10,000 SNPs, M = 2")
    inline, first = measured(fast, quick, InlineExecutor(), STUDIES)
    print(f"  χ², tv: inline                       {inline:6.1f} s")
    for jobs in (1, 2):
        took, text = measured(fast, quick, ProcessExecutor(jobs), STUDIES)
        print(f"  χ², tv: {jobs} process(es)                 {took:6.1f} s   same CSV: {text == first}")
    for workers in (1, 2):
        print(f"  χ², tv: Dask, {workers} worker(s)              {on_dask(fast, quick, workers):6.1f} s")
    # Workers inherit it; Dask's own setting makes them hand every array back to the system (see DaskExecutor).
    os.environ["MALLOC_MMAP_THRESHOLD_"] = str(64 << 20)
    for workers in (1, 2):
        print(f"  χ², tv: Dask, {workers} worker(s), memory kept  {on_dask(fast, quick, workers):6.1f} s")
    peer = by_draws() * len(SIZES) * 4 * STUDIES
    print(f"  χ², tv: {DRAWS:,} Gumbel draws instead  {peer:6.0f} s (peer; {peer / inline:.0f}× the inline time)")
    try:
        few = max(STUDIES // 10, 1)
        took, _ = measured(fast, (*quick, "distance"), ProcessExecutor(2), few)
        print(f"  χ², tv, LocSig: 2 processes          {took * STUDIES / few:6.1f} s ({few} studies, scaled)")
    except NotImplementedError:
        print("  LocSig: not available")
    panel = Scenario(disease=two_snps(), engine=Engine.PANEL)
    took, _ = measured(panel, quick, ProcessExecutor(2), STUDIES)
    print(f"  χ², tv: mosaics of the panel, 2 processes {took:6.1f} s")


if __name__ == "__main__":
    import sys

    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    main()
