"""The column on the left scrolls to what the keyboard reaches, and never under a mouse that is pressed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.widgets.tab_page import LeftColumn


def column_of_buttons(qtbot: QtBot) -> tuple[LeftColumn, list[QPushButton]]:
    column = LeftColumn()
    buttons = [QPushButton(str(number)) for number in range(30)]
    for button in buttons:
        column.add(button)
    column.resize(column.width(), 300)
    qtbot.addWidget(column)
    with qtbot.waitExposed(column):
        column.show()
    return column, buttons


def half_hidden(column: LeftColumn, buttons: list[QPushButton]) -> QPushButton:
    """The button at the lower edge, of which four pixels are seen."""
    button = buttons[15]
    bar = column.verticalScrollBar()
    bar.setValue(button.y() + 4 - column.viewport().height())
    assert button.mapTo(column, QPoint(0, 4)).y() == column.viewport().height()
    return button


def test_a_press_on_what_is_half_hidden_is_a_click(qtbot: QtBot) -> None:
    column, buttons = column_of_buttons(qtbot)
    button = half_hidden(column, buttons)
    clicked: list[str] = []
    button.clicked.connect(lambda: clicked.append("clicked"))
    window, place = column.window().windowHandle(), button.mapTo(column.window(), QPoint(20, 2))
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=place)
    assert button.hasFocus()
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=place)
    assert clicked == ["clicked"]


def test_what_tab_reaches_is_scrolled_into_view(qtbot: QtBot) -> None:
    column, buttons = column_of_buttons(qtbot)
    button = half_hidden(column, buttons)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: button.visibleRegion().boundingRect().height() == button.height())
