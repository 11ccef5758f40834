"""How many people a plan’s study has, in which strata, and who may know it, in plain sentences."""

from __future__ import annotations

from gwasprivacy.base.declared_fields import said_of
from gwasprivacy.base.language import say_marked
from gwasprivacy.base.number_words import count, percent, plain
from gwasprivacy.base.sentences import tell
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import compared_inside, groups_balanced, share_kept
from gwasprivacy.plan.study_words import study_words
from gwasprivacy.study.person_rules.rules import OF_GROUP, SEX_FITS, PersonRules
from gwasprivacy.study.stratum import Stratum


def sizes_sentence(plan: Plan) -> str:
    """How many people take part."""
    return study_words(plan.design).sizes(plan)


def strata_sentences(plan: Plan) -> list[str]:
    """Who is compared with whom, and what the strata’s sizes tell; [] without strata."""
    strata = plan.design.strata
    if not strata:
        return []
    listed = ", ".join(stratum_words(stratum) for stratum in strata)
    said = study_words(plan.design).inside_strata(plan, listed)
    return [said, *one_sided_sentences(plan)]


def forecast_of_rules(plan: Plan) -> list[str]:
    """What a forecast assumes of the plan’s rules on people, and what it costs where that does not hold; [] without rules."""
    if plan.design.person_rules is None:
        return []
    return [tell("people.everybody-passes" if plan.sizes_are_public else "people.everybody-counts")]


def forecast_of_people(plan: Plan) -> list[str]:
    """The same with what it assumes of the plan’s covariates."""
    if plan.design.covariates is None:
        return forecast_of_rules(plan)
    scenario = plan.scenario
    groups = () if scenario is None else groups_balanced(plan, scenario)
    inside = () if scenario is None else compared_inside(plan, scenario)
    if scenario is not None and scenario.covariate_odds_ratio is not None and inside:
        balanced = tell(
            "covariates.balancing-keeps", ratio=plain(scenario.covariate_odds_ratio), kept=percent(share_kept(inside))
        )
    elif groups:
        balanced = tell("covariates.compared-in-assumed-groups", kept=percent(share_kept(groups)))
    else:
        balanced = tell("covariates.balanced-at-no-cost")
    return [balanced, *forecast_of_rules(plan)]


def person_rules_sentences(plan: Plan) -> list[str]:
    """What the program asks of each person’s own record, and what becomes of the others; [] without rules."""
    rules = plan.design.person_rules
    if rules is None:
        return []
    sex = (say_marked(SEX_FITS),) if rules.sex_check else ()
    group = () if rules.ancestry is None else (say_marked(OF_GROUP, group=rules.ancestry.group),)
    asked = "; ".join((*said_of(plan, PersonRules, "design.person_rules"), *sex, *group))
    said = tell("people.quality-control", rules=asked)
    keeps = tell("people.not-passed-stay")
    return [said, keeps if plan.sizes_are_public else tell("people.not-passed-add-nothing")]


def stratum_words(stratum: Stratum) -> str:
    """One stratum with its sizes."""
    if stratum.n_participants is not None:
        return tell("strata.with-people", stratum=stratum.name, people=count(stratum.n_participants))
    return tell(
        "strata.with-cases-and-controls",
        stratum=stratum.name,
        cases=count(stratum.n_cases),
        controls=count(stratum.n_controls),
    )


def one_sided_sentences(plan: Plan) -> list[str]:
    """What follows for each stratum that compares nobody: it lacks cases or controls, or has one participant."""
    return study_words(plan.design).one_sided(plan)
