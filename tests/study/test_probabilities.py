"""Probabilities in whole steps: rows add up, each person's from their own record alone, calls are the special case."""

from __future__ import annotations

import itertools
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.study import probabilities as steps
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.probabilities import NO_CALL
from gwasprivacy.study.tables import GenotypeTables, Variants

ANYTHING = st.floats(allow_nan=True, allow_infinity=True)
LIKELY = st.floats(0, 1)


def shares(one: np.ndarray) -> np.ndarray:
    """P₀ beside P₁ and P₂."""
    return np.stack([STEPS - one[0] - one[1], one[0], one[1]])


@given(st.lists(st.tuples(LIKELY, LIKELY), min_size=1, max_size=6))
def test_rows_add_up_exactly_and_are_within_a_step_of_what_was_written(pairs: list[tuple[float, float]]) -> None:
    low, high = np.sort(np.array(pairs).T, axis=0)
    p = np.stack([low, high - low, 1 - high])
    found = shares(steps.steps_of_probabilities(p).astype(int))
    assert (found >= 0).all()
    assert (found.sum(axis=0) == STEPS).all()
    assert (np.abs(found - p * STEPS) <= 1.001).all()


@given(st.lists(st.tuples(ANYTHING, ANYTHING, ANYTHING), min_size=2, max_size=6))
def test_nobodys_rounding_depends_on_another_record(rows: list[tuple[float, float, float]]) -> None:
    together = steps.steps_of_probabilities(np.array(rows).T)
    alone = [steps.steps_of_probabilities(np.array([row]).T)[:, 0] for row in rows]
    assert together.T.tolist() == [row.tolist() for row in alone]
    copies = steps.steps_of_dosages(np.array(rows)[:, 0])
    assert copies.T.tolist() == [steps.steps_of_dosages(np.array([row[0]]))[:, 0].tolist() for row in rows]


@pytest.mark.parametrize(
    "p", [(0, 0, 0), (0.5, 0.6, 0.5), (-0.1, 0.6, 0.5), (1.1, 0, 0), (np.nan, 0, 1), (30, 0, 60), (0.9, 0.05, 0)]
)
def test_what_is_no_probability_is_no_call(p: tuple[float, float, float]) -> None:
    assert steps.steps_of_probabilities(np.array([p]).T)[:, 0].tolist() == [NO_CALL, NO_CALL]


def test_probabilities_rounded_by_whoever_wrote_them_are_calls() -> None:
    p = np.array([(0.33, 0.33, 0.33), (0.999, 0.001, 0.001), (0, 0.5, 0.501)]).T
    assert steps.steps_of_probabilities(p).T.tolist() == [[330, 330], [1, 1], [500, 500]]


def test_a_dosage_is_shared_by_the_two_genotypes_next_to_it() -> None:
    x = np.array([0, 0.25, 1, 1.5, 2, 1.9996, -0.1, 2.1, np.nan])
    found = steps.steps_of_dosages(x).T.tolist()
    assert found == [[0, 0], [250, 0], [1000, 0], [500, 500], [0, 1000], [0, 1000], *[[NO_CALL, NO_CALL]] * 3]


def test_ratios_are_rounded_as_their_exact_values() -> None:
    for total in (1, 3, 255, 65535):
        numbers = range(total + 1) if total < 256 else (0, 1, 32767, 65534, 65535)
        pairs = np.array([pair for pair in itertools.product(numbers, repeat=2) if sum(pair) <= total + 1][:4000])
        found = steps.steps_of_ratios(pairs[:, 0], pairs[:, 1], total).T
        for (one, two), got in zip(pairs.tolist(), found.tolist(), strict=True):
            if one + two > total:
                assert got == [NO_CALL, NO_CALL]
                continue
            first = int(Fraction(one * STEPS, total) + Fraction(1, 2))
            second = min(int(Fraction(two * STEPS, total) + Fraction(1, 2)), STEPS - first)
            assert got == [first, second]


def test_calls_are_the_special_case_and_come_back() -> None:
    calls = np.array([0, 1, 2, 3], dtype=np.uint8)
    assert steps.hard_calls(steps.steps_of_calls(calls)).tolist() == calls.tolist()
    certain = np.array([[1, 0, 0], [0, 1, 0], [0, 0, 1], [np.nan] * 3]).T
    assert np.array_equal(steps.steps_of_probabilities(certain), steps.steps_of_calls(calls))
    assert np.array_equal(steps.steps_of_dosages(np.array([0, 1, 2, np.nan])), steps.steps_of_calls(calls))


def test_a_hard_call_needs_nine_tenths() -> None:
    p = np.array([(0.9, 0.1, 0), (0.899, 0.101, 0), (0.05, 0.95, 0), (0, 0.1, 0.9), (0.5, 0.5, 0)]).T
    assert steps.hard_calls(steps.steps_of_probabilities(p)).tolist() == [0, 3, 1, 2, 3]


def test_two_records_of_one_place_join_as_calls_do() -> None:
    pairs = np.array(list(itertools.product(range(4), repeat=2)), dtype=np.uint8)
    joined = steps.joined(steps.steps_of_calls(pairs[:, 0]), steps.steps_of_calls(pairs[:, 1]))
    wanted = [3 if 3 in pair else min(sum(pair), 2) for pair in pairs.tolist()]
    assert steps.hard_calls(joined).tolist() == wanted
    half = steps.joined(*(steps.steps_of_dosages(np.array([x])) for x in (0.4, 0.75)))
    assert half[:, 0].tolist() == [850, 150]


def test_sums_of_a_group_add_up_to_its_size() -> None:
    rng = np.random.default_rng(1)
    people = steps.steps_of_probabilities(rng.dirichlet([1, 1, 1], 50).T)
    people[:, 7] = NO_CALL
    groups = np.stack([np.arange(50) < 20, np.arange(50) >= 20]).astype(np.float64)
    found = steps.sums(people, groups)
    assert found[:, :4].sum(axis=1).tolist() == [20 * STEPS, 30 * STEPS]
    assert found[:, 4].tolist() == (groups @ steps.squares(people)).tolist()
    assert steps.squares(steps.steps_of_dosages(np.array([0, 0.5, 1, 1.25, 2, np.nan]))).tolist() == [
        1000,
        250,
        0,
        63,
        1000,
        0,
    ]
    assert found[0, :4].tolist() == [*shares(people[:, [*range(7), *range(8, 20)]].astype(int)).sum(axis=1), STEPS]


def tables(counts: list[list[int]], **options: int) -> GenotypeTables:
    one = Variants(chrom=["1"], snp=["rs1"], pos=[1], a1=["A"], a2=["G"])  # type: ignore[arg-type]
    return GenotypeTables(counts=np.array([counts]), variants=one, n_cases=2, n_controls=2, **options)


def test_tables_of_probabilities_hold_people_times_steps() -> None:
    made = tables([[1500, 250, 250], [1000, 0, 0]], steps=1000)
    assert made.counts.dtype == np.int64
    assert made.has_missing
    assert made.missing.tolist() == [[0, 1]]
    assert made.take(slice(0, 1)) == made
    with pytest.raises(ValueError, match="add up to 1"):
        tables([[1500, 250, 249], [1000, 0, 0]], steps=1000)
    with pytest.raises(ValueError, match="more called people"):
        tables([[1500, 250, 1250], [1000, 0, 0]], steps=1000)


@pytest.mark.parametrize("n_people", [1, 900, (1 << 16) + 7])
def test_sums_by_number_are_the_sums_of_the_records_themselves(n_people: int) -> None:
    rng = np.random.default_rng(n_people)
    one = rng.integers(0, STEPS + 1, 500)
    values = np.stack([one, rng.integers(0, STEPS + 1 - one)]).astype(np.int16)
    values[:, :3] = [[NO_CALL, STEPS, 0], [NO_CALL, 0, STEPS]]
    coded = steps.CodedSums.of(values)
    groups = (rng.integers(0, 3, n_people) == np.array([[0], [1]])).astype(np.float64)
    missing = rng.random(n_people) < 0.1
    for codes in (rng.integers(0, 500, n_people), np.full(n_people, 2), np.zeros(n_people, np.int64)):
        records = values[:, codes]
        found = coded.over(groups, 3)
        found.add(0, codes)
        found.add(2, codes, missing)
        assert np.array_equal(found.found()[0], steps.sums(records, groups))
        records = np.where(missing, np.int16(NO_CALL), records)
        assert np.array_equal(found.found()[2], steps.sums(records, groups))
