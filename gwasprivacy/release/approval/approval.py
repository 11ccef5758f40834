"""An approval: a second person's signature over a request, for one release and a time; and what a release is held to by it."""

from __future__ import annotations

import base64
import hashlib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import PrivacyRefusal, VerificationFailed
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.base.strict_json import canonical_json, parse_json, read_bytes
from gwasprivacy.release.approval.approval_form import APPROVAL_TYPE, REQUEST_TYPE
from gwasprivacy.release.approval.request import (
    Request,
    as_json,
    envelope_of,
    opened,
    public_of,
    request_in,
    study_mark,
)
from gwasprivacy.release.approval.request_form import APPROVAL, APPROVAL_FORMAT
from gwasprivacy.release.ledger.ledger_file import today
from gwasprivacy.release.ledger.site_rows import ApprovalOfRelease, SiteRows
from gwasprivacy.release.policy.rules import USUAL_APPROVAL_DAYS
from gwasprivacy.release.policy.site import PoliciesInForce
from gwasprivacy.release.signing import (
    OpenedEnvelope,
    PublicKey,
    SigningKey,
    check_signature,
    open_envelope,
    public_to_der,
    sign_payload,
)
from gwasprivacy.study.identity import StudyFingerprint

SAME: Mapping[str, Phrase] = {
    "plan": Phrase("the plan"),
    "epsilon": Phrase("ε"),
    "budget": Phrase("what was spent before, or the budget"),
    "account": Phrase("the account"),
    "candidates": Phrase("the candidate SNPs"),
    "sensitivity": Phrase("the score's sensitivity"),
    "n_snps": Phrase("the number of SNPs"),
    "strata": Phrase("the strata"),
    "trait": Phrase("the trait"),
    "loss": Phrase("the kind of loss"),
    "policy": Phrase("the site's policy"),
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

    def of_ledger(self) -> ApprovalOfRelease:
        """As the ledger's rows keep it."""
        plan = hashlib.sha256(canonical_json(self.request.report["plan"])).hexdigest()
        return ApprovalOfRelease(sha256=self.sha256, plan_sha256=plan, key_id=self.approver.key_id)


def approve(request: Request, key: SigningKey, days: int = USUAL_APPROVAL_DAYS) -> bytes:
    """The signed file that approves ``request`` for ``days`` from today.  Raises PrivacyRefusal for the requester's own key."""
    if key.key_id == request.requester.key_id:
        raise _refused_own()
    day = today()
    payload = {
        "format": APPROVAL_FORMAT,
        "date": day,
        "valid_until": (date.fromisoformat(day) + timedelta(days=days)).isoformat(),
        "approver": base64.b64encode(public_to_der(public_of(key))).decode(),
        "request": request.envelope,
    }
    return sign_payload(canonical_json(payload), key, APPROVAL_TYPE)


def read_approval(path: Path) -> Approval:
    """Raises InvalidInput where the file cannot be read, PrivacyRefusal where it is no approval whose signatures hold."""
    data = read_bytes(Path(path), Phrase("an approval"))
    try:
        return approval_in(open_envelope(data, APPROVAL_TYPE))
    except VerificationFailed as error:
        raise PrivacyRefusal(
            "{path} is not an approval: {problem}",
            code="approval.unusable",
            remedy=Remedy.MAKE_NEW_REQUEST,
            path=path,
            problem=error,
        ) from None


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
        raise VerificationFailed(
            "Its dates are out of order, or it was approved by its requester.", code="approval.not-possible"
        )
    return Approval(
        date=days[0],
        valid_until=days[1],
        approver=key,
        request=request,
        sha256=envelope.payload_sha256,
        envelope=as_json(envelope),
    )


# What a release is held to ---------------------------------------------------------------------------------------------


def check_approval(
    approval: Approval | None,
    policies: PoliciesInForce,
    predicate: dict[str, Any],
    fingerprint: StudyFingerprint,
    counted: bytes,
    key: SigningKey,
) -> None:
    """Raise PrivacyRefusal unless the release with this ``predicate`` (of its preview), signed with ``key``, is the approved one.

    Which ledger, whether it was used before, and whether it is too old: :func:`check_unused`.
    """
    approvers = policies.approvers
    if approval is None:
        if approvers is not None:
            raise PrivacyRefusal(
                "This site requires approval by a second person, and there is none.",
                code="approval.missing",
                remedy=Remedy.ASK_FOR_APPROVAL,
            )
        return
    request = approval.request
    if approval.approver.key_id == key.key_id:
        raise _refused_own()
    if approvers is not None and approval.approver.key_id not in approvers:
        raise PrivacyRefusal(
            "This site does not let the key {key} approve releases.",
            code="approval.other-approver",
            remedy=Remedy.ASK_PRIVACY_OFFICER,
            key=f"{approval.approver.key_id[:16]}…",
        )
    if request.requester.key_id != key.key_id:
        raise PrivacyRefusal(
            "The approval was requested with a different key than the one that signs this release.",
            code="approval.other-requester",
            remedy=Remedy.MAKE_NEW_REQUEST,
        )
    for each in policies.named:
        each.policy.check_approval_days(approval.date, approval.valid_until)
    made = parse_json(canonical_json(predicate).decode())
    for name, words in SAME.items():
        if _part(made, name) != _part(request.report, name):
            raise _other(words)
    if not _has_shown_looks(made, approval):
        raise _other(Phrase("the logged views of exact results"))
    if study_mark(fingerprint, counted, key, request.nonce) != request.study_mark:
        raise _other(Phrase("the study"))


def check_name(approval: Approval | None, name: str) -> None:
    """Raise PrivacyRefusal where another release has overtaken the approved one, whose report would be called ``name``."""
    if approval is not None and approval.request.report["release"]["name"] != name:
        raise _other(SAME["release.number"])


def check_account_of(approval: Approval | None, account: Mapping[str, Any]) -> None:
    """Raise PrivacyRefusal where the ledger says another thing of the account, and of those beside it, than was approved."""
    if approval is not None and account != approval.request.report["account"]:
        raise _other(SAME["account"])


def check_unused(approval: Approval | None, ledger_id: str, latest_date: str, rows: SiteRows) -> None:
    """Raise PrivacyRefusal unless the approval is for this ledger, in time by its clock too, and unused."""
    if approval is None:
        return
    if ledger_id != approval.request.ledger_id:
        raise _other(Phrase("the ledger"))
    if today() < approval.date:  # a report that is older than its approval would not verify
        raise PrivacyRefusal(
            "The approval is dated {day}, and the computer's clock says {today}.",
            code="approval.before-its-day",
            day=approval.date,
            today=today(),
        )
    if max(today(), latest_date) > approval.valid_until:
        raise PrivacyRefusal(
            "The approval ended on {day}.",
            code="approval.expired",
            remedy=Remedy.MAKE_NEW_REQUEST,
            day=approval.valid_until,
        )
    if rows.has_used(approval.of_ledger()):
        raise PrivacyRefusal(
            "This approval was already used for a release.", code="approval.used", remedy=Remedy.MAKE_NEW_REQUEST
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
        raise VerificationFailed("The approval in it is for another release.", code="approval.of-another-release")
    try:  # by the key in the request: anybody can add a signature under any id
        check_signature(report, approval.request.requester)
    except VerificationFailed:
        raise VerificationFailed(
            "It was not signed by the requester of its approval.", code="approval.not-signed-by-requester"
        ) from None


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


def _other(words: Phrase) -> PrivacyRefusal:
    return PrivacyRefusal(
        "The approval is for another release: {what} is not the same.",
        code="approval.other-release",
        remedy=Remedy.MAKE_NEW_REQUEST,
        what=words,
    )


def _refused_own() -> PrivacyRefusal:
    return PrivacyRefusal("You cannot approve your own release.", code="approval.own", remedy=Remedy.ASK_FOR_APPROVAL)
