"""The options that name a score: the same for ``scores``, ``utility``, ``sensitivity`` and ``plan new``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from gwasprivacy.errors import InvalidInput, InvalidPlan

if TYPE_CHECKING:
    from gwasprivacy.association.scores import ScoreChoice

SCORE_NAMES = ("genotypic", "allelic", "trend", "distance", "tv", "tv-allelic")
_TEST_NAMES = ("genotypic", "allelic", "trend")

_OPTION_OF_FIELD = {
    "release.score.name": "--score",
    "release.score.test": "--test",
    "release.score.p_value": "--p-value",
    "release.score.threshold": "--threshold",
}


def add_score_arguments(parser: argparse.ArgumentParser, *, default: str | None = None) -> None:
    """``--score``, and ``--test`` with ``--p-value`` or ``--threshold`` for the distance; required without a default."""
    group = parser.add_argument_group("the score")
    group.add_argument(
        "--score",
        choices=SCORE_NAMES,
        default=default,
        required=default is None,
        help="genotypic, allelic, trend: χ² statistics; distance: participants to significance; tv, tv-allelic: "
        "total variation in participants" + ("" if default is None else f" (default {default})"),
    )
    group.add_argument("--test", choices=_TEST_NAMES, help="distance: the test whose significance counts")
    group.add_argument("--p-value", type=float, metavar="P", help="distance: significant means a p-value of at most P")
    group.add_argument("--threshold", type=float, metavar="C", help="distance: significant means a χ² of at least C")


def score_from_args(args: argparse.Namespace) -> ScoreChoice:
    """The score that the options name.  Raises InvalidInput with the option's name."""
    from gwasprivacy.association.scores import ScoreChoice

    if args.score == "distance":
        if args.test is None:
            raise InvalidInput(
                "--score distance needs a test.", hint=f"Add --test and one of {', '.join(_TEST_NAMES)}."
            )
        if (args.p_value is None) == (args.threshold is None):
            raise InvalidInput(
                "--score distance needs either --p-value or --threshold.", hint="For example --p-value 5e-8."
            )
    for option, value in (("--test", args.test), ("--p-value", args.p_value), ("--threshold", args.threshold)):
        if args.score != "distance" and value is not None:
            raise InvalidInput(f"{option} belongs to --score distance only.", hint=f"Leave {option} away.")
    try:
        return ScoreChoice(name=args.score, test=args.test, p_value=args.p_value, threshold=args.threshold)
    except InvalidPlan as error:
        option = _OPTION_OF_FIELD.get(error.field, error.field)
        raise InvalidInput(f"{option}: {error.message}", hint=error.hint) from None
