"""``gwasprivacy render``: a report's files again, from the report."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.common import add_force, add_json, print_json

NAME = "render"
HELP = (
    "Make the files of a signed report again from the report itself, after its signature was checked: the PDF, and where they are "
    "missing the table, results.json and the checksums.  Nothing is drawn again.  A PDF that is there is kept unless --force "
    "replaces it."
)
EXAMPLE = "gwasprivacy render released/melanoma-1.release.json --key registry-2026.pub.pem --out fresh"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("report", metavar="REPORT", type=Path, help="a report, NAME-k.release.json")
    parser.add_argument("--key", metavar="PUB.pem", type=Path, required=True, help="the signer's public key")
    parser.add_argument("--out", metavar="DIR", type=Path, help="where to write (default: the report's folder)")
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.strict_json import read_bytes
    from gwasprivacy.cli.release import draw_pdf
    from gwasprivacy.release.finishing import write_missing
    from gwasprivacy.release.output_files import pdf_name
    from gwasprivacy.release.publication import make_folder
    from gwasprivacy.release.signing import load_public_key
    from gwasprivacy.release.verify import check_report

    folder = args.report.parent if args.out is None else args.out
    report = check_report(read_bytes(args.report, "a report"), load_public_key(args.key))
    make_folder(folder)
    written = list(write_missing(report, folder))
    pdf = folder / pdf_name(report.name)
    if not pdf.exists() or args.force:
        problems = draw_pdf(report, pdf, force=args.force)
        if problems:
            raise InvalidInput(problems[0])
        written.append(pdf)
    if args.json:
        print_json({"written": [str(path) for path in written], "key_id": report.key_ids[0]})
        return 0
    for path in written:
        print(f"{path} is made from the report.")
    if not written:
        print(f"Every file of {args.report} is there; --force makes the PDF again.")
    return 0
