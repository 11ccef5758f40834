"""The damage that other tests do to files: it is the same for the same seed, and of every kind."""

from __future__ import annotations

import pytest

from tests.damage import DAMAGES, damaged

_TEXT = b"1\trs1\t0\t1234\tA\tG\n1\trs2\t0\t5678\tC\tT\n" * 20


def test_the_same_seed_damages_the_same_way() -> None:
    assert [damaged(_TEXT, seed) for seed in range(200)] == [damaged(_TEXT, seed) for seed in range(200)]


def test_most_seeds_change_something_and_differ() -> None:
    copies = [damaged(_TEXT, seed) for seed in range(300)]
    assert len(set(copies)) > 250
    assert sum(copy == _TEXT for copy in copies) < 20


@pytest.mark.parametrize("seed", range(len(DAMAGES)))
def test_nothing_to_damage_is_damaged_all_the_same(seed: int) -> None:
    assert isinstance(damaged(b"", seed), bytes)
    assert isinstance(damaged(b"\n", seed), bytes)
