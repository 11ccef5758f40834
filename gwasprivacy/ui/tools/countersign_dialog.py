"""Tools → Countersign a report…: a second person reads a signed report, and signs the same payload with their own key."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from gwasprivacy.base.language import say
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.finishing import countersign_file
from gwasprivacy.release.signing import load_signing_key
from gwasprivacy.release.verify import Verification
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.verified_report import VerifiedReportDialog
from gwasprivacy.ui.widgets.card import Card, label, set_role
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import (
    REPORT_FILES,
    offering,
)

LANE = "tool-countersign"
ENDINGS = (".release.json", ".planning.json", ".risk.json", ".json")


def sign_too(
    report: Path,
    signer: Path,
    key: Path,
    passphrase: str,
    out: Path,
    shown: str | None,
    *,
    work: Work = UNWATCHED,
) -> Path:
    """Open the key, check that the report is the one ``shown`` (its payload's SHA-256), and write it with both signatures.

    Raises InvalidInput, VerificationFailed, Cancelled, each with nothing written.
    """
    work.progress(say("Opening the key"), 0, 2)
    own = load_signing_key(key, passphrase or None)
    work.check()
    work.progress(say("Signing the report"), 1, 2)
    countersign_file(report, load_public_key(signer), own, out, shown=shown, force=True)
    return out


class CountersignDialog(VerifiedReportDialog):
    """Which report and whose keys on the left; on the right the verified pages, so that nobody signs what was not read."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs,
            title=say("Countersign a report"),
            verb=say("&Countersign…"),
            lane=LANE,
            card=say("The report"),
            parent=parent,
        )

    def asked_words(self) -> str:
        return say("Read the pages before you sign: choose the report and its signer’s public key.")

    def refused_words(self, found: Verification) -> str:
        return "" if found.valid else say("Do not sign this report.")

    def add_answers(self) -> None:
        card = Card(say("Your signature"), topic="release-key")
        self.key = self.asks_for_key(say("Your private key"))
        card.body.addWidget(self.key)
        card.body.addWidget(
            label(
                say(
                    "Your signature states that you checked this report. The result, the ledger and the first "
                    "signature do not change."
                ),
                "muted",
            )
        )
        self.left.add(card)

    # What the user says ---------------------------------------------------------------------------------------------

    def why_not(self) -> str:
        if missing := self.why_no_report():
            return missing
        if not self.is_taken:
            return say("Only a report that was verified can be signed.")
        if self.key.path is None:
            return say("Choose your private key.")
        return "" if self.key.is_answered else say("Enter the key’s passphrase.")

    def known_paths(self) -> tuple[Path | None, ...]:
        return (self.report.place.path, self.signer.place.path, self.key.path)

    # The work -------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Ask where to, then sign; the passphrase leaves its field at once."""
        report, signer, key = self.report.place.path, self.signer.place.path, self.key.path
        if self.is_running or self.why_not() or report is None or signer is None or key is None:
            return
        out = dialogs().save_file(
            self, say("Save the report with both signatures"), offering(say("Reports"), REPORT_FILES), suggested(report)
        )
        if out is None:
            return
        self.run(
            sign_too,
            report,
            signer,
            key,
            self.key.take_passphrase(),
            out,
            None if self.checked is None else self.checked.payload_sha256,
            title=say("Signing the report"),
            done=self._signed,
            abandon=False,
        )

    def _signed(self, out: Path) -> None:
        self.folder_made = out.parent
        set_role(self.verdict, "good")
        self.verdict.setText(say("Signed by both keys: {file}", file=out.name))
        self.reason.setText(say("It verifies with either key; strict verification requires both."))


def suggested(report: Path) -> Path:
    """A name beside the report that says what it is: small-1.countersigned.release.json."""
    if report.suffix.lower() == ".pdf":
        report = report.with_suffix(".json")  # what it carries is signed, and is no PDF
    for ending in ENDINGS:
        if report.name.endswith(ending):
            return report.with_name(f"{report.name.removesuffix(ending)}.countersigned{ending}")
    return report.with_name(f"{report.name}.countersigned.json")
