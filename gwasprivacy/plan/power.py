"""Power as a report states it: how likely a release under a plan names the causal SNPs, with what the forecast assumes in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gwasprivacy.assumptions.probability_words import estimate_range, rough_percent
from gwasprivacy.assumptions.scenario import MAX_SNPS, Engine, Scenario
from gwasprivacy.assumptions.structure_words import structure_words
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.assumptions.truth_words import assumed_truth_words, true_snps
from gwasprivacy.base.errors import InvalidPlan, VerificationFailed
from gwasprivacy.base.json_forms import Choice, Member, Number, Record, Whole, if_set
from gwasprivacy.base.language import mark, say_marked
from gwasprivacy.base.number_words import count, fixed, percent
from gwasprivacy.base.sentences import tell
from gwasprivacy.plan.people_words import forecast_of_people
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planning_scenario import planning_scenario, usual_success

MOST_STUDIES = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Power:
    """``success``: of all causal SNPs, or of at least one where fewer are published than are causal.  ``probability`` with its 95 %
    interval ``low`` – ``high``.  ``n_studies``: that were simulated; 0: by the closed form.  ``n_candidates``, ``engine``: of the
    imagined studies.  ``expected_false``: how many of the published SNPs are not causal on average; None by the closed form, and where
    the release decides how many it publishes.  Raises InvalidPlan unless low ≤ probability ≤ high."""

    success: Metric
    probability: float
    low: float
    high: float
    n_studies: int
    n_candidates: int
    engine: Engine
    expected_false: float | None = None

    def __post_init__(self) -> None:
        if not 0 <= self.low <= self.probability <= self.high <= 1:
            raise InvalidPlan("power.interval", field="power.probability")

    @property
    def is_estimate(self) -> bool:
        return self.n_studies == 0

    def to_json(self) -> dict[str, Any]:
        return POWER.write(self)


def _power_of(*, success: str, engine: str, **numbers: Any) -> Power:
    return Power(success=Metric(success), engine=Engine(engine), **numbers)


POWER = Record(
    _power_of,
    {
        "success": Member(
            Choice(
                of=lambda: Metric,
                about="Of all causal SNPs; of at least one where fewer are published than are causal, or where the plan's sets need no more right.",
            )
        ),
        "probability": Member(Number(low=0, high=1)),
        "low": Member(Number(low=0, high=1, about="The 95 % interval's lower end.")),
        "high": Member(Number(low=0, high=1)),
        "n_studies": Member(Whole(low=0, high=MOST_STUDIES, about="Simulated studies; 0: by the closed form.")),
        "n_candidates": Member(Whole(low=1, high=MAX_SNPS, about="Candidate SNPs of an imagined study.")),
        "engine": Member(Choice(of=lambda: Engine, about="How studies were imagined.")),
        "expected_false": Member(
            Number(low=0, about="How many of the published SNPs are false on average."),
            optional=True,
            when=if_set("expected_false"),
        ),
    },
    home="power",
    about="How likely a release under the plan names the causal SNPs, by the plan's assumptions; forecast before the release.",
)


def may_state_power(plan: Plan) -> bool:
    """Whether a report under ``plan`` can say its power: a selection under assumptions of its own, on no panel of the user's
    (every engine takes allele frequencies from it)."""
    scenario = plan.scenario
    return plan.release.kind.is_forecast and scenario is not None and scenario.panel is None


def power_in(predicate: Mapping[str, Any]) -> Power | None:
    """The power that a report states, which has its form; None where it states none."""
    return POWER.read(predicate["power"], "power") if "power" in predicate else None


def check_power(plan: Plan, power: Power | None) -> None:
    """Raise VerificationFailed for a power that no forecast of ``plan`` can be.  Nothing is simulated again."""
    if power is None:
        return
    if not may_state_power(plan) or power.success is not usual_success(plan, planning_scenario(plan).n_causal):
        raise VerificationFailed("verify.power")
    if power.expected_false is not None and (plan.release.may_be_fewer or power.expected_false > plan.release.n_snps):
        raise VerificationFailed("verify.power")


def power_sentences(plan: Plan, power: Power | None) -> list[str]:
    """The power, and the assumptions that it rests on; none where none is stated.  What is signed is said ``in_source()``."""
    if power is None:
        return []
    scenario = planning_scenario(plan)
    many = scenario.n_causal > 1 and power.success is Metric.ALL
    values = {"snps": true_snps(scenario.n_causal, power.success), "people": count(plan.design.n_people)}
    if power.is_estimate:
        found = tell("power.by-formula", range=estimate_range(power.low, power.high), **values)
    else:
        found = tell("power.by-simulation", studies=count(power.n_studies), found=simulated_words(power), **values)
    if plan.design.publishes_loci:
        by_locus = tell("power.locus-counts")
        found = f"{found} {by_locus}"
    assumed = _assumed(scenario, power)
    rests = tell("power.assumes-of-several", assumed=assumed) if many else tell("power.assumes-of-one", assumed=assumed)
    return [found, *_false_sentences(plan, power), rests, *forecast_of_people(plan), *structure_words(scenario)]


def _false_sentences(plan: Plan, power: Power) -> list[str]:
    """How many of the published SNPs are false, on average over such releases: nothing is said of this one."""
    if power.expected_false is None:
        return []
    n_snps = plan.release.n_snps
    if n_snps == 1:
        return [
            tell("power.releases-with-false-positive", percent=rough_percent(power.expected_false, power.n_studies))
        ]
    return [tell("power.false-positives-on-average", n=count(n_snps), wrong=fixed(power.expected_false, 1))]


def simulated_words(power: Power) -> str:
    """ "94 % (95 % interval 90–97 %)"."""
    return tell(
        "power.found",
        share=rough_percent(power.probability, power.n_studies),
        range=estimate_range(power.low, power.high),
    )


def short_power(power: Power) -> str:
    """The number alone: "94 %", or an estimate's interval."""
    return (
        estimate_range(power.low, power.high)
        if power.is_estimate
        else rough_percent(power.probability, power.n_studies)
    )


def _assumed(scenario: Scenario, power: Power) -> str:
    engine = {
        Engine.FAST: mark("independent of one another"),
        Engine.PANEL: mark("linked as in the program’s panel of simulated people"),
        Engine.RESAMPLE: mark("as in whole people of the program’s panel of simulated people"),
    }[power.engine]
    values = {
        "truth": assumed_truth_words(scenario),
        "candidates": count(power.n_candidates),
        "engine": say_marked(engine),
    }
    if scenario.trait is not None:
        return tell("power.assumed", **values)
    return tell("power.assumed-with-prevalence", prevalence=percent(scenario.disease.implied_prevalence), **values)
