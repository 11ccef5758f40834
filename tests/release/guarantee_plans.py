"""Plans for the small study whose guarantee is about attacks, so that their account keeps it over all releases."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gwasprivacy.membership.adversary import AdversaryModel, Target, TargetKind
from gwasprivacy.plan.plan import Plan, ReleaseChoices, in_step
from tests.release.scene import small_plan

ADVANTAGE = Target(TargetKind.ADVANTAGE, 1 / 3)
TPR = Target(TargetKind.TPR, 0.03, 0.01)


def guarantee_plan(mechanism: str = "joint", n_snps: int = 2, target: Target = ADVANTAGE, **choices: Any) -> Plan:
    """One release takes all of the guarantee, unless ``epsilon`` says less."""
    release = ReleaseChoices(mechanism=mechanism, n_snps=n_snps, **choices)
    return in_step(replace(small_plan(), adversary=AdversaryModel(target=target), release=release))
