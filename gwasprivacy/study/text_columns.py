"""Columns of names, of ten million SNPs as of ten: what would be asked of each row is asked of each name, or of some rows at once.

A column is an array of str, or of numpy's own strings, which take a fifth of the room; a row of either is a str.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from numpy.dtypes import StringDType

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.tables import TextArray

BytesArray = npt.NDArray[np.bytes_]

ROWS_TOGETHER = 1 << 16
_WIDEST = 64
_MOST_DIGITS = 19
_HASHED_BITS, _ODD = 16, np.uint64(0x9E3779B97F4A7C15)


def _runs(column: TextArray) -> tuple[TextArray, IntArray]:
    """The names in the order of the rows, one for neighbouring rows of the same, and of how many rows each is."""
    if not len(column):
        return column, np.zeros(0, np.int64)
    firsts = np.concatenate([[0], np.flatnonzero(np.asarray(column[1:] != column[:-1], dtype=bool)) + 1])
    return column[firsts], np.diff(firsts, append=len(column))


def rows_of_names(column: TextArray) -> dict[str, int]:
    """Every name of a column that has few, in the order in which they come, and of how many rows it is."""
    found: dict[str, int] = {}
    for name, n in zip(*(each.tolist() for each in _runs(column)), strict=True):
        found[name] = found.get(name, 0) + n
    return found


def largest_of_names(column: TextArray, values: IntArray) -> dict[str, int]:
    """The largest of the ``values`` of each name's rows."""
    names, lengths = _runs(column)
    found: dict[str, int] = {}
    if len(names):
        largest = np.maximum.reduceat(values, np.cumsum(lengths) - lengths)
        for name, value in zip(names.tolist(), largest.tolist(), strict=True):
            found[name] = max(found.get(name, value), value)
    return found


def of_each_name(column: TextArray, told: Callable[[str], Any], dtype: npt.DTypeLike) -> npt.NDArray[Any]:
    """What ``told`` says of the name of each row; it is asked once for each name."""
    names, lengths = _runs(column)
    known = {name: told(name) for name in dict.fromkeys(names.tolist())}
    return np.repeat(np.fromiter((known[name] for name in names.tolist()), dtype, count=len(names)), lengths)


def on_autosomes(chrom: TextArray) -> npt.NDArray[np.bool_]:
    """Whether each row's chromosome is one of 1–22."""
    return of_each_name(chrom, lambda name: autosome(name) is not None, bool)


def pieces(column: TextArray) -> Iterator[list[str]]:
    """The rows of a column, some at a time."""
    for first in range(0, len(column), ROWS_TOGETHER):
        yield column[first : first + ROWS_TOGETHER].tolist()


def first_rows(column: TextArray, names: Collection[str]) -> dict[str, int]:
    """The first row of each of a few ``names`` that the column has."""
    found: dict[str, int] = {}
    wanted, may_be = set(names), _beginnings(names) if _is_packed(column) else None
    for first in range(0, len(column), ROWS_TOGETHER):
        piece = column[first : first + ROWS_TOGETHER]
        if may_be is not None:
            rows = may_be(piece)
            here = zip(piece[rows].tolist(), (first + rows).tolist(), strict=True)
        else:
            texts = piece.tolist()
            here = zip(texts, range(first, first + len(texts)), strict=True) if not wanted.isdisjoint(texts) else zip()
        for name, row in here:
            if name in wanted:
                found.setdefault(name, row)
    return found


def _beginnings(names: Collection[str]) -> Callable[[TextArray], IntArray]:
    """Which rows of numpy's own strings may have one of the ``names``: those whose first eight bytes are of one, but for chance."""
    known = np.zeros(1 << _HASHED_BITS, dtype=bool)
    known[_hashed(np.array(list(names), dtype=StringDType()))] = True

    def rows(piece: TextArray) -> IntArray:
        return np.flatnonzero(known[_hashed(piece)])

    return rows


def _hashed(piece: TextArray) -> npt.NDArray[np.uint64]:
    """A number of the first eight bytes of each name."""
    try:
        begin = piece.astype("S8").view("<u8")
    except UnicodeEncodeError:
        begin = np.array([text.encode()[:8] for text in piece.tolist()], dtype="S8").view("<u8")
    return begin.astype(np.uint64) * _ODD >> np.uint64(64 - _HASHED_BITS)


def _is_packed(column: TextArray) -> bool:
    return column.dtype.kind == "T"


def longest_name(column: TextArray) -> int:
    """The letters of the longest name."""
    if _is_packed(column):
        return int(np.strings.str_len(cast(Any, column)).max(initial=0))
    return max((max(map(len, piece)) for piece in pieces(column)), default=0)


def in_bytes(column: TextArray) -> BytesArray | None:
    """Short names of ASCII alone, in rows of bytes that sort as the names do; None where a name is anything else."""
    is_packed, width = _is_packed(column), max(longest_name(column), 1)
    if width > _WIDEST:
        return None
    found = np.empty(len(column), dtype=f"S{width}")
    for first in range(0, len(column), ROWS_TOGETHER):
        piece = column[first : first + ROWS_TOGETHER]
        if not is_packed and "\0" in "".join(piece.tolist()):  # numpy's own strings are of a plain file
            return None
        try:
            found[first : first + ROWS_TOGETHER] = piece.astype(found.dtype)
        except UnicodeEncodeError:
            return None
    return found


def digits(numbers: IntArray) -> BytesArray:
    """Whole numbers, at least 0, as they are written."""
    places = np.searchsorted(10 ** np.arange(1, _MOST_DIGITS, dtype=np.int64), numbers, side="right") + 1
    widest = int(places.max(initial=1))
    found = np.zeros((len(numbers), widest), dtype=np.uint8)
    for n in range(1, widest + 1):
        rows = np.flatnonzero(places == n)
        left = numbers[rows]
        for place in range(n - 1, -1, -1):
            left, digit = np.divmod(left, 10)
            found[rows, place] = digit + ord("0")
    return found.view(f"S{widest}").reshape(-1)
