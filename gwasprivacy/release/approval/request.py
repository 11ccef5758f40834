"""A request: everything that a report will say but the result, signed by who asks; nothing private is in it.

The plan, the numbers that follow from it and what is spent are those of the dry run.  The study is named by a mark: its
fingerprint, which knows the people, and the tables counted from it, which know who is a case, under a key that follows from the
requester's private key.  So the release can show that it is of the same study, and nobody else can try whose study it is.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import GwasPrivacyError, InvalidPlan, VerificationFailed
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.base.strict_json import canonical_json, parse_json, read_bytes
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.plan.plan_rules import check_plan, check_release
from gwasprivacy.release.account_check import check_statements
from gwasprivacy.release.approval.approval_form import REQUEST_TYPE
from gwasprivacy.release.approval.request_form import REQUEST, REQUEST_FORMAT
from gwasprivacy.release.ledger.ledger_file import today
from gwasprivacy.release.numbers_check import check_numbers
from gwasprivacy.release.report import Report
from gwasprivacy.release.signing import (
    OpenedEnvelope,
    PublicKey,
    SigningKey,
    canonical_envelope,
    check_signature,
    open_envelope,
    public_from_der,
    public_to_der,
    sign_payload,
)
from gwasprivacy.study.identity import StudyFingerprint


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


def study_mark(fingerprint: StudyFingerprint, counted: bytes, key: SigningKey, nonce: str) -> str:
    """The study's mark in a request, which the same ``key`` alone can make again; 64 hexadecimal digits.

    ``counted``: a digest of the tables that were counted from it.
    """
    secret = hmac.new(
        key.private.private_bytes_raw(), f"gwasprivacy-request-study {nonce}".encode(), hashlib.sha256
    ).digest()
    return hmac.new(secret, fingerprint(secret) + counted, hashlib.sha256).hexdigest()


def make_request(
    predicate: dict[str, Any], fingerprint: StudyFingerprint, counted: bytes, ledger_id: str, key: SigningKey
) -> bytes:
    """The signed file that asks for the approval of the release with this ``predicate`` (of its preview)."""
    nonce = secrets.token_hex(16)
    payload = {
        "format": REQUEST_FORMAT,
        "date": today(),
        "requester": base64.b64encode(public_to_der(public_of(key))).decode(),
        "nonce": nonce,
        "ledger": ledger_id,
        "study": study_mark(fingerprint, counted, key, nonce),
        "report": predicate,
    }
    return sign_payload(canonical_json(payload), key, REQUEST_TYPE)


def public_of(key: SigningKey) -> PublicKey:
    return PublicKey(key_id=key.key_id, public=key.private.public_key())


def read_request(path: Path) -> Request:
    """Raises InvalidInput where the file cannot be read, VerificationFailed where its form or signature does not hold."""
    return request_in(open_envelope(read_bytes(Path(path), Phrase("a request")), REQUEST_TYPE))


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
        plan = plan_from_json(predicate["plan"])
        check_plan(plan)
        check_release(plan)
        require_pinned(plan)
        check_numbers(plan, predicate)
        check_statements(plan, predicate)
    except VerificationFailed:
        raise
    except (GwasPrivacyError, TypeError, ValueError, ArithmeticError):
        raise VerificationFailed(
            "Its request does not follow from its plan.", code="approval.does-not-follow"
        ) from None


def require_pinned(plan: Plan) -> None:
    """Raise InvalidPlan where a file of the plan could be exchanged after the approval, which says nothing of where files are.

    Candidates are bound by their digest; weights and a reference that decides scores have theirs in every release's plan.
    """
    loci = plan.design.loci
    if loci is not None and loci.path is not None and loci.sha256 is None:
        raise InvalidPlan(
            "is missing: without its SHA-256, any file with this name could be used, and the published SNPs depend "
            "on the loci.",
            code="loci.not-pinned",
            remedy=Remedy.PIN_LOCI,
            field="design.loci.sha256",
        )


def opened(envelope: OpenedEnvelope, form: Any, who: str, what: Phrase) -> tuple[dict[str, Any], PublicKey]:
    """The payload of a document that holds its signer's public key as ``who``, and that key, whose signature holds."""
    try:
        value = parse_json(envelope.payload.decode())
        if canonical_json(value) != envelope.payload:
            raise ValueError("not canonical")
        form.read(value)
        key = public_from_der(base64.b64decode(value[who], validate=True))
    except (ValueError, binascii.Error, InvalidPlan):
        raise VerificationFailed(
            "What is signed does not have the form of {what}.", code="approval.form", what=what
        ) from None
    check_signature(envelope, key)
    if len(envelope.signatures) != 1:
        raise VerificationFailed("It has signatures by several keys.", code="approval.several-signatures")
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
