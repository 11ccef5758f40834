"""Beside the place of a study, a ledger or a key: those that were opened lately."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QMenu, QPushButton

from gwasprivacy.base.language import say
from gwasprivacy.base.resources import resource_path
from gwasprivacy.ui.shell.settings import RecentKind, Settings
from gwasprivacy.ui.shell.throw_away_folder import is_thrown_away
from gwasprivacy.ui.shell.window_menus import fill_with_recent, is_there


def remember(kind: RecentKind, path: Path | None) -> None:
    """``path`` was opened by the user.  The bundled example and the tour's files are none of theirs, and a file that is not
    there was not opened."""
    if path is None or is_thrown_away(path):
        return
    if is_there(path) and not path.absolute().is_relative_to(resource_path("example")):
        settings = Settings()
        settings.add_recent(kind, path)
        settings.sync()


class RecentFilesButton(QPushButton):
    """A link with the list of files; ``take(path)`` when one is chosen.  Hidden while there is none."""

    def __init__(self, kind: RecentKind, take: Callable[[Path], object]) -> None:
        super().__init__(say("Recent"))
        self._kind, self._take = kind, take
        self.setProperty("role", "link")
        self.setAccessibleName(
            {
                RecentKind.STUDY: say("Recent studies"),
                RecentKind.LEDGER: say("Recent ledgers"),
                RecentKind.KEY: say("Recent keys"),
            }[kind]
        )
        self.list = QMenu(self)
        self.list.aboutToShow.connect(self.fill)
        self.setMenu(self.list)

    def refresh(self, wanted: bool) -> None:
        """Show the link where it is ``wanted`` and there is something in the list."""
        self.setVisible(wanted and bool(Settings().recent(self._kind)))

    def fill(self) -> None:
        """Read the list again."""
        fill_with_recent(
            self.list, Settings().recent(self._kind), self._take, partial(self._clear), none=say("Nothing opened yet")
        )

    def _clear(self) -> None:
        settings = Settings()
        settings.clear_recent(self._kind)
        settings.sync()
        self.hide()
