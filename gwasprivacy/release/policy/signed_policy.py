"""A policy's file: the signed envelope over its canonical JSON, or the rules as they stand before they are signed."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal, VerificationFailed
from gwasprivacy.base.json_files import json_of
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import canonical_json, parse_json, read_bytes
from gwasprivacy.release.policy.policy import POLICY_FORMAT, Policy, policy_document
from gwasprivacy.release.signing import SigningKey, sign_payload
from gwasprivacy.statement.envelope import OpenedEnvelope, check_signature, open_envelope
from gwasprivacy.statement.public_keys import PublicKey

POLICY_TYPE = "application/vnd.gwasprivacy.policy+json"
WHAT = Phrase("a site’s policy")


@dataclass(frozen=True, slots=True, kw_only=True)
class PolicyFile:
    """What a policy's file says, its signature not checked.

    ``sha256``: of the rules' canonical JSON, which is what is signed.  ``envelope``: None where nobody has signed it.
    """

    path: Path
    policy: Policy
    sha256: str
    envelope: OpenedEnvelope | None

    @property
    def is_signed(self) -> bool:
        return self.envelope is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedPolicy:
    """A policy in force, as reports name it.  ``key_id``: of the key whose signature over it was checked."""

    policy: Policy
    sha256: str
    key_id: str

    def to_json(self) -> dict[str, Any]:
        return {"site": self.policy.site, "sha256": self.sha256, "key_id": self.key_id}


def policy_payload(policy: Policy) -> bytes:
    """What is signed and what the digest is of: the rules in canonical JSON."""
    return canonical_json(policy_document().write(policy))


def sign_policy(policy: Policy, key: SigningKey) -> bytes:
    """The file of ``policy``, signed with the officer's ``key``."""
    return sign_payload(policy_payload(policy), key, POLICY_TYPE)


def read_policy(path: Path) -> PolicyFile:
    """Read a policy's file without checking whose signature it has.  Raises InvalidInput naming file and field."""
    path = Path(path)
    data = read_bytes(path, WHAT)
    value = json_of(data, path, WHAT)
    if not (isinstance(value, dict) and "payloadType" in value):
        rules = _rules(value, path)
        digest = hashlib.sha256(policy_payload(rules)).hexdigest()
        return PolicyFile(path=path, policy=rules, sha256=digest, envelope=None)
    try:
        envelope = open_envelope(data, POLICY_TYPE)
        signed = parse_json(envelope.payload.decode())
    except VerificationFailed as error:
        raise InvalidInput("policy.not-signed-form", path=path, problem=error) from None
    except ValueError:
        raise _not_canonical(path) from None
    if not (isinstance(signed, dict) and signed.get("format") == POLICY_FORMAT):
        raise _not_canonical(path)
    rules = _rules(signed, path)
    if canonical_json(signed) != envelope.payload:
        raise _not_canonical(path)
    return PolicyFile(path=path, policy=rules, sha256=envelope.payload_sha256, envelope=envelope)


def _rules(value: Any, path: Path) -> Policy:
    try:
        return policy_document().read(value)
    except InvalidPlan as error:
        raise InvalidInput("policy.invalid", path=path, error=error) from None


def _not_canonical(path: Path) -> InvalidInput:
    return InvalidInput("policy.not-canonical", path=path)


def with_signature_of(file: PolicyFile, key: PublicKey) -> NamedPolicy:
    """The policy in ``file``, once ``key`` has signed it.  Raises PrivacyRefusal where it has not."""
    if file.envelope is None:
        raise PrivacyRefusal("policy.unsigned", path=file.path)
    try:
        check_signature(file.envelope, key)
    except VerificationFailed:
        raise PrivacyRefusal("policy.wrong-signature", path=file.path) from None
    return NamedPolicy(policy=file.policy, sha256=file.sha256, key_id=key.key_id)
