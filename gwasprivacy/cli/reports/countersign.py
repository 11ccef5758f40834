"""``gwasprivacy countersign``: one more signature over a report."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.base.quantities import Phrase
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.passphrase import VARIABLE, open_key

NAME = "countersign"
HELP = (
    "Add a signature by another key to a report: the same payload, signed by two.  The signature that it has and everything in it "
    f"are checked first; the files made from it stay as they are.  The key's passphrase is asked for, or taken from {VARIABLE}."
)
EXAMPLE = (
    "gwasprivacy countersign released/melanoma-1.release.json --signed-by registry-2026.pub.pem --key officer.key.pem "
    "--out countersigned.release.json"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("report", metavar="REPORT", type=Path, help="a signed report")
    parser.add_argument("--signed-by", metavar="PUB.pem", type=Path, required=True, help="the public key of its signer")
    parser.add_argument("--key", metavar="PEM", type=Path, required=True, help="the private key that signs too")
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="the report with both signatures")
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.safe_files import check_target
    from gwasprivacy.base.strict_json import read_bytes
    from gwasprivacy.release.finishing import countersign_file
    from gwasprivacy.statement.public_keys import load_public_key

    check_target(args.out, force=args.force)
    signer = load_public_key(args.signed_by)
    read_bytes(args.report, Phrase("a report"))  # before anybody types a passphrase
    key = open_key(args.key)
    countersign_file(args.report, signer, key, args.out, force=args.force)
    if args.json:
        print_json({"report": str(args.out), "key_ids": sorted((signer.key_id, key.key_id))})
        return 0
    print(f"{args.out} is signed by both keys.  Check it with: gwasprivacy verify --strict, and --key for each.")
    print(f"Fingerprint (key id) that signed now: {key.key_id}")
    return 0
