""" "Publish exact results?": how well the best test tells who took part, what lowers it, and a recommendation by a written rule.

An assessment against an attacker who does not know the other participants (docs/theory/exact-results.md), not a guarantee.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.text_files import read_lines
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.membership import exact_law, exact_linkage
from gwasprivacy.membership import exact_results as closed
from gwasprivacy.membership.attack_promise import AttackBound
from gwasprivacy.membership.calibration_theorems import FloatArray
from gwasprivacy.membership.exact_law import Atoms, ExactRoc
from gwasprivacy.membership.exact_results import (
    LOOK_UP_TO,
    MEAN_ALLELE_FREQUENCY,
    OK_UP_TO,
    RATES,
    Columns,
    ExactStudy,
    Verdict,
)
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.simulation.attacks.exact_targets import PEOPLE, ImaginedPeople, imagined_people, leverages
from gwasprivacy.simulation.studies.panel import Panel
from gwasprivacy.simulation.studies.panel_files import load_panel

PRIORS = (0.01, 0.5)
"""Priors whose posteriors are said where none are given."""
SIGNIFICANCE = 5e-8
REPORTED = 1e-4
"""The p-value down to which tables are often cut."""
REGIONS = 1_700
"""Regions of the genome between which there is hardly linkage (Berisa & Pickrell 2016, Europeans)."""
TESTED_BESIDE_HITS = 1_000_000
MOST_SNPS = 100_000_000
SMALLEST_FOR_A_DRAW = 500
"""Participants of the smaller group below which a private draw finds too little to be recommended."""
RARE = 0.001
SPECTRUM = (0.001, 0.5)
"""Frequencies of SNPs about which nothing is known, evenly on a logarithmic scale: carriers of rare alleles stand out most."""
_OF_SPECTRUM = 192
MOST_IMAGINED = 20_000
_DRAWN_RATES = tuple(10.0 ** (-4 + each / 20) for each in range(81))
_OF_TRAITS = (Columns.TRAIT, Columns.SCORE)


class ExactTarget(StrEnum):
    """About whom it is said: the average person, the 95th percentile of people, or the one who stands out most."""

    AVERAGE = "average"
    P95 = "p95"
    WORST = "worst"


_SHARES = {ExactTarget.P95: 0.95, ExactTarget.WORST: 1.0}


class Method(StrEnum):
    """How the answer was found."""

    GAUSSIAN = "gaussian"
    EXACT = "exact"
    SIMULATED = "simulated"


class Basis(StrEnum):
    """What is taken of linkage: independent SNPs, single people's leverages in blocks of a panel, or the ceiling alone."""

    INDEPENDENT = "independent"
    BLOCKS = "blocks"
    CEILING = "ceiling"


class Recommendation(StrEnum):
    """What follows from number and sizes."""

    PUBLISH = "publish"
    PUBLISH_LESS = "publish less"
    DRAW = "draw privately"
    NOT = "do not publish"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExactQuestion:
    """Which exact results of whom, against whom.

    ``frequencies``: of the rarer or counted allele of each SNP, where a list or panel says them, else ``frequency`` of all.
    None: not known; then how far people stand out is taken over rare alleles too (``SPECTRUM``).
    ``with_frequencies``: the file has them too, or an effect with its standard error.  ``decimals``: to which numbers are rounded.
    """

    columns: Columns
    study: ExactStudy
    n_snps: int
    frequency: float | None = None
    frequencies: tuple[float, ...] = ()
    with_frequencies: bool = False
    decimals: int | None = None
    target: ExactTarget = ExactTarget.AVERAGE
    priors: tuple[float, float] = PRIORS
    panel: str | None = None
    snps: tuple[str, ...] = ()
    ok_up_to: float = OK_UP_TO
    look_up_to: float = LOOK_UP_TO

    def __post_init__(self) -> None:
        if not 1 <= self.n_snps <= MOST_SNPS:
            raise InvalidInput("risk.snps", n=self.n_snps, most=MOST_SNPS)
        if any(not 0 < each < 1 for each in (self.usual_frequency, *self.frequencies)):
            raise InvalidInput("risk.frequency")
        if any(not 0 < each < 1 for each in self.priors) or self.priors[0] > self.priors[1]:
            raise InvalidInput("risk.prior")
        if self.columns is Columns.TRAIT and self.study.has_groups:
            raise InvalidInput("risk.trait-of-groups")
        if self.columns in (Columns.CONTRASTS, Columns.UNSIGNED) and not self.study.has_groups:
            raise InvalidInput("risk.contrasts-of-one-group", columns=self.columns.value)

    @property
    def usual_frequency(self) -> float:
        """Of a SNP whose frequency nobody says."""
        if self.frequency is not None:
            return self.frequency
        return RARE if self.columns is Columns.BEACON else MEAN_ALLELE_FREQUENCY

    @property
    def answers_are_chosen(self) -> bool:
        """Whether the attacker chooses what a beacon is asked: alleles that the target has.  A list says what it answers at all."""
        return self.columns is Columns.BEACON and not self.frequencies

    @property
    def takes_spectrum(self) -> bool:
        """Whether people stand out by alleles of all frequencies, since none is known."""
        known = self.frequency is not None or bool(self.frequencies)
        return not known and self.target is not ExactTarget.AVERAGE and self.columns is not Columns.BEACON

    @property
    def per_snp(self) -> float:
        """μ² that an average SNP adds for the average target, after rounding."""
        whole = closed.information(self.columns, self.study, with_frequencies=self.with_frequencies)
        return whole * self.kept

    @property
    def kept(self) -> float:
        """The share of the information that rounding leaves."""
        if self.decimals is None or self.columns is Columns.BEACON:
            return 1.0
        error = closed.standard_error(self.columns, self.study, self.usual_frequency)
        return closed.kept_by_rounding(10.0**-self.decimals / error)


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """Something that lowers the risk: ``code`` says what (its words: :mod:`exact_results_words`), with ``n`` in it; what remains."""

    code: str
    n: float
    advantage: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateDraw:
    """What a private release leaves any attacker, even one who knows all others: of the plan, or of e^ε = 2 where there is none."""

    advantage: float
    tpr_at: tuple[tuple[float, float], ...]
    likelihood_ratio: float
    of_plan: bool
    curve: tuple[tuple[float, float], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExactAnswer:
    """``mu`` of the Gaussian law, ``advantage`` and ``tpr_at`` by ``method``; ``posterior_at``: prior, median and 95th percentile of
    what participants' membership is believed with."""

    question: ExactQuestion
    mu: float
    advantage: float
    tpr_at: tuple[tuple[float, float], ...]
    posterior_at: tuple[tuple[float, float, float], ...]
    method: Method
    basis: Basis
    verdict: Verdict
    recommendation: Recommendation
    measures: tuple[Measure, ...]
    private: PrivateDraw
    answers_until_a_third: float | None
    curve: tuple[tuple[float, float], ...]

    def to_json(self) -> dict[str, Any]:
        question = self.question
        return {
            "mu": self.mu,
            "advantage": self.advantage,
            "tpr_at": [list(each) for each in self.tpr_at],
            "posterior_at": [list(each) for each in self.posterior_at],
            "method": self.method.value,
            "linkage": self.basis.value,
            "verdict": self.verdict.value,
            "recommendation": self.recommendation.value,
            "columns": question.columns.value,
            "n_snps": question.n_snps,
            "target": question.target.value,
            "participants": question.study.people,
            "epsilon_if_the_others_are_known": None,
            "snps_until": {
                "ok": closed.snps_within(question.ok_up_to, question.per_snp),
                "look": closed.snps_within(question.look_up_to, question.per_snp),
            },
            "answers_until_a_third": self.answers_until_a_third,
            "measures": [{"measure": each.code, "n": each.n, "advantage": each.advantage} for each in self.measures],
            "private_draw": {
                "advantage": self.private.advantage,
                "tpr_at": [list(each) for each in self.private.tpr_at],
                "likelihood_ratio": self.private.likelihood_ratio,
                "of_plan": self.private.of_plan,
            },
        }


# The answer ----------------------------------------------------------------------------------------------------------


def priors_of(plan: CheckedPlan | None) -> tuple[float, float]:
    """The attacker's priors that the plan covers, where they are a range; else the usual ones."""
    if plan is None:
        return PRIORS
    low, high = plan.adversary.prior.low, plan.adversary.prior.high
    return (low, high) if 0 < low <= high < 1 else PRIORS


def study_of(plan: CheckedPlan) -> ExactStudy:
    """The plan's people."""
    design = plan.design
    if design.trait is not None:
        return ExactStudy(n_participants=design.n_people)
    return ExactStudy(n_cases=design.n_cases, n_controls=design.n_controls)


def question_of(plan: CheckedPlan, base: Path | None = None) -> ExactQuestion:
    """What if the plan's study published full summary statistics in place of its draw?"""
    return ExactQuestion(
        columns=Columns.CONTRASTS if plan.design.trait is None else Columns.TRAIT,
        study=study_of(plan),
        n_snps=planning_scenario(plan, base).n_snps,
        with_frequencies=True,
        priors=priors_of(plan),
    )


def answer_exactly(question: ExactQuestion, plan: CheckedPlan | None = None, *, work: Work = UNWATCHED) -> ExactAnswer:
    """The risk of exact results, beside that of ``plan``'s private draw (None: one with e^ε = 2).  Raises InvalidInput, Cancelled."""
    work.progress(mark("Computing the risk"), 0, 2)
    panel = None if question.panel is None else load_panel(question.panel or None)
    question = _with_panel(question, panel)
    core = _Core.of(question, panel, work)
    work.progress(mark("Computing the risk"), 1, 2)
    work.check()
    verdict = closed.verdict_of(core.advantage, question.ok_up_to, question.look_up_to)
    return ExactAnswer(
        question=question,
        mu=core.mu,
        advantage=core.advantage,
        tpr_at=tuple((rate, core.tpr(rate)) for rate in RATES),
        posterior_at=tuple(
            (prior, core.posterior(prior, 0.5), core.posterior(prior, 0.95)) for prior in dict.fromkeys(question.priors)
        ),
        method=core.method,
        basis=core.basis,
        verdict=verdict,
        recommendation=recommended(question.study, verdict),
        measures=() if verdict is Verdict.OK else measures_for(question),
        private=_private_draw(plan),
        answers_until_a_third=closed.beacon_answers(question.usual_frequency, question.study.people)
        if question.columns is Columns.BEACON
        else None,
        curve=tuple((rate, core.tpr(rate)) for rate in _DRAWN_RATES),
    )


def recommended(study: ExactStudy, verdict: Verdict) -> Recommendation:
    """The written rule: *ok* may be published.  The difference of two releases that is not *ok* is never published.  *look*: less.
    *stop*: a private draw where the smaller group has ``SMALLEST_FOR_A_DRAW`` people, else nothing."""
    if verdict is Verdict.OK:
        return Recommendation.PUBLISH
    if study.differs_by is not None:
        return Recommendation.NOT
    if verdict is Verdict.LOOK:
        return Recommendation.PUBLISH_LESS
    return Recommendation.DRAW if study.smallest >= SMALLEST_FOR_A_DRAW else Recommendation.NOT


def measures_for(question: ExactQuestion) -> tuple[Measure, ...]:
    """What lowers the risk, each by itself, with what remains; the strongest first."""
    found = []

    def add(code: str, n: float, mu: float) -> None:
        # Less of the same law; a list's exact law is within a few hundredths of it.
        of_trait = question.columns in _OF_TRAITS and not question.study.has_groups
        law = exact_law.gaussian_trait_roc(mu, with_frequencies=question.with_frequencies) if of_trait else None
        advantage = float(closed.advantage_of(mu)) if law is None else law.advantage
        found.append(Measure(code=code, n=n, advantage=advantage))

    def mu(**changes: Any) -> float:
        return _mean_mu(replace(question, **changes))

    for most in (question.ok_up_to, question.look_up_to):
        fewer = closed.snps_within(most, question.per_snp)
        if question.columns is not Columns.BEACON and 0 < fewer < question.n_snps:
            add("fewer-snps", fewer, mu(n_snps=fewer, frequencies=(), snps=()))
    if question.columns is not Columns.BEACON and question.n_snps > REGIONS:
        add("one-per-region", REGIONS, mu(n_snps=REGIONS, frequencies=(), snps=()))
    if question.columns in (Columns.FREQUENCIES, Columns.CONTRASTS, Columns.TRAIT, Columns.COUNTS):
        hits = min(100, question.n_snps)
        add("hits", hits, mu(n_snps=hits, columns=Columns.HITS, frequencies=(), snps=()))
    if question.columns in (Columns.CONTRASTS, Columns.TRAIT):
        if question.with_frequencies:
            add("no-frequencies", 0, mu(with_frequencies=False))
        add("threshold", REPORTED, mu(with_frequencies=False) * math.sqrt(closed.kept_by_threshold(REPORTED)))
        add("signs", 0, mu(with_frequencies=False, decimals=None) * math.sqrt(closed.SIGN_KEEPS))
    if question.columns is Columns.COUNTS:
        add("alleles", 0, mu(columns=Columns.FREQUENCIES))
    if question.columns is not Columns.BEACON and question.study.differs_by is None:
        now, allowed = _mean_mu(question), closed.mu_with_advantage(question.ok_up_to)
        times = math.ceil((now / allowed) ** 2)
        if times > 1:
            add("more-people", times * question.study.people, now / math.sqrt(times))
    if (
        question.columns in (Columns.FREQUENCIES, Columns.TRAIT, Columns.SCORE, Columns.CONTRASTS)
        and question.decimals is None
    ):
        add("two-decimals", 2, mu(decimals=2))
    return tuple(sorted(found, key=lambda each: each.advantage))


def _mean_mu(question: ExactQuestion) -> float:
    """μ of the average target."""
    if question.columns is Columns.BEACON:
        return closed.mu_with_advantage(
            closed.beacon_advantage(
                np.array(question.frequencies or (question.usual_frequency,)),
                question.study.people,
                1.0 if question.frequencies else question.n_snps,
                chosen=question.answers_are_chosen,
            )
        )
    tested = 0.0
    if question.columns is Columns.HITS:
        tested = TESTED_BESIDE_HITS * closed.kept_by_threshold(SIGNIFICANCE)
    return math.sqrt((question.n_snps + tested) * question.per_snp)


def _private_draw(plan: CheckedPlan | None) -> PrivateDraw:
    if plan is None:
        from gwasprivacy.membership.loss import Spend, Total

        bound = AttackBound(total=Total.of((Spend(math.log(2.0)),)))
    else:
        bound = plan.adversary.attack_bound(plan.counted_spends)
    return PrivateDraw(
        advantage=float(bound.advantage),
        tpr_at=tuple((rate, float(bound.tpr(rate))) for rate in RATES),
        likelihood_ratio=bound.likelihood_ratio,
        of_plan=plan is not None,
        curve=tuple((rate, float(bound.tpr(rate))) for rate in _DRAWN_RATES),
    )


def _with_panel(question: ExactQuestion, panel: Panel | None) -> ExactQuestion:
    """With the frequencies of the panel's SNPs, those of the list where there is one."""
    if panel is None or question.frequencies or (question.columns is Columns.BEACON and not question.snps):
        return question  # a beacon without a list is asked about rarer alleles than a panel has
    p = panel.frequencies()
    if question.snps:
        p = p[panel.rows_of(question.snps)]
    p = p[(p > 0) & (p < 1)]
    if len(p) == 0:
        raise InvalidInput("risk.panel-without-variation", panel=panel.name)
    if question.snps or len(p) >= question.n_snps:
        return replace(question, frequencies=tuple(p[: question.n_snps].tolist()))
    return question


# How it is found -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class _Core:
    """The law of one question: a Gaussian's μ, or an exact ROC."""

    mu: float
    roc: ExactRoc | None
    method: Method
    basis: Basis

    @property
    def advantage(self) -> float:
        gaussian = float(closed.advantage_of(self.mu))
        return gaussian if self.roc is None else self.roc.advantage

    def tpr(self, fpr: float) -> float:
        return float(closed.tpr_of(self.mu, fpr)) if self.roc is None else self.roc.tpr(fpr)

    def posterior(self, prior: float, share: float) -> float:
        """Below which this share of participants' posteriors lies."""
        if self.roc is None:
            return float(closed.posterior_of(prior, self.mu, 0.0 if share == 0.5 else closed.P95))
        odds = math.log(prior) - math.log1p(-prior) + self.roc.quantile_inside(share)
        return 1.0 / (1.0 + math.exp(-min(max(odds, -700.0), 700.0)))

    @classmethod
    def of(cls, question: ExactQuestion, panel: Panel | None, work: Work) -> _Core:
        mean = _mean_mu(question)
        frequencies = _frequencies(question)
        times = question.n_snps / len(frequencies) if not question.frequencies else 1.0
        classes = [(p, each * times) for p, each in exact_law.frequency_classes(frequencies)]
        people = question.study.smallest
        exact = question.columns is Columns.BEACON or (
            question.decimals is None
            and question.columns is not Columns.UNSIGNED
            and exact_law.needs_exact(frequencies, people)
        )
        factor, basis = 1.0, Basis.INDEPENDENT if panel is None else Basis.CEILING
        if question.target is not ExactTarget.AVERAGE and question.columns is not Columns.BEACON:
            factor, basis = _stands_out(question, classes, panel, work)
        mu = mean * math.sqrt(factor)
        if not exact or people < 2:
            roc = None
            if (
                question.columns in _OF_TRAITS
                and question.target is ExactTarget.AVERAGE
                and not question.study.has_groups
            ):
                roc = exact_law.gaussian_trait_roc(mu, with_frequencies=question.with_frequencies)
            return cls(mu=mu, roc=roc, method=Method.GAUSSIAN, basis=basis)
        if question.target is not ExactTarget.AVERAGE and question.columns is not Columns.BEACON:
            return cls(mu=mu, roc=_roc_of_one(question, classes, factor), method=Method.SIMULATED, basis=basis)
        return cls(mu=mu, roc=_roc(question, classes), method=Method.EXACT, basis=basis)


def _frequencies(question: ExactQuestion) -> FloatArray:
    """Of every SNP; without a list of as many as matter to the choice of the law."""
    if question.frequencies:
        return np.array(question.frequencies)
    if question.takes_spectrum:
        return np.geomspace(*SPECTRUM, min(question.n_snps, _OF_SPECTRUM))
    return np.full(min(question.n_snps, exact_law.FEW_SNPS), question.usual_frequency)


def _roc(question: ExactQuestion, classes: Sequence[tuple[float, float]]) -> ExactRoc:
    people = question.study.smallest
    match question.columns:
        case Columns.COUNTS:
            return exact_law.composed([(exact_law.count_atoms(p, people), times) for p, times in classes])
        case Columns.BEACON:
            return exact_law.composed(
                [
                    (exact_law.beacon_atoms(p, question.study.people, chosen=question.answers_are_chosen), times)
                    for p, times in classes
                ]
            )
        case Columns.TRAIT:
            return exact_law.trait_roc(list(classes), people)
        case _:
            # An exact contrast of few counts tells the counts.
            return exact_law.composed([(exact_law.frequency_atoms(p, people), times) for p, times in classes])


def _roc_of_one(question: ExactQuestion, classes: Sequence[tuple[float, float]], factor: float) -> ExactRoc:
    """Of a single imagined person, the one whose leverage is ``factor`` times the average or next above."""
    people = question.study.smallest
    imagined = _imagined(question, classes)
    stand_out = leverages(imagined, classes)
    order = np.argsort(stand_out)
    wanted = factor * sum(times for _, times in classes)
    if question.columns is Columns.TRAIT:
        deviate = math.sqrt(float(np.quantile(imagined.trait**2, _SHARES[question.target])))
        return exact_law.composed([(exact_law.trait_atoms(p, people, deviate), times) for p, times in classes])
    person = int(order[min(int(np.searchsorted(stand_out[order], wanted)), len(order) - 1)])
    atoms: list[tuple[Atoms, float]] = [
        (exact_law.person_atoms(p, people, copies), float(imagined.genotypes[person, k, copies]))
        for k, (p, _) in enumerate(classes)
        for copies in range(3)
        if imagined.genotypes[person, k, copies] > 0
    ]
    if question.columns is Columns.COUNTS:
        atoms = [
            (exact_law.own_count_atoms(p, people, copies), float(imagined.genotypes[person, k, copies]))
            for k, (p, _) in enumerate(classes)
            for copies in range(3)
            if imagined.genotypes[person, k, copies] > 0
        ]
    return exact_law.composed(atoms)


def _imagined(question: ExactQuestion, classes: Sequence[tuple[float, float]]) -> ImaginedPeople:
    """As many as took part, where that matters: whoever stands out most stands out more among more."""
    if question.target is not ExactTarget.WORST:
        return imagined_people(classes)
    return imagined_people(classes, min(max(PEOPLE, question.study.people), MOST_IMAGINED))


def _stands_out(
    question: ExactQuestion, classes: Sequence[tuple[float, float]], panel: Panel | None, work: Work
) -> tuple[float, Basis]:
    """μ² of the wanted person over the average's, and what it rests on."""
    imagined = _imagined(question, classes)
    relative = leverages(imagined, classes) / sum(times for _, times in classes)
    basis = Basis.INDEPENDENT
    if panel is not None:
        basis = Basis.CEILING
        n_people = panel.n_templates // 2 if panel.phased else panel.n_templates
        n_people = min(n_people, exact_linkage.MOST_PEOPLE)
        size = exact_linkage.block_size(n_people)
        if size:
            relative, basis = (
                exact_linkage.relative_leverages(_copies(question, panel, n_people, size), size, work),
                Basis.BLOCKS,
            )
    is_worst = question.target is ExactTarget.WORST
    factor = exact_linkage.standing_out(relative, most_of=question.study.people if is_worst else None)
    if question.columns in _OF_TRAITS and not question.study.has_groups:
        squares = imagined.trait**2
        about = (1.0 + squares) / 2.0 if question.with_frequencies else squares
        factor *= float(np.quantile(about, _SHARES[question.target]))
    return max(factor, 1.0), basis


def _copies(question: ExactQuestion, panel: Panel, n_people: int, size: int) -> Any:
    """Genotypes of the panel's people at the SNPs in question, blocks side by side."""
    rows = panel.rows_of(question.snps) if question.snps else np.arange(min(question.n_snps, panel.n_snps))
    rows = np.concatenate([rows[start : start + size] for start in exact_linkage.block_starts(len(rows), size)])
    if not panel.phased:
        return panel.copies[:n_people][:, rows]
    return panel.copies[0 : 2 * n_people : 2][:, rows] + panel.copies[1 : 2 * n_people : 2][:, rows]


# A list of SNPs ------------------------------------------------------------------------------------------------------


def with_list(question: ExactQuestion, path: Path) -> ExactQuestion:
    """The question about the SNPs of a list.  Raises InvalidInput."""
    names, frequencies = read_snp_list(path)
    return replace(
        question, n_snps=len(names), frequencies=frequencies, snps=names if question.panel is not None else ()
    )


def read_snp_list(path: Path) -> tuple[tuple[str, ...], tuple[float, ...]]:
    """(names, allele frequencies or none) of a list: a name a line, with the frequency behind it on every line or on none.

    Raises InvalidInput, naming line and SNP.
    """
    names: dict[str, int] = {}
    frequencies: list[float] = []
    for number, line in read_lines(path, gzip="allowed"):
        fields = line.split("#", 1)[0].split()
        if not fields:
            continue
        is_other = bool(names) and (len(fields) == 2) != (len(frequencies) == len(names))
        if len(fields) > 2 or is_other:
            raise InvalidInput("risk.list-fields", path=path, line=number)
        if fields[0] in names:
            raise InvalidInput("risk.list-twice", path=path, line=number, snp=fields[0], first=names[fields[0]])
        names[fields[0]] = number
        if len(fields) == 2:
            frequencies.append(_frequency(fields[1], path, number, fields[0]))
    if not names:
        raise InvalidInput("risk.list-empty", path=path)
    return tuple(names), tuple(frequencies)


def _frequency(text: str, path: Path, line: int, snp: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < 1:
        raise InvalidInput("risk.list-frequency", path=path, line=line, snp=snp, found=text)
    return value
