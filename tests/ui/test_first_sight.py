"""How much a tab asks to be read at first sight: its numbers and its controls, on the example in a window of 1280 × 800.

A number is a run of digits in a text that is seen: "94 ± 4 %" has two, "1,500–2,400" two, "1.50" one.  Not counted: what is typed (fields,
lists of choices), the sentence on top, the numbers of an axis, and what is folded, or below the edge of what scrolls.  A control is what can
be clicked, typed into or dragged, each field once, with its buttons; a question mark is one too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pyqtgraph as pg
import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QSlider,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gwasprivacy.base.resources import resource_path
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.widgets.card import Fold
from gwasprivacy.ui.widgets.plots.plot import Plot
from gwasprivacy.ui.widgets.tab_page import TabPage

NUMBER = re.compile(r"\d+(?:[.,]\d+)*")


@pytest.fixture
def example(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    window = MainWindow(
        PlanDocument(load_plan(resource_path("example/example.gwasplan"))), Settings(tmp_path / "window.ini")
    )
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    return window


def is_seen(widget: QWidget) -> bool:
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def numbers_seen(tab: TabPage) -> list[str]:
    return [number for text in texts_seen(tab) for number in NUMBER.findall(re.sub(r"<[^>]*>", "", text))]


def texts_seen(tab: TabPage) -> Iterator[str]:
    for widget in filter(is_seen, tab.findChildren(QWidget)):
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, Plot):
            for item in widget.view.scene().items():
                if isinstance(item, pg.TextItem) and item.isVisible() and item.opacity() > 0:
                    yield item.toPlainText()
                elif isinstance(item, pg.LegendItem) and item.isVisible():
                    yield from (text.text for _sample, text in item.items)


def controls_seen(tab: TabPage) -> list[QWidget]:
    kinds = QAbstractButton | QAbstractSpinBox | QComboBox | QSlider | QTabBar
    return [
        each
        for each in tab.findChildren(QWidget)
        if (isinstance(each, kinds) or hasattr(each, "dragged"))
        and is_seen(each)
        and not isinstance(each.parent(), kinds)
    ]


def test_the_model_tab_shows_a_dozen_numbers(example: MainWindow) -> None:
    example.show_tab(0)
    QApplication.processEvents()
    numbers, controls = numbers_seen(example.model_tab), controls_seen(example.model_tab)
    assert len(numbers) <= 12, numbers
    assert len(controls) <= 29, controls
    assert len(numbers) >= 4, "so many can be counted"
    assert len(controls) >= 15


def test_the_release_tab_has_one_fold_at_first(example: MainWindow) -> None:
    example.show_tab(2)
    QApplication.processEvents()
    folds = [each for each in example.release_tab.findChildren(Fold) if is_seen(each)]
    assert folds == [example.release_tab.study_step.more]
    folds[0].button.click()
    assert is_seen(example.release_tab.study_step.strata.button)
    assert is_seen(example.release_tab.study_step.lists.button)
