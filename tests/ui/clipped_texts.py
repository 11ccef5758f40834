"""Which texts of a window do not have the room that they need."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)  # fmt: skip

from gwasprivacy.ui.widgets.plots.plot import Plot
from gwasprivacy.ui.widgets.still_text import StillText

SLACK = 2  # px, that fonts round


def clipped(root: QWidget) -> Iterator[str]:
    """Labels, buttons, lists and tabs in sight whose text is wider or higher than they are, with how much is missing.

    A ``StillText`` cuts by design, with the whole text under the pointer.
    """
    for widget in root.findChildren(QWidget):
        if widget.isVisible() and widget.window() is root.window() and not isinstance(widget, StillText):
            lacking = _lacking(widget)
            if lacking:
                yield f"{type(widget).__name__} {lacking}"


def clipped_in_plots(root: QWidget) -> Iterator[str]:
    """Names of axes that are longer than their axis, and captions of plots of which a part is only under the pointer."""
    for plot in root.findChildren(Plot):
        if not plot.isVisible() or plot.window() is not root.window():
            continue
        named = plot.item.getAxis("bottom").label.boundingRect().width()
        room = plot.view.width()
        if lacking := _missing(plot.title, round(named - room)):
            yield f"the axis of {lacking}"
        if plot.hover_label.toolTip():
            yield f"the caption is cut: {plot.hover_label.text()}"


def _lacking(widget: QWidget) -> str:
    if isinstance(widget, QLabel) and widget.text():
        return _of_label(widget)
    if isinstance(widget, QAbstractButton) and widget.text() and not isinstance(widget, QToolButton):
        return _missing(widget.text(), widget.minimumSizeHint().width() - widget.width())
    if isinstance(widget, QComboBox) and widget.currentText():
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, widget).width()
        return _missing(widget.currentText(), widget.fontMetrics().horizontalAdvance(widget.currentText()) - room)
    if isinstance(widget, QTabBar):
        least = sum(widget.tabSizeHint(i).width() for i in range(widget.count()) if widget.isTabVisible(i))
        return _missing("tabs", least - widget.width() if widget.elideMode() != Qt.TextElideMode.ElideNone else 0)
    return ""


def _of_label(label: QLabel) -> str:
    if label.wordWrap():
        return _missing(label.text(), label.heightForWidth(label.width()) - label.height(), "high")
    return _missing(label.text(), label.sizeHint().width() - label.width())


def _missing(text: str, pixels: int, way: str = "wide") -> str:
    return f"{pixels} px too {way}: {text}" if pixels > SLACK else ""
