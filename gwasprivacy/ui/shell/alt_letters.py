"""Letters for Alt: while Alt is held, every button, tick and caption of a field in the window that has none gets one.

They are found in the words as they stand, in any language, so that no two of a window are the same; a letter that stands in a text
("&Save") comes before those that are found.  When Alt is let go the words are as they were.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QMainWindow, QMenu, QToolButton, QWidget
from shiboken6 import isValid

_Worded = QAbstractButton | QLabel


def letter_of(text: str) -> str:
    """The letter that Alt takes in ``text``, "" for none; "&&" is an ampersand."""
    pieces = text.replace("&&", "").split("&", 1)
    return pieces[1][:1].casefold() if len(pieces) == 2 and pieces[1][:1].isalnum() else ""


def without_letter(text: str) -> str:
    """``text`` as it is read."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def with_letter(text: str, taken: Iterable[str]) -> str:
    """``text`` with "&" before the first free letter: of a word's beginning if there is one.  As it was where none is free."""
    used = set(taken)
    places = [i for i, sign in enumerate(text) if sign.isalnum() and sign.isascii() and sign.casefold() not in used]
    begins = [i for i in places if i == 0 or not text[i - 1].isalnum()]
    chosen = next(iter(begins + places), None)
    return text if chosen is None else f"{text[:chosen]}&{text[chosen:]}"


def tell_apart(menu: QMenu) -> None:
    """Give every entry of ``menu`` a letter of its own: those that have one keep it, the first of two that share one."""
    entries = [entry for entry in menu.actions() if not entry.isSeparator() and entry.text()]
    taken: set[str] = set()
    without = []
    for entry in entries:
        letter = letter_of(entry.text())
        if letter and letter not in taken:
            taken.add(letter)
        else:
            without.append(entry)
    for entry in without:
        plain = entry.text().replace("&&", "\0").replace("&", "").replace("\0", "&&")
        marked = with_letter(plain, taken)
        taken.add(letter_of(marked))
        if marked != entry.text():
            entry.setText(marked)


class AltLetters(QObject):
    """Watches the Alt key of ``window``."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._given: list[tuple[_Worded, str, str]] = []  # what has a letter for now, its words before and with it
        self._menus_are_watched = False
        window.installEventFilter(self)

    def _watch_menus(self) -> None:
        """Tell the entries of every menu apart whenever it opens."""
        if isinstance(self._window, QMainWindow) and not self._menus_are_watched:
            self._menus_are_watched = True
            for menu in self._window.menuBar().findChildren(QMenu):
                menu.aboutToShow.connect(partial(tell_apart, menu))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Alt:
                self.give() if kind == QEvent.Type.KeyPress else self.take_back()
        elif kind in (QEvent.Type.WindowDeactivate, QEvent.Type.Hide):
            self.take_back()
        elif kind == QEvent.Type.Show:
            self._watch_menus()
        return False

    def give(self) -> None:
        """A letter for everything that is seen and has none."""
        self.take_back()
        worded = self._worded()
        taken = {letter_of(each.text()) for each in worded}
        if isinstance(self._window, QMainWindow):
            taken |= {letter_of(action.text()) for action in self._window.menuBar().actions()}
        for each in sorted(
            worded, key=lambda one: len(set(one.text().casefold()))
        ):  # where there is least to choose from first
            text = each.text()
            if letter_of(text):
                continue
            marked = with_letter(text, taken)
            if marked != text:
                taken.add(letter_of(marked))
                each.setText(marked)
                self._given.append((each, text, marked))

    def take_back(self) -> None:
        """The words as they were, where they have not changed meanwhile."""
        for each, text, marked in self._given:
            if isValid(each) and each.text() == marked:
                each.setText(text)
        self._given = []

    def _worded(self) -> list[_Worded]:
        found: list[_Worded] = []
        for button in self._window.findChildren(QAbstractButton):
            if (
                button.text()
                and self._is_seen(button)
                and not (isinstance(button, QToolButton) and len(button.text()) == 1)
            ):
                found.append(button)
        for caption in self._window.findChildren(QLabel):
            buddy = caption.buddy()
            if buddy is not None and caption.text() and self._is_seen(caption) and buddy.isEnabled():
                found.append(caption)
        return found

    def _is_seen(self, widget: QWidget) -> bool:
        return widget.isVisible() and widget.isEnabled() and widget.window() is self._window
