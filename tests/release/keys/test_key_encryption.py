"""How a private key lies in its file: scrypt that openssl opens, old forms read, damage refused before it costs anything."""

from __future__ import annotations

import base64
import subprocess
import time
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.serialization import BestAvailableEncryption, Encoding, PrivateFormat

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.release import signing
from gwasprivacy.release.keys import key_encryption
from gwasprivacy.release.keys.key_encryption import SCRYPT, ScryptCost
from gwasprivacy.release.keys.key_files import with_key_id
from gwasprivacy.release.signing import change_passphrase, generate_key, load_signing_key, write_key_pair

PASSPHRASE, NEW = "correct horse battery", "staple of another kind"
REAL_COST = ScryptCost(n=2**14, r=8, p=8)


def older_key(folder: Path, passphrase: str = "8 signs!") -> Path:
    """A key's file as `cryptography` writes it by itself."""
    key = generate_key()
    pem = key.private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(passphrase.encode()))
    path = folder / "old.key.pem"
    path.write_bytes(with_key_id(pem, key.key_id))
    path.chmod(0o600)
    return path


def is_by_scrypt(path: Path) -> bool:
    """Whether the file names scrypt (RFC 7914 §7) as what its key is derived by."""
    lines = path.read_text("utf-8").split("-----BEGIN ENCRYPTED PRIVATE KEY-----")[1].split("-----END")[0].split()
    return SCRYPT in base64.b64decode("".join(lines))


def test_a_new_key_takes_scrypt_with_16_megabytes_and_openssl_opens_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(key_encryption, "COST", REAL_COST)
    private, _ = write_key_pair(generate_key(), tmp_path / "k", PASSPHRASE)
    shown = subprocess.run(["openssl", "asn1parse", "-in", str(private)], capture_output=True, text=True, check=True)
    assert ":scrypt" in shown.stdout
    assert [line.split(":")[-1] for line in shown.stdout.splitlines() if "INTEGER" in line] == ["4000", "08", "08"]
    opened = ["openssl", "pkey", "-in", str(private), "-passin", f"pass:{PASSPHRASE}", "-noout", "-text"]
    assert b"ED25519" in subprocess.run(opened, capture_output=True, check=True).stdout
    before = time.process_time()
    with pytest.raises(InvalidInput, match="Wrong passphrase"):
        load_signing_key(private, "a wrong passphrase")
    assert time.process_time() - before > 0.05  # PBKDF2 as before: 0.0005


def test_what_openssl_encrypts_with_scrypt_opens(tmp_path: Path) -> None:
    key = tmp_path / "openssl.key.pem"
    made = subprocess.run(["openssl", "genpkey", "-algorithm", "ed25519"], capture_output=True, check=True).stdout
    hide = ["openssl", "pkcs8", "-topk8", "-scrypt", "-passout", f"pass:{PASSPHRASE}", "-out", str(key)]
    subprocess.run(hide, input=made, capture_output=True, check=True)
    key.chmod(0o600)
    assert is_by_scrypt(key)
    assert len(load_signing_key(key, PASSPHRASE).key_id) == 64


def test_a_key_of_another_form_opens_and_gets_the_new_form_with_its_next_passphrase(tmp_path: Path) -> None:
    path = older_key(tmp_path)
    assert not is_by_scrypt(path)
    before = load_signing_key(path, "8 signs!")
    assert change_passphrase(path, "8 signs!", NEW).key_id == before.key_id
    assert is_by_scrypt(path)
    assert load_signing_key(path, NEW).key_id == before.key_id
    assert path.stat().st_mode & 0o777 == 0o600
    with pytest.raises(InvalidInput, match="Wrong passphrase"):
        load_signing_key(path, "8 signs!")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [("wrong one here", NEW, "Wrong passphrase"), (PASSPHRASE, "short", "shorter"), (PASSPHRASE, "ab" * 9, "repeats")],
)
def test_a_passphrase_that_cannot_be_changed_leaves_the_file_as_it_was(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    path, _ = write_key_pair(generate_key(), tmp_path / "k", PASSPHRASE)
    before = path.read_bytes()
    with pytest.raises(InvalidInput, match=words):
        change_passphrase(path, old, new)
    assert path.read_bytes() == before
    assert sorted(each.name for each in tmp_path.iterdir()) == ["k.key.pem", "k.pub.pem"]


def test_a_new_form_that_would_not_open_never_takes_the_old_ones_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, _ = write_key_pair(generate_key(), tmp_path / "k", PASSPHRASE)
    before, encrypt = path.read_bytes(), signing.encrypted_pem
    monkeypatch.setattr(signing, "encrypted_pem", lambda key, passphrase: encrypt(key, passphrase + b"?"))
    with pytest.raises(InvalidInput):
        change_passphrase(path, PASSPHRASE, NEW)
    monkeypatch.setattr(signing, "encrypted_pem", lambda key, passphrase: encrypt(generate_key().private, passphrase))
    with pytest.raises(InvalidInput, match="a different key"):
        change_passphrase(path, PASSPHRASE, NEW)
    assert path.read_bytes() == before


def test_a_change_through_a_link_changes_the_file_and_keeps_the_link(tmp_path: Path) -> None:
    path, _ = write_key_pair(generate_key(), tmp_path / "k", PASSPHRASE)
    link = tmp_path / "mine.key.pem"
    link.symlink_to(path)
    change_passphrase(link, PASSPHRASE, NEW)
    assert link.is_symlink()
    assert load_signing_key(path, NEW)


@pytest.mark.parametrize("cost", [{"n": 2**25}, {"r": 2**20}, {"p": 2**20}])
def test_a_file_that_asks_for_terabytes_is_refused_before_it_costs_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cost: dict[str, int]
) -> None:
    """What one damaged byte can make of the parameters; they are put into the file of a key that would not open anyway."""
    path, _ = write_key_pair(generate_key(), tmp_path / "k", PASSPHRASE)
    parts = {"n": 16, "r": 8, "p": 1}
    small = b"".join(key_encryption._integer(each) for each in parts.values())
    large = b"".join(key_encryption._integer(each) for each in (parts | cost).values())
    part = key_encryption._part

    def larger(kind: int, content: bytes) -> bytes:
        return part(kind, content.replace(small, large))

    monkeypatch.setattr(key_encryption, "_part", larger)
    der = key_encryption.encrypted_pem(generate_key().private, PASSPHRASE.encode())
    path.write_bytes(der)
    with pytest.raises(InvalidInput, match="more memory or time"):
        load_signing_key(path, PASSPHRASE)
