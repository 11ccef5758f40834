"""No pair of neighbouring score vectors gives a likelihood ratio above e^ε, by the exact law of every selector."""

from __future__ import annotations

import itertools
import math
from math import comb

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.mechanisms.numbers.allele_counts import ALLELE_COUNTS
from gwasprivacy.mechanisms.numbers.genotype_counts import GENOTYPE_COUNTS
from gwasprivacy.mechanisms.registry import MECHANISMS, selector
from gwasprivacy.mechanisms.selector import INCONCLUSIVE
from gwasprivacy.membership.secrets import Neighbours
from tests.simulation.laws.test_inclusion import one_shot_law, peeling_law

THRESHOLD = 2.0


def peeling(q: np.ndarray, m: int, scale: float) -> dict[frozenset[int], float]:
    return peeling_law(q / scale, m)


def one_shot(q: np.ndarray, m: int, scale: float, *, laplace: bool) -> dict[frozenset[int], float]:
    return one_shot_law(q / scale, m, "laplace" if laplace else "permute-and-flip")


def joint(q: np.ndarray, m: int, scale: float) -> dict[frozenset[int], float]:
    law = {frozenset(s): math.exp(q[list(s)].min() / scale) for s in itertools.combinations(range(len(q)), m)}
    total = sum(law.values())
    return {chosen: weight / total for chosen, weight in law.items()}


def significant(q: np.ndarray, largest: int, scale: float) -> dict[frozenset[int], float]:
    law = {}
    for size in range(largest + 1):
        for chosen in itertools.combinations(range(len(q)), size):
            wrong = [max(THRESHOLD - q[row], 0.0) for row in chosen]
            wrong += [max(q[row] - THRESHOLD, 0.0) for row in range(len(q)) if row not in chosen]
            law[frozenset(chosen)] = math.exp(-max(wrong) / scale) / comb(len(q), size)
    total = sum(law.values())
    return {chosen: weight / total for chosen, weight in law.items()}


def law_of(name: str, q: np.ndarray, m: int, epsilon: float) -> dict[frozenset[int], float]:
    scale = MECHANISMS[name].noise_moves(m) / epsilon
    if name == "exponential":
        return peeling(q, m, scale)
    if name == "joint":
        return joint(q, m, scale)
    if name == "significant-set":
        return significant(q, m, scale)
    if name == "right-list":
        law = selector(name).law(q, sensitivity=1.0, epsilon=epsilon, n_snps=min(m, len(q)), threshold=THRESHOLD)
        sets = [s for size in range(min(m, len(q)) + 1) for s in itertools.combinations(range(len(q)), size)]
        return {
            frozenset(s): math.exp(law.log_probability(np.array(s, dtype=np.int64))) for s in [*sets, (INCONCLUSIVE,)]
        }
    return one_shot(q, m, scale, laplace=name == "laplace")


vectors = st.lists(st.tuples(st.floats(-4, 8), st.sampled_from([-1.0, -0.5, 0.0, 1.0])), min_size=3, max_size=5)


@settings(deadline=None, max_examples=50)
@given(pairs=vectors, m=st.integers(1, 3), epsilon=st.sampled_from([0.5, 2.0]), name=st.sampled_from(list(MECHANISMS)))
def test_no_likelihood_ratio_exceeds_the_claim(
    pairs: list[tuple[float, float]], m: int, epsilon: float, name: str
) -> None:
    q = np.array([score for score, _ in pairs])
    moved = q + np.array([move for _, move in pairs])
    here, there = law_of(name, q, m, epsilon), law_of(name, moved, m, epsilon)
    assert sum(here.values()) == pytest.approx(1, abs=1e-9)
    for chosen, probability in here.items():
        if min(probability, there[chosen]) > 1e-9:  # below, the integration's own error counts
            assert abs(math.log(probability / there[chosen])) <= epsilon * (1 + 1e-5)


@pytest.mark.parametrize("m", [1, 2])
def test_the_claim_is_reached_by_permute_and_flip(m: int) -> None:
    """Winners 2Δ behind, who draw level: the ratio is e^ε for the set, so no smaller scale would do."""
    epsilon = 1.0
    q = np.array([0.0] * m + [2.0] * m)
    moved = q + np.array([1.0] * m + [-1.0] * m)
    winners = frozenset(range(m))
    ratio = law_of("permute-and-flip", moved, m, epsilon)[winners] / law_of("permute-and-flip", q, m, epsilon)[winners]
    assert ratio == pytest.approx(math.exp(epsilon), rel=1e-6)


@pytest.mark.parametrize("neighbours", sorted(GENOTYPE_COUNTS.neighbours))
@pytest.mark.parametrize("kind", [GENOTYPE_COUNTS, ALLELE_COUNTS])
def test_the_claim_is_reached_by_counts_and_never_exceeded(kind: object, neighbours: Neighbours) -> None:
    """A noisy table far out has the ratio e^{ℓ1/scale} between neighbours at distance ℓ1, and none has more."""
    epsilon, k = 0.7, 3
    scale = kind.noise_scale(n_snps=k, neighbours=neighbours, epsilon=epsilon)
    assert k * dict(kind.moves)[neighbours] / scale == pytest.approx(epsilon, rel=1e-12)
    assert k * dict(kind.moves)[neighbours] / scale <= epsilon
