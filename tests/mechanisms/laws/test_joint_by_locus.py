"""The joint draw with one SNP per locus, against enumeration of every set: its law, its sampler and its ε."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwasprivacy.mechanisms.laws.joint_by_locus import JointByLocusLaw, choose_loci, log_counts, one_of_each
from gwasprivacy.mechanisms.selectors.joint import SELECTOR
from gwasprivacy.simulation.laws.drawn_utility import draw_selections
from gwasprivacy.simulation.laws.inclusion import set_utility
from gwasprivacy.study.public_lists.locus_index import LocusIndex

Fits = Callable[..., bool]
Sets = list[tuple[int, ...]]

# Half integers, so that ties are common.
score_lists = st.lists(st.integers(-8, 8).map(lambda x: x / 2), min_size=3, max_size=9)


def blocks_of(sizes: list[int]) -> LocusIndex:
    """Loci of these sizes, one after the other."""
    ends = np.cumsum(sizes)
    return LocusIndex(start=np.repeat(ends - sizes, sizes), stop=np.repeat(ends, sizes))


def enumerated(values: np.ndarray, blocks: np.ndarray, m: int, scale: float) -> tuple[Sets, np.ndarray]:
    size = min(m, len(set(blocks.tolist())))
    every = itertools.combinations(range(len(values)), size)
    sets = [chosen for chosen in every if len(set(blocks[list(chosen)])) == size]
    law = np.exp([values[list(chosen)].min() / scale for chosen in sets])
    return sets, law / law.sum()


@st.composite
def studies(draw: st.DrawFn) -> tuple[np.ndarray, LocusIndex, int]:
    values = draw(score_lists)
    cuts = draw(st.lists(st.booleans(), min_size=len(values) - 1, max_size=len(values) - 1))
    ends = [place + 1 for place, cut in enumerate(cuts) if cut] + [len(values)]
    sizes = np.diff([0, *ends]).tolist()
    return np.array(values), blocks_of(sizes), draw(st.integers(1, len(values)))


@settings(deadline=None, max_examples=400)
@given(study=studies(), epsilon=st.sampled_from([0.3, 1.0, 4.0, 40.0]), data=st.data())
def test_the_law_by_locus_equals_the_enumerated_law(
    study: tuple[np.ndarray, LocusIndex, int], epsilon: float, data: st.DataObject
) -> None:
    values, loci, m = study
    blocks = loci.blocks()
    sets, law = enumerated(values, blocks, m, 2 / epsilon)
    rows = st.integers(0, len(values) - 1)
    true = np.array(data.draw(st.lists(rows, min_size=1, max_size=4, unique=True)))
    found = set_utility(
        values, true, sensitivity=1.0, epsilon=epsilon, n_snps=m, mechanism="joint", loci=loci
    )  # fmt: skip
    reached = np.array([np.isin(blocks[true], blocks[list(chosen)]).sum() for chosen in sets])
    hits = np.array([np.isin(blocks[list(chosen)], blocks[true]).sum() for chosen in sets])
    assert found.method == "exact"
    assert found.p_all == pytest.approx(law[reached == len(true)].sum(), abs=1e-13)
    assert found.p_any == pytest.approx(law[reached > 0].sum(), abs=1e-13)
    assert found.expected_recall == pytest.approx(law @ reached / len(true), abs=1e-13)
    assert found.expected_precision == pytest.approx(law @ hits / len(sets[0]), abs=1e-13)
    exact = JointByLocusLaw(scores=values, blocks=blocks, scale=2 / epsilon, n_snps=m)
    logs = [exact.log_probability(np.array(chosen)) for chosen in sets]
    assert logs == pytest.approx(np.log(law), rel=1e-12, abs=1e-12)
    alone = [law[[row in chosen for chosen in sets]].sum() for row in range(len(values))]
    assert exact.inclusion(np.arange(len(values))) == pytest.approx(alone, abs=1e-13)


@settings(deadline=None, max_examples=300)
@given(study=studies(), move=st.lists(st.sampled_from([-1.0, -0.5, 0.0, 1.0]), min_size=9, max_size=9))
def test_no_loss_by_locus_spreads_further_than_epsilon(
    study: tuple[np.ndarray, LocusIndex, int], move: list[float]
) -> None:
    """ε-DP, and a bounded range: ln(P/Q) of all sets lies within an interval of length ε."""
    values, loci, m = study
    epsilon, moved = 2.0, values + np.array(move[: len(values)])
    sets, _ = enumerated(values, loci.blocks(), m, 1.0)
    laws = [
        SELECTOR.law_by_locus(scores, sensitivity=1.0, epsilon=epsilon, n_snps=m, loci=loci)
        for scores in (values, moved)
    ]
    losses = [laws[0].log_probability(np.array(one)) - laws[1].log_probability(np.array(one)) for one in sets]
    assert max(map(abs, losses)) <= epsilon + 1e-9
    assert max(losses) - min(losses) <= epsilon + 1e-9


@pytest.mark.parametrize(
    ("scores", "sizes", "m", "epsilon"),
    [
        ([5.0, 3.5, 3.5, 0.0, 4.0], [2, 2, 1], 2, 2.0),
        ([2.0, 2.0, 2.0, 0.5, 1.0, 1.0], [3, 1, 2], 3, 3.0),
        ([1.0, 0.0, 3.0], [3], 2, 1.0),
        ([1.0, 0.0, 3.0, 3.0], [1, 1, 1, 1], 3, 1.0),
    ],
)
def test_what_is_drawn_has_the_enumerated_law(
    scores: list[float], sizes: list[int], m: int, epsilon: float, fits: Fits
) -> None:
    values, loci = np.array(scores), blocks_of(sizes)
    sets, shares = enumerated(values, loci.blocks(), m, 2 / epsilon)
    law = dict(zip(map(frozenset, sets), shares.tolist(), strict=True))
    asked = {"sensitivity": 1.0, "epsilon": epsilon, "n_snps": m, "loci": loci}
    one_by_one = Counter(frozenset(SELECTOR.select(values, **asked).tolist()) for _ in range(800))
    many = SELECTOR.select_many(values, draws=6_000, **asked)
    assert many.shape == (6_000, m)
    together = Counter(frozenset(row for row in rows if row >= 0) for rows in many.tolist())
    simulated = draw_selections(
        SELECTOR.law_by_locus(values, **asked).drawn(), loci, np.random.default_rng(3), 6_000
    )  # fmt: skip
    for counts in (one_by_one, together, Counter(frozenset(rows) for rows in simulated.tolist())):
        assert fits(counts, law)


def test_half_the_noise_by_locus_is_noticed(fits: Fits) -> None:
    values, loci = np.array([5.0, 3.5, 3.5, 0.0, 4.0]), blocks_of([2, 2, 1])
    counts = SELECTOR.select_many(values, sensitivity=0.5, epsilon=2.0, n_snps=2, draws=6_000, loci=loci)
    sets, shares = enumerated(values, loci.blocks(), 2, 1.0)
    drawn = Counter(map(frozenset, counts.tolist()))
    assert not fits(drawn, dict(zip(map(frozenset, sets), shares.tolist(), strict=True)))


def test_loci_of_one_snp_each_are_no_loci() -> None:
    values = np.random.default_rng(5).normal(size=60) * 4
    true = np.array([3, 40])
    alone = blocks_of([1] * 60)
    asked = {"sensitivity": 1.0, "epsilon": 2.0, "n_snps": 5, "mechanism": "joint"}
    by_locus, plain = set_utility(values, true, loci=alone, **asked), set_utility(values, true, **asked)
    assert by_locus.p_all == pytest.approx(plain.p_all, rel=1e-11)
    assert by_locus.expected_recall == pytest.approx(plain.expected_recall, rel=1e-11)


def test_counts_are_exact_where_floating_point_would_cancel() -> None:
    """Fifty of many loci, one of them a hundred thousand times larger than the rest together."""
    blocks = np.concatenate([np.zeros(100_000, dtype=np.int64), np.arange(1, 61)])
    counts = log_counts(blocks, 50)[:, 0]
    assert counts[100_047] == -math.inf
    # The 49 rows beside the last one of locus 60: from 59 loci of one row and one of 10⁵.
    expected = math.comb(59, 49) + 100_000 * math.comb(59, 48)
    assert counts[-1] == pytest.approx(math.log(expected), rel=1e-15)
    assert counts[100_048] == pytest.approx(math.log(100_000), rel=1e-15)


@settings(deadline=None)
@given(counts=st.lists(st.integers(1, 4), min_size=1, max_size=6), data=st.data())
def test_loci_are_drawn_by_the_product_of_their_counts(counts: list[int], data: st.DataObject) -> None:
    """Every equally likely number is tried once, so the law is found exactly."""
    size = data.draw(st.integers(0, len(counts)))
    law: Counter[tuple[int, ...]] = Counter()

    def explore(decided: list[int]) -> None:
        asked: list[int] = []

        def below(n: int) -> int:
            asked.append(n)
            return decided[len(asked) - 1] if len(asked) <= len(decided) else 0

        chosen = choose_loci(counts, size, below)
        if len(asked) > len(decided):
            for number in range(asked[len(decided)]):
                explore([*decided, number])
        else:
            law[tuple(sorted(chosen))] += 1 / math.prod(asked)

    if math.prod(counts) ** len(counts) <= 4_000:
        explore([])
        ways = {
            one: math.prod(counts[place] for place in one) for one in itertools.combinations(range(len(counts)), size)
        }
        for one, number in ways.items():
            assert law[one] == pytest.approx(number / sum(ways.values()))


def test_a_set_of_more_rows_than_loci_is_a_bug() -> None:
    with pytest.raises(ValueError, match="fewer loci"):
        one_of_each(np.arange(3), np.array([0, 0, 0]), 2, 2, lambda n: 0)
