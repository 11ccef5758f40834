"""The appendix of a report on exact results: what is asked of a claim of differential privacy, and the tests of anonymisation.

The questions are those of NIST SP 800-226 (2025), from the parameter at the top of its pyramid to the collection of data at its foot; the tests
are those of Opinion 05/2014 of the Article 29 Working Party.  No answer claims anonymity.
"""

from __future__ import annotations

from gwasprivacy.base.language import say
from gwasprivacy.base.number_words import count, percent
from gwasprivacy.membership.exact_results import Columns
from gwasprivacy.statement.exact.exact_question import ExactAnswer
from gwasprivacy.statement.exact.exact_words import risk_percent

Answered = list[tuple[str, str]]


def of_differential_privacy(answer: ExactAnswer) -> Answered:
    """The questions of NIST SP 800-226, with what is so of exact results."""
    study = answer.question.study
    adds = say("Nothing bounds what several exact results tell together; each further one adds to it.")
    if study.differs_by is not None:
        adds = say(
            "With the earlier results the difference is about {n} people, whom this assessment is about.",
            n=count(study.differs_by),
        )
    return [
        (
            say("Which privacy parameter (ε, δ)?"),
            say("None: no noise is added. Against someone who knows all other participants ε is infinite."),
        ),
        (
            say("What is the unit of privacy?"),
            say("One person: the numbers are about whether a single person took part."),
        ),
        (say("How do releases add up?"), adds),
        (
            say("Which algorithm, and with which sensitivity?"),
            say("None; exact results have no sensitivity that noise would hide."),
        ),
        (
            say("What is lost in utility, and for whom?"),
            say("Nothing is lost by noise. What measures would take away stands with each of them."),
        ),
        (say("How are questions asked of the data?"), _queries(answer)),
        (
            say("Who is trusted?"),
            say("The curator, who sees all data. Readers are not: they have genomes and the population’s frequencies."),
        ),
        (
            say("Can the implementation leak (rounding of numbers, timing)?"),
            say(
                "There is no noise that could be laid open; what stands in a file is told with every digit that it has."
            ),
        ),
        (
            say("Who has access to the data, and how are they kept?"),
            say("Not assessed: this is about what is published, and about no system that holds data."),
        ),
        (
            say("What did collecting the data expose?"),
            say("Not assessed: the data lie with the curator as before, and publishing changes nothing about that."),
        ),
    ]


def _queries(answer: ExactAnswer) -> str:
    if answer.question.columns is Columns.BEACON:
        return say(
            "One by one, of a beacon: {n} answers are assessed, and further ones add.", n=count(answer.question.n_snps)
        )
    return say("Not at all: a table of {n} SNPs is published once.", n=count(answer.question.n_snps))


def of_anonymisation(answer: ExactAnswer) -> Answered:
    """Singling out, linkability and inference, one by one."""
    (fpr, tpr), (prior, median, high) = answer.tpr_at[0], answer.posterior_at[-1]
    return [
        (
            say("Singling out: can one person be told apart in what is published?"),
            say(
                "Not by a record, since only numbers of groups are published. Rare alleles and unusual values may stand for few people; "
                "they count in the attack advantage of {advantage}.",
                advantage=risk_percent(answer.advantage),
            ),
        ),
        (
            say("Linkability: can it be linked to records about the same person?"),
            say(
                "To a genome, so well: the best test links {tpr} of the participants’ genomes to these results, and {fpr} of other people’s.",
                tpr=risk_percent(tpr),
                fpr=percent(fpr),
            ),
        ),
        (
            say("Inference: can something about a person be concluded from it?"),
            say(
                "Membership, and with it what all participants have in common: a prior of {prior} becomes {median} for the median "
                "participant and {high} for one in 20. Reconstruction of genotypes or traits is not assessed.",
                prior=percent(prior),
                median=risk_percent(median),
                high=risk_percent(high),
            ),
        ),
        (
            say("Is it anonymous?"),
            say(
                "This assessment does not say so, whatever its numbers are; it says how well one kind of attacker would do."
            ),
        ),
    ]
