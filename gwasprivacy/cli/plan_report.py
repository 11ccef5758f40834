"""``gwasprivacy plan report``: what a plan's releases can do, before there are data, as a PDF and a (signed) statement."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.cli.cluster_options import add_cluster_arguments, cluster_from_args
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.panel_check import add_panel_check, check_panel, warn_of_panel
from gwasprivacy.cli.passphrase import VARIABLE, hidden_passphrase, open_key
from gwasprivacy.cli.reports.pdf_notes import INCOMPLETE, pdf_notes
from gwasprivacy.cli.score_options import score_of_code
from gwasprivacy.cli.watched_work import print_notes, watched

if TYPE_CHECKING:
    from gwasprivacy.plan.plan import Plan
    from gwasprivacy.plan.planned_releases import PlannedRelease
    from gwasprivacy.release.planning_report.planning import PlanningFiles
    from gwasprivacy.statement.planning.planning_statement import PlanningReport

HELP = "a report for the ethics board or the funder, before there are data"
DESCRIPTION = (
    "Write a planning report: the attacker, the guarantee in words, what will be published, the power, the sample size needed,\n"
    "and what was assumed.  A budget can be split over several releases, also of different kinds; what they\n"
    "can do follows from the plan and from simulation, and no data are read.  The report's own plan file keeps the releases;\n"
    "--keep writes them into FILE too; a plan that keeps some is reported on as it is, unless other ones are named.\n"
    f"The report is signed if a key is given, whose passphrase is asked for, or taken from {VARIABLE}."
)
EXAMPLE = "gwasprivacy plan report melanoma.gwasplan --out planning --releases 2 --key registry-2026.key.pem --jobs 2"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the plan")
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="the folder for the report")
    parser.add_argument("--key", metavar="PEM", type=Path, help="the private key that signs (default: not signed)")
    split = parser.add_mutually_exclusive_group()
    split.add_argument("--releases", metavar="K", type=int, help="split the budget into K equal releases")
    split.add_argument(
        "--split", metavar="E", nargs="+", help="ε of each planned release, or shares of the budget, e.g. 60%% 40%%"
    )
    split.add_argument(
        "--planned",
        metavar=("KIND ε|SHARE", "NAME=VALUE"),
        nargs="+",
        action="append",
        help="one planned release; give it once for each.  KIND: a mechanism that selects, values, genotype-counts, "
        "allele-counts or significant-count.  Then ε, or a share such as 40%%.  Then what differs from the plan: "
        "snps=M (or ids: snps=rs1,rs2), score=S, test=T, p-value=P or chi2=C (of the score distance), threshold=T (on the "
        "score), values=E (ε, or a share of this release's, for noisy scores), effects=E (the same, for counts and odds ratios)",
    )
    parser.add_argument("--keep", action="store_true", help="write the planned releases into FILE")
    each = parser.add_argument_group(
        "of each planned release (one value for all, or one for each; default: the plan's)"
    )
    each.add_argument("--snps", metavar="M", type=int, nargs="+", help="how many SNPs it publishes")
    each.add_argument("--scores", metavar="S", nargs="+", help="its score; tv+2: less an offset")
    each.add_argument("--mechanisms", metavar="X", nargs="+", help="its mechanism")
    work = parser.add_argument_group("the simulation")
    work.add_argument("--studies", metavar="K", type=int, help="simulated studies for each size")
    work.add_argument("--target", metavar="P", type=float, help="the target power")
    work.add_argument("--seed", metavar="N", type=int, help="the same seed gives the same report on any machine")
    work.add_argument(
        "--jobs", metavar="J", type=int, help="processes; 0 is one per processor (default: 1, or 0 for long work)"
    )
    add_cluster_arguments(work, "SIMULATION")
    add_panel_check(work)
    parser.add_argument("--no-pdf", action="store_true", help="do not render the PDF")
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.cluster import Carries
    from gwasprivacy.forecast.largest_and_executor import asked_executor
    from gwasprivacy.forecast.planned import work_of_releases
    from gwasprivacy.plan.changed_parts import with_planned
    from gwasprivacy.plan.plan_rules import check_plan
    from gwasprivacy.plan.planned_releases import check_releases
    from gwasprivacy.plan.saved_plan import load_plan, save_plan
    from gwasprivacy.release.planning_report.planning import PlanningFiles, make_planning_report

    for option, value, least in (("--studies", args.studies, 2), ("--seed", args.seed, 0), ("--jobs", args.jobs, 0)):
        if value is not None and value < least:
            raise InvalidInput(words=f"{option} {value} is too small.", hint=f"Give {least} or more.")
    kept = load_plan(args.file)
    plan = check_plan(_with_options(kept, args))
    releases = planned_releases(plan, args)
    check_releases(plan, releases)
    check_panel(args, plan.scenario, args.file.parent)
    files = PlanningFiles.choose(args.out, plan.title, force=args.force)
    key = None if args.key is None else open_key(args.key)
    executor = asked_executor(work_of_releases(plan, releases), args.jobs, cluster_from_args(args, Carries.SIMULATION))
    with watched(executor) as work, hidden_passphrase():
        report, data = make_planning_report(
            plan,
            releases,
            name=files.name,
            key=key,
            base=args.file.parent,
            work=work,
        )
    files.write(report, data, force=args.force)
    if args.keep:
        save_plan(with_planned(kept, releases), args.file)
    notes = [] if args.no_pdf else pdf_notes(report, files.pdf, force=args.force)
    warn_of_panel(args, plan.scenario)
    print_notes(notes)
    if args.json:
        print_json(_as_json(report, files, notes))
    else:
        _print(report, files)
    return INCOMPLETE if notes else 0


def planned_releases(plan: Plan, args: argparse.Namespace) -> tuple[PlannedRelease, ...]:
    """The releases that the options describe, or those that the plan keeps.  Raises InvalidInput, InvalidPlan, PrivacyRefusal."""
    from gwasprivacy.cli.plans.planned_options import epsilons_or_shares, releases_from_words
    from gwasprivacy.plan.budget_split import split_by_epsilon, split_by_shares, split_equally
    from gwasprivacy.plan.planned_releases import own_release, stored_releases

    if args.planned is not None:
        for option, value in (("--snps", args.snps), ("--scores", args.scores), ("--mechanisms", args.mechanisms)):
            if value is not None:
                raise InvalidInput(
                    words=f"{option} does not go with --planned.", hint="Say it in --planned, as in snps=2."
                )
        return releases_from_words(plan, args.planned)
    if args.split is not None:
        numbers, are_shares = epsilons_or_shares(args.split, "--split")
        releases = split_by_shares(plan, numbers) if are_shares else split_by_epsilon(plan, numbers)
    elif args.releases is not None:
        releases = split_equally(plan, args.releases)
    else:
        changed = args.snps is not None or args.scores is not None or args.mechanisms is not None
        releases = (own_release(plan),) if changed else stored_releases(plan)
    return _with_kinds(releases, args)


def _with_kinds(releases: tuple[PlannedRelease, ...], args: argparse.Namespace) -> tuple[PlannedRelease, ...]:
    from gwasprivacy.plan.another_mechanism import not_taken_by
    from gwasprivacy.plan.planned_releases import PATH, relocated

    changed = list(releases)
    for option, name, values in (
        ("--snps", "n_snps", args.snps),
        ("--scores", "score", args.scores),
        ("--mechanisms", "mechanism", args.mechanisms),
    ):
        if values is None:
            continue
        if len(values) not in (1, len(releases)):
            raise InvalidInput(
                words=f"{option} has {len(values)} values for {len(releases)} planned releases.",
                hint="Give one for all, or one for each.",
            )
        for index, one in enumerate(changed):
            value: Any = values[index % len(values)]
            if name == "score":
                own = one.choices.score
                is_own = bool(own.score.usual) and value == own.name
                value = own if is_own else score_of_code(value)
            try:
                # A threshold belongs to the mechanism that the plan itself names, and so does how it scores sets.
                keeps = name != "mechanism" or value == one.choices.mechanism
                others = {} if keeps else {**not_taken_by(value), "threshold": None}
                changed[index] = one.changed(**{name: value}, **others)
            except InvalidPlan as error:
                raise relocated(error, f"{PATH}[{index}]") from None
    return tuple(changed)


def _with_options(plan: Plan, args: argparse.Namespace) -> Plan:
    from dataclasses import replace

    from gwasprivacy.plan.planning_scenario import planning_scenario

    changes = {"n_studies": args.studies, "target_probability": args.target, "seed": args.seed}
    chosen = {name: value for name, value in changes.items() if value is not None}
    return replace(plan, scenario=replace(planning_scenario(plan), **chosen))


def _as_json(report: PlanningReport, files: PlanningFiles, notes: list[str]) -> dict[str, Any]:
    return {
        "report": str(files.report),
        "plan": str(files.plan),
        "pdf": str(files.pdf) if files.pdf.exists() else None,
        "signed": bool(report.key_ids),
        "key_ids": list(report.key_ids),
        "payload_sha256": report.payload_sha256,
        "warnings": notes,
        **{
            name: report.predicate[name]
            for name in ("study", "budget", "after_all", "releases", "undivided", "statements", "confounding")
            if name in report.predicate
        },
    }


def _print(report: PlanningReport, files: PlanningFiles) -> None:
    import textwrap

    said = report.predicate["statements"]
    for sentence in (
        *said["promise"],
        *said["publication"][:-1],
        *said["forecast"],
        *said["size"],
        *said.get("confounding", ()),
    ):
        print("\n".join(textwrap.wrap(sentence, 96, initial_indent="  • ", subsequent_indent="    ")))
    signed = "Signed planning report" if report.key_ids else "Planning report (not signed)"
    if files.pdf.exists():
        print(f"For people: {files.pdf}")
    print(f"{signed}: {files.report}")
