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
from gwasprivacy.membership.attack_promise import AttackBound
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
RARE = 0.001
SPECTRUM = (0.001, 0.5)
"""Frequencies of SNPs about which nothing is known, evenly on a logarithmic scale: carriers of rare alleles stand out most."""
_OF_SPECTRUM = 192
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
    def of_trait(self) -> bool:
        """Whether what one person adds depends on a trait of their own."""
        return self.columns in (Columns.TRAIT, Columns.SCORE) and not self.study.has_groups

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
        measures=() if verdict is Verdict.OK else measures_for(question),
        private=_private_draw(plan),
        answers_until_a_third=closed.beacon_answers(question.usual_frequency, question.study.people)
        if question.columns is Columns.BEACON
        else None,
        curve=law.tpr_at(_DRAWN_RATES),
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
        law = (
            exact_law.gaussian_trait_roc(mu, with_frequencies=question.with_frequencies) if question.of_trait else None
        )
        advantage = float(closed.advantage_of(mu)) if law is None else law.advantage
        found.append(Measure(code=code, n=n, advantage=advantage))

    def mu(**changes: Any) -> float:
        return _mean_mu(replace(question, **changes))

    for most in (question.ok_up_to, question.look_up_to):
        fewer = closed.snps_within(most, question.per_snp)
        if question.columns is not Columns.BEACON and 0 < fewer < question.n_snps:
            add("fewer-snps", fewer, mu(n_snps=fewer, frequencies=()))
    if question.columns is not Columns.BEACON and question.n_snps > REGIONS:
        add("one-per-region", REGIONS, mu(n_snps=REGIONS, frequencies=()))
    if question.columns in (Columns.FREQUENCIES, Columns.CONTRASTS, Columns.TRAIT, Columns.COUNTS):
        hits = min(100, question.n_snps)
        add("hits", hits, mu(n_snps=hits, columns=Columns.HITS, frequencies=()))
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
            return float(closed.posterior_of(prior, self.mu, 0.0 if share == 0.5 else closed.P95))
        odds = math.log(prior) - math.log1p(-prior) + self.roc.quantile_inside(share)
        return 1.0 / (1.0 + math.exp(-min(max(odds, -700.0), 700.0)))


def _law_of(question: ExactQuestion, found: StandsOut) -> _Law:
    mu = _mean_mu(question) * math.sqrt(found.factor)
    if not question.has_few_counts:
        mixed = question.of_trait and question.target is ExactTarget.AVERAGE
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
