"""What a release has come to: the study, the ledger, the key, the outcome.  All of it belongs to one plan, and goes with it."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.release.release_service import PreparedRelease, ReleaseOutcome
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.ui.release.release_work import LedgerView, StudyFacts


class ReleaseState:
    """The fields that :class:`~gwasprivacy.ui.release.release_runner.ReleaseRunner` carries on."""

    def _forget_everything(self) -> None:
        self.source: StudyFiles | None = None
        self._takes_numbers = False
        self.facts: StudyFacts | None = None
        self.study_error: GwasPrivacyError | None = None
        self.plan_error: GwasPrivacyError | None = None
        self.prepared: PreparedRelease | None = None
        self._forget_ledger()
        self.key_path: Path | None = None
        self.key_is_encrypted = True
        self.key_error: GwasPrivacyError | None = None
        self.key_doubt: GwasPrivacyError | None = None
        self.publish_error: GwasPrivacyError | None = None
        self.done: ReleaseOutcome | None = None
        self.warnings: tuple[str, ...] = ()
        self.cancelled = False

    def _forget_ledger(self) -> None:
        """A ledger is that of one study's people; the folder for the report lies beside it."""
        self.ledger_path: Path | None = None
        self.ledger: LedgerView | None = None
        self.ledger_error: GwasPrivacyError | None = None
        self.has_read = False
        self.folder: Path | None = None
