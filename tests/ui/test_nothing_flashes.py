"""What is shown before it has a place would be a window for a moment, and close a menu that is open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.settings import Settings
from tests.ui.every_place import PLACES, opened


class ShownWindows(QObject):
    """What appears as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.names.append(type(watched).__name__)
        return False


@pytest.fixture
def shown() -> Iterator[ShownWindows]:
    found, application = ShownWindows(), QApplication.instance()
    assert application is not None
    application.installEventFilter(found)
    yield found
    application.removeEventFilter(found)


def test_nothing_of_a_tab_or_a_tool_is_a_window_of_its_own_while_it_is_built(
    qtbot: QtBot, document: PlanDocument, settings: Settings, shown: ShownWindows
) -> None:
    made = MainWindow(document, settings)
    qtbot.addWidget(made)
    made.show()
    made.build_tabs()
    QApplication.processEvents()
    assert shown.names == ["MainWindow"]
    for place in PLACES:
        shown.names.clear()
        with opened(made, place) as root:
            QApplication.processEvents()
            assert set(shown.names) <= {type(root).__name__}, place
    made.close_unasked()
