"""Loci in the place of SNPs: how many participants does each take, on the reference study (GWASPRIVACY_HAPSAMPLE)?

Kolmogorov distance, joint draw, M = 2, e^ε = 2, a power of 90 %, all sizes printed; resampled studies.

    python bench/published_loci.py [--blocks 1000 10000]
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
from gwasprivacy.simulation.curves.utility import panel_loci
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.study.design import Loci


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--blocks", type=float, nargs="+", default=[1000.0, 10_000.0], help="sizes of loci in kb")
    args = parser.parse_args()
    scenario = reference_scenario()
    if scenario is None:
        sys.exit("GWASPRIVACY_HAPSAMPLE names no folder with the reference study.")
    one = CurveRequest(adversary="SNPs", epsilon=math.log(2), score=ScoreChoice(name="ks"), mechanism="joint", n_snps=2)
    loci = [Loci(block_kb=size, published=True) for size in args.blocks]
    asked = [one, *(replace(one, adversary=f"blocks of {each.block_kb:g} kb", loci=each) for each in loci)]
    found = people_needed(scenario, asked)
    for request, needed in zip(asked, found, strict=True):
        places = None if request.loci is None else panel_loci(scenario.panel, request.loci)
        n = load_panel(scenario.panel).n_snps if places is None else len(places.firsts)
        print(f"{request.adversary:20} {n:7,} candidates: {people_words(needed)}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
