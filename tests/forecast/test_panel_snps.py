"""Causal SNPs that a plan does not name stand for SNPs of the panel: of their frequency, and apart from one another."""

from __future__ import annotations

import numpy as np

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.forecast.panel_snps import with_panel_names
from gwasprivacy.simulation.studies.panel_files import load_panel


def test_each_is_of_its_frequency_and_on_a_chromosome_of_its_own_while_there_are_some() -> None:
    panel = load_panel(None)
    row_of = {str(name): row for row, name in enumerate(panel.variants.snp)}
    named = str(panel.variants.snp[7])
    n_chromosomes = len(set(panel.variants.chrom.tolist()))
    unnamed = CausalSnp(frequency=0.3, odds_ratio=2.0)
    disease = DiseaseModel(
        causal=(CausalSnp(snp=named, frequency=0.2, odds_ratio=2.0), *(unnamed,) * n_chromosomes), prevalence=0.05
    )
    found = with_panel_names(disease, None)
    assert found.causal[0] == disease.causal[0]
    rows = [row_of[str(snp.snp)] for snp in found.causal]
    assert np.abs(panel.frequencies()[rows[1:]] - 0.3).max() < 0.05
    on = [str(panel.variants.chrom[row]) for row in rows]
    assert len(set(on[:n_chromosomes])) == n_chromosomes
    apart = np.abs(np.subtract.outer(panel.variants.pos[rows], panel.variants.pos[rows]))
    assert all(apart[i, j] >= 1_000_000 for i in range(len(rows)) for j in range(i) if on[i] == on[j])
    assert with_panel_names(found, None) is found
