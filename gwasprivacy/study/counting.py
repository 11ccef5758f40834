"""Packed genotypes → counts of calls: the hot kernel.

PLINK packs four people into a byte, two bits each: 00 two copies of a1, 10 one copy, 11 none, 01 missing (bits as
written, high bit first).  With L and H the low and high bit of everybody in a group of n people,

    none = |L ∧ H|,   one = |H| − |L ∧ H|,   missing = |L| − |L ∧ H|,   two = n − |L| − |H| + |L ∧ H|,

so three population counts per group and word are enough, and nobody is ever unpacked.  A group is a mask on the low
bits; the file's padding lies outside every mask.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.packed_kernel import SPARE_BYTES, WORDS_TOGETHER, Kernel, compiled_kernel
from gwasprivacy.base.platforms.opening import read_at
from gwasprivacy.base.text_files import FileState, open_binary, unreadable
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.tables import CountArray, read_only

WordArray = npt.NDArray[np.uint64]
Whole = TypeVar("Whole", bound=np.integer[Any])

STAGE = mark("Counting genotypes")
BLOCK_BYTES = 4 << 20  # a tenth of a second on a slow disk: progress and cancelling stay smooth
_MOST_ROWS = 1 << 17
"""Rows of a block of few people: what is counted takes more room than what is read."""
_NEAR = 64
"""Rows, and parts of a block, over which reading on costs less than beginning anew."""
_ROWS_TOGETHER = 1 << 20
"""Rows whose counts are held twice: in blocks, and joined."""
_TILE_BYTES = 128 << 10  # numpy's temporaries stay in the processor's cache
_COMPILE_FROM_BYTES = 32 << 20  # below this, loading LLVM takes longer than it saves (1 against 16 GB/s)
_THREADS = 4  # a thread reads while others count; more only wait for the disk
_PEOPLE_PER_WORD = 32


def group_masks(groups: npt.NDArray[np.bool_]) -> WordArray:
    """Masks of people on the low bits of packed genotypes: ``groups`` (n_groups, n_people) → (n_groups, n_words), as many words
    as are counted together."""
    n_groups, n_people = groups.shape
    n_words = -(-n_people // (_PEOPLE_PER_WORD * WORDS_TOGETHER)) * WORDS_TOGETHER
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


def count_packed(packed: npt.NDArray[np.uint8], masks: WordArray, group_sizes: IntArray, compiled: bool) -> CountArray:
    """Counts of calls, int32 (n_rows, n_groups, 4), of packed rows ``packed`` (n_rows, n_bytes)."""
    kernel = compiled_kernel() if compiled and len(packed) else None
    if kernel is None:
        return _calls(_sums_with_numpy(packed, masks), group_sizes)
    rows = np.concatenate([packed.reshape(-1), np.zeros(SPARE_BYTES, np.uint8)])
    return _calls(_sums_of_rows(kernel, rows, packed.shape[0], packed.shape[1], masks), group_sizes)


def _sums_with_numpy(packed: npt.NDArray[np.uint8], masks: WordArray) -> IntArray:
    padded = np.zeros((len(packed), masks.shape[1] * 8), dtype=np.uint8)
    padded[:, : packed.shape[1]] = packed
    sums = np.empty((len(packed), len(masks), 3), dtype=np.int64)
    _count_with_numpy(padded.view("<u8").astype(np.uint64, copy=False), masks, sums)
    return sums


def _sums_of_rows(
    kernel: Kernel, rows: npt.NDArray[np.uint8], n_rows: int, row_bytes: int, masks: WordArray
) -> IntArray:
    """The same of rows that lie one behind the other, with spare bytes behind the last."""
    sums = np.empty((n_rows, len(masks), 3), dtype=np.int64)
    kernel(rows, n_rows, row_bytes, masks, sums)
    return sums


def _calls(sums: IntArray, group_sizes: IntArray) -> CountArray:
    low, high, both = sums[..., 0], sums[..., 1], sums[..., 2]
    return np.stack([both, high - both, group_sizes - low - high + both, low - both], axis=-1).astype(np.int32)


def refuse_further_people(packed: npt.NDArray[np.uint8], n_people: int, path: Path) -> None:
    """Raise InvalidInput where the unused bits behind the last person of any packed row (n_rows, n_bytes) are not 0.

    They are nobody's genotypes: writers set them to 0, and where they are not, the list of people lacks somebody, and everybody
    behind that one is given another's calls.
    """
    unused = 0xFF << 2 * (n_people % 4) & 0xFF if n_people % 4 else 0
    if unused and (packed[:, -1] & unused).any():
        raise InvalidInput("bed.more-people", path=path, n_people=n_people)


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
            n_rows = end - first
            held = np.empty(n_rows * self.row_bytes + SPARE_BYTES, dtype=np.uint8)
            held[-SPARE_BYTES:] = 0
            view = held.data[:-SPARE_BYTES]
            filled, start = 0, self.offset + first * self.row_bytes
            # Reading, not mapping: a file that shrinks meanwhile gives a short read here, where a map would kill us.
            while filled < len(view):
                try:
                    got = read_at(file.fileno(), view[filled:], start + filled)
                except OSError as error:
                    raise unreadable(self.path, error) from error
                if got == 0:
                    raise self.state.changed(self.path)
                filled += got
        packed = held[:-SPARE_BYTES].reshape(n_rows, self.row_bytes)
        refuse_further_people(packed, self.n_people, self.path)
        kernel = compiled_kernel() if self.compiled else None
        if kernel is None:
            return count_packed(packed, self.masks, self.group_sizes, compiled=False)
        return _calls(_sums_of_rows(kernel, held, n_rows, self.row_bytes, self.masks), self.group_sizes)

    def count(
        self,
        n_rows: int,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        work: Work = UNWATCHED,
    ) -> CountArray:
        """Counts of all ``n_rows`` rows of the file, or of the increasing ``rows``; see ``Study.count_calls``."""
        size = max(1, block if block is not None else min(BLOCK_BYTES // self.row_bytes, _MOST_ROWS))
        if self.compiled:
            work = work.on_threads(_THREADS)
        calls = count_in_blocks(self, n_rows, rows, size, work)
        self.state.check_now(self.path)
        return calls


def _plain(first: int, end: int) -> tuple[int, int]:
    return first, end


def count_in_blocks(
    counter: Callable[[Any], npt.NDArray[Whole]],
    n_rows: int,
    rows: IntArray | None,
    size: int,
    work: Work,
    *,
    block: Callable[[int, int], Any] = _plain,
) -> npt.NDArray[Whole]:
    """Counts of ``rows`` (increasing; None: all of ``n_rows``), ``size`` rows at a time, wherever the executor works.

    ``block``: what the counter is given of a block's first row and the one behind its last.

    Of a few rows nothing else is read but what lies between two that are near each other.

    The counts of ten million SNPs are a third of a gigabyte, so they are joined a million at a time, not all at once at the end.
    """
    blocks = [(first, min(first + size, n_rows)) for first in range(0, n_rows, size)]
    if rows is not None:
        blocks = _listed(rows, size)
    if not blocks:
        return counter(block(0, 0))
    found: npt.NDArray[Whole] | None = None
    place, step = 0, max(1, _ROWS_TOGETHER // size)
    for start in range(0, len(blocks), step):
        here = blocks[start : start + step]
        parts = work.part(start, start + len(here), len(blocks)).map(
            counter, [block(*each) for each in here], stage=STAGE
        )
        for (first, end), whole in zip(here, parts, strict=True):
            part = whole
            if rows is not None:
                low, high = np.searchsorted(rows, (first, end))
                part = whole[rows[low:high] - first]
            if found is None:
                found = np.empty((n_rows if rows is None else len(rows), *part.shape[1:]), dtype=part.dtype)
            found[place : place + len(part)] = part
            place += len(part)
    assert found is not None
    return found


def _listed(rows: IntArray, size: int) -> list[tuple[int, int]]:
    """Where increasing ``rows`` lie: from the first to the one behind the last of those that are near each other, of one block each."""
    if not len(rows):
        return []
    is_far = np.diff(rows) > max(_NEAR, size // _NEAR)
    ends = np.flatnonzero(is_far | (np.diff(rows // size) != 0)) + 1
    firsts, lasts = rows[np.append(0, ends)], rows[np.append(ends, len(rows)) - 1]
    return list(zip(firsts.tolist(), (lasts + 1).tolist(), strict=True))
