"""What people cost who do not pass a plan's rules on one person's own record: power where they keep a place with every call missing
(sizes are printed), and where they do not count (they are not), by the exact law of a joint draw in the same simulated studies.

    python bench/failing_people.py --studies 100
"""

from __future__ import annotations

import argparse
import math

import numpy as np

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.study.tables import GenotypeTables

SHARES = (0.0, 0.01, 0.02, 0.05)
EPSILON = math.log(2)
KS = ScoreChoice(name="ks")


def power(scores: np.ndarray, causal: np.ndarray, sensitivity: float) -> float:
    """Pr[a joint draw of two gives both causal SNPs]."""
    logs = EPSILON * np.sort(scores)[::-1] / (2 * sensitivity)
    ranks = np.arange(1, len(logs))
    total = np.logaddexp.reduce(logs[1:] + np.log(ranks))
    return float(np.exp(EPSILON * scores[causal].min() / (2 * sensitivity) - total))


def found(n_people: int, share: float, study: int) -> tuple[float, float]:
    """With the sizes printed, and with none: the same people fail in both, as many of the cases as of the controls."""
    source = study_source(Scenario())
    half = n_people // 2
    failing = round(share * half)
    passing = source.tables(half - failing, half - failing, study_generator(study, n_people))
    kept = GenotypeTables(variants=passing.variants, counts=passing.counts, n_cases=half, n_controls=half)
    causal = np.asarray(source.causal)
    return (
        power(computed_scores(KS, kept), causal, 1.0),
        power(computed_scores(KS, passing, planned=passing.sizes), causal, 0.5),
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--studies", type=int, default=100)
    options.add_argument("--sizes", type=int, nargs="+", default=[500, 600, 700, 800, 900, 1000])
    given = options.parse_args()
    print("participants  share   sizes printed   printed nowhere")
    for n_people in given.sizes:
        for share in SHARES:
            each = np.array([found(n_people, share, study) for study in range(given.studies)])
            printed, about = each.mean(axis=0)
            print(f"{n_people:12,}  {share:5.0%}   {printed:13.3f}   {about:15.3f}", flush=True)


if __name__ == "__main__":
    main()
