"""What an error advises and the window can do is a button beside it that does it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput
from gwasprivacy.release.verify import Verification
from gwasprivacy.ui.calibration import attack_sheet
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.countersign_dialog import CountersignDialog
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion
from gwasprivacy.ui.widgets.inline_error import InlineError
from tests.ui.conftest import Answers


def advising(remedy: str) -> InvalidInput:
    return InvalidInput("test.advice", words="It does not work.", remedy=remedy, path=Path("x"), left="0.1", number=2)


def press(place: InlineError, remedy: str) -> str:
    """Show an error that advises ``remedy`` and press its button; what is written on it."""
    place.show_error(advising(remedy))
    assert place.remedy is not None
    assert not place.remedy.isHidden(), remedy
    place.remedy.click()
    return place.remedy.text()


def focus_is_in(part: QWidget) -> bool:
    QApplication.processEvents()
    focus = part.window().focusWidget()
    return focus is not None and (focus is part or part.isAncestorOf(focus))


@pytest.mark.parametrize("remedy", ["is-this-the-right-file", "copy-or-make-again", "give-signers-key"])
def test_another_file_is_chosen_where_a_file_is_asked_for(qtbot: QtBot, dialogs: Answers, remedy: str) -> None:
    question = FileQuestion("Report", FilePlace("Report", empty="none"))
    qtbot.addWidget(question)
    dialogs.paths.append(Path("/data/other.json"))
    with qtbot.waitSignal(question.place.picked) as picked:
        assert press(question.error, remedy) == "Choose another file…"
    assert picked.args == [Path("/data/other.json")]


def test_what_only_a_person_can_do_is_words(qtbot: QtBot) -> None:
    question = FileQuestion("Report", FilePlace("Report", empty="none"))
    qtbot.addWidget(question)
    question.error.show_error(advising("free-space"))
    assert question.error.remedy is None


def test_the_study_step_opens_what_is_concerned(window: MainWindow, dialogs: Answers) -> None:
    window.show_tab(2)
    step = window.release_tab.study_step
    dialogs.paths.append(None)
    assert press(step.error, "is-this-the-right-file") == "Choose another file…"
    assert len(dialogs.said) == 1
    assert not step.strata.is_open
    step.more.set_open(True)  # which draws the step anew, without the error that stands here for none of its own
    assert press(step.error, "give-strata") == "Show Strata"
    assert step.strata.is_open
    assert focus_is_in(step.strata)
    assert press(step.error, "plan-with-strata") == "Enter the strata"
    assert window.tabs.currentIndex() == 1
    assert focus_is_in(window.tabs.calibration)


@pytest.mark.parametrize(
    ("remedy", "words"),
    [
        ("declare-alleles", "Choose a reference…"),
        ("tick-the-declaration", "Choose a reference…"),
        ("name-other-panel-or-declare-alleles", "Choose a reference…"),
        ("name-public-list", "Choose the list…"),
    ],
)
def test_the_study_step_asks_for_the_public_file_that_is_missing(
    window: MainWindow, dialogs: Answers, remedy: str, words: str
) -> None:
    window.show_tab(2)
    dialogs.paths.append(None)
    assert press(window.release_tab.study_step.error, remedy) == words
    assert len(dialogs.said) == 1


def test_the_study_step_goes_to_the_question_that_is_not_answered(window: MainWindow) -> None:
    window.show_tab(2)
    step = window.release_tab.study_step
    for remedy, part in (("answer-imputation", step.dosages), ("answer-genotype-filter", step.filters)):
        for each in (part, step.dosages.questions):
            each.show()
        assert press(step.error, remedy) == "Go to the question"
        assert focus_is_in(part), remedy


def test_probabilities_are_used_by_the_button_that_says_so(window: MainWindow, document: PlanDocument) -> None:
    window.show_tab(2)
    assert document.plan.design.dosages is None
    error = window.release_tab.study_step.error
    error.show_error(advising("use-probabilities"))
    assert error.remedy is not None
    assert error.remedy.text() == "Use probabilities"
    error.remedy.click()
    assert document.plan.design.dosages is not None
    document.undo_stack.undo()
    assert document.plan.design.dosages is None


@pytest.mark.parametrize("remedy", ["ask-for-approval", "make-new-request"])
def test_the_confirm_step_asks_for_an_approval(window: MainWindow, remedy: str) -> None:
    window.show_tab(2)
    step = window.release_tab.confirm_step
    asked: list[bool] = []
    step.approval.ask.setEnabled(True)
    step.approval.ask.clicked.connect(lambda: asked.append(True))
    assert press(step.error, remedy) == "Save request…"
    assert asked == [True]


def test_the_budget_step_opens_what_is_concerned(window: MainWindow, dialogs: Answers) -> None:
    window.show_tab(2)
    step = window.release_tab.budget_step
    step.show_state(step.state, "", opened=True)
    assert press(step.error, "restore-ledger") == "Choose another ledger…"
    assert len(dialogs.said) == 1
    assert not step.split.is_open
    assert press(step.error, "name-account-otherwise") == "Show the account"
    assert step.split.is_open
    assert focus_is_in(step.account)
    assert press(step.error, "change-plan-or-ask-site") == "Show the policy"
    assert press(step.error, "look-at-ledger-for-release") == "Show the ledger"
    assert {name for name, each in window.tools.dialogs.items() if each.isVisible()} == {"policy", "ledger"}


def test_the_confirm_step_opens_what_is_concerned(
    window: MainWindow, dialogs: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show_tab(2)
    step = window.release_tab.confirm_step
    step.show_state(step.state, "", opened=True)
    assert press(step.error, "choose-output-folder") == "Choose another folder…"
    assert [title for title, _, _ in dialogs.said] == ["Where to save the report"]
    step.passphrase.show()
    assert press(step.error, "type-passphrase-again") == "Type the passphrase"
    assert focus_is_in(step.passphrase)
    assert press(step.key_error, "sign-with-key-file") == "Choose another file…"
    assert len(dialogs.said) == 2
    assert press(step.error, "nothing-drawn-look-at-budget") == "Show the ledger"
    assert window.tools.dialogs["ledger"].isVisible()


def test_a_report_that_cannot_be_taken_says_why_in_the_one_widget(
    qtbot: QtBot, jobs: JobRunner, dialogs: Answers
) -> None:
    dialog = CountersignDialog(jobs)
    qtbot.addWidget(dialog)
    dialog.show_verdict(Verification(valid=False, reason="wrong", error=advising("ask-signer-for-right-key")))
    assert dialog.problem.text().startswith("It does not work.")
    assert dialog.reason.isHidden()
    assert dialog.problem.remedy is not None
    assert dialog.problem.remedy.text() == "Choose another key…"
    dialog.problem.remedy.click()
    assert len(dialogs.said) == 1
    dialog.show_verdict(None)
    assert dialog.problem.isHidden()
    assert dialog.reason.text()


def test_the_sheets_of_calibration_say_errors_in_the_one_widget(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show_tab(1)
    tab = window.tabs.calibration
    wrong: GwasPrivacyError = advising("is-this-the-right-file")
    tab.advice._failed(wrong)
    tab.sheets.bar.setCurrentIndex(1)
    tab.advice.changed.emit()
    assert tab.sheets.options_sheet.error.text() == "It does not work. Is this the right file?"
    assert tab.sheets.options_sheet.note.text() == ""

    def refused(*_args: object) -> None:
        raise wrong

    monkeypatch.setattr(attack_sheet, "attack_question", refused)
    sheet = tab.attack_sheet
    sheet._ask()
    assert sheet.error.text() == "It does not work. Is this the right file?"
    assert sheet.words.text() == ""
