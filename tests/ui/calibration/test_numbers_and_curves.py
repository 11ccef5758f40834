"""The numbers beside a picture are those of the line that is drawn: for 30 plans drawn at random, with real simulated studies."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import DiseaseModel
from gwasprivacy.assumptions.probability_words import estimate_range, rough_percent, short_of
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Scenario
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.forecast import answers
from gwasprivacy.forecast.answers import search, simulate
from gwasprivacy.forecast.estimates import estimate
from gwasprivacy.forecast.kept_answers import AnswerStore
from gwasprivacy.forecast.questions import Question, question_of
from gwasprivacy.forecast.words import share_words, short_number
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.plan.choices import ReleaseChoices
from gwasprivacy.plan.plan import Plan, in_step
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.ui.calibration.answer_sheets import people_view
from gwasprivacy.ui.calibration.calibration_runner import CalibrationRunner
from gwasprivacy.ui.calibration.curve_plot import PeoplePlot
from gwasprivacy.ui.shell.document import PlanDocument
from gwasprivacy.ui.shell.jobs import JobRunner
from tests.simulation.scenarios import random_study

N_PLANS = 30
STRONGER = ((Line.THIS, Line.ANY), (Line.NONE, Line.THIS), (Line.NONE, Line.ANY))


def random_plan(number: int) -> Plan:
    rng = np.random.default_rng(number)
    snps, design = random_study(rng)
    gamma = float(rng.uniform(1.2, 1.8))
    return in_step(
        new_plan(
            adversary=AdversaryModel(prior=PriorRange(0.5, 0.5), target=Target(TargetKind.GAMMA, gamma)),
            design=design,
            release=ReleaseChoices(
                score=ScoreChoice(name=str(rng.choice(["tv", "ks", "allelic", "trend"]))),
                mechanism=str(rng.choice(["joint", "permute-and-flip", "exponential"])),
                n_snps=len(snps),
            ),
            scenario=Scenario(
                disease=DiseaseModel(causal=snps, prevalence=0.05),
                n_snps=60,
                spectrum=AlleleSpectrum(),
                n_studies=20,
                seed=number,
                target_probability=float(rng.choice([0.5, 0.8, 0.9, 0.95])),
            ),
        )
    )


@dataclass(frozen=True)
class Picture:
    """What the tab shows of one plan when everything is simulated and searched."""

    question: Question
    runner: CalibrationRunner
    plot: PeoplePlot

    def drawn(self, line: Line) -> tuple[np.ndarray, np.ndarray]:
        x, y = self.plot.strands[line].curve.getOriginalDataset()
        return np.asarray(x), np.asarray(y)

    @property
    def pixel(self) -> tuple[float, float]:
        (left, right), (low, high) = self.plot.item.getViewBox().viewRange()
        box = self.plot.item.getViewBox()
        return (right - left) / box.width(), (high - low) / box.height()


@functools.cache
def answers_of(number: int) -> tuple[Plan, dict, dict]:
    plan = random_plan(number)
    question, store = question_of(plan), AnswerStore()
    inline = lambda _work: InlineExecutor()  # noqa: E731
    sizes = sorted({*estimate(question).sizes[::2], question.n_people})  # of the window's every other is enough
    curves = simulate(question, question.lines, sizes, store=store, make_executor=inline)
    found = {line.line: search(question, line, store=store, make_executor=inline) for line in question.lines}
    return plan, curves, found


@pytest.fixture
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        answers, "required_sizes", functools.partial(answers.required_sizes, precision=0.2, most_studies=100)
    )


def picture_of(number: int, qtbot: QtBot, jobs: JobRunner) -> Picture:
    plan, curves, found = answers_of(number)
    document = PlanDocument(plan)
    runner = CalibrationRunner(document, jobs, AnswerStore())
    runner.stop()  # it estimates nothing
    runner.curves, runner.searched, runner.is_stale = dict(curves), dict(found), False
    plot = PeoplePlot()
    qtbot.addWidget(plot)
    plot.resize(700, 330)
    with qtbot.waitExposed(plot):
        plot.show()
    plot.show_view(people_view(runner, []))
    qtbot.wait(1)
    return Picture(question=runner.question, runner=runner, plot=plot)


@pytest.mark.parametrize("number", range(N_PLANS))
def test_every_number_in_words_is_that_of_the_drawn_line(
    number: int, coarse: None, qtbot: QtBot, jobs: JobRunner
) -> None:
    shown = picture_of(number, qtbot, jobs)
    question, told, (wide, tall) = shown.question, shown.runner.told(), shown.pixel
    for line, needed in shown.runner.needed().items():
        x, y = shown.drawn(line)
        assert (np.diff(x) > 0).all()
        assert (np.diff(y) >= 0).all(), "a curve never falls"
        if needed.people is not None:
            assert shown.plot.strands[line].number.toPlainText() == short_number(needed)
            first = int(np.flatnonzero(y >= question.target - 1e-12)[0])
            crossing = np.interp(question.target, y[max(first - 1, 0) : first + 1], x[max(first - 1, 0) : first + 1])
            assert abs(crossing - math.log10(needed.people)) < wide
        curve, n_people = told[line], question.n_people
        if curve.has(n_people):
            here = float(np.interp(math.log10(n_people), x, y))
            value = curve.at(n_people, question.metric)
            assert value is not None
            assert abs(here - value) < tall
            said, interval = share_words(curve, n_people, question.metric), curve.interval_at(n_people, question.metric)
            assert interval is not None
            if curve.error_at(n_people, question.metric) > 0.05 or value - interval[0] > 0.1:
                assert said == estimate_range(*interval)
                assert interval[0] - tall < here < interval[1] + tall
            else:
                assert said == rough_percent(short_of(here, question.target), curve.studies_at(n_people))
            if needed.people is not None:
                assert (value >= question.target) == (n_people >= needed.people)
    for strong, weak in STRONGER:
        if strong in told and weak in told:
            (x, above), (x_weak, below) = shown.drawn(strong), shown.drawn(weak)
            both = (x >= x_weak[0]) & (x <= x_weak[-1])
            gap = above[both] - np.interp(x[both], x_weak, below)
            assert gap.min() > -1.5 * tall, f"{strong} below {weak}"
