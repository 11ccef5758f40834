"""The effect of a SNP on a trait, β per copy, from noisy people and trait sums by genotype, with an interval that includes the noise.

All of it follows from the published numbers, from public sizes and from the noise's scales, so it costs no ε.  β is of the trait *as it
was counted*: clipped to its public range, in steps of it.

*The sum that tells.*  In stratum k let n_g be the noisy people with g copies, s_g their noisy trait sum, ḡ = Σ g·n_g / Σ n_g and
u_g = g − ḡ.  For a hypothesis β, T(β) = Σ_k Σ_g u_g (s_g − β·g·n_g) has about mean 0: whatever the stratum's mean trait is, Σ u_g n_g = 0
takes it out.  The estimate is the β with T = 0, which without noise is the least squares of the trait on the copies, with
an intercept for every stratum.

*Interval.*  Every β for which T(β) lies between the points of its law that leave half of what the level leaves on either side: a normal part for the sampling of people,
with the variance σ²·Σ u²n, and discrete Laplace noise of weight u_g on sums and u_g·(the fitted trait) on people, by their
characteristic functions.  Where people are hardly more than noise, an end is open.  σ² is the variance of the trait inside strata
by the noisy sum of squares, taken as large as its noise allows, and never more than the range allows (Y²/4).

*Approximate* are the normal part, ḡ (the noise of people moves it), and the variance put in; coverage is checked over simulated
studies (docs/theory/effects.md).

*Genotype probabilities.*  s_g are sums of these, so Σ_g u_g s_g is that of the trait and of the *dosages*, and Σ u_g g n_g gives way to Σ (d − 1)² −
(Σ (d − 1))²/n, how much dosages vary (``dosage_sums.py``).  So β is that of a regression on dosages, of the copies whatever the imputation's r² is:
what is left of the copies has no part in it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from gwasprivacy.mechanisms.effects.dosage_effect import LARGEST_DOUBT, dosage_group
from gwasprivacy.mechanisms.effects.dosage_sums import CALLED, SUM, TIMES, DosageNoise
from gwasprivacy.mechanisms.effects.noisy_sums import FloatArray, Law, NoiseTerm, noise_variance, normal_law
from gwasprivacy.mechanisms.effects.odds_ratio import CONFIDENCE, SMALLEST_P, Estimate, Group, edge, inbreeding_of
from gwasprivacy.mechanisms.effects.trait_sums import TraitScales

_COPIES = np.array([0.0, 1.0, 2.0])
_SQUARES_TAIL = 3.0  # scales: exceeded by Laplace noise with probability e^−3 / 2, 2.5 %
_TRIED, _HALVINGS = 8, 14
Numbers = Sequence[float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Slope:
    """An estimate of β and its interval.  ``value`` None: not estimable; ``low`` or ``high`` None: open on that side."""

    value: float | None
    low: float | None
    high: float | None

    @property
    def is_bounded(self) -> bool:
        return self.low is not None and self.high is not None


NOT_ESTIMABLE = Slope(value=None, low=None, high=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitEffect:
    """What noisy numbers say of one SNP: the effect allele's frequency, β in steps of the trait's range per copy, and the p-value of
    its being 0 (None where nothing can be said).  ``imputation``: how well dosages tell the copies, r²."""

    frequency: Estimate
    beta: Slope
    p_value: float | None
    imputation: float | None = None


def trait_effect(
    strata: Sequence[tuple[Numbers, Numbers]],
    *,
    n_people: int,
    squares: float,
    scales: TraitScales,
    steps: int,
    confidence: float = CONFIDENCE,
    of_dosages: bool = False,
) -> TraitEffect:
    """``strata``: of each the noisy people with 0, 1, 2 copies (``of_dosages``: the three numbers of ``dosage_sums``), and their noisy sums of steps from the middle of the range, both in
    people, as ``scales`` are; ``squares``: the noisy sum of their squares; ``n_people``: all participants, ``steps``: Y, both public; ``confidence``: each
    interval's level."""
    people = [sum(counts[place] for counts, _ in strata) for place in range(3)]
    told: list[_Stratum]
    if of_dosages:
        noise = DosageNoise.of(scales.people, scales.grain)
        group = dosage_group(people, n_people, noise, len(strata), confidence)
        told = [_StratumOfDosages.of_dosages(numbers, sums) for numbers, sums in strata if numbers[CALLED] > 0]
    else:
        inbreeding = inbreeding_of([counts for counts, _ in strata])
        group = Group.of(
            people, n_people, scales.people, n_noises=len(strata), confidence=confidence, inbreeding=inbreeding
        )
        told = [_Stratum.of(counts, sums) for counts, sums in strata if sum(counts) > 0]
    frequency = group.frequency()
    if not told:
        return TraitEffect(frequency=frequency, beta=NOT_ESTIMABLE, p_value=None)
    slope = _Slope(told, _variance(told, n_people, squares, scales, steps), scales, steps, (1 - confidence) / 2)
    imputation = _share_told(told, scales) if of_dosages else None
    return TraitEffect(frequency=frequency, beta=slope.estimate(), p_value=slope.p_value(), imputation=imputation)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Stratum:
    """``total``: called people; ``spread``: Σ u² n; ``people``: the three noisy numbers of people."""

    people: FloatArray
    sums: FloatArray
    weights: FloatArray
    total: float
    spread: float
    per_copy: float

    @classmethod
    def of(cls, counts: Numbers, sums: Numbers) -> _Stratum:
        people = np.array(counts, dtype=np.float64)
        mean = float(_COPIES @ people) / float(people.sum())
        weights = _COPIES - mean
        return cls(
            people=people,
            sums=np.array(sums, dtype=np.float64),
            weights=weights,
            total=float(people.sum()),
            spread=float(weights**2 @ np.maximum(people, 0)),
            per_copy=float(weights @ (_COPIES * people)),
        )

    def of_people(self, beta: float, steps: int) -> FloatArray:
        """By which weight the noise of each number of people stands in T(β), about."""
        return self.weights * self._fitted(beta, steps)

    def _fitted(self, beta: float, steps: int) -> FloatArray:
        start = (float(self.sums.sum()) - beta * float(_COPIES @ self.people)) / self.total
        fitted: FloatArray = np.clip(start + beta * _COPIES, -0.5 * steps, 0.5 * steps)
        return fitted

    def noise_of_fit(self, beta: float, steps: int, scales: TraitScales) -> float:
        """The variance, by the noise of people, of the fitted trait's sum."""
        fitted = self._fitted(beta, steps)
        return noise_variance(scales.people, scales.grain) * float(fitted @ fitted)

    def noise_of_mean(self, scales: TraitScales) -> float:
        """The variance of ḡ by the noise of people."""
        return noise_variance(scales.people, scales.grain) * float(self.weights @ self.weights) / self.total**2

    @property
    def scales(self) -> tuple[int, ...]:
        """So many times the people's scale has each number's noise."""
        return (1, 1, 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class _StratumOfDosages(_Stratum):
    @classmethod
    def of_dosages(cls, numbers: Numbers, sums: Numbers) -> _StratumOfDosages:
        people = np.array(numbers, dtype=np.float64)
        total, off, squares = people.tolist()
        spread = squares - off * off / total
        return cls(
            people=people,
            sums=np.array(sums, dtype=np.float64),
            weights=_COPIES - 1 - off / total,
            total=total,
            spread=max(spread, 0.0),
            per_copy=spread,
        )

    @property
    def mean(self) -> float:
        return float(self.people[SUM]) / self.total

    def of_people(self, beta: float, steps: int) -> FloatArray:
        e, trait = self.mean, float(self.sums.sum()) / self.total
        trait = min(max(trait, -0.5 * steps), 0.5 * steps)
        return np.array([e * trait - beta * e * e, 2 * beta * e - trait, -beta])

    def noise_of_fit(self, beta: float, steps: int, scales: TraitScales) -> float:
        noise = DosageNoise.of(scales.people, scales.grain)
        return 4 * beta * beta * noise_variance(noise.sums, noise.grain)

    def noise_of_mean(self, scales: TraitScales) -> float:
        noise = DosageNoise.of(scales.people, scales.grain)
        of_sum, of_called = (noise_variance(each, noise.grain) for each in (noise.sums, noise.called))
        return (of_sum + self.mean**2 * of_called) / self.total**2

    @property
    def scales(self) -> tuple[int, ...]:
        return TIMES


def _share_told(told: Sequence[_Stratum], scales: TraitScales) -> float | None:
    """How much dosages vary, over Hardy and Weinberg's variance; None where the noise leaves too much doubt."""
    noise = DosageNoise.of(scales.people, scales.grain)
    frequencies = np.array([0.5 + 0.5 * float(each.people[SUM]) / each.total for each in told])
    largest = float(np.array([each.total for each in told]) @ (2 * frequencies * (1 - frequencies)))
    if largest <= 0:
        return None
    of_each = noise_variance(noise.squares, noise.grain) + 4 * noise_variance(noise.sums, noise.grain)
    if 2 * math.sqrt(len(told) * of_each) / largest > LARGEST_DOUBT:
        return None
    return min(max(sum(each.per_copy for each in told) / largest, 0.0), 1.0)


def _variance(told: Sequence[_Stratum], n_people: int, squares: float, scales: TraitScales, steps: int) -> float:
    """Of the trait inside strata, in steps², as large as the noise allows."""
    largest = 0.25 * steps * steps
    within = (squares + _SQUARES_TAIL * scales.squares) / n_people
    noise = math.sqrt(3 * noise_variance(scales.sums, scales.grain))
    for each in told:
        # What the stratum's own mean takes off, as little as the noise of its sums allows.
        n = each.total
        mean = max(abs(float(each.sums.sum())) - 2 * noise, 0.0) / n
        within -= min(n / n_people, 1.0) * min(mean, 0.5 * steps) ** 2
    return min(max(within, 0.25), largest)


class _Slope:
    """T(β) and its law."""

    def __init__(self, told: Sequence[_Stratum], variance: float, scales: TraitScales, steps: int, tail: float) -> None:
        self._told, self._variance, self._scales, self._steps, self._tail = told, variance, scales, steps, tail
        self._at_none = float(sum(each.weights @ each.sums for each in told))
        self._per_copy = float(sum(each.per_copy for each in told))

    def _sum(self, beta: float) -> float:
        return self._at_none - beta * self._per_copy

    def _law(self, beta: float) -> Law:
        terms, spread = [], 0.0
        grain = self._scales.grain
        of_sums = noise_variance(self._scales.sums, grain)
        for each in self._told:
            by_people = each.of_people(beta, self._steps)
            for weight, other, times in zip(each.weights.tolist(), by_people.tolist(), each.scales, strict=True):
                terms.append(NoiseTerm(weight=weight, scale=self._scales.sums, grain=grain))
                if other:
                    terms.append(NoiseTerm(weight=other, scale=times * self._scales.people, grain=grain))
            spread += self._variance * each.spread
            # ḡ is off by the noise of people, which every person's distance from the fitted trait is multiplied with.
            others = self._variance * each.total + 3 * of_sums + each.noise_of_fit(beta, self._steps, self._scales)
            spread += each.noise_of_mean(self._scales) * others
        return normal_law(spread, terms)

    def _accepts(self, beta: float) -> bool:
        return self._law(beta).holds(self._sum(beta), self._tail)

    def estimate(self) -> Slope:
        if self._per_copy <= 0:
            return NOT_ESTIMABLE
        best = self._at_none / self._per_copy
        if abs(best) >= self._steps:
            # Beyond any trait in the range: the people of a genotype are noise.
            return NOT_ESTIMABLE
        low, high = (self._farthest(best, sign) for sign in (-1, 1))
        return Slope(value=best, low=low, high=high)

    def _farthest(self, best: float, sign: int) -> float | None:
        """The farthest accepted β on one side; None beyond the largest that a trait in the range can have."""
        limit = float(sign * self._steps)
        if self._accepts(limit):
            return None
        room, outside = abs(limit - best), limit
        # From far to near, so that no gap in what is accepted makes the interval shorter.
        for off in np.geomspace(room, 1e-4 * room, _TRIED)[1:].tolist():
            if self._accepts(best + sign * off):
                return edge(self._accepts, best + sign * off, outside, _HALVINGS)
            outside = best + sign * off
        return outside

    def p_value(self) -> float | None:
        return max(self._law(0.0).beyond(self._sum(0.0)), SMALLEST_P)
