"""The groups among which sensitivities are sought: of as many people as they should be, and all of them where there are few."""

from __future__ import annotations

import pytest

from gwasprivacy.association.scores.corner_tables import corner_groups


@pytest.mark.parametrize("n", [1, 2, 5, 9, 10, 11, 100])
def test_every_group_has_that_many_people_and_stands_there_once(n: int) -> None:
    groups = corner_groups(n)
    assert {sum(group) for group in groups} == {n}
    assert min(min(group) for group in groups) == 0
    assert len(set(groups)) == len(groups)


@pytest.mark.parametrize("n", [1, 4, 9])
def test_of_few_people_there_is_every_group(n: int) -> None:
    assert len(corner_groups(n)) == (n + 1) * (n + 2) // 2


@pytest.mark.parametrize("n", [10, 100])
def test_of_many_people_there_are_the_corners(n: int) -> None:
    assert {(n, 0, 0), (0, n, 0), (0, 0, n), (n - 1, 1, 0), (0, 1, n - 1)} <= set(corner_groups(n))
