"""An approval as read: a second person's signature over a request, for one release and a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.statement.approval_form import APPROVAL_TYPE, REQUEST_TYPE
from gwasprivacy.statement.envelope import OpenedEnvelope, check_signature
from gwasprivacy.statement.public_keys import PublicKey
from gwasprivacy.statement.request import Request, as_json, envelope_of, opened, request_in
from gwasprivacy.statement.request_form import APPROVAL

SAME: Mapping[str, Phrase] = {
    "plan": Phrase("the plan"),
    "epsilon": Phrase("ε"),
    "budget": Phrase("what was spent before, or the budget"),
    "account": Phrase("the account"),
    "candidates": Phrase("the candidate SNPs"),
    "sensitivity": Phrase("the score’s sensitivity"),
    "n_snps": Phrase("the number of SNPs"),
    "strata": Phrase("the strata"),
    "trait": Phrase("the trait"),
    "loss": Phrase("the kind of loss"),
    "policy": Phrase("the site’s policy"),
    "release.number": Phrase("the number of the release"),
    "release.name": Phrase("the name of the report"),
}
"""What a release must have as its request did, by its place in the predicate.  Dates and versions may be later ones, and so may looks
of later days than the approval's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Approval:
    """An approval whose form and both signatures hold."""

    date: str
    valid_until: str
    approver: PublicKey
    request: Request
    sha256: str
    envelope: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        """As the report keeps it."""
        return {
            "date": self.date,
            "valid_until": self.valid_until,
            "requester": self.request.requester.key_id,
            "approver": self.approver.key_id,
            "sha256": self.sha256,
            "envelope": self.envelope,
        }


def approval_in(envelope: OpenedEnvelope) -> Approval:
    """The approval in an envelope, and the request in it, both signatures checked.  Raises VerificationFailed."""
    value, key = opened(envelope, APPROVAL, "approver", Phrase("an approval"))
    request = request_in(envelope_of(value["request"], REQUEST_TYPE))
    days = [value["date"], value["valid_until"]]
    try:
        in_order = request.date <= days[0] <= days[1] and all(date.fromisoformat(day) for day in days)
    except ValueError:
        in_order = False
    if not in_order or key.key_id == request.requester.key_id:
        raise VerificationFailed("approval.not-possible")
    return Approval(
        date=days[0],
        valid_until=days[1],
        approver=key,
        request=request,
        sha256=envelope.payload_sha256,
        envelope=as_json(envelope),
    )


def check_reported_approval(predicate: Mapping[str, Any], report: OpenedEnvelope) -> None:
    """Raise VerificationFailed unless the approval that a report keeps, if any, is of this report, and who asked for it signed it."""
    kept = predicate["approval"]
    if kept is None:
        return
    approval = approval_in(envelope_of(kept["envelope"], APPROVAL_TYPE))
    same = all(_part(predicate, name) == _part(approval.request.report, name) for name in SAME)
    if (
        not same
        or approval.to_json() != kept
        or approval.request.ledger_id != predicate["ledger"]["id"]
        or not _has_shown_looks(predicate, approval)
        or not approval.date <= predicate["release"]["date"] <= approval.valid_until
    ):
        raise VerificationFailed("approval.of-another-release")
    try:  # by the key in the request: anybody can add a signature under any id
        check_signature(report, approval.request.requester)
    except VerificationFailed:
        raise VerificationFailed("approval.not-signed-by-requester") from None


def _has_shown_looks(predicate: Mapping[str, Any], approval: Approval) -> bool:
    """Whether whoever approved was shown every logged view of exact results but those of later days."""
    looks, shown = (
        Counter((each["date"], each["what"]) for each in report["looks"])
        for report in (predicate, approval.request.report)
    )
    return shown <= looks and all(day > approval.date for day, _ in looks - shown)


def _part(predicate: Mapping[str, Any], name: str) -> Any:
    first, _, rest = name.partition(".")
    return _part(predicate[first], rest) if rest else predicate.get(first)
