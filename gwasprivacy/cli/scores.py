"""``gwasprivacy scores``: the exact score of every SNP, for the curator's eyes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.base.safe_files import OWNER_ONLY, check_target, write_atomic
from gwasprivacy.cli.common import add_force
from gwasprivacy.cli.kinds_of_tables import TABLE_LINES
from gwasprivacy.cli.people.list_options import add_people_lists
from gwasprivacy.cli.plans.covariate_options import add_covariate_names, add_covariates_file
from gwasprivacy.cli.score_options import add_score_arguments, require_panel, score_from_args
from gwasprivacy.cli.study_options import (
    add_chromosomes_argument,
    add_dosages,
    add_fill_arguments,
    add_phenotype_arguments,
    add_strata_arguments,
    add_study_argument,
    add_trait_arguments,
    files_from_args,
    rows_from_args,
)
from gwasprivacy.cli.watched_work import watched

if TYPE_CHECKING:
    from gwasprivacy.association.scores.score_grid import FloatArray
    from gwasprivacy.study.tables import Variants

NAME = "scores"
HELP = (
    "Scores of every SNP on chromosomes 1–22, in the study's order, as a table with the columns chrom, snp, pos and score. "
    "Exact statistics of private data: not for release."
)
EXAMPLE = "gwasprivacy scores study --score distance --test trend --p-value 5e-8 --out scores.tsv.gz"

WARNING = (
    "These are exact statistics of private data: protect them like the genotypes, and do not choose M, a threshold "
    "or a mechanism by them."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_study_argument(parser)
    add_score_arguments(parser)
    parser.add_argument(
        "--out", required=True, metavar="TSV", help="the table to write; compressed when it ends in .gz"
    )
    add_phenotype_arguments(parser)
    add_people_lists(parser)
    add_strata_arguments(parser)
    add_trait_arguments(parser)
    covariates = parser.add_argument_group("covariates")
    add_covariates_file(covariates)
    add_covariate_names(covariates, planned=False)
    add_dosages(parser)
    add_fill_arguments(parser)
    add_chromosomes_argument(parser)
    parser.add_argument("--ledger", metavar="FILE", help="log in this ledger that the exact scores were viewed")
    add_force(parser)


def _lines(variants: Variants, scores: FloatArray, block: int = 1 << 16) -> Iterator[bytes]:
    """The table, a block of rows at a time; every number round-trips."""
    from gwasprivacy.base.table_cells import cells

    yield b"chrom\tsnp\tpos\tscore\n"
    for first in range(0, len(scores), block):
        rows = slice(first, first + block)
        columns = (
            cells(variants.chrom[rows]),
            cells(variants.snp[rows]),
            variants.pos[rows].tolist(),
            scores[rows].tolist(),
        )
        yield "".join(
            f"{chrom}\t{snp}\t{pos}\t{score!r}\n" for chrom, snp, pos, score in zip(*columns, strict=True)
        ).encode()


def run(args: argparse.Namespace) -> int:
    score = score_from_args(args)
    out = Path(args.out)
    check_target(out, force=args.force)

    from gwasprivacy.study.formats.tsv import packed_if_gz

    require_panel(score, args.reference)
    files = files_from_args(args)
    kind = TABLE_LINES.find(files.counted_kind)
    fill = kind.fill(args, score)
    with watched() as work:
        study = files.open(work=work)
        kind.require_proof(study, score)
        if args.ledger is not None:
            from gwasprivacy.release.ledger.ledger import record_look

            work.check()
            record_look(Path(args.ledger), f"the {score.label} of every SNP")
        counted = kind.count(
            study,
            fill=fill,
            reference=args.reference,
            frequencies=score.offset is not None,
            rows=rows_from_args(args, study.variants),
            work=work,
        )
        values = computed_scores(score, counted.tables, frequencies=counted.frequencies, work=work)
        work.check()
        pieces = packed_if_gz(out, _lines(counted.tables.variants, values))
        write_atomic(out, pieces, force=args.force, mode=OWNER_ONLY)
    for note in (*study.notes, *counted.notes):
        print(note, file=sys.stderr)
    print(f"{out}: {len(values):,} SNPs scored by {score.label}.", file=sys.stderr)
    print(WARNING, file=sys.stderr)
    return 0
