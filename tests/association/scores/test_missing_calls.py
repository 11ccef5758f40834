"""The least score over all fillings: against a linear programme, against every whole filling, and Δ by enumeration
(docs/theory/missing-genotypes.md)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest
from scipy.optimize import linprog
from scipy.sparse import lil_array

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.tables import GenotypeTables, Variants

Array = npt.NDArray[np.int64]

LEAST = ("tv", "tv-allelic", "ks")
SMALL = list(itertools.product(range(1, 5), repeat=2))
LARGER = [(5, 5), (3, 7), (8, 2), (6, 7)]
MISSING = 3


def with_missing(people: int) -> Array:
    """Every way of having ``people`` people with 0, 1, 2 copies or no call; shape (n, 4)."""
    return np.array([row for row in itertools.product(range(people + 1), repeat=4) if sum(row) == people])


def every_table(n_cases: int, n_controls: int) -> Array:
    """Every table with missing calls as a fourth state, shape (n, 2, 4)."""
    pairs = itertools.product(with_missing(n_cases), with_missing(n_controls))
    return np.array([np.stack(pair) for pair in pairs])


def tables_of(calls: Array, n_cases: int, n_controls: int) -> GenotypeTables:
    """``calls`` (n, 2, 4), the last column missing, as tables of called people."""
    n = len(calls)
    text = np.array([str(row) for row in range(n)], dtype=object)
    variants = Variants(chrom=text, snp=text, pos=np.arange(n), a1=text, a2=text)
    return GenotypeTables(
        counts=calls[..., :MISSING].astype(np.int32), variants=variants, n_cases=n_cases, n_controls=n_controls
    )


def score(name: str, calls: Array, n_cases: int, n_controls: int) -> npt.NDArray[np.float64]:
    return computed_scores(ScoreChoice(name=name), tables_of(calls, n_cases, n_controls))


def moved(calls: Array, group: int, old: int, new: int) -> tuple[Array, Array]:
    before = calls[calls[:, group, old] > 0]
    after = before.copy()
    after[:, group, old] -= 1
    after[:, group, new] += 1
    return before, after


def replaced(calls: Array, groups: tuple[int, ...] = (0, 1)) -> Iterator[tuple[Array, Array]]:
    for group, (old, new) in itertools.product(groups, itertools.permutations(range(4), 2)):
        yield moved(calls, group, old, new)


def swapped(calls: Array) -> Iterator[tuple[Array, Array]]:
    for old, new in itertools.permutations(range(4), 2):
        before = calls[(calls[:, 0, old] > 0) & (calls[:, 1, new] > 0)]
        yield before, moved(moved(before, 0, old, new)[1], 1, new, old)[1]


def largest_move(name: str, pairs: Iterator[tuple[Array, Array]], n_cases: int, n_controls: int) -> float:
    moves = [
        np.abs(score(name, before, n_cases, n_controls) - score(name, after, n_cases, n_controls)).max()
        for before, after in pairs
        if len(before)
    ]
    return float(max(moves))


@pytest.mark.parametrize("name", LEAST)
def test_with_missing_as_a_fourth_state_no_person_moves_the_least_score_farther_than_before(name: str) -> None:
    for n_cases, n_controls in SMALL + LARGER:
        calls = every_table(n_cases, n_controls)
        one = SCORES.find(name)
        by_replacing = one.sensitivity(n_cases, n_controls)
        assert largest_move(name, replaced(calls), n_cases, n_controls) == pytest.approx(float(by_replacing), abs=1e-12)
        for pairs, delta in (
            (replaced(calls, (0,)), one.sensitivity(n_cases, n_controls, public_controls=True)),
            (swapped(calls), one.sensitivity(n_cases, n_controls, Neighbours.SWAP)),
        ):
            assert largest_move(name, pairs, n_cases, n_controls) <= float(delta) + 1e-12


def least_by_linear_programme(name: str, calls: Array, n_cases: int, n_controls: int) -> npt.NDArray[np.float64]:
    """The least score over all ways to hand out missing calls, in parts too: min(R,S) times ½ Σ|share of cases − share of
    controls|, or times the larger one of two.

    One sparse programme with a block a table: u_g, v_g ≥ 0 missing cases and controls given genotype g, and t ≥ ±what is
    summed, or one t for both.
    """
    n, smaller = len(calls), min(n_cases, n_controls)
    # What the score sums: for tv the three genotypes, for alleles one number, copies; for ks the larger of the two ends.
    weights = {"tv": np.eye(3), "tv-allelic": np.array([[0.0, 1.0, 2.0]]), "ks": np.eye(3)[[0, 2]]}[name]
    sums, largest_only = len(weights), name == "ks"
    width = 6 + (1 if largest_only else sums)
    above, limit = lil_array((2 * n * sums, n * width)), np.empty(2 * n * sums)
    equal, total = lil_array((2 * n, n * width)), np.empty(2 * n)
    for row, table in enumerate(calls):
        at = row * width
        for group in (0, 1):
            equal[2 * row + group, at + 3 * group : at + 3 * group + 3] = 1
            total[2 * row + group] = table[group, MISSING]
        known = weights @ (table[0, :3] / n_cases - table[1, :3] / n_controls)
        for place, weight in enumerate(weights):
            for sign, line in ((1, 2 * (row * sums + place)), (-1, 2 * (row * sums + place) + 1)):
                above[line, at : at + 3] = sign * weight / n_cases
                above[line, at + 3 : at + 6] = -sign * weight / n_controls
                above[line, at + 6 + (0 if largest_only else place)] = -1
                limit[line] = -sign * known[place]
    cost = np.tile(np.repeat([0.0, smaller if largest_only else smaller / 2], [6, width - 6]), n)
    found = linprog(cost, A_ub=above.tocsr(), b_ub=limit, A_eq=equal.tocsr(), b_eq=total, method="highs")
    assert found.success
    least: npt.NDArray[np.float64] = (found.x * cost).reshape(n, width).sum(axis=1)
    return least


@pytest.mark.parametrize("name", LEAST)
def test_the_closed_form_is_the_linear_programmes_least(name: str) -> None:
    for n_cases, n_controls in SMALL:
        calls = every_table(n_cases, n_controls)
        expected = least_by_linear_programme(name, calls, n_cases, n_controls)
        np.testing.assert_allclose(score(name, calls, n_cases, n_controls), expected, atol=1e-9)


@pytest.mark.parametrize("name", LEAST)
def test_no_whole_filling_gives_less_and_equal_groups_reach_the_least_with_whole_people(name: str) -> None:
    """But for ks, where an odd missing call is halved between two genotypes that are equally far apart."""
    for n_cases, n_controls in [(2, 3), (4, 3), (3, 3), (4, 4)]:
        calls = every_table(n_cases, n_controls)
        least = np.full(len(calls), np.inf)
        for given in itertools.product(
            range(5), repeat=4
        ):  # missing cases and controls with 0 and 1 copies; the rest 2
            filled = calls.copy()
            for group in (0, 1):
                zero, one = given[2 * group : 2 * group + 2]
                filled[:, group, :3] += np.stack(
                    [np.full(len(calls), zero), np.full(len(calls), one), calls[:, group, MISSING] - zero - one], axis=1
                )
            filled[..., MISSING] = 0
            possible = (calls[:, 0, MISSING] >= sum(given[:2])) & (calls[:, 1, MISSING] >= sum(given[2:]))
            values = score(name, filled[possible], n_cases, n_controls)
            least[possible] = np.minimum(least[possible], values)
        closed = score(name, calls, n_cases, n_controls)
        assert (closed <= least + 1e-12).all()
        if n_cases == n_controls:
            assert set((least - closed).tolist()) <= ({0.0, 0.5} if name == "ks" else {0.0})


@pytest.mark.parametrize("name", LEAST)
def test_without_missing_calls_it_is_the_score_itself_and_with_all_missing_0(name: str) -> None:
    calls = every_table(4, 3)
    whole = calls[(calls[..., MISSING] == 0).all(axis=1)]
    r, s = whole[:, 0, :3], whole[:, 1, :3]
    apart = r / 4 - s / 3
    expected = {
        "tv": 3 / 2 * np.abs(apart).sum(axis=1),
        "tv-allelic": 3 / 2 * np.abs(apart @ [0, 1, 2]),
        "ks": 3 * np.abs(apart[:, [0, 2]]).max(axis=1),
    }[name]
    np.testing.assert_allclose(score(name, whole, 4, 3), expected, atol=1e-12)
    nobody = calls[(calls[..., MISSING] == [4, 3]).all(axis=1)]
    assert len(nobody) == 1
    assert score(name, nobody, 4, 3).tolist() == [0.0]
    # A group without any call can be filled like the other one.
    one_group = calls[(calls[..., MISSING] == [4, 0]).all(axis=1)]
    assert not score(name, one_group, 4, 3).any()


@pytest.mark.parametrize("name", LEAST)
def test_the_least_does_not_depend_on_which_allele_is_counted(name: str) -> None:
    calls = every_table(4, 3)
    turned = calls[..., [2, 1, 0, MISSING]]
    assert score(name, calls, 4, 3).tolist() == score(name, turned, 4, 3).tolist()


def test_a_score_without_an_exact_least_is_not_given_missing_calls() -> None:
    calls = np.array([[[2, 1, 0, 1], [3, 0, 0, 0]]])
    usual = {each.name: ScoreChoice.usual(each.name) for each in SCORES.values()}
    assert {name for name in usual if SCORES.find(name).least_over_fillings} == set(LEAST)
    for name, choice in usual.items():
        if name in LEAST:
            computed_scores(choice, tables_of(calls, 4, 3))
            continue
        with pytest.raises(InvalidInput) as caught:
            computed_scores(choice, tables_of(calls, 4, 3))
        assert caught.value.code == "score.missing-calls"


def test_a_large_study_s_least_is_exact_to_the_grid() -> None:
    """R = S = 10⁷ people, whose products need more than 32 bits."""
    million = 10**6
    calls = np.array([[[7 * million, 2 * million, million, 0], [6 * million, 2 * million, million, million]]])
    # ½ Σ|r/R − s/S|·R = ½·10⁶ with what is called; one million controls' calls can be put where they are lacking.
    assert score("tv", calls, 10 * million, 10 * million).tolist() == [0.0]
    calls[0, 1] = [5 * million, 3 * million, million, million]
    assert score("tv", calls, 10 * million, 10 * million).tolist() == [million]
    assert score("ks", calls, 10 * million, 10 * million).tolist() == [million]
