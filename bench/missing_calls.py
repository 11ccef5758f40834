"""What missing calls cost: Pr[both causal SNPs are published] with a share of all calls missing, M = 2, joint, e^ε = 2.

Studies are resampled as in utility_table.py.  Calls go missing at random, everybody's at the same rate: at all SNPs, or at the
causal ones alone, which is the worst place.  A SNP scores its least total variation over all fillings; the peer fills each
missing call with no copy of the counted allele in the same studies, and a study in which every call is there.

    python bench/missing_calls.py [--studies 60] [--sizes 1000 1100 …] [--rates 0.005 0.03]
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from dataclasses import dataclass

import numpy as np
from utility_table import reference_scenario

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.executors import make_executor
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS
from gwasprivacy.base.resources import resource_path
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.simulation.laws.inclusion import set_utility
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.study.tables import GenotypeTables

TV = ScoreChoice(name="tv")


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    scenario: Scenario
    n_participants: int
    index: int
    rates: tuple[float, ...]


def with_counts(tables: GenotypeTables, counts: np.ndarray) -> GenotypeTables:
    return GenotypeTables(counts=counts, variants=tables.variants, n_cases=tables.n_cases, n_controls=tables.n_controls)


def one_study(task: Task) -> list[float]:
    """Pr[both] of one study: with every call; then for each rate the least, the filled, and the least with missing calls at
    the causal SNPs alone."""
    rng = study_generator(task.scenario.seed, task.n_participants, task.index)
    source = study_source(task.scenario)
    tables = source.tables(*task.scenario.groups(task.n_participants), rng)
    found = [p_both(tables, source.causal)]
    for rate in task.rates:
        gone = rng.binomial(tables.counts, rate).astype(np.int32)
        called = tables.counts - gone
        filled = called.copy()
        filled[..., 0] += gone.sum(axis=2)
        alone = tables.counts.copy()
        alone[source.causal] = called[source.causal]
        found += [p_both(with_counts(tables, counts), source.causal) for counts in (called, filled, alone)]
    return found


def p_both(tables: GenotypeTables, causal: np.ndarray) -> float:
    scores = computed_scores(TV, tables)
    found = set_utility(scores, causal, sensitivity=1.0, epsilon=math.log(2), n_snps=2, mechanism="joint")
    return found.p_all


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--studies", type=int, default=60)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1000, 1100, 1200])
    parser.add_argument("--rates", type=float, nargs="+", default=[0.005, 0.03])
    args = parser.parse_args()
    scenario = reference_scenario()
    if scenario is None:
        print("The reference study is not here; the bundled panel and the example's disease model stand in for it.")
        scenario = load_plan(resource_path("example/example.gwasplan")).scenario
        assert scenario is not None
    labels = ["every call is there"]
    for rate in args.rates:
        labels += [f"{rate:.1%} missing: {how}" for how in ("least", "filled", "least, causal SNPs alone")]
    started = time.perf_counter()
    means, errors = [], []
    with make_executor(1, None) as executor:
        for size in args.sizes:
            tasks = [
                Task(scenario=scenario, n_participants=size, index=index, rates=tuple(args.rates))
                for index in range(args.studies)
            ]
            values = np.array(executor.map(one_study, tasks, stage="", progress=NO_PROGRESS, cancel=NEVER_CANCELLED))
            means.append(values.mean(axis=0))
            errors.append(values.std(axis=0, ddof=1) / math.sqrt(args.studies))
            # The same studies: a difference is far better known than either number.
            print(f"  (N = {size} simulated)", file=sys.stderr, flush=True)
            less = values - values[:, :1]
            print(
                f"N = {size:,}: "
                + "; ".join(
                    f"{label} {mean:.3f} ({change:+.3f} ± {spread:.3f})"
                    for label, mean, change, spread in zip(
                        labels,
                        means[-1],
                        less.mean(axis=0),
                        less.std(axis=0, ddof=1) / math.sqrt(args.studies),
                        strict=True,
                    )
                )
            )
    print(f"\nPr[both], {args.studies} studies each (± standard error)")
    print(f"{'':42}" + "".join(f"{f'N={size}':>14}" for size in args.sizes))
    table, spread = np.array(means), np.array(errors)
    for row, label in enumerate(labels):
        cells = "".join(f"{p:8.2f} ±{e:4.2f}" for p, e in zip(table[:, row], spread[:, row], strict=True))
        print(f"{label:42}{cells}")
    print(f"\n{time.perf_counter() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
