"""Total variation or the Kolmogorov distance: people needed by genetic model and allele frequency, on the same studies.

Two causal SNPs of the same frequency and effect among 10,000 without linkage, M = 2, joint draw, e^ε = 2, 90 % power; and the
difference of Pr[both] in the same simulated studies at the size that total variation needs.  The peer is total variation.

    python bench/genetic_models.py [--studies 200]
"""

from __future__ import annotations

import argparse
import itertools
import math
import os
import sys
import time

import numpy as np

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel, Mode
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.executors import make_executor
from gwasprivacy.base.work import Work
from gwasprivacy.simulation.curves.compare import paired_lead
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.sample_size_search import required_sizes
from gwasprivacy.simulation.curves.utility import utility_curve

OVERDOMINANT = "overdominant"
EFFECTS: dict[str, dict[float, float]] = {
    "additive": {0.02: 4.0, 0.05: 3.0, 0.1: 2.3, 0.3: 1.8, 0.5: 1.8, 0.7: 1.9},
    "dominant": {0.05: 3.0, 0.1: 2.5, 0.3: 2.2, 0.5: 3.0},
    "recessive": {0.1: 12.0, 0.3: 3.5, 0.5: 2.2, 0.7: 2.0},
    OVERDOMINANT: {0.1: 2.5, 0.3: 2.2, 0.5: 2.0},
}
"""Model → frequency of the risk allele → odds ratio."""
PREVALENCE = 0.1


def disease(model: str, frequency: float, odds_ratio: float) -> DiseaseModel:
    if model != OVERDOMINANT:
        one = CausalSnp(frequency=frequency, odds_ratio=odds_ratio, mode=Mode(model))
        return DiseaseModel(causal=(one, one), prevalence=PREVALENCE)
    # Odds of one copy only.  About the prevalence: the table's own is within a few per cent of it.
    odds = PREVALENCE / (1 - PREVALENCE)
    spread = odds_ratio ** (2 * 2 * frequency * (1 - frequency))
    rows = []
    for first, second in itertools.product((0, 1, 0), repeat=2):
        here = odds / spread * odds_ratio ** (first + second)
        rows.append(here / (1 + here))
    table = tuple(tuple(row) for row in np.array(rows).reshape(3, 3).tolist())
    return DiseaseModel(causal=(CausalSnp(frequency=frequency),) * 2, penetrance=table)


def asked(name: str) -> CurveRequest:
    return CurveRequest(
        adversary="e^ε 2", epsilon=math.log(2), score=ScoreChoice(name=name), mechanism="joint", n_snps=2
    )


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--studies", type=int, default=200, help="of the paired difference")
    args = parser.parse_args()
    started = time.perf_counter()
    lines = [asked("tv"), asked("ks")]
    print(
        "| model | frequency | odds ratio | total variation | Kolmogorov | fewer | gain in Pr[both] |\n|---|---|---|---|---|---|---|"
    )
    with make_executor(os.cpu_count() or 1, None) as executor:
        for model, of_frequency in EFFECTS.items():
            for frequency, odds_ratio in of_frequency.items():
                scenario = Scenario(disease=disease(model, frequency, odds_ratio))
                total, ours = required_sizes(scenario, lines, target=0.9, work=Work(executor=executor))
                size = total.n_participants
                if size is None or ours.n_participants is None:
                    print(
                        f"| {model} | {frequency:g} | {odds_ratio:g} | {total.reason} | {ours.reason} | | |", flush=True
                    )
                    continue
                size = 2 * round(size / 2)
                found = utility_curve(
                    scenario, lines, sizes=[size], n_studies=args.studies, work=Work(executor=executor)
                )
                both = found.studies[size][:, :, 0]
                lead = paired_lead(both[:, 1], both[:, 0])
                print(
                    f"| {model} | {frequency:g} | {odds_ratio:g} | {size:,} ± {total.standard_error:.0f} "
                    f"| {ours.n_participants:,} ± {ours.standard_error:.0f} | {1 - ours.n_participants / size:.0%} "
                    f"| {lead.lead:+.3f} ± {lead.standard_error:.3f} |",
                    flush=True,
                )
    print(f"\n{time.perf_counter() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
