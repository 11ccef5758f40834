"""Tools → Utility on a known study…: how likely a release names the causal SNPs of a study whose truth is known."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.known_study import KnownRelease, KnownStudy, KnownUtility, TrueSnpProblem, known_utility
from gwasprivacy.simulation.studies.study_files import causal_of_truth, truth_beside
from gwasprivacy.study.design import FillRule
from gwasprivacy.study.formats.registry import one_study
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.open_files import OpenFiles
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.plan_follower import PlanFollower
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.zoom import keep_lines
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.tools.utility_form import ReleaseForm
from gwasprivacy.ui.tools.words import EMPTY, NOT_RECORDED, WARNING, asked_words, method_words, utility_words
from gwasprivacy.ui.widgets.card import Card, Fold, InlineMessage, label
from gwasprivacy.ui.widgets.drop_target import DropTarget
from gwasprivacy.ui.widgets.file_places import (
    LEDGER_FILES,
    FilePlace,
    FileQuestion,
    offering,
    study_files,
    study_place_words,
)
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.new_ledger import ask_for_new_ledger
from gwasprivacy.ui.widgets.people_lists import PeopleListsQuestion
from gwasprivacy.ui.widgets.strata_question import StrataQuestion
from gwasprivacy.ui.widgets.study_views import view_of
from gwasprivacy.ui.widgets.trait_question import TraitQuestion

LANE = "tool-utility"


def find_utility(study: KnownStudy, asked: KnownRelease, *, work: Work = UNWATCHED) -> KnownUtility:
    """The answer, on a worker thread.  Raises InvalidInput, PrivacyRefusal, LedgerUnavailable, Cancelled."""
    work.progress(say("Reading the study"), 0, 1)
    return known_utility(study, asked, work=work)


class UtilityDialog(ToolDialog):
    """The study, its causal SNPs and the release on the left; the answer in words on the right.

    The answer goes when anything it depends on changes, and when the dialog is closed.
    """

    def __init__(self, document: PlanDocument, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs,
            title=say("Utility on a known study"),
            verb=say("Comp&ute utility"),
            lane=LANE,
            size=(900, 660),
            parent=parent,
        )
        self._document = document
        self.found: KnownUtility | None = None
        self._add_study()
        self._add_truth()
        self.form = ReleaseForm(document.plan)
        self.form.changed.connect(self._forget)
        self.left.add(self.form)
        self.inputs.append(self.form)
        self._add_ledger()
        self._add_answer()
        self._follower = PlanFollower(document, self._on_plan, self, self)
        self.ready()

    def _add_study(self) -> None:
        card = Card(say("The study"))
        self.place = FilePlace(
            say("Study"),
            empty=study_place_words(),
            filters=offering(say("Studies"), study_files()),
            gather=one_study,
        )
        self.place.picked.connect(self.open_study)
        DropTarget(self, self.place.take, ready=lambda: not self.is_running)
        self.notes = InlineMessage("muted")
        self.more = Fold(say("More: phenotype, lists, probabilities"))
        for remedy in ("give-phenotypes", "name-the-column", "include-every-chromosome"):
            self.error.offer(remedy, say("Show More"), lambda: self.more.set_open(True))
        self.phenotype = FileQuestion(
            say("Case–control status, if the study file does not have it:"),
            FilePlace(say("Phenotype file"), empty=say("No file: status is read from the study."), clearable=True),
        )
        self.phenotype.place.picked.connect(self._phenotype_chosen)
        self.phenotype.place.cleared.connect(self._forget)
        self.column = QLineEdit()
        self.column.setPlaceholderText(say("column (only if the file has several)"))
        self.column.setAccessibleName(say("Column of the phenotype file"))
        self.column.textChanged.connect(lambda _text: self._forget())
        self.more.body.addWidget(self.phenotype)
        self.more.body.addWidget(self.column)
        self.lists = PeopleListsQuestion()
        self.lists.changed.connect(self._forget)
        self.more.body.addWidget(self.lists)
        self.dosages = QCheckBox(say("Use genotype probabilities in place of hard calls"))
        self.dosages.setProperty("helpTopic", "imputed-genotypes")
        self.dosages.setToolTip(tip(say("For VCF and BCF files (GP, else DS), .pgen files with dosages, and BGEN.")))
        self.dosages.setChecked(self._document.plan.design.dosages is not None)
        self.dosages.toggled.connect(self._forget)
        self.more.body.addWidget(self.dosages)
        self.every_chromosome = QCheckBox(say("Score chromosomes other than 1–22 too"))
        self.every_chromosome.setToolTip(
            tip(
                say(
                    "Everybody is then counted as having two copies: a man’s single X counts as two identical copies. A "
                    "release never includes these SNPs."
                )
            )
        )
        self.every_chromosome.toggled.connect(self._forget)
        self.more.body.addWidget(self.every_chromosome)
        self.strata = StrataQuestion()
        self.strata.changed.connect(self._forget)
        self.trait = TraitQuestion()
        self.trait.changed.connect(self._forget)
        for part in (self.place, self.trait, self.notes, self.more, self.strata):
            card.body.addWidget(part)
        self.left.add(card)
        self.inputs += [
            self.place,
            self.phenotype,
            self.column,
            self.lists,
            self.dosages,
            self.every_chromosome,
            self.strata,
            self.trait,
        ]
        self._show_kind()

    def _show_kind(self) -> None:
        """What only one kind of study has."""
        design = self._document.plan.design
        view = view_of(design)
        self.trait.ask(view.values_of(design))
        self.phenotype.setVisible(view.has("files.phenotype"))
        self.column.setVisible(view.has("files.phenotype_name"))
        self.more.set_title(say_marked(view.more_of_known_study))

    def _add_truth(self) -> None:
        card = Card(say("The study’s causal SNPs"))
        self.snps = QPlainTextEdit()
        self.snps.setAccessibleName(say("Ids of the causal SNPs"))
        self.snps.setPlaceholderText(say("ids, separated by spaces or commas"))
        self.snps.setTabChangesFocus(True)
        keep_lines(self.snps, 3, GRID, fixed=True)
        self.snps.textChanged.connect(self._typed)
        self.origin = InlineMessage("muted")
        self.truth_error = InlineError()
        for part in (self.snps, self.origin, self.truth_error):
            card.body.addWidget(part)
        self.left.add(card)
        self.inputs.append(self.snps)

    def _add_ledger(self) -> None:
        card = Card(say("Log this access"), topic="release-ledger")
        self.ledger = FilePlace(
            say("Ledger"),
            empty=say_marked(NOT_RECORDED),
            filters=offering(say("Ledgers"), LEDGER_FILES),
            clearable=True,
        )
        self.ledger.picked.connect(self._ledger_chosen)
        self.ledger.cleared.connect(self._forget)
        self.begin = QPushButton(say("Create a privacy &ledger…"))
        self.begin.setProperty("role", "link")
        self.begin.clicked.connect(self._begin_ledger)
        card.body.addWidget(label(say("A ledger logs the access, and later reports state it."), "muted"))
        card.body.addWidget(self.ledger)
        card.body.addWidget(self.begin)
        self.left.add(card)
        self.inputs += [self.ledger, self.begin]

    def _add_answer(self) -> None:
        warning = label(say_marked(WARNING), "warning")
        self.right.addWidget(warning)
        self.stack = QStackedWidget()
        empty = QFrame()
        empty.setProperty("role", "card")
        column = QVBoxLayout(empty)
        column.setContentsMargins(4 * GRID, GRID, 4 * GRID, GRID)
        self.hint = label(say_marked(EMPTY), "muted")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.hint)
        self.stack.addWidget(empty)
        self.answer = Card(say("Utility of a release of this study"))
        self.asked = label("", "muted", selectable=True)
        self.answer.body.addWidget(self.asked)
        self.numbers = QGridLayout()
        self.numbers.setHorizontalSpacing(2 * GRID)
        self.numbers.setVerticalSpacing(GRID)
        self.numbers.setColumnStretch(0, 1)
        self.lines = []
        for row in range(7):
            words, value = label(""), label("", "number", wrap=False, selectable=True)
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.numbers.addWidget(words, row, 0)
            self.numbers.addWidget(value, row, 1)
            self.lines.append((words, value))
        self.answer.body.addLayout(self.numbers)
        self.method = label("", "muted")
        self.recorded = label("", "muted")
        self.answer.body.addWidget(self.method)
        self.answer.body.addWidget(self.recorded)
        self.answer.body.addStretch(1)
        self.stack.addWidget(self.answer)
        self.right.addWidget(self.stack, 1)

    # What the user says ---------------------------------------------------------------------------------------------

    def open_study(self, path: Path) -> None:
        """Take a study; the truth beside it, if there is one, fills the list of causal SNPs."""
        if self.is_running:
            return
        self.place.show_path(path)
        self.truth_error.show_message("")
        self.origin.show_message("")
        self.trait.take_beside(path)
        truth = truth_beside(path)
        if truth.is_file():
            try:
                ids = causal_of_truth(truth)
            except GwasPrivacyError as error:
                self.truth_error.show_error(error, truth)
            else:
                self.snps.setPlainText(" ".join(ids))
                self.origin.show_message(say("Read from {file}.", file=truth.name))
        self._forget()

    def take_open(self, files: OpenFiles) -> None:
        if self.place.path is None and files.study is not None:
            self.open_study(files.study)
            if files.phenotype is not None:
                self._phenotype_chosen(files.phenotype)

    def causal(self) -> tuple[str, ...]:
        return tuple(self.snps.toPlainText().replace(",", " ").replace(";", " ").split())

    def _typed(self) -> None:
        self.origin.show_message("")
        self.truth_error.show_message("")
        self._forget()

    def _phenotype_chosen(self, path: Path) -> None:
        self.phenotype.place.show_path(path)
        self._forget()

    def _ledger_chosen(self, path: Path) -> None:
        self.ledger.show_path(path)
        self._forget()

    def _begin_ledger(self) -> None:
        path = ask_for_new_ledger(self)
        if path is not None:
            self._ledger_chosen(path)

    def _on_plan(self, old: Plan, new: Plan) -> None:
        """Another release in the plan is the one to ask about; what was set here stays while only the rest changes."""
        if (old.release, old.adversary, old.design) != (new.release, new.adversary, new.design):
            self.form.take_plan(new)
            self._show_kind()
        if old.design.dosages != new.design.dosages:
            self.dosages.setChecked(new.design.dosages is not None)

    def why_not(self) -> str:
        if self.place.path is None:
            return say("Choose a study first.")
        if not self.causal():
            return say("Enter its causal SNPs.")
        if self.strata.is_asking:
            return say("Choose the columns that define the strata.")
        if self.trait.is_asking and self.trait.path is None:
            return say("Choose the file with everybody’s value of the trait, and its column.")
        return ""

    def known_paths(self) -> Sequence[Path | None]:
        reference = self._document.plan.design.reference
        there = None if reference is None else (self._document.folder or Path()) / reference
        lists = (self.lists.keep.place.path, self.lists.remove.place.path)
        return (
            self.place.path,
            self.phenotype.place.path,
            self.trait.path,
            *lists,
            self.strata.path,
            self.ledger.path,
            there,
        )

    def cancelled_words(self) -> str:
        if self.ledger.path is None:
            return say("Stopped. Nothing was shown.")
        return say("Stopped. Nothing was shown. The access may already be logged.")

    def _study(self, path: Path, asked: KnownRelease) -> KnownStudy:
        design = self._document.plan.design
        fill = None if asked.score.score.least_over_fillings else design.fill or FillRule.NON_COUNTED
        needs_panel = fill is FillRule.PANEL_MODE or asked.score.offset is not None
        reference = None
        if needs_panel and design.reference is not None:
            reference = (self._document.folder or Path()) / design.reference
        phenotype = self.phenotype.place.path if view_of(design).has("files.phenotype") else None
        return KnownStudy(
            path=path,
            phenotype=phenotype,
            phenotype_name=(self.column.text().strip() or None) if phenotype is not None else None,
            keep=self.lists.keep.place.path,
            remove=self.lists.remove.place.path,
            strata=self.strata.path,
            strata_columns=self.strata.columns,
            dosages=self.dosages.isChecked(),
            fill=fill,
            reference=reference,
            ledger=self.ledger.path,
            every_chromosome=self.every_chromosome.isChecked(),
            case_code=design.case_code,
            leave_out=self._document.plan.leaves_out_without_phenotype,
            trait=design.trait,
            values=self.trait.path,
            values_name=self.trait.name,
        )

    # The work -------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Find the utility; what cannot be asked is said without looking at the study."""
        path = self.place.path
        if self.is_running or self.why_not() or path is None:
            return
        self._forget()
        try:
            asked = self.form.release(self.causal())
            study = self._study(path, asked)
        except GwasPrivacyError as error:
            self.error.show_error(error, *self.known_paths())
            return
        self.hint.setText(say("Reading, counting and computing…"))
        self.run(find_utility, study, asked, title=say("Utility on a known study"), done=self._show_answer)

    def _failed(self, error: GwasPrivacyError) -> None:
        super()._failed(error)
        if isinstance(error, TrueSnpProblem):
            self.error.show_message("")
            self.truth_error.show_error(error)
            self.snps.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_asked(self, found: KnownUtility) -> bool:
        try:
            return self.form.release(self.causal()) == found.release
        except GwasPrivacyError:
            return False

    def _show_answer(self, found: KnownUtility) -> None:
        if not self._is_asked(found):
            self.note.show_message(say("The plan was changed meanwhile, so this result is out of date. Compute again."))
            return
        self.found = found
        line = asked_words(found)
        self.asked.setText(f"{line[:1].upper()}{line[1:]}.")
        rows = utility_words(found)
        for place, (words, value) in enumerate(self.lines):
            shown = place < len(rows)
            words.setText(rows[place][0] if shown else "")
            value.setText(rows[place][1] if shown else "")
            value.setAccessibleName(" ".join(rows[place]) if shown else "")
            words.setVisible(shown)
            value.setVisible(shown)
        self.method.setText(method_words(found))
        ledger = self.ledger.path
        logged = "" if ledger is None else say("The access is logged in {file}.", file=ledger.name)
        self.recorded.setText(logged or say("This access was not logged."))
        self.notes.show_message("\n".join(map(say_marked, found.notes)))
        self.stack.setCurrentIndex(1)

    def _forget(self) -> None:
        """The answer is not that of what is asked now."""
        if not self.is_ready:
            return
        self.found = None
        for part in (self.error, self.note, self.notes):  # what is wrong with the list of SNPs stays until it is edited
            part.show_message("")
        for words, value in self.lines:
            words.setText("")
            value.setText("")
            value.setAccessibleName("")
        self.stack.setCurrentIndex(0)
        self.refresh()

    def show_more(self) -> None:
        self.begin.setVisible(self.ledger.path is None)
        if not self.is_running and self.found is None:
            ready = not self.why_not()
            self.hint.setText(say("Ready: compute the utility.") if ready else say_marked(EMPTY))

    # Drag and drop, the end -----------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        self._follower.catch_up()
        super().showEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._forget()
