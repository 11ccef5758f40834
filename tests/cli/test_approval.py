"""``request``, ``approve`` and ``release --approval``: the whole way on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release.signing import generate_key, write_key_pair
from tests.release.policy_scene import PASSPHRASE, found_site
from tests.release.scene import set_up


def test_a_release_needs_both_signatures_and_the_words_come_before_the_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    scene, site, board = set_up(tmp_path), found_site(tmp_path, monkeypatch), generate_key()
    board_key, _ = write_key_pair(board, tmp_path / "board", PASSPHRASE)
    site.put(approvers=[board.key_id])
    plan, request, approval = tmp_path / "small.gwasplan", tmp_path / "r.json", tmp_path / "a.json"
    save_plan(scene.plan, plan)
    what = [str(plan), "--study", str(scene.study), "--ledger", str(scene.ledger), "--key", str(scene.key_path)]
    release = ["release", *what, "--out", str(scene.out), "--no-pdf"]
    assert main(release) == 3
    assert "requires approval by a second person, and there is none" in capsys.readouterr().err
    assert not scene.out.exists()
    assert main(["request", *what, "--out", str(request), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["spent_epsilon"] == 1.5
    assert main(["approve", str(request)]) == 0
    shown = capsys.readouterr().out
    for words in (
        "Release 1 of the study “Small study”",
        "nothing else",
        "It spends ε = 1.5",
        "policy of Cancer Registry",
    ):
        assert words in shown
    own = ["approve", str(request), "--key", str(scene.key_path), "--out", str(approval)]
    assert main(own) == 3
    assert "You cannot approve your own release." in capsys.readouterr().err
    assert main(["approve", str(request), "--key", str(board_key), "--out", str(approval)]) == 0
    assert main([*release, "--approval", str(approval), "--json"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])["report"]
    verify = ["verify", report, "--key", str(scene.public_key_path), "--policy", str(site.policy)]
    assert main([*verify, "--policy-key", str(site.officer_key)]) == 0
    assert "It was approved on " in capsys.readouterr().out
    assert main(verify) == 2
    assert main([*release, "--approval", str(approval)]) == 3
    assert main([*release, "--approval", str(request)]) == 3
    assert main(["approve", str(approval), "--json"]) == 4
