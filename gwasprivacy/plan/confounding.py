"""What an unadjusted release would publish of a scenario with ancestry groups or centres, and what strata change: as it is told."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.assumptions.probability_words import STANDARD_ERRORS, rough_percent
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.structure import shared_out
from gwasprivacy.base.language import digits
from gwasprivacy.base.sentences import tell
from gwasprivacy.study.stratum import Stratum


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """Averages over simulated studies: of the published SNPs, how many are causal and how many mark a difference between groups of
    people, each with its standard error; ``p_all``: the probability that every causal SNP is published."""

    causal: float
    causal_error: float
    marking: float
    marking_error: float
    p_all: float
    p_all_error: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Confounding:
    """``unadjusted``: cases compared with controls over everybody; ``stratified``: inside ``n_strata`` strata, those of the plan
    where ``strata_are_planned``, else each ancestry group or centre as one; None where the plan's score serves no strata.
    ``by_covariates``: the plan balances covariates, which compare people inside the groups where ``strata_are_planned``.
    ``n_snps``: SNPs that are published."""

    n_people: int
    n_snps: int
    n_strata: int
    strata_are_planned: bool
    unadjusted: Published
    stratified: Published | None
    n_studies: int
    by_covariates: bool = False


def strata_of_groups(scenario: Scenario, n_people: int) -> tuple[Stratum, ...]:
    """Strata that are the scenario's ancestry groups, or its centres where it has no such groups, in a study of ``n_people``."""
    for kind in (scenario.ancestry, scenario.centres):
        if kind is None or len(kind.groups) < 2:
            continue
        n_cases, n_controls = scenario.groups(n_people)
        cases = shared_out(n_cases, [group.case_share for group in kind.groups])
        controls = shared_out(n_controls, [group.control_share for group in kind.groups])
        return tuple(
            Stratum(name=group.name, n_cases=one, n_controls=other)
            for group, one, other in zip(kind.groups, cases, controls, strict=True)
            if one + other
        )
    return ()


def confounding_words(found: Confounding) -> str:
    """What an unadjusted release would publish, with its 95 % interval, and what strata change."""
    before, after = found.unadjusted, found.stratified
    numbers = {
        "marking": _number(before.marking),
        "low": _number(max(before.marking - STANDARD_ERRORS * before.marking_error, 0.0)),
        "high": _number(min(before.marking + STANDARD_ERRORS * before.marking_error, found.n_snps)),
    }
    if found.by_covariates:
        unadjusted = tell("confounding.without-covariates", n=found.n_snps, **numbers)
    else:
        unadjusted = tell("confounding.without-strata", n=found.n_snps, **numbers)
    if after is None:
        return tell("confounding.strata-need-another-score", unadjusted=unadjusted)
    template = {
        "marking": _number(after.marking),
        "before": rough_percent(before.p_all),
        "after": rough_percent(after.p_all),
    }
    if found.by_covariates and found.strata_are_planned:
        stratified = tell("confounding.with-covariates", **template)
    elif found.by_covariates:
        stratified = tell("confounding.covariates-tell-nothing-apart", **template)
    elif found.strata_are_planned:
        stratified = tell("confounding.in-strata", **template)
    else:
        stratified = tell("confounding.with-strata", **template)
    return f"{unadjusted} {stratified}"


def _number(value: float) -> str:
    """One digit after the point, as far as it says something: 1.9, 2, 0."""
    return digits(f"{value:.1f}".removesuffix(".0"))
