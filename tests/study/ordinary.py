"""An ordinary QC-ready study, as a researcher has it: 0.5 % missing calls, and some phenotypes -9."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tests.study.make_plink import make_plink

N_CASES, N_CONTROLS, N_WITHOUT, N_SNPS = 94, 96, 12, 40


def ordinary_study(folder: Path) -> Path:
    """The ``.bed`` of a PLINK fileset; rs7 differs between the groups, the study's own minor allele is a1."""
    rng = np.random.default_rng(11)
    n = N_CASES + N_CONTROLS + N_WITHOUT
    phenotype = np.array(["2"] * N_CASES + ["1"] * N_CONTROLS + ["-9"] * N_WITHOUT)
    frequency = np.tile(rng.uniform(0.05, 0.5, N_SNPS)[:, None], (1, n))
    frequency[6] = np.where(phenotype == "2", 0.9, 0.1)
    order = rng.permutation(n)
    calls = rng.binomial(2, frequency).astype(np.uint8)[:, order]
    calls[rng.random(calls.shape) < 0.005] = 3
    return make_plink(folder, calls, [], phenotype=phenotype[order].tolist(), name="ordinary").with_suffix(".bed")
