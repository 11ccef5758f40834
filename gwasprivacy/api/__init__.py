"""What a notebook or a script asks of this program, as functions of plans and reports.

    from gwasprivacy.api import calibrate, forecast, open_plan, read_report, sample_size, verify

They give what the window and the command line show, since all three ask the same functions.  None of them opens a study or draws noise:
a release has a ledger, and is made in the window or by ``gwasprivacy release``.  What is imported from here keeps its name and
meaning within a major version; everything else may move.

Expected failures are :class:`GwasPrivacyError` with a sentence that says what is wrong and what to do.
"""

from __future__ import annotations

from gwasprivacy.api.plans import calibrate, forecast, open_plan, printing, sample_size
from gwasprivacy.api.reports import read_report, released_snps, verify
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.membership.adversary import AdversaryModel
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.verify import Verification
from gwasprivacy.statement.report import Report

__all__ = [
    "AdversaryModel",
    "GwasPrivacyError",
    "Needed",
    "Plan",
    "Report",
    "Verification",
    "calibrate",
    "forecast",
    "open_plan",
    "printing",
    "read_report",
    "released_snps",
    "sample_size",
    "verify",
]
