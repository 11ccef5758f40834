"""Explanations of terms and the help pages: Markdown files in ``resources/help``, read when they are first asked for.

Pages ``terms*.md`` hold one paragraph per term under ``## Title {#topic}``; a line ``Source: …`` is its citation and
``More: page`` names a page with more.  They serve "?" and F1, and are pages themselves.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path

from PySide6.QtCore import QByteArray, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QListWidgetItem, QTextBrowser, QWidget

from gwasprivacy.base.resources import resource_path
from gwasprivacy.membership.glossary import find_term
from gwasprivacy.ui.shell.theme import GRID, theme, theme_source
from gwasprivacy.ui.widgets.explain import Explanation

# The order in which pages are listed; others follow by name.
FIRST_PAGES = ("start", "attackers", "promises", "calibration", "release", "tools", "not-modelled", "keyboard", "terms")


def help_folder() -> Path:
    return resource_path("help")


def help_pages() -> dict[str, str]:
    """Page name → title, in the order of the list."""
    found = {path.stem: path for path in help_folder().glob("*.md")}
    order = [name for name in FIRST_PAGES if name in found]
    order += sorted(name for name in found if name not in FIRST_PAGES)
    return {name: _title(found[name]) for name in order}


def page_text(name: str) -> str:
    """A page's Markdown, without the marks of terms.  KeyError where there is no such page."""
    path = help_folder() / f"{name}.md"
    if not re.fullmatch(r"[a-z0-9-]+", name) or not path.exists():
        raise KeyError(name)
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"[ \t]*\{#[a-z0-9-]+\}", "", text)
    text = re.sub(r"^More: .*$", "", text, flags=re.MULTILINE)
    return re.sub(r"^Source: (.*)$", r"*\1*", text, flags=re.MULTILINE)


def _title(path: Path) -> str:
    first = path.read_text(encoding="utf-8").lstrip().splitlines()[0]
    return first.removeprefix("#").strip()


@functools.cache
def explanations() -> dict[str, Explanation]:
    """Every term that "?" can explain."""
    terms: dict[str, Explanation] = {}
    for path in sorted(help_folder().glob("terms*.md")):
        terms.update(parse_terms(path.read_text(encoding="utf-8")))
    return terms


def parse_terms(markdown: str) -> dict[str, Explanation]:
    """The terms of one page: topic → explanation."""
    terms: dict[str, Explanation] = {}
    pieces = re.split(r"^## (.+?)[ \t]*\{#([a-z0-9-]+)\}[ \t]*$", markdown, flags=re.MULTILINE)
    for title, topic, body in zip(pieces[1::3], pieces[2::3], pieces[3::3], strict=True):
        source = re.search(r"^Source: (.*)$", body, flags=re.MULTILINE)
        page = re.search(r"^More: ([a-z0-9-]+)[ \t]*$", body, flags=re.MULTILINE)
        text = re.sub(r"^(Source|More): .*$", "", body, flags=re.MULTILINE)
        paragraphs = [" ".join(block.split()) for block in text.split("\n\n") if block.strip()]
        terms[topic] = Explanation(
            title=title.strip(),
            text="\n\n".join(paragraphs).replace("**", "").replace("`", ""),
            source=source.group(1).strip() if source else "",
            page=page.group(1) if page else "",
        )
    return terms


def find_explanation(topic: str) -> Explanation | None:
    """The explanation of ``topic``: the window's own, else the model's glossary (whose terms have no page); or None."""
    found = explanations().get(topic)
    term = find_term(topic) if found is None else None
    return Explanation(title=term.title, text=term.text, source=term.source) if term is not None else found


class HelpWindow(QDialog):
    """The help pages: a list on the left, the page on the right.  Opens no other address: the program is offline."""

    page_shown = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Help – gwasprivacy")
        self.setModal(False)
        self.resize(860, 640)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(GRID, GRID, GRID, GRID)
        layout.setSpacing(GRID)
        self.list = QListWidget()
        self.list.setFixedWidth(220)
        self.list.setAccessibleName("Help pages")
        for name, title in help_pages().items():
            item = QListWidgetItem(title.split(":")[0])
            item.setData(Qt.ItemDataRole.UserRole, name)
            item.setSizeHint(QSize(0, 30))
            self.list.addItem(item)
        self.list.currentItemChanged.connect(self._chosen)
        self.browser = QTextBrowser()
        self.browser.setAccessibleName("Help page")
        self.browser.setOpenLinks(False)
        self.browser.document().setDocumentMargin(2 * GRID)
        self.browser.setSearchPaths([str(help_folder())])
        self.browser.anchorClicked.connect(self._follow)
        layout.addWidget(self.list)
        layout.addWidget(self.browser, 1)
        self.page = ""
        QShortcut(QKeySequence(Qt.Key.Key_F1), self).activated.connect(self.close)
        theme_source().changed.connect(self._redraw)

    def show_page(self, name: str) -> None:
        """Show the page called ``name``; an unknown one shows the first."""
        names = [self.list.item(i).data(Qt.ItemDataRole.UserRole) for i in range(self.list.count())]
        if not names:
            return
        self.list.setCurrentRow(names.index(name) if name in names else 0)

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        self.page = str(item.data(Qt.ItemDataRole.UserRole))
        self._redraw()
        self.page_shown.emit(self.page)

    def _redraw(self) -> None:
        if not self.page:
            return
        self.browser.document().setDefaultStyleSheet(f"a {{ color: {theme().accent}; }}")
        self.browser.setMarkdown(page_text(self.page))
        self.browser.document().setDocumentMargin(2 * GRID)

    def _follow(self, url: QUrl) -> None:
        name = url.path().removesuffix(".md")
        if not url.scheme() and name in help_pages():
            self.show_page(name)

    def restore(self, geometry: QByteArray) -> None:
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
