"""``gwasprivacy audit``: membership attacks on simulated studies, and an empirical lower bound on ε."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.cli.common import add_json, print_json, watched
from gwasprivacy.cli.mechanism_options import add_mechanism_arguments
from gwasprivacy.cli.score_options import add_score_arguments, score_from_args
from gwasprivacy.errors import InvalidInput

if TYPE_CHECKING:
    from gwasprivacy.progress import Cancel, Progress
    from gwasprivacy.simulation.audit import AuditCase, AuditResult
    from gwasprivacy.study.executors import Executor

NAME = "audit"
HELP = (
    "Runs the mechanism of PLAN (or of the options) many times on two worst-case neighbouring studies and counts: ε is at "
    "least the bound that is printed. A sound mechanism stays below its ε; the same mechanism with half the noise must be "
    "caught. --all audits every mechanism and score, and every release that is broken on purpose. Reads no study."
)
EXAMPLE = "gwasprivacy audit study.gwasplan --draws 1000000"

VIOLATED = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("plan", metavar="PLAN", nargs="?", type=Path, help="the plan whose mechanism is audited")
    parser.add_argument(
        "--all", action="store_true", help="every mechanism on tv, every score, counts and values, and the broken ones"
    )
    parser.add_argument("--draws", type=int, default=100_000, metavar="N", help="runs per study (default: 100,000)")
    parser.add_argument(
        "--confidence", type=float, default=0.999, metavar="P", help="of all bounds together (default: 0.999)"
    )
    parser.add_argument("--no-self-test", action="store_true", help="leave out the run with half the noise")
    parser.add_argument("--jobs", metavar="J", type=int, help="processes to use; 0 is one per processor (default: 1)")
    add_score_arguments(parser, default="tv")
    parser.set_defaults(score=None)
    add_mechanism_arguments(parser, required=False)
    group = parser.add_argument_group("the study, without a plan")
    group.add_argument("--cases", type=int, metavar="R", help="number of cases (default: 20)")
    group.add_argument("--controls", type=int, metavar="S", help="number of controls (default: 20)")
    group.add_argument("--secret", choices=("participation", "case-status"), help="default: participation")
    group.add_argument("--public-controls", action="store_true", help="the controls are published data")
    add_json(parser)


_WITHOUT_PLAN = ("score", "mechanism", "snps", "epsilon", "cases", "controls", "secret")


def _check(args: argparse.Namespace) -> None:
    given = [name for name in _WITHOUT_PLAN if getattr(args, name) is not None]
    if args.public_controls:
        given.append("public-controls")
    if args.plan is not None and given:
        raise InvalidInput(f"--{given[0]} and a plan exclude each other.", hint="The plan says what is audited.")
    if args.all and (args.plan is not None or given):
        raise InvalidInput("--all audits everything that there is.", hint="Leave the plan and the other options out.")
    if args.plan is None and not args.all:
        for name in ("mechanism", "epsilon"):
            if getattr(args, name) is None:
                raise InvalidInput(
                    f"Nothing to audit: --{name} is missing.",
                    hint="Name a plan, or --mechanism and --epsilon, or --all.",
                )


def _cases_of_options(args: argparse.Namespace) -> list[AuditCase]:
    from gwasprivacy.membership.families import Neighbours
    from gwasprivacy.simulation.audit_design import plan_cases

    args.score = args.score or "tv"
    return plan_cases(
        score_from_args(args),
        args.mechanism,
        epsilon=args.epsilon,
        n_snps=2 if args.snps is None else args.snps,
        n_cases=20 if args.cases is None else args.cases,
        n_controls=20 if args.controls is None else args.controls,
        neighbours=Neighbours.SWAP if args.secret == "case-status" else Neighbours.REPLACE_ONE,
        public_controls=args.public_controls,
        self_test=not args.no_self_test,
    )


def _cases_of_plan(args: argparse.Namespace) -> list[AuditCase]:
    from gwasprivacy.release.plan import load_plan
    from gwasprivacy.simulation.audit_design import plan_cases

    plan = load_plan(args.plan)
    plan.check()
    return plan_cases(
        plan.release.score,
        plan.release.mechanism,
        epsilon=plan.epsilon,
        n_snps=plan.release.n_snps,
        n_cases=plan.design.n_cases,
        n_controls=plan.design.n_controls,
        neighbours=plan.neighbours,
        public_controls=plan.design.public_controls,
        self_test=not args.no_self_test,
    )


def _every_case() -> list[AuditCase]:
    from gwasprivacy.simulation.audit_broken import broken_cases
    from gwasprivacy.simulation.audit_design import sound_cases

    return [*sound_cases(), *broken_cases(sizes=(1, 2, 3))]


def _run(args: argparse.Namespace, executor: Executor, progress: Progress, cancel: Cancel) -> list[AuditResult]:
    from gwasprivacy.simulation.audit import run_audit

    cases = _every_case() if args.all else _cases_of_options(args) if args.plan is None else _cases_of_plan(args)
    cancel.check()
    return run_audit(
        cases, draws=args.draws, confidence=args.confidence, executor=executor, progress=progress, cancel=cancel
    )


def as_json(result: AuditResult) -> dict[str, Any]:
    return {
        "title": result.title,
        "sound": result.sound,
        "claimed_epsilon": result.claimed,
        "epsilon_lower_bound": result.lower_bound,
        "event": result.event,
        "draws": result.draws,
        "violated": result.violated,
        "as_expected": result.as_expected,
    }


def _verdict(result: AuditResult) -> str:
    if result.sound:
        return "VIOLATED" if result.violated else "no violation"
    return "caught" if result.violated else "not caught"


def run(args: argparse.Namespace) -> int:
    _check(args)
    from gwasprivacy.study.executors import make_executor

    with watched() as (progress, cancel), make_executor(args.jobs, None) as executor:
        results = _run(args, executor, progress, cancel)
    sound_hold = all(result.as_expected for result in results if result.sound)
    broken_caught = all(result.as_expected for result in results if not result.sound)
    # With --all the broken releases were chosen so that they must be caught; a plan's own ε may be too small for that.
    passed = sound_hold and (broken_caught or not args.all)
    if args.json:
        print_json(
            {
                "passed": passed,
                "violation": not sound_hold,
                "broken_caught": broken_caught,
                "confidence": args.confidence,
                "draws": args.draws,
                "results": [as_json(result) for result in results],
            }
        )
        return 0 if passed else VIOLATED
    width = max(len(result.title) for result in results)
    print(f"{'':{width}}  claimed ε   ε is at least")
    for result in results:
        print(f"{result.title:{width}}  {result.claimed:9.4g}   {result.lower_bound:9.4g}      {_verdict(result)}")
    print(f"{args.draws:,} runs on each of two neighbours; all bounds hold together at {args.confidence:.3%}.")
    if not broken_caught:
        print(
            "Half the noise was not noticed: at this ε and M an audit with so many runs says little; use more runs.",
            file=sys.stderr,
        )
    return 0 if passed else VIOLATED
