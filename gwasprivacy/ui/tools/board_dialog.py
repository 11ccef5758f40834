"""Tools → For the ethics board…: the plan in a paragraph, a hundred people as a picture, and a paragraph for a paper's methods."""

from __future__ import annotations

from functools import partial
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainterPath
from PySide6.QtWidgets import QPushButton, QWidget

from gwasprivacy.base.catalogues import find_language
from gwasprivacy.base.language import in_language, say, spoken
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.printable_text import unbreakable
from gwasprivacy.forecast.plan_paragraphs import (
    PEOPLE,
    HundredPeople,
    board_paragraph,
    hundred_people,
    hundred_words,
    methods_with_references,
)
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from gwasprivacy.ui.shell.plan_follower import PlanFollower
from gwasprivacy.ui.shell.theme import GRID, Theme
from gwasprivacy.ui.tools.tool_dialog import ToolDialog
from gwasprivacy.ui.widgets.card import Card, label
from gwasprivacy.ui.widgets.plots.plot import Plot

LANE = "tool-board"
_ROW, _APART = 10, 13.0  # people side by side, and from one array to the other
_PICTURE = 260  # px


def _person() -> QPainterPath:
    """Head and shoulders, in a box of one by one."""
    path = QPainterPath()
    path.addEllipse(QRectF(-0.17, -0.46, 0.34, 0.34))
    path.addRoundedRect(QRectF(-0.32, -0.07, 0.64, 0.52), 0.26, 0.26)
    return path


def _colour(points: pg.ScatterPlotItem, name: str, alpha: float, t: Theme) -> None:
    points.setBrush(t.colour(name, alpha))


class HundredPlot(Plot):
    """Two arrays of a hundred people: how many are in before, and at most afterwards."""

    def __init__(self) -> None:
        super().__init__(title=say("Of 100 people"), x_name="", y_name="", topic="hundred-people")
        self._found: HundredPeople | None = None
        for axis in ("left", "bottom"):
            self.item.hideAxis(axis)
        self.item.getViewBox().setAspectLocked(
            True
        )  # people side by side are as far apart as those in front of each other
        self.set_x_range(-0.8, _APART + _ROW - 0.2)
        self.set_y_range(-10.0, 1.4)
        shape = _person()
        self.groups = {}
        for name, colour in (("not", "muted"), ("in", "attacker"), ("more", "any_attacker")):
            points = pg.ScatterPlotItem(size=18, symbol=shape, pxMode=True, antialias=True, pen=pg.mkPen(None))
            self.item.addItem(points)
            alpha = 0.35 if name == "not" else 1.0
            self._style_with(partial(_colour, points, colour, alpha))
            self.groups[name] = points
        self.words = [self.text("text", anchor=(0.0, 1.0), bold=True) for _ in range(2)]
        for text, x in zip(self.words, (-0.5, _APART - 0.5), strict=True):
            text.setPos(x, 0.4)
        self.fit_with(self._fit)

    def show_people(self, found: HundredPeople | None, words: str) -> None:
        self._found = found
        places: dict[str, list[tuple[float, float]]] = {name: [] for name in self.groups}
        if found is not None:
            for number in range(PEOPLE):
                x, y = float(number % _ROW), -float(number // _ROW) - 0.4
                places["in" if number < found.before else "not"].append((x, y))
                kind = "in" if number < found.before else "more" if number < found.after else "not"
                places[kind].append((x + _APART, y))
            self.words[0].setText(say("before: {before} of 100", before=found.before))
            self.words[1].setText(say("after: at most {after} of 100", after=found.after))
        for name, points in self.groups.items():
            points.setData([x for x, _y in places[name]], [y for _x, y in places[name]])
        for text in self.words:
            text.setVisible(found is not None)
        self.set_resting_text(
            ""
            if found is None
            else unbreakable(
                say(
                    "Prior {prior}, highest posterior {most}.",
                    prior=percent(found.prior),
                    most=percent(found.most, up=True),
                )
            ),
            spoken=words,
        )
        self._fit()

    def _fit(self) -> None:
        """People as large as there is room for."""
        box = self.item.getViewBox()
        size = min(box.width() / (_APART + _ROW + 0.6), box.height() / 11.4) * 0.82
        for points in self.groups.values():
            points.setSize(max(size, 4.0))

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = ["prior", "highest_posterior", "before", "after"]
        found = self._found
        return header, [] if found is None else [[found.prior, found.most, found.before, found.after]]


class BoardDialog(ToolDialog):
    """Paragraphs that follow the plan, each with a button that copies it.  Nothing here takes time, so nothing runs."""

    def __init__(self, document: PlanDocument, jobs: JobRunner, parent: QWidget | None = None) -> None:
        super().__init__(
            jobs,
            title=say("For the ethics board"),
            verb=say("Copy the &paragraph"),
            lane=LANE,
            size=(980, 640),
            parent=parent,
        )
        self._document = document
        self._refused = ""
        self.left.hide()
        column = self.scrolled_right(say("For the ethics board"))
        column.setContentsMargins(0, 0, GRID, 0)
        self.people = HundredPlot()
        self.people.setFixedHeight(_PICTURE)
        picture = Card()
        picture.body.addWidget(self.people)
        self.copy_picture = QPushButton(say("Copy the p&icture"))
        self.copy_picture.clicked.connect(lambda: QGuiApplication.clipboard().setImage(self.people.image()))
        picture.body.addWidget(self.copy_picture, 0, Qt.AlignmentFlag.AlignLeft)
        board = Card(say("The paragraph"), topic="board-paragraph")
        self.board = label("", selectable=True)
        board.body.addWidget(self.board)
        methods = Card(say("For a paper’s methods"), topic="methods-paragraph")
        self.methods = label("", selectable=True)
        self.copy_methods = QPushButton(say("Copy &methods paragraph"))
        self.copy_methods.clicked.connect(
            lambda: self._copy(self.methods.text(), say("The methods paragraph is copied."))
        )
        methods.body.addWidget(self.methods)
        methods.body.addWidget(self.copy_methods, 0, Qt.AlignmentFlag.AlignLeft)
        for card in (picture, board, methods):
            column.addWidget(card)
        column.addStretch(1)
        self.says_examples(document)
        self._follower = PlanFollower(document, lambda _old, _new: self._on_plan(), self, self)
        self._on_plan()
        self.ready()

    def _on_plan(self) -> None:
        plan = self._document.plan
        with in_language(find_language(plan.report_language or spoken().name)):
            self.people.show_people(hundred_people(plan), hundred_words(plan))
            self.board.setText(unbreakable(board_paragraph(plan)))
            self.methods.setText(unbreakable(methods_with_references(plan)))
        self.refresh()

    def start(self) -> None:
        """Copy the board's paragraph."""
        self._copy(self.board.text(), say("The paragraph is copied."))

    def _copy(self, text: str, said: str) -> None:
        QGuiApplication.clipboard().setText(text.replace("\N{NO-BREAK SPACE}", " "))
        self.stage.setText(said)
