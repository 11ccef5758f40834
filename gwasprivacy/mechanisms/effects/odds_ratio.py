"""Allele frequencies and the allelic odds ratio from noisy genotype counts, with intervals that include the noise.

All of it is a function of the published counts, of public sizes and of the noise's scale (post-processing), so it costs no ε and a
verifier computes it again.

*Negative counts.*  Nothing is cut off: for a hypothesis p the sum Σ_g (g − 2p)·c_g of the noisy counts has mean 0 and a law that is
known exactly (:mod:`gwasprivacy.mechanisms.effects.noisy_sums`), whatever the sign of a count.  An interval holds every frequency that
the sum does not speak against.  The estimate Σ g·c_g / (2 Σ c_g) is limited to 0 … 1.

*Intervals.*  Each group's distance from p is measured in the borders of its exact law, so 1 is the border of a test at the level asked for.  The odds
ratio's interval holds every ratio for which some pair of frequencies with that ratio has a squared distance (both groups added) of
at most 1 more than the nearest pair of all: the usual profile, with borders of the exact law where a normal law has its quantiles.  Where the
counts are noise only it runs from 0 to infinity: not estimable.

*Selection.*  A SNP that was selected by its score is one whose counts speak loudly, by noise among other things: the interval of a null
SNP that was selected misses far more often than 1 in 20.  At the level of :func:`after_selection` all candidates' intervals hold together
with probability 95 %, so those of whichever are selected do, however they depend on each other.

*Secret sizes.*  Where nobody may know how many people took part, a group is taken to have as many as the noisy counts allow (their sum
and six scales of the noise), which only makes the borders wider: the sampling of people enters them by that number alone.

*Model.*  Allelic, of people who are drawn independently.  A person's two alleles are one and the same more often than Hardy and Weinberg say
where groups are inbred or mixed; copies then vary 1 + F times as much, and F is taken from the counts (:func:`inbreeding_of`).  People without
a call are left out; the borders are for all of a group, so they are a little too wide where calls are missing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from gwasprivacy.mechanisms.effects.noisy_sums import Borders, FloatArray, Part, borders, law_of

CONFIDENCE = 0.95
"""Of an interval of a SNP that was named beforehand, and of all intervals of a release together (:func:`after_selection`)."""

SMALLEST_P = 1e-12
"""No smaller p-value is told: beyond, the law on the grid has no digits left."""

LARGEST_RATIO = 1000.0
"""An interval that reaches beyond this, or its inverse, is open on that side."""

NORMAL_95 = 1.959964


def after_selection(n_candidates: int) -> float:
    """The level of each interval with which those of any selection from ``n_candidates`` hold together at CONFIDENCE (Bonferroni)."""
    return 1 - (1 - CONFIDENCE) / n_candidates


_NOISE_OF_A_SIZE = 6.0
"""Scales: three counts' noise together exceeds so many with a probability of 2 %."""
_INBREEDING_STEPS = 20
_LARGEST_LOGIT = 25.0
_ENDS = np.geomspace(1e-4, 1.0, 64)
_COARSE = np.linspace(-_LARGEST_LOGIT, _LARGEST_LOGIT, 81)
_PLACES = np.concatenate([0.5 * np.linspace(0, 1, 1501) ** 3, 1 - 0.5 * np.linspace(1, 0, 1501)[1:] ** 3])
_HALVINGS = 24


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """An estimate and its interval.  ``value`` None: not estimable; ``low`` 0 and ``high`` None: nothing is known on that side."""

    value: float | None
    low: float
    high: float | None

    @property
    def is_bounded(self) -> bool:
        """Whether the interval tells anything on both sides."""
        return self.high is not None and self.low > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """What noisy counts say of one SNP: the effect allele's frequency in cases, in controls and in both groups together, the
    allelic odds ratio and the p-value of its being 1 (None where nothing can be said).  Of dosages the odds ratio is that of a regression
    on them, and ``imputation`` how well they tell the copies, r²."""

    cases: Estimate
    controls: Estimate
    frequency: float | None
    odds_ratio: Estimate
    p_value: float | None
    imputation: float | None = None


def effect_of(
    cases: Sequence[float],
    controls: Sequence[float],
    *,
    n_cases: int | None,
    n_controls: int | None,
    scale: float,
    grain: float = 1.0,
    confidence: float = CONFIDENCE,
) -> Effect:
    """The effect that noisy counts of 0, 1, 2 copies show.  ``n_cases``, ``n_controls``: public sizes, None where they are secret;
    ``scale``: of the noise on each count, on whole multiples of ``grain`` (less than 1 where people are counted by probabilities);
    ``confidence``: each interval's level."""
    sizes = [
        at_most(sum(counts), scale) if people is None else people
        for counts, people in ((cases, n_cases), (controls, n_controls))
    ]
    inbreeding = inbreeding_of((cases, controls))
    groups = [
        Group.of(counts, people, scale, grain, confidence=confidence, inbreeding=inbreeding)
        for counts, people in zip((cases, controls), sizes, strict=True)
    ]
    return Effect(
        cases=groups[0].frequency(),
        controls=groups[1].frequency(),
        frequency=frequency_of(groups[0].copies + groups[1].copies, groups[0].people + groups[1].people),
        odds_ratio=_odds_ratio(*groups),
        p_value=_p_value(*groups),
    )


def inbreeding_of(groups: Sequence[Sequence[float]]) -> float:
    """F: what noisy counts of 0, 1, 2 copies in all ``groups`` lack of the people with one copy whom Hardy and Weinberg expect in each.

    From 0 to 1, rounded to twentieths: few laws are then computed, and an interval is at most 1 % too narrow for it.
    """
    expected, found = 0.0, 0.0
    for counts in groups:
        people = sum(counts)
        share = frequency_of(counts[1] + 2 * counts[2], people)
        if share is not None:
            expected += 2 * share * (1 - share) * people
            found += counts[1]
    lacking = 1 - found / expected if expected > 0 else 0.0
    return min(max(round(lacking * _INBREEDING_STEPS), 0), _INBREEDING_STEPS) / _INBREEDING_STEPS


def at_most(people: float, scale: float) -> int:
    """How many people a group of noisy ``people`` has at most, nearly always; at least 1."""
    return max(1, math.ceil(people + _NOISE_OF_A_SIZE * scale))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Group:
    """Noisy ``copies`` in noisy ``people``, of ``n_people`` at most."""

    copies: float
    people: float
    n_people: int
    scale: float
    grain: float
    borders: Borders
    inbreeding: float = 0.0

    @classmethod
    def of(
        cls,
        counts: Sequence[float],
        n_people: int,
        scale: float,
        grain: float = 1.0,
        n_noises: int = 1,
        confidence: float = CONFIDENCE,
        inbreeding: float = 0.0,
    ) -> Group:
        """``counts``: of 0, 1, 2 copies; the rest as :class:`~gwasprivacy.mechanisms.effects.noisy_sums.Part` has it."""
        return cls(
            copies=counts[1] + 2 * counts[2],
            people=sum(counts),
            n_people=n_people,
            scale=scale,
            grain=grain,
            borders=borders(n_people, scale, confidence, grain, n_noises, inbreeding=inbreeding),
            inbreeding=inbreeding,
        )

    @property
    def tells(self) -> bool:
        """Whether there is anybody left in the noisy counts."""
        return self.people > 0

    def distance(self, frequency: FloatArray) -> FloatArray:
        return self.borders.distance(self.copies, self.people, frequency)

    def at(self, logit: FloatArray) -> FloatArray:
        return self.distance(_expit(np.clip(logit, -_LARGEST_LOGIT, _LARGEST_LOGIT)))

    def best(self) -> tuple[float, float]:
        """The logit of the frequency that the counts speak least against, and its squared distance."""
        inside = min(max(self.copies / (2 * self.people), 0.0), 1.0)
        tried = np.append(_PLACES, inside)
        found = self.distance(tried)
        place = int(np.argmin(found))
        return float(_logit(tried[place])), float(found[place])

    def frequency(self) -> Estimate:
        """The effect allele's frequency, with its interval."""
        value = frequency_of(self.copies, self.people)
        if value is None:
            return Estimate(value=None, low=0.0, high=1.0)
        tried = np.unique(np.append(_PLACES, value))
        found = self.distance(tried)
        limit = 1.0 + float(found.min())
        inside = np.flatnonzero(found <= limit)
        first, last = int(inside[0]), int(inside[-1])

        distance = self.borders.distance_of_one(self.copies, self.people)

        def accepts(frequency: float) -> bool:
            return distance(frequency) <= limit

        low = 0.0 if first == 0 else edge(accepts, float(tried[first]), float(tried[first - 1]))
        high = 1.0 if last == len(tried) - 1 else edge(accepts, float(tried[last]), float(tried[last + 1]))
        return Estimate(value=value, low=min(low, value), high=max(high, value))


def edge(accepts: Callable[[float], bool], inside: float, outside: float, n_halvings: int = _HALVINGS) -> float:
    """Where between an accepted and a refused value the border lies; on the refused side of it."""
    for _ in range(n_halvings):
        middle = 0.5 * (inside + outside)
        if accepts(middle):
            inside = middle
        else:
            outside = middle
    return float(outside)


def _odds_ratio(cases: Group, controls: Group) -> Estimate:
    if not (cases.tells and controls.tells):
        return Estimate(value=None, low=0.0, high=None)
    (case_logit, nearest_case), (control_logit, nearest_control) = cases.best(), controls.best()
    limit = 1.0 + nearest_case + nearest_control

    def accepts(log_ratio: float) -> bool:
        ends = case_logit - log_ratio - control_logit
        tried = np.concatenate(
            [
                control_logit + ends * _ENDS,
                control_logit + ends * (1 - _ENDS),
                _COARSE,
                np.array([control_logit, case_logit - log_ratio]),
            ]
        )
        tried = np.clip(tried, -_LARGEST_LOGIT, _LARGEST_LOGIT)
        return bool((cases.at(tried + log_ratio) + controls.at(tried)).min() <= limit)

    best = case_logit - control_logit
    low, high = (_farthest(accepts, best, sign) for sign in (-1, 1))
    known = all(0 < each.copies < 2 * each.people for each in (cases, controls))
    return Estimate(
        value=math.exp(best) if known else None,
        low=0.0 if low is None else math.exp(low),
        high=None if high is None else math.exp(high),
    )


def _farthest(accepts: Callable[[float], bool], best: float, sign: int) -> float | None:
    """The farthest accepted logarithm of a ratio on one side of ``best``; None beyond LARGEST_RATIO."""
    largest = math.log(LARGEST_RATIO)
    room = largest - sign * best
    if room <= 0 or accepts(sign * largest):
        return None
    outside = sign * largest
    # From far to near, so that no gap in what is accepted makes the interval shorter.
    for off in np.geomspace(room, 1e-4 * room, 24)[1:].tolist():
        if accepts(best + sign * off):
            return edge(accepts, best + sign * off, outside)
        outside = best + sign * off
    return outside


def _p_value(cases: Group, controls: Group) -> float | None:
    """Two-sided, of equal frequencies: the difference of the groups' sums at the frequency that both together show."""
    pooled = frequency_of(cases.copies + controls.copies, cases.people + controls.people)
    if pooled is None or not (cases.tells and controls.tells):
        return None
    parts = [
        Part(
            n_people=group.n_people,
            scale=group.scale,
            factor=sign / group.n_people,
            grain=group.grain,
            inbreeding=group.inbreeding,
        )
        for group, sign in ((cases, 1), (controls, -1))
    ]
    off = [
        each.factor * (group.copies - 2 * pooled * group.people)
        for each, group in zip(parts, (cases, controls), strict=True)
    ]
    return max(law_of(parts, pooled).beyond(sum(off)), SMALLEST_P)


def frequency_of(copies: float, people: float) -> float | None:
    """The frequency that noisy copies in noisy people show, limited to 0 … 1; None where noise has left nobody."""
    return min(max(copies / (2 * people), 0.0), 1.0) if people > 0 else None


def _expit(logit: FloatArray) -> FloatArray:
    found: FloatArray = 1 / (1 + np.exp(-logit))
    return found


def _logit(frequency: float) -> float:
    if frequency <= 0:
        return -_LARGEST_LOGIT
    if frequency >= 1:
        return _LARGEST_LOGIT
    return min(max(math.log(frequency) - math.log1p(-frequency), -_LARGEST_LOGIT), _LARGEST_LOGIT)
