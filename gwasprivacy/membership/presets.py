"""The usual attackers by name, each with a function that makes its model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import Family
from gwasprivacy.membership.secrets import SamplingScheme

_DEFAULT_PROMISE = Target(TargetKind.GAMMA, 1.5)


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """An attacker: ``key`` (stable name), ``name``, ``description`` (who it is, in words), ``source``.

    ``make(target)`` gives the model; for other settings use the functions of this module.
    """

    key: str
    name: str
    description: str
    source: str
    make: Callable[[Target], AdversaryModel]


def undecided(target: Target = _DEFAULT_PROMISE) -> AdversaryModel:
    """Prior ½ about everybody: the attacker of Homer et al. and Wang et al."""
    return AdversaryModel(prior=PriorRange.single(0.5), target=target)


def invited_population(participants: int, invited: int, target: Target = _DEFAULT_PROMISE) -> AdversaryModel:
    """Knows who was invited and how many took part: prior N/|U|."""
    return AdversaryModel(
        prior=PriorRange.invited(participants, invited), invited=(participants, invited), target=target
    )


def invited_range(low: float = 0.1, high: float = 0.5, target: Target = _DEFAULT_PROMISE) -> AdversaryModel:
    """Knows who was invited and roughly how willing people of each kind are."""
    return AdversaryModel(prior=PriorRange(low, high), target=target)


def worst_case(target: Target = _DEFAULT_PROMISE) -> AdversaryModel:
    """Any belief at all, with the size known."""
    return AdversaryModel(prior=PriorRange.any(), target=target)


def identifiability(worlds: int = 100, target: Target | None = None) -> AdversaryModel:
    """Knows all participants but one, who is one of ``worlds`` people.

    Default promise: at most ten times the guess 1/m, or half-way to certainty where that is less.
    """
    if target is None:
        target = Target(TargetKind.CAP, min(10 / worlds, (1 + 1 / worlds) / 2))
    return AdversaryModel(family=Family.IDENTIFIABILITY, worlds=worlds, target=target)


def sampled_biobank(rate: float = 0.1, target: Target = _DEFAULT_PROMISE) -> AdversaryModel:
    """The study is a secret sample of fixed size of a biobank; any belief about who is in the biobank."""
    return AdversaryModel(
        family=Family.SAMPLED,
        sampling_rate=rate,
        sampling=SamplingScheme.FIXED_SIZE,
        prior=PriorRange.any(),
        target=target,
    )


PRESETS: tuple[Preset, ...] = (
    Preset(
        key="undecided",
        name="Undecided (Homer, Wang)",
        description=(
            "Has the genomes of everybody concerned, and finds it 50:50 whether each of them took part. The attacker of "
            "the published attacks on GWAS results."
        ),
        source="Homer et al. 2008; Wang et al. 2009; Tramèr et al. 2015, §4",
        make=undecided,
    ),
    Preset(
        key="invited",
        name="Knows who was invited",
        description=(
            "Knows the list of people who were invited and how many took part, for example 2,000 of 8,000: 25 % sure of each."
        ),
        source="Tramèr et al. 2015",
        make=lambda target: invited_population(2000, 8000, target),
    ),
    Preset(
        key="invited-range",
        name="Knows who was invited, and what kind of people join",
        description="Is between 10 % and 50 % sure of each invited person, depending on age, place and health.",
        source="Tramèr et al. 2015",
        make=lambda target: invited_range(target=target),
    ),
    Preset(
        key="worst-case",
        name="Any belief: the worst case",
        description=(
            "May believe anything about each person, up to being nearly certain, and may know everybody's genome. This is "
            "what plain differential privacy protects against."
        ),
        source="Li et al. 2013, Theorem 4.8",
        make=worst_case,
    ),
    Preset(
        key="identifiability",
        name="Knows all participants but one",
        description="Has narrowed the last participant down to 100 equally likely people.",
        source="Lee & Clifton 2012; Li et al. 2013",
        make=lambda target: identifiability(target=target),
    ),
    Preset(
        key="sampled-biobank",
        name="The study is a secret sample of a biobank",
        description="Guesses who is in the biobank, but not whom the study drew: one in ten, and the draw stays secret.",
        source="Li, Qardaji & Su 2012",
        make=lambda target: sampled_biobank(target=target),
    ),
)
