"""Public weights per SNP on the Calibration tab: a table, dropped or chosen, and where it comes from."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QLineEdit

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.list_digests import list_digest
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.plan.saved_plan import as_named
from gwasprivacy.study.design import Weights
from gwasprivacy.study.public_lists.public_weights import columns_of_risk, read_weights
from gwasprivacy.ui.calibration.pinned_file_row import PinnedFileRow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.widgets.card import show_in_its_place
from gwasprivacy.ui.widgets.file_places import FilePlace, offering


def weights_digest(path: Path, *, work: Work = UNWATCHED) -> str:
    """The digest that pins a table of weights.  Raises InvalidInput, with the line, for one that cannot be read."""
    read_weights(path, work=work)
    return list_digest(path, work=work)


class WeightsRow(PinnedFileRow):
    """Visible where SNPs are selected, or where the plan has weights all the same."""

    def __init__(self, document: PlanDocument, jobs: JobRunner) -> None:
        place = FilePlace(
            say("Public weights per SNP"),
            empty=say(
                "Public weights per SNP: drop a table with the columns snp and weight, and risk_allele where that is known."
            ),
            filters=offering(say("Tables"), "*.tsv *.txt *.tsv.gz"),
            clearable=True,
        )
        super().__init__(document, jobs, lane="calibration-weights", place=place, digest=weights_digest)
        self.place.setProperty("helpTopic", "weights")
        self.place.cleared.connect(self._leave_out)
        self.origin = QLineEdit()
        self.origin.setAccessibleName(say("Source of the weights"))
        self.origin.setPlaceholderText(say("Source of the weights (printed in reports)"))
        self.origin.editingFinished.connect(self._set_origin)
        for part in (self.place, self.origin, self.words, self.error):
            self.rows.addWidget(part)
        self.refresh()

    def _edit(self, path: Path, digest: str) -> None:
        # Another table comes from elsewhere: what was said of the one before does not hold for it.
        directed, doubted = columns_of_risk(path)
        name = as_named(path, self._document.folder)
        weights = Weights(path=name, sha256=digest, directed=directed, doubted=doubted)
        self._document.edit_design(weights=weights)

    def _leave_out(self) -> None:
        self._stop_reading()
        self._document.edit_design(weights=None, text=say("Remove the weights"))
        self.refresh()

    def _set_origin(self) -> None:
        weights, said = self._document.plan.design.weights, self.origin.text().strip() or None
        if weights is None or said == weights.origin:
            return
        try:
            changed = replace(weights, origin=said)
            self._document.edit_design(weights=changed, text=say("Name the source of the weights"))
        except GwasPrivacyError as error:
            self.error.show_error(error)
        else:
            self.error.show_message("")

    def refresh(self) -> None:
        plan = self._document.plan
        weights = plan.design.weights
        show_in_its_place(self, weights is not None or plan.release.kind.takes_lists)
        self._show_file(None if weights is None else weights.path)
        self.origin.setVisible(weights is not None)
        if not self.origin.hasFocus():
            self.origin.setText("" if weights is None else weights.origin or "")
        self.words.setText(self._words(weights))
        self.words.setVisible(bool(self.words.text()))

    def _words(self, weights: Weights | None) -> str:
        if self._lane.is_running:
            return f"{self._lane.title}…"
        if weights is None:
            return ""
        declared = say(
            "They must not depend on this study; the program cannot check that. A SNP with weight 0 is not a "
            "candidate; a SNP that is not listed has weight 1."
        )
        if not weights.directed:
            return declared
        risk = say(
            "The table names risk alleles: only an association in their direction counts, so chance finds fewer false ones. What that saves "
            "stands beside the sample size."
        )
        if weights.doubted:
            risk = say(
                "The table names risk alleles and says how sure they are: an association in the other direction counts less. What that saves, "
                "and would save if all were right, stands beside the sample size."
            )
        return f"{declared} {risk}"
