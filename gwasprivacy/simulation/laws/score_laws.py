"""Large-sample laws of the scores: how null SNPs' scores are distributed, and a causative SNP's.

With σ² = 1/R + 1/S, the difference of genotype shares is d_g = σ·p_g·(h₁(g)z₁ + h₂(g)z₂): h₁, h₂ are the additive and the
dominance contrast, orthonormal under Hardy–Weinberg genotypes p, and (z₁, z₂) is standard normal at a null SNP.  So

    genotypic χ² = z₁² + z₂²,   allelic = trend = z₁²,   tv = min(R,S)·½Σ|d_g|,   allelic tv = min(R,S)·½|Σ g·d_g|.

In polar coordinates tv is a multiple of the radius for each angle, and Pr[radius > r] = e^{−r²/2}: the survival function of a
null score is a closed form averaged over angles and allele frequencies.  A public offset of k null means shifts each allele
frequency's scores; the panel's own error is left out.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.score_choice import ScoreName
from gwasprivacy.association.scores.total_variation import null_mean
from gwasprivacy.simulation.studies.disease import DiseaseModel

FloatArray = npt.NDArray[np.float64]

KNOWN_SCORES = (
    ScoreName.GENOTYPIC,
    ScoreName.ALLELIC,
    ScoreName.TREND,
    ScoreName.TV,
    ScoreName.TV_ALLELIC,
)
_ANGLES = 16
_FREQUENCIES = 32
_ATOMS = 480
_RAREST = 1e-6  # expected number of null SNPs beyond the last atom
_HERMITE = 12


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class NullLaw:
    """Expected numbers of null SNPs: ``count[i]`` at score ``value[i]``, values falling."""

    value: FloatArray
    count: FloatArray


def null_law(
    score: ScoreName, frequencies: FloatArray, n_null: int, n_cases: int, n_controls: int, *, offset: float = 0.0
) -> NullLaw:
    """The null scores of ``n_null`` SNPs whose allele frequencies are spread like ``frequencies``, less ``offset`` null means."""
    quantile = (np.arange(_FREQUENCIES) + 0.5) / _FREQUENCIES
    minor = np.quantile(np.minimum(frequencies, 1 - frequencies), quantile)
    law = _standard_null_law(score, tuple(minor.tolist()), n_null, offset)
    if score not in (ScoreName.TV, ScoreName.TV_ALLELIC):
        return law
    unit = min(n_cases, n_controls) * math.sqrt(1 / n_cases + 1 / n_controls)
    return NullLaw(value=law.value * unit, count=law.count)


@functools.lru_cache(maxsize=32)
def _standard_null_law(score: ScoreName, minor: tuple[float, ...], n_null: int, offset: float) -> NullLaw:
    """The law for min(R,S)·σ = 1, which is every size's up to that factor."""
    scales, one_dimensional = _null_scales(score, np.array(minor))
    radius = math.sqrt(2 * math.log(max(n_null, 2) / _RAREST))
    if score in (ScoreName.GENOTYPIC, ScoreName.ALLELIC, ScoreName.TREND):
        edge = np.linspace(radius**2, 0, _ATOMS + 1)
        beyond = np.sqrt(edge)
        shift = np.zeros(1)
    else:
        shift = offset * _standard_null_means(score, np.array(minor), len(scales))
        edge = np.linspace(float((radius * scales - shift).max()), -float(shift.max()), _ATOMS + 1)
        beyond = edge
    with np.errstate(divide="ignore", invalid="ignore"):
        above = beyond[:, None] + shift
        r = np.where(above <= 0, 0.0, above / scales)
    survival = _two_sided_normal(r) if one_dimensional else np.exp(-0.5 * r * r)
    expected = n_null * survival.mean(axis=1)
    count = np.diff(expected)
    count[0] += expected[0]
    return NullLaw(value=0.5 * (edge[1:] + edge[:-1]), count=count)


def _standard_null_means(score: ScoreName, minor: FloatArray, size: int) -> FloatArray:
    """The null mean for min(R,S)·σ = 1 that belongs to each of ``size`` scales, the same for all angles of a frequency."""
    # With one case and one control min(R,S)·σ = √2.
    means = null_mean(minor, 1, 1, allelic=score is ScoreName.TV_ALLELIC) / math.sqrt(2)
    return np.repeat(means, size // len(minor))


def _null_scales(score: ScoreName, minor: FloatArray) -> tuple[FloatArray, bool]:
    """(scales, one-dimensional): score = scale·radius (χ²: radius²) with equally likely scales."""
    if score is ScoreName.GENOTYPIC:
        return np.ones(1), False
    if score in (ScoreName.ALLELIC, ScoreName.TREND):
        return np.ones(1), True
    f = minor[:, None, None]
    other = 1 - f
    spread = np.sqrt(2 * f * other)
    if score is ScoreName.TV_ALLELIC:
        return 0.5 * spread.ravel(), True
    copies = np.arange(3.0)
    p = np.concatenate([other * other, 2 * f * other, f * f], axis=2)
    with np.errstate(divide="ignore", invalid="ignore"):
        additive = np.where(f > 0, p * (copies - 2 * f) / spread, 0.0)
    dominance = f * other * np.array([1.0, -2.0, 1.0])
    angle = (np.arange(_ANGLES) + 0.5) * math.pi / _ANGLES
    direction = additive * np.cos(angle)[:, None] + dominance * np.sin(angle)[:, None]
    return 0.5 * np.abs(direction).sum(axis=2).ravel(), False


def _two_sided_normal(r: FloatArray) -> FloatArray:
    from scipy.special import erfc

    result: FloatArray = erfc(r / math.sqrt(2))
    return result


def causative_scores(
    score: ScoreName, model: DiseaseModel, n_cases: int, n_controls: int, *, offset: float = 0.0
) -> tuple[FloatArray, FloatArray]:
    """(values, weights): each causative SNP's score as weighted nodes, shapes (k, n) and (n,).

    The difference of shares is normal about its mean with variance Σ_cases/R + Σ_controls/S; nodes of a Gauss–Hermite rule.
    """
    cases, controls = model.case_marginals, model.control_marginals
    pooled = (n_cases * cases + n_controls * controls) / (n_cases + n_controls)
    node, weight = np.polynomial.hermite_e.hermegauss(_HERMITE)
    z = np.stack(np.meshgrid(node, node, indexing="ij")).reshape(2, -1)
    weights = np.outer(weight, weight).ravel() / (2 * math.pi)
    values = np.empty((model.n_causative, z.shape[1]))
    for which in range(model.n_causative):
        covariance = _covariance(cases[which]) / n_cases + _covariance(controls[which]) / n_controls
        root = np.linalg.cholesky(covariance[1:, 1:] + 1e-18 * np.eye(2))
        moved = (cases - controls)[which, 1:, None] + root @ z
        difference = np.concatenate([-moved.sum(axis=0, keepdims=True), moved])
        values[which] = _score_of(score, difference, pooled[which], n_cases, n_controls)
    if offset:
        frequency = model.population_marginals @ np.array([0.0, 0.5, 1.0])
        values -= offset * null_mean(frequency, n_cases, n_controls, allelic=score is ScoreName.TV_ALLELIC)[:, None]
    return values, weights


def _covariance(p: FloatArray) -> FloatArray:
    return np.diag(p) - np.outer(p, p)


def _score_of(score: ScoreName, d: FloatArray, pooled: FloatArray, n_cases: int, n_controls: int) -> FloatArray:
    """The score of differences ``d`` (3, n) of genotype shares around pooled shares."""
    smaller = min(n_cases, n_controls)
    variance = 1 / n_cases + 1 / n_controls
    alleles = d[1] + 2 * d[2]
    mean = float(pooled[1] + 2 * pooled[2])
    result: FloatArray
    if score is ScoreName.TV:
        result = smaller * 0.5 * np.abs(d).sum(axis=0)
    elif score is ScoreName.TV_ALLELIC:
        result = smaller * 0.5 * np.abs(alleles)
    elif score is ScoreName.GENOTYPIC:
        result = np.sum(d * d / np.maximum(pooled, 1e-12)[:, None], axis=0) / variance
    else:
        spread = mean * (1 - mean / 2) if score is ScoreName.ALLELIC else float(pooled[1] + 4 * pooled[2]) - mean**2
        result = alleles * alleles / (variance * max(spread, 1e-12))
    return result
