"""``gwasprivacy finish``: what a killed release left undone although its report was written."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from gwasprivacy.cli.common import add_json, print_json
from gwasprivacy.cli.reports.pdf_notes import INCOMPLETE, pdf_notes
from gwasprivacy.cli.watched_work import print_notes

NAME = "finish"
HELP = (
    "Finish releases that were killed after their report was written: the ledger notes the report, and the table, results.json, "
    "the checksums and the PDF are made from it.  Nothing is drawn or spent again, nothing is replaced, and a debit without a "
    "report stays as it is."
)
EXAMPLE = "gwasprivacy finish melanoma.gwasledger --out released --key registry-2026.pub.pem"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("ledger", metavar="LEDGER", type=Path, help="the ledger")
    parser.add_argument(
        "--out", metavar="DIR", type=Path, help="the folder with the reports (default: the ledger's folder)"
    )
    parser.add_argument(
        "--key",
        metavar="PUB.pem",
        type=Path,
        help="the public key of their signer; for the ledger's note and the PDF",
    )
    parser.add_argument("--no-pdf", action="store_true", help="do not render a missing PDF")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.release.release_service import clear_leftovers, finish_releases
    from gwasprivacy.statement.public_keys import load_public_key

    folder = args.ledger.parent if args.out is None else args.out
    key = None if args.key is None else load_public_key(args.key)
    done = finish_releases(args.ledger, folder, key)
    notes = list(clear_leftovers(args.ledger, folder))
    shown: list[dict[str, Any]] = []
    code = 0
    for each in done:
        written = list(each.written)
        if key is None and not args.no_pdf and not each.pdf_path.exists():
            notes.append(f"{each.pdf_path.name} is missing; with --key it is rendered.")
        elif not args.no_pdf and not each.pdf_path.exists():
            problems = pdf_notes(each.report, each.pdf_path)
            notes += problems
            code = INCOMPLETE if problems else code
            written += [] if problems else [each.pdf_path]
        shown.append({"report": str(each.report_path), "noted": each.was_noted, "written": [str(p) for p in written]})
    print_notes(notes)
    if args.json:
        print_json({"releases": shown, "warnings": notes})
        return code
    for entry in shown:
        if entry["noted"]:
            print(f"{entry['report']} is noted in the ledger now.")
        for path in entry["written"]:
            print(f"{path} was missing and is written.")
    if not any(entry["noted"] or entry["written"] for entry in shown):
        print(f"Nothing was left undone in {folder}: {len(shown)} reports of this ledger are there.")
    return code
