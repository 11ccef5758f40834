"""``policy new``, ``policy sign`` and ``policy show``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.cli.oversight import policy
from gwasprivacy.release.policy.signed_policy import read_policy
from gwasprivacy.release.signing import SigningKey, generate_key, write_key_pair
from tests.release.policy_scene import PASSPHRASE, found_site


@pytest.fixture(autouse=True)
def passphrase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)


def key_pair(folder: Path, name: str) -> SigningKey:
    key = generate_key()
    write_key_pair(key, folder / name, PASSPHRASE)
    return key


def test_the_example_makes_signs_and_shows_a_policy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    officer, board = key_pair(tmp_path, "officer"), key_pair(tmp_path, "board")
    for line in policy.EXAMPLE.split("\n"):
        words = line.strip().replace('"Cancer Registry"', "Cancer\0Registry").split()
        assert main([word.replace("\0", " ") for word in words[1:]]) == 0
    found = read_policy(tmp_path / "policy.json")
    assert found.policy.site == "Cancer Registry"
    assert found.policy.approvers == (board.key_id,)
    assert (found.policy.max_epsilon, found.policy.max_budget, found.policy.min_participants) == (0.7, 2.0, 500)
    shown = capsys.readouterr().out
    assert "ε is at most 0.7 for each protected person" in shown
    assert f"Signed with the key {officer.key_id}." in shown
    assert main(["policy", "show", "policy.json", "--key", "board.pub.pem"]) == 4
    assert main(["policy", "show", "rules.json", "--key", "officer.pub.pem"]) == 4


def test_json_has_the_rules_the_digest_and_the_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    officer = key_pair(tmp_path, "officer")
    rules, signed = tmp_path / "rules.json", tmp_path / "policy.json"
    key = str(tmp_path / "officer.key.pem")
    assert main(["policy", "new", str(rules), "--site", "X", "--no-traits", "--min-cases", "3", "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["rules"]["allow_traits"] is False
    assert main(["policy", "sign", str(rules), "--key", key, "--out", str(signed), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["key_id"] == officer.key_id
    assert main(["policy", "show", str(signed), "--json"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert (shown["rules"], shown["sha256"], shown["key_id"]) == (made["rules"], told["sha256"], None)


def test_a_wrong_rule_is_told_by_its_option_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = tmp_path / "rules.json"
    for options, said in (
        (["--max-epsilon", "0"], "--max-epsilon: must be above 0"),
        (["--families", "everybody"], "--families: 'everybody' is not a known choice."),
        (["--covers-prior", "0.9", "0.1"], "--covers-prior: "),
        (["--valid-until", "soon"], "--valid-until: must be a date"),
    ):
        assert main(["policy", "new", str(rules), "--site", "X", *options]) == 2
        assert said in capsys.readouterr().err
    assert not rules.exists()


def test_without_a_file_this_site_s_policy_is_shown_and_one_that_cannot_be_believed_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = found_site(tmp_path, monkeypatch)
    here.put(max_snps=4)
    assert main(["policy", "show"]) == 0
    assert "One release names 4 SNPs at most." in capsys.readouterr().out
    here.policy.unlink()
    assert main(["policy", "show"]) == 3
    here.officer_key.unlink()
    assert main(["policy", "show"]) == 0
    assert "This site has no policy" in capsys.readouterr().out
