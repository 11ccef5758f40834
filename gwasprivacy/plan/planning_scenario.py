"""What a plan assumes, and with which ε its releases select against whom: all that a forecast of it is asked with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path

from gwasprivacy.assumptions.scenario import DEFAULT_SIZES, MAX_PARTICIPANTS, Engine, Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.assumptions.trait_model import TRAIT_SIZES, default_trait
from gwasprivacy.base.language import mark
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.confounding import strata_of_groups
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planned_releases import (
    PlannedRelease,
    any_attacker_factor,
    planned_units,
)
from gwasprivacy.study.balancing_cost import share_kept_between
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.study.sizes import whole_steps
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import STEPS, Trait

EVERYBODY = "everybody"


class Line(StrEnum):
    """Whom a release is made against."""

    THIS = mark("this attacker")
    ANY = mark("any attacker")
    NONE = mark("no privacy")


def planning_scenario(plan: Plan, base: Path | None = None) -> Scenario:
    """The plan's assumptions (the default ones if it has none) with the share of cases of its design, and its strata.  Covariates that tell the
    assumed groups of people apart compare people inside these, as a label's balancing weights do.

    With ``base``, the plan's folder, a relative panel is taken from there.
    """
    scenario = plan.scenario if plan.scenario is not None else Scenario()
    if base is not None:
        scenario = scenario.placed(base)
    people = plan.design.n_people
    if plan.design.trait is not None:
        strata = plan.design.strata
        assumed = _trait_scenario(scenario, plan.design.trait, chosen=plan.scenario is not None)
        assert assumed.trait is not None
        return replace(assumed, trait=replace(assumed.trait, centres=_centres(plan.design)), strata=strata)
    scenario = replace(scenario, trait=None, strata=())
    fraction = plan.design.n_cases / people
    # A design with very few cases or controls: sizes that would have none are not sizes of this study.
    sizes = tuple(size for size in scenario.sizes if 1 <= round(size * fraction) < size)
    return replace(
        scenario,
        case_fraction=fraction,
        sizes=sizes or (min(max(people, 4), MAX_PARTICIPANTS),),
        strata=compared_inside(plan, scenario) or plan.design.strata,
    )


def usual_success(plan: Plan, n_causal: int) -> Metric:
    """All causal SNPs, or at least one where fewer are published than are true, or the plan asks of its sets for one that is right."""
    fewer = plan.release.n_snps < n_causal or plan.release.at_least == 1
    return Metric.ANY if fewer else Metric.ALL


def groups_balanced(plan: Plan, scenario: Scenario) -> tuple[Stratum, ...]:
    """The assumed ancestry groups or centres between which the plan's covariates balance people; () where there are none, or covariates cannot tell them."""
    covariates = plan.design.covariates
    if covariates is None or not covariates.tells_groups or not plan.design.n_cases:
        return ()
    groups = strata_of_groups(
        replace(scenario, case_fraction=plan.design.n_cases / plan.design.n_people), plan.design.n_people
    )
    return groups if len(groups) > 1 else ()


def compared_inside(plan: Plan, scenario: Scenario) -> tuple[Stratum, ...]:
    """Strata that keep as much of the weight as the plan's covariates do: the assumed groups that they tell apart, each in two parts where covariates
    have an effect of their own; () where they cost nothing, or do not tell assumed groups."""
    groups, ratio = groups_balanced(plan, scenario), scenario.covariate_odds_ratio
    assumed = scenario.ancestry is not None or scenario.centres is not None
    if ratio is None or plan.design.covariates is None or not plan.design.n_cases or (assumed and not groups):
        return groups
    n_cases, n_controls = plan.design.n_cases, plan.design.n_controls
    kept = share_kept_between(ratio, n_cases, n_controls)
    found = []
    for each in groups or (Stratum(name=EVERYBODY, n_cases=n_cases, n_controls=n_controls),):
        few = round(kept * min(each.n_cases, each.n_controls) / 2)
        sides = ((each.n_cases - few, few), (few, each.n_controls - few))
        found += [
            Stratum(name=f"{each.name} / {place}", n_cases=cases, n_controls=controls)
            for place, (cases, controls) in enumerate(sides, start=1)
            if cases or controls
        ]
    return tuple(found)


def share_kept(groups: Sequence[Stratum]) -> float:
    """How much of the weight is kept where people are balanced between ``groups``: each counts as its smaller side does."""
    whole = min(sum(each.n_cases for each in groups), sum(each.n_controls for each in groups))
    return sum(min(each.n_cases, each.n_controls) for each in groups) / whole if whole else 0.0


def _trait_scenario(scenario: Scenario, trait: Trait, *, chosen: bool) -> Scenario:
    """The assumptions about a study of ``trait``: its range in SDs, and the usual effects, engine and sizes where the plan's are
    those of cases and controls."""
    limits = trait.limits_in_sd
    if scenario.trait is not None:
        return replace(scenario, trait=replace(scenario.trait, limits=limits), strata=())
    usual = not chosen or scenario.sizes == DEFAULT_SIZES
    return replace(
        scenario,
        ancestry=None,  # of cases and controls; a plan that has them is refused
        centres=None,
        relatives=None,
        covariate_odds_ratio=None,
        strata=(),
        trait=replace(default_trait(), limits=limits),
        engine=Engine.FAST,
        n_snps=max(scenario.n_snps, default_trait().n_causal + 1),
        sizes=TRAIT_SIZES if usual else scenario.sizes,
    )


def _centres(design: StudyDesign) -> tuple[int, ...]:
    """What the plan has subtracted, in steps: one for all, one a stratum, or () for own means."""
    centres = design.trait_sizes.centres
    return () if centres is None else tuple(whole_steps(centres, STEPS))


def selection_epsilons(plan: Plan, planned: PlannedRelease, releases: Sequence[PlannedRelease]) -> dict[Line, float]:
    """ε with which a release selects, in whole pico-ε as it would be run, on its two private lines.

    Any attacker: the same γ guaranteed whatever somebody believes, over all ``releases``; a certainty cap cannot hold for every
    belief, its γ can.  The part of ε that goes to numbers about the selected SNPs does not help to select them.
    """
    own = planned.choices.selecting_units(planned.units)
    total = max(planned.units, planned_units(releases))
    worst = from_units(own) * any_attacker_factor(plan, from_units(total))
    return {Line.THIS: from_units(own), Line.ANY: from_units(max(to_units(worst), 1))}


def line_epsilons(plan: Plan, releases: Sequence[PlannedRelease]) -> list[dict[Line, float | None]]:
    """ε of every release's selection on every line, nothing for other kinds: what a verifier computes again."""
    return [
        {**selection_epsilons(plan, each, releases), Line.NONE: None} if each.is_selection else {} for each in releases
    ]
