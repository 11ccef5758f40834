"""What is known of a selection from known scores: exact probabilities, and what a simulation needs to draw from it.

Nothing here draws: a simulation brings the randomness, from its own seeded generator.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze
from gwasprivacy.mechanisms.laws.clocks import NoiseKind
from gwasprivacy.mechanisms.laws.usefulness import Utility

FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class NoisyKeys:
    """The rows of the ``n_snps`` largest of ``keys`` (n,) plus independent ``noise`` of scale 1.

    By locus, each row that is taken removes its whole locus.
    """

    keys: FloatArray
    noise: NoiseKind
    n_snps: int

    def __post_init__(self) -> None:
        freeze(self)


class Cell(NamedTuple):
    """A uniform part of the law: ``sure`` rows, and so many of each of ``groups`` of rows, every choice equally likely."""

    sure: IntArray
    groups: tuple[tuple[IntArray, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Mixture:
    """Part number i with probability ``weights[i]`` (they sum to 1), then a uniform set of that cell, or again a part of that
    mixture.  Sets have at most ``n_snps`` rows.
    """

    weights: FloatArray
    cell: Callable[[int], Cell | Mixture]
    n_snps: int

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class ByLocus:
    """A set of ``n_snps`` rows of different loci, by its weakest member: the row at place i of ``order`` (strongest first)
    with probability ``weights[i]``, then a uniform set of earlier rows, of other loci each.

    ``blocks``: the locus of each place.
    """

    weights: FloatArray
    order: IntArray
    blocks: IntArray
    n_snps: int

    def __post_init__(self) -> None:
        freeze(self)


Drawn = NoisyKeys | Mixture | ByLocus


class Law(Protocol):
    """The law of one selection from one study's scores, shape (n,).  Rows are int64, all different, in 0 … n − 1."""

    def utility(self, rows: IntArray) -> Utility:
        """How well the selection finds the true ``rows``, exactly."""

    def inclusion(self, rows: IntArray) -> FloatArray:
        """Pr[row i is selected] for each of ``rows``: in [0, 1], shape (len(rows),)."""

    def log_probability(self, chosen: IntArray) -> float:
        """ln Pr[exactly the rows ``chosen`` are selected], in any order."""

    def drawn(self) -> Drawn:
        """The same law as a function of randomness that a simulation brings."""
