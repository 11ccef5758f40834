"""Small parts keep their shape at every zoom, and numbers their digits in narrow places."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.calibration.answer_sheets import NumbersRow
from gwasprivacy.ui.model.prior_range import RangeLine
from gwasprivacy.ui.plan_sentence import Part, SentenceView
from gwasprivacy.ui.shell.theme import ThemeMode, theme_source
from gwasprivacy.ui.shell.zoom import STEPS
from gwasprivacy.ui.widgets.explain import HelpButton
from gwasprivacy.ui.widgets.number import NumberTile


@pytest.fixture(autouse=True)
def usual_size(qapp: object) -> Iterator[None]:
    theme_source().apply(ThemeMode.LIGHT)
    yield
    theme_source().zoom_to(1.0)


@pytest.mark.parametrize("size", STEPS)
def test_a_question_mark_is_round_at_every_zoom(qtbot: QtBot, size: float) -> None:
    theme_source().zoom_to(size)
    page = QWidget()
    page.setObjectName("page")
    layout = QVBoxLayout(page)
    button = HelpButton("people-needed", "sample size")
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the ring around what has the keys would lie over the corner
    layout.addWidget(button)
    qtbot.addWidget(page)
    page.show()
    QApplication.processEvents()
    picture = page.grab().toImage()
    scale = picture.devicePixelRatio()

    def colour(place: QPoint) -> QColor:
        at = button.mapTo(page, place) * scale
        return picture.pixelColor(at)

    ground = picture.pixelColor(0, 0)
    assert colour(QPoint(0, 0)) == ground, "a round outline leaves the corner"
    assert colour(QPoint(button.width() // 2, 0)) != ground, "and touches the edge"


def test_the_handles_of_the_range_grow_with_the_zoom(qtbot: QtBot) -> None:
    line = RangeLine()
    qtbot.addWidget(line)
    line.resize(200, 60)
    line.show_range(0.25, 0.75)
    before, height = line.low_handle.size(), line.sizeHint().height()
    theme_source().zoom_to(2.0)
    assert line.low_handle.size() == 2 * before
    assert line.sizeHint().height() == 2 * height
    centre = line.low_handle.x() + line.low_handle.width() / 2
    assert line._value(centre) == pytest.approx(0.25, abs=0.01)


def test_a_shorter_sentence_keeps_the_room_of_a_longer_one_at_its_width(qtbot: QtBot) -> None:
    view = SentenceView()
    qtbot.addWidget(view)
    view.resize(300, 60)
    view.show()
    view.show_parts([Part("word " * 60)])
    high = view.height()
    view.show_parts([Part("word " * 5)])
    assert view.height() == high
    view.resize(900, view.height())
    assert view.height() < high


@pytest.mark.parametrize("text", ["12,345 participants", "98,765 participants"])
def test_a_number_of_five_digits_is_whole_in_a_tile_of_the_smallest_window(qtbot: QtBot, text: str) -> None:
    tile = NumberTile("this attacker", topic="people-needed")
    qtbot.addWidget(tile)
    tile.set_value(text)
    tile.setFixedWidth(140)
    tile.show()
    tile.grab()
    assert tile.value.toolTip() == ""


def test_the_caption_with_the_study_gives_its_number_up_where_it_does_not_fit(qtbot: QtBot) -> None:
    row = NumbersRow()
    qtbot.addWidget(row)
    row._here_words = "with your 10,000 participants"
    row.resize(560, 80)
    row.show()
    caption = row.tiles["here"].caption
    assert caption.text() == "with your study"
    assert caption.toolTip() == "with your 10,000 participants"
    row.resize(1100, 80)
    assert caption.text() == "with your 10,000 participants"
