"""``gwasprivacy verify``: signature, form, and internal consistency of a report."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.cli.common import add_json, print_json

NAME = "verify"
HELP = (
    "Check a signed report with the signer's public key: the signature, the form, and whether ε, γ and the rest follow "
    "from the plan inside.  Neither the study nor the ledger is needed.  Planning reports are checked likewise."
)
EXAMPLE = "gwasprivacy verify released/melanoma-1.release.json --key registry-2026.pub.pem"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "report", metavar="REPORT", type=Path, help="the report, NAME-k.release.json or NAME.planning.json"
    )
    parser.add_argument("--key", metavar="PUB.pem", type=Path, required=True, help="the signer's public key")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.release.verify import verify_report

    found = verify_report(args.report, args.key)
    if args.json:
        print_json(
            {
                "valid": found.valid,
                "reason": found.reason,
                "key_id": found.key_id,
                "files": list(found.files),
                "payload_sha256": found.payload_sha256,
                "kind": None if not found.valid else "plan" if found.planning is not None else "release",
                "predicate": found.statement,
            }
        )
        return 0 if found.valid else VerificationFailed.exit_code
    if not found.valid:
        raise VerificationFailed(f"{args.report} is NOT valid. {found.reason}")
    print(f"{args.report} is valid. {found.reason}")
    for line in found.files:
        print(f"  {line}")
    print(f"  key id   {found.key_id}")
    print(f"  payload  {found.payload_sha256}")
    if found.report is None:
        return 0
    ledger = found.report.predicate["ledger"]
    print(f"  ledger   {ledger['id']}, row {ledger['row']}: a later report of the same ledger has a higher row")
    return 0
