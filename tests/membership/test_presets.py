"""The gallery and the glossary are complete and sound."""

from __future__ import annotations

import math

import pytest

from gwasprivacy.membership import presets
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.families import FAMILIES, Family
from gwasprivacy.membership.glossary import GLOSSARY, find_term
from gwasprivacy.membership.promise import TARGETS
from gwasprivacy.membership.secrets import SECRETS, Neighbours, Secret


@pytest.mark.parametrize("preset", presets.PRESETS, ids=lambda preset: preset.key)
def test_every_preset_makes_a_model_with_an_epsilon(preset):
    model = preset.make(Target(TargetKind.GAMMA, 2.0))
    assert isinstance(model, AdversaryModel)
    assert math.isfinite(model.epsilon)
    assert model.epsilon > 0
    assert preset.description.endswith((".", "each."))
    assert preset.source


def test_the_presets_are_the_attackers_they_name():
    by_key = {preset.key: preset.make(Target(TargetKind.GAMMA, 2.0)) for preset in presets.PRESETS}
    assert by_key["undecided"].likelihood_ratio == pytest.approx(3)
    assert by_key["worst-case"].likelihood_ratio == pytest.approx(2)
    assert by_key["invited"].invited == (2000, 8000)
    assert by_key["invited-range"].prior == PriorRange(0.1, 0.5)
    assert by_key["identifiability"].prior.low == pytest.approx(0.01)
    assert by_key["sampled-biobank"].epsilon > by_key["worst-case"].epsilon


@pytest.mark.parametrize("worlds", [2, 3, 10, 1000])
def test_the_identifiability_preset_has_a_cap_above_its_prior(worlds):
    assert presets.identifiability(worlds).cap > 1 / worlds


@pytest.mark.parametrize("family", Family)
def test_every_family_says_who_it_covers_and_what_it_needs(family):
    description = FAMILIES[family]
    for text in (description.attacker, description.assumes, description.releases):
        assert text.endswith(".")
    assert description.source
    assert bool(description.needs) == (family is not Family.ALL)


def test_a_models_neighbours_are_among_those_its_family_needs():
    for family in Family:
        if family is Family.ALL:
            continue
        for secret in FAMILIES[family].secrets:
            model = AdversaryModel().with_family(family, secret=secret)
            assert model.neighbours in FAMILIES[family].needs
            assert (model.neighbours is Neighbours.SWAP) == (secret is Secret.CASE_STATUS)


def test_everything_has_a_description():
    assert set(FAMILIES) == set(Family)
    assert set(SECRETS) == set(Secret)
    assert set(TARGETS) == set(TargetKind)


@pytest.mark.parametrize("key", sorted(GLOSSARY))
def test_every_term_is_one_paragraph_with_a_citation(key):
    term = find_term(key)
    assert term.text.endswith(".")
    assert "\n" not in term.text
    assert len(term.text.split()) < 110
    assert term.title
    assert term.source


def test_the_terms_of_the_model_are_all_explained():
    needed = (
        "gamma negative epsilon likelihood-ratio prior-range posterior advantage tpr sampling identifiability group-size "
        "composition gamma-outside neighbours secret cap uniform all-distributions independence phenotype"
    )
    assert set(needed.split()) <= set(GLOSSARY)
    assert find_term("no such term") is None
