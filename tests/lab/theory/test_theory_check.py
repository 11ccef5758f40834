"""verify-theory's engine: every family, every correction, refuted where it must be."""

from __future__ import annotations

import math

import pytest

from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.lab.theory.theory_check import SmallMechanism, check_k_max, check_theory
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import ALL, IDENTIFIABILITY, SAMPLED, UNBOUNDED, UNIFORM
from gwasprivacy.membership.secrets import SamplingScheme, Secret, Sizes

GAMMA_2 = Target(TargetKind.GAMMA, 2.0)
HALF = PriorRange.single(0.5)

TIGHT = {
    "one prior": AdversaryModel(target=GAMMA_2),
    "a range": AdversaryModel(prior=PriorRange(0.25, 0.75), target=GAMMA_2),
    "a lopsided range": AdversaryModel(prior=PriorRange(0.1, 0.4), target=GAMMA_2),
    "any prior": AdversaryModel(prior=PriorRange.any(), target=GAMMA_2),
    "both directions": AdversaryModel(prior=PriorRange(0.1, 0.4), target=GAMMA_2, negative=True),
    "a cap": AdversaryModel(prior=PriorRange(0.2, 0.5), target=Target(TargetKind.CAP, 0.8)),
    "an advantage": AdversaryModel(target=Target(TargetKind.ADVANTAGE, 0.3)),
    "a true positive rate": AdversaryModel(target=Target(TargetKind.TPR, 0.02, 0.01)),
    "an epsilon": AdversaryModel(target=Target(TargetKind.EPSILON, 0.7)),
    "families": AdversaryModel(target=GAMMA_2, group_size=3),
    "an unknown phenotype": AdversaryModel(prior=PriorRange(0.1, 0.4), target=GAMMA_2, phenotype_known=False),
    "an unknown phenotype in families": AdversaryModel(target=GAMMA_2, phenotype_known=False, group_size=2),
    "only the total printed": AdversaryModel(prior=PriorRange(0.1, 0.4), target=GAMMA_2, sizes=Sizes.TOTAL),
    "case status of unknown number": AdversaryModel(
        family=UNBOUNDED, secret=Secret.CASE_STATUS, target=GAMMA_2, negative=True
    ),
    "case status": AdversaryModel(secret=Secret.CASE_STATUS, target=GAMMA_2),
    "unbounded": AdversaryModel(family=UNBOUNDED, prior=PriorRange(0.2, 0.3), target=GAMMA_2),
    "identifiability": AdversaryModel(family=IDENTIFIABILITY, worlds=5, target=Target(TargetKind.CAP, 0.4)),
    "a fixed-size sample": AdversaryModel(family=SAMPLED, sampling_rate=0.25, prior=HALF, target=GAMMA_2),
    "a Poisson sample": AdversaryModel(
        family=SAMPLED, sampling_rate=0.3, sampling=SamplingScheme.POISSON, prior=HALF, target=GAMMA_2
    ),
    "uniform": AdversaryModel(family=UNIFORM, target=GAMMA_2),
}


@pytest.mark.parametrize("name", TIGHT)
def test_the_claim_holds_and_is_reached_by_randomised_response(name):
    model = TIGHT[name]
    result = check_theory(model, size=7)
    assert result.holds is True
    assert result.exact
    assert result.smallest_gamma == pytest.approx(model.gamma, rel=1e-9)
    assert result.witness is not None


@pytest.mark.parametrize("name", TIGHT)
@pytest.mark.parametrize("mechanism", [SmallMechanism.LAPLACE_COUNT, SmallMechanism.EXPONENTIAL])
def test_the_claim_holds_for_counts_and_the_exponential_mechanism(name, mechanism):
    model = TIGHT[name]
    if model.phenotype_factor > 1:
        with pytest.raises(InvalidInput, match="randomised response only"):
            check_theory(model, size=6, mechanism=mechanism)
        return
    assert check_theory(model, size=6, mechanism=mechanism).holds is True


@pytest.mark.parametrize("name", TIGHT)
def test_less_noise_than_calibrated_is_refuted(name):
    model = TIGHT[name]
    result = check_theory(model, size=7, run_at=model.epsilon * 1.05)
    assert result.holds is False
    assert result.smallest_gamma > model.gamma


def test_a_prior_that_nobody_can_have_is_said():
    result = check_theory(AdversaryModel(prior=PriorRange.single(0.1)), size=6)
    assert result.holds is True
    assert result.smallest_gamma == 1.0
    assert result.witness is None
    assert "it takes 10" in result.note


def test_twelve_people_are_enumerated():
    model = AdversaryModel(prior=PriorRange.single(0.25), target=GAMMA_2)
    assert check_theory(model, size=12).smallest_gamma == pytest.approx(2.0)


def test_the_json_counts_from_one():
    found = check_theory(AdversaryModel(target=GAMMA_2), size=4).to_json()
    assert found["holds"] is True
    assert found["witness"]["entity"] == 1
    assert found["witness"]["output"] == 2


def test_k_max_is_checked_with_its_own_gamma():
    assert check_k_max(8, 3).holds is True
    refuted = check_k_max(8, 3, published=True)
    assert refuted.holds is False
    assert refuted.smallest_gamma == math.inf
    assert refuted.to_json()["witness"]["output"] == 1
    assert check_theory(AdversaryModel(family=UNIFORM, k=3), size=8).mechanism is SmallMechanism.K_MAX


@pytest.mark.parametrize(
    "call",
    [
        lambda: check_theory(AdversaryModel(), size=1),
        lambda: check_theory(AdversaryModel(), size=30),
        lambda: check_theory(AdversaryModel(), size=6, mechanism=SmallMechanism.K_MAX),
        lambda: check_theory(AdversaryModel(family=UNIFORM), size=6, mechanism=SmallMechanism.K_MAX),
        lambda: check_theory(AdversaryModel(family=IDENTIFIABILITY, worlds=9), size=6),
        lambda: check_theory(AdversaryModel(family=SAMPLED, sampling_rate=0.01), size=6),
        lambda: check_k_max(8, 1),
        lambda: check_k_max(3, 4),
    ],
)
def test_what_cannot_be_enumerated_is_said(call):
    with pytest.raises(InvalidInput) as problem:
        call()
    assert problem.value.hint


def test_the_family_of_all_distributions_is_refused():
    with pytest.raises(PrivacyRefusal):
        check_theory(AdversaryModel(family=ALL), size=4)
