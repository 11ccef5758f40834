"""The answer to "publish exact results?" in words, for window, command line and pages."""

from __future__ import annotations

from gwasprivacy.base.language import mark, say_marked
from gwasprivacy.base.number_words import count, percent, significant, three_digits
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership import exact_results as closed
from gwasprivacy.membership.exact_results import Columns
from gwasprivacy.statement.exact.exact_question import (
    SMALLEST_FOR_A_DRAW,
    SPECTRUM,
    Basis,
    ExactAnswer,
    ExactQuestion,
    ExactTarget,
    Measure,
    Method,
    Recommendation,
)

COLUMNS = {
    Columns.FREQUENCIES: mark("allele frequencies"),
    Columns.CONTRASTS: mark("summary statistics of cases against controls (z, odds ratio, p with sign)"),
    Columns.UNSIGNED: mark("p-values without sign"),
    Columns.TRAIT: mark("summary statistics of a trait (β, z)"),
    Columns.COUNTS: mark("genotype counts"),
    Columns.HITS: mark("hits with their effects"),
    Columns.BEACON: mark("answers of a beacon"),
    Columns.SCORE: mark("weights of a polygenic score"),
}
TITLES = {
    Columns.CONTRASTS: mark("Summary statistics of cases and controls"),
    Columns.TRAIT: mark("Summary statistics of a trait"),
    Columns.FREQUENCIES: mark("Allele frequencies"),
    Columns.COUNTS: mark("Genotype counts"),
    Columns.UNSIGNED: mark("p-values without sign"),
    Columns.HITS: mark("Hits with their effects"),
    Columns.SCORE: mark("Weights of a polygenic score"),
    Columns.BEACON: mark("Answers of a beacon"),
}
RECOMMENDATIONS = {
    Recommendation.PUBLISH: mark("Publish"),
    Recommendation.PUBLISH_LESS: mark("Publish less"),
    Recommendation.DRAW: mark("Draw privately"),
    Recommendation.NOT: mark("Do not publish"),
}
TARGETS = {
    ExactTarget.AVERAGE: mark("an average person"),
    ExactTarget.P95: mark("a person who stands out more than 95 % of people"),
    ExactTarget.WORST: mark("the person who stands out most"),
}


def risk_percent(share: float, *, up: bool = True) -> str:
    """A risk, rounded so that it is not understated; near 100 % digits say nothing."""
    return tell("exact.over-most") if share > 0.999 else percent(share, up=up)


def limit_percent(share: float) -> str:
    """A limit, rounded as the risks beside it: what keeps a third must not look as if it broke it."""
    return percent(share, up=True)


def missed_percent(share: float, risk: str) -> str:
    """The same of a limit that a ``risk`` is above: rounded down where both would be one number."""
    said = limit_percent(share)
    return percent(share, up=False) if said == risk else said


def recommendation_words(answer: ExactAnswer) -> str:
    """The recommendation with its reason."""
    question, advantage = answer.question, risk_percent(answer.advantage)
    match answer.recommendation:
        case Recommendation.PUBLISH:
            return tell("exact.publish", advantage=advantage, limit=limit_percent(question.ok_up_to))
        case Recommendation.PUBLISH_LESS:
            return tell("exact.publish-less", advantage=advantage, limit=missed_percent(question.ok_up_to, advantage))
        case Recommendation.DRAW:
            return tell(
                "exact.draw-privately", advantage=advantage, limit=missed_percent(question.look_up_to, advantage)
            )
        case Recommendation.NOT if question.study.differs_by is not None:
            return tell("exact.withhold-for-difference", n=question.study.differs_by, advantage=advantage)
        case Recommendation.NOT:
            return tell(
                "exact.withhold-for-size",
                advantage=advantage,
                limit=missed_percent(question.look_up_to, advantage),
                least=count(SMALLEST_FOR_A_DRAW),
            )


def question_words(question: ExactQuestion) -> str:
    """What is asked, in one sentence."""
    study = question.study
    if study.has_groups:
        people = tell("exact.cases-and-controls", cases=count(study.n_cases), controls=count(study.n_controls))
    else:
        people = tell("exact.people", people=count(study.n_participants))
    return tell(
        "exact.question", people=people, columns=say_marked(COLUMNS[question.columns]), snps=count(question.n_snps)
    )


def risk_words(answer: ExactAnswer) -> list[str]:
    """The number and what it means, with how it was found."""
    fpr, tpr = answer.tpr_at[0]
    said = [
        tell(
            "exact.advantage",
            target=say_marked(TARGETS[answer.question.target]),
            advantage=risk_percent(answer.advantage),
            fpr=percent(fpr),
            tpr=risk_percent(tpr),
        )
    ]
    said += [
        tell("exact.beliefs", prior=percent(prior), median=risk_percent(median), high=risk_percent(high))
        for prior, median, high in answer.posterior_at
    ]
    said.append(method_words(answer))
    question = answer.question
    if question.columns is Columns.HITS:
        said.append(tell("exact.hits-overstated"))
    if question.columns in (Columns.CONTRASTS, Columns.TRAIT) and not question.with_frequencies:
        said.append(tell("exact-columns.no-frequencies"))
    if question.takes_spectrum:
        said.append(tell("exact-columns.frequencies-assumed", least=percent(SPECTRUM[0]), most=percent(SPECTRUM[1])))
    if question.columns is Columns.UNSIGNED:
        said.append(tell("exact-columns.signs-by-linkage"))
    if answer.answers_until_a_third is not None:
        said.append(
            tell(
                "exact-columns.answers-of-beacon",
                frequency=percent(question.usual_frequency),
                answers=_answers(answer.answers_until_a_third),
                limit=percent(closed.LOOK_UP_TO),
            )
        )
    return said


def _answers(n: float) -> str:
    return tell("exact-columns.over-a-million") if n > 1e6 else count(max(1, int(-(-n // 1))))


def method_words(answer: ExactAnswer) -> str:
    """How the number was found, and what it takes of linkage."""
    match answer.method:
        case Method.GAUSSIAN:
            by = tell("exact-law.gaussian-law", mu=three_digits(answer.mu))
        case Method.EXACT:
            by = tell("exact-law.exact-law")
        case Method.SIMULATED:
            by = tell("exact-law.exact-law-of-one")
    match answer.basis:
        case Basis.BLOCKS:
            return tell("exact-law.panel-in-blocks", by=by)
        case Basis.CEILING:
            return tell("exact-law.without-linkage", by=by)
        case Basis.INDEPENDENT:
            return tell("exact-law.independent-snps", by=by)


def private_words(answer: ExactAnswer) -> str:
    """What a private draw leaves, beside it."""
    advantage = percent(answer.private.advantage, up=True)
    if answer.private.of_plan:
        return tell("exact-draw.of-plan", advantage=advantage)
    return tell("exact-draw.usual", advantage=advantage)


def comparison_words(answer: ExactAnswer) -> str:
    """Exact results beside the plan's draw, in one sentence."""
    return tell(
        "exact.comparison",
        snps=count(answer.question.n_snps),
        exact=risk_percent(answer.advantage),
        private=percent(answer.private.advantage, up=True),
    )


def measure_words(measure: Measure) -> str:
    """A measure, what remains of the risk, and what a reader loses."""
    left = risk_percent(measure.advantage)
    n = count(int(measure.n))
    match measure.code:
        case "fewer-snps":
            return tell("exact-measures.fewer-snps", n=n, left=left)
        case "fewer-answers":
            return tell("exact-measures.fewer-answers", n=n, left=left)
        case "smallest-count":
            return tell("exact-measures.common-alleles-by-copies", n=n, left=left)
        case "smallest-frequency":
            return tell("exact-measures.common-alleles", least=percent(measure.n), left=left)
        case "hits":
            return tell("exact-measures.hits", n=n, left=left)
        case "one-per-region":
            return tell("exact-measures.regions", n=n, left=left)
        case "threshold":
            return tell("exact-measures.small-p", p=significant(measure.n, 1), left=left)
        case "no-frequencies":
            return tell("exact-measures.no-frequencies", left=left)
        case "signs":
            return tell("exact-measures.signs", left=left)
        case "alleles":
            return tell("exact-measures.allele-counts", left=left)
        case "more-people":
            return tell("exact-measures.pooling", n=n, left=left)
        case "two-decimals":
            return tell("exact-measures.rounding", left=left)
    raise ValueError(measure.code)
