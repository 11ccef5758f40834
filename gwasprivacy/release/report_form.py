"""The form of a release's signed statement, and the parts that every statement of this program has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gwasprivacy.association.scores.score_choice import SCORE
from gwasprivacy.base.errors import InvalidPlan, VerificationFailed
from gwasprivacy.base.json_forms import (
    DATE,
    SHA256,
    Choice,
    Constant,
    Document,
    Form,
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
    as_dict,
)
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.plan.plan import ANY_PLAN
from gwasprivacy.release.ledger.accounts import RELEASE_STATES
from gwasprivacy.release.result import RESULT
from gwasprivacy.study.tables import MAX_PEOPLE

STATEMENT_TYPE = "https://in-toto.io/Statement/v1"
# .example is reserved (RFC 2606): the URI names a type and no host answers there.
PREDICATE_TYPE = "https://gwasprivacy.example/gwas-private-release/v1"

SHARE = Number(low=0, high=1)
POSITIVE = Number(above=0)
NOT_NEGATIVE = Number(low=0)
FROM_ONE = Whole(low=1)
FILE_STEM = Text(
    least=1,
    pattern=r"[^/\\\u0000-\u001f]+",
    form=Phrase("a name without slashes or control characters"),
    about="Stem of the file names.",
)
VERSIONS = Table(Text(), required=("gwasprivacy",))


def checked(members: Mapping[str, Form[Any] | Member], about: str = "") -> Record[dict[str, Any]]:
    """An object that stays a dict, all of whose members are required unless they are given as a Member that is not."""
    given = {name: each if isinstance(each, Member) else Member(each) for name, each in members.items()}
    return Record(as_dict, given, about=about)


def statement_form(predicate_type: str, n_subjects: int, predicate: Form[Any]) -> Record[dict[str, Any]]:
    """An in-toto Statement v1 about ``n_subjects`` files."""
    subject = checked({"name": Text(least=1), "digest": checked({"sha256": SHA256})})
    return checked(
        {
            "_type": Constant(value=STATEMENT_TYPE),
            "subject": ListOf(subject, least=n_subjects, most=n_subjects),
            "predicateType": Constant(value=predicate_type),
            "predicate": predicate,
        }
    )


PROMISE: Mapping[str, Form[Any]] = {
    "epsilon": Number(above=0, about="ε in nats that the mechanism was run with."),
    "likelihood_ratio": Number(low=1, about="What the adversary faces for the protected entity."),
    "gamma": Number(low=1),
    "gamma_any_prior": Number(low=1),
    "prior": Row((SHARE, SHARE)),
    "posterior_bound_at": ListOf(Row((SHARE, SHARE, SHARE)), about="[prior, least, most] certainty afterwards."),
    "advantage_bound": SHARE,
}
"""ε and what follows from it under the plan's adversary."""

_PEOPLE = OrNull(Whole(low=1, high=MAX_PEOPLE), about="Null where the size of the study is secret.")
_SECRET, _NEIGHBOURS = Choice(of=lambda: Secret), Choice(of=lambda: Neighbours)

_BUDGET = checked(
    {
        "secret": _SECRET,
        "neighbours": _NEIGHBOURS,
        "total": NOT_NEGATIVE,
        "spent_before": NOT_NEGATIVE,
        "spent": NOT_NEGATIVE,
        "spent_in_all": NOT_NEGATIVE,
        "remaining": NOT_NEGATIVE,
        "gamma_in_all": OrNull(Number(low=1)),
    },
    about="In the currency of the study's ledger.",
)

_LEDGER = checked(
    {
        "id": Text(pattern="[0-9a-f]{32}", form=Phrase("32 lower-case hexadecimal digits")),
        "row": FROM_ONE,
        "head": SHA256,
        "study": Text(),
    },
    about="The ledger after the debit.",
)

_EARLIER_RELEASE = checked(
    {
        "number": FROM_ONE,
        "date": DATE,
        "title": Text(),
        "report": Text(),
        "epsilon": NOT_NEGATIVE,
        "cost": NOT_NEGATIVE,
        "state": Choice(of=lambda: RELEASE_STATES),
        "payload_sha256": OrNull(SHA256),
    }
)

RELEASE_STATEMENT = Document(
    statement_form(
        PREDICATE_TYPE,
        2,
        checked(
            {
                "release": checked(
                    {
                        "number": Whole(low=1, about="k: the how-manieth release of the study."),
                        "name": FILE_STEM,
                        "date": DATE,
                    }
                ),
                "plan": Later(ANY_PLAN),
                **PROMISE,
                "family": Text(),
                "secret": _SECRET,
                "neighbours": _NEIGHBOURS,
                "mechanism": Text(),
                "score": Later(OrNull(SCORE), about="Null where counts are published."),
                "sensitivity": Number(
                    above=0,
                    about="Δ of the score for these neighbours; for counts, how far one change moves those of one SNP in ℓ1.",
                ),
                "n_snps": Whole(low=0, about="M."),
                "n_cases": _PEOPLE,
                "n_controls": _PEOPLE,
                "candidates": checked({"number": FROM_ONE, "sha256": SHA256, "origin": Text(least=1)}),
                "result": RESULT,
                "budget": _BUDGET,
                "ledger": _LEDGER,
                "earlier_releases": ListOf(_EARLIER_RELEASE),
                "looks": ListOf(checked({"date": DATE, "what": Text()}), about="Recorded looks at exact statistics."),
                "other_studies_in_ledger": Whole(low=0),
                "statements": ListOf(Text(), about="The same in plain sentences."),
                "versions": VERSIONS,
            }
        ),
    ),
    file="gwas-private-release-1.schema.json",
    title="in-toto Statement about one private release of a case–control study",
)


def check_form(statement: Any, document: Document[Any], what: str) -> None:
    """Raise VerificationFailed, with the place, unless ``statement`` has the form of ``what`` ("a release")."""
    try:
        document.read(statement)
    except InvalidPlan as error:
        raise VerificationFailed(
            "The report does not have the form of {what}: see {where}.",
            code="report.form",
            what=Phrase(what),
            where=error.field[:120] or Phrase("the statement"),
        ) from None
