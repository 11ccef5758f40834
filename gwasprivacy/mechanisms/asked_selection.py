"""What a selector is asked to draw: checked once, for every selector's ``draw.py``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps

from gwasprivacy.base.arrays import freeze
from gwasprivacy.mechanisms.grid import FloatArray, IntArray, NoiseGrid
from gwasprivacy.mechanisms.peeling import largest, largest_of_each
from gwasprivacy.mechanisms.selection_checks import check_loci, check_selection, check_set_score
from gwasprivacy.mechanisms.selector import Selector
from gwasprivacy.mechanisms.set_score import WEAKEST, SetScore
from gwasprivacy.study.public_lists.locus_index import LocusIndex


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Asked:
    """``values``: the scores, finite, one a candidate.  ``grid``: the noise's, of scale noise_moves(M)·Δ/ε.

    ``n_snps``: M.  ``loci``: of which one SNP each is wanted.  ``threshold``: public; None where none was given.
    ``set_score``: of a joint draw, or how rarely a right list may be wrong.  ``epsilon``: all of it, the double that was handed in.
    """

    selector: Selector
    values: FloatArray
    grid: NoiseGrid
    n_snps: int
    loci: LocusIndex | None
    threshold: float | None
    set_score: SetScore
    epsilon: float

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def steps(self) -> IntArray:
        """The scores on the grid."""
        return self.grid.in_steps(self.values)


def asked_of(draw: Callable[..., IntArray]) -> Callable[..., IntArray]:
    """``draw`` of an :class:`Asked`, to be called as ``Selector.select`` and ``select_many`` are.

    Raises InvalidInput for impossible arguments."""

    @wraps(draw)
    def called(
        selector: Selector,
        scores: FloatArray,
        *,
        sensitivity: float,
        epsilon: float,
        n_snps: int,
        loci: LocusIndex | None = None,
        threshold: float | None = None,
        set_score: SetScore = WEAKEST,
        **how_often: int,
    ) -> IntArray:
        values = check_selection(scores, n_snps, loci)
        check_loci(selector, loci)
        check_set_score(selector, set_score, n_snps, by_locus=loci is not None)
        grid = NoiseGrid.for_noise(moves=selector.noise_moves(n_snps), sensitivity=sensitivity, epsilon=epsilon)
        asked = Asked(
            selector=selector, values=values, grid=grid, n_snps=n_snps, loci=loci, threshold=threshold, set_score=set_score,
            epsilon=epsilon,
        )  # fmt: skip
        return draw(asked, **how_often)

    return called


def race(noise: Callable[[int, int], IntArray]) -> tuple[Callable[..., IntArray], Callable[..., IntArray]]:
    """``select`` and ``select_many`` of who adds ``noise(n, scale)`` to every score once and takes the M largest (:mod:`peeling`)."""

    @asked_of
    def select(asked: Asked) -> IntArray:
        return largest(asked.steps + noise(len(asked.values), asked.grid.scale), asked.n_snps, asked.loci)

    @asked_of
    def select_many(asked: Asked, draws: int) -> IntArray:
        drawn = noise(draws * len(asked.values), asked.grid.scale).reshape(draws, len(asked.values))
        return largest_of_each(asked.steps + drawn, asked.n_snps, asked.loci)

    return select, select_many
