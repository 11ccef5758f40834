"""Values, counts and the number of significant SNPs: their laws, their scales, their refusals."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.counts import allele_counts
from gwasprivacy.mechanisms.exponential_choice import weighted_choice
from gwasprivacy.mechanisms.number_draws import count_log_weights, noisy_counts, noisy_values, number_of_significant
from gwasprivacy.mechanisms.numbers.allele_counts import ALLELE_COUNTS
from gwasprivacy.mechanisms.numbers.genotype_counts import GENOTYPE_COUNTS
from gwasprivacy.mechanisms.numbers.values import VALUES
from gwasprivacy.membership.secrets import Neighbours

Fits = Callable[..., bool]


def test_values_carry_laplace_noise_of_k_times_the_sensitivity_over_epsilon(fits: Fits) -> None:
    k, epsilon, sensitivity = 5_000, 2.0, 1.0
    released = noisy_values(np.full(k, 7.0), sensitivity=sensitivity, epsilon=epsilon * k)
    assert released.scale == pytest.approx(sensitivity / epsilon, rel=1e-4)
    edges = np.array([0.1, 0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, math.inf])

    def law(scale: float) -> dict[int, float]:
        tail = np.exp(-np.concatenate([[0.0], edges]) / scale)
        return dict(enumerate((tail[:-1] - tail[1:]).tolist()))

    bins = Counter(np.searchsorted(edges, np.abs(released.values - 7.0)).tolist())
    assert fits(bins, law(0.5))
    many = np.concatenate([noisy_values(np.full(k, 7.0), sensitivity=1.0, epsilon=2.0 * k).values for _ in range(8)])
    bins = Counter(np.searchsorted(edges, np.abs(many - 7.0)).tolist())
    assert fits(bins, law(0.5))
    assert not fits(bins, law(0.55))
    assert not fits(bins, law(0.45))


@pytest.mark.parametrize(("k", "sensitivity", "epsilon"), [(1, 1.0, 1.0), (3, 0.7, 0.25), (40, 2.5, 9.0)])
def test_the_scale_of_values_is_known_beforehand_and_hardly_above_k_deltas_over_epsilon(
    k: int, sensitivity: float, epsilon: float
) -> None:
    scale = VALUES.noise_scale(n_snps=k, sensitivity=sensitivity, epsilon=epsilon)
    assert 1 - 1e-12 <= scale / (k * sensitivity / epsilon) < 1 + 1e-4
    assert noisy_values(np.zeros(k), sensitivity=sensitivity, epsilon=epsilon).scale == scale


def test_the_half_width_holds_its_confidence() -> None:
    released = noisy_values(np.zeros(1), sensitivity=1.0, epsilon=1.0)
    assert released.half_width(0.95) == pytest.approx(-math.log(0.05), rel=1e-6)
    counts = noisy_counts(GENOTYPE_COUNTS, np.zeros((1, 2, 3)), neighbours=Neighbours.REPLACE_ONE, epsilon=1.0)
    r = math.exp(-1 / counts.scale)
    for confidence in (0.5, 0.9, 0.95, 0.999):
        h = counts.half_width(confidence)
        assert 2 * r ** (h + 1) / (1 + r) <= 1 - confidence + 1e-12
        assert h == 0 or 2 * r**h / (1 + r) > 1 - confidence


def test_nothing_can_be_published_of_no_snp() -> None:
    with pytest.raises(InvalidInput):
        noisy_values(np.zeros(0), sensitivity=1.0, epsilon=1.0)
    with pytest.raises(InvalidInput):
        noisy_counts(GENOTYPE_COUNTS, np.zeros((0, 2, 3)), neighbours=Neighbours.SWAP, epsilon=1.0)
    with pytest.raises(InvalidInput):
        number_of_significant(np.zeros(0), threshold=1.0, sensitivity=1.0, epsilon=1.0)


@pytest.mark.parametrize("shape", [(), (2, 3), (1, 1)])
def test_scores_have_one_axis_and_counts_the_axes_of_their_kind(shape: tuple[int, ...]) -> None:
    with pytest.raises(InvalidInput):
        noisy_values(np.zeros(shape), sensitivity=1.0, epsilon=1.0)
    with pytest.raises(InvalidInput):
        number_of_significant(np.zeros(shape), threshold=1.0, sensitivity=1.0, epsilon=1.0)
    for kind, cells in ((GENOTYPE_COUNTS, (2, 3)), (ALLELE_COUNTS, (2,))):
        for wrong in {shape, (3, 2, 2), (3, 3), cells, (1, 3, *cells)} - {(3, *cells), (1, *cells)}:
            with pytest.raises(InvalidInput):
                noisy_counts(kind, np.zeros(wrong, dtype=int), neighbours=Neighbours.SWAP, epsilon=1.0)


def all_tables(n: int) -> list[tuple[int, int, int]]:
    return [(a, b, n - a - b) for a in range(n + 1) for b in range(n + 1 - a)]


def test_the_moves_of_counts_are_the_largest_over_all_neighbours() -> None:
    """Every genotype (or none) that a participant can leave and enter, in one group or both."""
    people = [np.eye(3, dtype=int)[g] for g in range(3)]
    replaced = max(int(np.abs(a - b).sum()) for a in people for b in people)
    added = max(int(np.abs(a).sum()) for a in people)
    swapped = max(2 * int(np.abs(a - b).sum()) for a in people for b in people)
    moves = dict(GENOTYPE_COUNTS.moves)
    assert (replaced, swapped, added) == (
        moves[Neighbours.REPLACE_ONE], moves[Neighbours.SWAP], moves[Neighbours.ADD_REMOVE],
    )  # fmt: skip
    # A whole record enters another cell, of another group too; a label takes the genotype there.
    assert moves[Neighbours.REPLACE_RECORD] == 2 * added
    assert moves[Neighbours.LABEL] == 2 * added
    copies = [0, 1, 2]
    of_alleles = dict(ALLELE_COUNTS.moves)
    assert of_alleles[Neighbours.REPLACE_ONE] == max(abs(a - b) for a in copies for b in copies)
    assert of_alleles[Neighbours.ADD_REMOVE] == max(copies)
    assert of_alleles[Neighbours.REPLACE_RECORD] == max(a + b for a in copies for b in copies)
    assert of_alleles[Neighbours.LABEL] == max(2 * a for a in copies)
    assert of_alleles[Neighbours.SWAP] == max(2 * abs(a - b) for a in copies for b in copies)


@pytest.mark.parametrize("neighbours", sorted(GENOTYPE_COUNTS.neighbours))
@pytest.mark.parametrize("epsilon", [0.1, 0.3, 1.0, math.log(1.5)])
def test_the_scale_of_counts_is_the_next_double_above_the_quotient(neighbours: Neighbours, epsilon: float) -> None:
    for kind in (GENOTYPE_COUNTS, ALLELE_COUNTS):
        scale = kind.noise_scale(n_snps=7, neighbours=neighbours, epsilon=epsilon)
        exact = 7 * dict(kind.moves)[neighbours] / Fraction(epsilon)
        assert exact <= Fraction(scale)
        assert Fraction(math.nextafter(scale, 0.0)) < exact


def test_counts_carry_discrete_laplace_noise(fits: Fits) -> None:
    exact = np.zeros((5_000, 2, 3), dtype=int) + 50
    released = noisy_counts(GENOTYPE_COUNTS, exact, neighbours=Neighbours.REPLACE_ONE, epsilon=5_000.0)
    assert released.scale == 2.0

    def law(scale: float) -> dict[int, float]:
        r = math.exp(-1 / scale)
        return {50 + x: (1 - r) / (1 + r) * r ** abs(x) for x in range(-120, 121)}

    counts = Counter(released.counts.ravel().tolist())
    assert fits(counts, law(2.0))
    assert not fits(counts, law(2.2))
    assert not fits(counts, law(1.8))


def test_allele_counts_follow_from_genotypes() -> None:
    tables = np.array([[[5, 3, 2], [0, 0, 10]]])
    assert allele_counts(tables).tolist() == [[7, 20]]
    assert ALLELE_COUNTS.table(tables).tolist() == [[7, 20]]
    assert GENOTYPE_COUNTS.table(tables).tolist() == tables.tolist()


def count_law(scores: np.ndarray, threshold: float, scale: float) -> dict[int, float]:
    ordered = np.concatenate([[np.inf], np.sort(scores)[::-1], [-np.inf]])
    utility = [-max(threshold - ordered[c], ordered[c + 1] - threshold, 0) for c in range(len(scores) + 1)]
    weights = np.exp(np.array(utility) / scale)
    return dict(enumerate((weights / weights.sum()).tolist()))


def test_the_number_of_significant_snps_has_the_enumerated_law(fits: Fits) -> None:
    scores, epsilon = np.array([4.0, 2.0, -1.0, -1.0, -5.0]), 1.5
    drawn = Counter(
        number_of_significant(scores, threshold=-0.5, sensitivity=1.0, epsilon=epsilon) for _ in range(3_000)
    )
    assert fits(drawn, count_law(scores, -0.5, 2 / epsilon))
    assert not fits(drawn, count_law(scores, -0.5, 4 / epsilon))


def test_the_log_weights_of_a_count_are_exact() -> None:
    rng = np.random.default_rng(4)
    for _ in range(50):
        scores = rng.integers(-9, 9, 6).astype(float)
        logs = count_log_weights(scores, threshold=-0.5, sensitivity=1.0, epsilon=1.0)
        weights = np.exp(logs)
        law = count_law(scores, -0.5, 2.0)
        assert np.allclose(weights / weights.sum(), list(law.values()), rtol=1e-6)
        true = int((scores >= 0).sum())
        assert logs[true] == logs.max()


def test_a_strong_signal_gives_the_true_number() -> None:
    scores = np.array([100.0] * 3 + [-100.0] * 50)
    assert number_of_significant(scores, threshold=-0.5, sensitivity=1.0, epsilon=5.0) == 3
    assert weighted_choice(np.zeros(1)) == 0
