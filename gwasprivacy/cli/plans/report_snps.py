"""``plan new --from-report``: the SNPs of a verified report are another study's public list."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput

ENDING = ".release.json"


def add_report_arguments(study: argparse._ArgumentGroup) -> None:
    study.add_argument(
        "--from-report",
        metavar="REPORT",
        type=Path,
        help="take the SNPs that a signed report about other people published, pinned by SHA-256: as candidates of a selection, or as "
        "the SNPs that counts and values are about",
    )
    study.add_argument("--report-key", metavar="PUB.pem", type=Path, help="the public key of that report's signer")


def take_report_snps(args: argparse.Namespace) -> tuple[str, ...] | None:
    """The SNPs of ``--from-report`` once it is verified, None without; its file becomes the list of candidates.

    Raises InvalidInput, VerificationFailed.
    """
    args.signed_by = None
    if args.from_report is None:
        if args.candidates is not None and args.candidates.name.endswith(ENDING):
            raise InvalidInput(
                words="--candidates: a report is a list only once it is verified.",
                hint="Use --from-report REPORT --report-key PUB.pem.",
            )
        return None
    from gwasprivacy.release.second_cohort import reported_snps
    from gwasprivacy.statement.public_keys import load_public_key

    if args.report_key is None:
        raise InvalidInput(words="--from-report: the signer's public key is missing.", hint="Add --report-key PUB.pem.")
    for name in ("candidates", "candidates_origin"):
        if getattr(args, name) is not None:
            raise InvalidInput(
                words=f"--from-report and --{name.replace('_', '-')} exclude each other.", hint="Leave one out."
            )
    if not args.from_report.name.endswith(ENDING):
        raise InvalidInput(words=f"--from-report: a report's name ends in {ENDING}.", hint="Give the report itself.")
    found = reported_snps(args.from_report, load_public_key(args.report_key))
    args.candidates, args.candidates_origin, args.signed_by = args.from_report, found.origin, found.key
    return found.names if args.snp_list is None else _some(found.names, args.snp_list)


def _some(names: tuple[str, ...], listed: Path) -> tuple[str, ...]:
    """The SNPs of a report that ``--snp-list`` names: those that the second study's array has.  Raises InvalidInput."""
    from gwasprivacy.study.public_lists.candidates import read_ids

    chosen = read_ids(listed)
    if unknown := [name for name in chosen if name not in names]:
        raise InvalidInput(
            words=f"--snp-list: the report has no SNP {unknown[0]}.",
            hint="With --from-report it names some of the report's SNPs.",
        )
    return tuple(name for name in names if name in chosen)
