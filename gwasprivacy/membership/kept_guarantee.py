"""A guarantee about membership tests (their advantage, or their TPR at an FPR), as an account keeps it over all its releases.

It holds while the best proven bound over all releases together stays within it.  That bound depends on the kind of loss of
every release, not on the sum of ε alone, so an account keeps the guarantee itself and each of its debits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.number_words import percent, significant
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.membership.counted_spend import CountedSpend, scaled_to
from gwasprivacy.membership.epsilon_units import LARGEST_EPSILON, PICO
from gwasprivacy.membership.guarantee import DEFAULT_FPR, PriorRange, TargetKind
from gwasprivacy.membership.loss import PURE
from gwasprivacy.membership.secrets import Secret


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptGuarantee:
    """What ``model`` guarantees about attacks, over any number of releases: its target is an advantage or a TPR.

    The model holds all that turns a mechanism's ε into what the entity faces: family, group size, unknown diagnoses
    and strata, sampling.  Raises ValueError for a model with another guarantee.
    """

    model: AdversaryModel

    def __post_init__(self) -> None:
        if not self.model.is_about_attacks:
            raise ValueError("this guarantee is not about attacks")

    @classmethod
    def of(cls, model: AdversaryModel) -> KeptGuarantee | None:
        """The guarantee that an account keeps for ``model``; None where it is one in ε.

        γ, caps and ε are worst cases over outputs, and follow from the sum of ε.  A model that names no kind of loss counts
        every release as purely private, for ever.  What no membership test depends on (beliefs, this plan's own kind of loss)
        is left out, so that equal guarantees are equal.
        """
        if not (model.is_about_attacks and model.names_loss):
            return None
        prior = PriorRange(0.5, 0.5) if model.family.uses_prior else model.prior
        return cls(
            model=replace(
                model,
                prior=prior,
                negative=False,
                invited=None,
                loss=PURE,
                pure_epsilon=None,
                names_loss=False,
                n_strata=1,
                phenotype_known=model.phenotype_known or not model.has_groups,
                has_groups=True,
            )
        )

    @property
    def value(self) -> float:
        return self.model.target.value

    @property
    def fpr(self) -> float | None:
        """The false positive rate at which the TPR is bounded; None for an advantage."""
        if self.model.target.kind is TargetKind.ADVANTAGE:
            return None
        return DEFAULT_FPR if self.model.target.fpr is None else self.model.target.fpr

    def words(self) -> str:
        """What no membership test can do, as the end of a sentence."""
        most = percent(self.value, up=True)  # as bounds are, so that one that keeps it never looks larger
        if self.fpr is None:
            return tell("guarantee.no-advantage", most=most)
        if self.model.secret is Secret.CASE_STATUS:
            return tell("guarantee.none-recognises-cases", most=most, fpr=percent(self.fpr))
        return tell("guarantee.none-recognises-participants", most=most, fpr=percent(self.fpr))

    def bound(self, spends: Sequence[CountedSpend]) -> float:
        """The best proven bound (advantage, or TPR at the FPR) over all of ``spends`` together."""
        found = [each.spend for each in spends if each.units]
        fpr = self.fpr
        return self.model.advantage_after(found) if fpr is None else self.model.tpr_after(found, fpr)

    def is_kept(self, spends: Sequence[CountedSpend]) -> bool:
        """Whether the guarantee holds after ``spends``; always for the one release that the guarantee was calibrated for.

        There is no tolerance: a plan's ε is the largest with which this very comparison holds.
        """
        return self.model.keeps([each.spend for each in spends if each.units])

    def most_units(self, before: Sequence[CountedSpend], like: Sequence[CountedSpend]) -> int:
        """The pico-ε that a further release of the kind and parts of ``like`` can spend after ``before``, rounded down; ≥ 0."""
        return most_units(lambda units: self.is_kept((*before, *scaled_to(like, units))))

    def to_json(self) -> dict[str, Any]:
        return self.model.to_json()

    @classmethod
    def from_json(cls, obj: object, path: str = "promise") -> KeptGuarantee:
        """Raises InvalidPlan."""
        model = AdversaryModel.from_json(obj, path)
        if not model.is_about_attacks:
            raise InvalidPlan("guarantee.not-about-attacks", field=path)
        return cls(model=model)


def rounded_down(epsilon: float) -> str:
    """What is left, in three significant digits that do not say more than there is."""
    if epsilon <= 0:
        return "0"
    step = 10.0 ** (math.floor(math.log10(epsilon)) - 2)
    return significant(math.floor(epsilon / step * (1 + 1e-12)) * step)


def most_units(fits: Callable[[int], bool]) -> int:
    """The most pico-ε that fit, from 0 to 999 ε, where less always fits too; 0 where nothing does."""
    low, high = 0, LARGEST_EPSILON * PICO
    if fits(high):
        return high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low
