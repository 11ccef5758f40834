"""Δ by enumeration: every table of small studies, every neighbour, exact statistics against the theorems."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from scipy import stats

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.rounding import rounded
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.score_grid import ScoreGrid
from gwasprivacy.association.scores.significance import chi_square_at
from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes

SIZES = [(1, 1), (1, 2), (2, 1), (1, 5), (5, 1), (2, 2), (2, 3), (3, 2), (2, 7), (7, 2), (3, 3), (4, 6), (6, 4), (5, 5),
         (3, 8), (7, 7), (8, 5)]  # fmt: skip
MORE_SIZES = [(10, 10), (12, 3), (3, 12), (9, 12), (12, 12), (1, 12), (2, 14), (14, 2)]
RELATIONS = {
    "replace-one": (Neighbours.REPLACE_ONE, False),
    "cases": (Neighbours.REPLACE_ONE, True),
    "swap": (Neighbours.SWAP, False),
}
COMPUTED_IN_WHOLE_NUMBERS = ("tv", "tv-allelic", "ks", "distance")
SELECTING = [name for name in SCORES.names if name != "distance"]


def reached(name: str, relation: str, n_cases: int, n_controls: int) -> bool:
    """Whether the theorem's value is attained (else it is a bound, and the docstring says so)."""
    if relation != "swap":
        return True
    if name in ("tv", "tv-allelic", "ks"):
        return min(n_cases, n_controls) >= 2
    return name != "trend"


def largest_move(name: str, relation: str, n_cases: int, n_controls: int, neighbouring: Any, as_tables: Any) -> float:
    choice = ScoreChoice(name=name)
    moves = [
        float(np.abs(computed_scores(choice, as_tables(before)) - computed_scores(choice, as_tables(after))).max())
        for before, after in neighbouring(n_cases, n_controls, relation)
        if len(before)
    ]
    return max(moves, default=0.0)


def check(name: str, relation: str, n_cases: int, n_controls: int, neighbouring: Any, as_tables: Any) -> None:
    neighbours, public_controls = RELATIONS[relation]
    if name == "trend" and min(n_cases, n_controls) < 2:
        with pytest.raises(PrivacyRefusal):
            SCORES.find(name).sensitivity(n_cases, n_controls, neighbours, public_controls)
        return
    delta = SCORES.find(name).sensitivity(n_cases, n_controls, neighbours, public_controls)
    used = ScoreChoice(name=name).sensitivity_of(
        CaseControlSizes.of_groups(n_cases, n_controls), neighbours, public_controls
    )
    assert delta <= Fraction(used) <= delta + Fraction(4, 10**11)
    largest = largest_move(name, relation, n_cases, n_controls, neighbouring, as_tables)
    assert largest <= used
    if reached(name, relation, n_cases, n_controls):
        assert largest == pytest.approx(float(delta), rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("relation", RELATIONS)
@pytest.mark.parametrize("name", SELECTING)
def test_no_person_moves_a_score_farther_than_its_sensitivity(
    name: str, relation: str, neighbouring: Any, as_tables: Any
) -> None:
    for n_cases, n_controls in SIZES:
        check(name, relation, n_cases, n_controls, neighbouring, as_tables)


@pytest.mark.slow
@pytest.mark.parametrize("relation", RELATIONS)
@pytest.mark.parametrize("name", SELECTING)
def test_the_same_for_larger_studies(name: str, relation: str, neighbouring: Any, as_tables: Any) -> None:
    for n_cases, n_controls in MORE_SIZES:
        check(name, relation, n_cases, n_controls, neighbouring, as_tables)


@pytest.mark.parametrize("name", SCORES.names)
def test_controls_are_private_where_nothing_is_said(name: str) -> None:
    """Public ones take neighbours away, and with them part of Δ where there are more cases."""
    score, choice = SCORES.find(name), ScoreChoice.usual(name)
    for sizes in ((9, 3), (3, 9)):
        private = score.sensitivity(*sizes, Neighbours.REPLACE_ONE, False)
        assert score.sensitivity(*sizes) == choice.score.sensitivity_of(CaseControlSizes.of_groups(*sizes)) == private
        assert choice.sensitivity_of(CaseControlSizes.of_groups(*sizes)) == choice.sensitivity_of(
            CaseControlSizes.of_groups(*sizes), Neighbours.REPLACE_ONE, False
        )
    fewer = [
        score.sensitivity(*sizes, Neighbours.REPLACE_ONE, True) < score.sensitivity(*sizes)
        for sizes in ((9, 3), (3, 9))
    ]
    assert any(fewer) == (name != "distance")


@pytest.mark.parametrize("degrees_of_freedom", [1, 2])
def test_a_p_value_has_its_chi_square(degrees_of_freedom: int) -> None:
    for p_value in (5e-8, 1e-3, 0.05, 0.5, 0.97):
        found = chi_square_at(p_value, degrees_of_freedom)
        assert found == pytest.approx(stats.chi2.isf(p_value, degrees_of_freedom), rel=1e-9)
    for outside in (0.0, 1.0, -0.1, 1.1, float("nan")):
        with pytest.raises(InvalidInput, match="between 0 and 1"):
            chi_square_at(outside, degrees_of_freedom)


@pytest.mark.parametrize("name", SELECTING)
def test_the_largest_score_is_reached_and_never_exceeded(name: str, every_table: Any, as_tables: Any) -> None:
    """The grid is made from it: a score beyond it would have steps that no double holds."""
    for n_cases, n_controls in ((2, 2), (3, 4), (5, 2)):
        found = np.abs(computed_scores(ScoreChoice(name=name), as_tables(every_table(n_cases, n_controls)))).max()
        assert found == pytest.approx(SCORES.find(name).largest(n_cases, n_controls), rel=1e-11)


def test_the_error_of_evaluation_is_part_of_the_sensitivity() -> None:
    """Two computed scores may each be off by η, towards each other or away: the bound holds for all that they can be."""
    for largest in (2, 100, 3000, 50_000_000):
        grid = ScoreGrid.for_scores_up_to(largest)
        error = grid.evaluation_error
        assert error == Fraction(8 * largest, 2**53)
        for delta in (Fraction(1), Fraction(4 * 1000, 1002), Fraction(1, 3)):
            assert Fraction(grid.bound(delta, exact=True)) - delta < Fraction(grid.step)
            assert 0 <= Fraction(grid.bound(delta, exact=False)) - delta - 2 * error < Fraction(grid.step)
            assert grid.bound(delta, exact=True) % grid.step == grid.bound(delta, exact=False) % grid.step == 0
    for name in SCORES.names:
        exact = ScoreChoice.usual(name).score.sensitivity_of(CaseControlSizes.of_groups(1000, 1000))
        used = Fraction(ScoreChoice.usual(name).sensitivity_of(CaseControlSizes.of_groups(1000, 1000)))
        error = Fraction(8 * SCORES.find(name).largest(1000, 1000), 2**53)
        assert (used >= exact + 2 * error) == (name not in COMPUTED_IN_WHOLE_NUMBERS)


def test_scores_are_rounded_down_to_the_grid() -> None:
    for largest in (1, 7, 3000):
        grid = ScoreGrid.for_scores_up_to(largest)
        scores = np.random.default_rng(1).uniform(-largest, largest, 1000)
        scores = np.concatenate([scores, grid.step * np.array([-2.5, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.5])])
        down = rounded(grid, scores)
        assert (down <= scores).all()
        assert (scores < down + grid.step).all()
        assert (down % grid.step == 0).all()


@pytest.mark.parametrize("size", [8, 1000])
def test_equal_groups_give_uhler_and_yu_s_values(size: int) -> None:
    people = 2 * size
    assert SCORES.find("genotypic").sensitivity(size, size) == Fraction(4 * people, people + 2)
    assert SCORES.find("allelic").sensitivity(size, size) == Fraction(8 * people, people + 2)
    assert SCORES.find("tv").sensitivity(size, size) == SCORES.find("tv-allelic").sensitivity(size, size) == 1
    assert SCORES.find("tv").sensitivity(size, size, Neighbours.SWAP) == 2


def test_the_published_allelic_bound_is_exceeded_at_eight_and_eight(as_tables: Any) -> None:
    before, after = np.array([[[0, 0, 8], [7, 0, 1]]]), np.array([[[0, 0, 8], [8, 0, 0]]])
    choice = ScoreChoice(name="allelic")
    move = abs(float((computed_scores(choice, as_tables(before)) - computed_scores(choice, as_tables(after)))[0]))
    assert move > 7.1 > 7.04
    assert move <= choice.sensitivity_of(CaseControlSizes.of_groups(8, 8))


@pytest.mark.parametrize("name", SCORES.names)
def test_what_has_no_proof_is_refused(name: str) -> None:
    if not SCORES.find(name).serves_secret_sizes:
        with pytest.raises(PrivacyRefusal, match="added or removed"):
            SCORES.find(name).sensitivity(10, 10, Neighbours.ADD_REMOVE)
    with pytest.raises(PrivacyRefusal, match="controls are public"):
        SCORES.find(name).sensitivity(10, 10, Neighbours.SWAP, True)


@pytest.mark.parametrize(("n_cases", "n_controls"), [(0, 5), (5, 0), (-1, 5), (2.5, 5), (True, 5), (50_000_000, 1)])
@pytest.mark.parametrize("name", SCORES.names)
def test_impossible_group_sizes_are_bad_input(name: str, n_cases: Any, n_controls: Any) -> None:
    with pytest.raises(InvalidInput):
        SCORES.find(name).sensitivity(n_cases, n_controls)


def test_rounding_costs_less_than_one_part_in_a_hundred_billion_up_to_twenty_thousand_people() -> None:
    for n_cases, n_controls in [(1000, 1000), (1, 19_999), (10_000, 10_000), (3, 500), (15_000, 5_000)]:
        for name in ("genotypic", "allelic", "tv", "tv-allelic", "ks"):
            exact = SCORES.find(name).sensitivity(n_cases, n_controls)
            used = Fraction(ScoreChoice(name=name).sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls)))
            assert exact <= used <= exact * (1 + Fraction(1, 10**11))
