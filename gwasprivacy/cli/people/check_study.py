"""``gwasprivacy check-study``: what a curator wants to see of a study before a release, exact and not for release."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gwasprivacy.cli import study_options
from gwasprivacy.cli.common import add_json, print_json
from gwasprivacy.cli.people.list_options import add_people_lists
from gwasprivacy.cli.plans.covariate_options import add_covariate_names, add_covariates_file, covariate_file_from_args
from gwasprivacy.cli.watched_work import watched

NAME = "check-study"
HELP = (
    "Missing calls by SNP and by person, duplicates, relatives, genome build, people without a phenotype or alone in their cell of "
    "covariates, each with what to do. Exact statistics of private data: not for release, and nothing that is released may be chosen by them."
)
EXAMPLE = "gwasprivacy check-study melanoma --ledger melanoma.gwasledger"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    study_options.add_study_argument(parser)
    parser.add_argument(
        "--phenotype", metavar="FILE", type=Path, help="who is a case: FID IID value, in place of the study's own"
    )
    parser.add_argument("--phenotype-name", metavar="COL", help="the column of --phenotype to use")
    study_options.add_case_code(parser)
    study_options.add_trait_arguments(parser)
    add_covariates_file(parser)
    add_covariate_names(parser, planned=False)
    add_people_lists(parser)
    study_options.add_look_argument(parser)
    study_options.add_work_arguments(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.study.study_check import check_study, look_of
    from gwasprivacy.study.study_files import StudyFiles

    covariates = covariate_file_from_args(args)
    files = StudyFiles.of(
        study_options.study_from_args(args),
        phenotype=args.phenotype,
        phenotype_name=args.phenotype_name,
        case_code=study_options.case_code_from_args(args),
        leave_out=True,  # who has no phenotype, or no value, is counted and takes no part in the rest
        keep=args.keep,
        remove=args.remove,
        trait=study_options.trait_from_args(args),
        centres=study_options.centres_from_args(args),
        values=args.trait,
        values_name=args.trait_name,
        covariates=args.covariates,
        balanced=None if covariates is None else covariates.chosen,
        compares_grids=True,
    )
    with watched(study_options.executor_from_args(args)) as work:
        study = files.open(work=work)
        for note in study.notes:
            print(note, file=sys.stderr)
        study_options.look_from_args(args, look_of(study), work)
        found = check_study(study, lists=files.lists(work), work=work)
    if args.json:
        print_json({each.about: {"number": each.number, "found": each.found, "advice": each.advice} for each in found})
        return 0
    for each in found:
        print(each.found)
        if each.advice:
            print(f"  → {each.advice}")
    return 0
