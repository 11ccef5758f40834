"""One program at a time compares a plan's file with what it knows of it and writes it: no other save comes between.

The lock lies in this user's own folder, so that nothing is left beside the plan; another user's program is not held by it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.ui.shell.recovery_files import OWNER_FOLDER, recovery_folder

WAIT_MS = 5000


@contextmanager
def saving(path: Path) -> Iterator[None]:
    """Held while ``path`` is compared and written.  Raises InvalidInput where another program does not finish."""
    folder = recovery_folder()
    with suppress(OSError):  # a home that cannot be written, as in some enclaves: the plan is saved without the lock
        folder.mkdir(parents=True, exist_ok=True, mode=OWNER_FOLDER)
    lock = QLockFile(str(folder / f"{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:32]}.saving"))
    if not lock.tryLock(WAIT_MS) and lock.error() is QLockFile.LockError.LockFailedError:
        raise InvalidInput("plan.being-saved", path=path)
    try:
        yield
    finally:
        lock.unlock()
