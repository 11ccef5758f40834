"""``gwasprivacy tables``: genotype count tables of every SNP."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.number_words import percent
from gwasprivacy.base.safe_files import OWNER_ONLY, check_target, write_atomic
from gwasprivacy.cli import study_options
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.kinds_of_tables import TABLE_LINES
from gwasprivacy.cli.people.list_options import add_people_lists
from gwasprivacy.cli.plans.sites_options import add_called_sites
from gwasprivacy.cli.watched_work import watched

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


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.study.chromosomes import as_diploid_note
    from gwasprivacy.study.formats.tsv import packed_if_gz

    if args.fill is not None:
        raise InvalidInput(
            words="--fill is not used: a genotype table says how many calls are missing, and none is filled in it.",
            hint="Leave it out; a plan whose score needs a rule names it.",
        )
    check_target(args.out, force=args.force)
    files = study_options.files_from_args(args)
    kind = TABLE_LINES.find(files.counted_kind)
    files = replace(files, size_is_secret=kind.has_secret_size(args))
    with watched() as work:
        study, counted = study_options.count_from_args(args, files, kind.look, work)
        encoded = kind.encode(args, files.trait, study, counted)
        write_atomic(args.out, packed_if_gz(args.out, encoded), force=args.force, mode=OWNER_ONLY)
    tables, sizes = counted.tables, counted.tables.sizes
    for note in as_diploid_note(tables.variants):
        print(note, file=sys.stderr)
    missing = int(counted.n_missing.sum(dtype="int64"))
    strata = list(zip(study.strata, kind.rows(sizes), strict=bool(study.strata)))
    if args.json:
        rows = [{"name": name, **dict(zip(sizes.members, people, strict=True))} for name, people in strata]
        print_json(
            {
                "out": str(args.out),
                "format": study.format_name,
                "n_snps": tables.n_snps,
                **sizes.told,
                **kind.told(files.trait, tables),
                "missing_calls": missing,
                "fill": None,
                **({"strata": rows} if rows else {}),
            }
        )
        return 0
    print(f"{tables.n_snps:,} SNPs of {kind.people(*sizes.told.values())} in {args.out}")
    for name, people in strata:
        print(f"  stratum {name}: {kind.people(*people)}")
    for line in kind.units(files.trait, tables):
        print(line)
    if missing:
        print(_missing_line(missing, missing / (tables.n_snps * sizes.n_people), kind.counted_by))
    return 0


def _missing_line(n_calls: int, share: float, counted_by: str) -> str:
    """How many calls are missing, and in which columns of the table they are counted: "people_missing counts"."""
    if n_calls == 1:
        return f"1 call ({percent(share)}) is missing; {counted_by} it."
    return f"{n_calls:,} calls ({percent(share)}) are missing; {counted_by} them."
