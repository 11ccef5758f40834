"""How far from the mean a trait's public range should reach: proposed by simulation, before there are data.

A narrow range is robust and gives every SNP less noise; too narrow a one throws the trait's own differences away.  Which is better
hangs on the effects, the number of people and ε, so ranges are compared on the same simulated people.  One that is not ahead beyond
chance is not announced as better: the usual one, mean ± 1 SD, is proposed then.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import NormalDist
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.assumptions.probability_words import power_words
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import count, plain
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.kinds_of_study import forecast_of
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for, work_of
from gwasprivacy.forecast.solve import asked_of
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.simulation.curves.compare import paired_lead
from gwasprivacy.simulation.curves.utility import StudyTask, check_requests, run_studies
from gwasprivacy.study.trait import Trait

FloatArray = npt.NDArray[np.float64]

STAGE = mark("Comparing ranges")
CLIPS = (0.5, 1.0, 1.5, 2.0, 3.0)
"""Half of the public range, in SDs of the trait: those that are compared where nobody names others."""
USUAL_CLIP = 1.0
CLIP_STUDIES = 200
_WORTH_A_WORD = 0.01
_CONFIDENCE = 0.975  # of all comparisons together, one-sided: 95 % intervals


@dataclass(frozen=True, slots=True, kw_only=True)
class ClipPower:
    """One range, mean ± ``clip_sd`` SD.  ``power``: Pr[success] under it, with its ``standard_error``; ``lead``: how far the range
    that is ahead of all is ahead of this one on the same studies, with ``lead_error``.  ``is_behind``: beyond chance."""

    clip_sd: float
    power: float
    standard_error: float
    lead: float
    lead_error: float
    is_behind: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ClipProposal:
    """Which range to choose: mean ± ``clip_sd`` SD.

    ``is_clear``: it is ahead of the usual one beyond chance, or is that one and ahead of all others; else the range nearest to the
    usual one is proposed, since nothing says that another is better.  ``compared``: every range, narrowest first.  ``metric``: which
    success; ``n_studies``: simulated studies.
    """

    clip_sd: float
    is_clear: bool
    compared: tuple[ClipPower, ...]
    metric: Metric
    n_people: int
    n_studies: int

    def __post_init__(self) -> None:
        if self.clip_sd not in [each.clip_sd for each in self.compared]:
            raise ValueError("what is proposed was compared")

    @property
    def chosen(self) -> ClipPower:
        """What was found for the proposed range."""
        return next(each for each in self.compared if each.clip_sd == self.clip_sd)

    @property
    def within_chance(self) -> tuple[float, float]:
        """The narrowest and the widest range that are not behind beyond chance."""
        level = [each.clip_sd for each in self.compared if not each.is_behind]
        return level[0], level[-1]

    def to_json(self) -> dict[str, Any]:
        """As programs read it: ``value`` with ``low`` and ``high``, :attr:`within_chance`."""
        low, high = self.within_chance
        return {
            "for": "clip",
            "value": self.clip_sd,
            "low": low,
            "high": high,
            "clear": self.is_clear,
            "n_participants": self.n_people,
            "compared": [
                {
                    "clip_sd": each.clip_sd,
                    "power": each.power,
                    "standard_error": each.standard_error,
                    "lead": each.lead,
                    "lead_standard_error": each.lead_error,
                }
                for each in self.compared
            ],
            "success": self.metric.value,
            "n_studies": self.n_studies,
        }


def propose_clip(
    plan: Plan,
    clips: Sequence[float] = CLIPS,
    *,
    n_studies: int = CLIP_STUDIES,
    wanted: Metric | None = None,
    base: Path | None = None,
    make_executor: MakeExecutor = executor_for,
    work: Work = UNWATCHED,
) -> ClipProposal:
    """Which of the ranges mean ± ``clips`` SD finds the causal SNPs of ``plan`` most often, all else as planned.

    The same simulated people under every range; the plan's number of participants, effects, ε, score and mechanism.  ``wanted``: all
    causal SNPs or at least one, as ``questions.question_of`` has it; ``base``: the plan's folder.  Nothing private is read.  Raises
    InvalidInput (no trait, no public mean and SD, nothing is selected), InvalidPlan, PrivacyRefusal, Cancelled.
    """
    trait_by_sd(plan)
    asked = sorted({checked_clip(clip) for clip in clips})
    question = asked_of(plan, None, wanted, base)
    line = question.line(Line.THIS)
    assert line is not None
    check_requests(question.scenario, [line.request], [question.n_people], n_studies)
    model = question.scenario.trait
    assert model is not None
    tasks = [
        StudyTask(
            scenario=replace(question.scenario, trait=model.clipped(-clip, clip)),
            requests=(line.request,),
            n_participants=question.n_people,
            index=index,
            seed=question.scenario.seed,
            grows=True,
        )
        for index in range(n_studies)
        for clip in asked
    ]
    with make_executor(work_of(question.scenario, len(tasks))) as executor:
        answers = run_studies(tasks, work.on(executor), stage=STAGE)
    column = 0 if question.metric is Metric.ALL else 1
    powers = np.array([answer[0, column] for answer in answers]).reshape(n_studies, len(asked))
    return proposal_of(dict(zip(asked, powers.T, strict=True)), metric=question.metric, n_people=question.n_people)


def proposal_of(powers: Mapping[float, FloatArray], *, metric: Metric, n_people: int) -> ClipProposal:
    """The proposal from each range's probability of success in the *same* simulated studies, (n_studies,) each.

    The range with the largest mean is proposed where it is ahead of the usual one (of those given, the one nearest to it) beyond
    chance, over all comparisons together, and by 1 %.
    """
    clips = sorted(powers)
    usual = min(clips, key=lambda clip: abs(math.log(clip / USUAL_CLIP)))
    best = max(clips, key=lambda clip: (float(powers[clip].mean()), clip == usual))
    # The best of k was looked for, so the interval is that of k − 1 comparisons.
    z = NormalDist().inv_cdf(1 - (1 - _CONFIDENCE) / max(len(clips) - 1, 1))
    compared = tuple(_power(clip, powers[clip], powers[best], z) for clip in clips)
    behind = {each.clip_sd: each.is_behind for each in compared}
    chosen = best if behind[usual] else usual
    return ClipProposal(
        clip_sd=chosen,
        is_clear=len(clips) > 1 and (chosen != usual or all(behind[clip] for clip in clips if clip != usual)),
        compared=compared,
        metric=metric,
        n_people=n_people,
        n_studies=len(powers[usual]),
    )


def _power(clip: float, mine: FloatArray, best: FloatArray, z: float) -> ClipPower:
    n = len(mine)
    error = float(mine.std(ddof=1)) / math.sqrt(n) if n > 1 else 0.0
    ahead = paired_lead(best, mine) if n > 1 else None
    lead, lead_error = (0.0, 0.0) if ahead is None else (ahead.lead, ahead.standard_error)
    return ClipPower(
        clip_sd=clip,
        power=float(mine.mean()),
        standard_error=error,
        lead=lead,
        lead_error=lead_error,
        is_behind=lead > max(z * lead_error, _WORTH_A_WORD),
    )


def clip_words(proposal: ClipProposal) -> str:
    """The proposal in a sentence, with no more digits than its studies give."""
    chosen = proposal.chosen
    which = (
        say("all causal SNPs are published")
        if proposal.metric is Metric.ALL
        else say("at least one causal SNP is published")
    )
    values = {
        "clip": plain(proposal.clip_sd),
        "which": which,
        "power": power_words(chosen.power, chosen.standard_error, proposal.n_studies),
        "studies": count(proposal.n_studies),
    }
    others = [each for each in proposal.compared if each.clip_sd != proposal.clip_sd]
    if others and all(each.is_behind for each in others):
        return say(
            "Clip the trait to the mean ± {clip} SD: {which} in {power} of {studies} simulated studies, more often than "
            "with every other range compared.",
            **values,
        )
    if proposal.is_clear:
        return say(
            "Clip the trait to the mean ± {clip} SD: {which} in {power} of {studies} simulated studies, more often than "
            "with the usual ± 1 SD.",
            **values,
        )
    low, high = (plain(each) for each in proposal.within_chance)
    return say(
        "Clip the trait to the mean ± {clip} SD: {which} in {power} of {studies} simulated studies, and no "
        "other range compared is better beyond chance (ranges from ± {low} to ± {high} SD do equally well).",
        low=low,
        high=high,
        **values,
    )


def with_clip(plan: Plan, clip_sd: float) -> Plan:
    """``plan`` with the public range mean ± ``clip_sd`` SD.  Raises InvalidInput, InvalidPlan."""
    trait = trait_by_sd(plan)
    assert trait.mean is not None
    assert trait.sd is not None
    changed = clipped_at(trait, trait.mean, trait.sd, checked_clip(clip_sd))
    return replace(plan, design=replace(plan.design, trait=changed))


def trait_by_sd(plan: Plan) -> Trait:
    """The plan's trait, whose range is by a public mean and SD.  Raises InvalidInput."""
    return forecast_of(plan.design).trait_by_sd(plan.design)


def checked_clip(clip: float) -> float:
    """A number of SDs.  Raises InvalidPlan."""
    if not (math.isfinite(clip) and clip > 0):
        raise InvalidPlan("trait.choice", field="design.trait.clip_sd")
    return float(clip)


def clipped_at(trait: Trait, mean: float, sd: float, clip_sd: float) -> Trait:
    """The same trait with the range mean ± clip_sd·sd.  Raises InvalidPlan."""
    return Trait.by_sd(
        mean, sd, clip_sd, name=trait.name, centre=trait.centre, own_mean=trait.own_mean, covariates=trait.covariates
    )
