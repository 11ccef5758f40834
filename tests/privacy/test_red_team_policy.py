"""Attacks on a site's policy: its largest budget holds for what a study spends in all, whatever each plan says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import SAMPLED
from gwasprivacy.membership.secrets import SamplingScheme
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.engine import publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.permission import preview
from tests.release.policy_scene import signed
from tests.release.preparing import prepare_release
from tests.release.scene import Scene


def policy(scene: Scene, **rules: float) -> dict[str, Path]:
    """A policy that bounds what the protected entity faces; mechanisms may run with more."""
    return signed(scene.folder, **{"max_run_budget": 999.0, **rules})


def plan(scene: Scene, epsilon: float, budget: float, **adversary: object) -> Plan:
    model = AdversaryModel(prior=PriorRange(0.5, 0.5), target=Target(TargetKind.EPSILON, epsilon), **adversary)  # type: ignore[arg-type]
    return replace(scene.plan, adversary=model, release=replace(scene.plan.release, budget=budget))


def sampled(scene: Scene) -> Plan:
    """ε = 2.5 of 10 for the mechanism, which is 0.11 and 0.22 … for whoever does not know the sample."""
    return plan(
        scene, 2.5, 10.0, family=SAMPLED, sampling_rate=0.01, sampling=SamplingScheme.FIXED_SIZE
    )  # fmt: skip


def test_a_ledger_s_larger_budget_does_not_lift_the_site_s(scene: Scene) -> None:
    """A plan against another attacker fixed a budget that this attacker's guarantees could not have."""
    rules = policy(scene, max_budget=6.0)
    release = lambda which: publish(  # noqa: E731
        prepare_release(which, scene.study, name="small", **rules), scene.ledger, scene.key, scene.out
    )
    release(sampled(scene))
    bounded = plan(scene, 1.5, 3.0)
    release(bounded)
    release(bounded)  # 2.5 + 1.5 + 1.5 of the 6 that the site allows, of the ledger's 10
    prepared = prepare_release(bounded, scene.study, name="small", **rules)
    with pytest.raises(PrivacyRefusal, match="site allows") as caught:
        preview(prepared, scene.ledger)
    assert "7" in str(caught.value)
    with pytest.raises(PrivacyRefusal, match="site allows"):
        publish(prepared, scene.ledger, scene.key, scene.out)
    assert len(Ledger(scene.ledger).read().accounts[0].releases) == 3


def test_a_policy_that_became_stricter_ends_the_releases(scene: Scene) -> None:
    prepared = prepare_release(scene.plan, scene.study, name="small", **policy(scene, max_budget=3.0))
    publish(prepared, scene.ledger, scene.key, scene.out)
    smaller = replace(scene.plan, release=replace(scene.plan.release, budget=2.0))
    prepared = prepare_release(smaller, scene.study, name="small", **policy(scene, max_budget=2.0))
    with pytest.raises(PrivacyRefusal, match="site allows"):
        publish(prepared, scene.ledger, scene.key, scene.out)


@pytest.mark.parametrize(("group", "limit"), [(1, 3.0), (2, 6.0)])
def test_exactly_what_the_site_allows_can_be_spent(scene: Scene, group: int, limit: float) -> None:
    """The site's ε is about the protected entity: with two records each, the mechanism's ε counts twice."""
    each = plan(scene, 1.5, 3.0, group_size=group)
    rules = policy(scene, max_budget=limit)
    for _ in range(2):
        publish(prepare_release(each, scene.study, name="small", **rules), scene.ledger, scene.key, scene.out)
    assert Ledger(scene.ledger).read().accounts[0].left_units == 0
