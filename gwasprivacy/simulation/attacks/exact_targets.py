"""Imagined people, and how far each stands out in exact results: genotypes by classes of frequency, and a trait."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from gwasprivacy.base.arrays import freeze
from gwasprivacy.membership.calibration_theorems import FloatArray

PEOPLE = 1000
_SEED = 20_111


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ImaginedPeople:
    """``genotypes``: SNPs of each class with 0, 1 and 2 copies, shape (n_people, n_classes, 3).  ``trait``: SDs off the mean, (n_people,)."""

    genotypes: FloatArray
    trait: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


def imagined_people(classes: Sequence[tuple[float, float]], n_people: int = PEOPLE) -> ImaginedPeople:
    """The same people for the same classes."""
    rng = np.random.default_rng(_SEED)
    drawn = [
        rng.multinomial(round(times), [(1 - p) ** 2, 2 * p * (1 - p), p * p], size=n_people) for p, times in classes
    ]
    return ImaginedPeople(genotypes=np.stack(drawn, axis=1).astype(np.float64), trait=rng.standard_normal(n_people))


def leverages(people: ImaginedPeople, classes: Sequence[tuple[float, float]]) -> FloatArray:
    """Σ (x − 2p)² / 2pq of each person over SNPs as if independent, shape (n_people,)."""
    p = np.array([each for each, _ in classes])[:, None]
    squares = (np.arange(3.0) - 2 * p) ** 2 / (2 * p * (1 - p))
    result: FloatArray = (people.genotypes * squares).sum(axis=(1, 2))
    return result
