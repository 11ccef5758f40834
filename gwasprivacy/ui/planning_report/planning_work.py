"""What the planning dialog does on a worker thread: open the key, simulate, sign, write."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput
from gwasprivacy.base.language import say
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.largest_and_executor import MakeExecutor, executor_for
from gwasprivacy.forecast.planned import work_of_releases
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.planned_releases import PlannedRelease, check_releases
from gwasprivacy.release.known_panels import KnownPeople, require_other_people
from gwasprivacy.release.planning_report.planning import PlanningFiles, make_planning_report
from gwasprivacy.release.signing import load_signing_key
from gwasprivacy.statement.planning.planning_statement import PlanningReport


class KeyProblem(InvalidInput):
    """The signing key cannot be opened."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanningOrder:
    """What to report on and where to.  ``base``: the plan's folder; ``force``: replace the files that are there; ``known``: whose
    people must not be in the plan's panel."""

    plan: CheckedPlan
    releases: tuple[PlannedRelease, ...]
    files: PlanningFiles
    key_path: Path | None = None
    base: Path | None = None
    force: bool = False
    known: KnownPeople = field(default_factory=KnownPeople)


def write_planning_report(
    order: PlanningOrder,
    passphrase: str = "",
    *,
    make_executor: MakeExecutor = executor_for,
    work: Work = UNWATCHED,
) -> PlanningReport:
    """Simulate and write everything but the PDF.

    Raises KeyProblem and refusals before anything is simulated; Cancelled with nothing written.
    """
    check_releases(order.plan, order.releases)
    key = None
    if order.key_path is not None:
        work.progress(say("Opening the key"), 0, 1)
        try:
            key = load_signing_key(order.key_path, passphrase or None)
        except GwasPrivacyError as error:
            raise error.as_kind(KeyProblem) from None
    require_other_people(order.plan.scenario, order.base, order.known, work=work)
    with make_executor(work_of_releases(order.plan, order.releases)) as executor:
        report, data = make_planning_report(
            order.plan,
            order.releases,
            name=order.files.name,
            key=key,
            base=order.base,
            work=work.on(executor),
        )
    work.check()
    order.files.write(report, data, force=order.force)
    return report


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenPlanning:
    """A planning report that is written; ``pdf_error``: why its PDF is not."""

    report: PlanningReport
    pdf_error: GwasPrivacyError | None = None


def write_planning_files(order: PlanningOrder, passphrase: str = "", **options: Any) -> WrittenPlanning:
    """:func:`write_planning_report`, and the PDF beside it, without which the report is valid."""
    from gwasprivacy.rendering.report_files import render_pdf

    report = write_planning_report(order, passphrase, **options)
    try:
        render_pdf(report, order.files.pdf, force=order.force)
    except GwasPrivacyError as error:
        return WrittenPlanning(report=report, pdf_error=error)
    return WrittenPlanning(report=report)
