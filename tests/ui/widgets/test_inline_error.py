"""An error beside what it is about: a sentence, one thing to do, and the rest on request."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy import ui
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.ui.widgets.inline_error import InlineError


def two_remedies(path: Path) -> InvalidInput:
    return InvalidInput(
        "test.no-phenotypes",
        words="{path} does not say who is a case.",
        remedy=("give-phenotypes", "check-name"),
        path=path,
    )


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    layout = QVBoxLayout(page)
    layout.addWidget(QLineEdit())
    page.setFixedWidth(300)
    qtbot.addWidget(page)
    return page


@pytest.fixture
def error(page: QWidget) -> InlineError:
    error = InlineError()
    layout = page.layout()
    assert layout is not None
    layout.addWidget(error)
    page.show()
    return error


def test_one_thing_to_do_is_said_and_the_others_are_folded(error: InlineError) -> None:
    study = Path("/data/hospital/study.bgen")
    error.show_error(two_remedies(study), study)
    assert error.text() == "study.bgen does not say who is a case. Give a phenotype file under More."
    assert error.details is not None
    assert error.details.isVisible()
    assert not error.details_text.isVisible()
    error.details.set_open(True)
    assert error.details_text.isVisible()
    assert error.details_text.text().splitlines()[:2] == ["Check the name.", "test.no-phenotypes"]
    assert str(study) in error.details_text.text()


def test_nothing_is_folded_where_the_sentence_is_everything(error: InlineError) -> None:
    error.show_error(InvalidInput("test.empty", words="The file is empty.", remedy="check-name"))
    assert error.text() == "The file is empty. Check the name."
    assert error.details is None
    assert error.remedy is None


def test_details_open_and_are_copied_by_keyboard(error: InlineError) -> None:
    error.show_error(two_remedies(Path("/data/study.bgen")), Path("/data/study.bgen"))
    assert error.details is not None
    QTest.keyClick(error.details.button, Qt.Key.Key_Space)
    copy = next(each for each in error.findChildren(QPushButton) if each.text() == "Copy the details")
    assert copy.isVisible()
    assert copy.focusPolicy() & Qt.FocusPolicy.TabFocus
    QTest.keyClick(copy, Qt.Key.Key_Space)
    assert QGuiApplication.clipboard().text() == error.details_text.text()


def test_details_stay_open_while_the_same_error_is_shown_again_and_close_with_it(error: InlineError) -> None:
    study = Path("/data/study.bgen")
    error.show_error(two_remedies(study), study)
    assert error.details is not None
    error.details.set_open(True)
    error.show_error(two_remedies(study), study)
    assert error.details.is_open
    error.show_error(None)
    assert (error.isVisible(), error.text(), error.details_text.text()) == (False, "", "")
    error.show_message("Something else.")
    assert not error.details.isVisible()


def test_a_remedy_in_the_window_is_a_button_that_goes_with_its_error(error: InlineError) -> None:
    pressed: list[str] = []
    error.offer("check-name", "Look at it", lambda: pressed.append("looked"))
    error.show_error(InvalidInput("test.empty", words="The file is empty.", remedy="check-name"))
    assert error.remedy is not None
    assert error.remedy.isVisible()
    QTest.keyClick(error.remedy, Qt.Key.Key_Space)
    assert pressed == ["looked"]
    error.show_error(InvalidInput("test.empty", words="The file is empty.", remedy="update-program"))
    assert not error.remedy.isVisible()


def test_an_error_has_a_name_and_is_announced_once(error: InlineError, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[QAccessible.Event] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: told.append(QAccessibleEvent.type(event)))
    wrong = InvalidInput("test.empty", words="The file is empty.")
    for _ in range(2):
        error.show_error(wrong)
    assert error.accessibleName() == error.sentence.accessibleName() == "The file is empty."
    assert told.count(QAccessible.Event.Alert) == 1


def test_errors_of_the_window_are_shown_by_the_one_widget() -> None:
    """Elsewhere stand verdicts and reasons why something cannot begin."""
    sources = {path.name: path.read_text(encoding="utf-8") for path in Path(ui.__file__).parent.rglob("*.py")}
    assert len(sources) > 100
    assert [name for name, text in sources.items() if "show_message(error_words(" in text] == []
