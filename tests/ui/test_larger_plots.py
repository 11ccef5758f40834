"""Any plot as large as the window: the plot itself, which works there, and goes back to where it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.focus_ring import FocusRing
from gwasprivacy.ui.widgets.plots.larger_plot import LargerPlot
from gwasprivacy.ui.widgets.plots.plot import Plot
from tests.ui.conftest import without_simulation
from tests.ui.every_place import PLACES, opened


@pytest.fixture
def quiet(window: MainWindow) -> MainWindow:
    without_simulation(window)
    window.resize(1280, 760)
    window.show()
    QApplication.processEvents()
    return window


def places(root: QWidget) -> dict[int, QRect]:
    """Where everything in ``root`` is that has stood there all the time; the ring goes with the keys."""
    return {
        id(each): QRect(each.mapTo(root, QPoint(0, 0)), each.size())
        for each in root.findChildren(QWidget)
        if each.isVisible()
        and each.window() is root.window()
        and not _of_plot(each)
        and not isinstance(each, FocusRing)
    }


def _of_plot(widget: QWidget) -> bool:
    above: QWidget | None = widget
    while above is not None and not isinstance(above, Plot):
        above = above.parentWidget()
    return above is not None


def larger(plot: Plot) -> LargerPlot:
    QApplication.processEvents()
    here = plot.window()
    assert isinstance(here, LargerPlot)
    return here


def press(widget: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifier)
    QApplication.processEvents()


def test_every_plot_is_shown_larger_and_goes_back_and_nothing_else_moves(qtbot: QtBot, quiet: MainWindow) -> None:
    n_plots = 0
    for place in PLACES:
        with opened(quiet, place) as root:
            QApplication.processEvents()
            for plot in [each for each in root.findChildren(Plot) if each.isVisible()]:
                n_plots += 1
                around, parent, own = places(root), plot.parentWidget(), plot.geometry()
                press(plot, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
                dialog = larger(plot)
                assert plot.is_larger, place
                assert dialog.isModal()
                assert dialog.windowTitle() == plot.title
                assert dialog.size() == root.window().size()
                assert plot.hasFocus()
                if root.window() is quiet:
                    assert plot.width() > own.width(), place
                    assert plot.height() > own.height(), place
                after = places(root)
                assert {each: after[each] for each in around if each in after} == around, place
                press(plot, Qt.Key.Key_Escape)
                assert not plot.is_larger
                assert plot.parentWidget() is parent
                assert plot.isVisible()
                assert plot.geometry() == own, place
                assert places(root) == around, place
    assert n_plots >= 4


def test_the_menu_offers_it_once(quiet: MainWindow) -> None:
    quiet.show_tab(0)
    plot = quiet.model_tab.posterior_plot
    offered = {each.text(): each for each in plot.menu().actions()}
    assert offered["Larger view"].shortcut().toString() == "Ctrl+Return"
    offered["Larger view"].trigger()
    dialog = larger(plot)
    assert "Larger view" not in [each.text() for each in plot.menu().actions()]
    press(plot, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert plot.window() is dialog, "there is one larger view at most"
    box = dialog.findChild(QDialogButtonBox)
    (leave,) = box.buttons()
    leave.click()
    QApplication.processEvents()
    assert plot.window() is quiet


def test_what_is_dragged_in_the_larger_view_changes_the_plan_and_is_undone_there(
    qtbot: QtBot, quiet: MainWindow, document: PlanDocument
) -> None:
    quiet.show_tab(0)
    plot = quiet.model_tab.posterior_plot
    before = document.plan
    plot.show_larger()
    dialog = larger(plot)
    view = plot.view

    def pixel(x: float, y: float) -> QPoint:
        return view.mapFromScene(plot.item.getViewBox().mapViewToScene(QPointF(x, y)))

    low = before.adversary.prior.low
    start, end = pixel(low, 0.3), pixel(0.2, 0.3)
    QTest.mouseMove(view.viewport(), start)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for step in (0.5, 1.0):
        QTest.mouseMove(view.viewport(), start + step * (end - start))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=end)
    QApplication.processEvents()
    assert document.plan.adversary.prior.low == pytest.approx(0.2, abs=0.02)
    (undo,) = [each for each in dialog.actions() if isinstance(each, QAction) and "Undo" in each.text()]
    undo.trigger()
    assert document.plan == before
    press(plot, Qt.Key.Key_Escape)
    assert plot.window() is quiet


def test_escape_closes_it_while_something_is_read_too(quiet: MainWindow) -> None:
    quiet.show_tab(0)
    plot = quiet.model_tab.posterior_plot
    plot.show_larger()
    larger(plot)
    press(plot, Qt.Key.Key_Right)
    assert plot.cursor_line.isVisible()
    press(plot, Qt.Key.Key_Escape)
    assert plot.window() is quiet


def test_a_plot_that_has_nothing_to_show_any_more_goes_back_hidden(quiet: MainWindow) -> None:
    quiet.show_tab(0)
    quiet.model_tab.bounds_card.more.set_open(True)
    plot = quiet.model_tab.range_plot
    parent = plot.parentWidget()
    plot.show_larger()
    larger(plot)
    plot.hide()
    QApplication.processEvents()
    assert plot.parentWidget() is parent
    assert plot.isHidden()
    plot.show()
    assert plot.isVisible()


def test_the_keys_come_back_to_the_plot(quiet: MainWindow) -> None:
    quiet.show_tab(0)
    quiet.activateWindow()
    plot = quiet.model_tab.posterior_plot
    plot.setFocus()
    plot.show_larger()
    larger(plot)
    press(plot, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is plot or quiet.focusWidget() is plot


def test_a_window_that_closes_takes_its_larger_view_with_it(qtbot: QtBot, quiet: MainWindow) -> None:
    quiet.show_tab(0)
    plot = quiet.model_tab.posterior_plot
    plot.show_larger()
    larger(plot)
    quiet.close()
    QApplication.processEvents()
    assert plot.window() is quiet
