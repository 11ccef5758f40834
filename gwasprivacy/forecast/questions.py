"""What a plan asks, as values: against whom, with which release, under which assumptions.

A *question* is everything that an answer depends on.  Two plans with the same question have the same answers, whoever asks:
the window, the command line, a report.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy.association.scores.score_choice import FIRST_SCORE, ScoreChoice
from gwasprivacy.assumptions.disease import DiseaseModel, default_disease
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import READERS, GwasPrivacyError
from gwasprivacy.base.text_files import FileStates
from gwasprivacy.mechanisms.registry import MECHANISMS
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.another_mechanism import begun_with, of_mechanism
from gwasprivacy.plan.people_words import forecast_of_rules
from gwasprivacy.plan.plan import Plan, in_step
from gwasprivacy.plan.plan_rules import CheckedPlan, check_plan
from gwasprivacy.plan.plan_words import publication_sentence
from gwasprivacy.plan.planned_releases import (
    PlannedRelease,
    own_release,
    stored_releases,
)
from gwasprivacy.plan.planning_scenario import Line, planning_scenario, selection_epsilons, usual_success
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.curves.utility import loci_state
from gwasprivacy.simulation.curves.weight_spread import spread_of
from gwasprivacy.simulation.studies.panel_files import panel_state
from gwasprivacy.study.design import CASE_CONTROL, Loci


@dataclass(frozen=True, slots=True, kw_only=True)
class LineQuestion:
    """One line of a picture: against whom, and what is asked of the simulation."""

    line: Line
    request: CurveRequest

    @property
    def is_private(self) -> bool:
        return self.request.is_private


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What a plan asks: how likely is it that the causal SNPs are published, by numbers of people and attackers?

    ``scenario`` has the plan's share of cases.  ``lines`` are those that can be had; ``refused`` says why others cannot.
    ``instead``: what there is to say of a release that chooses no SNPs, and so has no curves.  ``files``: the state of the
    panel's files and of the list of loci, so that nothing that is kept outlives them.  ``problem``: what ``refused`` says, for
    a front end's own words.  ``epsilons``: ε with which each mechanism would select instead of the plan's own, where the guarantee
    allows different ones different ε; empty where it does not.  ``about_rules``: what is assumed of the plan's rules on people.
    ``is_balanced``: whether covariates are.
    """

    scenario: Scenario
    lines: tuple[LineQuestion, ...]
    instead: str
    n_people: int
    target: float
    metric: Metric
    files: FileStates = ()
    problem: GwasPrivacyError | None = field(default=None, compare=False)
    epsilons: tuple[tuple[str, float], ...] = ()
    about_rules: str = ""
    is_balanced: bool = False
    study_kind: str = CASE_CONTROL

    @property
    def refused(self) -> str:
        """Why the plan's own lines cannot be had, in the reader's language; "" where they can."""
        return "" if self.problem is None else READERS.line(self.problem)

    def line(self, line: Line) -> LineQuestion | None:
        return next((each for each in self.lines if each.line is line), None)


def question_of(plan: Plan, wanted: Metric | None = None, base: Path | None = None) -> Question:
    """The question of ``plan``, whose files lie in ``base``.

    ``wanted`` None: what :func:`usual_success` says.
    """
    scenario = planning_scenario(plan, base)
    instead = ""
    problem: GwasPrivacyError | None = None
    lines: tuple[LineQuestion, ...] = ()
    epsilons: tuple[tuple[str, float], ...] = ()
    if not plan.release.kind.is_forecast:
        instead = publication_sentence(plan)
    else:
        try:
            lines = lines_of(check_plan(plan), base=base)  # refuses what has no proof
            epsilons = epsilons_by_mechanism(plan)
        except GwasPrivacyError as error:
            problem = error
            lines = (LineQuestion(line=Line.NONE, request=without_privacy(plan.release.n_snps, plan, base)),)
    metric = Metric.ANY if wanted is Metric.ANY else usual_success(plan, scenario.n_causal)
    return Question(
        scenario=scenario,
        lines=lines,
        instead=instead,
        n_people=plan.design.n_people,
        target=scenario.target_probability,
        metric=metric,
        files=files_of(scenario, placed_loci(plan, base)),
        problem=problem,
        epsilons=epsilons,
        about_rules=" ".join(forecast_of_rules(plan)),
        is_balanced=plan.design.covariates is not None,
        study_kind=plan.design.study_kind,
    )


def epsilons_by_mechanism(plan: Plan) -> tuple[tuple[str, float], ...]:
    """ε with which each selector would select as many SNPs under the plan's guarantee; empty where it is one for all.

    A guarantee by advantage or TPR allows what the kind of loss of each allows, where the plan names one and leaves ε open.
    """
    if not (plan.adversary.names_loss and plan.adversary.is_about_attacks) or plan.release.epsilon is not None:
        return ()
    found = []
    for name in MECHANISMS:
        other = in_step(replace(plan, release=of_mechanism(plan.release, name)))
        found.append((name, from_units(other.release.selecting_units(to_units(other.epsilon)))))
    return tuple(each for each in found if each[1] > 0)


# The lines ------------------------------------------------------------------------------------------------------------


def lines_of(
    plan: CheckedPlan,
    planned: PlannedRelease | None = None,
    *,
    releases: Sequence[PlannedRelease] | None = None,
    base: Path | None = None,
) -> tuple[LineQuestion, ...]:
    """The lines of one release: this attacker, any attacker, no privacy; none where it selects nothing.

    ``planned`` None: the release that the plan describes.  ``releases``: all that is planned (None: what the plan keeps), since
    the same γ against any attacker is a guarantee about their sum.
    """
    one = own_release(plan) if planned is None else planned
    if not one.is_selection:
        return ()
    epsilons = selection_epsilons(plan, one, stored_releases(plan) if releases is None else releases)
    return (
        *(
            LineQuestion(line=line, request=line_request(plan, one, line, each, base))
            for line, each in epsilons.items()
        ),
        LineQuestion(line=Line.NONE, request=without_privacy(one.choices.n_snps, plan, base)),
    )


MOSTLY_A_TREND = 0.85
"""Of the genotypes' χ²: the largest of 10,000 SNPs without effect has about as much less of one degree of freedom than of two."""


def without_privacy(n_snps: int, plan: Plan | None = None, base: Path | None = None) -> CurveRequest:
    """What one would publish without any thought of privacy: the largest χ² of the better test, the trend's where nearly all of the
    assumed effects is a trend, else the genotypes'; or of a ``plan`` with strata the largest of its score, since χ² has no strata here.  Of a plan that publishes loci, the loci in which these lie."""
    disease = default_disease() if plan is None or plan.scenario is None else plan.scenario.disease
    score = ScoreChoice(name="trend" if _linear_share(disease) >= MOSTLY_A_TREND else "genotypic")
    if plan is not None and planning_scenario(plan).strata:
        chosen = plan.release.score
        served = chosen.score.serves_strata and chosen.offset is None
        score = chosen if served else ScoreChoice(name=FIRST_SCORE)
    found = CurveRequest.without_privacy(score, n_snps)
    return found if plan is None or not plan.design.publishes_loci else replace(found, loci=placed_loci(plan, base))


def _linear_share(disease: DiseaseModel) -> float:
    """How much of the difference between cases and controls a trend in the number of copies has, of the SNP that has least: its
    χ² over that of the genotypes, as many cases as controls; 1 where it is all a trend."""
    cases, controls, copies = disease.case_marginals, disease.control_marginals, np.arange(3)
    apart, both = cases - controls, cases + controls
    mean = both @ copies / 2
    variance = both @ copies**2 / 2 - mean**2
    genotypic = np.where(both > 0, apart**2 / np.where(both > 0, both, 1), 0).sum(axis=1) / 2
    trend = (apart @ copies) ** 2 / (4 * np.where(variance > 0, variance, 1))
    return float(np.where(genotypic > 0, trend / np.where(genotypic > 0, genotypic, 1), 1).min())


def same_for_any_attacker(question: Question) -> bool:
    """Whether nothing is gained by knowing what the attacker believes."""
    this, worst = question.line(Line.THIS), question.line(Line.ANY)
    return (
        this is not None
        and worst is not None
        and math.isclose(this.request.epsilon, worst.request.epsilon, rel_tol=1e-9)
    )


def placed_loci(plan: Plan, base: Path | None = None) -> Loci | None:
    """The plan's public loci, whose file lies in ``base``."""
    return None if plan.design.loci is None else plan.design.loci.placed(base)


def line_request(
    plan: Plan, planned: PlannedRelease, line: Line, epsilon: float, base: Path | None = None
) -> CurveRequest:
    """What a release asks of the simulation on one private line.  Public weights are taken as telling nothing: what they can
    save is another question (``forecast.right_weights``).  Raises InvalidInput where their file cannot be read."""
    part = planned.choices.ratio_epsilon
    if part is not None:  # parted as the release is, on a line with another ε too
        part *= epsilon / from_units(planned.choices.selecting_units(planned.units))
    return CurveRequest(
        ratio_epsilon=part,
        adversary=line.value,
        epsilon=epsilon,
        score=planned.choices.score,
        mechanism=planned.choices.mechanism,
        n_snps=planned.choices.n_snps,
        neighbours=plan.neighbours,
        public_controls=plan.design.public_controls,
        threshold=planned.choices.threshold,
        threshold_of=plan.design.n_people if planned.choices.score.score.significant_from is None else None,
        loci=placed_loci(plan, base),
        set_score=planned.choices.set_score,
        weights=spread_of(plan.design.weights, base),
    )


def by_mechanism(request: CurveRequest, mechanism: str, **others: Any) -> CurveRequest:
    """``request`` by another mechanism, with ``others`` of its fields: it scores sets as a plan that chooses it then does."""
    scored = replace(request.set_score, **begun_with(mechanism, before=request.mechanism))
    return replace(request, mechanism=mechanism, set_score=scored, **others)


def files_of(scenario: Scenario, loci: Loci | None = None) -> FileStates:
    """The state of every file that answers under ``scenario`` depend on, with the list of ``loci`` where there is one."""
    return (*panel_state(scenario.panel), *loci_state(loci))
