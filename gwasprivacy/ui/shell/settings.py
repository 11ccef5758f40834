"""What the program remembers between starts: window geometry, theme, and where files lie that were opened lately.

Of those files nothing but their paths; of studies, ledgers and keys only where the user has asked for it.

Stored in an INI file: ``GWASPRIVACY_SETTINGS`` if set, else in the user's configuration folder.
"""

from __future__ import annotations

import contextlib
import os
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from gwasprivacy.base.platforms.opening import OWNER_ONLY, make_private
from gwasprivacy.base.settings_folder import settings_file
from gwasprivacy.ui.shell.theme import ThemeMode

MAX_RECENT = 8
PLAN_SUFFIX = ".gwasplan"


class RecentKind(StrEnum):
    """What else is opened again and again, beside plans."""

    STUDY = "studies"
    LEDGER = "ledgers"
    KEY = "keys"


def _make_owner_only(path: Path) -> None:
    """Make the file before Qt does, which would let others read the names of recent plans; Qt keeps a file's mode."""
    with contextlib.suppress(OSError, ValueError):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        make_private(path)
        path.chmod(OWNER_ONLY)


class Settings:
    """The remembered settings, each with its type and default."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path if path is not None else settings_file()
        _make_owner_only(self.path)
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)

    def sync(self) -> None:
        self._store.sync()

    @property
    def are_kept(self) -> bool:
        """Whether they can be written: in a home that is read-only they last until the program ends."""
        return os.access(self.path, os.W_OK)

    @property
    def theme(self) -> ThemeMode:
        try:
            return ThemeMode(str(self._store.value("theme", ThemeMode.SYSTEM.value)))
        except ValueError:
            return ThemeMode.SYSTEM

    @theme.setter
    def theme(self, mode: ThemeMode) -> None:
        self._store.setValue("theme", mode.value)

    @property
    def language(self) -> str:
        """The language that was chosen, "de"; "" for the system's."""
        return str(self._store.value("language", ""))

    @language.setter
    def language(self, language: str) -> None:
        self._store.setValue("language", language)

    @property
    def geometry(self) -> QByteArray:
        return self._bytes("geometry")

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._store.setValue("geometry", value)

    @property
    def help_geometry(self) -> QByteArray:
        return self._bytes("help_geometry")

    @help_geometry.setter
    def help_geometry(self, value: QByteArray) -> None:
        self._store.setValue("help_geometry", value)

    @property
    def zoom(self) -> float:
        """How many times as large as the system's everything is shown; 1 where what is stored is no number."""
        try:
            return float(str(self._store.value("zoom", 1.0)))
        except ValueError:
            return 1.0

    @zoom.setter
    def zoom(self, value: float) -> None:
        self._store.setValue("zoom", value)

    @property
    def more_open(self) -> bool:
        """Whether the Model tab's "More" is unfolded."""
        return str(self._store.value("more_open", "false")) == "true"

    @more_open.setter
    def more_open(self, value: bool) -> None:
        self._store.setValue("more_open", "true" if value else "false")

    @property
    def start_page(self) -> bool:
        """Whether the program starts with the start page, where it was not asked for a plan."""
        return str(self._store.value("start_page", "true")) == "true"

    @start_page.setter
    def start_page(self, value: bool) -> None:
        self._store.setValue("start_page", "true" if value else "false")

    @property
    def tour_finished(self) -> bool:
        """Whether somebody has been through the whole tour, so that it is not proposed first any more."""
        return str(self._store.value("tour_finished", "false")) == "true"

    @tour_finished.setter
    def tour_finished(self, value: bool) -> None:
        self._store.setValue("tour_finished", "true" if value else "false")

    @property
    def recent_plans(self) -> list[Path]:
        """Plans opened or saved lately, the latest first.  Only plans: a study's name can be private."""
        value = self._store.value("recent_plans", [])
        names = [value] if isinstance(value, str) else list(value) if isinstance(value, list) else []
        return [Path(name) for name in names if isinstance(name, str) and name.endswith(PLAN_SUFFIX)]

    @property
    def remembers_files(self) -> bool:
        """Whether paths of studies, ledgers and keys are kept: only where the user asks for it, since their names can be private."""
        return str(self._store.value("remember_files", "false")) == "true"

    @remembers_files.setter
    def remembers_files(self, value: bool) -> None:
        self._store.setValue("remember_files", "true" if value else "false")
        if not value:
            for kind in RecentKind:
                self.clear_recent(kind)

    def toggle_remembering(self) -> None:
        """Keep no paths any more, and forget those that there are; or keep them again."""
        self.remembers_files = not self.remembers_files
        self.sync()

    def recent(self, kind: RecentKind) -> list[Path]:
        """Files of ``kind`` that the user opened, the latest first."""
        value = self._store.value(f"recent_{kind}", [])
        names = [value] if isinstance(value, str) else list(value) if isinstance(value, list) else []
        return [Path(name) for name in names if isinstance(name, str) and name]

    def add_recent(self, kind: RecentKind, path: Path) -> None:
        if self.remembers_files:
            path = path.absolute()
            others = [other for other in self.recent(kind) if other != path]
            self._store.setValue(f"recent_{kind}", [str(each) for each in [path, *others]][:MAX_RECENT])

    def clear_recent(self, kind: RecentKind) -> None:
        self._store.remove(f"recent_{kind}")

    def add_recent_plan(self, path: Path) -> None:
        if path.suffix != PLAN_SUFFIX:
            return
        others = [other for other in self.recent_plans if other != path]
        self._store.setValue("recent_plans", [str(p) for p in [path, *others]][:MAX_RECENT])

    def forget_recent_plan(self, path: Path) -> None:
        self._store.setValue("recent_plans", [str(p) for p in self.recent_plans if p != path])

    def clear_recent_plans(self) -> None:
        self._store.remove("recent_plans")

    @property
    def last_folder(self) -> Path | None:
        """Where a plan was last opened or saved (not where a study lies)."""
        recent = self.recent_plans
        return recent[0].parent if recent else None

    def _bytes(self, key: str) -> QByteArray:
        value = self._store.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()
