"""The Tools menu: what the command line calls ``simulate-study``, ``figures``, ``utility``, ``assign-strata``, ``assign-values``,
``countersign``, ``crate``, ``ledger``, ``key``, ``risk`` and ``triage``, and of ``plan`` what it calls ``rehearse``, ``person`` and ``show --for``."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu, QWidget

from gwasprivacy.base.language import mark, say_marked
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.open_files import OpenFiles
from gwasprivacy.ui.shell.window_menus import add_action
from gwasprivacy.ui.tools.tool_dialog import ToolDialog

if TYPE_CHECKING:
    from gwasprivacy.release.known_panels import KnownPeople
    from gwasprivacy.ui.tools.approve_dialog import ApproveDialog
    from gwasprivacy.ui.tools.countersign_dialog import CountersignDialog
    from gwasprivacy.ui.tools.exact_results_dialog import ExactResultsDialog
    from gwasprivacy.ui.tools.triage_dialog import TriageDialog
    from gwasprivacy.ui.tools.utility_dialog import UtilityDialog

SIMULATE, FIGURES, UTILITY, COUNTERSIGN = "simulate", "figures", "utility", "countersign"
ASSIGN, CRATE, POLICY, APPROVE = "assign-strata", "crate", "policy", "approve"
LEDGER, KEYS, TRIAGE, EXACT = "ledger", "keys", "triage", "exact-results"
VALUES = "assign-values"
REHEARSE, PERSON, BOARD = "rehearse", "person", "board"
OF_NO_PLAN = {FIGURES, POLICY, APPROVE, KEYS, TRIAGE}
REQUEST_SUFFIX = ".request.json"
ENTRIES = {
    SIMULATE: mark("Simulate a &study…"),
    FIGURES: mark("&Figures of the paper…"),
    UTILITY: mark("&Utility on a known study…"),
    REHEARSE: mark("&Rehearse the release…"),
    PERSON: mark("A&m I in it?…"),
    BOARD: mark("For the &ethics board…"),
    ASSIGN: mark("Assign &ancestry groups…"),
    VALUES: mark("Values by a public mo&del…"),
    EXACT: mark("Pu&blish exact results?…"),
    TRIAGE: mark("C&heck files of results…"),
    COUNTERSIGN: mark("&Countersign a report…"),
    CRATE: mark("&Pack a release…"),
    POLICY: mark("P&olicy…"),
    APPROVE: mark("Appro&ve a request…"),
    LEDGER: mark("&Ledger…"),
    KEYS: mark("&Keys…"),
}


class Toolbox:
    """The tools' dialogs, each made when it is first asked for, and what one hands to another.

    ``window`` is their parent; ``open_study`` brings a study that was made to the Release tab; ``known_people``:
    whose people are known there, and so no panel; ``open_files``: what the tools are filled with.
    """

    def __init__(
        self,
        window: QWidget,
        document: PlanDocument,
        jobs: JobRunner,
        open_study: Callable[[Path], object],
        known_people: Callable[[], KnownPeople],
        open_files: Callable[[], OpenFiles] = OpenFiles,
    ) -> None:
        self._window, self._document, self._jobs = window, document, jobs
        self._give_study, self._known_people = open_study, known_people
        self._open_files = open_files
        self.dialogs: dict[str, ToolDialog] = {}

    def fill(self, menu: QMenu) -> None:
        for name, text in ENTRIES.items():
            if name == COUNTERSIGN:  # from here on: what was released, and who answers for it
                menu.addSeparator()
            add_action(menu, say_marked(text), partial(self.open, name), None, self._window)

    def open(self, name: str) -> ToolDialog:
        """Bring a tool's dialog to the front."""
        if name not in self.dialogs:
            self.dialogs[name] = self._make(name)
        dialog = self.dialogs[name]
        if not dialog.is_running:
            dialog.take_open(self._open_files())
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
        return dialog

    def forget_plan(self) -> None:
        """Another plan is open: tools that were filled for the one before, or with files of its study, are asked for anew."""
        for name in self.dialogs.keys() - OF_NO_PLAN:
            dialog = self.dialogs.pop(name)
            dialog.cancel()
            dialog.close()
            dialog.deleteLater()

    def _make(self, name: str) -> ToolDialog:
        if name == FIGURES:
            from gwasprivacy.ui.tools.figures_dialog import FiguresDialog

            return FiguresDialog(self._jobs, self._window)
        if name == UTILITY:
            from gwasprivacy.ui.tools.utility_dialog import UtilityDialog

            return UtilityDialog(self._document, self._jobs, self._window)
        if name == REHEARSE:
            from gwasprivacy.ui.tools.rehearse_dialog import RehearseDialog

            return RehearseDialog(self._document, self._jobs, self._window)
        if name == PERSON:
            from gwasprivacy.ui.tools.person_dialog import PersonDialog

            return PersonDialog(self._document, self._jobs, self._window)
        if name == BOARD:
            from gwasprivacy.ui.tools.board_dialog import BoardDialog

            return BoardDialog(self._document, self._jobs, self._window)
        if name == ASSIGN:
            from gwasprivacy.ui.tools.assign_strata_dialog import AssignStrataDialog

            return AssignStrataDialog(self._jobs, self._window)
        if name == VALUES:
            from gwasprivacy.ui.tools.assign_values_dialog import AssignValuesDialog

            return AssignValuesDialog(self._jobs, self._window)
        if name == POLICY:
            from gwasprivacy.ui.tools.policy_dialog import PolicyDialog

            return PolicyDialog(self._jobs, self._window)
        if name == APPROVE:
            from gwasprivacy.ui.tools.approve_dialog import ApproveDialog

            return ApproveDialog(self._jobs, self._window)
        if name == TRIAGE:
            from gwasprivacy.ui.tools.triage_dialog import TriageDialog

            return TriageDialog(self._jobs, self._window)
        if name == EXACT:
            from gwasprivacy.ui.tools.exact_results_dialog import ExactResultsDialog

            return ExactResultsDialog(self._document, self._jobs, self._window)
        if name == LEDGER:
            from gwasprivacy.ui.tools.ledger_dialog import LedgerDialog

            return LedgerDialog(self._jobs, self._window)
        if name == KEYS:
            from gwasprivacy.ui.tools.keys_dialog import KeysDialog

            return KeysDialog(self._jobs, self._window)
        if name == COUNTERSIGN:
            from gwasprivacy.ui.tools.countersign_dialog import CountersignDialog

            return CountersignDialog(self._jobs, self._window)
        if name == CRATE:
            from gwasprivacy.ui.tools.crate_dialog import CrateDialog

            return CrateDialog(self._jobs, self._window)
        from gwasprivacy.ui.tools.simulate_dialog import SimulateDialog

        made = SimulateDialog(self._document, self._jobs, self._window, known_people=self._known_people)
        made.study_asked.connect(partial(self._open_study, made))
        made.utility_asked.connect(self._ask_utility)
        return made

    def ask_of_exact_results(self) -> None:
        """Compare the plan's draw with exact results of its study."""
        dialog: ExactResultsDialog = self.open(EXACT)  # type: ignore[assignment]
        dialog.ask_of_plan()

    def check_results(self, files: list[Path]) -> None:
        """Look at files of results before they leave."""
        dialog: TriageDialog = self.open(TRIAGE)  # type: ignore[assignment]
        dialog.take(files)

    def approve(self, request: Path) -> None:
        """Show a request to whoever may approve it."""
        dialog: ApproveDialog = self.open(APPROVE)  # type: ignore[assignment]
        dialog.open_request(request)

    def countersign(self, report: Path, signer: Path | None) -> None:
        """Ask for a second signature on a report that was verified with ``signer``, or with a trusted key without a file."""
        dialog: CountersignDialog = self.open(COUNTERSIGN)  # type: ignore[assignment]
        dialog.open_report(report, signer)

    def _open_study(self, dialog: ToolDialog, study: Path) -> None:
        dialog.close()
        self._give_study(study)

    def _ask_utility(self, study: Path) -> None:
        dialog: UtilityDialog = self.open(UTILITY)  # type: ignore[assignment]
        dialog.open_study(study)
