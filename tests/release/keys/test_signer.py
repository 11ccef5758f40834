"""Who signs with a key: kept beside it, on every report, and never believed for another key."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.release.keys.signer import read_signer, signer_of, signer_path, write_signer
from gwasprivacy.release.signing import change_passphrase, generate_key, load_signing_key, sign_payload, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.public_keys import LABEL
from gwasprivacy.statement.signer import Signer
from tests.release.planning_scene import KEY, planned_thrice

PASSPHRASE = "correct horse battery"
ADA = Signer(name="Ada Example", institution="Example University")


def key_file(folder: Path, name: str = "office") -> Path:
    private, _ = write_key_pair(generate_key(), folder / name, PASSPHRASE)
    return private


def test_a_name_is_asked_once_kept_with_the_key_and_changeable(tmp_path: Path) -> None:
    key = key_file(tmp_path)
    assert load_signing_key(key, PASSPHRASE).signer is None
    assert write_signer(key, ADA) == tmp_path / "office.signer.json"
    assert load_signing_key(key, PASSPHRASE).signer == ADA
    change_passphrase(key, PASSPHRASE, "another long passphrase")
    assert load_signing_key(key, "another long passphrase").signer == ADA
    write_signer(key, Signer(name="Data Office"))
    assert read_signer(key) == Signer(name="Data Office")
    write_signer(key, None)
    assert read_signer(key) is None
    assert not signer_path(key).exists()


def test_the_name_of_another_key_signs_nothing(tmp_path: Path) -> None:
    key, other = key_file(tmp_path), key_file(tmp_path, "other")
    write_signer(other, ADA)
    signer_path(other).rename(signer_path(key))
    with pytest.raises(InvalidInput) as refused:
        load_signing_key(key, PASSPHRASE)
    assert refused.value.code == "signer.of-another-key"


@pytest.mark.parametrize(
    "content", [b"{}", b"not json", b'{"format":"gwasprivacy-signer/1","key_id":"x","signer":{"name":"A"}}']
)
def test_a_damaged_name_ends_the_release_before_anything_is_spent(tmp_path: Path, content: bytes) -> None:
    key = key_file(tmp_path)
    signer_path(key).write_bytes(content)
    with pytest.raises(InvalidInput):
        load_signing_key(key, PASSPHRASE)
    write_signer(key, ADA)
    assert load_signing_key(key, PASSPHRASE).signer == ADA


@pytest.mark.parametrize(
    ("name", "institution"), [("", "Example University"), ("Ada\u202eelpmaxE", ""), ("A" * 101, ""), ("Ada", "x" * 101)]
)
def test_a_name_that_cannot_stand_on_a_report_is_refused(name: str, institution: str) -> None:
    with pytest.raises(InvalidInput):
        signer_of(name, institution)


def test_a_planning_report_may_name_its_signer_too(tmp_path: Path) -> None:
    report, _ = planned_thrice()
    statement = json.loads(report.payload)
    statement["predicate"]["signer"] = ADA.to_json()
    (tmp_path / "small.planning.json").write_bytes(sign_payload(canonical_json(statement), KEY))
    _, public = write_key_pair(KEY, tmp_path / "planner", PASSPHRASE)
    found = verify_report(tmp_path / "small.planning.json", public)
    assert found.valid, found.reason
    assert "Its signer gives this name: Ada Example, Example University." in found.reason


def test_nothing_typed_names_nobody() -> None:
    assert signer_of("  ", None) is None
    assert signer_of(" Ada  Example ", " ") == Signer(name="Ada Example")


def test_a_key_file_that_names_two_keys_says_of_neither_who_signs(tmp_path: Path) -> None:
    key = tmp_path / "curator.key.pem"
    key.write_bytes(b"".join(b"%s %s\n" % (LABEL, letter * 64) for letter in (b"a", b"b")))
    with pytest.raises(InvalidInput) as caught:
        write_signer(key, None)
    assert caught.value.code == "signer.key-without-id"
