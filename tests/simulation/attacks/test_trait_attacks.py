"""Attacks on studies of a trait: they find people by exact effects, and nobody beyond the bound by a private release."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Scenario
from gwasprivacy.assumptions.trait_model import TraitModel, TraitSnp
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.attacks import attack_picture, attack_question
from gwasprivacy.lab.audit.epsilon_audit import run_audit
from gwasprivacy.lab.plan_audit import audit_cases
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.choices import ReleaseChoices
from gwasprivacy.plan.plan import Plan, in_step
from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.simulation.attacks.realised_loss import SELECTION_ATTACK
from gwasprivacy.simulation.attacks.trait_attacks import EFFECTS_EXACT, effects_attack, replaced, trait_selection_attack
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.simulation.studies.trait_people import TraitCohort, trait_cohort
from gwasprivacy.study.design import CandidateList, StudyDesign
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.trait import STEPS, Trait
from gwasprivacy.study.trait_tables import TraitTables

STRATA = (Stratum(name="a", n_participants=2), Stratum(name="b", n_participants=1))


def scenario(n_snps: int = 400, **more: Any) -> Scenario:
    model = TraitModel(causal=(TraitSnp(frequency=0.3, r2=0.05),), limits=(-1.0, 1.0))
    return Scenario(trait=model, n_snps=n_snps, spectrum=AlleleSpectrum(), **more)


@pytest.fixture(scope="module")
def cohort() -> TraitCohort:
    rng = np.random.default_rng(4)
    return trait_cohort(scenario(strata=STRATA), 90, rng, n_others=90, n_reference=300)


def test_the_tables_of_a_cohort_are_those_of_its_people(cohort: TraitCohort) -> None:
    assert cohort.sizes.strata == (60, 30)
    assert cohort.tables() == TraitTables.of_people(
        cohort.genotypes, cohort.steps(cohort.values), cohort.stratum, steps=STEPS, variants=cohort.variants
    )


def test_a_replaced_record_leaves_the_tables_of_the_other_people(cohort: TraitCohort) -> None:
    steps, others = cohort.steps(cohort.values), cohort.steps(cohort.other_values)
    found = replaced(cohort.tables(), (cohort.genotypes[70], int(steps[70])), (cohort.others[3], int(others[3])), 1)
    people = cohort.genotypes.copy()
    people[70], values = cohort.others[3], steps.copy()
    values[70] = others[3]
    assert found == TraitTables.of_people(people, values, cohort.stratum, steps=STEPS, variants=cohort.variants)


def test_exact_effects_of_many_snps_tell_who_took_part() -> None:
    rng = np.random.default_rng(8)
    people = trait_cohort(scenario(n_snps=4000), 100, rng, n_others=100, n_reference=400)
    roc = effects_attack(people)
    # Whoever has the mean of the trait added nothing to any effect, and stays hidden.
    assert roc.auc > 0.8
    assert roc.at_fpr(0.05).tpr > 0.4


@pytest.mark.parametrize("epsilon", [0.5, 2.0])
def test_no_selection_tells_more_of_a_record_than_its_epsilon(cohort: TraitCohort, epsilon: float) -> None:
    request = CurveRequest(adversary="", epsilon=epsilon, score=ScoreChoice(name="ks"), mechanism="joint", n_snps=1)
    found = trait_selection_attack(cohort, request, np.random.default_rng(1), n_pairs=15)
    losses = np.abs(np.concatenate(found))
    assert losses.max() <= epsilon + 1e-9
    assert losses.max() > 0


def plan(secret: Secret = Secret.PARTICIPATION) -> Plan:
    design = StudyDesign(
        n_participants=90,
        trait=Trait.by_sd(27.0, 4.0, 1.0, name="BMI"),
        candidates=CandidateList(),
        strata=(Stratum(name="a", n_participants=60), Stratum(name="b", n_participants=30)),
    )
    adversary = AdversaryModel(prior=PriorRange.single(0.5), target=Target(TargetKind.GAMMA, 4 / 3), secret=secret)
    release = ReleaseChoices(score=ScoreChoice(name="ks"), n_snps=1)
    return in_step(Plan(title="BMI", adversary=adversary, design=design, release=release, scenario=scenario()))


def test_a_plan_of_a_trait_is_attacked_and_keeps_its_bound() -> None:
    question = replace(attack_question(plan(), n_studies=2), n_pairs=20)
    assert (question.n_participants, question.n_cases, question.refused) == (90, 0, "")
    report = attack_picture(question)
    assert {roc.name for roc in report.rocs} == {EFFECTS_EXACT, SELECTION_ATTACK}
    assert report.keeps_the_bound(SELECTION_ATTACK, 0.1)
    assert report.to_json()["n_participants"] == 90


def test_where_the_value_is_the_secret_only_the_bound_is_drawn() -> None:
    question = attack_question(plan(Secret.TRAIT_VALUE))
    assert "only the bound is drawn" in question.refused
    assert math.isfinite(question.limit.advantage)


def test_the_audit_of_a_plan_of_a_trait_catches_its_broken_twins() -> None:
    twins = [case for case in audit_cases(plan()) if "fitted" in case.title or "before clipping" in case.title]
    assert len(twins) == 2
    assert all(result.violated and not result.sound for result in run_audit(twins, draws=1500, confidence=0.999))


def test_the_audit_of_a_plan_of_a_trait_attacks_simulated_studies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save_plan(plan(), tmp_path / "bmi.gwasplan")
    asked = [
        "audit",
        str(tmp_path / "bmi.gwasplan"),
        "--draws",
        "100",
        "--studies",
        "1",
        "--jobs",
        "1",
        "--no-self-test",
    ]
    assert main(asked) == 0
    said = capsys.readouterr().out
    assert "simulated study of 90 participants with a trait" in said
    assert EFFECTS_EXACT in said
