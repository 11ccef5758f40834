"""In what a plan differs from another one, in a few words: what tells their curves apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.declared_fields import PlacedField
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import percent, percent_range, significant
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.guarantee import TargetKind
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_fields import fields_in
from gwasprivacy.plan.study_words import study_words

_SECRETS = {
    Secret.PARTICIPATION: mark("participation is secret"),
    Secret.CASE_STATUS: mark("case status is secret"),
    Secret.TRAIT_VALUE: mark("the trait’s value is secret"),
}
MOST = 2
"""Differences that are named; of more the reader is told that there are more."""


def differing_words(plan: Plan, other: Plan) -> str:
    """What ``plan`` has where ``other`` has something else: "family size 2", "ε 0.35 instead of 0.693"; "" where their curves are
    of the same question.

    The study's size is left out: curves are drawn over it.  ε is named where nothing else explains it.
    """
    found = [*_of_attackers(plan, other), *_of_releases(plan, other)]
    if not found and _epsilon(plan) != _epsilon(other):
        found.append(say("ε {value} instead of {other}", value=_epsilon(plan), other=_epsilon(other)))
    found += _of_studies(plan, other)
    if len(found) > MOST:
        return say("{differences} and more", differences=", ".join(found[:MOST]))
    return ", ".join(found)


def _epsilon(plan: Plan) -> str:
    try:
        return significant(plan.epsilon)
    except GwasPrivacyError:
        return "–"


def _declared(plan: Plan, other: Plan, home: str) -> Iterator[str]:
    """What the part at ``home`` says of its own fields, where each is declared; the rest of this file is what needs more."""
    return (said for each in fields_in(home) if (said := _difference(each, plan, other)))


def _of_attackers(plan: Plan, its: Plan) -> Iterator[str]:
    mine, other = plan.adversary, its.adversary
    if mine.secret != other.secret:
        yield say_marked(_SECRETS[mine.secret])
    if mine.family != other.family:
        yield say("attacker: {attacker}", attacker=say_marked(mine.family.title))
    elif mine.prior != other.prior:
        yield say("prior {mine} instead of {other}", mine=_prior(mine), other=_prior(other))
    yield from _declared(plan, its, "adversary")
    if mine.target != other.target:
        yield from _of_guarantees(mine, other)


def _prior(model: AdversaryModel) -> str:
    return percent_range(model.prior.low, model.prior.high)


def _of_guarantees(mine: AdversaryModel, other: AdversaryModel) -> Iterator[str]:
    value, was = mine.target.value, other.target.value
    same_kind = mine.target.kind is other.target.kind
    match mine.target.kind:
        case TargetKind.GAMMA if same_kind:
            yield say("γ {value} instead of {other}", value=significant(value), other=significant(was))
        case TargetKind.EPSILON if same_kind:
            yield say("ε {value} instead of {other}", value=significant(value), other=significant(was))
        case TargetKind.CAP if same_kind:
            yield say(
                "certainty at most {value} instead of {other}",
                value=percent(value, up=True),
                other=percent(was, up=True),
            )
        case TargetKind.ADVANTAGE if same_kind:
            yield say(
                "advantage at most {value} instead of {other}",
                value=percent(value, up=True),
                other=percent(was, up=True),
            )
        case TargetKind.TPR if same_kind:
            yield say(
                "true-positive rate at most {value} instead of {other}",
                value=percent(value, up=True),
                other=percent(was, up=True),
            )
        case _:
            yield say("ε {value} instead of {other}", value=_of_model(mine), other=_of_model(other))


def _of_model(model: AdversaryModel) -> str:
    try:
        return significant(model.epsilon)
    except GwasPrivacyError:
        return "–"


def _of_releases(plan: Plan, other: Plan) -> Iterator[str]:
    mine, its = plan.release, other.release
    yield from _declared(plan, other, "release")
    if mine.mechanism != its.mechanism:
        yield say_marked(mine.kind.in_short)
    if mine.epsilon != its.epsilon:
        yield say("ε {value} instead of {other}", value=_epsilon(plan), other=_epsilon(other))
    if mine.parts_scaled(1) != its.parts_scaled(1):
        yield say("another share of ε for numbers")


def _of_studies(plan: Plan, other: Plan) -> Iterator[str]:
    mine, its = plan.design, other.design
    if mine.study_kind != its.study_kind:
        yield say_marked(study_words(plan.design).differs)
    elif mine.n_cases * its.n_people != its.n_cases * mine.n_people:
        share, was = (percent(round(each.n_cases / each.n_people, 2)) for each in (mine, its))
        yield say("{share} cases instead of {other}", share=share, other=was)
    yield from _declared(plan, other, "design")
    plan, other = (replace(each, scenario=each.scenario or Scenario()) for each in (plan, other))
    yield from _declared(plan, other, "scenario")
    assert plan.scenario is not None
    assert other.scenario is not None
    yield from _of_assumptions(plan.scenario, other.scenario)


def _of_assumptions(mine: Scenario, other: Scenario) -> Iterator[str]:
    effects = tuple(tuple(snp.odds_ratio for snp in each.disease.causal) for each in (mine, other))
    if effects[0] != effects[1]:
        ratio, was = (_ratios(each) for each in effects)
        yield say("odds ratio {ratio} instead of {other}", ratio=ratio, other=was)
    frequencies = tuple(tuple(snp.frequency for snp in each.disease.causal) for each in (mine, other))
    if frequencies[0] != frequencies[1]:
        yield say(
            "risk allele frequency {mine} instead of {other}",
            mine=_shares(frequencies[0]),
            other=_shares(frequencies[1]),
        )
    if mine.disease.prevalence != other.disease.prevalence:
        prevalence, was = (percent(each.disease.prevalence or 0.0) for each in (mine, other))
        yield say("prevalence {prevalence} instead of {other}", prevalence=prevalence, other=was)
    named: tuple[Callable[[Scenario], object], ...] = (
        lambda each: each.trait,
        lambda each: each.structure,
        lambda each: (each.engine, each.panel, each.spectrum),
        lambda each: tuple(snp.mode for snp in each.disease.causal),
    )
    if any(part(mine) != part(other) for part in named):
        yield say("other assumptions")


def _ratios(values: tuple[float | None, ...]) -> str:
    return " / ".join(dict.fromkeys("–" if value is None else significant(value) for value in values))


def _shares(values: tuple[float, ...]) -> str:
    return " / ".join(dict.fromkeys(percent(value) for value in values))


def _difference(field: PlacedField, mine: Plan, other: Plan) -> str:
    """What ``mine`` has in place of what ``other`` has; "" for the same, and where nothing is said of it."""
    value, its = field.value(mine), field.value(other)
    differs = field.declared.differs
    if value == its or not differs:
        return ""
    if isinstance(differs, tuple):
        return say_marked(differs[0] if value else differs[1])
    words = field.declared.words
    return "" if value is None else say_marked(differs, value=words(value), other="" if its is None else words(its))
