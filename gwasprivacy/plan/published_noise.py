"""The noise on published numbers, and how a release divides its ε: functions of the plan alone, so that a verifier computes them again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.json_forms import Choice, ListOf, Member, Number, Record, Whole, if_set
from gwasprivacy.mechanisms.counts import Counts
from gwasprivacy.mechanisms.effects.dosage_sums import DOSAGE_SUMS, TIMES, DosageNoise
from gwasprivacy.mechanisms.effects.trait_sums import TraitScales, trait_scales
from gwasprivacy.membership.epsilon_units import from_units, to_units
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
    ``times``: of sums of dosages, so many times ``scale`` the noise of the called, of Σ (d − 1) and of Σ (d − 1)² has; None elsewhere.
    """

    distribution: str
    scale: float
    epsilon: float
    sums_scale: float | None = None
    squares_scale: float | None = None
    times: tuple[int, ...] | None = None

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
    "times": Member(
        ListOf(
            Whole(low=1),
            least=len(TIMES),
            most=len(TIMES),
            about="So many times scale is that on called people, on Σ (d − 1) and on Σ (d − 1)² of the dosages d.",
        ),
        optional=True,
        when=if_set("times"),
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
        if choices.numbers is not None:
            return cls(selection=0, numbers=whole)
        numbers, ratio = to_units(choices.numbers_epsilon or 0.0), to_units(choices.ratio_epsilon or 0.0)
        if numbers + ratio >= whole:
            raise InvalidInput("plan.values-take-all")
        return cls(selection=whole - numbers - ratio, numbers=numbers, ratio=ratio)


def counted_steps(plan: Plan) -> int:
    """How many steps one person is in published counts: 1, or the steps of a probability."""
    return 1 if plan.design.dosages is None else STEPS


def published_counts(plan: Plan) -> Counts | None:
    """The counts that ``plan`` publishes: as its choices say, and of genotype probabilities sums of dosages."""
    counts = plan.release.counts
    return counts if counts is None or plan.design.dosages is None else DOSAGE_SUMS


def dosage_noise(plan: Plan, scale: float) -> DosageNoise:
    """The noise on the three numbers of dosages, in people, where that of the release has ``scale``."""
    steps = counted_steps(plan)
    return DosageNoise.of(scale / steps, 1 / steps)


def dosage_sizes(plan: Plan) -> list[tuple[int, int]] | None:
    """Cases and controls of each stratum, by which effects of dosages are told; None where they are secret."""
    design = plan.design
    if not plan.sizes_are_public:
        return None
    return [(each.n_cases, each.n_controls) for each in design.strata] or [(design.n_cases, design.n_controls)]


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
    if n_snps == 0 or units == 0 or plan.release.kind.publishes_count:
        return None
    epsilon, counts = from_units(units), published_counts(plan)
    if publishes_trait_sums(plan):
        steps = counted_steps(plan)
        n_strata = plan.design.sizes.n_strata
        scales = trait_scales(
            n_snps=n_snps, steps=TRAIT_STEPS, epsilon=epsilon, genotype_steps=steps, n_strata=n_strata
        )
        return Noise(
            distribution=DISCRETE_LAPLACE,
            scale=scales.people,
            epsilon=epsilon,
            sums_scale=scales.sums,
            squares_scale=scales.squares,
            times=None if steps == 1 else TIMES,
        )
    if counts is not None:
        steps = counted_steps(plan)
        scale = counts.noise_scale(n_snps=n_snps, neighbours=plan.neighbours, epsilon=epsilon, steps=steps)
        times = counts.times if len(counts.times) > 1 else None
        return Noise(distribution=DISCRETE_LAPLACE, scale=scale, epsilon=epsilon, times=times)
    assert plan.release.noisy_scores is not None
    scale = plan.release.noisy_scores.noise_scale(n_snps=n_snps, sensitivity=plan.sensitivity(), epsilon=epsilon)
    return Noise(distribution=LAPLACE, scale=scale, epsilon=epsilon)
