"""Written-out beliefs: sums, marginals, and conditioning on the size."""

from __future__ import annotations

import numpy as np
import pytest

from gwasprivacy.lab.theory import priors
from tests.membership.universes import marginals, marginals_given_size, with_marginals


def test_independent_beliefs_have_the_marginals_they_were_given():
    theta = np.array([0.1, 0.5, 0.9, 0.0, 1.0])
    belief = priors.independent(theta)
    assert belief.sum() == pytest.approx(1)
    np.testing.assert_allclose(marginals(belief), theta, atol=1e-15)


def test_the_first_bit_is_the_first_entity():
    belief = priors.independent(np.array([1.0, 0.0, 0.0]))
    assert belief[0b001] == 1.0


def test_knowing_the_size_changes_the_marginals():
    belief = priors.given_size(priors.independent(np.full(10, 0.5)), 1)
    np.testing.assert_allclose(marginals(belief), 0.1)


def test_a_size_without_probability_is_refused():
    with pytest.raises(ValueError, match="probability 0"):
        priors.given_size(priors.independent(np.array([1.0, 1.0])), 1)


def test_wanted_marginals_given_the_size_are_reached():
    rng = np.random.default_rng(20)
    done = 0
    while done < 50:
        wanted = marginals_given_size(rng, int(rng.integers(2, 8)), *sorted(rng.uniform(0.05, 0.95, 2)))
        if wanted is None:
            continue
        belief = with_marginals(wanted)
        np.testing.assert_allclose(marginals(belief), wanted, atol=1e-9)
        sizes = priors.dataset_sizes(len(wanted))[belief > 0]
        assert set(sizes.tolist()) == {round(float(wanted.sum()))}
        done += 1


def test_marginals_given_a_size_must_sum_to_it():
    with pytest.raises(ValueError, match="whole number"):
        with_marginals(np.array([0.3, 0.3]))


def test_the_uniform_belief_has_prior_one_half():
    np.testing.assert_allclose(marginals(priors.uniform(5)), 0.5)


def test_tables_of_datasets_are_read_only():
    with pytest.raises(ValueError, match="read-only"):
        priors.dataset_members(3)[0, 0] = True
