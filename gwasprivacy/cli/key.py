"""``gwasprivacy key``: care for a signing key's file."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.cli.common import add_json, print_json
from gwasprivacy.cli.passphrase import VARIABLE, read_passphrase

NAME = "key"
HELP = (
    "Care for a private key's file.\n\n"
    "  key id KEY.pem --public PUB.pem    write the key's id into its file\n\n"
    "keygen does that by itself; a key of another program, or of an earlier version, has no id in its file, so that damage "
    f"to it could go unnoticed.  The key itself stays as it is.  Its passphrase is asked for, or taken from {VARIABLE}."
)
EXAMPLE = "gwasprivacy key id office.key.pem --public office.pub.pem"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="id")
    name = actions.add_parser(
        "id",
        help="write the key's id into its file",
        epilog=f"example:\n  {EXAMPLE}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    name.add_argument("key", metavar="KEY.pem", type=Path, help="the private key")
    name.add_argument(
        "--public", metavar="PUB.pem", type=Path, required=True, help="its public key, which it is compared with first"
    )
    add_json(name)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.release.signing import add_key_id, is_encrypted

    passphrase = read_passphrase(str(args.key)) if is_encrypted(args.key) else None
    key = add_key_id(args.key, passphrase, args.public)
    if args.json:
        print_json({"key": str(args.key), "key_id": key.key_id})
    else:
        print(f"{args.key} names its key now; before every release it is compared.")
        print(f"Fingerprint (key id): {key.key_id}")
    return 0
