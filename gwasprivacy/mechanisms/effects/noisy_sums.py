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
_NOTHING, _SMALLEST, _LOOKS = 1e-18, 1e-300, 4


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
    placed = [(each, frequency if each.frequency is None else each.frequency) for each in parts]
    terms = [term for each, p in placed for term in each.noise(p)]
    spread = sum(each.factor**2 * 2 * each.n_people * p * (1 - p) * (1 + each.inbreeding) for each, p in placed)

    def copies_of(part: Part, p: float) -> Factor:
        def found(t: FloatArray) -> ComplexArray:
            turned, inbred = part.factor * t, part.inbreeding
            person = (1 - p + p * np.exp(1j * turned)) ** 2
            if inbred:
                person = (1 - inbred) * person + inbred * (1 - p + p * np.exp(2j * turned))
            size = np.log(np.maximum(np.abs(person), _SMALLEST))
            values: ComplexArray = np.exp(part.n_people * (size + 1j * (np.angle(person) - 2 * p * turned)))
            return values

        return found

    def most(t: FloatArray) -> FloatArray:
        found = np.zeros(len(t))
        for each, p in placed:  # of one person, were nobody inbred, 1 − 4p(1 − p)·sin² ≤ e^(−4p(1 − p)·sin²)
            people = each.n_people * (1 - each.inbreeding)
            found -= 4 * p * (1 - p) * people * _squared_sine(0.5 * each.factor * t)
        return found

    return _law([copies_of(each, p) for each, p in placed], spread, terms, most)


def normal_law(variance: float, terms: Sequence[NoiseTerm]) -> Law:
    """The law of a normal number with mean 0 and ``variance`` plus the noise of ``terms``, all independent."""
    return _law([lambda t: np.exp(-0.5 * variance * t * t)], variance, terms, lambda t: -0.5 * variance * t * t)


def _squared_sine(turned: FloatArray) -> FloatArray:
    squared: FloatArray = np.tan(turned) ** 2  # NumPy has it in a third of the sine's time
    return squared / (1 + squared)


def _noise_factor(term: NoiseTerm, t: FloatArray) -> FloatArray:
    stop = -math.expm1(-term.grain / term.scale)
    # 1 + r² − 2r·cos s without the loss of digits that the sum itself has near s = 0, r = 1 − stop.
    return stop**2 / (stop**2 + 4 * (1 - stop) * _squared_sine(0.5 * term.weight * term.grain * t))


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
    found: FloatArray | ComplexArray = np.exp(-smoothed[here]) * (1.0 - 2.0 * (here % 2))  # the grid begins at −reach
    for place, term in enumerate(terms):
        found = found * _noise_factor(term, t[here])
        if place % _LOOKS == 0:
            # What many independent parts have brought to nothing stays nothing.
            left = np.abs(found) > _NOTHING
            here, found = here[left], found[left]
    for factor in sampling:
        found = found * factor(t[here])
    transform = np.zeros(len(t), dtype=np.complex128)
    transform[here] = found
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
