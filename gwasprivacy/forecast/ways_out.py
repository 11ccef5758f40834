"""What else a plan could be, and how likely each is to succeed: the ways out of a "no", and what a "yes" has left over.

A way out is another plan that differs in one thing.  Its chance is a forecast of that plan like any other, so that whoever takes it
gets what was said.  Nothing here knows any data.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.answers import curves_of
from gwasprivacy.forecast.comparison import pairs_of
from gwasprivacy.forecast.curves import Curve, curve_of
from gwasprivacy.forecast.estimates import previewed
from gwasprivacy.forecast.kinds_of_study import forecast_of
from gwasprivacy.forecast.largest_and_executor import largest_study
from gwasprivacy.forecast.printed_sizes import with_answer
from gwasprivacy.forecast.questions import Question, question_of
from gwasprivacy.forecast.solve import with_people
from gwasprivacy.mechanisms.registry import scores_sets
from gwasprivacy.membership.guarantee import TargetKind
from gwasprivacy.membership.same_guarantee import guarantee_of
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.another_mechanism import of_mechanism, of_other_size
from gwasprivacy.plan.changed_parts import attacker_of_size, with_fill_rule
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan, ReleaseChoices, kept_in_step
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.simulation.curves.estimate_error import spread_of
from gwasprivacy.study.design import Loci

MOST_WAYS = 3
USUAL_BLOCK_KB = 1000.0
"""Of loci in place of SNPs: wider than the linkage around most SNPs, and narrow enough to look into."""
WEAKER, STRONGER = (1.25, 1.5, 2.0, 3.0, 5.0), (0.8, 0.6, 0.4, 0.2)
"""Other guarantees that are looked at, as multiples of the ε that the plan's allows."""
MANY = 2.0
"""More participants than so many times the plan's are no longer the first thing to think of."""
FEWER = 0.9
"""A smaller study is news below this share of the plan's."""
MOST_PAIRS = 3
QUICK_STUDIES, FEWEST_STUDIES = 40, 8
"""Simulated for a quick answer where no closed form has one: about a second of one processor for a study of ``_QUICK_CELLS``; and for a
first look, or where a study is large."""
_QUICK_CELLS = 2_000 * 10_000  # people · SNPs
_DIGITS = {TargetKind.GAMMA: 2, TargetKind.EPSILON: 2}


class Way(StrEnum):
    """In the order in which ways that reach the target are offered: first what costs nothing."""

    RELEASE = "release"
    METHOD = "method"
    SIZES = "sizes"
    PARTICIPANTS = "participants"
    LOCI = "loci"
    AT_LEAST = "at-least"
    FEWER_SNPS = "fewer-snps"
    GUARANTEE = "guarantee"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chance:
    """How likely a question's success is at its own size, with its 95 % interval, and the curve of that one size."""

    value: float
    low: float
    high: float
    is_estimate: bool
    n_studies: int
    curve: Curve

    @classmethod
    def of(cls, question: Question, curve: Curve) -> Chance | None:
        """None where the curve does not say."""
        people, metric = question.n_people, question.metric
        value, interval = curve.at(people, metric), curve.interval_at(people, metric)
        if value is None or interval is None:
            return None
        studies = 0 if curve.is_estimate else curve.studies_at(question.n_people)
        return cls(
            value=value,
            low=interval[0],
            high=interval[1],
            is_estimate=curve.is_estimate,
            n_studies=studies,
            curve=curve,
        )

    def to_json(self) -> dict[str, Any]:
        return {"power": self.value, "low": self.low, "high": self.high, "n_studies": self.n_studies}


@dataclass(frozen=True, slots=True, kw_only=True)
class WayOut:
    """``plan``: the plan that takes it, the plan itself for what changes nothing.  ``chance``: of ``question``, that plan's own."""

    way: Way
    plan: Plan
    question: Question
    chance: Chance | None = None

    @property
    def reaches(self) -> bool:
        """Whether its whole interval reaches the target; of a sample size that was found for the target, whether its interval does not deny it."""
        if self.chance is None:
            return False
        end = self.chance.high if self.way is Way.PARTICIPANTS else self.chance.low
        return end >= self.question.target

    def to_json(self) -> dict[str, Any]:
        found: dict[str, Any] = {"way": self.way.value}
        if self.chance is None:
            return found
        return found | {
            **self.chance.to_json(),
            "participants": self.question.n_people,
            "n_snps": self.plan.release.n_snps,
            "success": self.question.metric.value,
        }


def ways_out(
    plan: Plan,
    question: Question,
    *,
    own: Chance | None,
    needed: Needed | None = None,
    is_enough: bool,
    base: Path | None = None,
    n_studies: int = 0,
    work: Work = UNWATCHED,
) -> tuple[WayOut, ...]:
    """At most three, the best first; never none.

    ``own``: the plan's chance, which every way betters.  ``is_enough``: it reaches the target, so that what is left over is looked for.  ``needed``: the participants that the target
    takes.  ``n_studies``: by so many simulated studies; 0: by the closed form, where there is one.  Raises InvalidInput (a panel), Cancelled.
    """
    nothing = WayOut(way=Way.NOTHING, plan=plan, question=question)
    release = WayOut(way=Way.RELEASE, plan=plan, question=question)
    if question.instead:
        return release, nothing
    asked = list(_asked(_candidates(plan, question, needed, is_enough), question, base, work))
    if n_studies:
        asked = _worth_simulating(asked, work)
    found = _best_of_each(
        replace(each, chance=chance)
        for each, chance in zip(
            asked, chances([each.question for each in asked], n_studies=n_studies, work=work), strict=True
        )
        if chance is not None
    )
    if is_enough:
        return release, *[each for each in found if each.reaches][: MOST_WAYS - 1]
    reaching = sorted((each for each in found if each.reaches), key=lambda each: _place(each, plan))
    least = 0.0 if own is None else own.high
    others = [each for each in found if not each.reaches and _promising(each) > least]
    others.sort(key=_promising, reverse=True)
    return *[*reaching, *others][: MOST_WAYS - 1], nothing


def _promising(way: WayOut) -> float:
    assert way.chance is not None
    return way.chance.value


def _place(way: WayOut, plan: Plan) -> tuple[bool, int]:
    is_many = way.question.n_people > MANY * plan.design.n_people
    return is_many, list(Way).index(way.way)


# Which plans ----------------------------------------------------------------------------------------------------------

_Candidates = Iterator[tuple[Way, Callable[[], Plan]]]


def _candidates(plan: Plan, question: Question, needed: Needed | None, is_enough: bool) -> _Candidates:
    """Plans that differ in one thing; those that cannot be are refused as they are made."""
    if needed is not None:
        yield from _sizes_of_study(plan, question, needed, is_enough)
    for factor in STRONGER if is_enough else WEAKER:
        yield Way.GUARANTEE, lambda factor=factor: _with_guarantee(plan, factor)  # type: ignore[misc]
    if is_enough:
        return
    release, n_causal = plan.release, question.scenario.n_causal
    for score, mechanism in pairs_of(plan):
        if (score, mechanism) != (release.score, release.mechanism):
            yield Way.METHOD, lambda s=score, m=mechanism: _releasing(plan, of_mechanism(release, m, score=s))  # type: ignore[misc]
    for sizes in Sizes:
        if sizes is not plan.adversary.sizes:
            yield Way.SIZES, lambda sizes=sizes: with_answer(plan, sizes)  # type: ignore[misc]
    for number in sorted({n_causal, 1}):
        if number < release.n_snps:
            yield Way.FEWER_SNPS, lambda number=number: _releasing(plan, of_other_size(release, number))  # type: ignore[misc]
    if min(release.n_snps, n_causal) > 1 and release.at_least != 1:
        by = release.mechanism if scores_sets(release.mechanism) else "joint"
        yield Way.AT_LEAST, lambda: _releasing(plan, of_mechanism(release, by, at_least=1))
    if plan.design.loci is None and question.scenario.engine is not Engine.FAST:
        yield Way.LOCI, lambda: _publishing_loci(plan)  # without linkage each SNP is a locus of its own


def _sizes_of_study(plan: Plan, question: Question, needed: Needed, is_enough: bool) -> _Candidates:
    """A study of as many participants as the upper end of what is known takes, where that is news."""
    now, most = plan.design.n_people, needed.high or needed.people
    if most is None or most > largest_study(question.scenario):
        return
    if now < most if not is_enough else most <= FEWER * now:
        yield Way.PARTICIPANTS, lambda: _of_size(plan, most)


def _of_size(plan: Plan, n_people: int) -> Plan:
    design = plan.design
    parts = forecast_of(design).parts(design)
    step = 10 if n_people > 200 else 2
    if parts <= n_people / 50:  # then the share of cases stays as it is, to the last person
        step = math.lcm(step, parts) if math.lcm(step, parts) <= n_people / 20 else parts
    fitting = math.ceil(n_people / step) * step
    new = with_people(design, fitting)
    return replace(plan, design=new, adversary=attacker_of_size(plan.adversary, design, new))


def _with_guarantee(plan: Plan, factor: float) -> Plan:
    """The plan whose guarantee allows ``factor`` times the ε, of which each part stays the same share."""
    if factor < 1 and plan.planned:
        return plan  # what is planned besides would no longer fit
    target = guarantee_of(plan.adversary, factor * plan.adversary.epsilon)
    target = replace(target, value=round(target.value, _DIGITS.get(target.kind, 3)))
    adversary = plan.adversary.with_target(target)
    ratio = adversary.epsilon / plan.adversary.epsilon
    release = replace(
        plan.release,
        epsilon=_scaled(plan.release.epsilon, ratio),
        budget=_scaled(plan.release.budget, ratio),
        **plan.release.parts_scaled(ratio),
    )
    return replace(plan, adversary=adversary, release=release)


def _scaled(epsilon: float | None, ratio: float) -> float | None:
    return None if epsilon is None else ratio * epsilon


def _releasing(plan: Plan, release: ReleaseChoices) -> Plan:
    return replace(plan, release=release, design=with_fill_rule(plan.design, (release, *plan.planned)))


def _publishing_loci(plan: Plan) -> Plan:
    return replace(plan, design=replace(plan.design, loci=Loci(block_kb=USUAL_BLOCK_KB, published=True)))


# How likely they are --------------------------------------------------------------------------------------------------


def _asked(candidates: _Candidates, own: Question, base: Path | None, work: Work) -> Iterator[WayOut]:
    """The plans that can be had, with their questions: what counts as success is what the plan's own question has, where they can have it."""
    for way, make in candidates:
        work.check()  # a sensitivity of some scores takes a while
        try:
            plan = check_plan(kept_in_step(make()))
            wanted = Metric.ANY if own.metric is Metric.ANY else None
            question = question_of(plan, wanted, base)
        except GwasPrivacyError:
            continue
        if question.problem is None and question.line(Line.THIS) is not None and question != own:
            scenario = replace(question.scenario, target_probability=own.target)
            yield WayOut(way=way, plan=plan, question=replace(question, target=own.target, scenario=scenario))


def _worth_simulating(ways: Sequence[WayOut], work: Work) -> list[WayOut]:
    """Of the scores and mechanisms the best few, by their estimates, or where these have none by a few studies; everything else."""
    methods = [each for each in ways if each.way is Way.METHOD]
    questions, quiet = [each.question for each in methods], work.quiet()
    found = chances(questions, work=quiet)
    if not any(found):
        found = chances(questions, n_studies=FEWEST_STUDIES, work=quiet)
    guessed = zip(methods, found, strict=True)
    known = sorted(
        (each for each in guessed if each[1] is not None),
        key=lambda each: each[1].value if each[1] else 0,
        reverse=True,
    )
    kept = [way for way, _chance in known][:MOST_PAIRS]
    return [each for each in ways if each.way is not Way.METHOD or each in kept]


def _best_of_each(ways: Iterator[WayOut]) -> list[WayOut]:
    """One of each kind: of guarantees the strongest that reaches the target, else the likeliest."""
    found: dict[Way, WayOut] = {}
    for each in ways:
        before = found.get(each.way)
        if before is None or _is_better(each, before):
            found[each.way] = each
    return sorted(found.values(), key=lambda each: list(Way).index(each.way))


def _is_better(one: WayOut, other: WayOut) -> bool:
    if one.way is Way.GUARANTEE and one.reaches and other.reaches:
        return one.plan.adversary.epsilon < other.plan.adversary.epsilon
    if one.reaches != other.reaches:
        return one.reaches
    return _promising(one) > _promising(other)


def quick_studies(question: Question) -> int:
    """How many simulated studies a quick answer takes: 0 where the closed form has one, whose error is known."""
    line, scenario = question.line(Line.THIS), question.scenario
    if line is None or spread_of(scenario, line.request) is not None:
        return 0
    people = 0 if scenario.engine is Engine.FAST else question.n_people  # whose tables take as long whoever takes part
    fitting = QUICK_STUDIES * _QUICK_CELLS // (max(people, 2_000) * scenario.n_snps)
    return min(max(fitting, FEWEST_STUDIES), QUICK_STUDIES, scenario.n_studies)


def chances(questions: Sequence[Question], *, n_studies: int = 0, work: Work = UNWATCHED) -> list[Chance | None]:
    """How likely success of each is at its own size: from ``n_studies`` simulated studies, which questions about the same study share;
    0: from the closed form, where its error is known."""
    groups: dict[tuple[Scenario, int], list[int]] = {}
    for place, question in enumerate(questions):
        groups.setdefault((question.scenario, question.n_people), []).append(place)
    found: list[Chance | None] = [None] * len(questions)
    for done, ((scenario, n_people), places) in enumerate(groups.items()):
        part = work.part(done, done + 1, len(groups))
        for place, curve in _curves(scenario, n_people, [questions[each] for each in places], n_studies, part).items():
            found[places[place]] = Chance.of(questions[places[place]], curve)
    return found


def _curves(
    scenario: Scenario, n_people: int, questions: Sequence[Question], n_studies: int, work: Work
) -> dict[int, Curve]:
    lines = [question.line(Line.THIS) for question in questions]
    requests = [line.request for line in lines if line is not None]
    assert len(requests) == len(questions), "only questions of selections have a chance"
    if n_studies:
        found = curves_of(replace(scenario, n_studies=n_studies), requests, sizes=[n_people], work=work)
        return {place: curve_of(found.line(request)) for place, request in enumerate(requests)}
    known = {place: spread for place, each in enumerate(requests) if (spread := spread_of(scenario, each)) is not None}
    points = previewed(scenario, [requests[place] for place in known], n_people, work)
    return {
        place: curve_of([point], spread=spread)
        for (place, spread), point in zip(known.items(), points, strict=bool(points))
    }
