"""How often the right list of the reference study's causal SNPs is published, how often nothing, and how often a wrong list.

Studies are resampled from the reference study as in ``utility_table.py``; the peer is the significant set in the same studies.  The
public threshold lies midway between the weaker causal SNP's and the strongest other SNP's expected score in pilot studies of that size;
for the distance to significance it is significance itself.  Beside it what no release of the program does: the best SNPs, as many as are causal,
by half the gap to the next one, with the same φ and π (docs/theory/right-list.md, "What would need fewer").

    python bench/right_lists.py [--studies 60] [--sizes 1300 1450 2000 2050] [--ratio 2] [--wrong 0.01] [--distance]
        [--block-kb 1000]
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass

import numpy as np
from _significant_set import N_PILOTS, PILOT_SEED
from utility_table import KS, LOC_SIG, TV, reference_scenario

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.executors import Executor, make_executor
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS
from gwasprivacy.mechanisms.certain_answer import exact_share, list_shares
from gwasprivacy.mechanisms.laws.right_list import RightListLaw
from gwasprivacy.mechanisms.laws.set_laws import significant_log_probability
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.curves.utility import panel_loci
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.study.design import Loci

LARGEST = 10
SEED = 20_260


@dataclass(frozen=True, slots=True, kw_only=True)
class Studies:
    """One study, and what is asked of it."""

    scenario: Scenario
    n_participants: int
    index: int
    seed: int
    score: ScoreChoice
    neighbours: Neighbours
    ratio: float = 2.0
    wrong: float = 0.01
    threshold: float = math.nan
    block_kb: float | None = None


def scored(asked: Studies) -> tuple[np.ndarray, np.ndarray, float]:
    """Every SNP's score, or every locus's, the causal rows, and Δ."""
    groups = asked.scenario.groups(asked.n_participants)
    source = study_source(asked.scenario)
    tables = source.tables(*groups, study_generator(asked.seed, asked.n_participants, asked.index))
    planned = None if asked.neighbours.group_sizes_stay else tables.sizes
    scores = computed_scores(asked.score, tables, planned=planned)
    rows, delta = source.causal, asked.score.sensitivity_of(tables.sizes, asked.neighbours, False)
    if asked.block_kb is None:
        return scores, rows, delta
    loci = panel_loci(asked.scenario.panel, Loci(block_kb=asked.block_kb, published=True))
    return loci.best(scores), loci.of_rows(rows), delta


def edges(asked: Studies) -> tuple[float, float]:
    """The weaker causal SNP's score, and the strongest other SNP's."""
    scores, rows, _ = scored(asked)
    return float(scores[rows].min()), float(np.delete(scores, rows).max())


def shares(asked: Studies) -> tuple[float, ...]:
    """Pr[the list is the causal SNPs], right, inconclusive, wrong; Pr[the significant set is the causal SNPs]; and Pr[the best are published]
    by half of their gap, where these are the causal SNPs."""
    scores, rows, delta = scored(asked)
    epsilon = math.log(asked.ratio)
    law = RightListLaw(
        scores=scores,
        sensitivity=delta,
        epsilon=epsilon,
        largest=LARGEST,
        threshold=asked.threshold,
        wrong=asked.wrong,
    )
    found = law.utility(rows)
    assert found.p_right is not None
    assert found.p_inconclusive is not None
    assert found.p_wrong is not None
    peer = significant_log_probability(
        scores, rows, scale=2 * delta / epsilon, largest=LARGEST, threshold=asked.threshold
    )
    causal = math.exp(law.log_probability(np.sort(rows)))
    half = (float(scores[rows].min()) - float(np.delete(scores, rows).max())) / 2
    best = 0.0
    if half > 0:
        _, phi = list_shares(
            len(scores), len(rows), LARGEST, exact_share(asked.wrong), epsilon, max(1, math.ceil(half / delta))
        )
        best = float(phi)
    return causal, found.p_right, found.p_inconclusive, found.p_wrong, math.exp(peer), best


def threshold_at(asked: Studies, executor: Executor) -> float:
    if asked.score.score.significant_from is not None:
        return asked.score.score.significant_from
    pilots = [
        Studies(
            scenario=asked.scenario,
            n_participants=asked.n_participants,
            index=index,
            seed=PILOT_SEED,
            score=asked.score,
            neighbours=asked.neighbours,
            block_kb=asked.block_kb,
        )
        for index in range(N_PILOTS)
    ]
    found = executor.map(edges, pilots, stage="Pilot studies", progress=NO_PROGRESS, cancel=NEVER_CANCELLED)
    return float(np.mean(found))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--studies", type=int, default=60)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1300, 1450, 2000, 2050])
    parser.add_argument("--ratio", type=float, default=2.0, help="e^ε")
    parser.add_argument("--wrong", type=float, default=0.01)
    parser.add_argument("--distance", action="store_true", help="χ² too, through the exact distances: slow")
    parser.add_argument("--block-kb", type=float, help="lists of loci: blocks of so many kb")
    parser.add_argument("--jobs", type=int, default=0)
    args = parser.parse_args()
    scenario = reference_scenario()
    if scenario is None:
        raise SystemExit("right_lists.py: set GWASPRIVACY_HAPSAMPLE to the reference study's folder.")
    print(
        f"e^ε = {args.ratio:g}, h = {args.wrong:g}, at most {LARGEST} SNPs, {args.studies} studies (± standard error), %"
    )
    print(
        f"{'score':<16}{'sizes':<7}{'N':>6}{'threshold':>11}{'causal':>14}{'right':>8}{'none':>8}{'wrong':>8}{'set':>14}{'best, by gap':>14}"
    )
    kinds = [(KS, Neighbours.REPLACE_ONE), (KS, Neighbours.ADD_REMOVE), (TV, Neighbours.REPLACE_ONE)]
    if args.distance:
        kinds += [(LOC_SIG[5e-8], Neighbours.REPLACE_ONE), (LOC_SIG[1e-3], Neighbours.REPLACE_ONE)]
    with make_executor(args.jobs or None) as executor:
        for score, neighbours in kinds:
            for size in args.sizes:
                asked = {
                    "scenario": scenario,
                    "n_participants": size,
                    "score": score,
                    "neighbours": neighbours,
                    "ratio": args.ratio,
                    "wrong": args.wrong,
                    "block_kb": args.block_kb,
                }
                at = threshold_at(Studies(index=0, seed=PILOT_SEED, **asked), executor)
                tasks = [Studies(index=index, seed=SEED, threshold=at, **asked) for index in range(args.studies)]
                found = np.array(
                    executor.map(shares, tasks, stage="Studies", progress=NO_PROGRESS, cancel=NEVER_CANCELLED)
                )
                mean, error = 100 * found.mean(axis=0), 100 * found.std(axis=0, ddof=1) / math.sqrt(len(found))
                sizes = "all" if neighbours is Neighbours.REPLACE_ONE else "about"
                print(
                    f"{score.code:<16.16}{sizes:<7}{size:>6}{at:>11.1f}{mean[0]:>8.1f} ± {error[0]:.1f}"
                    f"{mean[1]:>8.1f}{mean[2]:>8.1f}{mean[3]:>8.2f}{mean[4]:>8.1f} ± {error[4]:.1f}{mean[5]:>8.1f} ± {error[5]:.1f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
