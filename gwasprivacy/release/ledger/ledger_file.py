"""A ledger's file: connections, transactions, and every way in which a disk or another process can refuse, in words."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from gwasprivacy.base.platforms.drives import Locks, locks_on
from gwasprivacy.base.platforms.durability import journal_pragmas
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.release.ledger.refusals import LedgerNotWritten, LedgerUnavailable

BUSY_SECONDS = 30.0
MOUNTS = Path("/proc/self/mountinfo")


def today() -> str:
    """The date (UTC) in ISO form.  Published time stamps are dates (docs/theory/what-must-not-leave.md)."""
    return datetime.now(UTC).date().isoformat()


class LedgerFile:
    """One SQLite file, opened anew for each operation.  A symbolic link is followed to the file itself.

    ``only_look``: for reading without being asked.  Nothing is written, not even what a stopped write left is tidied, and nobody
    is waited for: a ledger that is not at rest counts as unavailable.
    """

    def __init__(self, path: Path, *, only_look: bool = False) -> None:
        self._path = _real_path(Path(path))
        self._only_look = only_look

    @property
    def path(self) -> Path:
        return self._path

    def exists(self) -> bool:
        return self._path.exists()

    @contextlib.contextmanager
    def _connection(self, path: Path | None = None) -> Iterator[sqlite3.Connection]:
        path = self._path if path is None else path
        if not path.is_file():
            if path.exists():
                raise LedgerUnavailable("ledger-file.not-a-file", path=path)
            raise LedgerUnavailable("ledger-file.missing", path=path)
        if not self._only_look:
            _require_one_name(path)
            _require_locks(path)
        _require_no_mount(path)
        mode, seconds = ("ro", 0.0) if self._only_look else ("rw", BUSY_SECONDS)
        pragmas = ["trusted_schema = OFF"] if self._only_look else []
        pragmas = pragmas or [*journal_pragmas(), "trusted_schema = OFF"]
        try:
            connection = sqlite3.connect(
                f"file:{quote(os.fsencode(path))}?mode={mode}", uri=True, isolation_level=None, timeout=seconds
            )
        except sqlite3.Error as error:
            raise self._unavailable(error) from None
        try:
            for pragma in pragmas:
                connection.execute(f"PRAGMA {pragma}")
            yield connection
        except (sqlite3.Error, UnicodeDecodeError, MemoryError) as error:
            # A damaged file makes SQLite quote bytes that are no text, or ask for more memory than there is.
            raise self._unavailable(error) from None
        finally:
            connection.close()

    @contextlib.contextmanager
    def _transaction(self, connection: sqlite3.Connection, kind: str) -> Iterator[None]:
        connection.execute(f"BEGIN {kind}")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            raise

    def _unavailable(self, error: Exception) -> LedgerUnavailable:
        name = getattr(error, "sqlite_errorname", "") or ""
        if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            return LedgerUnavailable("ledger-file.busy", path=self._path, seconds=round(BUSY_SECONDS))
        if name.startswith(("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM")):
            return LedgerUnavailable("ledger-file.read-only", path=self._path)
        if name.startswith(("SQLITE_FULL", "SQLITE_IOERR")):
            return LedgerNotWritten("ledger-file.disk-refused", path=self._path)
        return LedgerUnavailable("ledger-file.damaged", path=self._path)


def making_prefix(path: Path) -> str:
    """How the name of a file begins under which the ledger ``path`` is being made."""
    return f".{path.name[:80]}."


def _require_one_name(path: Path) -> None:
    """Refuse a ledger with further names (hard links): SQLite looks for the journal of a stopped write beside the name
    in use, so under another name half a write would be read.  The name that a killed :meth:`Ledger.create` left is dropped.
    """
    try:
        status = path.stat()
        if status.st_nlink > 1:
            for other in path.parent.iterdir():
                if (
                    other.name.startswith(making_prefix(path))
                    and other != path
                    and other.lstat().st_ino == status.st_ino
                ):
                    other.unlink(missing_ok=True)
            status = path.stat()
    except OSError:
        return  # opening it says what is wrong
    if status.st_nlink > 1:
        raise LedgerUnavailable("ledger-file.hard-links", path=path, names=status.st_nlink)


def _require_locks(path: Path) -> None:
    """Refuse a ledger on a drive whose locks do not reach everybody who uses it: two releases could take one place in it."""
    locks, drive = locks_on(path.parent)
    if locks is Locks.HOLD:
        return
    kind = drive.kind or Phrase("a network drive")
    if locks is Locks.STAY_HERE:
        raise LedgerUnavailable("ledger-file.locks-stay-here", path=path, kind=kind)
    if locks is Locks.IGNORED:
        raise LedgerUnavailable("ledger-file.locks-ignored", path=path, kind=kind)
    raise LedgerUnavailable("ledger-file.no-locks", path=path, kind=kind)


def _require_no_mount(path: Path) -> None:
    """Refuse a ledger file that is mounted by itself (``docker -v FILE:FILE``): a second name of the file, of which its
    number of links does not tell.  A mounted folder is fine: the journal goes with it.
    """
    try:
        mounts = MOUNTS.read_bytes().splitlines()
    except OSError:
        return  # no Linux
    name = os.fsencode(path)
    for odd in (b"\\", b" ", b"\t", b"\n"):
        name = name.replace(odd, b"\\%03o" % ord(odd))
    if any(line.split(b" ")[4:5] == [name] for line in mounts):
        raise LedgerUnavailable("ledger-file.mounted-by-itself", path=path)


def _real_path(path: Path) -> Path:
    """The file itself: a symbolic link is followed, so that all its names share one journal and one lock."""
    try:
        return path.resolve(strict=False)
    except (OSError, RuntimeError, ValueError):
        raise LedgerUnavailable("ledger-file.dangling", path=path) from None
