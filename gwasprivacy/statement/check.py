"""Checking a report: strict reading, the signature, and whether all but its facts is what follows from them.

No sampler, no simulator, no study and no ledger is needed, only the bytes of its file and a key.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.strict_json import canonical_json, parse_json
from gwasprivacy.statement.approval import check_reported_approval
from gwasprivacy.statement.envelope import OpenedEnvelope, check_signature, open_envelope
from gwasprivacy.statement.exact.report_on_exact_results import RiskReport
from gwasprivacy.statement.kinds import PLANNING, RELEASE, check_statement, kind_of
from gwasprivacy.statement.planning.planning_statement import PlanningReport
from gwasprivacy.statement.public_keys import PublicKey
from gwasprivacy.statement.report import Report

AnyReport = Report | PlanningReport | RiskReport


def check(data: bytes, key: PublicKey) -> AnyReport:
    """The report in the bytes of its file, all of it checked but the files beside it.  Raises VerificationFailed."""
    envelope = opened(data)
    check_signature(envelope, key)
    return read(envelope, (key.key_id,))


def read(envelope: OpenedEnvelope, key_ids: Sequence[str] = ()) -> AnyReport:
    """The report in an envelope's payload, its form and consistency checked.  Raises VerificationFailed.

    ``key_ids``: of the keys whose signatures were checked, the only ones that the report shows.
    """
    statement = statement_in(envelope.payload)
    predicate, subjects = check_statement(statement)
    if (kind := kind_of(statement)) is not RELEASE:
        other = PlanningReport if kind is PLANNING else RiskReport
        return other(predicate=predicate, payload=envelope.payload, key_ids=tuple(sorted(key_ids)), file=envelope.file)
    check_reported_approval(predicate, envelope)
    return Report(
        predicate=predicate,
        subjects=subjects,
        payload_sha256=envelope.payload_sha256,
        key_ids=tuple(key_ids),
        file=envelope.file,
    )


def statement_in(payload: bytes) -> Any:
    """The payload's JSON in its canonical form.  Raises VerificationFailed."""
    try:
        statement = parse_json(payload.decode())
    except ValueError:
        raise VerificationFailed("verify.payload-not-json") from None
    if canonical_json(statement) != payload:
        raise VerificationFailed("verify.payload-not-canonical-form")
    return statement


def opened(data: bytes) -> OpenedEnvelope:
    """The envelope in the bytes of a report's file.  Raises VerificationFailed, also for a statement that nobody signed."""
    try:
        return open_envelope(data)
    except VerificationFailed:
        try:
            bare = parse_json(data.decode())
        except ValueError:
            bare = None
        if (kind := kind_of(bare)) is PLANNING:
            raise VerificationFailed("verify.planning-report-nobody-signed") from None
        if kind is not RELEASE:
            raise VerificationFailed("verify.risk-report-nobody-signed") from None
        raise
