"""The window of the help pages."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QListWidgetItem, QTextBrowser, QWidget

from gwasprivacy.base.language import say
from gwasprivacy.ui.shell.help_pages import help_folder, help_pages, page_text
from gwasprivacy.ui.shell.theme import GRID, theme, theme_source


class HelpWindow(QDialog):
    """The help pages: a list on the left, the page on the right.  Opens no other address: the program is offline."""

    page_shown = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("Help"))
        self.setModal(False)
        self.resize(860, 640)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(GRID, GRID, GRID, GRID)
        layout.setSpacing(GRID)
        self.list = QListWidget()
        self.list.setFixedWidth(220)
        self.list.setAccessibleName(say("Help pages"))
        for name, title in help_pages().items():
            item = QListWidgetItem(title.split(":")[0])
            item.setData(Qt.ItemDataRole.UserRole, name)
            item.setSizeHint(QSize(0, 30))
            self.list.addItem(item)
        self.list.currentItemChanged.connect(self._chosen)
        self.browser = QTextBrowser()
        self.browser.setAccessibleName(say("Help page"))
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
