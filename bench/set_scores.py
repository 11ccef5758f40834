"""How sets are best scored by a joint draw: how much of a lead, "at least J of M", softer weights, on the reference study (Kolmogorov distance).

    GWASPRIVACY_HAPSAMPLE=FOLDER python bench/set_scores.py [--studies 1000] [--leads 3 5 7 10 14]

Pr[both causal SNPs are published] by exact law, all lines of one size in the same studies.  The peer is the weakest member's score
(lead 0), and for more SNPs than are causal the exponential mechanism too.  Beside some sizes stands what is aimed at.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from utility_table import KS, reference_scenario, request

from gwasprivacy.mechanisms.set_score import USUAL_LEAD, WEAKEST, SetScore
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.curves.utility import utility_curve

PRINTED, ABOUT = Neighbours.REPLACE_ONE, Neighbours.ADD_REMOVE
AIMS = (
    # M, at least, e^ε, what is printed of the sizes, participants, probability
    (2, 2, 2.0, PRINTED, 1005, 0.90),
    (2, 2, 1.5, PRINTED, 1400, 0.90),
    (2, 2, 2.0, ABOUT, 860, 0.90),
    (2, 2, 1.5, ABOUT, 1000, 0.90),
    (3, 2, 2.0, PRINTED, 1200, 0.95),
    (4, 2, 2.0, PRINTED, 1500, 0.98),
)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--studies", type=int, default=1000)
    parser.add_argument("--leads", type=float, nargs="+", default=[USUAL_LEAD])
    args = parser.parse_args()
    scenario = reference_scenario()
    if scenario is None:
        print("the reference study is not here: set GWASPRIVACY_HAPSAMPLE")
        return 1
    for m, at_least, ratio, sizes, people, aim in AIMS:
        plain = replace(request(KS, "joint", ratio), n_snps=m, neighbours=sizes, set_score=WEAKEST)
        lines = [(f"at least {m} of {m}, lead 0", plain)]
        if at_least < m:
            lines.append(("exponential mechanism", replace(plain, mechanism="exponential")))
        lines += [
            (f"at least {at_least} of {m}, {words}", replace(plain, set_score=score, adversary=words))
            for words, score in forms(m, at_least, args.leads)
        ]
        points = utility_curve(
            scenario, [line for _, line in lines], sizes=[people], n_studies=args.studies, seed=5
        ).at(people)
        said = "all sizes printed" if sizes is PRINTED else "about"
        print(f"\n{people} participants, M = {m}, e^ε = {ratio:g}, {said}: aim {aim:.2f}, less two standard errors")
        for (words, _), point in zip(lines, points, strict=True):
            met = "met" if point.p_all >= aim - 2 * point.standard_error else "not met"
            print(f"  {words:46} {point.p_all:.3f} ± {point.standard_error:.3f}  {met}", flush=True)
    return 0


def forms(m: int, at_least: int, leads: Sequence[float]) -> list[tuple[str, SetScore]]:
    """What is compared beside the weakest member's score."""
    if at_least < m:
        found = [("lead 0", SetScore(at_least=at_least))]
        soft = (0.2, 0.6, 0.2, *[0.0] * (m - 3))
    else:
        found, soft = [], (0.2, 0.8)
    found += [(f"lead {lead:g}", SetScore(at_least=at_least, lead=lead)) for lead in leads]
    return [*found, (f"weights {soft}", SetScore(at_least=at_least, weights=soft))]


if __name__ == "__main__":
    sys.exit(main())
