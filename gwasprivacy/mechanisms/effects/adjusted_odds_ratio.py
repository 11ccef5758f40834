"""The odds ratio inside strata, from noisy genotype counts of every stratum: Mantel and Haenszel's, with noise in its interval.

Let A_k and B_k be the noisy copies of the effect allele and of the other one in the cases of stratum k, C_k and D_k those in its
controls.  If the allelic odds ratio is θ in every stratum, the sum T(θ) = Σ_k w_k (A_k D_k − θ B_k C_k) has mean 0 for any public
weights w_k, whatever the strata's frequencies are: cases and controls are independent, and so is their noise, which has mean 0.  So
many small strata do no harm, as they do to an estimate with a frequency of its own in each.  The estimate is the θ with T = 0.

*Interval.*  Every θ for which T(θ) lies between the borders of its law (Fieller), of which a half-line or all may be left.  The law has
the noise's own part as it is (discrete Laplace, whose tails are heavier than a normal law's), times what is expected of the counts that
it is multiplied with, and a normal part for the sampling of people and for products of two noises: exact in its variance but for
the frequencies put in, which are drawn towards ½ by two copies of either allele (Agresti & Coull 1998), so that a stratum without
copies of an allele has a variance.  Inbred people are allowed for as outside strata.  Coverage is checked over simulated studies (docs/theory/effects.md).

*Weights.*  Public: by sizes and by the noise's variance as it were at frequency ½; without noise they are Mantel and Haenszel's,
one over the stratum's people.  A stratum without cases or without controls compares nobody and adds nothing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from gwasprivacy.mechanisms.effects.noisy_sums import FloatArray, NoiseTerm, Part, law_of, noise_variance, normal_law
from gwasprivacy.mechanisms.effects.odds_ratio import (
    CONFIDENCE,
    LARGEST_RATIO,
    SMALLEST_P,
    Effect,
    Estimate,
    Group,
    frequency_of,
    inbreeding_of,
)

_DRAWN_IN = 2.0  # copies of either allele
_COPIES = np.array([[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]])  # of [effect, other] that a count of 0, 1, 2 copies stands for
_OF_NOISE = _COPIES @ _COPIES.T
_ROUNDS = 2

Counts = Sequence[float]


def effect_in_strata(
    strata: Sequence[tuple[Counts, Counts]],
    *,
    sizes: Sequence[tuple[int, int]],
    scale: float,
    grain: float = 1.0,
    confidence: float = CONFIDENCE,
) -> Effect:
    """The effect that noisy counts of 0, 1, 2 copies in the cases and in the controls of every stratum show.

    ``sizes``: public, (cases, controls) of every stratum, in the same order; ``scale``: of the noise on each count, on whole
    multiples of ``grain``; ``confidence``: each interval's level.  Frequencies are of all cases and of all controls; the odds ratio and its p-value are adjusted.
    """
    if len(strata) != len(sizes):
        raise ValueError("every stratum has its sizes")
    inbreeding = inbreeding_of([group for cell in strata for group in cell])
    groups = [
        Group.of(
            [sum(cell[group][copies] for cell in strata) for copies in (0, 1, 2)],
            sum(size[group] for size in sizes),
            scale,
            grain,
            n_noises=len(strata),
            confidence=confidence,
            inbreeding=inbreeding,
        )
        for group in (0, 1)
    ]
    two_sided = [(cell, size) for cell, size in zip(strata, sizes, strict=True) if all(size)]
    return Effect(
        cases=groups[0].frequency(),
        controls=groups[1].frequency(),
        frequency=frequency_of(groups[0].copies + groups[1].copies, groups[0].people + groups[1].people),
        odds_ratio=_ratio(two_sided, scale, grain, (1 - confidence) / 2, inbreeding),
        p_value=_p_value(two_sided, scale, grain, inbreeding),
    )


_Cells = Sequence[tuple[tuple[Counts, Counts], tuple[int, int]]]


def _ratio(cells: _Cells, scale: float, grain: float, tail: float, inbreeding: float) -> Estimate:
    nothing = Estimate(value=None, low=0.0, high=None)
    if not cells:
        return nothing
    noise = noise_variance(scale, grain)
    weights = np.array([_weight(*size, noise) / (size[0] * size[1]) for _, size in cells])
    alleles = np.array([[_copies(group) for group in cell] for cell, _ in cells])  # (K, group, [effect, other])
    means, sampling = np.empty_like(alleles), np.empty((*alleles.shape, 2))
    for stratum, (_, size) in enumerate(cells):
        for group, people in enumerate(size):
            effect, other = alleles[stratum, group].tolist()
            share = _drawn_in(effect, other, people)
            means[stratum, group] = 2 * people * np.array([share, 1 - share])
            copies = 2 * people * share * (1 - share) * (1 + inbreeding)
            sampling[stratum, group] = copies * np.array([[1.0, -1.0], [-1.0, 1.0]])
    first = float((weights * alleles[:, 0, 0] * alleles[:, 1, 1]).sum())
    second = float((weights * alleles[:, 0, 1] * alleles[:, 1, 0]).sum())

    def spread(ratio: float) -> tuple[float, FloatArray]:
        """Of T(ratio): the variance of its normal part, and the weight that each count's noise has in it."""
        turn = np.array([[0.0, 1.0], [-ratio, 0.0]])  # T = Σ w · (cases)ᵀ turn (controls), both [effect, other]
        onto_cases, onto_controls = means[:, 1] @ turn.T, means[:, 0] @ turn
        of_controls = turn @ sampling[:, 1] @ turn.T
        normal = (weights**2) @ (
            np.einsum("ki,kij,kj->k", onto_cases, sampling[:, 0], onto_cases)
            + np.einsum("ki,kij,kj->k", onto_controls, sampling[:, 1], onto_controls)
            + np.einsum(
                "kij,kji->k", of_controls + noise * turn @ _OF_NOISE @ turn.T, sampling[:, 0] + noise * _OF_NOISE
            )
        )
        by_copies = (weights[:, None, None] * np.stack([onto_cases, onto_controls], axis=1) @ _COPIES).ravel()
        return float(normal), by_copies

    def variance(ratio: float) -> float:
        normal, by_copies = spread(ratio)
        return float(normal + noise * (by_copies @ by_copies))

    def deviations_of(ratio: float) -> float:
        """How many standard deviations from 0 the borders of T(ratio) are; its law is symmetric."""
        normal, by_copies = spread(ratio)
        law = normal_law(normal, [NoiseTerm(weight=each, scale=scale, grain=grain) for each in by_copies.tolist()])
        return law.upper(tail) / math.sqrt(variance(ratio))

    none, one, other = (variance(ratio) for ratio in (0.0, 1.0, -1.0))
    square, linear = 0.5 * (one + other) - none, 0.5 * (one - other)  # the variance is quadratic in the ratio

    def ends(deviations: float) -> tuple[float, float | None]:
        v = deviations**2
        return _between(second**2 - v * square, -2 * first * second - v * linear, first**2 - v * none)

    best = first / second if first > 0 and second > 0 else None
    deviations = deviations_of(1.0 if best is None else best)
    low, high = ends(deviations)
    for _ in range(_ROUNDS):  # the law's shape at an end is hardly another than at the estimate; the widest counts
        deviations = max(deviations, *(deviations_of(end) for end in (low, high) if end is not None))
        low, high = ends(deviations)
    return Estimate(
        value=best,
        low=low if low > 1 / LARGEST_RATIO else 0.0,
        high=high if high is not None and high < LARGEST_RATIO else None,
    )


def _between(square: float, linear: float, constant: float) -> tuple[float, float | None]:
    """The ends of the positive x with square·x² + linear·x + constant ≤ 0; (0, None) where all, or none, or two half-lines are."""
    inside = linear**2 - 4 * square * constant
    if inside <= 0 or square == 0:
        return 0.0, None
    # Without the loss of digits that one of the two roots has where the other is far larger.
    turned = -0.5 * (linear + math.copysign(math.sqrt(inside), linear))
    roots = sorted((turned / square, constant / turned if turned else 0.0))
    if square > 0:
        return (max(roots[0], 0.0), roots[1]) if roots[1] > 0 else (0.0, None)
    # Below the first root or above the second.
    return (roots[1], None) if roots[0] <= 0 < roots[1] else (0.0, None)


def _copies(counts: Counts) -> tuple[float, float]:
    """Copies of the effect allele, and of the other one."""
    return counts[1] + 2 * counts[2], 2 * counts[0] + counts[1]


def _drawn_in(copies: float, others: float, people: int) -> float:
    """A frequency to compute a variance with: inside 0 … 1 whatever the noise is."""
    share = copies / (copies + others) if copies + others > 0 else copies / (2 * people)
    return (2 * people * min(max(share, 0.0), 1.0) + _DRAWN_IN) / (2 * people + 2 * _DRAWN_IN)


def _weight(n_cases: int, n_controls: int, noise: float) -> float:
    """One over the variance of the difference of the groups' copies per person, at frequency ½."""
    return 1 / (0.5 * (1 / n_cases + 1 / n_controls) + 2 * noise * (1 / n_cases**2 + 1 / n_controls**2))


def _p_value(cells: _Cells, scale: float, grain: float, inbreeding: float) -> float | None:
    """Two-sided, of equal frequencies inside every stratum, by the exact law at what both its groups together show."""
    parts: list[Part] = []
    off = 0.0
    for cell, size in cells:
        alleles = [_copies(group) for group in cell]
        pooled = frequency_of(sum(effect for effect, _ in alleles), 0.5 * sum(map(sum, alleles)))
        if pooled is None:
            continue  # noise alone
        weight = _weight(*size, noise_variance(scale, grain))
        for (effect, other), people, sign in zip(alleles, size, (1, -1), strict=True):
            factor = sign * weight / people
            parts.append(
                Part(
                    n_people=people,
                    scale=scale,
                    factor=factor,
                    frequency=pooled,
                    grain=grain,
                    inbreeding=inbreeding,
                )
            )
            off += factor * (effect - pooled * (effect + other))
    return None if not parts else max(law_of(parts).beyond(off), SMALLEST_P)
