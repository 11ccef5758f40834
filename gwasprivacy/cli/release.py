"""``gwasprivacy release``: the private release. Debit, draw once, sign, write."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gwasprivacy.base.declared_fields import Group
from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput
from gwasprivacy.base.work import Work
from gwasprivacy.cli.common import Once, add_force, add_json, print_json
from gwasprivacy.cli.passphrase import VARIABLE, hidden_passphrase, open_key
from gwasprivacy.cli.people.list_options import add_people_lists
from gwasprivacy.cli.plans.covariate_options import add_covariates_file
from gwasprivacy.cli.plans.field_options import add_fields
from gwasprivacy.cli.plans.imputation_options import add_imputation, dosages_from_args
from gwasprivacy.cli.reports.pdf_notes import INCOMPLETE, pdf_notes
from gwasprivacy.cli.study_options import (
    add_phenotype_arguments,
    add_strata_arguments,
    add_trait_values,
    add_work_arguments,
    answers_from_args,
    executor_from_args,
    study_help,
)
from gwasprivacy.cli.watched_work import make_room, print_notes, watched

if TYPE_CHECKING:
    from gwasprivacy.forecast.opened_study import StudyForecast
    from gwasprivacy.plan.plan import Plan
    from gwasprivacy.release.release_service import PreparedRelease, ReleaseOutcome, ReleasePreview
    from gwasprivacy.release.signing import SigningKey

NAME = "release"
HELP = (
    "Make a private release: the ledger is debited, the SNPs are drawn once, the report is signed and written.  "
    "Nothing of it can be undone.  --dry-run shows what would be spent and published, and changes nothing.  "
    f"The key's passphrase is asked for, or taken from {VARIABLE}."
)
EXAMPLE = (
    "gwasprivacy release melanoma.gwasplan --study melanoma --ledger melanoma.gwasledger "
    "--key registry-2026.key.pem --out released"
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_what_is_released(parser)
    parser.add_argument("--key", metavar="PEM", type=Path, help="the private key that signs (not with --dry-run)")
    parser.add_argument("--out", metavar="DIR", type=Path, help="the folder for the report (not with --dry-run)")
    parser.add_argument("--dry-run", action="store_true", help="show what would be spent and published")
    parser.add_argument(
        "--approval",
        action=Once,
        metavar="FILE",
        type=Path,
        help="the approval of a second person, where the site's policy asks for it",
    )
    parser.add_argument("--no-pdf", action="store_true", help="do not render the report as a PDF")
    add_force(parser)
    add_json(parser)


def add_what_is_released(parser: argparse.ArgumentParser) -> None:
    """The plan, the study and the ledger: what a request for approval needs as a release does."""
    parser.add_argument("plan", metavar="PLAN", type=Path, help="the plan")
    parser.add_argument(
        "--study",
        metavar="STUDY",
        type=Path,
        action="append",
        required=True,
        help=study_help() + "; one file per chromosome: with {chr} in its place, or --study for each",
    )
    parser.add_argument(
        "--ledger", metavar="FILE", type=Path, required=True, help="the ledger; it is created if there is none"
    )
    parser.add_argument(
        "--planned",
        metavar="K",
        type=int,
        help="make the K-th release that the plan has planned (from 1), in place of the plan's own; the budget stays the plan's",
    )
    add_phenotype_arguments(parser)
    add_people_lists(parser)
    add_strata_arguments(parser)
    add_trait_values(parser)
    add_covariates_file(parser)
    add_fields(parser, Group.ANSWERS, Group.REPORT)
    add_imputation(parser)
    parser.add_argument("--policy", metavar="FILE", type=Path, action=Once, help="further rules, beside the site's own")
    parser.add_argument(
        "--policy-key",
        action=Once,
        metavar="PUB.pem",
        type=Path,
        help="the public key that must have signed --policy (default: this site's privacy officer's)",
    )
    add_work_arguments(parser)


def plan_from_args(args: argparse.Namespace) -> Plan:
    """The plan that is to be released, with what the options answer; checked."""
    from gwasprivacy.plan.budget_split import check_planned
    from gwasprivacy.plan.plan_rules import check_plan, check_release
    from gwasprivacy.plan.saved_plan import load_plan

    plan = load_plan(args.plan)
    answers = {**answers_from_args(args), **dosages_from_args(args, plan.design.dosages)}
    if answers:
        plan = replace(plan, design=replace(plan.design, **answers))
    checked = check_plan(plan) if args.planned is None else check_planned(plan, args.planned)
    check_release(checked)
    return checked


def prepared_from_args(args: argparse.Namespace, plan: Plan, work: Work) -> PreparedRelease:
    from gwasprivacy.release.release_service import prepare_release
    from gwasprivacy.study.study_files import StudyFiles

    if args.covariates is not None and plan.design.covariates is None:
        raise InvalidInput("covariates.not-planned", path=args.covariates)
    files = StudyFiles.of(
        args.study,
        phenotype=args.phenotype,
        phenotype_name=args.phenotype_name,
        strata=args.strata,
        strata_columns=tuple(args.strata_name),
        keep=args.keep,
        remove=args.remove,
        values=args.trait,
        values_name=args.trait_name,
        covariates=args.covariates,
    )
    return prepare_release(
        plan, files, base=args.plan.parent, policy=args.policy, policy_key=args.policy_key, work=work
    )


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.release.approval.approval import read_approval
    from gwasprivacy.release.release_service import forecast_and_preview, publish, tidy

    plan = plan_from_args(args)
    approval = None if args.approval is None else read_approval(args.approval)
    key = None if args.dry_run else _key(args, plan)
    with hidden_passphrase(), watched(executor_from_args(args)) as work:
        prepared = replace(prepared_from_args(args, plan, work), approval=approval)
        # First, since a spent budget ends the command in the preview.
        cleared = () if key is None else tidy(args.ledger, args.out, key)
        print_notes(cleared)
        ready = forecast_and_preview(prepared, args.ledger, args.plan.parent, work, out_dir=args.out)
        seen, forecast = ready.seen, ready.forecast
        if key is None:
            make_room()
            _show_preview(args, seen, forecast)
            return 0
        print_notes((*_forecast_lines(forecast), *seen.warnings))
        try:
            outcome = publish(ready.prepared, args.ledger, key, args.out, force=args.force, work=work)
        except GwasPrivacyError as error:
            _log_bug_behind(error)
            raise
    without_pdf = [] if args.no_pdf else pdf_notes(outcome.report, outcome.pdf_path, force=args.force)
    warnings = [*outcome.warnings, *without_pdf]
    print_notes(warnings)
    _show_outcome(args, outcome, (*cleared, *seen.warnings, *warnings), forecast)
    return INCOMPLETE if without_pdf or outcome.undone else 0


def _key(args: argparse.Namespace, plan: Plan) -> SigningKey:
    from gwasprivacy.release.permission import require_title

    require_title(plan)
    for option, value in (("--key", args.key), ("--out", args.out)):
        if value is None:
            raise InvalidInput(words=f"A release needs {option}.", hint="Or add --dry-run to see what it would do.")
    return open_key(args.key)


def _forecast_lines(found: StudyForecast | None) -> list[str]:
    """The forecast of this study, and that the plan's own is of another where it is."""
    from gwasprivacy.forecast.opened_study_words import (
        no_study_forecast,
        other_study_words,
        study_headline,
        study_prospect,
    )

    if found is None:
        return []
    lines = [other_study_words(found.n_candidates, found.n_planned)] if found.is_of_another else []
    if not found.question.instead:
        lines.append(" ".join([study_headline(found) or no_study_forecast(), study_prospect(found)]).strip())
    return lines


def _forecast_json(found: StudyForecast | None) -> dict[str, Any] | None:
    if found is None:
        return None
    people, metric = found.question.n_people, found.question.metric
    interval = None if found.curve is None else found.curve.interval_at(people, metric)
    return {
        "n_candidates": found.n_candidates,
        "plan_n_candidates": found.n_planned,
        "n_participants": people,
        "success": metric.value,
        "low": None if interval is None else interval[0],
        "high": None if interval is None else interval[1],
    }


def _log_bug_behind(error: GwasPrivacyError) -> None:
    """A bug after the debit reaches us as "spent, nothing published"; where it was belongs in the log all the same."""
    cause = error.__cause__
    if cause is None or isinstance(cause, GwasPrivacyError | OSError | KeyboardInterrupt):
        return
    from gwasprivacy.base.crash_log import write_crash_log

    where = write_crash_log((type(cause), cause, cause.__traceback__))
    print(f"gwasprivacy {NAME}: there is a bug; the log is {where}", file=sys.stderr)


def _show_preview(args: argparse.Namespace, seen: ReleasePreview, forecast: StudyForecast | None) -> None:
    from gwasprivacy.base.number_words import percent, three_digits
    from gwasprivacy.membership.kept_guarantee import rounded_down
    from gwasprivacy.plan.preview_words import short_release_words

    if args.json:
        print_json(
            {
                "dry_run": True,
                "planned": args.planned,
                "release": seen.report.name,
                "spent_epsilon": seen.spent_epsilon,
                "remaining_epsilon": seen.remaining_epsilon,
                "would_publish": list(seen.published_fields),
                "new_ledger": seen.new_ledger,
                "new_study": seen.new_study,
                "warnings": list(seen.warnings),
                "forecast": _forecast_json(forecast),
                "predicate": seen.report.predicate,
            }
        )
        return
    budget, plan = seen.report.predicate["budget"], seen.report.plan
    print(f"A dry run: nothing was spent, drawn or written.  This would be {seen.report.name}.")
    if args.planned is not None:
        print(f"It is planned release {args.planned} of {len(plan.planned)}: {short_release_words(plan)}.")
    guarantee, reached = seen.quote.budget.guarantee, seen.quote.reached
    of_all = "" if budget["total"] is None else f" of {three_digits(budget['total'])}"
    left = f"{three_digits(seen.remaining_epsilon)} would be left."
    if guarantee is not None:
        left = f"ε = {rounded_down(seen.remaining_epsilon)} would be left for another release of this kind."
    print(
        f"\nIt would spend ε = {three_digits(seen.spent_epsilon)}; ε = {three_digits(budget['spent_before'])}{of_all} is "
        f"spent already, {left}"
    )
    if guarantee is not None and reached is not None:
        print(
            f"Its account guarantees that over all its releases together {guarantee.words()}; with this release the bound would "
            f"be {percent(reached, up=True)}."
        )
    print("\nThe report would contain this, and nothing else:")
    for line in seen.published_fields:
        print(f"  • {line}")
    print("\nWhat that means:")
    for line in seen.report.predicate["statements"][:3]:
        print(f"  • {line}")
    if lines := _forecast_lines(forecast):
        stated = "power" in seen.report.predicate
        print(f"\nThe forecast for this study, which {'the report states' if stated else 'is not part of the report'}:")
        for line in lines:
            print(f"  • {line}")
    for warning in seen.warnings:
        print(f"\nnote: {warning}")


def _show_outcome(
    args: argparse.Namespace, outcome: ReleaseOutcome, warnings: tuple[str, ...], forecast: StudyForecast | None
) -> None:
    from gwasprivacy.base.number_words import three_digits
    from gwasprivacy.membership.kept_guarantee import rounded_down
    from gwasprivacy.statement.result_words import result_lines

    if args.json:
        result: dict[str, Any] = {
            "report": str(outcome.report_path),
            "spent_epsilon": outcome.spent_epsilon,
            "remaining_epsilon": outcome.remaining_epsilon,
            "snps": [snp.to_json() for snp in outcome.snps],
            "result": outcome.report.predicate["result"],
            "table": str(outcome.table_path),
            "pdf": str(outcome.pdf_path) if outcome.pdf_path.exists() else None,
            "files": [str(each) for each in outcome.files],
            "payload_sha256": outcome.report.payload_sha256,
            "forecast": _forecast_json(forecast),
            "warnings": list(warnings),
        }
        print_json(result)
        return
    for line in result_lines(outcome.report):
        print(f"  {line}")
    left = f"{three_digits(outcome.remaining_epsilon)} is left for this study."
    if outcome.report.predicate["budget"]["promise"] is not None:
        left = f"ε = {rounded_down(outcome.remaining_epsilon)} is left for another release of this kind."
    print(f"Spent ε = {three_digits(outcome.spent_epsilon)}; {left}")
    print("Files to publish:")
    for each in outcome.files:
        print(f"  {each.relative_to(outcome.report_path.parent)}")
    print(f"Signed report: {outcome.report_path}")
