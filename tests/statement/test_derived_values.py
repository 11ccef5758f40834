"""Every number that follows from a plan and facts, beside what it must be; and what a reader of a report does with its bytes."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.assumptions.scenario import Engine
from gwasprivacy.assumptions.success import Metric
from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.executors import InlineExecutor
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.forecast.exact_results import answer_exactly
from gwasprivacy.mechanisms.registry import MECHANISMS, selector
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.counted_spend import CountedSpend
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.exact_results import Columns, ExactStudy
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.power import Power
from gwasprivacy.plan.release_spends import account_guarantee, budget_units
from gwasprivacy.release.approval.approval import approve, read_approval
from gwasprivacy.release.approval.asking import ask_for_approval
from gwasprivacy.release.approval.request import read_request
from gwasprivacy.release.engine import publish
from gwasprivacy.release.risk_report import make_risk_report
from gwasprivacy.release.signing import generate_key, sign_payload
from gwasprivacy.statement.approval_form import REQUEST_TYPE
from gwasprivacy.statement.check import check, opened, read, statement_in
from gwasprivacy.statement.derive import budget_numbers, derive, privacy_numbers
from gwasprivacy.statement.exact.exact_question import ExactQuestion
from gwasprivacy.statement.exact.report_on_exact_results import RiskReport
from gwasprivacy.statement.planning.planning_statement import PlanningReport
from gwasprivacy.statement.public_keys import PublicKey
from gwasprivacy.statement.release_facts import AccountFacts, ReleaseFacts
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.result import ReleasedSnp, Result
from gwasprivacy.statement.same import require_same
from gwasprivacy.statement.signer import Signer
from gwasprivacy.statement.spending import Budget, Release
from tests.release.guarantee_plans import guarantee_plan
from tests.release.kind_plans import plan_of
from tests.release.planning_scene import KEY, planned_once, planned_thrice
from tests.release.policy_scene import found_site
from tests.release.scene import set_up, small_plan

DAY, DIGEST = "2026-03-04", "ab" * 32
EXACT = ExactQuestion(columns=Columns.HITS, study=ExactStudy(n_cases=400, n_controls=600), n_snps=20)
HALF = PriorRange(0.5, 0.5)
TWO, NINE = (ReleasedSnp(chromosome=str(number), position=7, name=f"rs{number}") for number in (2, 9))


def of_target(target: Target, prior: PriorRange = HALF) -> Plan:
    plan = small_plan()
    return replace(
        plan, adversary=AdversaryModel(prior=prior, target=target), release=replace(plan.release, budget=None)
    )


def facts_of(plan: Plan, **changes: Any) -> ReleaseFacts:
    """Of the first release of its account."""
    budget = Budget(
        units=budget_units(plan),
        guarantee=account_guarantee(plan),
        secret=plan.secret,
        neighbours=plan.neighbours,
        public_controls=False,
        n_cases=plan.design.n_cases,
        n_controls=plan.design.n_controls,
        date=DAY,
    )
    given: dict[str, Any] = {"budget": budget, "earlier": (), "looks": (), "account": AccountFacts()}
    return ReleaseFacts(name="small-1", date=DAY, n_candidates=30, candidates_sha256=DIGEST, **{**given, **changes})


def earlier(units: int, cost: int) -> Release:
    return Release(
        number=1,
        date=DAY,
        title="Before",
        report="small-1",
        epsilon_units=units,
        cost_units=cost,
        payload_sha256=DIGEST,
    )


# ------------------------------------------------------------------ derive


def test_posterior_bounds_are_told_at_the_usual_priors_and_at_the_ends_of_the_plans() -> None:
    usual = [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9]
    target = Target(TargetKind.EPSILON, 1.5)

    def priors(prior: PriorRange) -> list[float]:
        found = privacy_numbers(of_target(target, prior), to_units(1.5))["posterior_bound_at"]
        return [each[0] for each in found]

    assert priors(HALF) == usual
    assert priors(PriorRange(0.2, 0.6)) == sorted([0.2, 0.6, *usual])
    assert priors(PriorRange(0.0, 0.6)) == sorted([0.6, *usual])
    assert priors(PriorRange.any()) == usual


def test_what_follows_from_all_of_a_guarantee_is_the_guarantee_and_of_a_part_of_it_less() -> None:
    plan = of_target(Target(TargetKind.GAMMA, 1.7))
    units = to_units(plan.adversary.epsilon)
    whole, half = (privacy_numbers(plan, each) for each in (units, units // 2))
    assert whole["gamma"] == 1.7
    assert half["epsilon"] == pytest.approx(plan.adversary.epsilon / 2)
    assert half["likelihood_ratio"] == pytest.approx(math.exp(half["epsilon"]))
    ratio = half["likelihood_ratio"]
    assert half["gamma"] == pytest.approx((1 + ratio) / 2)
    assert half["posterior_bound_at"][4] == pytest.approx([0.5, 1 / (1 + ratio), ratio / (1 + ratio)])


def test_the_bound_on_attacks_is_of_all_spends_that_are_given_and_of_one_release_otherwise() -> None:
    plan = small_plan()
    one = privacy_numbers(plan, to_units(1.5))["advantage_bound"]
    two = privacy_numbers(plan, to_units(3.0), [CountedSpend(units=to_units(3.0))])["advantage_bound"]
    assert one == pytest.approx(math.tanh(1.5 / 2))
    assert two == pytest.approx(math.tanh(3.0 / 2))


def test_a_score_is_named_unless_counts_are_published() -> None:
    counts, selection = plan_of("genotype counts"), plan_of("selection")
    assert derive(counts, facts_of(counts))["score"] is None
    assert derive(selection, facts_of(selection))["score"] == selection.release.score.to_json()


def test_what_is_unknown_has_no_place_and_what_is_known_is_told() -> None:
    plan = plan_of("selection")
    said = derive(plan, facts_of(plan))
    assert said["result"] is None
    assert not {"power", "signer"} & set(said)
    power = Power(
        success=Metric.ALL, probability=0.5, low=0.4, high=0.6, n_studies=100, n_candidates=60, engine=Engine.FAST
    )
    told = derive(plan, facts_of(plan, power=power, signer=Signer(name="A. Curator"), result=Result(snps=(TWO, NINE))))
    assert told["power"] == power.to_json()
    assert told["signer"] == Signer(name="A. Curator").to_json()
    assert [each["variant_id"] for each in told["result"]["snps"]] == ["rs2", "rs9"]
    assert any("A. Curator" in each for each in told["statements"])


def test_the_policies_and_who_approved_are_told_in_this_order() -> None:
    plan = plan_of("selection")
    policy = ({"site": "Cancer Registry", "sha256": DIGEST, "key_id": "cd" * 32},)
    *_, kept, approved = derive(plan, facts_of(plan, policy=policy, approval={"date": DAY, "approver": "ef" * 32}))[
        "statements"
    ]
    assert "“Cancer Registry”" in kept
    assert "A second person approved this release" in approved


def snps_told(plan: Plan) -> tuple[bool, list[tuple[str, int | None]]]:
    told = derive(plan, facts_of(plan, result=Result(snps=(NINE, TWO))))["result"]
    return told["ordered"], [(each["variant_id"], each.get("rank")) for each in told["snps"]]


@pytest.mark.parametrize("what", ["selection", "significant set"])
def test_a_set_stands_in_the_genomes_order(what: str) -> None:
    assert snps_told(plan_of(what)) == (False, [("rs2", None), ("rs9", None)])


def test_a_ranking_stands_in_its_own_order_and_named_snps_never_do() -> None:
    with MECHANISMS.register(replace(selector("joint"), name="ranking", ordered=True)):
        ranking = plan_of("selection", mechanism="ranking")
        assert snps_told(ranking) == (True, [("rs9", 1), ("rs2", 2)])
    assert snps_told(plan_of("values", n_snps=2, snps=("rs9", "rs2"))) == (False, [("rs2", None), ("rs9", None)])


def test_the_number_of_significant_snps_has_neither_snps_nor_noise_to_tell() -> None:
    plan = plan_of("significant count")
    assert derive(plan, facts_of(plan, result=Result(count=3)))["result"] == {"count": 3}


def test_spending_is_summed_over_the_account() -> None:
    plan = small_plan()
    facts = facts_of(plan, earlier=(earlier(to_units(1.0), to_units(1.0)),))
    told = budget_numbers(plan, facts.quote(plan))
    assert (told["total"], told["promise"], told["reached"]) == (3.0, None, None)
    assert (told["spent_before"], told["spent"], told["spent_in_all"], told["remaining"]) == (1.0, 1.5, 2.5, 0.5)
    assert told["gamma_in_all"] == pytest.approx((1 + math.exp(2.5)) / 2)


def test_gamma_over_an_account_that_counts_another_secret_is_not_told() -> None:
    plan = small_plan()
    facts = facts_of(plan)
    other = replace(facts.budget, secret=Secret.CASE_STATUS, neighbours=Neighbours.SWAP)
    told = budget_numbers(plan, replace(facts, budget=other).quote(plan))
    assert (told["gamma_in_all"], told["spent"]) == (None, 3.0)


def test_a_budget_that_is_a_guarantee_about_attacks_is_told_as_one() -> None:
    plan = guarantee_plan()
    facts = facts_of(plan)
    assert facts.budget.units is None
    told = budget_numbers(plan, facts.quote(plan))
    assert told["total"] is None
    assert told["promise"] == account_guarantee(plan).to_json()  # type: ignore[union-attr]
    assert 0.3 < told["reached"] <= 1 / 3


# ------------------------------------------------------------------ check


def public() -> PublicKey:
    return PublicKey(key_id=KEY.key_id, public=KEY.private.public_key())


def test_a_report_names_the_keys_that_were_checked() -> None:
    found = check(planned_thrice()[1], public())
    assert isinstance(found, PlanningReport)
    assert found.key_ids == (KEY.key_id,)
    assert read(opened(planned_thrice()[1])).key_ids == ()


def test_a_signature_by_another_key_is_refused() -> None:
    data = sign_payload(opened(planned_thrice()[1]).payload, generate_key())
    with pytest.raises(VerificationFailed, match="key"):
        check(data, public())


def test_a_release_is_read_as_one_and_keeps_its_approval_only_under_the_signature_of_who_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    scene, site, board = set_up(tmp_path), found_site(tmp_path, monkeypatch), generate_key()
    site.put(approvers=[board.key_id])
    request = tmp_path / "small.request.json"
    request.write_bytes(ask_for_approval(scene.prepared(), scene.ledger, scene.key))
    approval = tmp_path / "small.approval.json"
    approval.write_bytes(approve(read_request(request), board))
    prepared = replace(scene.prepared(), approval=read_approval(approval))
    made = publish(prepared, scene.ledger, scene.key, scene.out, drawing=InlineExecutor())
    envelope = opened(made.report_path.read_bytes())
    found = read(envelope, (scene.key.key_id,))
    assert isinstance(found, Report)
    assert (found.key_ids, found.payload_sha256) == ((scene.key.key_id,), envelope.payload_sha256)
    with pytest.raises(VerificationFailed, match="requester"):
        read(opened(sign_payload(envelope.payload, board)))


def refused(payload: bytes) -> str:
    with pytest.raises(VerificationFailed) as found:
        statement_in(payload)
    return str(found.value.code)


def test_what_was_signed_is_json_in_its_one_canonical_form() -> None:
    assert statement_in(canonical_json({"a": 1})) == {"a": 1}
    assert refused(b"no JSON") == "verify.payload-not-json"
    assert refused(b"\xff") == "verify.payload-not-json"
    assert refused(b'{"a": 1}') == "verify.payload-not-canonical-form"


def test_a_planning_report_is_spoken_from_its_plan_and_facts() -> None:
    report = planned_once()[0]
    assert report.spoken == report.predicate["statements"]


def test_a_report_on_exact_results_is_read_as_one() -> None:
    page = make_risk_report(answer_exactly(EXACT), name="small", key=KEY)[1]
    assert type(check(page, public())) is RiskReport


def test_a_planning_report_or_one_on_exact_results_that_nobody_signed_is_said_to_be_one() -> None:
    unsigned = {"planning": planned_once()[1], "risk": make_risk_report(answer_exactly(EXACT))[1]}
    for kind, data in unsigned.items():
        with pytest.raises(VerificationFailed) as found:
            opened(data)
        assert found.value.code == f"verify.{kind}-report-nobody-signed"
    for other in (b'{"a":1}', b"no JSON"):
        with pytest.raises(VerificationFailed) as found:
            opened(other)
        assert not found.value.code.endswith("nobody-signed")
    with pytest.raises(VerificationFailed):
        opened(sign_payload(b"{}", KEY, REQUEST_TYPE))


# ------------------------------------------------------------------ same


def place_of(claimed: Any, derived: Any) -> str | None:
    """Where it is said not to follow; None where it does."""
    try:
        require_same({"at": claimed}, {"at": derived})
    except VerificationFailed as error:
        return str(error.values["where"])
    return None


@pytest.mark.parametrize(
    ("claimed", "derived"),
    [
        (1.0, 1.0),
        (1, 1.0),
        (1.0 + 5e-10, 1.0),
        (1e-13, 0.0),
        ({"a": [1, "x", None]}, {"a": (1, "x", None)}),
        ((), []),
        (True, True),
    ],
)
def test_what_follows_is_the_same_but_for_last_digits(claimed: Any, derived: Any) -> None:
    assert place_of(claimed, derived) is None


@pytest.mark.parametrize(
    ("claimed", "derived", "where"),
    [
        (1.0 + 2e-9, 1.0, "at"),
        (1e-11, 0.0, "at"),
        (1.0, 1, "at"),  # a whole number is written as one
        (True, 1.0, "at"),
        (True, 1, "at"),
        ("1.0", 1.0, "at"),
        (None, 1.0, "at"),
        (2, 1, "at"),
        ("x", "y", "at"),
        ([], {}, "at"),
        ({}, [], "at"),
        ({"a": 1}, {"b": 1}, "at"),
        ({"a": 1}, {"a": 1, "b": 1}, "at"),
        ("ab", ["a", "b"], "at"),
        ([1], [1, 2], "at"),
        ([1, 2], [2, 1], "at[0]"),
        ([1, {"a": [0, 3]}], [1, {"a": [0, 4]}], "at[1].a[1]"),
    ],
)
def test_what_does_not_follow_is_named_with_its_place(claimed: Any, derived: Any, where: str) -> None:
    assert place_of(claimed, derived) == where


@pytest.mark.parametrize("place", ["statements", "not_modelled"])
def test_a_sentence_that_does_not_follow_is_called_one(place: str) -> None:
    """The two texts of a refusal: a reader wants to know whether words or numbers were invented."""
    with pytest.raises(VerificationFailed, match="sentences") as refused:
        require_same({place: ["Nobody can learn anything."]}, {place: ["Someone can."]})
    assert (refused.value.code, refused.value.values["where"]) == ("statement.sentences", f"{place}[0]")
    with pytest.raises(VerificationFailed, match="sentences") as longer:
        require_same({place: ["Someone can.", "More."]}, {place: ["Someone can."]})
    assert longer.value.values["where"] == place
    with pytest.raises(VerificationFailed, match="Something in it") as number:
        require_same({"epsilon": 1.0}, {"epsilon": 2.0})
    assert number.value.code == "statement.not-derived"


def test_effects_alone_may_differ_by_a_step_of_their_grid() -> None:
    require_same({"effects": {"value": 1.0005}}, {"effects": {"value": 1.0}})
    for place, claimed in (("effects", 1.002), ("strata", 1.0005)):
        with pytest.raises(VerificationFailed):
            require_same({place: {"value": claimed}}, {place: {"value": 1.0}})
