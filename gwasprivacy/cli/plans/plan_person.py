"""``gwasprivacy plan person``: an attacker's belief about one simulated person, exact results beside the plan's release."""

from __future__ import annotations

import argparse
from pathlib import Path

from gwasprivacy.cli.common import print_json
from gwasprivacy.cli.panel_check import warn_of_panel
from gwasprivacy.cli.plans.simulated_plan import add_simulation, plan_to_simulate
from gwasprivacy.cli.plans.whole_numbers import whole
from gwasprivacy.cli.watched_work import watched

HELP = "an attacker's belief about one simulated person, before and after: exact results beside the plan's release"
DESCRIPTION = (
    "Am I in it?  Simulate a study under the plan, choose one of its simulated people, and say what an attacker believes about them\n"
    "after exact results, and after the plan's release.  No participant of a real study is ever used.\n\n"
    "--out writes all simulated people, in a study with them and in one without."
)
EXAMPLE = "gwasprivacy plan person melanoma.gwasplan --number 3 --prior 0.25"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the plan")
    parser.add_argument(
        "--number", metavar="K", type=whole(1), default=1, help="which simulated person (default: 1, the most exposed)"
    )
    parser.add_argument("--absent", action="store_true", help="choose somebody who did not take part")
    parser.add_argument(
        "--prior", metavar="P", type=float, help="of the attacker (default: the middle of the plan's range)"
    )
    add_simulation(parser, out="write a row for each simulated person and world")


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.errors import InvalidInput
    from gwasprivacy.base.safe_files import write_atomic
    from gwasprivacy.base.table_cells import csv_text
    from gwasprivacy.cli.kinds_of_study import STUDY_LINES
    from gwasprivacy.forecast.one_person import (
        ask_after,
        belief_about,
        belief_words,
        beliefs_about_all,
        beliefs_table,
        median_exact,
        person_question,
        study_words,
        usual_prior,
        words_of_all,
    )

    if args.prior is not None and not 0 < args.prior < 1:
        raise InvalidInput(words=f"--prior {args.prior:g} is not a probability between 0 and 1.", hint="Try 0.25.")
    plan = plan_to_simulate(args)
    question = person_question(plan, args.file.parent, seed=args.seed)
    with watched() as work:
        asked = ask_after(question, work=work)
    prior = usual_prior(plan.adversary) if args.prior is None else args.prior
    found = belief_about(asked, plan, person=args.number, took_part=not args.absent, prior=prior)
    everybody = beliefs_about_all(asked, plan, took_part=not args.absent, prior=prior)
    if args.out is not None:
        write_atomic(args.out, csv_text(*beliefs_table(asked, plan, prior)).encode(), force=args.force)
    warn_of_panel(args, plan.scenario)
    if args.json:
        sizes = {**STUDY_LINES.find(asked.study_kind).asked(asked), "seed": asked.seed}
        median = {"n_people": len(everybody), "median_posterior_exact_results": median_exact(everybody)}
        print_json({"plan": str(args.file), **found.to_json(), **median, **sizes})
        return 0
    print(words_of_all(everybody))
    print(belief_words(found))
    print(study_words(asked, plan))
    return 0
