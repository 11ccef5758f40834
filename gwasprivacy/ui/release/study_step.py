"""Step "Study": a place to drop the data, and a card of what may be said about them; never their statistics."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.number_words import count
from gwasprivacy.plan.plan import UNTITLED
from gwasprivacy.study.covariate_file import CovariateFile, holds_all
from gwasprivacy.study.formats.registry import format_of, one_study
from gwasprivacy.study.formats.trait_tsv import FORMAT_NAME as TRAIT_TABLE
from gwasprivacy.study.phenotype import PHENOTYPE_MISSING
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.ui.release.case_code_question import CaseCodeQuestion
from gwasprivacy.ui.release.dosage_question import DosageQuestion
from gwasprivacy.ui.release.filter_question import FilterQuestion, SitesQuestion, Way
from gwasprivacy.ui.release.reference_row import AllelesQuestion
from gwasprivacy.ui.release.release_runner import ReleaseRunner
from gwasprivacy.ui.release.step import RunnerStep
from gwasprivacy.ui.release.study_check_fold import StudyCheckFold
from gwasprivacy.ui.release.words import (
    Step,
    study_line,
)
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.error_words import message_words
from gwasprivacy.ui.shell.offered_remedies import (
    ANOTHER_FILE,
    OTHER_COVARIATES,
    STRATA_OF_PLAN,
    STRATA_OF_STUDY,
    go_to,
    show_field,
)
from gwasprivacy.ui.shell.open_files import opened_around
from gwasprivacy.ui.shell.settings import RecentKind
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.card import Fold, InlineMessage, label
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion, offering, study_files, study_place_words
from gwasprivacy.ui.widgets.inline_error import InlineError
from gwasprivacy.ui.widgets.people_lists import PeopleListsQuestion
from gwasprivacy.ui.widgets.recent_files import RecentFilesButton
from gwasprivacy.ui.widgets.strata_question import StrataQuestion
from gwasprivacy.ui.widgets.study_views import StudyView, view_of, view_of_people
from gwasprivacy.ui.widgets.trait_question import TraitQuestion

UNDER_MORE = (
    "give-phenotypes",
    "no-phenotypes",
    "name-the-column",
    "choose-phenotype",
    "say-case-code",
    "say-2-means-case",
)


A_REFERENCE = ("declare-alleles", "tick-the-declaration", "name-other-panel-or-declare-alleles")


class StudyStep(RunnerStep):
    """Which data: a place to drop them, and a card of what may be said about them."""

    example_asked = Signal()

    def __init__(self, runner: ReleaseRunner, document: PlanDocument, parent: QWidget | None = None) -> None:
        super().__init__(Step.STUDY, runner, "release-study", parent)
        self._document = document
        self.place = FilePlace(
            say("Study"),
            empty=study_place_words(),
            filters=offering(say("Studies"), study_files()),
            gather=self._gather,
        )
        self.place.picked.connect(self._picked)
        self.body.addWidget(self.place)
        self.recent = RecentFilesButton(RecentKind.STUDY, self.place.picked.emit)
        self.body.addWidget(self.recent)
        self.trait = TraitQuestion()
        self.trait.changed.connect(self._reopen)
        self.body.addWidget(self.trait)
        self.covariates = FileQuestion(
            say("Covariates of each person: a header FID IID and names, then a line for each (NA: missing)."),
            FilePlace(say("File of covariates"), empty=say("Drop the file of covariates here."), clearable=True),
        )
        self.covariates.setProperty("helpTopic", "covariates")
        self.covariates.place.picked.connect(self._set_covariates)
        self.covariates.place.cleared.connect(self._reopen)
        self.body.addWidget(self.covariates)
        self.example = QPushButton(say("Open the example study"))
        self.example.setProperty("role", "link")
        self.example.clicked.connect(self.example_asked)
        self.body.addWidget(self.example)
        self.limits = label("", "muted")
        self.limits.setProperty("helpTopic", "not-modelled")
        self.body.addWidget(self.limits)
        self.error = InlineError()
        self.body.addWidget(self.error)
        self.facts = QWidget()
        grid = QGridLayout(self.facts)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * GRID)
        grid.setVerticalSpacing(GRID // 2)
        grid.setColumnStretch(1, 1)
        self.values = {}
        names = {
            "format": say("format"),
            "cases": say("cases"),
            "controls": say("controls"),
            "participants": say("participants"),
            "SNPs": say("SNPs"),
        }
        self.fact_names = {}
        for row, (name, words) in enumerate(names.items()):
            self.fact_names[name] = label(words, "muted", wrap=False)
            grid.addWidget(self.fact_names[name], row, 0)
            self.values[name] = label("", wrap=False, selectable=True)
            grid.addWidget(self.values[name], row, 1)
        self.body.addWidget(self.facts)
        self.asks_name = False  # whether somebody was sent here to name the study before one is open
        self.title_words = label(say("Name of the study in the report (public):"), "muted")
        self.title_field = QLineEdit()
        self.title_field.setMaxLength(200)
        self.title_field.setPlaceholderText(say("not named yet"))
        self.title_field.setAccessibleName(say("Name of the study in the report"))
        self.title_field.editingFinished.connect(self._set_title)
        self.propose = QPushButton("…")  # the file's name, which is private until somebody says otherwise
        self.propose.setProperty("role", "link")
        self.propose.clicked.connect(self._take_proposed)
        self.title_error = InlineError()
        for part in (self.title_words, self.title_field, self.propose, self.title_error):
            self.body.addWidget(part)
        self.notes = InlineMessage("muted")
        self.body.addWidget(self.notes)
        self.mismatch = InlineError("warning")
        self.body.addWidget(self.mismatch)
        self.follow = QPushButton(say("Use the study’s sample size in the plan"))
        self.follow.clicked.connect(self._follow)
        self.body.addWidget(self.follow)
        self.state_build = QPushButton(say("State this genome build in the report"))
        self.state_build.clicked.connect(self._state_build)
        self.body.addWidget(self.state_build)
        self.leave_out = QPushButton(say("Remove these people"))
        self.leave_out.clicked.connect(self._leave_out)
        self.body.addWidget(self.leave_out)
        self.values_file = QPushButton(say("Choose a phenotype file…"))
        self.values_file.clicked.connect(self._choose_people)
        self.body.addWidget(self.values_file)
        self.dosages = DosageQuestion(runner, document)
        self.body.addWidget(self.dosages)
        self.sites = SitesQuestion(runner, document)
        self.body.addWidget(self.sites)
        self.filters = FilterQuestion(runner, document)
        self.filters.file_asked.connect(self.place.choose)
        self.body.addWidget(self.filters)
        self.alleles = AllelesQuestion(runner, document)
        self.body.addWidget(self.alleles)
        self.working = label("", "muted")
        self.body.addWidget(self.working)
        self.again = QPushButton(say("Try again"))
        self.again.clicked.connect(runner.try_again)
        self.body.addWidget(self.again)
        self._add_phenotype()
        self.check = StudyCheckFold(runner, document)
        self.body.addWidget(self.check)

    def _add_phenotype(self) -> None:
        self.more = Fold(say("More: phenotype, alleles, strata, people"))
        self.phenotype = FileQuestion(
            say("Case–control status, if the study file does not have it:"),
            FilePlace(
                say("Phenotype file"),
                empty=say("No file: status is read from the study."),
                clearable=True,
            ),
        )
        self.phenotype.place.picked.connect(self._set_phenotype)
        self.phenotype.place.cleared.connect(self._reopen)
        self.column = QLineEdit()
        self.column.setPlaceholderText(say("column (only if the file has several)"))
        self.column.setAccessibleName(say("Column of the phenotype file"))
        self.column.editingFinished.connect(self._column_set)
        self.more.toggled.connect(lambda _opened: self.runner.changed.emit())
        self.more.body.addWidget(self.phenotype)
        self.more.body.addWidget(self.column)
        self.case_code = CaseCodeQuestion(self.runner, self._document)
        self.more.body.addWidget(self.case_code)
        self.body.addWidget(self.more)
        self.error.offer(UNDER_MORE, say("Show More"), self._show_more)
        self.error.offer(ANOTHER_FILE, say("Choose another file…"), self.place.choose)
        self.error.offer("give-trait-file", say("Choose the file…"), self.trait.question.place.choose)
        self.error.offer("give-covariates", say("Choose the file…"), self.covariates.place.choose)
        columns = say("Go to the covariates")
        for where in (self.error, self.covariates.error):
            where.offer(OTHER_COVARIATES, columns, lambda: show_field(self, "design.covariates"))
        self.error.offer(STRATA_OF_STUDY, say("Show Strata"), self._show_strata)
        self.error.offer(STRATA_OF_PLAN, say("Enter the strata"), lambda: show_field(self, "design.strata"))
        self.error.offer(A_REFERENCE, say("Choose a reference…"), self.alleles.reference.place.choose)
        self.filters.error.offer(
            "name-reference-with-frequencies", say("Choose a reference…"), self.alleles.reference.place.choose
        )
        self.error.offer("name-public-list", say("Choose the list…"), self.filters.list.place.choose)
        self.error.offer("use-probabilities", say("Use probabilities"), lambda: self.dosages.choose(True))
        build = say("Choose the genome build")
        self.error.offer("correct-genome-build", build, lambda: show_field(self, "design.genome_build"))
        answer = say("Go to the question")
        self.error.offer("answer-imputation", answer, lambda: go_to(self.dosages.panel))
        self.error.offer("answer-genotype-filter", answer, lambda: go_to(self.filters.question.first))
        self.error.offer("answer-sites", answer, lambda: go_to(self.sites.answers.first))
        self._column = ""
        self.strata = StrataQuestion()
        self.strata.changed.connect(self._reopen)
        self.more.body.addWidget(self.strata)
        self.lists = PeopleListsQuestion()
        self.lists.changed.connect(self._reopen)
        self.more.body.addWidget(self.lists)

    def _show_more(self) -> None:
        self.more.set_open(True)
        self.more.button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_strata(self) -> None:
        self.more.set_open(True)
        self.strata.set_open(True)
        go_to(self.strata.question.place.button)

    def forget(self) -> None:
        super().forget()
        self.column.clear()
        self._column = ""
        self.trait.forget()
        self.strata.forget()
        self.covariates.place.show_path(None)
        self.covariates.error.show_message("")
        for fold in (self.more, self.check, self.strata, self.lists):
            fold.set_open(False)

    # What the user says ---------------------------------------------------------------------------------------------

    def _picked(self, path: Path) -> None:
        """Open a study; a file with everybody's value is none, and no other file takes the place of the open study."""
        planned = self._document.plan.design.covariates
        if planned is not None and format_of(path) is None and holds_all(path, planned):
            self._set_covariates(path)
            return
        if format_of(path) is None and self._view.may_hold_people(path):
            self._take_values(path)
            return
        if self.runner.source is not None and format_of(path) is None:
            stays = say("{file} is not a study. The open study stays.", file=path.name)
            dialogs().tell(self.window(), say("Nothing was opened"), stays)
            return
        self.trait.take_beside(path)
        self.runner.open_study(self._source(path))

    def _gather(self, files: Sequence[Path]) -> Path:
        """The study of files that came together; the planned covariates may be among them."""
        planned = self._document.plan.design.covariates
        beside = (
            [] if planned is None else [each for each in files if format_of(each) is None and holds_all(each, planned)]
        )
        study = [each for each in files if each not in beside]
        if not study or len(beside) != 1:
            return one_study(files)
        found = one_study(study)
        self.covariates.error.show_message("")
        self.covariates.place.show_path(beside[0])
        return found

    def _source(self, path: Path) -> StudyFiles:
        phenotype = self.phenotype.place.path
        name = self.column.text().strip() or None
        return StudyFiles(
            path=path,
            phenotype=phenotype,
            phenotype_name=name if phenotype is not None else None,
            strata=None if self.strata.is_asking else self.strata.path,
            strata_columns=self.strata.columns,
            keep=self.lists.keep.place.path,
            remove=self.lists.remove.place.path,
            values=self.trait.path,
            values_name=self.trait.name,
            covariates=self.covariates.place.path,
        )

    def _take_values(self, path: Path) -> None:
        """A file with a value of each person: of the trait, or who is a case."""
        question = self._people_question
        if self.more.isAncestorOf(question):
            self.more.set_open(True)
        question.place.picked.emit(path)

    @property
    def _view(self) -> StudyView:
        return view_of(self._document.plan.design)

    def _choose_people(self) -> None:
        self._people_question.place.choose()

    @property
    def _people_question(self) -> FileQuestion:
        """Which asks for the file with what is known of each person."""
        return {"phenotype": self.phenotype, "values": self.trait.question}[self._view.people_file]

    def _set_phenotype(self, path: Path) -> None:
        self.phenotype.place.show_path(path)
        self._reopen()

    def _set_covariates(self, path: Path) -> None:
        planned = self._document.plan.design.covariates
        try:
            if planned is not None:
                CovariateFile(path=path, chosen=planned).check_header()
        except GwasPrivacyError as error:
            self.covariates.error.show_error(error, path)
            return
        self.covariates.error.show_message("")
        self.covariates.place.show_path(path)
        self._reopen()

    def _reopen(self) -> None:
        if self.runner.source is not None:
            self.runner.open_study(self._source(self.runner.source.path))

    def _column_set(self) -> None:
        if self.column.text() != self._column:
            self._column = self.column.text()
            self._reopen()

    def _take_proposed(self) -> None:
        self.title_field.setText(opened_around(self).name(""))
        self._set_title()

    def _set_title(self) -> None:
        title = self.title_field.text().strip() or UNTITLED
        if title != self._document.plan.title:
            self.title_error.attempt(lambda: self._document.edit(title=title))

    def _follow(self) -> None:
        try:
            self.runner.take_numbers()
        except GwasPrivacyError as error:
            self.mismatch.show_error(error)

    def _state_build(self) -> None:
        if self.runner.facts is not None:
            build = self.runner.facts.genome_build
            self.mismatch.attempt(lambda: self._document.edit_design(genome_build=build))

    def _leave_out(self) -> None:
        try:
            self.runner.leave_people_out()
        except GwasPrivacyError as error:
            self.error.show_error(error)

    # Showing --------------------------------------------------------------------------------------------------------

    @property
    def stays_open(self) -> bool:
        offers_rules = self.filters.given is Way.OWN_RULES  # beside the one that is ticked first there are others
        return self.check.is_open or offers_rules or self._document.plan.title == UNTITLED

    def first_control(self) -> QWidget:
        return self.place.button

    def refresh(self, opened: bool) -> None:
        runner, facts = self.runner, self.runner.facts
        problem = runner.study_error or runner.plan_error
        trouble = problem is not None or bool(runner.mismatch)
        summary = study_line(facts) if facts is not None else ""
        self.show_state(self._state_now(problem=trouble and runner.done is None), summary, opened=opened)
        self.place.show_path(None if runner.source is None else runner.source.path)
        self.place.setEnabled(not runner.is_publishing)
        self.limits.setVisible(runner.source is None)
        design, view = self._document.plan.design, self._view
        self.limits.setText(say_marked(view.study_form))
        counted = facts is not None and facts.format_name == TRAIT_TABLE
        self.trait.ask(None if counted else view.values_of(design))
        self.covariates.setVisible(design.covariates is not None)
        self.covariates.setEnabled(not runner.is_publishing)
        self.more.set_title(say_marked(view.more_of_study))
        self.trait.setEnabled(not runner.is_publishing)
        self.phenotype.setVisible(view.has("files.phenotype"))
        self.column.setVisible(view.has("files.phenotype_name"))
        self.case_code.refresh()
        self.example.setVisible(runner.source is None and view.has_example)
        self.recent.refresh(runner.source is None)
        path = None if runner.source is None else runner.source.path
        missing = problem if problem is not None and problem.code in PHENOTYPE_MISSING else None
        self._show_missing(missing, path)
        if missing is None:
            self.error.show_error(problem, path)
        self.facts.setVisible(facts is not None)
        if facts is not None:
            sizes = view_of_people(facts).sizes(facts)
            shown = {name.removeprefix("n_"): count(n) for name, n in {**sizes, "SNPs": facts.n_snps}.items()}
            shown["format"] = say_marked(facts.format_name)
            for name, value in self.values.items():
                value.setText(shown.get(name, ""))
                for part in (self.fact_names[name], value):
                    part.setVisible(name in shown)
        plan = self._document.plan if runner.done is None else runner.done.report.plan
        title = "" if plan.title == UNTITLED else plan.title
        if not self.title_field.hasFocus() or self.title_field.text().strip() == title:
            self.title_field.setText(title)
            self.title_field.setCursorPosition(0)
        proposed = "" if title or facts is None else opened_around(self).name("")
        self.propose.setText(say("Name it “{name}”", name=proposed or "…").replace("&", "&&"))
        self.propose.setVisible(bool(proposed))
        named: tuple[QWidget, ...] = (self.title_words, self.title_field)
        for widget in named:
            widget.setVisible(facts is not None or self.asks_name)
            widget.setEnabled(runner.done is None and not runner.is_publishing)
        build = None if facts is None or plan.design.genome_build is not None else facts.genome_build
        fits = () if build is None else (say("The positions fit {build}.", build=build.value),)
        self.notes.show_message("" if facts is None else "\n".join((*map(say_marked, facts.notes), *fits)))
        self.mismatch.show_message(runner.mismatch)
        self.follow.setVisible(bool(runner.mismatch))
        self.state_build.setVisible(build is not None and runner.done is None)
        self.filters.setVisible(facts is not None)
        self.sites.refresh()
        self.filters.refresh()
        self.dosages.refresh()
        about_alleles = runner.plan_error is not None and runner.plan_error.code == "study.missing-calls"
        self.alleles.setVisible(about_alleles or self.more.is_open or self.alleles.is_reading)
        self.alleles.refresh()
        self.check.setVisible(facts is not None)
        self.check.refresh()
        self.working.setText(say("Reading, counting and scoring…") if runner.is_preparing and runner.source else "")
        self.working.setVisible(bool(self.working.text()))
        self.again.setVisible(
            missing is None
            and runner.source is not None
            and not runner.is_preparing
            and (runner.cancelled or problem is not None)
        )

    def _show_missing(self, missing: GwasPrivacyError | None, path: Path | None) -> None:
        """People without a phenotype: what happened, one choice, and the rest for who asks."""
        for button in (self.leave_out, self.values_file):
            button.setVisible(missing is not None)
        if missing is None:
            return
        n, people = int(str(missing.values["n"])), int(str(missing.values["n_people"]))
        self.leave_out.setVisible(n < people)  # without anybody left there is no study
        self.values_file.setText(say_marked(self._view.choose_people_file))
        if n == people:
            self.error.show_message(
                say_marked(self._view.nobody_is_known),
                say("Choose the file that has one of each person: lines with FID, IID and the value. Or drop it here."),
            )
            return
        self.error.show_message(*self._view.without_value(n, people, message_words(missing, path)))
