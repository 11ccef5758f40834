"""Every tab, dialog, panel and window of the program, opened one after the other; and what a person meets there with the keys."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.tools.menu import ENTRIES

TABS = ("model", "calibration", "release")
PLACES = (*TABS, "verify", "start", "planning", "help", *(f"tool {name}" for name in ENTRIES))


@contextmanager
def opened(window: MainWindow, place: str) -> Iterator[QWidget]:
    """``place`` in front; what is in it."""
    if place in TABS:
        window.show_tab(TABS.index(place))
        yield window
        return
    if place == "verify":
        window.verify_a_report()
        yield window
        return
    if place == "start":
        window.show_start()
        yield window
        window.show_tab(0)
        return
    if place == "planning":
        window.planning_report()
        made: QWidget | None = window._planning
    elif place == "help":
        window.show_help_page("start")
        made = window._help
    else:
        made = window.tools.open(place.removeprefix("tool "))
    assert made is not None
    QApplication.processEvents()
    yield made
    made.close()


def focusable(root: QWidget) -> list[QWidget]:
    """What Tab reaches in ``root`` as it is shown, in the order of the keys."""
    found: list[QWidget] = []
    widget = root.nextInFocusChain()
    while widget is not None and widget is not root:
        if root.isAncestorOf(widget) and widget.window() is root.window() and reached(widget, root):
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


def reached(widget: QWidget, root: QWidget) -> bool:
    policy = widget.focusPolicy()
    return (
        bool(policy & Qt.FocusPolicy.TabFocus)
        and widget.isVisibleTo(root)
        and widget.isEnabled()
        and widget.focusProxy() is None
    )


def letters_in(root: QWidget) -> list[str]:
    """Buttons, ticks and captions of fields that are shown in ``root``."""
    found = [
        each.text()
        for each in root.findChildren(QAbstractButton)
        if each.isVisibleTo(root) and each.isEnabled() and each.text()
    ]
    found += [
        each.text()
        for each in root.findChildren(QLabel)
        if each.isVisibleTo(root) and each.buddy() is not None and each.buddy().isEnabled()
    ]
    return found
