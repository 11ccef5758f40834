"""The card on top: yes, not yet or no, and ways out that one click takes and one step undoes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.printable_text import unbreakable
from gwasprivacy.forecast.curves import Curve, Point
from gwasprivacy.forecast.verdict import Answer
from gwasprivacy.forecast.verdict_words import verdict_words, way_words
from gwasprivacy.forecast.ways_out import Way, WayOut
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import StudyDesign
from gwasprivacy.ui.calibration.calibration_runner import Phase
from gwasprivacy.ui.calibration.calibration_tab import CalibrationTab
from gwasprivacy.ui.calibration.verdict_view import VerdictView
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.simulation.scenarios import small_scenario

WAIT = 60_000


@pytest.fixture
def no_ways_out() -> None:
    """They are looked for here."""


@pytest.fixture
def plan() -> Plan:
    """With too few participants for its target."""
    return new_plan(
        title="Small",
        design=StudyDesign(n_cases=150, n_controls=150),
        release=ReleaseChoices(mechanism="joint", n_snps=2),
        scenario=small_scenario(n_studies=20),
    )


@pytest.fixture
def tab(qtbot: QtBot, document: PlanDocument, jobs: JobRunner, tmp_path: Path) -> CalibrationTab:
    made = CalibrationTab(document, jobs, folder=tmp_path / "curves", make_executor=lambda _work: InlineExecutor())
    made.resize(1250, 760)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


def ways(qtbot: QtBot, tab: CalibrationTab) -> list[WayOut]:
    qtbot.waitUntil(lambda: bool(tab.verdict.verdict.ways), timeout=WAIT)
    return list(tab.verdict.verdict.ways)


def test_a_no_is_said_with_ways_out_that_say_what_they_are_worth(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument
) -> None:
    found = ways(qtbot, tab)
    view = tab.answer_card.verdict
    verdict = tab.verdict.verdict
    assert verdict.answer is Answer.NO
    assert view.sentence.text() == unbreakable(verdict_words(verdict))
    shown = [words.text() for words in view.words if words.isVisible()]
    assert shown == [unbreakable(way_words(way, document.plan)) for way in found]
    status = tab.answer_card.status.text()
    assert status.count("uick estimate") == 1 or "Ways out from simulated studies" in status


def test_a_way_is_one_step_and_the_card_answers_again(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument
) -> None:
    before, [way, *_] = document.plan, ways(qtbot, tab)
    steps = document.undo_stack.count()
    tab.answer_card.verdict.buttons[0].click()
    assert (document.plan.release, document.plan.design, document.plan.adversary) == (
        way.plan.release,
        way.plan.design,
        way.plan.adversary,
    )
    assert document.undo_stack.count() == steps + 1
    assert way not in tab.verdict.verdict.ways, "ways belong to the plan before"
    qtbot.waitUntil(lambda: tab.verdict.verdict.chance is not None, timeout=WAIT)
    assert tab.verdict.verdict.question.n_people == way.question.n_people
    document.undo_stack.undo()
    assert document.plan == before


def test_what_changes_nothing_leads_on(qtbot: QtBot, tab: CalibrationTab) -> None:
    found = ways(qtbot, tab)
    with qtbot.waitSignal(tab.report_asked):
        tab.answer_card.verdict.buttons[[each.way for each in found].index(Way.NOTHING)].click()
    with qtbot.waitSignal(tab.release_asked):
        tab.take(replace(found[-1], way=Way.RELEASE))


def test_ways_are_simulated_once_the_curve_is(qtbot: QtBot, tab: CalibrationTab) -> None:
    qtbot.waitUntil(lambda: tab.verdict.is_exact, timeout=2 * WAIT)
    assert all(not way.chance.is_estimate for way in tab.verdict.verdict.ways if way.chance is not None)
    assert "simulated studies" in tab.answer_card.status.text()


def test_the_release_tab_says_the_same(
    qtbot: QtBot, tab: CalibrationTab, document: PlanDocument, jobs: JobRunner
) -> None:
    ways(qtbot, tab)
    release = ReleaseTab(document, jobs)
    qtbot.addWidget(release)
    release.follow_verdict(tab.verdict)
    with qtbot.waitExposed(release):
        release.show()
    assert release.verdict.sentence.text() == tab.answer_card.verdict.sentence.text()
    with qtbot.waitSignal(release.way_taken) as taken:
        release.verdict.buttons[0].click()
    assert taken.args == [tab.verdict.verdict.ways[0]]
    release.allow_verdict(False)
    assert not release.verdict_card.isVisible(), "nobody has planned it"


def test_in_a_low_window_ways_are_one_click_away(qtbot: QtBot, tab: CalibrationTab) -> None:
    ways(qtbot, tab)
    view: VerdictView = tab.answer_card.verdict
    view.set_compact(True)
    assert not view.ways.isVisible()
    view.more.click()
    assert view.ways.isVisible()


def test_where_only_simulation_knows_ways_the_card_says_that_they_are_looked_for(
    tab: CalibrationTab, monkeypatch: pytest.MonkeyPatch
) -> None:
    tab.runner.stop()
    keeper, runner = tab.verdict, tab.runner
    keeper._lane.drop()
    nothing = WayOut(way=Way.NOTHING, plan=tab.document.plan, question=runner.question)
    monkeypatch.setattr(keeper, "_ways", (nothing,))
    monkeypatch.setattr(keeper, "is_exact", False)
    for phase, words in ((Phase.SIMULATING, "Looking for ways out in simulated studies…"), (Phase.STOPPED, "")):
        runner.phase = phase
        assert keeper.worth == words
        assert bool(keeper.verdict.ways) == (not words), (
            "to release nothing is not all that there is while more is looked for"
        )


def test_the_card_answers_before_there_are_curves_and_keeps_the_answer_of_more_studies(
    qtbot: QtBot, tab: CalibrationTab
) -> None:
    keeper, runner = tab.verdict, tab.runner
    qtbot.waitUntil(lambda: bool(runner.curves), timeout=WAIT)
    seen: list[tuple[bool, bool]] = []
    runner.changed.connect(lambda: seen.append((runner.is_stale, keeper.verdict.chance is not None)))
    tab.document.edit_design(n_cases=160)
    qtbot.waitUntil(lambda: seen[-1] == (False, True), timeout=WAIT)
    assert seen.index((True, True)) < seen.index((False, True)), "the curves are still those of the plan before"

    runner.stop()
    keeper._lane.drop()
    n_people = runner.question.n_people

    def curve(n_studies: int) -> Curve:
        point = Point(n_people=n_people, p_all=0.5, p_any=0.5, n_studies=n_studies)
        return Curve(points=(point,), is_estimate=False)

    runner.first = curve(40)
    for studies, shown in ((10, 40), (60, 60)):
        runner.curves, runner.is_stale = {Line.THIS: curve(studies)}, False
        chance = keeper.verdict.chance
        assert chance is not None
        assert chance.n_studies == shown


def test_while_studies_come_in_the_answer_says_that_it_is_unfinished_and_never_less_than_the_first_one(
    qtbot: QtBot, tab: CalibrationTab
) -> None:
    keeper, runner = tab.verdict, tab.runner
    qtbot.waitUntil(lambda: bool(runner.curves), timeout=WAIT)
    runner.stop()
    keeper._lane.drop()
    question = runner.question

    def curve(n_studies: int, value: float) -> Curve:
        point = Point(n_people=question.n_people, p_all=value, p_any=value, n_studies=n_studies)
        return Curve(points=(point,), is_estimate=not n_studies, spread=0.1)

    formula, n_studies = curve(0, 0.999), question.scenario.n_studies
    said: list[str] = []
    tab.headline_changed.connect(said.append)
    runner.first, runner.is_stale = formula, False
    for shown in (curve(2, 1.0), curve(n_studies, 0.9)):
        runner.curves = {Line.THIS: shown}
        runner.changed.emit()
    assert "over 99 % probability (quick estimate)" in said[0], "two studies leave more open"
    assert "% probability, assuming" in said[1], "all of the plan’s studies are in"
    assert [runner.here()] == [runner.curve(Line.THIS)]
    runner.first, runner.curves = None, {Line.THIS: curve(n_studies // 2, 0.9)}
    runner.changed.emit()
    assert "(quick estimate)" in said[2]
    assert tab.numbers.tiles["here"].note.text() == "estimate"


def test_another_target_leaves_the_first_answer_and_another_size_takes_the_closed_forms(
    qtbot: QtBot, tab: CalibrationTab
) -> None:
    runner, document = tab.runner, tab.document
    qtbot.waitUntil(lambda: runner.first is not None and Line.THIS in runner.curves, timeout=WAIT)
    runner.stop()
    tab.verdict._lane.drop()
    first = runner.first
    document.edit_scenario(target_probability=0.5)
    assert runner.first == first
    document.edit_design(n_cases=160, n_controls=160)
    runner._timer.stop()
    n_people = runner.question.n_people
    formula = runner.first
    assert formula is not None
    assert formula.is_estimate
    assert formula.at(n_people, runner.question.metric) is not None
    # A few studies of the new size leave more open, and so take no answer away.
    runner.curves = {
        Line.THIS: Curve(points=(Point(n_people=n_people, p_all=1, p_any=1, n_studies=2),), is_estimate=False)
    }
    runner.is_stale = False
    assert runner.here() == formula


def test_another_plan_takes_the_first_answer_away(qtbot: QtBot, tab: CalibrationTab) -> None:
    runner, document = tab.runner, tab.document
    qtbot.waitUntil(lambda: runner.first is not None and bool(runner.curves), timeout=WAIT)
    runner.stop()
    tab.verdict._lane.drop()
    document.edit_design(n_cases=170)  # another share of cases: other curves
    assert runner.first is None
