"""Tools → Assign ancestry groups…: everybody's group from a public panel's loadings, as a file of labels."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QWidget

from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import count
from gwasprivacy.base.safe_files import OWNER_ONLY
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.ancestry.assigned_groups import AssignedGroups, assign_groups
from gwasprivacy.study.ancestry.public_loadings import read_groups, read_loadings
from gwasprivacy.study.formats.registry import without_ending
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.open_files import OpenFiles
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion, offering, study_files, study_place_words

LANE = "assign-strata"
COLUMN = "ancestry"
ENDING = ".ancestry.tsv"


def assigned(study: Path, loadings: Path, groups: Path, *, work: Work = UNWATCHED) -> AssignedGroups:
    """Everybody's group, on a worker thread.  Raises InvalidInput, Cancelled."""
    read = read_loadings(loadings, work=work)
    return assign_groups(study, read, read_groups(groups, read.components, work=work), work=work)


class AssignStrataDialog(ToolDialog):
    """The study, the panel's two tables and the folder on the left; on the right what is done, and how many people each group has."""

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs,
            title=say("Assign ancestry groups"),
            verb=say("&Write the labels"),
            lane=LANE,
            size=(820, 460),
            parent=parent,
        )
        self.study = self._question(say("The study"), say("Study"), study_place_words(), study_files(), say("Studies"))
        self.loadings = self._question(
            say("Loadings of a public panel, as PLINK 2 scores by them"),
            say("Loadings"),
            say("ID, A1, A1_FREQ, PC1, PC2, …"),
        )
        self.groups = self._question(
            say("Centres of the panel’s groups"), say("Groups"), say("group, PC1, PC2, …, within")
        )
        self.folder = self.asks_for_folder(
            say("Folder for the labels"), say("Folder"), say("Folder for the labels"), self._beside_the_study
        )
        card = Card(say("Sources"))
        for part in (self.study, self.loadings, self.groups, self.folder):
            card.body.addWidget(part)
        self.inputs += [self.study, self.loadings, self.groups]
        self.left.add(card)
        about = Card(say("One person at a time"), topic="strata")
        about.body.addWidget(
            label(
                say(
                    "Each person’s components are computed from their own genotypes and the public panel, and "
                    "the label is the nearest centre’s. Missing calls add nothing. Other people of the study "
                    "have no influence, so the labels may be strata of a release."
                )
            )
        )
        about.body.addWidget(label(say("The labels are private: protect the file like the study."), "muted"))
        self.right.addWidget(about)
        made = Card(say("The labels"))
        self.outcome = label(say("Not made yet."), selectable=True)
        made.body.addWidget(self.outcome)
        self.folder.place.picked.connect(lambda _path: self.outcome.setText(say("Not made yet.")))
        self.right.addWidget(made)
        self.right.addStretch(1)
        self.ready()

    def _question(self, caption: str, name: str, empty: str, files: str = "", kind: str = "") -> FileQuestion:
        question = FileQuestion(caption, FilePlace(name, empty=empty, filters=offering(kind, files)))
        question.place.picked.connect(lambda path: self._chosen(question, path))
        return question

    def _beside_the_study(self) -> Path | None:
        study = self.study.place.path
        return None if study is None else study.parent

    def _chosen(self, question: FileQuestion, path: Path) -> None:
        question.place.show_path(path)
        self.outcome.setText(say("Not made yet."))
        self.refresh()

    def take_open(self, files: OpenFiles) -> None:
        if self.study.place.path is None and files.study is not None:
            self._chosen(self.study, files.study)

    def why_not(self) -> str:
        for question, words in (
            (self.study, say("Choose a study first.")),
            (self.loadings, say("Choose the panel’s loadings first.")),
            (self.groups, say("Choose the panel’s groups first.")),
            (self.folder, say("Choose a folder first.")),
        ):
            if question.place.path is None:
                return words
        return ""

    def known_paths(self) -> Sequence[Path | None]:
        folder = self.folder.place.path
        return (
            *(question.place.path for question in (self.study, self.loadings, self.groups)),
            None if folder is None else folder / "x",
        )

    def out(self) -> Path:
        """Where the labels will be written."""
        study, folder = self.study.place.path, self.folder.place.path
        assert study is not None
        assert folder is not None
        return folder / f"{without_ending(study.name)}{ENDING}"

    def start(self) -> None:
        """Find everybody's group and write the labels; asks before anything is replaced."""
        if self.is_running or self.why_not():
            return
        out = self.out()
        force = self.may_replace([out])
        if force is None:
            return

        def made(found: AssignedGroups) -> None:
            contents = {out: found.text(COLUMN).encode()}
            self.save(contents, force=force, done=lambda _written: self._written(out, found), mode=OWNER_ONLY)

        paths = [question.place.path for question in (self.study, self.loadings, self.groups)]
        self.run(assigned, *paths, title=say("Reading genotypes"), done=made)

    def _written(self, out: Path, found: AssignedGroups) -> None:
        self.folder_made = out.parent
        people = say_count("{n} people in {file}.", one="1 person in {file}.", n=len(found.labels), file=out.name)
        numbers = [f"{name}: {count(number)}" for name, number in found.numbers().items()]
        self.outcome.setText("\n".join([people, *numbers]))
        self.refresh()
