"""Packed genotypes → counts: the hot kernel, and the tables of a study.

PLINK packs four people into a byte, two bits each: 00 two copies of a1, 10 one copy, 11 none, 01 missing (bits as
written, high bit first).  With L and H the low and high bit of everybody in a group of n people,

    none = |L ∧ H|,   one = |H| − |L ∧ H|,   missing = |L| − |L ∧ H|,   two = n − |L| − |H| + |L ∧ H|,

so three population counts per group and word are enough, and nobody is ever unpacked.  A group is a mask on the low
bits; the file's padding lies outside every mask.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.errors import InvalidInput
from gwasprivacy.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.study.candidates import select_candidates
from gwasprivacy.study.design import FillRule, StudyDesign
from gwasprivacy.study.executors import Executor, InlineExecutor
from gwasprivacy.study.formats.protocol import MISSING, Study
from gwasprivacy.study.missing import PublicAlleles, load_public_alleles, orient
from gwasprivacy.study.tables import CountArray, GenotypeTables, IntArray, read_only
from gwasprivacy.study.textfile import FileState, open_binary, unreadable

WordArray = npt.NDArray[np.uint64]

STAGE = "Counting genotypes"
_BLOCK_BYTES = 4 << 20  # a tenth of a second on a slow disk: progress and cancelling stay smooth
_TILE_BYTES = 128 << 10  # numpy's temporaries stay in the processor's cache
_COMPILE_FROM_BYTES = 256 << 20  # below this, starting numba takes longer than it saves (1 against 8 GB/s)
_PEOPLE_PER_WORD = 32


def group_masks(groups: npt.NDArray[np.bool_]) -> WordArray:
    """Masks of people on the low bits of packed genotypes: ``groups`` (n_groups, n_people) → (n_groups, n_words)."""
    n_groups, n_people = groups.shape
    n_words = -(-n_people // _PEOPLE_PER_WORD)
    bits = np.zeros((n_groups, n_words * _PEOPLE_PER_WORD, 2), dtype=np.uint8)
    bits[:, :n_people, 0] = groups
    packed = np.packbits(bits.reshape(n_groups, -1), axis=1, bitorder="little")
    return packed.view("<u8").astype(np.uint64)


def _count_with_numpy(words: WordArray, masks: WordArray, out: IntArray) -> None:
    """out[i, group] = (|L|, |H|, |L ∧ H|) of row i; a tile of rows at a time."""
    tile = max(1, _TILE_BYTES // max(words.shape[1] * 8, 1))
    for first in range(0, len(words), tile):
        low = words[first : first + tile]
        high = low >> np.uint64(1)
        both = low & high
        for group, mask in enumerate(masks):
            for which, bits in enumerate((low, high, both)):
                counts = np.bitwise_count(bits & mask)
                out[first : first + tile, group, which] = counts.sum(axis=1, dtype=np.int64)


def _count_word_by_word(words: WordArray, masks: WordArray, out: IntArray) -> None:
    """The same as a plain loop, to be compiled.  Adds up pairs, nibbles, then bytes (Hacker's Delight §5-1)."""
    pair = np.uint64(0x1111111111111111)
    nibble = np.uint64(0x0F0F0F0F0F0F0F0F)
    byte = np.uint64(0x0101010101010101)
    one, two, four, top = np.uint64(1), np.uint64(2), np.uint64(4), np.uint64(56)
    for i in range(words.shape[0]):
        for group in range(masks.shape[0]):
            n_low = n_high = n_both = np.uint64(0)
            for j in range(words.shape[1]):
                low = words[i, j] & masks[group, j]
                high = (words[i, j] >> one) & masks[group, j]
                both = low & high
                low = (low & pair) + ((low >> two) & pair)
                high = (high & pair) + ((high >> two) & pair)
                both = (both & pair) + ((both >> two) & pair)
                n_low += (((low + (low >> four)) & nibble) * byte) >> top
                n_high += (((high + (high >> four)) & nibble) * byte) >> top
                n_both += (((both + (both >> four)) & nibble) * byte) >> top
            out[i, group, 0] = n_low
            out[i, group, 1] = n_high
            out[i, group, 2] = n_both


@functools.cache
def _compiled_kernel() -> Callable[[WordArray, WordArray, IntArray], None]:
    import numba

    kernel: Callable[[WordArray, WordArray, IntArray], None]
    try:
        kernel = numba.njit(cache=True)(_count_word_by_word)
    except RuntimeError:  # no folder to keep the compiled code in, as in some enclaves: compile each time
        kernel = numba.njit()(_count_word_by_word)
    return kernel


def count_packed(packed: npt.NDArray[np.uint8], masks: WordArray, group_sizes: IntArray, compiled: bool) -> CountArray:
    """Counts of calls, int32 (n_rows, n_groups, 4), of packed rows ``packed`` (n_rows, n_bytes)."""
    n_rows, n_bytes = packed.shape
    n_words = masks.shape[1]
    padded = np.zeros((n_rows, n_words * 8), dtype=np.uint8)
    padded[:, :n_bytes] = packed
    words = padded.view("<u8").astype(np.uint64, copy=False)
    sums = np.empty((n_rows, len(masks), 3), dtype=np.int64)
    (_compiled_kernel() if compiled else _count_with_numpy)(words, masks, sums)
    low, high, both = sums[..., 0], sums[..., 1], sums[..., 2]
    return np.stack([both, high - both, group_sizes - low - high + both, low - both], axis=-1).astype(np.int32)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PackedCounter:
    """Counts blocks of rows of a file of packed genotypes; picklable, so that other processes can do it."""

    path: Path
    state: FileState
    offset: int
    n_people: int
    masks: WordArray
    group_sizes: IntArray
    compiled: bool

    @classmethod
    def of_groups(
        cls, path: Path, state: FileState, offset: int, groups: npt.NDArray[np.bool_], n_rows: int
    ) -> PackedCounter:
        """A counter of the people in each row of ``groups`` (n_groups, n_people)."""
        n_people = groups.shape[1]
        return cls(
            path=path,
            state=state,
            offset=offset,
            n_people=n_people,
            masks=read_only(group_masks(groups), np.uint64),
            group_sizes=read_only(groups.sum(axis=1), np.int64),
            compiled=n_rows * -(-n_people // 4) >= _COMPILE_FROM_BYTES,
        )

    @property
    def row_bytes(self) -> int:
        return -(-self.n_people // 4)

    def __call__(self, block: tuple[int, int]) -> CountArray:
        first, end = block
        with open_binary(self.path) as file:
            self.state.check(self.path, os.fstat(file.fileno()))
            raw = np.empty((end - first, self.row_bytes), dtype=np.uint8)
            view = raw.data.cast("B")
            filled, start = 0, self.offset + first * self.row_bytes
            # Reading, not mapping: a file that shrinks meanwhile gives a short read here, where a map would kill us.
            while filled < len(view):
                try:
                    got = os.preadv(file.fileno(), [view[filled:]], start + filled)
                except OSError as error:
                    raise unreadable(self.path, error) from error
                if got == 0:
                    raise self.state.changed(self.path)
                filled += got
        return count_packed(raw, self.masks, self.group_sizes, self.compiled)

    def count(
        self,
        n_rows: int,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        executor: Executor | None = None,
        progress: Progress = NO_PROGRESS,
        cancel: Cancel = NEVER_CANCELLED,
    ) -> CountArray:
        """Counts of all ``n_rows`` rows of the file, or of the increasing ``rows``; see ``Study.count_calls``."""
        size = max(1, block if block is not None else _BLOCK_BYTES // self.row_bytes)
        calls = count_in_blocks(self, n_rows, rows, size, executor, progress, cancel)
        self.state.check_now(self.path)
        return calls


def count_in_blocks(
    counter: Callable[[tuple[int, int]], CountArray],
    n_rows: int,
    rows: IntArray | None,
    size: int,
    executor: Executor | None,
    progress: Progress,
    cancel: Cancel,
) -> CountArray:
    """Counts of ``rows`` (increasing; None: all of ``n_rows``), ``size`` rows at a time, wherever the executor works."""
    blocks = [(first, min(first + size, n_rows)) for first in range(0, n_rows, size)]
    if rows is not None:
        blocks = [blocks[index] for index in np.unique(rows // size).tolist()]
    parts = (executor or InlineExecutor()).map(counter, blocks, stage=STAGE, progress=progress, cancel=cancel)
    if rows is not None:
        for index, (first, end) in enumerate(blocks):
            low, high = np.searchsorted(rows, (first, end))
            parts[index] = parts[index][rows[low:high] - first]
    return np.concatenate(parts) if parts else np.zeros((0, 2, 4), np.int32)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CountedStudy:
    """Tables with every missing call filled, and how many were: ``n_missing``, int32 (n_snps,), for the curator only.

    ``frequencies``: float64 (n_snps,), the public reference's, NaN where it has none; None where nobody asked for them.
    """

    tables: GenotypeTables
    n_missing: CountArray
    frequencies: npt.NDArray[np.float64] | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "n_missing", read_only(self.n_missing, np.int32))
        if self.n_missing.shape != (self.tables.n_snps,):
            raise ValueError("n_missing needs one number per SNP")

    @property
    def has_missing(self) -> bool:
        """Whether any call was missing.  Private: one person's record can change it (SCIENCE §2)."""
        return bool(self.n_missing.any())

    @property
    def missing_rates(self) -> npt.NDArray[np.float64]:
        """Share of missing calls per SNP, for the curator only."""
        return self.n_missing / (self.tables.n_cases + self.tables.n_controls)


def count_tables(
    study: Study,
    *,
    fill: FillRule = FillRule.NON_COUNTED,
    reference: Path | PublicAlleles | None = None,
    frequencies: bool = False,
    rows: IntArray | None = None,
    block: int | None = None,
    executor: Executor | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> CountedStudy:
    """The genotype tables of ``rows`` (in that order; None: all rows in file order).

    With a public ``reference`` every SNP is first turned to the allele that it counts, so that neither tables nor
    filled calls depend on how the study's own file orders alleles; a SNP that it lacks raises InvalidInput.  Missing
    calls are then filled by ``fill``.  ``frequencies``: also tell how common the reference's alleles are, which a score
    with a public offset needs.  The result does not depend on ``block`` or ``executor``.
    """
    variants = study.variants if rows is None else study.variants.take(rows)
    public = reference
    if isinstance(reference, Path):
        public = load_public_alleles(
            reference,
            modes=fill is FillRule.PANEL_MODE,
            frequencies=frequencies,
            executor=executor,
            progress=progress,
            cancel=cancel,
        )
    assert not isinstance(public, Path)
    oriented = orient(variants, public, fill)
    known = public.frequencies_of(variants) if frequencies and public is not None else None
    order = None if rows is None else np.argsort(rows, kind="stable")
    sorted_rows = None if rows is None or order is None else rows[order]
    if sorted_rows is not None and (np.diff(sorted_rows) == 0).any():
        raise ValueError("rows to count must differ")
    calls = study.count_calls(sorted_rows, block=block, executor=executor, progress=progress, cancel=cancel)
    if order is not None:
        unsorted = np.empty_like(calls)
        unsorted[order] = calls
        calls = unsorted
    counts = calls[..., :MISSING].copy()
    counts[oriented.swapped] = counts[oriented.swapped][..., ::-1]
    missing = calls[..., MISSING]
    counts[np.arange(len(counts))[:, None], np.arange(2), oriented.fill[:, None]] += missing
    return CountedStudy(
        tables=GenotypeTables(
            counts=counts, variants=oriented.variants, n_cases=study.n_cases, n_controls=study.n_controls
        ),
        n_missing=missing.sum(axis=1, dtype=np.int64).astype(np.int32),
        frequencies=known,
    )


def count_candidates(
    study: Study,
    design: StudyDesign,
    *,
    sizes_are_public: bool = True,
    frequencies: bool = False,
    base: Path | None = None,
    executor: Executor | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> CountedStudy:
    """The tables that a release of ``design`` sees: its candidates in genome order, turned and filled as it says.

    ``sizes_are_public``: False where the size of the study is itself secret; then the design's sizes are nobody's claim
    about the study, and comparing them would tell.  ``frequencies``: see :func:`count_tables`.  Paths in the design are taken from the folder ``base``.  Raises
    InvalidInput when the study's groups are not of the size that the design declares, or a public file does not fit.
    """
    for name, ours, declared in (
        ("cases", study.n_cases, design.n_cases),
        ("controls", study.n_controls, design.n_controls),
    ):
        if sizes_are_public and ours != declared:
            raise InvalidInput(
                f"{study.path} has {ours} {name}, where the plan says {declared}.",
                hint="Open the study that the plan is for, or make a new plan before looking at any result.",
            )
    rows = select_candidates(study.variants, design, base=base)
    public = None
    if design.reference is not None:
        public = load_public_alleles(
            Path(design.reference) if base is None else base / design.reference,
            modes=design.fill is FillRule.PANEL_MODE,
            frequencies=frequencies,
            sha256=design.reference_sha256,
            executor=executor,
            progress=progress,
            cancel=cancel,
        )
    return count_tables(
        study,
        fill=design.fill,
        reference=public,
        frequencies=frequencies,
        rows=rows,
        executor=executor,
        progress=progress,
        cancel=cancel,
    )
