"""Plans of studies of a quantitative trait: what they say, what they refuse and why."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.structure import Relatives
from gwasprivacy.assumptions.trait_model import TraitModel, TraitSnp
from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.forecast.questions import question_of
from gwasprivacy.forecast.solve import Unknown, solve, with_solution
from gwasprivacy.forecast.study_kind import of_trait
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.membership.families.another_attacker import with_sizes
from gwasprivacy.membership.secrets import Neighbours, Secret, Sizes
from gwasprivacy.plan.attack_words import attack_sentences
from gwasprivacy.plan.choices import ReleaseChoices
from gwasprivacy.plan.effects_words import beta_unit
from gwasprivacy.plan.plan import Plan, in_step, plan_from_json
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.plan.preview_words import plan_in_words
from gwasprivacy.plan.saved_plan import new_plan
from gwasprivacy.plan.study_facts import trait_facts
from gwasprivacy.plan.trait_words import subtracted_sentence, trait_sentences
from gwasprivacy.study.design import CandidateList, StudyDesign
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import Trait

TRAIT = Trait.by_sd(27.0, 4.0, 1.0, name="BMI")


def trait_plan(**changes: Any) -> Plan:
    design = StudyDesign(n_participants=3000, trait=TRAIT, candidates=CandidateList())
    parts: dict[str, Any] = {
        "title": "BMI",
        "adversary": AdversaryModel(prior=PriorRange.single(0.5), target=Target(TargetKind.GAMMA, 4 / 3)),
        "design": design,
        "release": ReleaseChoices(score=ScoreChoice(name="ks"), n_snps=2),
    }
    return in_step(Plan(**{**parts, **changes}))


def refusal(plan: Plan) -> GwasPrivacyError:
    with pytest.raises(GwasPrivacyError) as caught:
        check_plan(plan)
    return caught.value


@pytest.mark.parametrize("score", ["ks", "tv"])
@pytest.mark.parametrize("secret", [Secret.PARTICIPATION, Secret.TRAIT_VALUE])
def test_one_participant_moves_a_score_by_one_less_one_in_n_where_the_own_mean_is_subtracted(
    score: str, secret: Secret
) -> None:
    plan = trait_plan()
    plan = replace(plan, design=replace(plan.design, trait=replace(TRAIT, own_mean=True)))
    plan = replace(plan, adversary=replace(plan.adversary, secret=secret))
    plan = replace(plan, release=replace(plan.release, score=ScoreChoice(name=score)))
    check_plan(plan)
    assert plan.sensitivity() == pytest.approx(1 - 1 / 3000, rel=1e-9)
    assert plan.sensitivity() >= 1 - 1 / 3000
    wanted = Neighbours.REPLACE_ONE if secret is Secret.PARTICIPATION else Neighbours.REPLACE_TRAIT
    assert plan.neighbours is wanted


def test_from_a_public_centre_a_trait_moves_half_as_far_and_whoever_joins_a_quarter() -> None:
    for centre, reach in ((None, 0.5), (31.0, 1.0), (25.0, 0.75)):
        plan = trait_plan()
        plan = replace(plan, design=replace(plan.design, trait=replace(TRAIT, centre=centre)))
        for secret, sizes, delta, neighbours in (
            (Secret.PARTICIPATION, Sizes.ALL, reach, Neighbours.REPLACE_ONE),
            (Secret.PARTICIPATION, Sizes.TOTAL, reach, Neighbours.REPLACE_RECORD),
            (Secret.PARTICIPATION, Sizes.ABOUT, reach / 2, Neighbours.ADD_REMOVE),
            (Secret.TRAIT_VALUE, Sizes.ALL, 0.5, Neighbours.REPLACE_TRAIT),
        ):
            asked = with_sizes(replace(plan.adversary, secret=secret), sizes)
            found = check_plan(replace(plan, adversary=asked))
            assert (found.sensitivity(), found.neighbours) == (pytest.approx(delta, abs=1e-9), neighbours)


def test_where_own_means_are_subtracted_the_number_of_participants_is_public_and_the_reason_is_given() -> None:
    plan = trait_plan()
    plan = replace(plan, design=replace(plan.design, trait=replace(TRAIT, own_mean=True)))
    for sizes in (Sizes.ABOUT, Sizes.TOTAL):
        error = refusal(replace(plan, adversary=with_sizes(plan.adversary, sizes)))
        assert error.code == "trait.sizes"
        assert "own mean" in error.message


@pytest.mark.parametrize("sizes", [Sizes.ALL, Sizes.TOTAL, Sizes.ABOUT])
def test_a_plan_that_becomes_one_of_a_trait_s_own_mean_makes_its_sizes_public(sizes: Sizes) -> None:
    release = ReleaseChoices(score=ScoreChoice(name="ks"), mechanism="values", n_snps=1, snps=("rs1",))
    found = of_trait(new_plan(adversary=with_sizes(AdversaryModel(), sizes), release=release))
    assert found.design.trait is not None
    assert found.design.trait.own_mean
    assert found.adversary.sizes is Sizes.ALL


def test_a_plan_of_a_trait_is_read_as_it_was_written() -> None:
    plan = trait_plan(scenario=Scenario(trait=TraitModel(causal=(TraitSnp(frequency=0.3, r2=0.01),))))
    assert plan_from_json(plan.to_json()) == plan
    assert "n_cases" not in plan.to_json()["design"]


def test_nobody_s_diagnosis_is_asked_about_and_nothing_is_halved() -> None:
    plan = trait_plan()
    said = " ".join(plan_in_words(plan))
    assert "disease" not in said
    assert "cases" not in said
    assert plan.adversary.phenotype_factor == 1
    assert plan.adversary.epsilon == pytest.approx(
        AdversaryModel(prior=PriorRange.single(0.5), target=Target(TargetKind.GAMMA, 4 / 3)).epsilon
    )


def test_the_guarantee_about_a_value_is_about_a_yes_or_no_question() -> None:
    plan = trait_plan()
    plan = replace(plan, adversary=replace(plan.adversary, secret=Secret.TRAIT_VALUE))
    assert plan.adversary.sentence() == (
        "Someone who is 50 % sure of the answer to a yes-or-no question about a participant’s value can become at most 62.5 % sure."
    )
    said = " ".join(plan_in_words(plan))
    assert "their own guess, person by person, of the trait" in said
    assert "took part" in said


def test_what_a_release_leaves_a_test_is_said_of_the_secret_that_is_kept() -> None:
    who = trait_plan()
    value = replace(who, adversary=replace(who.adversary, secret=Secret.TRAIT_VALUE))
    assert any(each.startswith("No membership test on one such release") for each in attack_sentences(who))
    assert not any("trait" in each for each in attack_sentences(who))
    assert not any("membership" in each for each in attack_sentences(value))
    assert attack_sentences(value)[0].startswith("For one such release, no test that decides between two values of ")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"secret": Secret.CASE_STATUS}, "trait.no-case-status"),
        ({"family": FAMILIES["sampled"], "sampling_rate": 0.1, "sizes": None}, "trait.family"),
        ({"phenotype_known": False}, "trait.no-diagnoses"),
    ],
)
def test_attackers_without_a_proof_for_traits_are_refused(changes: dict[str, Any], code: str) -> None:
    plan = trait_plan()
    assert refusal(replace(plan, adversary=replace(plan.adversary, **changes))).code == code


@pytest.mark.parametrize(
    ("release", "code"),
    [
        (ReleaseChoices(score=ScoreChoice(name="trend")), "plan.score-of-another-study"),
        (ReleaseChoices(score=ScoreChoice(name="tv", offset=1.0)), "trait.no-offset"),
        (ReleaseChoices(mechanism="allele-counts", n_snps=1, snps=("rs1",)), "trait.no-counts"),
    ],
)
def test_releases_that_compare_cases_with_controls_are_refused(release: ReleaseChoices, code: str) -> None:
    assert refusal(trait_plan(release=release)).code == code


def test_a_value_can_be_secret_only_where_there_is_a_trait() -> None:
    plan = trait_plan()
    design = StudyDesign(n_cases=10, n_controls=10)
    secret = replace(plan.adversary, secret=Secret.TRAIT_VALUE)
    assert refusal(replace(plan, design=design, adversary=secret)).code == "trait.value-without-trait"


def test_a_guarantee_about_membership_tests_is_none_about_a_value() -> None:
    with pytest.raises(GwasPrivacyError) as caught:
        AdversaryModel(secret=Secret.TRAIT_VALUE, target=Target(TargetKind.ADVANTAGE, 0.2))
    assert caught.value.code == "adversary.attack-on-trait"


def test_relatives_are_not_simulated_for_a_trait_yet_and_that_is_said() -> None:
    scenario = Scenario(relatives=Relatives(case_share=0.1, control_share=0.0))
    assert refusal(trait_plan(scenario=scenario)).code == "scenario.structure-of-trait"


def test_a_forecast_takes_the_range_from_the_design() -> None:
    model = TraitModel(causal=(TraitSnp(frequency=0.3, r2=0.02),), limits=(-9.0, 9.0))
    plan = trait_plan(scenario=Scenario(trait=model))
    found = planning_scenario(plan).trait
    assert found is not None
    assert found.limits == (-1.0, 1.0)
    assert found.causal == model.causal
    assert planning_scenario(replace(plan, design=StudyDesign(n_cases=5, n_controls=5))).trait is None


def test_the_smallest_effect_is_a_beta_and_has_the_wanted_power() -> None:
    scenario = Scenario(trait=TraitModel(causal=(TraitSnp(frequency=0.3, r2=0.03),)), n_snps=300, n_studies=60)
    plan = trait_plan(scenario=scenario)
    plan = replace(plan, release=replace(plan.release, n_snps=1))
    found = solve(plan, Unknown.EFFECT, target=0.8)
    assert found.is_beta
    assert found.value is not None
    assert found.to_json()["effect"] == "beta"
    better = with_solution(plan, found)
    assert better.scenario is not None
    assert better.scenario.trait is not None
    assert better.scenario.trait.effects.tolist() == pytest.approx([found.value])
    assert better.scenario.trait.limits is None
    assert question_of(better).scenario.trait is not None


def test_solving_for_people_changes_the_number_of_participants() -> None:
    scenario = Scenario(trait=TraitModel(causal=(TraitSnp(frequency=0.3, r2=0.05),)), n_snps=300, n_studies=60)
    plan = trait_plan(scenario=scenario)
    plan = replace(plan, release=replace(plan.release, n_snps=1))
    found = solve(plan, Unknown.SAMPLE_SIZE, target=0.8)
    assert found.value is not None
    assert with_solution(plan, found).design.n_participants == int(found.value)


def test_nobody_is_called_a_patient_in_a_study_of_a_trait() -> None:
    sentences = [trait_plan().adversary.sentence(), *trait_plan().adversary.assumptions()]
    assert sentences[0].startswith("Someone who is 50 % sure that a person took part can become")
    assert not any("patient" in each for each in sentences)


def test_a_range_by_mean_and_sd_says_both_and_a_plain_one_neither() -> None:
    plan = trait_plan()
    by_sd = " ".join(trait_sentences(plan))
    assert "which is 1 SD on either side of a public mean (27, SD 4)" in by_sd
    plain = replace(plan, design=replace(plan.design, trait=Trait(low=23.0, high=31.0, name="BMI")))
    assert "from 23 to 31 and counted in thousandths" in " ".join(trait_sentences(plain))
    assert "SD" not in " ".join(trait_sentences(plain))


def test_what_is_subtracted_is_said_of_each_stratum() -> None:
    plan = trait_plan()
    strata = (
        Stratum(name="north", n_participants=1000, centre=26.0),
        Stratum(name="south", n_participants=2000, centre=28.0),
    )
    in_strata = replace(plan, design=replace(plan.design, strata=strata))
    assert subtracted_sentence(plan).startswith("From everybody’s value the public centre 27 is subtracted;")
    assert subtracted_sentence(in_strata).startswith(
        "From everybody’s value the public centre of their stratum is subtracted: north 26, south 28;"
    )


def test_how_many_took_part_in_a_study_of_a_trait_is_told_only_where_it_is_public() -> None:
    plan = trait_plan()
    for sizes, n_participants in ((Sizes.ALL, 3000), (Sizes.TOTAL, 3000), (Sizes.ABOUT, None)):
        facts = trait_facts(replace(plan, adversary=with_sizes(plan.adversary, sizes)))
        assert facts is not None
        assert facts["n_participants"] == n_participants


def test_beta_is_told_in_steps_of_the_trait_s_range_or_of_its_public_sd() -> None:
    assert beta_unit(Trait(low=20.0, high=36.0)) == ("trait", 0.016)
    assert beta_unit(Trait.by_sd(27.0, 4.0, 1.0)) == ("sd", 0.002)
