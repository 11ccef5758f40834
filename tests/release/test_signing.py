"""Keys: encrypted at rest, never overwritten, and readable by openssl."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.release.signing import (
    generate_key,
    is_encrypted,
    load_public_key,
    load_signing_key,
    open_envelope,
    sign_payload,
    write_key_pair,
)

PASSPHRASE = "correct horse battery"


def test_a_key_pair_is_written_encrypted_with_narrow_permissions_and_opens_again(tmp_path: Path) -> None:
    key = generate_key()
    private, public = write_key_pair(key, tmp_path / "curator", PASSPHRASE)
    assert (private.name, public.name) == ("curator.key.pem", "curator.pub.pem")
    assert private.stat().st_mode & 0o777 == 0o600
    assert public.stat().st_mode & 0o777 == 0o644
    assert b"BEGIN ENCRYPTED PRIVATE KEY" in private.read_bytes()
    assert b"BEGIN PUBLIC KEY" in public.read_bytes()
    assert is_encrypted(private)
    assert load_signing_key(private, PASSPHRASE).key_id == load_public_key(public).key_id == key.key_id
    assert key.key_id in repr(key)
    assert "private" not in repr(key)


def test_the_key_id_is_the_fingerprint_that_openssl_prints(tmp_path: Path) -> None:
    key = generate_key()
    _, public = write_key_pair(key, tmp_path / "k", PASSPHRASE)
    der = subprocess.run(
        ["openssl", "pkey", "-pubin", "-in", public, "-outform", "DER"], capture_output=True, check=True
    ).stdout
    digest = subprocess.run(["sha256sum"], input=der, capture_output=True, check=True).stdout.split()[0]
    assert digest.decode() == key.key_id


def test_openssl_opens_the_private_key_with_the_passphrase(tmp_path: Path) -> None:
    private, _ = write_key_pair(generate_key(), tmp_path / "k", PASSPHRASE)
    command = ["openssl", "pkey", "-in", str(private), "-passin", f"pass:{PASSPHRASE}", "-noout", "-text"]
    assert b"ED25519" in subprocess.run(command, capture_output=True, check=True).stdout


@pytest.mark.parametrize("taken", ["k.key.pem", "k.pub.pem"])
def test_no_key_is_ever_overwritten(tmp_path: Path, taken: str) -> None:
    (tmp_path / taken).write_text("mine")
    with pytest.raises(InvalidInput, match="exists"):
        write_key_pair(generate_key(), tmp_path / "k", PASSPHRASE)
    assert [path.name for path in tmp_path.iterdir()] == [taken]
    assert (tmp_path / taken).read_text() == "mine"


def test_short_passphrases_are_refused(tmp_path: Path) -> None:
    for short in ("", "1234567"):
        with pytest.raises(InvalidInput, match="passphrase"):
            write_key_pair(generate_key(), tmp_path / "k", short)
    assert list(tmp_path.iterdir()) == []


def test_keys_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    private, public = write_key_pair(generate_key(), tmp_path / "k", PASSPHRASE)
    other = generate_private_key(SECP256R1())
    elliptic, text = tmp_path / "ec.pem", tmp_path / "text.pem"
    elliptic.write_bytes(other.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    text.write_text("hello")
    for path, passphrase, words in (
        (private, "wrong passphrase", "does not open"),
        (private, None, "needs its passphrase"),
        (private, "", "needs its passphrase"),
        (private, "\udcff" * 9, "does not open"),
        (public, PASSPHRASE, "public key"),
        (elliptic, None, "not an Ed25519"),
        (text, None, "PEM"),
        (tmp_path / "none", None, "does not exist"),
    ):
        with pytest.raises(InvalidInput, match=words) as caught:
            load_signing_key(path, passphrase)
        assert PASSPHRASE not in str(caught.value)
        assert str(path) in str(caught.value)
    curve = tmp_path / "ec.pub.pem"
    curve.write_bytes(other.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo))
    for path in (private, text, curve):
        with pytest.raises(VerificationFailed):
            load_public_key(path)


def test_an_envelope_is_one_line_and_opens_to_what_was_signed() -> None:
    key = generate_key()
    data = sign_payload(b'{"a":1}', key)
    assert data.count(b"\n") == 1
    opened = open_envelope(data)
    assert opened.payload == b'{"a":1}'
    assert set(opened.signatures) == {key.key_id}
    assert sign_payload(b'{"a":1}', key) == data, "Ed25519 is deterministic"
