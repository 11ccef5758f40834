"""What a curator says of the accounts of a ledger: that the people of one are in no other, or that all are to be one account.

A row each, for good.  Nothing is written to a ledger that is not the newest one (``positions.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gwasprivacy.base.language import say
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.positions import read_newest


def declare_people(
    path: Path, studies: Sequence[str], *, progress: Progress = NO_PROGRESS, cancel: Cancel = NEVER_CANCELLED
) -> None:
    """Write that the people of each of ``studies`` (``study-2``) are in no other account of the ledger ``path``.

    Raises LedgerUnavailable, PrivacyRefusal, Cancelled before anything is written; what is written stays.
    """
    ledger = _newest(path, progress, cancel)
    for study in studies:
        ledger.declare_people(study)


def merge_accounts(path: Path, *, progress: Progress = NO_PROGRESS, cancel: Cancel = NEVER_CANCELLED) -> None:
    """Make all accounts of the ledger ``path`` one, as :meth:`Ledger.merge`.  Raises as :func:`declare_people`."""
    _newest(path, progress, cancel).merge()


def _newest(path: Path, progress: Progress, cancel: Cancel) -> Ledger:
    progress(say("Reading the ledger"), 0, 1)
    ledger = Ledger(path)
    read_newest(ledger)
    cancel.check()
    progress(say("Writing into the ledger"), 0, 1)
    return ledger
