"""What is assumed of a quantitative trait while planning: normal, with additive effects of a few SNPs.

In standard deviations of the trait, with x_j copies of causal SNP j of allele frequency f_j, and Hardy–Weinberg genotypes:

    y = Σ_j β_j·(x_j − 2f_j) + e,      e normal with variance 1 − Σ_j r²_j,      r²_j = 2f_j(1 − f_j)·β_j².
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.declared_fields import declared, facets, members_of, settle
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.json_forms import ListOf, Member, Number, Record, Row, Text, Whole, if_set
from gwasprivacy.study.sizes import QUANTITATIVE
from gwasprivacy.study.stratum import MOST_STRATA
from gwasprivacy.study.trait import STEPS

FloatArray = npt.NDArray[np.float64]

MAX_TRAIT_SNPS = 1000
LARGEST_SHARE = 0.99
"""Of the trait's variance that all causal SNPs may explain together."""
USUAL_LIMITS = (-1.0, 1.0)
OF_PEOPLE = ("ancestry", "centres", "relatives", "covariate_odds_ratio")
"""What makes people differ beside the disease: of cases and controls, and simulated SNP by SNP."""
TRAIT_SIZES = (1000, 1500, 2000, 3000, 4000, 6000, 8000, 12_000, 16_000)
"""Numbers of participants a curve is drawn at, where nobody says others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitSnp:
    """A causal SNP: the counted allele's ``frequency``, in (0, 1), and its effect, either ``beta`` (SD per copy, not 0) or ``r2``,
    the share of the variance that it explains.  ``snp``: its name, where it has one.  Raises InvalidPlan."""

    snp: str | None = declared(None, Text(least=1), brief=True)
    frequency: float = field(metadata=facets(Number(above=0, below=1), required=True))
    beta: float | None = declared(
        None, Number(low=-10, high=10, about="Standard deviations of the trait per copy."), brief=True
    )
    r2: float | None = declared(
        None,
        Number(above=0, high=LARGEST_SHARE, about="The share of the trait's variance that the SNP explains."),
        brief=True,
    )

    def __post_init__(self) -> None:
        path = "scenario.trait.causative"
        settle(self, path)
        if (self.beta is None) == (self.r2 is None):
            raise InvalidPlan("trait-model.one-effect", field=f"{path}.beta")
        if self.beta == 0:
            raise InvalidPlan("trait-model.no-effect", field=f"{path}.beta")

    @property
    def effect(self) -> float:
        """β: SD per copy."""
        if self.beta is not None:
            return self.beta
        assert self.r2 is not None
        return math.sqrt(self.r2 / (2 * self.frequency * (1 - self.frequency)))

    @property
    def explained(self) -> float:
        """r²: the share of the variance."""
        if self.r2 is not None:
            return self.r2
        assert self.beta is not None
        return 2 * self.frequency * (1 - self.frequency) * self.beta**2


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitModel:
    """The causal SNPs of a trait.  What forecasts take from the design: ``limits``, its public range in SDs from its mean (None: one SD
    each way), and ``centres``, what is subtracted, in whole steps of the range: one for all, or one a stratum, whose people then have it
    as their mean; () for the study's own mean, None for the middle of the range or, with strata, own means.  Raises InvalidPlan naming the field."""

    study_kind: ClassVar[str] = QUANTITATIVE
    rules_out: ClassVar[tuple[str, ...]] = OF_PEOPLE
    has_estimates: ClassVar[bool] = False

    causal: tuple[TraitSnp, ...]
    limits: tuple[float, float] | None = None
    centres: tuple[int, ...] | None = None

    def __post_init__(self) -> None:
        path = "scenario.trait"
        if not 1 <= len(self.causal) <= MAX_TRAIT_SNPS:
            raise InvalidPlan("disease.number-of-snps", field=f"{path}.causative", max_loci=MAX_TRAIT_SNPS)
        if sum(snp.explained for snp in self.causal) > LARGEST_SHARE:
            raise InvalidPlan("trait-model.all-explained", field=f"{path}.causative", most=LARGEST_SHARE)
        if self.limits is not None and not self.limits[0] < self.limits[1]:
            raise InvalidPlan("trait.empty-range", field=f"{path}.limits")
        if not all(0 <= each <= STEPS for each in self.centres or ()):
            raise InvalidPlan("trait.centre-outside", field=f"{path}.centres", low="0", high=str(STEPS))

    @property
    def n_causal(self) -> int:
        return len(self.causal)

    @property
    def range_in_sd(self) -> tuple[float, float]:
        return USUAL_LIMITS if self.limits is None else self.limits

    def centres_of(self, n_strata: int) -> tuple[Fraction, ...] | None:
        """What is subtracted in each of so many strata, as a share of the range; None: own means."""
        if self.centres == () or (self.centres is None and n_strata > 1):
            return None
        steps = (STEPS // 2,) if self.centres is None else self.centres
        return tuple(Fraction(each, STEPS) for each in (steps * n_strata if len(steps) == 1 else steps))

    def clipped(self, low: float, high: float) -> TraitModel:
        """The same with another range, in SDs, and as near as its steps allow with the same centres, or the nearest end."""
        old_low, old_high = self.range_in_sd
        at = [old_low + each / STEPS * (old_high - old_low) for each in self.centres or ()]
        steps = [min(max(math.floor((each - low) / (high - low) * STEPS + 0.5), 0), STEPS) for each in at]
        return replace(self, limits=(low, high), centres=None if self.centres is None else tuple(steps))

    @property
    def frequencies(self) -> FloatArray:
        return np.array([snp.frequency for snp in self.causal])

    @property
    def effects(self) -> FloatArray:
        return np.array([snp.effect for snp in self.causal])

    def to_json(self) -> dict[str, Any]:
        return TRAIT_MODEL.write(self)


def default_trait() -> TraitModel:
    """The example to start from: two SNPs with an allele of frequency 0.3 that each explain 1 % of the variance."""
    return TraitModel(causal=(TraitSnp(frequency=0.3, r2=0.01), TraitSnp(frequency=0.3, r2=0.01)))


_LIMIT = Number(low=-1e12, high=1e12)
TRAIT_MODEL = Record(
    TraitModel,
    {
        "causative": Member(
            ListOf(
                Record(
                    TraitSnp,
                    members_of(TraitSnp),
                    home="scenario.trait.causative",
                ),
                least=1,
                most=MAX_TRAIT_SNPS,
            ),
            attribute="causal",
        ),
        "limits": Member(
            Row((_LIMIT, _LIMIT), about="The design's range in SDs from the mean; forecasts put it in."),
            optional=True,
            when=if_set("limits"),
        ),
        "centres": Member(
            ListOf(
                Whole(low=0, high=STEPS),
                most=MOST_STRATA,
                about="What is subtracted, in thousandths of the range; forecasts put it in.",
            ),
            optional=True,
            when=if_set("centres"),
        ),
    },
    home="scenario.trait",
    about="Assumed effects on a quantitative trait; it is normal.",
)
"""The ``trait`` object of a scenario."""
