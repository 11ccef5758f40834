"""The verdict in one sentence, and its ways out, each with a button that takes it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.base.printable_text import unbreakable
from gwasprivacy.forecast.verdict import Answer, Verdict
from gwasprivacy.forecast.verdict_words import verdict_words, way_words
from gwasprivacy.forecast.ways_out import MOST_WAYS, Way, WayOut
from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.shell.theme import GRID
from gwasprivacy.ui.shell.zoom import keep_lines
from gwasprivacy.ui.widgets.card import label
from gwasprivacy.ui.widgets.verdict_mark import Verdict as Mark
from gwasprivacy.ui.widgets.verdict_mark import VerdictMark

MARKS = {Answer.YES: Mark.GOOD, Answer.NOT_YET: Mark.DOUBTFUL, Answer.NO: Mark.BAD}
BUTTONS = {
    Way.RELEASE: mark("Make the release"),
    Way.NOTHING: mark("Planning report…"),
    Way.PARTICIPANTS: mark("Set the sample size"),
}
CHANGE = mark("Change the plan")


class VerdictView(QWidget):
    """``taken(WayOut)`` when one is chosen."""

    taken = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.mark = VerdictMark()
        self.sentence = label("", "heading", selectable=True)
        keep_lines(self.sentence, 2)
        top = QHBoxLayout()
        top.setSpacing(GRID + 4)
        top.addWidget(self.mark, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.sentence, 1)
        self.more = QPushButton(say("Ways out"))
        self.more.setProperty("role", "link")
        self.more.setCheckable(True)
        self.more.toggled.connect(lambda _on: self._show_ways())
        self.ways = QWidget()
        grid = QGridLayout(self.ways)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GRID)
        grid.setVerticalSpacing(GRID // 2)
        grid.setColumnStretch(0, 1)
        self.words = [label("", selectable=True) for _ in range(MOST_WAYS)]
        self.buttons = [QPushButton(say_marked(CHANGE)) for _ in range(MOST_WAYS)]
        self._ways: tuple[WayOut, ...] = ()
        for row, (words, button) in enumerate(zip(self.words, self.buttons, strict=True)):
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _checked=False, row=row: self.taken.emit(self._ways[row]))
            grid.addWidget(words, row, 0)
            grid.addWidget(button, row, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(GRID // 2)
        layout.addLayout(top)
        layout.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.ways)
        self.setProperty("helpTopic", "target-probability")
        self.set_compact(False)

    def set_compact(self, compact: bool) -> None:
        """In a low window the ways out are folded, one click away."""
        self._compact = compact
        self.mark.setVisible(not compact)
        self._show_ways()

    def _show_ways(self) -> None:
        there = bool(self._ways)
        self.more.setVisible(there and self._compact)
        self.ways.setVisible(there and (self.more.isChecked() or not self._compact))

    def show_verdict(self, verdict: Verdict, now: Plan, *, sentence: str = "", frozen: bool = False) -> None:
        """``now``: the plan that the ways would change.  ``sentence``: in place of the verdict's own.  ``frozen``: nothing can be changed."""
        problem = verdict.question.problem
        text = sentence or verdict_words(verdict, "" if problem is None else error_words(problem))
        self.sentence.setText(unbreakable(text))
        self.mark.show_verdict(MARKS.get(verdict.answer, Mark.NONE))
        self._ways = verdict.ways
        for row, (words, button) in enumerate(zip(self.words, self.buttons, strict=True)):
            there = row < len(verdict.ways)
            words.setVisible(there)
            button.setVisible(there)
            if there:
                way = verdict.ways[row]
                said = way_words(way, now)
                words.setText(unbreakable(said))
                button.setText(say_marked(BUTTONS.get(way.way, CHANGE)))
                button.setAccessibleName(f"{button.text()}: {said}")
                button.setEnabled(not frozen)
        self._show_ways()
