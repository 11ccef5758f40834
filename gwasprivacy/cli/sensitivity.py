"""``gwasprivacy sensitivity``: how far one person can move a score, and for which neighbours that is proven."""

from __future__ import annotations

import argparse
import textwrap
from typing import Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.common import add_json, print_json
from gwasprivacy.cli.score_options import add_score_arguments, score_from_args

NAME = "sensitivity"
HELP = "How far one person can move a score (Δ), and the neighbouring studies for which that is proven."
EXAMPLE = "gwasprivacy sensitivity --score tv --cases 1000 --controls 1000"

_MEANING = {
    "replace-one": "one participant's genotypes are replaced, within their own group; both group sizes are public",
    "swap": "one case and one control change places; who takes part and both group sizes are public",
}
_PUBLIC_CONTROLS = "one case's genotypes are replaced; the controls are public and never change"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_score_arguments(parser)
    parser.add_argument("--cases", type=int, required=True, metavar="R", help="number of cases")
    parser.add_argument("--controls", type=int, required=True, metavar="S", help="number of controls")
    parser.add_argument(
        "--secret",
        choices=("participation", "case-status"),
        default="participation",
        help="that somebody took part (default), or which participants are cases",
    )
    parser.add_argument("--public-controls", action="store_true", help="the controls are published data")
    add_json(parser)


def _check(args: argparse.Namespace) -> None:
    from gwasprivacy.association.scores.registry import score_named

    for option, value in (("--cases", args.cases), ("--controls", args.controls)):
        if value < 1:
            raise InvalidInput(
                f"{option} must be at least 1, not {value}.", hint="It is the number of people in a group."
            )
    if (
        any(value is not None for value in (args.test, args.p_value, args.threshold))
        or not score_named(args.score).usual
    ):
        score_from_args(args)  # only to refuse what does not fit: Δ of the distance is the same for every test


def as_json(args: argparse.Namespace) -> dict[str, Any]:
    """The keys of docs/interfaces.md: the theorem's value and the neighbours; and what a release really uses."""
    from gwasprivacy.association.scores.score_choice import ScoreChoice
    from gwasprivacy.membership.secrets import Neighbours, Secret

    secret, name = Secret(args.secret), args.score
    neighbours = Neighbours.SWAP if secret is Secret.CASE_STATUS else Neighbours.REPLACE_ONE
    choice = ScoreChoice.usual(name)
    exact = choice.exact_sensitivity(args.cases, args.controls, neighbours, args.public_controls)
    with_rounding = choice.sensitivity(args.cases, args.controls, neighbours, args.public_controls)
    return {
        "sensitivity": float(exact),
        "neighbours": neighbours.value,
        "secret": secret.value,
        "public_controls": args.public_controls,
        "score": name,
        "n_cases": args.cases,
        "n_controls": args.controls,
        "sensitivity_with_rounding": with_rounding,
    }


def run(args: argparse.Namespace) -> int:
    _check(args)
    result = as_json(args)
    if args.json:
        print_json(result)
        return 0
    from gwasprivacy.association.scores.registry import score_named

    meaning = _PUBLIC_CONTROLS if result["public_controls"] else _MEANING[result["neighbours"]]
    title = score_named(args.score).title
    print(f"Δ = {result['sensitivity']!r}  ({title}, {args.cases:,} cases, {args.controls:,} controls)")
    print(textwrap.fill(f"Neighbours: {result['neighbours']}: {meaning}.", 100))
    print(textwrap.fill("It holds for every possible study of this size; no SNP need be left out for its data.", 100))
    return 0
