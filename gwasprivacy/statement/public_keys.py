"""Public keys and their files.

A key's id is its fingerprint: SHA-256 of the DER SubjectPublicKeyInfo, in hexadecimal, which
``openssl pkey -pubin -in KEY.pub.pem -outform DER | sha256sum`` prints too.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import read_bytes

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicKey:
    key_id: str
    public: Ed25519PublicKey = field(repr=False)


def fingerprint(public: Ed25519PublicKey) -> str:
    """SHA-256 (hexadecimal) of the key's DER SubjectPublicKeyInfo."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return hashlib.sha256(public.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)).hexdigest()


def load_public_key(path: Path) -> PublicKey:
    """Read a public key.  Raises InvalidInput when the file cannot be read or is damaged, VerificationFailed when it is no such key."""
    from cryptography.exceptions import InternalError, UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from cryptography.hazmat.primitives.serialization import load_pem_public_key

    data = read_bytes(path, Phrase("a public key"))
    if b"PRIVATE KEY" in data:
        raise VerificationFailed("verify.is-private-key", path=path)
    try:
        public = load_pem_public_key(data)
    except (ValueError, TypeError, UnsupportedAlgorithm, InternalError):
        check_whole(path, data)
        raise VerificationFailed("verify.not-a-public-key", path=path) from None
    if not isinstance(public, Ed25519PublicKey):
        raise VerificationFailed("signing.not-ed25519", remedy="ask-signer-for-right-key", path=path)
    key_id = fingerprint(public)
    check_public_id(path, data, key_id)
    return PublicKey(key_id=key_id, public=public)


def public_from_der(der: bytes) -> PublicKey:
    """The key in a DER SubjectPublicKeyInfo.  Raises ValueError for anything but an Ed25519 key in its one form."""
    from cryptography.exceptions import InternalError, UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from cryptography.hazmat.primitives.serialization import load_der_public_key

    try:
        public = load_der_public_key(der)
    except (TypeError, UnsupportedAlgorithm, InternalError):
        raise ValueError("no public key") from None
    if not isinstance(public, Ed25519PublicKey):
        raise ValueError("another kind of key")
    key = PublicKey(key_id=fingerprint(public), public=public)
    if public_to_der(key) != der:
        raise ValueError("not its one form")
    return key


def public_to_der(key: PublicKey) -> bytes:
    """Its DER SubjectPublicKeyInfo, 44 bytes."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)


LABEL = b"gwasprivacy key id:"


_BEGIN, _END = b"-----BEGIN PUBLIC KEY-----", b"-----END PUBLIC KEY-----"


_SEQUENCE, _LONG_FORM = 0x30, 0x80  # DER: what a key begins with, and from which byte on its length takes several


_ED25519 = bytes.fromhex("06032b6570")  # its object identifier: such a key opens unless it is damaged


KEY_ID = re.compile(rb"[0-9a-f]{64}")


def check_public_id(path: Path, data: bytes, key_id: str) -> None:
    """Raise InvalidInput where the public key's file ``path`` names another key than it holds (``key_id``)."""
    if any(not KEY_ID.fullmatch(each) or each.decode() != key_id for each in ids_named_in(data)):
        raise InvalidInput("key.public-names-another", path=path)


def check_whole(path: Path, data: bytes) -> None:
    """Raise InvalidInput where the file ``path`` was a public key and is damaged: bad base64, a wrong length, or no end.

    For a file that cannot be opened as one; whatever has not begun as a public key is left alone.
    """
    start = data.find(_BEGIN)
    if start < 0:
        return
    text, end, _ = data[start + len(_BEGIN) :].partition(_END)
    try:
        der = base64.b64decode(b"".join(text.split()), validate=True) if end else b""
    except binascii.Error:
        der = b""
    if len(der) < 2 or der[0] != _SEQUENCE or (der[1] < _LONG_FORM and len(der) != der[1] + 2) or _ED25519 in der:
        raise InvalidInput("key.public-damaged", path=path)


def ids_named_in(data: bytes) -> list[bytes]:
    return [line.removeprefix(LABEL).strip() for line in data.splitlines() if line.startswith(LABEL)]
