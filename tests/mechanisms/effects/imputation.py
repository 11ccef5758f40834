"""People whose genotypes were imputed: what each of their chromosomes carries, and how sure the imputation is of it."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

FloatArray = NDArray[np.float64]


def chromosomes(rng: np.random.Generator, n: int, frequency: float, r2: float) -> tuple[FloatArray, FloatArray]:
    """What each carries, and the probability that it does as a sound imputation tells it, of which ``r2`` of the variance is left."""
    if r2 >= 1:
        carried = (rng.random(n) < frequency).astype(float)
        return carried, carried
    doubt = (1 - r2) / r2
    told = rng.beta(frequency * doubt, (1 - frequency) * doubt, n) if doubt > 0 else np.full(n, frequency)
    return (rng.random(n) < told).astype(float), told


def imputed(
    rng: np.random.Generator, n: int, frequency: float, r2: float, log_ratio: float = 0.0, inbred: float = 0.0
) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Copies, dosages, and probabilities of two copies of ``n`` people, (n,) each; cases whose odds grow by ``log_ratio`` per copy.
    ``inbred``: F."""
    found: list[FloatArray] = []
    many = 0
    while many < n:
        k = round(1.5 * n * math.exp(2 * abs(log_ratio))) + 10
        (one, first), (two, second) = (chromosomes(rng, k, frequency, r2) for _ in range(2))
        same = rng.random(k) < inbred
        two, second = np.where(same, one, two), np.where(same, first, second)
        copies = one + two
        keep = rng.random(k) < np.exp(log_ratio * copies - max(0.0, 2 * log_ratio))
        found.append(np.stack([copies, first + second, first * second])[:, keep])
        many += int(keep.sum())
    copies, dosages, both = np.concatenate(found, axis=1)[:, :n]
    return copies, dosages, both


def laplace(rng: np.random.Generator, scale: float, grain: float) -> float:
    stop = -math.expm1(-grain / scale)
    return grain * float(rng.geometric(stop) - rng.geometric(stop))


def noisy_numbers(
    rng: np.random.Generator, dosages: FloatArray, scales: tuple[float, ...], grain: float
) -> list[float]:
    """The three numbers of ``dosages`` in steps of ``grain``, as they are published."""
    off = np.round((dosages - 1) / grain)
    exact = (len(dosages), off.sum() * grain, np.floor(off * off * grain + 0.5).sum() * grain)
    return [float(number) + laplace(rng, scale, grain) for number, scale in zip(exact, scales, strict=True)]
