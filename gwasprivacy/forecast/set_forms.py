"""How a joint draw should score sets: forms compared on the same simulated studies, before there are data.

By the J-th best member alone, with its lead, by weights on J and those beside it, and, where fewer SNPs are causal than should be right,
by as many as are causal.  One that is not ahead of the plan's own beyond chance is not announced as better.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import NormalDist
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.assumptions.probability_words import power_words
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.number_words import count, plain
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for, work_of
from gwasprivacy.forecast.solve import asked_of
from gwasprivacy.mechanisms.registry import scores_sets
from gwasprivacy.mechanisms.set_score import MOST_WEIGHTS, USUAL_LEAD, SetScore
from gwasprivacy.plan.choices import ReleaseChoices
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.simulation.curves.compare import paired_lead
from gwasprivacy.simulation.curves.utility import utility_curve

FloatArray = npt.NDArray[np.float64]

FORM_STUDIES = 200
_WORTH_A_WORD = 0.01
_CONFIDENCE = 0.975  # of all comparisons together, one-sided: 95 % intervals


@dataclass(frozen=True, slots=True, kw_only=True)
class FormPower:
    """One form, as a plan's ``at_least``, ``lead`` and ``set_weights`` (see ReleaseChoices) have it.  ``power``: Pr[success] under it, with
    its ``standard_error``; ``lead_of_best``: how far the form that is ahead of all is ahead of this one on the same studies, with
    ``lead_error``.  ``is_behind``: beyond chance."""

    score: SetScore
    power: float
    standard_error: float
    lead_of_best: float
    lead_error: float
    is_behind: bool

    def to_json(self) -> dict[str, Any]:
        """As programs read it."""
        return {
            **form_json(self.score),
            "power": self.power,
            "standard_error": self.standard_error,
            "lead_of_best": self.lead_of_best,
            "lead_standard_error": self.lead_error,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class FormProposal:
    """``chosen``: the form to take, the plan's own (``own``) unless another one is ahead of it beyond chance.  ``compared``: all, the
    plan's own first."""

    chosen: FormPower
    compared: tuple[FormPower, ...]
    n_snps: int
    metric: Metric
    n_people: int
    n_studies: int

    @property
    def own(self) -> FormPower:
        """What was found for the plan as it is."""
        return self.compared[0]

    def to_json(self) -> dict[str, Any]:
        """As programs read it."""
        return {
            "for": "set-score",
            "value": self.chosen.to_json(),
            "clear": self.chosen is not self.own,
            "n_participants": self.n_people,
            "compared": [each.to_json() for each in self.compared],
            "success": self.metric.value,
            "n_studies": self.n_studies,
        }


def forms_of(release: ReleaseChoices, n_causal: int) -> tuple[SetScore, ...]:
    """What is compared for ``release`` where ``n_causal`` SNPs are causal, its own form first."""
    m, asked = release.n_snps, release.set_score.rank(release.n_snps)
    found = [release.set_score]
    for rank in dict.fromkeys((asked, min(asked, n_causal))):
        at_least = None if rank == m else rank
        found.append(replace(SetScore(at_least=at_least), wrong=release.wrong))
        if rank > 1:
            found.append(replace(found[-1], lead=USUAL_LEAD))
        if 1 < m <= MOST_WEIGHTS:
            found.append(SetScore(at_least=at_least, weights=_soft(rank, m), wrong=release.wrong))
    return tuple(dict.fromkeys(found))


def _soft(rank: int, m: int) -> tuple[float, ...]:
    """A fifth of the weight on each neighbour of the J-th best member, the rest on that."""
    weights = [0.2 if abs(k - rank) == 1 else 0.0 for k in range(1, m + 1)]
    weights[rank - 1] = 0.6 if 1 < rank < m else 0.8
    return tuple(weights)


def propose_form(
    plan: Plan,
    *,
    n_studies: int = FORM_STUDIES,
    wanted: Metric | None = None,
    base: Path | None = None,
    make_executor: MakeExecutor = executor_for,
    work: Work = UNWATCHED,
) -> FormProposal:
    """Which form finds the causal SNPs of ``plan`` most often, all else as planned, on the same simulated studies of its size.

    ``wanted``: all causal SNPs or at least one, as ``questions.question_of`` has it; ``base``: the plan's folder.  Nothing private is
    read.  Raises InvalidInput (no joint draw, or one by locus), InvalidPlan, PrivacyRefusal, Cancelled.
    """
    if not scores_sets(plan.release.mechanism) or plan.design.goes_by_locus:
        raise InvalidInput("set-form.no-sets")
    question = asked_of(plan, None, wanted, base)
    line = question.line(Line.THIS)
    assert line is not None
    forms = forms_of(plan.release, question.scenario.n_causal)
    with make_executor(work_of(question.scenario, n_studies)) as executor:
        curve = utility_curve(
            question.scenario,
            [replace(line.request, set_score=form) for form in forms],
            sizes=[question.n_people],
            n_studies=n_studies,
            work=work.on(executor),
        )
    column = 0 if question.metric is Metric.ALL else 1
    powers = curve.studies[question.n_people][:, :, column].T
    return proposal_of(forms, powers, n_snps=plan.release.n_snps, metric=question.metric, n_people=question.n_people)


def proposal_of(
    forms: Sequence[SetScore], powers: FloatArray, *, n_snps: int, metric: Metric, n_people: int
) -> FormProposal:
    """The proposal from each form's probability of success in the *same* simulated studies, shape (forms, n_studies), n_studies ≥ 2."""
    best = int(powers.mean(axis=1).argmax())
    # The best of k was looked for, so the interval is that of k − 1 comparisons.
    z = NormalDist().inv_cdf(1 - (1 - _CONFIDENCE) / max(len(forms) - 1, 1))
    compared = tuple(_power(form, mine, powers[best], z) for form, mine in zip(forms, powers, strict=True))
    return FormProposal(
        chosen=compared[best if compared[0].is_behind else 0],
        compared=compared,
        n_snps=n_snps,
        metric=metric,
        n_people=n_people,
        n_studies=powers.shape[1],
    )


def _power(form: SetScore, mine: FloatArray, best: FloatArray, z: float) -> FormPower:
    ahead = paired_lead(best, mine)
    return FormPower(
        score=form,
        power=float(mine.mean()),
        standard_error=float(mine.std(ddof=1)) / math.sqrt(len(mine)),
        lead_of_best=ahead.lead,
        lead_error=ahead.standard_error,
        is_behind=ahead.lead > max(z * ahead.standard_error, _WORTH_A_WORD),
    )


def form_json(score: SetScore) -> dict[str, Any]:
    """As a plan's fields are called."""
    weights = None if score.weights is None else list(score.weights)
    return {"at_least": score.at_least, "lead": score.lead, "set_weights": weights}


def form_words(score: SetScore, n_snps: int) -> str:
    """ "at least 2 of 3, a lead of up to 7 noise scales", "weights 0.2, 0.6, 0.2"."""
    if score.weights is not None:
        return say("weights {weights}", weights=", ".join(map(plain, score.weights)))
    at_least = say_count(
        "at least {n} of {m} right", one="at least one of {m} right", n=score.rank(n_snps), m=count(n_snps)
    )
    if not score.lead_in(n_snps):
        return at_least
    return say("{form}, lead up to {lead} noise scales", form=at_least, lead=plain(score.lead))


def proposal_words(found: FormProposal) -> str:
    """The proposal in a sentence, with no more digits than its studies give."""
    chosen = found.chosen
    values = {
        "form": form_words(chosen.score, found.n_snps),
        "power": power_words(chosen.power, chosen.standard_error, found.n_studies),
        "studies": count(found.n_studies),
    }
    if chosen is not found.own:
        own = power_words(found.own.power, found.own.standard_error, found.n_studies)
        return say(
            "Best for this plan: {form}. The causal SNPs are published in {power} of {studies} simulated studies; as the plan is now, in {own}.",
            own=own,
            **values,
        )
    return say(
        "The plan scores sets well: {form}. The causal SNPs are published in {power} of {studies} simulated studies, and no other form "
        "compared is better beyond chance.",
        **values,
    )


def with_form(plan: Plan, score: SetScore) -> Plan:
    """``plan`` with sets scored by ``score``.  Raises InvalidPlan."""
    release = replace(plan.release, at_least=score.at_least, lead=score.lead, set_weights=score.weights)
    return replace(plan, release=release)
