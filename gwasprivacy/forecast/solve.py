"""Solving a plan for the unknown: the sample size, the strongest guarantee, or the smallest effect that reach a power.

Each is the plan's own question turned round: the other two are as the plan has them.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy.assumptions.disease import DiseaseModel
from gwasprivacy.assumptions.probability_words import rough_percent
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import count, fixed, plain
from gwasprivacy.base.quantities import Share
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.answers import search
from gwasprivacy.forecast.kept_answers import AnswerStore
from gwasprivacy.forecast.kinds_of_study import forecast_of
from gwasprivacy.forecast.largest_and_executor import SEARCH_STUDIES, MakeExecutor, executor_for, work_of
from gwasprivacy.forecast.questions import LineQuestion, Question, question_of
from gwasprivacy.forecast.trait_effects import largest_effect, with_effect
from gwasprivacy.membership.guarantee import Target, TargetKind
from gwasprivacy.membership.same_guarantee import guarantee_of
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import Line, planning_scenario
from gwasprivacy.simulation.curves.level_search import FloatArray, Level, search_level
from gwasprivacy.simulation.curves.utility import StudyTask, check_requests, run_studies
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE, StudyDesign

STAGE = mark("Searching")
SMALLEST_EPSILON, LARGEST_EPSILON = 0.001, 20.0
"""Guarantees that are looked at, as ε of the mechanism."""
SMALLEST_ODDS_RATIO, LARGEST_ODDS_RATIO = 1.02, 100.0
_USUAL_ODDS_RATIO = 1.8
SMALLEST_BETA = 0.001
"""SDs per copy."""


class Unknown(StrEnum):
    """What is solved for."""

    SAMPLE_SIZE = "sample-size"
    GUARANTEE = "promise"
    EFFECT = "effect"


@dataclass(frozen=True, slots=True, kw_only=True)
class Solution:
    """The answer: ``value`` with its 95 % interval ``low``–``high`` from simulation noise; None, with ``reason``, where there is
    none.

    Sample size: participants.  Guarantee: the number of the plan's own kind of guarantee (γ, cap, advantage, TPR at the plan's
    FPR, ε); ``guarantee`` is it as a target, ``epsilon`` what a mechanism may then use.  Effect: the odds ratio of every causal
    SNP, in its own direction; of a trait (``is_beta``) |β| in SDs per copy.  ``power``: the probability that was wanted; ``metric``: of what.
    """

    unknown: Unknown
    power: float
    metric: Metric
    value: float | None
    low: float | None = None
    high: float | None = None
    n_studies: int = 0
    reason: str = ""
    guarantee: Target | None = None
    epsilon: float | None = None
    is_beta: bool = False

    def to_json(self) -> dict[str, Any]:
        """As programs read it."""
        whole = self.unknown is Unknown.SAMPLE_SIZE
        value, low, high = (
            int(number) if whole and number is not None else number for number in (self.value, self.low, self.high)
        )
        found: dict[str, Any] = {"for": self.unknown.value, "value": value, "low": low, "high": high}
        if self.guarantee is not None:
            found |= {"promise": self.guarantee.kind.value, "fpr": self.guarantee.fpr, "epsilon": self.epsilon}
        if self.unknown is Unknown.EFFECT:
            found["effect"] = "beta" if self.is_beta else "odds-ratio"
        return found | {
            "target": self.power,
            "success": self.metric.value,
            "n_studies": self.n_studies,
            "reason": self.reason,
        }


def solve(
    plan: Plan,
    unknown: Unknown,
    *,
    target: float | None = None,
    wanted: Metric | None = None,
    base: Path | None = None,
    store: AnswerStore | None = None,
    make_executor: MakeExecutor = executor_for,
    work: Work = UNWATCHED,
) -> Solution:
    """What ``plan`` takes to publish its causal SNPs with the probability ``target`` (None: the scenario's), all else as planned.

    ``wanted``: all causal SNPs or at least one, as :func:`question_of` has it.  ``base``: the plan's folder.  The release keeps
    its part of what the guarantee allows.  Raises InvalidInput (nothing is selected; a penetrance table fixes the effect),
    InvalidPlan, PrivacyRefusal, Cancelled.
    """
    question = asked_of(plan, target, wanted, base)
    line = question.line(Line.THIS)
    assert line is not None
    if unknown is Unknown.SAMPLE_SIZE:
        needed = search(question, line, store=store, make_executor=make_executor, work=work)
        return Solution(
            unknown=unknown,
            power=question.target,
            metric=question.metric,
            value=needed.people,
            low=needed.low,
            high=needed.high,
            n_studies=needed.n_studies,
            reason=needed.reason,
        )
    effect = EFFECTS.find(question.scenario.study_kind)
    if unknown is Unknown.EFFECT:
        effect.require_free(question.scenario)
    check_requests(question.scenario, [line.request], [question.n_people], 1)
    with make_executor(work_of(question.scenario, SEARCH_STUDIES)) as executor:
        find = _guarantee if unknown is Unknown.GUARANTEE else effect.find
        return find(plan, question, line, _Simulation(question, work.on(executor)))


def asked_of(plan: Plan, target: float | None, wanted: Metric | None, base: Path | None) -> Question:
    """The question of a plan that selects SNPs, with another ``target`` where one is given.  Raises what :func:`solve` does."""
    if target is not None and not 0 < target < 1:
        raise InvalidInput("sample-size.target", target=Share(target))
    question = question_of(plan, wanted, base)
    if question.problem is not None:
        raise question.problem
    if question.instead:
        raise InvalidInput("solve.no-selection", instead=question.instead)
    if target is None:
        return question
    return replace(question, target=target, scenario=replace(question.scenario, target_probability=target))


@dataclass(frozen=True, slots=True)
class _Simulation:
    """Simulated studies of a question's size, looked at under several numbers at once."""

    question: Question
    work: Work

    def success(self, tasks: Sequence[StudyTask], shape: tuple[int, int]) -> FloatArray:
        """Each study's success under each request, in the tasks' order: ``shape`` is (tasks, requests)."""
        column = 0 if self.question.metric is Metric.ALL else 1
        answers = run_studies(tasks, self.work.quiet(), stage=STAGE)
        return np.array([answer[:, column] for answer in answers]).reshape(shape)

    def task(self, scenario: Scenario, requests: tuple[Any, ...], index: int) -> StudyTask:
        return StudyTask(
            scenario=scenario,
            requests=requests,
            n_participants=self.question.n_people,
            index=index,
            seed=self.question.scenario.seed,
        )

    def search(
        self,
        success: Callable[[tuple[float, ...], range], FloatArray],
        *,
        start: float,
        least: float,
        most: float,
    ) -> Level:
        return search_level(
            success,
            start=start,
            least=least,
            most=most,
            target=self.question.target,
            work=self.work,
        )


def _guarantee(plan: Plan, question: Question, line: LineQuestion, simulation: _Simulation) -> Solution:
    """The strongest guarantee, through ε: smaller ε is stronger, and success rises with it on the same studies."""

    def success(epsilons: tuple[float, ...], indices: range) -> FloatArray:
        requests = tuple(replace(line.request, epsilon=epsilon) for epsilon in epsilons)
        tasks = [simulation.task(question.scenario, requests, index) for index in indices]
        return simulation.success(tasks, (len(indices), len(epsilons)))

    start = line.request.epsilon
    found = simulation.search(success, start=start, least=SMALLEST_EPSILON, most=LARGEST_EPSILON)
    solution = _solution(Unknown.GUARANTEE, question, found)
    if found.value is None or found.low is None or found.high is None:
        reason = _out_of_reach(question, found, say("even almost without noise"))
        return replace(solution, reason=reason)
    share = start / plan.adversary.epsilon  # what of the guarantee's ε selects: it stays the same
    guarantees = [guarantee_of(plan.adversary, each / share) for each in (found.value, found.low, found.high)]
    value, low, high = (each.value for each in guarantees)
    return replace(solution, value=value, low=low, high=high, guarantee=guarantees[0], epsilon=found.value / share)


class EffectSearch(ABC):
    """The smallest effect of every causal SNP that a study finds, of one kind of study.  It is searched for in numbers that are added up, and
    told in others.  ``is_beta``: in SDs per copy."""

    name: str

    is_beta: bool

    @abstractmethod
    def require_free(self, scenario: Scenario) -> None:
        """Raise InvalidInput where what is assumed fixes the effect."""

    @abstractmethod
    def assuming(self, scenario: Scenario, effect: float) -> Scenario:
        """The scenario in which every causal SNP has this effect, a number that is searched through."""

    @abstractmethod
    def span(self, scenario: Scenario) -> tuple[float, float, float]:
        """Where the search starts, and between which least and most effect it stays."""

    @abstractmethod
    def told(self, effect: float) -> float:
        """An effect as people say it."""

    @abstractmethod
    def even_with(self, effect: float) -> str:
        """That such an effect, as people say it, is not enough: the end of a sentence."""

    def find(self, plan: Plan, question: Question, line: LineQuestion, simulation: _Simulation) -> Solution:
        """The smallest effect."""

        def success(effects: tuple[float, ...], indices: range) -> FloatArray:
            assumed = [self.assuming(question.scenario, effect) for effect in effects]
            tasks = [simulation.task(each, (line.request,), index) for each in assumed for index in indices]
            return simulation.success(tasks, (len(effects), len(indices))).T

        start, least, most = self.span(question.scenario)
        found = simulation.search(success, start=start, least=least, most=most)
        solution = replace(_solution(Unknown.EFFECT, question, found), is_beta=self.is_beta)
        if found.value is None or found.low is None or found.high is None:
            return replace(solution, reason=_out_of_reach(question, found, self.even_with(self.told(most))))
        value, low, high = (self.told(each) for each in (found.value, found.low, found.high))
        return replace(solution, value=value, low=low, high=high)


class OddsRatioSearch(EffectSearch):
    """Of a disease: an odds ratio, through its logarithm."""

    name = CASE_CONTROL

    is_beta = False

    def require_free(self, scenario: Scenario) -> None:
        if scenario.disease.penetrance is not None:
            raise InvalidInput("solve.effect-fixed")

    def assuming(self, scenario: Scenario, effect: float) -> Scenario:
        return replace(scenario, disease=with_odds_ratio(scenario.disease, math.exp(effect)))

    def span(self, scenario: Scenario) -> tuple[float, float, float]:
        least, most = math.log(SMALLEST_ODDS_RATIO), math.log(LARGEST_ODDS_RATIO)
        planned = [abs(math.log(snp.odds_ratio or _USUAL_ODDS_RATIO)) for snp in scenario.disease.causal]
        return max(sum(planned) / len(planned), least), least, most

    def told(self, effect: float) -> float:
        return math.exp(effect)

    def even_with(self, effect: float) -> str:
        return say("even with an odds ratio of {ratio}", ratio=plain(effect))


class BetaSearch(EffectSearch):
    """Of a trait: |β|, in SDs per copy."""

    name = QUANTITATIVE

    is_beta = True

    def require_free(self, scenario: Scenario) -> None: ...

    def assuming(self, scenario: Scenario, effect: float) -> Scenario:
        assert scenario.trait is not None
        return replace(scenario, trait=with_effect(scenario.trait, effect))

    def span(self, scenario: Scenario) -> tuple[float, float, float]:
        assert scenario.trait is not None
        least, most = SMALLEST_BETA, largest_effect(scenario.trait)
        return min(max(float(np.abs(scenario.trait.effects).mean()), least), most), least, most

    def told(self, effect: float) -> float:
        return effect

    def even_with(self, effect: float) -> str:
        return say("even with an effect of {beta} SD per copy", beta=plain(effect, 2))


EFFECTS: Registry[EffectSearch] = Registry(mark("kind of study"), (OddsRatioSearch(), BetaSearch()))


def with_odds_ratio(disease: DiseaseModel, odds_ratio: float) -> DiseaseModel:
    """The disease with the same odds ratio at every causal SNP; one that protects keeps its direction (1/OR)."""
    return replace(
        disease,
        causal=tuple(
            replace(snp, odds_ratio=odds_ratio if (snp.odds_ratio or 1.0) >= 1 else 1 / odds_ratio)
            for snp in disease.causal
        ),
    )


def _solution(unknown: Unknown, question: Question, found: Level) -> Solution:
    return Solution(
        unknown=unknown, power=question.target, metric=question.metric, value=None, n_studies=found.n_studies
    )


def _out_of_reach(question: Question, found: Level, limit: str) -> str:
    assert found.best is not None
    mean, _ = found.best
    return say(
        "with {n_people} participants the power is {power}, {limit}",
        limit=limit,
        n_people=count(question.n_people),
        power=rough_percent(mean, question.scenario.n_studies),
    )


SHARES = (TargetKind.CAP, TargetKind.ADVANTAGE, TargetKind.TPR)


def solved_digits(found: Solution) -> tuple[str, str]:
    """The answer and its 95 % interval, with no more digits than the interval gives: "1.423", "1.381–1.472"; shares in per cent.

    A sample size has its digits from the search.  Only for an answer that there is.
    """
    assert found.value is not None
    assert found.low is not None
    assert found.high is not None
    if found.unknown is Unknown.SAMPLE_SIZE:
        return fixed(found.value, 0), f"{fixed(found.low, 0)}–{fixed(found.high, 0)}"
    is_share = found.guarantee is not None and found.guarantee.kind in SHARES
    value, low, high = ((100 if is_share else 1) * each for each in (found.value, found.low, found.high))
    places = max(0, 1 - math.floor(math.log10(max(high - low, 1e-9))))
    unit = " %" if is_share else ""
    return f"{fixed(value, places)}{unit}", f"{fixed(low, places)}–{fixed(high, places)}{unit}"


def with_solution(plan: Plan, solution: Solution) -> Plan:
    """``plan`` with the answer in place of what it was solved for; the plan itself where there is none.

    The sample size keeps the share of cases; an effect needs a plan that says its assumptions, and gets them where it does not.
    """
    if solution.value is None:
        return plan
    if solution.unknown is Unknown.GUARANTEE:
        assert solution.guarantee is not None
        return replace(plan, adversary=plan.adversary.with_target(solution.guarantee))
    if solution.unknown is Unknown.EFFECT:
        if solution.is_beta:
            assumed = planning_scenario(plan)
            assert assumed.trait is not None
            trait = replace(with_effect(assumed.trait, solution.value), limits=None)
            return replace(plan, scenario=replace(assumed, trait=trait))
        scenario = plan.scenario if plan.scenario is not None else Scenario()
        return replace(plan, scenario=replace(scenario, disease=with_odds_ratio(scenario.disease, solution.value)))
    return replace(plan, design=with_people(plan.design, int(solution.value)))


def with_people(design: StudyDesign, n_people: int) -> StudyDesign:
    """``design`` with ``n_people``, at least one case and one control among them, and the same share of cases."""
    return forecast_of(design).with_people(design, n_people)


def fitting_people(design: StudyDesign, n_people: int, step: int) -> int:
    """The multiple of ``step`` next to ``n_people``; where one of about that size keeps the share of cases exactly, that one.

    A study of another share of cases is another question, whose curves have to be simulated anew.
    """
    parts = forecast_of(design).parts(design)
    step = max(round(step / parts), 1) * parts if parts <= n_people / 50 else step
    return max(round(n_people / step), 1) * step
