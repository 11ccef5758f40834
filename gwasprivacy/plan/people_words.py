"""How many people a plan’s study has, in which strata, and who may know it, in plain sentences."""

from __future__ import annotations

from gwasprivacy.base.declared_fields import said_of
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.number_words import count, percent, plain, three_digits
from gwasprivacy.mechanisms.measured_ratio import scales_as_published
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import compared_inside, groups_balanced, share_kept
from gwasprivacy.plan.trait_words import participants_sentence
from gwasprivacy.study.person_rules.rules import OF_GROUP, SEX_FITS, PersonRules
from gwasprivacy.study.stratum import Stratum


def sizes_sentence(plan: Plan) -> str:
    """How many people take part."""
    if plan.design.trait is not None:
        return participants_sentence(plan)
    cases, controls = count(plan.design.n_cases), count(plan.design.n_controls)
    known = plan.design.public_controls
    if plan.sizes_are_public:
        if known:
            return say(
                "The study has {cases} cases and {controls} controls; both numbers are public; the controls’ genotypes are "
                "public too.",
                cases=cases,
                controls=controls,
            )
        return say(
            "The study has {cases} cases and {controls} controls; both numbers are public.",
            cases=cases,
            controls=controls,
        )
    if plan.total_is_public:
        said = say(
            "The study has {people} participants, and that number is public; how many of them are cases is printed nowhere. The "
            "plan’s {cases} cases and {controls} controls are public figures that were not compared with the study.",
            people=count(plan.design.n_people),
            cases=cases,
            controls=controls,
        )
    else:
        said = say(
            "The number of participants is secret. The plan’s {cases} cases and {controls} controls are public figures and were "
            "not compared with the study.",
            cases=cases,
            controls=controls,
        )
    if plan.release.ratio_epsilon is not None:
        said += " " + ratio_sentence(plan, plan.release.ratio_epsilon)
    elif plan.release.kind.uses_score:
        said += " " + say("In the score every person has the weight that follows from these figures.")
    if known:
        said += " " + say("The controls’ genotypes are public too.")
    return said


def ratio_sentence(plan: Plan, epsilon: float) -> str:
    """What people’s weights follow from where the ratio of cases to controls is measured."""
    scales = scales_as_published(plan.design.sizes, plan.neighbours, epsilon)
    return say(
        "In the score every person has the weight that follows from the ratio of cases to controls: with ε = {epsilon} the number of cases for "
        "the plan’s controls is measured with noise (scale at most {scale}, in cases) and published.",
        epsilon=three_digits(epsilon),
        scale=three_digits(max(scales)),
    )


def strata_sentences(plan: Plan) -> list[str]:
    """Who is compared with whom, and what the strata’s sizes tell; [] without strata."""
    strata = plan.design.strata
    if not strata:
        return []
    listed = ", ".join(stratum_words(stratum) for stratum in strata)
    if plan.design.trait is not None:
        if plan.sizes_are_public:
            said = say(
                "Genotypes are compared by the trait inside {n} strata, whose names and sizes are public: {strata}. Who is in which "
                "stratum is not published.",
                n=len(strata),
                strata=listed,
            )
        else:
            said = say(
                "Genotypes are compared by the trait inside {n} strata, whose names are public: {strata}. Who is in which stratum is not "
                "published, and these numbers were not compared with the study. Whoever is in none of the strata adds nothing to a score.",
                n=len(strata),
                strata=listed,
            )
    elif plan.sizes_are_public:
        said = say(
            "Cases are compared with controls inside {n} strata, whose names and sizes are public: {strata}. Who is in which "
            "stratum is not published.",
            n=len(strata),
            strata=listed,
        )
    else:
        said = say(
            "Cases are compared with controls inside {n} strata, whose names are public: {strata}. Who is in which stratum is not "
            "published, and these numbers were not compared with the study. Whoever is in none of the strata adds nothing to a score.",
            n=len(strata),
            strata=listed,
        )
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
    if plan.design.trait is not None:
        return [
            say(
                "The stratum {stratum} has one participant, so it adds nothing to a score.",
                stratum=stratum.name,
            )
            for stratum in plan.design.strata
            if plan.design.trait.own_mean and stratum.n_participants == 1
        ]
    tells = plan.sizes_are_public and plan.neighbours is Neighbours.SWAP
    return [
        _one_sided(stratum, tells) for stratum in plan.design.strata if not (stratum.n_cases and stratum.n_controls)
    ]


def _one_sided(stratum: Stratum, tells: bool) -> str:
    if not stratum.n_cases:
        if tells:
            return say(
                "The stratum {stratum} has no cases, so it adds nothing to a score, and its public sizes reveal "
                "that everybody in it is a control.",
                stratum=stratum.name,
            )
        return say("The stratum {stratum} has no cases, so it adds nothing to a score.", stratum=stratum.name)
    if tells:
        return say(
            "The stratum {stratum} has no controls, so it adds nothing to a score, and its public sizes reveal "
            "that everybody in it is a case.",
            stratum=stratum.name,
        )
    return say("The stratum {stratum} has no controls, so it adds nothing to a score.", stratum=stratum.name)
