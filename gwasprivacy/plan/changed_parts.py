"""What of a plan follows where another part of it is changed: in the window, and in a way out that is offered there."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from gwasprivacy.membership.adversary import AdversaryModel, PriorRange
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.choices import ReleaseChoices
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.planned_releases import PlannedRelease, own_release
from gwasprivacy.study.design import FillRule, StudyDesign


def attacker_of_size(adversary: AdversaryModel, old: StudyDesign, new: StudyDesign) -> AdversaryModel:
    """The attacker for a study of another size: a common belief in case status is the share of cases, and "N of |U|
    invited" counts the study's own N."""
    if adversary.secret is Secret.CASE_STATUS:
        share, was = new.n_cases / new.n_people, old.n_cases / old.n_people
        if adversary.prior.is_single and math.isclose(adversary.prior.low, was) and share != adversary.prior.low:
            invited = (new.n_cases, new.n_people) if adversary.invited is not None else None
            return replace(adversary, prior=PriorRange.single(share), invited=invited)
    elif adversary.invited is not None and adversary.invited[0] == old.n_people != new.n_people:
        counts = (new.n_people, adversary.invited[1])
        if adversary.prior.is_single:
            return replace(adversary, prior=PriorRange.invited(*counts), invited=counts)
    return adversary


def with_fill_rule(design: StudyDesign, releases: Iterable[ReleaseChoices]) -> StudyDesign:
    """The study for ``releases``: the rule for missing calls comes and goes with the scores that need one."""
    needs_rule = design.kind.has_calls_filled and any(each.needs_fill_rule for each in releases)
    if needs_rule == (design.fill is not None):
        return design
    return replace(design, fill=FillRule.NON_COUNTED if needs_rule else None)


def with_planned(plan: Plan, releases: Sequence[PlannedRelease]) -> Plan:
    """The plan with ``releases`` kept in it; with nothing, where they are just the release that it describes."""
    if tuple(releases) == (own_release(plan),):
        return replace(plan, planned=())
    return replace(plan, planned=tuple(replace(each.choices, budget=None) for each in releases))
