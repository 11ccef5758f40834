"""``gwasprivacy approve``: a request in plain words, and a second person's signature."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.passphrase import VARIABLE, open_key

NAME = "approve"
HELP = (
    "Show a request in plain words: what would be published, what that means for a participant, what it costs.  With --key and "
    "--out it is then approved: you sign this one request, for a limited time.  Everything in it is checked first; what only "
    f"its ledger knows is checked when the release is made.  The key's passphrase is asked for, or taken from {VARIABLE}."
)
EXAMPLE = "gwasprivacy approve melanoma.request.json --key board.key.pem --out melanoma.approval.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("request", metavar="REQUEST", type=Path, help="the request")
    parser.add_argument(
        "--key", metavar="PEM", type=Path, help="your private key (without it the request is only shown)"
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="the approval")
    parser.add_argument(
        "--days", metavar="N", type=int, default=30, help="how long it holds (default: %(default)s days)"
    )
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.safe_files import check_target, write_atomic
    from gwasprivacy.release.approval.approval import approve
    from gwasprivacy.release.approval.approval_words import request_words
    from gwasprivacy.release.approval.request import read_request
    from gwasprivacy.release.keys.trust_list import trusted_keys

    if (args.key is None) is not (args.out is None):
        raise InvalidInput(words="--key and --out go together.", hint="Without both, the request is only shown.")
    if not 1 <= args.days <= 366:
        raise InvalidInput(words=f"--days {args.days}: an approval holds from 1 to 366 days.", hint="30 is usual.")
    if args.out is not None:
        check_target(args.out, force=args.force)
    request = read_request(args.request)
    words = request_words(request, trusted_keys())
    shown = (
        ("Requested by", words.who),
        ("The report would contain this, and nothing else", words.published),
        ("What this means", words.meaning),
        ("Cost", words.cost),
        ("Rules", words.rules),
    )
    # Before the passphrase is asked for, so that it is read; beside JSON it is for whoever looks on.
    _print(shown, sys.stderr if args.json else sys.stdout)
    key_id = None
    if args.key is not None:
        key = open_key(args.key)
        write_atomic(args.out, approve(request, key, args.days), force=args.force)
        key_id = key.key_id
    if args.json:
        print_json(
            {
                "request_sha256": request.sha256,
                "requester": request.requester.key_id,
                "approval": None if args.out is None else str(args.out),
                "key_id": key_id,
                "words": dict(shown),
                "predicate": request.report,
            }
        )
    elif key_id is not None:
        print(f"\n{args.out} approves this one release for {args.days} days, with the key {key_id}.")
    return 0


def _print(shown: Sequence[tuple[str, Sequence[str]]], stream: object) -> None:
    for title, lines in shown:
        print(f"{title}:", file=stream)  # type: ignore[call-overload]
        for line in lines:
            print(f"  • {line}", file=stream)  # type: ignore[call-overload]
