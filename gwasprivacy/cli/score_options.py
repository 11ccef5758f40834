"""The options that name a score: the same for ``scores``, ``utility``, ``sensitivity`` and ``plan new``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from gwasprivacy.base.declared_fields import Group
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.cli.error_words import about_option
from gwasprivacy.cli.plans.field_options import about_field, add_fields, fields_from_args

if TYPE_CHECKING:
    from gwasprivacy.association.scores.score_choice import ScoreChoice
    from gwasprivacy.study.design import FillRule


def test_names() -> tuple[str, ...]:
    """The association tests that a score can be about."""
    from gwasprivacy.association.scores.parameters import TestName

    return tuple(TestName)


def scores_in_words() -> str:
    """Every score with what it is, those of one sort together: "genotypic, allelic, trend: χ² statistics; …"."""
    from itertools import groupby

    from gwasprivacy.association.scores.registry import SCORES

    groups = groupby(SCORES.values(), key=lambda score: score.kind_words)
    return "; ".join(f"{', '.join(score.name for score in alike)}: {words}" for words, alike in groups)


def add_score_arguments(parser: argparse.ArgumentParser, *, default: str | None = None) -> None:
    """``--score``, and what some scores take: ``--test`` with ``--p-value`` or ``--threshold``; ``--offset``.

    ``--score`` is required without a default.
    """
    from gwasprivacy.association.scores.registry import SCORES

    group = parser.add_argument_group("the score")
    group.add_argument(
        "--score",
        choices=SCORES.names,
        default=default,
        required=default is None,
        help=scores_in_words() + ("" if default is None else f" (default {default})"),
    )
    add_fields(group, Group.SCORE)


def add_compared_score_arguments(parser: argparse.ArgumentParser) -> None:
    """``--scores``, several of them, and the ``--test``, ``--p-value`` and ``--threshold`` of those that take one."""
    from gwasprivacy.association.scores.registry import SCORES, names_of_those_that_take

    parser.add_argument(
        "--scores",
        nargs="+",
        type=score_code,
        metavar="S",
        help=f"scores to compare: {', '.join(SCORES.names)}; tv+2 and the like subtract that many "
        "null means, at a public panel's allele frequencies",
    )
    of_a_test = f"--scores {', '.join(names_of_those_that_take('test'))}"
    parser.add_argument("--test", choices=test_names(), help=f"the test of {of_a_test}")
    parser.add_argument("--p-value", type=float, metavar="P", help=f"the p-value of {of_a_test}")
    parser.add_argument("--threshold", type=float, metavar="C", help="or its χ² threshold")


def score_code(text: str) -> str:
    """For options that take several scores: "tv", or "tv+2" with twice the null mean subtracted."""
    from gwasprivacy.association.scores.registry import SCORES

    if text.partition("+")[0] not in SCORES.names:
        raise argparse.ArgumentTypeError(
            f"{text[:40]!r} is not a score; choose from {', '.join(SCORES.names)}, or an offset such as tv+2"
        )
    return text


def score_of_code(text: str) -> ScoreChoice:
    """A score by its code, "tv" or "tv+2".  Raises InvalidPlan; the distance needs more than its name."""
    from gwasprivacy.association.scores.score_choice import ScoreChoice

    name, plus, times = text.partition("+")
    try:
        offset = float(times) if plus else None
    except ValueError:
        offset = float("nan")
    return ScoreChoice(name=name, offset=offset)


def score_from_code(text: str, option: str) -> ScoreChoice:
    """The score of :func:`score_code`.  Raises InvalidInput with the ``option``."""
    try:
        return score_of_code(text)
    except InvalidPlan as error:
        raise about_option(error, f"{option} {text[:40]}") from None


def require_panel(score: ScoreChoice, reference: object) -> None:
    """A score with an offset needs --reference.  Raises InvalidInput."""
    if score.offset is not None and reference is None:
        raise InvalidInput(
            words="--offset needs a public reference panel, whose allele frequencies it follows from.",
            hint="Add --reference with a PLINK fileset, or a table with the columns snp a1 a2 freq.",
        )


def score_from_args(args: argparse.Namespace) -> ScoreChoice:
    """The score that the options name.  Raises InvalidInput with the option's name."""
    from gwasprivacy.association.scores.registry import SCORES, names_of_those_that_take
    from gwasprivacy.association.scores.score_choice import ScoreChoice

    takes = SCORES.find(args.score).takes
    if "test" in takes and args.test is None:
        raise InvalidInput(
            words=f"--score {args.score} needs a test.", hint=f"Add --test and one of {', '.join(test_names())}."
        )
    if {"p_value", "threshold"} <= takes and (args.p_value is None) == (args.threshold is None):
        raise InvalidInput(
            words=f"--score {args.score} needs either --p-value or --threshold.", hint="For example --p-value 5e-8."
        )
    for option, field in (("--test", "test"), ("--p-value", "p_value"), ("--threshold", "threshold")):
        if field not in takes and getattr(args, field) is not None:
            takers = ", ".join(names_of_those_that_take(field))
            raise InvalidInput(words=f"{option} belongs to --score {takers} only.", hint=f"Leave {option} away.")
    try:
        return ScoreChoice(name=args.score, **fields_from_args(args, "release.score"))
    except InvalidPlan as error:
        raise about_field(error, error.field) from None


def fill_from_args(args: argparse.Namespace, score: ScoreChoice) -> FillRule | None:
    """The rule of --fill where ``score`` needs one; None where it is the least over all fillings.  Raises InvalidInput."""
    from gwasprivacy.study.design import FillRule

    if score.score.least_over_fillings:
        if args.fill is not None:
            raise InvalidInput(
                words=f"--fill is not used: a SNP with missing calls gets the least {score.score.title} that any filling could "
                "give it.",
                hint="Leave it out.",
            )
        return None
    if args.fill == "panel-mode" and args.reference is None:
        raise InvalidInput(words="--fill panel-mode needs a public reference panel.", hint="Add --reference FILE.")
    return FillRule(args.fill or "non-counted")
