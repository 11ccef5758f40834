"""One guarantee in its own kind, asked for by an ε and by a belief that becomes a certainty."""

from __future__ import annotations

import math

import pytest

from gwasprivacy.membership.adversary import AdversaryModel, PriorRange, Target, TargetKind
from gwasprivacy.membership.loss import BOUNDED_RANGE, Loss, rounds
from gwasprivacy.membership.same_guarantee import guarantee_at, guarantee_of

TARGETS = (
    Target(TargetKind.GAMMA, 2.0),
    Target(TargetKind.CAP, 0.8),
    Target(TargetKind.ADVANTAGE, 0.25),
    Target(TargetKind.TPR, 0.03, 0.01),
    Target(TargetKind.EPSILON, 0.7),
)


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.kind.value)
def test_what_a_guarantees_own_epsilon_guarantees_is_the_guarantee(target: Target) -> None:
    model = AdversaryModel(prior=PriorRange(0.2, 0.5), target=target)
    found = guarantee_of(model, model.epsilon)
    assert (found.kind, found.fpr) == (target.kind, target.fpr)
    assert found.value == pytest.approx(target.value, rel=1e-9)


def test_a_cap_at_the_largest_prior_is_the_certainty_itself() -> None:
    model = AdversaryModel(prior=PriorRange(0.2, 0.5), target=Target(TargetKind.CAP, 0.8))
    assert guarantee_at(model, 0.5, 0.8765, digits=3) == Target(TargetKind.CAP, 0.876)


@pytest.mark.parametrize("target", [each for each in TARGETS if each.kind in (TargetKind.ADVANTAGE, TargetKind.TPR)])
@pytest.mark.parametrize("loss", [BOUNDED_RANGE, rounds(3)])
def test_the_ratio_behind_a_guarantee_about_attacks_is_that_of_its_epsilon(target: Target, loss: Loss) -> None:
    """Not the smaller one that the guarantee would need with ε alone."""
    model = AdversaryModel(prior=PriorRange(0.2, 0.5), target=target, loss=loss)
    assert model.likelihood_ratio == pytest.approx(math.exp(model.entity_epsilon), rel=1e-9)
    assert model.likelihood_ratio > 1.01 * AdversaryModel(prior=PriorRange(0.2, 0.5), target=target).likelihood_ratio
