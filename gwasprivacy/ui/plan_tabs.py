"""The three tabs over one document; the second and third, whose imports are heavy, are built when the window has been shown.

Their modules are imported by a thread, so that the window can be used meanwhile, and each is made by an event of its own.
"""

from __future__ import annotations

import importlib
import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QStackedWidget, QTabWidget, QWidget

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.ui.model.model_tab import ModelTab
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.widgets.tab_page import TabPage, TabState

if TYPE_CHECKING:
    from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
    from gwasprivacy.ui.release.release_tab import ReleaseTab

TAB_NAMES = (mark("Model"), mark("Calibration"), mark("Release"))
DOTS = {TabState.READY: "●", TabState.OPEN: "○", TabState.PROBLEM: "▲"}
STATE_WORDS = {
    TabState.READY: mark("complete"),
    TabState.OPEN: mark("something is missing"),
    TabState.PROBLEM: mark("something needs attention"),
}
# Which tab has the control of a plan field: the longest matching beginning counts.
FIELD_TABS = {"adversary": 0, "title": 0, "design": 1, "release": 1, "scenario": 1, "study": 2}


SLOW_MODULES = (
    "gwasprivacy.ui.calibration.calibration_tab",
    "scipy.optimize",  # what the tab and its plots import when they are first drawn
    "scipy.interpolate",
    "gwasprivacy.ui.release.release_tab",
)
LOOK_MS = 20  # between two looks whether the tabs' modules are there


def _import_tabs() -> None:
    for name in SLOW_MODULES:
        importlib.import_module(name)


class PlanTabs(QTabWidget):
    """``calibration_built`` and ``release_built`` with the tab, once each."""

    calibration_built = Signal(object)
    release_built = Signal(object)

    def __init__(self, document: PlanDocument, jobs: JobRunner, parent: QWidget) -> None:
        super().__init__(parent)
        self._document, self._jobs = document, jobs
        self._begun: dict[int, CalibrationTab | ReleaseTab] = {}  # tabs of which parts are made
        self._built: set[int] = set()
        self._seen = {0}  # tabs that were in front, whole
        self.setDocumentMode(True)
        self.tabBar().setExpanding(False)
        self.tabBar().setDrawBase(False)
        self.setAccessibleName(say("The three steps of a plan"))
        # Each tab begins where it will be, before there is anything in it: whatever is moved to another parent is styled anew, whole.
        (self._stack,) = self.findChildren(QStackedWidget)
        self.model = ModelTab(document, jobs, self._stack)
        self._pages: list[QWidget] = [self.model, QWidget(), QWidget()]
        for i, (page, name) in enumerate(zip(self._pages, TAB_NAMES, strict=True)):
            self.addTab(page, f"{i + 1}  {say_marked(name)}")
        self.currentChanged.connect(self._tab_shown)
        self._watch_tab(0, self.model)

    @property
    def calibration(self) -> CalibrationTab:
        self.build(1)
        return self._pages[1]  # type: ignore[return-value]

    @property
    def release(self) -> ReleaseTab:
        self.build(2)
        return self._pages[2]  # type: ignore[return-value]

    @property
    def built_release(self) -> ReleaseTab | None:
        """The Release tab where it has been made."""
        return self.release if 2 in self._built else None

    def build_soon(self) -> None:
        """Make the second and third tab when their modules are there, a part in each event: nothing else waits for long."""
        reader = threading.Thread(target=_import_tabs, name="tabs", daemon=True)
        reader.start()
        timer = QTimer(self)

        def look() -> None:
            if reader.is_alive():
                return
            timer.setInterval(0)
            if not (self._go_on(1) or self._go_on(2)):
                timer.stop()
                timer.deleteLater()

        timer.timeout.connect(look)
        timer.start(LOOK_MS)

    def _go_on(self, index: int) -> bool:
        """Make one more part of a tab; whether there was one to make."""
        if index in self._built:
            return False
        if index not in self._begun:
            if index == 1:
                from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab

                self._begun[1] = CalibrationTab(self._document, self._jobs, at_once=False)
            else:
                from gwasprivacy.ui.release.release_tab import ReleaseTab

                self._begun[2] = ReleaseTab(self._document, self._jobs, at_once=False)
            self._begun[index].hide()
            self._begun[index].setParent(self._stack)
        elif next(self._begun[index].parts, self) is self:
            self._take(index)
        return True

    def _take(self, index: int) -> None:
        """A tab is whole."""
        page = self._begun.pop(index)
        self._built.add(index)
        (self.calibration_built if index == 1 else self.release_built).emit(page)
        self._put_tab(index, page)

    def build(self, *which: int) -> None:
        """Make the second and third tab, or ``which``, whatever is missing of them; done once."""
        for index in which or (1, 2):
            while self._go_on(index):
                pass

    def _put_tab(self, index: int, page: TabPage) -> None:
        shown = self.currentIndex()
        self.blockSignals(True)
        placeholder = self._pages[index]
        self.removeTab(index)
        placeholder.deleteLater()
        self.insertTab(index, page, f"{index + 1}  {say_marked(TAB_NAMES[index])}")
        self._pages[index] = page
        self.setCurrentIndex(shown)
        self.blockSignals(False)
        self._watch_tab(index, page)
        if shown == index:
            self._bring(index, page)

    def _watch_tab(self, index: int, page: TabPage) -> None:
        page.state_changed.connect(lambda: self._show_dot(index))
        self._show_dot(index)

    def _show_dot(self, index: int) -> None:
        page = self._pages[index]
        if isinstance(page, TabPage):
            name, state = say_marked(TAB_NAMES[index]), say_marked(STATE_WORDS[page.state])
            self.setTabText(index, f"{index + 1}  {name}  {DOTS[page.state]}")
            keys = QKeySequence(f"Ctrl+{index + 1}").toString(QKeySequence.SequenceFormat.NativeText)
            self.setTabToolTip(index, f"{name}: {state} ({keys})")
            self.tabBar().setAccessibleTabName(index, f"{name}, {state}")

    def show_tab(self, index: int) -> None:
        """Bring a tab to the front."""
        if index > 0:
            self.build(index)
        self.setCurrentIndex(index)

    def _tab_shown(self, index: int) -> None:
        if index > 0:
            self.build(index)
        page = self._pages[index]
        if isinstance(page, TabPage):
            self._bring(index, page)

    def _bring(self, index: int, page: TabPage) -> None:
        page.activated()
        if index not in self._seen:
            self._seen.add(index)
            page.seen_first()

    def show_field(self, path: str) -> None:
        """Bring the control of a plan field to the front and focus it."""
        first = FIELD_TABS.get(path.split(".")[0], 0)
        for index in (first, *(i for i in range(3) if i != first)):
            if index > 0:
                self.build(index)
            page = self._pages[index]
            if isinstance(page, TabPage) and page.focus_field(path):
                self.show_tab(index)
                page.focus_field(path)
                return
