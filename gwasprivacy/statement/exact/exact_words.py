"""The answer to "publish exact results?" in words, for window, command line and pages."""

from __future__ import annotations

from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.number_words import count, percent, significant, three_digits
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

OTHERS_KNOWN = mark(
    "Someone who knows all other participants can tell from exact results whether one more took part (ε = ∞). "
    "The numbers here are about someone who has a person’s genome and the population’s frequencies, but does not know the others."
)
NOT_COVERED = mark(
    "Not covered: relatives of participants, reconstruction of genotypes or traits from many results, and the "
    "difference to other results of nearly the same people."
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
    return say("over 99.9 %") if share > 0.999 else percent(share, up=up)


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
            return say(
                "Publish: the attack advantage of {advantage} is at most {limit}.",
                advantage=advantage,
                limit=limit_percent(question.ok_up_to),
            )
        case Recommendation.PUBLISH_LESS:
            return say(
                "Publish less: the attack advantage of {advantage} is above {limit}.",
                advantage=advantage,
                limit=missed_percent(question.ok_up_to, advantage),
            )
        case Recommendation.DRAW:
            return say(
                "Draw privately: the attack advantage of {advantage} is above {limit}. Exact results would tell who took part.",
                advantage=advantage,
                limit=missed_percent(question.look_up_to, advantage),
            )
        case Recommendation.NOT if question.study.differs_by is not None:
            return say_count(
                "Do not publish: with the earlier results, these are about the {n} people by whom both differ "
                "(attack advantage {advantage}).",
                one="Do not publish: with the earlier results, these are about the one person by whom both differ "
                "(attack advantage {advantage}).",
                n=question.study.differs_by,
                advantage=advantage,
            )
        case Recommendation.NOT:
            return say(
                "Do not publish: the attack advantage of {advantage} is above {limit}, and with fewer than {least} "
                "participants in a group a private draw finds little.",
                advantage=advantage,
                limit=missed_percent(question.look_up_to, advantage),
                least=count(SMALLEST_FOR_A_DRAW),
            )


def question_words(question: ExactQuestion) -> str:
    """What is asked, in one sentence."""
    study = question.study
    if study.has_groups:
        people = say(
            "{cases} cases and {controls} controls", cases=count(study.n_cases), controls=count(study.n_controls)
        )
    else:
        people = say("{people} participants", people=count(study.n_participants))
    return say(
        "Exact results of {people}: {columns}, {snps} SNPs.",
        people=people,
        columns=say_marked(COLUMNS[question.columns]),
        snps=count(question.n_snps),
    )


def risk_words(answer: ExactAnswer) -> list[str]:
    """The number and what it means, with how it was found."""
    fpr, tpr = answer.tpr_at[0]
    said = [
        say(
            "About {target}, the best test’s attack advantage (TPR − FPR) is {advantage}; at a false-positive rate of {fpr} "
            "it finds {tpr} of the participants.",
            target=say_marked(TARGETS[answer.question.target]),
            advantage=risk_percent(answer.advantage),
            fpr=percent(fpr),
            tpr=risk_percent(tpr),
        )
    ]
    said += [
        say(
            "A participant’s prior of {prior} becomes {median} for the median participant, and {high} for the one in 20 of whom most is learned.",
            prior=percent(prior),
            median=risk_percent(median),
            high=risk_percent(high),
        )
        for prior, median, high in answer.posterior_at
    ]
    said.append(method_words(answer))
    question = answer.question
    if question.columns is Columns.HITS:
        said.append(say("Effects of hits that were chosen by their p-values are overstated (winner’s curse)."))
    if question.columns in (Columns.CONTRASTS, Columns.TRAIT) and not question.with_frequencies:
        said.append(
            say(
                "Without a column of frequencies. An effect with its standard error tells the frequency too: then say that it has one."
            )
        )
    if question.takes_spectrum:
        said.append(
            say(
                "Alleles are taken to be between {least} and {most} frequent, since nothing says how frequent; a list says it better.",
                least=percent(SPECTRUM[0]),
                most=percent(SPECTRUM[1]),
            )
        )
    if question.columns is Columns.UNSIGNED:
        said.append(say("Counted as if signs were there: linkage tells which SNPs point the same way."))
    if answer.answers_until_a_third is not None:
        said.append(
            say(
                "Answers about alleles of frequency {frequency} that a person carries: {answers} of them reach an advantage of {limit}.",
                frequency=percent(question.usual_frequency),
                answers=_answers(answer.answers_until_a_third),
                limit=percent(closed.LOOK_UP_TO),
            )
        )
    return said


def _answers(n: float) -> str:
    return say("more than a million") if n > 1e6 else count(max(1, int(-(-n // 1))))


def method_words(answer: ExactAnswer) -> str:
    """How the number was found, and what it takes of linkage."""
    match answer.method:
        case Method.GAUSSIAN:
            by = say("By the Gaussian law (μ = {mu})", mu=three_digits(answer.mu))
        case Method.EXACT:
            by = say("By the exact law of the counts, which are too few for the Gaussian one")
        case Method.SIMULATED:
            by = say("By the exact law for one simulated person; counts are too few for the Gaussian one")
    match answer.basis:
        case Basis.BLOCKS:
            return say("{by}; how far people stand out is from the panel, in blocks of linked SNPs.", by=by)
        case Basis.CEILING:
            return say("{by}; linkage is not counted on: this is the ceiling for so many SNPs.", by=by)
        case Basis.INDEPENDENT:
            return say("{by}; SNPs are taken as independent, which is the ceiling for so many.", by=by)


def private_words(answer: ExactAnswer) -> str:
    """What a private draw leaves, beside it."""
    advantage = percent(answer.private.advantage, up=True)
    if answer.private.of_plan:
        return say(
            "This plan’s private draw: at most {advantage}, even against someone who knows all other participants.",
            advantage=advantage,
        )
    return say(
        "A private draw with e^ε = 2: at most {advantage}, even against someone who knows all other participants.",
        advantage=advantage,
    )


def comparison_words(answer: ExactAnswer) -> str:
    """Exact results beside the plan's draw, in one sentence."""
    return say(
        "If exact summary statistics of {snps} SNPs were published: attack advantage {exact} of someone who does not know the other "
        "participants. This release: at most {private}, even of someone who knows them all.",
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
            return say(
                "{n} SNPs, chosen by a public rule: advantage {left}; the others are not published.", n=n, left=left
            )
        case "fewer-answers":
            return say(
                "{n} answers about alleles that a person carries, then no more: advantage {left}.", n=n, left=left
            )
        case "smallest-count":
            return say(
                "Only SNPs with at least {n} copies of the rarer allele: advantage {left}; no rare variants.",
                n=n,
                left=left,
            )
        case "smallest-frequency":
            return say(
                "Only SNPs whose rarer allele is at least {least} frequent: advantage {left}; no rare variants.",
                least=percent(measure.n),
                left=left,
            )
        case "hits":
            return say(
                "Only up to {n} hits: advantage {left}; no polygenic prediction, no meta-analysis of other SNPs.",
                n=n,
                left=left,
            )
        case "one-per-region":
            return say(
                "One SNP in each of {n} regions, chosen by a public rule: advantage {left}; no fine-mapping.",
                n=n,
                left=left,
            )
        case "threshold":
            return say(
                "z only where p is below {p}, without frequencies, if few SNPs have an effect: advantage {left}; no polygenic prediction.",
                p=significant(measure.n, 1),
                left=left,
            )
        case "no-frequencies":
            return say(
                "No frequencies and no standard errors: advantage {left}; no check of alleles, no meta-analysis.",
                left=left,
            )
        case "signs":
            return say("Signs of effects only: advantage {left}; no sizes.", left=left)
        case "alleles":
            return say("Allele counts in place of genotype counts: advantage {left}; no test of genotypes.", left=left)
        case "more-people":
            return say("Pooling with others, to {n} participants: advantage {left}.", n=n, left=left)
        case "two-decimals":
            return say("Rounding to two decimals: advantage {left}; small effects vanish.", left=left)
    raise ValueError(measure.code)
