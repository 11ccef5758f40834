"""The rule that people are of one ancestry group: a public panel's two files, read once, and which of its groups."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.study.person_rules.ancestry_rule import AncestryRule
from gwasprivacy.study.person_rules.own_ancestry import PanelFiles, read_panel_files
from gwasprivacy.ui.shell.jobs import JobRunner, Lane
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.widgets.fields import ChoiceField
from gwasprivacy.ui.widgets.file_places import FilePlace, FileQuestion

LOADINGS = mark("SNP loadings of a public panel, in PLINK 2’s scoring format")
CENTRES = mark("Centres of the panel’s groups")
"""What a panel's two files are, wherever they are asked for."""


class AncestryRuleForm(QWidget):
    """``changed(rule)``: an :class:`AncestryRule` once a group was chosen, None when the tick was taken away.

    ``name_of``: how the plan writes a file's path.
    """

    changed = Signal(object)

    def __init__(self, jobs: JobRunner, name_of: Callable[[Path], str]) -> None:
        super().__init__()
        self._lane, self._name_of = Lane(jobs, "ancestry-rule"), name_of
        self._files: PanelFiles | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        self.asks = QCheckBox(say("Of one ancestry group of a public panel"))
        self.loadings = FileQuestion(
            say_marked(LOADINGS),
            FilePlace(say("Loadings"), empty=say("ID, A1, A1_FREQ, PC1, PC2, …")),
        )
        self.groups = FileQuestion(
            say_marked(CENTRES), FilePlace(say("Groups"), empty=say("group, PC1, PC2, …, within"))
        )
        self.group = ChoiceField(say("Ancestry group"))
        for part in (self.asks, self.loadings, self.groups, self.group):
            layout.addWidget(part)
        self.asks.clicked.connect(self._asked)
        for question in (self.loadings, self.groups):
            question.place.picked.connect(lambda path, question=question: self._picked(question, path))
        self.group.chosen.connect(self._chosen)
        self._show_parts()

    def _show_parts(self) -> None:
        for part in (self.loadings, self.groups):
            part.setVisible(self.asks.isChecked())
        self.group.setVisible(self.asks.isChecked() and self.group.count() > 0)

    def _asked(self, asks: bool) -> None:
        self._show_parts()
        if not asks:
            self._lane.drop()
            self.changed.emit(None)

    def _picked(self, question: FileQuestion, path: Path) -> None:
        question.place.show_path(path)
        self._forget()
        loadings, groups = self.loadings.place.path, self.groups.place.path
        if loadings is not None and groups is not None:
            self._lane.start(
                read_panel_files,
                loadings,
                groups,
                title=say("Reading {file}", file=path.name),
                on_done=self._read,
                on_failed=lambda error: self.groups.error.show_error(error, loadings, groups),
                on_cancelled=lambda: None,
            )

    def _forget(self) -> None:
        self._lane.drop()
        self._files = None
        self.group.clear()
        self.groups.error.show_message("")
        self._show_parts()

    def _read(self, files: PanelFiles) -> None:
        self._files = files
        for name in files.names:
            self.group.addItem(name, name)
        self.group.setCurrentIndex(-1)  # which group is the user's to say
        self._show_parts()

    def _chosen(self, group: str) -> None:
        loadings, groups = self.loadings.place.path, self.groups.place.path
        if self._files is not None and loadings is not None and groups is not None:
            self.changed.emit(self._files.rule(group, self._name_of(loadings), self._name_of(groups)))

    def show_rule(self, rule: AncestryRule | None, folder: Path | None, *, enabled: bool) -> None:
        """Show the plan's; files that were picked and have no group yet stay."""
        self.setEnabled(enabled)
        if rule is None:
            if self.group.currentData() is not None:  # taken back: by an undo, or another answer
                self.asks.setChecked(False)
                self._forget()
            self._show_parts()
            return
        self.asks.setChecked(True)
        for question, name in zip((self.loadings, self.groups), rule.files, strict=True):
            question.place.show_path(Path(name) if folder is None else folder / name)
        if self.group.findData(rule.group) < 0:
            self.group.clear()
            self.group.addItem(rule.group, rule.group)
        self.group.show_choice(rule.group)
        self._show_parts()
