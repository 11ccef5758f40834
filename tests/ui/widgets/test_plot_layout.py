"""Texts and legends of plots cover no line and no other text, whatever the plan and however large the plot."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.language import say
from gwasprivacy.forecast.comparison import Option
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.attack_guarantee import AttackBound
from gwasprivacy.membership.loss import Spend, Total
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.simulation.attacks.attack_report import AttackReport
from gwasprivacy.simulation.attacks.membership_tests import HOMER_EXACT, LR_EXACT, LR_NOISY
from gwasprivacy.simulation.attacks.realised_loss import SELECTION_ATTACK
from gwasprivacy.simulation.attacks.roc import Roc
from gwasprivacy.ui.calibration.attack_plot import AttackPlot
from gwasprivacy.ui.calibration.attack_sheet import LEAST_PLOT
from gwasprivacy.ui.calibration.curve_plot import PeoplePlot, PeopleView, SavedCurve
from gwasprivacy.ui.calibration.options_plot import OptionsPlot
from gwasprivacy.ui.model.posterior_plot import PosteriorPlot
from gwasprivacy.ui.model.range_plot import RangePlot
from gwasprivacy.ui.widgets.plots.plot import Plot

# What plots measure in a window of 1280×800, 1000×700 and 1920×1080, and at 200 % on 1280×800.
SIZES = ((840, 330), (560, 300), (1480, 560), (470, 290))


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def texts(plot: Plot) -> Iterator[tuple[str, QRectF]]:
    """Every text that is seen, and where, in pixels of the view."""
    for item in plot.view.scene().items():
        if isinstance(item, pg.TextItem) and item.isVisible() and item.toPlainText().strip():
            yield item.toPlainText(), item.mapRectToScene(item.boundingRect())
        elif isinstance(item, pg.LegendItem) and item.isVisible():
            for sample, words in item.items:
                # Without the space that keeps entries apart.
                written = words.mapRectToScene(QRectF(words.item.boundingRect()).adjusted(0, 4, -12, -4))
                yield words.text, written.united(sample.sceneBoundingRect().adjusted(0, 6, 0, -6))
    title = plot.item.titleLabel.item
    yield "axis", title.mapRectToScene(title.boundingRect())


def lines(plot: Plot) -> np.ndarray:
    """Points of all lines that are seen, a few pixels apart, in pixels of the view: (n, 2)."""
    box = plot.item.getViewBox()
    port = box.sceneBoundingRect()
    (left, right), (low, high) = box.viewRange()
    found = [np.empty((0, 2))]
    for item in plot.item.listDataItems():
        if not isinstance(item, pg.PlotDataItem) or not item.isVisible():
            continue
        x, y = item.getOriginalDataset()
        if x is None or len(x) < 2 or pg.mkPen(item.opts["pen"]).color().alpha() == 0:
            continue
        at, along = np.arange(len(x)), np.linspace(0, len(x) - 1, max(1500, len(x)))
        across = port.left() + port.width() * (np.interp(along, at, x) - left) / (right - left)
        down = port.top() + port.height() * (high - np.interp(along, at, y)) / (high - low)
        found.append(np.stack([across, down], axis=1))
    points = np.concatenate(found)
    inside = (points[:, 0] >= port.left()) & (points[:, 0] <= port.right())
    return points[inside & (points[:, 1] >= port.top()) & (points[:, 1] <= port.bottom())]


def covered(plot: Plot) -> list[str]:
    """What covers what; a pixel or two at the edges of letters is air."""
    found, points = list(texts(plot)), lines(plot)
    wrong = []
    for (name, place), (other, there) in itertools.combinations(found, 2):
        shared = place.adjusted(2, 3, -2, -3).intersected(there.adjusted(2, 3, -2, -3))
        if shared.width() > 0 and shared.height() > 0:
            wrong.append(f"{name!r} is on {other!r}")
    for name, place in found:
        if not plot.view.sceneRect().adjusted(-2, -2, 2, 2).contains(place):
            wrong.append(f"{name!r} is cut off")
        x, y = points.T
        if np.any((x > place.left() + 2) & (x < place.right() - 2) & (y > place.top() + 4) & (y < place.bottom() - 4)):
            wrong.append(f"{name!r} is on a line")
    return wrong


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    found: tuple[int, int] = request.param
    return found


def shown(qtbot: QtBot, plot: Plot, size: tuple[int, int]) -> Plot:
    plot.resize(*size)
    qtbot.addWidget(plot)
    plot.show()
    settle()
    return plot


RANGES = ((0.5, 0.5), (0.1, 0.5), (0.001, 0.02), (0.9, 0.95), (0.0, 1.0), (0.01, 0.99), (0.05, 0.05))
TARGETS = (Target(TargetKind.GAMMA, 1.1), Target(TargetKind.GAMMA, 2.0), Target(TargetKind.GAMMA, 10.0))


@pytest.mark.parametrize("make", [PosteriorPlot, RangePlot])
def test_texts_of_the_model_plots_cover_nothing(qtbot: QtBot, make: type[Plot], size: tuple[int, int]) -> None:
    plot = shown(qtbot, make(), size)
    assert isinstance(plot, PosteriorPlot | RangePlot)
    for (low, high), target in itertools.product(RANGES, TARGETS):
        plot.show_model(replace(AdversaryModel(), prior=PriorRange(low, high), target=target))
        settle()
        assert not covered(plot), (low, high, target.value)


def curve(middle: float, slope: float, top: float = 1.0) -> Curve:
    sizes = np.unique(np.round(np.geomspace(200, 12_000, 9)).astype(int))
    values = top / (1 + np.exp(-slope * (np.log10(sizes) - np.log10(middle))))
    return Curve(
        points=tuple(
            Point(
                n_people=int(size), p_all=float(value), p_any=float(value), recall=float(value), precision=float(value),
                error_all=0.01, error_any=0.01, n_studies=100,
            )
            for size, value in zip(sizes, values, strict=True)
        ),
        is_estimate=False,
    )  # fmt: skip


CROSSINGS = ((900, 1300, 700), (900, 920, 880), (220, 260, 205), (9000, 11000, 6000), (3000, 3000, 400))


def view(crossings: Sequence[int], target: float, here: int, n_kept: int) -> PeopleView:
    curves = {line: curve(middle, 12.0) for line, middle in zip(Line, crossings, strict=True)}
    return PeopleView(
        curves=curves,
        names={line: f"{line.value}: e^ε = 2.00" for line in Line},
        metric=Metric.ALL,
        target=target,
        n_people=here,
        saved=[
            SavedCurve(name=f"family size {number + 2}", curve=curve(1500 * (number + 1), 9.0))
            for number in range(n_kept)
        ],
        needed={
            line: Needed(people=round(middle * 1.3), limit=10**6) for line, middle in zip(Line, crossings, strict=True)
        },
        success="both causal SNPs are published",
    )


def test_numbers_words_and_legend_of_the_curves_cover_nothing_in_german(
    german: None, qtbot: QtBot, size: tuple[int, int]
) -> None:
    test_numbers_words_and_legend_of_the_curves_cover_nothing(qtbot, size)


def test_numbers_words_and_legend_of_the_curves_cover_nothing(qtbot: QtBot, size: tuple[int, int]) -> None:
    plot = PeoplePlot()
    shown(qtbot, plot, size)
    for crossings, (target, here, n_kept) in itertools.product(CROSSINGS, ((0.9, 2000, 0), (0.99, 11_000, 4))):
        plot.show_view(view(crossings, target, here, n_kept))
        settle()
        assert not covered(plot), (crossings, target, here, n_kept)
        assert numbers_in_order(plot), (crossings, target, here, n_kept)


def numbers_in_order(plot: PeoplePlot) -> bool:
    """Whether the sample sizes stand inside the plot, from left to right in the order of their crossings."""
    port = plot.item.getViewBox().sceneBoundingRect()
    places = []
    for strand in plot.strands.values():
        assert strand.needed is not None
        assert strand.needed.people is not None
        there = strand.number.mapRectToScene(strand.number.boundingRect())
        places.append((strand.needed.people, there.center().x()))
        if not port.adjusted(-3, -3, 3, 3).contains(there):
            return False
    return all(after >= before for (_, before), (_, after) in itertools.pairwise(sorted(places)))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("separation", [0.2, 1.5, 4.0])
def test_the_names_of_the_attacks_cover_nothing(
    request: pytest.FixtureRequest, qtbot: QtBot, size: tuple[int, int], separation: float, language: str
) -> None:
    if language == "de":
        request.getfixturevalue("german")
    rng = np.random.default_rng(5)
    outsiders = rng.normal(size=2000)
    strength = {LR_EXACT: separation, HOMER_EXACT: 0.6 * separation, LR_NOISY: 0.02, SELECTION_ATTACK: 0.1}
    report = AttackReport(
        rocs=tuple(Roc.of(name, rng.normal(by, 1.0, size=2000), outsiders) for name, by in strength.items()),
        private=frozenset({LR_NOISY, SELECTION_ATTACK}),
        limit=AttackBound(total=Total.of((Spend(0.7),))),
        n_cases=500,
        n_controls=500,
        n_studies=4,
    )
    plot = AttackPlot()
    shown(qtbot, plot, (size[0], max(size[1], LEAST_PLOT)))
    plot.show_report(report)
    settle()
    assert not covered(plot)
    assert plot.item.getViewBox().height() >= 220
    named = {text.toPlainText() for line, text in plot.names.items() if text.isVisible()}
    assert named == {say("exact results"), say("this release, at most"), say("guessing")}
    for line, text in plot.names.items():
        if text.isVisible() and separation != 1.5:  # the lines leave room for a name between them
            away = {other: gap(plot, text, other) for other, name in plot.names.items() if name.isVisible()}
            assert away[line] <= min(away.values()) + 1.0, f"{text.toPlainText()} stands at another line"
    plot.show_all(True)
    settle()
    assert sum(text.isVisible() for text in plot.names.values()) == 6


def gap(plot: AttackPlot, text: pg.TextItem, line: pg.PlotDataItem) -> float:
    """How many pixels are between a text and the nearest point of a line."""
    box, place = plot.item.getViewBox(), text.sceneBoundingRect()
    x, y = line.getOriginalDataset()
    at = np.linspace(x[0], x[-1], 2000)
    points = [box.mapViewToScene(QPointF(a, b)) for a, b in zip(at, np.interp(at, x, y), strict=True)]
    return min(
        math.hypot(
            max(place.left() - each.x(), each.x() - place.right(), 0.0),
            max(place.top() - each.y(), each.y() - place.bottom(), 0.0),
        )
        for each in points
    )


def options_of(n: int, here: int) -> tuple[list[Option], int]:
    """``n`` pairs of scores and mechanisms, best first, some of them estimates; and the plan's own size."""
    pairs = itertools.product(
        (
            ScoreChoice(),
            ScoreChoice(name="tv-allelic"),
            ScoreChoice(name="ks", offset=2.0),
            ScoreChoice(name="trend"),
        ),
        ("joint", "permute-and-flip", "exponential", "laplace"),
    )
    made = []
    for which, (score, mechanism) in enumerate(itertools.islice(pairs, n)):
        people = 1_000 + 900 * which
        needed = Needed(
            people=people, limit=10**6, low=round(0.85 * people), high=round(1.2 * people), is_estimate=which % 3 == 2
        )
        made.append(Option(score=score, mechanism=mechanism, needed=needed))
    return made, here


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("n", [2, 6, 14])
def test_names_and_numbers_of_bars_are_whole_and_your_study_stands_on_none(
    request: pytest.FixtureRequest, qtbot: QtBot, size: tuple[int, int], n: int, language: str
) -> None:
    if language == "de":
        request.getfixturevalue("german")
    plot = OptionsPlot()
    shown(qtbot, plot, size)
    for here in (1_000, 3_000, 9_000, 300):
        options, here = options_of(n, here)
        plot.show_options(options, options[0].pair, here)
        settle()
        box = plot.item.getViewBox().sceneBoundingRect()
        places = [number.mapRectToScene(number.boundingRect()) for number in plot.numbers]
        assert all(box.left() <= each.left() and each.right() <= box.right() + 1 for each in places), "a number is cut"
        assert all(above.bottom() - 4 <= below.top() + 4 for above, below in itertools.pairwise(places)), (
            "numbers overlap"
        )
        axis = plot.item.getAxis("left")
        assert all(plot.fontMetrics().horizontalAdvance(name) <= axis.width() for _at, name in axis._tickLevels[0]), (
            "a name is cut"
        )
        if plot.here_text.isVisible():
            there = plot.here_text.mapRectToScene(plot.here_text.boundingRect())
            assert box.adjusted(-1, -1, 1, 1).contains(there), (here, "your study is cut")
            first = plot.item.getViewBox().mapViewToScene(QPointF(0, -0.3)).y()
            assert there.bottom() - 4 <= min(first, places[0].top() + 4), "it stands above the first bar and its number"
