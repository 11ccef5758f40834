"""How many people a plan’s study has, in which strata, and who may know it, in plain sentences."""

from __future__ import annotations

from gwasprivacy.base.declared_fields import said_of
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import count, percent, plain
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


EVERYBODY_PASSES = mark(
    "The forecast takes everybody to pass the plan’s rules on people. Whoever does not pass lowers every score, since missing calls could hide a "
    "difference: of such people 2 % hardly matter, and 5 % can cost as much as a fifth of the participants."
)
EVERYBODY_COUNTS = mark(
    "The forecast takes everybody to pass the plan’s rules on people: its numbers of participants are of those who pass, so recruit as many "
    "more as you expect not to."
)


BALANCED_AT_NO_COST = mark(
    "The forecast takes covariates to be balanced at no cost. The more people differ in them, the less weight is kept, and 80 % of the weight is "
    "as good as 80 % of the participants: recruit as many more."
)


def forecast_of_rules(plan: Plan) -> list[str]:
    """What a forecast assumes of the plan’s rules on people, and what it costs where that does not hold; [] without rules."""
    if plan.design.person_rules is None:
        return []
    return [say_marked(EVERYBODY_PASSES if plan.sizes_are_public else EVERYBODY_COUNTS)]


def forecast_of_people(plan: Plan) -> list[str]:
    """The same with what it assumes of the plan’s covariates."""
    if plan.design.covariates is None:
        return forecast_of_rules(plan)
    scenario = plan.scenario
    groups = () if scenario is None else groups_balanced(plan, scenario)
    inside = () if scenario is None else compared_inside(plan, scenario)
    if scenario is not None and scenario.covariate_odds_ratio is not None and inside:
        balanced = say(
            "The forecast assumes that one standard deviation of all covariates together multiplies the odds of being a case by {ratio}: balancing then keeps "
            "{kept} of the weight.",
            ratio=plain(scenario.covariate_odds_ratio),
            kept=percent(share_kept(inside)),
        )
    elif groups:
        balanced = say(
            "The forecast compares people inside the assumed groups, as weights do that balance them: {kept} of the weight is kept. It takes other "
            "covariates to be balanced at no cost; where people differ in these, 80 % of the weight is as good as 80 % of the participants: recruit "
            "as many more.",
            kept=percent(share_kept(groups)),
        )
    else:
        balanced = say_marked(BALANCED_AT_NO_COST)
    return [balanced, *forecast_of_rules(plan)]


def person_rules_sentences(plan: Plan) -> list[str]:
    """What the program asks of each person’s own record, and what becomes of the others; [] without rules."""
    rules = plan.design.person_rules
    if rules is None:
        return []
    sex = (say_marked(SEX_FITS),) if rules.sex_check else ()
    group = () if rules.ancestry is None else (say_marked(OF_GROUP, group=rules.ancestry.group),)
    asked = "; ".join((*said_of(plan, PersonRules, "design.person_rules"), *sex, *group))
    said = say(
        "Quality control of people: asked for was {rules}. The program judged each person by that person’s record and public data "
        "alone, and does not tell how many did not pass.",
        rules=asked,
    )
    keeps = say("Whoever did not pass stays among the numbers of participants, with every call missing.")
    return [said, keeps if plan.sizes_are_public else say("Whoever did not pass adds nothing to any result.")]


def stratum_words(stratum: Stratum) -> str:
    """One stratum with its sizes."""
    if stratum.n_participants is not None:
        return say("{stratum} ({people} participants)", stratum=stratum.name, people=count(stratum.n_participants))
    return say(
        "{stratum} ({cases} cases, {controls} controls)",
        stratum=stratum.name,
        cases=count(stratum.n_cases),
        controls=count(stratum.n_controls),
    )


def one_sided_sentences(plan: Plan) -> list[str]:
    """What follows for each stratum that compares nobody: it lacks cases or controls, or has one participant."""
    return study_words(plan.design).one_sided(plan)
