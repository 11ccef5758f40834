"""The law of weighted sums of noisy genotype counts: sampling of people and the noise on the counts together.

Six counts of a SNP are published, each with discrete Laplace noise.  Everything said of effects follows from sums
Σ_g w_g·(n_g + X_g), whose law for a hypothesis about the allele frequency is known exactly: copies of people who are inbred as
much as the counts say (with none, binomial: Hardy–Weinberg proportions) plus independent noise.  It is computed from its characteristic function
on a grid (a discrete Fourier transform), without a normal approximation: tails of the noise are heavier than a normal law's.
"""

from __future__ import annotations

import bisect
import functools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze

FloatArray = NDArray[np.float64]
ComplexArray = NDArray[np.complex128]
Factor = Callable[[FloatArray], FloatArray | ComplexArray]
"""A characteristic function: t → values, of the same shape."""

_POINTS = 4096
_FREQUENCIES = 64
# So many scales of the noise, and standard deviations of the sampling, hold all but 10⁻¹³ of the law.
_SCALES, _DEVIATIONS = 30.0, 8.0
# What the grid smooths, in its own steps: a little more spread than the exact law has, never less.
_SMOOTHED = 1.5
_NOTHING, _SMALLEST = 1e-18, 1e-300
_TOGETHER = 4
"""So many counts' noise is computed at once, and then what is left is looked at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """Independent part of a sum: ``factor``·Σ_g (g − 2p)·(n_g + X_g) of ``n_people`` people, with noise of ``scale``.

    ``frequency``: p, where it is not that of the other parts.  ``grain``: the noise is a whole number of it (1: of people; less
    where people are counted in steps of probability).  ``n_noises``: how many counts, each with its noise, were added up to n_g.
    ``people_scale``: where copies and people each have noise of their own in place of the three counts, that of people; ``scale`` is
    then of copies less people.  ``inbreeding``: F (0 … 1), the probability that a person's two alleles are one.
    """

    n_people: int
    scale: float
    factor: float = 1.0
    frequency: float | None = None
    grain: float = 1.0
    n_noises: int = 1
    people_scale: float | None = None
    inbreeding: float = 0.0

    def noise(self, frequency: float) -> list[NoiseTerm]:
        """What the noise comes to in the sum at ``frequency``."""
        terms = [(copies - 2 * frequency, self.scale) for copies in (0, 1, 2)]
        if self.people_scale is not None:
            terms = [(1.0, self.scale), (1 - 2 * frequency, self.people_scale)]
        return [
            NoiseTerm(weight=self.factor * weight, scale=scale, grain=self.grain) for weight, scale in terms
        ] * self.n_noises


@dataclass(frozen=True, slots=True, kw_only=True)
class NoiseTerm:
    """``weight``·X with discrete Laplace noise X of ``scale`` on whole multiples of ``grain``."""

    weight: float
    scale: float
    grain: float = 1.0


def noise_variance(scale: float, grain: float = 1.0) -> float:
    """The variance of discrete Laplace noise of ``scale`` on whole multiples of ``grain``."""
    stop = -math.expm1(-grain / scale)
    return grain * grain * 2 * (1 - stop) / stop**2


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Law:
    """A law on a grid: ``above[i]`` is Pr[sum > ``at[i]``], float64, falling from 1 to 0."""

    at: FloatArray
    above: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    def upper(self, tail: float) -> float:
        """The smallest value on the grid that is exceeded with probability at most ``tail``."""
        return float(self.at[int(np.argmax(self.above <= tail))])

    def lower(self, tail: float) -> float:
        """The largest value on the grid that the sum falls below with probability at most ``tail``."""
        below = 1.0 - self.above <= tail
        return (
            float(self.at[max(len(self.at) - 1 - int(np.argmax(below[::-1])), 0)]) if below.any() else float(self.at[0])
        )

    def holds(self, value: float, tail: float) -> bool:
        """Whether ``value`` lies between the points beyond which there is ``tail`` on either side."""
        return self.lower(tail) <= value <= self.upper(tail)

    def beyond(self, value: float) -> float:
        """Twice the smaller tail from ``value`` on: a two-sided p-value, at most 1."""
        above = float(np.interp(value, self.at, self.above))
        return min(1.0, 2 * min(above, 1.0 - above))


def law_of(parts: Sequence[Part], frequency: float = 0.5) -> Law:
    """The law of the parts' sum where every called person's alleles are drawn with ``frequency`` (0 … 1), or the part's own; its
    mean is 0.

    ``n_people`` may be more than were called: the law is then the wider one.
    """
    frequencies = [frequency if each.frequency is None else each.frequency for each in parts]
    terms = [term for each, p in zip(parts, frequencies, strict=True) for term in each.noise(p)]
    spread = sum(
        each.factor**2 * 2 * each.n_people * p * (1 - p) * (1 + each.inbreeding)
        for each, p in zip(parts, frequencies, strict=True)
    )

    def most(t: FloatArray) -> FloatArray:
        return sum((_largest(each, p, t) for each, p in zip(parts, frequencies, strict=True)), np.zeros(len(t)))

    sampling = [_copies_of(each, p) for each, p in zip(parts, frequencies, strict=True)]
    return _law(sampling, spread, terms, most)


def _largest(part: Part, p: float, t: FloatArray) -> FloatArray:
    """What the logarithm of the characteristic function of a part's copies is at most: |person| ≤ 1 − lacking ≤ e^(−lacking)."""
    turned = part.factor * t
    lacking = 4 * p * (1 - p) * (1 - part.inbreeding) * _squared_sine(0.5 * turned)
    if part.inbreeding:
        lacking += 2 * p * (1 - p) * part.inbreeding * _squared_sine(turned)
    return -part.n_people * lacking


def _copies_of(part: Part, p: float) -> Factor:
    """The characteristic function of the copies that people of a part have, less those expected."""

    def found(t: FloatArray) -> ComplexArray:
        turned = part.factor * t
        one, other = _allele(p, turned)
        real, imaginary = one * one - other * other, 2 * one * other
        if part.inbreeding:
            both = _allele(p, 2 * turned)
            real = (1 - part.inbreeding) * real + part.inbreeding * both[0]
            imaginary = (1 - part.inbreeding) * imaginary + part.inbreeding * both[1]
        size = np.log(np.maximum(real * real + imaginary * imaginary, _SMALLEST))
        cosine, sine = _circle(part.n_people * (np.arctan2(imaginary, real) - 2 * p * turned))
        values: ComplexArray = np.exp(0.5 * part.n_people * size) * (cosine + 1j * sine)
        return values

    return found


def _allele(p: float, turned: FloatArray) -> tuple[FloatArray, FloatArray]:
    """1 − p + p·e^(i·turned): what is real of it, and what is imaginary."""
    cosine, sine = _circle(turned)
    return 1 - p + p * cosine, p * sine


def _circle(turned: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Cosine and sine by way of the tangent of half, which NumPy has ten times as fast on processors with wide registers."""
    tangent = np.tan(0.5 * turned)
    share = 2 / (1 + tangent * tangent)
    return share - 1, share * tangent


def normal_law(variance: float, terms: Sequence[NoiseTerm]) -> Law:
    """The law of a normal number with mean 0 and ``variance`` plus the noise of ``terms``, all independent."""
    return _law([lambda t: np.exp(-0.5 * variance * t * t)], variance, terms, lambda t: -0.5 * variance * t * t)


def _squared_sine(turned: FloatArray) -> FloatArray:
    """sin², as :func:`_circle` has it, without loss of digits near 0."""
    tangent = np.tan(turned)
    squared: FloatArray = tangent * tangent
    return squared / (1 + squared)


def _noise_factor(terms: Sequence[NoiseTerm], t: FloatArray) -> FloatArray:
    """The characteristic function of all ``terms`` together."""
    turn, stop = (
        np.array([given(each) for each in terms])[:, None]
        for given in (lambda each: 0.5 * each.weight * each.grain, lambda each: -math.expm1(-each.grain / each.scale))
    )
    # 1 + r² − 2r·cos s without the loss of digits that the sum itself has near s = 0, r = 1 − stop.
    found: FloatArray = np.prod(stop**2 / (stop**2 + 4 * (1 - stop) * _squared_sine(turn * t)), axis=0)
    return found


def _law(sampling: Sequence[Factor], spread: float, terms: Sequence[NoiseTerm], most: Factor) -> Law:
    """``sampling``: the characteristic functions of what is beside the noise, whose variance is ``spread`` in all; ``most``: what the
    logarithm of all of it is at most: what is nothing then is not computed."""
    # As far as the noise of a single count can reach, and the deviations of all of them together.
    reach = max(
        _DEVIATIONS * math.sqrt(spread) + _SCALES * max(abs(each.weight) * each.scale for each in terms),
        _DEVIATIONS
        * math.sqrt(spread + sum(each.weight**2 * noise_variance(each.scale, each.grain) for each in terms)),
    )
    step = 2 * reach / _POINTS
    t: FloatArray = np.arange(_POINTS // 2 + 1, dtype=np.float64) * (np.pi / reach)
    smoothed = 0.5 * (_SMOOTHED * step * t) ** 2
    here = np.flatnonzero(most(t) - smoothed > math.log(_NOTHING) - 1)
    size = np.exp(-smoothed[here])
    for place in range(0, len(terms), _TOGETHER):
        size *= _noise_factor(terms[place : place + _TOGETHER], t[here])
        # What many independent parts have brought to nothing stays nothing.
        left = size > _NOTHING
        here, size = here[left], size[left]
    transform = np.zeros(len(t), dtype=np.complex128)
    # The grid begins at −reach, by which every second one turns around.
    transform[here] = functools.reduce(np.multiply, (factor(t[here]) for factor in sampling), size * (1 - 2 * (here % 2)))
    chance = np.clip(np.fft.irfft(np.conj(transform), _POINTS), 0, None)
    above = np.cumsum(chance[::-1])[::-1]
    at: FloatArray = -reach + step * np.arange(_POINTS, dtype=np.float64)
    return Law(at=at, above=np.append(above[1:], 0.0) / above[0])


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Borders:
    """For each frequency of a grid, between which borders the sum of one group lies with the probability asked for.

    ``places``: 0 … 1, the cube root of twice the frequency (frequencies up to ½; above, the law is mirrored).  ``low`` < 0 <
    ``high``: leave the same probability outside at most.
    """

    places: FloatArray
    low: FloatArray
    high: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    def distance(self, copies: float, people: float, frequency: FloatArray) -> FloatArray:
        """How far noisy ``copies`` of the effect allele in noisy ``people`` are from each frequency, in borders: 1 at the border.

        Squared; shape of ``frequency``.
        """
        place = np.cbrt(2 * np.minimum(frequency, 1 - frequency))
        off = copies - 2 * frequency * people
        is_high = (off > 0) != (frequency > 0.5)
        border = np.where(is_high, *(np.interp(place, self.places, each) for each in (self.high, self.low)))
        found: FloatArray = (off / border) ** 2
        return found

    def distance_of_one(self, copies: float, people: float) -> Callable[[float], float]:
        """:meth:`distance` for one frequency after another, in the same steps and a tenth of the time that arrays of one take."""
        places: list[float] = self.places.tolist()
        lows: list[float] = self.low.tolist()
        highs: list[float] = self.high.tolist()

        def between(values: list[float], place: float, left: int) -> float:
            if left == len(places) - 1 or place == places[left]:
                return values[left]
            slope = (values[left + 1] - values[left]) / (places[left + 1] - places[left])
            return slope * (place - places[left]) + values[left]

        def found(frequency: float) -> float:
            place = math.cbrt(2 * min(frequency, 1 - frequency))
            left = bisect.bisect_right(places, place) - 1
            low, high = between(lows, place, left), between(highs, place, left)
            off = copies - 2 * frequency * people
            share = off / (high if (off > 0) != (frequency > 0.5) else -low)
            return share * share

        return found


@functools.lru_cache(maxsize=256)
def borders(
    n_people: int,
    scale: float,
    confidence: float,
    grain: float = 1.0,
    n_noises: int = 1,
    people_scale: float | None = None,
    inbreeding: float = 0.0,
) -> Borders:
    """The borders of one group of ``n_people`` with noise of ``scale`` on each of its three counts (:class:`Part`)."""
    places = np.linspace(0.0, 1.0, _FREQUENCIES)
    tail = (1 - confidence) / 2
    part = Part(
        n_people=n_people,
        scale=scale,
        grain=grain,
        n_noises=n_noises,
        people_scale=people_scale,
        inbreeding=inbreeding,
    )
    laws = [law_of([part], 0.5 * place**3) for place in places.tolist()]
    return Borders(
        places=places,
        low=np.array([law.lower(tail) for law in laws]),
        high=np.array([law.upper(tail) for law in laws]),
    )
