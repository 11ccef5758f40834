"""From an ordinary QC-ready PLINK file to a signed report: four questions, none of which needs a false answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from gwasprivacy.base.resources import resource_path
from gwasprivacy.base.text_files import file_digest
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.study.design import UNFILTERED_AUTOSOMES, GenotypeFilter, StudyDesign
from gwasprivacy.study.person_rules.rules import PersonRules
from gwasprivacy.ui.release.filter_question import Way
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.release.step_card import StepState
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from tests.study.ordinary import N_WITHOUT, ordinary_study
from tests.ui.conftest import Answers
from tests.ui.release.release_window import PASSPHRASE, click, press, until


@pytest.fixture
def plan() -> Plan:
    """As a researcher plans before the phenotypes are settled: other numbers, no answer."""
    return new_plan(
        title="Melanoma 2026",
        design=StudyDesign(n_cases=100, n_controls=100),
        release=ReleaseChoices(mechanism="permute-and-flip", n_snps=2),
    )


def choose(tab: ReleaseTab, answer: GenotypeFilter | Way) -> None:
    press(tab.study_step.filters.answers[answer])


def test_four_questions_lead_from_an_ordinary_file_to_a_signed_report(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path, dialogs: Answers
) -> None:
    study = ordinary_study(tmp_path)
    key, public = write_key_pair(generate_key(), tmp_path / "officer", PASSPHRASE)
    runner, step = tab.runner, tab.study_step
    tab.open_study(study)
    until(qtbot, lambda: runner.study_error is not None)
    questions = 0

    # 1: the people without a phenotype, in one button; the plan's numbers follow.
    assert step.error.text() == f"{N_WITHOUT} of {94 + 96 + N_WITHOUT} people have no phenotype."
    assert step.error.details is not None
    assert not step.error.details.is_open
    assert "ordinary.fam, line" in step.error.details_text.text()
    assert "/" not in step.error.details_text.text(), "the file goes by its name"
    click(qtbot, step.leave_out)
    questions += 1
    until(qtbot, lambda: runner.facts is not None and not runner.mismatch)
    assert (document.plan.design.n_cases, document.plan.design.n_controls) == (94, 96)

    # 2: the question of every release.  Nothing is chosen before, nothing is refused, and nothing goes on.
    assert step.filters.isVisible()
    assert not any(radio.isChecked() for radio in step.filters.answers.values())
    assert runner.step is Step.STUDY
    assert step.state is StepState.CURRENT
    choose(tab, GenotypeFilter.NONE)
    questions += 1
    until(qtbot, lambda: runner.step is Step.BUDGET and not runner.is_reading_ledger)

    # 3: the ledger.
    dialogs.paths = [tmp_path / "study.gwasledger"]
    click(qtbot, tab.budget_step.begin)
    questions += 1
    until(qtbot, lambda: runner.step is Step.LEAVES)
    click(qtbot, tab.published_step.go_on)

    # 4: the passphrase, with consent.
    runner.set_key(key)
    QTest.keyClicks(tab.confirm_step.passphrase, PASSPHRASE)
    click(qtbot, tab.confirm_step.confirm)
    tab.confirm_step.confirm.setChecked(True)
    click(qtbot, tab.confirm_step.publish)
    questions += 1
    until(qtbot, lambda: runner.done is not None)

    assert questions == 4
    assert runner.done is not None
    assert verify_report(runner.done.report_path, public).valid
    said = " ".join(runner.done.report.predicate["statements"])
    assert UNFILTERED_AUTOSOMES in said
    assert "People without a phenotype are removed, by their phenotype alone" in said
    assert str(N_WITHOUT) not in runner.done.report.predicate["plan"]["title"]

    lines = tab.done_step.files.text().splitlines()
    folder = runner.done.report_path.parent
    files = {each.relative_to(folder) for each in runner.done.files}
    assert {Path(each) for each in lines if "/" not in each} == {each for each in files if len(each.parts) == 1}
    inside = {
        each.parts[0]: sum(other.parts[0] == each.parts[0] for other in files) for each in files if len(each.parts) > 1
    }
    assert [each for each in lines if "/" in each] == [f"{name}/: {n} files" for name, n in sorted(inside.items())]
    assert len(lines) < len(files)


@pytest.mark.parametrize("has_passphrase", [True, False])
def test_whoever_ticks_the_box_sees_all_of_the_button_below_it(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path, has_passphrase: bool
) -> None:
    document.edit_design(
        leave_out_without_phenotype=True, n_cases=94, n_controls=96, genotype_filter=GenotypeFilter.NONE
    )
    key, _ = write_key_pair(generate_key(), tmp_path / "officer", PASSPHRASE)
    tab.open_study(ordinary_study(tmp_path))
    until(qtbot, lambda: tab.runner.step is Step.BUDGET and not tab.runner.is_reading_ledger)
    tab.budget_step.place.picked.emit(tmp_path / "study.gwasledger")
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    tab.published_step.go_on.click()
    step = tab.confirm_step
    tab.runner.set_key(key)
    step.passphrase.setText(PASSPHRASE if has_passphrase else "")
    QApplication.processEvents()
    column = step.parentWidget()
    while column is not None and not isinstance(column, QScrollArea):
        column = column.parentWidget()
    assert isinstance(column, QScrollArea)
    box = step.confirm.mapTo(column.widget(), step.confirm.rect().bottomLeft()).y()
    column.verticalScrollBar().setValue(box - column.viewport().height() + 4)  # the box stands at the lower edge
    QApplication.processEvents()
    assert step.publish.visibleRegion().isEmpty()
    QTest.mouseClick(step.confirm, Qt.MouseButton.LeftButton, pos=QPoint(8, step.confirm.height() // 2))
    QApplication.processEvents()
    assert step.confirm.isChecked()
    for each in (step.confirm, step.publish, step.reason):
        assert each.visibleRegion().boundingRect() == each.rect(), each


def test_a_filtered_file_goes_on_and_so_does_another_answer(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path, dialogs: Answers
) -> None:
    document.edit_design(leave_out_without_phenotype=True, n_cases=94, n_controls=96)
    tab.open_study(ordinary_study(tmp_path))
    runner, step = tab.runner, tab.study_step
    until(qtbot, step.filters.isVisible)
    choose(tab, GenotypeFilter.BEFORE_US)
    until(qtbot, lambda: runner.step is Step.BUDGET and not runner.is_reading_ledger)
    assert "what the removal itself tells is not covered" in step.filters.not_covered.text()

    choose(tab, GenotypeFilter.PUBLIC_LIST)
    assert not step.filters.not_covered.isVisible()
    until(qtbot, lambda: not runner.is_preparing)
    assert step.filters.list.isVisible()
    assert runner.step is Step.STUDY
    listed = tmp_path / "manifest.tsv"
    listed.write_text(
        "snp\tchrom\tpos\n" + "".join(f"rs{i}\t1\t{1000 * i}\n" for i in (1, 2, 3, 700)), encoding="utf-8"
    )
    dialogs.paths = [listed]
    click(qtbot, step.filters.list.place.button)
    until(qtbot, lambda: runner.step is Step.BUDGET and not runner.is_reading_ledger)
    assert runner.prepared is not None
    assert runner.prepared.n_candidates == 4
    assert document.plan.design.candidates.sha256 is not None

    choose(tab, GenotypeFilter.NONE)
    until(qtbot, lambda: runner.prepared is not None and runner.prepared.n_candidates == 40)
    assert document.plan.design.candidates.path is None


def test_the_file_from_before_is_opened_and_asked_about_anew(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path, dialogs: Answers
) -> None:
    document.edit_design(leave_out_without_phenotype=True, n_cases=94, n_controls=96)
    (tmp_path / "before").mkdir()
    before = ordinary_study(tmp_path / "before")
    filtered = ordinary_study(tmp_path)
    tab.open_study(filtered)
    runner, step = tab.runner, tab.study_step
    until(qtbot, step.filters.isVisible)
    choose(tab, GenotypeFilter.BEFORE_US)
    choose(tab, Way.FILE_BEFORE)
    assert document.plan.design.genotype_filter is None, "nothing is said of this file"
    assert step.filters.answers[Way.FILE_BEFORE].isChecked()
    assert "--make-bed --out before" in step.filters.file_before.lines.text()
    assert runner.step is Step.STUDY

    dialogs.paths = [before]
    click(qtbot, step.filters.file_before.open)
    until(qtbot, lambda: runner.facts is not None and runner.source is not None and runner.source.path == before)
    assert not any(radio.isChecked() for radio in step.filters.answers.values())
    choose(tab, GenotypeFilter.NONE)
    until(qtbot, lambda: runner.step is Step.BUDGET and not runner.is_reading_ledger)


def test_the_keyboard_reaches_each_answer_that_can_be_given(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path
) -> None:
    document.edit_design(leave_out_without_phenotype=True, n_cases=94, n_controls=96)
    tab.open_study(ordinary_study(tmp_path))
    filters = tab.study_step.filters
    until(qtbot, filters.isVisible)
    filters.question.first.setFocus()
    reached = []
    while QApplication.focusWidget() in filters.answers.values():
        reached.append(QApplication.focusWidget())
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert reached == [radio for radio in filters.answers.values() if radio.isEnabled()]


def test_two_clicks_make_a_public_list_from_a_panel(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path, dialogs: Answers
) -> None:
    document.edit_design(leave_out_without_phenotype=True, n_cases=94, n_controls=96)
    study = ordinary_study(tmp_path)
    example = resource_path("example/example.bim").read_text(encoding="utf-8").splitlines(keepends=True)
    study.with_suffix(".bim").write_text("".join(example[:40]), encoding="utf-8")  # the array of the bundled panel
    tab.open_study(study)
    runner, step = tab.runner, tab.study_step
    until(qtbot, step.filters.isVisible)
    choose(tab, GenotypeFilter.PUBLIC_LIST)
    lists = step.filters.panel_list
    assert "Filters by call rate and allele frequency are then not needed" in lists.needless.text()

    dialogs.paths = [study, tmp_path / "own.snps.tsv"]
    click(qtbot, lists.of_panel)
    until(qtbot, lambda: bool(step.filters.list.error.text()))
    assert "contains people of the study" in step.filters.list.error.text()
    assert not (tmp_path / "own.snps.tsv").exists()

    dialogs.paths = [tmp_path / "common.snps.tsv"]
    click(qtbot, lists.of_bundled)
    until(qtbot, lambda: runner.step is Step.BUDGET and not runner.is_reading_ledger)
    listed = document.plan.design.candidates
    assert listed.path is not None
    assert listed.sha256 == file_digest(tmp_path / "common.snps.tsv")
    assert runner.prepared is not None
    assert runner.prepared.n_candidates > 1000
    assert not lists.isVisible(), "there is a list"


def test_rules_on_people_are_ticked_and_leave_with_another_answer(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path
) -> None:
    document.edit_design(leave_out_without_phenotype=True, n_cases=94, n_controls=96)
    tab.open_study(ordinary_study(tmp_path))
    until(qtbot, tab.study_step.filters.isVisible)
    filters = tab.study_step.filters
    form = filters.rules
    choose(tab, Way.OWN_RULES)
    assert document.plan.design.genotype_filter is GenotypeFilter.NONE
    assert document.plan.design.person_rules == PersonRules(call_rate=0.97)
    assert filters.answers[Way.OWN_RULES].isChecked()
    assert form.isVisible()
    form.call_rate.setValue(95)
    assert document.plan.design.person_rules == PersonRules(call_rate=0.95)

    click(qtbot, form.has_sex_check)
    assert "judged by a public panel’s frequencies" in filters.error.text()
    assert not form.has_sex_check.isChecked(), "the plan has no reference"

    choose(tab, GenotypeFilter.PUBLIC_LIST)
    assert form.isVisible()
    assert document.plan.design.person_rules == PersonRules(call_rate=0.95), "SNPs by a list, people by rules"
    choose(tab, GenotypeFilter.NONE)
    assert document.plan.design.person_rules is None
    assert not form.isVisible()
    choose(tab, Way.OWN_RULES)
    click(qtbot, form.has_call_rate)
    assert document.plan.design.person_rules is None
    assert filters.answers[GenotypeFilter.NONE].isChecked()


def test_a_rule_on_ancestry_is_named_by_a_panels_files_and_a_group(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path
) -> None:
    document.edit_design(leave_out_without_phenotype=True, n_cases=94, n_controls=96)
    tab.open_study(ordinary_study(tmp_path))
    until(qtbot, tab.study_step.filters.isVisible)
    filters = tab.study_step.filters
    choose(tab, Way.OWN_RULES)
    loadings, groups = tmp_path / "loadings.tsv", tmp_path / "groups.tsv"
    loadings.write_text("ID A1 A1_FREQ PC1\nrs1 A 0.5 1\n", encoding="utf-8")
    groups.write_text("group PC1\neast -1\nwest 1\n", encoding="utf-8")
    form = filters.ancestry
    assert not form.loadings.isVisible()
    click(qtbot, form.asks)
    form.loadings.place.picked.emit(loadings)
    form.groups.place.picked.emit(groups)
    until(qtbot, form.group.isVisible)
    assert document.plan.design.person_rules == PersonRules(call_rate=0.97), "no group is chosen yet"
    form.group.chosen.emit("west")
    rules = document.plan.design.person_rules
    assert rules is not None
    assert rules.ancestry is not None
    assert (rules.call_rate, rules.ancestry.group, rules.ancestry.loadings) == (0.97, "west", str(loadings))
    click(qtbot, filters.rules.has_call_rate)
    assert document.plan.design.person_rules == PersonRules(ancestry=rules.ancestry)
    click(qtbot, form.asks)
    assert document.plan.design.person_rules is None
    assert not form.loadings.isVisible()


def test_a_file_goes_by_a_rule_on_people_to_the_budget(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path
) -> None:
    document.edit_design(leave_out_without_phenotype=True, n_cases=94, n_controls=96)
    tab.open_study(ordinary_study(tmp_path))
    until(qtbot, tab.study_step.filters.isVisible)
    choose(tab, Way.OWN_RULES)
    until(qtbot, lambda: tab.runner.step is Step.BUDGET and not tab.runner.is_reading_ledger)
    assert tab.runner.prepared is not None
    assert tab.runner.prepared.plan.design.person_rules == PersonRules(call_rate=0.97)
    assert tab.study_step.filters.rules.has_sex_check.isVisible(), "the other rules can still be ticked"


def test_a_file_that_is_no_list_changes_nothing(
    qtbot: QtBot, tab: ReleaseTab, document: PlanDocument, tmp_path: Path, dialogs: Answers
) -> None:
    document.edit_design(
        leave_out_without_phenotype=True, n_cases=94, n_controls=96, genotype_filter=GenotypeFilter.PUBLIC_LIST
    )
    tab.open_study(ordinary_study(tmp_path))
    until(qtbot, tab.study_step.filters.isVisible)
    (tmp_path / "manifest.map").write_text("one two\n", encoding="utf-8")
    dialogs.paths = [tmp_path / "manifest.map"]
    before = document.plan
    click(qtbot, tab.study_step.filters.list.place.button)
    until(qtbot, lambda: bool(tab.study_step.filters.list.error.text()))
    assert "line 1" in tab.study_step.filters.list.error.text()
    assert document.plan == before
