"""Tools → Values by a public model…: what figures fixed beforehand leave of each person's phenotype, as a file of values."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say, say_count, say_marked
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.formats.registry import without_ending
from gwasprivacy.study.public_model import LeftOver, Predicts, left_over, read_model
from gwasprivacy.study.strata import label_columns
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.tools.assign_dialog import AssignDialog
from gwasprivacy.ui.widgets.fields import ChoiceField
from gwasprivacy.ui.widgets.file_places import FileQuestion
from gwasprivacy.ui.widgets.form_rows import Rows

LANE = "assign-values"
ENDING = ".values.tsv"


def values_left(
    phenotypes: Path,
    model: Path,
    covariates: Path,
    predicts: Predicts,
    column: str | None,
    code: CaseCode | None,
    *,
    work: Work = UNWATCHED,
) -> LeftOver:
    """Everybody's value, on a worker thread.  Raises InvalidInput, Cancelled."""
    found = read_model(model, work=work)
    return left_over(phenotypes, found, predicts, column=column, case_code=code, covariates=covariates, work=work)


class AssignValuesDialog(AssignDialog):
    """Phenotypes, the public model and covariates on the left, with what the model predicts; on the right what is done."""

    ending = ENDING

    def __init__(self, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs,
            title=say("Values by a public model"),
            verb=say("&Write the values"),
            lane=LANE,
            size=(860, 560),
            parent=parent,
        )
        self.phenotypes = self.question(
            say("Everybody’s phenotype"), say("Phenotypes"), say("FID, IID and the phenotype, or a .fam")
        )
        self.model = self.question(
            say("Coefficients of a registry or an earlier paper, never of this study"),
            say("Public model"),
            say("term and coefficient: intercept, age, age^2, sex=F, age@50"),
        )
        self.covariates = self.question(
            say("Everybody’s covariates"),
            say("File of covariates"),
            say("FID, IID and the columns that the model names"),
        )
        self.predicts = ChoiceField(say("What the coefficients add up to"))
        for kind in Predicts:
            self.predicts.addItem(say_marked(kind.words), kind)
        self.code = ChoiceField(say("What means a case"))
        self.code.addItem(say("2 (1: a control)"), CaseCode.TWO)
        self.code.addItem(say("1 (0: a control)"), CaseCode.ONE)
        self.column = ChoiceField(say("Column with the phenotype"))
        self.predicts.show_choice(None)
        self.code.show_choice(None)
        for field in (self.predicts, self.code, self.column):
            field.setPlaceholderText(say("Choose…"))
            field.chosen.connect(lambda _data: self.refresh())
        self.rows = Rows()
        self.rows.add(say("column"), self.column, wide=True)
        self.rows.add(say("predicts"), self.predicts, wide=True)
        self.rows.add(say("a case is"), self.code, wide=True)
        self.arrange(
            (
                (self.phenotypes, say("Choose the phenotypes first.")),
                (self.model, say("Choose the public model first.")),
                (self.covariates, say("Choose the file of covariates first.")),
            ),
            say("The values"),
            "covariates",
            (
                say(
                    "What the public model expects of a person is subtracted from that person’s phenotype, whoever else takes part. Phenotype and "
                    "covariates become a part of that person’s own record, as genotypes are."
                ),
                say(
                    "In the plan: a measured trait without exact sizes, for cases and controls from −1 to 1; name the covariates and the source. "
                    "Its mean is measured with noise, so the intercept need not fit."
                ),
                say("The values are private: protect the file like the study."),
            ),
        )
        self.sources.body.insertLayout(self.sources.body.indexOf(self.folder), self.rows)
        self.inputs += [self.predicts, self.code, self.column]

    def chosen(self, question: FileQuestion, path: Path) -> None:
        if question is self.phenotypes:
            self._offer(path)
        super().chosen(question, path)

    def _offer(self, path: Path) -> None:
        """The columns of a file that has several."""
        self.column.clear()
        try:
            names = () if path.suffix.lower() == ".fam" else label_columns(path)
        except GwasPrivacyError:
            names = ()  # said when the file is read
        for name in names if len(names) > 1 else ():
            self.column.addItem(name, name)
        self.column.show_choice(None)

    def refresh(self) -> None:
        self.rows.show_row(self.column, bool(self.column.count()))
        self.rows.show_row(self.code, self.predicts.currentData() is not Predicts.TRAIT)
        super().refresh()

    def why_not(self) -> str:
        missing = super().why_not()
        if missing:
            return missing
        predicts = self.predicts.currentData()
        if self.column.count() and self.column.currentData() is None:
            return say("Choose the column with the phenotype first.")
        if predicts is None:
            return say("Say first what the coefficients add up to.")
        if predicts is not Predicts.TRAIT and self.code.currentData() is None:
            return say("Say first what means a case.")
        return ""

    def stem(self, first: Path) -> str:
        return without_ending(first.stem)

    def start(self) -> None:
        """Find everybody's value and write the file."""
        if self.why_not():
            return
        predicts = self.predicts.currentData()
        code = None if predicts is Predicts.TRAIT else self.code.currentData()
        files = [question.place.path for question in (self.phenotypes, self.model, self.covariates)]
        given = (*files, predicts, self.column.currentData(), code)
        self.write(values_left, *given, title=say("Reading phenotypes"), text=LeftOver.text)

    def outcome_words(self, out: Path, found: LeftOver) -> str:
        people = say_count("{n} people in {file}.", one="1 person in {file}.", n=len(found.values), file=out.name)
        without = say_count("{n} without a value (NA).", one="1 without a value (NA).", n=found.n_missing)
        return f"{people}\n{without}"
