"""``gwasprivacy check-study``: what a curator wants to see of a study before a release, exact and not for release."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.safe_files import check_target
from gwasprivacy.cli import study_options
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.people.list_options import add_people_lists
from gwasprivacy.cli.plans.covariate_options import add_covariate_names, add_covariates_file, covariate_file_from_args
from gwasprivacy.cli.watched_work import watched

if TYPE_CHECKING:
    from gwasprivacy.plan.plan import Plan

NAME = "check-study"
HELP = (
    "Missing calls by SNP and by person, duplicates, relatives, genome build, people without a phenotype or alone in their cell of "
    "covariates, each with what to do. Exact statistics of private data: not for release, and nothing that is released may be chosen by them."
)
EXAMPLE = "gwasprivacy check-study melanoma --ledger melanoma.gwasledger"

# As in ``covariate_file.COARSER``, written out so that --help need not load it; a test compares the two.
GRIDS = (2, 4)


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
    parser.add_argument(
        "--plan",
        metavar="PLAN",
        type=Path,
        help="what this plan says of phenotypes and covariates, in place of options",
    )
    parser.add_argument(
        "--take-grid",
        metavar="TIMES",
        type=int,
        choices=GRIDS,
        help="after the look, write the plan with covariates on a grid 2 or 4 times as coarse to --out",
    )
    parser.add_argument("--out", metavar="PLAN", type=Path, help="the plan that --take-grid writes")
    add_force(parser)
    add_people_lists(parser)
    study_options.add_look_argument(parser)
    study_options.add_work_arguments(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.study.study_check import check_study, look_of
    from gwasprivacy.study.study_files import StudyFiles

    plan = _plan_of(args)
    covariates = None if plan is not None else covariate_file_from_args(args)
    trait, centres = study_options.trait_from_args(args)
    files = StudyFiles.of(
        study_options.study_from_args(args),
        phenotype=args.phenotype,
        phenotype_name=args.phenotype_name,
        case_code=study_options.case_code_from_args(args),
        leave_out=True,  # who has no phenotype, or no value, is counted and takes no part in the rest
        keep=args.keep,
        remove=args.remove,
        trait=trait,
        centres=centres,
        values=args.trait,
        values_name=args.trait_name,
        covariates=args.covariates,
        balanced=None if covariates is None else covariates.chosen,
        compares_grids=True,
    )
    if plan is not None:
        files = files.following(plan.design, sizes_are_public=plan.sizes_are_public)
        files = replace(files, leave_out=True, dosages=False, planned_strata=())
    with watched(study_options.executor_from_args(args)) as work:
        study = files.open(work=work)
        for note in study.notes:
            print(note, file=sys.stderr)
        study_options.look_from_args(args, look_of(study), work)
        found = check_study(study, lists=files.lists(work), work=work)
    if plan is not None and args.take_grid is not None:
        _write(args, plan)
    if args.json:
        print_json({each.about: {"number": each.number, "found": each.found, "advice": each.advice} for each in found})
        return 0
    for each in found:
        print(each.found)
        if each.advice:
            print(f"  → {each.advice}")
    if args.out is not None:
        print(f"{args.out}: the plan with grids {args.take_grid} times as coarse.")
    return 0


def _plan_of(args: argparse.Namespace) -> Plan | None:
    """The plan of --plan, None without.  Raises InvalidInput for options that go without it, or with it, only."""
    if (args.take_grid is None) != (args.out is None):
        raise InvalidInput(words="--take-grid and --out go together.", hint="Give both, or neither.")
    if args.plan is None:
        if args.take_grid is not None:
            raise InvalidInput(words="--take-grid needs the plan that it changes.", hint="Name it with --plan.")
        return None
    from gwasprivacy.plan.saved_plan import load_plan

    said = [name for name in ("covariate_names", "trait_range", "case_code") if getattr(args, name, None)]
    if said:
        raise InvalidInput(
            words=f"--{said[0].replace('_', '-')} and --plan exclude each other.", hint="The plan says it."
        )
    plan = load_plan(args.plan)
    if args.take_grid is not None:
        from gwasprivacy.study.covariate_file import coarser_grids

        check_target(args.out, force=args.force)
        covariates = plan.design.covariates
        if covariates is None or not coarser_grids(covariates):
            raise InvalidInput(
                words=f"{args.plan}: the plan has no covariate with a grid.", hint="Leave --take-grid and --out out."
            )
    return plan


def _write(args: argparse.Namespace, plan: Plan) -> None:
    from gwasprivacy.plan.saved_plan import moved, save_plan
    from gwasprivacy.study.covariate_file import on_coarser_grid

    assert plan.design.covariates is not None
    design = replace(plan.design, covariates=on_coarser_grid(plan.design.covariates, args.take_grid))
    folders = (path.absolute().parent for path in (args.plan, args.out))
    save_plan(moved(replace(plan, design=design), *folders), args.out, force=args.force)
