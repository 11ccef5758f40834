"""``gwasprivacy simulate``: the CSV of docs/interfaces.md, comparisons, the search, refusals."""

from __future__ import annotations

import csv
import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.list_digests import list_digest
from gwasprivacy.cli.main import main
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.membership.families.another_attacker import with_sizes
from gwasprivacy.membership.loss import BOUNDED_RANGE
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.plan import Plan, ReleaseChoices, kept_in_step
from gwasprivacy.plan.saved_plan import load_plan, new_plan, save_plan
from gwasprivacy.study.design import Stratum, StudyDesign, Weights
from tests.simulation.scenarios import small_scenario


def plan_file(folder: Path, name: str = "study.gwasplan", **changes: Any) -> Path:
    plan: Plan = new_plan(
        title="Small",
        design=StudyDesign(n_cases=200, n_controls=400),
        scenario=small_scenario(n_studies=3),
        **changes,
    )
    save_plan(plan, folder / name)
    return folder / name


def simulate(folder: Path, *arguments: object, name: str = "curve.csv") -> tuple[int, list[dict[str, str]]]:
    out = folder / name
    code = main(["simulate", str(folder / "study.gwasplan"), "--out", str(out), *map(str, arguments)])
    return code, list(csv.DictReader(out.open(encoding="utf-8"))) if out.exists() else []


def test_every_point_is_a_row(tmp_path: Path) -> None:
    plan_file(tmp_path)
    code, rows = simulate(
        tmp_path,
        *("--participants", 300, 600, 900, "--against", "any"),
        *("--scores", "tv", "genotypic", "--mechanisms", "joint", "exponential"),
    )
    assert code == 0
    assert len(rows) == 3 * 2 * 2 * 2
    assert {row["adversary"] for row in rows} == {"plan", "any"}
    # ε is what the mechanism is run with: whole pico-ε, rounded down.
    assert {float(row["epsilon"]) for row in rows} == {from_units(to_units(math.log(r))) for r in (2, 1.5)}
    assert {row["n_participants"] for row in rows} == {"300", "600", "900"}
    assert all(row["n_studies"] == "3" and row["n_snps_released"] == "2" for row in rows)
    assert all(0 <= float(row["p_all"]) <= float(row["p_any"]) <= 1 for row in rows)
    # The scenario's groups are in the design's proportion.
    assert {(row["n_cases"], row["n_controls"]) for row in rows} >= {("100", "200"), ("300", "600")}


def test_the_csv_depends_on_the_seed_and_not_on_the_processes(tmp_path: Path) -> None:
    plan_file(tmp_path)
    assert simulate(tmp_path, "--seed", 4, name="a.csv")[0] == 0
    assert simulate(tmp_path, "--seed", 4, "--jobs", 2, name="b.csv")[0] == 0
    assert simulate(tmp_path, "--seed", 5, name="c.csv")[0] == 0
    texts = [(tmp_path / name).read_text(encoding="utf-8") for name in ("a.csv", "b.csv", "c.csv")]
    assert texts[0] == texts[1] != texts[2]


def test_strata_sizes_stand_in_place_of_the_plans_and_are_kept_in_proportion(tmp_path: Path) -> None:
    plan_file(tmp_path)
    sizes = ("--strata-sizes", "north=300:100", "south=50:150")
    options = ("--participants", 300, "--against", "any")
    code, rows = simulate(tmp_path, *options, *sizes, name="inside.csv")
    assert code == 0
    assert {(row["n_cases"], row["n_controls"]) for row in rows} == {("175", "125")}
    strata = (Stratum(name="north", n_cases=300, n_controls=100), Stratum(name="south", n_cases=50, n_controls=150))
    design = StudyDesign(n_cases=350, n_controls=250, strata=strata)
    save_plan(new_plan(title="Small", design=design, scenario=small_scenario(n_studies=3)), tmp_path / "study.gwasplan")
    assert simulate(tmp_path, *options, name="planned.csv") == (0, rows)


def test_strata_sizes_take_no_score_without_a_proof_for_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan_file(tmp_path, release=ReleaseChoices(score=ScoreChoice(name="genotypic"), mechanism="joint", n_snps=2))
    assert simulate(tmp_path, "--strata-sizes", "north=300:100", "south=50:150")[0] == 3
    assert "strata" in capsys.readouterr().err


def test_attackers_of_other_plans_no_privacy_and_other_gammas(tmp_path: Path) -> None:
    plan_file(tmp_path)
    other = AdversaryModel(prior=PriorRange(0.1, 0.3), target=Target(TargetKind.GAMMA, 1.5))
    sharper = plan_file(tmp_path, "registry.gwasplan", adversary=other)
    code, rows = simulate(tmp_path, "--against", "any", "none", sharper, "--participants", 300)
    assert code == 0
    by_name = {row["adversary"]: row for row in rows}
    assert set(by_name) == {"plan", "any", "Small", "no privacy"}, "the other plan's title, never its file's name"
    assert by_name["no privacy"]["epsilon"] == ""
    assert float(by_name["Small"]["epsilon"]) == pytest.approx(other.epsilon)
    code, rows = simulate(
        tmp_path, "--against", "any", "--gammas", 1.2, 2, "--snps", 2, 3, "--participants", 300, name="gammas.csv"
    )
    assert code == 0
    assert [row["adversary"] for row in rows[:4]] == ["plan γ=1.2", "any γ=1.2", "plan γ=2", "any γ=2"]
    assert len(rows) == 8
    assert float(rows[3]["epsilon"]) == pytest.approx(math.log(2))


def test_a_guarantee_about_tests_gives_every_mechanism_and_number_of_snps_its_own_epsilon(tmp_path: Path) -> None:
    third = AdversaryModel(target=Target(TargetKind.ADVANTAGE, 1 / 3), loss=BOUNDED_RANGE)
    plan_file(tmp_path, adversary=third)
    code, rows = simulate(
        tmp_path,
        *("--participants", 300, "--against", "any", "--snps", 1, 2),
        *("--mechanisms", "joint", "exponential", "permute-and-flip"),
    )
    assert code == 0
    found = {
        (row["mechanism"], row["n_snps_released"]): (row["adversary"], float(row["epsilon"])) for row in reversed(rows)
    }
    allowed = {"joint": math.log(4), "exponential": math.log(4), "permute-and-flip": math.log(2)}
    for (mechanism, m), (_, epsilon) in found.items():
        assert epsilon == pytest.approx(
            4 * math.sqrt(2) / 3 if (mechanism, m) == ("exponential", "2") else allowed[mechanism]
        )
    # The guarantee holds whatever somebody believes, so that any attacker costs nothing more.
    assert {row["epsilon"] for row in rows if row["adversary"] == "plan"} == {
        row["epsilon"] for row in rows if row["adversary"] == "any"
    }


def test_a_cap_is_compared_through_its_gamma(tmp_path: Path) -> None:
    """“At most 75 % sure” cannot be guaranteed against any belief; the same γ can."""
    plan_file(tmp_path, adversary=AdversaryModel(target=Target(TargetKind.CAP, 0.75)))
    code, rows = simulate(tmp_path, "--against", "any", "--participants", 300)
    assert code == 0
    # R = 3 at prior ½ is γ = 2 (both halves of the guarantee), and γ = 2 against any prior is e^ε = 2.
    assert [float(row["epsilon"]) for row in rows] == pytest.approx([math.log(3), math.log(2)])


def test_a_larger_effect_needs_fewer_people(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan_file(tmp_path)
    needed = []
    for ratio in (1.8, 2.6):
        code, _ = simulate(
            tmp_path, "--odds-ratio", ratio, "--target", 0.8, "--json", "--jobs", 1, "--against", "any", "--force"
        )
        assert code == 0
        shown = json.loads(capsys.readouterr().out)
        assert [one["adversary"] for one in shown["required"]] == ["plan", "any"]
        assert shown["saved"][0]["fewer"] > 0
        needed.append(shown["required"][0]["n_participants"])
    assert needed[0] > needed[1]


def test_results_are_said_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan_file(tmp_path)
    assert simulate(tmp_path, "--scores", "tv", "genotypic", "--target", 0.7, "--jobs", 1)[0] == 0
    shown = capsys.readouterr().out
    assert "Pr[all] = 0.7 needs" in shown
    assert "participants fewer than any" in shown
    assert "best is" in shown


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["--participants", "2"], 2, "--participants 2 is too small"),
        (["--studies", "0"], 2, "--studies 0 is too small"),
        (["--target", "1.5"], 2, "--target 1.5"),
        (["--snps", "500"], 2, "cannot be chosen among"),
        (["--scores", "distance"], 2, "needs --test"),
        (["--test", "trend"], 2, "go with --scores distance"),
        (["--mechanisms", "magic"], 2, "no mechanism"),
        (["--against", "nowhere.gwasplan"], 2, "nowhere.gwasplan"),
        (["--jobs", "2", "--cluster", "tcp://x:1"], 2, "not both"),
    ],
)
def test_bad_arguments_are_one_line_and_no_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], code: int, message: str
) -> None:
    plan_file(tmp_path)
    assert simulate(tmp_path, *arguments) == (code, [])
    error = capsys.readouterr().err
    assert message in error
    assert error.count("\n") == 1


def test_an_existing_file_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan_file(tmp_path)
    (tmp_path / "curve.csv").write_text("mine", encoding="utf-8")
    assert main(["simulate", str(tmp_path / "study.gwasplan"), "--out", str(tmp_path / "curve.csv")]) == 2
    assert (tmp_path / "curve.csv").read_text(encoding="utf-8") == "mine"
    assert "exists already" in capsys.readouterr().err


def test_what_goes_to_noisy_scores_does_not_help_the_selection(tmp_path: Path) -> None:
    plan_file(tmp_path, release=ReleaseChoices(values_epsilon=math.log(2) / 2))
    code, rows = simulate(tmp_path, "--participants", 600, "--against", "any")
    assert code == 0
    assert {row["adversary"]: pytest.approx(float(row["epsilon"])) for row in rows} == {
        "plan": math.log(2) / 2,
        "any": math.log(1.5) / 2,
    }


def test_what_is_printed_of_the_size_stands_in_place_of_the_plans_answer(tmp_path: Path) -> None:
    plan = load_plan(plan_file(tmp_path))
    options = ("--participants", 300, "--against", "any")
    texts = []
    for sizes in (Sizes.ABOUT, Sizes.ALL):
        assert simulate(tmp_path, *options, "--sizes", sizes.value, name=f"{sizes}.csv")[0] == 0
        texts.append((tmp_path / f"{sizes}.csv").read_text(encoding="utf-8"))
    assert texts[0] != texts[1]
    save_plan(
        kept_in_step(replace(plan, adversary=with_sizes(plan.adversary, Sizes.ABOUT))), tmp_path / "study.gwasplan"
    )
    assert simulate(tmp_path, *options, name="own.csv")[0] == 0
    assert (tmp_path / "own.csv").read_text(encoding="utf-8") == texts[0]


def test_only_selections_have_curves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan_file(tmp_path, release=ReleaseChoices(mechanism="values", n_snps=1, snps=("rs1",)))
    code, rows = simulate(tmp_path, "--participants", 600)
    assert (code, rows) == (2, [])
    assert "values" in capsys.readouterr().err


def test_every_axis_is_swept_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """N, γ, M, prior range, effect size: all combinations, told apart by their labels."""
    plan, out = plan_file(tmp_path), tmp_path / "axes.csv"
    options = [
        "--participants",
        "100",
        "200",
        "--gammas",
        "1.5",
        "2",
        "--snps",
        "1",
        "2",
        "--priors",
        "0.25-0.75",
        "any",
    ]
    arguments = ["simulate", str(plan), "--out", str(out), *options, "--odds-ratio", "1.5", "3", "--against", "none"]
    assert main([*arguments, "--studies", "2"]) == 0
    capsys.readouterr()
    with out.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    # (the plan's belief and two others) × γ × effects, and no privacy for each effect.
    labels = {
        f"plan{p} γ={g} OR={r}"
        for p in ("", " prior 0.25-0.75", " prior any")
        for g in ("1.5", "2")
        for r in ("1.5", "3")
    }
    assert {row["adversary"] for row in rows} == labels | {"no privacy OR=1.5", "no privacy OR=3"}
    assert len(rows) == 2 * 2 * (len(labels) + 2)
    epsilon = {row["adversary"]: float(row["epsilon"] or "inf") for row in rows}
    assert epsilon["plan prior any γ=2 OR=3"] == pytest.approx(math.log(2))
    assert epsilon["plan prior 0.25-0.75 γ=2 OR=3"] == pytest.approx(math.log(7 / 3))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--priors", "0.6-0.3"], "--priors 0.6-0.3 is not a prior"),
        (["--priors", "much"], "--priors much is not a prior"),
        (["--priors", "0.2-0.9-0.95"], "--priors 0.2-0.9-0.95 is not a prior"),
        (["--odds-ratio", "2", "-1"], "--odds-ratio -1: must be at least 0.01"),
    ],
)
def test_a_wrong_axis_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], message: str
) -> None:
    plan, out = plan_file(tmp_path), tmp_path / "axes.csv"
    assert main(["simulate", str(plan), "--out", str(out), *options]) == 2
    assert message in capsys.readouterr().err
    assert not out.exists()


def test_what_the_disease_model_implies_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = plan_file(tmp_path)
    arguments = [
        "simulate",
        str(plan),
        "--out",
        str(tmp_path / "a.csv"),
        "--participants",
        "100",
        "--studies",
        "2",
        "--force",
    ]
    assert main([*arguments, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["true_snps"]
    assert len(rows) == 2
    for row in rows:
        assert sum(row["case_genotypes"]) == pytest.approx(1)
        # More risk alleles in cases than in controls.
        assert row["case_genotypes"][2] > row["control_genotypes"][2]
    assert main([*arguments, "--odds-ratio", "1", "2"]) == 0
    said = capsys.readouterr().out
    assert " OR=1, genotypes of 0/1/2 risk alleles: case 49.0/42.0/9.0 %, control 49.0/42.0/9.0 %" in said
    assert said.count(" OR=2, genotypes of") == 2


def test_a_plan_with_public_weights_has_two_lines_and_two_sample_sizes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "weights.tsv").write_text(
        "snp\tweight\n" + "".join(f"rs{i}\t30\n" for i in range(40)), encoding="utf-8"
    )
    weights = Weights(path="weights.tsv", sha256=list_digest(tmp_path / "weights.tsv"))
    plan = new_plan(title="Small", scenario=small_scenario(n_studies=3))
    design = StudyDesign(n_cases=300, n_controls=300, weights=weights)
    save_plan(replace(plan, design=design), tmp_path / "study.gwasplan")
    code, rows = simulate(
        tmp_path, "--participants", 600, "--studies", 30, "--target", 0.5, "--against", "any", "--json"
    )
    assert code == 0
    both = ["uninformative weights", "correct weights"]
    assert [row["adversary"] for row in rows] == [f"{who}; {which}" for who in ("plan", "any") for which in both]
    assert float(rows[1]["p_all"]) > float(rows[0]["p_all"])
    needed = [row["n_participants"] for row in json.loads(capsys.readouterr().out)["required"]]
    assert needed[1] < needed[0]
    (tmp_path / "weights.tsv").write_text("snp\tweight\nrs1\t2\n", encoding="utf-8")
    assert simulate(tmp_path, "--participants", 600, name="other.csv")[0] == 2
    assert "SHA-256 differs" in capsys.readouterr().err
