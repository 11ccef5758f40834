"""Reports of an account that keeps a guarantee about attacks: both readings, computed again, and well-signed lies about them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.number_words import percent
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.engine import ReleaseOutcome, publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.refusals import GuaranteeExceeded
from gwasprivacy.release.permission import preview
from gwasprivacy.release.verify import verify_report
from tests.release.guarantee_plans import ADVANTAGE, TPR, guarantee_plan
from tests.release.kind_plans import ATTACKERS
from tests.release.preparing import prepare_release
from tests.release.scene import Scene
from tests.release.test_report_sentences import verified


def released(scene: Scene, plan: Plan) -> ReleaseOutcome:
    prepared = prepare_release(plan, scene.study, name="small")
    seen = preview(prepared, scene.ledger)
    outcome = publish(prepared, scene.ledger, scene.key, scene.out)
    assert (seen.spent_epsilon, seen.remaining_epsilon) == (outcome.spent_epsilon, outcome.remaining_epsilon)
    found = verify_report(outcome.report_path, scene.public_key_path)
    assert found.valid, found.reason
    return outcome


@pytest.mark.parametrize("target", [ADVANTAGE, TPR], ids=["advantage", "tpr"])
@pytest.mark.parametrize("what", [("joint", 2), ("exponential", 3), ("permute-and-flip", 2)], ids=lambda each: each[0])
def test_one_release_takes_all_of_the_guarantee_and_a_second_is_refused(
    scene: Scene, what: tuple[str, int], target: Any
) -> None:
    plan = guarantee_plan(*what, target=target)
    outcome = released(scene, plan)
    assert to_units(outcome.spent_epsilon) == to_units(plan.epsilon)
    assert outcome.remaining_epsilon < 1e-5  # squares add: of a pico-ε of rounding a millionth is the root
    budget = outcome.report.predicate["budget"]
    assert budget["total"] is None
    assert budget["reached"] <= target.value * (1 + 1e-15)
    with pytest.raises(GuaranteeExceeded):
        released(scene, plan)


def test_a_report_says_both_readings_alone_and_in_all(scene: Scene) -> None:
    half = 2 * math.atanh(1 / 3)
    released(scene, guarantee_plan("joint", 2, epsilon=half))
    second = released(scene, guarantee_plan("exponential", 3, epsilon=half)).report.predicate
    alone, whole = second["attacks"]["release"], second["attacks"]["in_all"]
    assert alone["advantage"] == pytest.approx(min(math.tanh(half / 4), math.sqrt(half**2 / 48)), rel=1e-9)
    assert whole["advantage"] == pytest.approx(
        min(math.tanh(half / 2), math.sqrt((half**2 / 8 + half**2 / 24) / 2)), rel=1e-9
    )
    assert whole["advantage"] == second["budget"]["reached"]
    assert second["loss"]["kind"] == "rounds"
    assert second["loss"]["rounds"] == 3
    assert second["earlier_releases"][0]["spends"][0]["loss"] == "bounded-range"
    said = " ".join(second["statements"])
    assert "The plan’s guarantee is about attacks" in said
    assert "For beliefs this means" in said
    assert "no membership test has an advantage (TPR − FPR) above 33.4 %" in said


def test_a_guarantee_about_beliefs_is_read_as_one_about_attacks_too(scene: Scene) -> None:
    said = " ".join(released(scene, scene.plan).report.predicate["statements"])
    assert "The plan’s guarantee is about beliefs" in said
    assert "For attacks this means: no membership test on this release has an advantage above 63.6 %" in said


def test_a_selection_with_values_lists_two_spends(scene: Scene) -> None:
    plan = guarantee_plan("joint", 2, values_epsilon=0.2, epsilon=0.6)
    loss = released(scene, plan).report.predicate["loss"]
    assert [(each["loss"], to_units(each["epsilon"])) for each in loss["spends"]] == [
        ("bounded-range", to_units(0.4)),
        ("pure", to_units(0.2)),
    ]
    assert loss["kind"] == "pure"
    assert loss["eta"] == pytest.approx(0.4 + 2 * 0.2)
    assert loss["rho"] == pytest.approx(0.4**2 / 8 + 0.2**2 / 2)


def _set(*path: Any, to: Any) -> Callable[[dict[str, Any]], object]:
    def change(predicate: dict[str, Any]) -> None:
        inner: Any = predicate
        for name in path[:-1]:
            inner = inner[name]
        inner[path[-1]] = to

    return change


LIES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "no reading of all": (_set("attacks", "in_all", to=None), "statement.not-derived"),
    "a weaker promise": (_set("budget", "promise", "target", "value", to=0.9), "statement.not-derived"),
    "a promise that is broken": (_set("budget", "promise", "target", "value", to=0.01), "verify.budget-exceeded"),
    "a promise about beliefs": (
        _set("budget", "promise", "target", to={"kind": "gamma", "value": 1.5}),
        "verify.plan-report-not-hold",
    ),
    "no promise": (_set("budget", "promise", to=None), "verify.report-numbers-no-release"),
    "an earlier kind": (
        _set("earlier_releases", 0, "spends", to=[{"epsilon": 0.5, "loss": "rounds", "rounds": 9}]),
        "statement.not-derived",
    ),
    "earlier parts that are less": (
        _set("earlier_releases", 0, "spends", to=[{"epsilon": 0.3, "loss": "bounded-range", "rounds": 1}]),
        "report.form",
    ),
    "no readings": (lambda p: p.pop("attacks"), "report.form"),
}


@pytest.fixture
def second(scene: Scene) -> ReleaseOutcome:
    released(scene, guarantee_plan("joint", 2, epsilon=0.5))
    return released(scene, guarantee_plan("exponential", 3, epsilon=0.5))


@pytest.mark.parametrize("lie", LIES)
def test_a_well_signed_lie_about_the_kind_of_loss_fails_for_its_reason(
    scene: Scene, second: ReleaseOutcome, lie: str
) -> None:
    change, code = LIES[lie]
    found = verified(scene, second, change)
    assert not found.valid
    assert found.error is not None
    assert found.error.code == code


def test_the_first_release_of_an_account_has_the_guarantee_of_its_own_plan(scene: Scene) -> None:
    first = released(scene, guarantee_plan("joint", 2, epsilon=0.5))
    found = verified(scene, first, _set("budget", "promise", "target", "value", to=0.4))
    assert found.error is not None
    assert found.error.code == "verify.budget-not-of-plan"


def test_the_ledger_has_what_the_report_says(scene: Scene, second: ReleaseOutcome) -> None:
    account = Ledger(scene.ledger).read().account(None)
    assert account is not None
    assert account.reached == second.report.predicate["budget"]["reached"]
    assert [each.loss.rounds for each in account.counted] == [1, 3]


def test_naming_the_loss_later_does_not_widen_what_the_ledger_granted(scene: Scene) -> None:
    """The first plan fixed ε = ln 2 for all releases; half is spent, and a joint draw gets the other half."""
    half = math.log(2) / 2
    named = guarantee_plan("joint", 2, epsilon=half)
    unnamed = replace(named, adversary=replace(ATTACKERS["bounded"], target=ADVANTAGE))
    released(scene, unnamed)
    whole = replace(named, release=replace(named.release, epsilon=None))
    assert whole.epsilon > 1.38
    with pytest.raises(PrivacyRefusal):
        publish(prepare_release(whole, scene.study, name="small"), scene.ledger, scene.key, scene.out)
    released(scene, named)
    with pytest.raises(PrivacyRefusal):
        publish(prepare_release(named, scene.study, name="small"), scene.ledger, scene.key, scene.out)


def test_a_plan_that_names_no_kind_stays_pure_whatever_its_guarantee(scene: Scene) -> None:
    plan = guarantee_plan("joint", 2)
    unnamed = replace(plan, adversary=replace(ATTACKERS["bounded"], target=ADVANTAGE))
    outcome = released(scene, unnamed)
    assert outcome.spent_epsilon == pytest.approx(math.log(2))
    predicate = outcome.report.predicate
    assert predicate["loss"]["kind"] == "pure"
    assert predicate["budget"]["promise"] is None
    assert predicate["budget"]["total"] == outcome.spent_epsilon


def test_a_guarantee_by_tpr_is_reported_as_one_and_beliefs_may_go_on_growing(scene: Scene) -> None:
    """ε of both releases sum to more than the one release that the guarantee was calibrated for: only attacks are bounded."""
    plan = guarantee_plan("exponential", 10, target=ADVANTAGE)
    most = replace(plan, release=replace(plan.release, epsilon=round(0.7 * plan.epsilon, 6)))
    released(scene, most)
    second = released(scene, most).report
    assert second.predicate["budget"]["spent_in_all"] > plan.epsilon
    said = " ".join(second.sentences)
    assert "with later releases γ and certainty may grow beyond this" in said
    by_tpr = released(replace_ledger(scene), guarantee_plan("joint", 2, target=TPR, epsilon=0.3)).report
    said = " ".join(by_tpr.sentences)
    reading = dict(map(tuple, by_tpr.predicate["attacks"]["release"]["tpr_at"]))[0.01]
    assert (
        f"at a false positive rate of 1 % no membership test on this release recognises more than {percent(reading, up=True)}"
        in said
    )


def replace_ledger(scene: Scene) -> Scene:
    """The same stage with nothing spent and nothing released."""
    scene.ledger.rename(scene.folder / "first.gwasledger")
    scene.out.rename(scene.folder / "first")
    return scene
