"""Large-sample laws of the scores: how null SNPs' scores are distributed, and a causal SNP's.

Each score says how it follows from the difference of genotype shares (``association.scores.large_sample``): as a multiple of a
radius, or of its square.  Pr[radius > r] = e^{−r²/2} for two standard normals: the survival function of a null score is a
closed form averaged over angles and allele frequencies.  A public offset of k null means shifts each allele
frequency's scores; the panel's own error is left out.
"""

from __future__ import annotations

import functools
import math

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.large_sample import LargeSampleLaw
from gwasprivacy.association.scores.score import Score
from gwasprivacy.assumptions.disease import DiseaseModel
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.laws.estimates import NullLaw
from gwasprivacy.simulation.studies.causal_genotypes import population_marginals

FloatArray = npt.NDArray[np.float64]
MinorShares = tuple[float, ...]

_FREQUENCIES = 32
_ATOMS = 480
_RAREST = 1e-6  # expected number of null SNPs beyond the last atom
_HERMITE = 12


def minor_shares(frequencies: FloatArray) -> MinorShares:
    """A few equally likely ones that stand for all SNPs of these allele frequencies."""
    quantile = (np.arange(_FREQUENCIES) + 0.5) / _FREQUENCIES
    return tuple(np.quantile(np.minimum(frequencies, 1 - frequencies), quantile).tolist())


def null_law(
    score: Score, minor: MinorShares, n_null: int, n_cases: int, n_controls: int, *, offset: float = 0.0
) -> NullLaw:
    """The null scores of ``n_null`` SNPs with these shares of the minor allele, less ``offset`` null means."""
    law = _standard_null_law(score, minor, n_null, offset)
    unit = _law_of(score).unit(n_cases, n_controls)
    return NullLaw(value=law.value * unit, count=law.count)


def _law_of(score: Score) -> LargeSampleLaw:
    if score.values.law is None:
        raise InvalidInput("score.no-closed-form", score_name=score.name)
    return score.values.law


@functools.lru_cache(maxsize=32)
def _standard_null_law(score: Score, minor: MinorShares, n_null: int, offset: float) -> NullLaw:
    """The law for a unit of 1, which is every size's up to that factor."""
    law = _law_of(score)
    scales = law.null_scales(np.array(minor))
    radius = math.sqrt(2 * math.log(max(n_null, 2) / _RAREST))
    shift = np.zeros(1)
    if offset:
        # The same for all angles of a frequency.
        means = score.values.null_mean(np.array(minor), 1, 1) / law.unit(1, 1)
        shift = offset * np.repeat(means, len(scales) // len(minor))
    if law.is_squared:
        edge = np.linspace(radius**2, 0, _ATOMS + 1)
        beyond = np.sqrt(edge)
    else:
        edge = np.linspace(float((radius * scales - shift).max()), -float(shift.max()), _ATOMS + 1)
        beyond = edge
    with np.errstate(divide="ignore", invalid="ignore"):
        above = beyond[:, None] + shift
        r = np.where(above <= 0, 0.0, above / scales)
    survival = _two_sided_normal(r) if law.is_one_dimensional else np.exp(-0.5 * r * r)
    expected = n_null * survival.mean(axis=1)
    count = np.diff(expected)
    count[0] += expected[0]
    return NullLaw(value=0.5 * (edge[1:] + edge[:-1]), count=count)


def _two_sided_normal(r: FloatArray) -> FloatArray:
    from scipy.special import erfc

    result: FloatArray = erfc(r / math.sqrt(2))
    return result


def causal_scores(
    score: Score, model: DiseaseModel, n_cases: int, n_controls: int, *, offset: float = 0.0
) -> tuple[FloatArray, FloatArray]:
    """(values, weights): each causal SNP's score as weighted nodes, shapes (k, n) and (n,).

    The difference of shares is normal about its mean with variance Σ_cases/R + Σ_controls/S; nodes of a Gauss–Hermite rule.
    """
    law = _law_of(score)
    cases, controls = model.case_marginals, model.control_marginals
    pooled = (n_cases * cases + n_controls * controls) / (n_cases + n_controls)
    z, weights = _two_normals()
    values = np.empty((model.n_causal, z.shape[1]))
    for which in range(model.n_causal):
        covariance = _covariance(cases[which]) / n_cases + _covariance(controls[which]) / n_controls
        root = np.linalg.cholesky(covariance[1:, 1:] + 1e-18 * np.eye(2))
        moved = (cases - controls)[which, 1:, None] + root @ z
        difference = np.concatenate([-moved.sum(axis=0, keepdims=True), moved])
        values[which] = law.of_differences(difference, pooled[which], n_cases, n_controls)
    if offset:
        frequency = population_marginals(model) @ np.array([0.0, 0.5, 1.0])
        values -= offset * score.values.null_mean(frequency, n_cases, n_controls)[:, None]
    return values, weights


@functools.lru_cache(maxsize=1)
def _two_normals() -> tuple[FloatArray, FloatArray]:
    """Nodes, shape (2, n), and weights of two standard normals that know nothing of each other."""
    node, weight = np.polynomial.hermite_e.hermegauss(_HERMITE)
    z = np.stack(np.meshgrid(node, node, indexing="ij")).reshape(2, -1)
    weights = np.outer(weight, weight).ravel() / (2 * math.pi)
    for each in (z, weights):
        each.setflags(write=False)
    return z, weights


def _covariance(p: FloatArray) -> FloatArray:
    return np.diag(p) - np.outer(p, p)
