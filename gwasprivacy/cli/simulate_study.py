"""``gwasprivacy simulate-study``: one simulated study as a PLINK fileset with its truth."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.safe_files import OWNER_ONLY, check_folder, check_target, write_all
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.panel_check import add_panel_check, check_panel, warn_of_panel
from gwasprivacy.cli.watched_work import watched

NAME = "simulate-study"
HELP = "Make one simulated study with the plan's design and disease model: PREFIX.bed, .bim, .fam and .truth.json; .strata.tsv where it has strata; of a trait .trait.tsv with everybody's value."
EXAMPLE = "gwasprivacy simulate-study melanoma.gwasplan --out pilot --seed 1"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("plan", metavar="PLAN", type=Path, help="the plan; its scenario says what is simulated")
    parser.add_argument("--out", metavar="PREFIX", type=Path, required=True, help="path and name of the files to write")
    parser.add_argument("--seed", metavar="N", type=int, required=True, help="the same seed gives the same study")
    add_panel_check(parser)
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.cli.kinds_of_study import STUDY_LINES
    from gwasprivacy.forecast.study_makers import STUDY_MAKERS
    from gwasprivacy.plan.saved_plan import load_plan
    from gwasprivacy.simulation.studies.study_files import COPIED_PEOPLE

    if args.seed < 0:
        raise InvalidInput(words=f"--seed {args.seed} is negative.", hint="Give a whole number from 0.")
    if not args.out.name:
        raise InvalidInput(
            words=f"--out {args.out} does not name files.", hint="Give a folder and a name, as in pilot/one."
        )
    plan = load_plan(args.plan)
    kind = STUDY_LINES.find(plan.design.study_kind)
    maker = STUDY_MAKERS.find(plan.design.study_kind)
    paths = maker.paths(args.out, with_strata=bool(plan.design.strata))
    for path in paths.values():
        check_target(path, force=args.force)
    check_folder(args.out.parent)
    check_panel(args, plan.scenario, args.plan.parent)
    scenario = maker.scenario(plan, args.plan.parent)
    mode = OWNER_ONLY if scenario.copies_people else 0o666
    with watched() as work:
        files = maker.files(plan, scenario, args.seed, work=work)
        work.check()
        write_all({path: files[ending] for ending, path in paths.items()}, force=args.force, mode=mode)
    warn_of_panel(args, plan.scenario)
    if scenario.copies_people:
        print(f"Warning: {COPIED_PEOPLE}", file=sys.stderr)
    if args.json:
        print_json(
            {
                "study": str(paths[".bed"]),
                "truth": str(paths[".truth.json"]),
                **kind.told(plan, paths),
                "files": [str(path) for path in paths.values()],
            }
        )
    else:
        print(kind.line(plan, paths))
    return 0
