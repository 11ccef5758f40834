"""Tools → Publish exact results?…: what they would tell of who took part, a recommendation, and what lowers it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.sentences import tell
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.draw_in_its_place import DrawCost, can_be_planned, cost_words, draw_cost
from gwasprivacy.forecast.exact_results import answer_exactly, question_of, with_list
from gwasprivacy.membership.exact_results import Columns, ExactStudy
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.release.risk_report import RiskFiles
from gwasprivacy.statement.exact import exact_words as words
from gwasprivacy.statement.exact.exact_question import MOST_SNPS, PRIORS, ExactAnswer, ExactQuestion, ExactTarget
from gwasprivacy.statement.exact.report_on_exact_results import RiskReport
from gwasprivacy.ui.shell.document import SIZES, PlanDocument
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.open_files import OpenFiles
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.plan_follower import PlanFollower
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.zoom import keep_lines
from gwasprivacy.ui.tools.exact_results_page import write_page
from gwasprivacy.ui.tools.exact_results_plots import ExactPosteriorPlot, ExactRocPlot
from gwasprivacy.ui.tools.measure_rows import MeasureRows
from gwasprivacy.ui.tools.study_worst_fold import StudyWorstFold
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, Fold, label
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.fields import ChoiceField, CountField, percent_field
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion, offering
from gwasprivacy.ui.widgets.flow_row import FlowRow
from gwasprivacy.ui.widgets.form_rows import Rows
from gwasprivacy.ui.widgets.study_views import view_of, view_of_people

LANE = "tool-exact-results"
MOST_PEOPLE = 100_000_000
LEAST_PLOT = 280  # px
GROUPS_ONLY = (Columns.CONTRASTS, Columns.UNSIGNED)
HAVE_FREQUENCIES = (Columns.CONTRASTS, Columns.TRAIT, Columns.UNSIGNED, Columns.HITS, Columns.SCORE)


def answer_asked(
    question: ExactQuestion,
    snps: Path | None,
    plan: CheckedPlan | None,
    base: Path | None,
    *,
    work: Work = UNWATCHED,
) -> tuple[ExactAnswer, DrawCost | None]:
    """The answer, about the SNPs of a list where there is one, and what the plan's draw costs.  Raises InvalidInput, Cancelled."""
    answer = answer_exactly(question if snps is None else with_list(question, snps), plan, work=work)
    return answer, None if plan is None else draw_cost(plan, base, work=work.quiet())


class ExactResultsDialog(ToolDialog):
    """What would be published on the left; on the right the recommendation with its number, and what lowers it.

    A plan that is open gives the sizes, and its private draw stands beside the answer; without one it is a draw with e^ε = 2.
    """

    help_page = "exact-results"

    def __init__(self, document: PlanDocument, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs,
            title=say("Publish exact results?"),
            verb=say("Compute the &risk"),
            lane=LANE,
            size=(1040, 680),
            parent=parent,
        )
        self._document, self._jobs = document, jobs
        self.answer: ExactAnswer | None = None
        self._add_question()
        self._add_attacker()
        self._add_answer()
        self._add_page()
        self._follower = PlanFollower(document, lambda _old, _new: self._on_plan(), self, self)
        self._of_plan = False
        self.ready()
        if SIZES in document.still_examples():
            self._show_fields()
        else:
            self._take_plan()

    # The question ---------------------------------------------------------------------------------------------------

    def _add_question(self) -> None:
        card = Card(say("What would be published?"), topic="exact-results")
        self.columns = ChoiceField(say("What would be published of each SNP"))
        for columns, title in words.TITLES.items():
            self.columns.addItem(say_marked(title), columns)
        self.columns.chosen.connect(lambda _columns: self._changed())
        self.with_frequencies = QCheckBox(say("with a&llele frequencies or standard errors"))
        self.with_frequencies.setChecked(True)
        self.with_frequencies.toggled.connect(lambda _on: self._changed())
        self.grouped = QCheckBox(say("of cases and controls, &each apart"))
        self.grouped.setChecked(True)
        self.grouped.toggled.connect(lambda _on: self._changed())
        self.cases = CountField(say("Cases"), low=0, high=MOST_PEOPLE)
        self.controls = CountField(say("Controls"), low=0, high=MOST_PEOPLE)
        self.people = CountField(say("Participants"), low=0, high=MOST_PEOPLE)
        self.snps = CountField(say("SNPs"), low=0, high=MOST_SNPS)
        self.decimals = ChoiceField(say("Precision"))
        self.decimals.addItem(say("as computed"), None)
        for places in (4, 3, 2, 1):
            self.decimals.addItem(say("{n} decimals", n=places) if places > 1 else say("1 decimal"), places)
        self.decimals.chosen.connect(lambda _places: self._changed())
        self.rows = Rows()
        self.rows.add(say("cases"), self.cases, wide=True)
        self.rows.add(say("controls"), self.controls, wide=True)
        self.rows.add(say("participants"), self.people, wide=True)
        self.rows.add(say("SNPs"), self.snps, wide=True)
        self.rows.add(say("precision"), self.decimals, wide=True)
        for field in (self.cases, self.controls, self.people, self.snps):
            field.edited.connect(lambda _value: self._changed())
        self.list = FileQuestion(
            say("A list of the SNPs (optional)"),
            FilePlace(say("List of SNPs"), empty=say("One SNP a line."), filters=offering(), clearable=True),
        )
        self.list.place.picked.connect(self._list_chosen)
        self.list.place.cleared.connect(self._changed)
        for part in (self.columns, self.with_frequencies, self.grouped):
            card.body.addWidget(part)
        card.body.addLayout(self.rows)
        card.body.addWidget(self.list)
        self.left.add(card)
        self.inputs += [
            self.columns,
            self.with_frequencies,
            self.grouped,
            self.cases,
            self.controls,
            self.people,
            self.snps,
            self.decimals,
            self.list,
        ]

    def _add_attacker(self) -> None:
        card = Card(say("About whom, and who asks?"), topic="exact-results")
        self.target = ChoiceField(say("About whom it is said"))
        for target, name in words.TARGETS.items():
            self.target.addItem(say_marked(name), target)
        self.target.chosen.connect(lambda _target: self._changed())
        self.low = percent_field(say("Lowest prior, per cent"), low=1e-6, high=0.999999, decimals=4)
        self.high = percent_field(say("Highest prior, per cent"), low=1e-6, high=0.999999, decimals=4)
        self.low.show_value(PRIORS[0])
        self.high.show_value(PRIORS[1])
        rows = Rows()
        rows.add(say("lowest prior"), self.low)
        rows.add(say("highest prior"), self.high)
        more = Fold(say("More: earlier results, panel"))
        self.differs = CountField(say("People by whom earlier results differ"), low=0, high=MOST_PEOPLE)
        self.differs.setSpecialValueText(say("none"))
        self.bundled = QCheckBox(say("Linkage of the &bundled panel of simulated people"))
        self.bundled.toggled.connect(lambda _on: self._changed())
        more_rows = Rows()
        more_rows.add(say("earlier results differ by"), self.differs)
        more.body.addLayout(more_rows)
        more.body.addWidget(
            label(say("Results of the same people but so many left before: the difference is about these."), "muted")
        )
        more.body.addWidget(self.bundled)
        for field in (self.low, self.high, self.differs):
            field.edited.connect(lambda _value: self._changed())
        card.body.addWidget(self.target)
        card.body.addLayout(rows)
        card.body.addWidget(more)
        self.left.add(card)
        self.inputs += [self.target, self.low, self.high, self.differs, self.bundled]

    def _add_page(self) -> None:
        card = Card(say("A page for those who decide"), topic="exact-results")
        self.key = self.may_sign()
        self.page = QPushButton(say("Save the &page…"))
        self.page.setAutoDefault(False)
        self.page.clicked.connect(self._save_page)
        self.saved = label("", selectable=True)
        self.saved.hide()
        for part in (self.key, self.page, self.saved):
            card.body.addWidget(part)
        self.left.add(card)

    def _list_chosen(self, path: Path) -> None:
        self.list.place.show_path(path)
        self._changed()

    def _take_plan(self) -> None:
        self._of_plan = True
        self.show_question(question_of(self._document.plan, self._document.folder))

    def ask_of_plan(self) -> None:
        """What if the plan's study published full summary statistics?  Computed at once."""
        self._take_plan()
        self.start()

    def show_question(self, question: ExactQuestion) -> None:
        """Fill the form."""
        study = question.study
        self.columns.show_choice(question.columns)
        for box, on in (
            (self.with_frequencies, question.with_frequencies),
            (self.grouped, study.has_groups),
            (self.bundled, question.panel is not None),
        ):
            blocked = box.blockSignals(True)
            box.setChecked(on)
            box.blockSignals(blocked)
        for field, value in (
            (self.cases, study.n_cases),
            (self.controls, study.n_controls),
            (self.people, study.n_participants),
            (self.snps, question.n_snps),
            (self.differs, study.differs_by or 0),
        ):
            field.show_value(value)
        self.decimals.show_choice(question.decimals)
        self.target.show_choice(question.target)
        self.low.show_value(question.priors[0])
        self.high.show_value(question.priors[1])
        self._changed()

    @property
    def _columns(self) -> Columns:
        return Columns(self.columns.currentData())

    @property
    def _has_groups(self) -> bool:
        columns = self._columns
        return columns in GROUPS_ONLY or (columns is not Columns.TRAIT and self.grouped.isChecked())

    def _show_fields(self) -> None:
        """Only what the chosen results have."""
        columns = self._columns
        self.with_frequencies.setVisible(columns in HAVE_FREQUENCIES)
        self.grouped.setVisible(columns not in (*GROUPS_ONLY, Columns.TRAIT))
        for field, shown in ((self.cases, self._has_groups), (self.controls, self._has_groups)):
            self.rows.show_row(field, shown)
        self.rows.show_row(self.people, not self._has_groups)
        self.rows.show_row(self.snps, self.list.place.path is None)
        self.rows.show_row(self.decimals, columns is not Columns.BEACON)

    def _changed(self) -> None:
        """What was answered, or is being computed, was another question."""
        self._lane.drop()
        self._show_fields()
        self._show(None)

    def _on_plan(self) -> None:
        if self._of_plan:  # its draw stands in the answer
            self._changed()

    # The answer -----------------------------------------------------------------------------------------------------

    def _add_answer(self) -> None:
        self.verdict = label("", "heading", selectable=True)
        keep_lines(self.verdict, 2)
        self.right.addWidget(self.verdict)
        column = self.scrolled_right(say("The answer"))
        column.addWidget(label(tell("exact.others-known"), "muted", selectable=True))
        drawn = Card()
        self.plot = ExactRocPlot()
        self.plot.setMinimumHeight(LEAST_PLOT)
        drawn.body.addWidget(self.plot, 1)
        column.addWidget(drawn, 1)
        believed = Card()
        self.posteriors = ExactPosteriorPlot()
        self.posteriors.setMinimumHeight(LEAST_PLOT)
        believed.body.addWidget(self.posteriors, 1)
        self.lowers = Card(say("What lowers it, each by itself"))
        self.measures = MeasureRows()
        self.measures.chosen.connect(self._take_measure)
        self.lowers.body.addWidget(self.measures)
        self.into_plan = QPushButton(say("&Plan the private draw"))
        self.pool = QPushButton(say("Plan a pooled &study"))
        for button in (self.into_plan, self.pool):
            button.setAutoDefault(False)
        self.into_plan.clicked.connect(lambda: self._into_plan(1))
        self.pool.clicked.connect(lambda: self._into_plan(self._times))
        buttons = QWidget()
        FlowRow(buttons, GRID).show_in_order([self.into_plan, self.pool])
        self.lowers.body.addWidget(buttons)
        column.addWidget(self.lowers)
        column.addWidget(believed, 1)
        said = Card(say("In words"))
        for card in (self.lowers, said):
            card.setProperty("helpTopic", "exact-results")  # F1; its “?” would stand twice
        self.words = label("", selectable=True)
        said.body.addWidget(self.words)
        self.beyond = label(tell("exact.not-covered"), "muted", selectable=True)
        said.body.addWidget(self.beyond)
        column.addWidget(said)
        self.of_study = StudyWorstFold(self._jobs)
        column.addWidget(self.of_study)
        self._show(None)

    @property
    def _times(self) -> int:
        """How many times as many participants it takes until the risk is small; 1 where nobody was asked."""
        answer = self.answer
        pooled = next((each for each in answer.measures if each.code == "more-people"), None) if answer else None
        return 1 if answer is None or pooled is None else round(pooled.n / answer.question.study.people)

    def _take_measure(self, question: ExactQuestion) -> None:
        """Ask again as if the measure were taken."""
        if question.n_snps != self.snps.value() and self.list.place.path is not None:
            self.list.place.show_path(None)
        self.show_question(question)
        self.start()

    def _into_plan(self, times: int) -> None:
        """Give the plan the study that was asked about, so many times as large, and compute the answer beside its draw."""
        if self.answer is None:
            return
        study, document = self.answer.question.study, self._document
        press = object()  # one step for Undo
        try:
            view = view_of_people(study)
            if view is not view_of(document.plan.design):
                document.switch_study_kind(gesture=press)
            sizes: dict[str, Any] = {name: times * n for name, n in view.sizes(study).items()}
            document.edit_design(gesture=press, **sizes)
        except GwasPrivacyError as error:
            self.error.show_error(error)
            return
        for field in (self.cases, self.controls, self.people):
            field.show_value(times * field.value())
        self._of_plan = True
        self._changed()
        self.start()

    def _found(self, found: tuple[ExactAnswer, DrawCost | None]) -> None:
        self._show(*found)

    def _show(self, answer: ExactAnswer | None, cost: DrawCost | None = None) -> None:
        self.answer = answer
        self.plot.show_answer(answer)
        self.posteriors.show_answer(answer)
        self.lowers.setVisible(bool(answer and answer.measures))
        self.of_study.show_question(None if answer is None else answer.question)
        if answer is None:
            self.verdict.setText(say("Say what would be published, and press Compute the risk."))
            self.words.setText("")
        else:
            self.verdict.setText(words.recommendation_words(answer))
            self.measures.show_measures(answer)
            said = [words.question_words(answer.question), *words.risk_words(answer), words.private_words(answer)]
            said += [] if cost is None else [cost_words(cost)]
            most = answer.question.study.people * self._times
            self.into_plan.setVisible(can_be_planned(answer.question))
            self.pool.setVisible(can_be_planned(answer.question) and self._times > 1 and most <= MOST_PEOPLE)
            self.words.setText("\n".join(said))
        if self.is_ready:
            self.refresh()

    def take_open(self, files: OpenFiles) -> None:
        self.of_study.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Another study or ledger may be open when one comes back to this window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.is_ready:
            self.of_study.refresh()

    # The page -------------------------------------------------------------------------------------------------------

    def show_more(self) -> None:
        if self.answer is None:
            self.saved.hide()
        can = self.answer is not None and not self.is_running and (self.key.path is None or self.key.is_answered)
        self.page.setEnabled(can)

    def _save_page(self) -> None:
        """Ask for a folder, and write the report and its PDF there."""
        answer, plan = self.answer, self._document.plan if self._of_plan else None
        if answer is None or self.is_running:
            return
        folder = dialogs().choose_folder(self, say("Folder for the page"), self._document.folder)
        if folder is None:
            return
        try:
            files = RiskFiles.choose(folder, None if plan is None else plan.title, force=True)
            force = self.may_replace([files.report, files.pdf])
        except GwasPrivacyError as error:
            self.error.show_error(error, folder)
            return
        if force is None:
            return
        self.run(
            write_page,
            answer,
            plan,
            files,
            self.key.path,
            self.key.take_passphrase(),
            force,
            title=say("The page"),
            done=lambda written: self._written(files, *written),
            abandon=False,
        )

    def _written(self, files: RiskFiles, report: RiskReport, problem: GwasPrivacyError | None) -> None:
        self.folder_made = files.folder
        if problem is not None:
            self.note.show_message(say("The PDF was not written: {error}", error=error_words(problem)))
        names = ", ".join(path.name for path in (files.pdf, files.report) if path.exists())
        self.saved.setText(
            say("Signed and saved in {folder}: {files}.", folder=files.folder.name, files=names)
            if report.key_ids
            else say("Saved without signature in {folder}: {files}.", folder=files.folder.name, files=names)
        )
        self.saved.setToolTip(tip(files.folder))
        self.saved.show()

    # The work -------------------------------------------------------------------------------------------------------

    def why_not(self) -> str:
        if self._has_groups:
            if not (self.cases.value() and self.controls.value()):
                return say("Enter the numbers of cases and controls.")
        elif not self.people.value():
            return say("Enter the number of participants.")
        if self.list.place.path is None and not self.snps.value():
            return say("Enter the number of SNPs.")
        return "" if self.low.value() <= self.high.value() else say("The lowest prior is above the highest.")

    def known_paths(self) -> tuple[Path | None, ...]:
        return self.list.place.path, self.key.path

    def start(self) -> None:
        if self.is_running or self.why_not():
            return
        self._show(None)
        plan = self._document.plan if self._of_plan else None
        self.run(
            answer_asked,
            self._asked(),
            self.list.place.path,
            plan,
            self._document.folder,
            title=say("Computing the risk"),
            done=self._found,
        )

    def _asked(self) -> ExactQuestion:
        columns, groups = self._columns, self._has_groups
        return ExactQuestion(
            columns=columns,
            study=ExactStudy(
                n_participants=0 if groups else self.people.value(),
                n_cases=self.cases.value() if groups else 0,
                n_controls=self.controls.value() if groups else 0,
                differs_by=self.differs.value() or None,
            ),
            n_snps=self.snps.value() or 1,
            with_frequencies=columns in HAVE_FREQUENCIES and self.with_frequencies.isChecked(),
            decimals=None if columns is Columns.BEACON else self.decimals.currentData(),
            target=ExactTarget(self.target.currentData()),
            priors=(self.low.shown_value(), self.high.shown_value()),
            panel="" if self.bundled.isChecked() else None,
        )

    def cancelled_words(self) -> str:
        return say("Stopped.")
