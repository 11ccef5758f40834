"""Tools → Simulate a study…: one study of the plan's design and disease model, as PLINK files with its truth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput
from gwasprivacy.base.language import say, say_count, say_marked
from gwasprivacy.base.safe_files import OWNER_ONLY, check_folder
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.study_makers import STUDY_MAKERS
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.known_panels import KnownPeople, require_other_people
from gwasprivacy.simulation.studies.study_files import (
    COPIED_PEOPLE,
    causal_of_truth,
)
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.plain_words import tip
from gwasprivacy.ui.shell.plan_follower import PlanFollower
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.tools.words import causal_words, simulated_words
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.fields import CountField
from gwasprivacy.ui.widgets.form_rows import Rows
from gwasprivacy.ui.widgets.study_views import view_of

LANE = "tool-simulate"
LARGEST_SEED = 2**31 - 1  # what the field can hold; the command line takes any


def make_study(
    plan: Plan,
    base: Path | None,
    seed: int,
    known: KnownPeople,
    *,
    work: Work = UNWATCHED,
) -> Mapping[str, bytes]:
    """File ending → contents of one simulated study; ``base``: the plan's folder; ``known``: whose people are no panel.

    Raises InvalidInput, PrivacyRefusal, Cancelled.
    """
    require_other_people(plan.scenario or Scenario(), base, known, work=work)
    maker = STUDY_MAKERS.find(plan.design.study_kind)
    return maker.files(plan, maker.scenario(plan, base), seed, work=work)


class SimulateDialog(ToolDialog):
    """Where and by which seed on the left; on the right what is simulated, and afterwards what there is."""

    study_asked = Signal(object)  # Path of the .bed: open it in the Release tab
    utility_asked = Signal(object)  # Path of the .bed: ask for its utility

    def __init__(
        self,
        document: PlanDocument,
        jobs: JobRunner,
        parent: QWidget | None = None,
        *,
        known_people: Callable[[], KnownPeople] = KnownPeople,
    ) -> None:
        super().__init__(
            jobs, title=say("Simulate a study"), verb=say("&Make the study"), lane=LANE, size=(800, 420), parent=parent
        )
        self._document, self._known_people = document, known_people
        self.study: Path | None = None
        self._add_place()
        self._add_words()
        self.says_examples(document)
        self._follower = PlanFollower(document, lambda _old, _new: self._show_plan(), self, self)
        self._show_plan()
        self.ready()

    def _add_place(self) -> None:
        card = Card(say("Where the files go"))
        self.folder = self.asks_for_folder(
            say("Folder"),
            say("Folder for the study"),
            say("Folder for the simulated study"),
            lambda: self._document.folder,
        )
        self.name = QLineEdit()
        self.name.setAccessibleName(say("Name of the study’s files"))
        self.name.setMaxLength(80)
        self.name.setText(f"{_plain(self._document.name)}-simulated")
        self.name.textChanged.connect(lambda _text: self._name_changed())
        caption = label(say("&Name of the files"), "muted")
        caption.setBuddy(self.name)
        self.files = label("", "muted")
        for part in (self.folder, caption, self.name, self.files):
            card.body.addWidget(part)
        self.seed = CountField(say("Random seed"), low=0, high=LARGEST_SEED)
        self.seed.show_value(1)
        rows = Rows()
        rows.add(say("Random &seed"), self.seed)
        card.body.addLayout(rows)
        card.body.addWidget(label(say("The same plan and random seed give the same files."), "muted"))
        self.left.add(card)
        self.inputs += [self.name, self.seed]

    def _add_words(self) -> None:
        card = Card(say("What is simulated"), topic="simulation-engine")
        card.body.addWidget(label(say("One study with the plan’s design and disease model:")))
        self.words = label("", selectable=True)
        card.body.addWidget(self.words)
        card.body.addWidget(
            label(
                say("These settings are the plan’s; change them on the Calibration tab. No real study is used."),
                "muted",
            )
        )
        self.right.addWidget(card)
        self.study_card = Card(say("The study"))
        self.outcome = label("", selectable=True)
        self.study_card.body.addWidget(self.outcome)
        self.use = QPushButton(say("&Open it in the Release tab"))
        self.use.clicked.connect(lambda: self.study_asked.emit(self.study))
        self.ask = QPushButton(say("Its &utility…"))
        self.ask.setToolTip(say("The probability that a release of this study names its causal SNPs"))
        self.ask.clicked.connect(lambda: self.utility_asked.emit(self.study))
        for button in (self.use, self.ask):
            self.study_card.body.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self.right.addWidget(self.study_card)
        self.right.addStretch(1)
        self.right.setSpacing(GRID)

    # What the user says ---------------------------------------------------------------------------------------------

    def _show_plan(self) -> None:
        self.words.setText("\n".join(f"• {line}" for line in simulated_words(self._document.plan)))
        self._name_changed()

    def _name_changed(self) -> None:
        name = self.name.text().strip()
        listed = view_of(self._document.plan.design).simulated_files
        self.files.setText(say_marked(listed, file=f"{name}.bed") if name else "")
        self.refresh()

    def paths(self) -> dict[str, Path]:
        """File ending → where it will be written."""
        assert self.folder.place.path is not None
        prefix = self.folder.place.path / self.name.text().strip()
        design = self._document.plan.design
        return STUDY_MAKERS.find(design.study_kind).paths(prefix, with_strata=bool(design.strata))

    def why_not(self) -> str:
        name = self.name.text().strip()
        if self.folder.place.path is None:
            return say("Choose a folder first.")
        if not name or name.startswith(".") or not name.isprintable() or any(sign in name for sign in '/\\:*?"<>|'):
            return say("Give the files a name, without slashes.")
        return ""

    def known_paths(self) -> Sequence[Path | None]:
        folder = self.folder.place.path
        return (None if folder is None else folder / "x",)

    # The work -------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Make the study and write it; asks before anything is replaced."""
        if self.is_running or self.why_not():
            return
        paths = self.paths()
        self.study = None
        try:
            check_folder(paths[".bed"].parent)
        except InvalidInput as error:
            self.folder.error.show_error(error, *self.known_paths())
            self.refresh()
            return
        self.folder.error.show_message("")
        force = self.may_replace(list(paths.values()))
        if force is None:
            return
        plan = self._document.plan
        mode = OWNER_ONLY if plan.scenario is not None and plan.scenario.copies_people else 0o666

        def made(files: Mapping[str, bytes]) -> None:
            contents = {path: files[ending] for ending, path in paths.items()}
            self.save(contents, force=force, done=lambda _written: self._written(plan, paths), mode=mode)

        base = self._document.folder
        known = self._known_people()
        self.run(make_study, plan, base, self.seed.value(), known, title=say("Simulating the study"), done=made)

    def _written(self, plan: Plan, paths: Mapping[str, Path]) -> None:
        self.study = paths[".bed"]
        self.folder_made = self.study.parent
        try:
            truth = causal_of_truth(paths[".truth.json"])
        except GwasPrivacyError:
            truth = ()  # somebody took the file away already
        design = plan.design
        said = [say("{people} in {file}.", people=view_of(design).people(design), file=self.study.name)]
        if truth:
            said.append(
                say_count(
                    "The causal SNPs are {snps}.",
                    one="The causal SNP is {snps}.",
                    n=len(truth),
                    snps=causal_words(truth),
                )
            )
        said.append(say("They are listed in {file}.", file=paths[".truth.json"].name))
        if plan.scenario is not None and plan.scenario.copies_people:
            said.append(say_marked(COPIED_PEOPLE))
        self.outcome.setText(" ".join(said))
        self.outcome.setToolTip(tip(self.study))
        self.refresh()
        self.use.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        self._follower.catch_up()
        super().showEvent(event)

    def show_more(self) -> None:
        there = self.study is not None and not self.is_running
        for part in (self.use, self.ask):
            part.setVisible(there)
        if not there:
            self.outcome.setText(say("Not made yet.") if not self.is_running else say("Working…"))
        self.outcome.setEnabled(there)


def _plain(name: str) -> str:
    """A plan's name as the beginning of a file's."""
    stem = name.removesuffix(".gwasplan")
    kept = "".join(sign if sign.isalnum() or sign in "-_." else "-" for sign in stem).strip("-.")
    return kept[:40] or "study"
