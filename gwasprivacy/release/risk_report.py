"""The report on exact results: made of an answer, signed where a key is given, and its files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Self

from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.plan.plan_rules import CheckedPlan, check_plan
from gwasprivacy.release.ledger.ledger_file import today
from gwasprivacy.release.published_before_data import published_before_data
from gwasprivacy.release.report_folder import ReportFolder
from gwasprivacy.release.signing import SigningKey, sign_payload
from gwasprivacy.statement.exact.exact_question import ExactAnswer, answer_of
from gwasprivacy.statement.exact.report_on_exact_results import RiskReport
from gwasprivacy.statement.exact.risk_report import RiskFacts, derive_risk, subjects_of
from gwasprivacy.statement.files.output_files import file_stem
from gwasprivacy.statement.made_statement import risk_statement

NAME = "exact-results"
"""Of a report whose question belongs to no plan."""


def make_risk_report(
    answer: ExactAnswer, plan: CheckedPlan | None = None, *, name: str | None = None, key: SigningKey | None = None
) -> tuple[RiskReport, bytes]:
    """The report and the bytes of its file: a signed envelope, or the bare statement where there is no ``key``.

    ``plan``: the one whose private draw the answer compares; where its files lie is left out, and where a panel lies too.
    """
    compared = None if plan is None else check_plan(published_before_data(plan))
    panel = answer.question.panel
    question = replace(answer.question, panel=panel and Path(panel).name, snps=())
    facts = RiskFacts(
        name=file_stem(name or (NAME if plan is None else plan.title)),
        date=today(),
        signer=None if key is None else key.signer,
    )
    predicate = derive_risk(answer_of(question, answer.found, compared), compared, facts)
    payload = canonical_json(risk_statement(predicate, subjects_of(predicate)))
    if key is None:
        return RiskReport(predicate=predicate, payload=payload), payload + b"\n"
    signed = sign_payload(payload, key)
    return RiskReport(predicate=predicate, payload=payload, key_ids=(key.key_id,), file=signed), signed


class RiskFiles(ReportFolder):
    """Where a report on exact results is written."""

    KIND = RiskReport

    @classmethod
    def choose(cls, folder: Path, name: str | None, *, force: bool = False) -> Self:
        """As :meth:`ReportFolder.choose`; without a ``name`` that of a report whose question belongs to no plan."""
        return super().choose(folder, name or NAME, force=force)

    def write(self, data: bytes, *, force: bool = False) -> None:
        """Write the report.  Raises InvalidInput."""
        self._write({self.report: data}, force=force)
