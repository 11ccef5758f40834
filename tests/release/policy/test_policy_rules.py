"""What a policy of version 2 asks of a plan, rule by rule."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.families import SAMPLED, UNBOUNDED
from gwasprivacy.membership.secrets import SamplingScheme, Sizes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.release.policy.policy import policy_document
from gwasprivacy.release.policy.rule_table import RULES
from gwasprivacy.release.policy.site import policies_named
from gwasprivacy.release.policy.special_rules import certain
from gwasprivacy.study.design import GenotypeFilter, Stratum
from tests.release.policy_scene import rules, signed
from tests.release.scene import small_plan

PLAN = small_plan()  # ε = 1.5 of 3, bounded priors at ½, 20 cases and 20 controls, one SNP by permute-and-flip
STRATA = (Stratum(name="a", n_cases=15, n_controls=6), Stratum(name="b", n_cases=5, n_controls=14))


def changed(**fields: Any) -> Plan:
    parts = {name: fields.pop(name) for name in ("adversary", "design", "release") if name in fields}
    return replace(PLAN, **{name: replace(getattr(PLAN, name), **more) for name, more in parts.items()}, **fields)


BROKEN: dict[str, tuple[dict[str, Any], Plan, str]] = {
    "ε of a person": ({"max_epsilon": 1.49}, PLAN, "policy.broken"),
    "ε of a family": ({"max_epsilon": 2.9}, changed(adversary={"group_size": 2}), "policy.broken"),
    "budget": ({"max_budget": 2.9}, PLAN, "policy.broken"),
    "run budget": ({"max_budget": 9, "max_run_budget": 2.9}, PLAN, "policy.broken"),
    "cap": ({"max_cap": 0.95}, PLAN, "policy.broken"),  # prior ½ and ε = 3: 95.3 %
    "growth of belief": ({"max_gamma": 10.5}, PLAN, "policy.broken"),  # prior ½ and ε = 3: (1 + e³)/2 = 10.54
    "advantage": ({"max_advantage": 0.9}, PLAN, "policy.broken"),  # ε = 3: 90.5 %
    "true-positive rate": ({"max_tpr": 0.02, "fpr": 0.001}, PLAN, "policy.broken"),  # ε = 3: 2.01 %
    "cap by a narrow claim": (
        {"max_cap": 0.97, "covers_prior": {"low": 0.5, "high": 0.7}},
        changed(adversary={"prior": PriorRange(0.5, 0.7)}),
        "policy.broken",
    ),
    "priors": ({"covers_prior": {"low": 0.25, "high": 0.75}}, PLAN, "policy.broken"),
    "family": ({"families": ["unbounded"]}, PLAN, "policy.broken"),
    "secret": ({"secrets": ["case-status"]}, PLAN, "policy.broken"),
    "printed numbers": ({"sizes": ["all"]}, changed(adversary={"sizes": Sizes.TOTAL}), "policy.broken"),
    "mechanism": ({"mechanisms": ["joint", "laplace"]}, PLAN, "policy.broken"),
    "score": ({"scores": ["ks"]}, PLAN, "policy.broken"),
    "kind": ({"kinds": ["significant-count"]}, PLAN, "policy.broken"),
    "scores beside a selection": ({"kinds": ["selection"]}, changed(release={"values_epsilon": 0.5}), "policy.broken"),
    "effects beside a selection": (
        {"kinds": ["selection"]},
        changed(release={"effects_epsilon": 0.5}),
        "policy.broken",
    ),
    "family size": ({"min_group_size": 4}, PLAN, "policy.broken"),
    "cases": ({"min_cases": 21}, PLAN, "policy.broken"),
    "controls": ({"min_controls": 21}, PLAN, "policy.broken"),
    "participants": ({"min_participants": 41}, PLAN, "policy.broken"),
    "cases of a stratum": ({"min_cases": 6}, changed(design={"strata": STRATA}), "policy.broken"),
    "controls of a stratum": ({"min_stratum_controls": 7}, changed(design={"strata": STRATA}), "policy.broken"),
    "participants of a stratum": (
        {"min_stratum_participants": 20},
        changed(design={"strata": STRATA}),
        "policy.broken",
    ),
    "public figures of a secret size": ({"min_cases": 21}, changed(adversary={"family": UNBOUNDED, "sizes": None}), "policy.broken"),
    "SNPs": ({"max_snps": 1}, changed(release={"n_snps": 2}), "policy.broken"),
    "strata": ({"allow_strata": False}, changed(design={"strata": STRATA}), "policy.not-allowed"),
    "a reference": ({"allow_reference": False}, changed(design={"reference": "panel.bim"}), "policy.not-allowed"),
    "a file that was filtered before": (
        {"allow_filtered_before": False},
        changed(design={"genotype_filter": GenotypeFilter.BEFORE_US}),
        "policy.not-allowed",
    ),
    "an account of its own": ({"allow_accounts": False}, changed(account="second"), "policy.not-allowed"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_plan_that_breaks_a_rule_is_refused_and_the_rule_is_said(name: str) -> None:
    given, plan, code = BROKEN[name]
    policy = rules(**given)
    with pytest.raises(PrivacyRefusal) as caught:
        policy.check(plan)
    assert caught.value.code == code
    assert caught.value.exit_code == 3
    assert str(caught.value).startswith("This site ")


def test_a_plan_at_every_limit_is_allowed() -> None:
    rules(
        max_epsilon=1.5, max_budget=3, max_cap=0.953, covers_prior={"low": 0.5, "high": 0.5}, families=["bounded"],
        secrets=["participation"], sizes=["all"], mechanisms=["permute-and-flip"], scores=["tv"], kinds=["selection"], min_group_size=1,
        min_cases=20, min_controls=20, min_participants=40, max_snps=1, allow_strata=False, allow_traits=False,
        allow_imputed=False, allow_reference=False, allow_accounts=False, allow_filtered_before=False,
    ).check(PLAN)  # fmt: skip
    rules(min_cases=20, min_stratum_cases=5, min_stratum_controls=6).check(changed(design={"strata": STRATA}))
    rules(min_cases=20, min_participants=40).check(changed(adversary={"family": UNBOUNDED, "sizes": None}))
    rules(max_advantage=0.9051482536448664).check(PLAN)  # tanh(1.5), which ε = 3 reaches to the last digit


def sampled() -> Plan:
    """A sample of one in a thousand: ε = 6.9 of the mechanism is 0.69 for whoever does not know the sample."""
    adversary = AdversaryModel(
        prior=PriorRange(0.5, 0.5), target=Target(TargetKind.EPSILON, 6.9), family=SAMPLED, sampling_rate=0.001,
        sampling=SamplingScheme.FIXED_SIZE,
    )  # fmt: skip
    return replace(PLAN, adversary=adversary, release=replace(PLAN.release, budget=6.9))


def test_a_sampled_study_s_mechanism_is_held_to_the_limit_as_its_people_are() -> None:
    """At a rate of 0.001 a limit of 0.7 on what a person faces lets a mechanism run with ε = 6.9."""
    plan = sampled()
    assert plan.adversary.entity_epsilon_of(plan.epsilon) < 0.7
    with pytest.raises(PrivacyRefusal, match="mechanism to be run"):
        rules(max_epsilon=0.7).check(plan)
    with pytest.raises(PrivacyRefusal, match="mechanisms of all releases"):
        rules(max_budget=0.7).check(plan)
    rules(max_epsilon=0.7, max_run_epsilon=7, max_budget=0.7, max_run_budget=7).check(plan)  # where that is meant
    assert rules(max_budget=0.7).most_units(plan) == pytest.approx(0.7e12)


def test_a_limit_on_certainty_is_said_beside_one_on_epsilon_of_the_same_number() -> None:
    with pytest.raises(PrivacyRefusal) as caught:
        rules(max_epsilon=0.6, max_cap=0.6).check(PLAN)
    assert "at most 0.6 in one release" in str(caught.value)
    assert "certain, over all releases together" in str(caught.value)


def test_what_all_releases_may_spend_follows_from_the_smallest_limit() -> None:
    assert rules().most_units(PLAN) is None
    assert rules(max_budget=2).most_units(PLAN) == pytest.approx(2e12)
    assert rules(max_budget=2, max_run_budget=1).most_units(PLAN) == pytest.approx(1e12)
    capped = rules(max_cap=0.9).most_units(PLAN)
    assert capped == pytest.approx(math.log(9) * 1e12)  # from ½ to 90 %: odds of 9


def test_a_rule_that_is_not_known_or_out_of_range_is_no_policy() -> None:
    for wrong in (
        {"max_epsilon": 0}, {"max_cap": 1}, {"families": ["everybody"]}, {"families": []}, {"kinds": ["raw-data"]},
        {"approvers": []}, {"approvers": ["short"]}, {"signers": ["a" * 64, "a" * 64]}, {"max_epsilon_": 1},
        {"valid_from": "2026-02-30"}, {"valid_from": "2026-02-02", "valid_until": "2026-02-01"}, {"site": ""},
        {"ledgers": ["x"]}, {"approval_days": 400},
    ):  # fmt: skip
        with pytest.raises(InvalidPlan):
            rules(**wrong)


def test_rules_survive_writing_and_each_has_its_sentence() -> None:
    given = {
        "max_epsilon": 0.7, "max_budget": 2.0, "max_cap": 0.9, "covers_prior": {"low": 0.1, "high": 0.9},
        "families": ["bounded"], "secrets": ["participation"], "sizes": ["all", "total"], "mechanisms": ["joint"], "scores": ["tv"],
        "kinds": ["selection", "selected-effects"], "min_group_size": 2, "min_cases": 10, "min_controls": 11,
        "min_participants": 30, "min_stratum_cases": 4, "min_stratum_controls": 5, "min_stratum_participants": 10,
        "max_snps": 3, "allow_strata": False, "allow_traits": False, "allow_imputed": False, "allow_reference": False,
        "allow_accounts": False, "allow_filtered_before": False, "ledgers": ["0" * 32], "signers": ["a" * 64], "approvers": ["b" * 64],
        "approval_days": 10, "valid_from": "2026-01-01", "valid_until": "2026-12-31",
    }  # fmt: skip
    policy = rules(**given)
    written = policy_document().write(policy)
    assert policy_document().read(written) == policy
    assert {name: written[name] for name in given} == given
    # Two limits are said for both ways to count, and an approval for its time too; the sizes are seven rules.
    assert len(policy.sentences()) == len(given) + 2
    assert rules().sentences() == []


def test_a_guarantee_bounds_what_all_releases_spend_and_one_draw_may_spend_more() -> None:
    """Advantage ⅓: ε = ln 2 by a sum of ε; one draw of bounded range may spend twice that, and then nothing else may be spent."""
    third = rules(max_advantage=1 / 3)
    one = small_plan(mechanism="joint", budget=None)
    joint = replace(one, adversary=replace(one.adversary, target=Target(TargetKind.EPSILON, 1.38)))
    third.check(joint)
    assert third.most_units(joint) == to_units(1.38)
    beyond = replace(one, adversary=replace(one.adversary, target=Target(TargetKind.EPSILON, 1.40)))
    with pytest.raises(PrivacyRefusal, match="no membership test an advantage above"):
        third.check(beyond)
    assert third.most_units(beyond) == pytest.approx(to_units(math.log(2)), rel=1e-9)
    twice = replace(joint, release=replace(joint.release, budget=1.39))
    with pytest.raises(PrivacyRefusal):
        third.check(twice)
    rules(max_gamma=10.6, max_advantage=0.906, max_tpr=0.0202).check(PLAN)
    assert rules(max_gamma=1.5).most_units(PLAN) == pytest.approx(to_units(math.log(2)), rel=1e-9)  # γ = (1 + 2)/2 at ½


def test_a_refusal_says_the_rule_with_its_limit_and_then_what_the_plan_has() -> None:
    with pytest.raises(PrivacyRefusal, match=r"asks for at least 41 participants; the plan has 40\."):
        rules(min_participants=41).check(PLAN)
    with pytest.raises(PrivacyRefusal, match=r"at most 10-fold, over all releases together; the plan has 10\.5\."):
        rules(max_gamma=10).check(PLAN)


def test_a_limit_on_certainty_asks_for_more_than_the_family_s_own_priors_where_the_policy_names_others() -> None:
    def asked(family: Any, **given: Any) -> list[Any]:
        policy = rules(max_cap=0.999, **given)
        found = list(certain(policy, changed(adversary={"family": family})))
        return [each.values["value"] for each in found]

    assert PLAN.adversary.prior == PriorRange(0.5, 0.5)
    protected = PLAN.adversary.protects_outside
    assert asked(PLAN.adversary.family) == []
    assert asked(PLAN.adversary.family, covers_prior={"low": 0.5, "high": 0.5}) == []
    assert bool(asked(PLAN.adversary.family, covers_prior={"low": 0.4, "high": 0.6})) is not protected


def test_a_policy_holds_from_its_first_day_to_its_last() -> None:
    policy = rules(valid_from="2026-02-01", valid_until="2026-03-01")
    for day in ("2026-02-01", "2026-02-14", "2026-03-01"):
        policy.check_day(day)
        rules().check_day(day)
    for day, code in (("2026-01-31", "policy.not-yet"), ("2026-03-02", "policy.expired")):
        with pytest.raises(PrivacyRefusal) as caught:
            policy.check_day(day)
        assert caught.value.code == code


def test_a_file_that_is_no_key_of_an_officer_is_said_to_be_none(tmp_path: Path) -> None:
    given = signed(tmp_path)
    given["policy_key"].write_text("no key", encoding="utf-8")
    with pytest.raises(InvalidInput) as refused:
        policies_named(given["policy"], given["policy_key"])
    assert "officer-of-tests.pub.pem" in str(refused.value)


def test_an_option_has_its_rule_s_name_or_one_of_its_own() -> None:
    flags = {rule.name: rule.flag for rule in RULES}
    assert flags["max_epsilon"] == "--max-epsilon"
    assert (flags["signers"], flags["approvers"]) == ("--signer", "--approver")
