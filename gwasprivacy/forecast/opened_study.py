"""The forecast of a release from the study that was opened: its candidates and people, the plan's assumptions for the rest.

A plan's scenario imagines a number of candidate SNPs; a study has its own.  What is said beside a release is of the study's.
Only numbers that follow from public lists and the design come in here; nothing of the study's genotypes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from gwasprivacy.assumptions.scenario import MAX_SNPS, Engine, Scenario
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.answers import curves_of
from gwasprivacy.forecast.curves import Curve, curve_of
from gwasprivacy.forecast.estimates import Partial, previewed
from gwasprivacy.forecast.kept_answers import AnswerStore, curve_key, needed_key
from gwasprivacy.forecast.questions import Question, question_of
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import Line, planning_scenario
from gwasprivacy.simulation.curves.estimate_error import spread_of
from gwasprivacy.simulation.curves.utility import LARGE
from gwasprivacy.simulation.studies.study_simulator import study_source

FEWEST_STUDIES = 4
"""Of three million candidates and more: what so few do not tell, their interval says (``error_of_few``)."""
MOST_WORK = 8_000_000
"""Simulated SNPs over all studies of one forecast: some seconds."""
MANY, _THREADS = 50_000, 4
"""Candidates from which nearly all time of a simulated study is numpy's, which lets go of Python's lock."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyForecast:
    """How likely a release of the opened study succeeds, under the plan's assumptions.

    ``n_candidates``: of the study.  ``n_planned``: of the plan's own forecast.  ``question``: what ``curve`` answers, for the
    study's candidates; ``curve`` is None where no forecast can be made (few candidates, nothing that is chosen, or a plan that is refused).
    """

    n_candidates: int
    n_planned: int
    question: Question
    curve: Curve | None

    @property
    def is_of_another(self) -> bool:
        """Whether the plan's own forecast is of a study with other candidates."""
        return self.n_candidates != self.n_planned


def planned_candidates(plan: Plan, base: Path | None = None) -> int | None:
    """How many candidate SNPs the plan's forecast is for; None where it does not matter.

    Reads the panel, where the scenario has one, from the plan's folder ``base``.  Raises InvalidInput.
    """
    if plan.release.kind.names_snps_beforehand:
        return None
    scenario = plan.scenario if plan.scenario is not None else Scenario()
    if scenario.engine is Engine.FAST:
        return scenario.n_snps
    return study_source(scenario if base is None else scenario.placed(base)).n_snps


def with_candidates(scenario: Scenario, n_candidates: int) -> Scenario | None:
    """``scenario`` for so many candidates; None where they are too few or too many to imagine.

    A panel has the SNPs that it has: another number of them is imagined one by one, without linkage.
    """
    if not scenario.disease.n_causal < n_candidates <= MAX_SNPS:
        return None
    return replace(scenario, n_snps=n_candidates, engine=Engine.FAST)


def study_forecast(
    plan: Plan,
    n_candidates: int,
    *,
    base: Path | None = None,
    store: AnswerStore | None = None,
    work: Work = UNWATCHED,
    partial: Partial | None = None,
) -> StudyForecast | None:
    """The forecast at the plan's people and ``n_candidates`` SNPs; None for releases about SNPs that the plan
    names.

    ``partial`` receives it first as it is before anything is computed.  What ``store`` has of it, else the closed form where its error is known, else simulated studies, fewer the larger they are.
    Raises InvalidInput where a panel cannot be read; Cancelled.
    """
    planned = planned_candidates(plan, base)
    if planned is None:
        return None
    asked: Plan | None = plan
    if planned != n_candidates:
        scenario = with_candidates(
            plan.scenario if plan.scenario is not None else planning_scenario(plan), n_candidates
        )
        asked = None if scenario is None else replace(plan, scenario=scenario)
    question = question_of(plan if asked is None else asked, base=base)
    line = question.line(Line.THIS)
    found = StudyForecast(n_candidates=n_candidates, n_planned=planned, question=question, curve=None)
    if partial is not None:
        partial(found)
    if asked is not None and line is not None:
        return replace(found, curve=_curve(question, n_candidates, store=store, work=work))
    return found


def _curve(question: Question, n_candidates: int, *, store: AnswerStore | None, work: Work) -> Curve | None:
    """This attacker's line at the plan's own size."""
    line, people, scenario = question.line(Line.THIS), question.n_people, question.scenario
    assert line is not None
    key = curve_key(scenario, line.request, question.files)
    kept = None if store is None else store.curve(key)
    if store is not None and kept is not None and kept.has(people):
        searched = store.needed(needed_key(scenario, line.request, question.metric, question.files))
        return kept.meeting(people, searched, question.target, question.metric)
    spread = spread_of(scenario, line.request)
    if spread is not None and (points := previewed(scenario, [line.request], people, work)):
        return curve_of(points, spread=spread)
    n_studies = min(scenario.n_studies, max(MOST_WORK // n_candidates, FEWEST_STUDIES))
    fewer = replace(scenario, n_studies=n_studies)
    if MANY <= n_candidates < LARGE:
        work = work.on_threads(_THREADS)
    try:
        found = curves_of(fewer, [line.request], sizes=[people], work=work)
    except GwasPrivacyError:
        return None  # sizes or a score for which nothing is proven: the release itself says why
    return curve_of(found.line(line.request))
