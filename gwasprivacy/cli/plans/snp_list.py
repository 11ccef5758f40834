"""``gwasprivacy snp-list``: a public list of candidates, by the allele frequencies of a public panel."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.watched_work import watched

NAME = "snp-list"
HELP = (
    "A public list of candidates for plan new --candidates: the SNPs of a public panel whose rarer allele is common enough there.  It "
    "takes the place of a filter by the study's own allele frequencies.  --study and --ledger are read to refuse a panel with the "
    "study's people."
)
EXAMPLE = "gwasprivacy snp-list --panel public.vcf.gz --least-frequency 0.01 --study melanoma.bed --out common.snps.tsv"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--panel",
        metavar="FILE",
        type=Path,
        help="public people's PLINK 1 fileset, VCF or .npz panel (default: the bundled panel of simulated people)",
    )
    parser.add_argument(
        "--least-frequency",
        metavar="F",
        type=float,
        default=0.01,
        help="the minor allele frequency in the panel that a SNP needs, above 0 and at most 0.5 (default: 0.01)",
    )
    parser.add_argument("--study", metavar="STUDY", type=Path, help="the study that the list is for")
    parser.add_argument(
        "--ledger", metavar="FILE", type=Path, help="a ledger whose studies' people must not be in the panel"
    )
    parser.add_argument("--out", metavar="TSV", type=Path, required=True, help="the list to write: snp chrom pos")
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.number_words import percent
    from gwasprivacy.base.safe_files import check_target, write_atomic
    from gwasprivacy.release.frequent_snps import frequent_snps
    from gwasprivacy.release.known_panels import KnownPeople

    least = args.least_frequency
    if not 0 < least <= 0.5:
        raise InvalidInput(
            words=f"--least-frequency {least} is no minor allele frequency.", hint="Give a number above 0, at most 0.5."
        )
    check_target(args.out, force=args.force)
    with watched() as work:
        known = KnownPeople(study=args.study, ledger=args.ledger)
        found = frequent_snps(args.panel, least, known, work=work)
        write_atomic(args.out, found.table, force=args.force)
    if args.json:
        print_json({"out": str(args.out), "n_snps": found.n_snps, "n_in_panel": found.n_in_panel})
    else:
        print(
            f"{args.out}: {found.n_snps:,} of {found.n_in_panel:,} SNPs have a minor allele frequency of at least {percent(least)}."
        )
    return 0
