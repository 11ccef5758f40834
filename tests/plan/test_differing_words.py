"""A plan beside another one, in a few words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.membership.adversary import PriorRange, Target, TargetKind
from gwasprivacy.plan.differing_words import differing_words
from gwasprivacy.plan.plan import Plan, in_step
from gwasprivacy.plan.saved_plan import new_plan

BASE = in_step(new_plan())


def attacker(**fields: object) -> Plan:
    return replace(BASE, adversary=replace(BASE.adversary, **fields))


def release(**fields: object) -> Plan:
    return replace(BASE, release=replace(BASE.release, **fields))


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (BASE, ""),
        (attacker(group_size=2), "family size 2"),
        (release(epsilon=0.35), "ε 0.35 instead of 0.693"),
        (release(budget=0.35), "ε 0.35 instead of 0.693"),
        (attacker(target=Target(TargetKind.GAMMA, 1.2)), "γ 1.2 instead of 1.5"),
        (attacker(prior=PriorRange(0.1, 0.5)), "prior 10–50 % instead of 50 %"),
        (release(n_snps=5), "5 SNPs published instead of 2"),
        (replace(BASE, design=replace(BASE.design, n_cases=500, n_controls=1500)), "25 % cases instead of 50 %"),
        (replace(BASE, design=replace(BASE.design, n_cases=600, n_controls=600)), ""),
        (replace(BASE, scenario=Scenario(n_snps=500)), "500 SNPs measured instead of 10,000"),
    ],
)
def test_a_plan_is_told_by_what_differs(plan: Plan, words: str) -> None:
    said = differing_words(plan, BASE)
    assert said.replace("1.20", "1.2").replace("1.50", "1.5").replace("0.350", "0.35") == words


def test_of_many_differences_two_are_named() -> None:
    plan = replace(attacker(group_size=3, target=Target(TargetKind.GAMMA, 3.0)), scenario=Scenario(n_snps=500))
    assert differing_words(plan, BASE).count(",") == 1
    assert differing_words(plan, BASE).endswith("and more")
