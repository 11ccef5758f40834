"""``gwasprivacy calibrate``: the keys of docs/interfaces.md, the checked values, and one-line refusals."""

from __future__ import annotations

import json
import math

import pytest

from gwasprivacy.cli.main import main


def run(capsys, *arguments: str) -> dict:
    assert main(["calibrate", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


# docs/theory/membership-privacy.md: Tramèr Fig. 1 at γ = 2, as checked.
@pytest.mark.parametrize(
    ("prior", "ratio"),
    [
        (("0.5", "0.5"), 3),
        (("0.375", "0.625"), 2.6),
        (("0.25", "0.75"), 7 / 3),
        (("0.125", "0.875"), 15 / 7),
        (("0", "1"), 2),
        (("any",), 2),
        (("0.5",), 3),
    ],
)
def test_figure_1_is_printed_in_full_precision(capsys, prior, ratio):
    found = run(capsys, "--family", "bounded", "--prior", *prior, "--gamma", "2")
    assert found["likelihood_ratio"] == pytest.approx(ratio, rel=1e-15)
    assert found["epsilon"] == pytest.approx(math.log(ratio), rel=1e-15)
    assert found["gamma"] == 2
    assert found["gamma_any_prior"] == found["likelihood_ratio"]


def test_every_key_of_the_interface_is_there(capsys):
    found = run(capsys, "--prior", "0.25", "0.75", "--gamma", "2")
    assert found["prior"] == [0.25, 0.75]
    assert found["advantage_bound"] == pytest.approx(0.4)
    bounds = {p: (low, high) for p, low, high in found["posterior_bound_at"]}
    assert bounds[0.5] == pytest.approx((0.3, 0.7))
    assert bounds[0.25][1] == pytest.approx(7 / 16)
    assert {"sentence", "assumptions", "equivalents", "adversary", "neighbours"} <= set(found)


def test_epsilon_gives_gamma(capsys):
    found = run(capsys, "--prior", "0.5", "0.5", "--epsilon", str(math.log(3)))
    assert found["gamma"] == pytest.approx(2)
    assert found["epsilon"] == math.log(3)


def test_a_cap_gives_epsilon(capsys):
    found = run(capsys, "--prior", "0.1", "0.5", "--cap", "0.75")
    assert found["likelihood_ratio"] == pytest.approx(3)
    assert found["cap"] == pytest.approx(0.75)


def test_identifiability_takes_worlds_and_a_cap(capsys):
    found = run(capsys, "--family", "identifiability", "--worlds", "100", "--cap", "0.1")
    assert found["likelihood_ratio"] == pytest.approx(0.1 * 99 / 0.9)
    assert found["prior"] == [0.01, 0.01]


def test_an_advantage_and_a_true_positive_rate_are_other_ways_to_say_it(capsys):
    assert run(capsys, "--prior", "0.5", "--advantage", "0.5")["likelihood_ratio"] == pytest.approx(3)
    found = run(capsys, "--prior", "0.5", "--tpr", "0.003", "--fpr", "0.001")
    assert found["likelihood_ratio"] == pytest.approx(3)
    assert run(capsys, "--prior", "0.5", "--tpr", "0.003")["likelihood_ratio"] == pytest.approx(3)


def test_the_corrections_show_in_epsilon_and_not_in_the_ratio(capsys):
    plain = run(capsys, "--prior", "0.5", "--gamma", "2")
    family = run(capsys, "--prior", "0.5", "--gamma", "2", "--group-size", "3", "--phenotype-unknown")
    assert family["epsilon"] == pytest.approx(plain["epsilon"] / 6)
    assert family["likelihood_ratio"] == plain["likelihood_ratio"]


def test_sampling_is_undone(capsys):
    found = run(capsys, "--family", "sampled", "--rate", "0.1", "--prior", "any", "--gamma", "2")
    assert found["epsilon"] == pytest.approx(math.log(1 + 1 / 0.1))
    poisson = run(capsys, "--family", "sampled", "--rate", "0.1", "--sampling-scheme", "poisson", "--gamma", "2")
    assert poisson["neighbours"] == "add-remove"


def test_two_counts_give_the_prior(capsys):
    assert run(capsys, "--invited", "2000", "8000", "--gamma", "2")["prior"] == [0.25, 0.25]


def test_both_directions_take_the_smaller_epsilon(capsys):
    one = run(capsys, "--prior", "0.1", "0.4", "--gamma", "2")
    both = run(capsys, "--prior", "0.1", "0.4", "--gamma", "2", "--negative")
    assert both["epsilon"] < one["epsilon"]
    assert both["gamma"] == 2


def test_bounds_where_the_size_is_secret_are_two_sided(capsys):
    found = run(capsys, "--family", "unbounded", "--prior", "0.5", "--gamma", "2")
    assert found["two_sided"] is True
    assert found["advantage_bound"] == pytest.approx(1 / 2)
    assert all(low > 0 for prior, low, _ in found["posterior_bound_at"] if prior)


def test_k_max_has_a_gamma_and_no_epsilon(capsys):
    found = run(capsys, "--family", "uniform", "--k", "3")
    assert found["gamma"] == pytest.approx(7 / 6)
    assert found["epsilon"] is None
    assert found["gamma_any_prior"] is None


def test_the_words_come_first_and_numbers_have_three_digits(capsys):
    assert main(["calibrate", "--prior", "0.5", "--gamma", "2"]) == 0
    text = capsys.readouterr().out
    assert text.startswith(
        "Someone who knows who has the disease and is 50 % sure that a patient took part can become at most 75 % sure."
    )
    assert "1.10 " in text
    assert "1.0986" not in text
    assert max(len(line) for line in text.splitlines()) <= 110


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--prior", "0.5", "--gamma", "0.9"], "--gamma"),
        (["--prior", "0.6", "0.5", "--gamma", "2"], "--prior"),
        (["--prior", "1.5", "--gamma", "2"], "--prior"),
        (["--prior", "half", "--gamma", "2"], "--prior"),
        (["--prior", "0.1", "0.2", "0.3", "--gamma", "2"], "--prior"),
        (["--prior", "0.5", "--cap", "0.4"], "--cap"),
        (["--prior", "any", "--cap", "0.9"], "--cap"),
        (["--prior", "0.5", "--gamma", "nan"], "--gamma"),
        (["--prior", "0.5"], "--gamma"),
        (["--prior", "0.5", "--gamma", "2", "--cap", "0.6"], "two ways"),
        (["--prior", "0.5", "--gamma", "2", "--fpr", "0.1"], "--tpr"),
        (["--prior", "0.5", "--tpr", "0.1", "--fpr", "0.2"], "--tpr"),
        (["--prior", "0.5", "--tpr", "0.1", "--fpr", "0"], "--fpr"),
        (["--prior", "0.5", "--gamma", "2", "--worlds", "3"], "--worlds"),
        (["--prior", "0.5", "--gamma", "2", "--group-size", "0"], "--group-size"),
        (["--family", "identifiability", "--cap", "0.5"], "--worlds"),
        (["--family", "identifiability", "--worlds", "5", "--prior", "0.2", "--cap", "0.5"], "--prior"),
        (["--family", "sampled", "--gamma", "2"], "--rate"),
        (["--family", "sampled", "--rate", "2", "--gamma", "2"], "--rate"),
        (["--family", "uniform", "--k", "1"], "--k"),
        (["--family", "uniform", "--k", "3", "--gamma", "2"], "--k"),
        (["--invited", "10", "10", "--gamma", "2"], "--invited"),
        (["--invited", "10", "100", "--prior", "0.5", "--gamma", "2"], "--invited"),
        (["--secret", "case-status", "--phenotype-unknown", "--prior", "0.5", "--gamma", "2"], "--phenotype-unknown"),
    ],
)
def test_bad_arguments_are_one_line_that_names_the_option(capsys, arguments, word):
    assert main(["calibrate", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert word in captured.err


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--family", "all", "--gamma", "2"], "every conceivable attacker"),
        (["--family", "uniform", "--k", "3", "--negative"], "positive direction"),
        (
            [
                "--family",
                "sampled",
                "--rate",
                "0.1",
                "--sampling-scheme",
                "poisson",
                "--sizes",
                "all",
                "--gamma",
                "2",
            ],
            "does not fit",
        ),
    ],
)
def test_what_privacy_rules_forbid_has_its_own_exit_code(capsys, arguments, word):
    assert main(["calibrate", *arguments]) == 3
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert word in captured.err


# ----------------------------------------------------------------------------------------------- by kind of loss


@pytest.mark.parametrize(
    ("mechanism", "loss", "epsilon"),
    [
        (("--mechanism", "joint"), "bounded-range", 4 * math.atanh(0.3333333)),
        (("--mechanism", "significant-set", "--snps", "10"), "bounded-range", 4 * math.atanh(0.3333333)),
        (("--mechanism", "exponential", "--snps", "1"), "bounded-range", 4 * math.atanh(0.3333333)),
        (("--mechanism", "exponential"), "bounded-range", 4 * math.atanh(0.3333333)),
        (("--mechanism", "exponential", "--snps", "10"), "rounds", 4 * 0.3333333 * math.sqrt(10)),
        (("--mechanism", "permute-and-flip"), "pure", 2 * math.atanh(0.3333333)),
        (("--mechanism", "genotype-counts"), "pure", 2 * math.atanh(0.3333333)),
        ((), "pure", 2 * math.atanh(0.3333333)),
    ],
)
def test_an_advantage_allows_what_the_mechanisms_kind_of_loss_allows(capsys, mechanism, loss, epsilon):
    found = run(capsys, "--advantage", "0.3333333", *mechanism)
    assert found["epsilon"] == pytest.approx(epsilon, rel=1e-9)
    assert found["loss"] == loss
    assert found["rounds"] == (10 if loss == "rounds" else 1)
    assert found["eta"] == pytest.approx(epsilon * (2 if loss == "pure" else 1), rel=1e-9)
    assert found["promise"] == "advantage"
    assert found["advantage_bound"] == pytest.approx(0.3333333)
    assert found["likelihood_ratio"] == pytest.approx(math.exp(epsilon))


def test_a_rate_allows_what_the_mechanisms_kind_of_loss_allows(capsys):
    pure = run(capsys, "--tpr", "0.2", "--fpr", "0.05")
    joint = run(capsys, "--tpr", "0.2", "--fpr", "0.05", "--mechanism", "joint")
    assert pure["epsilon"] == pytest.approx(math.log(4))
    assert joint["epsilon"] == pytest.approx(math.log(0.25 / (0.05 / 0.95)))
    for found in (pure, joint):
        assert found["promise"] == "tpr"
        assert dict(map(tuple, found["tpr_bound_at"]))[0.05] == pytest.approx(0.2)


@pytest.mark.parametrize("guarantee", [("--gamma", "2"), ("--cap", "0.75"), ("--epsilon", "0.7")])
def test_what_holds_for_every_output_gains_nothing_from_the_kind_of_loss(capsys, guarantee):
    pure, joint = (run(capsys, "--prior", "0.5", *guarantee, *more) for more in ((), ("--mechanism", "joint")))
    for key in ("epsilon", "gamma", "cap", "likelihood_ratio", "posterior_bound_at", "promise"):
        assert pure[key] == joint[key]
    assert joint["advantage_bound"] < pure["advantage_bound"]
    assert joint["eta"] == pytest.approx(pure["eta"] / 2)
    assert all(a[1] <= b[1] for a, b in zip(joint["tpr_bound_at"], pure["tpr_bound_at"], strict=True))


def test_a_guarantee_about_tests_says_that_a_rare_output_may_tell_more(capsys):
    assert main(["calibrate", "--advantage", "0.2", "--mechanism", "joint"]) == 0
    assert "a rare output may reveal more" in " ".join(capsys.readouterr().out.split())
    assert main(["calibrate", "--gamma", "2", "--mechanism", "joint"]) == 0
    assert "rare output" not in capsys.readouterr().out


def test_sampling_and_corrections_work_through_the_loss_too(capsys):
    x = 0.2
    family = run(capsys, "--advantage", str(x), "--mechanism", "joint", "--group-size", "3", "--phenotype-unknown")
    assert family["epsilon"] == pytest.approx(4 * math.atanh(x) / 6)
    sampled = run(capsys, "--advantage", str(x), "--mechanism", "joint", "--family", "sampled", "--rate", "0.1")
    assert sampled["epsilon"] == pytest.approx(math.log1p(math.expm1(4 * math.atanh(x)) / 0.1))
    assert sampled["eta"] == pytest.approx(4 * math.atanh(x))
    worlds = run(capsys, "--advantage", str(x), "--mechanism", "joint", "--family", "identifiability", "--worlds", "50")
    assert worlds["epsilon"] == pytest.approx(4 * math.atanh(x))


def test_limits_of_a_guarantee_about_tests(capsys):
    assert run(capsys, "--advantage", "0", "--mechanism", "joint")["epsilon"] == 0
    assert main(["calibrate", "--advantage", "1", "--mechanism", "joint"]) == 2
    assert "guarantees nothing" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("--snps", "2"), 2, "--mechanism"),
        (("--mechanism", "exponential", "--snps", "0"), 2, "--snps"),
    ],
)
def test_a_mechanism_that_cannot_be_is_refused(capsys, arguments, code, said):
    assert main(["calibrate", "--advantage", "0.2", *arguments]) == code
    assert said in capsys.readouterr().err


def test_the_ratio_is_called_a_power_of_epsilon_only_where_it_is_one(capsys):
    """Where ε is halved, e^ε is 1.41, and the odds still change up to twofold."""
    common = ["calibrate", "--prior", "0.5", "0.5", "--gamma", "1.5"]
    assert main(common) == 0
    assert "e^ε                  2.00  maximum change" in capsys.readouterr().out
    assert main([*common, "--phenotype-unknown"]) == 0
    shown = capsys.readouterr().out
    assert "odds                 2.00  maximum change" in shown
    assert "e^ε  " not in shown


def test_of_a_trait_s_value_no_membership_test_is_spoken_of(capsys):
    assert main(["calibrate", "--prior", "0.5", "0.5", "--gamma", "1.5", "--secret", "trait-value"]) == 0
    shown = capsys.readouterr().out
    assert "the best test of which of two values a participant has" in shown
    assert "membership test" not in shown
