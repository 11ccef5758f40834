"""What one step of a drag costs, in counts of what is done: a window is fast where nothing is done twice, or for nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QColor, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gwasprivacy.membership import calibration_theorems
from gwasprivacy.membership.adversary import PriorRange
from gwasprivacy.membership.families import family
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.model.posterior_plot import PosteriorPlot
from gwasprivacy.ui.plan_sentence import Part, SentenceView
from gwasprivacy.ui.widgets.plots import plot, plot_labels
from gwasprivacy.ui.widgets.plots.plot import Plot
from gwasprivacy.ui.widgets.plots.plot_labels import Room


class Events(QObject):
    """Counts the events of one kind that some objects get."""

    def __init__(self, kind: QEvent.Type) -> None:
        super().__init__()
        self.kind, self.n = kind, 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.n += event.type() == self.kind
        return False


def counted(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> list[int]:
    """How often ``owner.name`` is called from now on, as a list of one number."""
    calls, usual = [0], getattr(owner, name)

    def call(*args: Any, **kwargs: Any) -> Any:
        calls[0] += 1
        return usual(*args, **kwargs)

    monkeypatch.setattr(owner, name, call)
    return calls


@pytest.fixture
def drag(window: MainWindow) -> Callable[[], None]:
    """Ten steps of one drag of the range's lower end, each drawn; the first one, before, makes room for what is new."""

    def steps(first: float, n: int) -> None:
        for step in range(n):
            window.model_tab.attacker_card.range.line.dragged.emit(round(first - 0.01 * step, 3), 0.8, "drag")
            QApplication.processEvents()

    window.resize(1280, 800)
    window.model_tab.bounds_card.more.set_open(True)
    window.show()
    window.document.edit_adversary(prior=PriorRange(0.5, 0.8))
    QApplication.processEvents()
    steps(0.45, 2)
    return lambda: steps(0.4, 10)


def test_ten_steps_of_a_drag_between_two_frames_draw_each_plot_once(
    window: MainWindow, drag: Callable[[], None]
) -> None:
    ports = [view.view.viewport() for view in (window.model_tab.posterior_plot, window.model_tab.range_plot)]
    paints = [Events(QEvent.Type.Paint) for _ in ports]
    for port, seen in zip(ports, paints, strict=True):
        port.installEventFilter(seen)
    for step in range(10):
        window.model_tab.attacker_card.range.line.dragged.emit(round(0.4 - 0.01 * step, 3), 0.8, "drag")
    QApplication.processEvents()
    assert [seen.n for seen in paints] == [1, 1]
    drag()
    assert [seen.n for seen in paints] == [11, 11]


def test_a_drag_reads_no_html_for_the_sentence(
    window: MainWindow, drag: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    before, reads = window.sentence.label.toPlainText(), counted(monkeypatch, SentenceView, "setHtml")
    drag()
    assert reads == [0]
    assert window.sentence.label.toPlainText() != before


def test_a_drag_lays_out_no_legend_and_no_tool_tip(
    window: MainWindow, drag: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    legends, tips = counted(monkeypatch, plot, "legend_above"), Events(QEvent.Type.ToolTipChange)
    card = window.model_tab.guarantee_card
    for part in (*card.fields.values(), *card.radios.values(), *card.ticks.fields.values()):
        part.installEventFilter(tips)
    drag()
    assert legends == [0]
    assert tips.n == 0


def test_a_drag_draws_single_points_without_tables_of_pictures(
    drag: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = counted(monkeypatch, pg.ScatterPlotItem, "_maskAt")  # its drawing begins with it
    drag()
    assert tables == [0]


def test_a_legend_still_finds_its_place_when_its_words_change(
    window: MainWindow, drag: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    legends = counted(monkeypatch, plot, "legend_above")
    view = window.model_tab.posterior_plot
    view._named = {}
    drag()
    assert legends == [1]


# The same as before, by the shorter way ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            (("Of ", ""), ("10", "n"), (" people, ", ""), ("3", "m")),
            (("Of ", ""), ("1,200", "n"), (" people, ", ""), ("44", "m")),
        ),
        ((("ε = 0.5", "e"), (".", "")), (("ε = 0.693", "e"), (".", ""))),
        ((("a", "x"), ("b", "y")), (("b", "y"), ("a", "x"))),
        ((("a <b>", "x"), (" & c", "")), (("a <i>", "x"), (" & d", ""))),
        ((("two  spaces", "x"), ("c", "")), (("one space", "x"), ("d", ""))),
        ((("𝛆", "x"), ("c", "")), (("ε", "x"), ("d", ""))),
        ((("", "x"), ("c", "")), (("text", "x"), ("d", ""))),
    ],
)
def test_a_sentence_rewritten_in_places_is_the_sentence_read_anew(
    qtbot: QtBot, old: tuple[tuple[str, str], ...], new: tuple[tuple[str, str], ...]
) -> None:
    view = SentenceView()
    qtbot.addWidget(view)
    for said in (old, new, old, new):
        view.show_parts([Part(text, field) for text, field in said])
        fresh = QTextDocument()
        fresh.setDefaultFont(view.document().defaultFont())
        fresh.setDocumentMargin(view.document().documentMargin())
        fresh.setHtml(view.html())
        assert view.document().toHtml().split("</head>")[1] == fresh.toHtml().split("</head>")[1]


def test_the_sentence_is_read_anew_where_its_colour_is_another(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    view = SentenceView()
    qtbot.addWidget(view)
    view.show_parts([Part("a", "x"), Part("b")])
    monkeypatch.setattr("gwasprivacy.ui.plan_sentence.theme", lambda: type("T", (), {"text": "#ff0000"}))
    view.show_parts([Part("c", "x"), Part("b")])
    assert "#ff0000" in view.document().toHtml()


def test_a_text_is_tried_at_no_place_beyond_the_first_free_one(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    view = PosteriorPlot()
    qtbot.addWidget(view)
    view.resize(800, 400)
    view.show()
    QApplication.processEvents()
    view.cap_text.setText("at most 75 %")
    tried = counted(monkeypatch, plot_labels, "_around")
    assert Room.of(view.item, ()).put_beside(view.cap_text, 0.5, 0.5, first=((1, 1),)) == 0
    assert tried == [1]


def test_points_in_a_place_are_counted_as_one_by_one(qtbot: QtBot) -> None:
    view = Plot(x_name="x", y_name="y")
    qtbot.addWidget(view)
    view.resize(500, 300)
    rng = np.random.default_rng(7)
    room = Room(view.item, np.round(rng.uniform(-10, 300, (500, 2))))
    for x, y, wide, high in rng.uniform(0, 120, (200, 4)).round():
        place = QRectF(x, y, wide, high)
        expected = sum(x < a < x + wide and y < b < y + high for a, b in room.lines)
        assert room._points_in(place) == expected
    room.lines = np.empty((0, 2))
    assert room._points_in(QRectF(0, 0, 300, 300)) == 0


@pytest.mark.parametrize("x", [0.31, 0.5])
def test_a_point_looks_as_pyqtgraph_draws_it(qtbot: QtBot, x: float) -> None:
    def picture(usual: bool) -> np.ndarray:
        view = Plot(x_name="x", y_name="y")
        qtbot.addWidget(view)
        view.resize(400, 300)
        view.set_x_range(0, 1)
        view.set_y_range(0, 1)
        point = view.dot("attacker", size=11.0)
        point.setData([x], [0.4])
        if usual:
            point.paint = lambda *args: pg.ScatterPlotItem.paint(point, *args)
        view.show()
        QApplication.processEvents()
        image = view.view.grab().toImage()
        colours = [
            [QColor(image.pixel(a, b)).getRgb()[:3] for a in range(image.width())] for b in range(image.height())
        ]
        return np.array(colours, float)

    ours, usual = picture(False), picture(True)
    ink = np.abs(usual - usual[0, 0]).sum(axis=2) > 60
    assert ink.sum() > 60
    assert np.abs(ours - usual).max(axis=2).sum() / np.abs(usual - usual[0, 0]).max(axis=2).sum() < 0.12


def test_a_step_of_a_drag_asks_for_each_epsilon_once(drag: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, float, float]] = []
    usual = calibration_theorems.epsilon_for_gamma

    def epsilon_for_gamma(gamma: Any, low: Any, high: Any) -> Any:
        asked.append((gamma, low, high))
        return usual(gamma, low, high)

    monkeypatch.setattr(calibration_theorems, "epsilon_for_gamma", epsilon_for_gamma)
    family._epsilon_of.cache_clear()  # other tests ask the same
    drag()
    assert len(asked) == len(set(asked)) == 10
