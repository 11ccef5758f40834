"""Loci in the place of SNPs: how many participants does each take, on a linked panel?

Studies are made of the shipped panel, or of ``--panel``, with two causal SNPs of odds ratio 1.8; Kolmogorov distance, joint draw, M = 2,
e^ε = 2, a power of 90 %, all sizes printed.

    python bench/published_loci.py [--blocks 250 1000 5000] [--panel PREFIX] [--resample]
"""

from __future__ import annotations

import argparse
import math
import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from linkage import causative

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.forecast.answers import people_needed
from gwasprivacy.plan.needed_people import people_words
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.utility import panel_loci
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.study.design import Loci


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--blocks", type=float, nargs="+", default=[250.0, 1000.0, 5000.0], help="sizes of loci in kb")
    parser.add_argument("--panel", default=None)
    parser.add_argument("--resample", action="store_true", help="whole people of the panel, not mosaics of them")
    args = parser.parse_args()
    panel = load_panel(args.panel)
    snps = tuple(replace(each, odds_ratio=1.8) for each in causative(panel, 2))
    scenario = Scenario(
        disease=DiseaseModel(causative=snps, prevalence=0.05),
        engine=Engine.RESAMPLE if args.resample else Engine.PANEL,
        panel=args.panel,
    )
    one = CurveRequest(adversary="SNPs", epsilon=math.log(2), score=ScoreChoice(name="ks"), mechanism="joint", n_snps=2)
    loci = [Loci(block_kb=size, published=True) for size in args.blocks]
    asked = [one, *(replace(one, adversary=f"blocks of {each.block_kb:g} kb", loci=each) for each in loci)]
    found = people_needed(scenario, asked)
    for request, needed in zip(asked, found, strict=True):
        n = panel.n_snps if request.loci is None else len(panel_loci(args.panel, request.loci).firsts)
        print(f"{request.adversary:20} {n:7,} candidates: {people_words(needed)}", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
