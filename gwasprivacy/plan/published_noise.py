"""The noise on published numbers, and how a release divides its ε: functions of the plan alone, so that a verifier computes them again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.json_forms import Choice, Member, Number, Record
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.mechanisms.numbers.values import VALUES
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan

LAPLACE, DISCRETE_LAPLACE = "laplace", "discrete-laplace"
DISTRIBUTIONS = (LAPLACE, DISCRETE_LAPLACE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Noise:
    """Noise on published numbers: ``distribution`` (laplace, or discrete-laplace on whole numbers), its ``scale`` in the
    numbers' unit, and the ``epsilon`` that was spent on them."""

    distribution: str
    scale: float
    epsilon: float

    def to_json(self) -> dict[str, Any]:
        return NOISE.write(self)


NOISE_MEMBERS = {
    "distribution": Member(Choice(of=lambda: DISTRIBUTIONS)),
    "scale": Member(Number(above=0)),
    "epsilon": Member(Number(above=0)),
}

NOISE = Record(Noise, NOISE_MEMBERS, about="On every published number.")


@dataclass(frozen=True, slots=True, kw_only=True)
class EpsilonShares:
    """How one release divides its ε, in whole pico-ε that sum to all of it: the selection's part, the numbers' part."""

    selection: int
    numbers: int

    @classmethod
    def of(cls, plan: Plan) -> EpsilonShares:
        """Raises InvalidInput when nothing is left for the selection."""
        whole, choices = to_units(plan.epsilon), plan.release
        if choices.kind is not Kind.SELECTION:
            return cls(selection=0, numbers=whole)
        numbers = 0 if choices.numbers_epsilon is None else to_units(choices.numbers_epsilon)
        if numbers >= whole:
            raise InvalidInput(
                "The numbers about the selected SNPs leave no ε for the selection.",
                code="plan.values-take-all",
                remedy=Remedy.LOWER_VALUES_EPSILON,
            )
        return cls(selection=whole - numbers, numbers=numbers)


def noise_of(plan: Plan, n_snps: int) -> Noise | None:
    """The noise on the numbers of ``n_snps`` SNPs under ``plan``; None where it publishes no noisy number.

    A function of public things only, so that a verifier computes it again.  Raises InvalidInput or PrivacyRefusal.
    """
    units = EpsilonShares.of(plan).numbers
    if n_snps == 0 or units == 0 or plan.release.kind is Kind.SIGNIFICANT_COUNT:
        return None
    epsilon, counts = from_units(units), plan.release.counts
    if counts is not None:
        scale = counts.noise_scale(n_snps=n_snps, neighbours=plan.neighbours, epsilon=epsilon)
        return Noise(distribution=DISCRETE_LAPLACE, scale=scale, epsilon=epsilon)
    scale = VALUES.noise_scale(n_snps=n_snps, sensitivity=plan.sensitivity(), epsilon=epsilon)
    return Noise(distribution=LAPLACE, scale=scale, epsilon=epsilon)
