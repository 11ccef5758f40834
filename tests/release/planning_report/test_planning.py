"""Planning reports: budgets split exactly, γ of the sum, a signed statement that no byte of can be changed."""

from __future__ import annotations

import copy
import functools
import json
import math
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.probability_words import margin, with_margin
from gwasprivacy.assumptions.scenario import Engine
from gwasprivacy.assumptions.structure import Ancestry, PeopleGroup
from gwasprivacy.base.errors import Cancelled, InvalidInput, InvalidPlan, PrivacyRefusal, VerificationFailed
from gwasprivacy.base.progress import CancelFlag
from gwasprivacy.base.resources import resource_path
from gwasprivacy.base.sentences import EDITION, tell
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.base.work import Work
from gwasprivacy.cli.error_words import error_line
from gwasprivacy.forecast.planned import curve_sizes
from gwasprivacy.membership.adversary import PriorRange
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.secrets import Sizes
from gwasprivacy.plan.budget_split import split_by_epsilon, split_by_shares, split_equally
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.plan.plan import Plan, in_step, plan_from_json
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planned_releases import any_attacker_factor, check_releases, own_release, planned_units
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.plan.saved_plan import load_plan, save_plan
from gwasprivacy.release.planning_report.planning import PlanningFiles, make_planning_report
from gwasprivacy.release.signing import generate_key, sign_payload, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.rendering.planning_page_words import again_words
from gwasprivacy.statement.kinds import check_statement
from gwasprivacy.statement.made_statement import planning_statement
from gwasprivacy.statement.planning.planning_derive import release_numbers
from gwasprivacy.statement.planning.planning_facts import check_planning_facts, facts_in
from gwasprivacy.statement.planning.planning_statement import PlanningReport, plan_bytes
from gwasprivacy.study.covariates import Covariates
from gwasprivacy.study.design import Loci, Stratum
from gwasprivacy.study.sizes import CaseControlSizes
from tests.release.planning_scene import (
    KEY,
    plan_of_every_kind,
    planned_once,
    planned_thrice,
    planning_plan,
    planning_report_in,
)

Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def public_key(tmp_path: Path) -> Path:
    return write_key_pair(KEY, tmp_path / "board", "correct horse battery")[1]


def written(folder: Path, data: bytes) -> Path:
    report, _ = planned_thrice()
    files = PlanningFiles.choose(folder / "out", "small")
    files.write(report, data)
    return files.report


# Splitting a budget ---------------------------------------------------------------------------------------------------


@given(st.integers(2, 20), st.floats(1e-3, 50))
@settings(max_examples=60, deadline=None)
def test_equal_shares_sum_to_the_budget_exactly(number: int, budget: float) -> None:
    plan = planning_plan(budget=budget)
    releases = split_equally(plan, number)
    assert planned_units(releases) == to_units(budget)
    units = [each.units for each in releases]
    assert max(units) - min(units) <= 1


@given(st.lists(st.integers(1, 1000), min_size=1, max_size=20))
@settings(max_examples=60, deadline=None)
def test_shares_of_one_sum_to_the_budget_exactly(parts: list[int]) -> None:
    plan = planning_plan()
    exact = split_by_shares(plan, [Fraction(part, sum(parts)) for part in parts])
    as_floats = split_by_shares(plan, [part / sum(parts) for part in parts])
    assert planned_units(exact) == planned_units(as_floats) == to_units(plan.budget)
    assert all(abs(one.units - two.units) <= 2 for one, two in zip(exact, as_floats, strict=True))


def test_typed_epsilons_that_miss_the_budget_by_their_last_digits_are_made_exact() -> None:
    plan = planning_plan(budget=math.log(2))
    for halves in ([0.34657359028, 0.34657359028], [0.346573590279, 0.34657359028]):
        assert planned_units(split_by_epsilon(plan, halves)) == to_units(math.log(2))
    assert planned_units(split_by_epsilon(plan, [0.3, 0.3])) == to_units(0.6)


def test_one_release_is_the_one_that_the_plan_describes() -> None:
    plan = planning_plan(epsilon=0.4, budget=1.0)
    assert [each.epsilon for each in split_equally(plan, 1)] == [0.4]
    assert [each.epsilon for each in split_equally(plan, 2)] == [0.5, 0.5]


def test_noisy_scores_keep_their_part_of_every_share() -> None:
    plan = planning_plan(epsilon=1.0, budget=1.0, values_epsilon=0.25)
    for each in split_by_shares(plan, [0.4, 0.6]):
        assert each.choices.numbers_epsilon == pytest.approx(0.25 * each.epsilon)


@pytest.mark.parametrize(
    ("split", "field"),
    [
        (lambda plan: split_equally(plan, 0), "planned"),
        (lambda plan: split_equally(plan, 21), "planned"),
        (lambda plan: split_by_shares(plan, [0.5, 0.0]), "planned[1].share"),
        (lambda plan: split_by_shares(plan, [0.5, math.nan]), "planned[1].share"),
        (lambda plan: split_by_shares(plan, [0.7, 0.7]), "planned"),
        (lambda plan: split_by_epsilon(plan, [0.1, -0.1]), "planned[1].epsilon"),
        (lambda plan: split_by_epsilon(plan, [0.1, 1e-13]), "planned[1].epsilon"),
        (lambda plan: split_by_shares(plan, [0.5, 1e-12]), "planned[1].epsilon"),
        (lambda plan: split_by_epsilon(plan, [0.1, 0.1, math.inf]), "planned[2].epsilon"),
    ],
)
def test_a_wrong_split_is_refused_with_its_field(split: Callable[[Any], object], field: str) -> None:
    with pytest.raises(InvalidPlan) as caught:
        split(planning_plan())
    assert caught.value.field == field


def test_what_cannot_be_planned_is_refused_with_its_place() -> None:
    plan = planning_plan(budget=2.5)
    one = own_release(plan, 0.5)
    with pytest.raises(PrivacyRefusal, match=r"budget is 2\.5"):
        check_releases(plan, [one] * 6)
    with pytest.raises(PrivacyRefusal, match="Planned release 2: "):
        check_releases(plan, [one, own_release(plan, 2.0)])  # more than the guarantee allows for one release
    with pytest.raises(PrivacyRefusal, match=r"Planned release 2: .*threshold"):
        check_releases(plan, [one, one.changed(mechanism="significant-set")])
    with pytest.raises(InvalidPlan) as caught:
        check_releases(plan, [one, one.changed(threshold=3.0)])
    assert caught.value.field == "planned[1].threshold"
    counts = own_release(planning_plan(mechanism="genotype-counts", snps=("rs1",), n_snps=1))
    with pytest.raises(PrivacyRefusal, match=r"Planned release 1: Counts are published with .*declare that") as refused:
        check_releases(plan, [counts])
    assert "--alleles-are-public" in error_line(refused.value)


# Releases of every kind -----------------------------------------------------------------------------------------------


@functools.cache
def report_of_every_kind() -> tuple[PlanningReport, bytes]:
    return make_planning_report(plan_of_every_kind(), name="small", key=KEY)


def test_a_plan_keeps_its_releases_and_an_old_plan_has_none(tmp_path: Path) -> None:
    plan = plan_of_every_kind()
    save_plan(plan, tmp_path / "a.gwasplan")
    assert load_plan(tmp_path / "a.gwasplan") == plan
    old = planning_plan().to_json()
    assert "planned" not in old
    assert plan_from_json(old).planned == ()
    schema = json.loads(resource_path("schemas/gwasprivacy-plan-1.schema.json").read_text(encoding="utf-8"))
    for each in (old, plan.to_json()):
        Draft202012Validator(schema).validate(json.loads(json.dumps(each)))


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"epsilon": None}, "planned[1].epsilon"),
        ({"budget": 1.0}, "planned[1].budget"),
        ({"epsilon": -1.0}, "planned[1].epsilon"),
        ({"mechanism": "guess"}, "planned[1].mechanism"),
        ({"snps": ["rs1", "rs1"]}, "planned[1].snps[1]"),
        ({"surprise": 1}, "planned[1].surprise"),
    ],
)
def test_a_wrong_planned_release_in_a_file_is_named(change: dict[str, Any], field: str) -> None:
    obj = plan_of_every_kind().to_json()
    obj["planned"][1] |= change
    with pytest.raises(InvalidPlan) as caught:
        plan_from_json(obj)
    assert caught.value.field == field
    schema = json.loads(resource_path("schemas/gwasprivacy-plan-1.schema.json").read_text(encoding="utf-8"))
    assert not Draft202012Validator(schema).is_valid(json.loads(json.dumps(obj)))


def test_planned_releases_fill_a_budget_to_the_last_pico_epsilon() -> None:
    """Ten tenths are one, though their floats are not; a pico-ε more is refused."""
    plan = planning_plan(budget=1.0)
    tenths = [own_release(plan, 0.1)] * 10
    assert sum(each.epsilon for each in tenths) != 1.0
    check_releases(plan, tenths)
    with pytest.raises(PrivacyRefusal, match="together"):
        check_releases(plan, [*tenths[1:], own_release(plan, 0.100000000001)])


def test_each_kind_says_what_it_can_do() -> None:
    report, _ = report_of_every_kind()
    rows = report.predicate["releases"]
    assert [row["forecast"] is not None for row in rows] == [True, False, False, False, False]
    assert [row["count"] is not None for row in rows] == [False, False, False, False, True]
    values = rows[1]["noise"]
    delta = ScoreChoice(name="genotypic").sensitivity_of(CaseControlSizes.of_groups(150, 75))
    assert values["half_width"] == pytest.approx(2 * delta / 0.2 * math.log(20), rel=1e-6)
    assert (values["unit"], values["frequency_of"]) == ("χ²", None)
    for row, cells, unit in ((rows[2], 1, "people"), (rows[3], 2, "allele copies")):
        noise = row["noise"]
        # Pr[|X| > h] of the discrete Laplace law with scale 2/0.2, at h and at h − 1.
        tails = [2 * math.exp(-(noise["half_width"] + more) / 10) / (1 + math.exp(-0.1)) for more in (1, 0)]
        assert tails[0] <= 0.05 < tails[1]
        assert (noise["unit"], noise["scale"]) == (unit, pytest.approx(10))
        assert noise["case_frequency"] == noise["half_width"] / (cells * 150)
        assert noise["control_frequency"] == noise["half_width"] / (cells * 75)
    assert rows[0]["noise"]["epsilon"] == 0.1
    assert rows[0]["forecast"]["this attacker"]["epsilon"] == pytest.approx(0.1)
    count = rows[4]["count"]
    assert 0 <= count["expected_error"] <= count["within"] <= 60
    said = report.predicate["statements"]
    assert len([line for line in said["publication"] if line.startswith("Release ")]) == 5
    assert any("within ± " not in line and "allele copies" in line for line in said["forecast"])
    assert any("number of significant SNPs is off by" in line for line in said["forecast"])


def test_a_report_on_every_kind_verifies_and_a_changed_noise_does_not(tmp_path: Path, public_key: Path) -> None:
    report, data = report_of_every_kind()
    path = tmp_path / "small.planning.json"
    path.write_bytes(data)
    assert verify_report(path, public_key).valid, verify_report(path, public_key).reason
    for index, name, key, value in (
        (1, "noise", "half_width", 1.0),
        (2, "noise", "case_frequency", 0.01),
        (4, "count", "within", 61),
        (1, "count", None, report.predicate["releases"][4]["count"]),
        (1, "forecast", None, report.predicate["releases"][0]["forecast"]),
        (0, "forecast", None, None),
    ):
        predicate = copy.deepcopy(report.predicate)
        if key is None:
            predicate["releases"][index][name] = value
        else:
            predicate["releases"][index][name][key] = value
        path.write_bytes(sign_payload(canonical_json(planning_statement(predicate, report.subjects)), KEY))
        assert not verify_report(path, public_key).valid, (index, name, key)


def test_a_report_without_any_selection_has_no_number_of_people() -> None:
    plan = replace(plan_of_every_kind(), planned=plan_of_every_kind().planned[2:4])
    said = make_planning_report(plan, name="small")[0].predicate
    assert said["undivided"] is None
    assert len(said["statements"]["size"]) == 1
    assert "however many people" in said["statements"]["size"][0]


# γ of the sum ---------------------------------------------------------------------------------------------------------


def test_gamma_follows_from_the_sum_and_never_from_a_product() -> None:
    """p = ½, R = 3 twice: each has γ = 2, whose product is 4; the truth is 5 (Tramèr Eq. 11;
    docs/theory/membership-privacy.md)."""
    plan = planning_plan(budget=2 * math.log(3))
    rows = release_numbers(plan, [own_release(plan, math.log(3))] * 2)
    assert [row["in_all"]["gamma"] for row in rows] == pytest.approx([2, 5])
    assert [row["in_all"]["likelihood_ratio"] for row in rows] == pytest.approx([3, 9])
    assert [row["in_all"]["certainty_bound"] for row in rows] == pytest.approx([0.75, 0.9])
    assert [row["in_all"]["keeps_promise"] for row in rows] == [True, False]


@pytest.mark.parametrize(
    ("low", "high", "ratio"),
    [(0.5, 0.5, 3.0), (3 / 8, 5 / 8, 2.6), (0.25, 0.75, 7 / 3), (1 / 8, 7 / 8, 15 / 7), (0.0, 1.0, 2.0)],
)
def test_thirds_of_a_budget_have_the_reference_gamma_together(low: float, high: float, ratio: float) -> None:
    """Tramèr Fig. 1: these ratios have γ = 2."""
    plan = planning_plan(budget=math.log(ratio))
    plan = replace(plan, adversary=replace(plan.adversary, prior=PriorRange(low, high)))
    last = release_numbers(plan, split_equally(plan, 3))[-1]["in_all"]
    assert last["gamma"] == pytest.approx(2.0)
    assert last["likelihood_ratio"] == pytest.approx(ratio)


def test_any_attacker_gets_the_same_gamma_with_less() -> None:
    plan = planning_plan()
    assert any_attacker_factor(plan, plan.epsilon) * plan.epsilon == pytest.approx(math.log(2))
    # Whoever plans to spend less than what suffices against anybody loses nothing.
    assert any_attacker_factor(plan, 0.5) == 1.0


# The report -----------------------------------------------------------------------------------------------------------


def test_it_says_what_is_planned_and_that_it_is_a_plan() -> None:
    report, _ = planned_thrice()
    said = report.predicate
    assert said["statements"]["kind"] == [tell("planning.not-a-release")]
    assert "at most 75 % sure" in said["statements"]["promise"][0]
    assert "without strata, by their called genotypes" in said["not_modelled"]["publication"]
    assert "ancestry and covariates" in said["not_modelled"]["forecast"]
    assert said["budget"] == {"total": pytest.approx(math.log(3)), "planned": said["budget"]["total"], "left": 0.0}
    assert [row["number"] for row in said["releases"]] == [1, 2, 3]
    assert said["undivided"]["p_all"] >= said["releases"][0]["forecast"]["this attacker"]["p_all"]
    for row in said["releases"]:
        lines = row["forecast"]
        needed = [lines[line]["needed"]["n_participants"] for line in (Line.NONE, Line.THIS, Line.ANY)]
        assert needed == sorted(needed)
        assert lines[Line.ANY]["epsilon"] < lines[Line.THIS]["epsilon"]
        assert lines[Line.NONE]["epsilon"] is None


def test_a_sentence_says_of_which_releases_it_is() -> None:
    """Equal ones are said once: in each, in some by their numbers, in one; a single release needs no number."""
    plan = planning_plan()
    twice, once = (replace(plan.release, epsilon=epsilon) for epsilon in (0.2, 0.3))
    mixed, _ = make_planning_report(replace(plan, planned=(twice, once, twice)), name="small", key=KEY)
    for part in ("forecast", "size"):
        of_each, of_one = (made()[0].predicate["statements"][part][0] for made in (planned_thrice, planned_once))
        assert " in each release with" in of_each
        assert "release" not in of_one
        first, second = mixed.predicate["statements"][part][:2]
        assert " in releases 1 and 3 with" in first
        assert " in release 2 with" in second


def grouped(**design: Any) -> Plan:
    plan = planning_plan()
    groups = (
        PeopleGroup(name="a", case_share=0.8, control_share=0.2),
        PeopleGroup(name="b", case_share=0.2, control_share=0.8),
    )
    assert plan.scenario is not None
    return replace(
        plan,
        design=replace(plan.design, **design),
        scenario=replace(plan.scenario, ancestry=Ancestry(fst=0.1, groups=groups)),
    )


def test_what_would_mark_ancestry_is_signed_and_verified(tmp_path: Path, public_key: Path) -> None:
    there = (Stratum(name="a", n_cases=120, n_controls=30), Stratum(name="b", n_cases=30, n_controls=120))
    plan = grouped(strata=there)
    report, data = make_planning_report(plan, name="small", key=KEY)
    said = report.predicate
    (words,) = said["statements"]["confounding"]
    assert words.startswith("Without strata, ")
    assert "In the plan’s strata it is" in words
    assert "Ancestry groups with F_ST = 0.1: a has 80 % of the cases" in " ".join(said["statements"]["scenario"])
    assert "no strata of the plan" in said["not_modelled"]["forecast"]
    assert said["confounding"]["unadjusted"]["marking"] > 0.5 > said["confounding"]["stratified"]["marking"]
    files = PlanningFiles.choose(tmp_path / "out", "small")
    files.write(report, data)
    assert verify_report(files.report, public_key).valid
    for change in (
        _set("confounding", "n_participants", value=10),
        _set("confounding", "unadjusted", "marking", value=0.0),
        lambda predicate: (predicate.pop("confounding"), predicate["statements"].pop("confounding")),
    ):
        changed = copy.deepcopy(said)
        change(changed)
        payload = canonical_json(planning_statement(changed, report.subjects))
        with pytest.raises(VerificationFailed):
            check_statement(json.loads(payload))


def test_so_is_what_covariates_balance(tmp_path: Path, public_key: Path) -> None:
    plan = grouped(covariates=Covariates.of(("centre",)))
    plan = replace(
        plan,
        adversary=replace(plan.adversary, sizes=Sizes.ALL),
        release=replace(plan.release, score=ScoreChoice(name="tv")),
    )
    report, data = make_planning_report(in_step(plan), name="small", key=KEY)
    said = report.predicate
    assert "40 % of the weight is kept" in " ".join(said["statements"]["scenario"])
    (words,) = said["statements"]["confounding"]
    assert words.startswith("Without covariates, ")
    assert "beside the groups assumed here" in said["not_modelled"]["forecast"]
    files = PlanningFiles.choose(tmp_path / "out", "small")
    files.write(report, data)
    assert verify_report(files.report, public_key).valid
    changed = copy.deepcopy(said)
    _set("confounding", "by_covariates", value=False)(changed)
    with pytest.raises(VerificationFailed):
        check_statement(json.loads(canonical_json(planning_statement(changed, report.subjects))))


def test_the_same_plan_gives_the_same_numbers_and_another_seed_others() -> None:
    report, _ = planned_once()
    again, _ = make_planning_report(planning_plan(), name="small")
    assert again.payload == report.payload
    plan = planning_plan()
    assert plan.scenario is not None
    other, _ = make_planning_report(replace(plan, scenario=replace(plan.scenario, seed=99)), name="small")
    assert other.predicate["releases"][0]["forecast"] != report.predicate["releases"][0]["forecast"]


def test_the_plan_in_it_has_every_assumption() -> None:
    plan = replace(planning_plan(), scenario=None)
    with pytest.raises(
        Cancelled
    ):  # the usual assumptions would take long: they are settled before anything is simulated
        make_planning_report(plan, work=Work(cancel=_cancelled()))
    assert planned_once()[0].plan.scenario is not None


def _cancelled() -> CancelFlag:
    flag = CancelFlag()
    flag.cancel()
    return flag


def test_cancelling_ends_it() -> None:
    flag = CancelFlag()
    stages: list[str] = []

    def progress(stage: str, done: float, total: float) -> None:
        stages.append(stage)
        if len(stages) > 5:
            flag.cancel()

    with pytest.raises(Cancelled):
        make_planning_report(planning_plan(), work=Work(progress=progress, cancel=flag))
    assert stages


def test_a_margin_never_vanishes() -> None:
    assert margin(1.0, 0.0, 10) > 0.03
    assert with_margin(0.5, 0.02, 100) == "50 ± 4 %"
    assert with_margin(0.999, 0.0, 100) == "over 99 %"


def test_sizes_of_the_curve_surround_what_was_found() -> None:
    scenario = planning_plan().scenario
    assert scenario is not None
    found = [Needed(people=n, limit=5000) for n in (600, 1400, None)]
    sizes = curve_sizes(scenario, found, 1000)
    assert sizes == tuple(sorted(set(sizes)))
    assert 1000 in sizes
    assert sizes[0] < 400
    assert sizes[-1] > 1800
    assert max(later / earlier for earlier, later in pairwise(sizes)) < 1.3
    assert 50_000 not in curve_sizes(scenario, found, 50_000)


# Signing and verifying ------------------------------------------------------------------------------------------------


def test_a_signed_report_verifies_as_a_plan_and_not_as_a_release(tmp_path: Path, public_key: Path) -> None:
    report, data = planned_thrice()
    found = verify_report(written(tmp_path, data), public_key)
    assert found.valid
    assert found.report is None
    assert found.planning is not None
    assert found.planning.predicate == report.predicate
    assert found.payload_sha256 == report.payload_sha256
    assert "a planning report, not a release" in found.reason
    assert found.files == ("small.planning.gwasplan is the plan that it is about.",)


def test_an_unsigned_report_is_read_and_never_verified(tmp_path: Path, public_key: Path) -> None:
    report, data = planned_once()
    files = PlanningFiles.choose(tmp_path, "small")
    files.write(report, data)
    found = verify_report(files.report, public_key)
    assert not found.valid
    assert "unsigned planning report" in found.reason
    assert planning_report_in(files.report).predicate == report.predicate
    assert load_plan(files.plan) == report.plan


def test_every_flipped_byte_is_refused(tmp_path: Path, public_key: Path) -> None:
    _, data = planned_thrice()
    path = written(tmp_path, data)
    for place in range(0, len(data), max(len(data) // 150, 1)):
        changed = bytearray(data)
        changed[place] ^= 1
        path.write_bytes(bytes(changed))
        assert not verify_report(path, public_key).valid


def test_another_key_does_not_verify_it(tmp_path: Path) -> None:
    other = write_key_pair(generate_key(), tmp_path / "other", "correct horse battery")[1]
    assert "not signed with this key" in verify_report(written(tmp_path, planned_thrice()[1]), other).reason


def test_another_plan_beside_it_is_noticed(tmp_path: Path, public_key: Path) -> None:
    path = written(tmp_path, planned_thrice()[1])
    beside = path.with_name("small.planning.gwasplan")
    beside.write_bytes(plan_bytes(planning_plan(n_snps=3)))
    assert not verify_report(path, public_key).valid
    beside.unlink()
    assert verify_report(path, public_key).valid


def test_only_by_locus_may_a_selection_be_forecast_to_publish_fewer_snps() -> None:
    """Elsewhere as many are published as planned, so what is right of them is recall and precision alike; loci may run out."""
    predicate = json.loads(canonical_json(planned_once()[0].predicate))
    plan = plan_from_json(predicate["plan"])
    found = facts_in(predicate)
    fewer = copy.deepcopy(found.forecasts)
    for lines in fewer:
        for line in lines.values():
            for point in (line, *line["curve"]):
                point["expected_precision"] = min(1.0, point["expected_precision"] * 1.25)
    assert fewer != found.forecasts
    check_planning_facts(check_plan(plan), found)
    with pytest.raises(VerificationFailed) as error:
        check_planning_facts(check_plan(plan), replace(found, forecasts=fewer))
    assert error.value.code == "planning-check.forecast-another-number-snps-release"
    by_locus = replace(plan, design=replace(plan.design, loci=Loci(block_kb=100.0)))
    check_planning_facts(check_plan(by_locus), replace(found, forecasts=fewer))


def _set(*path: Any, value: Any) -> Change:
    def change(predicate: dict[str, Any]) -> None:
        for step in path[:-1]:
            predicate = predicate[step]
        predicate[path[-1]] = value

    return change


@pytest.mark.parametrize(
    "change",
    [
        _set("releases", 1, "release", "epsilon", value=0.2),
        _set("releases", 1, "release", "n_snps", value=3),
        _set("releases", 0, "forecast", "this attacker", "p_any", value=0.0),
        _set("releases", 0, "forecast", "this attacker", "p_all", value=1.5),
        _set("releases", 0, "forecast", "this attacker", "needed", "low", value=10**6),
        _set("releases", 0, "forecast", "no privacy", "needed", "low", value=None),
        _set("releases", 0, "forecast", "this attacker", "needed", "n_participants", value=None),
        _set("releases", 0, "forecast", "no privacy", "curve", value=[]),
        _set("study", "n_candidates", value=61),
        _set("plan", "release", "budget", value=0.5),
        _set("plan", "scenario", value=None),
        _set("plan", "scenario", "case_fraction", value=0.3),
        _set("statements", "kind", value=["This is a release."]),
        _set("report", "name", value="../elsewhere"),
        _set("surprise", value=1),
    ],
)
def test_what_does_not_follow_from_the_plan_is_refused_even_when_signed(
    change: Change, tmp_path: Path, public_key: Path
) -> None:
    report, _ = planned_thrice()
    predicate = copy.deepcopy(report.predicate)
    change(predicate)
    payload = canonical_json(planning_statement(predicate, report.subjects))
    path = tmp_path / "small.planning.json"
    path.write_bytes(sign_payload(payload, KEY))
    assert not verify_report(path, public_key).valid


def signed_again(folder: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    report, _ = planned_thrice()
    predicate = copy.deepcopy(report.predicate)
    change(predicate)
    path = folder / "small.planning.json"
    path.write_bytes(sign_payload(canonical_json(planning_statement(predicate, report.subjects)), KEY))
    return path


@pytest.mark.parametrize("edition", [None, 0, EDITION + 1, 5, True])
@pytest.mark.parametrize("invented", [False, True])
def test_a_report_of_another_edition_is_refused_whatever_its_sentences(
    tmp_path: Path, public_key: Path, edition: int | None, invented: bool
) -> None:
    """None: it names no edition."""

    def change(predicate: dict[str, Any]) -> None:
        predicate["wording"] = edition
        if edition is None:
            del predicate["wording"]
        if invented:
            predicate["statements"]["size"] = ["So many people."]

    found = verify_report(signed_again(tmp_path, change), public_key)
    assert not found.valid
    assert found.error is not None
    assert found.error.code == "report.form"
    assert "predicate.wording" in found.reason


def test_a_version_that_the_report_claims_does_not_decide_whether_its_sentences_are_compared(
    tmp_path: Path, public_key: Path
) -> None:
    def change(predicate: dict[str, Any]) -> None:
        predicate["versions"]["gwasprivacy"] = "99.0"

    assert verify_report(signed_again(tmp_path, change), public_key).valid

    def lie(predicate: dict[str, Any]) -> None:
        change(predicate)
        predicate["statements"]["size"] = ["So many people."]

    found = verify_report(signed_again(tmp_path, lie), public_key)
    assert not found.valid
    assert "statements" in found.reason


def test_the_saved_plan_is_said_to_lack_the_user_s_files_where_the_forecast_rests_on_them() -> None:
    def said(engine: Engine, panel: str | None, loci: str | None) -> str:
        plan = planning_plan()
        assert plan.scenario is not None
        scenario = replace(plan.scenario, engine=engine, panel=panel)
        design = replace(plan.design, loci=None if loci is None else Loci(path=loci))
        return again_words(replace(plan, scenario=scenario, design=design))

    everything = "the program computes all of this again"
    assert said(Engine.FAST, "p.vcf", "l.bed") == said(Engine.PANEL, None, None) == everything
    assert said(Engine.PANEL, "p.vcf", None) == f"{everything} once it names the user’s panel, which is not in it"
    assert said(Engine.RESAMPLE, "p.vcf", "l.bed").endswith(
        "the user’s panel and the file of loci, which are not in it"
    )


def test_an_untouched_statement_signed_again_holds(tmp_path: Path) -> None:
    report, _ = planned_thrice()
    predicate, subjects = check_statement(
        json.loads(canonical_json(planning_statement(report.predicate, report.subjects)))
    )
    assert (predicate, subjects) == (report.predicate, report.subjects)
    with pytest.raises(VerificationFailed, match="digest"):
        check_statement(planning_statement(report.predicate, {"x": "0" * 64}))


# Its files ------------------------------------------------------------------------------------------------------------


def test_nothing_is_overwritten_unless_asked(tmp_path: Path) -> None:
    report, data = planned_thrice()
    files = PlanningFiles.choose(tmp_path, "small")
    files.write(report, data)
    with pytest.raises(InvalidInput, match="exists already"):
        PlanningFiles.choose(tmp_path, "small")
    with pytest.raises(InvalidInput, match="exists already"):
        files.write(report, data)
    PlanningFiles.choose(tmp_path, "small", force=True).write(report, data, force=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["small.planning.gwasplan", "small.planning.json"]


def test_a_file_in_the_folders_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file", encoding="utf-8")
    with pytest.raises(InvalidInput, match="not a folder"):
        PlanningFiles.choose(tmp_path / "out", "small")
