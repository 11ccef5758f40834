"""The page of Tools → Publish exact results?…: made, signed and written on a worker thread."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.language import say
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.release.risk_report import RiskFiles, make_risk_report
from gwasprivacy.release.signing import load_signing_key
from gwasprivacy.statement.exact.exact_question import ExactAnswer
from gwasprivacy.statement.exact.report_on_exact_results import RiskReport


def write_page(
    answer: ExactAnswer,
    plan: CheckedPlan | None,
    files: RiskFiles,
    key_path: Path | None,
    passphrase: str,
    force: bool,
    *,
    work: Work = UNWATCHED,
) -> tuple[RiskReport, GwasPrivacyError | None]:
    """The report that is written, and why its PDF is not.  Raises InvalidInput, Cancelled with nothing written."""
    from gwasprivacy.rendering.report_files import render_pdf

    key = None
    if key_path is not None:
        work.progress(say("Opening the key"), 0, 2)
        key = load_signing_key(key_path, passphrase or None)
    work.progress(say("Writing the files"), 1, 2)
    report, data = make_risk_report(answer, plan, name=files.name, key=key)
    work.check()
    files.write(data, force=force)
    try:
        render_pdf(report, files.pdf, force=force)
    except GwasPrivacyError as error:
        return report, error
    return report, None
