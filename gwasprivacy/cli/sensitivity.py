"""``gwasprivacy sensitivity``: how far one person can move a score, and for which neighbours that is proven."""

from __future__ import annotations

import argparse
import textwrap
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.sentences import tell
from gwasprivacy.cli.adversary_options import add_printed_sizes, neighbours_of
from gwasprivacy.cli.asked_sizes import AskedSizes, Strata, asked_people
from gwasprivacy.cli.common import add_json, print_json
from gwasprivacy.cli.score_options import add_score_arguments, score_from_args

if TYPE_CHECKING:
    from gwasprivacy.study.sizes import StudySizes

NAME = "sensitivity"
HELP = "How much one person can change a score (Δ), and the neighbouring studies for which that is proven."
EXAMPLE = "gwasprivacy sensitivity --score tv --cases 1000 --controls 1000"


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


def _strata(args: argparse.Namespace, kind: AskedSizes) -> Strata:
    """The strata of --strata-sizes, by name.  Raises InvalidInput."""
    found = []
    for given in args.strata_sizes or ():
        name, equals, numbers = given.rpartition("=")
        parts = numbers.split(":")
        if not (
            name
            and equals
            and len(parts) == len(kind.totals)
            and all(part.isascii() and part.isdigit() for part in parts)
        ):
            raise InvalidInput(
                words=f"--strata-sizes takes {kind.form}, not {given}.",
                hint=f"Try {kind.form.replace('NAME', 'north')}.",
            )
        if not any(int(part) for part in parts):
            raise InvalidInput(
                words=f"--strata-sizes has a stratum without cases or controls: {given}.",
                hint="Leave that stratum out.",
            )
        found.append((name, tuple(int(part) for part in parts)))
    if len({name for name, _ in found}) != len(found):
        raise InvalidInput(words="--strata-sizes has a name twice.", hint="Give every stratum a name of its own.")
    return found


def _check(args: argparse.Namespace) -> None:
    from gwasprivacy.association.scores.registry import SCORES

    if (
        any(value is not None for value in (args.test, args.p_value, args.threshold))
        or not SCORES.find(args.score).usual
    ):
        score_from_args(args)  # only to refuse what does not fit: Δ of the distance is the same for every test


def as_json(args: argparse.Namespace, sizes: StudySizes, strata: Strata) -> dict[str, Any]:
    """The keys of docs/interfaces.md: the theorem's value and the neighbours; and what a release really uses."""
    from gwasprivacy.association.scores.score_choice import ScoreChoice

    name, neighbours = args.score, neighbours_of(args.secret, args.sizes)
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
    if strata:
        result["strata"] = [[name, *numbers] for name, numbers in strata]
    return result


def _meaning(kind: AskedSizes, result: dict[str, Any]) -> str:
    from gwasprivacy.membership.secrets import NEIGHBOURS_IN_WORDS, Neighbours

    neighbours = Neighbours(result["neighbours"])
    if not neighbours.group_sizes_stay:
        return tell(NEIGHBOURS_IN_WORDS[neighbours])
    return kind.meaning(neighbours.value, public_controls=result["public_controls"], has_strata="strata" in result)


def run(args: argparse.Namespace) -> int:
    _check(args)
    kind = asked_people(args)
    strata = _strata(args, kind)
    sizes = kind.sizes(args, strata)
    result = as_json(args, sizes, strata)
    if args.json:
        print_json(result)
        return 0
    from gwasprivacy.association.scores.registry import SCORES

    title = SCORES.find(args.score).title
    people = kind.people(*sizes.told.values())
    if "strata" in result:
        people += f" in {len(result['strata'])} strata" if len(result["strata"]) > 1 else " in 1 stratum"
    print(f"Δ = {result['sensitivity']!r}  ({title}, {people})")
    print(textwrap.fill(f"Neighbours: {result['neighbours']}: {_meaning(kind, result)}.", 100))
    size = "of any size" if result["neighbours"] == "add-remove" else "of this size"
    print(textwrap.fill(f"It holds for every possible study {size}; no SNP need be left out for its data.", 100))
    for name, *numbers in result.get("strata", ()):
        if len(numbers) == 2 and not all(numbers):
            lacks = "cases" if not numbers[0] else "controls"
            print(textwrap.fill(f"Stratum {name} has no {lacks}: its people count for nothing in the score.", 100))
    return 0
