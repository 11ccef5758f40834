"""``gwasprivacy triage``: files of results before they leave, what to look at first."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.watched_work import watched

NAME = "triage"
HELP = (
    "Look at a folder of exact results, or at one file, before they leave: GWAS-SSF, REGENIE, SAIGE, PLINK 1 and 2, METAL and scores, plain, gzip, bgzip or "
    "zstd.  Each file is ok, to be looked at, or to be stopped, with its attack advantage and reasons: people’s ids, genotypes, small "
    "counts, fewer people than said, and differences to other files that are about few people.  An assessment, not a guarantee."
)
EXAMPLE = "gwasprivacy triage outgoing --participants 48211 --earlier released --out outgoing"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="FOLDER", type=Path, help="the files that are to leave, or one")
    parser.add_argument(
        "--participants", metavar="N", type=int, required=True, help="of how many people they are said to be"
    )
    parser.add_argument("--earlier", metavar="FOLDER", type=Path, help="what left before")
    parser.add_argument(
        "--policy", metavar="FILE", type=Path, help="a signed policy whose limits hold, beside the site's own"
    )
    parser.add_argument("--policy-key", metavar="PEM", type=Path, help="the public key that signed it")
    parser.add_argument("--out", metavar="FOLDER", type=Path, help="write ACRO's results.json and a slip (PDF) there")
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.safe_files import check_folder, check_target
    from gwasprivacy.release.result_files.reasons import say_verdict
    from gwasprivacy.release.result_files.triage import Asked, triage
    from gwasprivacy.rendering.results_slip import NAMES, write_slip

    own = () if args.out is None else tuple(args.out / name for name in NAMES)
    if args.out is not None:
        check_folder(args.out)
        for path in own:
            check_target(path, force=args.force)
    asked = Asked(
        folder=args.folder,
        participants=args.participants,
        earlier=args.earlier,
        policy=args.policy,
        policy_key=args.policy_key,
        leave_out=own,
    )
    with watched() as work:
        queue = triage(asked, work)
    if args.out is not None:
        write_slip(queue, args.out, force=args.force)
    if args.json:
        print_json(
            [
                {
                    "file": each.file,
                    "verdict": each.verdict.value,
                    "advantage": each.advantage,
                    "reasons": [{"seen": reason.seen.value, "words": reason.words()} for reason in each.reasons],
                }
                for each in queue.files
            ]
        )
        return 0
    for each in queue.files:
        print(f"{say_verdict(each.verdict):5} {each.file}")
        for reason in each.reasons:
            print(f"      {reason.words()}")
    print(queue.summary())
    return 0
