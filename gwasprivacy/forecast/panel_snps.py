"""Which of a panel's SNPs stand for the causal ones, where the plan names none."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from gwasprivacy.assumptions.disease import DiseaseModel
from gwasprivacy.simulation.studies.panel_files import load_panel


def with_panel_names(disease: DiseaseModel, panel: str | None) -> DiseaseModel:
    """Give every causal SNP without a name one of the panel's: of the nearest frequency, on a chromosome of its own
    while there are enough, else far from the others.  Raises InvalidInput when the panel cannot be read.
    """
    if all(snp.snp is not None for snp in disease.causal):
        return disease
    people = load_panel(panel)
    frequencies, variants = people.frequencies(), people.variants
    free = np.ones(len(variants), dtype=np.bool_)
    known = {str(name): row for row, name in enumerate(variants.snp)}

    def claim(row: int) -> None:
        same = variants.chrom == variants.chrom[row]
        elsewhere = free & ~same
        # On the last chromosome that is left, only the neighbourhood is taken.
        near = same & (np.abs(variants.pos - variants.pos[row]) < 1_000_000)
        free[:] = elsewhere if elsewhere.any() else free & ~near

    for snp in disease.causal:
        if snp.snp is not None and snp.snp in known:
            claim(known[snp.snp])
    chosen = []
    for snp in disease.causal:
        if snp.snp is None:
            rows = np.flatnonzero(free) if free.any() else np.arange(len(variants))
            row = int(rows[np.argmin(np.abs(frequencies[rows] - snp.frequency))])
            claim(row)
            snp = replace(snp, snp=str(variants.snp[row]))
        chosen.append(snp)
    return replace(disease, causal=tuple(chosen))
