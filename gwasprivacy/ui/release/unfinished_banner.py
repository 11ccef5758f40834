"""At the start: a release that was stopped after its report was written is offered to be finished, across the window.

Looked at are the ledgers that lie beside recent plans, and reports beside
them or one folder below.  Nothing is written, and whatever cannot be read is passed over.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.printable_text import shown
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.release_service import Finished, Unfinished, unfinished_releases
from gwasprivacy.ui.release.unfinished_row import finish
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.widgets.banner import Banner
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import PUBLIC_KEY_FILES, offering

MOST_FILES = 64  # ledgers of a folder, and folders below it, that are looked at


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped:
    """Releases of ``ledger`` whose reports are in ``folder`` and lack more than a PDF, which may have been left out on purpose."""

    plan: Path
    ledger: Path
    folder: Path
    n: int


def find_stopped(plans: Sequence[Path], *, work: Work = UNWATCHED) -> Stopped | None:
    """The first ledger beside one of ``plans`` with releases to finish; None where there is none.  Raises Cancelled only."""
    work.progress(say("Looking for unfinished releases"), 0, 1)
    seen: set[Path] = set()
    for plan in plans:
        if plan.parent in seen:
            continue
        seen.add(plan.parent)
        for ledger in _files(plan.parent, "*.gwasledger"):
            for folder in _with_reports(plan.parent):
                work.check()
                try:
                    found = unfinished_releases(ledger, folder, only_look=True)
                except (GwasPrivacyError, OSError):
                    continue
                if n := sum(map(_lacks_more_than_a_pdf, found)):
                    return Stopped(plan=plan, ledger=ledger, folder=folder, n=n)
    return None


def _lacks_more_than_a_pdf(release: Unfinished) -> bool:
    return not release.is_noted or any(not name.endswith(".pdf") for name in release.missing)


def _files(folder: Path, pattern: str) -> list[Path]:
    try:
        return sorted(itertools.islice(folder.glob(pattern), MOST_FILES))
    except OSError:
        return []


def _with_reports(folder: Path) -> Iterator[Path]:
    for each in (folder, *_files(folder, "*/")):
        if _files(each, "*.release.json"):
            yield each


class UnfinishedBanner(Banner):
    """Hidden unless :meth:`look` finds something; one button finishes it, and it can be closed."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lane = Lane(jobs, "unfinished-at-start")
        self._plans: tuple[Path, ...] = ()

    def look(self, plans: Sequence[Path]) -> None:
        """Look beside ``plans``, on a worker thread."""
        self._plans = tuple(plans)
        if self._plans:
            self._lane.start(
                find_stopped,
                self._plans,
                title=say("Looking for unfinished releases"),
                on_done=self._offer,
                on_failed=lambda _error: None,
                on_cancelled=lambda: None,
            )

    def _offer(self, stopped: Stopped | None) -> None:
        if stopped is not None:
            plan = shown(stopped.plan.name)
            self._ask(
                stopped,
                say_count(
                    "{n} releases beside {plan} were interrupted after their reports were written. Finishing "
                    "them draws and spends nothing.",
                    one=(
                        "A release beside {plan} was interrupted after its report was written. Finishing it "
                        "draws and spends nothing."
                    ),
                    n=stopped.n,
                    plan=plan,
                ),
            )

    def _ask(self, stopped: Stopped, text: str) -> None:
        self.show_message(
            text, {say("Finish with the signer’s public key…"): lambda: self._finish(stopped, text), say("Close"): None}
        )

    def _finish(self, stopped: Stopped, text: str) -> None:
        key = dialogs().open_file(
            self.window(),
            say("The signer’s public key"),
            offering(say("Public keys"), PUBLIC_KEY_FILES),
            stopped.folder,
        )
        if key is None:
            self._ask(stopped, text)
            return
        self._lane.start(
            finish,
            stopped.ledger,
            stopped.folder,
            key,
            title=say("Finishing the release"),
            abandon=False,
            on_done=self._finished,
            on_failed=lambda error: self._ask(stopped, error_words(error, stopped.ledger, key)),
            on_cancelled=lambda: self._ask(stopped, text),
        )

    def _finished(self, _done: tuple[Finished, ...]) -> None:
        self.show_message(say("Finished. Nothing was drawn or spent."), {say("Close"): None})
