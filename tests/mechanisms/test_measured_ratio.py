"""The ratio of cases to controls, measured with noise: how far one change moves it, its law, and what weights follow from."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from fractions import Fraction

import numpy as np
import pytest
from scipy import stats

from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.mechanisms.measured_ratio import (
    cases_from,
    measured_sizes,
    of_any_ratio,
    ratio_move,
    ratio_scales,
    scales_in_cases,
    surplus_of,
    weights_of,
)
from gwasprivacy.mechanisms.number_draws import noisy_ratio
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes

PLANNED = [
    CaseControlSizes.of_groups(3, 5),
    CaseControlSizes.of_groups(4, 4),
    CaseControlSizes.of_groups(6, 2),
    CaseControlSizes(strata=((2, 3), (4, 1))),
    CaseControlSizes(strata=((2, 2), (0, 3), (1, 6))),
]
PRINTED_NOWHERE = (Neighbours.ADD_REMOVE, Neighbours.REPLACE_RECORD, Neighbours.LABEL)


def neighbours_of(cells: tuple[int, ...], relation: Neighbours) -> Iterator[tuple[int, ...]]:
    """Every study that is one change away, as people in each cell: stratum by stratum cases, then controls."""
    for place, n in enumerate(cells):
        if relation is Neighbours.ADD_REMOVE:
            yield (*cells[:place], n + 1, *cells[place + 1 :])
        for other in range(len(cells)) if n else ():
            in_stratum = place // 2 == other // 2
            if other != place and (
                relation is Neighbours.REPLACE_RECORD or (relation is Neighbours.LABEL and in_stratum)
            ):
                moved = list(cells)
                moved[place] -= 1
                moved[other] += 1
                yield tuple(moved)


@pytest.mark.parametrize("planned", PLANNED)
@pytest.mark.parametrize("relation", PRINTED_NOWHERE)
def test_no_change_moves_all_strata_farther_than_is_said_and_one_moves_them_as_far(
    planned: CaseControlSizes, relation: Neighbours
) -> None:
    """All studies of 0 to 2 people in each cell."""
    most = [int(each) for each in weights_of(planned).max(axis=1)]
    farthest = Fraction(0)
    for cells in itertools.product(range(3), repeat=2 * planned.n_strata):
        before = surplus_of(CaseControlSizes.of_cells(cells), planned)
        for after in neighbours_of(cells, relation):
            moved = np.abs(surplus_of(CaseControlSizes.of_cells(after), planned) - before)
            farthest = max(
                farthest,
                sum((Fraction(int(each), of) for each, of in zip(moved, most, strict=True) if of), Fraction(0)),
            )
    assert farthest == ratio_move(planned, relation)


@pytest.mark.parametrize("planned", PLANNED)
@pytest.mark.parametrize("relation", PRINTED_NOWHERE)
@pytest.mark.parametrize("epsilon", [0.1, 1 / 3, math.log(2)])
def test_scales_keep_epsilon_to_the_last_bit(planned: CaseControlSizes, relation: Neighbours, epsilon: float) -> None:
    """Σ |move of D_k|/scale_k ≤ ε for the farthest move, as exact fractions."""
    for most, scale in zip(weights_of(planned).max(axis=1), ratio_scales(planned, relation, epsilon), strict=True):
        if most:
            assert ratio_move(planned, relation) * int(most) / Fraction(scale) <= Fraction(epsilon)
            assert ratio_move(planned, relation) * int(most) / Fraction(scale) > Fraction(epsilon) * Fraction(
                999_999, 1_000_000
            )
        else:
            assert scale == 0


def test_where_the_numbers_are_printed_nothing_is_measured() -> None:
    for relation in set(Neighbours) - set(PRINTED_NOWHERE):
        with pytest.raises(InvalidPlan, match="printed"):
            ratio_move(PLANNED[0], relation)


def test_without_noise_weights_follow_from_the_ratio_that_is_there() -> None:
    planned = CaseControlSizes(strata=((30, 50), (20, 20), (0, 7)))
    for strata in (((30, 50), (20, 20), (0, 7)), ((37, 50), (3, 20), (0, 9)), ((1, 50), (60, 20), (0, 0))):
        study = CaseControlSizes(strata=strata)
        cases = cases_from(planned, surplus_of(study, planned))
        assert cases == (strata[0][0], strata[1][0], 0)
        # Whoever is in no stratum of the plan counts nothing.
        more = CaseControlSizes(strata=(*strata, (4, 9)))
        assert np.array_equal(surplus_of(more, planned), surplus_of(study, planned))
    assert measured_sizes(planned, (37, 3, 0)).strata == ((37, 50), (3, 20), (0, 7))


def test_a_study_of_another_size_has_the_ratio_to_first_order() -> None:
    """1,100 cases and 900 controls where 1,000 and 1,000 were planned: 1,200 cases for 1,000 controls, of 11 : 9."""
    planned = CaseControlSizes.of_groups(1000, 1000)
    assert cases_from(planned, surplus_of(CaseControlSizes.of_groups(1100, 900), planned)) == (1200,)


def test_a_measured_number_of_cases_is_at_least_one_and_one_that_can_be_counted() -> None:
    planned = CaseControlSizes.of_groups(3, 5)
    assert cases_from(planned, np.array([-(10**6)])) == (1,)
    assert cases_from(planned, np.array([2**61])) == (2**31 - 1,)


def test_the_noise_has_the_law_that_is_said() -> None:
    """20,000 draws against the discrete Laplace law, in cases."""
    planned = CaseControlSizes.of_groups(40, 40)
    (scale,) = scales_in_cases(planned, Neighbours.ADD_REMOVE, 0.25)
    assert scale == 4.0
    draws = np.array(
        [noisy_ratio(planned, planned, neighbours=Neighbours.ADD_REMOVE, epsilon=0.25)[0] for _ in range(20_000)]
    )
    bounds = [-np.inf, *np.arange(30.5, 50), np.inf]
    seen = np.histogram(draws, bounds)[0]
    r = math.exp(-1 / scale)
    law = {x: (1 - r) / (1 + r) * r ** abs(x) for x in range(-400, 401)}
    expected = np.array(
        [sum(p for x, p in law.items() if low < 40 + x <= high) for low, high in itertools.pairwise(bounds)]
    )
    assert stats.chisquare(seen, expected / expected.sum() * len(draws)).pvalue > 1e-6


@pytest.mark.parametrize("relation", PRINTED_NOWHERE)
def test_no_ratio_that_may_be_measured_has_a_larger_sensitivity_than_that_of_equal_groups(relation: Neighbours) -> None:
    from gwasprivacy.association.scores.registry import SCORES

    planned = CaseControlSizes.of_groups(3, 5)
    for score in (each for each in SCORES.values() if each.serves_secret_sizes):
        worst = score.sensitivity_of(of_any_ratio(planned), relation)
        for cases in range(1, 40):
            assert score.sensitivity_of(measured_sizes(planned, (cases,)), relation) <= worst
