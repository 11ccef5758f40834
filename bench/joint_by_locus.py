"""One SNP per locus on a linked panel: which selector finds all four causal loci with the fewest people?

Studies are mosaics of the shipped panel with four causal SNPs of odds ratio 1.8; total variation, M = 4, e^ε = 2.  The joint draw goes by
blocks of a chromosome; the others by the same blocks and by windows.

    python bench/joint_by_locus.py [--block 5000] [--sizes 1000 1500 2000] [--studies 16]
"""

from __future__ import annotations

import argparse
import math
import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from linkage import TV, causal

from gwasprivacy.assumptions.disease import DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.utility import utility_curve
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.study.design import Loci

MECHANISMS = ("joint", "permute-and-flip", "exponential")


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--block", type=float, default=5000.0, help="length of a block in kb")
    parser.add_argument("--window", type=float, default=2000.0, help="window in kb to each side")
    parser.add_argument("--sizes", type=int, nargs="+", default=[1000, 1500, 2000])
    parser.add_argument("--studies", type=int, default=16)
    args = parser.parse_args()
    snps = tuple(replace(each, odds_ratio=1.8) for each in causal(load_panel(None), 4))
    scenario = Scenario(disease=DiseaseModel(causal=snps, prevalence=0.05), engine=Engine.PANEL)
    kinds = [(name, Loci(block_kb=args.block)) for name in MECHANISMS]
    kinds += [(name, Loci(window_kb=args.window)) for name in MECHANISMS[1:]]
    lines = [
        CurveRequest(adversary="any", epsilon=math.log(2), score=TV, mechanism=name, n_snps=len(snps), loci=loci)
        for name, loci in kinds
    ]
    print(f"{'':10}{'':>20}{'all four':>20}{'expected share':>18}")
    for size in args.sizes:
        points = utility_curve(scenario, lines, sizes=[size], n_studies=args.studies, seed=7).at(size)
        for (name, loci), point in zip(kinds, points, strict=True):
            places = "windows" if loci.may_overlap else "blocks"
            chance = f"{point.p_all:.2f} ± {point.standard_error:.2f}"
            print(f"N = {size:<6}{name:>18} {places:8}{chance:>13}{point.expected_recall:>14.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
