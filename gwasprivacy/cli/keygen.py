"""``gwasprivacy keygen``: a key pair for signing reports."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.printable_text import shown
from gwasprivacy.cli.common import add_force, add_json, add_signer, print_json
from gwasprivacy.cli.passphrase import VARIABLE, read_passphrase

NAME = "keygen"
HELP = (
    "Make an Ed25519 key pair: PREFIX.key.pem signs reports and stays with you, encrypted with a passphrase; "
    f"PREFIX.pub.pem goes to whoever verifies them.  The passphrase is asked for, or taken from {VARIABLE}."
)
EXAMPLE = "gwasprivacy keygen --out registry-2026"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", metavar="PREFIX", type=Path, required=True, help="path and name of the two files")
    add_signer(parser)
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.safe_files import check_target
    from gwasprivacy.release.keys.key_files import key_paths
    from gwasprivacy.release.keys.passphrase_rule import check_passphrase, no_way_back
    from gwasprivacy.release.keys.signer import signer_of, write_signer
    from gwasprivacy.release.signing import generate_key, write_key_pair

    if not args.out.name:
        raise InvalidInput(
            words=f"--out {args.out} does not name two files.", hint="Give a folder and a name, as in keys/me."
        )
    signer = signer_of(args.name, args.institution)
    for path in key_paths(args.out):
        check_target(path, force=args.force)
    passphrase = read_passphrase("the new key", twice=True)
    check_passphrase(passphrase)
    key = generate_key()
    private, public = write_key_pair(key, args.out, passphrase, force=args.force)
    write_signer(private, signer, key.key_id)
    if args.json:
        named = None if signer is None else signer.to_json()
        print_json({"key": str(private), "public_key": str(public), "key_id": key.key_id, "signer": named})
    else:
        print(f"{private}  signs reports; keep it and its passphrase.")
        print(f"{public}  verifies them; give it to whoever reads your reports.")
        print(f"Fingerprint (key id): {key.key_id}")
        if signer is None:
            print("Reports will not say who signs them: name the signer with: gwasprivacy key signer")
        else:
            print(shown(f"Reports will say that they are signed by {signer.words()}."))
        print(no_way_back())
    return 0
