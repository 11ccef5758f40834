"""What the Calibration tab asks, from a plan; and the answers in words, from curves.  No Qt here.

A *question* is everything that a curve depends on.  Two plans with the same question have the same curves, so results
are kept by question and dropped by nothing else.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from gwasprivacy.association.scores import ScoreChoice, ScoreName
from gwasprivacy.errors import GwasPrivacyError
from gwasprivacy.membership.adversary import PriorRange
from gwasprivacy.membership.families import FAMILIES, Neighbours
from gwasprivacy.release.plan import Plan
from gwasprivacy.simulation.disease import DiseaseModel, Mode
from gwasprivacy.simulation.scenario import Scenario
from gwasprivacy.ui.calibration_curves import Curve, Metric, Needed, round_people
from gwasprivacy.ui.widgets.format import count, percent, percent_range, plural, significant


class Line(StrEnum):
    """The three lines of the plot."""

    THIS = "this attacker"
    ANY = "any attacker"
    NONE = "no privacy"


LINE_COLOURS = {Line.THIS: "attacker", Line.ANY: "any_attacker", Line.NONE: "no_privacy"}


@dataclass(frozen=True, slots=True, kw_only=True)
class LineQuestion:
    """How SNPs are published on one line.  ``epsilon`` is ∞ without privacy: then the largest scores are published."""

    line: Line
    epsilon: float
    neighbours: Neighbours
    public_controls: bool
    score: ScoreChoice
    mechanism: str
    n_snps: int
    threshold: float | None = None

    @property
    def is_private(self) -> bool:
        return math.isfinite(self.epsilon)

    def to_json(self) -> dict[str, Any]:
        """What the line's curve depends on; not its name (two lines with the same ε are one computation)."""
        return {
            "epsilon": self.epsilon if self.is_private else None,
            "neighbours": self.neighbours.value,
            "public_controls": self.public_controls,
            "score": self.score.to_json(),
            "mechanism": self.mechanism if self.is_private else None,
            "n_snps": self.n_snps,
            "threshold": self.threshold,
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What a plan asks: how likely is it that the true SNPs are published, by numbers of people and attackers?

    ``scenario`` has the plan's share of cases.  ``lines`` are those that can be had; ``refused`` says why others cannot.
    """

    scenario: Scenario
    lines: tuple[LineQuestion, ...]
    refused: str
    n_people: int
    target: float
    metric: Metric

    def line(self, line: Line) -> LineQuestion | None:
        return next((each for each in self.lines if each.line is line), None)


def question_of(plan: Plan, wanted: Metric | None = None) -> Question:
    """The question of ``plan``.  ``wanted`` None: all true SNPs, or at least one where fewer are published than are true."""
    scenario = planning_scenario(plan)
    lines: list[LineQuestion] = []
    refused = ""
    try:
        lines.append(_private_line(plan, Line.THIS, plan.epsilon))
        lines.append(_private_line(plan, Line.ANY, any_attacker_epsilon(plan)))
    except GwasPrivacyError as error:
        refused = str(error)
    # What one would publish without any thought of privacy: the largest χ².
    lines.append(
        LineQuestion(
            line=Line.NONE,
            epsilon=math.inf,
            neighbours=Neighbours.REPLACE_ONE,
            public_controls=False,
            score=ScoreChoice(name=ScoreName.GENOTYPIC),
            mechanism="exponential",
            n_snps=plan.release.n_snps,
        )
    )
    can_be_all = plan.release.n_snps >= scenario.disease.n_causative
    metric = Metric.ALL if can_be_all else Metric.ANY
    if wanted is Metric.ANY:
        metric = Metric.ANY
    return Question(
        scenario=scenario,
        lines=tuple(lines),
        refused=refused,
        n_people=plan.design.n_people,
        target=scenario.target_probability,
        metric=metric,
    )


def planning_scenario(plan: Plan) -> Scenario:
    """The plan's assumptions (the default ones if it has none) with the share of cases of its design."""
    scenario = plan.scenario if plan.scenario is not None else Scenario()
    return replace(scenario, case_fraction=plan.design.n_cases / plan.design.n_people)


def any_attacker_epsilon(plan: Plan) -> float:
    """The ε that the same promise would leave against any belief; the plan's own where beliefs play no part.

    A certainty cap cannot hold for every belief; its γ can, so the promise is carried over as γ.
    """
    model = plan.adversary
    if not FAMILIES[model.family].uses_prior or model.prior.is_any:
        return plan.epsilon
    from gwasprivacy.membership.adversary import Target, TargetKind

    worst = replace(model, prior=PriorRange.any(), invited=None, target=Target(TargetKind.GAMMA, model.gamma))
    return min(worst.epsilon, plan.epsilon)


def _private_line(plan: Plan, line: Line, epsilon: float) -> LineQuestion:
    plan.sensitivity()  # refuses where nothing is proven
    return LineQuestion(
        line=line,
        epsilon=epsilon,
        neighbours=plan.neighbours,
        public_controls=plan.design.public_controls,
        score=plan.release.score,
        mechanism=plan.release.mechanism,
        n_snps=plan.release.n_snps,
        threshold=plan.release.threshold,
    )


def same_for_any_attacker(question: Question) -> bool:
    """Whether nothing is gained by knowing what the attacker believes."""
    this, worst = question.line(Line.THIS), question.line(Line.ANY)
    return this is not None and worst is not None and math.isclose(this.epsilon, worst.epsilon, rel_tol=1e-9)


# Words ----------------------------------------------------------------------------------------------------------------

_PER = {
    Mode.ADDITIVE: "per copy",
    Mode.DOMINANT: "with at least one copy",
    Mode.RECESSIVE: "with two copies",
}


def carriers(frequency: float, mode: Mode) -> float:
    """The share of people in whom a risk allele of this frequency can act: one copy, or two for a recessive one."""
    return frequency**2 if mode is Mode.RECESSIVE else 1.0 - (1.0 - frequency) ** 2


def frequency_of_carriers(share: float, mode: Mode) -> float:
    """The inverse of :func:`carriers`."""
    return math.sqrt(share) if mode is Mode.RECESSIVE else 1.0 - math.sqrt(1.0 - share)


def effect_words(disease: DiseaseModel) -> str:
    """The effect in one line: "odds ratio 1.8 per copy, 51 % carry it"; ranges where SNPs differ."""
    if disease.penetrance is not None:
        return f"a penetrance table for {plural(disease.n_causative, 'SNP', 'SNPs')}"
    ratios = [snp.odds_ratio or 1.0 for snp in disease.causative]
    shares = [round(carriers(snp.frequency, snp.mode), 2) for snp in disease.causative]
    modes = {snp.mode for snp in disease.causative}
    mode = next(iter(modes))
    per = f" {_PER[mode]}" if len(modes) == 1 else ""
    low, high = _plain(min(ratios)), _plain(max(ratios))
    ratio = f"odds ratio {low}" if low == high else f"odds ratios {low} to {high}"
    carry = "have two copies" if modes == {Mode.RECESSIVE} else "carry it"
    return f"{ratio}{per}, {percent_range(min(shares), max(shares))} {carry}"


def _plain(value: float) -> str:
    """A number without trailing zeros: 1.8, 2, 0.65."""
    text = significant(value)
    return text.rstrip("0").rstrip(".") if "." in text else text


def true_snps(n_causative: int, metric: Metric) -> str:
    """What is to be published: "both true SNPs", "at least one of the 5 true SNPs"."""
    if n_causative == 1:
        return "the true SNP"
    if metric is Metric.ANY:
        return (
            "at least one of the two true SNPs" if n_causative == 2 else f"at least one of the {n_causative} true SNPs"
        )
    return "both true SNPs" if n_causative == 2 else f"all {n_causative} true SNPs"


def success_words(question: Question) -> str:
    """What the probability is of: "both true SNPs are published"."""
    n = question.scenario.disease.n_causative
    is_one = n == 1 or question.metric is Metric.ANY
    return f"{true_snps(n, question.metric)} {'is' if is_one else 'are'} published"


def question_words(question: Question) -> str:
    """The question on top of the sheet."""
    what = true_snps(question.scenario.disease.n_causative, question.metric)
    return f"How many people does it take to publish {what} with {percent(question.target)} probability?"


def answer_words(question: Question, needed: dict[Line, Needed]) -> str:
    """The answer in one or two sentences; says "about" while it is an estimate."""
    if question.refused:
        return question.refused
    mine = needed.get(Line.THIS)
    if mine is None:
        return "Computing…"
    parts = [f"Against this attacker: {_people(mine)}"]
    if same_for_any_attacker(question):
        parts[0] += ", and for any other attacker as many"
    elif (worst := needed.get(Line.ANY)) is not None:
        parts.append(f"against any attacker: {_people(worst)}")
    if (none := needed.get(Line.NONE)) is not None:
        parts.append(f"without any privacy: {_people(none)}")
    sentence = "; ".join(parts) + "."
    saved = people_saved(needed)
    if saved and not same_for_any_attacker(question):
        about = "about " if mine.is_estimate else ""
        sentence += f" Knowing the attacker saves {about}{count(saved)} people."
    return sentence


def _people(needed: Needed) -> str:
    return f"{needed.words} people"


def people_saved(needed: dict[Line, Needed]) -> int:
    """How many fewer people this attacker takes than any attacker; 0 where one of the two is not known."""
    mine, worst = needed.get(Line.THIS), needed.get(Line.ANY)
    if mine is None or worst is None or mine.people is None or worst.people is None:
        return 0
    return round_people(max(worst.people - mine.people, 0), 2)


def headline(question: Question, curve: Curve | None) -> str:
    """What calibration adds to the plan's sentence: "With 2,000 people both true SNPs are published with 99 % probability."

    "" until the number is known for exactly this plan.
    """
    value = None if curve is None else curve.at(question.n_people, question.metric)
    if curve is None or value is None or question.refused:
        return ""
    return (
        f"With {count(question.n_people)} people {success_words(question)} "
        f"with {rough_percent(value, is_estimate=curve.is_estimate)} probability."
    )


def rough_percent(value: float, *, is_estimate: bool = False) -> str:
    """A simulated probability: no more digits than it has; its ends as "under 1 %" and "over 99 %"."""
    if value < 0.005:
        return "under 1 %"
    if value > 0.995:
        return "over 99 %"
    return f"{'about ' if is_estimate else ''}{100 * value:.0f} %"
