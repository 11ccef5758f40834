"""The link that asks where a new ledger shall lie."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.ui.shell.open_files import opened_around
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import LEDGER_FILES, offering


def ask_for_new_ledger(asking: QWidget) -> Path | None:
    """Where a new ledger shall lie, named after the open study; None where the question is left."""
    path = dialogs().save_file(
        asking.window(),
        say("Create a privacy ledger"),
        offering(say("Ledgers"), LEDGER_FILES),
        Path(f"{opened_around(asking).name('study')}.gwasledger"),
    )
    return path if path is None or path.suffix else path.with_suffix(".gwasledger")


class NewLedgerButton(QPushButton):
    """``named(path)`` of a ledger that does not exist yet; ``refused(words)`` where there is such a file already."""

    named = Signal(object)
    refused = Signal(str)

    def __init__(self) -> None:
        super().__init__(say("Create a privacy ledger…"))
        self.setProperty("role", "link")
        self.clicked.connect(self._ask)

    def _ask(self) -> None:
        path = ask_for_new_ledger(self)
        if path is None:
            return
        if path.exists():
            self.refused.emit(
                say("{file} already exists. Choose it as the ledger, or enter another name.", file=path.name)
            )
            return
        self.named.emit(path)
