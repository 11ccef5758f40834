"""Was anything removed, people or SNPs, because of this study's genotypes?  A release needs a sound answer, and says no more."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.cli.main import main
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import check_plan, check_release
from gwasprivacy.plan.preview_words import plan_in_words
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release import preparation
from gwasprivacy.release.engine import prepare_release
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.design import UNFILTERED_AUTOSOMES, GenotypeFilter
from tests.release.scene import PASSPHRASE, Scene, set_up
from tests.study.make_plink import make_plink


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Scene:
    monkeypatch.setenv("GWASPRIVACY_PASSPHRASE", PASSPHRASE)
    return set_up(tmp_path)


def answered(plan: Plan, answer: GenotypeFilter | None, **design: object) -> Plan:
    return replace(plan, design=replace(plan.design, genotype_filter=answer, **design))  # type: ignore[arg-type]


def from_command_line(scene: Scene, plan: Plan, *more: str) -> int:
    save_plan(plan, scene.folder / "small.gwasplan")
    words = [
        "release",
        str(scene.folder / "small.gwasplan"),
        "--study",
        str(scene.study),
        "--ledger",
        str(scene.ledger),
    ]
    return main([*words, "--key", str(scene.key_path), "--out", str(scene.out), "--no-pdf", *more])


def test_without_an_answer_nothing_is_released_and_the_question_is_asked(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(InvalidPlan) as caught:
        prepare_release(answered(scene.plan, None), scene.study)
    assert caught.value.field == "design.genotype_filter"
    assert from_command_line(scene, answered(scene.plan, None)) == 2
    said = capsys.readouterr().err
    assert said.count("were people or SNPs removed because of this study's genotypes?") == 1
    assert "Answer with --genotype-filter none, public-list or applied." in said
    assert not scene.ledger.exists()
    assert from_command_line(scene, answered(scene.plan, None), "--genotype-filter", "none", "--json") == 0
    report = Path(json.loads(capsys.readouterr().out)["report"])
    assert main(["verify", str(report), "--key", str(scene.public_key_path)]) == 0


def test_what_was_filtered_by_genotype_is_refused_and_can_still_be_forecast(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = answered(scene.plan, GenotypeFilter.APPLIED)
    check_plan(plan)
    with pytest.raises(PrivacyRefusal):
        check_release(plan)
    assert from_command_line(scene, plan) == 3
    assert "Open the file from before that step. The forecast stays valid." in capsys.readouterr().err
    assert not scene.ledger.exists()


def test_a_public_list_must_be_named(scene: Scene) -> None:
    with pytest.raises(InvalidPlan) as caught:
        prepare_release(answered(scene.plan, GenotypeFilter.PUBLIC_LIST), scene.study)
    assert caught.value.field == "design.candidates"


@pytest.mark.parametrize("answer", [None, GenotypeFilter.APPLIED])
def test_a_signed_report_without_a_sound_answer_is_not_valid(
    scene: Scene, answer: GenotypeFilter | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As another program would write and sign it: consistent in everything else."""
    monkeypatch.setattr(preparation, "check_release", lambda plan, **rest: None)
    made = scene.release(design=replace(scene.plan.design, genotype_filter=answer))
    assert verify_report(scene.release().report_path, scene.public_key_path).valid
    found = verify_report(made.report_path, scene.public_key_path)
    assert not found.valid
    assert "because of this study's genotypes" in found.reason


@pytest.mark.parametrize("answer", [None, *GenotypeFilter])
def test_no_words_assert_an_unfiltered_array_unless_that_was_the_answer(
    scene: Scene, answer: GenotypeFilter | None
) -> None:
    plan = answered(scene.plan, answer)
    told = json.dumps([plan.to_json(), plan_in_words(plan), plan.design.candidates_origin])
    assert (UNFILTERED_AUTOSOMES in told) == (answer is GenotypeFilter.NONE)


def test_people_without_a_phenotype_are_left_out_if_the_plan_says_so_and_the_report_tells(scene: Scene) -> None:
    calls = [[2] * 20 + [0] * 21, [0, 1] * 20 + [2]]
    phenotype = ["2"] * 20 + ["1"] * 20 + ["-9"]
    study = make_plink(scene.folder, calls, [], phenotype=phenotype, name="ordinary")  # type: ignore[arg-type]
    plan = answered(scene.plan, GenotypeFilter.NONE, leave_out_without_phenotype=True)
    prepared = prepare_release(plan, study)
    assert prepared.scores.shape == (2,)
    assert any(
        "People without a phenotype are removed, by their phenotype alone" in line for line in plan_in_words(plan)
    )
    assert not any("without a phenotype" in line for line in plan_in_words(scene.plan))
