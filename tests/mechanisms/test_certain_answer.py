"""The right answer or "inconclusive": every ratio of every small case in exact fractions, the law against enumeration, and the draws."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from decimal import Decimal, localcontext
from fractions import Fraction
from functools import cache

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.mechanisms.certain_answer import (
    FURTHEST,
    largest_share,
    probability_of_answer,
    ratio_below,
    set_share,
)
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.mechanisms.selector import INCONCLUSIVE
from gwasprivacy.mechanisms.set_score import SetScore
from tests.mechanisms.test_selectors import Fits, right_list_law

RIGHT_LIST = selector("right-list")
NONE = frozenset({INCONCLUSIVE})
Exact = dict[frozenset[int], Fraction]


@cache
def sets(m: int, largest: int) -> tuple[frozenset[int], ...]:
    return tuple(frozenset(s) for size in range(largest + 1) for s in itertools.combinations(range(m), size))


def exact_law(scores: tuple[int, ...], shares: Exact, epsilon: float) -> tuple[Fraction, ...]:
    """Pr of every list and of "inconclusive", from scores in halves of Δ relative to the threshold."""
    most = max(share for one, share in shares.items() if one != NONE)
    answer = frozenset(place for place, score in enumerate(scores) if score >= 0)
    if answer not in shares:
        return tuple(shares.values())
    own = shares[answer]
    distance = max(1, math.ceil(Fraction(min(map(abs, scores)), 2)))
    phi = probability_of_answer(own, most, epsilon, distance)
    return tuple(phi if one == answer else (1 - phi) * share / (1 - own) for one, share in shares.items())


@pytest.mark.parametrize(("m", "largest", "reach"), [(3, 2, 4), (3, 3, 3), (4, 2, 2), (4, 4, 2)])
@pytest.mark.parametrize("equal", [True, False])
def test_between_neighbours_no_ratio_exceeds_e_to_epsilon_and_the_worst_reaches_it(
    m: int, largest: int, reach: int, equal: bool
) -> None:
    """All score vectors in halves of Δ, and all moves by up to Δ."""
    epsilon, ratio, most = 0.6931, ratio_below(0.6931), Fraction(1)
    even = {one: set_share(m, len(one), largest, Fraction(3, 10)) for one in sets(m, largest)}
    uneven = {one: Fraction(1 + place % 5, 400 + 7 * place) for place, one in enumerate(sets(m, largest))}
    shares = even if equal else uneven
    shares = {**shares, NONE: 1 - sum(shares.values(), Fraction(0))}
    if equal:
        assert largest_share(m, largest, Fraction(3, 10)) == max(even.values())
    every = list(itertools.product(range(-reach, reach + 1), repeat=m))
    laws = {scores: exact_law(scores, shares, epsilon) for scores in every}
    # Many scores have the same law: by numbers, since fractions take long to compare and to hash.
    numbers = {law: which for which, law in enumerate(dict.fromkeys(laws.values()))}
    which, different = {scores: numbers[law] for scores, law in laws.items()}, list(numbers)
    assert all(sum(law) == 1 for law in different)
    found = set()
    for scores in every:
        for move in itertools.product(range(-2, 3) if m == 3 else (-2, 0, 2), repeat=m):
            other = tuple(a + b for a, b in zip(scores, move, strict=True))
            if other in which:
                found.add((which[scores], which[other]))
    for here, there in found:
        worst = max(a / b for a, b in zip(different[here], different[there], strict=True))
        assert worst <= ratio  # exactly, to the last bit
        most = max(most, worst)
    assert float(most) == pytest.approx(math.exp(epsilon), rel=1e-12)


def test_the_ratio_is_below_e_to_epsilon_by_less_than_its_last_place() -> None:
    for epsilon in (1e-6, 0.1, math.log(2), 1.0, 20.0, 100.0):
        with localcontext(prec=200):
            exact, below = Decimal(epsilon).exp(), ratio_below(epsilon)
            found = Decimal(below.numerator) / Decimal(below.denominator)
            assert 0 < exact - found < Decimal(2) ** -62


@pytest.mark.parametrize("epsilon", [1e-6, 0.01, 0.6931, 3.0, 20.0])
@pytest.mark.parametrize("size", [0, 2, 10])
def test_every_step_keeps_both_ratios_and_never_falls(epsilon: float, size: int) -> None:
    ratio, most = ratio_below(epsilon), largest_share(10_000, 10, Fraction(1, 100))
    share = set_share(10_000, size, 10, Fraction(1, 100))
    steps = [1, 2, 3, 10, 50, 200, 1_000]
    for step in steps:
        phi, after = (probability_of_answer(share, most, epsilon, each) for each in (step, step + 1))
        assert share <= phi <= after <= 1
        assert after <= ratio * phi
        assert 1 - phi <= ratio * (1 - after)
    first = probability_of_answer(share, most, epsilon, 1)
    assert first <= ratio * share / (1 + (ratio - 1) * most) < first * (1 + Fraction(1, 10**12))
    furthest = probability_of_answer(share, most, epsilon, FURTHEST)
    assert furthest == probability_of_answer(share, most, epsilon, 10 * FURTHEST)
    assert epsilon < 1e-3 or furthest > 1 - Fraction(1, 10**12)


@pytest.mark.parametrize("h", [0.01, 0.3])
@pytest.mark.parametrize(
    ("scores", "largest"),
    [([5.0, 0.0, 7.0, 9.0], 3), ([5.0, 3.5, 3.5, 0.0], 2), ([1.0, 0.0, -4.0], 2), ([3.0, 2.999], 2), ([13.0], 1)],
)
def test_the_law_is_the_enumerated_one(scores: list[float], largest: int, h: float) -> None:
    """Ties at the threshold, no SNP beyond it, and more than there may be among them."""
    values, epsilon, delta = np.array(scores), 0.7, 1.5
    asked = {"sensitivity": delta, "epsilon": epsilon, "n_snps": largest, "threshold": 3.0}
    law = RIGHT_LIST.law(values, **asked, set_score=SetScore(wrong=h))
    enumerated = right_list_law(values, largest, delta, epsilon, h)
    for one, chance in enumerated.items():
        assert np.exp(law.log_probability(np.array(sorted(one)))) == pytest.approx(chance, abs=1e-12)
    truth, rows = frozenset(np.flatnonzero(values >= 3.0).tolist()), np.array([0])
    found = law.utility(rows)
    assert found.p_inconclusive == pytest.approx(enumerated[NONE], abs=1e-12)
    assert found.p_right == pytest.approx(enumerated.get(truth, 0.0), abs=1e-12)
    assert found.p_wrong == pytest.approx(
        sum(chance for one, chance in enumerated.items() if one not in (NONE, truth)), abs=1e-12
    )
    assert found.p_wrong <= h + 1e-15
    assert found.p_all == pytest.approx(sum(chance for one, chance in enumerated.items() if 0 in one), abs=1e-12)
    precision = sum(chance / len(one) for one, chance in enumerated.items() if 0 in one)
    assert found.expected_precision == pytest.approx(precision, abs=1e-12)
    mixture = law.drawn()
    assert mixture.weights.sum() == pytest.approx(1, abs=1e-12)


def test_lists_are_drawn_as_often_as_a_larger_share_of_wrong_ones_says(fits: Fits) -> None:
    scores, how = np.array([5.0, 3.5, 0.0, 1.0]), {"sensitivity": 0.25, "epsilon": 1.0, "n_snps": 2, "threshold": 3.0}
    rows = RIGHT_LIST.select_many(scores, **how, set_score=SetScore(wrong=0.4), draws=6_000)
    counts = Counter(frozenset(row for row in chosen if row != -1) for chosen in rows.tolist())
    assert fits(counts, right_list_law(scores, 2, 0.25, 1.0, 0.4))
    assert not fits(counts, right_list_law(scores, 2, 0.25, 1.0, 0.25))
    assert not fits(counts, right_list_law(scores, 2, 0.25, 1.5, 0.4))


@pytest.mark.parametrize("wrong", [0.0, -0.1, 0.6, math.nan])
def test_an_impossible_share_of_wrong_lists_is_refused(wrong: float) -> None:
    with pytest.raises(InvalidInput) as refused:
        SetScore(wrong=wrong)
    assert refused.value.code == "set-score.wrong"


def test_others_are_not_told_how_rarely_they_may_be_wrong() -> None:
    with pytest.raises(InvalidInput) as refused:
        selector("significant-set").select(
            np.zeros(3), sensitivity=1.0, epsilon=1.0, n_snps=2, threshold=1.0, set_score=SetScore(wrong=0.1)
        )
    assert refused.value.code == "selector.never-inconclusive"
