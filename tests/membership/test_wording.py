"""Numbers for people: rounding that never overstates, and sentences that say whom a guarantee covers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.base.number_words import percent, three_digits
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import IDENTIFIABILITY, SAMPLED, UNBOUNDED, UNIFORM
from gwasprivacy.membership.secrets import Secret

GAMMA_2 = Target(TargetKind.GAMMA, 2.0)


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0.5, "50 %"),
        (2 / 3, "66.7 %"),
        (0.015, "1.5 %"),
        (0.00123, "0.123 %"),
        (1e-5, "0.001 %"),
        (0.9999, "99.99 %"),
        (0.99999999, "99.999999 %"),
        (1.0, "100 %"),
        (0.0, "0 %"),
    ],
)
def test_probabilities_are_per_cent_with_three_digits(share, text):
    assert percent(share) == text


@given(st.floats(1e-9, 1 - 1e-9))
def test_bounds_are_rounded_to_the_side_on_which_they_stay_true(share):
    up, down = float(percent(share, up=True)[:-2]), float(percent(share, up=False)[:-2])
    assert up >= 100 * share * (1 - 1e-8)
    assert down <= 100 * share * (1 + 1e-8)
    assert 0 < up < 100 + 1e-12


def test_rounding_errors_do_not_show():
    assert percent(0.1 + 0.2, up=True) == "30 %"
    assert percent(0.7499999999999999, up=False) == "75 %"


@pytest.mark.parametrize(
    ("number", "text"),
    [(0.6931471805599453, "0.693"), (2.0, "2.00"), (12.345, "12.3"), (123.4, "123"), (1234.5, "1,234"), (0, "0.00")],
)
def test_numbers_have_three_significant_digits(number, text):
    assert three_digits(number) == text


def test_infinity_is_a_sign():
    assert three_digits(float("inf")) == "∞"


@pytest.mark.parametrize(
    ("model", "sentence"),
    [
        (
            AdversaryModel(prior=PriorRange(0.25, 0.75), target=GAMMA_2, negative=True),
            "Someone who knows who has the disease and is between 25 % and 75 % sure that a patient took part ends between "
            "12.5 % and 87.5 % sure.",
        ),
        (
            AdversaryModel(prior=PriorRange.any(), target=GAMMA_2),
            "For someone who knows who has the disease, however sure they are that a patient took part, their odds grow at "
            "most 2.00-fold: 50 % sure becomes at most 66.7 %.",
        ),
        (
            AdversaryModel(secret=Secret.CASE_STATUS, target=GAMMA_2),
            "Someone who is 50 % sure that a participant is a case can become at most 75 % sure.",
        ),
        (
            AdversaryModel(family=IDENTIFIABILITY, worlds=10, target=Target(TargetKind.CAP, 0.3)),
            "Someone who knows who has the disease and has narrowed the last unknown participant down to 10 equally likely "
            "people can become at most 30 % sure of each.",
        ),
        (
            AdversaryModel(family=SAMPLED, sampling_rate=0.1, target=GAMMA_2),
            "Someone who knows who has the disease and is 50 % sure that a person is in the cohort that the study was drawn "
            "from can become at most 75 % sure.",
        ),
        (
            AdversaryModel(group_size=4, target=GAMMA_2),
            "Someone who knows who has the disease and is 50 % sure that a family of up to 4 people took part can become at "
            "most 75 % sure.",
        ),
    ],
)
def test_the_sentence_is_plain(model, sentence):
    assert model.sentence() == sentence


@pytest.mark.parametrize(
    "prior", [PriorRange.single(0.5), PriorRange(0.0, 0.5), PriorRange(0.5, 1.0), PriorRange.any()]
)
def test_what_the_attacker_must_know_stands_beside_the_guarantee(prior):
    """Whoever does not know who has the disease could learn twice as much, unless the plan says so and ε is halved."""
    model = AdversaryModel(prior=prior, target=GAMMA_2)
    assert "who knows who has the disease" in model.sentence()
    assert "disease" not in replace(model, phenotype_known=False).sentence()
    assert replace(model, phenotype_known=False).epsilon == pytest.approx(model.epsilon / 2)


def said(model):
    return " ".join(model.assumptions())


def test_a_range_says_what_holds_outside_it():
    assert "For any other prior, γ = 3.00 still holds" in said(AdversaryModel(target=GAMMA_2))


def test_the_range_is_about_the_belief_given_the_size():
    assert "given the study’s public size" in said(AdversaryModel())
    assert "given the study’s public size" not in said(AdversaryModel(family=UNBOUNDED))


def test_groups_say_when_they_do_not_hold():
    assert "Otherwise it does not hold" in said(AdversaryModel(group_size=3))
    assert "Otherwise it does not hold" not in said(AdversaryModel(family=UNBOUNDED, group_size=3))


def test_one_direction_is_said():
    assert "One direction only" in said(AdversaryModel(family=UNIFORM, k=3))
    assert "One direction only" not in said(AdversaryModel(family=UNBOUNDED))


def test_a_common_case_status_prior_is_said_to_be_the_share_of_cases():
    assert "must be the share of cases" in said(AdversaryModel(secret=Secret.CASE_STATUS))


def test_a_sample_says_that_it_protects_the_cohort():
    text = said(AdversaryModel(family=SAMPLED, sampling_rate=0.1))
    assert "in the cohort" in text
    assert "only the noise is left" in text


def test_the_phenotype_is_said_either_way():
    assert "ε is halved, since the attacker does not know" in said(AdversaryModel(phenotype_known=False))
    assert "could learn twice as much" in said(AdversaryModel())


def test_case_status_never_speaks_of_taking_part_as_the_secret():
    attacker, assumed, *_ = AdversaryModel(secret=Secret.CASE_STATUS).assumptions()
    assert "a case" in attacker
    assert "is a case" in assumed
