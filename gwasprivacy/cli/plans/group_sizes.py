"""How many people a planned study has: --cases and --controls, or --strata-sizes, whose sums these are, also in place of a plan's."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.doing import Doing
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE

if TYPE_CHECKING:
    from gwasprivacy.plan.plan import Plan
    from gwasprivacy.study.stratum import Stratum
    from gwasprivacy.study.trait import Trait

_FORM = "Write each stratum as NAME=R:S, its cases and its controls, for example north=400:600."
_TRAIT_FORM = "Write each stratum of a trait as NAME=N, its participants, for example north=1000, or NAME=N@C with its public centre."


def add_size_arguments(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """--cases, --controls and --strata-sizes."""
    parser.add_argument("--cases", type=int, metavar="R", help="number of cases")
    parser.add_argument("--controls", type=int, metavar="S", help="number of controls")
    add_strata_sizes(parser)


def add_strata_sizes(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """--strata-sizes."""
    parser.add_argument(
        "--strata-sizes",
        metavar="NAME=R:S",
        nargs="+",
        help="compare people inside strata: the public name of each, its cases and controls (--cases and --controls "
        "are then their sums, and may be left out); of a trait NAME=N, its participants (--participants likewise), "
        "or NAME=N@C with the public centre that is subtracted from their values (without, each stratum's own mean is)",
    )


def add_other_strata_sizes(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    """--strata-sizes of a command that takes a plan."""
    parser.add_argument(
        "--strata-sizes",
        metavar="NAME=R:S",
        nargs="+",
        help=(
            "cases and controls of each stratum (of a trait NAME=N, its participants), in place of the plan's "
            "strata and group sizes; PLAN does not change"
        ),
    )


def with_strata_sizes(plan: Plan, args: argparse.Namespace) -> Plan:
    """``plan`` with the strata of --strata-sizes, which are then its study; itself without.  Raises InvalidInput, PrivacyRefusal."""
    from dataclasses import replace

    from gwasprivacy.cli.error_words import about_option
    from gwasprivacy.plan.plan import kept_in_step
    from gwasprivacy.plan.plan_rules import check_plan

    strata = STRATA.find(plan.design.study_kind).do(plan, args)
    if not strata:
        return plan
    sizes: dict[str, Any] = {name: sum(getattr(each, name) for each in strata) for name in plan.design.kind.members}
    try:
        design = replace(plan.design, **sizes, strata=strata)
        return check_plan(kept_in_step(replace(plan, design=design)))
    except InvalidPlan as error:
        raise about_option(error, "--strata-sizes") from None


def with_centres(strata: tuple[Stratum, ...], trait: Trait) -> tuple[Stratum, ...]:
    """``strata`` whose means are measured, beginning with the middle of the range where no centre is given."""
    from dataclasses import replace

    if any(each.centre is not None for each in strata):
        return strata
    return tuple(replace(each, centre=trait.middle) for each in strata)


def strata_from_args(args: argparse.Namespace) -> tuple[Stratum, ...]:
    """The strata of --strata-sizes; () without.  Raises InvalidInput."""
    from gwasprivacy.study.stratum import Stratum

    found: list[Stratum] = []
    for text in args.strata_sizes or ():
        name, sign, sizes = text.rpartition("=")
        cases, colon, controls = sizes.partition(":")
        if not (sign and colon and _is_number(cases) and _is_number(controls)):
            raise InvalidInput(words=f"--strata-sizes does not take {text!r}.", hint=_FORM)
        try:
            found.append(Stratum(name=name, n_cases=int(cases), n_controls=int(controls)))
        except InvalidPlan as error:
            raise InvalidInput(words=f"--strata-sizes {text!r}: {error.message}", hint=error.hint) from None
    return tuple(found)


def trait_strata_from_args(args: argparse.Namespace) -> tuple[Stratum, ...]:
    """The strata of --strata-sizes of a study of a trait; () without.  Raises InvalidInput."""
    from gwasprivacy.study.stratum import Stratum

    found: list[Stratum] = []
    for text in args.strata_sizes or ():
        name, sign, said = text.rpartition("=")
        people, at, centre = said.partition("@")
        value = _number(centre) if at else None
        if not (sign and _is_number(people)) or (at and value is None):
            raise InvalidInput(words=f"--strata-sizes does not take {text!r}.", hint=_TRAIT_FORM)
        try:
            found.append(Stratum(name=name, n_participants=int(people), centre=value))
        except InvalidPlan as error:
            raise InvalidInput(words=f"--strata-sizes {text!r}: {error.message}", hint=error.hint) from None
    return tuple(found)


def _of_groups(plan: Plan, args: argparse.Namespace) -> tuple[Stratum, ...]:
    return strata_from_args(args)


def _of_trait(plan: Plan, args: argparse.Namespace) -> tuple[Stratum, ...]:
    strata = trait_strata_from_args(args)
    assert plan.design.trait is not None
    return strata if plan.release.ratio_epsilon is None else with_centres(strata, plan.design.trait)


STRATA: Registry[Doing[Callable[[Plan, argparse.Namespace], tuple[Stratum, ...]]]] = Registry(
    mark("kind of study"), (Doing(CASE_CONTROL, _of_groups), Doing(QUANTITATIVE, _of_trait))
)


def sizes_from_args(args: argparse.Namespace) -> dict[str, Any]:
    """``n_cases``, ``n_controls`` and ``strata`` of a design.  Raises InvalidInput where they are not said."""
    strata = strata_from_args(args)
    sizes: dict[str, Any] = {"n_cases": args.cases, "n_controls": args.controls, "strata": strata}
    for option, name in (("--cases", "n_cases"), ("--controls", "n_controls")):
        if sizes[name] is None:
            if not strata:
                raise InvalidInput(
                    words=f"{option} is missing.", hint="Give --cases R and --controls S, or --strata-sizes."
                )
            sizes[name] = sum(getattr(stratum, name) for stratum in strata)
    return sizes


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 11
