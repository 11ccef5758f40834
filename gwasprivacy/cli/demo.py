"""``gwasprivacy demo``: the whole path on the bundled example, without a window, ending with a verified signed report."""

from __future__ import annotations

import argparse
import secrets
import tempfile
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.work import Work
from gwasprivacy.cli.reports.pdf_notes import INCOMPLETE, pdf_notes
from gwasprivacy.cli.watched_work import make_room, watched

if TYPE_CHECKING:
    from gwasprivacy.plan.plan import Plan
    from gwasprivacy.plan.plan_rules import CheckedPlan
    from gwasprivacy.simulation.curves.curve import UtilityCurve

NAME = "demo"
HELP = (
    "The whole path on the bundled example: model, calibration, simulated utility, private release, signed report, "
    "verification.  A fresh ledger, key and passphrase each time, in a temporary folder; nothing is asked.  The last "
    "line is the signed report's path."
)
EXAMPLE = "gwasprivacy demo"

_STUDIES = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", metavar="DIR", type=Path, help="where to write (default: a new temporary folder)")


def run(args: argparse.Namespace) -> int:
    from gwasprivacy.base.resources import resource_path
    from gwasprivacy.plan.plan_rules import check_plan
    from gwasprivacy.plan.saved_plan import load_plan
    from gwasprivacy.release.publication import make_folder

    if args.out is not None:
        make_folder(args.out)
    folder = Path(tempfile.mkdtemp(prefix="gwasprivacy-demo-", dir=args.out)).absolute()
    plan = check_plan(load_plan(resource_path("example/example.gwasplan")))
    _say("1  The model", [plan.adversary.sentence(), *plan.adversary.assumptions()[:3]])
    _calibration(plan)
    with watched() as work:
        points = _utility(plan, work)
        make_room()
        _show_utility(plan, points)
        report, is_complete = _release(plan, folder, work)
    print(report)
    return 0 if is_complete else INCOMPLETE


def _say(title: str, sentences: Sequence[str]) -> None:
    print(f"{title}\n")
    for sentence in sentences:
        wrapped = textwrap.wrap(sentence, 93, break_long_words=False, break_on_hyphens=False)
        print(textwrap.indent("\n".join(wrapped), "   "))
    print(flush=True)


def _calibration(plan: Plan) -> None:
    from gwasprivacy.base.number_words import percent, three_digits

    model = plan.adversary
    _, high = model.posterior_bounds(0.1)
    _say(
        "2  Calibration",
        [
            f"That guarantee allows ε = {three_digits(model.epsilon)} (e^ε = {three_digits(model.likelihood_ratio)}), by "
            "Theorem 2 of Tramèr et al. 2015.",
            f"A prior of 10 % becomes at most {percent(high, up=True)}. The best membership test "
            f"has an advantage of at most {percent(model.advantage_bound, up=True)}.",
            f"The score is {plan.release.score.label}: one participant changes it by at most "
            f"{three_digits(plan.sensitivity())}.",
        ],
    )


def _utility(plan: CheckedPlan, work: Work) -> UtilityCurve:
    from dataclasses import replace

    from gwasprivacy.forecast.answers import curves_of
    from gwasprivacy.forecast.questions import lines_of
    from gwasprivacy.plan.planning_scenario import planning_scenario

    scenario = replace(planning_scenario(plan), n_studies=_STUDIES)
    requests = [line.request for line in lines_of(plan)]
    return curves_of(scenario, requests, sizes=sorted({1000, plan.design.n_people}), work=work)


def _show_utility(plan: Plan, points: UtilityCurve) -> None:
    from gwasprivacy.assumptions.probability_words import power_words

    lines = [
        f"How likely all {plan.release.n_snps} causal SNPs are published, in {_STUDIES} simulated studies "
        f"(mechanism {plan.release.mechanism}; no privacy: "
        "the largest χ²):"
    ]
    lines += [
        f"{point.n_participants:,} participants, {point.adversary}: "
        f"{power_words(point.p_all, point.standard_error, point.n_studies)}"
        for point in points
    ]
    _say("3  Simulated utility", lines)


def _release(plan: Plan, folder: Path, work: Work) -> tuple[Path, bool]:
    """The report, and whether all of its files are there."""
    from gwasprivacy.base.number_words import three_digits
    from gwasprivacy.base.resources import resource_path
    from gwasprivacy.release.ledger.ledger import Ledger
    from gwasprivacy.release.release_service import prepare_release, publish
    from gwasprivacy.release.signing import generate_key, is_encrypted, load_signing_key, write_key_pair
    from gwasprivacy.release.verify import verify_report
    from gwasprivacy.study.study_files import StudyFiles

    passphrase = secrets.token_urlsafe(24)
    private, public = write_key_pair(generate_key(), folder / "demo", passphrase)
    assert is_encrypted(private)
    key = load_signing_key(private, passphrase)
    ledger = folder / "demo.gwasledger"
    example = resource_path("example/example.gwasplan")
    files = StudyFiles(path=example.with_suffix(""))
    prepared = prepare_release(plan, files, name="example", base=example.parent, work=work)
    outcome = publish(prepared, ledger, key, folder / "released", work=work)
    notes = pdf_notes(outcome.report, outcome.pdf_path)
    _say(
        "4  The private release",
        [
            *(f"{snp.name}, chromosome {snp.chromosome}, position {snp.position:,}" for snp in outcome.snps),
            f"Spent ε = {three_digits(outcome.spent_epsilon)}, debited before the draw; the ledger has "
            f"{Ledger(ledger).read().n_rows} rows and its chain is intact.",
        ],
    )
    found = verify_report(outcome.report_path, public)
    if not found.valid:
        raise VerificationFailed(words=found.reason)
    _say(
        "5  The signed report, verified",
        [
            found.reason,
            f"Key id {found.key_id}",
            *(notes or [f"PDF: {outcome.pdf_path}"]),
            f"Check it again: gwasprivacy verify {outcome.report_path} --key {public}",
        ],
    )
    return outcome.report_path, not (notes or outcome.undone)
