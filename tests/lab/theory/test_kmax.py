"""k-Max: the published reading is refuted, the corrected one holds exactly."""

from __future__ import annotations

import math

import numpy as np
import pytest

from gwasprivacy.lab.theory.kmax import k_max_channel, verify_k_max
from gwasprivacy.membership.calibration_theorems import k_max_gamma
from tests.membership.universes import is_channel

CASES = [(n, k) for k in (2, 3, 4, 5) for n in range(k, 11)]


@pytest.mark.parametrize(("n", "k"), CASES)
def test_the_corrected_claim_holds(n, k):
    verdict = verify_k_max(n, k)
    assert verdict.gamma_positive <= k_max_gamma(k) * (1 + 1e-12)
    if n >= 2 * k:
        assert verdict.gamma_positive == pytest.approx(k_max_gamma(k), rel=1e-12)


@pytest.mark.parametrize(("n", "k"), [case for case in CASES if case[0] > case[1]])
def test_the_published_reading_is_refuted_by_rank_one(n, k):
    verdict = verify_k_max(n, k, published=True)
    assert verdict.gamma_positive == math.inf
    assert (verdict.witness_positive.entity, verdict.witness_positive.output) == (0, 0)
    assert verdict.witness_positive.posterior == 1.0


@pytest.mark.parametrize(("n", "k"), [(8, 2), (8, 3), (8, 4)])
def test_negative_membership_privacy_fails_for_every_gamma(n, k):
    assert verify_k_max(n, k).gamma_negative == math.inf


def test_the_output_is_uniform_over_k_ranks_from_the_largest_member():
    channel = k_max_channel(6, 3)
    assert is_channel(channel)
    np.testing.assert_allclose(channel[0b000010], [0, 1 / 3, 1 / 3, 1 / 3, 0, 0])
    np.testing.assert_allclose(channel[0b010011], [0, 0, 0, 1 / 3, 1 / 3, 1 / 3])  # 5 + 3 − 1 > 6: the last three
    np.testing.assert_allclose(channel[0], channel[1])  # the empty dataset counts as rank 1


@pytest.mark.parametrize(("n", "k"), [(4, 1), (3, 4)])
def test_k_must_fit(n, k):
    with pytest.raises(ValueError, match="2 ≤ k ≤ n"):
        k_max_channel(n, k)


def test_gamma_is_the_published_formula():
    assert [k_max_gamma(k) for k in (2, 3, 4)] == pytest.approx([3 / 2, 7 / 6, 15 / 14])
