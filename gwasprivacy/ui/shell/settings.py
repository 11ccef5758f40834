"""What the program remembers between starts: window geometry, theme, and where files lie that were opened lately.

Of those files nothing but their paths; of studies, ledgers and keys only where the user has asked for it.

Stored in an INI file: ``GWASPRIVACY_SETTINGS`` if set, else in the user's configuration folder.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QByteArray, QSettings

from gwasprivacy.base.platforms.folders import settings_file
from gwasprivacy.base.platforms.opening import OWNER_ONLY, make_private
from gwasprivacy.ui.shell.theme import ThemeMode

MAX_RECENT = 8
PLAN_SUFFIX = ".gwasplan"
Value = TypeVar("Value")


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


def _bytes(stored: object) -> QByteArray:
    return stored if isinstance(stored, QByteArray) else QByteArray()


def _yes(stored: object) -> bool:
    return str(stored).lower() == "true"


class Kept(Generic[Value]):
    """One setting: its ``name`` in the file, and its ``default`` where nothing is stored that can be read."""

    def __init__(self, name: str, default: Value, read: Callable[[Any], Value]) -> None:
        self._name, self._default, self._read = name, default, read

    def __get__(self, settings: Settings, _of: object = None) -> Value:
        stored = settings._store.value(self._name)
        try:
            return self._default if stored is None else self._read(stored)
        except (TypeError, ValueError):
            return self._default

    def __set__(self, settings: Settings, value: Value) -> None:
        settings._store.setValue(self._name, str(value) if isinstance(value, StrEnum) else value)


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

    theme = Kept("theme", ThemeMode.SYSTEM, ThemeMode)
    language = Kept("language", "", str)
    """The language that was chosen, "de"; "" for the system's."""
    geometry = Kept("geometry", QByteArray(), _bytes)
    help_geometry = Kept("help_geometry", QByteArray(), _bytes)
    zoom = Kept("zoom", 1.0, float)
    """How many times as large as the system's everything is shown."""
    more_open = Kept("more_open", False, _yes)
    """Whether the Model tab's "More" is unfolded."""
    start_page = Kept("start_page", True, _yes)
    """Whether the program starts with the start page, where it was not asked for a plan."""
    tour_finished = Kept("tour_finished", False, _yes)
    """Whether somebody has been through the whole tour, so that it is not proposed first any more."""
    _remembers_files = Kept("remember_files", False, _yes)

    @property
    def recent_plans(self) -> list[Path]:
        """Plans opened or saved lately, the latest first.  Only plans: a study's name can be private."""
        return [path for path in self._paths("recent_plans") if path.name.endswith(PLAN_SUFFIX)]

    @property
    def remembers_files(self) -> bool:
        """Whether paths of studies, ledgers and keys are kept: only where the user asks for it, since their names can be private."""
        return self._remembers_files

    @remembers_files.setter
    def remembers_files(self, value: bool) -> None:
        self._remembers_files = value
        if not value:
            for kind in RecentKind:
                self.clear_recent(kind)

    def toggle_remembering(self) -> None:
        """Keep no paths any more, and forget those that there are; or keep them again."""
        self.remembers_files = not self.remembers_files
        self.sync()

    def recent(self, kind: RecentKind) -> list[Path]:
        """Files of ``kind`` that the user opened, the latest first."""
        return self._paths(f"recent_{kind}")

    def add_recent(self, kind: RecentKind, path: Path) -> None:
        if self.remembers_files:
            self._put_first(f"recent_{kind}", path.absolute(), self.recent(kind))

    def clear_recent(self, kind: RecentKind) -> None:
        self._store.remove(f"recent_{kind}")

    def add_recent_plan(self, path: Path) -> None:
        if path.suffix == PLAN_SUFFIX:
            self._put_first("recent_plans", path, self.recent_plans)

    def forget_recent_plan(self, path: Path) -> None:
        self._store.setValue("recent_plans", [str(p) for p in self.recent_plans if p != path])

    def clear_recent_plans(self) -> None:
        self._store.remove("recent_plans")

    @property
    def last_folder(self) -> Path | None:
        """Where a plan was last opened or saved (not where a study lies)."""
        recent = self.recent_plans
        return recent[0].parent if recent else None

    def _paths(self, name: str) -> list[Path]:
        value = self._store.value(name, [])
        names = [value] if isinstance(value, str) else value if isinstance(value, list) else []
        return [Path(name) for name in names if isinstance(name, str) and name]

    def _put_first(self, name: str, path: Path, known: list[Path]) -> None:
        paths = [path, *(other for other in known if other != path)]
        self._store.setValue(name, [str(each) for each in paths][:MAX_RECENT])
