"""``gwasprivacy sensitivity``: how far one person can move a score, and for which neighbours that is proven."""

from __future__ import annotations

import argparse
import textwrap
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.cli.adversary_options import add_printed_sizes, neighbours_of
from gwasprivacy.cli.common import add_json, print_json
from gwasprivacy.cli.error_words import about_option
from gwasprivacy.cli.score_options import add_score_arguments, score_from_args

if TYPE_CHECKING:
    from gwasprivacy.study.sizes import StudySizes

NAME = "sensitivity"
HELP = "How much one person can change a score (Δ), and the neighbouring studies for which that is proven."
EXAMPLE = "gwasprivacy sensitivity --score tv --cases 1000 --controls 1000"

_MEANING = {
    "replace-one": "one participant’s genotypes are replaced, within their own group; both group sizes are public",
    "swap": "one case and one control change places; who takes part and both group sizes are public",
}
_IN_STRATA = {
    "replace-one": "one participant’s genotypes are replaced, within their own stratum and group; all their sizes are public",
    "swap": "a case and a control of one stratum change places; who takes part, in which stratum, and all sizes are public",
}
_OF_TRAITS = {
    "replace-one": "one participant’s whole record, genotypes and trait, is replaced{within}; {sizes} public",
    "replace-trait": "one participant’s trait is replaced; who takes part, their genotypes{strata} and {sizes} public",
}
_PUBLIC_CONTROLS = "one case’s genotypes are replaced; the controls are public and never change"
_PUBLIC_CONTROLS_IN_STRATA = (
    "one case’s genotypes are replaced, within their own stratum; the controls are public and never change"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_score_arguments(parser)
    parser.add_argument("--cases", type=int, metavar="R", help="number of cases")
    parser.add_argument("--controls", type=int, metavar="S", help="number of controls")
    parser.add_argument(
        "--participants",
        type=int,
        metavar="N",
        help="number of people with a measured trait, instead of cases and controls",
    )
    parser.add_argument(
        "--strata-sizes",
        nargs="+",
        metavar="NAME=R:S",
        help="cases and controls of each stratum (people are compared inside it); NAME=N for a measured trait",
    )
    parser.add_argument(
        "--trait-range",
        nargs=2,
        type=float,
        metavar=("LO", "HI"),
        help="the public range of the trait; Δ is of the trait as a share of it, whatever it is",
    )
    parser.add_argument(
        "--trait-centre",
        type=float,
        metavar="C",
        help="the public centre that is subtracted, in the range, or without one from 0 to 1 (default: the middle)",
    )
    parser.add_argument(
        "--own-mean",
        action="store_true",
        help="the study's own mean is subtracted instead; with --strata-sizes that of each stratum is",
    )
    parser.add_argument(
        "--secret",
        choices=("participation", "case-status", "trait-value"),
        default="participation",
        help="that somebody took part (default), which participants are cases, or the trait's value",
    )
    add_printed_sizes(parser)
    parser.add_argument("--public-controls", action="store_true", help="the controls are published data")
    add_json(parser)


def _numbers(args: argparse.Namespace) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The strata of --strata-sizes, by name.  Raises InvalidInput."""
    wanted = 1 if args.participants is not None or args.trait_range is not None else 2
    form = "NAME=N" if wanted == 1 else "NAME=R:S"
    found = []
    for given in args.strata_sizes or ():
        name, equals, numbers = given.rpartition("=")
        parts = numbers.split(":")
        if not (name and equals and len(parts) == wanted and all(part.isascii() and part.isdigit() for part in parts)):
            raise InvalidInput(
                words=f"--strata-sizes takes {form}, not {given}.", hint=f"Try {form.replace('NAME', 'north')}."
            )
        if not any(int(part) for part in parts):
            raise InvalidInput(
                words=f"--strata-sizes has a stratum without cases or controls: {given}.",
                hint="Leave that stratum out.",
            )
        found.append((name, tuple(int(part) for part in parts)))
    if len({name for name, _ in found}) != len(found):
        raise InvalidInput(words="--strata-sizes has a name twice.", hint="Give every stratum a name of its own.")
    return tuple(found)


def _sizes(args: argparse.Namespace) -> StudySizes:
    """The study's sizes.  Raises InvalidInput for options that contradict each other."""
    from gwasprivacy.study.sizes import CaseControlSizes, TraitSizes
    from gwasprivacy.study.trait import Trait

    strata = _numbers(args)
    groups = (("--cases", args.cases, 0), ("--controls", args.controls, 1))
    of_trait = args.participants is not None or args.trait_range is not None
    if of_trait and any(value is not None for _, value, _ in groups):
        raise InvalidInput(
            words="--participants has no place beside --cases and --controls.", hint="A study has one or the other."
        )
    if args.trait_range is not None and not args.trait_range[0] < args.trait_range[1]:
        raise InvalidInput(
            words="--trait-range needs a LO below HI.", hint="The range is public, chosen before the data are seen."
        )
    totals = (("--participants", args.participants, 0),) if of_trait else groups
    for option, value, place in totals:
        if value is None and strata:
            continue
        if value is None:
            raise InvalidInput(words=f"{option} is missing.", hint="Give it, or --strata-sizes.")
        if value < 1:
            raise InvalidInput(
                words=f"{option} must be at least 1, not {value}.",
                hint="It is the number of people in the study."
                if of_trait
                else "It is the number of people in a group.",
            )
        if strata and sum(numbers[place] for _, numbers in strata) != value:
            raise InvalidInput(words=f"{option} is not the sum over --strata-sizes.", hint=f"Leave {option} out.")
    try:
        if of_trait:
            low, high = args.trait_range or (0.0, 1.0)
            trait = Trait(low=low, high=high, centre=args.trait_centre, own_mean=args.own_mean)
            return TraitSizes(
                strata=tuple(numbers[0] for _, numbers in strata) or (args.participants,),
                centres=trait.centres_of(tuple(name for name, _ in strata)),
            )
        return CaseControlSizes(
            strata=tuple((numbers[0], numbers[1]) for _, numbers in strata) or ((args.cases, args.controls),)
        )
    except InvalidPlan as error:
        raise about_option(error, "--trait-centre") from None
    except ValueError as error:
        raise InvalidInput(words=f"--strata-sizes: {error}.", hint="Combine such a stratum with another.") from None


def _check(args: argparse.Namespace) -> None:
    from gwasprivacy.association.scores.registry import SCORES

    if (
        any(value is not None for value in (args.test, args.p_value, args.threshold))
        or not SCORES.find(args.score).usual
    ):
        score_from_args(args)  # only to refuse what does not fit: Δ of the distance is the same for every test


def as_json(args: argparse.Namespace) -> dict[str, Any]:
    """The keys of docs/interfaces.md: the theorem's value and the neighbours; and what a release really uses."""
    from gwasprivacy.association.scores.score_choice import ScoreChoice

    sizes, name, neighbours = _sizes(args), args.score, neighbours_of(args.secret, args.sizes)
    choice = ScoreChoice.usual(name)
    exact = choice.score.sensitivity_of(sizes, neighbours, args.public_controls)
    with_rounding = choice.sensitivity_of(sizes, neighbours, args.public_controls)
    result: dict[str, Any] = {
        "sensitivity": float(exact),
        "neighbours": neighbours.value,
        "secret": args.secret,
        "public_controls": args.public_controls,
        "score": name,
    }
    result |= sizes.told
    result["sensitivity_with_rounding"] = with_rounding
    if args.strata_sizes:
        result["strata"] = [[name, *numbers] for name, numbers in _numbers(args)]
    return result


def _meaning(result: dict[str, Any]) -> str:
    from gwasprivacy.membership.secrets import NEIGHBOURS_IN_WORDS, Neighbours

    has_strata = "strata" in result
    if not Neighbours(result["neighbours"]).group_sizes_stay:
        return NEIGHBOURS_IN_WORDS[Neighbours(result["neighbours"])]
    if "n_participants" in result:
        words = _OF_TRAITS[result["neighbours"]]
        return words.format(
            within=" within their stratum" if has_strata else "",
            strata=", their stratum" if has_strata else "",
            sizes="the strata’s sizes are" if has_strata else "the number of participants is",
        )
    if result["public_controls"]:
        return _PUBLIC_CONTROLS_IN_STRATA if has_strata else _PUBLIC_CONTROLS
    return (_IN_STRATA if has_strata else _MEANING)[result["neighbours"]]


def run(args: argparse.Namespace) -> int:
    _check(args)
    result = as_json(args)
    if args.json:
        print_json(result)
        return 0
    from gwasprivacy.association.scores.registry import SCORES

    title = SCORES.find(args.score).title
    if "n_participants" in result:
        people = f"{result['n_participants']:,} participants with a measured trait"
    else:
        people = f"{result['n_cases']:,} cases, {result['n_controls']:,} controls"
    if "strata" in result:
        people += f" in {len(result['strata'])} strata" if len(result["strata"]) > 1 else " in 1 stratum"
    print(f"Δ = {result['sensitivity']!r}  ({title}, {people})")
    print(textwrap.fill(f"Neighbours: {result['neighbours']}: {_meaning(result)}.", 100))
    size = "of any size" if result["neighbours"] == "add-remove" else "of this size"
    print(textwrap.fill(f"It holds for every possible study {size}; no SNP need be left out for its data.", 100))
    for name, *numbers in result.get("strata", ()):
        if len(numbers) == 2 and not all(numbers):
            lacks = "cases" if not numbers[0] else "controls"
            print(textwrap.fill(f"Stratum {name} has no {lacks}: its people count for nothing in the score.", 100))
    return 0
