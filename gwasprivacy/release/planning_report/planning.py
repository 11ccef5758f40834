"""The planning report, before data exist: what can be published, how likely it is right, how many people it takes.

An in-toto Statement like a release's, with another predicate type, signed where a key is given; its subject is the
plan's file.  The PDF is rendered from it.  Everything but the simulated numbers follows from the plan inside, and
:mod:`gwasprivacy.statement.planning.planning_derive` computes it again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.forecast.confounding import confounding
from gwasprivacy.forecast.planned import LineForecast, forecast, n_candidates
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.plan.changed_parts import with_planned
from gwasprivacy.plan.confounding import Confounding
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import CheckedPlan, check_plan
from gwasprivacy.plan.planned_releases import (
    PlannedRelease,
    check_releases,
    stored_releases,
)
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.release.ledger.ledger_file import today
from gwasprivacy.release.published_before_data import published_before_data
from gwasprivacy.release.report_folder import ReportFolder
from gwasprivacy.release.signing import SigningKey, sign_payload
from gwasprivacy.statement.files.output_files import file_stem, sha256
from gwasprivacy.statement.made_statement import planning_statement
from gwasprivacy.statement.planning.planning_derive import derive_planning
from gwasprivacy.statement.planning.planning_facts import PlanningFacts, first_selection
from gwasprivacy.statement.planning.planning_form import COUNT, CURVE, NEEDED_FORM, POINT
from gwasprivacy.statement.planning.planning_statement import (
    PlanningReport,
    plan_bytes,
    plan_name,
)

# Making it ------------------------------------------------------------------------------------------------------------


def make_planning_report(
    plan: CheckedPlan,
    releases: Sequence[PlannedRelease] | None = None,
    *,
    name: str | None = None,
    key: SigningKey | None = None,
    base: Path | None = None,
    work: Work = UNWATCHED,
) -> tuple[PlanningReport, bytes]:
    """The report and the bytes of its file: a signed envelope, or the bare statement where there is no ``key``.

    ``releases`` None: the ones that the plan keeps, or else the one that it describes.  The plan in the report holds them and
    every assumption of the forecast, the default ones included, but not where its files lie.  ``base``: the plan's folder, where a panel and a file of
    loci lie.  Raises InvalidPlan, InvalidInput, PrivacyRefusal before anything is simulated; Cancelled.
    """
    asked: Plan = plan
    planned = stored_releases(plan) if releases is None else tuple(releases)
    check_releases(plan, planned)
    candidates = n_candidates(planning_scenario(plan, base))
    found = forecast(plan, planned, base=base, work=work)
    confounded = _confounding(plan, planned, base, work=work)
    assumed = with_planned(replace(asked, scenario=planning_scenario(asked)), planned)
    plan = check_plan(published_before_data(assumed))
    facts = PlanningFacts(
        name=file_stem(name or plan.title),
        date=today(),
        n_candidates=candidates,
        forecasts=[{line.value: _line_json(each) for line, each in one.lines.items()} for one in found.releases],
        counts=[None if one.count is None else COUNT.write(one.count) for one in found.releases],
        undivided=None if found.undivided is None else POINT.write(found.undivided),
        confounding=confounded,
        signer=None if key is None else key.signer,
    )
    predicate = derive_planning(plan, facts)
    subjects = {plan_name(predicate["report"]["name"]): sha256(plan_bytes(plan))}
    payload = canonical_json(planning_statement(predicate, subjects))
    if key is None:
        return PlanningReport(predicate=predicate, payload=payload), payload + b"\n"
    signed = sign_payload(payload, key)
    return PlanningReport(predicate=predicate, payload=payload, key_ids=(key.key_id,), file=signed), signed


def _line_json(line: LineForecast) -> dict[str, Any]:
    return {
        **POINT.write(line.at_size),
        "needed": NEEDED_FORM.write(line.needed),
        "curve": CURVE.write(line.curve),
    }


def _confounding(
    plan: Plan,
    releases: Sequence[PlannedRelease],
    base: Path | None,
    *,
    work: Work,
) -> Confounding | None:
    """What the first selection would publish of the assumed ancestry groups or centres; None where there are none."""
    one = first_selection(releases)
    if one is None:
        return None
    question = question_of(one.plan(plan), base=base)
    return confounding(question, work=work)


# Its files ------------------------------------------------------------------------------------------------------------


class PlanningFiles(ReportFolder):
    """Where a planning report is written: the report, the plan that it is about, and the PDF for people."""

    KIND = PlanningReport

    @property
    def plan(self) -> Path:
        return self.folder / plan_name(self.name)

    @property
    def places(self) -> tuple[Path, ...]:
        return self.report, self.plan, self.pdf

    def write(self, report: PlanningReport, data: bytes, *, force: bool = False) -> None:
        """Write the report and its plan.  Raises InvalidInput."""
        self._write({self.report: data, self.plan: plan_bytes(report.plan)}, force=force)
