"""Every family is complete: it says whom it covers, what it needs, and how it stands in the gallery."""

from __future__ import annotations

import ast
import copy
import math
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

import gwasprivacy
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.sentences import tell
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import (
    ALL,
    BOUNDED,
    FAMILIES,
    IDENTIFIABILITY,
    SAMPLED,
    UNBOUNDED,
    PriorFamily,
    families_with,
)
from gwasprivacy.membership.families.another_attacker import with_family, with_secret, with_sizes
from gwasprivacy.membership.families.gallery import attackers
from gwasprivacy.membership.secrets import SECRETS, Neighbours, Secret, Sizes
from gwasprivacy.membership.wording import price_of_printed_sizes
from tests.parsed import parsed

every_family = pytest.mark.parametrize("family", FAMILIES.values(), ids=FAMILIES.names)


def test_names_are_those_that_plans_have_always_had() -> None:
    assert FAMILIES.names == ("bounded", "unbounded", "identifiability", "sampled", "uniform", "all")


@every_family
def test_every_family_says_who_it_covers_and_what_it_needs(family: PriorFamily) -> None:
    for secret in family.secrets:
        if family.possible:
            model = with_family(AdversaryModel(), family, secret=secret)
            assert all(words(model).endswith(".") for words in (family.attacker_words, family.assumes_words))
    assert tell(family.attacker).endswith(".")
    assert tell(family.assumes).endswith(".")
    assert tell(family.releases).endswith(".")
    for text in (family.source, family.title, family.short, family.who, family.calibration):
        assert text
        assert not text.endswith(".")
    assert family.possible == (family != ALL)


@every_family
def test_a_family_that_cannot_keep_a_secret_says_why(family: PriorFamily) -> None:
    assert bool(family.without_secret) == (set(family.secrets) != set(Secret))


def test_the_secret_and_what_is_printed_decide_the_neighbours_whatever_the_family() -> None:
    decided = {
        (Secret.PARTICIPATION, Sizes.ALL): Neighbours.REPLACE_ONE,
        (Secret.PARTICIPATION, Sizes.TOTAL): Neighbours.REPLACE_RECORD,
        (Secret.PARTICIPATION, Sizes.ABOUT): Neighbours.ADD_REMOVE,
        (Secret.CASE_STATUS, Sizes.ALL): Neighbours.SWAP,
        (Secret.CASE_STATUS, Sizes.TOTAL): Neighbours.LABEL,
        (Secret.CASE_STATUS, Sizes.ABOUT): Neighbours.LABEL,
        (Secret.TRAIT_VALUE, Sizes.ALL): Neighbours.REPLACE_TRAIT,
    }
    found = set()
    for family in (each for each in FAMILIES.values() if each.possible):
        for secret in family.secrets:
            usual = with_family(AdversaryModel(), family, secret=secret)
            for sizes in family.sizes_of(secret, usual.sampling):
                model = replace(usual, sizes=sizes)
                assert model.neighbours is decided[secret, sizes]
                assert AdversaryModel.from_json(model.to_json()) == model
                found.add((secret, sizes))
    assert found == set(decided)


def test_the_attackers_follow_from_what_is_printed_and_an_answer_can_be_taken_back() -> None:
    model = AdversaryModel()
    assert (model.sizes, model.family) == (Sizes.ALL, BOUNDED)
    assert with_sizes(model, Sizes.TOTAL).family == BOUNDED
    about = with_sizes(model, Sizes.ABOUT)
    assert (about.sizes, about.family) == (Sizes.ABOUT, UNBOUNDED)
    assert with_sizes(about, Sizes.ALL) == model
    labels = with_secret(with_sizes(model, Sizes.TOTAL), Secret.CASE_STATUS)
    assert (labels.sizes, labels.family, labels.neighbours) == (Sizes.TOTAL, UNBOUNDED, Neighbours.LABEL)
    assert with_secret(labels, Secret.PARTICIPATION) == with_sizes(model, Sizes.TOTAL)
    assert with_family(about, BOUNDED) == model


def test_whoever_knows_a_number_that_is_printed_nowhere_gets_squared_odds_and_that_is_said() -> None:
    model = AdversaryModel(target=Target(TargetKind.EPSILON, math.log(2)))
    assert price_of_printed_sizes(model) == ""
    assert "4.00-fold, not 2.00-fold" in price_of_printed_sizes(with_sizes(model, Sizes.TOTAL))
    said = price_of_printed_sizes(with_sizes(model, Sizes.ABOUT))
    assert "4.00-fold, not 2.00-fold" in said
    assert "16.0-fold" in said
    assert "4.00-fold" in price_of_printed_sizes(with_sizes(with_secret(model, Secret.CASE_STATUS), Sizes.ABOUT))


@every_family
def test_usual_values_make_a_model(family: PriorFamily) -> None:
    model = with_family(AdversaryModel(), family)
    assert set(family.usual) <= set(family.fields)
    assert all(getattr(model, name) == value for name, value in family.usual.items())


@every_family
def test_a_family_is_known_by_its_name_and_survives_copies(family: PriorFamily) -> None:
    model = with_family(AdversaryModel(), family)
    assert model == with_family(AdversaryModel(), family.name)
    assert model.family is FAMILIES.find(family.name)
    for again in (pickle.loads(pickle.dumps(model)), copy.deepcopy(model)):
        assert again == model
        assert hash(again) == hash(model)
    assert all(other != family for other in FAMILIES.values() if other.name != family.name)


def test_an_unknown_family_is_refused_with_the_list_of_known_ones() -> None:
    for call in (
        lambda: AdversaryModel(family="everyone"),
        lambda: with_family(AdversaryModel(), "everyone"),
        lambda: AdversaryModel.from_json({**AdversaryModel().to_json(), "family": "everyone"}),
    ):
        with pytest.raises(InvalidInput, match="everyone") as problem:
            call()
        assert "bounded, unbounded, identifiability, sampled, uniform, all" in problem.value.hint


def test_fields_of_a_family_belong_to_it() -> None:
    assert families_with("worlds") == (IDENTIFIABILITY,)
    assert families_with("sampling_rate") == families_with("sampling") == (SAMPLED,)
    with pytest.raises(InvalidPlan, match="belongs to the family identifiability") as problem:
        AdversaryModel(worlds=5)
    assert problem.value.field == "adversary.worlds"


def test_every_secret_has_a_description() -> None:
    assert set(SECRETS) == set(Secret)


# ------------------------------------------------------------------ the gallery

KEYS = ("even", "invited", "range", "worst", "identifiability", "sampled", "unbounded", "uniform", "all")


def test_the_gallery_goes_from_the_usual_attackers_to_the_impossible_one() -> None:
    assert tuple(each.key for each in attackers()) == KEYS


@every_family
def test_one_entry_of_its_gallery_matches_every_model(family: PriorFamily) -> None:
    for prior in (PriorRange.any(), PriorRange.single(0.5), PriorRange(0.1, 0.2), PriorRange.single(0.25)):
        model = with_family(AdversaryModel(prior=prior), family)
        assert any(each.matches(model) for each in attackers())


@pytest.mark.parametrize(
    ("key", "secret", "claimed"),
    [
        ("even", Secret.PARTICIPATION, (PriorRange.single(0.5), None)),
        ("invited", Secret.PARTICIPATION, (PriorRange.single(0.25), (2000, 8000))),
        ("invited", Secret.CASE_STATUS, (PriorRange.single(0.4), (800, 2000))),
        ("range", Secret.PARTICIPATION, (PriorRange(0.25, 0.75), None)),
        ("worst", Secret.PARTICIPATION, (PriorRange.any(), None)),
    ],
)
def test_the_usual_attackers_claim_what_they_are_named_for(
    key: str, secret: Secret, claimed: tuple[PriorRange, tuple[int, int] | None]
) -> None:
    entry = next(each for each in attackers() if each.key == key)
    model = AdversaryModel(secret=secret, prior=PriorRange.single(0.4), target=Target(TargetKind.GAMMA, 2.0))
    assert entry.claim is not None
    fields = entry.claim(model, 800, 2000)
    assert (fields["prior"], fields["invited"]) == claimed


# ------------------------------------------------------------------ nobody else knows them


def test_no_other_file_knows_a_family_but_the_default_one() -> None:
    known = {name.upper() for name in FAMILIES} - {BOUNDED.name.upper()}
    package = Path(gwasprivacy.__file__).parent
    found = []
    place = "gwasprivacy.membership.families"
    for path in sorted(package.rglob("*.py")):
        if path.parent == package / "membership" / "families" or place not in path.read_text(encoding="utf-8"):
            continue
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(place):
                found += [f"{path.name}: {each.name}" for each in node.names if each.name in known]
    assert not found
