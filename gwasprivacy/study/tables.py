"""Genotype count tables: the only thing that is ever computed from genotypes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.study.sizes import MAX_PEOPLE, CaseControlSizes

CountArray = npt.NDArray[np.int32]
TextArray = npt.NDArray[np.object_]

CASE, CONTROL = 0, 1
NOT_REF, REF = "not REF", "REF"
"""What a1 and a2 are called where every allele but the reference counts as a1: the alleles that a file has found, and in how
many letters it writes the reference, can depend on one carrier."""


def read_only(values: Any, dtype: npt.DTypeLike) -> npt.NDArray[Any]:
    """``values`` as an array that cannot be written through; copied only when its type must change."""
    array = np.asarray(values, dtype=dtype)
    if array.flags.writeable:
        array = array.view()
        array.flags.writeable = False
    return array


def _texts(values: Iterable[str] | TextArray) -> TextArray:
    if isinstance(values, np.ndarray) and values.dtype.kind in "OT":
        return read_only(values, values.dtype)
    return read_only(np.array(list(values), dtype=object), object)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Variants:
    """The SNPs of a study, one row each, in the study's order.

    ``chrom``, ``snp``, ``a1`` and ``a2`` are object arrays of str (``snp`` also of numpy's own strings, where millions of plain names are
    read: a row of either is a str), ``pos`` is int64 (base pairs, from 1; 0 where
    unknown); all have shape (n_snps,) and are read-only.  ``a1`` is the counted allele.  Whether a1 and a2 may be
    published is the design's matter (docs/theory/missing-genotypes.md): many programs order them by the study's own
    frequencies.
    """

    chrom: TextArray
    snp: TextArray
    pos: IntArray
    a1: TextArray
    a2: TextArray

    def __post_init__(self) -> None:
        for name in ("chrom", "snp", "a1", "a2"):
            object.__setattr__(self, name, _texts(getattr(self, name)))
        object.__setattr__(self, "pos", read_only(self.pos, np.int64))
        shapes = {getattr(self, name).shape for name in ("chrom", "snp", "pos", "a1", "a2")}
        if len(shapes) != 1 or len(next(iter(shapes))) != 1:
            raise ValueError(f"the columns of Variants must be one-dimensional and equally long, not {shapes}")

    def __len__(self) -> int:
        return int(self.pos.shape[0])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Variants):
            return NotImplemented
        return all(
            np.array_equal(getattr(self, name), getattr(other, name)) for name in ("chrom", "snp", "pos", "a1", "a2")
        )

    __hash__ = None  # type: ignore[assignment]

    def take(self, index: IntArray | slice) -> Variants:
        """The rows ``index``, in that order."""
        return Variants(
            chrom=self.chrom[index], snp=self.snp[index], pos=self.pos[index], a1=self.a1[index], a2=self.a2[index]
        )


def counts_not_ref(variants: Variants) -> bool:
    """Whether this is a file in which every allele but the reference counts as a1."""
    return bool(len(variants)) and all(a1 == NOT_REF for a1 in variants.a1)  # ends at the first that is not


_ROWS_TOGETHER = 1 << 14
_EVERYBODY = CaseControlSizes.of_groups(1, 1)
"""Stands for the one stratum of all cases and controls, where no sizes are given."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class GenotypeTables:
    """A 2×3 table per SNP: ``counts[i, group, g]`` *called* people of ``group`` (0 cases, 1 controls) with g copies of a1.

    ``counts`` is int32 of shape (n_snps, 2, 3), read-only; at every SNP the row totals are at most ``n_cases`` (≥ 1) and
    ``n_controls`` (≥ 1), and what they lack are people without a call there (:attr:`missing`).  A row of zeros is a SNP
    that is missing in everybody.  Where a plan names a fill rule, missing calls were filled by it before they got here
    (docs/theory/missing-genotypes.md).  ``has_missing``: whether any call is missing; private, since one person's record
    can change it.

    ``sizes``: cases and controls of each stratum; one stratum of everybody where left out.  ``by_stratum``: the counts of each
    stratum, int32 (n_snps, n_strata, 2, 3), read-only, of which ``counts`` is the sum; None where there is one stratum.

    ``steps``: 1 for calls.  Where genotypes have probabilities, these are whole numbers of ``steps`` steps
    (``study.probabilities``), and ``counts``, and those by stratum are their sums: int64, people × steps.  ``squares``: Σ (d − 1)² of
    their dosages d in steps, int64 (n_snps, n_strata, 2), which effects of imputed genotypes follow from; None where nobody counted them,
    and of calls, where they follow from counts.  Raises ValueError otherwise.
    """

    counts: CountArray
    variants: Variants
    n_cases: int
    n_controls: int
    by_stratum: CountArray | None = None
    sizes: CaseControlSizes = _EVERYBODY
    steps: int = 1
    squares: IntArray | None = None
    has_missing: bool = field(init=False)

    def __post_init__(self) -> None:
        counts = np.asarray(self.counts)
        if counts.dtype.kind not in "iu":
            raise ValueError("genotype counts must be integers")
        if counts.shape != (len(self.variants), 2, 3):
            raise ValueError(f"counts must have shape ({len(self.variants)}, 2, 3), not {counts.shape}")
        if not (0 <= self.n_cases <= MAX_PEOPLE and 0 <= self.n_controls <= MAX_PEOPLE):
            raise ValueError(f"numbers of people are from 0 to {MAX_PEOPLE}")
        if self.steps < 1:
            raise ValueError("a probability has at least one step")
        # Some rows at a time, which stay in the processor's cache: of ten million at once this takes four times as long.
        pieces = range(0, len(counts), _ROWS_TOGETHER)
        missing = [self._lacks_people(counts[first : first + _ROWS_TOGETHER]) for first in pieces]
        object.__setattr__(self, "has_missing", any(missing))
        object.__setattr__(self, "counts", read_only(counts, np.int32 if self.steps == 1 else np.int64))
        if self.sizes is _EVERYBODY:
            object.__setattr__(self, "sizes", CaseControlSizes.of_groups(self.n_cases, self.n_controls))
        if (self.sizes.n_cases, self.sizes.n_controls) != (self.n_cases, self.n_controls):
            raise ValueError("the strata must have all cases and controls of the study")
        if self.sizes.is_stratified != (self.by_stratum is not None):
            raise ValueError("counts by stratum belong to sizes of two or more strata")
        if self.by_stratum is not None:
            self._check_strata(self.by_stratum)
        if self.squares is not None:
            self._check_squares(self.squares)

    def _lacks_people(self, counts: CountArray) -> bool:
        """Whether somebody has no call in these rows, which are checked."""
        if counts.min() < 0 or counts.max() > MAX_PEOPLE * self.steps:
            raise ValueError("genotype counts must be ≥ 0")
        totals = sums_over_few(counts, 2)
        everybody = np.array([self.n_cases, self.n_controls], dtype=np.int64) * self.steps
        if not (totals <= everybody).all():
            raise ValueError("no SNP can have more called people than there are cases and controls")
        if self.steps > 1 and (totals % self.steps).any():
            raise ValueError("everybody with a call has probabilities that add up to 1")
        return not bool((totals == everybody).all())

    def _check_squares(self, squares: IntArray) -> None:
        called = sums_over_few(self.counts[:, None] if self.by_stratum is None else self.by_stratum, 3)
        if squares.dtype.kind not in "iu" or squares.shape != called.shape:
            raise ValueError(f"squares must be integers of shape {called.shape}")
        if ((squares < 0) | (squares > called)).any():
            raise ValueError("nobody's dosage is more than one copy from 1")
        object.__setattr__(self, "squares", read_only(squares, np.int64))

    def _check_strata(self, by_stratum: CountArray) -> None:
        parts = np.asarray(by_stratum)
        if parts.dtype.kind not in "iu" or parts.shape != (self.n_snps, self.sizes.n_strata, 2, 3):
            raise ValueError(
                f"counts by stratum must be integers of shape ({self.n_snps}, {self.sizes.n_strata}, 2, 3)"
            )
        if parts.size and parts.min() < 0:
            raise ValueError("genotype counts must be ≥ 0")
        totals = sums_over_few(parts, 3)
        if not (totals <= np.array(self.sizes.strata, dtype=np.int64) * self.steps).all():
            raise ValueError("no SNP can have more called people than there are in a stratum")
        if self.steps > 1 and (totals % self.steps).any():
            raise ValueError("everybody with a call has probabilities that add up to 1")
        if not np.array_equal(parts.sum(axis=1, dtype=np.int64), self.counts):
            raise ValueError("counts must be the sums over the strata")
        object.__setattr__(self, "by_stratum", read_only(parts, np.int32 if self.steps == 1 else np.int64))

    @classmethod
    def of_strata(
        cls,
        by_stratum: CountArray,
        variants: Variants,
        sizes: CaseControlSizes,
        steps: int = 1,
        squares: IntArray | None = None,
    ) -> GenotypeTables:
        """The tables with the counts ``by_stratum``, integers (n_snps, n_strata, 2, 3); one stratum is a study without strata."""
        parts = np.asarray(by_stratum)
        return cls(
            counts=parts.sum(axis=1, dtype=np.int32 if steps == 1 else np.int64)
            if sizes.is_stratified
            else parts[:, 0],
            variants=variants,
            n_cases=sizes.n_cases,
            n_controls=sizes.n_controls,
            by_stratum=by_stratum if sizes.is_stratified else None,
            sizes=sizes,
            steps=steps,
            squares=squares,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GenotypeTables):
            return NotImplemented
        if (self.sizes, self.steps) != (other.sizes, other.steps) or self.variants != other.variants:
            return False
        if not _same(self.squares, other.squares):
            return False
        if self.by_stratum is not None and other.by_stratum is not None:
            return np.array_equal(self.by_stratum, other.by_stratum)
        return np.array_equal(self.counts, other.counts)

    __hash__ = None  # type: ignore[assignment]

    @property
    def compared(self) -> CaseControlSizes:
        """The sizes that a score's sensitivity and grid follow from."""
        return self.sizes

    @property
    def counted(self) -> tuple[IntArray | CountArray | None, ...]:
        """Everything that was counted of people; private."""
        return self.counts, self.by_stratum, self.squares

    def figures(self, *, are_secret: bool) -> CaseControlSizes | None:
        """Public figures that weights follow from where sizes ``are_secret``, at best just the study's."""
        return self.sizes if are_secret else None

    @property
    def n_snps(self) -> int:
        return len(self.variants)

    @property
    def cases(self) -> CountArray:
        """Counts of the cases, shape (n_snps, 3)."""
        return self.counts[:, CASE]

    @property
    def controls(self) -> CountArray:
        """Counts of the controls, shape (n_snps, 3)."""
        return self.counts[:, CONTROL]

    @property
    def missing(self) -> CountArray:
        """Cases and controls without a call, int32 (n_snps, 2); computed anew each time."""
        called = sums_over_few(self.counts, 2) // self.steps
        return read_only(np.array([self.n_cases, self.n_controls], dtype=np.int32) - called, np.int32)

    def in_strata(self, order: Sequence[int]) -> GenotypeTables:
        """The same tables with their strata in another ``order``, a permutation of 0 … K − 1."""
        if self.by_stratum is None:
            return self
        sizes = CaseControlSizes(strata=tuple(self.sizes.strata[stratum] for stratum in order))
        squares = None if self.squares is None else self.squares[:, list(order)]
        return replace(self, by_stratum=self.by_stratum[:, list(order)], sizes=sizes, squares=squares)

    def take(self, index: IntArray | slice) -> GenotypeTables:
        """The rows ``index``, in that order."""
        return GenotypeTables(
            counts=self.counts[index],
            variants=self.variants.take(index),
            n_cases=self.n_cases,
            n_controls=self.n_controls,
            by_stratum=None if self.by_stratum is None else self.by_stratum[index],
            sizes=self.sizes,
            steps=self.steps,
            squares=None if self.squares is None else self.squares[index],
        )


def _same(one: IntArray | None, other: IntArray | None) -> bool:
    return one is other if one is None or other is None else np.array_equal(one, other)


def sums_over_few(values: npt.NDArray[np.integer[Any]], axis: int) -> npt.NDArray[np.int64]:
    """The sums of whole numbers over a short axis, as int64; numpy's own sum takes seven times as long where that axis is the last."""
    parts = np.moveaxis(values, axis, 0)
    total: npt.NDArray[np.int64] = np.zeros(parts.shape[1:], dtype=np.int64)
    for part in parts:
        np.add(total, part, out=total, casting="unsafe")  # unsigned numbers too
    return total
