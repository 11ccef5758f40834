"""From a file of covariates to a verified report: the assumption beside the guarantee, and what is refused with its reason."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.cli.main import main
from gwasprivacy.cli.people.check_study import GRIDS
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.secrets import Secret, Sizes
from gwasprivacy.plan.people_words import forecast_of_people
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.saved_plan import load_plan, save_plan
from gwasprivacy.plan.study_previews import not_corrected
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.planning.assumption_words import not_modelled
from gwasprivacy.study.covariate_file import COARSER
from gwasprivacy.study.covariates import Covariates
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import Trait
from tests.release.scene import N_GROUP, PASSPHRASE, Scene, small_plan

ASSUMPTION = (
    "The guarantee is made as if the list of all participants’ phenotypes and covariates, without names and genomes, were public; "
    "to somebody without that list the release may tell about it."
)


def plan_with(covariates: Covariates | None = None, **release: Any) -> Plan:
    plan = small_plan(mechanism="joint", n_snps=2, **release)
    covariates = covariates or Covariates.of(("age", "sex"), {"age": 10.0})
    return replace(plan, design=replace(plan.design, covariates=covariates))


def covariate_file(folder: Path, lines: int = 2 * N_GROUP) -> Path:
    rng = np.random.default_rng(2)
    path = folder / "covariates.txt"
    people = "".join(f"F{k + 1} I{k + 1} {rng.integers(30, 70)} {'MF'[k % 2]}\n" for k in range(lines))
    path.write_text(f"FID IID age sex\n{people}", encoding="utf-8")
    return path


def release(scene: Scene, plan: Plan, *more: object) -> int:
    path = scene.folder / "with.gwasplan"
    if not path.exists():
        save_plan(plan, path)
    own = ["--study", scene.study, "--ledger", scene.ledger, "--key", scene.key_path, "--out", scene.out, "--no-pdf"]
    return main(["release", *map(str, [path, *own, *more])])


def test_from_the_file_to_a_verified_report(
    scene: Scene, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    assert release(scene, plan_with(), "--covariates", covariate_file(scene.folder), "--json") == 0
    told = capsys.readouterr()
    report = Path(json.loads(told.out)["report"])
    verified = verify_report(report, scene.public_key_path)
    assert verified.report.plan.design.covariates == Covariates.of(("age", "sex"), {"age": 10.0})
    said = verified.report.predicate["statements"]
    assert said[1] == ASSUMPTION
    assert "at least 2 people of the same phenotype" in said[2]
    assert "weights that balance age (in steps of 10), sex" in " ".join(said)
    assert verified.report.predicate["sensitivity"] == 1.0
    # What became of the weight is the curator's alone; who is alone in a cell is told by a check that the ledger records, and only there.
    assert "of the weight is kept" in told.err
    assert "of the weight is kept" not in report.read_text(encoding="utf-8")
    assert "alone in" not in told.err + report.read_text(encoding="utf-8")


def test_a_release_needs_the_file_and_a_plan_that_names_its_columns(
    scene: Scene, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    assert release(scene, plan_with()) == 2
    assert "--covariates FILE" in capsys.readouterr().err
    save_plan(scene.plan, scene.folder / "without.gwasplan")
    file = covariate_file(scene.folder)
    own = ["--study", scene.study, "--ledger", scene.ledger, "--dry-run", "--covariates", file]
    assert main(["release", *map(str, [scene.folder / "without.gwasplan", *own])]) == 2
    assert "the plan names none" in capsys.readouterr().err
    assert not scene.ledger.exists()


def test_covariates_that_tell_cases_from_controls_are_refused_before_anything_is_spent(
    scene: Scene, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    is_case = [
        line.split()[5] == "2" for line in scene.study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()
    ]
    path = scene.folder / "apart.txt"
    lines = "".join(f"F{k + 1} I{k + 1} {60 if case else 40} F\n" for k, case in enumerate(is_case))
    path.write_text(f"FID IID age sex\n{lines}", encoding="utf-8")
    assert release(scene, plan_with(), "--covariates", path) == 2
    assert "Nothing is left to compare" in capsys.readouterr().err
    assert not scene.ledger.exists()
    assert not list(scene.out.glob("*"))


def test_plan_new_names_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "new.gwasplan"
    usual = [
        "--prior",
        "0.1",
        "0.25",
        "--gamma",
        "1.5",
        "--cases",
        "20",
        "--controls",
        "20",
        "--snps",
        "2",
        "--score",
        "tv",
    ]
    asked = [
        "--covariate-names",
        "age",
        "sex",
        "PC1",
        "--covariate-grid",
        "age=5",
        "PC1=0.01",
        "--covariate-squares",
        "age",
        "--public-loadings",
    ]
    assert main(["plan", "new", str(path), *usual, "--sizes", "all", *asked]) == 0
    covariates = load_plan(path).design.covariates
    assert covariates is not None
    assert [(each.name, each.step, each.squared) for each in covariates.columns] == [
        ("age", 5.0, True),
        ("sex", None, False),
        ("PC1", 0.01, False),
    ]
    assert "at least 4 people" in " ".join(capsys.readouterr().out.split())
    few = ["--candidates-per-cell", "3"]
    assert main(["plan", "new", str(tmp_path / "few.gwasplan"), *usual, "--sizes", "all", *asked, *few]) == 2
    assert "candidates_per_cell: is 3" in capsys.readouterr().err
    assert main(["plan", "new", str(tmp_path / "about.gwasplan"), *usual, "--sizes", "about", *asked]) == 3
    assert not (tmp_path / "about.gwasplan").exists()
    assert main(["plan", "new", str(tmp_path / "grid.gwasplan"), *usual, "--covariate-grid", "age=5"]) == 2


def of_other_attacker(plan: Plan, **fields: Any) -> Plan:
    model = AdversaryModel(prior=PriorRange(0.5, 0.5), target=Target(TargetKind.EPSILON, 1.5), **fields)
    return replace(plan, adversary=model)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda plan: of_other_attacker(plan, secret=Secret.CASE_STATUS), "covariates.no-case-status"),
        (lambda plan: of_other_attacker(plan, sizes=Sizes.TOTAL), "covariates.sizes"),
        (lambda plan: of_other_attacker(plan, phenotype_known=False), "covariates.family"),
        (lambda plan: replace(plan, design=replace(plan.design, public_controls=True)), "covariates.public-controls"),
        (lambda plan: replace(plan, release=replace(plan.release, effects_epsilon=0.5)), "covariates.no-counts"),
        (lambda plan: replace(plan, release=replace(plan.release, ratio_epsilon=0.1)), "covariates.no-ratio"),
        (
            lambda plan: replace(plan, release=replace(plan.release, score=ScoreChoice(name="trend"))),
            "covariates.score",
        ),
        (
            lambda plan: replace(
                plan, design=replace(plan.design, covariates=Covariates.of(("a",), candidates_per_cell=1))
            ),
            "covariates.candidates",
        ),
    ],
)
def test_what_has_no_proof_is_refused(change: Any, code: str) -> None:
    check_plan(plan_with())
    with pytest.raises((PrivacyRefusal, InvalidPlan)) as refused:
        check_plan(change(plan_with()))
    assert refused.value.code == code


def test_strata_and_centres_have_no_place_beside_them() -> None:
    design = plan_with().design
    strata = (Stratum(name="a", n_cases=10, n_controls=10), Stratum(name="b", n_cases=10, n_controls=10))
    with pytest.raises(InvalidPlan, match="beside strata"):
        replace(design, strata=strata)
    with pytest.raises(InvalidPlan, match="follows from them"):
        replace(design, n_cases=0, n_controls=0, n_participants=40, trait=Trait(low=0, high=1, centre=0.2))


def test_the_check_of_a_study_says_who_is_alone_and_what_coarser_grids_change_and_is_logged(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    path = scene.folder / "own.txt"
    # Ages 30, 31, … of cases and of controls: everybody is alone at steps of 1, two at a time share a cell at steps of 2.
    lines = "".join(f"F{k + 1} I{k + 1} {30 + k % N_GROUP}\n" for k in range(2 * N_GROUP))
    path.write_text(f"FID IID age\n{lines}", encoding="utf-8")
    own = ["--covariates", path, "--covariate-names", "age", "--covariate-grid", "age=1", "--ledger", scene.ledger]
    assert main(["check-study", *map(str, [scene.study, *own, "--json"])]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["alone_in_cell"]["number"] == 2 * N_GROUP
    # Halves are rounded upwards: 31 and 32 share a cell, and 30 is alone where the number of ages is odd, or both ends are.
    assert found["alone_with_grid_2_times_as_coarse"]["number"] <= 4
    assert "age (in steps of 4)" in found["alone_with_grid_4_times_as_coarse"]["found"]
    assert [each.what for each in Ledger(scene.ledger).read().looks] == [
        "missing calls, duplicates and relatives of the study, and cells of covariates"
    ]
    assert main(["check-study", str(scene.study), "--covariates", str(path)]) == 2
    assert "--covariate-names" in capsys.readouterr().err


def test_a_coarser_grid_is_taken_from_the_look_that_shows_what_it_costs(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    plan, out = scene.folder / "fine.gwasplan", scene.folder / "coarse.gwasplan"
    save_plan(plan_with(Covariates.of(("age", "sex"), {"age": 5.0})), plan)
    own = [scene.study, "--covariates", covariate_file(scene.folder), "--plan", plan, "--ledger", scene.ledger]
    assert GRIDS == COARSER
    assert main(["check-study", *map(str, [*own, "--take-grid", 2, "--out", out])]) == 0
    told = capsys.readouterr().out
    assert "With age (in steps of 10), sex: " in told
    assert "of the weight is kept instead of" in told
    assert str(out) in told
    before, after = load_plan(plan), load_plan(out)
    assert after.design.covariates == Covariates.of(("age", "sex"), {"age": 10.0})
    assert replace(after, design=before.design) == before
    assert "cells of covariates" in Ledger(scene.ledger).read().looks[0].what


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--take-grid", "2"), "go together"),
        (("--out", "o.gwasplan"), "go together"),
        (("--covariate-names", "age"), "exclude each other"),
        (("--take-grid", "2", "--out", "o.gwasplan"), "no covariate with a grid"),
    ],
)
def test_a_coarser_grid_that_cannot_be_taken_is_refused_before_the_look(
    scene: Scene, more: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(scene.folder)
    plan = scene.folder / "labels.gwasplan"
    save_plan(plan_with(Covariates.of(("sex",))), plan)
    own = [scene.study, "--covariates", covariate_file(scene.folder), "--plan", plan, "--ledger", scene.ledger]
    assert main(["check-study", *map(str, [*own, *more])]) == 2
    assert said in capsys.readouterr().err
    assert not scene.ledger.exists()
    assert not (scene.folder / "o.gwasplan").exists()


def test_nothing_says_that_covariates_are_not_adjusted_for_where_they_are() -> None:
    plain, balanced = small_plan(mechanism="joint", n_snps=2), plan_with()
    assert "without correction" in not_corrected(plain.design)
    assert "covariates are balanced" in not_corrected(balanced.design)
    assert "plan strata" in not_modelled(plain)["forecast"]
    assert "is no covariate of the plan" in not_modelled(balanced)["forecast"]
    assert "Not possible" not in not_modelled(balanced)["publication"]
    assert any("80 % of the weight" in each for each in forecast_of_people(balanced))
    assert forecast_of_people(plain) == []
