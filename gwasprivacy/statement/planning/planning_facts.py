"""The facts of a planning report: what was simulated, on which day and for whom.

The simulated numbers are checked for sense only; whoever doubts them simulates again, from the seed in the plan.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from gwasprivacy.assumptions.scenario import Engine
from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.language import mark
from gwasprivacy.plan.confounding import Confounding, strata_of_groups
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.planned_releases import PlannedRelease, stored_releases
from gwasprivacy.plan.planning_scenario import Line, planning_scenario
from gwasprivacy.statement.facts import Binding, Fact
from gwasprivacy.statement.planning.planning_form import CONFOUNDING
from gwasprivacy.statement.release_facts import require_own_name
from gwasprivacy.statement.same import RELATIVE
from gwasprivacy.statement.signer import Signer, signer_in
from gwasprivacy.statement.versions import versions

FACTS = (
    Fact(
        Binding.NOTHING,
        ("study.n_candidates", "releases[].forecast", "releases[].count", "undivided", "confounding"),
        mark("the simulated numbers"),
    ),
    Fact(Binding.NOTHING, ("report.date",), mark("the day")),
    Fact(Binding.NOTHING, ("signer",), mark("the signer’s name")),
    Fact(Binding.NOTHING, ("versions",), mark("the versions")),
    Fact(Binding.FILE, ("report.name", "plan")),
)
"""All that a planning report's statement says and nothing else in it settles."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanningFacts:
    """``forecasts``: of each planned release what each line of its forecast found, {} where it selects nothing; ``counts``: how near a
    number of significant SNPs is, None of other kinds; ``undivided``: of all in one release.  As the report has them.
    ``n_candidates``: SNPs of a simulated study."""

    name: str
    date: str
    n_candidates: int
    forecasts: Sequence[Mapping[str, Mapping[str, Any]]]
    counts: Sequence[Mapping[str, Any] | None]
    undivided: Mapping[str, Any] | None = None
    confounding: Confounding | None = None
    signer: Signer | None = None
    versions: Mapping[str, str] = field(default_factory=versions)


def facts_in(predicate: Mapping[str, Any]) -> PlanningFacts:
    """The facts in a predicate, which has its form."""
    rows, undivided = predicate["releases"], predicate["undivided"]
    return PlanningFacts(
        name=predicate["report"]["name"],
        date=predicate["report"]["date"],
        n_candidates=predicate["study"]["n_candidates"],
        forecasts=[
            {line: _without(found, "epsilon") for line, found in (row["forecast"] or {}).items()} for row in rows
        ],
        counts=[row["count"] for row in rows],
        undivided=None if undivided is None else _without(undivided, "n_snps"),
        confounding=CONFOUNDING.read(predicate["confounding"], "confounding") if "confounding" in predicate else None,
        signer=signer_in(predicate),
        versions=predicate["versions"],
    )


def _without(found: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {each: value for each, value in found.items() if each != name}


def first_selection(releases: Sequence[PlannedRelease]) -> PlannedRelease | None:
    return next((each for each in releases if each.is_selection), None)


def check_planning_facts(plan: CheckedPlan, facts: PlanningFacts) -> None:
    """Raise VerificationFailed for facts that no forecast of ``plan`` can be."""
    require_own_name(facts.name)
    releases, scenario = stored_releases(plan), planning_scenario(plan)
    if len(facts.forecasts) != len(releases):
        raise VerificationFailed("planning-check.plan-plans-other-releases-report")
    if scenario.engine is Engine.FAST and facts.n_candidates != scenario.n_snps:
        raise VerificationFailed("planning-check.number-candidate-snps-not-follow")
    _check_confounding(plan, first_selection(releases), facts.confounding)
    for lines, count, planned in zip(facts.forecasts, facts.counts, releases, strict=True):
        if bool(lines) is not planned.is_selection or (count is not None) is not planned.choices.kind.publishes_count:
            raise VerificationFailed("planning-check.planned-release-forecast-another-kind")
        if count is not None and not max(count["within"], count["true_count"]) <= facts.n_candidates:
            raise VerificationFailed("planning-check.forecast-more-significant-snps-snps")
        may_be_fewer = plan.design.goes_by_locus or planned.choices.may_be_fewer
        if lines:
            _check_forecast(lines, plan, None if may_be_fewer else planned.choices.n_snps)


def _check_confounding(plan: Plan, one: PlannedRelease | None, found: Confounding | None) -> None:
    """What would mark ancestry groups or centres is of the plan's first selection, its people and its strata."""
    scenario = planning_scenario(plan)
    if found is None:
        balanced = plan.design.covariates is not None and bool(scenario.strata)
        assumed = scenario.ancestry is not None or scenario.centres is not None or balanced
        groups = scenario.strata or strata_of_groups(scenario, plan.design.n_people)
        if one is not None and assumed and len(groups) > 1:
            raise VerificationFailed("planning-check.no-confounding")
        return
    shown = [found.unadjusted] + ([] if found.stratified is None else [found.stratified])
    strata = len(scenario.strata)
    if (
        one is None
        or (found.n_people, found.n_snps, found.strata_are_planned, found.by_covariates)
        != (plan.design.n_people, one.choices.n_snps, bool(strata), plan.design.covariates is not None)
        or (strata and found.n_strata != strata)
        or any(each.causal + each.marking > found.n_snps * (1 + RELATIVE) for each in shown)
    ):
        raise VerificationFailed("planning-check.other-confounding")


def _check_forecast(lines: Mapping[str, Any], plan: Plan, n_snps: int | None) -> None:
    """``n_snps``: how many are always published; None where there may be fewer."""
    n_causal, people = planning_scenario(plan).n_causal, plan.design.n_people
    for line in Line:
        found = lines[line.value]
        curve = found["curve"]
        for point in (found, *curve):
            if point["p_all"] > point["p_any"] + 1e-6:
                raise VerificationFailed("planning-check.forecast-all-true-snps-more")
            true_ones = point["expected_recall"] * n_causal
            if n_snps is not None and abs(point["expected_precision"] * n_snps - true_ones) > 1e-6 * n_snps:
                raise VerificationFailed("planning-check.forecast-another-number-snps-release")
        sizes = [point["n_participants"] for point in curve]
        if sizes != sorted(set(sizes)):
            raise VerificationFailed("planning-check.curve-not-go-small-studies")
        for point in curve:
            if point["n_participants"] == people and point["p_all"] != found["p_all"]:
                raise VerificationFailed("planning-check.curve-not-meet-forecast-plan")
        needed = found["needed"]
        numbers = [needed[name] for name in ("low", "n_participants", "high")]
        if None in numbers:
            if set(numbers) != {None} or not needed["reason"]:
                raise VerificationFailed("planning-check.number-people-missing-without-reason")
        elif numbers != sorted(numbers):
            raise VerificationFailed("planning-check.number-people-lies-outside-own")
