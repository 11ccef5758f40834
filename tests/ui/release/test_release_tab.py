"""The Release tab, driven as a person would: from a dropped study to a verified report, and everything that can be wrong."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.work import Work
from gwasprivacy.membership.families import UNBOUNDED
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.plan.plan import UNTITLED, ReleaseChoices
from gwasprivacy.release import engine
from gwasprivacy.release.keys.trust_changes import add_trusted_key
from gwasprivacy.release.ledger import ledger_file
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.second_cohort import public_to_hex
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.statement.signer import Signer, signer_in
from gwasprivacy.study.design import GenotypeFilter, StudyDesign
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.release import release_runner
from gwasprivacy.ui.release.release_tab import RELEASE_PAGE, VERIFY_PAGE, ReleaseTab
from gwasprivacy.ui.release.release_work import draw_and_publish
from gwasprivacy.ui.release.step_card import StepState
from gwasprivacy.ui.release.words import Step
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.help_pages import find_explanation
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.starting_plan import starting_plan
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.tab_page import TabState
from tests.release.policy_scene import found_site
from tests.release.preparing import prepare_release
from tests.study.make_plink import make_plink
from tests.ui.conftest import Answers
from tests.ui.dropped import drop
from tests.ui.release.release_window import (
    N_CASES,
    N_CONTROLS,
    PASSPHRASE,
    WAIT,
    answered_plan,
    arm,
    click,
    publish,
    study_for,
    to_budget,
    to_confirm,
    to_leaves,
    until,
)


def spent(path: Path) -> float:
    return sum(account.spent_units for account in Ledger(path).read().accounts) / 1e12 if path.exists() else 0.0


# The whole path ---------------------------------------------------------------------------------------------------


def test_from_a_study_to_a_verified_report(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path, dialogs: Answers
) -> None:
    assert tab.runner.step is Step.STUDY
    assert [step.is_open for step in tab.steps.values()] == [True, False, False, False, False]

    dialogs.paths = [study]
    click(qtbot, tab.study_step.place.button)
    until(qtbot, lambda: tab.runner.step is Step.BUDGET and not tab.runner.is_reading_ledger)
    assert tab.study_step.header.summary.text() == "hospital-x.bed: 30 cases, 26 controls"
    assert tab.pages.n_pages >= 1  # "to be drawn"
    assert tab.budget_step.bar.values["cost"].text() == "ε = 0.693"

    ledger = tmp_path / "study.gwasledger"
    dialogs.paths = [tmp_path / "study"]
    click(qtbot, tab.budget_step.begin)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    assert tab.runner.ledger_path == ledger
    assert not ledger.exists()  # the release makes it
    assert tab.budget_step.header.summary.text() == "ε = 0.693 of 0.693, nothing left"

    click(qtbot, tab.published_step.go_on)
    assert tab.runner.step is Step.CONFIRM
    step = tab.confirm_step
    assert not step.publish.isEnabled()
    assert step.reason.text() == "Choose or make a key first."

    QTest.keyClicks(step.new_key.first, PASSPHRASE)
    QTest.keyClicks(step.new_key.second, PASSPHRASE)
    dialogs.paths = [tmp_path / "officer.key.pem"]
    click(qtbot, step.new_key.make)
    until(qtbot, lambda: tab.runner.key_path is not None)
    assert (tmp_path / "officer.pub.pem").exists()
    assert step.new_key.first.text() == ""
    assert step.passphrase.text() == PASSPHRASE, "typed twice a moment ago"
    assert step.passphrase.echoMode() == QLineEdit.EchoMode.Password
    assert not step.kept.isHidden()

    dialogs.paths = [tmp_path / "out"]
    click(qtbot, step.folder.place.button)
    assert step.reason.text() == "Tick the box to confirm."
    step.confirm.click()
    assert step.publish.isEnabled()
    assert step.publish.text() == "Spend ε = 0.69 and create the release"
    with qtbot.waitSignal(tab.runner.published, timeout=WAIT):
        click(qtbot, step.publish)

    assert step.passphrase.text() == ""
    assert not step.passphrase.isUndoAvailable()
    assert step.kept.isHidden()
    outcome = tab.runner.done
    assert outcome is not None
    assert len(outcome.snps) == 2
    assert outcome.report_path.exists()
    assert outcome.table_path.exists()
    assert outcome.pdf_path.exists()
    assert tab.state is TabState.READY
    assert [step.is_open for step in tab.steps.values()] == [False, False, False, False, True]
    assert tab.runner.prepared is None
    assert verify_report(outcome.report_path, tmp_path / "officer.pub.pem").valid
    account = Ledger(ledger).read().accounts[0]
    assert [release.state for release in account.releases] == ["published"]

    click(qtbot, tab.done_step.verify)
    page = tab.verify_page
    assert tab.stack.currentIndex() == VERIFY_PAGE
    until(qtbot, lambda: page.verification is not None)
    assert page.heading.text() == "Genuine and consistent."
    assert page.pages.n_pages >= 1


def test_the_whole_path_goes_by_keyboard(qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path) -> None:
    to_leaves(qtbot, tab, study, tmp_path / "study.gwasledger")
    tab.published_step.go_on.setFocus()
    QTest.keyClick(tab.published_step.go_on, Qt.Key.Key_Space)
    assert tab.runner.step is Step.CONFIRM
    # The focus follows from the step that is done to the next one.
    focus = tab.focusWidget()
    assert focus is not None
    assert tab.confirm_step.isAncestorOf(focus)
    header = tab.study_step.header
    header.setFocus()
    QTest.keyClick(header, Qt.Key.Key_Return)
    assert tab.study_step.is_open
    QTest.keyClick(header, Qt.Key.Key_Space)
    assert not tab.study_step.is_open


def test_a_double_click_publishes_once(qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    arm(tab)
    button = tab.confirm_step.publish
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.mouseDClick(button, Qt.MouseButton.LeftButton)
    button.click()
    assert not tab.runner.publish(PASSPHRASE)
    until(qtbot, lambda: tab.runner.done is not None)
    account = Ledger(tmp_path / "study.gwasledger").read().accounts[0]
    assert len(account.releases) == 1
    assert len(list((tmp_path / "out").glob("*.release.json"))) == 1


def test_a_release_cannot_be_undone(qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    tab.document.edit_release(n_snps=3)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    click(qtbot, tab.published_step.go_on)
    publish(qtbot, tab)
    tab.document.undo_stack.undo()
    assert tab.runner.done is not None
    assert tab.runner.step is Step.DONE


def test_a_second_release_is_refused_when_nothing_is_left(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    publish(qtbot, tab)
    click(qtbot, tab.done_step.another)
    until(qtbot, lambda: tab.runner.ledger_error is not None)
    step = tab.budget_step
    assert tab.runner.step is Step.BUDGET
    assert step.state is StepState.PROBLEM
    assert "only ε = 0 is left" in step.error.text()
    assert step.bar.values["left"].text() == "not enough"
    assert tab.state is TabState.PROBLEM
    assert tab.runner.key_path is not None  # the key is kept, its passphrase is not
    assert tab.confirm_step.passphrase.text() == ""


def test_a_split_budget_serves_two_releases(qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path) -> None:
    to_budget(qtbot, tab, study)
    step = tab.budget_step
    step.split.set_open(True)
    step.spends.setFocus()
    step.spends.selectAll()
    QTest.keyClicks(step.spends, "0.5")
    QTest.keyClick(step.spends, Qt.Key.Key_Return)
    assert tab.document.plan.epsilon == 0.5
    to_confirm(qtbot, tab, study, tmp_path)
    publish(qtbot, tab)
    click(qtbot, tab.done_step.another)
    until(qtbot, lambda: tab.runner.ledger_error is not None)
    assert not step.total.isEnabled()
    assert step.rest.text() == "Spend only what is left: ε = 0.193"
    click(qtbot, step.rest)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    click(qtbot, tab.published_step.go_on)
    publish(qtbot, tab)
    assert len(Ledger(tmp_path / "study.gwasledger").read().accounts[0].releases) == 2


def test_an_account_of_its_own_is_typed_declared_and_published(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_budget(qtbot, tab, study)
    step = tab.budget_step
    step.split.set_open(True)
    prepared = tab.runner.prepared
    step.account.setFocus()
    QTest.keyClicks(step.account, "replication")
    QTest.keyClick(step.account, Qt.Key.Key_Return)
    assert tab.document.plan.account == "replication"
    assert prepared is not None
    assert tab.runner.prepared is not None
    assert tab.runner.prepared.scores is prepared.scores, "nothing is counted again"
    to_confirm(qtbot, tab, study, tmp_path)
    assert "its people are in no other study of that ledger" in step.words.text()
    publish(qtbot, tab)
    assert [each.name for each in Ledger(tmp_path / "study.gwasledger").read().accounts] == ["replication"]
    assert tab.runner.done is not None
    assert tab.runner.done.report.predicate["account"]["name"] == "replication"


# Studies that cannot be used --------------------------------------------------------------------------------------


def refuse(qtbot: QtBot, tab: ReleaseTab, path: Path) -> str:
    tab.open_study(path)
    until(qtbot, lambda: tab.runner.study_error is not None or tab.runner.plan_error is not None)
    assert tab.study_step.state is StepState.PROBLEM
    assert not tab.study_step.error.isHidden()
    return tab.study_step.error.text()


def test_a_truncated_bed_is_explained(qtbot: QtBot, tab: ReleaseTab, study: Path) -> None:
    study.write_bytes(study.read_bytes()[:-7])
    text = refuse(qtbot, tab, study)
    assert "hospital-x.bed" in text
    assert "Traceback" not in text


def test_a_missing_phenotype_is_explained(qtbot: QtBot, tab: ReleaseTab, study: Path) -> None:
    fam = study.with_suffix(".fam")
    lines = fam.read_text(encoding="utf-8").splitlines()
    lines[3] = lines[3][:-1] + "-9"
    fam.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert refuse(qtbot, tab, study) == "1 of 56 people has no phenotype."
    details = tab.study_step.error.details_text.text()
    assert "line 4" in details
    assert "--" not in details


def test_a_bim_of_the_wrong_length_is_explained(qtbot: QtBot, tab: ReleaseTab, study: Path) -> None:
    bim = study.with_suffix(".bim")
    bim.write_text("".join(bim.read_text(encoding="utf-8").splitlines(keepends=True)[:-1]), encoding="utf-8")
    assert "hospital-x" in refuse(qtbot, tab, study)


def test_a_file_that_is_no_study_is_explained(qtbot: QtBot, tab: ReleaseTab, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello", encoding="utf-8")
    assert "not a kind of study" in refuse(qtbot, tab, tmp_path / "notes.txt")
    assert not tab.study_step.again.isHidden()


def test_another_file_replaces_a_bad_one(qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path) -> None:
    refuse(qtbot, tab, tmp_path / "nothing.bed")
    to_budget(qtbot, tab, study)
    assert tab.study_step.error.isHidden()
    assert tab.study_step.state is StepState.DONE


def test_other_numbers_of_people_offer_to_follow_the_study(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, study: Path
) -> None:
    document.edit_design(n_cases=1000, n_controls=1000)
    tab.open_study(study)
    until(qtbot, lambda: bool(tab.runner.mismatch))
    assert "1,000 cases and 1,000 controls; this study has 30 and 26" in tab.study_step.mismatch.text()
    assert tab.study_step.is_open
    click(qtbot, tab.study_step.follow)
    assert (document.plan.design.n_cases, document.plan.design.n_controls) == (N_CASES, N_CONTROLS)
    until(qtbot, lambda: tab.runner.step is Step.BUDGET)
    document.undo_stack.undo()
    assert tab.runner.step is Step.STUDY


def test_missing_calls_are_refused_until_the_alleles_order_is_public(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, tmp_path: Path
) -> None:
    document.edit_release(score=ScoreChoice(name="genotypic"))
    text = refuse(qtbot, tab, study_for(tmp_path, missing=0.05))
    assert "missing calls" in text
    assert "--alleles-are-public" not in text
    assert tab.runner.prepared is None
    step = tab.study_step
    assert not step.alleles.isHidden()
    click(qtbot, step.alleles.public)
    assert document.plan.design.alleles_are_public
    until(qtbot, lambda: tab.runner.step is Step.BUDGET)


def test_with_missing_calls_total_variation_asks_nothing(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, tmp_path: Path
) -> None:
    tab.open_study(study_for(tmp_path, missing=0.05))
    until(qtbot, lambda: tab.runner.step is Step.BUDGET)
    assert tab.study_step.alleles.isHidden()
    assert document.plan.design.fill is None


def test_no_exact_statistic_is_on_the_screen(qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path) -> None:

    to_confirm(qtbot, tab, study, tmp_path)
    prepared = tab.runner.prepared
    assert prepared is not None
    shown = " ".join(label.text() for label in tab.findChildren(QLabel))
    for score in np.unique(prepared.scores):
        if score != int(score):
            assert f"{score:.4f}" not in shown
    assert "missing rate" not in shown


def test_a_phenotype_file_says_who_is_a_case(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, tmp_path: Path
) -> None:
    genotypes = np.random.default_rng(5).integers(0, 3, (12, 20)).astype(np.uint8)
    prefix = make_plink(tmp_path, genotypes, [True] * 20, name="all-cases")
    refuse(qtbot, tab, prefix.with_suffix(".bed"))
    phenotype = tmp_path / "status.txt"
    phenotype.write_text("".join(f"F{i + 1} I{i + 1} {1 + (i < 8)}\n" for i in range(20)), encoding="utf-8")
    tab.study_step.phenotype.place.picked.emit(phenotype)
    until(qtbot, lambda: bool(tab.runner.mismatch))
    assert "this study has 8 and 12" in tab.study_step.mismatch.text()


def test_labels_make_strata_which_the_plan_can_take_over_and_undo(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_budget(qtbot, tab, study)
    before = document.plan
    people = [line.split()[:2] for line in study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()]
    labels = tmp_path / "labels.txt"
    labels.write_text(
        "FID IID sex centre\n"
        + "".join(f"{f} {i} {'FM'[k % 2]} {'xy'[k % 3 == 0]}\n" for k, (f, i) in enumerate(people)),
        encoding="utf-8",
    )
    step = tab.study_step
    step.strata.question.place.picked.emit(labels)
    assert [box.text() for box in step.strata.boxes] == ["sex", "centre"]
    assert step.strata.is_asking
    step.strata.boxes[0].click()
    until(qtbot, lambda: "The plan has no strata; this study has F (" in step.mismatch.text())
    step.follow.click()
    assert [stratum.name for stratum in document.plan.design.strata] == ["F", "M"]
    assert sum(stratum.n_cases for stratum in document.plan.design.strata) == before.design.n_cases
    until(qtbot, lambda: tab.runner.study_is_ready)
    assert step.mismatch.isHidden()
    step.strata.question.place.clear_button.click()
    until(qtbot, lambda: "Add a file with each person’s label" in step.error.text())
    document.undo_stack.undo()
    assert document.plan == before
    until(qtbot, lambda: tab.runner.study_is_ready)


def test_a_stratum_of_cases_alone_is_told_before_the_release(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    people = [line.split() for line in study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()]
    first_case = next(person for person in people if person[5] == "2")
    labels = tmp_path / "labels.txt"
    labels.write_text("".join(f"{each[0]} {each[1]} {'FM'[each is first_case]}\n" for each in people), encoding="utf-8")
    tab.study_step.strata.question.place.picked.emit(labels)
    until(qtbot, lambda: not tab.study_step.follow.isHidden())
    tab.study_step.follow.click()
    said = "The stratum M has no controls, so it adds nothing to a score."
    until(qtbot, lambda: said in tab.budget_step.warnings.text())


def test_lists_of_people_make_the_study_that_of_the_others_and_the_question_covers_them(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_budget(qtbot, tab, study)
    people = [line.split()[:2] for line in study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()]
    keep, remove = tmp_path / "keep.txt", tmp_path / "remove.txt"
    keep.write_text("FID IID\n" + "".join(f"{family} {name}\n" for family, name in people[1:]), encoding="utf-8")
    remove.write_text(f"{people[2][1]}\n", encoding="utf-8")
    step = tab.study_step
    assert step.filters.lists.isHidden()
    step.lists.keep.place.take([keep])
    step.lists.remove.place.take([remove])
    until(qtbot, lambda: bool(tab.runner.mismatch))
    assert "2 people are left out by the lists of people." in step.notes.text()
    assert "missing calls, relatives, components" in step.filters.lists.text()
    step.follow.click()
    assert document.plan.design.n_cases + document.plan.design.n_controls == len(people) - 2
    until(qtbot, lambda: tab.runner.study_is_ready)
    keep.write_text("X Y\n", encoding="utf-8")
    step.lists.keep.place.picked.emit(keep)
    until(qtbot, lambda: "names nobody of the study" in step.error.text())
    step.lists.keep.place.clear_button.click()
    step.lists.remove.place.clear_button.click()
    until(qtbot, lambda: bool(tab.runner.mismatch))
    assert step.filters.lists.isHidden()


def test_stopping_the_preparation_can_be_taken_back(
    qtbot: QtBot, tab: ReleaseTab, jobs: JobRunner, study: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = release_runner.prepare

    def forever(*_args: Any, work: Work, **_options: Any) -> None:
        while True:
            work.check()

    monkeypatch.setattr(release_runner, "prepare", forever)
    tab.open_study(study)
    until(qtbot, lambda: "Preparing the release" in [job.title for job in jobs.running])
    jobs.cancel()
    assert tab.runner.cancelled
    assert not tab.study_step.again.isHidden()
    monkeypatch.setattr(release_runner, "prepare", real)
    click(qtbot, tab.study_step.again)
    until(qtbot, lambda: tab.runner.step is Step.BUDGET)


# The plan changes -------------------------------------------------------------------------------------------------


def test_a_changed_plan_is_checked_again_before_anything_is_published(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    arm(tab)
    assert tab.confirm_step.publish.isEnabled()
    document.edit_release(n_snps=3)
    assert not tab.confirm_step.publish.isEnabled()
    assert not tab.runner.publish(PASSPHRASE)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    assert tab.runner.prepared is not None
    assert tab.runner.prepared.plan.release.n_snps == 3
    assert not tab.runner.has_read  # what leaves has changed: it is to be read again


def test_a_new_title_closes_no_step(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_leaves(qtbot, tab, study, tmp_path / "study.gwasledger")
    steps: list[Step] = []
    tab.runner.changed.connect(lambda: steps.append(tab.runner.step))
    field = tab.study_step.title_field
    tab.focus_field("title")
    field.selectAll()
    QTest.keyClicks(field, "Melanoma, north")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert document.plan.title == "Melanoma, north"
    until(qtbot, lambda: not tab.runner.is_reading_ledger)
    assert set(steps) == {Step.LEAVES}
    assert tab.runner.prepared is not None
    assert tab.runner.prepared.plan == document.plan


def test_a_study_without_a_name_is_asked_for_it_where_it_is_opened(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, study: Path
) -> None:
    document.edit(title=UNTITLED)
    to_budget(qtbot, tab, study)
    step = tab.study_step
    assert step.is_open, "it waits for the name"
    assert step.title_field.isVisible()
    assert step.title_field.text() == ""
    step.title_field.setFocus()
    QTest.keyClicks(step.title_field, "Lupus")
    QTest.keyClick(step.title_field, Qt.Key.Key_Return)
    assert document.plan.title == "Lupus"


def test_naming_the_study_leaves_the_pledge_and_another_draw_takes_it_back(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    arm(tab)
    assert tab.confirm_step.confirm.isChecked()
    document.edit(title="Another name")
    document.edit_design(ethics_approval="EK 1/26")
    tab._fold(Step.STUDY)  # to look at it again
    until(qtbot, lambda: not tab.runner.is_reading_ledger)
    assert tab.confirm_step.confirm.isChecked()
    document.edit_release(n_snps=document.plan.release.n_snps + 1)
    until(qtbot, lambda: not tab.confirm_step.confirm.isChecked())


def test_a_file_of_phenotypes_is_one_wherever_it_is_dropped_and_no_other_file_takes_the_studys_place(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path, dialogs: Answers
) -> None:
    lines = study.with_suffix(".fam").read_text(encoding="utf-8").splitlines()
    people = [line.split() for line in lines]
    study.with_suffix(".fam").write_text("".join(f"{' '.join(each[:5])} -9\n" for each in people), encoding="utf-8")
    tab.open_study(study)
    step = tab.study_step
    until(qtbot, lambda: bool(step.error.text()))
    assert step.error.text() == "Nobody in this study has a phenotype."
    assert not step.leave_out.isVisible(), "that would leave nobody"
    assert step.values_file.isVisible()
    covariates = tmp_path / "covariates.txt"
    covariates.write_text(
        "FID IID SEX AGE PC1\n" + "".join(f"{each[0]} {each[1]} 1 54 0.013\n" for each in people), encoding="utf-8"
    )
    drop(tab, covariates)
    assert [each[0] for each in dialogs.said] == ["Nothing was opened"]
    assert tab.runner.source is not None
    assert (tab.runner.source.path, tab.runner.source.phenotype) == (study, None), "covariates are no phenotypes"
    dialogs.said.clear()
    phenotypes = tmp_path / "who.txt"
    phenotypes.write_text(
        "FID IID status\n" + "".join(f"{each[0]} {each[1]} {each[5]}\n" for each in people), encoding="utf-8"
    )
    drop(tab, phenotypes)
    until(qtbot, lambda: tab.runner.facts is not None)
    assert tab.runner.source is not None
    assert (tab.runner.source.path, tab.runner.source.phenotype) == (study, phenotypes)
    assert not step.values_file.isVisible()
    notes = tmp_path / "notes.txt"
    notes.write_text("call the board\n", encoding="utf-8")
    drop(tab, notes)
    assert [each[0] for each in dialogs.said] == ["Nothing was opened"]
    assert tab.runner.source.path == study
    assert tab.runner.facts is not None


def test_an_effect_that_the_program_filled_in_enters_no_report_before_it_is_confirmed(
    qtbot: QtBot, tab: ReleaseTab, study: Path, document: PlanDocument, tmp_path: Path
) -> None:
    document.new(replace(document.plan, scenario=starting_plan().scenario), examples=True)
    to_confirm(qtbot, tab, study, tmp_path)
    arm(tab)
    step = tab.confirm_step
    assert step.effect.isVisible()
    assert "odds ratio 1.8" in step.effect.text.text()
    assert not step.publish.isEnabled()
    click(qtbot, step.effect.confirm)
    assert step.effect.isHidden()
    assert "effect" not in step.reason.text()
    until(qtbot, step.publish.isEnabled)


def test_what_can_take_files_lights_up_while_they_are_above_it(tab: ReleaseTab, tmp_path: Path) -> None:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(tmp_path / "x.bed"))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    glow = tab.drops.glow
    assert not glow.isVisible()
    enter = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, mime, buttons, keys)
    QApplication.sendEvent(tab, enter)
    assert enter.isAccepted()
    assert glow.isVisible()
    assert glow.size() == tab.size()
    QApplication.sendEvent(tab, QDragLeaveEvent())
    assert not glow.isVisible()


def test_a_site_policy_is_shown_with_its_reason(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found_site(tmp_path, monkeypatch).put(min_cases=500)
    text = refuse(qtbot, tab, study)
    assert "This site asks for at least 500 cases" in text


# Ledgers ----------------------------------------------------------------------------------------------------------


def test_a_damaged_ledger_is_refused_with_its_reason(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    ledger = tmp_path / "study.gwasledger"
    to_confirm(qtbot, tab, study, tmp_path)
    publish(qtbot, tab)
    connection = sqlite3.connect(ledger)
    table = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name != 'identities'"
    ).fetchone()[0]
    for (trigger,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        connection.execute(f'DROP TRIGGER "{trigger}"')
    connection.execute(f"DELETE FROM {table} WHERE rowid = (SELECT MAX(rowid) FROM {table})")
    connection.execute(f"UPDATE {table} SET body = replace(body, 'debit', 'debjt')")
    connection.commit()
    connection.close()
    click(qtbot, tab.done_step.another)
    until(qtbot, lambda: tab.runner.ledger_error is not None)
    assert tab.budget_step.state is StepState.PROBLEM
    assert "study.gwasledger" in tab.budget_step.error.text()
    assert not tab.budget_step.again.isHidden()


def test_a_file_that_is_no_ledger_is_refused(qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path) -> None:
    to_budget(qtbot, tab, study)
    ledger = tmp_path / "x.gwasledger"
    ledger.write_text("no ledger", encoding="utf-8")
    tab.budget_step.place.picked.emit(ledger)
    until(qtbot, lambda: tab.runner.ledger_error is not None)
    assert "damaged or is not a ledger" in tab.budget_step.error.text()
    assert ledger.read_text(encoding="utf-8") == "no ledger"


def test_a_locked_ledger_is_waited_for_and_then_refused(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger_file, "BUSY_SECONDS", 0.2)
    ledger = tmp_path / "study.gwasledger"
    Ledger(ledger).create()
    to_budget(qtbot, tab, study)
    other = sqlite3.connect(ledger, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    tab.budget_step.place.picked.emit(ledger)
    until(qtbot, lambda: tab.runner.ledger_error is not None)
    assert "in use by another process" in tab.budget_step.error.text()
    other.execute("ROLLBACK")
    other.close()
    click(qtbot, tab.budget_step.again)
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)


def test_a_release_that_spent_and_published_nothing_stays_listed(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_confirm(qtbot, tab, study, tmp_path)

    def struck(*_args: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(engine, "_draw_and_sign", struck)
    arm(tab)
    click(qtbot, tab.confirm_step.publish)
    until(qtbot, lambda: tab.runner.publish_error is not None and not tab.runner.is_reading_ledger)
    assert isinstance(tab.runner.publish_error, engine.SpentNothingPublished)
    assert "is spent and nothing was published" in tab.confirm_step.error.text()
    assert tab.runner.ledger is not None
    assert tab.runner.ledger.account is not None
    assert [release.state for release in tab.runner.ledger.account.releases] == ["spent, nothing published"]
    texts = [row.accessibleName() for row in tab.budget_step._rows]
    assert texts
    assert texts[0].endswith("spent, nothing published")
    assert not list((tmp_path / "out").glob("*.release.*"))


def test_a_new_ledger_never_replaces_a_file(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path, dialogs: Answers
) -> None:
    to_budget(qtbot, tab, study)
    taken = tmp_path / "taken.gwasledger"
    taken.write_text("mine", encoding="utf-8")
    dialogs.paths = [taken]
    click(qtbot, tab.budget_step.begin)
    assert "already exists" in tab.budget_step.error.text()
    assert tab.runner.ledger_path is None


# Keys -------------------------------------------------------------------------------------------------------------


def test_a_wrong_passphrase_spends_nothing(qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    arm(tab, "wrong horse battery")
    click(qtbot, tab.confirm_step.publish)
    until(qtbot, lambda: tab.runner.key_error is not None)
    step = tab.confirm_step
    assert step.key_error.text().startswith("Wrong passphrase. Nothing was spent.")
    assert step.passphrase.text() == ""
    assert not step.confirm.isChecked()
    assert spent(tmp_path / "study.gwasledger") == 0.0
    publish(qtbot, tab)
    assert step.key_error.isHidden()


def test_a_public_key_cannot_sign(qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    tab.confirm_step.key.place.picked.emit(tmp_path / "officer.pub.pem")
    arm(tab)
    if tab.confirm_step.publish.isEnabled():
        click(qtbot, tab.confirm_step.publish)
    until(qtbot, lambda: tab.runner.key_error is not None)
    assert spent(tmp_path / "study.gwasledger") == 0.0


def test_a_new_key_needs_a_passphrase_twice(qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path) -> None:
    to_leaves(qtbot, tab, study, tmp_path / "study.gwasledger")
    click(qtbot, tab.published_step.go_on)
    new = tab.confirm_step.new_key
    QTest.keyClicks(new.first, "short")
    click(qtbot, new.make)
    assert "shorter than 12" in new.error.text()
    new.first.clear()
    QTest.keyClicks(new.first, PASSPHRASE)
    QTest.keyClicks(new.second, PASSPHRASE + "!")
    click(qtbot, new.make)
    assert "differ" in new.error.text()
    click(qtbot, new.cancel)
    assert new.first.text() == new.second.text() == ""


def test_an_existing_key_is_never_replaced(qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    before = (tmp_path / "officer.key.pem").read_bytes()
    tab.runner.make_key(tmp_path / "officer", PASSPHRASE)
    until(qtbot, lambda: tab.runner.key_error is not None)
    assert (tmp_path / "officer.key.pem").read_bytes() == before


def test_the_passphrase_of_a_new_key_is_for_that_key_and_while_somebody_looks(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path, dialogs: Answers
) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    step = tab.confirm_step
    step.new_key.wanted.emit(tmp_path / "second", PASSPHRASE)
    until(qtbot, lambda: bool(step.passphrase.text()))
    step.key.place.picked.emit(tmp_path / "officer.key.pem")
    assert step.passphrase.text() == ""
    assert step.kept.isHidden()

    step.new_key.wanted.emit(tmp_path / "officer", PASSPHRASE)
    until(qtbot, lambda: tab.runner.key_error is not None)
    assert step.passphrase.text() == "", "the file that is there is another key"

    step.new_key.wanted.emit(tmp_path / "third", PASSPHRASE)
    tab.hide()
    until(qtbot, lambda: tab.runner.key_path == tmp_path / "third.key.pem")
    assert step.passphrase.text() == ""


def test_a_passphrase_does_not_stay_behind_another_tab(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    QTest.keyClicks(tab.confirm_step.passphrase, PASSPHRASE)
    assert tab.confirm_step.passphrase.echoMode() == QLineEdit.EchoMode.Password
    tab.hide()
    assert tab.confirm_step.passphrase.text() == ""
    assert not tab.confirm_step.passphrase.isUndoAvailable()


def test_a_folder_that_cannot_be_written_spends_nothing(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    tab.runner.set_folder(blocked)
    arm(tab)
    click(qtbot, tab.confirm_step.publish)
    until(qtbot, lambda: tab.runner.publish_error is not None)
    assert tab.confirm_step.error.text()
    assert spent(tmp_path / "study.gwasledger") == 0.0
    assert "--out" not in tab.confirm_step.error.text()


# The window -------------------------------------------------------------------------------------------------------


@pytest.fixture
def slow_draw(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Drawing waits for this event."""
    let_go = threading.Event()
    real = release_runner.draw_and_publish

    def held(*args: Any, **options: Any) -> Any:
        let_go.wait(30)
        return real(*args, **options)

    monkeypatch.setattr(release_runner, "draw_and_publish", held)
    yield let_go
    let_go.set()


def test_the_window_stays_open_while_a_release_is_drawn(
    qtbot: QtBot, window: MainWindow, study: Path, tmp_path: Path, dialogs: Answers, slow_draw: threading.Event
) -> None:
    window.show_tab(2)
    tab = window.release_tab
    to_confirm(qtbot, tab, study, tmp_path)
    arm(tab)
    click(qtbot, tab.confirm_step.publish)
    assert tab.runner.is_publishing
    assert not tab.confirm_step.confirm.isEnabled()
    assert not window.close()
    assert window.isVisible()
    assert dialogs.said[-1][0] == "The window stays open"
    slow_draw.set()
    until(qtbot, lambda: tab.runner.done is not None)
    window.document.undo_stack.setClean()


def test_nothing_of_the_study_is_remembered(qtbot: QtBot, window: MainWindow, study: Path, tmp_path: Path) -> None:
    window.show_tab(2)
    tab = window.release_tab
    to_confirm(qtbot, tab, study, tmp_path)
    publish(qtbot, tab)
    window.settings.sync()
    for file in tmp_path.rglob("*"):
        if file.is_file() and file.suffix in (".ini", ".json", ".log") and "out" not in file.parts:
            assert "hospital-x" not in file.read_text(encoding="utf-8", errors="replace"), file
    assert not [path for path in window.settings.recent_plans if "hospital" in str(path)]


def test_a_study_dropped_on_the_window_opens_here(qtbot: QtBot, window: MainWindow, study: Path) -> None:
    window.open_dropped(study)
    tab = window.release_tab
    until(qtbot, lambda: tab.runner.step is Step.BUDGET)
    assert window.tabs.currentWidget() is tab


def test_files_dropped_anywhere_on_the_tab_find_their_place(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    drop(tab, study)
    drop(tab, tmp_path / "new.gwasledger")
    until(qtbot, lambda: tab.runner.step is Step.LEAVES)
    assert tab.runner.ledger_path == tmp_path / "new.gwasledger"


def test_every_control_has_a_name(tab: ReleaseTab) -> None:
    for button in tab.findChildren(QAbstractButton):
        assert button.accessibleName() or button.text(), button
    for field in tab.findChildren(QLineEdit):
        if field.parent() is not None and field.objectName() != "qt_spinbox_lineedit":
            assert field.accessibleName(), field


# Verifying --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a release in ``out``, as the window makes it, and the officer's keys."""
    folder = tmp_path_factory.mktemp("released")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(folder / "state"))
        key_path, _ = write_key_pair(generate_key(), folder / "officer", PASSPHRASE)
        prepared = prepare_release(answered_plan(), study_for(folder), name="Melanoma-2026")
        draw_and_publish(prepared, folder / "study.gwasledger", key_path, PASSPHRASE, folder / "out")
    return folder


@pytest.fixture
def report(tab: ReleaseTab, released: Path, tmp_path: Path) -> Path:
    """That report, beside a test's own copy of the officer's keys, in a window that has signed it."""
    shutil.copytree(released / "out", tmp_path / "out")
    for key in released.glob("officer.*"):
        shutil.copy(key, tmp_path)
    (path,) = (tmp_path / "out").glob("*.release.json")
    tab.verify_page.own_keys = frozenset(verify_report(path, released / "officer.pub.pem").key_ids)
    return path


def verdict(qtbot: QtBot, tab: ReleaseTab) -> str:
    page = tab.verify_page
    until(qtbot, lambda: page.verification is not None or page.heading.text() == "Not verified.")
    return page.heading.text()


def test_a_report_and_a_key_dropped_together_are_verified(
    qtbot: QtBot, tab: ReleaseTab, report: Path, tmp_path: Path
) -> None:
    tab.show_page(VERIFY_PAGE)
    drop(tab.verify_page, tmp_path / "officer.pub.pem", report)
    assert verdict(qtbot, tab) == "Genuine and consistent."
    files = tab.verify_page.files
    n_checked = sum(each.is_checked for each in tab.verify_page.verification.beside)
    assert n_checked > 1
    assert files.fold.button.text() == f"▸ {n_checked} accompanying files match the signature"
    assert not files.checked.isVisible()
    click(qtbot, files.fold.button)
    assert files.checked.isVisible()
    assert files.checked.text().count("is the signed file.") == n_checked
    assert "PDF" in files.others.text() or "pdf" in files.others.text()  # which nobody can check stays in sight


@pytest.mark.parametrize(
    ("name", "data", "why"),
    [
        ("holiday.jpg", b"\xff\xd8\xff\xe0", "It is not a report: the file is not JSON."),
        ("a.release.json", b'{"title": "Plan"}', "payload, payloadType and signatures"),
        ("gone.release.json", None, "gone.release.json"),
    ],
)
def test_a_file_that_is_no_report_is_told_before_a_key_is_asked_for(
    tab: ReleaseTab, tmp_path: Path, name: str, data: bytes | None, why: str
) -> None:
    tab.show_page(VERIFY_PAGE)
    page, path = tab.verify_page, tmp_path / name
    if data is not None:
        path.write_bytes(data)
    page.report.picked.emit(path)
    assert page.heading.text() == f"This is not a report: {name}"
    assert why in page.reason.text()
    assert "Choose the signed report" in page.reason.text() or data is None
    assert "Now drop" not in page.reason.text()


def test_a_report_still_asks_for_the_key(tab: ReleaseTab, report: Path) -> None:
    tab.show_page(VERIFY_PAGE)
    tab.verify_page.report.picked.emit(report)
    assert "Now drop the signer’s public key (.pub.pem)." in tab.verify_page.reason.text()


def test_the_snps_of_a_verified_report_become_the_open_plans_list(
    qtbot: QtBot, tab: ReleaseTab, report: Path, tmp_path: Path
) -> None:
    page, before = tab.verify_page, tab.document.plan
    drop(page, tmp_path / "officer.pub.pem", report)
    assert verdict(qtbot, tab) == "Genuine and consistent."
    n_snps = len(page.verification.report.snps)
    click(qtbot, page.use_snps)
    candidates = tab.document.plan.design.candidates
    assert (candidates.path, candidates.sha256) == (str(report), hashlib.sha256(report.read_bytes()).hexdigest())
    assert candidates.report_key == public_to_hex(load_public_key(tmp_path / "officer.pub.pem"))
    assert "a signed report about other people published" in candidates.origin
    assert tab.document.plan.design.genotype_filter is GenotypeFilter.PUBLIC_LIST
    assert tab.document.plan.release.n_snps <= n_snps
    assert "other people" in page.made.text()
    tab.document.undo_stack.undo()
    assert tab.document.plan == before
    # Altered after it was verified: nothing is taken.
    report.write_bytes(report.read_bytes().replace(b'"sig":"', b'"sig":"A', 1))
    click(qtbot, page.use_snps)
    assert tab.document.plan == before
    assert page.error.text()


def test_a_pdf_is_verified_by_the_report_in_it_and_says_what_it_is_before_there_is_a_key(
    qtbot: QtBot, tab: ReleaseTab, report: Path, tmp_path: Path
) -> None:
    page, pdf = tab.verify_page, tmp_path / "mailed.pdf"
    pdf.write_bytes(report.with_name(report.name.replace(".json", ".pdf")).read_bytes())
    drop(page, pdf)
    assert page.heading.text() == "Nothing verified yet."
    for part in (
        "By its own words it is release 1 of",
        "None of this is checked yet",
        "Now drop the signer’s public key",
    ):
        assert part in page.reason.text()
    page.own_keys = frozenset()  # as on the computer of whoever gets the PDF by mail
    drop(page, tmp_path / "officer.pub.pem")
    assert verdict(qtbot, tab) == "Valid; you have not confirmed whose key this is."
    assert "The PDF’s own pages are not signed" in page.reason.text()
    assert "compare the fingerprint below with the signer" in page.reason.text()
    assert page.pages.n_pages > 0
    add_trusted_key("Ana", tmp_path / "officer.pub.pem")
    drop(page, pdf)
    assert verdict(qtbot, tab) == "Genuine and consistent."


def test_another_pdf_is_no_bad_report(qtbot: QtBot, tab: ReleaseTab, tmp_path: Path, report: Path) -> None:
    pdf = tmp_path / "poster.pdf"
    pdf.write_bytes(b"%PDF-1.4\nstream\nhello\nendstream\n%%EOF\n")
    for files in ((pdf,), (tmp_path / "officer.pub.pem",)):
        drop(tab.verify_page, *files)
        until(qtbot, lambda: "carries no signed report" in tab.verify_page.reason.text())
        assert ".release.json" in tab.verify_page.reason.text()
        assert "Do not rely" not in tab.verify_page.heading.text()


def test_no_file_gets_the_tick_that_was_not_compared_itself(
    qtbot: QtBot, tab: ReleaseTab, report: Path, tmp_path: Path, dialogs: Answers
) -> None:
    page, key = tab.verify_page, tmp_path / "officer.pub.pem"
    pdf, table = (report.with_name(report.name.replace("json", ending)) for ending in ("pdf", "tsv"))
    pdf.write_bytes(b"%PDF-1.4 forged")
    for files, heading in (
        ((pdf, key), f"Not checked: {pdf.name}."),
        ((pdf, report, key), f"Not checked: {pdf.name}."),
        ((report, pdf), f"Not checked: {pdf.name}."),
        ((table,), "Genuine and consistent."),
        ((report.with_name("results.json"),), "Genuine and consistent."),
        ((report,), "Genuine and consistent."),
    ):
        drop(page, *files)
        assert verdict(qtbot, tab) == heading
        assert page.report.path == report
    dialogs.paths = [pdf]
    click(qtbot, page.render_again)
    assert pdf.read_bytes().startswith(b"%PDF-1.7\n%"), "drawn from the report, in place of the forged one"
    table.write_text(table.read_text(encoding="utf-8").replace("rs", "sr", 1), encoding="utf-8")
    drop(page, table)
    assert verdict(qtbot, tab) == "Do not rely on this report."
    assert table.name in page.reason.text()


def test_a_name_that_was_typed_and_not_kept_is_on_the_report(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path
) -> None:
    to_confirm(qtbot, tab, study, tmp_path)
    tab.confirm_step.signer.institution.setText("Example University")
    arm(tab)
    click(qtbot, tab.confirm_step.publish)
    assert tab.confirm_step.signer.error.text(), "an institution alone is nobody's name"
    assert tab.runner.done is None
    assert not tab.runner.is_publishing
    tab.confirm_step.signer.name.setText("Ada Example")
    click(qtbot, tab.confirm_step.publish)
    until(qtbot, lambda: tab.runner.done is not None)
    assert tab.runner.done is not None
    assert signer_in(tab.runner.done.report.predicate) == Signer(name="Ada Example", institution="Example University")


def test_a_changed_byte_is_noticed(qtbot: QtBot, tab: ReleaseTab, report: Path, tmp_path: Path) -> None:
    data = bytearray(report.read_bytes())
    place = data.index(b'"payload":"') + 200
    data[place] = ord("A") if data[place] != ord("A") else ord("B")
    changed = tmp_path / "changed.release.json"
    changed.write_bytes(bytes(data))
    tab.open_report(changed, tmp_path / "officer.pub.pem")
    assert verdict(qtbot, tab) == "Do not rely on this report."
    assert tab.verify_page.reason.text()
    assert tab.verify_page.pages.n_pages == 0


def test_another_key_does_not_verify(qtbot: QtBot, tab: ReleaseTab, report: Path, tmp_path: Path) -> None:
    tab.runner.make_key(tmp_path / "other", PASSPHRASE)
    until(qtbot, lambda: (tmp_path / "other.pub.pem").exists() and not tab.runner.is_making_key)
    tab.open_report(report, tmp_path / "other.pub.pem")
    assert verdict(qtbot, tab) == "Do not rely on this report."
    assert "not signed with this key" in tab.verify_page.reason.text()


def test_a_private_key_is_not_taken_for_a_public_one(
    qtbot: QtBot, tab: ReleaseTab, report: Path, tmp_path: Path
) -> None:
    tab.open_report(report, tmp_path / "officer.key.pem")
    assert verdict(qtbot, tab) == "Not verified.", "the reader's slip, not the report's"
    assert "is a private key" in tab.verify_page.reason.text()


def test_an_unreadable_file_is_no_verdict(qtbot: QtBot, tab: ReleaseTab, report: Path, tmp_path: Path) -> None:
    tab.open_report(tmp_path / "gone.release.json", tmp_path / "officer.pub.pem")
    assert verdict(qtbot, tab) == "Not verified."
    assert "gone.release.json" in tab.verify_page.error.text()


def test_a_file_that_is_no_report_is_refused(qtbot: QtBot, tab: ReleaseTab, report: Path, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text('{"a": 1}', encoding="utf-8")
    tab.open_report(tmp_path / "x.json", tmp_path / "officer.pub.pem")
    assert verdict(qtbot, tab) == "This is not a report: x.json"


def test_both_pages_are_one_click_apart(qtbot: QtBot, tab: ReleaseTab) -> None:
    for switch in tab._switches:
        click(qtbot, switch.buttons[VERIFY_PAGE])
        assert tab.stack.currentIndex() == VERIFY_PAGE
        assert tab.left.isHidden()
        click(qtbot, switch.buttons[RELEASE_PAGE])
        assert tab.stack.currentIndex() == RELEASE_PAGE
        assert not tab.left.isHidden()


def test_errors_speak_of_the_window_not_of_the_command_line() -> None:
    from gwasprivacy.study.phenotype import StatusSource, cases_of_fam
    from gwasprivacy.ui.shell.error_words import error_words

    with pytest.raises(InvalidInput) as caught:
        cases_of_fam(["1", "2", "0"], Path("/data/enclave/study.fam"), StatusSource())
    said = error_words(caught.value, Path("/data/enclave/study.bed"))
    assert said == (
        "study.fam, line 3: the person’s phenotype (column 6) is missing. 1 of 3 people have none. They can be removed, since "
        "that depends on the phenotype alone. Give a phenotype file under More."
    )


def test_only_words_change_without_counting_again(qtbot: QtBot, tab: ReleaseTab, study: Path) -> None:
    from gwasprivacy.ui.release.release_work import with_new_words

    to_budget(qtbot, tab, study)
    prepared = tab.runner.prepared
    assert prepared is not None
    again = with_new_words(prepared, replace(prepared.plan, title="Other name"))
    assert again is not None
    assert again.name == "Other-name"
    assert again.scores is prepared.scores
    assert with_new_words(prepared, replace(prepared.plan, release=ReleaseChoices(n_snps=5))) is None


def test_every_question_mark_has_an_answer(tab: ReleaseTab) -> None:
    topics = {button.topic for button in tab.findChildren(HelpButton)}
    assert len(topics) >= 8
    assert [topic for topic in topics if find_explanation(topic) is None] == []


# Other kinds of release -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "leaves", "shown"),
    [
        (ReleaseChoices(mechanism="values", snps=("rs3", "rs7"), n_snps=2), "noisy score of each SNP", "score about"),
        (
            ReleaseChoices(mechanism="genotype-counts", snps=("rs3",), n_snps=1),
            "Six noisy genotype counts",
            "in cases",
        ),
        (
            ReleaseChoices(mechanism="significant-count", n_snps=0, threshold=8.0),
            "One number: about how many SNPs",
            "significant.",
        ),
        (
            ReleaseChoices(mechanism="permute-and-flip", n_snps=1, values_epsilon=0.2),
            "and a noisy score of each",
            "score about",
        ),
    ],
)
def test_other_kinds_of_release_say_what_leaves_and_what_left(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path, choices: ReleaseChoices, leaves: str, shown: str
) -> None:
    tab.document.edit_design(alleles_are_public=True)
    tab.document.edit(release=choices)
    to_confirm(qtbot, tab, study, tmp_path)
    assert leaves in tab.published_step.leaves.text()
    assert "no frequency" not in tab.published_step.nothing_else.text()
    publish(qtbot, tab)
    texts = [cell.text() for cell in tab.done_step._cells if isinstance(cell, QLabel)]
    assert any(shown in text for text in texts), texts


def test_a_secret_size_is_not_compared_with_the_plan(
    qtbot: QtBot, document: PlanDocument, tab: ReleaseTab, study: Path
) -> None:
    plan = document.plan
    document.edit(
        adversary=with_family(plan.adversary, UNBOUNDED),
        release=ReleaseChoices(mechanism="genotype-counts", snps=("rs3",), n_snps=1),
        design=StudyDesign(n_cases=100, n_controls=100, alleles_are_public=True, genotype_filter=GenotypeFilter.NONE),
    )
    to_budget(qtbot, tab, study)
    assert not tab.runner.mismatch


def per_chromosome(folder: Path) -> list[Path]:
    """A study of two chromosomes, all six files."""
    for chromosome in ("1", "2"):
        bim = study_for(folder, f"chr{chromosome}").with_suffix(".bim")
        rows = [line.split("\t") for line in bim.read_text(encoding="utf-8").splitlines()]
        bim.write_text(
            "".join("\t".join([chromosome, f"rs{chromosome}_{r[1]}", *r[2:]]) + "\n" for r in rows), encoding="utf-8"
        )
    return sorted(folder.glob("chr*"))


def test_files_of_chromosomes_that_are_dropped_together_are_prepared_as_one_study(
    qtbot: QtBot, tab: ReleaseTab, tmp_path: Path
) -> None:
    tab.study_step.place.take(per_chromosome(tmp_path))
    until(qtbot, lambda: tab.runner.step is Step.BUDGET and not tab.runner.is_reading_ledger)
    assert tab.runner.source is not None
    assert tab.runner.source.path == tmp_path / "chr{chr}.bed"
    assert tab.runner.facts is not None
    assert tab.runner.facts.n_snps == 80
    assert tab.runner.facts.file_name == "chr{chr}.bed"
    assert tab.study_step.place.text.text() == "chr{chr}.bed"
    assert tab.runner.prepared is not None
    assert tab.runner.prepared.n_candidates == 80
    assert "There is no file of chromosomes 3, 4" in tab.study_step.notes.text()


def test_some_of_a_studys_files_are_not_opened_and_it_is_said_which_are_left(
    qtbot: QtBot, tab: ReleaseTab, tmp_path: Path, dialogs: Answers
) -> None:
    for name in ("chr1.vcf", "chr2.vcf", "chr3.vcf"):
        (tmp_path / name).write_text("", encoding="utf-8")
    tab.study_step.place.take([tmp_path / "chr1.vcf", tmp_path / "chr2.vcf"])
    assert tab.runner.source is None
    assert "chr3.vcf are in the same folder" in dialogs.said[-1][1]


def test_a_release_is_announced_when_it_is_made(
    qtbot: QtBot, tab: ReleaseTab, study: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    to_confirm(qtbot, tab, study, tmp_path)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    publish(qtbot, tab)
    assert told == ["Release created. The report is signed and saved."]
