"""How numbers are drawn with their noise; loaded by who releases or audits, never by who verifies.

The proofs stand beside what is said of each kind: ``numbers/``, ``counts.py``, ``effects/trait_sums.py``.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.counts import Counts, NoisyCounts
from gwasprivacy.mechanisms.effects.exact_sums import TraitSums
from gwasprivacy.mechanisms.effects.trait_sums import NEIGHBOURS, trait_scales
from gwasprivacy.mechanisms.exponential_choice import not_too_deep, weighted_choice
from gwasprivacy.mechanisms.grid import FloatArray, IntArray, NoiseGrid, smallest_double
from gwasprivacy.mechanisms.measured_ratio import ratio_scales
from gwasprivacy.mechanisms.measured_surplus import measuring
from gwasprivacy.mechanisms.noise import discrete_laplace, laplace_noise
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import StudySizes
from gwasprivacy.study.tables import GenotypeTables
from gwasprivacy.study.trait_tables import TraitTables


def noisy_values(scores: npt.ArrayLike, *, sensitivity: float, epsilon: float) -> NoisyValues:
    """Noisy versions of ``scores`` (finite, shape (k,), k ≥ 1).  Raises InvalidInput."""
    exact = np.asarray(scores, dtype=np.float64)
    if exact.ndim != 1 or len(exact) == 0:
        raise InvalidInput("values.no-snp")
    grid = NoiseGrid.for_noise(moves=len(exact), sensitivity=sensitivity, epsilon=epsilon)
    noisy = np.ldexp((grid.in_steps(exact) + laplace_noise(len(exact), grid.scale)).astype(np.float64), grid.exponent)
    return NoisyValues(values=noisy, scale=grid.scale * grid.step, epsilon=epsilon)


def noisy_counts(
    kind: Counts, counts: npt.ArrayLike, *, neighbours: Neighbours, epsilon: float, n_strata: int = 1, steps: int = 1
) -> NoisyCounts:
    """Noisy versions of whole-number ``counts``, shape (k, *cells), k ≥ 1, or (k, n_strata, *cells) in two strata or more; in
    ``steps`` of a person.  Raises InvalidInput."""
    exact = np.asarray(counts, dtype=np.int64)
    cells = kind.cells if n_strata == 1 else (n_strata, *kind.cells)
    if exact.ndim != 1 + len(cells) or exact.shape[1:] != cells or len(exact) == 0:
        raise InvalidInput("counts.no-snp", self_title=kind.title)
    scale = kind.noise_scale(n_snps=len(exact), neighbours=neighbours, epsilon=epsilon, steps=steps)
    noisy = noisy_columns(exact, kind.times, scale)
    noisy.setflags(write=False)
    return NoisyCounts(counts=noisy, scale=scale, epsilon=epsilon)


def noisy_columns(exact: IntArray, times: tuple[int, ...], scale: float) -> IntArray:
    """``exact`` with noise of ``scale``, or of so many ``times`` it, each for one number along the last axis."""
    if len(times) == 1:
        return discrete_laplace(exact.ravel(), scale).reshape(exact.shape)
    columns = [
        discrete_laplace(exact[..., place].ravel(), smallest_double(many * Fraction(scale))).reshape(exact.shape[:-1])
        for place, many in enumerate(times)
    ]
    return np.stack(columns, axis=-1)


def noisy_measured(
    tables: GenotypeTables | TraitTables, planned: StudySizes, *, neighbours: Neighbours, epsilon: float
) -> tuple[int, ...]:
    """How many cases there are about for the plan's controls, or a trait's mean, in steps, about, in each of the plan's strata
    (``measured_ratio``).  Spends ``epsilon``."""
    kind = measuring(planned)
    exact = kind.surplus(tables, planned)
    return kind.published(planned, with_surplus_noise(exact, planned, neighbours=neighbours, epsilon=epsilon)[0])


def with_surplus_noise(
    exact: IntArray, planned: StudySizes, *, neighbours: Neighbours, epsilon: float, draws: int = 1
) -> IntArray:
    """D of each of the plan's strata with its noise, int64 (draws, K).  Each draw spends ``epsilon``; an audit makes many."""
    noisy = np.tile(exact, (draws, 1))
    for place, scale in enumerate(ratio_scales(planned, neighbours, epsilon)):
        if scale:
            noisy[:, place] = discrete_laplace(noisy[:, place], scale)
    return noisy


def number_of_significant(scores: npt.ArrayLike, *, threshold: float, sensitivity: float, epsilon: float) -> int:
    """One private number in 0 … m for finite ``scores`` of shape (m,).  Raises InvalidInput."""
    return weighted_choice(count_log_weights(scores, threshold=threshold, sensitivity=sensitivity, epsilon=epsilon))


def count_log_weights(scores: npt.ArrayLike, *, threshold: float, sensitivity: float, epsilon: float) -> FloatArray:
    """The logarithms of the weights of 0 … m, up to a constant; private data, for the draw and for audits."""
    exact = np.asarray(scores, dtype=np.float64)
    if exact.ndim != 1 or len(exact) == 0:
        raise InvalidInput("selector.no-candidates")
    grid = NoiseGrid.for_noise(moves=2, sensitivity=sensitivity, epsilon=epsilon)
    at = int(grid.in_steps(np.array([threshold]))[0])
    relative = not_too_deep(grid.in_steps(exact), grid.scale, around=at) - at
    ordered = np.sort(relative)[::-1]
    missing = np.concatenate([[0], np.maximum(-ordered, 0)])
    spare = np.concatenate([np.maximum(ordered, 0), [0]])
    weights: FloatArray = -np.maximum(missing, spare) / float(grid.scale)
    return weights


def noisy_trait_sums(exact: TraitSums, *, neighbours: Neighbours, epsilon: float) -> TraitSums:
    """Spends ``epsilon``.  Raises InvalidInput for other neighbours, or without a SNP."""
    if neighbours not in NEIGHBOURS or not len(exact.people):
        raise InvalidInput("trait-sums.not-of-a-trait")
    scales = trait_scales(
        n_snps=len(exact.people),
        n_strata=exact.people.shape[1],
        steps=exact.steps,
        epsilon=epsilon,
        genotype_steps=exact.genotype_steps,
    )

    def noisy(values: IntArray, scale: float) -> IntArray:
        return discrete_laplace(values.ravel(), scale).reshape(values.shape)

    return replace(
        exact,
        people=noisy_columns(exact.people, exact.times, scales.people),
        sums=noisy(exact.sums, scales.sums),
        squares=int(noisy(np.array([exact.squares], dtype=np.int64), scales.squares)[0]),
    )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class NoisyValues:
    """``values``: noisy scores, float64, shape (k,), read-only.  ``scale``: of the Laplace noise, in the score's unit."""

    values: FloatArray
    scale: float
    epsilon: float

    def __post_init__(self) -> None:
        freeze(self)

    def half_width(self, confidence: float) -> float:
        """How far a value is from the exact score at most, with probability ``confidence``: −scale·ln(1 − confidence)."""
        return -self.scale * math.log1p(-confidence)
