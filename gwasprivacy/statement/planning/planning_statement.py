"""The planning report as a value, and the names of its files."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.plan.planned_releases import PlannedRelease, stored_releases
from gwasprivacy.statement.files.output_files import sha256
from gwasprivacy.statement.planning.planning_derive import sentences
from gwasprivacy.statement.planning.planning_facts import facts_in
from gwasprivacy.statement.report_without_data import ReportWithoutData


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanningReport(ReportWithoutData):
    """A planning report as made or read."""

    KIND = "planning"

    @property
    def plan(self) -> Plan:
        return plan_from_json(self.predicate["plan"])

    @property
    def releases(self) -> tuple[PlannedRelease, ...]:
        return stored_releases(self.plan)

    @property
    def spoken(self) -> dict[str, list[str]]:
        """Its sentences in the reader's language, for pages."""
        return sentences(self.plan, facts_in(self.predicate))

    @property
    def subjects(self) -> dict[str, str]:
        return {plan_name(self.name): sha256(plan_bytes(self.plan))}


def plan_name(name: str) -> str:
    return f"{name}.planning.gwasplan"


def plan_bytes(plan: Plan) -> bytes:
    """The plan as a file, as ``save_plan`` writes it."""
    return pretty_json(plan.to_json())
