"""Files in which space is claimed for a report, and what becomes of one that a killed release left.

Such a file may hold a whole signed report that never got its name.  It is not a release: whoever could choose to publish
it later would choose by what is in it (docs/theory/what-must-not-leave.md, "The choice to publish").  So it is removed
unread, and the ledger keeps what was spent.  A release that is still at work holds a lock on its file, which the system
frees when it dies.
"""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from pathlib import Path

from gwasprivacy.base.language import say
from gwasprivacy.base.platforms.held_files import HeldFile
from gwasprivacy.base.platforms.locks import lock, remove_unlocked
from gwasprivacy.base.platforms.places import lies_at
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.statement.files.output_files import report_name
from gwasprivacy.statement.spending import Release


def claim_file(folder: Path, name: str) -> HeldFile:
    """A new, empty, locked file for the report ``name``; letting it go frees the lock.

    Raises OSError.
    """
    while True:
        handle, text = tempfile.mkstemp(prefix=f".{name}.", dir=folder)
        with contextlib.suppress(OSError):  # a file system without locks: nobody removes the file then
            lock(handle)
        if os.fstat(handle).st_nlink:
            return HeldFile(Path(text), handle)
        os.close(handle)  # somebody took it for a leftover before it was locked


def clear_leftovers(ledger_path: Path, folder: Path, *, coming: str | None = None) -> tuple[str, ...]:
    """Remove from ``folder`` what killed releases of this ledger left, and of the ``coming`` report; a sentence for each.

    Raises LedgerUnavailable.
    """
    ledger = Ledger(ledger_path)
    if not folder.is_dir():
        return ()
    known: dict[str, tuple[StudyAccount, Release] | None] = {} if coming is None else {coming: None}
    if ledger.exists():
        accounts = ledger.read().accounts
        known |= {each.report: (account, each) for account in accounts for each in account.unpublished}
    said = []
    for name, of in known.items():
        form = re.compile(rf"\.{re.escape(name)}\.[a-z0-9_]{{8}}")
        for path in sorted(folder.iterdir()):
            if form.fullmatch(path.name) and remove_unlocked(path):
                said.append(_sentence(path, of, folder))
    return tuple(said)


def _sentence(path: Path, of: tuple[StudyAccount, Release] | None, folder: Path) -> str:
    if of is None:
        return say(
            "{path} was left by a release that was stopped before anything was spent from this ledger; it is removed.",
            path=path,
        )
    account, release = of
    left = say(
        "{path} was left by release {number} of {study}, which was stopped after its debit.",
        path=path,
        number=release.number,
        study=account.study,
    )
    if lies_at(folder / report_name(release.report)):
        then = say("It was a second name of the signed report and is removed; the report is valid and stays.")
    else:
        then = say("It was never published, so it is removed unread; what was spent stays spent.")
    return f"{left} {then}"
