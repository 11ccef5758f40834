"""What a new plan in the window begins with: example values of a study of today, each for its user to change.

They are the window's alone; a plan that the command line makes has the defaults of ``plan new``.
"""

from __future__ import annotations

from dataclasses import replace

from gwasprivacy.assumptions.disease import CausativeSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.language import spoken
from gwasprivacy.plan.plan import REPORT_LANGUAGES, Plan, in_step
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.study.design import StudyDesign

GROUP = 5_000  # cases, and as many controls
SIZES = (2_000, 4_000, 6_000, 8_000, 10_000, 12_000, 15_000, 20_000)


def language_of_new_plans() -> str | None:
    """PDF reports of a plan are in the language of the window that it is made in, until another is chosen; None for English."""
    name = spoken().name
    return name if name in REPORT_LANGUAGES else None


def starting_plan() -> Plan:
    """5,000 cases and 5,000 controls, and two common SNPs with an odds ratio of 1.2 per copy."""
    snp = CausativeSnp(frequency=0.3, odds_ratio=1.2)
    plan = new_plan(
        design=StudyDesign(n_cases=GROUP, n_controls=GROUP),
        scenario=Scenario(disease=DiseaseModel(causative=(snp, snp), prevalence=0.05), sizes=SIZES),
    )
    return replace(in_step(plan), report_language=language_of_new_plans())
