"""In German, whose words are the longest, every label, button, list and tab has the room that its text needs."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.base.language import say
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.tools.menu import ENTRIES
from gwasprivacy.ui.widgets.card import Fold
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.tab_page import LEFT_COLUMN, LeftColumn
from tests.ui.clipped_texts import clipped
from tests.ui.conftest import Answers, light_theme

pytestmark = pytest.mark.usefixtures("german")


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, dialogs: Answers) -> Iterator[MainWindow]:
    light_theme()
    made = MainWindow(PlanDocument(new_plan(title="Melanoma 2026")), settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.build_tabs()
    yield made
    dialogs.answers[:] = ["Nicht speichern"]
    made.close()


def test_the_check_finds_a_cut_text(qtbot: QtBot) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    for kind, size in ((QLabel, (30, 30)), (QPushButton, (30, 30))):
        kind("Veröffentlichung", root).setFixedSize(*size)
    tall = QLabel("Veröffentlichung einer Studie", root)
    tall.setWordWrap(True)
    tall.setFixedSize(80, 10)
    fits = QLabel("ε", root)
    fits.setFixedSize(80, 30)
    root.show()
    found = list(clipped(root))
    assert len(found) == 3
    assert not [text for text in found if text.endswith("ε")]


def test_every_tab_with_all_folds_open(window: MainWindow, qtbot: QtBot) -> None:
    cut = []
    for size, tab in itertools.product([(1280, 800), (1000, 700)], range(3)):
        window.resize(*size)
        window.show_tab(tab)
        for fold in window.findChildren(Fold):
            if fold.isVisible():
                fold.set_open(True)
        for _ in range(3):  # an answer that comes just now is laid out a turn of the event loop later
            QApplication.sendPostedEvents()
            QApplication.processEvents()
        cut += [f"{size[0]} px, tab {tab}: {each}" for each in clipped(window)]
    assert not cut


def test_a_trait_in_every_fold_of_its_study(window: MainWindow) -> None:
    window.show_tab(1)
    window.document.switch_study_kind()
    for fold in window.calibration_tab.findChildren(Fold):
        fold.set_open(True)
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    assert not list(clipped(window))
    assert not lists_over_questions(window)


@pytest.mark.parametrize("chosen", ["snps", "loci", "right-list"])
def test_lists_leave_room_for_their_question_marks(window: MainWindow, chosen: str) -> None:
    window.show_tab(1)
    window.calibration_tab.publish_card.what.chosen.emit(chosen)
    for fold in window.calibration_tab.findChildren(Fold):
        fold.set_open(True)
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    assert not lists_over_questions(window)


def lists_over_questions(window: MainWindow) -> list[tuple[str, str]]:
    """Lists of the Calibration tab that lie over a "?"."""
    lists = [each for each in window.calibration_tab.findChildren(QComboBox) if each.isVisible()]
    helps = [each for each in window.calibration_tab.findChildren(HelpButton) if each.isVisible()]
    return [
        (field.accessibleName(), button.accessibleName())
        for field in lists
        for button in helps
        if _place(field).intersects(_place(button))
    ]


def _place(widget: QWidget) -> QRect:
    return QRect(widget.mapToGlobal(QPoint(0, 0)), widget.size())


def test_every_dialog(window: MainWindow) -> None:
    cut = []
    for tool in ENTRIES:
        dialog = window.tools.open(tool)
        cut += [f"{tool}: {each}" for each in clipped(dialog)]
        dialog.close()
    window.planning_report()
    assert window._planning is not None
    cut += [f"planning report: {each}" for each in clipped(window._planning)]
    window._planning.close()
    assert not cut


def test_no_words_of_a_button_are_wider_than_the_left_column(window: MainWindow) -> None:
    """Of those too that are folded or hidden as yet; with a cost in the one that spends it."""
    window.release_tab.confirm_step.publish.setText(say("Spend ε = {cost} and create the release", cost="0,693"))
    buttons = [
        each
        for column in window.findChildren(LeftColumn)
        for each in column.findChildren(QAbstractButton)
        if each.text()
    ]
    assert len(buttons) > 20
    wide = [(each.text(), each.sizeHint().width()) for each in buttons if each.sizeHint().width() > LEFT_COLUMN - 24]
    assert wide == []
