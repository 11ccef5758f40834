"""``gwasprivacy crate``: a verified release packed as a Five Safes RO-Crate."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.reports.pdf_notes import INCOMPLETE
from gwasprivacy.cli.watched_work import print_notes

NAME = "crate"
HELP = (
    "Pack a verified release as a Five Safes RO-Crate: one ZIP archive with the signed report, the files made from it, and the plan, "
    "described for trusted research environments.  The ledger, keys and the study are not part of it."
)
EXAMPLE = (
    "gwasprivacy crate released/melanoma-1.release.json --key registry-2026.pub.pem --person 'Ada Example' "
    "--institution 'Example University' --project 'Melanoma 2026'"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("report", metavar="REPORT", type=Path, help="a signed report, NAME-k.release.json")
    parser.add_argument("--key", metavar="PUB.pem", type=Path, required=True, help="the signer's public key")
    parser.add_argument(
        "--person",
        metavar="NAME",
        help="who is responsible for the release (default: the signer, where the report names one)",
    )
    parser.add_argument(
        "--institution",
        metavar="NAME",
        help="that person's institution (default: the signer's, where the report names it)",
    )
    parser.add_argument("--project", metavar="NAME", required=True, help="the project that the release belongs to")
    parser.add_argument("--orcid", metavar="URL", default="", help="the person's ORCID iD, https://orcid.org/…")
    parser.add_argument("--licence", metavar="URL", default="", help="the licence under which the release is published")
    parser.add_argument(
        "--out", metavar="FILE", type=Path, help="the archive (default: NAME-k.crate.zip beside the report)"
    )
    parser.add_argument("--no-pdf", action="store_true", help="leave the report's PDF out")
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.cli.error_words import error_line
    from gwasprivacy.release.crate import CrateFacts
    from gwasprivacy.release.unverified import read_report
    from gwasprivacy.rendering.crate_files import pack_release
    from gwasprivacy.statement.public_keys import load_public_key
    from gwasprivacy.statement.signer import signer_in

    signer = signer_in(read_report(args.report).predicate) if args.person is None or args.institution is None else None
    person = args.person or (None if signer is None else signer.name)
    institution = args.institution or (None if signer is None else signer.institution)
    for option, value in (("--person", person), ("--institution", institution)):
        if value is None:
            raise InvalidInput(
                words=f"{option} is missing, and the report does not name it.", hint=f"Add {option} NAME."
            )
    facts = CrateFacts(
        person=person or "",
        institution=institution or "",
        project=args.project,
        orcid=args.orcid,
        licence=args.licence,
    )
    packed = pack_release(
        args.report, load_public_key(args.key), facts, args.out, with_pdf=not args.no_pdf, force=args.force
    )
    notes = []
    if packed.pdf_error is not None:
        notes.append(f"The PDF is not in the archive: {error_line(packed.pdf_error)}")
    print_notes(notes)
    if args.json:
        print_json({"crate": str(packed.path), "warnings": notes})
    else:
        print(f"{packed.path} holds the release.  It states that the disclosure check is still to be made.")
    return INCOMPLETE if notes else 0
