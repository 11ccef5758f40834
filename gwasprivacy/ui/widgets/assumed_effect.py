"""An effect that the program filled in enters no report before somebody says, once, that it is their study's."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.truth_words import assumed_effect_words
from gwasprivacy.base.language import say
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import InlineMessage
from gwasprivacy.ui.widgets.flow_row import FlowRow


class AssumedEffect(QWidget):
    """Shown while nobody has, where ``is_stated()``: where the effect would enter the report.  ``change_asked`` for another effect."""

    change_asked = Signal()

    def __init__(
        self, document: PlanDocument, is_stated: Callable[[], bool] = lambda: True, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._document, self._is_stated = document, is_stated
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        self.text = InlineMessage("warning")
        column.addWidget(self.text)
        self.confirm, self.change = QPushButton(say("It is my study’s effect")), QPushButton(say("Change it…"))
        self.confirm.clicked.connect(document.confirm_effect)
        self.change.clicked.connect(self.change_asked)
        buttons = QWidget()
        FlowRow(buttons, GRID).show_in_order([self.confirm, self.change])
        column.addWidget(buttons)
        self.refresh()

    @property
    def why_not(self) -> str:
        """What keeps the report from being made; "" for nothing."""
        asked = self._document.has_example_effect and self._is_stated()
        return say("Say first whether the assumed effect is your study’s.") if asked else ""

    def refresh(self) -> None:
        effect = assumed_effect_words(self._document.plan.scenario or Scenario())
        said = say("The report will say that its forecast assumes {effect}. These are example values.", effect=effect)
        self.text.show_message(said if self.why_not else "")
        self.setVisible(bool(self.why_not))
