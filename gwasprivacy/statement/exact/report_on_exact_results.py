"""The report on exact results as a value: what it says is computed by those who make, check or show one."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.statement.report_without_data import ReportWithoutData

RISK_TYPE = "https://gwasprivacy.example/gwas-exact-results/v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class RiskReport(ReportWithoutData):
    """A report on exact results as made or read."""

    KIND = "risk"

    @property
    def plan(self) -> Plan | None:
        """Whose private draw it compares."""
        plan = self.predicate["plan"]
        return None if plan is None else plan_from_json(plan)
