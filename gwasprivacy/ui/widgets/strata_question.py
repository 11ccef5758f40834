"""Beside a study: the file of everybody's label, and which of its columns make the strata."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.study.strata import label_columns
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion
from gwasprivacy.ui.widgets.inline_error import InlineError

MOST_COLUMNS = 12  # offered; a file of labels has few


class StrataQuestion(Fold):
    """``changed`` when another file or other columns are to be used."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__(say("Strata: sex, centre, age band, ancestry group"))
        self.setProperty("helpTopic", "strata")
        self.question = FileQuestion(
            say("Stratum of each person (FID IID label):"),
            FilePlace(say("File of labels"), empty=say("No file: no strata."), clearable=True),
        )
        self.question.place.picked.connect(self._picked)
        self.question.place.cleared.connect(self._cleared)
        self.body.addWidget(self.question)
        self.heading = label(say("Columns that together define the strata:"), "muted")
        self.body.addWidget(self.heading)
        self._rows = QVBoxLayout()
        self.body.addLayout(self._rows)
        self.boxes: list[QCheckBox] = []
        self.error = InlineError()
        self.body.addWidget(self.error)
        self._show_columns(())

    @property
    def path(self) -> Path | None:
        return self.question.place.path

    @property
    def columns(self) -> tuple[str, ...]:
        """The chosen columns in the file's order; () where there is nothing to choose."""
        return tuple(box.text() for box in self.boxes if box.isChecked())

    @property
    def is_asking(self) -> bool:
        """Whether a file has several columns and none is chosen yet."""
        return bool(self.boxes) and not self.columns

    def _picked(self, path: Path) -> None:
        try:
            found = label_columns(path)
        except GwasPrivacyError as error:
            self.error.show_error(error, path)
            return
        self.error.show_message("")
        self.question.place.show_path(path)
        self._show_columns(found if len(found) > 1 else ())
        self.changed.emit()

    def _cleared(self) -> None:
        self.forget()
        self.changed.emit()

    def forget(self) -> None:
        """No file, as for a study that has just been named."""
        self.question.place.show_path(None)
        self.error.show_message("")
        self._show_columns(())

    def _show_columns(self, columns: tuple[str, ...]) -> None:
        for box in self.boxes:
            self._rows.removeWidget(box)
            box.deleteLater()
        self.boxes = []
        for name in columns[:MOST_COLUMNS]:
            box = QCheckBox(name)
            box.clicked.connect(self.changed)
            self._rows.addWidget(box)
            self.boxes.append(box)
        self.heading.setVisible(bool(self.boxes))
