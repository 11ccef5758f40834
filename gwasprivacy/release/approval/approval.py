"""An approval: a second person's signature over a request, for one release and a time; and what a release is held to by it."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import PrivacyRefusal, VerificationFailed
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import canonical_json, parse_json, read_bytes
from gwasprivacy.release.approval.request import public_of, study_mark
from gwasprivacy.release.ledger.ledger_file import today
from gwasprivacy.release.ledger.site_rows import ApprovalOfRelease, SiteRows
from gwasprivacy.release.policy.rule_table import USUAL_APPROVAL_DAYS
from gwasprivacy.release.policy.site import PoliciesInForce
from gwasprivacy.release.signing import SigningKey, sign_payload
from gwasprivacy.statement.approval import SAME, Approval, _has_shown_looks, _part, approval_in
from gwasprivacy.statement.approval_form import APPROVAL_TYPE
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.statement.public_keys import public_to_der
from gwasprivacy.statement.request import Request
from gwasprivacy.statement.request_form import APPROVAL_FORMAT
from gwasprivacy.study.identity import StudyFingerprint


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
        raise PrivacyRefusal("approval.unusable", path=path, problem=error.phrase) from None


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
            raise PrivacyRefusal("approval.missing")
        return
    request = approval.request
    if approval.approver.key_id == key.key_id:
        raise _refused_own()
    if approvers is not None and approval.approver.key_id not in approvers:
        raise PrivacyRefusal("approval.other-approver", key=f"{approval.approver.key_id[:16]}…")
    if request.requester.key_id != key.key_id:
        raise PrivacyRefusal("approval.other-requester")
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
        raise PrivacyRefusal("approval.before-its-day", day=approval.date, today=today())
    if max(today(), latest_date) > approval.valid_until:
        raise PrivacyRefusal("approval.expired", day=approval.valid_until)
    if rows.has_used(ApprovalOfRelease.of(approval)):
        raise PrivacyRefusal("approval.used")


def _other(words: Phrase) -> PrivacyRefusal:
    return PrivacyRefusal("approval.other-release", what=words)


def _refused_own() -> PrivacyRefusal:
    return PrivacyRefusal("approval.own")
