"""What an unadjusted release would publish of a scenario with ancestry groups or centres, and what strata change."""

from __future__ import annotations

import math
from contextlib import nullcontext
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from gwasprivacy.base.executors import Executor
from gwasprivacy.base.language import digits, mark, say, say_count
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for, work_of
from gwasprivacy.forecast.questions import Line, Question
from gwasprivacy.forecast.sample_size import STANDARD_ERRORS
from gwasprivacy.forecast.words import rough_percent
from gwasprivacy.simulation.curves.confounded import ConfoundedTask, confounded_studies
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.studies.scenario import Scenario
from gwasprivacy.simulation.studies.structure import shared_out
from gwasprivacy.study.stratum import Stratum

FEWEST_STUDIES, MOST_STUDIES = 20, 200
STAGE = mark("Looking for confounding")
_TOGETHER = 5  # studies a worker makes in one go


@dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """Averages over simulated studies: of the published SNPs, how many are causal and how many mark a difference between groups of
    people, each with its standard error; ``p_all``: the probability that every causal SNP is published."""

    causal: float
    causal_error: float
    marking: float
    marking_error: float
    p_all: float
    p_all_error: float

    def to_json(self) -> dict[str, Any]:
        return {
            "causal": self.causal,
            "causal_error": self.causal_error,
            "marking": self.marking,
            "marking_error": self.marking_error,
            "p_all": self.p_all,
            "standard_error": self.p_all_error,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Confounding:
    """``unadjusted``: cases compared with controls over everybody; ``stratified``: inside ``n_strata`` strata, those of the plan
    where ``strata_are_planned``, else each ancestry group or centre as one; None where the plan's score serves no strata.
    ``n_snps``: SNPs that are published."""

    n_people: int
    n_snps: int
    n_strata: int
    strata_are_planned: bool
    unadjusted: Published
    stratified: Published | None
    n_studies: int

    def to_json(self) -> dict[str, Any]:
        """As programs read it."""
        return {
            "n_participants": self.n_people,
            "n_snps_released": self.n_snps,
            "n_strata": self.n_strata,
            "strata_are_planned": self.strata_are_planned,
            "unadjusted": self.unadjusted.to_json(),
            "stratified": None if self.stratified is None else self.stratified.to_json(),
            "n_studies": self.n_studies,
        }


def can_confound(question: Question) -> bool:
    """Whether there is something to say: the plan selects SNPs, and its scenario has ancestry groups or centres that can be strata."""
    return _task_of(question) is not None


def confounding(
    question: Question,
    *,
    n_studies: int | None = None,
    make_executor: MakeExecutor = executor_for,
    executor: Executor | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> Confounding | None:
    """The plan's own release from simulated studies of the plan's size, both ways; None where :func:`can_confound` is not.

    Each study is looked at both ways, so that they differ in nothing else; ``n_studies`` None: the scenario's, within reason.  ``executor`` None: ``make_executor`` makes one.  Raises InvalidInput, PrivacyRefusal, Cancelled.
    """
    first = _task_of(question)
    if first is None:
        return None
    if n_studies is None:
        n_studies = min(max(question.scenario.n_studies, FEWEST_STUDIES), MOST_STUDIES)
    tasks = [replace(first, index=index) for index in range(n_studies)]
    bundles = [tuple(tasks[start : start + _TOGETHER]) for start in range(0, n_studies, _TOGETHER)]
    made = make_executor(work_of(first.scenario, n_studies)) if executor is None else nullcontext(executor)
    with made as workers:
        answers = workers.map(confounded_studies, bundles, stage=STAGE, progress=progress, cancel=cancel)
        found = np.array([answer for bundle in answers for answer in bundle])
    mean = found.mean(axis=0)
    error = found.std(axis=0, ddof=1) / math.sqrt(n_studies) if n_studies > 1 else np.full((2, 3), math.inf)
    views = [
        Published(
            causal=float(mean[view, 0]),
            causal_error=float(error[view, 0]),
            marking=float(mean[view, 1]),
            marking_error=float(error[view, 1]),
            p_all=float(mean[view, 2]),
            p_all_error=float(error[view, 2]),
        )
        for view in (0, 1)
    ]
    return Confounding(
        n_people=first.n_participants,
        n_snps=first.request.n_snps,
        n_strata=len(first.scenario.strata),
        strata_are_planned=bool(question.scenario.strata),
        unadjusted=views[0],
        stratified=None if math.isnan(views[1].causal) else views[1],
        n_studies=n_studies,
    )


def _task_of(question: Question) -> ConfoundedTask | None:
    line = question.line(Line.THIS)
    scenario = question.scenario
    if line is None:
        return None
    if scenario.ancestry is None and scenario.centres is None:
        return None
    strata = scenario.strata or strata_of_groups(scenario, question.n_people)
    if len(strata) < 2:
        return None
    request: CurveRequest = replace(line.request, weights=None, loci=None)
    return ConfoundedTask(
        scenario=replace(scenario, strata=strata), request=request, n_participants=question.n_people, index=0
    )


def strata_of_groups(scenario: Scenario, n_people: int) -> tuple[Stratum, ...]:
    """Strata that are the scenario's ancestry groups, or its centres where it has no such groups, in a study of ``n_people``."""
    for kind in (scenario.ancestry, scenario.centres):
        if kind is None or len(kind.groups) < 2:
            continue
        n_cases, n_controls = scenario.groups(n_people)
        cases = shared_out(n_cases, [group.case_share for group in kind.groups])
        controls = shared_out(n_controls, [group.control_share for group in kind.groups])
        return tuple(
            Stratum(name=group.name, n_cases=one, n_controls=other)
            for group, one, other in zip(kind.groups, cases, controls, strict=True)
            if one + other
        )
    return ()


# In words -------------------------------------------------------------------------------------------------------------


def confounding_words(found: Confounding) -> str:
    """What an unadjusted release would publish, with its 95 % interval, and what strata change."""
    before, after = found.unadjusted, found.stratified
    unadjusted = say_count(
        "Without strata, {marking} of {n} published SNPs would mark ancestry or centres, not the disease (95 % interval {low}–{high}).",
        one="Without strata, {marking} of 1 published SNP would mark ancestry or centres, not the disease (95 % interval {low}–{high}).",
        n=found.n_snps,
        marking=_number(before.marking),
        low=_number(max(before.marking - STANDARD_ERRORS * before.marking_error, 0.0)),
        high=_number(min(before.marking + STANDARD_ERRORS * before.marking_error, found.n_snps)),
    )
    if after is None:
        return say("{unadjusted} Strata need another score: this one has none.", unadjusted=unadjusted)
    template = {
        "marking": _number(after.marking),
        "before": rough_percent(before.p_all),
        "after": rough_percent(after.p_all),
    }
    if found.strata_are_planned:
        stratified = say(
            "In the plan’s strata it is {marking}; the probability of every causal SNP is {after} instead of {before}.",
            **template,
        )
    else:
        stratified = say(
            "With these groups as strata it would be {marking}, and the probability of every causal SNP {after} instead of {before}.",
            **template,
        )
    return f"{unadjusted} {stratified}"


def _number(value: float) -> str:
    """One digit after the point, as far as it says something: 1.9, 2, 0."""
    return digits(f"{value:.1f}".removesuffix(".0"))
