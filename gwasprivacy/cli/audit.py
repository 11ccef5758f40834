"""``gwasprivacy audit``: membership attacks on simulated studies, and an empirical lower bound on ε."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.number_words import percent
from gwasprivacy.cli.adversary_options import add_printed_sizes, neighbours_of, with_printed_sizes
from gwasprivacy.cli.common import add_json, print_json
from gwasprivacy.cli.mechanism_options import add_mechanism_arguments, add_set_arguments, set_score_from
from gwasprivacy.cli.panel_check import add_panel_check, check_panel, warn_of_panel
from gwasprivacy.cli.score_options import add_score_arguments, score_from_args
from gwasprivacy.cli.watched_work import watched

if TYPE_CHECKING:
    from gwasprivacy.lab.audit.epsilon_audit import AuditCase, AuditResult
    from gwasprivacy.simulation.attacks.attack_report import AttackReport

NAME = "audit"
HELP = (
    "Runs the mechanism of PLAN (or of the options) many times on two worst-case neighbouring studies and counts: ε, and the\n"
    "advantage TPR − FPR of a membership test, are at least the bounds that are printed. A sound mechanism stays below its ε\n"
    "and what its kind of loss allows; the same mechanism with half the noise must be caught. With a plan, membership\n"
    "attacks on simulated studies follow, beside the bound. --all audits every mechanism and score, and every release that\n"
    "is broken on purpose. Reads no study."
)
EXAMPLE = "gwasprivacy audit study.gwasplan --draws 1000000"

VIOLATED = 4
LONG = 2_000_000  # draws in all


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("plan", metavar="PLAN", nargs="?", type=Path, help="the plan whose mechanism is audited")
    parser.add_argument(
        "--all", action="store_true", help="every mechanism on tv, every score, counts and values, and the broken ones"
    )
    parser.add_argument(
        "--only",
        metavar="WORDS",
        help="of --all those alone whose title has WORDS; all parts together keep --confidence",
    )
    parser.add_argument("--draws", type=int, default=100_000, metavar="N", help="runs per study (default: 100,000)")
    parser.add_argument(
        "--confidence", type=float, default=0.999, metavar="P", help="of all bounds together (default: 0.999)"
    )
    parser.add_argument("--no-attacks", action="store_true", help="with a plan: leave the membership attacks out")
    parser.add_argument(
        "--studies",
        type=int,
        metavar="K",
        help="simulated studies to attack (default: 4, or fewer where they are large)",
    )
    parser.add_argument("--seed", type=int, metavar="N", help="of the simulated studies (default: the plan's)")
    parser.add_argument("--no-self-test", action="store_true", help="leave out the run with half the noise")
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=int,
        help="processes to use; 0 is one per processor (default: 1, or 0 for long audits)",
    )
    add_panel_check(parser)
    add_score_arguments(parser, default="ks")
    parser.set_defaults(score=None)
    add_mechanism_arguments(parser, required=False)
    add_set_arguments(parser)
    group = parser.add_argument_group("the study, without a plan")
    group.add_argument("--cases", type=int, metavar="R", help="number of cases (default: 20)")
    group.add_argument("--controls", type=int, metavar="S", help="number of controls (default: 20)")
    group.add_argument("--secret", choices=("participation", "case-status"), help="default: participation")
    group.add_argument("--public-controls", action="store_true", help="the controls are published data")
    add_printed_sizes(parser)
    add_json(parser)


_WITHOUT_PLAN = (
    "score",
    "mechanism",
    "snps",
    "epsilon",
    "at_least",
    "lead",
    "set_weights",
    "cases",
    "controls",
    "secret",
)


def _check(args: argparse.Namespace) -> None:
    given = [name for name in _WITHOUT_PLAN if getattr(args, name) is not None]
    if args.public_controls:
        given.append("public-controls")
    if args.plan is not None and given:
        raise InvalidInput(
            words=f"--{given[0].replace('_', '-')} and a plan exclude each other.",
            hint="The plan determines what is audited.",
        )
    if args.all and (args.plan is not None or given or args.sizes is not None):
        raise InvalidInput(
            words="--all audits everything that there is.", hint="Leave the plan and the other options out."
        )
    if args.only is not None and not args.all:
        raise InvalidInput(words="--only chooses from --all.", hint="Give --all too.")
    if args.ledger is not None and args.plan is None:
        raise InvalidInput(
            words="--ledger needs a plan.",
            hint="Only a plan names a panel, whose people are searched for in the ledger.",
        )
    if args.studies is not None and args.studies < 1:
        raise InvalidInput(words=f"--studies {args.studies} is too small.", hint="Give 1 or more.")
    if args.plan is None and not args.all:
        for name in ("mechanism", "epsilon"):
            if getattr(args, name) is None:
                raise InvalidInput(
                    words=f"Nothing to audit: --{name} is missing.",
                    hint="Name a plan, or --mechanism and --epsilon, or --all.",
                )


def _cases_of_options(args: argparse.Namespace) -> list[AuditCase]:
    from gwasprivacy.lab.audit.neighbour_pairs import plan_cases

    args.score = args.score or "ks"
    return plan_cases(
        score_from_args(args),
        args.mechanism,
        epsilon=args.epsilon,
        n_snps=2 if args.snps is None else args.snps,
        n_cases=20 if args.cases is None else args.cases,
        n_controls=20 if args.controls is None else args.controls,
        neighbours=neighbours_of(args.secret or "participation", args.sizes),
        public_controls=args.public_controls,
        set_score=set_score_from(args),
        self_test=not args.no_self_test,
    )


def _every_case() -> list[AuditCase]:
    from gwasprivacy.lab.audit.broken_mechanisms import broken_cases
    from gwasprivacy.lab.audit.covariate_cases import covariate_cases
    from gwasprivacy.lab.audit.dosage_cases import dosage_cases
    from gwasprivacy.lab.audit.locus_cases import locus_cases
    from gwasprivacy.lab.audit.missing_cases import missing_cases
    from gwasprivacy.lab.audit.neighbour_pairs import set_cases, sound_cases
    from gwasprivacy.lab.audit.ratio_cases import ratio_cases
    from gwasprivacy.lab.audit.weight_cases import weight_cases
    from gwasprivacy.lab.audit.weighted_cases import weighted_cases

    sound = [
        *sound_cases(),
        *set_cases(),
        *missing_cases(),
        *dosage_cases(),
        *weight_cases(),
        *weighted_cases(),
        *covariate_cases(),
        *locus_cases(),
    ]
    return [*sound, *ratio_cases(), *broken_cases(sizes=(1, 2, 3))]


def _chosen(every: list[AuditCase], words: str | None) -> list[AuditCase]:
    found = [case for case in every if words is None or words in case.title]
    if not found:
        raise InvalidInput(words=f"Nothing is audited that has “{words}” in its title.", hint="Case matters.")
    return found


def as_json(result: AuditResult) -> dict[str, Any]:
    return {
        "title": result.title,
        "sound": result.sound,
        "claimed_epsilon": result.claimed,
        "epsilon_lower_bound": result.lower_bound,
        "event": result.event,
        "loss": result.loss.kind.value,
        "claimed_advantage": result.claimed_advantage,
        "advantage_lower_bound": result.advantage_bound,
        "advantage_event": result.advantage_event,
        "draws": result.draws,
        "violated": result.violated,
        "as_expected": result.as_expected,
    }


def _verdict(result: AuditResult) -> str:
    if result.sound:
        return "VIOLATED" if result.violated else "no violation"
    return "caught" if result.violated else "not caught"


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.plan.plan_rules import check_plan

    _check(args)
    from gwasprivacy.base.executors import make_executor
    from gwasprivacy.cli.kinds_of_study import STUDY_LINES
    from gwasprivacy.forecast.attacks import FPR, attack_picture, attack_question
    from gwasprivacy.lab.audit.epsilon_audit import run_audit
    from gwasprivacy.lab.plan_audit import audit_cases
    from gwasprivacy.plan.saved_plan import load_plan

    plan = None if args.plan is None else check_plan(with_printed_sizes(load_plan(args.plan), args))
    if plan is not None and not args.no_attacks:
        check_panel(args, plan.scenario, args.plan.parent)
    every = _every_case() if args.all else []
    cases = (
        _chosen(every, args.only)
        if args.all
        else _cases_of_options(args)
        if plan is None
        else audit_cases(plan, self_test=not args.no_self_test)
    )
    attacks: AttackReport | None = None
    not_covered: tuple[str, ...] = ()
    jobs = 0 if args.jobs is None and len(cases) * args.draws >= LONG else args.jobs
    with watched(make_executor(jobs)) as work:
        results = run_audit(
            cases,
            draws=args.draws,
            # A part takes its share of the error, so that parts of --all are worth what one run is.
            confidence=1 - (1 - args.confidence) * (len(cases) / len(every) if every else 1),
            work=work,
        )
        if plan is not None and not args.no_attacks:
            question = attack_question(plan, args.plan.parent, n_studies=args.studies, seed=args.seed)
            not_covered = (question.refused,) if question.refused else question.not_covered
            if not question.refused:
                attacks = attack_picture(question, work=work)
    if plan is not None and attacks is not None:
        warn_of_panel(args, plan.scenario)
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
                "attacks": None if attacks is None else attacks.to_json(FPR),
                "not_covered": list(not_covered),
            }
        )
        return 0 if passed else VIOLATED
    _print_audit(args, results)
    if not broken_caught:
        print(
            "Not everything that is broken on purpose was noticed. More runs (--draws) notice more; at a small ε",
            end=" ",
        )
        print("and a large M very many would be needed.")
    if attacks is not None:
        assert plan is not None
        _print_attacks(attacks, STUDY_LINES.find(plan.design.study_kind).attacked(attacks))
    for sentence in not_covered:
        print(sentence)
    return 0 if passed else VIOLATED


def _print_audit(args: argparse.Namespace, results: list[AuditResult]) -> None:
    width = max(len(result.title) for result in results)
    print(f"{'':{width}}  claimed ε   ε is at least   advantage at most   is at least")
    for result in results:
        print(
            f"{result.title:{width}}  {result.claimed:9.4g}   {result.lower_bound:13.4g}   {result.claimed_advantage:17.4g}   "
            f"{result.advantage_bound:11.4g}   {_verdict(result)}"
        )
    print(f"{args.draws:,} runs on each of two neighbours; all bounds hold together at {percent(args.confidence)}.")


def _print_attacks(attacks: AttackReport, people: str) -> None:
    studies = "study" if attacks.n_studies == 1 else "studies"
    print(f"\nMembership attacks on {attacks.n_studies} simulated {studies} of {people}")
    import numpy as np

    from gwasprivacy.forecast.attacks import FPR

    width = max(len(roc.name) for roc in attacks.rocs)
    print(f"{'':{width}}    AUC   TPR at FPR {FPR:g} (95 %)")
    for roc in attacks.rocs:
        point = roc.at_fpr(FPR)
        most = float(attacks.bound(np.array([FPR]), roc.name)[0])
        private = f"at most {most:.3g} is guaranteed" if roc.name in attacks.private else "exact statistics"
        print(
            f"{roc.name:{width}}  {roc.auc:5.3f}   {point.tpr:.4f} ({point.tpr_low:.4f} to {point.tpr_high:.4f})   {private}"
        )
