"""Options that say how simulated cases and controls differ beside the disease: ancestry groups, centres, relatives."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.cli.error_words import about_option
from gwasprivacy.cli.plans.field_options import add_fields

if TYPE_CHECKING:
    from gwasprivacy.assumptions.scenario import Scenario
    from gwasprivacy.assumptions.structure import PeopleGroup

_GROUPS = (
    "Each NAME=CASES:CONTROLS is a group with its parts of the cases and of the controls; without any, each stratum of the plan is "
    "one."
)
_NONE = "none"


def add_structure_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("what is simulated beside the disease")
    group.add_argument(
        "--ancestry",
        nargs="+",
        metavar=("FST", "NAME=CASES:CONTROLS"),
        help=f"ancestry groups at a distance F_ST, e.g. 0.02 north=70:30 south=30:70. {_GROUPS} none: no groups",
    )
    group.add_argument(
        "--centres",
        nargs="+",
        metavar=("SHARE,SHIFT", "NAME=CASES:CONTROLS"),
        help="centres, one of which reads an allele frequency that is off by SHIFT at a SHARE of the SNPs, e.g. 0.01,0.1 "
        "Rome=60:40 Oslo=40:60. none: no centres",
    )
    group.add_argument(
        "--relatives",
        metavar="CASES:CONTROLS",
        help="the shares of cases and of controls who have a first-degree relative in their own group, e.g. 0.1:0. none: nobody",
    )
    add_fields(group, "scenario.covariate_odds_ratio")


def with_structure(args: argparse.Namespace, scenario: Scenario) -> Scenario:
    """``scenario`` with what the options say in its place.  Raises InvalidInput naming the option."""
    from dataclasses import replace

    changes: dict[str, Any] = {}
    for option, read in (("ancestry", _ancestry), ("centres", _centres), ("relatives", _relatives)):
        given = getattr(args, option)
        if given is None:
            continue
        try:
            changes[option] = None if given in (_NONE, [_NONE]) else read(given)
            scenario = replace(scenario, **changes)
        except InvalidPlan as error:
            raise about_option(error, f"--{option}") from None
    if args.covariate_odds_ratio is not None:
        try:
            scenario = replace(scenario, covariate_odds_ratio=args.covariate_odds_ratio)
        except InvalidPlan as error:
            raise about_option(error, "--covariate-odds-ratio") from None
    return scenario


def says_structure(args: argparse.Namespace) -> bool:
    from gwasprivacy.assumptions.trait_model import OF_PEOPLE

    return any(getattr(args, option) is not None for option in OF_PEOPLE)


def _ancestry(given: list[str]) -> Any:
    from gwasprivacy.assumptions.structure import Ancestry

    return Ancestry(fst=_number("ancestry", given[0]), groups=_groups("ancestry", given[1:]))


def _centres(given: list[str]) -> Any:
    from gwasprivacy.assumptions.structure import Centres

    share, _, shift = given[0].partition(",")
    return Centres(
        snp_share=_number("centres", share), shift=_number("centres", shift), groups=_groups("centres", given[1:])
    )


def _relatives(given: str) -> Any:
    from gwasprivacy.assumptions.structure import Relatives

    cases, _, controls = given.partition(":")
    return Relatives(case_share=_number("relatives", cases), control_share=_number("relatives", controls))


def _groups(option: str, given: list[str]) -> tuple[PeopleGroup, ...]:
    """The groups' parts as shares of their sums."""
    from gwasprivacy.assumptions.structure import PeopleGroup

    names, cases, controls = [], [], []
    for text in given:
        name, equals, sizes = text.rpartition("=")
        of_cases, colon, of_controls = sizes.partition(":")
        if not (name and equals and colon):
            raise InvalidInput(
                words=f"--{option}: {text[:60]} is no group.", hint="Say NAME=CASES:CONTROLS, e.g. north=70:30."
            )
        names.append(name)
        cases.append(_number(option, of_cases))
        controls.append(_number(option, of_controls))
    if names and min(sum(cases), sum(controls)) <= 0:
        raise InvalidInput(
            words=f"--{option}: no group has cases, or none has controls.", hint="Give each group its parts."
        )
    return tuple(
        PeopleGroup(name=name, case_share=some / sum(cases), control_share=others / sum(controls))
        for name, some, others in zip(names, cases, controls, strict=True)
    )


def _number(option: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise InvalidInput(words=f"--{option}: {text[:40] or 'nothing'} is not a number.", hint="See --help.") from None
