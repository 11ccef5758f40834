"""Every text that a window shows, and which of them did not pass the translator."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pyqtgraph as pg
from pyqtgraph.GraphicsScene import GraphicsScene
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSpinBox,
    QTabBar,
    QTextBrowser,
    QWidget,
)  # fmt: skip

from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.ui.release.filter_question import PLINK2_LINES
from gwasprivacy.ui.widgets.help_window import HelpWindow
from gwasprivacy.ui.widgets.plots.plot import Plot
from gwasprivacy.ui.widgets.still_text import StillText

# What stands in the window as it is, in every language: names of programs, files, keys, SNPs, genome builds; formulas.
_AS_IT_IS = re.compile(
    r"gwasprivacy|Ctrl\+\w|\brs\d+\b|\bln\b|\b[0-9a-f]{8,}(?:-changed)?\b"
    r"|\bEnglish\b|\bDeutsch\b|Apache-2\.0|Theorem \d+(?:\.\d+)?|\b\d+\.\d+\.\d+\b"  # languages, licence, papers, versions
    r"|\bGRCh3[78]\b|\bNCBI36\b|\bT2T-CHM13v2\.0"  # genome builds
    r"|[\w~-]*(?:\.\w+)*\.(?:gwasplan|gwasledger|json|pem|bed|bim|fam|pgen|pvar|psam|vcf|bcf|bgen|tsv|pdf|png|svg|csv)\b"
)
_MARKUP = re.compile(r"<[^>]*>|&\w+;")
_MECHANISM = re.compile(rf"\b(?:{'|'.join(map(re.escape, MECHANISMS))})\b")  # by the names that plans give them
_ENGLISH_NUMBER = re.compile(
    r"\d+\.\d+|(?<![\d,])[1-9]\d{0,2},\d{3}(?!\d)"
)  # of those from 1 on none has three decimals
_LATIN = re.compile(r"[A-Za-z]{2,}")


def untranslated(text: str, *typed: str) -> list[str]:
    """The pieces of ``text`` that did not pass the translator; ``typed``: what a person typed or named."""
    text = _MARKUP.sub(" ", text)
    for own in sorted(typed, key=len, reverse=True):
        text = text.replace(own, " ")
    left = _MECHANISM.sub(" ", _AS_IT_IS.sub(" ", text))
    return _LATIN.findall(left) + _ENGLISH_NUMBER.findall(left)


def texts_of(root: QWidget) -> Iterator[tuple[str, str]]:
    """Every text of ``root`` and what is in it, shown or not, with where it stands."""
    for widget in (root, *root.findChildren(QWidget)):
        if isinstance(widget, HelpWindow) or (isinstance(widget.window(), HelpWindow) and widget is not root):
            continue  # the pages are files, translated as files
        if isinstance(widget.parent(), QTabBar):
            continue  # its arrows are Qt's, and speak with Qt's own catalogue
        for kind, text in _texts_of_one(widget):
            if text and text != PLINK2_LINES:  # a command is typed as it is, in any language
                yield f"{type(widget).__name__} {kind}", text
    for action in root.findChildren(QAction):
        if isinstance(action.parent(), GraphicsScene):
            continue  # of pyqtgraph's own menu, which is never shown
        yield "QAction", action.text()
        yield "QAction tool tip", action.toolTip()


def _texts_of_one(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    yield "tool tip", widget.toolTip()
    yield "title", widget.windowTitle()
    if isinstance(widget, QLabel | QAbstractButton | StillText):
        yield "text", widget.text()
    if isinstance(widget, QMenu):
        yield "menu", widget.title()
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        yield "placeholder", widget.placeholderText()
    if isinstance(widget, QTextBrowser):
        yield "page", widget.toPlainText()
    if isinstance(widget, QSpinBox | QDoubleSpinBox):
        yield "suffix", widget.suffix()
        yield "special value", widget.specialValueText()
    if isinstance(widget, QComboBox):
        for i in range(widget.count()):
            yield "item", widget.itemText(i)
            for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
                yield "item", str(widget.itemData(i, role) or "")
    if isinstance(widget, QTabBar):
        for i in range(widget.count()):
            yield "tab", widget.tabText(i)
            yield "tab tool tip", widget.tabToolTip(i)
            yield "tab name", widget.accessibleTabName(i)
    if isinstance(widget, Plot):
        yield from (("axis", name) for name in widget._names)
        for item in widget.item.items:
            if isinstance(item, pg.TextItem):
                yield "text in the plot", item.toPlainText()
        if widget.item.legend is not None:
            yield from (("legend", text.text) for _sample, text in widget.item.legend.items)
        for legend in (each for each in widget.view.scene().items() if isinstance(each, pg.LegendItem)):
            yield from (("legend", text.text) for _sample, text in legend.items)
        for name in ("left", "bottom"):
            for level in widget.item.getAxis(name)._tickLevels or ():
                yield from (("tick", text) for _place, text in level)
        for action in widget.menu().actions():
            yield "plot's menu", action.text()


def all_untranslated(root: QWidget, *typed: str) -> dict[str, str]:
    """Where → text, of everything that did not pass the translator."""
    return {text: where for where, text in texts_of(root) if untranslated(text, *typed)}
