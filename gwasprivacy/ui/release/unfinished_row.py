"""A release that was stopped after its report was written: said where its ledger is opened, and finished by one button."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.release_service import Finished, Unfinished, finish_releases, unfinished_releases
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import InlineMessage
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import PUBLIC_KEY_FILES, offering
from gwasprivacy.ui.widgets.inline_error import InlineError


def look_for_unfinished(ledger: Path, folder: Path, *, work: Work = UNWATCHED) -> tuple[Unfinished, ...]:
    """The ledger's reports in ``folder`` beside which something is missing.  Raises LedgerUnavailable."""
    work.progress(say("Looking for unfinished releases"), 0, 1)
    work.check()
    return unfinished_releases(ledger, folder)


def finish(ledger: Path, folder: Path, key: Path, *, work: Work = UNWATCHED) -> tuple[Finished, ...]:
    """Write what is missing.  Raises InvalidInput, VerificationFailed, LedgerUnavailable."""
    from gwasprivacy.rendering.report_files import render_pdf

    work.progress(say("Finishing the release"), 0, 1)
    work.check()
    done = finish_releases(ledger, folder, load_public_key(key))
    for each in done:
        if not each.pdf_path.exists():
            render_pdf(each.report, each.pdf_path)
    return done


class UnfinishedRow(QWidget):
    """Hidden unless the runner's ledger has a report in the runner's folder that is not complete."""

    def __init__(self, runner: ReleaseRunner, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._lane = Lane(jobs, "unfinished")
        self._seen: tuple[Path | None, Path | None, bool] = (None, None, False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        self.message = InlineMessage("warning")
        self.button = QPushButton(say("Finish it with the signer’s public key…"))
        self.button.clicked.connect(self._finish)
        self.error = InlineError()
        for part in (self.message, self.button, self.error):
            layout.addWidget(part)
        self._show(())
        runner.changed.connect(self._look)

    def _look(self) -> None:
        runner = self._runner
        now = (runner.ledger_path, runner.folder, runner.is_publishing)
        if now == self._seen:
            return
        self._seen = now
        self._show(())
        if runner.ledger_path is None or runner.folder is None or runner.is_publishing:
            return
        self._lane.start(
            look_for_unfinished,
            runner.ledger_path,
            runner.folder,
            title=say("Looking for unfinished releases"),
            on_done=self._show,
            on_failed=lambda _error: None,  # the budget step says what is wrong with the ledger
            on_cancelled=lambda: None,
        )

    def _show(self, found: tuple[Unfinished, ...]) -> None:
        numbers = ", ".join(str(each.number) for each in found)
        self.message.show_message(
            say_count(
                "The reports of releases {numbers} are written, but files made from them are missing or the "
                "ledger has not recorded them yet. Finishing draws and spends nothing.",
                one="The report of release {numbers} is written, but files made from it are missing, or the ledger has "
                "not recorded it yet. Finishing draws and spends nothing.",
                n=len(found),
                numbers=numbers,
            )
            if found
            else ""
        )
        self.error.show_message("")
        self.button.setVisible(bool(found))
        self.setVisible(bool(found))

    def _finish(self) -> None:
        ledger, folder = self._runner.ledger_path, self._runner.folder
        if ledger is None or folder is None or self._runner.is_publishing:
            return
        key = dialogs().open_file(
            self.window(), say("The signer’s public key"), offering(say("Public keys"), PUBLIC_KEY_FILES), folder
        )
        if key is None:
            return
        self._lane.start(
            finish,
            ledger,
            folder,
            key,
            title=say("Finishing the release"),
            on_done=self._finished,
            on_failed=self._failed,
            on_cancelled=lambda: None,
        )

    def _finished(self, _done: tuple[Finished, ...]) -> None:
        self._show(())
        if self._runner.prepared is not None:
            self._runner.read_ledger()

    def _failed(self, error: GwasPrivacyError) -> None:
        self.error.show_error(error, self._runner.ledger_path)
