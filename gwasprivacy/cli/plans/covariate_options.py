"""--covariate-names, --covariate-grid, --covariate-squares and --covariates: what weights balance, and where it stands."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.cli.plans.field_options import about_field, add_fields, fields_from_args

if TYPE_CHECKING:
    from gwasprivacy.study.covariate_file import CovariateFile
    from gwasprivacy.study.covariates import Covariates


def add_covariate_names(parser: argparse._ActionsContainer, *, planned: bool) -> None:
    """Which covariates there are; ``planned``: with what a plan says of its attacker."""
    parser.add_argument(
        "--covariate-names",
        nargs="+",
        metavar="COL",
        help="compare people by weights that balance these columns of a file of covariates; each label of a column is a category, unless "
        "--covariate-grid says that it holds numbers",
    )
    parser.add_argument(
        "--covariate-grid",
        nargs="+",
        metavar="COL=STEP",
        default=(),
        help="columns of numbers, and the public grid to whose multiples they are rounded: age=5",
    )
    parser.add_argument(
        "--covariate-squares",
        nargs="+",
        metavar="COL",
        default=(),
        help="columns of numbers whose squares are balanced too",
    )
    add_fields(parser, "design.covariates.public_loadings")
    if planned:
        add_fields(parser, "design.covariates.candidates_per_cell")


def add_covariates_file(parser: argparse._ActionsContainer) -> None:
    """--covariates."""
    parser.add_argument(
        "--covariates",
        metavar="FILE",
        type=Path,
        help="the file of covariates: a header FID IID and names, then a line for each person; NA or -9 is missing",
    )


def covariates_from_args(args: argparse.Namespace) -> Covariates | None:
    """What the options name; None without.  Raises InvalidInput."""
    beside = fields_from_args(args, "design.covariates")
    if args.covariate_names is None:
        for option, given in (
            ("--covariate-grid", args.covariate_grid),
            ("--covariate-squares", args.covariate_squares),
            ("--public-loadings", beside.get("public_loadings")),
            ("--candidates-per-cell", beside.get("candidates_per_cell")),
        ):
            if given:
                raise InvalidInput(words=f"{option} goes with --covariate-names.", hint="Name the covariates.")
        return None
    from gwasprivacy.study.covariates import Covariates

    steps: dict[str, float] = {}
    for text in args.covariate_grid:
        name, sign, step = text.rpartition("=")
        try:
            steps[name] = float(step)
        except ValueError:
            sign = ""
        if not sign:
            raise InvalidInput(
                words=f"--covariate-grid does not take {text!r}.", hint="Write COL=STEP, for example age=5."
            )
    try:
        return Covariates.of(tuple(args.covariate_names), steps, tuple(args.covariate_squares), **beside)
    except InvalidPlan as error:
        raise about_field(error) from None


def _require_score(name: str) -> None:
    from gwasprivacy.association.scores.registry import SCORES

    served = [each.name for each in SCORES.values() if each.serves_weights]
    if name not in served:
        raise InvalidInput(
            words=f"--score {name} has no proof with covariates.", hint=f"Choose one of {', '.join(served)}."
        )


def covariate_file_from_args(args: argparse.Namespace) -> CovariateFile | None:
    """The file of --covariates with the columns that are named; None without.  Raises InvalidInput."""
    from gwasprivacy.study.covariate_file import CovariateFile

    chosen = covariates_from_args(args)
    if chosen is not None and "score" in args:
        _require_score(args.score)
    if chosen is None:
        if args.covariates is not None:
            raise InvalidInput(
                words="--covariates needs --covariate-names.", hint="Name the columns that are balanced."
            )
        return None
    if args.covariates is None:
        raise InvalidInput("covariates.no-file")
    return CovariateFile(path=args.covariates, chosen=chosen)
