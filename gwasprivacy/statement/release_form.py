"""The form of a release's signed statement, and the parts that every statement of this program has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from gwasprivacy.association.scores.score_choice import SCORE
from gwasprivacy.base.json_forms import (
    DATE,
    SHA256,
    Choice,
    Constant,
    Defined,
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
from gwasprivacy.base.sentences import EDITION
from gwasprivacy.membership.adversary import ADVERSARY
from gwasprivacy.membership.counted_spend import SPENDS
from gwasprivacy.membership.loss import MOST_ROUNDS, LossKind
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.plan.plan import LONGEST_ACCOUNT, PLAN, PLAN_SCHEMA
from gwasprivacy.plan.power import POWER
from gwasprivacy.statement.approval_form import APPROVED, POLICY_NAMES
from gwasprivacy.statement.effects import EFFECTS
from gwasprivacy.statement.result import RESULT
from gwasprivacy.statement.signer import SIGNER
from gwasprivacy.statement.spending import EARLIER_RELEASE, LOOK, PRINTED_ELSEWHERE
from gwasprivacy.study.sizes import MAX_PEOPLE
from gwasprivacy.study.trait import LONGEST_NAME as LONGEST_TRAIT_NAME

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


def statement_form(
    predicate_type: str, n_subjects: int, predicate: Form[Any], more_subjects: int = 0
) -> Record[dict[str, Any]]:
    """An in-toto Statement v1 about ``n_subjects`` files, or up to ``more_subjects`` more."""
    subject = checked({"name": Text(least=1), "digest": checked({"sha256": SHA256})})
    return checked(
        {
            "_type": Constant(value=STATEMENT_TYPE),
            "subject": ListOf(subject, least=n_subjects, most=n_subjects + more_subjects),
            "predicateType": Constant(value=predicate_type),
            "predicate": predicate,
        }
    )


GUARANTEE: Mapping[str, Form[Any]] = {
    "epsilon": Number(above=0, about="ε in nats that the mechanism was run with."),
    "likelihood_ratio": Number(low=1, about="What the adversary faces for the protected entity."),
    "gamma": Number(low=1),
    "gamma_any_prior": Number(low=1),
    "prior": Row((SHARE, SHARE)),
    "posterior_bound_at": ListOf(Row((SHARE, SHARE, SHARE)), about="[prior, least, most] certainty afterwards."),
    "advantage_bound": SHARE,
}
"""ε and what follows from it under the plan's adversary."""

_PEOPLE = OrNull(Whole(low=1, high=MAX_PEOPLE), about="Null where that number is printed nowhere.")
_SECRET, _NEIGHBOURS = Choice(of=lambda: Secret), Choice(of=lambda: Neighbours)

_BUDGET = checked(
    {
        "secret": _SECRET,
        "neighbours": _NEIGHBOURS,
        "total": OrNull(NOT_NEGATIVE, about="ε; null where only the account's guarantee bounds its releases."),
        "spent_before": NOT_NEGATIVE,
        "spent": NOT_NEGATIVE,
        "spent_in_all": NOT_NEGATIVE,
        "remaining": Number(
            low=0,
            about="ε that a further release can spend; where there is a guarantee about attacks, one of the same kind of loss.",
        ),
        "gamma_in_all": OrNull(Number(low=1)),
        "promise": OrNull(
            Later(Defined(ADVERSARY, PLAN_SCHEMA, "adversary")),
            about="The guarantee about attacks that the account keeps over all its releases; null: its budget is in ε.",
        ),
        "reached": OrNull(SHARE, about="What is reached over all releases so far, in the terms of the guarantee."),
    },
    about="As the account counts.",
)

_ATTACKS = checked(
    {
        "advantage": Number(low=0, high=1, about="The largest TPR − FPR of any membership test."),
        "tpr_at": ListOf(Row((SHARE, SHARE)), about="[FPR, the largest TPR]."),
    }
)

_PLACE = checked(
    {
        "id": Text(pattern="[0-9a-f]{32}", form=Phrase("32 lower-case hexadecimal digits")),
        "row": FROM_ONE,
        "head": SHA256,
        "study": Text(),
        "head_before": SHA256,
    },
    about="The ledger after the debit.",
)

_ACCOUNT = checked(
    {
        "name": OrNull(Text(least=1, most=LONGEST_ACCOUNT), about="As the plan has it."),
        "others": Whole(low=0, about="How many other accounts the ledger has."),
        "merged": Whole(low=0, about="How many other accounts were merged into this one."),
        "printed": Member(
            ListOf(
                PRINTED_ELSEWHERE, least=1, about="Numbers of its participants that were printed outside its releases."
            ),
            optional=True,
        ),
    },
    about="What the release counts against: the ledger's one account, or one of its own.",
)


_CELL = OrNull(
    Whole(low=0, high=MAX_PEOPLE), about="Null where the size of the study is secret, and in a study of a trait."
)
_STRATUM = checked(
    {
        "name": Text(least=1),
        "n_cases": _CELL,
        "n_controls": _CELL,
        "n_participants": Member(Whole(low=1, high=MAX_PEOPLE, about="Of a study of a trait."), optional=True),
    },
    about="People are compared inside it.",
)

DRAFT = checked(
    {
        "release": checked(
            {
                "number": Whole(low=1, about="1-based number of the release in its account."),
                "name": FILE_STEM,
                "date": DATE,
            }
        ),
        "plan": Later(PLAN),
        **GUARANTEE,
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
        "n_participants": _PEOPLE,
        "n_cases": _PEOPLE,
        "n_controls": _PEOPLE,
        "candidates": checked({"number": FROM_ONE, "sha256": SHA256, "origin": Text(least=1)}),
        "result": OrNull(RESULT),
        "budget": _BUDGET,
        "ledger": OrNull(_PLACE),
        "earlier_releases": ListOf(EARLIER_RELEASE),
        "looks": ListOf(LOOK, about="Logged views of exact statistics."),
        "account": _ACCOUNT,
        "statements": ListOf(Text(), about="The same in plain sentences."),
        "versions": VERSIONS,
        "loss": checked(
            {
                "kind": Choice(of=lambda: LossKind),
                "rounds": Whole(low=1, high=MOST_ROUNDS),
                "eta": Number(low=0, about="η of the mechanisms together."),
                "rho": Number(low=0, about="ρ of the mechanisms together."),
                "spends": SPENDS,
            },
            about="How the loss of this release spreads; pure where it has several parts, or the plan names no kind.",
        ),
        "attacks": checked(
            {
                "release": _ATTACKS,
                "in_all": OrNull(_ATTACKS, about="Null where the account counts another secret."),
            },
            about="What a membership test can reach, on this release and on all of the account, by the best bound.",
        ),
        "strata": OrNull(ListOf(_STRATUM, least=2), about="Null for a study without strata."),
        "trait": OrNull(
            checked(
                {
                    "name": Text(least=1, most=LONGEST_TRAIT_NAME),
                    "range": Row((Number(), Number()), about="Public; values beyond it count as its ends."),
                    "centres": OrNull(
                        ListOf(Number(), least=1),
                        about="Public, of each stratum: what is subtracted from a value. Null where its own mean is.",
                    ),
                    "n_participants": OrNull(FROM_ONE, about="Null where it is secret."),
                }
            ),
            about="Of a study of a quantitative trait, which has no cases and no controls.",
        ),
        "effects": OrNull(EFFECTS, about="Null where no effects are published."),
        "policy": OrNull(POLICY_NAMES, about="Null where there was no policy."),
        "approval": OrNull(APPROVED, about="Null where nobody was asked."),
        "signer": Member(SIGNER, optional=True),
        "power": Member(POWER, optional=True),
        "wording": Whole(low=1, high=EDITION, as_written=True, about="The edition of the sentences."),
    }
)
"""The predicate of a release or of its preview, where nothing is drawn and nothing debited yet."""

PREDICATE = replace(DRAFT, members={**DRAFT.members, "result": Member(RESULT), "ledger": Member(_PLACE)})

RELEASE_STATEMENT = Document(
    statement_form(PREDICATE_TYPE, 2, PREDICATE, more_subjects=2),
    file="gwas-private-release-1.schema.json",
    title="in-toto Statement about one private release of a case–control study",
)
