"""Known and doubted risk alleles: how many participants does each take, on the reference study (GWASPRIVACY_HAPSAMPLE)?

Kolmogorov distance, joint draw, M = 2, e^ε = 2, a power of 90 %, all sizes printed; resampled studies, a risk allele named for every SNP.

    python bench/risk_alleles.py [--beliefs 4 19]
"""

from __future__ import annotations

import argparse
import math
import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from utility_table import reference_scenario

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.forecast.answers import people_needed
from gwasprivacy.plan.needed_people import people_words
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.weight_spread import WeightSpread
from gwasprivacy.simulation.studies.panel_files import load_panel


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--beliefs", type=float, nargs="+", default=[4.0, 19.0], help="how many to one")
    args = parser.parse_args()
    scenario = reference_scenario()
    if scenario is None:
        sys.exit("GWASPRIVACY_HAPSAMPLE names no folder with the reference study.")
    n = load_panel(scenario.panel).n_snps
    certain = WeightSpread(weights=(1.0,), counts=(n,), n_directed=n)
    spreads = {"no risk alleles": None, "certain and right": certain}
    for belief in args.beliefs:
        doubted = replace(certain, beliefs=(belief,) * n)
        spreads[f"{belief:g} : 1, all right"] = doubted.right
        spreads[f"{belief:g} : 1, one of {belief + 1:g} wrong"] = doubted
    score = ScoreChoice(name="ks")
    asked = [
        CurveRequest(adversary=said, epsilon=math.log(2), score=score, mechanism="joint", n_snps=2, weights=spread)
        for said, spread in spreads.items()
    ]
    for request, needed in zip(asked, people_needed(scenario, asked), strict=True):
        print(f"{request.adversary:28} {people_words(needed)}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
