"""t-scaling and downward scalability (Li Lemma 3.2-3.4, 4.9), by enumeration: ratios stay, and γ follows from the prior alone."""

from __future__ import annotations

import numpy as np
import pytest

from gwasprivacy.lab.theory.priors import dataset_members, given_size, independent, t_scaled
from gwasprivacy.lab.theory.verifier import smallest_gamma
from gwasprivacy.membership.calibration_theorems import gamma_for_likelihood_ratio

N = 4
MEMBERS = dataset_members(N)
SEEDS = range(20)


def draw(seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Any belief about four entities, however they hang together, and any mechanism with five outputs."""
    rng = np.random.default_rng(seed)
    return rng.dirichlet(np.ones(2**N)), rng.dirichlet(np.ones(5), size=2**N)


def ratios(belief: np.ndarray, channel: np.ndarray, entity: int) -> np.ndarray:
    """Pr[output | t] / Pr[output | ¬t] of each output, by Bayes' rule alone."""
    inside = MEMBERS[:, entity]
    given, given_not = belief[inside] @ channel[inside], belief[~inside] @ channel[~inside]
    return (given / belief[inside].sum()) / (given_not / belief[~inside].sum())


@pytest.mark.parametrize("seed", SEEDS)
def test_t_scaling_keeps_every_likelihood_ratio_about_t_and_no_other_s(seed: int) -> None:
    belief, channel = draw(seed)
    scaled = t_scaled(belief, MEMBERS, 1, 0.05)
    assert scaled.sum() == pytest.approx(1)
    assert scaled[MEMBERS[:, 1]].sum() == pytest.approx(0.05)
    assert np.allclose(ratios(belief, channel, 1), ratios(scaled, channel, 1))
    assert not np.allclose(ratios(belief, channel, 0), ratios(scaled, channel, 0))


@pytest.mark.parametrize("seed", SEEDS)
def test_over_all_scalings_down_the_guarantee_is_the_likelihood_ratio(seed: int) -> None:
    """A family that is closed under them has PMP at γ exactly where every ratio is at most γ."""
    belief, channel = draw(seed)
    ratio = ratios(belief, channel, 2).max()
    only_t = np.zeros((2**N, 1), dtype=bool)
    only_t[:, 0] = MEMBERS[:, 2]
    needed = [
        smallest_gamma(t_scaled(belief, MEMBERS, 2, prior), channel, only_t).gamma_positive
        for prior in (0.3, 0.1, 0.01, 1e-4, 1e-7)
    ]
    assert needed == sorted(needed)
    assert all(each < ratio for each in needed)
    assert needed[-1] == pytest.approx(ratio, rel=1e-6)


def test_the_smallest_gamma_at_a_prior_is_equation_11() -> None:
    belief, channel = draw(3)
    only_t = MEMBERS[:, :1]
    ratio = ratios(belief, channel, 0)
    for prior in (0.02, 0.3, 0.5, 0.9):
        found = smallest_gamma(t_scaled(belief, MEMBERS, 0, prior), channel, only_t).gamma_positive
        assert found == pytest.approx(gamma_for_likelihood_ratio(ratio.max(), prior, prior))


@pytest.mark.parametrize("seed", SEEDS)
def test_independent_beliefs_are_downward_scalable_with_and_without_a_known_size(seed: int) -> None:
    """Scaled, they are independent again with another probability of t; given a size, with other odds of t."""
    theta = np.random.default_rng(seed).uniform(0.1, 0.9, N)
    scaled = theta.copy()
    scaled[1] = 0.07
    assert np.allclose(t_scaled(independent(theta), MEMBERS, 1, 0.07), independent(scaled))
    sized = given_size(independent(theta), 2)
    before = float(sized[MEMBERS[:, 1]].sum())
    odds = theta[1] / (1 - theta[1]) * (0.07 / 0.93) / (before / (1 - before))
    scaled[1] = odds / (1 + odds)
    assert np.allclose(t_scaled(sized, MEMBERS, 1, 0.07), given_size(independent(scaled), 2))


def test_who_is_certain_cannot_be_scaled() -> None:
    certain = independent(np.array([1.0, 0.5, 0.5, 0.5]))
    with pytest.raises(ValueError, match="uncertain"):
        t_scaled(certain, MEMBERS, 0, 0.5)
    with pytest.raises(ValueError, match="uncertain"):
        t_scaled(certain, MEMBERS, 1, 1.0)
