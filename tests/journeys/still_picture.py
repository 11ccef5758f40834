"""A picture of the screen once nothing moves on it, the same in every run.

What differs from run to run (a day, a digest, a folder of this run, a drawn SNP) is written as something that does not, in the
window itself and only while the picture is taken, so that the sentence around it is still held to its picture.  How far a hand has
scrolled differs too: a column is shown from its top, or so that the control with the focus is a third of the way down.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QScrollArea, QWidget
from shiboken6 import delete, isValid

SAME_LOOKS = 5  # pictures in a row in which nothing has changed
COVER = "#8f6fb0"  # no colour of the program: what was covered is seen at once

MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"
STAND_INS = tuple(
    (re.compile(pattern), same)
    for pattern, same in (
        (r"\S*(?:/tmp/|pytest-)[^\s<>\"”“]*/", "/folder/"),
        (r"\d{4}-\d\d-\d\d", "0000-00-00"),
        (r"\b\d\d?\.\d\d?\.\d{4}", "00.00.0000"),
        (rf"\b\d\d? (?:{MONTHS}) \d{{4}}", "0 May 0000"),
        (r"\b\d?\d:\d\d(?::\d\d)?", "00:00"),
        (r"\b(?=[a-f]*\d)[0-9a-f]{8,}", "00000000"),
        (r"\b(?:rs\d+|ex\d+_\d+)", "rs0"),
        (r"\bchr \d+", "chr 0"),
    )
)
POSITION = re.compile(r"^\d{1,3}(?:[,.]\d{3}){2,}$")  # of a drawn SNP, where it is shown; what was typed stays


def stand_in(text: str, *, is_typed: bool = False) -> str:
    """The text with what differs from run to run replaced."""
    for pattern, same in STAND_INS:
        text = pattern.sub(same, text)
    return text if is_typed else POSITION.sub("0,000,000", text)


class StillPicture:
    """Looks until the screen has been the same :data:`SAME_LOOKS` times; until it is given up, or has its picture."""

    def __init__(self) -> None:
        self._before: QImage | None = None
        self._looks = 0
        self._covers: list[Cover] = []
        # What was there before, and what is there for the picture.
        self._replaced: list[tuple[QLabel | QAbstractButton | QLineEdit, str, str]] | None = None
        self._scrolled: list[tuple[QScrollArea, int, int]] | None = None

    def look(self, application: QApplication, question: dict[str, Any]) -> bool:
        """Save the picture at the question's ``path`` as soon as it is still; False until then."""
        hidden = set(question["hide"])
        if self._replaced is None:
            self._replace(_visible(application), hidden)
            return False
        if self._scrolled is None:  # the new texts have their places now
            self._scroll(_visible(application), application.focusWidget())
            return False
        picture = application.primaryScreen().grabWindow(0).toImage().convertToFormat(QImage.Format.Format_RGB32)
        self._looks = self._looks + 1 if picture == self._before else 0
        self._before = picture
        if self._looks < SAME_LOOKS:
            return False
        is_as_prepared = self._is_as_prepared(_visible(application), hidden)
        self.put_back()
        if not is_as_prepared:  # something came late: begin again with it
            self._before, self._looks = None, 0
            return False
        assert picture.save(question["path"])
        return True

    def _replace(self, widgets: Iterable[QWidget], hidden: set[str]) -> None:
        self._replaced = []
        for widget in widgets:
            if _is_hidden(widget, hidden):
                self._covers.append(Cover(widget))
            if not isinstance(widget, QLabel | QAbstractButton | QLineEdit):
                continue
            text = widget.text()
            if (same := stand_in(text, is_typed=isinstance(widget, QLineEdit))) != text:
                self._replaced.append((widget, text, same))
                _write(widget, same)

    def _scroll(self, widgets: Iterable[QWidget], focus: QWidget | None) -> None:
        self._scrolled = []
        for area in widgets:
            content = area.widget() if isinstance(area, QScrollArea) else None
            if not isinstance(area, QScrollArea) or content is None or focus is None or not content.isAncestorOf(focus):
                continue
            top = focus.mapTo(content, QPoint(0, 0)).y()
            bar = area.verticalScrollBar()
            before = bar.value()
            bar.setValue(top - area.viewport().height() // 3)
            self._scrolled.append((area, before, bar.value()))

    def _is_as_prepared(self, widgets: Iterable[QWidget], hidden: set[str]) -> bool:
        """Whether all that is to be covered is covered, and each column is where it was put."""
        covered = [cover.parentWidget() for cover in self._covers if isValid(cover)]
        is_covered = all(widget in covered for widget in widgets if _is_hidden(widget, hidden))
        return is_covered and all(area.verticalScrollBar().value() == value for area, _, value in self._scrolled or [])

    def put_back(self) -> None:
        """Each text as it was, each column where it was, and nothing covered."""
        for widget, text, same in self._replaced or []:
            if isValid(widget) and widget.text() == same:  # else the program has something new to say
                _write(widget, text)
        for cover in self._covers:
            if isValid(cover):
                delete(cover)
        for area, value, _ in self._scrolled or []:
            area.verticalScrollBar().setValue(value)
        self._replaced, self._scrolled, self._covers = None, None, []


def _visible(application: QApplication) -> list[QWidget]:
    return [each for each in application.allWidgets() if each.isVisible()]


def _is_hidden(widget: QWidget, hidden: set[str]) -> bool:
    return not hidden.isdisjoint({widget.accessibleName(), *kinds_of(type(widget))})


@functools.cache
def kinds_of(kind: type[QWidget]) -> list[str]:
    """What a control is, from the class of the program to that of Qt."""
    return [each.__name__ for each in kind.__mro__ if issubclass(each, QWidget)]


class Cover(QWidget):
    """Lies over all of a control, below whatever lies over the control."""

    def __init__(self, covered: QWidget) -> None:
        super().__init__(covered)
        self.setGeometry(covered.rect())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(event.rect(), QColor(COVER))


def _write(widget: QLabel | QAbstractButton | QLineEdit, text: str) -> None:
    """As the class of Qt does it: nobody else is told."""
    blocked = widget.blockSignals(True)
    if isinstance(widget, QLabel):
        QLabel.setText(widget, text)
    elif isinstance(widget, QLineEdit):
        at = widget.cursorPosition()
        QLineEdit.setText(widget, text)
        widget.setCursorPosition(at)
    else:
        QAbstractButton.setText(widget, text)
    widget.blockSignals(blocked)
