"""A release's own report checked, where a planning report or one on exact results will not do."""

from __future__ import annotations

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.statement.check import AnyReport, check
from gwasprivacy.statement.exact.report_on_exact_results import RiskReport
from gwasprivacy.statement.planning.planning_statement import PlanningReport
from gwasprivacy.statement.public_keys import PublicKey
from gwasprivacy.statement.report import Report


def check_report(data: bytes, key: PublicKey) -> Report:
    """The same of a release alone.  Raises VerificationFailed for any other report too."""
    return of_release(check(data, key))


def of_release(found: AnyReport) -> Report:
    """What was read is a release's report.  Raises VerificationFailed for any other."""
    if isinstance(found, PlanningReport):
        raise VerificationFailed("verify.planning-report")
    if isinstance(found, RiskReport):
        raise VerificationFailed("verify.risk-report")
    return found
