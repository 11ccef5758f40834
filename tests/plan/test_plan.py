"""Plans: written and read back equal, refused with the field's path, and never combining what has no proof."""

from __future__ import annotations

import copy
import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from gwasprivacy.association.scores.parameters import TestName
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal
from gwasprivacy.base.resources import resource_path
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import ALL, UNBOUNDED, UNIFORM
from gwasprivacy.membership.families.another_attacker import with_prior, with_sizes
from gwasprivacy.membership.secrets import Secret, Sizes
from gwasprivacy.plan.changed_parts import attacker_of_size, with_fill_rule
from gwasprivacy.plan.choices import MOST_EFFECTS
from gwasprivacy.plan.covariate_words import covariate_sentences
from gwasprivacy.plan.people_words import one_sided_sentences
from gwasprivacy.plan.plan import Plan, ReleaseChoices, mechanism_names, plan_from_json
from gwasprivacy.plan.plan_rules import check_plan, check_release
from gwasprivacy.plan.plan_words import missing_calls_sentence
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.plan.preview_words import plan_in_words
from gwasprivacy.plan.saved_plan import as_written, load_plan, new_plan, save_plan
from gwasprivacy.plan.shift_words import offset_sentence, weights_sentence
from gwasprivacy.plan.study_previews import SIZES_IN_PLAN, WEIGHTS_IN_PLAN, secret_sizes_warnings
from gwasprivacy.study.covariates import Covariate, Covariates
from gwasprivacy.study.design import CandidateList, FillRule, Loci, Sites, StudyDesign, Weights
from gwasprivacy.study.stratum import Stratum
from tests.release.kind_plans import plan_of

RICH = Plan(
    title="Ünïcode γ & <b>",
    adversary=AdversaryModel(
        prior=PriorRange(0.1, 0.5),
        target=Target(TargetKind.TPR, 0.02, 0.01),
        phenotype_known=False,
        group_size=3,
        invited=(100, 400),
    ),
    design=StudyDesign(
        n_cases=10,
        n_controls=12,
        candidates=CandidateList(kind="file", path="../list.txt", origin="the array's manifest", sha256="a" * 64),
        loci=Loci(window_kb=250),
        alleles_are_public=True,
    ),
    release=ReleaseChoices(
        score=ScoreChoice(name="distance", test=TestName.TREND, p_value=5e-8),
        mechanism="exponential",
        n_snps=7,
        epsilon=0.001,
        budget=0.002,
    ),
    scenario=Scenario(),
)


def example() -> dict[str, Any]:
    result: dict[str, Any] = json.loads(resource_path("example/example.gwasplan").read_text(encoding="utf-8"))
    return result


@pytest.fixture(scope="module")
def schema() -> Draft202012Validator:
    text = resource_path("schemas/gwasprivacy-plan-1.schema.json").read_text(encoding="utf-8")
    Draft202012Validator.check_schema(json.loads(text))
    return Draft202012Validator(json.loads(text))


@pytest.mark.parametrize("plan", [RICH, new_plan()], ids=["rich", "default"])
def test_a_plan_reads_back_equal_and_fits_the_schema(plan: Plan, tmp_path: Path, schema: Draft202012Validator) -> None:
    path = tmp_path / "a.gwasplan"
    save_plan(plan, path)
    assert load_plan(path) == plan
    schema.validate(json.loads(path.read_text(encoding="utf-8")))


def test_the_bundled_example_can_be_used() -> None:
    plan = load_plan(resource_path("example/example.gwasplan"))
    check_plan(plan)
    assert plan.epsilon == pytest.approx(math.log(2))


def test_the_schema_knows_every_mechanism(schema: Draft202012Validator) -> None:
    listed = schema.schema["$defs"]["release"]["properties"]["mechanism"]["enum"]
    assert set(listed) == set(mechanism_names())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("colour", "red"),
        ("adversary.colour", "red"),
        ("adversary.prior.middle", 0.5),
        ("adversary.target.kinds", "gamma"),
        ("design.colour", 1),
        ("design.candidates.colour", 1),
        ("release.colour", 1),
        ("release.score.colour", 1),
        ("scenario.colour", 1),
        ("adversary.prior.low", -0.1),
        ("adversary.prior.high", 1.1),
        ("adversary.prior.low", "0.5"),
        ("adversary.target.value", 0.99),
        ("adversary.target.kind", "delta"),
        ("adversary.family", "friends"),
        ("adversary.group_size", 0),
        ("adversary.group_size", 1.5),
        ("design.n_cases", 0),
        ("design.n_cases", 2.5),
        ("design.n_cases", True),
        ("design.n_controls", -3),
        ("design.fill", "mean"),
        ("design.candidates.kind", "good ones"),
        ("release.n_snps", 0),
        ("release.n_snps", 10**6),
        ("release.n_snps", None),
        ("release.mechanism", "magic"),
        ("release.score.name", "beta"),
        ("release.epsilon", 0),
        ("release.epsilon", "all"),
        ("release.budget", -1),
        ("release.budget", 1e300),
        ("release.threshold", "high"),
        ("title", ""),
        ("title", 7),
        ("title", "a" * 201),
        ("format", "gwasprivacy-plan/3"),
        ("scenario.case_fraction", 0),
        ("scenario.seed", -1),
    ],
)
def test_a_wrong_field_is_refused_with_its_path_by_program_and_schema(
    path: str, value: object, tmp_path: Path, schema: Draft202012Validator
) -> None:
    obj = copy.deepcopy(example())
    *parents, last = path.split(".")
    place = obj
    for name in parents:
        place = place[name]
    place[last] = value
    file = tmp_path / "a.gwasplan"
    file.write_text(json.dumps(obj), encoding="utf-8")
    with pytest.raises(InvalidInput) as caught:
        load_plan(file)
    assert path in str(caught.value)
    assert str(file) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert not schema.is_valid(obj)


@pytest.mark.parametrize("field", ["format", "title", "adversary", "design", "release"])
def test_a_missing_part_is_named(field: str, schema: Draft202012Validator) -> None:
    obj = example()
    del obj[field]
    with pytest.raises(InvalidPlan, match=field):
        plan_from_json(obj)
    assert not schema.is_valid(obj)


@pytest.mark.parametrize("bad", [[], 7, None, "plan"])
def test_what_is_no_object_is_refused(bad: object) -> None:
    with pytest.raises(InvalidPlan):
        plan_from_json(bad)


@pytest.mark.parametrize("number", ["1e400", "NaN", "-Infinity", "1" * 400])
def test_numbers_that_are_none_are_refused(number: str, tmp_path: Path) -> None:
    file = tmp_path / "a.gwasplan"
    file.write_text(json.dumps(example()).replace('"value": 1.5', f'"value": {number}'), encoding="utf-8")
    with pytest.raises(InvalidInput, match=r"a\.gwasplan"):
        load_plan(file)


def test_saving_replaces_all_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.gwasplan"
    save_plan(new_plan(title="one"), path)
    with pytest.raises(InvalidInput, match="exists"):
        save_plan(new_plan(title="two"), path, force=False)
    assert load_plan(path).title == "one"
    assert list(tmp_path.iterdir()) == [path]


# ---------------------------------------------------------------------------------------------- what can be combined


def test_a_score_of_fixed_sizes_cannot_hide_the_size() -> None:
    plan = replace(new_plan(), adversary=AdversaryModel(family=UNBOUNDED))
    check_plan(plan)  # total variation has a proof for it
    with pytest.raises(PrivacyRefusal, match="fixed numbers"):
        check_plan(replace(plan, release=replace(plan.release, score=ScoreChoice(name="trend"))))


@pytest.mark.parametrize("model", [AdversaryModel(family=UNIFORM, k=3), AdversaryModel(family=ALL)])
def test_families_without_a_selection_are_refused(model: AdversaryModel) -> None:
    with pytest.raises(PrivacyRefusal):
        check_plan(replace(new_plan(), adversary=model))


def test_a_common_prior_for_case_status_must_be_the_share_of_cases() -> None:
    design = StudyDesign(n_cases=100, n_controls=300)
    half = AdversaryModel(secret=Secret.CASE_STATUS, prior=PriorRange(0.5, 0.5))
    with pytest.raises(InvalidPlan, match=r"0\.25"):
        check_plan(new_plan(adversary=half, design=design))
    with pytest.raises(InvalidPlan, match=r"adversary\.prior"):
        check_plan(new_plan(adversary=with_prior(half, PriorRange(0.3, 0.5)), design=design))
    check_plan(new_plan(adversary=with_prior(half, PriorRange(0.25, 0.25)), design=design))
    check_plan(new_plan(adversary=with_prior(half, PriorRange(0.2, 0.5)), design=design))
    check_plan(new_plan(adversary=half, design=StudyDesign(n_cases=100, n_controls=100)))


def test_public_controls_cannot_hide_who_is_a_case() -> None:
    design = StudyDesign(n_cases=100, n_controls=100, public_controls=True)
    with pytest.raises(PrivacyRefusal, match="Controls cannot be public"):
        check_plan(new_plan(adversary=AdversaryModel(secret=Secret.CASE_STATUS), design=design))


def test_a_guarantee_of_nothing_leaves_nothing_to_spend() -> None:
    with pytest.raises(PrivacyRefusal, match="nothing to spend"):
        check_plan(new_plan(adversary=AdversaryModel(target=Target(TargetKind.GAMMA, 1.0))))


def test_guarantees_beyond_reason_are_refused() -> None:
    with pytest.raises(InvalidPlan, match="protects nobody"):
        check_plan(new_plan(adversary=AdversaryModel(target=Target(TargetKind.EPSILON, 500.0))))
    with pytest.raises(PrivacyRefusal, match="too little"):
        check_plan(new_plan(adversary=AdversaryModel(target=Target(TargetKind.EPSILON, 1e-9))))


def test_one_release_cannot_break_the_plans_own_guarantee() -> None:
    with pytest.raises(PrivacyRefusal, match="the plan’s guarantee"):
        check_plan(new_plan(release=ReleaseChoices(epsilon=0.8, budget=2.0)))
    with pytest.raises(InvalidPlan, match=r"release\.epsilon"):
        ReleaseChoices(epsilon=0.8, budget=0.5)


def test_the_significant_set_needs_its_threshold_and_nobody_else_takes_one() -> None:
    with pytest.raises(PrivacyRefusal, match="threshold"):
        check_plan(new_plan(release=ReleaseChoices(mechanism="significant-set")))
    check_plan(new_plan(release=ReleaseChoices(mechanism="significant-set", threshold=300.0)))
    with pytest.raises(InvalidPlan, match=r"release\.threshold"):
        check_plan(new_plan(release=ReleaseChoices(mechanism="joint", threshold=300.0)))


def test_without_a_budget_all_that_the_guarantee_allows_is_one_release() -> None:
    plan = new_plan()
    assert plan.budget == plan.epsilon == plan.adversary.epsilon == pytest.approx(math.log(2))


def test_a_larger_budget_is_spent_in_releases_that_each_keep_the_guarantee_and_the_sum_is_said() -> None:
    plan = new_plan(release=ReleaseChoices(budget=2.0))
    check_plan(plan)
    assert plan.epsilon == plan.adversary.epsilon
    # All of ε = 2 at prior ½: e²/(1 + e²) = 88.1 %.
    assert any("88.1 %" in sentence for sentence in plan_in_words(plan))


def test_a_smaller_budget_bounds_the_release() -> None:
    plan = new_plan(release=ReleaseChoices(budget=0.25))
    check_plan(plan)
    assert plan.epsilon == 0.25


def test_the_explanation_begins_with_the_guarantee() -> None:
    plan = new_plan()
    assert plan_in_words(plan)[0] == plan.adversary.sentence()
    assert all(sentence.strip() and "\n" not in sentence for sentence in plan_in_words(plan))


def test_where_no_way_leads_from_the_plans_folder_a_path_is_written_from_the_root(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As from one Windows drive to another."""

    def no_way(path: str, start: str) -> str:
        raise ValueError(f"path is on mount {path!r}, start on mount {start!r}")

    assert as_written(tmp_path / "panel" / "a.bim", tmp_path / "plans") == "../panel/a.bim"
    monkeypatch.setattr("os.path.relpath", no_way)
    assert as_written(tmp_path / "a.bim", tmp_path / "plans") == str(tmp_path / "a.bim")


@pytest.mark.parametrize(
    ("score", "needed"), [("tv", False), ("tv-allelic", False), ("ks", False), ("trend", True), ("allelic", True)]
)
def test_missing_calls_are_filled_by_a_rule_only_for_a_score_that_is_not_the_least_by_itself(
    score: str, needed: bool
) -> None:
    release = ReleaseChoices(score=ScoreChoice(name=score), mechanism="joint")
    assert release.needs_fill_rule is needed
    plan = new_plan(
        design=StudyDesign(n_cases=9, n_controls=11, fill=FillRule.PANEL_MODE, reference="p.bim"), release=release
    )
    assert plan.fill is (FillRule.PANEL_MODE if needed else None)
    assert with_fill_rule(plan.design, [release]).fill is (FillRule.PANEL_MODE if needed else None)
    assert with_fill_rule(replace(plan.design, fill=None), [ReleaseChoices(), release]).fill is (
        FillRule.NON_COUNTED if needed else None
    )


def test_of_missing_calls_counts_are_spoken_of_only_where_effects_are_published() -> None:
    plan = new_plan(release=ReleaseChoices(score=ScoreChoice(name="tv")))
    effects = replace(plan, release=replace(plan.release, effects_epsilon=plan.epsilon / 2))
    lowest = missing_calls_sentence(plan)
    assert lowest == (
        "Missing calls: a SNP with missing calls gets the lowest score that any genotypes in their place could give it."
    )
    assert missing_calls_sentence(effects) == f"{lowest} Counts are of people who have a call."


@pytest.mark.parametrize(("group", "missing"), [("a case", "controls"), ("a control", "cases")])
def test_public_sizes_of_a_stratum_without_a_group_tell_who_is_what_where_that_is_the_secret(
    group: str, missing: str
) -> None:
    n = {"cases": (0, 20), "controls": (20, 0)}[missing]
    strata = (Stratum(name="a", n_cases=n[0], n_controls=n[1]), Stratum(name="b", n_cases=30, n_controls=30))
    design = StudyDesign(n_cases=30 + n[0], n_controls=30 + n[1], strata=strata)
    reveals = f"and its public sizes reveal that everybody in it is {group}."
    for secret, sizes, tells in (
        (Secret.CASE_STATUS, Sizes.ALL, True),
        (Secret.PARTICIPATION, Sizes.ALL, False),
        (Secret.CASE_STATUS, Sizes.ABOUT, False),
    ):
        adversary = with_sizes(AdversaryModel(secret=secret, prior=PriorRange(0.4, 0.6)), sizes)
        (said,) = one_sided_sentences(new_plan(adversary=adversary, design=design))
        assert said.startswith(f"The stratum a has no {missing}, so it adds nothing to a score")
        assert said.endswith(reveals) is tells


@pytest.mark.parametrize(("what", "has_weights"), [("selection", True), ("genotype counts", False)])
def test_where_sizes_are_secret_the_weights_of_a_score_follow_from_the_plan_s_figures_and_counts_have_none(
    what: str, has_weights: bool
) -> None:
    said = " ".join(plan_in_words(plan_of(what, "unbounded")))
    assert ("In the score every person has the weight that follows from these figures." in said) is has_weights


@pytest.mark.parametrize(
    ("what", "attacker", "warned"),
    [
        ("selection", "bounded", ()),
        ("selection", "only the total", (SIZES_IN_PLAN, WEIGHTS_IN_PLAN)),
        ("selection", "unbounded", (SIZES_IN_PLAN, WEIGHTS_IN_PLAN)),
        ("selection by a measured ratio", "unbounded", (SIZES_IN_PLAN,)),
        ("genotype counts", "unbounded", (SIZES_IN_PLAN,)),
    ],
)
def test_a_plan_of_secret_sizes_is_warned_not_to_hold_the_study_s_own(
    what: str, attacker: str, warned: tuple[str, ...]
) -> None:
    assert secret_sizes_warnings(plan_of(what, attacker)) == warned


def test_effects_are_published_of_so_many_snps_and_in_strata_of_public_sizes() -> None:
    plan = plan_of("selection with effects")
    half = Stratum(name="a", n_cases=10, n_controls=10)
    in_strata = replace(plan, design=replace(plan.design, strata=(half, replace(half, name="b"))))
    check_plan(in_strata)
    for refused, code in (
        (replace(plan, release=replace(plan.release, n_snps=MOST_EFFECTS + 1)), "plan.effects-of-too-many"),
        (replace(in_strata, adversary=with_sizes(plan.adversary, Sizes.TOTAL)), "plan.effects-of-secret-strata"),
    ):
        with pytest.raises(InvalidPlan) as error:
            check_plan(refused)
        assert error.value.code == code


def test_weights_are_named_by_the_digest_of_their_table() -> None:
    table = Weights(path="w.tsv", origin="an earlier study")
    assert "SHA-256" not in weights_sentence(table)
    assert " (SHA-256 abababababababab…)" in weights_sentence(replace(table, sha256="ab" * 32))


def test_a_common_belief_in_case_status_stays_the_share_of_cases_of_a_study_of_another_size() -> None:
    old, new = StudyDesign(n_cases=100, n_controls=300), StudyDesign(n_cases=300, n_controls=300)
    common = AdversaryModel(secret=Secret.CASE_STATUS, prior=PriorRange.single(0.25), invited=(100, 400))
    found = attacker_of_size(common, old, new)
    assert (found.prior, found.invited) == (PriorRange.single(0.5), (300, 600))
    own = replace(common, prior=PriorRange.single(0.4), invited=None)
    assert attacker_of_size(own, old, new) == own


def test_of_so_many_invited_the_study_s_own_number_is_that_of_a_study_of_another_size() -> None:
    old, new = StudyDesign(n_cases=100, n_controls=300), StudyDesign(n_cases=300, n_controls=300)
    invited = AdversaryModel(prior=PriorRange.invited(400, 1200), invited=(400, 1200))
    found = attacker_of_size(invited, old, new)
    assert (found.prior, found.invited) == (PriorRange.invited(600, 1200), (600, 1200))
    assert attacker_of_size(invited, old, old) == invited


def test_sites_of_a_caller_are_released_from_a_public_list_alone() -> None:
    called = replace(plan_of("selection"), design=replace(plan_of("selection").design, sites=Sites.CALLED))
    with pytest.raises(PrivacyRefusal) as refused:
        check_release(called)
    assert refused.value.code == "plan.called-own-sites"


@pytest.mark.parametrize(
    ("offset", "said"),
    [(1.0, ", the mean of a SNP"), (2.0, ", twice the mean of a"), (1.5, ", 1.5 times the mean of a")],
)
def test_the_offset_of_a_score_is_said_in_its_means(offset: float, said: str) -> None:
    plan = new_plan(release=ReleaseChoices(score=ScoreChoice(name="tv", offset=offset)))
    assert said in offset_sentence(plan)
    assert offset_sentence(new_plan(release=ReleaseChoices(score=ScoreChoice(name="tv")))) == ""


def test_a_new_plan_publishes_as_many_snps_as_it_assumes_causal_ones() -> None:
    assert new_plan().release.n_snps == planning_scenario(new_plan()).n_causal
    assert ReleaseChoices().n_snps == Scenario().n_causal


def test_what_is_spent_beside_selecting_leaves_something_to_select_with() -> None:
    plan = new_plan()
    plan = replace(plan, design=replace(plan.design, alleles_are_public=True))
    part = plan.epsilon
    check_plan(replace(plan, release=replace(plan.release, effects_epsilon=part / 2)))
    with pytest.raises(InvalidPlan) as refused:
        check_plan(replace(plan, release=replace(plan.release, effects_epsilon=part)))
    assert (refused.value.code, refused.value.field) == ("plan.values-leave-nothing", "release.effects_epsilon")


def test_that_components_follow_from_public_loadings_is_said_where_it_is_declared() -> None:
    plan = new_plan()
    columns = (Covariate(name="sex"),)
    own, public = (
        replace(plan, design=replace(plan.design, covariates=Covariates(columns=columns, public_loadings=declared)))
        for declared in (False, True)
    )
    assert len(covariate_sentences(public)) == len(covariate_sentences(own)) + 1
    assert "a public panel’s loadings" in covariate_sentences(public)[-1]
    assert covariate_sentences(plan) == []
