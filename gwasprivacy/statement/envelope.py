"""DSSE envelopes: what is signed, and by which keys."""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import canonical_json, parse_json
from gwasprivacy.statement.public_keys import PublicKey

PAYLOAD_TYPE = "application/vnd.in-toto+json"
"""Of reports.  DSSE signs the type with the payload, so no signature over one kind of document serves another."""
_KINDS = {
    "policy": Phrase("a site’s policy"),
    "request": Phrase("a request"),
    "approval": Phrase("an approval"),
}


def canonical_envelope(envelope: dict[str, Any]) -> bytes:
    """The one accepted form of an envelope file: canonical JSON and one line end, signatures ordered by key id."""
    ordered = {**envelope, "signatures": sorted(envelope["signatures"], key=lambda each: str(each["keyid"]))}
    return canonical_json(ordered) + b"\n"


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedEnvelope:
    """What an envelope file holds, its form checked but no signature.  ``signatures``: key id → signature."""

    payload: bytes
    signatures: dict[str, bytes]
    payload_type: str = PAYLOAD_TYPE

    @property
    def payload_sha256(self) -> str:
        return hashlib.sha256(self.payload).hexdigest()

    @property
    def file(self) -> bytes:
        """The bytes of its file: it has one form only."""
        signatures = [{"keyid": each, "sig": base64.b64encode(sig).decode()} for each, sig in self.signatures.items()]
        payload = base64.b64encode(self.payload).decode()
        return canonical_envelope({"payload": payload, "payloadType": self.payload_type, "signatures": signatures})


def open_envelope(data: bytes, payload_type: str = PAYLOAD_TYPE) -> OpenedEnvelope:
    """Read an envelope file in its one canonical form.  Raises VerificationFailed with the reason for any other."""
    what = _KINDS.get(payload_type.rpartition(".")[2].removesuffix("+json"), Phrase("a report"))
    advice = "choose-signed-report" if payload_type == PAYLOAD_TYPE else "is-the-file-complete"
    try:
        envelope = parse_json(data.decode())
    except ValueError:
        raise VerificationFailed("signing.not-report-file-not-json", what=what, remedy=advice) from None
    if not isinstance(envelope, dict) or set(envelope) != {"payload", "payloadType", "signatures"}:
        raise VerificationFailed("signing.not-dsse-envelope-exactly-payload", what=what, remedy=advice)
    if envelope["payloadType"] != payload_type:
        raise VerificationFailed("signing.payload-not-type", what=what, payload_type=payload_type, remedy=advice)
    listed = envelope["signatures"]
    if not isinstance(listed, list) or not listed:
        raise VerificationFailed("signing.no-signature")
    signatures: dict[str, bytes] = {}
    for entry in listed:
        if not isinstance(entry, dict) or set(entry) != {"keyid", "sig"} or not isinstance(entry["keyid"], str):
            raise VerificationFailed("signing.signature-not-consist-exactly-keyid")
        if not re.fullmatch(r"[0-9a-f]{64}", entry["keyid"]) or entry["keyid"] in signatures:
            raise VerificationFailed("signing.key-id-not-fingerprint-stands")
        signatures[entry["keyid"]] = _strict_base64(entry["sig"])
        if len(signatures[entry["keyid"]]) != 64:
            raise VerificationFailed("signing.signature-not-length-ed25519-signature")
    payload = _strict_base64(envelope["payload"])
    if canonical_envelope(envelope) != data:
        raise VerificationFailed("signing.envelope-not-canonical-form-bytes")
    return OpenedEnvelope(payload=payload, signatures=signatures, payload_type=payload_type)


def check_signature(envelope: OpenedEnvelope, key: PublicKey) -> None:
    """Raise VerificationFailed unless ``key`` made one of the signatures over the payload."""
    holding_signatures(envelope, (key,))


def holding_signatures(envelope: OpenedEnvelope, keys: Sequence[PublicKey]) -> tuple[str, ...]:
    """The ids of those ``keys`` (one at least) that made a signature over the payload, in their order.

    A signature by no given key says nothing: anybody can write one with any id.  Raises VerificationFailed where none of the
    keys made one, or where one under the id of a given key does not hold.
    """
    from securesystemslib.dsse import Envelope
    from securesystemslib.exceptions import VerificationError
    from securesystemslib.signer import Signature, SSlibKey  # type: ignore[attr-defined]

    held = []
    for key in keys:
        signature = envelope.signatures.get(key.key_id)
        if signature is None:
            continue
        signed = Envelope(envelope.payload, envelope.payload_type, {key.key_id: Signature(key.key_id, signature.hex())})
        try:
            signed.verify([SSlibKey.from_crypto(key.public, keyid=key.key_id)], threshold=1)
        except VerificationError:
            raise VerificationFailed("signing.signature-not-match-report-changed") from None
        held.append(key.key_id)
    if not held:
        raise VerificationFailed("signing.not-signed-key")
    return tuple(dict.fromkeys(held))


def _strict_base64(text: Any) -> bytes:
    """Standard alphabet, padded, no unused bits: the one way to write these bytes."""
    if not isinstance(text, str):
        raise VerificationFailed("signing.envelope-field-not-base64-text")
    try:
        data = base64.b64decode(text.encode("ascii"), validate=True)
    except (UnicodeEncodeError, binascii.Error):
        raise VerificationFailed("signing.envelope-field-not-strict-base64") from None
    if base64.b64encode(data).decode() != text:
        raise VerificationFailed("signing.envelope-field-not-canonical-base64")
    return data
