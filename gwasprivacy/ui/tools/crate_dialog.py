"""Tools → Pack a release…: a verified release as one archive for a trusted research environment (Five Safes RO-Crate)."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QWidget

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.crate import LONGEST_ANSWER, CrateFacts, crate_name
from gwasprivacy.release.verify import Verification
from gwasprivacy.rendering.crate_files import PackedRelease, pack_release
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.statement.signer import signer_in
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.verified_report import VerifiedReportDialog
from gwasprivacy.ui.widgets.card import Card, label, set_role
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import (
    offering,
)

LANE = "tool-crate"
ARCHIVES = "*.zip"


def pack(
    report: Path,
    signer: Path,
    facts: CrateFacts,
    out: Path,
    *,
    work: Work = UNWATCHED,
) -> PackedRelease:
    """Check the report again and write the archive.  Raises InvalidInput, VerificationFailed, Cancelled."""
    return pack_release(report, load_public_key(signer), facts, out, force=True, work=work)


class CrateDialog(VerifiedReportDialog):
    """Which release and who answers for it on the left; its pages on the right, since they are what is packed."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs,
            title=say("Pack a release"),
            verb=say("&Pack it…"),
            lane=LANE,
            card=say("The release"),
            parent=parent,
        )

    def asked_words(self) -> str:
        return say("Choose the report and its signer’s public key.")

    def refused_words(self, found: Verification) -> str:
        if not found.valid:
            return say("Do not pack this report.")
        return "" if found.report is not None else say("This is a plan: only a release can be packed.")

    def add_answers(self) -> None:
        card = Card(say("Who is responsible"), topic="release-leaves")
        self.answers: dict[str, QLineEdit] = {}
        for name, caption, hint in (
            ("person", say("Person"), ""),
            ("institution", say("Institution"), ""),
            ("project", say("Project"), ""),
            ("orcid", say("ORCID iD (optional)"), "https://orcid.org/…"),
            ("licence", say("Licence (optional)"), "https://…"),
        ):
            field = QLineEdit()
            field.setMaxLength(LONGEST_ANSWER)
            field.setAccessibleName(caption)
            field.setPlaceholderText(hint)
            field.textChanged.connect(lambda _text: self.refresh())
            words = label(caption, "muted", wrap=False)
            words.setBuddy(field)
            card.body.addWidget(words)
            card.body.addWidget(field)
            self.answers[name] = field
            self.inputs.append(field)
        card.body.addWidget(
            label(
                say(
                    "The archive is a Five Safes RO-Crate: the signed report, the files made from it, and the "
                    "plan. It states that the disclosure check is still to be done. It does not contain the "
                    "ledger, keys or the study."
                ),
                "muted",
            )
        )
        self.left.add(card)

    def show_verdict(self, found: Verification | None) -> None:
        super().show_verdict(found)
        signer = None if found is None or found.report is None else signer_in(found.report.predicate)
        if signer is not None:  # what the report says already is not asked again
            for name, text in (("person", signer.name), ("institution", signer.institution or "")):
                if not self.answers[name].text():
                    self.answers[name].setText(text)

    def why_not(self) -> str:
        if missing := self.why_no_report():
            return missing
        if not self.is_taken:
            return say("Only a release that was verified can be packed.")
        named = all(self.answers[name].text().strip() for name in ("person", "institution", "project"))
        return "" if named else say("Name the person, the institution and the project.")

    def known_paths(self) -> tuple[Path | None, ...]:
        return (self.report.place.path, self.signer.place.path)

    # The work -------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Ask where to, then pack."""
        report, signer = self.report.place.path, self.signer.place.path
        release = None if self.checked is None else self.checked.report
        if self.is_running or self.why_not() or report is None or signer is None or release is None:
            return
        try:
            facts = CrateFacts(**{name: field.text().strip() for name, field in self.answers.items()})
        except InvalidInput as error:
            self.error.show_error(error)
            return
        out = dialogs().save_file(
            self,
            say("Save the archive"),
            offering(say("Archives"), ARCHIVES),
            report.with_name(crate_name(release.name)),
        )
        if out is not None:
            self.run(pack, report, signer, facts, out, title=say("Packing the release"), done=self._packed)

    def _packed(self, packed: PackedRelease) -> None:
        self.folder_made = packed.path.parent
        set_role(self.verdict, "good")
        self.verdict.setText(say("Packed: {file}", file=packed.path.name))
        self.reason.setText(say("It contains the report and the files made from it. Send it to the output checker."))
        if packed.pdf_error is not None:
            self.note.show_message(say("The PDF is not in the archive: {reason}", reason=error_words(packed.pdf_error)))
