"""The odds ratio per copy of imputed genotypes: a regression on dosages, from noisy called people, Σ (d − 1) and Σ (d − 1)².

Imputation draws what it is unsure of towards the panel's frequency, in cases and controls alike.  So dosages differ less between
them than copies do, by the factor r², the variance of dosages over that of copies; and they vary less, by the same factor.  Dividing by
how much *dosages* vary takes it out.

*The sum that tells.*  With e = d − 1, if the odds of being a case grow by e^β per copy, the law of e in cases is that in controls,
tilted by e^{βe}; the means then differ by β·V, V the mean of both groups' variances, up to β³/12 of a fourth cumulant.  With W = V + ½(difference of means)² and b = βV/W that is b·W,
and in a stratum with n₁, S₁, Q₁ (called, Σe, Σe² of cases) and n₀, S₀, Q₀

    T(b) = Σ_k w_k (n₀S₁ − n₁S₀ − b·(½(n₀Q₁ + n₁Q₀) − S₁S₀))

has mean 0 for any public weights w_k: cases and controls are independent, and so is their noise, which has mean 0.  So many small strata do no
harm, as in ``adjusted_odds_ratio.py``, and missing calls do none.  The estimate is the b with T = 0, and β = b/(1 − ½b²W).

*Interval.*  Every b for which T(b) lies between the borders of its law (Fieller), of which one side or both may be open.  The law has the noise's own part
(discrete Laplace), times what is expected of the numbers that it is multiplied with, and a normal part for the sampling of people and for
products of two noises.  Dosages are taken to vary as measured over all strata, in proportion to Hardy and Weinberg's variance in each, their third and fourth
moments as those of copies; so inbred and mixed groups have intervals of the right width.  Coverage of the true effect: docs/theory/effects.md.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from gwasprivacy.mechanisms.effects.dosage_sums import CALLED, SQUARES, SUM, DosageNoise
from gwasprivacy.mechanisms.effects.noisy_sums import FloatArray, NoiseTerm, borders, noise_variance, normal_law
from gwasprivacy.mechanisms.effects.odds_ratio import (
    CONFIDENCE,
    LARGEST_RATIO,
    SMALLEST_P,
    Effect,
    Estimate,
    Group,
    at_most,
    frequency_of,
)

Numbers = Sequence[float]

_DRAWN_IN = 2.0  # copies of either allele, as in strata of calls
_ROUNDS = 2
LARGEST_DOUBT = 0.2
"""Of the imputation's r²: where the noise moves it by more, it is not told."""


def dosage_group(numbers: Numbers, n_people: int, noise: DosageNoise, n_noises: int, confidence: float) -> Group:
    """Copies in people, of which dosages tell the mean; they vary less than copies, so the borders are those of copies."""
    return Group(
        copies=numbers[CALLED] + numbers[SUM],
        people=numbers[CALLED],
        n_people=n_people,
        scale=noise.sums,
        grain=noise.grain,
        borders=borders(n_people, noise.sums, confidence, noise.grain, n_noises, noise.called),
    )


def dosage_effect(
    strata: Sequence[tuple[Numbers, Numbers]],
    *,
    sizes: Sequence[tuple[int, int]] | None,
    noise: DosageNoise,
    confidence: float = CONFIDENCE,
) -> Effect:
    """The effect that the noisy three numbers of the cases and of the controls of every stratum show, in people.

    ``sizes``: public, (cases, controls) of every stratum, in the same order; None where they are secret, of one stratum.
    """
    if sizes is None:
        sizes = [tuple(at_most(group[CALLED], noise.called) for group in cell) for cell in strata]  # type: ignore[misc]
    assert sizes is not None
    if len(strata) != len(sizes):
        raise ValueError("every stratum has its sizes")
    groups = [
        dosage_group(
            [sum(cell[group][place] for cell in strata) for place in range(3)],
            sum(size[group] for size in sizes),
            noise,
            len(strata),
            confidence,
        )
        for group in (0, 1)
    ]
    here = [place for place, size in enumerate(sizes) if all(size)]
    ratio, p_value, imputation = Estimate(value=None, low=0.0, high=None), None, None
    if here and all(group.tells for group in groups):
        found = _Regression.of([strata[place] for place in here], [sizes[place] for place in here], noise)
        ratio, p_value, imputation = found.ratio((1 - confidence) / 2), found.p_value(), found.imputation
    return Effect(
        cases=groups[0].frequency(),
        controls=groups[1].frequency(),
        frequency=frequency_of(groups[0].copies + groups[1].copies, groups[0].people + groups[1].people),
        odds_ratio=ratio,
        p_value=p_value,
        imputation=imputation,
    )


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class _Regression:
    """T(b) and its law.  ``numbers``: (K, 2, 3); ``people``, ``frequencies``: (K, 2), for variances; ``share``: of Hardy and Weinberg's variance
    that dosages have, with the noise's doubt; ``imputation``: the same as measured."""

    numbers: FloatArray
    people: FloatArray
    frequencies: FloatArray
    weights: FloatArray
    noise: DosageNoise
    share: float
    imputation: float | None

    @classmethod
    def of(
        cls, strata: Sequence[tuple[Numbers, Numbers]], sizes: Sequence[tuple[int, int]], noise: DosageNoise
    ) -> _Regression:
        numbers = np.array(strata, dtype=np.float64)
        public = np.array(sizes, dtype=np.float64)
        doubt = 2 * math.sqrt(noise_variance(noise.called, noise.grain))
        people = np.clip(numbers[..., CALLED] + doubt, 1, public)
        frequencies = _drawn_in(numbers[..., CALLED] + numbers[..., SUM], numbers[..., CALLED], people)
        of_sums = noise_variance(noise.sums, noise.grain)
        weights = 1 / (0.5 * (1 / public).sum(axis=1) + of_sums * (1 / public**2).sum(axis=1)) / public.prod(axis=1)
        share, imputation = _share(numbers, people, frequencies, weights, noise)
        return cls(
            numbers=numbers,
            people=people,
            frequencies=frequencies,
            weights=weights,
            noise=noise,
            share=share,
            imputation=imputation,
        )

    @property
    def first(self) -> float:
        cases, controls = self.numbers[:, 0], self.numbers[:, 1]
        return float(self.weights @ (cases[:, SUM] * controls[:, CALLED] - cases[:, CALLED] * controls[:, SUM]))

    @property
    def second(self) -> float:
        return float(self.weights @ _half_squares(self.numbers))

    def _spread(self, b: float, frequencies: FloatArray) -> tuple[float, FloatArray]:
        """Of T(b): the variance of its normal part, and the weight that each number's noise has in it, (K·2, 3)."""
        turn = np.array(
            [[0.0, -1.0, -0.5 * b], [1.0, b, 0.0], [-0.5 * b, 0.0, 0.0]]
        )  # T = Σ w · (cases)ᵀ turn (controls)
        means, sampling = _moments(self.people, frequencies, self.share)
        onto_cases, onto_controls = means[:, 1] @ turn.T, means[:, 0] @ turn
        of_noise = np.diag([noise_variance(scale, self.noise.grain) for scale in self.noise.scales])
        both = turn @ (sampling[:, 1] + of_noise) @ turn.T
        normal = (self.weights**2) @ (
            np.einsum("ki,kij,kj->k", onto_cases, sampling[:, 0], onto_cases)
            + np.einsum("ki,kij,kj->k", onto_controls, sampling[:, 1], onto_controls)
            + np.einsum("kij,kji->k", both, sampling[:, 0] + of_noise)
        )
        by_number = self.weights[:, None, None] * np.stack([onto_cases, onto_controls], axis=1)
        return float(normal), by_number.reshape(-1, 3)

    def _terms(self, by_number: FloatArray) -> list[NoiseTerm]:
        return [
            NoiseTerm(weight=weight, scale=scale, grain=self.noise.grain)
            for row in by_number.tolist()
            for weight, scale in zip(row, self.noise.scales, strict=True)
            if weight
        ]

    def _variance(self, b: float) -> float:
        normal, by_number = self._spread(b, self.frequencies)
        return normal + float(
            (by_number**2).sum(axis=0) @ [noise_variance(scale, self.noise.grain) for scale in self.noise.scales]
        )

    def _deviations(self, b: float, tail: float) -> float:
        """How many standard deviations from 0 the borders of T(b) are; its law is symmetric."""
        normal, by_number = self._spread(b, self.frequencies)
        return normal_law(normal, self._terms(by_number)).upper(tail) / math.sqrt(self._variance(b))

    def ratio(self, tail: float) -> Estimate:
        first, second = self.first, self.second
        none, one, other = (self._variance(b) for b in (0.0, 1.0, -1.0))
        square, linear = 0.5 * (one + other) - none, 0.5 * (one - other)  # the variance is quadratic in b

        def ends(deviations: float) -> tuple[float, float] | None:
            v = deviations**2
            return _between(second**2 - v * square, -2 * first * second - v * linear, first**2 - v * none)

        best = first / second if second > 0 else None
        deviations = self._deviations(best or 0.0, tail)
        found = ends(deviations)
        for _ in range(_ROUNDS):  # the law's shape at an end is hardly another than at the estimate; the widest counts
            deviations = max(deviations, *(self._deviations(end, tail) for end in found or ()), 0.0)
            found = ends(deviations)
        low, high = (None, None) if found is None or best is None else map(self._ratio_at, found)
        return Estimate(
            value=None if best is None or (low is None and high is None) else self._ratio_at(best),
            low=0.0 if low is None or low <= 1 / LARGEST_RATIO else low,
            high=None if high is None or high >= LARGEST_RATIO else high,
        )

    def _ratio_at(self, b: float) -> float | None:
        """e^β; None where no β has so large a b."""
        called = float(self.weights @ self.numbers[..., CALLED].prod(axis=1))
        left = 1 - 0.5 * b * b * self.second / called if called > 0 else 0.0
        return math.exp(b / left) if left > 0 and abs(b / left) <= math.log(LARGEST_RATIO) + 1 else None

    def p_value(self) -> float:
        """Two-sided, of no effect: cases and controls of a stratum then have what both show."""
        pooled = (self.frequencies * self.people).sum(axis=1, keepdims=True) / self.people.sum(axis=1, keepdims=True)
        normal, by_number = self._spread(0.0, np.broadcast_to(pooled, self.frequencies.shape))
        return max(normal_law(normal, self._terms(by_number)).beyond(self.first), SMALLEST_P)


def _half_squares(numbers: FloatArray) -> FloatArray:
    """½(n₀Q₁ + n₁Q₀) − S₁S₀ of each stratum: n₁n₀W."""
    cases, controls = numbers[:, 0], numbers[:, 1]
    found: FloatArray = (
        0.5 * (cases[:, SQUARES] * controls[:, CALLED] + cases[:, CALLED] * controls[:, SQUARES])
        - cases[:, SUM] * controls[:, SUM]
    )
    return found


def _share(
    numbers: FloatArray, people: FloatArray, frequencies: FloatArray, weights: FloatArray, noise: DosageNoise
) -> tuple[float, float | None]:
    """How much dosages vary, over Hardy and Weinberg's variance: as large as the noise allows, for variances; and as measured."""
    hardy_weinberg = float(
        weights @ (numbers[..., CALLED].prod(axis=1) * hardy_weinberg_variance(frequencies).mean(axis=1))
    )
    if hardy_weinberg <= 0:
        return 1.0, None
    means = numbers[..., SUM] / np.maximum(numbers[..., CALLED], 1)
    within = _half_squares(numbers) - 0.5 * numbers[..., CALLED].prod(axis=1) * (means[:, 0] - means[:, 1]) ** 2
    measured = float(weights @ within) / hardy_weinberg
    # The noise of Σe² and of Σe, each times what it stands beside.
    per_person = noise_variance(noise.squares, noise.grain) / 4 + noise_variance(noise.sums, noise.grain)
    doubt = 2 * math.sqrt(float((weights**2) @ (people**2).sum(axis=1)) * per_person) / hardy_weinberg
    largest = max(1.0, measured - doubt)  # inbred people vary more than Hardy and Weinberg's
    told = min(max(measured, 0.0), 1.0) if doubt <= LARGEST_DOUBT else None
    return min(max(measured + doubt, 0.0), largest), told


def hardy_weinberg_variance(frequency: FloatArray) -> FloatArray:
    """Of the number of copies."""
    return 2 * frequency * (1 - frequency)


def _moments(people: FloatArray, frequencies: FloatArray, share: float) -> tuple[FloatArray, FloatArray]:
    """What is expected of (n, Σe, Σe²) of every cell, (K, 2, 3), and how it varies with who is sampled, (K, 2, 3, 3)."""
    e, copies = 2 * frequencies - 1, hardy_weinberg_variance(frequencies)
    variance = share * copies
    third = -e * variance
    fourth = 2 * variance**2 + variance * np.maximum(1 - 3 * copies, 0)  # less variance²
    of_squares = fourth + 4 * e * third + 4 * e**2 * variance
    with_squares = third + 2 * e * variance
    means = people[..., None] * np.stack([np.ones_like(e), e, variance + e**2], axis=-1)
    sampling = np.zeros((*e.shape, 3, 3))
    sampling[..., SUM, SUM] = variance
    sampling[..., SQUARES, SQUARES] = of_squares
    sampling[..., SUM, SQUARES] = sampling[..., SQUARES, SUM] = with_squares
    return means, people[..., None, None] * sampling


def _drawn_in(copies: FloatArray, called: FloatArray, people: FloatArray) -> FloatArray:
    """Frequencies to compute a variance with: inside 0 … 1 whatever the noise is."""
    share = np.clip(copies / np.where(called > 0, 2 * called, 2 * people), 0, 1)
    found: FloatArray = (2 * people * share + _DRAWN_IN) / (2 * people + 2 * _DRAWN_IN)
    return found


def _between(square: float, linear: float, constant: float) -> tuple[float, float] | None:
    """The ends of the x with square·x² + linear·x + constant ≤ 0; None where these are not one interval."""
    inside = linear**2 - 4 * square * constant
    if square <= 0 or inside <= 0:
        return None
    # Without the loss of digits that one of the two roots has where the other is far larger.
    turned = -0.5 * (linear + math.copysign(math.sqrt(inside), linear))
    low, high = sorted((turned / square, constant / turned if turned else 0.0))
    return low, high
