"""The question turned round: the strongest guarantee or the smallest effect, found by the plan's own simulation and put into it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.forecast.solve import Solution, Unknown, with_solution
from gwasprivacy.membership.adversary import Target, TargetKind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.ui.calibration.solve_row import SolveRow, solution_words
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.release.planning_scene import planning_plan


@pytest.fixture
def plan() -> Plan:
    """With so many people that the target is within reach."""
    plan = planning_plan()
    return replace(plan, design=replace(plan.design, n_cases=250, n_controls=250))


@pytest.fixture
def row(qtbot: QtBot, document: PlanDocument, jobs: JobRunner) -> SolveRow:
    made = SolveRow(document, jobs, make_executor=lambda work: InlineExecutor())
    qtbot.addWidget(made)
    made.resize(860, 40)
    with qtbot.waitExposed(made):
        made.show()
    return made


def choose(row: SolveRow, unknown: Unknown) -> None:
    row.choice.setCurrentIndex(list(Unknown).index(unknown))


def test_the_sample_size_needs_no_button(row: SolveRow) -> None:
    assert row.unknown is Unknown.SAMPLE_SIZE
    assert row.button.isHidden()
    assert row.use.isHidden()


@pytest.mark.parametrize("unknown", [Unknown.GUARANTEE, Unknown.EFFECT])
def test_it_is_found_used_and_undone(qtbot: QtBot, row: SolveRow, document: PlanDocument, unknown: Unknown) -> None:
    before = document.plan
    choose(row, unknown)
    row.button.click()
    qtbot.waitUntil(lambda: row.found is not None, timeout=120_000)
    found = row.found
    assert found is not None
    assert found.unknown is unknown
    assert row.said.text() == solution_words(found)
    assert found.value is not None, row.said.text()
    row.use.click()
    wanted = with_solution(before, found)
    assert (document.plan.adversary.target, document.plan.scenario) == (wanted.adversary.target, wanted.scenario)
    assert row.found is None, "the plan is another now"
    document.undo_stack.undo()
    assert document.plan == before


def test_an_answer_goes_with_its_plan_and_its_question(row: SolveRow, document: PlanDocument) -> None:
    choose(row, Unknown.GUARANTEE)
    for leave in (lambda: document.edit_design(n_cases=151), lambda: choose(row, Unknown.EFFECT)):
        row._answered(SOLVED)
        assert row.use.isVisible()
        leave()
        assert row.found is None
        assert row.said.text() == ""
        assert row.use.isHidden()


SOLVED = Solution(
    unknown=Unknown.GUARANTEE,
    power=0.9,
    metric=Metric.ALL,
    value=1.423,
    low=1.381,
    high=1.472,
    guarantee=Target(TargetKind.GAMMA, 1.423),
    epsilon=0.6,
)


def test_words_have_the_digits_that_the_interval_allows() -> None:
    assert solution_words(SOLVED) == "γ = 1.423 (1.381–1.472) leaves 90 % power."
    capped = replace(SOLVED, value=0.756, low=0.74, high=0.77, guarantee=Target(TargetKind.CAP, 0.756))
    assert solution_words(capped) == "Maximum certainty 75.6 % (74.0–77.0 %) leaves 90 % power."
    effect = replace(SOLVED, unknown=Unknown.EFFECT, guarantee=None, value=1.62, low=1.2, high=2.3)
    assert solution_words(effect) == "Odds ratio 1.6 (1.2–2.3) gives 90 % power."
    assert solution_words(replace(SOLVED, value=None, reason="even so")) == "Not reachable: even so."
