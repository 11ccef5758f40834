"""What ``plan new`` asks about a study of a quantitative trait: how many take part, the public range, the assumed effects."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.plans.field_options import add_fields, fields_from_args
from gwasprivacy.cli.plans.group_sizes import sizes_from_args, trait_strata_from_args, with_centres

if TYPE_CHECKING:
    from gwasprivacy.assumptions.scenario import Scenario
    from gwasprivacy.study.trait import Trait


def add_arguments(parser: argparse.ArgumentParser) -> None:
    trait = parser.add_argument_group("a quantitative trait in place of cases and controls")
    trait.add_argument("--participants", type=int, metavar="N", help="number of participants")
    trait.add_argument(
        "--trait-range",
        nargs=2,
        type=float,
        metavar=("LO", "HI"),
        help="the public range to which everybody's value is clipped, fixed without this study's data",
    )
    names = ("name", "mean", "sd", "clip_sd", "centre", "own_mean", "covariates")
    add_fields(trait, *(f"design.trait.{name}" for name in names))
    effect = trait.add_mutually_exclusive_group()
    effect.add_argument(
        "--beta", nargs="+", type=float, metavar="X", help="assumed effects for forecasts, SD of the trait per copy"
    )
    effect.add_argument(
        "--r2",
        nargs="+",
        type=float,
        metavar="X",
        help="or shares of the trait's variance that the causal SNPs explain",
    )
    trait.add_argument(
        "--effect-frequency",
        nargs="+",
        type=float,
        metavar="F",
        help="allele frequencies of the causal SNPs (default 0.3)",
    )


def people_from_args(args: argparse.Namespace, *, sizes_are_public: bool, selects: bool) -> dict[str, Any]:
    """The fields of a design that say who is compared.  Where a release ``selects`` and nobody gave a centre, the trait's mean is measured:
    ``args.measures`` says so then, unless --ratio was given.  Raises InvalidInput, InvalidPlan (of the range)."""
    is_ranged = args.trait_range is not None or _given(args, _BY_SD) is not None
    if is_ranged:
        return _participants(args, _trait(args), sizes_are_public=sizes_are_public, selects=selects)
    foreign = _given(args, _OF_TRAIT)
    if foreign is not None:
        raise InvalidInput(words=f"{foreign} goes with a quantitative trait.", hint="Add --trait-range LO HI.")
    return sizes_from_args(args)


_BY_SD = ("--trait-mean", "--trait-sd", "--clip-sd")
_OF_TRAIT = ("--trait-name", "--trait-covariates", "--trait-centre", "--own-mean", "--participants", "--beta", "--r2")
"""Options that go with a range only, in the order in which they are looked at."""


def _given(args: argparse.Namespace, options: Sequence[str]) -> str | None:
    """The first of these options that was given."""
    values = vars(args)
    said = {option: values[option[2:].replace("-", "_")] for option in options}
    return next((option for option, value in said.items() if value is not None and value is not False), None)


def _participants(args: argparse.Namespace, trait: Trait, *, sizes_are_public: bool, selects: bool) -> dict[str, Any]:
    foreign = _given(args, ("--cases", "--controls"))
    if foreign is not None:
        raise InvalidInput(
            words=f"{foreign}: a study of a trait has no cases and no controls.", hint="Give --participants N."
        )
    strata = trait_strata_from_args(args)
    # As forecast.study_kind.of_trait: nobody gets a centre unasked.
    asked = trait.centre is not None or trait.own_mean or any(each.centre is not None for each in strata)
    if not asked and args.covariate_names is None:
        if selects:
            args.measures = args.ratio is None
            strata = with_centres(strata, trait)
        elif sizes_are_public:
            trait = replace(trait, own_mean=True)
    participants = args.participants
    if participants is None:
        if not strata:
            raise InvalidInput(
                words="--participants is missing.", hint="Say how many people take part, or give --strata-sizes."
            )
        participants = sum(stratum.sizes[0] for stratum in strata)
    return {"trait": trait, "n_participants": participants, "strata": strata}


def _trait(args: argparse.Namespace) -> Trait:
    from gwasprivacy.study.trait import Trait

    given, fields = _given(args, _BY_SD), fields_from_args(args, "design.trait")
    if args.trait_range is not None:
        if given is not None:
            raise InvalidInput(words=f"--trait-range and {given} are two ways to say the range.", hint="Give only one.")
        return Trait(low=args.trait_range[0], high=args.trait_range[1], **fields)
    lacking = next((option for option in _BY_SD if _given(args, (option,)) is None), None)
    if lacking is not None:
        raise InvalidInput(words=f"{lacking} is missing.", hint="Give --trait-mean M --trait-sd S --clip-sd B.")
    return Trait.by_sd(**fields)


def scenario_from_args(args: argparse.Namespace) -> Scenario | None:
    """The assumed effects, where they were given.  Raises InvalidInput, InvalidPlan."""
    if args.beta is None and args.r2 is None:
        if args.effect_frequency is not None:
            raise InvalidInput(words="--effect-frequency goes with --beta or --r2.", hint="Give the effects too.")
        return None
    from gwasprivacy.assumptions.scenario import Scenario
    from gwasprivacy.assumptions.trait_model import TRAIT_SIZES, TraitModel, TraitSnp

    name, effects = ("beta", args.beta) if args.beta is not None else ("r2", args.r2)
    effects = effects * 2 if len(effects) == 1 and args.effect_frequency is None else effects
    frequencies = args.effect_frequency or [0.3]
    number = max(len(effects), len(frequencies))
    if {len(effects), len(frequencies)} - {1, number}:
        raise InvalidInput(
            words=f"--{name} names {len(effects)} causal SNPs and --effect-frequency {len(frequencies)}.",
            hint="Give one number each, or one for all.",
        )
    every = zip(_repeated(effects, number), _repeated(frequencies, number), strict=True)
    causal = tuple(
        TraitSnp(frequency=frequency, beta=effect) if name == "beta" else TraitSnp(frequency=frequency, r2=effect)
        for effect, frequency in every
    )
    return Scenario(trait=TraitModel(causal=causal), sizes=TRAIT_SIZES)


def _repeated(values: list[float], number: int) -> list[float]:
    return values * number if len(values) == 1 else values
