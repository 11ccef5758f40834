"""The odds ratio inside strata, from noisy genotype counts of every stratum: Mantel and Haenszel's, with noise in its interval.

Let A_k and B_k be the noisy copies of the effect allele and of the other one in the cases of stratum k, C_k and D_k those in its
controls.  If the allelic odds ratio is θ in every stratum, the sum T(θ) = Σ_k w_k (A_k D_k − θ B_k C_k) has mean 0 for any public
weights w_k, whatever the strata's frequencies are: cases and controls are independent, and so is their noise, which has mean 0.  So
many small strata do no harm, as they do to an estimate with a frequency of its own in each.  The estimate is the θ with T = 0.

*Interval.*  Every θ with |T(θ)| at most 1.96 of its standard deviations (Fieller), of which a half-line or all may be left.  The
variance is that of sums of products of independent numbers, exact but for the frequencies put in, which are drawn towards ½ by
two copies of either allele (Agresti & Coull 1998), so that a stratum without copies of an allele has a variance.  The normal quantile is
an approximation, checked by coverage over simulated studies (docs/theory/effects.md).

*Weights.*  Public: by sizes and by the noise's variance as it were at frequency ½; without noise they are Mantel and Haenszel's,
one over the stratum's people.  A stratum without cases or without controls compares nobody and adds nothing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from gwasprivacy.mechanisms.effects.noisy_sums import Part, law_of, noise_variance
from gwasprivacy.mechanisms.effects.odds_ratio import (
    LARGEST_RATIO,
    NORMAL_95,
    SMALLEST_P,
    Effect,
    Estimate,
    Group,
    frequency_of,
)

_DRAWN_IN = 2.0  # copies of either allele

Counts = Sequence[float]


def effect_in_strata(
    strata: Sequence[tuple[Counts, Counts]],
    *,
    sizes: Sequence[tuple[int, int]],
    scale: float,
    grain: float = 1.0,
) -> Effect:
    """The effect that noisy counts of 0, 1, 2 copies in the cases and in the controls of every stratum show.

    ``sizes``: public, (cases, controls) of every stratum, in the same order; ``scale``: of the noise on each count, on whole
    multiples of ``grain``.  Frequencies are of all cases and of all controls; the odds ratio and its p-value are adjusted.
    """
    if len(strata) != len(sizes):
        raise ValueError("every stratum has its sizes")
    groups = [
        Group.of(
            [sum(cell[group][copies] for cell in strata) for copies in (0, 1, 2)],
            sum(size[group] for size in sizes),
            scale,
            grain,
            n_noises=len(strata),
        )
        for group in (0, 1)
    ]
    two_sided = [(cell, size) for cell, size in zip(strata, sizes, strict=True) if all(size)]
    return Effect(
        cases=groups[0].frequency(),
        controls=groups[1].frequency(),
        frequency=frequency_of(groups[0].copies + groups[1].copies, groups[0].people + groups[1].people),
        odds_ratio=_ratio(two_sided, scale, grain),
        p_value=_p_value(two_sided, scale, grain),
    )


_Cells = Sequence[tuple[tuple[Counts, Counts], tuple[int, int]]]


def _ratio(cells: _Cells, scale: float, grain: float) -> Estimate:
    nothing = Estimate(value=None, low=0.0, high=None)
    if not cells:
        return nothing
    noise = noise_variance(scale, grain)
    # Σ g·X_g and Σ (2 − g)·X_g of one group's three counts.
    of_noise = noise * np.array([[5.0, 1.0], [1.0, 5.0]])
    weights = np.array([_weight(*size, noise) / (size[0] * size[1]) for _, size in cells])
    alleles = np.array([[_copies(group) for group in cell] for cell, _ in cells])  # (K, group, [effect, other])
    means, variances = np.empty_like(alleles), np.empty((*alleles.shape, 2))
    for stratum, (_, size) in enumerate(cells):
        for group, people in enumerate(size):
            effect, other = alleles[stratum, group].tolist()
            share = _drawn_in(effect, other, people)
            means[stratum, group] = 2 * people * np.array([share, 1 - share])
            spread = 2 * people * share * (1 - share)
            variances[stratum, group] = spread * np.array([[1.0, -1.0], [-1.0, 1.0]]) + of_noise
    first = float((weights * alleles[:, 0, 0] * alleles[:, 1, 1]).sum())
    second = float((weights * alleles[:, 0, 1] * alleles[:, 1, 0]).sum())

    def variance(ratio: float) -> float:
        """Of T(ratio): it is quadratic in it."""
        turn = np.array([[0.0, 1.0], [-ratio, 0.0]])
        controls = means[:, 1] @ turn.T
        of_controls = turn @ variances[:, 1] @ turn.T
        parts = (
            np.einsum("ki,kij,kj->k", means[:, 0], of_controls, means[:, 0])
            + np.einsum("ki,kij,kj->k", controls, variances[:, 0], controls)
            + np.einsum("kij,kji->k", of_controls, variances[:, 0])
        )
        return float((weights**2 * parts).sum())

    none, one, other = (NORMAL_95**2 * variance(ratio) for ratio in (0.0, 1.0, -1.0))
    square, linear = 0.5 * (one + other) - none, 0.5 * (one - other)
    low, high = _between(second**2 - square, -2 * first * second - linear, first**2 - none)
    return Estimate(
        value=first / second if first > 0 and second > 0 else None,
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


def _p_value(cells: _Cells, scale: float, grain: float) -> float | None:
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
            parts.append(Part(n_people=people, scale=scale, factor=factor, frequency=pooled, grain=grain))
            off += factor * (effect - pooled * (effect + other))
    return None if not parts else max(law_of(parts).beyond(off), SMALLEST_P)
