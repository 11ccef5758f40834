"""Which attacker of the gallery a model is, and whose secret its sentences speak of."""

from __future__ import annotations

from typing import Any

import pytest

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange
from gwasprivacy.membership.families import ALL, FAMILIES, IDENTIFIABILITY, UNIFORM
from gwasprivacy.membership.families.another_attacker import with_family
from gwasprivacy.membership.families.gallery import Attacker, attacker_of, attackers
from gwasprivacy.membership.secrets import Secret

EVEN = PriorRange.single(0.5)


@pytest.mark.parametrize(
    ("key", "model"),
    [
        ("even", AdversaryModel(prior=EVEN)),
        ("invited", AdversaryModel(prior=EVEN, invited=(500, 1000))),
        ("invited", AdversaryModel(prior=PriorRange.single(0.25), invited=(500, 2000))),
        ("range", AdversaryModel(prior=PriorRange.single(0.25))),
        ("range", AdversaryModel(prior=PriorRange(0.2, 0.6))),
        ("range", AdversaryModel(prior=PriorRange(0.2, 0.6), invited=(500, 1000))),
        ("worst", AdversaryModel(prior=PriorRange.any())),
    ],
)
def test_the_gallery_shows_a_model_as_the_attacker_that_it_is(key: str, model: AdversaryModel) -> None:
    assert attacker_of(model).key == key


@pytest.mark.parametrize("entry", [each for each in attackers() if each.claim is not None], ids=lambda e: e.key)
@pytest.mark.parametrize("secret", Secret)
def test_an_attacker_who_is_chosen_is_shown(entry: Attacker, secret: Secret) -> None:
    model = AdversaryModel(secret=secret, prior=PriorRange(0.2, 0.6))
    assert attacker_of(entry.become(model, 800, 2000)) == entry


def test_a_range_of_ones_own_stays_when_it_is_chosen_again() -> None:
    (entry,) = (each for each in attackers() if each.key == "range")
    assert entry.claim is not None
    own = AdversaryModel(prior=PriorRange(0.2, 0.6), invited=(500, 1000))
    assert entry.claim(own, 800, 2000) == {"prior": PriorRange(0.2, 0.6), "invited": None}


@pytest.mark.parametrize(
    ("secret", "size", "odds", "whose"),
    [
        (Secret.PARTICIPATION, 1, True, "anyone’s participation"),
        (Secret.PARTICIPATION, 1, False, "that a person took part"),
        (Secret.PARTICIPATION, 3, True, "any family’s participation"),
        (Secret.PARTICIPATION, 3, False, "that a family took part"),
        (Secret.CASE_STATUS, 1, True, "anyone’s diagnosis"),
        (Secret.CASE_STATUS, 1, False, "about a person’s diagnosis"),
        (Secret.CASE_STATUS, 3, True, "any family’s diagnosis"),
        (Secret.CASE_STATUS, 3, False, "about a family’s diagnosis"),
    ],
)
def test_a_guarantee_names_whose_secret_it_is(secret: Secret, size: int, odds: bool, whose: str) -> None:
    model = AdversaryModel(secret=secret, group_size=size)
    assert model.family.whose_secret(model, odds=odds) == whose


@pytest.mark.parametrize(
    ("fields", "who"),
    [
        ({}, "Someone who knows who has the disease and has narrowed the last unknown participant down to 100 "),
        ({"phenotype_known": False}, "Someone who has narrowed the last unknown participant down to 100 "),
        ({"secret": Secret.CASE_STATUS}, "Someone who has narrowed the last unknown case down to 100 "),
    ],
)
def test_possible_worlds_say_who_was_narrowed_down_and_by_whom(fields: dict[str, Any], who: str) -> None:
    model = with_family(AdversaryModel(), IDENTIFIABILITY, **fields)
    assert model.sentence().startswith(who)


@pytest.mark.parametrize("counts", [False, True])
def test_against_every_conceivable_attacker_nothing_can_be_released(counts: bool) -> None:
    with pytest.raises(PrivacyRefusal) as caught:
        ALL.check_release(with_family(AdversaryModel(), ALL), counts=counts)
    assert caught.value.code == "family.all-release"


def test_which_families_have_a_prior_of_ones_own_and_one_that_is_the_share_of_cases() -> None:
    assert [family.name for family in FAMILIES.values() if family.uses_prior] == ["bounded", "unbounded", "sampled"]
    own = [family.name for family in FAMILIES.values() if family.prior_is_share_of_cases]
    assert own == ["bounded", "unbounded", "sampled", "uniform"]


def test_the_uniform_family_has_releases_without_k_only_and_says_what_k_max_is() -> None:
    plain, k_max = (with_family(AdversaryModel(), UNIFORM, **fields) for fields in ({}, {"k": 3}))
    for counts in (True, False):
        UNIFORM.check_release(plain, counts=counts)
        with pytest.raises(PrivacyRefusal) as caught:
            UNIFORM.check_release(k_max, counts=counts)
        assert caught.value.code == "guarantee.no-epsilon"
    assert UNIFORM.release_words(plain) == ""
    assert UNIFORM.release_words(k_max) == "The release is k-Max with k = 3, which is not differentially private."
