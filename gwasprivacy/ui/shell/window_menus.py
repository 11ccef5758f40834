"""What the window's menus are made of: actions with their keys, undo and redo that say what they undo, recent files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QShortcut, QUndoStack
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.printable_text import shown
from gwasprivacy.ui.shell.alt_letters import AltLetters
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.theme import ThemeMode, theme_source
from gwasprivacy.ui.shell.zoom import next_step

FINDS = "finds"  # the name of the action that lists the others


def add_action(
    menu: QMenu,
    text: str,
    act: Callable[[], object],
    shortcut: QKeySequence | QKeySequence.StandardKey | None = None,
    parent: QObject | None = None,
) -> QAction:
    """Append an action that calls ``act()``; its keys work while ``parent`` (a window; default: the menu) is in front."""
    action = QAction(text, parent if parent is not None else menu)
    if shortcut is not None:
        action.setShortcuts([shortcut] if isinstance(shortcut, QKeySequence) else QKeySequence.keyBindings(shortcut))
    action.triggered.connect(lambda _checked=False: act())
    menu.addAction(action)
    return action


def inner_menus(bar: QWidget) -> dict[QAction, QMenu]:
    """Every menu of ``bar`` by the entry that opens it.

    Not by ``QAction.menu()``: PySide 6.9, of the application for older systems, lets a menu end in Python with whatever asked for it.
    """
    return {each.menuAction(): each for each in bar.findChildren(QMenu)}


def theme_menu(
    menu: QMenu, now: ThemeMode, choose: Callable[[ThemeMode], object], window: QObject
) -> dict[ThemeMode, QAction]:
    """Append the menu of themes, ``now``'s checked; ``choose(mode)`` when another is chosen.  Returns its actions."""
    inner = menu.addMenu(say("&Appearance"))
    group = QActionGroup(window)
    actions = {}
    for mode, text in (
        (ThemeMode.SYSTEM, say("Follow the &system")),
        (ThemeMode.LIGHT, say("&Light")),
        (ThemeMode.DARK, say("&Dark")),
    ):
        action = actions[mode] = add_action(inner, text, partial(choose, mode), None, window)
        action.setCheckable(True)
        action.setChecked(mode is now)
        group.addAction(action)
    return actions


class ViewActions(QObject):
    """What stands under View: the ``tabs`` by their marked names, how large everything is, and the whole screen for ``window``.  Its keys go with it."""

    def __init__(
        self,
        menu: QMenu,
        settings: Settings,
        window: QMainWindow,
        tabs: Sequence[str],
        show_tab: Callable[[int], object],
    ) -> None:
        super().__init__(window)
        self._settings, self._window = settings, window
        for i, name in enumerate(tabs):
            keys = QKeySequence(f"Ctrl+{i + 1}")
            add_action(menu, f"&{i + 1} {say_marked(name)}", partial(show_tab, i), keys, window)
        menu.addSeparator()
        self.larger = add_action(menu, say("Zoom &in"), lambda: self._zoom(next_step(1)), None, window)
        self.larger.setShortcuts([QKeySequence("Ctrl++"), QKeySequence("Ctrl+=")])
        self.smaller = add_action(menu, say("Zoom &out"), lambda: self._zoom(next_step(-1)), None, window)
        self.smaller.setShortcut(QKeySequence("Ctrl+-"))
        self.usual = add_action(menu, say("&Usual size"), lambda: self._zoom(1.0), None, window)
        self.usual.setShortcut(QKeySequence("Ctrl+0"))
        menu.addSeparator()
        self.full = add_action(menu, say("&Full screen"), self._full_screen, None, window)
        self.full.setShortcuts([QKeySequence("F11")])
        self.full.setCheckable(True)
        AltLetters(window)
        menu.aboutToShow.connect(lambda: self.full.setChecked(window.isFullScreen()))

    def _zoom(self, factor: float) -> None:
        self._settings.zoom = factor
        theme_source().zoom_to(factor)

    def _full_screen(self) -> None:
        """The whole screen, or what the window had before."""
        self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)


class WindowKeys(QObject):
    """What every window beside the main one does with keys too: letters for Alt, and the zoom of the window it belongs to."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        AltLetters(window)
        for keys, name in (("Ctrl++", "larger"), ("Ctrl+=", "larger"), ("Ctrl+-", "smaller"), ("Ctrl+0", "usual")):
            QShortcut(QKeySequence(keys), window).activated.connect(partial(self._zoom, name))

    def _zoom(self, name: str) -> None:
        actions = getattr(self._window.parent(), "view_actions", None)
        if actions is not None:
            getattr(actions, name).trigger()


class UndoActions(QObject):
    """Undo and redo of ``stack``, named after what they would undo.  They go with ``window``, whatever becomes of the stack."""

    def __init__(self, menu: QMenu, stack: QUndoStack, window: QObject) -> None:
        super().__init__(window)
        self._undo = add_action(menu, "", stack.undo, QKeySequence.StandardKey.Undo, window)
        self._redo = add_action(menu, "", stack.redo, None, window)
        self._redo.setShortcuts([QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")])
        stack.canUndoChanged.connect(self._undo.setEnabled)
        stack.canRedoChanged.connect(self._redo.setEnabled)
        stack.undoTextChanged.connect(self._name_undo)
        stack.redoTextChanged.connect(self._name_redo)
        self._undo.setEnabled(stack.canUndo())
        self._redo.setEnabled(stack.canRedo())
        self._name_undo(stack.undoText())
        self._name_redo(stack.redoText())

    def _name_undo(self, edit: str) -> None:
        self._undo.setText(say("&Undo {edit}", edit=edit) if edit else say("&Undo"))

    def _name_redo(self, edit: str) -> None:
        self._redo.setText(say("&Redo {edit}", edit=edit) if edit else say("&Redo"))


def fill_with_recent(
    menu: QMenu, files: Sequence[Path], take: Callable[[Path], object], clear: Callable[[], object], *, none: str
) -> None:
    """Entries for ``files``, whose folders are in the tool tips; those that are gone are said to be missing.

    ``none``: what an empty list says.
    """
    menu.clear()
    menu.setToolTipsVisible(True)
    for path in files:
        name = shown(path.name).replace("&", "&&")
        there = is_there(path)
        action = add_action(menu, name if there else say("{name} (missing)", name=name), partial(take, path))
        action.setEnabled(there)
        action.setToolTip(tip(path))
    if files:
        menu.addSeparator()
        add_action(menu, say("Clear list"), clear)
    else:
        menu.addAction(none).setEnabled(False)


def fill_with_recent_plans(menu: QMenu, settings: Settings, take: Callable[[Path], object]) -> None:
    """The plans, and below them whether other opened files are remembered too."""
    fill_with_recent(menu, settings.recent_plans, take, settings.clear_recent_plans, none=say("No plan opened yet"))
    menu.addSeparator()
    keep = add_action(menu, say("Remember studies, ledgers and keys too"), settings.toggle_remembering)
    keep.setCheckable(True)
    keep.setChecked(settings.remembers_files)


def is_there(path: Path) -> bool:
    """Whether a file can be opened by this name; that of a fileset may lack its ending."""
    try:
        return path.exists() or any(path.parent.glob(f"{glob_free(path.name)}.*"))
    except OSError:
        return False


def glob_free(name: str) -> str:
    """``name`` for a pattern in which only ``{chr}``, any chromosome, stands for something else."""
    marked = "".join(f"[{c}]" if c in "*?[" else c for c in name)
    return marked.replace("{chr}", "*")
