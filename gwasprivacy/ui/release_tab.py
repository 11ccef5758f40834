"""The Release tab: from a study to a signed report, in steps that fill from the top."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from gwasprivacy.ui.document import PlanDocument
from gwasprivacy.ui.job import JobRunner
from gwasprivacy.ui.widgets.tab_page import TabPage


class ReleaseTab(TabPage):
    def __init__(self, document: PlanDocument, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)

    def open_study(self, path: Path) -> None: ...

    def open_report(self, path: Path) -> None: ...
