"""``gwasprivacy assign-strata``: everybody's ancestry group from a public panel's loadings."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.safe_files import OWNER_ONLY, check_target, write_atomic
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.watched_work import watched

NAME = "assign-strata"
HELP = (
    "Everybody's ancestry group from the loadings of a public panel, one person at a time: a file of labels for --strata.\n"
    "Nothing is taken from other people of the study. The labels are private: protect the file like the study."
)
EXAMPLE = "gwasprivacy assign-strata melanoma.bed --loadings panel.loadings.tsv --groups panel.groups.tsv --out melanoma.strata.tsv"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("study", metavar="STUDY", type=Path, help="a file of people's genotypes, or its prefix")
    parser.add_argument(
        "--loadings",
        metavar="FILE",
        type=Path,
        required=True,
        help="of a public panel, as plink2 --score takes them: ID A1 A1_FREQ PC1 PC2 …",
    )
    parser.add_argument(
        "--groups",
        metavar="FILE",
        type=Path,
        required=True,
        help="centres of the panel's groups: group PC1 PC2 … [within], the farthest distance at which people still belong",
    )
    parser.add_argument("--out", metavar="TSV", type=Path, required=True, help="the labels to write: FID IID label")
    parser.add_argument(
        "--name", metavar="COL", default="ancestry", help="the name of the column of labels (default: ancestry)"
    )
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.study.ancestry.assigned_groups import assign_groups
    from gwasprivacy.study.ancestry.public_loadings import read_groups, read_loadings

    if not args.name.strip() or any(sign.isspace() for sign in args.name):
        raise InvalidInput(words=f"--name {args.name!r} cannot head a column.", hint="Give one word.")
    check_target(args.out, force=args.force)
    with watched() as work:
        loadings = read_loadings(args.loadings, work=work)
        groups = read_groups(args.groups, loadings.components, work=work)
        found = assign_groups(args.study, loadings, groups, work=work)
        write_atomic(args.out, found.text(args.name).encode(), force=args.force, mode=OWNER_ONLY)
    numbers = found.numbers()
    if args.json:
        print_json({"out": str(args.out), "n_people": len(found.labels), "labels": numbers})
        return 0
    said = ", ".join(f"{label} {number:,}" for label, number in numbers.items())
    print(f"{len(found.labels):,} people in {args.out}: {said}")
    return 0
