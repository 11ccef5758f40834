"""Which plans have a power that their reports state."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gwasprivacy.assumptions.scenario import Engine
from gwasprivacy.plan.power import may_state_power
from tests.release.kind_plans import plan_of
from tests.simulation.scenarios import small_scenario


@pytest.mark.parametrize(
    ("kind", "is_stated"),
    [("selection", True), ("significant set", True), ("significant count", False), ("allele counts", False)],
)
def test_power_is_that_of_a_selection(kind: str, is_stated: bool) -> None:
    assert may_state_power(replace(plan_of(kind), scenario=small_scenario())) == is_stated


def test_it_rests_on_assumptions_and_on_no_panel_of_the_users() -> None:
    plan = replace(plan_of("selection"), scenario=small_scenario(engine=Engine.PANEL))
    assert may_state_power(plan)
    assert not may_state_power(replace(plan, scenario=replace(plan.scenario, panel="own-panel")))
    assert not may_state_power(replace(plan, scenario=None))
