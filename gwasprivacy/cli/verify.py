"""``gwasprivacy verify``: signature, form, and internal consistency of reports."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.base.printable_text import shown
from gwasprivacy.cli.common import add_json, print_json

if TYPE_CHECKING:
    from gwasprivacy.release.keys.trust_list import TrustList
    from gwasprivacy.release.verify import Verification

NAME = "verify"
HELP = (
    "Check signed reports with the signer's public key, or with the keys that are trusted (gwasprivacy key trust add): the signature, the form, whether ε, γ and the rest follow from the "
    "plan inside, and the files beside each report.  Neither the study nor the ledger is needed.  Planning reports are "
    "checked likewise.  Signatures by other keys are not checked; with --strict a report that has any is refused."
)
EXAMPLE = "gwasprivacy verify released/melanoma-1.release.json --key registry-2026.pub.pem"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "reports",
        metavar="REPORT",
        type=Path,
        nargs="+",
        help="a report, NAME-k.release.json or NAME.planning.json; or several",
    )
    parser.add_argument(
        "--key",
        metavar="PUB.pem",
        type=Path,
        action="append",
        default=[],
        help="the signer's public key; once for each signer (default: the trusted keys)",
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help="refuse a report with signatures that none of the keys made, or without one of each key",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.release.verify import verify_report

    trusted = _trusted(needed=not args.key)
    found = [(path, verify_report(path, *args.key, strict=args.strict, trusted=trusted)) for path in args.reports]
    all_valid = all(each.valid for _, each in found)
    if args.json:
        objects = [_as_json(each) for _, each in found]
        several = {
            "valid": all_valid,
            "reports": [{"report": str(p), **each} for (p, _), each in zip(found, objects, strict=True)],
        }
        print_json(several if len(objects) > 1 else objects[0])
        return 0 if all_valid else VerificationFailed.exit_code
    for path, each in found:
        if each.valid:
            _show(path, each)
    bad = [f"{shown(str(path))} is NOT valid. {_why_not(each)}" for path, each in found if not each.valid]
    if bad:
        raise VerificationFailed(" ".join(bad))
    return 0


def _why_not(found: Verification) -> str:
    from gwasprivacy.cli.error_words import error_line

    return found.reason if found.error is None else error_line(found.error)


def _trusted(*, needed: bool) -> TrustList:
    """The keys that are trusted; where they only give names, a list that cannot be used is a note.  Raises InvalidInput."""
    from gwasprivacy.cli.error_words import error_line
    from gwasprivacy.release.keys.trust_list import NOBODY, trusted_keys

    try:
        return trusted_keys()
    except InvalidInput as error:
        if needed:
            raise
        print(f"note: {error_line(error)}", file=sys.stderr)
        return NOBODY


def _as_json(found: Verification) -> dict[str, Any]:
    return {
        "valid": found.valid,
        "reason": found.reason,
        "key_id": found.key_id,
        "key_ids": list(found.key_ids),
        "signers": [
            {"key_id": each.key_id, "name": each.name, "institution": each.institution, "of_site": each.of_site}
            for each in found.signers
        ],
        "unchecked_signatures": found.n_unchecked_signatures,
        "files": list(found.files),
        "unchecked_files": [str(each.path) for each in found.beside if each.is_there and not each.is_checked],
        "payload_sha256": found.payload_sha256,
        "kind": None if not found.valid else "plan" if found.planning is not None else "release",
        "predicate": found.statement,
    }


def _show(path: Path, found: Verification) -> None:
    print(f"{shown(str(path))} is valid. {found.reason}")
    for line in found.files:
        print(f"  {line}")
    names = {each.key_id: each.words() for each in found.signers}
    for key_id in found.key_ids:
        if key_id in names:
            print(shown(f"  signed by {names[key_id]}"))
        print(f"  key id   {key_id}")
    print(f"  payload  {found.payload_sha256}")
    if found.report is None:
        return
    ledger = found.report.predicate["ledger"]
    print(f"  ledger   {ledger['id']}, row {ledger['row']}: a later report of the same ledger has a higher row")
