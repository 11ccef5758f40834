"""How often the Calibration tab draws its answer: once for each showing that has news, not at all for others."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.forecast.questions import LineQuestion, Question
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.ui.calibration import calibration_runner, calibration_tab
from gwasprivacy.ui.calibration.calibration_runner import Phase
from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
from gwasprivacy.ui.calibration.curve_plot import PeoplePlot
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner

WAIT = 60_000


@pytest.fixture
def plan() -> Plan:
    snp = CausalSnp(frequency=0.3, odds_ratio=2.5)
    scenario = Scenario(disease=DiseaseModel(causal=(snp, snp), prevalence=0.05), n_snps=200, n_studies=5)
    return new_plan(title="Melanoma 2026", release=ReleaseChoices(mechanism="joint"), scenario=scenario)


@pytest.fixture(autouse=True)
def quick_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def search(_question: Question, _line: LineQuestion, **_rest: Any) -> Needed:
        return Needed(people=1234, limit=10**6, low=1200, high=1260)

    monkeypatch.setattr(calibration_runner, "search", search)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often the curves were drawn, as a list of one number."""
    times, usual = [0], PeoplePlot.show_view

    def show_view(self: PeoplePlot, *args: Any) -> None:
        times[0] += 1
        usual(self, *args)

    monkeypatch.setattr(PeoplePlot, "show_view", show_view)
    return times


@pytest.fixture
def make_tab(
    qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path, drawn: list[int]
) -> Callable[[], CalibrationTab]:
    def make() -> CalibrationTab:
        tab = CalibrationTab(document, jobs, folder=tmp_path / "curves", make_executor=lambda _work: InlineExecutor())
        tab.resize(1250, 660)
        qtbot.addWidget(tab)
        return tab

    return make


@pytest.fixture
def seen(qtbot: QtBot, make_tab: Callable[[], CalibrationTab]) -> CalibrationTab:
    """A tab that was in front until everything was computed, and is behind another one now."""
    tab = make_tab()
    with qtbot.waitExposed(tab):
        tab.show()
    qtbot.waitUntil(lambda: tab.runner.phase is Phase.DONE, timeout=WAIT)
    tab.hide()
    return tab


def test_a_tab_without_news_draws_nothing_when_it_is_shown_again(seen: CalibrationTab, drawn: list[int]) -> None:
    drawn[0] = 0
    for _ in range(3):
        seen.show()
        seen.hide()
    assert drawn == [0]


def test_news_that_came_meanwhile_is_drawn_once_when_it_is_seen(seen: CalibrationTab, drawn: list[int]) -> None:
    drawn[0] = 0
    seen.runner.changed.emit()
    seen.runner.changed.emit()
    assert drawn == [0]
    seen.show()
    assert drawn == [1]
    seen.runner.changed.emit()
    assert drawn == [2], "what is in front follows at once"


def test_another_plan_is_drawn_when_it_is_seen(qtbot: QtBot, seen: CalibrationTab, document: PlanDocument) -> None:
    before = seen.sheets.people_plot.here_text.toPlainText()
    document.edit_design(n_cases=1500)
    assert seen.sheets.people_plot.here_text.toPlainText() == before
    seen.show()
    qtbot.waitUntil(lambda: "2,500" in seen.sheets.people_plot.here_text.toPlainText(), timeout=WAIT)


def test_a_tab_that_begins_to_simulate_when_it_is_seen_is_drawn_once(
    qtbot: QtBot, make_tab: Callable[[], CalibrationTab], drawn: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calibration_tab, "AHEAD_MS", 10**8)
    tab = make_tab()
    qtbot.waitUntil(lambda: tab.runner.phase is Phase.ESTIMATED, timeout=WAIT)
    drawn[0] = 0
    tab.show()
    assert tab.runner.phase is Phase.SIMULATING
    assert drawn == [1]


def test_the_first_answer_is_drawn_before_anybody_looks_and_only_that_one(
    qtbot: QtBot, make_tab: Callable[[], CalibrationTab], drawn: list[int], document: PlanDocument
) -> None:
    tab = make_tab()
    qtbot.waitUntil(lambda: drawn[0] > 0, timeout=WAIT)
    assert not tab.isVisible()
    assert all(curve.is_estimate for curve in tab.runner.curves.values())
    qtbot.waitUntil(lambda: tab.runner.phase is Phase.ESTIMATED, timeout=WAIT)
    x, _y = tab.sheets.people_plot.strands[Line.THIS].curve.getOriginalDataset()
    assert len(x) > 1
    drawn[0] = 0
    document.edit_design(n_cases=1500)
    qtbot.waitUntil(lambda: tab.runner.phase is Phase.ESTIMATED and tab.runner.is_current, timeout=WAIT)
    assert not tab._ahead.isActive()
    assert drawn == [0]
