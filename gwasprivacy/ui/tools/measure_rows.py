"""What lowers the risk of exact results, a row each, with a button that asks again as if it were done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.statement.exact.exact_question import ExactAnswer, with_measure
from gwasprivacy.statement.exact.exact_words import measure_words
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import label


class MeasureRows(QWidget):
    """``chosen``: the question with that measure."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[tuple[str, float], QPushButton] = {}
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setHorizontalSpacing(GRID)
        self._rows.setVerticalSpacing(0)
        self._rows.setColumnStretch(0, 1)

    def show_measures(self, answer: ExactAnswer) -> None:
        """One row for each of the answer's measures; those before go."""
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.buttons = {}
        for row, measure in enumerate(answer.measures):
            said = measure_words(measure)
            self._rows.addWidget(label(f"• {said}", selectable=True), row, 0)
            question = with_measure(answer.question, measure)
            if question is None:
                continue
            button = QPushButton(say("Try it"))
            button.setProperty("role", "link")
            button.setAutoDefault(False)
            button.setAccessibleName(say("Try it: {measure}", measure=said))
            button.clicked.connect(lambda _on=False, question=question: self.chosen.emit(question))
            self._rows.addWidget(button, row, 1, Qt.AlignmentFlag.AlignTop)
            self.buttons[measure.code, measure.n] = button
