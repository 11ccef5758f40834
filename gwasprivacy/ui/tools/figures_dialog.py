"""Tools → Figures of the paper…: the reference paper's figures from this engine, as pictures, numbers and a page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.safe_files import check_folder
from gwasprivacy.base.work import Work
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, processes_for
from gwasprivacy.lab.paper_figures.figure_run import (
    DEFAULT_STUDIES,
    FEWEST_STUDIES,
    KEYS,
    PaperFigures,
    file_names,
)
from gwasprivacy.lab.paper_figures.figure_scenario import evaluation_source
from gwasprivacy.lab.paper_figures.make_figures import make_figures
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, InlineMessage, label
from gwasprivacy.ui.widgets.dialogs import dialogs
from gwasprivacy.ui.widgets.fields import CountField
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion
from gwasprivacy.ui.widgets.form_rows import Rows
from gwasprivacy.ui.widgets.report_pages import ReportSheet

LANE = "tool-figures"
SHORT_TITLES = {
    "1": mark("Noise versus the range of priors"),
    "2": mark("Posterior versus prior"),
    "4": mark("Algorithm 1 versus γ"),
    "5": mark("Algorithm 1 versus sample size"),
    "6": mark("LocSig, two SNPs"),
    "7": mark("LocSig, one and three SNPs"),
    "8": mark("Algorithm 1 versus the range of priors"),
    "total-variation": mark("Ours: what total variation gains"),
    "thresholds": mark("Ours: LocSig at lower thresholds"),
    "more-snps": mark("Ours: publishing more SNPs"),
}
EMPTY = mark("The figures appear here, with sentences on where they agree with the paper and where not.")


def _name(key: str) -> str:
    """A figure's name for those who hear it."""
    title = say_marked(SHORT_TITLES[key])
    return say("Figure {number}: {title}", number=key, title=title) if key.isdigit() else title


def _drawn_figures(
    keys: Sequence[str],
    n_studies: int,
    seed: int,
    reference: Path | None,
    *,
    make_executor: MakeExecutor,
    work: Work,
) -> tuple[PaperFigures, dict[str, bytes]]:
    """The figures, and a PNG of each by its key.  Raises InvalidInput, Cancelled."""
    from gwasprivacy.rendering.figure_plots import figure_png

    made = make_figures(keys, n_studies, seed, reference, make_executor=make_executor, work=work)
    return made, {figure.key: figure_png(figure) for figure in made.figures}


class FiguresDialog(ToolDialog):
    """Which figures, from what and where to on the left; the pictures and the agreement with the paper on the right."""

    def __init__(
        self, jobs: JobRunner, parent: QWidget | None = None, *, make_executor: MakeExecutor = processes_for
    ) -> None:
        super().__init__(
            jobs,
            title=say("Figures of the paper"),
            verb=say("&Make the figures"),
            lane=LANE,
            size=(1040, 700),
            parent=parent,
        )
        self._make_executor = make_executor
        self.made: PaperFigures | None = None
        self.sheets: list[ReportSheet] = []
        self.sentences: list[str] = []
        self._add_choices()
        self._add_places()
        self._add_pictures()
        self._show_source()
        self.ready()

    def _add_choices(self) -> None:
        card = Card(say("Which figures"))
        card.body.addWidget(
            label(
                say(
                    "The figures of Tramèr et al. 2015, recomputed, and our own: a PNG and a CSV each, and a "
                    "page on where they agree."
                ),
                "muted",
            )
        )
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        self.boxes: dict[str, QCheckBox] = {}
        for row, key in enumerate(KEYS):
            title = say_marked(SHORT_TITLES[key])
            box = QCheckBox(f"&{key}  {title}" if key.isdigit() else title)
            box.setAccessibleName(_name(key))
            box.setChecked(True)
            box.toggled.connect(lambda _on: self.refresh())
            grid.addWidget(box, row, 0)
            self.boxes[key] = box
        card.body.addLayout(grid)
        self.studies = CountField(say("Simulated studies for each point"), low=FEWEST_STUDIES, high=10_000, step=10)
        self.studies.show_value(DEFAULT_STUDIES)
        self.seed = CountField(say("Random seed"), low=0, high=2**31 - 1)
        self.seed.show_value(1)
        rows = Rows()
        rows.add(say("S&tudies for each point"), self.studies)
        rows.add(say("Random &seed"), self.seed)
        card.body.addLayout(rows)
        self.left.add(card)
        self.inputs += [*self.boxes.values(), self.studies, self.seed]

    def _add_places(self) -> None:
        card = Card(say("Source and folder"))
        self.reference = FileQuestion(
            say("Folder of the reference study"),
            FilePlace(
                say("Folder of the reference study"),
                empty=say("Found automatically."),
                chooser=self._choose_reference,
                clearable=True,
            ),
        )
        self.reference.place.picked.connect(self._reference_chosen)
        self.reference.place.cleared.connect(self._show_source)
        self.source = InlineMessage("muted")
        self.folder = self.asks_for_folder(
            say("Folder to write into"), say("Folder for the figures"), say("Folder for the figures")
        )
        for part in (self.folder, self.reference, self.source):
            card.body.addWidget(part)
        self.left.add(card)
        self.inputs.append(self.reference)

    def _add_pictures(self) -> None:
        self.stack = QStackedWidget()
        empty = QFrame()
        empty.setProperty("role", "card")
        column = QVBoxLayout(empty)
        column.setContentsMargins(8 * GRID, GRID, 8 * GRID, GRID)
        self.hint = label(say_marked(EMPTY), "muted")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.hint)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.setAccessibleName(say("The figures, and where they agree with the paper"))
        self.stack.addWidget(empty)
        self.stack.addWidget(self.area)
        self.right.addWidget(self.stack, 1)

    # What the user says ---------------------------------------------------------------------------------------------

    def keys(self) -> list[str]:
        return [key for key, box in self.boxes.items() if box.isChecked()]

    def _choose_reference(self, place: QWidget) -> Path | None:
        start = self.reference.place.path
        return dialogs().choose_folder(
            place.window(), say("The folder with disease_model.json and hapsample.bed"), start
        )

    def _reference_chosen(self, path: Path) -> None:
        self.reference.place.show_path(path)
        self._show_source()

    def _show_source(self) -> None:
        self.reference.error.show_message("")
        self.source.show_message("")
        given = self.reference.place.path
        try:
            self.source.show_message(say("Used: {study}.", study=say_marked(evaluation_source(given))))
        except GwasPrivacyError as error:
            self.reference.error.show_message(
                " ".join(
                    (
                        error_words(error, given),
                        say("Choose another folder, or remove it: one is then found automatically."),
                    )
                )
            )
        self.refresh()

    def why_not(self) -> str:
        if not self.keys():
            return say("Tick a figure first.")
        if self.reference.error.text():
            return say("The reference study was not found.")
        if self.folder.place.path is None:
            return say("Choose a folder first.")
        return ""

    def known_paths(self) -> Sequence[Path | None]:
        return tuple(
            None if path is None else path / "x" for path in (self.folder.place.path, self.reference.place.path)
        )

    # The work -------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Compute the figures, show them and write them; asks before anything is replaced."""
        folder = self.folder.place.path
        self._show_source()  # the folder may have gone meanwhile
        if self.is_running or self.why_not() or folder is None:
            return
        try:
            check_folder(folder)
        except InvalidInput as error:
            self.folder.error.show_error(error, *self.known_paths())
            return
        self.folder.error.show_message("")
        keys = self.keys()
        force = self.may_replace([folder / name for name in file_names(keys)])
        if force is None:
            return
        self._show_nothing(say("The figures are being made…"))
        self.run(
            _drawn_figures,
            keys,
            self.studies.value(),
            self.seed.value(),
            self.reference.place.path,
            make_executor=self._make_executor,
            title=say("Figures of the paper"),
            done=lambda drawn: self._computed(drawn[0], drawn[1], folder, force),
        )

    def _computed(self, made: PaperFigures, pictures: dict[str, bytes], folder: Path, force: bool) -> None:
        from gwasprivacy.rendering.figure_files import figure_files

        self._show_made(made, pictures)
        files = figure_files(made, folder, pictures)
        self.save(files, force=force, done=lambda written: self._written(folder, len(written)))

    def _written(self, folder: Path, n_files: int) -> None:
        self.folder_made = folder
        self.saved.setText(
            say_count(
                "{n} files in {folder}. Simulated from {study}.",
                one="1 file in {folder}. Simulated from {study}.",
                n=n_files,
                folder=folder.name,
                study=self._source_used(),
            )
        )
        self.area.setFocus(Qt.FocusReason.OtherFocusReason)

    def _source_used(self) -> str:
        return say_marked(self.made.source) if self.made is not None else ""

    def _failed(self, error: GwasPrivacyError) -> None:
        super()._failed(error)
        if self.made is None:
            self._show_nothing(say_marked(EMPTY))
        else:
            self.saved.setText(say("The files were not written; only the pictures below exist."))

    def _cancelled(self) -> None:
        super()._cancelled()
        if self.made is None:
            self._show_nothing(say_marked(EMPTY))
        else:
            self.saved.setText(say("The files were not written."))

    # Showing --------------------------------------------------------------------------------------------------------

    def _show_nothing(self, words: str) -> None:
        self.made, self.sheets, self.sentences = None, [], []
        self.hint.setText(words)
        self.stack.setCurrentIndex(0)

    def _show_made(self, made: PaperFigures, pictures: dict[str, bytes]) -> None:
        self.made = made
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, GRID, 0)
        column.setSpacing(GRID)
        self.saved = label(say("Being written…"), "muted", selectable=True)
        column.addWidget(self.saved)
        self.sentences = made.agreement
        if self.sentences:
            card = Card(say("Agreement with the paper"))
            for sentence in self.sentences:
                card.body.addWidget(label(sentence, selectable=True))
            column.addWidget(card)
        self.sheets = []
        for place, figure in enumerate(made.figures, start=1):
            sheet = ReportSheet(QImage.fromData(pictures[figure.key]), place, len(made.figures))
            sheet.setAccessibleName(_name(figure.key))
            sheet.setAccessibleDescription(figure.caption)
            column.addWidget(sheet)
            self.sheets.append(sheet)
        column.addStretch(1)
        self.area.setWidget(inner)
        self.area.verticalScrollBar().setValue(0)
        self.stack.setCurrentIndex(1)
