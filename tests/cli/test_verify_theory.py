"""``gwasprivacy verify-theory``: JSON in every outcome, exit code 4 when refuted."""

from __future__ import annotations

import json

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.membership.loss import BOUNDED_RANGE


def run(capsys, *arguments: str) -> tuple[int, dict]:
    code = main(["verify-theory", *arguments, "--json"])
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("family", ["bounded", "unbounded"])
def test_the_calibrated_mechanism_holds_tightly(capsys, family):
    code, found = run(capsys, "--family", family, "--prior", "0.25", "0.75", "--gamma", "2", "--size", "6")
    assert code == 0
    assert found["holds"] is True
    assert found["smallest_gamma"] == pytest.approx(2)
    assert found["witness"]["entity"] == 1


@pytest.mark.parametrize("k", [2, 3, 4])
def test_the_published_k_max_is_refuted_with_rank_one_as_witness(capsys, k):
    code, found = run(capsys, "--mechanism", "k-max", "--k", str(k), "--size", "8", "--published")
    assert code == 4
    assert found["holds"] is False
    assert found["smallest_gamma"] is None
    assert found["witness"]["output"] == 1


@pytest.mark.parametrize("k", [2, 3, 4])
def test_the_corrected_k_max_holds_exactly(capsys, k):
    code, found = run(capsys, "--mechanism", "k-max", "--k", str(k), "--size", "8")
    assert code == 0
    assert found["smallest_gamma"] == pytest.approx((2**k - 1) / (2**k - 2), rel=1e-12)


def test_too_little_noise_is_refuted(capsys):
    code, found = run(capsys, "--prior", "0.5", "--gamma", "2", "--size", "4", "--run-at", "1.5")
    assert code == 4
    assert found["smallest_gamma"] > 2


def test_what_is_printed_of_the_size_is_enumerated(capsys):
    for options in (["--sizes", "total"], ["--sizes", "about"], ["--secret", "case-status", "--sizes", "about"]):
        code, found = run(capsys, "--prior", "0.5", "--gamma", "1.5", *options, "--size", "6")
        assert (code, found["smallest_gamma"]) == (0, pytest.approx(1.5))
        assert run(capsys, "--prior", "0.5", "--gamma", "1.5", *options, "--run-at", "1.4")[0] == 4


def test_the_traps_are_computed(capsys):
    code, found = run(capsys, "--traps")
    assert code == 0
    assert found["holds"] is True
    assert {trap["name"] for trap in found["traps"]} >= {"unknown-phenotype", "multiplied-gammas", "unequal-entities"}
    assert main(["verify-theory", "--traps"]) == 0
    assert "as predicted" in capsys.readouterr().out


def test_the_bounds_on_attacks_are_enumerated_for_every_selector(capsys):
    code, found = run(capsys, "--attack-bounds", "--cases", "3", "--seed", "2")
    assert code == 0
    assert found["holds"] is True
    assert all(claim["holds"] and claim["cases"] == 3 for claim in found["claims"])
    assert {"joint-2", "permute-and-flip-1", "groups", "unknown-phenotype"} < {
        claim["name"] for claim in found["claims"]
    }
    assert {trap["name"] for trap in found["traps"]} >= {"permute-and-flip-range", "adaptive-ranges"}
    assert main(["verify-theory", "--attack-bounds", "--cases", "1"]) == 0
    text = capsys.readouterr().out
    assert "holds" in text
    assert "as predicted" in text


def test_whole_releases_are_enumerated(capsys):
    code, found = run(capsys, "--releases", "--cases", "1", "--seed", "2")
    assert code == 0
    assert {"ratio-strata-label", "trait-replace-trait", "add-remove"} < {claim["name"] for claim in found["claims"]}
    assert all(claim["holds"] for claim in found["claims"])
    assert found["traps"] == []


def test_a_refuted_bound_on_attacks_has_exit_code_4(capsys, monkeypatch):
    monkeypatch.setattr(type(MECHANISMS["permute-and-flip"]), "loss", lambda _self, _n_snps: BOUNDED_RANGE)
    code, found = run(capsys, "--attack-bounds", "--cases", "15")
    assert code == 4
    assert found["holds"] is False
    assert "permute-and-flip-1" in {claim["name"] for claim in found["claims"] if not claim["holds"]}


def test_the_result_is_also_in_words(capsys):
    assert main(["verify-theory", "--prior", "0.5", "--gamma", "2", "--size", "4"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("Holds.")
    assert "from 50 % to 75 %" in text
    assert main(["verify-theory", "--mechanism", "k-max", "--k", "2", "--published"]) == 4
    assert "none, however large" in capsys.readouterr().out
    assert main(["verify-theory", "--gamma", "2", "--mechanism", "exponential", "--prior", "0.1", "0.4"]) == 0
    assert "and at most" in capsys.readouterr().out


def test_american_spelling_is_understood(capsys):
    code, found = run(capsys, "--mechanism", "randomized-response", "--gamma", "2", "--size", "4")
    assert code == 0
    assert found["mechanism"] == "randomised-response"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--gamma", "2", "--size", "40"], "--size"),
        (["--gamma", "2", "--published"], "--published"),
        (["--mechanism", "k-max"], "--k"),
        (["--mechanism", "k-max", "--k", "9", "--size", "8"], "--k"),
        (["--mechanism", "k-max", "--k", "2", "--gamma", "2"], "--gamma"),
        (["--mechanism", "k-max", "--k", "2", "--family", "unbounded"], "--family"),
        (["--gamma", "2", "--run-at", "-1"], "--run-at"),
        (["--prior", "0.5"], "--gamma"),
        (["--gamma", "2", "--cases", "3"], "--cases"),
        (["--attack-bounds", "--cases", "0"], "--cases"),
        (["--attack-bounds", "--seed", "-1"], "--seed"),
    ],
)
def test_bad_arguments_are_one_line(capsys, arguments, word):
    assert main(["verify-theory", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert word in captured.err


def test_the_family_of_all_distributions_is_refused(capsys):
    assert main(["verify-theory", "--family", "all"]) == 3
    assert "every conceivable attacker" in capsys.readouterr().err
