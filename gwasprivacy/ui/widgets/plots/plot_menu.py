"""What can be done with a plot: see it larger, save it, copy it."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QGuiApplication, QImage, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.ui.widgets.dialogs import dialogs

LARGER_KEYS = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Return)


class Picture(Protocol):
    """What the menu needs of a plot."""

    @property
    def title(self) -> str: ...
    @property
    def is_larger(self) -> bool: ...
    def show_larger(self) -> None: ...
    def image(self) -> QImage: ...
    def csv_text(self) -> str: ...
    def export(self, path: Path) -> None: ...


def plot_menu(plot: Picture, parent: QWidget) -> QMenu:
    """The menu of ``plot``, of the widget ``parent``; one that is shown larger already is not offered larger."""
    menu = QMenu(parent)
    if not plot.is_larger:
        larger = QAction(say("Larger view"), menu)
        larger.setShortcut(QKeySequence(LARGER_KEYS))
        larger.setShortcutVisibleInContextMenu(True)
        larger.triggered.connect(plot.show_larger)
        menu.addAction(larger)
        menu.addSeparator()
    picture = QAction(say("Save picture…"), menu)
    picture.triggered.connect(
        lambda: _save(plot, parent, say("Save picture"), say("Picture (*.png);;Drawing (*.svg)"), ".png")
    )
    numbers = QAction(say("Save numbers…"), menu)
    numbers.triggered.connect(lambda: _save(plot, parent, say("Save numbers"), say("Table (*.csv)"), ".csv"))
    copy = QAction(say("Copy picture"), menu)
    copy.triggered.connect(lambda: QGuiApplication.clipboard().setImage(plot.image()))
    copy_numbers = QAction(say("Copy numbers"), menu)
    copy_numbers.triggered.connect(lambda: QGuiApplication.clipboard().setText(plot.csv_text()))
    menu.addActions([picture, numbers, copy, copy_numbers])
    return menu


def _save(plot: Picture, parent: QWidget, title: str, filters: str, suffix: str) -> None:
    name = "".join(letter if letter.isalnum() else "-" for letter in plot.title.lower()).strip("-")
    path = dialogs().save_file(parent.window(), title, filters, Path(f"{name or 'plot'}{suffix}"))
    if path is None:
        return
    try:
        plot.export(path if path.suffix else path.with_suffix(suffix))
    except GwasPrivacyError as error:
        dialogs().tell_error(parent.window(), title, error)
