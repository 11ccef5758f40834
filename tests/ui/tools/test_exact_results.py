"""Publish exact results? in the window: asked without a plan, asked of a plan, stopped, refused by name, in German."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.base.number_words import percent
from gwasprivacy.base.resources import resource_path
from gwasprivacy.forecast.exact_results import answer_exactly, question_of
from gwasprivacy.membership.exact_results import Columns
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.statement.exact.exact_question import Recommendation
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.study.study_leverages import LOOK
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.open_files import OpenFiles
from gwasprivacy.ui.start_page import EXACT
from gwasprivacy.ui.starting_plan import starting_plan
from gwasprivacy.ui.tools.exact_results_dialog import ExactResultsDialog
from tests.ui.conftest import Answers

WAIT = 20_000  # ms; only ever reached by a test that fails


@pytest.fixture
def dialog(qtbot: QtBot, jobs: JobRunner) -> ExactResultsDialog:
    """Asked by somebody who has no plan."""
    document = PlanDocument()
    document.new(starting_plan(), examples=True)
    made = ExactResultsDialog(document, jobs)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def computed(qtbot: QtBot, dialog: ExactResultsDialog) -> str:
    QTest.mouseClick(dialog.make, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=WAIT)
    return dialog.verdict.text()


def choose(dialog: ExactResultsDialog, columns: Columns) -> None:
    dialog.columns.show_choice(columns)
    dialog.columns.chosen.emit(columns)


def test_a_committee_member_comes_from_the_start_page_to_a_verdict(qtbot: QtBot, window: MainWindow) -> None:
    window.document.new(starting_plan(), examples=True)
    window.show_start()
    assert window.start_page is not None
    QTest.mouseClick(window.start_page.buttons[EXACT], Qt.MouseButton.LeftButton)
    dialog = window.tools.dialogs["exact-results"]
    assert isinstance(dialog, ExactResultsDialog)
    assert dialog.why_not() == "Enter the numbers of cases and controls."
    assert dialog.columns.currentText() == "Summary statistics of cases and controls"
    dialog.cases.setValue(5000)
    dialog.controls.setValue(5000)
    assert dialog.why_not() == "Enter the number of SNPs."
    dialog.snps.setValue(1_000_000)
    assert computed(qtbot, dialog).startswith("Draw privately: the attack advantage of over 99.9 % is above 33.4 %.")
    assert not dialog.lowers.isHidden()
    assert "A private draw with e^ε = 2: at most 33.4 %" in dialog.words.text()
    dialog.close()


@pytest.mark.parametrize(
    ("people", "snps", "wanted"),
    [(500_000, 1000, "Publish: "), (10_000, 1000, "Publish less: "), (400, 10_000, "Do not publish: ")],
)
def test_the_recommendation_follows_the_numbers(
    qtbot: QtBot, dialog: ExactResultsDialog, people: int, snps: int, wanted: str
) -> None:
    choose(dialog, Columns.TRAIT)
    assert dialog.why_not() == "Enter the number of participants."
    dialog.people.setValue(people)
    dialog.snps.setValue(snps)
    assert computed(qtbot, dialog).startswith(wanted)
    assert dialog.lowers.isHidden() is (wanted == "Publish: ")


def test_the_window_says_what_the_command_line_says(qtbot: QtBot, dialog: ExactResultsDialog) -> None:
    choose(dialog, Columns.COUNTS)
    dialog.grouped.setChecked(False)
    dialog.people.setValue(1000)
    dialog.snps.setValue(500)
    dialog.decimals.show_choice(None)
    computed(qtbot, dialog)
    assert dialog.answer is not None
    assert dialog.answer.to_json() == answer_exactly(dialog.answer.question).to_json()
    assert dialog.answer.question.study.n_participants == 1000
    header, rows = dialog.plot.table()
    assert len(header) == len(rows[0]) == 3
    at = {round(rate, 9): exact for rate, exact, _private in rows}
    assert at[0.01] == pytest.approx(dict(dialog.answer.tpr_at)[0.01])


def test_another_question_takes_the_answer_away_even_while_it_is_computed(
    qtbot: QtBot, dialog: ExactResultsDialog
) -> None:
    dialog.cases.setValue(800)
    dialog.controls.setValue(800)
    dialog.snps.setValue(5000)
    computed(qtbot, dialog)
    dialog.snps.setValue(6000)
    assert dialog.answer is None
    dialog.start()
    dialog.snps.setValue(10)
    assert not dialog.is_running
    computed(qtbot, dialog)
    assert dialog.answer is not None
    assert dialog.answer.question.n_snps == 10


def test_it_can_be_stopped(qtbot: QtBot, dialog: ExactResultsDialog) -> None:
    dialog.cases.setValue(800)
    dialog.controls.setValue(800)
    dialog.snps.setValue(5000)
    dialog.start()
    assert not dialog.stop.isHidden()
    dialog.stop.click()
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=WAIT)
    assert dialog.answer is None
    assert dialog.note.text() == "Stopped."


def test_a_list_that_makes_no_sense_is_refused_by_line(
    qtbot: QtBot, dialog: ExactResultsDialog, tmp_path: Path
) -> None:
    path = tmp_path / "snps.txt"
    path.write_text("rs1 0.2\nrs2 1.5\n", encoding="utf-8")
    choose(dialog, Columns.FREQUENCIES)
    dialog.grouped.setChecked(False)
    dialog.people.setValue(400)
    dialog.list.place.picked.emit(path)
    computed(qtbot, dialog)
    assert dialog.answer is None
    assert "rs2 is “1.5”" in dialog.error.text()
    path.write_text("rs1 0.2\nrs2 0.5\n", encoding="utf-8")
    computed(qtbot, dialog)
    assert dialog.answer is not None
    assert dialog.answer.question.n_snps == 2


def test_a_plan_is_compared_with_exact_results_of_its_study(qtbot: QtBot, window: MainWindow) -> None:
    plan = window.document.plan
    window.show_tab(1)
    sheet = window.calibration_tab.attack_sheet
    sheet._compare()
    qtbot.waitUntil(lambda: sheet.exact_words.text() != "", timeout=WAIT)
    wanted = answer_exactly(question_of(plan), plan)
    assert f"at most {percent(wanted.private.advantage, up=True)}, even of someone who knows them all" in (
        sheet.exact_words.text()
    )
    sheet.exact_button.click()
    dialog = window.tools.dialogs["exact-results"]
    assert isinstance(dialog, ExactResultsDialog)
    qtbot.waitUntil(lambda: dialog.answer is not None and not dialog.is_running, timeout=WAIT)
    assert dialog.answer is not None
    assert dialog.answer.private.of_plan
    assert (dialog.cases.value(), dialog.controls.value()) == (plan.design.n_cases, plan.design.n_controls)
    assert dialog.answer.recommendation in Recommendation
    window.document.edit_design(n_cases=plan.design.n_cases + 1)
    qtbot.waitUntil(lambda: dialog.answer is None, timeout=WAIT)
    dialog.close()
    window.calibration_tab.attack_sheet.set_watched(False)


def test_the_private_draw_of_the_study_goes_into_the_plan_with_what_it_costs(
    qtbot: QtBot, dialog: ExactResultsDialog
) -> None:
    dialog.cases.setValue(4000)
    dialog.controls.setValue(3000)
    dialog.snps.setValue(20_000)
    computed(qtbot, dialog)
    assert "without privacy" not in dialog.words.text()
    dialog.into_plan.click()
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=WAIT)
    design = dialog._document.plan.design
    assert (design.n_cases, design.n_controls) == (4000, 3000)
    assert dialog.answer is not None
    assert dialog.answer.private.of_plan
    assert "participants without privacy (quick estimate)." in dialog.words.text()
    times = dialog._times
    assert times > 1
    dialog.pool.click()
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=WAIT)
    assert dialog._document.plan.design.n_cases == times * 4000
    assert dialog.verdict.text().startswith("Publish: ")
    assert dialog._document.undo_stack.count() == 2


def test_a_trait_goes_into_a_plan_of_cases_and_controls_and_a_beacon_into_none(
    qtbot: QtBot, dialog: ExactResultsDialog
) -> None:
    choose(dialog, Columns.TRAIT)
    dialog.people.setValue(6000)
    dialog.snps.setValue(20_000)
    computed(qtbot, dialog)
    dialog.into_plan.click()
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=WAIT)
    assert dialog._document.plan.design.trait is not None
    assert dialog._document.plan.design.n_participants == 6000
    assert dialog._document.undo_stack.count() == 1
    choose(dialog, Columns.COUNTS)
    dialog.grouped.setChecked(False)
    computed(qtbot, dialog)
    assert dialog.answer is not None
    assert dialog.answer.measures
    assert dialog.into_plan.isHidden()
    assert dialog.pool.isHidden()


@pytest.mark.usefixtures("german")
def test_it_speaks_german(qtbot: QtBot, jobs: JobRunner) -> None:
    document = PlanDocument()
    document.new(starting_plan(), examples=True)
    dialog = ExactResultsDialog(document, jobs)
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "Exakte Ergebnisse veröffentlichen?"
    assert dialog.why_not() == "Geben Sie die Zahlen der Fälle und der Kontrollen ein."


def test_the_page_is_saved_and_goes_with_the_answer(
    qtbot: QtBot, dialog: ExactResultsDialog, dialogs: Answers, tmp_path: Path
) -> None:
    choose(dialog, Columns.FREQUENCIES)
    dialog.grouped.setChecked(False)
    dialog.people.setValue(5000)
    assert not dialog.page.isEnabled()
    dialog.snps.setValue(200)
    computed(qtbot, dialog)
    dialogs.paths.append(tmp_path / "page")
    dialog.page.click()
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=WAIT)
    assert dialog.saved.text() == "Saved without signature in page: exact-results.risk.pdf, exact-results.risk.json."
    assert dialog.answer is not None
    told = json.loads((tmp_path / "page" / "exact-results.risk.json").read_bytes())["predicate"]
    assert told["answer"]["advantage"] == dialog.answer.advantage
    dialog.snps.setValue(300)
    assert dialog.saved.isHidden()
    assert not dialog.page.isEnabled()


def test_the_curator_s_look_at_the_open_study_is_logged_and_goes_with_the_study(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.document.new(starting_plan(), examples=True)
    dialog = window.tools.open("exact-results")
    assert isinstance(dialog, ExactResultsDialog)
    dialog.cases.setValue(1000)
    dialog.controls.setValue(1000)
    dialog.snps.setValue(740)
    computed(qtbot, dialog)
    assert dialog.of_study.isHidden()  # nothing is open
    source, ledger = StudyFiles(path=resource_path("example/example.bed")), tmp_path / "view.gwasledger"
    opened = OpenFiles(source=source)
    window.open_files = lambda: opened  # type: ignore[method-assign]
    dialog.of_study.refresh()
    assert not dialog.of_study.isHidden()
    assert not dialog.of_study.ask.isEnabled()
    opened = OpenFiles(source=source, ledger=ledger)
    dialog.of_study.refresh()
    dialog.of_study.set_open(True)
    QTest.mouseClick(dialog.of_study.ask, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(dialog.of_study.result.text()), timeout=WAIT)
    assert dialog.of_study.result.text().startswith("For the curator only, not for release: ")
    assert [look.what for look in Ledger(ledger).read().looks] == [LOOK]
    opened = OpenFiles(source=StudyFiles(path=tmp_path / "another.bed"), ledger=ledger)
    dialog.of_study.refresh()
    assert dialog.of_study.result.text() == ""
    dialog.close()


def test_a_measure_is_tried_by_one_button_and_beliefs_are_drawn(qtbot: QtBot, dialog: ExactResultsDialog) -> None:
    dialog.cases.setValue(2000)
    dialog.controls.setValue(2000)
    dialog.snps.setValue(5000)
    computed(qtbot, dialog)
    assert dialog.answer is not None
    header, rows = dialog.posteriors.table()
    assert header == ["prior", "share_of_participants", "posterior_exact", "posterior_private_at_most"]
    prior, median, high = dialog.answer.posterior_at[0]
    at = {share: exact for _prior, share, exact, _private in rows}
    assert (prior, at[0.5], at[0.95]) == (rows[0][0], pytest.approx(median), pytest.approx(high))
    fewer = [each for each in dialog.answer.measures if each.code == "fewer-snps"]
    assert ("signs", 0) not in dialog.measures.buttons
    QTest.mouseClick(dialog.measures.buttons[fewer[0].code, fewer[0].n], Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_running, timeout=WAIT)
    assert dialog.snps.value() == fewer[0].n
    assert dialog.verdict.text().startswith("Publish: ")
    assert dialog.lowers.isHidden()
    assert dialog.answer is not None
    assert dialog.answer.advantage == pytest.approx(fewer[0].advantage)
