"""A request and an approval as read: forms and signatures hold, and what is asked for follows from its plan."""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.errors import InvalidPlan, VerificationFailed
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import canonical_json, parse_json
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.statement.envelope import OpenedEnvelope, canonical_envelope, check_signature, open_envelope
from gwasprivacy.statement.kinds import RELEASE, check_derived
from gwasprivacy.statement.public_keys import PublicKey, public_from_der
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.request_form import REQUEST


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A request whose form and signature hold.  ``report``: the predicate of the report to come, with no result."""

    date: str
    requester: PublicKey
    nonce: str
    ledger_id: str
    study_mark: str
    report: dict[str, Any]
    sha256: str
    envelope: dict[str, Any]

    @property
    def plan(self) -> Plan:
        return plan_from_json(self.report["plan"])

    def preview(self) -> Report:
        """The report to come, for whoever shows it."""
        return Report(predicate=self.report, subjects={})


def request_in(envelope: OpenedEnvelope) -> Request:
    """The request in an envelope.  Raises VerificationFailed."""
    value, key = opened(envelope, REQUEST, "requester", Phrase("a request"))
    check_preview(value["report"])
    return Request(
        date=value["date"],
        requester=key,
        nonce=value["nonce"],
        ledger_id=value["ledger"],
        study_mark=value["study"],
        report=value["report"],
        sha256=envelope.payload_sha256,
        envelope=as_json(envelope),
    )


def check_preview(predicate: dict[str, Any]) -> None:
    """Raise VerificationFailed unless what somebody is asked to approve follows from the plan in it, its sentences too.

    ``predicate`` has the form of ``PREVIEW``.  What the ledger says of earlier releases is compared when the release is made.
    """
    try:
        plan = check_derived(predicate, RELEASE)
        assert plan is not None
        require_pinned(plan)
    except InvalidPlan:
        raise VerificationFailed("approval.does-not-follow") from None


def require_pinned(plan: Plan) -> None:
    """Raise InvalidPlan where a file of the plan could be exchanged after the approval, which says nothing of where files are.

    Candidates are bound by their digest; weights and a reference that decides scores have theirs in every release's plan.
    """
    loci = plan.design.loci
    if loci is not None and loci.path is not None and loci.sha256 is None:
        raise InvalidPlan("loci.not-pinned", field="design.loci.sha256")


def opened(envelope: OpenedEnvelope, form: Any, who: str, what: Phrase) -> tuple[dict[str, Any], PublicKey]:
    """The payload of a document that holds its signer's public key as ``who``, and that key, whose signature holds."""
    try:
        value = parse_json(envelope.payload.decode())
        if canonical_json(value) != envelope.payload:
            raise ValueError("not canonical")
        form.read(value)
        key = public_from_der(base64.b64decode(value[who], validate=True))
    except (ValueError, binascii.Error, InvalidPlan):
        raise VerificationFailed("approval.form", what=what) from None
    check_signature(envelope, key)
    if len(envelope.signatures) != 1:
        raise VerificationFailed("approval.several-signatures")
    return value, key


def as_json(envelope: OpenedEnvelope) -> dict[str, Any]:
    return {
        "payload": base64.b64encode(envelope.payload).decode(),
        "payloadType": envelope.payload_type,
        "signatures": [
            {"keyid": each, "sig": base64.b64encode(signature).decode()}
            for each, signature in sorted(envelope.signatures.items())
        ],
    }


def envelope_of(value: dict[str, Any], payload_type: str) -> OpenedEnvelope:
    """The envelope that stands inside another document.  Raises VerificationFailed."""
    return open_envelope(canonical_envelope(value), payload_type)
