"""The bounds on membership tests, checked by enumeration: every selector on random small studies (docs/theory/bounded-range.md).

Each claim is tried on cases from a seeded generator.  All outputs' probabilities come from the selectors' exact laws, and the best
test between two worlds follows from them; nothing is drawn from a mechanism.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.lab.theory.best_tests import BestTest
from gwasprivacy.mechanisms.public_weights import shift_unit, weighted_scores
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.mechanisms.selector import INCONCLUSIVE
from gwasprivacy.mechanisms.set_score import WEAKEST, SetScore
from gwasprivacy.membership.loss import Spend, Total, advantage, advantage_positive
from gwasprivacy.simulation.laws.inclusion import law_of
from gwasprivacy.study.public_lists.locus_index import LocusIndex

FloatArray = NDArray[np.float64]

N_SNPS = 4
SLACK = 1e-6  # the laws of vectors of noise are integrals
_THRESHOLD = 0.5
_LARGEST_SCORE = 20
STAGE = mark("Enumerating small studies")


@dataclass(frozen=True, slots=True, kw_only=True)
class Release:
    """A selector as a small study is released, usually with Δ = 1; public ``weights``, the sizes of disjoint loci where there are any, whether
    these are ``published`` in place of SNPs, and how a joint draw scores sets."""

    mechanism: str
    n_snps: int
    epsilon: float
    weights: tuple[float, ...] = (1.0,) * N_SNPS
    blocks: tuple[int, ...] = ()
    published: bool = False
    set_score: SetScore = WEAKEST
    sensitivity: float = 1.0

    @property
    def spend(self) -> Spend:
        return Spend(self.epsilon, MECHANISMS[self.mechanism].loss(self.n_snps))

    def law(self, scores: FloatArray) -> FloatArray:
        """The probability of every set that can come out, from the scores of one study, shape (N_SNPS,)."""
        one = MECHANISMS[self.mechanism]
        unit = shift_unit(moves=one.noise_moves(self.n_snps), sensitivity=self.sensitivity, epsilon=self.epsilon)
        values, delta = weighted_scores(
            scores, np.array(self.weights), unit=unit, sensitivity=self.sensitivity, largest=_LARGEST_SCORE
        )  # fmt: skip
        asked: dict[str, Any] = {"sensitivity": delta, "epsilon": self.epsilon, "n_snps": self.n_snps}
        if self.blocks and not self.published:
            found = one.law_by_locus(values, loci=_loci(self.blocks), **asked)
            assert found is not None
        else:
            threshold = _THRESHOLD if one.needs_threshold else None
            loci = _loci(self.blocks, published=True) if self.published else None
            found = law_of(one, values, threshold=threshold, loci=loci, set_score=self.set_score, **asked)
        fewer = one.size_varies or (self.blocks and not self.published)
        sizes = range(self.n_snps + 1) if fewer else (self.n_snps,)
        of = len(self.blocks) if self.published else N_SNPS
        none = (np.array([INCONCLUSIVE]),) if one.may_be_inconclusive else ()
        every = (*(each for size in sizes for each in _sets(size, of)), *none)
        return np.exp([found.log_probability(each) for each in every])


@functools.cache
def _sets(size: int, of: int) -> tuple[NDArray[np.int64], ...]:
    return tuple(np.array(each, dtype=np.int64) for each in itertools.combinations(range(of), size))


@functools.cache
def _loci(sizes: tuple[int, ...], *, published: bool = False) -> LocusIndex:
    ends = np.cumsum(sizes)
    intervals = np.column_stack([ends - sizes, ends - 1]) if published else None
    return LocusIndex(start=np.repeat(ends - sizes, sizes), stop=np.repeat(ends, sizes), intervals=intervals)


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimCheck:
    """What enumeration found of a claim: ``excess`` over the bound in the worst of ``cases`` (at most 0 but for rounding), the
    largest share of the bound on the advantage that was ``reached``, and that of ε by an output's likelihood ratio, ``ratio_reached``."""

    name: str
    title: str
    cases: int
    excess: float
    reached: float
    ratio_reached: float

    @property
    def holds(self) -> bool:
        return self.excess <= SLACK

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "title": self.title,
            "cases": self.cases,
            "excess": self.excess,
            "reached": self.reached,
            "ratio_reached": self.ratio_reached,
            "holds": self.holds,
        }


@dataclass(frozen=True, slots=True, eq=False)
class Case:
    """The two worlds' laws and what they may amount to; ``spread``: what ln(P/Q) of one release may spread over; ``every_output``:
    whether each output's likelihood ratio is held to e^±ε by itself, as with a spread."""

    inside: FloatArray
    outside: FloatArray
    total: Total
    spread: float | None = None
    positive: bool = False
    every_output: bool = False

    def __post_init__(self) -> None:
        freeze(self)


Claim = tuple[str, str, Callable[[np.random.Generator], Case]]
"""A name, what is claimed in words, and how a random small study of its kind is made."""
Worlds = list[tuple[float, FloatArray]]
"""What each world weighs and its scores."""


def _scores(rng: np.random.Generator) -> FloatArray:
    return rng.integers(-6, 7, N_SNPS) / 2


def _move(rng: np.random.Generator) -> FloatArray:
    """How one person moves the scores: often as far as possible, which shows most."""
    return rng.choice([-1.0, 1.0, 0.0, -0.5], N_SNPS, p=[0.4, 0.4, 0.1, 0.1])


def _release(rng: np.random.Generator, mechanism: str | None = None, *, n_snps: int | None = None) -> Release:
    """A random release; a quarter of the joint draws go by locus, a quarter of the others publish loci, half of all have weights."""
    name = str(rng.choice(list(MECHANISMS))) if mechanism is None else mechanism
    weights = tuple(np.exp(rng.normal(size=N_SNPS) * rng.integers(2)).tolist())
    m = int(rng.integers(1, 3)) if n_snps is None else n_snps
    blocks: tuple[int, ...] = ()
    if MECHANISMS[name].disjoint_loci and rng.random() < 0.25:
        blocks = ((2, 2), (1, 3), (1, 1, 2))[int(rng.integers(3))]
    epsilon = float(rng.choice([0.3, 1.0, 2.0, 4.0]))
    published = not blocks and m <= 2 and rng.random() < 0.25
    if published:
        blocks = ((2, 2), (1, 3), (1, 1, 2))[int(rng.integers(3))]
    return Release(mechanism=name, n_snps=m, epsilon=epsilon, weights=weights, blocks=blocks, published=published)


def _one_selection(mechanism: str, n_snps: int, rng: np.random.Generator) -> Case:
    release, before = _release(rng, mechanism, n_snps=n_snps), _scores(rng)
    total = Total.of([release.spend])
    spread = None if release.spend.loss.rounds > 1 else total.eta
    return Case(release.law(before), release.law(before + _move(rng)), total, spread)


def _one_ordered_selection(mechanism: str, rng: np.random.Generator) -> Case:
    """The same with sets scored by their J-th best member and a lead, or by weights on all: M = 2 or 3."""
    release, before, move = _release(rng, mechanism, n_snps=int(rng.integers(2, 4))), _scores(rng), _move(rng)
    scored = SetScore(at_least=int(rng.integers(1, release.n_snps + 1)), lead=float(rng.choice([0.0, 0.5, 2.0, 7.0])))
    if rng.random() < 0.5:
        scored = SetScore(weights=tuple(rng.dirichlet(np.ones(release.n_snps)).tolist()))
    release = replace(release, blocks=(), published=False, set_score=scored)
    total = Total.of([release.spend])
    return Case(release.law(before), release.law(before + move), total, total.eta)


def _adaptive(rng: np.random.Generator) -> Case:
    """A second release, chosen in view of the first one's output."""
    before, move = _scores(rng), _move(rng)
    first = _release(rng)
    here, there = first.law(before), first.law(before + move)
    kind = _release(rng)
    inside, outside = [], []
    other = _scores(rng)
    for p, q in zip(here, there, strict=True):
        # Another question with the same spend: other scores, moved by the same person, other weights, or both.
        second = Release(
            mechanism=kind.mechanism, n_snps=kind.n_snps, epsilon=kind.epsilon, blocks=kind.blocks, published=kind.published,
            weights=tuple(np.exp(2 * rng.normal(size=N_SNPS)).tolist()),
        )  # fmt: skip
        sign = float(rng.choice([-1.0, 1.0]))
        inside.append(p * second.law(other))
        outside.append(q * second.law(other + sign * move))
    return Case(np.concatenate(inside), np.concatenate(outside), Total.of([first.spend, kind.spend]))


def _group(rng: np.random.Generator) -> Case:
    """An entity of g records: a path of g neighbours."""
    g, release, before = int(rng.integers(2, 4)), _release(rng), _scores(rng)
    return Case(
        release.law(before), release.law(before + g * _move(rng)), Total.of([release.spend], factor=g)
    )  # fmt: skip


def _weighed(release: Release, worlds: Sequence[tuple[float, FloatArray]]) -> FloatArray:
    total = sum(weight for weight, _ in worlds)
    found: FloatArray = np.sum([weight / total * release.law(scores) for weight, scores in worlds], axis=0)
    return found


def _others_unknown(rng: np.random.Generator) -> Case:
    """Two of four people are the cases, each with a belief of their own, given the size; is the first one of them?"""
    release, base, people = _release(rng), _scores(rng), rng.random((4, N_SNPS)).round()
    belief = rng.uniform(0.05, 0.95, 4)
    inside: Worlds = []
    outside: Worlds = []
    for pair in itertools.combinations(range(4), 2):
        weight = float(np.prod([belief[i] if i in pair else 1 - belief[i] for i in range(4)]))
        (inside if 0 in pair else outside).append((weight, base + people[list(pair)].sum(axis=0)))
    return Case(_weighed(release, inside), _weighed(release, outside), Total.of([release.spend]))


def _phenotype_unknown(rng: np.random.Generator) -> Case:
    """One case and one control out of three people; nobody knows who has the disease: two records change at once."""
    release, base, people = _release(rng), _scores(rng), rng.random((3, N_SNPS)).round()
    worlds = list(itertools.permutations(range(3), 2))
    weights = rng.dirichlet(np.full(3, 0.3))
    inside: Worlds = []
    outside: Worlds = []
    for case, control in worlds:
        # A pair of people takes part with one weight, either of them being the case with a weight of their own.
        weight = float(weights[3 - case - control] * (0.9 if case < control else 0.1))
        (inside if 0 in (case, control) else outside).append((weight, base + people[case] - people[control]))
    return Case(_weighed(release, inside), _weighed(release, outside), Total.of([release.spend], factor=2))


def _secret_sample(rng: np.random.Generator) -> Case:
    """A cohort of three, with or without a fourth; everybody is drawn with probability β, in secret."""
    release, base, people = _release(rng), _scores(rng), rng.random((4, N_SNPS)).round()
    rate = float(rng.uniform(0.05, 0.9))

    def world(members: int) -> FloatArray:
        drawn = itertools.product((0, 1), repeat=members)
        return _weighed(
            release,
            [
                (float(np.prod([rate if each else 1 - rate for each in who])), base + np.array(who) @ people[:members])
                for who in drawn
            ],
        )

    return Case(world(4), world(3), Total.of([release.spend]).sampled(rate))


def _secret_sample_of_fixed_size(rng: np.random.Generator) -> Case:
    """Two of a cohort of four are drawn in secret, and one member of the cohort is replaced."""
    release, base, people = _release(rng), _scores(rng), rng.random((5, N_SNPS)).round()

    def world(cohort: Sequence[int]) -> FloatArray:
        pairs = list(itertools.combinations(cohort, 2))
        return _weighed(release, [(1.0, base + people[list(pair)].sum(axis=0)) for pair in pairs])

    return Case(world((0, 1, 2, 3)), world((4, 1, 2, 3)), Total.of([release.spend]).sampled(0.5))


def _positive_half(rng: np.random.Generator) -> Case:
    """Laws of which only P ≤ e^ε·Q is known."""
    epsilon, outside = float(rng.choice([0.3, 1.0, 2.0])), rng.dirichlet(np.full(5, 0.4))
    room = np.exp(epsilon) * outside
    inside, left = np.zeros(5), 1.0
    for output in rng.permutation(5):
        inside[output] = min(room[output], left)
        left -= inside[output]
    return Case(inside, outside, Total.of([Spend(epsilon)]), positive=True)


CLAIMS: tuple[Claim, ...] = (
    *(
        (
            f"{name}-{m}",
            f"{one.title}, M = {m}: the loss keeps to its kind, tests to its bounds",
            functools.partial(_one_selection, name, m),
        )
        for name, one in MECHANISMS.items()
        for m in (1, 2)
    ),
    ("adaptive", "A release chosen in view of another: η, ρ and ε add up", _adaptive),
    ("groups", "An entity of g records: η and ε grow by g, ρ by g²", _group),
    ("uncertain-others", "Attackers who do not know the others' part", _others_unknown),
    ("unknown-phenotype", "Attackers who do not know who has the disease: a factor of two", _phenotype_unknown),
    ("secret-sample", "One secret sample, everybody drawn with probability β", _secret_sample),
    ("secret-sample-fixed", "One secret sample of fixed size", _secret_sample_of_fixed_size),
    ("positive-half", "Only the positive half of ε: TPR ≤ e^ε·FPR, advantage ≤ 1 − e^−ε", _positive_half),
    *(
        (
            f"{name}-set-scores",
            f"{one.title}, sets scored by their J-th best member and a lead, or by weights: the loss keeps to its kind, tests to its bounds",
            functools.partial(_one_ordered_selection, name),
        )
        for name, one in MECHANISMS.items()
        if one.scores_sets
    ),
)


def check_claims(
    claims: Sequence[Claim] = CLAIMS, *, cases: int = 40, seed: int = 0, work: Work = UNWATCHED
) -> tuple[ClaimCheck, ...]:
    """Every one of ``claims`` on ``cases`` random small studies each.  The same for a seed, whatever is asked beside it."""
    found = []
    for place, (name, title, make) in enumerate(claims):
        rng = np.random.default_rng([seed, place])
        excess, reached, ratio = -np.inf, 0.0, 0.0
        for number in range(cases):
            work.check()
            work.progress(STAGE, place + number / cases, len(claims))
            case = make(rng)
            over, share, of_epsilon = _judged(case)
            excess, reached, ratio = max(excess, over), max(reached, share), max(ratio, of_epsilon)
        found.append(
            ClaimCheck(
                name=name,
                title=title,
                cases=cases,
                excess=float(excess),
                reached=reached,
                ratio_reached=round(ratio, 9),
            )
        )
    work.progress(STAGE, len(claims), len(claims))
    return tuple(found)


def _judged(case: Case) -> tuple[float, float, float]:
    """(the largest excess over any bound, the share of the bound on the advantage that is reached, and of ε by an output's ratio)."""
    best = BestTest.between(case.inside, case.outside)
    over = best.excess(case.total, positive=case.positive)
    if case.positive:
        return over, best.advantage / advantage_positive(case.total), best.largest / case.total.epsilon
    over = max(over, BestTest.between(case.outside, case.inside).excess(case.total))
    if case.spread is not None:
        over = max(over, best.spread - case.spread)
    if case.spread is not None or case.every_output:
        over = max(over, best.largest - case.total.epsilon)
    return over, best.advantage / advantage(case.total), best.largest / case.total.epsilon
