"""A comparison that was stopped goes on where it was: each study is simulated once, and the answer is that of an undisturbed one."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.errors import Cancelled
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.text_files import FileState
from gwasprivacy.base.work import Work
from gwasprivacy.forecast import comparison
from gwasprivacy.forecast.comparison import Option, simulate_options
from gwasprivacy.forecast.questions import Question, question_of
from gwasprivacy.plan.plan import Plan, ReleaseChoices
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.simulation.curves import utility
from gwasprivacy.study.design import StudyDesign

PAIRS = ((ScoreChoice(), "exponential"), (ScoreChoice(), "joint"))


class Counter:
    """Counts simulated studies, and stops the work after ``stop_after`` of them."""

    def __init__(self) -> None:
        self.n, self.stop_after, self.flag = 0, 0, CancelFlag()

    def study(self, task: utility.StudyTask) -> Any:
        self.n += 1
        if self.n == self.stop_after:
            self.flag.cancel()
        return SIMULATED(task)


SIMULATED = functools.cache(utility.study_utility)
"""What a study shows follows from its task, and most are asked for ten times here."""


@pytest.fixture
def counter(monkeypatch: pytest.MonkeyPatch) -> Counter:
    counter = Counter()
    monkeypatch.setattr(utility, "study_utility", counter.study)
    monkeypatch.setattr(utility, "_BUNDLE_LOAD", 1.0)  # one study a bundle
    return counter


@pytest.fixture(autouse=True)
def nothing_kept() -> Iterator[None]:
    comparison._KEPT.of("nothing")
    yield
    comparison._KEPT.of("nothing")


@pytest.fixture
def plan() -> Plan:
    snp = CausalSnp(frequency=0.3, odds_ratio=2.5)
    scenario = Scenario(disease=DiseaseModel(causal=(snp, snp), prevalence=0.05), n_snps=300, n_studies=6)
    return new_plan(title="Stopped", release=ReleaseChoices(mechanism="exponential"), scenario=scenario)


def compare(question: Question, flag: CancelFlag) -> tuple[Option, ...]:
    return simulate_options(question, PAIRS, (), make_executor=lambda _work: InlineExecutor(), work=Work(cancel=flag))


def stopped(question: Question, counter: Counter, after: int) -> int:
    """Stop after so many studies; how many were simulated."""
    counter.n, counter.stop_after, counter.flag = 0, after, CancelFlag()
    with pytest.raises(Cancelled):
        compare(question, counter.flag)
    return counter.n


def whole(question: Question, counter: Counter) -> tuple[tuple[Option, ...], int]:
    counter.n, counter.stop_after = 0, 0
    found = compare(question, CancelFlag())
    return found, counter.n


AT_ONCE: dict[Question, tuple[tuple[Option, ...], int]] = {}


def at_once(question: Question, counter: Counter) -> tuple[tuple[Option, ...], int]:
    """What a comparison finds that was never stopped, and in how many studies: simulated once for this file."""
    if question not in AT_ONCE:
        AT_ONCE[question] = whole(question, counter)
    return AT_ONCE[question]


def test_pairs_are_compared_on_studies_that_have_cases_however_few_their_share() -> None:
    rare = new_plan(design=StudyDesign(n_cases=2, n_controls=39_998))
    question = replace(question_of(rare), n_people=10**9)  # out of reach
    sizes = comparison._sizes(question, None)
    assert len(sizes) > 1
    assert min(sizes) * question.scenario.case_fraction >= 2


@pytest.mark.parametrize("share", [0.0, 0.05, 0.9], ids=["at once", "in the curves", "in the search"])
def test_only_what_is_missing_is_simulated(plan: Plan, counter: Counter, share: float) -> None:
    question = question_of(plan)
    expected, n_whole = at_once(question, counter)
    n_curves = plan.scenario.n_studies * len(comparison._sizes(question, None))
    assert n_whole > n_curves
    stop_at = max(1, round(share * n_whole))
    assert (stop_at > n_curves) == (share == 0.9)
    n_before = stopped(question, counter, stop_at)
    assert n_before == stop_at
    found, n_after = whole(question, counter)
    assert n_before + n_after == n_whole
    assert found == expected


def test_it_can_be_stopped_again_and_again(plan: Plan, counter: Counter) -> None:
    question = question_of(plan)
    expected, n_whole = at_once(question, counter)
    n_before = stopped(question, counter, 7) + stopped(question, counter, 40)
    assert n_before == 47
    found, n_after = whole(question, counter)
    assert (found, n_before + n_after) == (expected, n_whole)


def test_what_is_done_is_not_kept(plan: Plan, counter: Counter) -> None:
    question = question_of(plan)
    _, first = whole(question, counter)
    _, second = whole(question, counter)
    assert first == second > 0


def test_nothing_of_another_plan_or_of_changed_files_is_used(plan: Plan, counter: Counter, tmp_path: Path) -> None:
    question = question_of(plan)
    other = question_of(replace(plan, scenario=replace(question.scenario, seed=question.scenario.seed + 1)))
    _, n_other = at_once(other, counter)
    _, n_whole = at_once(question, counter)
    stopped(question, counter, 30)
    assert whole(other, counter)[1] == n_other
    assert whole(question, counter)[1] == n_whole  # the other one took its place
    stopped(question, counter, 30)
    panel = tmp_path / "panel.bed"
    panel.write_bytes(b"another")
    assert whole(replace(question, files=(FileState.seen(panel),)), counter)[1] == n_whole
    stopped(question, counter, 30)
    assert whole(question, counter)[1] == n_whole - 30


def test_another_attacker_s_noise_is_drawn_anew(plan: Plan, counter: Counter) -> None:
    """The same scenario with other requests: their answers are other ones."""
    question = question_of(plan)
    weaker = question_of(replace(plan, release=replace(plan.release, epsilon=plan.epsilon / 2)))
    assert weaker.scenario == question.scenario
    expected, n_weaker = at_once(weaker, counter)
    stopped(question, counter, 30)
    assert whole(weaker, counter) == (expected, n_weaker)
