"""The menu of languages: those whose catalogue is complete, each under its own name.

What is on the screen was said when it was made, so the windows are opened anew: plans are saved first (whoever is asked may refuse), and
come back.  Whoever does not want that now has the language at the next start.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from gwasprivacy.base.catalogues import languages
from gwasprivacy.base.language import ENGLISH, OWN_NAMES, say, spoken
from gwasprivacy.ui.shell.language import choose_language
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.shell.window_menus import add_action
from gwasprivacy.ui.widgets.dialogs import dialogs


def add_language_menu(menu: QMenu, settings: Settings, reopen: Callable[[], object]) -> dict[str, QAction]:
    """Append the menu, where there is more than English.  ``reopen()`` closes the windows and opens them again.

    Returns its actions by language, "" for the system's.
    """
    there = languages()
    if len(there) == 1:
        return {}
    inner = menu.addMenu(say("&Language"))
    group = QActionGroup(inner)
    actions = {}
    for name in ("", *there):
        words = f"&{OWN_NAMES.get(name, name)}" if name else say("The &system’s language")
        action = actions[name] = add_action(inner, words, partial(choose, name, settings, reopen))
        action.setCheckable(True)
        action.setChecked(settings.language == name)
        group.addAction(action)
    return actions


def choose(name: str, settings: Settings, reopen: Callable[[], object]) -> None:
    """Remember the language, and ask whether to open the windows anew where it is another than theirs."""
    settings.language = name
    settings.sync()
    if choose_language(name, languages()) == (spoken().name or ENGLISH.name):
        return
    now = say("Reopen now")
    answer = dialogs().ask(
        None,
        say("Language"),
        say("Reopen the windows in the other language?"),
        [now, say("At the next start")],
        detail=say(
            "Plans reopen as they were saved. Undo steps are lost; studies, ledgers and keys must be chosen again."
        ),
    )
    if answer == now:
        reopen()
