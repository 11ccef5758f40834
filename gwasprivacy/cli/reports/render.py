"""``gwasprivacy render``: a report's files again, from the report."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.cli.common import add_force, add_json, offered_language, print_json
from gwasprivacy.cli.watched_work import watched

NAME = "render"
HELP = (
    "Make the files of a signed report again from the report itself, after its signature was checked: the PDF, and where they are "
    "missing the table, results.json and the checksums, or, of a planning report, its plan.  Nothing is drawn again.  A PDF that "
    "is there is kept unless --force replaces it."
)
EXAMPLE = "gwasprivacy render released/melanoma-1.release.json --key registry-2026.pub.pem --out fresh"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "report",
        metavar="REPORT",
        type=Path,
        help="a report, NAME-k.release.json, NAME.planning.json or NAME.risk.json",
    )
    parser.add_argument("--key", metavar="PUB.pem", type=Path, required=True, help="the signer's public key")
    parser.add_argument("--out", metavar="DIR", type=Path, help="where to write (default: the report's folder)")
    parser.add_argument(
        "--language",
        metavar="LANGUAGE",
        type=offered_language,
        help="in which language the PDF is made, en or de (default: the plan's); what is signed is English",
    )
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.rendering.report_files import make_files_again
    from gwasprivacy.statement.public_keys import load_public_key

    with watched() as work:
        made = make_files_again(
            args.report,
            load_public_key(args.key),
            args.out,
            force=args.force,
            language=args.language,
            work=work,
        )
    if args.json:
        print_json({"written": [str(path) for path in made.written], "key_id": made.report.key_ids[0]})
        return 0
    for path in made.written:
        print(f"{path} is made from the report.")
    if not made.written:
        print(f"Every file of {args.report} is there; --force makes the PDF again.")
    return 0
