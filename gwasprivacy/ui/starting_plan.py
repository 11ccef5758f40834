"""What a new plan in the window begins with: example values, each for its user to change.

They are those of ``plan new`` and of a forecast without assumptions, with which the curves of the Calibration tab lie apart: of effects so
weak that any study must be large, privacy costs next to nothing.
"""

from __future__ import annotations

from dataclasses import replace

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.language import spoken
from gwasprivacy.plan.plan import REPORT_LANGUAGES, Plan, in_step
from gwasprivacy.plan.saved_plan import new_plan


def language_of_new_plans() -> str | None:
    """PDF reports of a plan are in the language of the window that it is made in, until another is chosen; None for English."""
    name = spoken().name
    return name if name in REPORT_LANGUAGES else None


def starting_plan() -> Plan:
    """1,000 cases and 1,000 controls, and two common SNPs with an odds ratio of 1.8 per copy."""
    return replace(in_step(new_plan(scenario=Scenario())), report_language=language_of_new_plans())
