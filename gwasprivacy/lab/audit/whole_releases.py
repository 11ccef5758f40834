"""Whole releases of small studies: from people's records to everything that is published, each output's probability exact.

Somebody takes part or not, has one label or the other, one value or another; so do two people more, each with records of which the
attacker does not know which is theirs, beside some about whom everything is known.  By Bayes' rule alone follows what an attacker with
any independent beliefs (given the total, where that is printed) learns from a release; nothing is used of how far one record moves a
score, nor of composition.  A claim here is tried by :func:`gwasprivacy.lab.audit.loss_enumeration.check_claims`.
"""

from __future__ import annotations

import functools
import itertools
import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.weighted_sums import WeightedSums
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.lab.audit.loss_enumeration import N_SNPS, Case, Claim, Release
from gwasprivacy.lab.audit.weighted_cases import of_sums
from gwasprivacy.mechanisms.measured_ratio import of_any_ratio, ratio_scales, weights_of
from gwasprivacy.mechanisms.measured_surplus import measuring, surplus_from_centres, surplus_of
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.membership.loss import Spend, Total
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.studies.fast_tables import nameless
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE, CaseControlSizes, StudySizes, TraitSizes
from gwasprivacy.study.trait_tables import TraitTables

FloatArray = NDArray[np.float64]

MISSING = 3
_STEPS = 4  # of a trait
_MOST_CASES = 6  # that are measured; all larger numbers are one output
_SCORES = tuple(ScoreChoice(name=each.name) for each in SCORES.values() if each.serves_secret_sizes)


@dataclass(frozen=True, slots=True)
class Person:
    """A record: ``stratum`` (one beyond the plan's: none of them), a control (1) or a case (0), the trait in steps, copies at each SNP."""

    stratum: int
    group: int
    value: int
    copies: tuple[int, ...]


World = tuple[Person, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeRelease:
    """``planned``: the plan's figures; ``ratio_epsilon``: the part of ε with which the ratio of cases to controls, or a trait's mean, is
    measured first, with ``ratio_noise`` of the noise that it needs."""

    score: ScoreChoice
    planned: StudySizes
    neighbours: Neighbours
    selection: Release
    ratio_epsilon: float | None = None
    ratio_noise: float = 1.0

    @property
    def total(self) -> Total:
        ratio = [] if self.ratio_epsilon is None else [Spend(self.ratio_epsilon)]
        return Total.of([*ratio, self.selection.spend])

    def law(self, world: World) -> FloatArray:
        """The probability of everything that can be published."""
        if self.ratio_epsilon is None:
            return self.selection.law(self.scores(world, self.planned))
        planned = self.planned
        scales = ratio_scales(planned, self.neighbours, self.ratio_epsilon / self.ratio_noise, _STEPS)
        measured = [
            _measured(planned, place, int(d), scale)
            for place, (d, scale) in enumerate(zip(small_study(planned).surplus(world, planned), scales, strict=True))
        ]
        found: list[FloatArray] = []
        for outputs in itertools.product(*measured):
            chance = math.prod(p for _, p in outputs)
            numbers = tuple(each for each, _ in outputs if each is not None)
            if len(numbers) < len(outputs):  # too many to go on with: published, and no more is looked at
                found.append(np.array([chance]))
                continue
            found.append(
                chance * self.selection.law(self.scores(world, measuring(planned).sizes_from(planned, numbers, _STEPS)))
            )
        return np.concatenate(found)

    def scores(self, world: World, sizes: StudySizes) -> FloatArray:
        """Of every SNP, with weights from public or measured ``sizes``."""
        return small_study(sizes).scores(self.score, world, sizes, self.planned)


def _sizes(world: World, n_strata: int) -> CaseControlSizes:
    cells = [0] * (2 * n_strata)
    for each in world:
        cells[2 * each.stratum + each.group] += 1
    return CaseControlSizes.of_cells(cells)


def _trait_tables(world: World, planned: TraitSizes) -> TraitTables:
    """By the plan's centres; whoever is in none of its strata counts nowhere."""
    assert planned.centres is not None
    counts = np.zeros((N_SNPS, planned.n_strata, 3), dtype=np.int64)
    sums, up, down = np.zeros_like(counts), np.zeros(counts.shape[:2], np.int64), np.zeros(counts.shape[:2], np.int64)
    people, totals = [0] * planned.n_strata, [0] * planned.n_strata
    for each in world:
        if each.stratum == planned.n_strata:
            continue
        people[each.stratum] += 1
        totals[each.stratum] += each.value
        above = each.value - int(planned.centres[each.stratum] * _STEPS)
        for snp, copies in enumerate(each.copies):
            if copies == MISSING:
                up[snp, each.stratum] += max(above, 0)
                down[snp, each.stratum] += max(-above, 0)
            else:
                counts[snp, each.stratum, copies] += 1
                sums[snp, each.stratum, copies] += each.value
    return TraitTables(
        counts=counts.astype(np.int32), sums=sums, up=up, down=down, totals=np.array(totals, dtype=np.int64),
        sizes=TraitSizes(strata=tuple(people), centres=planned.centres), steps=_STEPS, variants=nameless(N_SNPS),
    )  # fmt: skip


class SmallStudy(ABC):
    """What of a whole release is of one kind of study; ``planned``, ``sizes``: of that kind."""

    name: str

    words: tuple[str, str]
    """Who is compared, for a claim's title: by public figures, and by what is measured."""
    key: tuple[str, ...] = ()
    """How a claim's name begins."""
    changes: Neighbours
    """What may change of somebody who takes part for certain."""

    @abstractmethod
    def drawn(self, rng: np.random.Generator, n_strata: int) -> StudySizes:
        """Sizes of a plan, by chance."""

    @abstractmethod
    def surplus(self, world: World, planned: Any) -> list[int]:
        """D of each of the plan's strata."""

    @abstractmethod
    def scores(self, score: ScoreChoice, world: World, sizes: Any, planned: Any) -> FloatArray:
        """Of every SNP, with weights from public ``sizes``, or from those measured under ``planned`` ones."""

    @property
    @abstractmethod
    def numbers(self) -> tuple[range, int | None]:
        """The numbers that can be measured but for the last, and the last; None for all larger ones, which are one output."""

    @abstractmethod
    def of_one_more(self, planned: Any, stratum: int) -> int:
        """By how much D grows until what is measured in the stratum is one more."""

    @abstractmethod
    def telling_stratum(self, planned: Any) -> int:
        """Where one record can move scores, and D, farthest."""

    @abstractmethod
    def far_group(self, planned: Any, stratum: int) -> int:
        """Whose weight there is the largest: cases, or the highest values, 0; controls, or the lowest, 1."""


class SmallGroups(SmallStudy):
    """Of cases and controls."""

    name = CASE_CONTROL

    words = "cases and controls", "cases and controls, the ratio measured with noise"
    changes = Neighbours.LABEL
    numbers = range(1, _MOST_CASES), None

    def drawn(self, rng: np.random.Generator, n_strata: int) -> StudySizes:
        return CaseControlSizes(strata=tuple((int(a), int(b)) for a, b in rng.integers(1, 5, (n_strata, 2))))

    def surplus(self, world: World, planned: CaseControlSizes) -> list[int]:
        return [int(each) for each in surplus_of(_sizes(world, planned.with_others.n_strata), planned)]

    def scores(self, score: ScoreChoice, world: World, sizes: CaseControlSizes, planned: StudySizes) -> FloatArray:
        public = sizes.with_others
        counts = np.zeros((N_SNPS, public.n_strata, 2, 3), dtype=np.int64)
        for each in world:
            for snp, copies in enumerate(each.copies):
                if copies != MISSING:
                    counts[snp, each.stratum, each.group, copies] += 1
        people = _sizes(world, public.n_strata)
        return of_sums(score, public, WeightedSums.of_groups(counts, people, planned=public))

    def of_one_more(self, planned: CaseControlSizes, stratum: int) -> int:
        return int(weights_of(planned)[stratum, 0])

    def telling_stratum(self, planned: CaseControlSizes) -> int:
        return int(np.argmax([min(both) / max(both) for both in planned.strata]))

    def far_group(self, planned: CaseControlSizes, stratum: int) -> int:
        return int(planned.strata[stratum][0] > planned.strata[stratum][1])


class SmallTrait(SmallStudy):
    """Of a trait, from public centres."""

    name = QUANTITATIVE

    words = "a trait from a public centre", "a trait, its mean measured with noise"
    key = ("trait",)
    changes = Neighbours.REPLACE_TRAIT
    numbers = range(_STEPS), _STEPS

    def drawn(self, rng: np.random.Generator, n_strata: int) -> StudySizes:
        return TraitSizes(
            strata=tuple(rng.integers(1, 6, n_strata).tolist()),
            centres=tuple(Fraction(int(each), _STEPS) for each in rng.integers(0, _STEPS + 1, n_strata)),
        )

    def surplus(self, world: World, planned: TraitSizes) -> list[int]:
        tables = _trait_tables(world, planned)
        people = np.array(tables.sizes.strata, dtype=np.int64)
        return [int(each) for each in surplus_from_centres(tables.totals, people, planned, _STEPS)]

    def scores(self, score: ScoreChoice, world: World, sizes: TraitSizes, planned: TraitSizes) -> FloatArray:
        tables = _trait_tables(world, planned)
        if sizes.counted_from is not None:
            assert sizes.centres is not None
            tables = tables.from_measured(sizes.centres)
        return computed_scores(score, tables, planned=sizes)

    def of_one_more(self, planned: TraitSizes, stratum: int) -> int:
        return planned.strata[stratum]

    def telling_stratum(self, planned: TraitSizes) -> int:
        return max(range(planned.n_strata), key=planned.reaches.__getitem__)

    def far_group(self, planned: TraitSizes, stratum: int) -> int:
        assert planned.centres is not None
        return int(planned.centres[stratum] > Fraction(1, 2))


SMALL_STUDIES: Registry[SmallStudy] = Registry(mark("kind of study"), (SmallGroups(), SmallTrait()))


def small_study(sizes: StudySizes) -> SmallStudy:
    """What of a whole release is of these sizes' kind of study."""
    return SMALL_STUDIES.find(sizes.study_kind)


def _measured(planned: StudySizes, stratum: int, surplus: int, scale: float) -> list[tuple[int | None, float]]:
    """Each number of cases of a stratum, or each centre, that can be measured, with its probability; None for all numbers of cases from
    ``_MOST_CASES`` on."""
    if not scale:
        nothing = np.zeros(planned.n_strata, dtype=np.int64)
        return [(measuring(planned).published(planned, nothing, _STEPS)[stratum], 1.0)]
    numbers, last = small_study(planned).numbers
    decay, lowest, found = math.exp(-1 / scale), -math.inf, []
    for number in numbers:
        highest = _largest_surplus(planned, stratum, number)
        found.append((number, _mass(lowest - surplus, highest - surplus, decay)))
        lowest = highest + 1
    return [*found, (last, _mass(lowest - surplus, math.inf, decay))]


@functools.cache
def _largest_surplus(planned: StudySizes, stratum: int, number: int) -> int:
    """The largest noisy D of a stratum at which this number, or less, is measured."""
    noisy, kind = np.zeros(planned.n_strata, dtype=np.int64), measuring(planned)
    at = kind.published(planned, noisy, _STEPS)[stratum]
    noisy[stratum] = small_study(planned).of_one_more(planned, stratum) * (number - at + 2)
    while kind.published(planned, noisy, _STEPS)[stratum] > number:
        noisy[stratum] -= 1
    return int(noisy[stratum])


def _mass(low: float, high: float, decay: float) -> float:
    """Of the discrete Laplace law, that its noise is from ``low`` to ``high``."""
    if low > 0:
        return float(decay**low - decay ** (high + 1)) / (1 + decay)
    if high < 0:
        return _mass(-high, -low, decay)
    return 1 - float(decay ** (high + 1) + decay ** (1 - low)) / (1 + decay)


# ------------------------------------------------------------------------------------------------- the claims

GROUPS, STRATA = "cases and controls", "strata"
_WHAT_CHANGES = {
    Neighbours.ADD_REMOVE: "somebody joins or leaves, with one record or another",
    Neighbours.REPLACE_RECORD: "somebody is replaced, and only the total is printed",
    Neighbours.LABEL: "somebody is a case or a control",
    Neighbours.REPLACE_TRAIT: "somebody has one value or another",
}


def _person(rng: np.random.Generator, n_strata: int, *, others: bool) -> Person:
    """As far from others as can be, mostly: who has the disease, or the highest value, carries every variant, or none."""
    group = int(rng.integers(2))
    value = (_STEPS, 0)[group] if rng.random() < 0.7 else int(rng.integers(_STEPS + 1))
    usual = 2 * int(rng.integers(2)) if rng.random() < 0.5 else 2 * (1 - group)
    copies = [usual if rng.random() < 0.7 else int(rng.integers(MISSING + 1)) for _ in range(N_SNPS)]
    return Person(int(rng.integers(n_strata + others)), group, value, tuple(copies))


def _states(rng: np.random.Generator, one: Person, other: Person, neighbours: Neighbours) -> tuple[Person | None, ...]:
    """What may be true of somebody; the first is what the attacker asks about, where nobody can be out."""
    if neighbours is Neighbours.LABEL:
        return replace(one, group=0), replace(one, group=1)
    if neighbours is Neighbours.REPLACE_TRAIT:
        return tuple(replace(one, value=int(v)) for v in rng.choice([0, 1, _STEPS], 2, replace=False))
    return None, one, other


@dataclass(frozen=True, slots=True)
class Attacker:
    """``known``: who takes part for certain; of the others what may be true, with what is believed of each: independent beliefs."""

    known: World
    states: list[tuple[Person | None, ...]]
    beliefs: list[tuple[float, ...]]
    total: int | None
    """How many of the others take part, where that is known."""


def _any_attacker(rng: np.random.Generator, planned: StudySizes, neighbours: Neighbours, n: int) -> Attacker:
    person = functools.partial(_person, rng, planned.n_strata, others=planned.is_stratified)
    known = tuple(person() for _ in range(int(rng.integers(6))))
    states = [_states(rng, person(), person(), neighbours) for _ in range(n)]
    beliefs = [tuple((rng.dirichlet(np.full(len(each), 0.3)) + 1e-9).tolist()) for each in states]
    total = int(rng.integers(1, n)) if neighbours is Neighbours.REPLACE_RECORD else None
    return Attacker(known, states, beliefs, total)


def _telling_attacker(rng: np.random.Generator, planned: StudySizes, neighbours: Neighbours) -> Attacker:
    """Everything is known but about one person (and who is there instead), whose record moves scores and D as far as any does: the
    first SNP is carried by a few of one group and rises, the others tell the groups apart and fall."""
    kind = small_study(planned)
    stratum = kind.telling_stratum(planned)
    group = kind.far_group(planned, stratum)
    value = (_STEPS, 0)
    n_each = int(rng.integers(2, 9))
    n_carriers = int(rng.integers(1, n_each))
    known = [
        Person(stratum, g, value[g], (2 if g == group and i < n_carriers else 0, *[2 * (1 - g)] * (N_SNPS - 1)))
        for g in (0, 1)
        for i in range(n_each)
    ]
    falls = MISSING if rng.random() < 0.3 else 2 * group
    one = Person(stratum, group, value[group], (2, *[falls] * (N_SNPS - 1)))
    instead = replace(one, copies=(0, *[2 * (1 - group)] * (N_SNPS - 1)))
    if planned.is_stratified and rng.random() < 0.5:  # from another stratum, which moves two D
        elsewhere = 1 - stratum
        there = kind.far_group(planned, elsewhere)
        copies = instead.copies if there == group else one.copies
        instead = Person(elsewhere, there, value[there], copies)
    half = (0.5, 0.5)
    if neighbours is Neighbours.ADD_REMOVE:
        return Attacker(tuple(known), [(None, one)], [half], None)
    if neighbours is Neighbours.REPLACE_RECORD:
        return Attacker(tuple(known), [(None, one), (None, instead)], [half, half], 1)
    if neighbours is Neighbours.LABEL:
        return Attacker(tuple(known), [(one, replace(one, group=1 - group))], [half], None)
    return Attacker(tuple(known), [(one, replace(one, value=value[1 - group]))], [half], None)


def _whole(
    rng: np.random.Generator,
    *,
    kind: SmallStudy,
    strata: bool,
    ratio: bool,
    neighbours: Neighbours,
    noise: float = 1.0,
    ratio_noise: float = 1.0,
) -> Case:
    """A random small study of this kind; every second attacker is a telling one.  ``noise``, ``ratio_noise``: 1; less is broken."""
    planned = kind.drawn(rng, 2 if strata else 1)
    score = _SCORES[int(rng.integers(len(_SCORES)))]
    epsilon = float(rng.choice([0.3, 1.0, 2.0, 4.0]))
    exact = [name for name, one in MECHANISMS.items() if not one.needs_threshold]
    name = "exponential" if ratio else str(rng.choice(exact))
    sizes = of_any_ratio(planned) if ratio else planned
    release = WholeRelease(
        score=score, planned=planned, neighbours=neighbours, ratio_epsilon=epsilon * 0.4 if ratio else None,
        ratio_noise=ratio_noise,
        selection=Release(
            mechanism=name, n_snps=1 if ratio else int(rng.integers(1, 3)), epsilon=epsilon * (0.6 if ratio else 1),
            sensitivity=noise * score.sensitivity_of(sizes, neighbours),
        ),
    )  # fmt: skip
    if rng.random() < 0.5:
        told = _telling_attacker(rng, planned, neighbours)
    else:
        told = _any_attacker(rng, planned, neighbours, 2 if ratio else 3)
    sides: tuple[list[tuple[float, World]], list[tuple[float, World]]] = ([], [])
    for choice, world in _worlds(told.states):
        there = tuple(each for each in world if each is not None)
        if told.total is not None and len(there) != told.total:
            continue
        chance = math.prod(belief[state] for belief, state in zip(told.beliefs, choice, strict=True))
        takes_part = choice[0] == 0 if None not in told.states[0] else world[0] is not None
        sides[0 if takes_part else 1].append((chance, (*told.known, *there)))
    inside, outside = (_mixture(release, worlds) for worlds in sides)
    return Case(inside, outside, release.total, every_output=True)


def _worlds(states: list[tuple[Person | None, ...]]) -> Iterator[tuple[tuple[int, ...], tuple[Person | None, ...]]]:
    for choice in itertools.product(*(range(len(each)) for each in states)):
        yield choice, tuple(each[state] for each, state in zip(states, choice, strict=True))


def _mixture(release: WholeRelease, worlds: list[tuple[float, World]]) -> FloatArray:
    weight = sum(chance for chance, _ in worlds)
    found: FloatArray = np.sum([chance / weight * release.law(world) for chance, world in worlds], axis=0)
    return found


def _claim(*, kind: SmallStudy, strata: bool, ratio: bool, neighbours: Neighbours) -> Claim:
    what = kind.words[ratio] + (", in strata" if strata else "")
    key = "-".join([*kind.key, *(["ratio"] if ratio else []), *(["strata"] if strata else []), neighbours.value])
    make: Callable[[np.random.Generator], Case] = functools.partial(
        _whole, kind=kind, strata=strata, ratio=ratio, neighbours=neighbours
    )
    return key, f"{what[0].upper()}{what[1:]}: {_WHAT_CHANGES[neighbours]}", make


_RECORDS = (Neighbours.ADD_REMOVE, Neighbours.REPLACE_RECORD)
WHOLE_RELEASES: tuple[Claim, ...] = tuple(
    _claim(kind=kind, strata=strata, ratio=ratio, neighbours=neighbours)
    for kind in SMALL_STUDIES.values()
    for ratio in (False, True)
    for strata in (False, True)
    for neighbours in (*_RECORDS, kind.changes)
)
"""Every kind of study, with every change that a plan may keep secret where not all numbers are printed."""
