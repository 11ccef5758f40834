"""The appendix of a report on exact results: what is asked of a claim of differential privacy, and the tests of anonymisation.

The questions are those of NIST SP 800-226 (2025), from the parameter at the top of its pyramid to the collection of data at its foot; the tests
are those of Opinion 05/2014 of the Article 29 Working Party.  No answer claims anonymity.
"""

from __future__ import annotations

from gwasprivacy.base.number_words import count, percent
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.exact_results import Columns
from gwasprivacy.statement.exact.exact_question import ExactAnswer
from gwasprivacy.statement.exact.exact_words import risk_percent

Answered = list[tuple[str, str]]


def of_differential_privacy(answer: ExactAnswer) -> Answered:
    """The questions of NIST SP 800-226, with what is so of exact results."""
    study = answer.question.study
    adds = tell("appendix.add-up")
    if study.differs_by is not None:
        adds = tell("appendix.difference", n=count(study.differs_by))
    return [
        (
            tell("appendix.asks-parameter"),
            tell("appendix.parameter"),
        ),
        (
            tell("appendix.asks-unit"),
            tell("appendix.unit"),
        ),
        (tell("appendix.asks-composition"), adds),
        (
            tell("appendix.asks-algorithm"),
            tell("appendix.algorithm"),
        ),
        (
            tell("appendix.asks-utility"),
            tell("appendix.utility"),
        ),
        (tell("appendix.asks-queries"), _queries(answer)),
        (
            tell("appendix.asks-trust"),
            tell("appendix.trust"),
        ),
        (
            tell("appendix.asks-leaks"),
            tell("appendix.leaks"),
        ),
        (
            tell("appendix.asks-access"),
            tell("appendix.access"),
        ),
        (
            tell("appendix.asks-collection"),
            tell("appendix.collection"),
        ),
    ]


def _queries(answer: ExactAnswer) -> str:
    if answer.question.columns is Columns.BEACON:
        return tell("appendix.queries-of-beacon", n=count(answer.question.n_snps))
    return tell("appendix.queries-of-table", n=count(answer.question.n_snps))


def of_anonymisation(answer: ExactAnswer) -> Answered:
    """Singling out, linkability and inference, one by one."""
    (fpr, tpr), (prior, median, high) = answer.tpr_at[0], answer.posterior_at[-1]
    return [
        (
            tell("appendix.asks-singling-out"),
            tell("appendix.singling-out", advantage=risk_percent(answer.advantage)),
        ),
        (
            tell("appendix.asks-linkability"),
            tell("appendix.linkability", tpr=risk_percent(tpr), fpr=percent(fpr)),
        ),
        (
            tell("appendix.asks-inference"),
            tell("appendix.inference", prior=percent(prior), median=risk_percent(median), high=risk_percent(high)),
        ),
        (
            tell("appendix.asks-anonymous"),
            tell("appendix.anonymous"),
        ),
    ]
