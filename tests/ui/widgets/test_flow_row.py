"""A sentence with fields goes on in the next line where there is no room; a caption has a second line where it needs one."""

from __future__ import annotations

import itertools
from typing import cast

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.shell.focus_ring import FocusRing, show_focus
from gwasprivacy.ui.widgets.form_rows import FieldSentence
from gwasprivacy.ui.widgets.still_text import StillText
from tests.ui.clipped_texts import clipped

TEMPLATE = "Target: publish both causal SNPs with {power} power. Your study: {people} participants."


@pytest.fixture
def row(qtbot: QtBot) -> FieldSentence:
    fields = {name: QLineEdit() for name in ("power", "people")}
    for each in fields.values():
        each.setFixedWidth(90)
    made = FieldSentence(TEMPLATE, **fields)
    qtbot.addWidget(made)
    show_focus(cast(QApplication, QApplication.instance()))  # as in the program: the ring is one more child of the row
    made.show()
    return made


def in_reading_order(row: FieldSentence) -> list[QWidget]:
    parts = [
        each
        for each in row.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if each.isVisible() and not isinstance(each, FocusRing)
    ]
    return sorted(parts, key=lambda each: (each.geometry().center().y() // 20, each.x()))


def said(row: FieldSentence) -> str:
    return " ".join(each.text() if isinstance(each, QLabel) else "…" for each in in_reading_order(row))


@pytest.mark.parametrize("width", [2000, 600, 450, 320])
def test_a_sentence_is_read_whole_at_every_width(row: FieldSentence, width: int) -> None:
    row.resize(width, row.heightForWidth(width))
    QApplication.processEvents()
    assert said(row) == "Target: publish both causal SNPs with … power. Your study: … participants."
    assert not list(clipped(row))
    parts = in_reading_order(row)
    for each in parts:
        assert QRect(0, 0, width, row.height()).contains(each.geometry()), each
    for one, other in itertools.combinations(parts, 2):
        assert not one.geometry().intersects(other.geometry())


def test_a_sentence_takes_more_lines_only_where_it_must(row: FieldSentence) -> None:
    heights = [row.heightForWidth(width) for width in (2000, 450, 250)]
    assert heights[0] == row.sizeHint().height()
    assert heights[0] < heights[1] < heights[2]


def test_the_keys_and_the_words_follow_another_template(row: FieldSentence) -> None:
    row.show_template("{people} people: {power}")
    row.resize(2000, 40)
    QApplication.processEvents()
    assert said(row) == "… people: …"
    row.show_template(TEMPLATE)
    QApplication.processEvents()
    assert said(row).startswith("Target: publish both causal SNPs with …")


def test_a_caption_has_a_second_line_where_its_text_would_be_cut(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    caption = StillText(shrinks=True, wide=100)
    layout.addWidget(caption)
    page.resize(400, 200)
    page.show()
    one = caption.height()
    caption.keep_room_for("short")
    QApplication.processEvents()
    assert caption.height() == one
    text = "word " * 25
    caption.setText(text)
    caption.keep_room_for(text)
    QApplication.processEvents()
    assert caption.height() > one
    page.grab()
    assert caption.toolTip() == ""
    two = caption.height()
    caption.keep_room_for("short")
    QApplication.processEvents()
    assert caption.height() == two, "nothing jumps while numbers change"
    page.resize(1600, 200)
    QApplication.processEvents()
    assert caption.height() == one


@pytest.mark.parametrize("size", range(9, 22))
def test_letters_shrink_until_the_text_fits(qtbot: QtBot, size: int) -> None:
    caption = StillText(shrinks=True)
    qtbot.addWidget(caption)
    font = caption.font()
    font.setPixelSize(size)
    caption.setFont(font)
    text = "Move the pointer over the plot, or use the arrow keys, to read the values. Shaded: 95 % interval."
    caption.setText(text)
    wide = caption.fontMetrics().horizontalAdvance(text)
    for share in (0.99, 0.97, 0.95, 0.93, 0.9, 0.85):
        caption.resize(round(share * wide), 30)
        caption.grab()
        assert caption.toolTip() == "", share


@pytest.mark.parametrize(("share", "lines"), [(0.97, 1), (0.85, 2), (0.75, 2)])
def test_a_caption_takes_a_second_line_before_its_letters_are_hard_to_read(
    qtbot: QtBot, share: float, lines: int
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    caption = StillText(shrinks=True, wide=100)
    layout.addWidget(caption)
    text = "The guarantee covers priors of 50 %: the posterior is at most 66.7 %."
    caption.setText(text)
    page.resize(round(share * caption.fontMetrics().horizontalAdvance(text)), 100)
    page.show()
    caption.keep_room_for(text)
    QApplication.processEvents()
    assert caption.height() // caption.fontMetrics().lineSpacing() == lines
