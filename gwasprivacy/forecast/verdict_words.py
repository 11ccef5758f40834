"""The verdict and its ways out in words: the same in the window and on the command line."""

from __future__ import annotations

from gwasprivacy.assumptions.probability_words import VAGUE, estimate_range
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.number_words import count, percent, plain, significant
from gwasprivacy.base.number_words import people_words as said_people
from gwasprivacy.forecast.comparison import pair_words
from gwasprivacy.forecast.questions import Question
from gwasprivacy.forecast.verdict import Answer, Verdict
from gwasprivacy.forecast.ways_out import Chance, Way, WayOut
from gwasprivacy.forecast.words import share_with_margin, share_words, success_words
from gwasprivacy.membership.guarantee import TargetKind
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.needed_people import number_words
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.study_previews import study_previews

_ANSWERS = {
    Answer.YES: mark("Yes. With {people}, {success} with {probability} probability (target {target})."),
    Answer.NOT_YET: mark("Not yet sure. With {people}, {success} with {probability} probability (target {target})."),
    Answer.NO: mark("No. With {people}, {success} with {probability} probability (target {target})."),
}
_GUARANTEES = {
    TargetKind.GAMMA: mark("belief grows at most {value}-fold, not {old}-fold"),
    TargetKind.CAP: mark("at most {value} sure, not {old}"),
    TargetKind.ADVANTAGE: mark("an attack advantage of at most {value}, not {old}"),
    TargetKind.TPR: mark("a true-positive rate of at most {value}, not {old}"),
    TargetKind.EPSILON: mark("ε = {value}, not {old}"),
}
_SIZES = {
    Sizes.ALL: mark("Print the exact numbers of cases and of controls"),
    Sizes.TOTAL: mark("Print only the total number of participants, if that is true of everything that is published"),
    Sizes.ABOUT: mark(
        "Print no exact number of participants anywhere, if that is true of everything that is published"
    ),
}


def verdict_words(verdict: Verdict, reason: str = "") -> str:
    """The verdict in one sentence.  ``reason``: why a plan is refused, in the reader's words."""
    question = verdict.question
    if question.problem is not None:
        return say("No. {reason}", reason=reason or question.refused)
    if question.instead:
        return question.instead
    if verdict.chance is None:
        return say("There is no quick estimate for this plan; simulated studies tell.")
    target, probability = percent(question.target), chance_words(question, verdict.chance)
    if verdict.needed is not None:  # it decides; a margin around the target beside it would read as if nothing did
        probability = share_words(verdict.chance.curve, question.n_people, question.metric)
        target = say("{target}, which takes {number} participants", target=target, number=number_words(verdict.needed))
    return say_marked(
        _ANSWERS[verdict.answer],
        people=said_people(question.n_people),
        success=success_words(question),
        probability=probability,
        target=target,
    )


def basis_words(verdict: Verdict) -> str:
    """On what a verdict rests for now; "" where it rests on all simulated studies, or on nothing."""
    if verdict.chance is None or not verdict.is_quick:
        return ""
    if verdict.is_estimate:
        return say("Quick estimate by a formula.")
    return say_count(
        "Quick estimate from {n} simulated studies.",
        one="Quick estimate from 1 simulated study.",
        n=verdict.chance.n_studies,
    )


def chance_words(question: Question, chance: Chance) -> str:
    """ "87 ± 3 %"; without a margin that is larger than what it is of; as its interval where it is an estimate, or where that reaches further
    down than a margin would say."""
    reach = chance.value - chance.low
    if reach > VAGUE or chance.low < question.target <= 2 * chance.value - chance.high:
        return estimate_range(chance.low, chance.high)
    said = share_words if 2 * chance.value < chance.high else share_with_margin
    return said(chance.curve, question.n_people, question.metric)


def way_words(way: WayOut, now: Plan) -> str:
    """What is changed of the plan as it is ``now``, and what follows: "Publish 1 SNP: at least one … with 34 % probability."."""
    change = _change_words(way, now)
    if way.chance is None:
        return f"{change}."
    return say(
        "{change}: {success} with {probability} probability.",
        change=change,
        success=success_words(way.question),
        probability=chance_words(way.question, way.chance),
    )


def _change_words(way: WayOut, now: Plan) -> str:
    plan = way.plan
    match way.way:
        case Way.RELEASE:
            return say("Go on to the release")
        case Way.NOTHING:
            return say("Release nothing: ε stays unspent, and the planning report can be published without any data")
        case Way.METHOD:
            return say("Use {pair}", pair=pair_words(plan.release.score, plan.release.mechanism))
        case Way.SIZES:
            return say_marked(_SIZES[plan.adversary.sizes])
        case Way.PARTICIPANTS:
            return _participants(plan)
        case Way.LOCI:
            assert plan.design.loci is not None
            return say("Publish loci of {size} kb in place of SNPs", size=count(round(plan.design.loci.block_kb or 0)))
        case Way.AT_LEAST:
            return say("Ask only that at least 1 of the {n} published is right", n=count(plan.release.n_snps))
        case Way.FEWER_SNPS:
            return say_count("Publish only {n} SNPs", one="Publish only 1 SNP", n=plan.release.n_snps)
        case Way.GUARANTEE:
            value, old = _guarantee_number(plan), _guarantee_number(now)
            words = say_marked(_GUARANTEES[plan.adversary.target.kind], value=value, old=old)
            weaker = plan.adversary.epsilon > now.adversary.epsilon
            return (
                say("Give a weaker guarantee, {words}", words=words)
                if weaker
                else say("Give a stronger guarantee, {words}", words=words)
            )


def _participants(plan: Plan) -> str:
    return study_previews(plan.design).to_have(plan.design)


def _guarantee_number(plan: Plan) -> str:
    target = plan.adversary.target
    if target.kind in (TargetKind.CAP, TargetKind.ADVANTAGE, TargetKind.TPR):
        return f"{plain(100 * target.value, 3)} %"
    return significant(target.value)
