"""Attackers who do not know in which cell (a group of a stratum) somebody would be, while the cells' sizes are published: a chain of
uncertain people may move one record in each of the L cells that they confuse, and no more (docs/theory/weighted-total-variation.md)."""

from __future__ import annotations

import itertools
import math

import numpy as np
import numpy.typing as npt
import pytest
from scipy.optimize import linprog

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.weighted_sums import WeightedSums
from gwasprivacy.study.sizes import CaseControlSizes
from tests.association.scores.small_weighted_studies import NAMES, scores_of

OUT = -1


def test_half_of_epsilon_is_not_enough_for_three_cells() -> None:
    """t is a case of the first stratum or takes no part; v₁ is there or a control of the second, v₂ a control of the second or a case of
    the third, v₃ a case of the third or takes no part.  One of each cell is not known otherwise, so either t, v₁, v₂ are in or v₁, v₂, v₃."""
    copies = {"t": 0, "v1": 2, "v2": 0, "v3": 2}
    cells = [(0, 0), (1, 1), (2, 0)]
    sizes = CaseControlSizes(strata=((4, 4), (4, 4), (4, 4)))

    def tables(people: tuple[str, str, str]) -> npt.NDArray[np.int64]:
        counts = np.zeros((1, 3, 2, 3), dtype=np.int64)
        counts[0, :, 0, 2], counts[0, :, 1, 0] = 4, 4
        for (stratum, group), who in zip(cells, people, strict=True):
            counts[0, stratum, group, 2 if group == 0 else 0] -= 1
            counts[0, stratum, group, copies[who]] += 1
        return counts

    with_t, without = (
        WeightedSums.of_groups(tables(people), sizes) for people in (("t", "v1", "v2"), ("v1", "v2", "v3"))
    )
    epsilon = math.log(2)
    for name in NAMES:
        score = ScoreChoice(name=name).score
        before, after = scores_of(score, with_t)[0], scores_of(score, without)[0]
        assert (before, after) == (9, 12)
        delta = float(score.sensitivity_of(sizes))
        # An output of the Laplace mechanism below both: its likelihood under either world is e^(−ε·score/Δ), but for one factor.
        assert math.exp(epsilon / 2 * (after - before) / delta) > 2 * (1 + 1e-9)
        assert math.exp(epsilon / 3 * (after - before) / delta) == pytest.approx(2)


def worlds(n_people: int, n_cells: int, sizes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Who may be where, so that every cell has its size."""
    places = itertools.product(range(OUT, n_cells), repeat=n_people)
    return [each for each in places if all(each.count(cell) == size for cell, size in enumerate(sizes))]


def least_chance_of_a_longer_chain(
    chances: npt.NDArray[np.float64], n_cells: int, sizes: tuple[int, ...], cell: int, most: int
) -> float:
    """The least probability, over all ways to draw the two worlds together, that more than ``most`` records differ between one in
    which t is in ``cell`` and one in which t takes no part.  ``chances`` (n_people, n_cells + 1): the last column is taking no part."""
    others = tuple(size - (each == cell) for each, size in enumerate(sizes))
    inside, outside = worlds(len(chances), n_cells, others), worlds(len(chances), n_cells, sizes)

    def weights(found: list[tuple[int, ...]]) -> npt.NDArray[np.float64]:
        rows = np.array([math.prod(chances[i, place] for i, place in enumerate(each)) for each in found])
        share: npt.NDArray[np.float64] = rows / rows.sum()
        return share

    first, second = np.array(inside), np.array(outside)
    # Records that leave a cell; t's own comes on top, and each cell loses as many as it gains.
    moved = ((first[:, None] != second[None]) & (first[:, None] != OUT)).sum(axis=2) + 1
    n, m = moved.shape
    equal = np.zeros((n + m, n * m))
    for row in range(n):
        equal[row, row * m : (row + 1) * m] = 1
    for column in range(m):
        equal[n + column, column::m] = 1
    found = linprog(
        (moved > most).ravel().astype(float),
        A_eq=equal[:-1],  # the last follows from the others, but for rounding
        b_eq=np.concatenate([weights(inside), weights(outside)])[:-1],
        method="highs",
    )
    assert found.success
    return float(found.fun)


@pytest.mark.parametrize(
    ("n_people", "sizes"), [(4, (1, 1)), (4, (2, 1)), (4, (1, 1, 1)), (5, (1, 1, 1)), (4, (1, 1, 1, 1))]
)
def test_no_more_records_than_cells_need_differ_whoever_may_be_where(n_people: int, sizes: tuple[int, ...]) -> None:
    """So group privacy gives e^(Lε) for L cells; where everybody may be everywhere but for chance, fewer do not do."""
    rng = np.random.default_rng(2)
    n_cells = len(sizes)
    for trial in range(6):
        chances = rng.dirichlet(np.full(n_cells + 1, 0.4 if trial % 2 else 1.0), n_people) + 1e-3
        cell = int(rng.integers(n_cells))
        assert least_chance_of_a_longer_chain(chances, n_cells, sizes, cell, n_cells) == pytest.approx(0, abs=1e-7)


def test_with_three_cells_two_records_are_not_enough_for_the_chain() -> None:
    chances = np.full((3, 4), 1e-4)
    for person, places in enumerate(((0, 1), (1, 2), (2, 3))):
        chances[person, list(places)] = 0.5
    sizes = (1, 1, 1)
    assert least_chance_of_a_longer_chain(chances, 3, sizes, 0, 2) > 0.99
    assert least_chance_of_a_longer_chain(chances, 3, sizes, 0, 3) < 1e-7
