"""Ten SNPs released from a study with linkage: from how many loci do they come, with and without public loci?

Studies are mosaics of the shipped panel (two 40-Mb stretches with a European population's linkage, 125 SNPs a Mb; real arrays are
several times denser) with eight causal SNPs.  Two released SNPs share a locus when they are within the window, or
linked by others that are.  The peer is the same release without loci; "no privacy" takes the ten largest scores.  The joint draw
goes by blocks as wide as a window, on whose borders two SNPs can lie near each other.

    python bench/linkage.py [--loci 500] [--people 6000] [--studies 8] [--draws 5]
"""

from __future__ import annotations

import argparse
import math
import sys
import time

import numpy as np

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.arrays import IntArray
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.simulation.studies.panel import Panel
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.study.design import Loci
from gwasprivacy.study.public_lists.candidates import locus_groups
from gwasprivacy.study.public_lists.locus_index import LocusIndex
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import Variants

M = 10
RATIOS = (2.0, 8.0, 64.0)
TV = ScoreChoice(name="tv")


def causal(panel: Panel, number: int = 8) -> tuple[CausalSnp, ...]:
    """SNPs of frequency 0.25 to 0.4, evenly spread over the panel."""
    frequency = panel.copies.mean(axis=0)
    common = np.flatnonzero((frequency > 0.25) & (frequency < 0.4))
    rows = [common[np.abs(common - (k + 0.5) * panel.n_snps / number).argmin()] for k in range(number)]
    return tuple(
        CausalSnp(snp=panel.variants.snp[row], frequency=float(frequency[row]), odds_ratio=1.6) for row in rows
    )


def number_of_loci(rows: IntArray, variants: Variants, window_kb: float) -> int:
    """Groups of SNPs on one chromosome in which each is within the window of the next."""
    places = sorted(zip(variants.chrom[rows], variants.pos[rows].tolist(), strict=True))
    return sum(
        k == 0 or places[k][0] != places[k - 1][0] or places[k][1] - places[k - 1][1] > window_kb * 1000
        for k in range(len(places))
    )


def causal_found(rows: IntArray, true: IntArray, index: LocusIndex) -> int:
    """How many causal SNPs have a released SNP in their locus."""
    return sum(bool(((index.start[row] <= rows) & (rows < index.stop[row])).any()) for row in true)


def exact_top(scores: np.ndarray, loci: LocusIndex | None) -> IntArray:
    left, chosen = scores.copy(), []
    for _ in range(M):
        row = int(left.argmax())
        chosen.append(row)
        left[slice(row, row + 1) if loci is None else slice(loci.start[row], loci.stop[row])] = -np.inf
    return np.array(chosen)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--loci", type=float, default=500.0, help="window in kb")
    parser.add_argument("--people", type=int, default=6000)
    parser.add_argument("--studies", type=int, default=8)
    parser.add_argument("--draws", type=int, default=5, help="releases of each kind from each study")
    args = parser.parse_args()
    started = time.perf_counter()
    panel = load_panel(None)
    variants = panel.variants
    index = locus_groups(variants, Loci(window_kb=args.loci))
    blocks = locus_groups(variants, Loci(block_kb=2 * args.loci))
    disease = DiseaseModel(causal=causal(panel), prevalence=0.02)
    scenario = Scenario(disease=disease, engine=Engine.PANEL)
    source = study_source(scenario)
    groups = scenario.groups(args.people)
    studies = [
        computed_scores(TV, source.tables(*groups, study_generator(1, args.people, k))) for k in range(args.studies)
    ]
    delta = TV.sensitivity_of(CaseControlSizes.of_groups(*groups))
    standard = panel.copies - panel.copies.mean(axis=0)
    standard /= np.maximum(standard.std(axis=0), 1e-9)
    linkage = float(((standard[:, 1:] * standard[:, :-1]).mean(axis=0) ** 2).mean())
    print(
        f"{M} SNPs released by tv from {args.studies} studies of {args.people} people, {len(disease.causal)} causal SNPs; "
        f"locus: ±{args.loci:g} kb\nmean r² of neighbouring SNPs {linkage:.2f}; {args.draws} draws a study\n"
        f"distinct loci of the {M} SNPs: mean (least); then how many of the causal SNPs have a released SNP in their locus\n"
        f"{'':32}{'by locus':>20}{'without':>20}"
    )

    def show(label: str, releases: dict[bool, list[IntArray]]) -> bool:
        """One line; whether every release by locus came from M loci."""
        cells = []
        for by_locus in (True, False):
            found = [number_of_loci(rows, variants, args.loci) for rows in releases[by_locus]]
            true = np.mean([causal_found(rows, source.causal, index) for rows in releases[by_locus]])
            cells.append(f"{np.mean(found):6.1f} ({min(found)}) {true:6.1f}")
        print(f"{label:32}{cells[0]:>20}{cells[1]:>20}", flush=True)
        return all(number_of_loci(rows, variants, args.loci) == M for rows in releases[True])

    kinds = {True: index, False: None}
    always = show("no privacy", {kind: [exact_top(scores, loci) for scores in studies] for kind, loci in kinds.items()})
    for name, chosen in MECHANISMS.items():
        for ratio in RATIOS if chosen.by_locus else ():
            drawn = {
                kind: [
                    chosen.select(scores, sensitivity=delta, epsilon=math.log(ratio), n_snps=M, loci=loci)
                    for scores in studies
                    for _ in range(args.draws)
                ]
                for kind, loci in {True: blocks if chosen.disjoint_loci else index, False: None}.items()
            }
            apart = show(f"{name}, e^ε = {ratio:g}{', blocks' * chosen.disjoint_loci}", drawn)
            always = always and (apart or chosen.disjoint_loci)
    print(
        f"By windows, every release came from {M} loci: {'yes' if always else 'NO'}.   {time.perf_counter() - started:.0f} s"
    )
    return 0 if always else 1


if __name__ == "__main__":
    sys.exit(main())
