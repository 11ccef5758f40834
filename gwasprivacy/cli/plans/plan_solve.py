"""``gwasprivacy plan solve``: the sample size, the strongest guarantee, or the smallest effect for a power; a trait's public range."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.safe_files import check_target
from gwasprivacy.cli.adversary_options import add_printed_sizes, with_printed_sizes
from gwasprivacy.cli.common import add_force, add_json, print_json
from gwasprivacy.cli.panel_check import add_panel_check, check_panel, warn_of_panel
from gwasprivacy.cli.plans.group_sizes import add_other_strata_sizes, with_strata_sizes
from gwasprivacy.cli.watched_work import watched

if TYPE_CHECKING:
    from gwasprivacy.base.work import Work
    from gwasprivacy.forecast.solve import Solution, Unknown
    from gwasprivacy.plan.plan import Plan

HELP = "find the sample size, the strongest guarantee or the smallest effect for a power, the range of a trait, or how sets are scored"
DESCRIPTION = (
    "Solve a plan for one unknown; all else is as planned.  By simulation, with a 95 % interval from its noise:\n\n"
    "  --for sample-size   participants that publish all causal SNPs with the power\n"
    "  --for promise       the strongest guarantee of the plan's own kind (γ, cap, advantage, TPR, ε) with the plan's participants\n"
    "  --for effect        the smallest odds ratio, the same for every causal SNP, with the plan's participants and guarantee\n"
    "  --for clip          of a trait: the public range, mean ± B SD, that finds the causal SNPs most often; ± 1 SD where none is better\n"
    "  --for set-score     of a joint draw: how sets are best scored (--at-least, --lead or --set-weights); as planned where nothing is better\n\n"
    "--out writes the plan with the answer in it."
)
EXAMPLE = "gwasprivacy plan solve melanoma.gwasplan --for promise --target 0.9"
# As in ``forecast.solve``, written out so that --help need not load it; a test compares the two.
CLIP, SET_SCORE = "clip", "set-score"
UNKNOWNS = ("sample-size", "promise", "effect", CLIP, SET_SCORE)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the plan")
    parser.add_argument("--for", dest="unknown", choices=UNKNOWNS, required=True, help="what to find")
    parser.add_argument(
        "--target", metavar="P", type=float, help="the power (default: the plan's, 0.9 unless it says so)"
    )
    parser.add_argument(
        "--any", action="store_true", help="power to publish at least one causal SNP (default: all of them)"
    )
    parser.add_argument(
        "--clip-sd",
        metavar="B",
        nargs="+",
        type=float,
        help="with --for clip: the ranges to compare, mean ± B SD (default: 0.5 1 1.5 2 3)",
    )
    parser.add_argument("--out", metavar="PLAN", type=Path, help="write the plan with the answer in it")
    parser.add_argument("--seed", metavar="N", type=int, help="the same seed gives the same answer on any machine")
    parser.add_argument("--jobs", metavar="J", type=int, help="processes (0: one per processor)")
    add_other_strata_sizes(parser)
    add_printed_sizes(parser)
    add_panel_check(parser)
    add_force(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    from dataclasses import replace

    from gwasprivacy.assumptions.scenario import Scenario
    from gwasprivacy.assumptions.success import Metric
    from gwasprivacy.forecast.largest_and_executor import asked_executor
    from gwasprivacy.forecast.solve import Unknown, solve, with_solution
    from gwasprivacy.plan.saved_plan import load_plan

    for option, value in (("--seed", args.seed), ("--jobs", args.jobs)):
        if value is not None and value < 0:
            raise InvalidInput(words=f"{option} {value} is too small.", hint="Give 0 or more.")
    if args.target is not None and not 0 < args.target < 1:
        raise InvalidInput(words=f"--target {args.target:g} is not a probability between 0 and 1.", hint="Try 0.9.")
    if args.clip_sd is not None and args.unknown != CLIP:
        raise InvalidInput(words="--clip-sd goes with --for clip.", hint="Leave it out.")
    if args.out is not None:
        check_target(args.out, force=args.force)
    plan = with_printed_sizes(with_strata_sizes(load_plan(args.file), args), args)
    check_panel(args, plan.scenario, args.file.parent)
    asked = plan
    if args.seed is not None:
        asked = replace(plan, scenario=replace(plan.scenario or Scenario(), seed=args.seed))
    if args.unknown == CLIP:
        return _clip(args, plan, asked)
    if args.unknown == SET_SCORE:
        return _set_score(args, plan, asked)

    def solved(plan: Plan, unknown: Unknown, work: Work) -> Solution:
        return solve(
            plan,
            unknown,
            target=args.target,
            wanted=Metric.ANY if args.any else None,
            base=args.file.parent,
            make_executor=lambda effort: asked_executor(effort, args.jobs),
            work=work,
        )

    beside = asked.design.publishes_loci and args.unknown == Unknown.SAMPLE_SIZE.value
    with watched() as work:
        found = solved(asked, Unknown(args.unknown), work)
        of_snps = replace(asked, design=replace(asked.design, loci=None))
        snps = solved(of_snps, Unknown.SAMPLE_SIZE, work) if beside else None
    if found.value is None:
        raise InvalidInput(
            words=f"A power of {found.power:g} is out of reach: {found.reason}.",
            hint="Lower --target, or change the plan.",
        )
    _keep(args, with_solution(plan, found))
    warn_of_panel(args, plan.scenario)
    if args.json:
        other = {} if snps is None else {"snps": snps.to_json()}
        print_json({"plan": str(args.file), **found.to_json(), **other, **_kept(args)})
        return 0
    print(_words(found))
    if snps is not None:
        print(f"For SNPs in place of loci: {_words(snps) if snps.value is not None else snps.reason}")
    _say_assumptions(plan)
    return 0


def _clip(args: argparse.Namespace, plan: Plan, asked: Plan) -> int:
    """The range of a trait; ``asked`` is the plan under the seed that was given."""
    from gwasprivacy.assumptions.probability_words import power_words
    from gwasprivacy.assumptions.success import Metric
    from gwasprivacy.forecast.clips import CLIPS, clip_words, propose_clip, with_clip
    from gwasprivacy.forecast.largest_and_executor import asked_executor

    _no_target(args, "ranges")
    with watched() as work:
        found = propose_clip(
            asked,
            args.clip_sd or CLIPS,
            wanted=Metric.ANY if args.any else None,
            base=args.file.parent,
            make_executor=lambda effort: asked_executor(effort, args.jobs),
            work=work,
        )
    changed = with_clip(plan, found.clip_sd)
    _keep(args, changed)
    assert changed.design.trait is not None
    if args.json:
        limits = [changed.design.trait.low, changed.design.trait.high]
        print_json({"plan": str(args.file), **found.to_json(), "range": limits, **_kept(args)})
        return 0
    for each in found.compared:
        print(f"± {each.clip_sd:g} SD: power {power_words(each.power, each.standard_error, found.n_studies)}")
    print(clip_words(found))
    _say_assumptions(plan)
    return 0


def _set_score(args: argparse.Namespace, plan: Plan, asked: Plan) -> int:
    """How a joint draw scores sets; ``asked`` is the plan under the seed that was given."""
    from gwasprivacy.assumptions.probability_words import power_words
    from gwasprivacy.assumptions.success import Metric
    from gwasprivacy.forecast.largest_and_executor import asked_executor
    from gwasprivacy.forecast.set_forms import form_words, proposal_words, propose_form, with_form

    _no_target(args, "forms")
    with watched() as work:
        found = propose_form(
            asked,
            wanted=Metric.ANY if args.any else None,
            base=args.file.parent,
            make_executor=lambda effort: asked_executor(effort, args.jobs),
            work=work,
        )
    _keep(args, with_form(plan, found.chosen.score))
    if args.json:
        print_json({"plan": str(args.file), **found.to_json(), **_kept(args)})
        return 0
    for each in found.compared:
        power = power_words(each.power, each.standard_error, found.n_studies)
        print(f"{form_words(each.score, found.n_snps)}: power {power}")
    print(proposal_words(found))
    _say_assumptions(plan)
    return 0


def _no_target(args: argparse.Namespace, compared: str) -> None:
    if args.target is not None:
        raise InvalidInput(
            words=f"--target: {compared} are compared by their power, whatever it is.", hint="Leave it out."
        )


def _keep(args: argparse.Namespace, plan: Plan) -> None:
    """Writes the plan with the answer in it where that was asked for.  Raises InvalidInput."""
    from gwasprivacy.plan.saved_plan import moved, save_plan

    if args.out is not None:
        folders = (path.absolute().parent for path in (args.file, args.out))
        save_plan(moved(plan, *folders), args.out, force=args.force)


def _kept(args: argparse.Namespace) -> dict[str, str]:
    return {} if args.out is None else {"out": str(args.out)}


def _say_assumptions(plan: Plan) -> None:
    from gwasprivacy.cli.kinds_of_study import STUDY_LINES
    from gwasprivacy.plan.people_words import forecast_of_people

    for sentence in forecast_of_people(plan):
        print(sentence)
    kind = STUDY_LINES.find(plan.design.study_kind)
    if plan.scenario is None or not kind.assumes(plan.scenario):
        print(kind.defaults)


def _words(found: Solution) -> str:
    """The answer with no more digits than its interval gives."""
    from gwasprivacy.base.number_words import percent
    from gwasprivacy.forecast.solve import solved_digits

    value, interval = solved_digits(found)
    which = "all causal SNPs" if found.metric == "all" else "at least one causal SNP"
    goal = f"to publish {which} with a power of {percent(found.power)}"
    if found.unknown == "sample-size":
        return f"{value} participants (95 % interval {interval}) {goal}"
    if found.unknown == "effect" and found.is_beta:
        return f"An effect of {value} SD per copy (95 % interval {interval}) is the smallest {goal}"
    if found.unknown == "effect":
        return f"An odds ratio of {value} (95 % interval {interval}) is the smallest {goal}"
    assert found.guarantee is not None
    names = {"gamma": "γ", "cap": "posterior cap", "advantage": "attack advantage", "tpr": "TPR", "epsilon": "ε"}
    name = names[found.guarantee.kind.value] + (
        f" at FPR {found.guarantee.fpr:g}" if found.guarantee.fpr is not None else ""
    )
    return f"{name} = {value} (95 % interval {interval}) is the strongest guarantee {goal}"
