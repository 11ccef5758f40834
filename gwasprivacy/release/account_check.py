"""Whether a report's place in its ledger, what it lists of earlier releases, and its sentences follow from the rest of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from gwasprivacy import __version__
from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.membership.composition import CONVERSIONS
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.ledger.accounts import Budget
from gwasprivacy.release.ledger.debits import Quote
from gwasprivacy.release.report import statements

_STUDY = re.compile(r"study-([1-9][0-9]{0,15})")


def check_account(predicate: Mapping[str, Any]) -> None:
    """Raise VerificationFailed for a place in the ledger, or an earlier release, that no ledger of this program can have.

    ``predicate`` has the schema's form.
    """
    ledger, earlier, number = predicate["ledger"], predicate["earlier_releases"], predicate["release"]["number"]
    others = predicate["other_studies_in_ledger"]
    study = _STUDY.fullmatch(ledger["study"])
    if study is None or int(study.group(1)) > others + 1:
        raise VerificationFailed("Its study is not one that its ledger can have.", code="account.study")
    published = sum(each["payload_sha256"] is not None for each in earlier)
    # The ledger's own row, the study's and its budget's; each debit, publication and look; a row for each other study.
    if ledger["row"] < 3 + number + published + len(predicate["looks"]) + others:
        raise VerificationFailed(
            "Its ledger cannot say so much in as many rows as it had.", code="account.too-few-rows"
        )
    counted_as = (Secret(predicate["budget"]["secret"]), Neighbours(predicate["budget"]["neighbours"]))
    factors = {1, *(factor for (_, target), factor in CONVERSIONS.items() if target == counted_as)}
    for each in earlier:
        if to_units(each["cost"]) not in {factor * to_units(each["epsilon"]) for factor in factors}:
            raise VerificationFailed(
                "An earlier release that it lists cannot cost what it says.",
                code="account.earlier-cost",
            )
    if not all(text.isprintable() and len(text) < 100 for text in predicate["versions"].values()):
        raise VerificationFailed("It has a version that cannot be printed.", code="account.version")
    names = [(predicate["release"]["name"], number), *((each["report"], each["number"]) for each in earlier)]
    if not all(name.endswith(f"-{place}") for name, place in names):
        raise VerificationFailed(
            "A report's name in it does not end with the release's number.",
            code="account.report-name",
        )


def is_of_this_version(predicate: Mapping[str, Any]) -> bool:
    """Whether this version of the program wrote it, so that its sentences can be written again word for word."""
    return bool(predicate["versions"]["gwasprivacy"] == __version__)


def check_statements(plan: Plan, predicate: Mapping[str, Any]) -> None:
    """Raise VerificationFailed unless the report's sentences are the ones that follow; another version's are let be."""
    if not is_of_this_version(predicate):
        return
    budget = predicate["budget"]
    quote = Quote(
        number=predicate["release"]["number"],
        budget=Budget(
            units=to_units(budget["total"]),
            secret=Secret(budget["secret"]),
            neighbours=Neighbours(budget["neighbours"]),
            public_controls=plan.design.public_controls,
            n_cases=plan.design.n_cases,
            n_controls=plan.design.n_controls,
            date=predicate["release"]["date"],
        ),
        cost_units=to_units(budget["spent"]),
        spent_units=to_units(budget["spent_before"]),
    )
    if predicate["statements"] != statements(plan, quote):
        raise VerificationFailed(
            "Its sentences are not those that follow from the plan and the budget in it.",
            code="account.sentences",
        )
