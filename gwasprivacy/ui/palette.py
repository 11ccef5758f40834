"""Ctrl+K: type what you look for, and go there: controls of the three tabs, entries of the menus, help pages, terms of the glossary.

Nothing is listed here: controls are found on the tabs with the names that they have there, entries in the menus, pages and terms in the
help.  Each is found by its words in the reader's language and in English, controls of a plan's fields by their option too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QRadioButton,
    QScrollArea,
    QTabBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gwasprivacy.base.language import say, say_marked
from gwasprivacy.plan.plan_fields import option_of
from gwasprivacy.ui.plan_tabs import TAB_NAMES, PlanTabs
from gwasprivacy.ui.release.step_card import StepHeader
from gwasprivacy.ui.shell.alt_letters import without_letter
from gwasprivacy.ui.shell.announcements import announce
from gwasprivacy.ui.shell.help_search import GLOSSARY_PAGE, english_titles, sections, spelled
from gwasprivacy.ui.shell.language import english_of
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.theme import GRID, theme
from gwasprivacy.ui.shell.window_menus import FINDS, inner_menus
from gwasprivacy.ui.shell.zoom import px
from gwasprivacy.ui.widgets.card import Fold, label
from gwasprivacy.ui.widgets.explain import HelpButton, focus_chain
from gwasprivacy.ui.widgets.form_rows import PlanCard
from gwasprivacy.ui.widgets.hidden_parts import reveal, shower_of
from gwasprivacy.ui.widgets.plots.plot import Plot

MOST = 60  # entries listed for what is typed


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """Something to go to: its ``title``, where it is, and further words by which it is found."""

    title: str
    where: str
    words: str
    go: Callable[[], object]
    widget: QWidget | None = None

    def rank(self, typed: list[str]) -> int | None:
        """How well it fits, 0 best; None where a typed word is neither in its title nor among its words."""
        title, whole = spelled(self.title), spelled(f"{self.title} {self.where} {self.words}")
        if not all(word in whole for word in typed):
            return None
        if title.startswith(" ".join(typed)):
            return 0
        begins = f" {title}"
        return 1 if all(f" {word}" in begins for word in typed) else 2 if all(word in title for word in typed) else 3

    def is_like(self, typed: str) -> bool:
        """Whether the letters of ``typed`` stand in its title in this order."""
        letters = iter(spelled(self.title))
        return all(letter in letters for letter in typed)


@dataclass(frozen=True, slots=True, kw_only=True)
class Places:
    """Where a window has what can be gone to, and how its tabs and the help are brought to the front."""

    tabs: PlanTabs
    menus: QMenuBar
    show_tab: Callable[[int], object]
    show_help_page: Callable[[str], object]


def entries_of(window: Places) -> list[Entry]:
    """Everything that can be gone to as it is."""
    window.tabs.build()
    found: list[Entry] = []
    for index, name in enumerate(TAB_NAMES):
        found += _controls(window, index, say_marked(name))
    found += _actions(window.menus, inner_menus(window.menus), ())
    return [*found, *_help(window)]


def find(entries: list[Entry], typed: str) -> list[Entry]:
    """Those that fit what is typed, the best first; all of them where nothing is."""
    words = spelled(typed).split()
    ranked = [(rank, place) for place, each in enumerate(entries) if (rank := each.rank(words)) is not None]
    if not ranked:
        letters = "".join(words)
        return [each for each in entries if each.is_like(letters)][:MOST]
    return [entries[place] for _, place in sorted(ranked)[:MOST]]


# Controls ---------------------------------------------------------------------------------------------------------------


def _controls(window: Places, index: int, tab: str) -> Iterator[Entry]:
    page = window.tabs.widget(index)
    assert page is not None
    captions = {each.buddy(): each for each in page.findChildren(QLabel) if each.buddy() is not None}
    paths = {widget: path for card in page.findChildren(PlanCard) for path, widget in card.fields.items()}
    for widget in focus_chain(page):
        if not _is_control(widget) or not can_be_shown(widget, page):
            continue
        names = [without_letter(each).strip(" :") for each in _names(widget, captions.get(widget))]
        if not names:
            continue
        english = [english_of(each) for each in names]
        path = paths.get(widget, "")
        words = " ".join([*names[1:], *english, path, (path and option_of(path)) or ""])
        yield Entry(title=names[0], where=tab, words=words, go=partial(_show, window, index, widget), widget=widget)


def _is_control(widget: QWidget) -> bool:
    """What the keys can reach and a person uses: no "?", and nothing that only scrolls."""
    can_be_reached = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    only_scrolls = isinstance(widget, QScrollArea | QLabel) or isinstance(widget.parentWidget(), QTabBar)
    return can_be_reached and widget.isEnabled() and not only_scrolls and not isinstance(widget, HelpButton)


def _names(widget: QWidget, caption: QLabel | None) -> list[str]:
    """What a control is called, as the eye and a screen reader have it."""
    around = widget.parentWidget()
    if isinstance(around, Fold) and widget is around.button:
        return [around.title]
    if isinstance(widget, StepHeader):
        return [widget.title.text()]  # without how far the step is
    seen = widget.text() if isinstance(widget, QAbstractButton) else ""
    named = "" if caption is None else caption.text()
    if isinstance(widget, Plot):
        named = widget.title
    spoken = widget.accessibleName()
    # What a tick says stands beside it; a button may only say "Choose…".
    names = (named, seen, spoken) if isinstance(widget, QCheckBox | QRadioButton) else (named, spoken, seen)
    return list(dict.fromkeys(filter(None, names)))


def can_be_shown(widget: QWidget, page: QWidget) -> bool:
    """Whether ``widget`` is on the page, or folded away in a part that can be opened."""
    part: QWidget | None = widget
    while part is not None and part is not page:
        if part.isHidden() and shower_of(part, page) is None:
            return False
        part = part.parentWidget()
    return part is page


def _show(window: Places, index: int, widget: QWidget) -> None:
    """Its tab in front, open what it is folded into, the keys on it."""
    window.show_tab(index)
    page = window.tabs.widget(index)
    assert page is not None
    reveal(widget, page)
    widget.setFocus(Qt.FocusReason.ShortcutFocusReason)


# Menus and help ---------------------------------------------------------------------------------------------------------


def _actions(menu: QWidget, inner: dict[QAction, QMenu], menus: tuple[str, ...]) -> Iterator[Entry]:
    for action in menu.actions():
        title = without_letter(action.text()).rstrip("… \u00a0")
        if action in inner:
            inner[action].aboutToShow.emit()
            yield from _actions(inner[action], inner, (*menus, title))
        elif title and action.isEnabled() and action.objectName() != FINDS:
            english = english_of(action.text()).replace("&", "")
            yield Entry(title=title, where=" → ".join(menus), words=english, go=action.trigger)


def _help(window: Places) -> Iterator[Entry]:
    english = english_titles()
    for part in sections():
        where = say("Glossary") if part.page == GLOSSARY_PAGE else say("Help")
        if part.heading and part.page != GLOSSARY_PAGE:
            where = f"{where} → {part.page_title}"
        go = partial(window.show_help_page, f"{part.page}#{part.heading}" if part.heading else part.page)
        yield Entry(title=part.title, where=where, words=english.get(part.title, ""), go=go)


# The window -------------------------------------------------------------------------------------------------------------


class Palette(QDialog):
    """A field and what fits it: Up and Down choose, Return goes there, Esc leaves everything as it was."""

    def __init__(self, window: QWidget, places: Places) -> None:
        super().__init__(window)
        self.setModal(True)
        self.entries = entries_of(places)
        self.found: list[Entry] = []
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("Find"))
        self.typed = QLineEdit()
        self.typed.setPlaceholderText(say("A control, a menu entry, a help page, a term"))
        self.typed.setAccessibleName(say("Find a control, a menu entry, a help page or a term"))
        self.typed.setClearButtonEnabled(True)
        self.typed.installEventFilter(self)
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setAccessibleName(say("Found"))
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.itemClicked.connect(lambda _item: self.take())
        self.none = label(say("Nothing is called that. The help can be searched whole: Help → Contents."), "muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(GRID, GRID, GRID, GRID)
        layout.setSpacing(GRID)
        for part in (self.typed, self.list, self.none):
            layout.addWidget(part)
        self.typed.textChanged.connect(self._search)
        self._search("")
        self.resize(min(px(640), window.width() - 4 * GRID), min(px(420), window.height() - 8 * GRID))
        self.move(window.mapToGlobal(window.rect().center()) - self.rect().center())
        self.typed.setFocus()

    def _search(self, typed: str) -> None:
        self.found = find(self.entries, typed)
        self.list.clear()
        muted = QColor(theme().colour("muted"))
        for each in self.found:
            item = QTreeWidgetItem([each.title, each.where])
            item.setForeground(1, muted)
            item.setToolTip(0, tip(each.title))
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, f"{each.title}, {each.where}")
            self.list.addTopLevelItem(item)
        self.none.setVisible(not self.found)
        self._choose(0)

    def _choose(self, place: int) -> None:
        """The keys stay in the field, so that a screen reader is told what is chosen."""
        if not self.found:
            announce(self.typed, self.none.text())
            return
        place = min(max(place, 0), len(self.found) - 1)
        item = self.list.topLevelItem(place)
        if item is not None:
            self.list.setCurrentItem(item)
        chosen = self.found[place]
        text = say(
            "{title}, {where}; {place} of {n}",
            title=chosen.title,
            where=chosen.where,
            place=place + 1,
            n=len(self.found),
        )
        self.typed.setAccessibleDescription(text)
        announce(self.typed, text)

    @property
    def place(self) -> int:
        """Which entry is chosen."""
        item = self.list.currentItem()
        return -1 if item is None else self.list.indexOfTopLevelItem(item)

    def take(self) -> None:
        """Go to what is chosen."""
        if self.found:
            chosen = self.found[self.place]
            self.close()
            # Only after the key that was pressed here: what is gone to may wait for events, and this dialog may end among them.
            QTimer.singleShot(0, chosen.go)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        step = {
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_PageDown: 10,
            Qt.Key.Key_PageUp: -10,
        }.get(Qt.Key(event.key()))
        if step is not None:
            self._choose(self.place + step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.take()
        else:
            return False
        return True
