"""The form of a statement about exact results: the question, who stands out, and the answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gwasprivacy.base.json_forms import (
    DATE,
    Choice,
    Document,
    Flag,
    Later,
    ListOf,
    Member,
    Number,
    OrNull,
    Record,
    Row,
    Table,
    Text,
    Whole,
)
from gwasprivacy.base.sentences import EDITION
from gwasprivacy.membership.exact_results import Columns, ExactStudy, Verdict
from gwasprivacy.plan.plan import PLAN
from gwasprivacy.statement.exact.exact_question import (
    MOST_SNPS,
    Basis,
    ExactQuestion,
    ExactTarget,
    Method,
    Recommendation,
    StandsOut,
)
from gwasprivacy.statement.exact.report_on_exact_results import RISK_TYPE
from gwasprivacy.statement.release_form import (
    FILE_STEM,
    FROM_ONE,
    NOT_NEGATIVE,
    POSITIVE,
    SHARE,
    checked,
    statement_form,
)
from gwasprivacy.statement.signer import SIGNER

MOST_DECIMALS = 12
_MOST_CLASSES = 192
_PROBABILITY = Number(above=0, below=1)
_NUMBER = Whole(low=0)

QUESTION = Record(
    ExactQuestion,
    {
        "columns": Member(Choice(of=lambda: Columns)),
        "study": Member(
            Record(
                ExactStudy,
                {
                    "n_participants": Member(_NUMBER),
                    "n_cases": Member(_NUMBER),
                    "n_controls": Member(_NUMBER),
                    "differs_by": Member(OrNull(FROM_ONE), optional=True),
                },
            )
        ),
        "n_snps": Member(Whole(low=1, high=MOST_SNPS)),
        "frequency": Member(OrNull(_PROBABILITY)),
        "frequencies": Member(
            ListOf(Row((_PROBABILITY, POSITIVE)), most=_MOST_CLASSES, about="Frequency, and how many SNPs have it.")
        ),
        "with_frequencies": Member(Flag()),
        "decimals": Member(OrNull(Whole(low=0, high=MOST_DECIMALS))),
        "target": Member(Choice(of=lambda: ExactTarget)),
        "priors": Member(Row((_PROBABILITY, _PROBABILITY))),
        "panel": Member(OrNull(Text(about="Of public people: its file’s name, empty for the bundled one."))),
    },
    about="What would be published, of whom, and about whom it is asked.",
)

STANDS_OUT = Record(
    StandsOut,
    {
        "factor": Member(Number(low=1)),
        "basis": Member(Choice(of=lambda: Basis)),
        "genotypes": Member(ListOf(Row((NOT_NEGATIVE, NOT_NEGATIVE, NOT_NEGATIVE)), most=_MOST_CLASSES)),
        "deviate": Member(OrNull(Number())),
    },
    about="How far the person in question stands out, by a panel or imagined people.",
)

_RATES = ListOf(Row((SHARE, SHARE)), least=1)
_SENTENCES = ListOf(Text(), least=1)
_ANSWERED = ListOf(Row((Text(least=1), Text(least=1))), least=1, about="A question and its answer.")

RISK_STATEMENT = Document(
    statement_form(
        RISK_TYPE,
        1,
        checked(
            {
                "report": checked({"name": FILE_STEM, "date": DATE}),
                "plan": OrNull(Later(PLAN), about="Whose private draw is compared; null: one with e^ε = 2."),
                "question": Later(QUESTION),
                "stands_out": Later(STANDS_OUT),
                "answer": checked(
                    {
                        "mu": NOT_NEGATIVE,
                        "advantage": SHARE,
                        "tpr_at": _RATES,
                        "posterior_at": ListOf(Row((SHARE, SHARE, SHARE)), least=1),
                        "method": Choice(of=lambda: Method),
                        "verdict": Choice(of=lambda: Verdict),
                        "recommendation": Choice(of=lambda: Recommendation),
                        "measures": ListOf(
                            checked({"measure": Text(least=1), "n": NOT_NEGATIVE, "advantage": SHARE}),
                            about="What lowers it, each by itself, with what remains.",
                        ),
                        "private_draw": checked({"advantage": SHARE, "tpr_at": _RATES}),
                    },
                    about="Of somebody who does not know the other participants.",
                ),
                "statements": checked(
                    {
                        **dict.fromkeys(("kind", "recommendation", "number", "assumed", "not_covered"), _SENTENCES),
                        "measures": ListOf(Text()),
                    },
                    about="The same in plain sentences.",
                ),
                "appendix": checked({"differential_privacy": _ANSWERED, "anonymisation": _ANSWERED}),
                "wording": Whole(low=1, high=EDITION, as_written=True, about="The edition of the sentences."),
                "versions": Table(Text()),
                "signer": Member(SIGNER, optional=True),
            }
        ),
    ),
    file="gwas-exact-results-1.schema.json",
    title="in-toto Statement about what exact results tell of who took part",
)


def question_in(predicate: Mapping[str, Any]) -> ExactQuestion:
    """The question of a predicate, which has its form.  Raises InvalidPlan."""
    return QUESTION.read(predicate["question"], "question")


def stands_out_in(predicate: Mapping[str, Any]) -> StandsOut:
    return STANDS_OUT.read(predicate["stands_out"], "stands_out")
