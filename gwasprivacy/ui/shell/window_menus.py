"""What the window's menus are made of: actions with their keys, undo and redo that say what they undo, recent files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence, QUndoStack
from PySide6.QtWidgets import QMenu

from gwasprivacy.base.language import say
from gwasprivacy.base.printable_text import shown
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.theme import ThemeMode


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


def add_appearance_menu(
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
