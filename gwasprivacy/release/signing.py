"""Ed25519 keys and DSSE envelopes.

A key's id is its fingerprint: SHA-256 of the DER SubjectPublicKeyInfo, in hexadecimal, which
``openssl pkey -pubin -in KEY.pub.pem -outform DER | sha256sum`` prints too.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.safe_files import OWNER_ONLY, check_target, write_atomic
from gwasprivacy.base.strict_json import read_bytes
from gwasprivacy.release.keys.key_encryption import check_cost, encrypted_pem, is_encrypted_pem
from gwasprivacy.release.keys.key_files import (
    check_key_id,
    check_only_own,
    doubt_about,
    key_paths,
    names_its_key,
    public_beside,
    with_key_id,
)
from gwasprivacy.release.keys.passphrase_rule import check_passphrase
from gwasprivacy.release.keys.signer import read_signer
from gwasprivacy.statement.envelope import PAYLOAD_TYPE, OpenedEnvelope, canonical_envelope, open_envelope
from gwasprivacy.statement.public_keys import fingerprint, load_public_key
from gwasprivacy.statement.signer import Signer

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class SigningKey:
    """An opened private key.  Its value is never printed.  ``signer``: who signs with it, where they have said so."""

    key_id: str
    private: Ed25519PrivateKey = field(repr=False)
    signer: Signer | None = None


def generate_key() -> SigningKey:
    """A new key from the system's generator."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    private = Ed25519PrivateKey.generate()
    return SigningKey(key_id=fingerprint(private.public_key()), private=private)


def write_key_pair(key: SigningKey, prefix: Path, passphrase: str, *, force: bool = False) -> tuple[Path, Path]:
    """Write ``PREFIX.key.pem`` (its id, encrypted PKCS#8; 0600) and ``PREFIX.pub.pem`` (its id, SubjectPublicKeyInfo; 0644).

    Nothing is written when either name is taken (unless ``force``).  Raises InvalidInput.
    """
    check_passphrase(passphrase)
    private_path, public_path = key_paths(prefix)
    for path in (private_path, public_path):
        check_target(path, force=force)
    private = _encrypted(key, private_path, passphrase)
    write_atomic(private_path, private, force=force, mode=OWNER_ONLY)
    write_atomic(public_path, public_key_file(key), force=force, mode=0o644)
    _LOG.info("a key pair is written")
    return private_path, public_path


def public_key_file(key: SigningKey) -> bytes:
    """The file of the public half of ``key``: its id, SubjectPublicKeyInfo."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    public = key.private.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    return with_key_id(public, key.key_id)


def _encrypted(key: SigningKey, path: Path, passphrase: str) -> bytes:
    """The content of a private key's file, proven to open with ``passphrase``; ``path`` is where it will lie, for messages."""
    data = with_key_id(encrypted_pem(key.private, _encoded(passphrase)), key.key_id)
    if _open_private(path, data, passphrase).key_id != key.key_id:
        raise AssertionError("a key's file does not hold the key")
    return data


def change_passphrase(path: Path, old: str | None, new: str) -> SigningKey:
    """Encrypt the private key in ``path`` with ``new`` in place of ``old`` (None: it has none yet), in the form that new keys have.

    The new content is proven to open before it takes the file's place, in one step; the file is complete at every moment.
    Copies elsewhere keep the old passphrase.  Raises InvalidInput with the file as it was.
    """
    path = path.resolve()
    key = load_signing_key(path, old)
    check_passphrase(new)
    write_atomic(path, _encrypted(key, path, new), force=True, mode=OWNER_ONLY)
    return key


def is_encrypted(path: Path) -> bool:
    """Whether a private key file needs a passphrase.  Raises InvalidInput when it cannot be read."""
    return is_encrypted_pem(read_bytes(path, Phrase("a private key")))


def doubtful_key(path: Path) -> InvalidInput | None:
    """What to tell before signing with the key in ``path`` if damage to it would go unnoticed; None if all is well.

    Needs no passphrase.  Raises InvalidInput when the file cannot be read.
    """
    return doubt_about(path, read_bytes(path, Phrase("a private key")))


def load_signing_key(path: Path, passphrase: str | None, *, public: Path | None = None) -> SigningKey:
    """Open a private key.

    Raises InvalidInput: unreadable, not Ed25519, wrong passphrase, another key than its file or the public key beside it
    (or in ``public``) says, not encrypted and open to others; its signer's name is damaged or of another key.
    """
    data = read_bytes(path, Phrase("a private key"))
    key = _open_private(path, data, passphrase)
    if public is None and not names_its_key(data):
        public = public_beside(path)
    if public is not None:
        _check_belongs(path, key.key_id, public)
    return replace(key, signer=read_signer(path, key.key_id))


def _open_private(path: Path, data: bytes, passphrase: str | None) -> SigningKey:
    """The private key in the bytes ``data`` of the file ``path``.  Raises InvalidInput."""
    from cryptography.exceptions import InternalError, UnsupportedAlgorithm
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    if b"BEGIN PUBLIC KEY" in data:
        raise InvalidInput("signing.is-public", path=path)
    encrypted = is_encrypted_pem(data)
    if encrypted and not passphrase:
        raise InvalidInput("signing.needs-passphrase", path=path)
    if not encrypted and b"PRIVATE KEY" in data:
        check_only_own(path)
    check_cost(path, data)
    try:
        private = load_pem_private_key(data, _encoded(passphrase) if encrypted and passphrase else None)
    except (ValueError, TypeError, UnsupportedAlgorithm, InternalError):  # the last: OpenSSL on some damaged keys
        if encrypted:
            raise InvalidInput("signing.wrong-passphrase", path=path) from None
        raise InvalidInput("signing.not-a-private-key", path=path) from None
    if not isinstance(private, Ed25519PrivateKey):
        raise InvalidInput("signing.not-ed25519", remedy="choose-or-make-key", path=path)
    key_id = fingerprint(private.public_key())
    check_key_id(path, data, key_id)
    return SigningKey(key_id=key_id, private=private)


def add_key_id(path: Path, passphrase: str | None, public: Path) -> SigningKey:
    """Write its id into the private key's file ``path``, once the key is the one whose public half is in ``public``.

    Raises InvalidInput; the file is complete at every moment, and only its owner can read it afterwards.
    """
    key = load_signing_key(path, passphrase, public=public)
    write_atomic(path, with_key_id(read_bytes(path, Phrase("a private key")), key.key_id), force=True, mode=OWNER_ONLY)
    return key


def _check_belongs(path: Path, key_id: str, public: Path) -> None:
    """Raise InvalidInput unless ``public`` holds the public half of the private key in ``path``, whose id is ``key_id``."""
    try:
        named = load_public_key(public).key_id
    except VerificationFailed as error:
        raise error.as_kind(InvalidInput) from None
    if named != key_id:
        raise InvalidInput("key.other-public", path=path, public=public)


def sign_payload(payload: bytes, key: SigningKey, payload_type: str = PAYLOAD_TYPE) -> bytes:
    """The canonical envelope file over ``payload`` of ``payload_type``: DSSE, one line of JSON."""
    from securesystemslib.dsse import Envelope
    from securesystemslib.signer import CryptoSigner, SSlibKey  # type: ignore[attr-defined]

    public = SSlibKey.from_crypto(key.private.public_key(), keyid=key.key_id)
    envelope = Envelope(payload, payload_type, {})
    envelope.sign(CryptoSigner(key.private, public))
    _LOG.info("signed")
    return canonical_envelope(envelope.to_dict())


def add_signature(envelope: OpenedEnvelope, key: SigningKey) -> bytes:
    """The file of ``envelope`` with one more signature over its payload.  Raises InvalidInput where ``key`` has made one."""
    if key.key_id in envelope.signatures:
        raise InvalidInput("signing.signed-already")
    new = open_envelope(sign_payload(envelope.payload, key, envelope.payload_type), envelope.payload_type)
    return replace(envelope, signatures={**envelope.signatures, **new.signatures}).file


def _encoded(passphrase: str) -> bytes:
    return passphrase.encode(
        "utf-8", "surrogateescape"
    )  # bytes from the environment that are no UTF-8 stay as they are
