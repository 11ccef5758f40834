"""How it draws; loaded by who releases or audits, never by who verifies."""

from __future__ import annotations

from gwasprivacy.mechanisms.asked_selection import Asked, asked_of
from gwasprivacy.mechanisms.grid import IntArray
from gwasprivacy.mechanisms.noise import exponential_noise
from gwasprivacy.mechanisms.peeling import largest, largest_of_each


@asked_of
def select(asked: Asked) -> IntArray:
    noise = exponential_noise(len(asked.values), asked.grid.scale)
    return largest(asked.steps + noise, asked.n_snps, asked.loci)


@asked_of
def select_many(asked: Asked, draws: int) -> IntArray:
    noise = exponential_noise(draws * len(asked.values), asked.grid.scale).reshape(draws, len(asked.values))
    return largest_of_each(asked.steps + noise, asked.n_snps, asked.loci)
