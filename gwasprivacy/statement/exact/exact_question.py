"""The question "publish exact results?" and all of its answer that follows from it and from how far the person in question stands out.

An assessment against an attacker who does not know the other participants (docs/theory/exact-results.md), not a guarantee.
No simulator and no file: whoever checks a report on exact results computes its numbers here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.membership import exact_law
from gwasprivacy.membership import exact_results as closed
from gwasprivacy.membership.attack_guarantee import AttackBound
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
from gwasprivacy.membership.loss import Spend, Total
from gwasprivacy.plan.plan_rules import CheckedPlan

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
MOST_POOLED = 100_000_000
"""Participants beyond which pooling is no advice."""
STANDING_OUT = 0.75
"""With a share s of the SNPs people stand out s^−0.75 times as far: of independent SNPs s^−½, of linked ones and rare alleles more."""
SMALLEST_COUNT, SMALLEST_FREQUENCY = 20, 0.01
"""Copies of an allele, and its frequency, below which SNPs are often left out."""
RARE = 0.001
SPECTRUM = (0.001, 0.5)
"""Frequencies of SNPs about which nothing is known, evenly on a logarithmic scale: carriers of rare alleles stand out most."""
_OF_SPECTRUM = 192
POSTERIOR_SHARES = tuple(each / 100 for each in range(1, 100))
_DRAWN_RATES = tuple(10.0 ** (-4 + each / 20) for each in range(81))


class ExactTarget(StrEnum):
    """About whom it is said: the average person, the 95th percentile of people, or the one who stands out most."""

    AVERAGE = "average"
    P95 = "p95"
    WORST = "worst"


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

    ``frequencies``: (frequency of the rarer allele, how many SNPs) in classes, where a list or panel says them, else ``frequency`` of
    all.  None: not known; then how far people stand out is taken over rare alleles too (``SPECTRUM``).
    ``with_frequencies``: the file has them too, or an effect with its standard error.  ``decimals``: to which numbers are rounded.
    """

    columns: Columns
    study: ExactStudy
    n_snps: int
    frequency: float | None = None
    frequencies: tuple[tuple[float, float], ...] = ()
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
        if any(not 0 < each < 1 for each in (self.usual_frequency, *(p for p, _ in self.frequencies))):
            raise InvalidInput("risk.frequency")
        if any(not 0 < each < 1 for each in self.priors) or self.priors[0] > self.priors[1]:
            raise InvalidInput("risk.prior")
        self.study.kind.check(self.columns)

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
    def classes(self) -> list[tuple[float, float]]:
        """(frequency, how many SNPs) of all of them; without a list of as many as matter to the choice of the law."""
        if self.frequencies:
            return list(self.frequencies)
        if self.takes_spectrum:
            taken = np.geomspace(*SPECTRUM, min(self.n_snps, _OF_SPECTRUM))
        else:
            taken = np.full(min(self.n_snps, exact_law.FEW_SNPS), self.usual_frequency)
        return [(p, times * self.n_snps / len(taken)) for p, times in exact_law.frequency_classes(taken)]

    @property
    def has_few_counts(self) -> bool:
        """Whether the exact law answers, not the Gaussian one."""
        if self.columns is Columns.BEACON:
            return self.study.smallest > 1
        if self.decimals is not None or self.columns is Columns.UNSIGNED or self.study.smallest < 2:
            return False
        return exact_law.needs_exact(self.classes, self.study.smallest)

    @property
    def is_by_trait(self) -> bool:
        """Whether what one person adds depends on a trait of their own."""
        return self.columns in self.study.kind.by_trait

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
class StandsOut:
    """How far the person in question stands out: μ² over the average's, by a panel or imagined people, and on what it rests.

    ``genotypes``: where counts are few, of each of the question's classes the person's SNPs with 0, 1 and 2 copies; ``deviate``: the person's
    trait there, in standard deviations.
    """

    factor: float = 1.0
    basis: Basis = Basis.INDEPENDENT
    genotypes: tuple[tuple[float, float, float], ...] = ()
    deviate: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ExactAnswer:
    """``mu`` of the Gaussian law, ``advantage`` and ``tpr_at`` by ``method``; ``posterior_at``: prior, median and 95th percentile of
    what participants' membership is believed with."""

    question: ExactQuestion
    found: StandsOut
    mu: float
    advantage: float
    tpr_at: tuple[tuple[float, float], ...]
    posterior_at: tuple[tuple[float, float, float], ...]
    method: Method
    verdict: Verdict
    recommendation: Recommendation
    measures: tuple[Measure, ...]
    private: PrivateDraw
    answers_until_a_third: float | None
    curve: tuple[tuple[float, float], ...]
    posteriors: tuple[tuple[float, ...], ...]
    """Of each prior of ``posterior_at``, what is believed of the shares ``POSTERIOR_SHARES`` of participants at most."""

    @property
    def basis(self) -> Basis:
        return self.found.basis

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
                "ok": _snps_within(question.ok_up_to, question, self.found),
                "look": _snps_within(question.look_up_to, question, self.found),
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


def answer_of(question: ExactQuestion, found: StandsOut, plan: CheckedPlan | None = None) -> ExactAnswer:
    """What follows from both, beside the private draw of ``plan`` (None: one with e^ε = 2)."""
    law = _law_of(question, found)
    verdict = closed.verdict_of(law.advantage, question.ok_up_to, question.look_up_to)
    return ExactAnswer(
        question=question,
        found=found,
        mu=law.mu,
        advantage=law.advantage,
        tpr_at=law.tpr_at(RATES),
        posterior_at=tuple(
            (prior, law.posterior(prior, 0.5), law.posterior(prior, 0.95)) for prior in dict.fromkeys(question.priors)
        ),
        method=law.method,
        verdict=verdict,
        recommendation=recommended(question.study, verdict),
        measures=() if verdict is Verdict.OK else measures_for(question, found),
        private=_private_draw(plan),
        answers_until_a_third=closed.beacon_answers(question.usual_frequency, question.study.people)
        if question.columns is Columns.BEACON
        else None,
        curve=law.tpr_at(_DRAWN_RATES),
        posteriors=tuple(
            tuple(law.posterior(prior, share) for share in POSTERIOR_SHARES) for prior in dict.fromkeys(question.priors)
        ),
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


def measures_for(question: ExactQuestion, found: StandsOut) -> tuple[Measure, ...]:
    """What lowers the risk, each by itself, with what remains about the same target; the strongest first."""
    measures = []
    n_snps, people, columns = question.n_snps, question.study.people, question.columns
    of_one = question.target is not ExactTarget.AVERAGE

    def add(code: str, n: float, mu: float) -> None:
        # Less of the same law; a list's exact law is within a few hundredths of it.
        mixed = question.is_by_trait and not of_one
        law = exact_law.gaussian_trait_roc(mu, with_frequencies=question.with_frequencies) if mixed else None
        advantage = float(closed.advantage_of(mu)) if law is None else law.advantage
        measures.append(Measure(code=code, n=n, advantage=advantage))

    def mu(*, kept: float = 1.0, **changes: Any) -> float:
        """With a smaller share of SNPs single people stand out more, and by their trait up to twice as far where no frequencies dilute it."""
        asked = replace(question, **changes)
        spread = max(1.0, n_snps / asked.n_snps) ** STANDING_OUT
        alone = 2.0 if of_one and question.is_by_trait and question.with_frequencies > asked.with_frequencies else 1.0
        return _mean_mu(asked) * math.sqrt(kept * alone * (1.0 + (found.factor - 1.0) * spread))

    if columns is Columns.BEACON:
        for most in (question.ok_up_to, question.look_up_to):
            answers = closed.beacon_answers(question.usual_frequency, people, most)
            if question.answers_are_chosen and 1 <= answers < n_snps:
                add("fewer-answers", math.floor(answers), mu(n_snps=math.floor(answers)))
        return tuple(measures)
    for most in (question.ok_up_to, question.look_up_to):
        fewer = _snps_within(most, question, found)
        if 0 < fewer < n_snps:
            add("fewer-snps", fewer, mu(n_snps=fewer, frequencies=()))
    if n_snps > REGIONS:
        add("one-per-region", REGIONS, mu(n_snps=REGIONS, frequencies=()))
    for code, least, from_frequency in (
        ("smallest-count", SMALLEST_COUNT, SMALLEST_COUNT / (2.0 * question.study.smallest)),
        ("smallest-frequency", SMALLEST_FREQUENCY, SMALLEST_FREQUENCY),
    ):
        left = tuple(each for each in question.frequencies if each[0] >= from_frequency)
        if 0 < len(left) < len(question.frequencies):
            share = sum(times for _, times in left) / sum(times for _, times in question.frequencies)
            add(code, least, mu(n_snps=max(1, round(share * n_snps)), frequencies=left))
    if columns in (Columns.FREQUENCIES, Columns.CONTRASTS, Columns.TRAIT, Columns.COUNTS):
        hits = min(100, n_snps)
        add("hits", hits, mu(n_snps=hits, columns=Columns.HITS, frequencies=()))
    if columns in (Columns.CONTRASTS, Columns.TRAIT):
        if question.with_frequencies and not question.has_few_counts:
            add("no-frequencies", 0, mu(with_frequencies=False))
        add("threshold", REPORTED, mu(with_frequencies=False, kept=closed.kept_by_threshold(REPORTED)))
        if not question.has_few_counts:  # whose contrasts tell the counts, and nearly so their signs
            add("signs", 0, mu(with_frequencies=False, decimals=None, kept=closed.SIGN_KEEPS))
    if columns is Columns.COUNTS:
        add("alleles", 0, mu(columns=Columns.FREQUENCIES))
    if question.study.differs_by is None:
        now, allowed = mu(), closed.mu_with_advantage(question.ok_up_to)
        times = math.ceil((now / allowed) ** 2)
        if 1 < times <= MOST_POOLED / people:
            add("more-people", times * people, now / math.sqrt(times))
    if columns in (Columns.FREQUENCIES, Columns.TRAIT, Columns.SCORE, Columns.CONTRASTS) and question.decimals is None:
        add("two-decimals", 2, mu(decimals=2))
    return tuple(sorted(measures, key=lambda each: each.advantage))


def _snps_within(advantage: float, question: ExactQuestion, found: StandsOut) -> int:
    """How many SNPs stay within an advantage, about somebody who stands out the more, the fewer they are."""
    most = closed.snps_within(advantage, question.per_snp)
    if found.factor == 1.0 or most < 1:
        return most
    few = np.unique(np.geomspace(1, most, 400).astype(np.int64))
    factor = 1.0 + (found.factor - 1.0) * np.maximum(1.0, question.n_snps / few) ** STANDING_OUT
    within = few[few * factor <= most]
    return int(within[-1]) if len(within) else 0


def with_measure(question: ExactQuestion, measure: Measure) -> ExactQuestion | None:
    """The question once a measure is taken; None for what is no question of its own: signs, a threshold, a shorter list, other people."""
    match measure.code:
        case "fewer-snps" | "fewer-answers" | "one-per-region":
            return replace(question, n_snps=int(measure.n), frequencies=(), snps=())
        case "hits":
            return replace(question, columns=Columns.HITS, n_snps=int(measure.n), frequencies=(), snps=())
        case "no-frequencies":
            return replace(question, with_frequencies=False)
        case "alleles":
            return replace(question, columns=Columns.FREQUENCIES)
        case "two-decimals":
            return replace(question, decimals=int(measure.n))
    return None


def _mean_mu(question: ExactQuestion) -> float:
    """μ of the average target."""
    if question.columns is Columns.BEACON:
        p, times = np.array(question.classes).T
        return closed.mu_with_advantage(
            closed.beacon_advantage(p, question.study.people, times, chosen=question.answers_are_chosen)
        )
    tested = 0.0
    if question.columns is Columns.HITS:
        tested = TESTED_BESIDE_HITS * closed.kept_by_threshold(SIGNIFICANCE)
    return math.sqrt((question.n_snps + tested) * question.per_snp)


def _private_draw(plan: CheckedPlan | None) -> PrivateDraw:
    if plan is None:
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


# The law -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class _Law:
    """The law of one question: a Gaussian's μ, or an exact ROC."""

    mu: float
    roc: ExactRoc | None
    method: Method

    @property
    def advantage(self) -> float:
        gaussian = float(closed.advantage_of(self.mu))
        return gaussian if self.roc is None else self.roc.advantage

    def tpr_at(self, fprs: tuple[float, ...]) -> tuple[tuple[float, float], ...]:
        found = [float(closed.tpr_of(self.mu, each)) for each in fprs] if self.roc is None else self.roc.tprs(fprs)
        return tuple(zip(fprs, found, strict=True))

    def posterior(self, prior: float, share: float) -> float:
        """Below which this share of participants' posteriors lies."""
        if self.roc is None:
            return float(closed.posterior_of(prior, self.mu, closed.deviate_at(share)))
        odds = math.log(prior) - math.log1p(-prior) + self.roc.quantile_inside(share)
        return 1.0 / (1.0 + math.exp(-min(max(odds, -700.0), 700.0)))


def _law_of(question: ExactQuestion, found: StandsOut) -> _Law:
    mu = _mean_mu(question) * math.sqrt(found.factor)
    if not question.has_few_counts:
        mixed = question.is_by_trait and question.target is ExactTarget.AVERAGE
        roc = exact_law.gaussian_trait_roc(mu, with_frequencies=question.with_frequencies) if mixed else None
        return _Law(mu=mu, roc=roc, method=Method.GAUSSIAN)
    if question.target is not ExactTarget.AVERAGE and question.columns is not Columns.BEACON:
        return _Law(mu=mu, roc=_roc_of_one(question, found), method=Method.SIMULATED)
    return _Law(mu=mu, roc=_roc(question), method=Method.EXACT)


def _roc(question: ExactQuestion) -> ExactRoc:
    people = question.study.smallest
    match question.columns:
        case Columns.COUNTS:
            return exact_law.composed([(exact_law.count_atoms(p, people), times) for p, times in question.classes])
        case Columns.BEACON:
            people, chosen = question.study.people, question.answers_are_chosen
            atoms = [(exact_law.beacon_atoms(p, people, chosen=chosen), times) for p, times in question.classes]
            return exact_law.composed(atoms)
        case Columns.TRAIT:
            return exact_law.trait_roc(question.classes, people)
        case _:
            # An exact contrast of few counts tells the counts.
            return exact_law.composed([(exact_law.frequency_atoms(p, people), times) for p, times in question.classes])


def _roc_of_one(question: ExactQuestion, found: StandsOut) -> ExactRoc:
    """Of the single person who was found."""
    people, classes = question.study.smallest, question.classes
    if found.deviate is not None:
        return exact_law.composed([(exact_law.trait_atoms(p, people, found.deviate), times) for p, times in classes])
    of_one = exact_law.own_count_atoms if question.columns is Columns.COUNTS else exact_law.person_atoms
    atoms: list[tuple[Atoms, float]] = [
        (of_one(p, people, copies), times)
        for (p, _), own in zip(classes, found.genotypes, strict=True)
        for copies, times in enumerate(own)
        if times > 0
    ]
    return exact_law.composed(atoms)
