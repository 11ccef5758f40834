"""Taking the largest: ties go to the lower row, loci go with the row that is picked.  The proof needs both."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from gwasprivacy.mechanisms.peeling import largest, largest_of_each
from gwasprivacy.study.public_lists.locus_index import LocusIndex

vectors = st.lists(st.integers(-3, 3) | st.sampled_from([-(1 << 62), 1 << 62]), min_size=1, max_size=12)


def by_hand(noisy: list[int], m: int, loci: LocusIndex | None = None) -> list[int]:
    left = set(range(len(noisy)))
    chosen: list[int] = []
    while left and len(chosen) < m:
        row = min(left, key=lambda each: (-noisy[each], each))
        chosen.append(row)
        left -= {row} if loci is None else set(range(loci.start[row], loci.stop[row]))
    return sorted(chosen)


@given(noisy=vectors, data=st.data())
def test_the_largest_are_taken_and_ties_go_to_the_lower_row(noisy: list[int], data: st.DataObject) -> None:
    m = data.draw(st.integers(1, len(noisy)))
    values = np.array(noisy, dtype=np.int64)
    assert largest(values, m).tolist() == by_hand(noisy, m)
    assert largest_of_each(np.array([noisy, noisy[::-1]], dtype=np.int64), m).tolist() == [
        by_hand(noisy, m),
        by_hand(noisy[::-1], m),
    ]


@given(noisy=vectors, data=st.data())
def test_a_pick_takes_its_locus_with_it(noisy: list[int], data: st.DataObject) -> None:
    n = len(noisy)
    m = data.draw(st.integers(1, n))
    before, after = (data.draw(st.lists(st.integers(0, 3), min_size=n, max_size=n)) for _ in range(2))
    rows = np.arange(n)
    loci = LocusIndex(start=np.maximum(rows - np.array(before), 0), stop=np.minimum(rows + 1 + np.array(after), n))
    values = np.array(noisy, dtype=np.int64)
    chosen = by_hand(noisy, m, loci)
    assert largest(values, m, loci).tolist() == chosen
    assert values.tolist() == noisy
    assert largest_of_each(values[None], m, loci).tolist() == [chosen + [-1] * (m - len(chosen))]
