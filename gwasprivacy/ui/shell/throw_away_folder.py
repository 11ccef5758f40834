"""A folder for files that nobody keeps, such as the tour's ledger and key; only its owner may read it."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

PREFIX = "gwasprivacy-tour-"


class ThrowAwayFolder:
    """Made when it is first asked for, and deleted with everything in it by :meth:`remove`."""

    def __init__(self) -> None:
        self._path: Path | None = None

    @property
    def path(self) -> Path:
        if self._path is None:
            self._path = Path(tempfile.mkdtemp(prefix=PREFIX))
        return self._path

    def remove(self) -> None:
        if self._path is not None:
            shutil.rmtree(self._path, ignore_errors=True)
            self._path = None


def is_thrown_away(path: Path) -> bool:
    """Whether ``path`` lies in such a folder: it is no file of the user's, and is in no list of recent ones."""
    return any(part.startswith(PREFIX) for part in path.absolute().parts)
