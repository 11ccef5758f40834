"""What the commands share that simulate one study of a plan: their options, and the plan that they read."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.safe_files import check_target
from gwasprivacy.cli.common import add_force, add_json
from gwasprivacy.cli.panel_check import add_panel_check, check_panel
from gwasprivacy.cli.plans.whole_numbers import whole

if TYPE_CHECKING:
    from gwasprivacy.plan.plan_rules import CheckedPlan


def add_simulation(parser: argparse.ArgumentParser, *, out: str) -> None:
    """The options after a command's own; ``out``: what --out writes."""
    parser.add_argument("--seed", metavar="N", type=whole(0), help="of study and draws (default: the plan's)")
    parser.add_argument("--out", metavar="CSV", type=Path, help=out)
    add_panel_check(parser)
    add_force(parser)
    add_json(parser)


def plan_to_simulate(args: argparse.Namespace) -> CheckedPlan:
    """The plan in ``args.file``, once it is settled that --out can be written and that its panel is of other people."""
    from gwasprivacy.plan.plan_rules import check_plan
    from gwasprivacy.plan.saved_plan import load_plan

    if args.out is not None:
        check_target(args.out, force=args.force)
    plan = check_plan(load_plan(args.file))
    check_panel(args, plan.scenario, args.file.parent)
    return plan
