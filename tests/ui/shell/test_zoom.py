"""What keeps its size with the zoom."""

from __future__ import annotations

import gc
from weakref import ref

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.settings import Settings


def test_nothing_of_a_closed_window_is_kept(qapp: QApplication, settings: Settings) -> None:
    window = MainWindow(PlanDocument(new_plan(title="Melanoma 2026")), settings)
    window.build_tabs()
    tabs = [ref(window.model_tab), ref(window.calibration_tab), ref(window.release_tab)]
    window.close_unasked()
    window.deleteLater()
    del window
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert [each() is None for each in tabs] == [True, True, True]
