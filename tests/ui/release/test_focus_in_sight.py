"""What has the focus can be seen, in a column that scrolls: a key must not press what nobody sees."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.release.step_card import reveal
from gwasprivacy.ui.widgets.tab_page import LeftColumn

ROOM = 300  # px, the column's height


class Cards:
    """A column with three buttons, each under as much text as a test gives it."""

    def __init__(self, qtbot: QtBot, *heights: int) -> None:
        self.column = LeftColumn()
        qtbot.addWidget(self.column)
        self.buttons: list[QPushButton] = []
        self.texts: list[QLabel] = []
        self.cards: list[QWidget] = []
        for height in heights:
            card = QWidget()
            layout = QVBoxLayout(card)
            text, button = QLabel(), QPushButton("Continue")
            text.setFixedHeight(height)
            layout.addWidget(text)
            layout.addWidget(button)
            self.texts.append(text)
            self.buttons.append(button)
            self.cards.append(card)
            self.column.add(card)
        self.column.setFixedHeight(ROOM)
        with qtbot.waitActive(self.column):
            self.column.show()


def is_seen(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


def test_a_card_that_grows_does_not_push_the_focus_out_of_sight(qtbot: QtBot) -> None:
    made = Cards(qtbot, 60, 60, 400)
    made.buttons[1].setFocus()
    assert is_seen(made.buttons[1])
    made.texts[0].setFixedHeight(500)
    qtbot.waitUntil(lambda: made.buttons[1].y() + made.cards[1].y() > ROOM and is_seen(made.buttons[1]))


def test_who_has_scrolled_elsewhere_stays_there(qtbot: QtBot) -> None:
    made = Cards(qtbot, 60, 60, 900)
    made.buttons[1].setFocus()
    bar = made.column.verticalScrollBar()
    bar.triggerAction(bar.SliderAction.SliderToMaximum)
    made.texts[2].setFixedHeight(1000)
    qtbot.waitUntil(lambda: bar.maximum() > 900)
    qtbot.wait(20)
    assert not is_seen(made.buttons[1])


@pytest.mark.parametrize("height", [100, 1000])
def test_a_card_is_shown_from_its_top_and_the_focus_is_in_sight(qtbot: QtBot, height: int) -> None:
    made = Cards(qtbot, 200, height, 600)
    start = made.buttons[0]
    made.buttons[1].setFocus()
    reveal(made.cards[1], start)
    if height < ROOM:
        qtbot.wait(20)
        assert made.buttons[1].hasFocus()
        assert is_seen(made.cards[1])
    else:
        qtbot.waitUntil(start.hasFocus)


def test_of_a_card_that_is_too_high_the_top_is_seen(qtbot: QtBot) -> None:
    made = Cards(qtbot, 200, 1000, 600)
    reveal(made.cards[1])
    qtbot.waitUntil(lambda: 0 <= made.cards[1].mapTo(made.column, made.cards[1].rect().topLeft()).y() < 20)
