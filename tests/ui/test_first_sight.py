"""How much a tab asks to be read at first sight: its numbers and its controls, on the example in a window of 1280 × 800.

A number is a run of digits in a text that is seen: "94 ± 4 %" has two, "1,500–2,400" two, "1.50" one.  Not counted: what is typed (fields,
lists of choices), the sentence on top, the numbers of an axis, and what is folded, or below the edge of what scrolls.  A control is what can
be clicked, typed into or dragged, each field once, with its buttons; a question mark is one too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pyqtgraph as pg
import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QSlider,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gwasprivacy.base.resources import resource_path
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.forecast.questions import LineQuestion, Question, question_of
from gwasprivacy.forecast.solve import with_people
from gwasprivacy.forecast.ways_out import Chance, Way, WayOut
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.ui.calibration import calibration_runner, verdict_keeper
from gwasprivacy.ui.calibration.calibration_runner import Phase
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.settings import Settings
from gwasprivacy.ui.widgets.card import Fold
from gwasprivacy.ui.widgets.plots.plot import Plot
from gwasprivacy.ui.widgets.tab_page import TabPage
from tests.ui.conftest import without_simulation

NUMBER = re.compile(r"\d+(?:[.,]\d+)*")


@pytest.fixture
def no_ways_out() -> None:
    """They are counted here."""


@pytest.fixture
def example(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    window = MainWindow(
        PlanDocument(load_plan(resource_path("example/example.gwasplan"))), Settings(tmp_path / "window.ini")
    )
    qtbot.addWidget(window)
    window.resize(1280, 800)
    with qtbot.waitExposed(window):
        window.show()
    return window


def is_seen(widget: QWidget) -> bool:
    return widget.isVisible() and not widget.visibleRegion().isEmpty()


def numbers_seen(tab: TabPage) -> list[str]:
    return [number for text in texts_seen(tab) for number in NUMBER.findall(re.sub(r"<[^>]*>", "", text))]


def texts_seen(tab: TabPage) -> Iterator[str]:
    for widget in filter(is_seen, tab.findChildren(QWidget)):
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, Plot):
            for item in widget.view.scene().items():
                if isinstance(item, pg.TextItem) and item.isVisible() and item.opacity() > 0:
                    yield item.toPlainText()
                elif isinstance(item, pg.LegendItem) and item.isVisible():
                    yield from (text.text for _sample, text in item.items)


def controls_seen(tab: TabPage) -> list[QWidget]:
    kinds = QAbstractButton | QAbstractSpinBox | QComboBox | QSlider | QTabBar
    return [
        each
        for each in tab.findChildren(QWidget)
        if (isinstance(each, kinds) or hasattr(each, "dragged"))
        and is_seen(each)
        and not isinstance(each.parent(), kinds)
    ]


def test_the_model_tab_shows_a_dozen_numbers(example: MainWindow) -> None:
    example.show_tab(0)
    QApplication.processEvents()
    numbers, controls = numbers_seen(example.model_tab), controls_seen(example.model_tab)
    assert len(numbers) <= 12, numbers
    assert len(controls) <= 29, controls
    assert len(numbers) >= 4, "so many can be counted"
    assert len(controls) >= 15


NEEDED = {Line.THIS: 1696, Line.ANY: 2018, Line.NONE: 896}
"""Participants, about as the example's simulation has them; how many numbers are shown does not depend on these."""


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch, no_ways_out: None) -> None:
    """Everything that the Calibration tab computes is there at once: curves, sample sizes, two ways out."""

    def simulate(_question: Question, lines: Sequence[LineQuestion], sizes: Sequence[int], **_rest: object) -> object:
        def at(people: int, needed: int) -> Point:
            share = 0.9 ** ((needed / people) ** 2)
            return Point(n_people=people, p_all=share, p_any=share, error_all=0.02, error_any=0.02, n_studies=100)

        return {
            each.line: Curve(points=tuple(at(n, NEEDED[each.line]) for n in sizes), is_estimate=False) for each in lines
        }

    def search(_question: Question, line: LineQuestion, **_rest: object) -> Needed:
        people = NEEDED[line.line]
        return Needed(people=people, limit=10**6, low=people - 90, high=people + 90)

    def judged(plan: Plan, *, base: Path, **_rest: object) -> SimpleNamespace:
        fewer = replace(plan, design=with_people(plan.design, 1770))
        question = question_of(fewer, base=base)
        point = Point(n_people=1770, p_all=0.91, p_any=0.91, error_all=0.025, error_any=0.025, n_studies=100)
        chance = Chance.of(question, Curve(points=(point,), is_estimate=False))
        smaller = WayOut(way=Way.PARTICIPANTS, plan=fewer, question=question, chance=chance)
        return SimpleNamespace(ways=(WayOut(way=Way.RELEASE, plan=plan, question=question), smaller))

    monkeypatch.setattr(calibration_runner, "simulate", simulate)
    monkeypatch.setattr(calibration_runner, "search", search)
    monkeypatch.setattr(verdict_keeper, "judged", judged)


def test_the_calibration_tab_shows_fifteen_numbers_with_its_answer(
    qtbot: QtBot, answered: None, example: MainWindow
) -> None:
    example.show_tab(1)
    tab = example.calibration_tab
    qtbot.waitUntil(lambda: tab.runner.phase is Phase.DONE and tab.verdict.is_exact, timeout=60_000)
    QApplication.processEvents()
    numbers, controls = numbers_seen(tab), controls_seen(tab)
    assert len(numbers) <= 15, numbers
    assert len(controls) <= 24, controls
    for seen in ("896", "1,696", "2,018", "1,770"):
        assert seen in numbers
    for control in (tab.study_card.cases, tab.publish_card.n_snps, tab.target_card.target, tab.effect_card.odds):
        assert control in controls


def test_what_the_calibration_tab_folds_is_two_clicks_away(example: MainWindow) -> None:
    without_simulation(example)
    example.show_tab(1)
    tab = example.calibration_tab
    folded = {
        tab.study_card.more: (tab.study_card.strata.button, tab.study_card.covariates.button),
        tab.printed_sizes: tuple(tab.printed_sizes.choices.values()),
        tab.effect_card.more: (tab.effect_card.mode, tab.effect_card.prevalence, tab.effect_card.engine),
        tab.publish_card.more: (tab.publish_card.score, tab.publish_card.mechanism, tab.publish_card.effects),
        tab.answer_card.more: (tab.answer_card.solve.choice, tab.answer_card.limits),
    }
    for fold, controls in folded.items():
        assert fold.button.isVisible()
        assert not any(each.isVisible() for each in controls)
        fold.button.click()
        assert all(each.isVisible() for each in controls)


def test_a_field_that_is_asked_for_is_unfolded(example: MainWindow) -> None:
    without_simulation(example)
    tab = example.calibration_tab
    for path in ("scenario.engine", "adversary.sizes", "design.covariates", "release.mechanism"):
        example.show_field(path)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.isVisible()
        fields = {name: field for card in tab.cards for name, field in card.fields.items()}
        assert focus in (fields[path], fields[path].focusProxy()), path


def test_the_release_tab_has_one_fold_at_first(example: MainWindow) -> None:
    example.show_tab(2)
    QApplication.processEvents()
    folds = [each for each in example.release_tab.findChildren(Fold) if is_seen(each)]
    assert folds == [example.release_tab.study_step.more]
    folds[0].button.click()
    assert is_seen(example.release_tab.study_step.strata.button)
    assert is_seen(example.release_tab.study_step.lists.button)
