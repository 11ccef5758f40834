"""``gwasprivacy tables``: genotype count tables of every SNP."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.safe_files import OWNER_ONLY, check_target, write_atomic
from gwasprivacy.cli import study_options
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.people.list_options import add_people_lists
from gwasprivacy.cli.plans.sites_options import add_called_sites
from gwasprivacy.cli.watched_work import watched

if TYPE_CHECKING:
    from gwasprivacy.study.formats.opened_study import Study
    from gwasprivacy.study.trait import Trait
    from gwasprivacy.study.trait_study import TraitStudy

NAME = "tables"
HELP = (
    "Genotype count tables of every SNP, in file order, as diploid, with missing calls counted and none filled.\n"
    "Exact statistics: not for release.\n"
    "With --trait: people and sums of the trait by genotype.\n"
    "The table is compressed when its name ends in .gz."
)
EXAMPLE = "gwasprivacy tables melanoma --out melanoma.tsv.gz --ledger melanoma.gwasledger"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    study_options.add_study_argument(parser)
    parser.add_argument("--out", metavar="TSV", type=Path, required=True, help="the table to write (.tsv or .tsv.gz)")
    study_options.add_phenotype_arguments(parser)
    study_options.add_trait_arguments(parser)
    add_people_lists(parser)
    study_options.add_strata_arguments(parser)
    study_options.add_dosages(parser)
    add_called_sites(parser)
    study_options.add_fill_arguments(parser)
    study_options.add_look_argument(parser)
    study_options.add_work_arguments(parser)
    add_force(parser)
    add_json(parser)


def strata_json(study: Study | TraitStudy) -> dict[str, Any]:
    """The names and sizes of the strata; nothing without."""
    rows = [people if isinstance(people, tuple) else (people,) for people in study.sizes.strata]
    told = [
        {"name": name, **dict(zip(study.sizes.members, row, strict=True))}
        for name, row in zip(study.strata, rows, strict=bool(study.strata))
    ]
    return {"strata": told} if told else {}


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.study.chromosomes import as_diploid_note
    from gwasprivacy.study.formats.called_study import is_called
    from gwasprivacy.study.formats.tsv import encode_tables, packed_if_gz

    if args.fill is not None:
        raise InvalidInput(
            words="--fill is not used: a genotype table says how many calls are missing, and none is filled in it.",
            hint="Leave it out; a plan whose score needs a rule names it.",
        )
    check_target(args.out, force=args.force)
    trait = study_options.trait_from_args(args)
    if trait is not None:
        return _of_trait(args, trait)
    with watched() as work:
        # Of a table that serves where sizes are secret no last case may have it refused, nor decide what means a case.
        found = args.phenotype is not None and args.case_code is None
        study, counted = study_options.count_from_args(
            args, "genotype counts of every SNP", work, size_is_secret=not found
        )
        tables = counted.tables
        encoded = encode_tables(tables, study.strata, is_called=is_called(study), cases_found=found)
        pieces = packed_if_gz(args.out, encoded)
        write_atomic(args.out, pieces, force=args.force, mode=OWNER_ONLY)
    for note in as_diploid_note(tables.variants):
        print(note, file=sys.stderr)
    missing = int(counted.n_missing.sum(dtype="int64"))
    if args.json:
        print_json(
            {
                "out": str(args.out),
                "format": study.format_name,
                "n_snps": tables.n_snps,
                "n_cases": tables.n_cases,
                "n_controls": tables.n_controls,
                "missing_calls": missing,
                "fill": None,
                **strata_json(study),
            }
        )
        return 0
    print(f"{tables.n_snps:,} SNPs of {tables.n_cases:,} cases and {tables.n_controls:,} controls in {args.out}")
    for name, (n_cases, n_controls) in zip(study.strata, tables.sizes.strata, strict=bool(study.strata)):
        print(f"  stratum {name}: {n_cases:,} cases and {n_controls:,} controls")
    if missing:
        share = missing / (tables.n_snps * (tables.n_cases + tables.n_controls))
        print(_missing_line(missing, share, "case_missing and control_missing count"))
    return 0


def _of_trait(args: argparse.Namespace, trait: Trait) -> int:
    from gwasprivacy.study.chromosomes import as_diploid_note
    from gwasprivacy.study.formats.trait_tsv import encode_trait_tables
    from gwasprivacy.study.formats.tsv import packed_if_gz

    with watched() as work:
        what = "sums of a trait by genotype of every SNP"
        study, counted = study_options.count_traits_from_args(args, trait, what, work)
        tables = counted.tables
        encoded = encode_trait_tables(
            tables, trait, study.summed, counted.missing_above, study.strata, is_called=study.is_called
        )
        write_atomic(args.out, packed_if_gz(args.out, encoded), force=args.force, mode=OWNER_ONLY)
    missing = int(counted.n_missing.sum())
    for note in as_diploid_note(tables.variants):
        print(note, file=sys.stderr)
    if args.json:
        print_json(
            {
                "out": str(args.out),
                "format": study.format_name,
                "n_snps": tables.n_snps,
                "n_participants": tables.n_people,
                "trait_range": [trait.low, trait.high],
                "trait_steps": tables.steps,
                "missing_calls": missing,
                "fill": None,
                **strata_json(study),
            }
        )
        return 0
    print(f"{tables.n_snps:,} SNPs of {tables.n_people:,} participants in {args.out}")
    for name, people in zip(study.strata, tables.sizes.strata, strict=bool(study.strata)):
        print(f"  stratum {name}: {people:,} participants")
    print(f"The trait is counted in whole steps: 0 is {trait.low:g}, {tables.steps} is {trait.high:g}.")
    if tables.genotype_steps > 1:
        print(f"Genotype probabilities are summed in 1/{tables.genotype_steps} of a participant.")
    if missing:
        share = missing / (tables.n_snps * tables.n_people)
        print(_missing_line(missing, share, "people_missing counts"))
    return 0


def _missing_line(n_calls: int, share: float, counted_by: str) -> str:
    """How many calls are missing, and in which columns of the table they are counted: "people_missing counts"."""
    if n_calls == 1:
        return f"1 call ({percent(share)}) is missing; {counted_by} it."
    return f"{n_calls:,} calls ({percent(share)}) are missing; {counted_by} them."
