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
from gwasprivacy.cli.people.list_options import add_people_lists, lists_from_args
from gwasprivacy.cli.plans.covariate_options import add_covariate_names, add_covariates_file, covariate_file_from_args
from gwasprivacy.cli.score_options import add_score_arguments, require_panel, score_from_args
from gwasprivacy.cli.study_options import (
    add_chromosomes_argument,
    add_dosages,
    add_fill_arguments,
    add_phenotype_arguments,
    add_strata_arguments,
    add_study_argument,
    add_trait_arguments,
    case_code_from_args,
    fill_from_args,
    labels_from_args,
    open_trait_from_args,
    rows_from_args,
    study_from_args,
    trait_from_args,
)
from gwasprivacy.cli.watched_work import watched

if TYPE_CHECKING:
    from gwasprivacy.association.scores.score_choice import ScoreChoice
    from gwasprivacy.association.scores.score_grid import FloatArray
    from gwasprivacy.study.tables import Variants
    from gwasprivacy.study.trait import Trait

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

    from gwasprivacy.study.counted_study import count_tables
    from gwasprivacy.study.formats.registry import open_study
    from gwasprivacy.study.formats.tsv import packed_if_gz

    require_panel(score, args.reference)
    trait = trait_from_args(args)
    if trait is not None or covariate_file_from_args(args) is not None:
        return _of_trait(args, score, trait, out)
    fill = fill_from_args(args, score)
    with watched() as work:
        study = open_study(
            study_from_args(args),
            phenotype=args.phenotype,
            phenotype_name=args.phenotype_name,
            case_code=case_code_from_args(args),
            leave_out=args.without_phenotype == "leave-out",
            strata=labels_from_args(args, work=work),
            lists=lists_from_args(args, work),
            dosages=args.dosages,
            work=work,
        )
        if args.ledger is not None:
            from gwasprivacy.release.ledger.ledger import record_look

            work.check()
            record_look(Path(args.ledger), f"the {score.label} of every SNP")
        counted = count_tables(
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


def _of_trait(args: argparse.Namespace, score: ScoreChoice, trait: Trait | None, out: Path) -> int:
    from gwasprivacy.study.counted_traits import count_traits
    from gwasprivacy.study.formats.tsv import packed_if_gz

    with watched() as work:
        study = open_trait_from_args(args, trait, work)
        score.sensitivity_of(
            study.sizes
        )  # first of all: a score of cases and controls is refused before anything is shown
        if args.ledger is not None:
            from gwasprivacy.release.ledger.ledger import record_look

            work.check()
            record_look(Path(args.ledger), f"the {score.label} of every SNP")
        rows = rows_from_args(args, study.variants)
        counted = count_traits(study, reference=args.reference, rows=rows, work=work)
        values = computed_scores(score, counted.tables, work=work)
        data = b"".join(packed_if_gz(out, _lines(counted.tables.variants, values)))
        work.check()
        write_atomic(out, data, force=args.force, mode=OWNER_ONLY)
    for note in study.notes:
        print(note, file=sys.stderr)
    print(f"{out}: {len(values):,} SNPs scored by {score.label}.", file=sys.stderr)
    print(WARNING, file=sys.stderr)
    return 0
