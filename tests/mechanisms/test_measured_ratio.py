"""The ratio of cases to controls, measured with noise: how far one change moves it, its law, and what weights follow from."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from scipy import stats

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.mechanisms.measured_ratio import (
    largest_weights,
    of_any_ratio,
    ratio_move,
    ratio_scales,
    scales_as_published,
    weights_of,
)
from gwasprivacy.mechanisms.measured_surplus import (
    cases_from,
    centres_from,
    measured_sizes,
    surplus_from_centres,
    surplus_of,
)
from gwasprivacy.mechanisms.number_draws import noisy_measured
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.simulation.studies.fast_tables import nameless
from gwasprivacy.study.sizes import CaseControlSizes, TraitSizes
from gwasprivacy.study.trait import STEPS
from gwasprivacy.study.trait_tables import TraitTables

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


TRAITS = [
    TraitSizes(strata=(3,), centres=(Fraction(1, 2),)),
    TraitSizes(strata=(3,), centres=(Fraction(4, 5),)),
    TraitSizes(strata=(2, 4), centres=(Fraction(1, 10), Fraction(2, 5))),
]
OF_TRAITS = (
    Neighbours.ADD_REMOVE,
    Neighbours.REPLACE_ONE,
    Neighbours.REPLACE_RECORD,
    Neighbours.REPLACE_TRAIT,
)


@pytest.mark.parametrize("planned", TRAITS)
@pytest.mark.parametrize("relation", OF_TRAITS)
def test_no_change_moves_all_sums_of_a_trait_farther_than_is_said_and_one_moves_them_as_far(
    planned: TraitSizes, relation: Neighbours
) -> None:
    """One record of any stratum and value joins, or takes another's place; whoever else takes part changes nothing, D being a sum."""
    most = largest_weights(planned)
    nobody = np.zeros(planned.n_strata, dtype=np.int64)

    def of(stratum: int, value: int) -> list[Fraction]:
        here = np.arange(planned.n_strata) == stratum
        found = surplus_from_centres(here * value, here.astype(np.int64), planned)
        return [Fraction(int(each), by) for each, by in zip(found, most, strict=True)]

    assert surplus_from_centres(nobody, nobody, planned).tolist() == nobody.tolist()
    records = [(k, value) for k in range(planned.n_strata) for value in (0, 100, 400, 500, 800, STEPS)]
    if relation is Neighbours.ADD_REMOVE:
        moves = [sum(map(abs, of(*each))) for each in records]
    else:
        moves = [
            sum((abs(one - other) for one, other in zip(of(*before), of(*after), strict=True)), Fraction(0))
            for before in records
            for after in records
            if before[0] == after[0] or relation is Neighbours.REPLACE_RECORD
        ]
    assert max(moves) == ratio_move(planned, relation)
    for scale, by in zip(ratio_scales(planned, relation, 0.3), most, strict=True):
        assert ratio_move(planned, relation) * by / Fraction(scale) <= Fraction(0.3)


def test_a_measured_mean_is_in_the_range_and_the_study_s_own_without_noise() -> None:
    planned = TRAITS[2]
    people, totals = np.array([2, 4]), np.array([700, 2200])
    exact = surplus_from_centres(totals, people, planned)
    assert centres_from(planned, exact) == (350, 550)
    assert centres_from(planned, exact + 10**7) == (STEPS, STEPS)
    assert centres_from(planned, exact - 10**7) == (0, 0)


def test_the_noise_on_a_mean_has_the_law_that_is_said() -> None:
    planned, n = TRAITS[0], 4000
    (scale,) = ratio_scales(planned, Neighbours.ADD_REMOVE, 50.0)
    assert scale == 10
    tables: Any = SimpleNamespace(totals=np.array([1500]), sizes=TraitSizes(strata=(3,)))
    drawn = [noisy_measured(tables, planned, neighbours=Neighbours.ADD_REMOVE, epsilon=50.0)[0] for _ in range(n)]
    # Thirds of D, rounded: 500 is D in −1, 0, 1.
    r = math.exp(-1 / scale)
    inside = (1 - r) / (1 + r) * (1 + 2 * r)
    assert drawn.count(500) == pytest.approx(inside * n, abs=5 * math.sqrt(n * inside * (1 - inside)))


Y = 4


def scores_from_measured(
    score: ScoreChoice, values: tuple[int, ...], planned: int, measured: int, directed: bool = False
) -> npt.NDArray[np.float64]:
    """The scores of people with these values for every combination of genotypes, one each of 0, 1, 2 copies and none: shape (4,) * people.
    ``directed``: only an association that raises the value with copies counts."""
    n = len(values)
    copies = np.array(list(itertools.product(range(4), repeat=n))).T
    before, after = (Fraction(planned, Y),), (Fraction(measured, Y),)
    tables = TraitTables.of_people(
        copies,
        np.array(values),
        np.zeros(n, dtype=np.int64),
        steps=Y,
        variants=nameless(copies.shape[1]),
        centres=before,
    ).from_measured(after)
    public = TraitSizes(strata=(3,), centres=after, counted_from=before)
    directions = np.ones(tables.n_snps, dtype=np.int8) if directed else None
    return computed_scores(score, tables, planned=public, directions=directions).reshape((4,) * n)


@pytest.mark.parametrize(
    ("name", "directed"), [("tv", False), ("ks", False), ("tv-allelic", False), ("ks", True), ("tv-allelic", True)]
)
@pytest.mark.parametrize(("planned", "measured"), [(2, 2), (2, 3), (2, 0), (1, 4), (3, 1)])
def test_from_a_measured_mean_a_joining_record_moves_a_score_by_a_quarter_and_a_replaced_one_by_a_half(
    name: str, directed: bool, planned: int, measured: int
) -> None:
    """Every study of two people and of three, values in quarters of the range, with a call or without, and whatever was measured."""
    score = ScoreChoice(name=name)
    joined = replaced = 0.0
    for first in itertools.combinations_with_replacement(range(Y + 1), 2):
        fewer = scores_from_measured(score, first, planned, measured, directed)
        more = np.stack(
            [scores_from_measured(score, (*first, value), planned, measured, directed) for value in range(Y + 1)],
            axis=-1,
        )
        joined = max(joined, float(np.abs(more - fewer[..., None, None]).max()))
        replaced = max(replaced, float((more.max(axis=(2, 3)) - more.min(axis=(2, 3))).max()))
    of_any = of_any_ratio(TraitSizes(strata=(3,), centres=(Fraction(planned, Y),)))
    assert score.sensitivity_of(of_any, Neighbours.ADD_REMOVE) == 0.25
    assert score.sensitivity_of(of_any, Neighbours.REPLACE_ONE) == 0.5
    assert joined == 0.25
    assert replaced <= 0.5
    if name != "tv" or planned == measured:  # elsewhere total variation of three people has one sign
        assert replaced == 0.5


@pytest.mark.parametrize(("planned", "measured"), [(2, 2), (2, 3), (2, 0), (3, 1)])
def test_people_without_a_call_leave_a_score_at_most_the_least_over_fillings(planned: int, measured: int) -> None:
    for name, directed in (("tv", False), ("ks", False), ("tv-allelic", False), ("ks", True), ("tv-allelic", True)):
        score = ScoreChoice(name=name)
        for values in itertools.combinations_with_replacement(range(Y + 1), 3):
            found = scores_from_measured(score, values, planned, measured, directed)
            called = found[:3, :3, :3]
            for missing in itertools.product((slice(0, 3), 3), repeat=3):
                axes = tuple(place for place, each in enumerate(missing) if each == 3)
                least = called.min(axis=axes, keepdims=False) if axes else called
                assert (found[missing] <= least + 1e-12).all()


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
    (scale,) = scales_as_published(planned, Neighbours.ADD_REMOVE, 0.25)
    assert scale == 4.0
    tables: Any = SimpleNamespace(sizes=planned)
    draws = np.array(
        [noisy_measured(tables, planned, neighbours=Neighbours.ADD_REMOVE, epsilon=0.25)[0] for _ in range(20_000)]
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
