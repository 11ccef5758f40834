"""One SNP per public locus in a study with realistic linkage (docs/theory/mechanisms.md)."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.arrays import IntArray
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.simulation.studies.study_simulator import study_generator, study_source
from gwasprivacy.study.design import Loci
from gwasprivacy.study.public_lists.candidates import locus_groups
from gwasprivacy.study.tables import Variants

M = 10
WINDOW_KB = 500.0
N = 4000
BY_LOCUS = sorted(name for name, chosen in MECHANISMS.items() if chosen.by_locus)


@pytest.fixture(scope="module")
def linked_study() -> tuple[np.ndarray, Variants]:
    """Scores of one simulated study with two strong peaks, one on each stretch of the shipped panel."""
    panel = load_panel(None)
    frequency = panel.copies.mean(axis=0)
    common = np.flatnonzero((frequency > 0.25) & (frequency < 0.4))
    rows = [common[np.abs(common - place).argmin()] for place in (2500, 7500)]
    snps = tuple(
        CausalSnp(snp=panel.variants.snp[row], frequency=float(frequency[row]), odds_ratio=2.0) for row in rows
    )
    scenario = Scenario(disease=DiseaseModel(causal=snps, prevalence=0.05), engine=Engine.PANEL)
    tables = study_source(scenario).tables(*scenario.groups(N), study_generator(1, N, 0))
    scores = computed_scores(ScoreChoice(name="tv"), tables)
    return scores, panel.variants


def neighbours(rows: IntArray, variants: Variants) -> int:
    """Pairs of the rows that are within the window of one another."""
    return sum(
        variants.chrom[i] == variants.chrom[j] and abs(int(variants.pos[i] - variants.pos[j])) <= WINDOW_KB * 1000
        for i, j in itertools.combinations(rows.tolist(), 2)
    )


def test_some_selector_can_choose_by_locus() -> None:
    assert {"exponential", "permute-and-flip"} <= set(BY_LOCUS)


@pytest.mark.parametrize("mechanism", BY_LOCUS)
@pytest.mark.parametrize("epsilon", [0.1, 2.0, 500.0])
def test_ten_snps_released_by_locus_come_from_ten_loci(
    mechanism: str, epsilon: float, linked_study: tuple[np.ndarray, Variants]
) -> None:
    scores, variants = linked_study
    disjoint = MECHANISMS[mechanism].disjoint_loci
    loci = locus_groups(variants, Loci(block_kb=WINDOW_KB) if disjoint else Loci(window_kb=WINDOW_KB))
    rows = MECHANISMS[mechanism].select(scores, sensitivity=1.0, epsilon=epsilon, n_snps=M, loci=loci)
    assert len(rows) == len(set(rows.tolist())) == M
    for row in rows:
        assert np.count_nonzero((loci.start[row] <= rows) & (rows < loci.stop[row])) == 1
    # Blocks part the SNPs on either side of an end.
    assert disjoint or neighbours(rows, variants) == 0


@pytest.mark.parametrize("mechanism", BY_LOCUS)
def test_without_loci_all_ten_come_from_the_strongest_peak(
    mechanism: str, linked_study: tuple[np.ndarray, Variants]
) -> None:
    """ε = 500 makes noise of a twenty-fifth of a person; the tenth score is ten people above the eleventh."""
    scores, variants = linked_study
    ordered = np.sort(scores)[::-1]
    assert ordered[M - 1] - ordered[M] > 10
    rows = MECHANISMS[mechanism].select(scores, sensitivity=1.0, epsilon=500.0, n_snps=M)
    assert neighbours(rows, variants) == M * (M - 1) // 2
