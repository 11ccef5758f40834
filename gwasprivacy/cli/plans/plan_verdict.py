"""``gwasprivacy plan verdict``: can this plan's release be published, and if not, what could be done?"""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.safe_files import check_target
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.panel_check import add_panel_check, check_panel, warn_of_panel
from gwasprivacy.cli.plans.whole_numbers import whole
from gwasprivacy.cli.watched_work import watched

HELP = "say yes, not yet or no, and the best ways out"
DESCRIPTION = (
    "Answer whether a plan reaches its power with its participants: yes where the whole 95 % interval of the forecast does, no where\n"
    "none of it does.  Then at most three ways out, the best first, each with its own forecast; --take writes the plan with one of them."
)
EXAMPLE = "gwasprivacy plan verdict melanoma.gwasplan --take 1 --out larger.gwasplan"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the plan")
    parser.add_argument(
        "--target", metavar="P", type=float, help="the power (default: the plan's, 0.9 unless it says so)"
    )
    parser.add_argument(
        "--any", action="store_true", help="power to publish at least one causal SNP (default: all of them)"
    )
    parser.add_argument(
        "--quick",
        action="store_true",
        help="a quick estimate: by a formula, or where there is none from at most 40 simulated studies",
    )
    parser.add_argument("--take", metavar="N", type=whole(1, 3), help="write the plan with the N-th way out to --out")
    parser.add_argument("--out", metavar="PLAN", type=Path, help="with --take: the plan to write")
    parser.add_argument("--seed", metavar="N", type=whole(0), help="the same seed gives the same answer on any machine")
    parser.add_argument("--jobs", metavar="J", type=whole(0), help="processes (0: one per processor)")
    add_panel_check(parser)
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from dataclasses import replace

    from gwasprivacy.assumptions.scenario import Scenario
    from gwasprivacy.assumptions.success import Metric
    from gwasprivacy.forecast.largest_and_executor import asked_executor
    from gwasprivacy.forecast.verdict import judged
    from gwasprivacy.forecast.verdict_words import basis_words, verdict_words, way_words
    from gwasprivacy.plan.saved_plan import load_plan, moved, save_plan

    if args.target is not None and not 0 < args.target < 1:
        raise InvalidInput(words=f"--target {args.target:g} is not a probability between 0 and 1.", hint="Try 0.9.")
    if (args.take is None) != (args.out is None):
        raise InvalidInput(words="--take and --out go together.", hint="Give both, or neither.")
    if args.out is not None:
        check_target(args.out, force=args.force)
    plan = load_plan(args.file)
    check_panel(args, plan.scenario, args.file.parent)
    asked = plan
    if args.seed is not None:
        asked = replace(plan, scenario=replace(plan.scenario or Scenario(), seed=args.seed))
    with watched() as work:
        found = judged(
            asked,
            wanted=Metric.ANY if args.any else None,
            target=args.target,
            base=args.file.parent,
            simulated=not args.quick,
            make_executor=lambda effort: asked_executor(effort, args.jobs),
            work=work,
        )
    if args.take is not None:
        if args.take > len(found.ways) or found.ways[args.take - 1].plan == asked:
            raise InvalidInput(words=f"--take {args.take}: this changes nothing of the plan.", hint="Leave it out.")
        taken = found.ways[args.take - 1].plan
        changed = replace(plan, adversary=taken.adversary, design=taken.design, release=taken.release)
        folders = (path.absolute().parent for path in (args.file, args.out))
        save_plan(moved(changed, *folders), args.out, force=args.force)
    warn_of_panel(args, plan.scenario)
    sentence, ways = verdict_words(found), [way_words(way, plan) for way in found.ways]
    if args.json:
        answer = found.to_json()
        answer["ways"] = [{**way, "sentence": words} for way, words in zip(answer["ways"], ways, strict=True)]
        kept = {} if args.out is None else {"out": str(args.out)}
        print_json({"plan": str(args.file), "sentence": sentence, **answer, **kept})
        return 0
    print(" ".join(filter(None, (sentence, basis_words(found)))))
    for number, words in enumerate(ways, start=1):
        print(f"  {number}  {words}")
    return 0
