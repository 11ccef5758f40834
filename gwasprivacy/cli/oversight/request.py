"""``gwasprivacy request``: ask for the approval of a release by a second person."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.passphrase import VARIABLE, hidden_passphrase, open_key
from gwasprivacy.cli.release import add_what_is_released, plan_from_args, prepared_from_args
from gwasprivacy.cli.study_options import executor_from_args
from gwasprivacy.cli.watched_work import print_notes, watched

NAME = "request"
HELP = (
    "Ask for the approval of a release: the plan, what would be published and what would be spent, signed with the key that "
    "will sign the report.  The study is named by a mark that nobody else can test; nothing private is in the file, and nothing "
    f"is spent.  The key's passphrase is asked for, or taken from {VARIABLE}."
)
EXAMPLE = (
    "gwasprivacy request melanoma.gwasplan --study melanoma --ledger melanoma.gwasledger --key registry-2026.key.pem "
    "--out melanoma.request.json"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_what_is_released(parser)
    parser.add_argument(
        "--key", metavar="PEM", type=Path, required=True, help="the private key that will sign the report"
    )
    parser.add_argument("--out", metavar="FILE", type=Path, required=True, help="the request")
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.safe_files import check_target, write_atomic
    from gwasprivacy.release.approval.request import read_request
    from gwasprivacy.release.release_service import ask_for_approval, forecast_and_preview

    check_target(args.out, force=args.force)
    plan = plan_from_args(args)
    key = open_key(args.key)
    with hidden_passphrase(), watched(executor_from_args(args)) as work:
        prepared = prepared_from_args(args, plan, work)
        ready = forecast_and_preview(prepared, args.ledger, args.plan.parent, work)
        work.check()
        asked = ask_for_approval(ready.prepared, args.ledger, key)
    write_atomic(args.out, asked, force=args.force)
    made = read_request(args.out)
    print_notes(prepared.notes)
    if args.json:
        print_json(
            {
                "request": str(args.out),
                "sha256": made.sha256,
                "key_id": key.key_id,
                "ledger": made.ledger_id,
                "release": made.report["release"],
                "spent_epsilon": made.report["budget"]["spent"],
                "remaining_epsilon": made.report["budget"]["remaining"],
            }
        )
        return 0
    print(f"{args.out} asks for the approval of {made.report['release']['name']}; nothing was spent.")
    print("Give it to whoever approves: gwasprivacy approve shows it in plain words and signs.")
    return 0
