"""The noise on published numbers, and how a release divides its ε: functions of the plan alone, so that a verifier computes them again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.json_forms import Choice, Member, Number, Record, if_set
from gwasprivacy.mechanisms.effects.trait_sums import TraitScales, trait_scales
from gwasprivacy.mechanisms.numbers.values import VALUES
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.trait import STEPS as TRAIT_STEPS

LAPLACE, DISCRETE_LAPLACE = "laplace", "discrete-laplace"
DISTRIBUTIONS = (LAPLACE, DISCRETE_LAPLACE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Noise:
    """Noise on published numbers: ``distribution`` (laplace, or discrete-laplace on whole numbers), its ``scale`` in the
    numbers' unit, and the ``epsilon`` that was spent on them.

    Of effects on a trait ``scale`` is that of people, ``sums_scale`` of trait sums and ``squares_scale`` of their squares, in steps of
    the trait's range; None elsewhere.  Counted in steps of probability, people and sums have their scales in these.
    """

    distribution: str
    scale: float
    epsilon: float
    sums_scale: float | None = None
    squares_scale: float | None = None

    def to_json(self) -> dict[str, Any]:
        return NOISE.write(self)


NOISE_MEMBERS = {
    "distribution": Member(Choice(of=lambda: DISTRIBUTIONS)),
    "scale": Member(Number(above=0)),
    "epsilon": Member(Number(above=0)),
    "sums_scale": Member(
        Number(above=0, about="On trait sums, in steps of the trait's range; scale is then that on people."),
        optional=True,
        when=if_set("sums_scale"),
    ),
    "squares_scale": Member(
        Number(above=0, about="On the trait's sum of squares, in steps²."), optional=True, when=if_set("squares_scale")
    ),
}

NOISE = Record(Noise, NOISE_MEMBERS, about="On every published number.")


@dataclass(frozen=True, slots=True, kw_only=True)
class EpsilonShares:
    """How one release divides its ε, in whole pico-ε that sum to all of it: the selection's part, that of numbers about what is selected,
    and that of the ratio that weights follow from."""

    selection: int
    numbers: int
    ratio: int = 0

    @classmethod
    def of(cls, plan: Plan) -> EpsilonShares:
        """Raises InvalidInput when nothing is left for the selection."""
        whole, choices = to_units(plan.epsilon), plan.release
        if choices.kind is not Kind.SELECTION:
            return cls(selection=0, numbers=whole)
        numbers, ratio = to_units(choices.numbers_epsilon or 0.0), to_units(choices.ratio_epsilon or 0.0)
        if numbers + ratio >= whole:
            raise InvalidInput("plan.values-take-all")
        return cls(selection=whole - numbers - ratio, numbers=numbers, ratio=ratio)


def counted_steps(plan: Plan) -> int:
    """How many steps one person is in published counts: 1, or the steps of a probability."""
    return 1 if plan.design.dosages is None else STEPS


def scales_in_people(plan: Plan, noise: Noise) -> TraitScales:
    """The noise on a trait's numbers of people and sums, in people, and on its squares.  ``noise``: of effects on a trait."""
    assert noise.sums_scale is not None
    assert noise.squares_scale is not None
    steps = counted_steps(plan)
    return TraitScales(
        people=noise.scale / steps, sums=noise.sums_scale / steps, squares=noise.squares_scale, grain=1 / steps
    )


def publishes_trait_sums(plan: Plan) -> bool:
    """Whether effects on a trait are published, which follow from trait sums."""
    return plan.release.effects_epsilon is not None and plan.design.trait is not None


def noise_of(plan: Plan, n_snps: int) -> Noise | None:
    """The noise on the numbers of ``n_snps`` SNPs under ``plan``; None where it publishes no noisy number.

    A function of public things only, so that a verifier computes it again.  Raises InvalidInput or PrivacyRefusal.
    """
    units = EpsilonShares.of(plan).numbers
    if n_snps == 0 or units == 0 or plan.release.kind is Kind.SIGNIFICANT_COUNT:
        return None
    epsilon, counts = from_units(units), plan.release.counts
    if publishes_trait_sums(plan):
        steps = counted_steps(plan)
        scales = trait_scales(n_snps=n_snps, steps=TRAIT_STEPS, epsilon=epsilon, genotype_steps=steps)
        return Noise(
            distribution=DISCRETE_LAPLACE,
            scale=scales.people,
            epsilon=epsilon,
            sums_scale=scales.sums,
            squares_scale=scales.squares,
        )
    if counts is not None:
        steps = counted_steps(plan)
        scale = counts.noise_scale(n_snps=n_snps, neighbours=plan.neighbours, epsilon=epsilon, steps=steps)
        return Noise(distribution=DISCRETE_LAPLACE, scale=scale, epsilon=epsilon)
    scale = VALUES.noise_scale(n_snps=n_snps, sensitivity=plan.sensitivity(), epsilon=epsilon)
    return Noise(distribution=LAPLACE, scale=scale, epsilon=epsilon)
