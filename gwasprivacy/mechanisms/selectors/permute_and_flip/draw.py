"""How it draws; loaded by who releases or audits, never by who verifies."""

from __future__ import annotations

from gwasprivacy.mechanisms.grid import FloatArray, IntArray, NoiseGrid
from gwasprivacy.mechanisms.noise import exponential_noise
from gwasprivacy.mechanisms.peeling import largest, largest_of_each
from gwasprivacy.mechanisms.selection_checks import check_selection
from gwasprivacy.mechanisms.selector import Selector
from gwasprivacy.study.public_lists.locus_index import LocusIndex


def select(
    selector: Selector,
    scores: FloatArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    loci: LocusIndex | None = None,
    threshold: float | None = None,
) -> IntArray:
    values = check_selection(scores, n_snps, loci)
    grid = NoiseGrid.for_noise(moves=selector.noise_moves(n_snps), sensitivity=sensitivity, epsilon=epsilon)
    noise = exponential_noise(len(values), grid.scale)
    return largest(grid.in_steps(values) + noise, n_snps, loci)


def select_many(
    selector: Selector,
    scores: FloatArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    draws: int,
    loci: LocusIndex | None = None,
    threshold: float | None = None,
) -> IntArray:
    values = check_selection(scores, n_snps, loci)
    grid = NoiseGrid.for_noise(moves=selector.noise_moves(n_snps), sensitivity=sensitivity, epsilon=epsilon)
    noise = exponential_noise(draws * len(values), grid.scale).reshape(draws, len(values))
    return largest_of_each(grid.in_steps(values) + noise, n_snps, loci)
