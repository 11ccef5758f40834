"""What the Calibration tab asks, from a plan; and the answers in words, from curves.  No Qt here.

A *question* is everything that a curve depends on.  Two plans with the same question have the same curves, so results
are kept by question and dropped by nothing else.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.number_words import count, percent, percent_range, plural, significant
from gwasprivacy.base.text_files import FileStates
from gwasprivacy.forecast.curves import Curve, Metric, Needed, round_people
from gwasprivacy.forecast.planned import Line, planning_scenario
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.plan_words import publication_sentence
from gwasprivacy.plan.planned_releases import any_attacker_factor
from gwasprivacy.simulation.curves.curve import NO_PRIVACY, CurveRequest
from gwasprivacy.simulation.curves.utility import loci_state
from gwasprivacy.simulation.studies.disease import DiseaseModel, Mode
from gwasprivacy.simulation.studies.panel_files import panel_state
from gwasprivacy.simulation.studies.scenario import Scenario


@dataclass(frozen=True, slots=True, kw_only=True)
class LineQuestion:
    """One line of the plot: against whom, and what is asked of the simulation."""

    line: Line
    request: CurveRequest

    @property
    def is_private(self) -> bool:
        return self.request.mechanism != NO_PRIVACY

    def to_json(self) -> dict[str, Any]:
        """What the line's curve depends on; not its name (two lines with the same ε are one computation)."""
        asked = self.request
        return {
            "epsilon": asked.epsilon if self.is_private else None,
            "neighbours": asked.neighbours.value,
            "public_controls": asked.public_controls,
            "score": asked.score.to_json(),
            "mechanism": asked.mechanism,
            "n_snps": asked.n_snps,
            "threshold": asked.threshold,
            "loci": None if asked.loci is None else asked.loci.to_json(),
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What a plan asks: how likely is it that the true SNPs are published, by numbers of people and attackers?

    ``scenario`` has the plan's share of cases.  ``lines`` are those that can be had; ``refused`` says why others cannot.
    ``instead``: what there is to say of a release that chooses no SNPs, and so has no curves.  ``files``: the state of the
    panel's files and of the list of loci, so that nothing that is kept outlives them.
    """

    scenario: Scenario
    lines: tuple[LineQuestion, ...]
    refused: str
    instead: str
    n_people: int
    target: float
    metric: Metric
    files: FileStates = ()

    def line(self, line: Line) -> LineQuestion | None:
        return next((each for each in self.lines if each.line is line), None)


def question_of(plan: Plan, wanted: Metric | None = None, base: Path | None = None) -> Question:
    """The question of ``plan``, whose files lie in ``base``.

    ``wanted`` None: all true SNPs, or at least one where fewer are published than are true.
    """
    scenario = planning_scenario(plan, base)
    refused = instead = ""
    lines: tuple[LineQuestion, ...] = ()
    if plan.release.kind is not Kind.SELECTION:
        instead = publication_sentence(plan)
    else:
        try:
            lines = _private_lines(plan, base)
        except GwasPrivacyError as error:
            refused = str(error)
        # What one would publish without any thought of privacy: the largest χ².
        none = CurveRequest.without_privacy(ScoreChoice(name="genotypic"), plan.release.n_snps)
        lines = (*lines, LineQuestion(line=Line.NONE, request=none))
    can_be_all = plan.release.n_snps >= scenario.disease.n_causative
    metric = Metric.ALL if can_be_all else Metric.ANY
    if wanted is Metric.ANY:
        metric = Metric.ANY
    return Question(
        scenario=scenario,
        lines=lines,
        refused=refused,
        instead=instead,
        n_people=plan.design.n_people,
        target=scenario.target_probability,
        metric=metric,
        files=(*panel_state(scenario.panel), *(loci_state(lines[0].request.loci) if lines else ())),
    )


def any_attacker_epsilon(plan: Plan) -> float:
    """The ε that the same promise would leave against any belief; the plan's own where beliefs play no part.

    A certainty cap cannot hold for every belief; its γ can, so the promise is carried over as γ.
    """
    return plan.epsilon * any_attacker_factor(plan, plan.epsilon)


def _private_lines(plan: Plan, base: Path | None) -> tuple[LineQuestion, ...]:
    check_plan(plan)  # refuses what has no proof
    choices, loci = plan.release, plan.design.loci
    if loci is not None:
        loci = loci.placed(base)
    # The part of ε that goes to noisy scores of the selected SNPs does not help to select them.
    share = 1.0 - (choices.values_epsilon or 0.0) / plan.epsilon
    return tuple(
        LineQuestion(
            line=line,
            request=CurveRequest(
                adversary=line.value,
                epsilon=epsilon * share,
                score=choices.score,
                mechanism=choices.mechanism,
                n_snps=choices.n_snps,
                neighbours=plan.neighbours,
                public_controls=plan.design.public_controls,
                threshold=choices.threshold,
                loci=loci,
            ),
        )
        for line, epsilon in ((Line.THIS, plan.epsilon), (Line.ANY, any_attacker_epsilon(plan)))
    )


def same_for_any_attacker(question: Question) -> bool:
    """Whether nothing is gained by knowing what the attacker believes."""
    this, worst = question.line(Line.THIS), question.line(Line.ANY)
    return (
        this is not None
        and worst is not None
        and math.isclose(this.request.epsilon, worst.request.epsilon, rel_tol=1e-9)
    )


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
    if question.instead:
        return "What will be published, and how exactly?"
    first, second, third = wish_parts(question)
    return f"{first} {count(question.n_people)} {second} {percent(question.target)} {third}"


def wish_parts(question: Question) -> tuple[str, str, str]:
    """The words of the question around its numbers, N and the wanted probability."""
    what = true_snps(question.scenario.disease.n_causative, question.metric)
    return "With", f"people I want {what} published with", "probability. How many does it take?"


def answer_words(question: Question, needed: dict[Line, Needed]) -> str:
    """The answer in one or two sentences; says "about" while it is an estimate."""
    if question.refused or question.instead:
        return question.refused or question.instead
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
        f"with {rough_percent(value, is_estimate=curve.is_estimate)} probability"
        f"{' by a first estimate' if curve.is_estimate else ''}."
    )


def rough_percent(value: float, *, is_estimate: bool = False) -> str:
    """A simulated probability: no more digits than it has; its ends as "under 1 %" and "over 99 %"."""
    if value < 0.005:
        return "under 1 %"
    if value > 0.995:
        return "over 99 %"
    return f"{'about ' if is_estimate else ''}{100 * value:.0f} %"
