"""Closed forms of the joint draw and the significant set against enumeration of every set."""

from __future__ import annotations

import itertools
from math import comb

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.laws.set_laws import probability_of_truth
from gwasprivacy.simulation.laws.inclusion import inclusion_probabilities, set_utility

# Half integers, so that ties and scores on the threshold are common.
scores = st.lists(st.integers(-8, 8).map(lambda x: x / 2), min_size=3, max_size=7)
epsilons = st.sampled_from([0.3, 1.0, 4.0])


def check(values: np.ndarray, true: np.ndarray, found: object, sets: list[tuple[int, ...]], law: np.ndarray) -> None:
    hits = np.array([len(set(chosen) & set(true.tolist())) for chosen in sets])
    sizes = np.array([max(len(chosen), 1) for chosen in sets])
    assert found.method == "exact"
    assert found.p_all == pytest.approx(law[hits == len(true)].sum(), abs=1e-13)
    assert found.p_any == pytest.approx(law[hits > 0].sum(), abs=1e-13)
    assert found.expected_recall == pytest.approx((law * hits).sum() / len(true), abs=1e-13)
    assert found.expected_precision == pytest.approx((law * hits / sizes).sum(), abs=1e-13)


@settings(deadline=None)
@given(scores=scores, m=st.integers(1, 5), epsilon=epsilons)
def test_joint_equals_the_enumerated_law(scores: list[float], m: int, epsilon: float) -> None:
    values, m = np.array(scores), min(m, len(scores))
    sets = list(itertools.combinations(range(len(values)), m))
    law = np.exp([epsilon * min(values[list(chosen)]) / 2 for chosen in sets])
    law /= law.sum()
    asked = {"sensitivity": 1.0, "epsilon": epsilon, "n_snps": m, "mechanism": "joint"}
    for true in (np.array([0]), np.array([2, 0]), np.array([0, 1, 2])):
        check(values, true, set_utility(values, true, **asked), sets, law)
    alone = inclusion_probabilities(values, **asked)
    want = [law[[row in chosen for chosen in sets]].sum() for row in range(len(values))]
    assert alone == pytest.approx(want, abs=1e-13)


@settings(deadline=None)
@given(scores=scores, largest=st.integers(1, 5), epsilon=epsilons, threshold=st.integers(-9, 9).map(lambda x: x / 2))
def test_the_significant_set_equals_the_enumerated_law(
    scores: list[float], largest: int, epsilon: float, threshold: float
) -> None:
    values, n = np.array(scores), len(scores)
    largest = min(largest, n)
    sets = [chosen for size in range(largest + 1) for chosen in itertools.combinations(range(n), size)]
    wrong = [
        max(
            [max(threshold - values[row], 0) for row in chosen]
            + [max(values[row] - threshold, 0) for row in range(n) if row not in chosen],
            default=0.0,
        )
        for chosen in sets
    ]
    law = np.exp(-epsilon * np.array(wrong) / 2) / [comb(n, len(chosen)) for chosen in sets]
    law /= law.sum()
    asked = {"sensitivity": 1.0, "epsilon": epsilon}
    for true in (np.array([1]), np.array([0, 2])):
        found = set_utility(values, true, n_snps=largest, mechanism="significant-set", threshold=threshold, **asked)
        check(values, true, found, sets, law)
    alone = inclusion_probabilities(
        values, n_snps=largest, mechanism="significant-set", threshold=threshold, **asked
    )  # fmt: skip
    want = [law[[row in chosen for chosen in sets]].sum() for row in range(n)]
    assert alone == pytest.approx(want, abs=1e-13)
    truth = tuple(np.flatnonzero(values >= threshold).tolist())
    right = law[sets.index(truth)] if truth in sets else 0.0
    exact = probability_of_truth(values, largest=largest, threshold=threshold, **asked)
    assert exact == pytest.approx(right, abs=1e-13)


def test_joint_noise_does_not_grow_with_m() -> None:
    values = np.concatenate([np.full(10, 80.0), np.zeros(5_000)])
    true = np.arange(10)
    asked = {"sensitivity": 1.0, "epsilon": 2.0, "n_snps": 10}
    assert set_utility(values, true, mechanism="joint", **asked).p_all > 0.999
    assert set_utility(values, true, mechanism="permute-and-flip", **asked).p_all < 0.25


def test_the_significant_set_needs_a_threshold() -> None:
    with pytest.raises(InvalidInput, match="threshold"):
        set_utility(np.zeros(4), np.array([0]), sensitivity=1.0, epsilon=1.0, n_snps=2, mechanism="significant-set")
