"""Keys: encrypted at rest, never overwritten, and readable by openssl."""

from __future__ import annotations

import base64
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.cli.main import main
from gwasprivacy.release.signing import (
    add_key_id,
    add_signature,
    doubtful_key,
    generate_key,
    is_encrypted,
    load_signing_key,
    sign_payload,
    write_key_pair,
)
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.statement.public_keys import check_whole, load_public_key

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
    (tmp_path / taken).write_text("mine", encoding="utf-8")
    with pytest.raises(InvalidInput, match="exists"):
        write_key_pair(generate_key(), tmp_path / "k", PASSPHRASE)
    assert [path.name for path in tmp_path.iterdir()] == [taken]
    assert (tmp_path / taken).read_text(encoding="utf-8") == "mine"


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
    elliptic.chmod(0o600)
    text.write_text("hello", encoding="utf-8")
    for path, passphrase, words in (
        (private, "wrong passphrase", "^Wrong passphrase. Nothing was spent."),
        (private, None, "needs its passphrase"),
        (private, "", "needs its passphrase"),
        (private, "\udcff" * 9, "^Wrong passphrase."),
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


def edits_of(data: bytes, *, every: int) -> Iterator[bytes]:
    """``data`` with one byte changed, removed or doubled; ``every`` byte of the positions that come to that many."""
    for position in range(0, len(data), every):
        for bit in (0, 1, 2, 4, 5):
            changed = bytearray(data)
            changed[position] ^= 1 << bit
            yield bytes(changed)
        yield data[:position] + data[position + 1 :]
        yield data[: position + 1] + data[position:]


def opened_as(path: Path, data: bytes) -> str | None:
    """The id under which the file ``path`` of the bytes ``data`` opens; None where it is refused."""
    path.write_bytes(data)
    path.chmod(0o600)
    try:
        return load_signing_key(path, PASSPHRASE).key_id
    except InvalidInput:
        return None


def test_no_edit_of_a_byte_makes_a_key_file_open_as_another_key(tmp_path: Path) -> None:
    key = generate_key()
    private, public = write_key_pair(key, tmp_path / "k", PASSPHRASE)
    public.unlink()
    for data in edits_of(private.read_bytes(), every=1):
        assert opened_as(private, data) in (None, key.key_id), data


def test_a_damaged_public_key_is_told_from_one_that_signed_nothing(tmp_path: Path) -> None:
    """Bad base64, a wrong length, no end, another key than the line says: the file, not the signature, is what is wrong."""
    key = generate_key()
    _, public = write_key_pair(key, tmp_path / "k", PASSPHRASE)
    whole = public.read_bytes()
    line, pem = whole.split(b"\n", 1)
    assert load_public_key(public).key_id == key.key_id
    body = pem.splitlines()[1]
    damaged = [
        pem.replace(body, body[:20] + b"*" + body[21:]),
        pem.replace(body, body[:-8]),
        pem.replace(body, body + b"AAAA"),
        pem.split(b"-----END")[0],
        line + b"\n" + pem.replace(body, body[:30] + (b"B" if body[30:31] != b"B" else b"C") + body[31:]),
        line[:-1] + b"\n" + pem,
    ]
    for data in damaged:
        public.write_bytes(data)
        with pytest.raises(InvalidInput) as caught:
            load_public_key(public)
        assert caught.value.code in ("key.public-damaged", "key.public-names-another")
        assert main(["verify", str(public), "--key", str(public)]) == 2
    for data in (b"", b"no key", pem.replace(b"PUBLIC", b"PUBLIK")):
        public.write_bytes(data)
        with pytest.raises((VerificationFailed, InvalidInput)) as other:
            load_public_key(public)
        assert not other.value.code.startswith("key.public")


def test_what_begins_as_a_public_key_and_is_none_is_told_from_a_key_of_another_kind(tmp_path: Path) -> None:
    """DER: a sequence (0x30), its length in one byte below 0x80, else in several after it."""

    def pem(der: bytes, end: bytes = b"-----END PUBLIC KEY-----\n") -> bytes:
        return b"-----BEGIN PUBLIC KEY-----\n" + base64.b64encode(der) + b"\n" + end

    path, other = tmp_path / "k.pub.pem", bytes.fromhex("30050603551d0e")
    for whole in (
        b"",
        b"no key",
        pem(other),
        pem(b"0\0"),
        pem(b"0\x7f" + bytes(127)),
        pem(b"0\x80"),
        pem(b"0\x82\1\0"),
    ):
        check_whole(path, whole)
    ed25519 = bytes.fromhex("300506032b6570")
    for der in (b"", b"0", b"1" + other[1:], other[:-1], other + b"\0", b"0\x7f" + bytes(126), ed25519):
        with pytest.raises(InvalidInput) as caught:
            check_whole(path, pem(der))
        assert caught.value.code == "key.public-damaged"
    for data in (pem(other, b""), pem(other).replace(b"M", b"*")):
        with pytest.raises(InvalidInput) as caught:
            check_whole(path, data)
        assert caught.value.code == "key.public-damaged"


def test_no_edit_of_a_byte_makes_a_public_key_s_file_open_as_another_key(tmp_path: Path) -> None:
    key = generate_key()
    _, public = write_key_pair(key, tmp_path / "k", PASSPHRASE)
    for data in edits_of(public.read_bytes(), every=1):
        public.write_bytes(data)
        try:
            found = load_public_key(public).key_id
        except (InvalidInput, VerificationFailed):
            continue
        # Where the line's own name is hit, nothing is named; then the key is whole, since one edit was made.
        assert found == key.key_id


def test_a_key_without_id_is_compared_with_the_public_key_beside_it(tmp_path: Path) -> None:
    key = generate_key()
    private, public = write_key_pair(key, tmp_path / "k", PASSPHRASE)
    older = private.read_bytes().split(b"\n", 1)[1]
    assert older.startswith(b"-----BEGIN ENCRYPTED PRIVATE KEY-----")
    others = 0
    for data in edits_of(older, every=3):
        beside = opened_as(private, data)
        alone = opened_as(tmp_path / "alone.key.pem", data)
        assert beside in (None, key.key_id)
        others += alone not in (None, key.key_id)
    assert others > 10, "the same edits open as other keys where nothing is there to compare with"
    private.write_bytes(older)
    assert doubtful_key(private) is None
    doubt = doubtful_key(tmp_path / "alone.key.pem")
    assert doubt is not None
    assert "id" in doubt.hint
    write_key_pair(generate_key(), tmp_path / "other", PASSPHRASE)
    public.write_bytes((tmp_path / "other.pub.pem").read_bytes())
    with pytest.raises(InvalidInput, match="do not match"):
        load_signing_key(private, PASSPHRASE)
    public.write_text("no key", encoding="utf-8")
    with pytest.raises(InvalidInput, match="not a public key"):
        load_signing_key(private, PASSPHRASE)


def test_an_id_is_written_only_into_the_file_of_that_key(tmp_path: Path) -> None:
    key = generate_key()
    private, public = write_key_pair(key, tmp_path / "k", PASSPHRASE)
    _, other = write_key_pair(generate_key(), tmp_path / "other", PASSPHRASE)
    whole = private.read_bytes()
    older = tmp_path / "old.pem"
    older.write_bytes(whole.split(b"\n", 1)[1])
    with pytest.raises(InvalidInput, match="do not match"):
        add_key_id(older, PASSPHRASE, other)
    assert older.read_bytes() == whole.split(b"\n", 1)[1]
    assert add_key_id(older, PASSPHRASE, public).key_id == key.key_id
    assert older.read_bytes() == whole
    assert older.stat().st_mode & 0o777 == 0o600
    assert add_key_id(older, PASSPHRASE, public).key_id == key.key_id
    assert older.read_bytes() == whole


def test_a_key_without_passphrase_that_others_can_read_is_refused(tmp_path: Path) -> None:
    key = generate_key()
    plain = tmp_path / "plain.pem"
    plain.write_bytes(key.private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    for mode in (0o640, 0o604, 0o620, 0o644):
        plain.chmod(mode)
        with pytest.raises(InvalidInput, match="others can read it"):
            load_signing_key(plain, None)
    plain.chmod(0o600)
    assert load_signing_key(plain, None).key_id == key.key_id
    encrypted, _ = write_key_pair(key, tmp_path / "k", PASSPHRASE)
    encrypted.chmod(0o644)
    assert load_signing_key(encrypted, PASSPHRASE).key_id == key.key_id


def test_an_envelope_is_one_line_and_opens_to_what_was_signed() -> None:
    key = generate_key()
    data = sign_payload(b'{"a":1}', key)
    assert data.count(b"\n") == 1
    opened = open_envelope(data)
    assert opened.payload == b'{"a":1}'
    assert set(opened.signatures) == {key.key_id}
    assert sign_payload(b'{"a":1}', key) == data, "Ed25519 is deterministic"


def test_damage_that_openssl_itself_stumbles_over_is_refused_in_words(tmp_path: Path) -> None:
    """The decrypted key has another length: found with 40 random keys, here made on purpose."""
    key = generate_key()
    der = key.private.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
    short = der[:1] + bytes([der[1] - 1]) + der[2:13] + bytes([der[13] - 1, der[14], der[15] - 1]) + der[16:-1]
    body = base64.b64encode(short)
    private = tmp_path / "k.pem"
    private.write_bytes(b"-----BEGIN PRIVATE KEY-----\n" + body + b"\n-----END PRIVATE KEY-----\n")
    private.chmod(0o600)
    with pytest.raises(InvalidInput, match="not a private key"):
        load_signing_key(private, None)


def test_a_key_signs_an_envelope_once() -> None:
    key = generate_key()
    signed = sign_payload(b"{}", key)
    with pytest.raises(InvalidInput) as refused:
        add_signature(open_envelope(signed), key)
    assert refused.value.code == "signing.signed-already"
    assert len(open_envelope(add_signature(open_envelope(signed), generate_key())).signatures) == 2
