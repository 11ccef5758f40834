"""The options that name a score: the same for ``scores``, ``utility``, ``sensitivity`` and ``plan new``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.cli.words import about_option

if TYPE_CHECKING:
    from gwasprivacy.association.scores.score_choice import ScoreChoice

SCORE_NAMES = ("genotypic", "allelic", "trend", "distance", "tv", "tv-allelic")
_TEST_NAMES = ("genotypic", "allelic", "trend")

_OPTION_OF_FIELD = {
    "release.score.name": "--score",
    "release.score.test": "--test",
    "release.score.p_value": "--p-value",
    "release.score.threshold": "--threshold",
    "release.score.offset": "--offset",
}


def add_score_arguments(parser: argparse.ArgumentParser, *, default: str | None = None) -> None:
    """``--score``; ``--test`` with ``--p-value`` or ``--threshold`` for the distance; ``--offset`` for tv and tv-allelic.

    ``--score`` is required without a default.
    """
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
    group.add_argument(
        "--offset",
        type=float,
        metavar="K",
        help="tv, tv-allelic: subtract K times (0 < K ≤ 4) what a SNP without any effect has on average, at the allele "
        "frequencies of a public reference panel (--reference where there is one). Helps to find rare variants; `simulate "
        "--scores tv tv+2` tells whether it does for a plan",
    )


def score_code(text: str) -> str:
    """For options that take several scores: "tv", or "tv+2" with twice the null mean subtracted."""
    if text.partition("+")[0] not in SCORE_NAMES:
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not a score; choose from {', '.join(SCORE_NAMES)}, or an offset such as tv+2"
        )
    return text


def score_from_code(text: str, option: str) -> ScoreChoice:
    """The score of :func:`score_code`.  Raises InvalidInput with the ``option``."""
    from gwasprivacy.association.scores.score_choice import ScoreChoice

    try:
        return ScoreChoice.from_code(text)
    except InvalidPlan as error:
        raise about_option(error, f"{option} {text[:40]}") from None


def require_panel(score: ScoreChoice, reference: object) -> None:
    """A score with an offset needs --reference.  Raises InvalidInput."""
    if score.offset is not None and reference is None:
        raise InvalidInput(
            "--offset needs a public reference panel, whose allele frequencies it follows from.",
            hint="Add --reference with a PLINK fileset, or a table with the columns snp a1 a2 freq.",
        )


def score_from_args(args: argparse.Namespace) -> ScoreChoice:
    """The score that the options name.  Raises InvalidInput with the option's name."""
    from gwasprivacy.association.scores.score_choice import ScoreChoice

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
        return ScoreChoice(
            name=args.score, test=args.test, p_value=args.p_value, threshold=args.threshold, offset=args.offset
        )
    except InvalidPlan as error:
        option = _OPTION_OF_FIELD.get(error.field, error.field)
        raise about_option(error, option) from None
