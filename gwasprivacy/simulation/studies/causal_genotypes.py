"""The genotypes of causal SNPs that a disease model implies, together, in cases, in controls and in the population."""

from __future__ import annotations

import numpy as np

from gwasprivacy.assumptions.disease import MAX_JOINT_LOCI, DiseaseModel, FloatArray, implied


def case_joint(model: DiseaseModel) -> FloatArray:
    """Pr[causal genotypes | case], shape (3,)*k, axes in the order of ``causal``."""
    return _joint(implied(model).cases)


def control_joint(model: DiseaseModel) -> FloatArray:
    """Pr[causal genotypes | control], shape (3,)*k."""
    return _joint(implied(model).controls)


def population_marginals(model: DiseaseModel) -> FloatArray:
    """Pr[copies] in the population, shape (k, 3)."""
    return np.array([snp.genotype_frequencies for snp in model.causal])


def _joint(table: FloatArray | None) -> FloatArray:
    if table is None:
        raise ValueError(f"joint distributions are for at most {MAX_JOINT_LOCI} loci")
    return table
