"""A request: everything that a report will say but the result, signed by who asks; nothing private is in it.

The plan, the numbers that follow from it and what is spent are those of the dry run.  The study is named by a mark: its
fingerprint, which knows the people, and the tables counted from it, which know who is a case, under a key that follows from the
requester's private key.  So the release can show that it is of the same study, and nobody else can try whose study it is.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from pathlib import Path
from typing import Any

from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import canonical_json, read_bytes
from gwasprivacy.release.ledger.ledger_file import today
from gwasprivacy.release.signing import SigningKey, sign_payload
from gwasprivacy.statement.approval_form import REQUEST_TYPE
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.statement.public_keys import PublicKey, public_to_der
from gwasprivacy.statement.request import Request, request_in
from gwasprivacy.statement.request_form import REQUEST_FORMAT
from gwasprivacy.study.identity import StudyFingerprint


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
