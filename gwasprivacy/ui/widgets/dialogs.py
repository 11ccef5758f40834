"""The few modal questions of the window, behind one object that tests replace (nothing else calls QMessageBox or QFileDialog)."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.printable_text import shown
from gwasprivacy.ui.shell.error_words import details_of, message_words, remedy_words
from gwasprivacy.ui.shell.open_files import opened_around

_PLACES = ("FileDialog/history", "FileDialog/lastVisited")


@contextlib.contextmanager
def places_forgotten() -> Iterator[None]:
    """Undo what Qt's own file dialog writes into the user's QtProject.conf: a folder's name can name a study."""
    store = QSettings(QSettings.Scope.UserScope, "QtProject")
    before = {key: store.value(key) if store.contains(key) else None for key in _PLACES}
    try:
        yield
    finally:
        store.sync()
        for key, value in before.items():
            if value is None:
                store.remove(key)
            else:
                store.setValue(key, value)
        store.sync()


def _start(parent: QWidget | None, wanted: Path | None) -> str:
    """Where a dialog for files begins: where it is ``wanted``; else, and for a name alone, beside the open study or plan."""
    if wanted is not None and wanted.parent != Path():
        return str(wanted)
    folder = opened_around(parent).folder or Path()
    return str(folder if wanted is None else folder / wanted) if folder != Path() or wanted else ""


class Dialogs:
    """Asks with the system's own dialogs, which begin beside the study or the plan that is open."""

    _details = ""  # of the error that is being told

    def open_file(self, parent: QWidget | None, title: str, filters: str, folder: Path | None = None) -> Path | None:
        """A file to open, or None.  ``filters`` in Qt's form: "Plans (*.gwasplan);;All files (*)"."""
        with places_forgotten():
            name, _ = QFileDialog.getOpenFileName(parent, title, _start(parent, folder), filters)
        return Path(name) if name else None

    def open_files(self, parent: QWidget | None, title: str, filters: str, folder: Path | None = None) -> list[Path]:
        """One file to open, or several; [] where the question is left."""
        with places_forgotten():
            names, _ = QFileDialog.getOpenFileNames(parent, title, _start(parent, folder), filters)
        return [Path(name) for name in names]

    def save_file(self, parent: QWidget | None, title: str, filters: str, suggested: Path | None = None) -> Path | None:
        """A file to write (the dialog has asked before replacing one), or None."""
        with places_forgotten():
            name, _ = QFileDialog.getSaveFileName(parent, title, _start(parent, suggested), filters)
        return Path(name) if name else None

    def choose_folder(self, parent: QWidget | None, title: str, folder: Path | None = None) -> Path | None:
        with places_forgotten():
            name = QFileDialog.getExistingDirectory(parent, title, _start(parent, folder))
        return Path(name) if name else None

    def ask(
        self,
        parent: QWidget | None,
        title: str,
        text: str,
        answers: Sequence[str],
        *,
        detail: str = "",
        unsafe: str = "",
    ) -> str:
        """One of ``answers``; the last one is what Esc means, and the first is the default unless it is ``unsafe``: what cannot be undone."""
        box = QMessageBox(parent)
        box.setIcon(QMessageBox.Icon.NoIcon)
        box.setWindowTitle(title)
        box.setText(shown(text, keep="\n"))
        box.setInformativeText(shown(detail, keep="\n"))
        if self._details:
            box.setDetailedText(shown(self._details, keep="\n"))
        for part in box.findChildren(QLabel):  # both are data, a title among them: never markup, no link, no picture
            part.setTextFormat(Qt.TextFormat.PlainText)
            part.setOpenExternalLinks(False)
        buttons = {}
        for i, answer in enumerate(answers):
            role = QMessageBox.ButtonRole.AcceptRole if i == 0 else QMessageBox.ButtonRole.ActionRole
            if i == len(answers) - 1 and i > 0:
                role = QMessageBox.ButtonRole.RejectRole
            buttons[answer] = box.addButton(answer, role)
        box.setDefaultButton(next(buttons[answer] for answer in answers if answer != unsafe))
        box.setEscapeButton(buttons[answers[-1]])
        box.exec()
        clicked = box.clickedButton()
        return next((answer for answer, button in buttons.items() if button is clicked), answers[-1])

    def tell_error(self, parent: QWidget | None, title: str, error: GwasPrivacyError, *known: Path | None) -> None:
        """``error`` kept something from being done: a sentence, what to do, and folded the whole of it, to be copied."""
        self._details = details_of(error)
        try:
            self.tell(parent, title, message_words(error, *known), detail=remedy_words(error))
        finally:
            self._details = ""

    def tell(self, parent: QWidget | None, title: str, text: str, *, detail: str = "") -> None:
        """Something was not done that was asked for."""
        self.ask(parent, title, text, [say("OK")], detail=detail)


_CURRENT: list[Dialogs] = []


def dialogs() -> Dialogs:
    """The dialogs in use."""
    if not _CURRENT:
        _CURRENT.append(Dialogs())
    return _CURRENT[0]


def use_dialogs(replacement: Dialogs) -> None:
    """Answer questions with ``replacement`` from now on (tests)."""
    _CURRENT[:] = [replacement]
