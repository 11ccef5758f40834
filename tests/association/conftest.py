"""Every table of a small study, and every neighbour of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import numpy.typing as npt
import pytest

from gwasprivacy.study.tables import GenotypeTables, Variants

Array = npt.NDArray[np.int64]


def all_rows(people: int) -> Array:
    """Every way of having ``people`` people with 0, 1, 2 copies; shape (n, 3)."""
    return np.array([(a, b, people - a - b) for a in range(people + 1) for b in range(people + 1 - a)])


def all_tables(n_cases: int, n_controls: int) -> Array:
    """Every table of the study, shape (n, 2, 3)."""
    r, s = all_rows(n_cases), all_rows(n_controls)
    tables = np.empty((len(r), len(s), 2, 3), dtype=np.int64)
    tables[:, :, 0] = r[:, None]
    tables[:, :, 1] = s[None]
    return tables.reshape(-1, 2, 3)


def replaced(tables: Array, groups: tuple[int, ...] = (0, 1)) -> Iterator[tuple[Array, Array]]:
    """Pairs of neighbours, one replaced participant in one of ``groups``: arrays of equal shape (n, 2, 3)."""
    for group in groups:
        for old in range(3):
            for new in range(3):
                if old != new:
                    before = tables[tables[:, group, old] > 0]
                    after = before.copy()
                    after[:, group, old] -= 1
                    after[:, group, new] += 1
                    yield before, after


def swapped(tables: Array) -> Iterator[tuple[Array, Array]]:
    """Pairs of neighbours: a case with ``i`` copies and a control with ``j`` change places."""
    for i in range(3):
        for j in range(3):
            if i != j:
                before = tables[(tables[:, 0, i] > 0) & (tables[:, 1, j] > 0)]
                after = before.copy()
                after[:, 0, i] -= 1
                after[:, 1, i] += 1
                after[:, 1, j] -= 1
                after[:, 0, j] += 1
                yield before, after


def tables_of(counts: Array) -> GenotypeTables:
    """``counts`` (n, 2, 3) with equal row totals as GenotypeTables."""
    n = len(counts)
    text = np.array([str(i) for i in range(n)], dtype=object)
    variants = Variants(chrom=text, snp=text, pos=np.arange(n), a1=text, a2=text)
    r, s = counts[0].sum(axis=1)
    return GenotypeTables(counts=counts.astype(np.int32), variants=variants, n_cases=int(r), n_controls=int(s))


@pytest.fixture(scope="session")
def every_table() -> Callable[[int, int], Array]:
    return all_tables


@pytest.fixture(scope="session")
def as_tables() -> Callable[[Array], GenotypeTables]:
    return tables_of


@pytest.fixture(scope="session")
def neighbouring() -> Callable[..., list[tuple[Array, Array]]]:
    """All pairs of neighbours of all tables: ``neighbouring(R, S, "replace-one" | "cases" | "swap")``."""

    def pairs(n_cases: int, n_controls: int, relation: str) -> list[tuple[Array, Array]]:
        tables = all_tables(n_cases, n_controls)
        if relation == "swap":
            return list(swapped(tables))
        return list(replaced(tables, (0,) if relation == "cases" else (0, 1)))

    return pairs
