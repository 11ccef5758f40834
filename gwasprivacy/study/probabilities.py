"""Genotype probabilities of one person at one SNP, in whole steps: what imputed studies are counted in.

A call is the special case of probability 1.  Probabilities are rounded once a record to whole numbers of :data:`STEPS` steps, by
a rule that sees that record alone, so whatever file they come from, one person's three numbers are P₀ + P₁ + P₂ = STEPS exactly
and everybody else's stay as they were.  Sums over people are then whole numbers, and a score of them is exact
(docs/theory/imputed-genotypes.md).

A person's row here is (P₁, P₂), and (−1, −1) where there is no call; P₀ is what is left.  Probabilities that are no
probabilities (below 0, above 1, not adding up to 1, not numbers) are no call.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.study.imputation import STEPS

NO_CALL = -1
ROUNDING = 0.02
"""How far from 1 three probabilities may add up to: files round each of them, mostly to two or three decimals."""
CERTAIN_FROM = 0.9
"""The probability from which a genotype counts as a hard call, where a file has probabilities only."""

StepArray = npt.NDArray[np.int16]
"""(P₁, P₂) of everybody, shape (2, n_people)."""
FloatArray = npt.NDArray[np.floating[Any]]
_PEOPLE_TOGETHER = 1 << 16
_HALF_BITS = 26
_HALF = 1 << _HALF_BITS


def steps_of_probabilities(p: npt.NDArray[np.floating[Any]]) -> StepArray:
    """(2, n) of probabilities (3, n) of 0, 1 and 2 copies: P₁ and P₂ to the nearest step, halves up, and P₂ no more than
    P₁ leaves."""
    p = np.asarray(p, dtype=np.float64)
    with np.errstate(invalid="ignore", over="ignore"):
        fine = (p >= 0).all(axis=0) & (p <= 1).all(axis=0) & (np.abs(p.sum(axis=0) - 1) <= ROUNDING)
        one = np.floor(np.where(fine, p[1], 0) * STEPS + 0.5)
        two = np.minimum(np.floor(np.where(fine, p[2], 0) * STEPS + 0.5), STEPS - one)
    return np.where(fine, np.stack([one, two]), NO_CALL).astype(np.int16)


def steps_of_dosages(x: npt.NDArray[np.floating[Any]]) -> StepArray:
    """(2, n) of dosages (n,) in [0, 2], the mean number of copies, to the nearest step, halves up: the two genotypes next to
    it, (1−x, x, 0) or (0, 2−x, x−1)."""
    x = np.asarray(x, dtype=np.float64)
    with np.errstate(invalid="ignore"):
        fine = (x >= 0) & (x <= 2)
    return _between(dosages_in_steps(x), fine)


def dosages_in_steps(x: npt.NDArray[np.floating[Any]]) -> IntArray:
    """Dosages (n,) to the nearest step, halves up; 0 for what is none in [0, 2]."""
    with np.errstate(invalid="ignore"):
        fine = (x >= 0) & (x <= 2)
    return np.floor(np.where(fine, x, 0) * STEPS + 0.5).astype(np.int64)


def steps_of_ratios(one: IntArray, two: IntArray, total: int) -> StepArray:
    """(2, n) of P₁ = ``one``/``total`` and P₂ = ``two``/``total``, whole numbers: as :func:`steps_of_probabilities`, without
    a rounding error."""
    fine = (one >= 0) & (two >= 0) & (one + two <= total)
    first = (2 * STEPS * one + total) // (2 * total)
    second = np.minimum((2 * STEPS * two + total) // (2 * total), STEPS - first)
    return np.where(fine, np.stack([first, second]), NO_CALL).astype(np.int16)


def steps_of_calls(copies: npt.NDArray[np.integer[Any]]) -> StepArray:
    """(2, n) of calls: 0, 1 or 2 copies, all in one; 3 is no call."""
    return _CERTAIN[:, np.minimum(copies, 3)]


_CERTAIN = np.array([[0, STEPS, 0, NO_CALL], [0, 0, STEPS, NO_CALL]], dtype=np.int16)


def hard_calls(steps: StepArray) -> npt.NDArray[np.uint8]:
    """Copies of everybody whose likeliest genotype has at least :data:`CERTAIN_FROM`; 3 for the others."""
    least = round(CERTAIN_FROM * STEPS)
    one, two = steps.astype(np.int32)
    called = one != NO_CALL
    zero = STEPS - one - two
    found = np.select([called & (zero >= least), one >= least, two >= least], [0, 1, 2], default=3)
    return found.astype(np.uint8)


def joined(first: StepArray, second: StepArray) -> StepArray:
    """Two records of one place as one site: the dosages added, at most 2; no call where one has none."""
    copies = [each[0].astype(np.int64) + 2 * each[1].astype(np.int64) for each in (first, second)]
    fine = (first[0] != NO_CALL) & (second[0] != NO_CALL)
    return _between(np.minimum(copies[0] + copies[1], 2 * STEPS), fine)


def steps_of_copies(copies: npt.NDArray[np.integer[Any]]) -> StepArray:
    """(2, n) of dosages in steps, (n,) from 0 to 2·STEPS: the two genotypes next to each."""
    return _between(copies, np.ones(len(copies), dtype=bool))


def _between(steps: npt.NDArray[Any], fine: npt.NDArray[np.bool_]) -> StepArray:
    two = np.maximum(steps - STEPS, 0)
    one = np.minimum(steps, STEPS) - two
    return np.where(fine, np.stack([one, two]), NO_CALL).astype(np.int16)


def sums(steps: StepArray, groups: npt.NDArray[np.float64]) -> IntArray:
    """Σ over each of ``groups`` (n_groups, n_people; 0 or 1, or a whole weight of everybody): int64 (n_groups, 5) of P₀, P₁, P₂, of
    what is missing, each in steps, so that these four add up to the group's size (its weight) times STEPS, and of :func:`squares`."""
    columns = np.empty((4, steps.shape[1]), dtype=np.float64)
    columns[:2] = steps
    np.equal(steps[0], NO_CALL, out=columns[2])
    columns[3] = squares(steps)
    # In float64 every sum here is exact (below 2⁵³), and the product goes through BLAS.
    one, two, uncalled, square = (columns @ groups.T).astype(np.int64)
    one, two, missing = one - NO_CALL * uncalled, two - NO_CALL * uncalled, uncalled * STEPS
    total = groups.sum(axis=1).astype(np.int64) * STEPS
    return np.stack([total - one - two - missing, one, two, missing, square], axis=-1)


@dataclass(frozen=True, slots=True, eq=False)
class CodedSums:
    """:func:`sums` of files whose records are one of few values, by number: what is summed of each value is looked up.

    ``values``: two whole numbers of each value, P₁ + P₂·2²⁶ and (d − 1)² + 2²⁶ where it is no call, as one complex number.  Over
    2¹⁶ people each half stays below 2²⁶ and each number below 2⁵³, so that every sum is exact.
    """

    values: npt.NDArray[np.complex128]

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, steps: StepArray) -> CodedSums:
        """``steps`` (2, m) of the values number 0 … m − 1."""
        called = steps[0] != NO_CALL
        one, two = np.where(called, steps, 0).astype(np.float64)
        return cls((one + two * _HALF) + 1j * (squares(steps) + np.where(called, 0, _HALF)))

    def over(self, groups: npt.NDArray[np.float64], n_sites: int) -> GroupSums:
        """The sums of ``n_sites`` sites over each of ``groups`` (n_groups, n_people) of 0 and 1."""
        return GroupSums(self.values, groups, n_sites)


class GroupSums:
    """Sums of :class:`CodedSums`, site after site.

    What a site needs of numpy is little, and the room for it is kept: each of its calls lets go of Python's lock, and each piece of
    memory that is asked for anew is the system's, so that threads would wait for each other.
    """

    def __init__(self, values: npt.NDArray[np.complex128], groups: npt.NDArray[np.float64], n_sites: int) -> None:
        n_people = groups.shape[1]
        self._values = values
        self._parts = [slice(at, min(at + _PEOPLE_TOGETHER, n_people)) for at in range(0, n_people, _PEOPLE_TOGETHER)]
        self._groups = [np.ascontiguousarray(groups[:, here]) for here in self._parts]
        self._sizes = groups.sum(axis=1).astype(np.int64)
        self._room = np.empty(min(n_people, _PEOPLE_TOGETHER), dtype=np.complex128)
        self._totals = np.zeros((n_sites, len(self._parts), len(groups), 2))

    def add(
        self, site: int, codes: npt.NDArray[np.integer[Any]], is_missing: npt.NDArray[np.bool_] | None = None
    ) -> None:
        """Everybody's value at a site by number, 0 … m − 1, of no call where ``is_missing``."""
        for part, (here, groups) in enumerate(zip(self._parts, self._groups, strict=True)):
            own = self._room[: groups.shape[1]]
            np.take(self._values, codes[here], out=own, mode="clip")  # which alone writes there without a copy
            if is_missing is not None:
                own[np.flatnonzero(is_missing[here])] = 1j * _HALF
            np.matmul(groups, own.view(np.float64).reshape(-1, 2), out=self._totals[site, part])

    def found(self) -> IntArray:
        """int64 (n_sites, n_groups, 5) as :func:`sums` has them; of a site that was not added, that everybody has a call of no copies."""
        totals = self._totals.astype(np.int64)
        (one, square), (two, uncalled) = (
            np.moveaxis(each.sum(axis=1), -1, 0) for each in (totals & (_HALF - 1), totals >> _HALF_BITS)
        )
        missing = uncalled * STEPS
        return np.stack([self._sizes * STEPS - one - two - missing, one, two, missing, square], axis=-1)


def squares(steps: StepArray) -> npt.NDArray[np.int64]:
    """Everybody's (d − 1)² of the dosage d = P₁ + 2·P₂, to the nearest step, halves up; 0 without a call."""
    one, two = steps.astype(np.int64)
    off = np.where(one == NO_CALL, 0, one + 2 * two - STEPS)
    rounded: npt.NDArray[np.int64] = (2 * off * off + STEPS) // (2 * STEPS)
    return rounded


def certain(calls: npt.NDArray[np.integer[Any]], axis: int) -> IntArray:
    """Counts by 0, 1, 2 copies and missing along ``axis``, as :func:`sums` has them of the same people: of a call (d − 1)² is 0 or 1."""
    four = np.moveaxis(calls.astype(np.int64) * STEPS, axis, -1)
    return np.moveaxis(np.concatenate([four, four[..., [0]] + four[..., [2]]], axis=-1), -1, axis)
