"""``gwasprivacy assign-values``: what a public model leaves of everybody's phenotype."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.base.safe_files import OWNER_ONLY, check_target, write_atomic
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.plans.covariate_options import add_covariates_file
from gwasprivacy.cli.study_options import add_case_code, case_code_from_args
from gwasprivacy.cli.watched_work import watched

NAME = "assign-values"
HELP = (
    "Everybody's phenotype less what a public model expects of that person, one person at a time: a file of values for release --trait.\n"
    "Coefficients come from a registry or an earlier paper, never from this study. The values are private: protect the file like the study."
)
EXAMPLE = (
    "gwasprivacy assign-values melanoma.pheno.txt --model registry.tsv --predicts log-odds --case-code 2 --covariates melanoma.cov.txt "
    "--out melanoma.values.tsv"
)
# As in ``public_model.Predicts``, written out so that --help need not load it; a test compares the two.
PREDICTS = ("log-odds", "share", "trait")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "phenotypes", metavar="PHENOTYPES", type=Path, help="everybody's phenotype: FID IID value, or a .fam"
    )
    parser.add_argument("--phenotype-name", metavar="COL", help="the column to use, where there are several")
    parser.add_argument(
        "--model",
        metavar="TSV",
        type=Path,
        required=True,
        help="a public model: a header term coefficient, then lines such as intercept, age, age^2, sex=F, age@50 (what is expected at 50, with "
        "straight lines between such places)",
    )
    parser.add_argument(
        "--predicts",
        choices=PREDICTS,
        required=True,
        help="what the coefficients add up to: log-odds of being a case, the share of cases, or a trait's value",
    )
    add_case_code(parser)
    add_covariates_file(parser)
    parser.add_argument("--out", metavar="TSV", type=Path, required=True, help="the values to write: FID IID residual")
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.study.public_model import Predicts, left_over, read_model

    check_target(args.out, force=args.force)
    predicts = Predicts(args.predicts)
    with watched() as work:
        found = left_over(
            args.phenotypes,
            read_model(args.model, work=work),
            predicts,
            column=args.phenotype_name,
            case_code=case_code_from_args(args),
            covariates=args.covariates,
            work=work,
        )
        write_atomic(args.out, found.text().encode(), force=args.force, mode=OWNER_ONLY)
    if args.json:
        print_json({"out": str(args.out), "n_people": len(found.values), "n_missing": found.n_missing})
        return 0
    print(f"{len(found.values):,} people in {args.out}, {found.n_missing:,} of them without a value (NA).")
    if predicts.is_of_cases:
        print("The plan: --trait-range -1 1 --trait-covariates TEXT --sizes about.")
    return 0
