"""Tools → Assign ancestry groups…: everybody's group from a public panel's loadings, as a file of labels."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from gwasprivacy.base.language import say, say_count, say_marked
from gwasprivacy.base.number_words import count
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.ancestry.assigned_groups import AssignedGroups, assign_groups
from gwasprivacy.study.ancestry.public_loadings import read_groups, read_loadings
from gwasprivacy.study.formats.registry import without_ending
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.open_files import OpenFiles
from gwasprivacy.ui.tools.assign_dialog import AssignDialog
from gwasprivacy.ui.widgets.ancestry_rule import CENTRES, LOADINGS
from gwasprivacy.ui.widgets.file_places import study_files, study_place_words

LANE = "assign-strata"
COLUMN = "ancestry"
ENDING = ".ancestry.tsv"


def assigned(study: Path, loadings: Path, groups: Path, *, work: Work = UNWATCHED) -> AssignedGroups:
    """Everybody's group, on a worker thread.  Raises InvalidInput, Cancelled."""
    read = read_loadings(loadings, work=work)
    return assign_groups(study, read, read_groups(groups, read.components, work=work), work=work)


class AssignStrataDialog(AssignDialog):
    """The study, the panel's two tables and the folder on the left; on the right what is done, and how many people each group has."""

    ending = ENDING

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs,
            title=say("Assign ancestry groups"),
            verb=say("&Write the labels"),
            lane=LANE,
            size=(820, 460),
            parent=parent,
        )
        self.study = self.question(say("The study"), say("Study"), study_place_words(), study_files(), say("Studies"))
        self.loadings = self.question(
            say_marked(LOADINGS),
            say("Loadings"),
            say("ID, A1, A1_FREQ, PC1, PC2, …"),
        )
        self.groups = self.question(say_marked(CENTRES), say("Groups"), say("group, PC1, PC2, …, within"))
        self.arrange(
            (
                (self.study, say("Choose a study first.")),
                (self.loadings, say("Choose the panel’s loadings first.")),
                (self.groups, say("Choose the panel’s groups first.")),
            ),
            say("The labels"),
            "strata",
            (
                say(
                    "Each person’s components are computed from their own genotypes and the public panel, and "
                    "the label is the nearest centre’s. Missing calls add nothing. Other people of the study "
                    "have no influence, so the labels may be strata of a release."
                ),
                say("The labels are private: protect the file like the study."),
            ),
        )

    def take_open(self, files: OpenFiles) -> None:
        if self.study.place.path is None and files.study is not None:
            self.chosen(self.study, files.study)

    def stem(self, first: Path) -> str:
        return without_ending(first.name)

    def start(self) -> None:
        """Find everybody's group and write the labels."""
        paths = [question.place.path for question in (self.study, self.loadings, self.groups)]
        self.write(assigned, *paths, title=say("Reading genotypes"), text=lambda found: found.text(COLUMN))

    def outcome_words(self, out: Path, found: AssignedGroups) -> str:
        people = say_count("{n} people in {file}.", one="1 person in {file}.", n=len(found.labels), file=out.name)
        return "\n".join([people, *(f"{name}: {count(number)}" for name, number in found.numbers().items())])
