"""In the study step of a plan of a quantitative trait: the file with everybody's value, and which of its columns is the trait."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.simulation.studies.trait_files import TRAIT_ENDING
from gwasprivacy.study.formats.registry import without_ending
from gwasprivacy.study.strata import label_columns
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.fields import ChoiceField
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion
from gwasprivacy.ui.widgets.form_rows import Rows


class TraitQuestion(QWidget):
    """``changed`` when another file or another column is to be used; hidden where no values are asked for."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._named: str | None = None
        self.question = FileQuestion(
            "",
            FilePlace(say("File of values"), empty=say("Drop the file of values here."), clearable=True),
        )
        self.question.place.picked.connect(self._picked)
        self.question.place.cleared.connect(self._cleared)
        self.column = ChoiceField(say("Column with the trait"))
        self.column.chosen.connect(lambda _name: self.changed.emit())
        self.rows = Rows()
        self.rows.add(say("column with the trait"), self.column, wide=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        layout.addWidget(self.question)
        layout.addLayout(self.rows)
        self.setProperty("helpTopic", "trait-file")
        self._offer(())

    @property
    def path(self) -> Path | None:
        """The file of values; None while it is not known which of its columns is meant."""
        return None if self.column.count() and not self.name else self.question.place.path

    @property
    def name(self) -> str | None:
        """The chosen column; None where there is nothing to choose, or nothing is chosen yet."""
        chosen = self.column.currentData()
        return None if chosen is None else str(chosen)

    def ask(self, named: str | None) -> None:
        """Ask for the values of the trait of this name; None: for none."""
        self._named = named
        self.setVisible(named is not None)
        if named is not None:
            self.question.caption.setText(
                say("Each person’s value of “{name}”: lines with FID, IID and value (NA: missing).", name=named)
            )

    @property
    def is_asking(self) -> bool:
        return self._named is not None

    def take_beside(self, study: Path) -> None:
        """The values that lie beside a simulated ``study``, where no file is chosen yet; without ``changed``."""
        beside = study.with_name(f"{without_ending(study.name)}{TRAIT_ENDING}")
        if self._named is not None and self.question.place.path is None and beside.is_file():
            self._show_file(beside)

    def _picked(self, path: Path) -> None:
        if self._show_file(path):
            self.changed.emit()

    def _show_file(self, path: Path) -> bool:
        try:
            columns = label_columns(path)
        except GwasPrivacyError as error:
            self.question.error.show_error(error, path)
            return False
        self.question.error.show_message("")
        self.question.place.show_path(path)
        self._offer(columns if len(columns) > 1 else ())
        if self.column.count() and not self.name:
            self.question.error.show_message(say("The file has several columns: choose the one with the trait."))
            self.column.setFocus()
        return True

    def _cleared(self) -> None:
        self.forget()
        self.changed.emit()

    def forget(self) -> None:
        """No file, as for a study that has just been named."""
        self.question.place.show_path(None)
        self.question.error.show_message("")
        self._offer(())

    def _offer(self, columns: tuple[str, ...]) -> None:
        self.column.clear()
        for name in columns:
            self.column.addItem(name, name)
        self.column.show_choice(self._named if self._named in columns else None)
        self.rows.show_row(self.column, bool(columns))
