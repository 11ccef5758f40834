"""What keeps its size with the zoom."""

from __future__ import annotations

import gc
from functools import partial
from weakref import ref

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.zoom import keep, renew_sizes


def test_nothing_of_a_closed_window_is_kept(qapp: QApplication, settings: Settings) -> None:
    window = MainWindow(PlanDocument(new_plan(title="Melanoma 2026")), settings)
    window.build_tabs()
    tabs: list[ref[QWidget]] = [ref(window.model_tab), ref(window.calibration_tab), ref(window.release_tab)]
    window.close_unasked()
    window.deleteLater()
    del window
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert [each() is None for each in tabs] == [True, True, True]


def test_sizes_are_renewed_in_the_order_they_were_asked_for(qtbot: QtBot) -> None:
    # Since a parent places its parts by the sizes they have.  A dozen: a set would have them in order by chance.
    order: list[int] = []
    widgets = [QWidget() for _ in range(12)]
    for number, widget in enumerate(widgets):
        qtbot.addWidget(widget)
        keep(widget, "place", partial(order.append, number))
    order.clear()
    renew_sizes()
    assert order == list(range(12))
