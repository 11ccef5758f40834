"""Whether a report's place in its ledger, what it lists of earlier releases, and its sentences follow from the rest of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.printable_text import is_printable
from gwasprivacy.membership.composition import CONVERSIONS
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.statement.report import statements_of

_STUDY = re.compile(r"study-([1-9][0-9]{0,15})")


def check_account(plan: Plan, predicate: Mapping[str, Any]) -> None:
    """Raise VerificationFailed for a place in the ledger, or an earlier release, that no ledger of this program can have.

    ``predicate`` has the schema's form.
    """
    ledger, earlier, number = predicate["ledger"], predicate["earlier_releases"], predicate["release"]["number"]
    account = predicate["account"]
    others, merged = account["others"], account["merged"]
    if account["name"] != plan.account:
        raise VerificationFailed("Its account is not that of its plan.", code="account.other-than-plan")
    if account["name"] is not None and merged:
        raise VerificationFailed(
            "Accounts are merged into the ledger's one account, not into a separate one.", code="account.merged"
        )
    study = _STUDY.fullmatch(ledger["study"])
    if study is None or int(study.group(1)) > others + merged + 1:
        raise VerificationFailed("Its study cannot be in its ledger.", code="account.study")
    published = sum(each["payload_sha256"] is not None for each in earlier)
    # The ledger's own row, the study's and its budget's; each debit, publication and look; a row for each other study.
    if ledger["row"] < 3 + number + published + len(predicate["looks"]) + others + merged:
        raise VerificationFailed("Its ledger has too few rows for what it claims.", code="account.too-few-rows")
    counted_as = (Secret(predicate["budget"]["secret"]), Neighbours(predicate["budget"]["neighbours"]))
    factors = {1, *(factor for (_, target), factor in CONVERSIONS.items() if target == counted_as)}
    for each in earlier:
        if to_units(each["cost"]) not in {factor * to_units(each["epsilon"]) for factor in factors}:
            raise VerificationFailed(
                "An earlier release that it lists cannot have the cost that it states.",
                code="account.earlier-cost",
            )
    if not all(is_printable(text) and len(text) < 100 for text in predicate["versions"].values()):
        raise VerificationFailed("It has a version that cannot be printed.", code="account.version")
    if not predicate["release"]["name"].endswith(f"-{number}"):
        raise VerificationFailed(
            "A report's name in it does not end with the release's number.",
            code="account.report-name",
        )
    # Merged accounts had numbers of their own, and their reports keep their names.
    if not all(re.search(r"-[1-9][0-9]*$" if merged else f"-{each['number']}$", each["report"]) for each in earlier):
        raise VerificationFailed(
            "A report's name in it does not end with the release's number.",
            code="account.report-name",
        )


def check_statements(plan: Plan, predicate: Mapping[str, Any]) -> None:
    """Raise VerificationFailed unless the report's sentences are the ones that follow."""
    if predicate["statements"] != statements_of(plan, predicate):
        raise VerificationFailed(
            "Its sentences do not follow from its plan and budget.",
            code="account.sentences",
        )
