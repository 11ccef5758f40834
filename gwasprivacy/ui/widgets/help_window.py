"""The window of the help pages: contents, search, Back and Forward."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from gwasprivacy.base.language import say, say_count
from gwasprivacy.ui.shell.citation import citation
from gwasprivacy.ui.shell.first_size import within_screen
from gwasprivacy.ui.shell.help_links import anchor_of, is_document, linked_page, place_of_heading
from gwasprivacy.ui.shell.help_search import GLOSSARY_PAGE, excerpt, listed_pages, search_help, text_of_page
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.raised_powers import raise_powers
from gwasprivacy.ui.shell.theme import GRID, theme, theme_source
from gwasprivacy.ui.shell.window_menus import WindowKeys
from gwasprivacy.ui.shell.zoom import keep_width
from gwasprivacy.ui.widgets.help_browser import HelpBrowser

CITE_PAGE = "cite"
MOST_FOUND = 60  # parts listed for a search
_PAGE, _HEADING = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_ROW = 30  # px


class HelpWindow(QDialog):
    """The help pages: a list on the left, the page on the right.  Opens no other address: the program is offline.

    Typing in the field (Ctrl+F) lists the parts that have all of its words.  Back and Forward (Alt+Left, Alt+Right) go through
    what was read, each page where it was left.
    """

    page_shown = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say("Help"))
        self.setModal(False)
        self.resize(within_screen(self, 900, 640))
        self.page, self.heading = "", ""
        self._history: list[tuple[str, str, int]] = []  # page, heading, where the page was scrolled to
        self._at = -1
        self.search = QLineEdit()
        self.search.setPlaceholderText(say("Search the help"))
        self.search.setAccessibleName(say("Search the help"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _text: self._list())
        self.search.returnPressed.connect(self._open_first)
        self.list = QListWidget()
        self.list.setAccessibleName(say("Help pages"))
        self.list.itemClicked.connect(self._open)
        self.list.itemActivated.connect(self._open)
        self.list.currentItemChanged.connect(lambda item, _old: self._open(item))
        self.back_button = QPushButton(say("← Back"))
        self.back_button.setToolTip(tip(say("Previous page (Alt+Left)")))
        self.back_button.clicked.connect(self.back)
        self.forward_button = QPushButton(say("Forward →"))
        self.forward_button.setToolTip(tip(say("Next page (Alt+Right)")))
        self.forward_button.clicked.connect(self.forward)
        self.copy_button = QPushButton(say("Copy citation"))
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(citation()))
        for button in (self.back_button, self.forward_button, self.copy_button):
            button.setAutoDefault(False)
        self.browser = HelpBrowser()
        self.browser.setAccessibleName(say("Help page"))
        self.browser.anchorClicked.connect(self._follow)
        self._arrange()
        self._shortcuts()
        WindowKeys(self)
        self._list()
        theme_source().changed.connect(self._redraw)

    def _arrange(self) -> None:
        left, right, top = QVBoxLayout(), QVBoxLayout(), QHBoxLayout()
        for part in (self.search, self.list):
            keep_width(part, 240)
            left.addWidget(part)
        top.addWidget(self.back_button)
        top.addWidget(self.forward_button)
        top.addStretch(1)
        top.addWidget(self.copy_button)
        right.addLayout(top)
        right.addWidget(self.browser, 1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(GRID, GRID, GRID, GRID)
        layout.setSpacing(GRID)
        for each in (left, right, top):
            each.setSpacing(GRID)
        layout.addLayout(left)
        layout.addLayout(right, 1)

    def _shortcuts(self) -> None:
        for keys, does in (
            (QKeySequence(Qt.Key.Key_F1), self.close),
            (QKeySequence("Ctrl+F"), self._to_search),
            (QKeySequence("Alt+Left"), self.back),
            (QKeySequence("Alt+Right"), self.forward),
        ):
            QShortcut(keys, self).activated.connect(does)

    # Pages ----------------------------------------------------------------------------------------------------------

    def show_page(self, name: str, heading: str = "") -> None:
        """Show the page called ``name`` (``page#heading`` too), from ``heading`` on; an unknown page is the first one.

        ``heading``: its words, or its anchor.
        """
        name, _, named = name.partition("#")
        pages = listed_pages()
        if name.startswith("terms"):
            name = GLOSSARY_PAGE
        if name not in pages and not self._has_document(name):
            name, heading, named = next(iter(pages)), "", ""
        heading = heading or named
        if (name, heading) != (self.page, self.heading):
            self._leave()
            del self._history[self._at + 1 :]
            self._history.append((name, heading, 0))
            self._at += 1
        self._show(name, heading, 0)

    def back(self) -> None:
        """The page that was read before."""
        self._go(self._at - 1)

    def forward(self) -> None:
        """The page from which Back was taken."""
        self._go(self._at + 1)

    def _go(self, place: int) -> None:
        if 0 <= place < len(self._history):
            self._leave()
            self._at = place
            self._show(*self._history[place])

    def _leave(self) -> None:
        """Remember how far the page in front was read."""
        if self._at >= 0:
            name, heading, _ = self._history[self._at]
            self._history[self._at] = name, heading, self.browser.verticalScrollBar().value()

    def _show(self, name: str, heading: str, scrolled: int) -> None:
        self.page, self.heading = name, heading
        self._redraw()
        if heading and not scrolled:
            self._scroll_to(heading)
        else:
            self.browser.verticalScrollBar().setValue(scrolled)
        self.back_button.setEnabled(self._at > 0)
        self.forward_button.setEnabled(self._at < len(self._history) - 1)
        self.copy_button.setVisible(name == CITE_PAGE)
        self._choose_in_list()
        self.page_shown.emit(name)

    def _redraw(self) -> None:
        if not self.page:
            return
        self.browser.document().setDefaultStyleSheet(f"a {{ color: {theme().accent}; }}")
        self.browser.pictures.clear()
        self.browser.setMarkdown(text_of_page(self.page))
        raise_powers(self.browser.document())
        self.browser.document().setDocumentMargin(2 * GRID)
        self._mark_words()

    def _scroll_to(self, heading: str) -> None:
        """Put ``heading`` at the top, now and once the window has its size."""
        block, places, named = self.browser.document().begin(), [], None
        while block.isValid():
            if block.blockFormat().headingLevel():
                places.append(block.position())
                if named is None and heading in (block.text(), anchor_of(block.text())):
                    named = block.position()
            block = block.next()
        number = place_of_heading(self.page, heading)
        if named is None and (number is None or number >= len(places)):
            return
        position = named if named is not None else places[number or 0]

        def scroll() -> None:
            self.browser.verticalScrollBar().setValue(self.browser.verticalScrollBar().maximum())
            cursor = QTextCursor(self.browser.document())
            cursor.setPosition(min(position, self.browser.document().characterCount() - 1))
            self.browser.setTextCursor(cursor)
            bar, top = self.browser.verticalScrollBar(), self.browser.cursorRect(cursor).top()
            bar.setValue(bar.value() + top - GRID)

        scroll()
        if not self.isVisible():
            QTimer.singleShot(0, self, scroll)

    # Search ---------------------------------------------------------------------------------------------------------

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _list(self) -> None:
        """All pages, or the parts that have every word typed."""
        typed = self.search.text().strip()
        self.list.blockSignals(True)
        self.list.clear()
        if typed:
            found = search_help(typed)
            for each in found[:MOST_FOUND]:
                said = each.title if not each.heading else f"{each.heading}\n    {each.page_title.split(':')[0]}"
                self._add(said, each.page, each.heading, excerpt(each.text, typed))
            self.list.setAccessibleDescription(
                say_count("{n} sections have these words.", one="1 section has these words.", n=len(found))
            )
            if not found:
                nothing = QListWidgetItem(say("Nothing found. Try fewer words."))
                nothing.setFlags(Qt.ItemFlag.NoItemFlags)
                self.list.addItem(nothing)
        else:
            self.list.setAccessibleDescription("")
            for name, title in listed_pages().items():
                self._add(title.split(":")[0], name)
        self.list.blockSignals(False)
        self._choose_in_list()
        self._mark_words()

    def _add(self, said: str, page: str, heading: str = "", hover: str = "") -> None:
        item = QListWidgetItem(said)
        item.setData(_PAGE, page)
        item.setData(_HEADING, heading)
        item.setToolTip(tip(hover))
        item.setSizeHint(QSize(0, _ROW if "\n" not in said else _ROW + 14))
        self.list.addItem(item)

    def _open(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(_PAGE):
            self.show_page(str(item.data(_PAGE)), str(item.data(_HEADING) or ""))

    def _open_first(self) -> None:
        if self.search.text().strip() and self.list.count():
            self._open(self.list.item(0))
            self.browser.setFocus()

    def _choose_in_list(self) -> None:
        """The list marks the page in front, without opening it once more."""
        self.list.blockSignals(True)
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item.data(_PAGE) == self.page and (item.data(_HEADING) or "") in ("", self.heading):
                self.list.setCurrentRow(row)
                break
        else:
            self.list.setCurrentRow(-1)
        self.list.blockSignals(False)

    def _mark_words(self) -> None:
        """The words searched for are marked on the page."""
        marks: list[QTextEdit.ExtraSelection] = []
        for word in self.search.text().split() if self.page else ():
            cursor = QTextCursor(self.browser.document())
            while len(marks) < 500:
                cursor = self.browser.document().find(word, cursor, QTextDocument.FindFlag(0))
                if cursor.isNull():
                    break
                mark = QTextEdit.ExtraSelection()
                mark.cursor = cursor
                mark.format.setBackground(theme().colour("attacker", 0.25))
                marks.append(mark)
        self.browser.setExtraSelections(marks)

    def _follow(self, url: QUrl) -> None:
        name = linked_page(self.page, url.toString())
        if name is not None:
            self.show_page(name)

    def _has_document(self, name: str) -> bool:
        return is_document(name) and linked_page("docs/README", f"../{name}.md") is not None

    def restore(self, geometry: QByteArray) -> None:
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
