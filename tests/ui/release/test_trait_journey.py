"""The Release tab with a plan of a quantitative trait: a genotype file and a file of values lead to a signed report."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.cli.main import main
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.plan.plan import Plan, ReleaseChoices, in_step
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.design import GenotypeFilter, StudyDesign
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.study.trait import Trait
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.release.step_card import StepState
from gwasprivacy.ui.release.study_check_fold import look_at_quality
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from tests.study.make_plink import make_plink
from tests.ui.conftest import Answers
from tests.ui.release.release_window import PASSPHRASE, until

N_PEOPLE, N_WITHOUT, N_SNPS = 200, 3, 30


@pytest.fixture
def plan() -> Plan:
    """For other numbers of people; the question of every release is answered."""
    return in_step(
        new_plan(
            title="Body mass",
            adversary=AdversaryModel(prior=PriorRange.any(), target=Target(TargetKind.EPSILON, 8.0)),
            design=StudyDesign(
                trait=Trait(low=20, high=36, name="BMI"), n_participants=500, genotype_filter=GenotypeFilter.NONE
            ),
            release=ReleaseChoices(n_snps=1),
        )
    )


@pytest.fixture
def study(tmp_path: Path) -> Path:
    """Genotypes without any phenotype of their own, and two columns of values; three people have none."""
    rng = np.random.default_rng(3)
    frequencies = rng.uniform(0.2, 0.5, N_SNPS)
    genotypes = rng.binomial(2, frequencies[:, None], (N_SNPS, N_PEOPLE)).astype(np.uint8)
    trait = 27 + 4 * (genotypes[10] - 2 * frequencies[10]) + 2 * rng.normal(size=N_PEOPLE)
    values = [f"{value:.2f}" for value in trait[:-N_WITHOUT]] + ["NA"] * N_WITHOUT
    lines = [f"F{i + 1} I{i + 1} 170 {value}\n" for i, value in enumerate(values)]
    (tmp_path / "values.txt").write_text("FID IID height weight-index\n" + "".join(lines), encoding="utf-8")
    return make_plink(tmp_path, genotypes, [False] * N_PEOPLE, phenotype=["-9"] * N_PEOPLE)


def test_genotypes_and_values_lead_to_a_signed_report(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, study: Path, tmp_path: Path, dialogs: Answers
) -> None:
    runner, step = tab.runner, tab.study_step
    assert step.trait.isVisible()
    assert "BMI" in step.trait.question.caption.text()
    assert step.phenotype.isHidden()
    tab.open_study(study.with_suffix(".bed"))
    until(qtbot, lambda: runner.study_error is not None)
    assert "Choose below the file with lines of FID, IID and value" in step.error.text()

    # The file, and which of its columns.
    dialogs.paths = [tmp_path / "values.txt"]
    step.trait.question.place.button.click()
    assert step.trait.name is None
    assert "several columns" in step.trait.question.error.text()
    step.trait.column.setFocus()
    QTest.keyClick(step.trait.column, Qt.Key.Key_Down)
    QTest.keyClick(step.trait.column, Qt.Key.Key_Down)
    until(qtbot, lambda: bool(step.error.text()) and step.leave_out.isVisible())
    assert step.trait.name == "weight-index"
    assert step.error.text() == f"{N_WITHOUT} of {N_PEOPLE} people have no value of the trait."

    # Who is left out is said; the plan's number of participants follows in one undo step each.
    step.leave_out.click()
    until(qtbot, lambda: runner.step is Step.BUDGET and not runner.is_reading_ledger)
    assert document.plan.design.n_participants == N_PEOPLE - N_WITHOUT
    assert step.values["participants"].text() == str(N_PEOPLE - N_WITHOUT)
    assert not step.values["participants"].isHidden()
    assert step.values["cases"].isHidden()
    assert f"{N_WITHOUT} people without a value of the trait are left out." in step.notes.text()
    assert step.state is StepState.DONE

    key, public = write_key_pair(generate_key(), tmp_path / "officer", PASSPHRASE)
    dialogs.paths = [tmp_path / "study.gwasledger"]
    tab.budget_step.begin.click()
    until(qtbot, lambda: runner.step is Step.LEAVES)
    tab.published_step.go_on.click()
    runner.set_key(key)
    QTest.keyClicks(tab.confirm_step.passphrase, PASSPHRASE)
    tab.confirm_step.confirm.setChecked(True)
    tab.confirm_step.publish.click()
    until(qtbot, lambda: runner.done is not None)
    assert runner.done is not None
    assert runner.done.pdf_path.exists()
    assert verify_report(runner.done.report_path, public).valid
    predicate = runner.done.report.predicate
    facts = {"name": "BMI", "range": [20.0, 36.0], "centres": [28.0], "n_participants": N_PEOPLE - N_WITHOUT}
    assert predicate["trait"] == facts
    assert predicate["result"]["snps"][0]["variant_id"] == "rs11"


def test_another_number_of_participants_is_said_and_taken(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, study: Path, tmp_path: Path
) -> None:
    document.edit_design(leave_out_without_phenotype=True)
    runner, step = tab.runner, tab.study_step
    step.trait._picked(tmp_path / "values.txt")
    step.trait.column.setCurrentIndex(1)
    tab.open_study(study.with_suffix(".bed"))
    until(qtbot, lambda: bool(runner.mismatch))
    assert "The plan is for 500 participants; this study has 197." in step.mismatch.text()
    step.follow.click()
    until(qtbot, lambda: runner.step is Step.BUDGET)
    assert document.plan.design.n_participants == 197
    document.undo_stack.undo()
    assert document.plan.design.n_participants == 500


def test_a_study_of_cases_and_controls_is_asked_nothing_about_values(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument
) -> None:
    document.switch_study_kind()
    until(qtbot, lambda: not tab.study_step.trait.isVisible())
    assert not tab.study_step.phenotype.isHidden()


def test_the_curators_check_counts_people_without_a_value_in_window_and_command_line(
    plan: Plan, study: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = StudyFiles(path=study.with_suffix(".bed"), values=tmp_path / "values.txt", values_name="weight-index")
    found = look_at_quality(source.following(plan.design), tmp_path / "study.gwasledger")
    said = {each.about: each.number for each in found}
    assert N_WITHOUT in said.values()
    options = ["--trait", str(source.values), "--trait-name", "weight-index", "--trait-range", "20", "36", "--json"]
    assert main(["check-study", str(study), *options]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {about: each["number"] for about, each in told.items()} == said


def test_tables_of_each_chromosome_need_no_file_of_values(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, study: Path, tmp_path: Path
) -> None:
    values = ["--trait", str(tmp_path / "values.txt"), "--trait-name", "weight-index", "--trait-range", "20", "36"]
    table = tmp_path / "t_chr1.tsv"
    leave_out = ["--without-phenotype", "leave-out"]
    assert main(["tables", str(study), "--out", str(table), "--trait-centre", "28", *values, *leave_out]) == 0
    runner, step = tab.runner, tab.study_step
    tab.open_study(tmp_path / "t_chr{chr}.tsv")
    until(qtbot, lambda: bool(step.notes.text()))
    assert "There is no file of chromosomes 2, 3," in step.notes.text()
    assert step.trait.isHidden()
    step.follow.click()
    until(qtbot, lambda: runner.step is Step.BUDGET and not runner.is_reading_ledger)
    assert document.plan.design.n_participants == N_PEOPLE - N_WITHOUT
