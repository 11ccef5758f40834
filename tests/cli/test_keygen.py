"""``gwasprivacy keygen``: a pair of files, a passphrase from the environment or typed twice, nothing overwritten."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from gwasprivacy.cli import passphrase as passphrase_module
from gwasprivacy.cli.main import main
from gwasprivacy.release.signing import load_signing_key
from gwasprivacy.statement.public_keys import load_public_key


def test_the_passphrase_comes_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", "a long passphrase")
    assert main(["keygen", "--out", str(tmp_path / "k"), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert load_signing_key(tmp_path / "k.key.pem", "a long passphrase").key_id == shown["key_id"]
    assert load_public_key(tmp_path / "k.pub.pem").key_id == shown["key_id"]
    assert "a long passphrase" not in json.dumps(shown)
    assert main(["keygen", "--out", str(tmp_path / "k")]) == 2


def test_a_typed_passphrase_is_asked_for_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GWASPRIVACY_PASSPHRASE", raising=False)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    typed = iter(["a long passphrase", "a long passphrase", "one thing 1", "another thing"])
    monkeypatch.setattr(passphrase_module.getpass, "getpass", lambda prompt: next(typed))
    assert main(["keygen", "--out", str(tmp_path / "k")]) == 0
    assert main(["keygen", "--out", str(tmp_path / "other")]) == 2
    assert not (tmp_path / "other.key.pem").exists()


@pytest.mark.parametrize(
    ("given", "words"), [(None, "GWASPRIVACY_PASSPHRASE"), ("short", "passphrase"), ("", "passphrase")]
)
def test_without_a_usable_passphrase_nothing_is_written(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    given: str | None,
    words: str,
) -> None:
    monkeypatch.delenv("GWASPRIVACY_PASSPHRASE", raising=False)
    if given is not None:
        monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", given)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False)
    assert main(["keygen", "--out", str(tmp_path / "k")]) == 2
    assert words in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_key_id_mends_a_key_of_older_form(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", "a long passphrase")
    assert main(["keygen", "--out", str(tmp_path / "k")]) == 0
    key, public = tmp_path / "k.key.pem", tmp_path / "public.pem"
    whole = key.read_bytes()
    key.write_bytes(whole.split(b"\n", 1)[1])
    (tmp_path / "k.pub.pem").rename(public)
    capsys.readouterr()
    passphrase_module.open_key(key)
    assert "gwasprivacy key id" in capsys.readouterr().err
    assert main(["key", "id", str(key), "--public", str(public), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["key_id"] == load_public_key(public).key_id
    assert key.read_bytes() == whole
    passphrase_module.open_key(key)
    assert capsys.readouterr().err == ""
