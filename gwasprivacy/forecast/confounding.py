"""What an unadjusted release would publish of a scenario with ancestry groups or centres, and what strata change."""

from __future__ import annotations

import math
from contextlib import nullcontext
from dataclasses import replace

import numpy as np

from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for, work_of
from gwasprivacy.forecast.questions import Question
from gwasprivacy.plan.confounding import Confounding, Published, strata_of_groups
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.simulation.curves.confounded import ConfoundedTask, confounded_studies
from gwasprivacy.simulation.curves.curve import CurveRequest

FEWEST_STUDIES, MOST_STUDIES = 20, 200
STAGE = mark("Looking for confounding")
_TOGETHER = 5  # studies a worker makes in one go


def can_confound(question: Question) -> bool:
    """Whether there is something to say: the plan selects SNPs, and its scenario has ancestry groups or centres that can be strata."""
    return _task_of(question) is not None


def confounding(
    question: Question,
    *,
    n_studies: int | None = None,
    make_executor: MakeExecutor = executor_for,
    work: Work = UNWATCHED,
) -> Confounding | None:
    """The plan's own release from simulated studies of the plan's size, both ways; None where :func:`can_confound` is not.

    Each study is looked at both ways, so that they differ in nothing else; ``n_studies`` None: the scenario's, within reason.  Where ``work`` has no executor, ``make_executor`` makes one.  Raises InvalidInput, PrivacyRefusal, Cancelled.
    """
    first = _task_of(question)
    if first is None:
        return None
    if n_studies is None:
        n_studies = min(max(question.scenario.n_studies, FEWEST_STUDIES), MOST_STUDIES)
    tasks = [replace(first, index=index) for index in range(n_studies)]
    bundles = [tuple(tasks[start : start + _TOGETHER]) for start in range(0, n_studies, _TOGETHER)]
    made = make_executor(work_of(first.scenario, n_studies)) if work.executor is None else nullcontext(work.executor)
    with made as workers:
        answers = work.on(workers).map(confounded_studies, bundles, stage=STAGE)
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
        by_covariates=question.is_balanced,
    )


def _task_of(question: Question) -> ConfoundedTask | None:
    line = question.line(Line.THIS)
    scenario = question.scenario
    if line is None:
        return None
    if scenario.ancestry is None and scenario.centres is None and not (question.is_balanced and scenario.strata):
        return None
    strata = scenario.strata or strata_of_groups(scenario, question.n_people)
    if len(strata) < 2:
        return None
    request: CurveRequest = replace(line.request, weights=None, loci=None)
    return ConfoundedTask(
        scenario=replace(scenario, strata=strata), request=request, n_participants=question.n_people, index=0
    )


# In words -------------------------------------------------------------------------------------------------------------
