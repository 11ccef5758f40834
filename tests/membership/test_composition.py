"""Sums of ε, and conversions between secrets and neighbours, checked on small tables."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.composition import (
    BOUNDED_PARTICIPATION,
    CASE_LABEL,
    CASE_STATUS,
    TOTAL_PARTICIPATION,
    UNBOUNDED_PARTICIPATION,
    conversion_factor,
)
from gwasprivacy.membership.families import SAMPLED
from gwasprivacy.membership.secrets import Neighbours, Secret

CURRENCIES = (BOUNDED_PARTICIPATION, TOTAL_PARTICIPATION, UNBOUNDED_PARTICIPATION, CASE_STATUS, CASE_LABEL)
PROVEN = {
    (BOUNDED_PARTICIPATION, CASE_STATUS): 2,
    (UNBOUNDED_PARTICIPATION, BOUNDED_PARTICIPATION): 2,
    (UNBOUNDED_PARTICIPATION, CASE_STATUS): 4,
    (UNBOUNDED_PARTICIPATION, TOTAL_PARTICIPATION): 2,
    (UNBOUNDED_PARTICIPATION, CASE_LABEL): 2,
    (TOTAL_PARTICIPATION, BOUNDED_PARTICIPATION): 1,
    (TOTAL_PARTICIPATION, CASE_STATUS): 2,
    (TOTAL_PARTICIPATION, CASE_LABEL): 1,
    (CASE_LABEL, CASE_STATUS): 2,
}


@pytest.mark.parametrize(("spent", "counted"), list(itertools.product(CURRENCIES, CURRENCIES)))
def test_only_proven_conversions_are_offered(spent, counted):
    if spent == counted:
        assert conversion_factor(spent, counted) == 1
    elif (spent, counted) in PROVEN:
        assert conversion_factor(spent, counted) == PROVEN[spent, counted]
    else:
        with pytest.raises(PrivacyRefusal) as refusal:
            conversion_factor(spent, counted)
        assert refusal.value.hint


def test_case_status_buys_no_participation_privacy():
    with pytest.raises(PrivacyRefusal, match="gives no participation"):
        conversion_factor(CASE_STATUS, BOUNDED_PARTICIPATION)


# Datasets of up to two cases and two controls with a genotype of 0 or 1: (cases, carriers among them), (controls, …).
WORLDS = [((r, x), (s, y)) for r in range(3) for x in range(r + 1) for s in range(3) for y in range(s + 1)]


def _added(one, other):
    """Whether ``one`` is ``other`` plus one person in one of the groups."""
    for group in (0, 1):
        (r, x), (r2, x2) = one[group], other[group]
        if one[1 - group] == other[1 - group] and r == r2 + 1 and x - x2 in (0, 1):
            return True
    return False


def _replaced(one, other):
    return any(
        one[1 - g] == other[1 - g] and one[g][0] == other[g][0] and abs(one[g][1] - other[g][1]) == 1 for g in (0, 1)
    )


def _swapped(one, other):
    return (
        all(one[g][0] == other[g][0] for g in (0, 1))
        and one[0][1] - other[0][1] == -(one[1][1] - other[1][1])
        and abs(one[0][1] - other[0][1]) == 1
    )


def _other_record(one, other):
    """Whether ``other`` is ``one`` with another record in the place of one, of either group."""
    return any(_added(one, rest) and _added(other, rest) for rest in WORLDS)


def _other_label(one, other):
    """Whether a case of ``one``, with a genotype of 0 or 1, is a control of ``other``."""
    (r, x), (s, y) = one
    (r2, x2), (s2, y2) = other
    return (r2, s2) == (r - 1, s + 1) and x - x2 == y2 - y in (0, 1)


def _ratio(channel, related):
    pairs = [
        (i, j)
        for i, j in itertools.permutations(range(len(WORLDS)), 2)
        if related(WORLDS[i], WORLDS[j]) or related(WORLDS[j], WORLDS[i])
    ]
    return max(float(np.max(channel[i] / channel[j])) for i, j in pairs)


def test_the_conversions_hold_on_random_channels():
    rng = np.random.default_rng(1)
    for _ in range(200):
        channel = rng.dirichlet(np.full(3, 1.5), size=len(WORLDS))
        add, replace, swap, record, label = (
            _ratio(channel, related) for related in (_added, _replaced, _swapped, _other_record, _other_label)
        )
        assert replace <= add**2 * (1 + 1e-9)
        assert swap <= replace**2 * (1 + 1e-9)
        assert swap <= add**4 * (1 + 1e-9)
        assert record <= add**2 * (1 + 1e-9)
        assert label <= add**2 * (1 + 1e-9)
        assert replace <= record * (1 + 1e-9)
        assert label <= record * (1 + 1e-9)
        assert swap <= record**2 * (1 + 1e-9)
        # Where a control can become a case before the case becomes a control, both stay among these datasets.
        assert _ratio(channel, lambda one, other: one[0][0] < 2 and _swapped(one, other)) <= label**2 * (1 + 1e-9)


def test_the_conversions_are_reached():
    epsilon = 0.5
    # The number of carriers among the cases less that among the controls: a replacement moves it by 1, a swap by 2.
    value = np.array([world[0][1] - world[1][1] for world in WORLDS])
    noise = np.exp(-epsilon * np.abs(value[:, None] - np.arange(-20, 21)[None, :]))
    channel = noise / noise.sum(axis=1, keepdims=True)
    assert _ratio(channel, _swapped) == pytest.approx(_ratio(channel, _replaced) ** 2, rel=1e-3)


@given(st.lists(st.floats(0.001, 0.5), min_size=1, max_size=6), st.floats(0.05, 0.9))
def test_gamma_follows_from_the_sum_and_never_from_the_product(epsilons, prior):
    model = AdversaryModel(prior=PriorRange.single(prior), target=Target(TargetKind.EPSILON, 1.0))
    together = model.gamma_for_total_epsilon(math.fsum(epsilons))
    at_once = model.with_target(Target(TargetKind.EPSILON, math.fsum(epsilons))).gamma
    assert together == pytest.approx(at_once, rel=1e-9)
    assert together >= max(model.gamma_for_total_epsilon(epsilon) for epsilon in epsilons)


def test_the_corrections_apply_to_the_sum():
    model = AdversaryModel(group_size=2, phenotype_known=False)
    assert model.gamma_for_total_epsilon(0.2) == pytest.approx((math.exp(0.8) - 1) * 0.5 + 1)
    sampled = AdversaryModel(family=SAMPLED, sampling_rate=0.1, prior=PriorRange.any())
    assert sampled.gamma_for_total_epsilon(1.0) == pytest.approx(1 + 0.1 * (math.e - 1))


def test_every_pair_of_currencies_has_a_factor_or_a_reason():
    """Those too that no plan can have: nothing is ever counted by a factor that nobody proved."""
    every = list(itertools.product(Secret, Neighbours))
    for spent, counted in itertools.product(every, every):
        if spent == counted or (spent, counted) in PROVEN:
            continue
        with pytest.raises(PrivacyRefusal) as refusal:
            conversion_factor(spent, counted)
        if spent[0] is Secret.CASE_STATUS and counted[0] is Secret.PARTICIPATION:
            expected = "budget.case-status-as-participation"
        elif counted in (UNBOUNDED_PARTICIPATION, TOTAL_PARTICIPATION, CASE_LABEL):
            expected = "budget.public-sizes-as-secret"
        else:
            expected = "budget.no-conversion"
        assert refusal.value.code == expected
        assert str(counted[0]) in str(refusal.value)
        assert str(counted[1]) in str(refusal.value)
