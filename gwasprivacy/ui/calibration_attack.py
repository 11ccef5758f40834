"""What could an attacker do?  ROC of the strongest membership test, exact release beside private, with the bound."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gwasprivacy.ui.document import PlanDocument
from gwasprivacy.ui.job import JobRunner
from gwasprivacy.ui.widgets.card import label


class AttackSheet(QWidget):
    """Computed while it is in front."""

    def __init__(self, document: PlanDocument, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        self.note = label("", "muted")
        layout.addWidget(self.note)
        layout.addStretch(1)

    def set_watched(self, watched: bool) -> None:
        return None
