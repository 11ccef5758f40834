"""Exact results, without noise: how well the best test tells who took part, in closed form.  An assessment, not a guarantee.

Somebody who knows all other participants determines the target from exact results (ε = ∞).  What is said here is about an
attacker who has the target's genome, the population's frequencies p and correlations Σ, and not the other participants.  Of
frequencies of N people the log-likelihood ratio "took part" against "did not" is Gaussian with means ±μ²/2 and variance μ²,

    μ² = (x − 2p)ᵀ Σ⁻¹ (x − 2p) / N,   of the average target m/N with m SNPs, whatever their correlation.

Sankararaman et al. 2009; Visscher & Hill 2009; Im et al. 2012 (traits); Shringarpure & Bustamante 2015 (beacons).  Where
counts are too small for it: :mod:`gwasprivacy.membership.exact_law`.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.membership.calibration_theorems import FloatArray, Numbers

OK_UP_TO, LOOK_UP_TO = 0.1, 1.0 / 3.0
"""Attack advantages: fine up to the first, worth a look up to the second, a reason to stop above."""
RATES = (1e-3, 1e-2, 0.05, 0.1)
"""False-positive rates at which a true-positive rate is said."""
MEAN_ALLELE_FREQUENCY = 0.3
"""Of published SNPs where no list says it; only rounding and small counts depend on it."""


class Verdict(StrEnum):
    """What an advantage says of exact results."""

    OK = "ok"
    LOOK = "look"
    STOP = "stop"


class Columns(StrEnum):
    """What is published of each SNP, or answered about it."""

    FREQUENCIES = "frequencies"
    CONTRASTS = "contrasts"
    UNSIGNED = "unsigned"
    TRAIT = "trait"
    COUNTS = "counts"
    HITS = "hits"
    BEACON = "beacon"
    SCORE = "score"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExactStudy:
    """Whose exact results: cases and controls, or ``n_participants`` in one group.

    ``differs_by``: results of the same people but so many were published before; the difference of both is about these alone.
    """

    n_participants: int = 0
    n_cases: int = 0
    n_controls: int = 0
    differs_by: int | None = None

    def __post_init__(self) -> None:
        grouped = self.n_cases > 0 and self.n_controls > 0 and self.n_participants == 0
        alone = self.n_participants > 0 and self.n_cases == self.n_controls == 0
        if not (grouped or alone) or (self.differs_by is not None and self.differs_by < 1):
            raise ValueError("a study has participants, or cases and controls")

    @property
    def kind(self) -> ExactKind:
        """Of whom results are: of two groups, or of one."""
        return TWO_GROUPS if self.n_cases else ONE_GROUP

    @property
    def has_groups(self) -> bool:
        return self.n_cases > 0

    @property
    def people(self) -> int:
        return self.n_participants + self.n_cases + self.n_controls

    @property
    def smallest(self) -> int:
        """Of whom the exact numbers are: the smaller group, or those by whom two releases differ."""
        group = min(n for n in (self.n_participants, self.n_cases, self.n_controls) if n)
        return group if self.differs_by is None else min(group, self.differs_by)

    @property
    def of_contrasts(self) -> float:
        """1/N_eff of contrasts alone, of a case or of a control, whichever is the larger: 1/R · S/(R+S), 1/S · R/(R+S)."""
        return 1.0 / self.smallest if self.differs_by is not None else self.kind.of_contrasts(self)


class ExactKind(ABC):
    """What of exact results is of one kind of study.  ``contrasts``: the columns that tell of the difference between its groups alone where
    there are no frequencies; ``by_trait``: those in which what one person adds depends on a trait of their own; ``planned``: those in place
    of which a plan can have a release."""

    contrasts: frozenset[Columns]
    by_trait: frozenset[Columns]
    planned: frozenset[Columns]

    @abstractmethod
    def check(self, columns: Columns) -> None:
        """Raise InvalidInput for columns that it cannot have."""

    @abstractmethod
    def of_contrasts(self, study: ExactStudy) -> float:
        """As :attr:`ExactStudy.of_contrasts`, of all of its people."""

    @abstractmethod
    def standard_error(self, columns: Columns, study: ExactStudy, variance: float, trait_sd: float) -> float:
        """Of an effect, as :func:`standard_error`, of a SNP whose copies have twice this variance; of z 1."""


class TwoGroups(ExactKind):
    """Cases and controls."""

    contrasts = frozenset({Columns.CONTRASTS, Columns.UNSIGNED, Columns.HITS, Columns.SCORE})
    by_trait = frozenset()
    planned = frozenset(Columns)

    def check(self, columns: Columns) -> None:
        if columns is Columns.TRAIT:
            raise InvalidInput("risk.trait-of-groups")

    def of_contrasts(self, study: ExactStudy) -> float:
        r, s = study.n_cases, study.n_controls
        return max(s / r, r / s) / (r + s)

    def standard_error(self, columns: Columns, study: ExactStudy, variance: float, trait_sd: float) -> float:
        if columns not in (Columns.SCORE, Columns.HITS, Columns.CONTRASTS):
            return 1.0
        return math.sqrt((1.0 / study.n_cases + 1.0 / study.n_controls) / (4.0 * variance))


class OneGroup(ExactKind):
    """Participants."""

    contrasts = frozenset()
    by_trait = frozenset({Columns.TRAIT, Columns.SCORE})
    planned = frozenset({Columns.TRAIT})

    def check(self, columns: Columns) -> None:
        if columns in (Columns.CONTRASTS, Columns.UNSIGNED):
            raise InvalidInput("risk.contrasts-of-one-group", columns=columns.value)

    def of_contrasts(self, study: ExactStudy) -> float:
        return 1.0 / study.smallest

    def standard_error(self, columns: Columns, study: ExactStudy, variance: float, trait_sd: float) -> float:
        return trait_sd / math.sqrt(4.0 * variance * study.smallest) if columns in self.by_trait else 1.0


TWO_GROUPS, ONE_GROUP = TwoGroups(), OneGroup()


# What one statistic tells --------------------------------------------------------------------------------------------


def degrees(columns: Columns) -> int:
    """Free numbers of one SNP in one group: genotype counts have two."""
    return 2 if columns is Columns.COUNTS else 1


def information(columns: Columns, study: ExactStudy, *, with_frequencies: bool) -> float:
    """μ² that an average SNP adds for an average target, before rounding.

    ``with_frequencies``: the file has allele frequencies too, or what they follow from: an effect and its standard error.
    p-values without signs count as with them: linkage tells which SNPs point the same way, and so one sign of a region tells all.
    """
    of_group = degrees(columns) / study.smallest
    if columns in study.kind.contrasts and not with_frequencies:
        return study.of_contrasts
    return 2.0 * of_group if columns in (Columns.TRAIT, Columns.SCORE) and with_frequencies else of_group


def mu_of(
    columns: Columns,
    study: ExactStudy,
    n_snps: float,
    *,
    with_frequencies: bool = False,
    kept: float = 1.0,
    frequency: float = MEAN_ALLELE_FREQUENCY,
) -> float:
    """μ of the average target: the ceiling for ``n_snps`` SNPs, reached where none follows from others.

    ``kept``: the share of the information that rounding leaves.  Of a beacon, that of a Gaussian with the same advantage.
    """
    if columns is Columns.BEACON:
        return mu_with_advantage(beacon_advantage(np.array([frequency]), study.people, n_snps, chosen=True))
    return math.sqrt(n_snps * kept * information(columns, study, with_frequencies=with_frequencies))


def of_difference(n_snps: float, differs_by: int) -> float:
    """μ from two releases of nearly the same people: their difference is about ``differs_by`` alone."""
    return math.sqrt(n_snps / differs_by)


# What μ means --------------------------------------------------------------------------------------------------------


def _out(x: FloatArray) -> Any:
    return float(x) if np.ndim(x) == 0 else x


def advantage_of(mu: Numbers) -> Any:
    """TPR − FPR of the best test: 2Φ(μ/2) − 1."""
    from scipy.special import erf

    return _out(erf(np.asarray(mu, dtype=np.float64) / (2.0 * math.sqrt(2.0))))


def mu_with_advantage(advantage: float) -> float:
    """The μ that has this advantage; ∞ at 1."""
    from scipy.special import erfinv

    return float(2.0 * math.sqrt(2.0) * erfinv(advantage))


def tpr_of(mu: Numbers, fpr: Numbers) -> Any:
    """TPR = Φ(Φ⁻¹(FPR) + μ)."""
    from scipy.special import ndtr, ndtri

    return _out(ndtr(ndtri(np.asarray(fpr, dtype=np.float64)) + mu))


def posterior_of(prior: float, mu: float, deviates: Numbers = 0.0) -> Any:
    """What a participant's membership is believed with: logit(posterior) = logit(prior) + μ²/2 + μ·deviate.

    ``deviates``: where among participants, in standard deviations: 0 is the median (:func:`deviate_at`).
    """
    from scipy.special import expit

    with np.errstate(divide="ignore"):
        odds = np.log(prior) - np.log1p(-prior)
    return _out(expit(odds + mu * mu / 2.0 + mu * np.asarray(deviates, dtype=np.float64)))


def deviate_at(share: float) -> float:
    """In standard deviations, below which this share of participants lies."""
    from scipy.special import ndtri

    return float(ndtri(share))


def verdict_of(advantage: float, ok_up_to: float = OK_UP_TO, look_up_to: float = LOOK_UP_TO) -> Verdict:
    """What an advantage says; the limits are a site's where it has its own."""
    if not advantage <= look_up_to:  # NaN too
        return Verdict.STOP
    return Verdict.OK if advantage <= ok_up_to else Verdict.LOOK


def snps_within(advantage: float, per_snp: float) -> int:
    """How many SNPs of ``per_snp`` information (:func:`information`) stay within an advantage."""
    return math.floor(mu_with_advantage(advantage) ** 2 / per_snp)


# Beacons -------------------------------------------------------------------------------------------------------------


def beacon_advantage(frequencies: FloatArray, n_people: int, n_each: Numbers = 1.0, *, chosen: bool = False) -> float:
    """Of an average target against a beacon of ``n_people`` that answers on SNPs with these allele frequencies.

    Each answer "no" about an allele that the target has proves absence: 1 − Π (1 − (1 − q²)·q²ᴺ), ``n_each`` answers of each frequency.
    ``chosen``: whoever asks chooses alleles that the target has: 1 − Π (1 − q²ᴺ).
    """
    q = 1.0 - np.asarray(frequencies, dtype=np.float64)
    telling = (1.0 if chosen else 1.0 - q * q) * q ** (2 * n_people)
    return float(-np.expm1((n_each * np.log1p(-telling)).sum()))


def beacon_answers(frequency: float, n_people: int, advantage: float = LOOK_UP_TO) -> float:
    """How many answers about alleles of ``frequency`` that the target has it takes until ``advantage``; ∞ where none tells."""
    no = (1.0 - frequency) ** (2 * n_people)
    return math.inf if no == 0 else math.log1p(-advantage) / math.log1p(-no)


# Rounding ------------------------------------------------------------------------------------------------------------

SIGN_KEEPS = 2.0 / math.pi
"""Of the information of a statistic without effect its sign alone keeps 64 %."""


def kept_by_rounding(step: float) -> float:
    """The share of the information about a small shift that a Gaussian keeps when it is rounded to ``step`` standard errors.

    The mean over where the grid lies.  It falls with 1/step, not with 1/step² as if rounding were noise: a value near the edge
    between two steps tells as much as ever.
    """
    from scipy.special import ndtr

    if not step > 0:
        return 1.0
    if step > 40:
        return min(1.0, 1.8063 / step)  # ∫ φ²/(Φ(1 − Φ)): each edge alone
    offsets = (np.arange(64) + 0.5) / 64 * step
    edges = offsets[:, None] + step * np.arange(-math.ceil(9 / step) - 1, math.ceil(9 / step) + 2)
    density = np.exp(-edges * edges / 2) / math.sqrt(2 * math.pi)
    # Tails are differences of the small side, so that they keep their digits.
    mass = np.where(
        edges[:, :-1] > 0, ndtr(-edges[:, :-1]) - ndtr(-edges[:, 1:]), ndtr(edges[:, 1:]) - ndtr(edges[:, :-1])
    )
    change = np.diff(density, axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        found = np.where(mass > 0, change * change / mass, 0.0).sum(axis=1)
    return min(1.0, float(found.mean()))


def kept_by_threshold(p_value: float) -> float:
    """The share of the information of SNPs without effect that is left where z is published only below ``p_value``."""
    from scipy.special import ndtri

    c = -float(ndtri(p_value / 2.0))
    return 2.0 * c * math.exp(-c * c / 2.0) / math.sqrt(2.0 * math.pi) + p_value


def standard_error(columns: Columns, study: ExactStudy, frequency: float, trait_sd: float = 1.0) -> float:
    """Of one published number: a frequency, a log odds ratio, a β; of z 1."""
    variance = frequency * (1.0 - frequency) / 2.0
    match columns:
        case Columns.FREQUENCIES:
            return math.sqrt(variance / study.smallest)
        case Columns.COUNTS:
            return math.sqrt(2.0 * variance * study.smallest)
        case _:
            return study.kind.standard_error(columns, study, variance, trait_sd)
