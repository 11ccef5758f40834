"""``gwasprivacy plan rehearse``: several draws of the release of one simulated study, and what to expect from one."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.cli.common import print_json
from gwasprivacy.cli.panel_check import warn_of_panel
from gwasprivacy.cli.plans.simulated_plan import add_simulation, plan_to_simulate
from gwasprivacy.cli.plans.whole_numbers import whole
from gwasprivacy.cli.watched_work import watched

HELP = "draw the release of one simulated study several times, and say what to expect from one draw"
DESCRIPTION = (
    "Rehearse a plan's release: simulate one study of its size, draw its release several times, and say which causal SNPs each draw\n"
    "publishes.  Simulated data only: no study and no ledger are opened, and nothing is spent."
)
EXAMPLE = "gwasprivacy plan rehearse melanoma.gwasplan --draws 20 --seed 7"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the plan")
    parser.add_argument("--draws", metavar="K", type=whole(1, 1000), default=20, help="how many draws (default: 20)")
    add_simulation(parser, out="write a row for each draw")


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.safe_files import write_atomic
    from gwasprivacy.base.table_cells import csv_text
    from gwasprivacy.forecast.rehearsal import rehearsal_json, rehearsal_table, rehearsal_words, rehearse

    plan = plan_to_simulate(args)
    with watched() as work:
        found = rehearse(plan, seed=args.seed, n_draws=args.draws, base=args.file.parent, work=work)
    if args.out is not None:
        write_atomic(args.out, csv_text(*rehearsal_table(found)).encode(), force=args.force)
    warn_of_panel(args, plan.scenario)
    if args.json:
        print_json({"plan": str(args.file), **rehearsal_json(found)})
        return 0
    for snp in range(found.n_causal):
        print(f"causal SNP {snp + 1}  " + "".join("●" if hit else "○" for hit in found.hits[:, snp]))
    print("other SNPs    " + "".join("×" if others else "·" for others in found.others))
    print(rehearsal_words(found))
    return 0
