"""What is left of unsaved plans when the program is killed: one file a plan, in a folder that only its owner can enter.

A file holds the plan, which is public, where its own file lies, and when it was written: nothing of a study, a ledger or a
key, and no passphrase.  Whoever writes it holds a lock beside it for as long as the plan is open; one whose lock can be
taken was left behind.
"""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QLockFile

from gwasprivacy.base.crash_log import log_folder
from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput
from gwasprivacy.base.json_files import read_json
from gwasprivacy.base.json_forms import SHA256, Constant, Member, OrNull, Record, Text, if_set
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.safe_files import OWNER_ONLY, write_atomic
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.base.system_reasons import reason_of
from gwasprivacy.plan.plan import PLAN, Plan
from gwasprivacy.plan.plan_rules import check_plan

FORMAT = "gwasprivacy-recovery/1"
ENDING, LOCK, DAMAGED = ".recovery", ".lock", ".damaged"
OWNER_FOLDER = 0o700


@dataclass(frozen=True, slots=True, kw_only=True)
class UnsavedPlan:
    """A plan with unsaved changes.  ``path``: its file, None for one that was never saved; ``sha256``: that file as it was
    last read or written here, None where it was gone; ``scenarios``: those kept for a plan without a file, as the Calibration
    tab writes them, None for none; ``written``: when, in UTC (ISO 8601)."""

    plan: Plan
    path: Path | None = None
    sha256: str | None = None
    scenarios: str | None = None
    written: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="seconds"))

    @property
    def when(self) -> datetime:
        return datetime.fromisoformat(self.written)


def _read(
    *, plan: Plan, path: str | None, sha256: str | None, written: str, format: str, scenarios: str | None = None
) -> UnsavedPlan:
    found = UnsavedPlan(
        plan=plan, path=None if path is None else Path(path), sha256=sha256, scenarios=scenarios, written=written
    )
    if found.when.tzinfo is None:
        raise ValueError("a time without its zone")
    return found


_FORM = Record(
    _read,
    {
        "format": Member(Constant(value=FORMAT)),
        "plan": Member(PLAN),
        "path": Member(OrNull(Text()), value=lambda unsaved: None if unsaved.path is None else str(unsaved.path)),
        "sha256": Member(OrNull(SHA256)),
        "written": Member(Text()),
        "scenarios": Member(Text(), optional=True, when=if_set("scenarios")),
    },
)


def recovery_folder() -> Path:
    """In the user's state folder (see :func:`~gwasprivacy.base.crash_log.log_folder`)."""
    return log_folder() / "recovery"


class RecoveryFile:
    """The file of one open plan.  Nothing is made before the first :meth:`write`; :meth:`remove` leaves nothing."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._name = secrets.token_hex(8)
        self._lock: QLockFile | None = None

    @property
    def path(self) -> Path:
        folder = self._folder if self._folder is not None else recovery_folder()
        return folder / f"{self._name}{ENDING}"

    def write(self, unsaved: UnsavedPlan) -> None:
        """Keep ``unsaved`` on the disk, durably, in place of what was kept before.  Raises InvalidInput."""
        path = self.path
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=OWNER_FOLDER)
            path.parent.chmod(OWNER_FOLDER)
        except OSError as error:
            raise InvalidInput("file.not-written", remedy="free-space", path=path, reason=reason_of(error)) from error
        if self._lock is None:
            lock = _lock_of(path)
            lock.tryLock(0)
            self._lock = lock
        write_atomic(path, canonical_json(_FORM.write(unsaved)), force=True, mode=OWNER_ONLY)

    def remove(self) -> None:
        """Nothing is unsaved any more."""
        if self._lock is not None:
            with contextlib.suppress(OSError):
                self.path.unlink(missing_ok=True)
            self._lock.unlock()
            self._lock = None

    def leave(self) -> None:
        """The program ends with the plan unsaved; the next start offers it."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftBehind:
    """A plan that a killed program had open.  Its lock is held here: no other window offers it at the same time."""

    unsaved: UnsavedPlan
    file: Path
    lock: QLockFile

    def discard(self) -> None:
        """It is recovered, or not wanted."""
        with contextlib.suppress(OSError):
            self.file.unlink(missing_ok=True)
        self.lock.unlock()

    def leave(self) -> None:
        """For the next start."""
        self.lock.unlock()


def left_behind(folder: Path | None = None) -> tuple[list[LeftBehind], list[Path]]:
    """What killed programs left in ``folder``, the latest first; and files that cannot be read, which are kept aside.

    Plans that are open now, here or in another process, are none of these.
    """
    folder = folder if folder is not None else recovery_folder()
    found: list[LeftBehind] = []
    damaged: list[Path] = []
    try:
        files = sorted(folder.glob(f"*{ENDING}"))
    except OSError:
        return [], []
    for file in files:
        lock = _lock_of(file)
        if not lock.tryLock(0):
            continue
        try:
            unsaved: UnsavedPlan = _FORM.read(read_json(file, Phrase("a recovery file")))
            check_plan(unsaved.plan)
            found.append(LeftBehind(unsaved=unsaved, file=file, lock=lock))
        except (GwasPrivacyError, ValueError):
            aside = file.with_suffix(DAMAGED)
            with contextlib.suppress(OSError):
                file.replace(aside)
                damaged.append(aside)
            lock.unlock()
    found.sort(key=lambda each: each.unsaved.when, reverse=True)
    return found, damaged


def _lock_of(file: Path) -> QLockFile:
    lock = QLockFile(str(file.with_suffix(LOCK)))
    lock.setStaleLockTime(0)  # held as long as the process lives, however long a plan is open
    return lock
