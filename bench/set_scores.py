"""How sets are best scored by a joint draw: how much of a lead, and "at least J of M", on the reference study (Kolmogorov distance).

    GWASPRIVACY_HAPSAMPLE=FOLDER python bench/set_scores.py [--studies 200] [--leads 3 5 7 10 14] [--sizes 950 1000 1050]

All lines are of the same studies, e^ε = 2, sizes published.  The peer is the weakest member's score (lead 0), and for more SNPs than
are causal the exponential mechanism too.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from utility_table import KS, reference_scenario, request

from gwasprivacy.mechanisms.set_score import SetScore
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.utility import utility_curve


def line(n_snps: int, at_least: int, lead: float, mechanism: str = "joint", ratio: float = 2.0) -> CurveRequest:
    asked = replace(request(KS, mechanism, ratio), n_snps=n_snps)
    return replace(asked, set_score=SetScore(at_least=at_least, lead=lead), adversary=f"lead {lead:g}")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--studies", type=int, default=200)
    parser.add_argument("--leads", type=float, nargs="+", default=[3.0, 5.0, 7.0, 10.0, 14.0])
    parser.add_argument("--sizes", type=int, nargs="+", default=[950, 1000, 1050])
    args = parser.parse_args()
    scenario = reference_scenario()
    if scenario is None:
        print("the reference study is not here: set GWASPRIVACY_HAPSAMPLE")
        return 1
    leads = [0.0, *args.leads]
    cases = [(2, size, [line(2, 2, lead) for lead in leads]) for size in args.sizes]
    for m, size in ((3, 1200), (4, 1500)):
        others = [line(m, m, 0.0), line(m, m, 0.0, "exponential")]
        cases.append((m, size, [*others, *(line(m, 2, lead) for lead in leads)]))
    for m, size, lines in cases:
        points = utility_curve(scenario, lines, sizes=[size], n_studies=args.studies, seed=5).at(size)
        for asked, point in zip(lines, points, strict=True):
            at_least = asked.set_score.rank(m) if asked.mechanism == "joint" else m
            print(
                f"N = {size:<6}M = {m}  {asked.mechanism:12} at least {at_least} of {m}, lead {asked.set_score.lead:4g}: both "
                f"{100 * point.p_all:5.1f} ± {100 * point.standard_error:.1f} %",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
