"""SNPs and their counts as lines of text, many at a time.

A cell is a row of bytes with zeros behind it, so a column of cells is an array.  The columns beside each other are the lines, once
the zeros are taken out.  Where a text has a zero of its own, or is so long that every row would be as wide, lines are written
one by one.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.table_cells import BEGINNINGS, cell, cells
from gwasprivacy.study.tables import CountArray, Variants

ByteArray = npt.NDArray[np.uint8]

_MOST_KNOWN = 1 << 18
"""Numbers up to here are kept as cells; hardly any study has more people."""
_NUMBER_BYTES = 8
"""Of a kept number: its digits and what stands behind them."""
_WIDEST = 256
"""Bytes of a text that rows are made for."""
_MAY_BEGIN_FORMULA = np.isin(np.arange(256), list("".join(BEGINNINGS).encode()))
_TAB, _NEWLINE = ord("\t"), ord("\n")


class CountLines:
    """Writes lines of chrom, snp, pos, a1, a2 and counts from 0 to ``most``, with tabs between them."""

    def __init__(self, most: int) -> None:
        self._known: npt.NDArray[np.uint64] | None = None
        if most <= _MOST_KNOWN:
            self._known, self._last = (
                np.array([f"{number}{end}" for number in range(most + 1)], f"S{_NUMBER_BYTES}").view(np.uint64)
                for end in "\t\n"
            )

    def encoded(self, variants: Variants, counts: CountArray) -> bytes:
        """The lines of ``variants`` with ``counts`` (n_snps, n) behind them; at least one SNP."""
        places = (
            _runs(variants.chrom.tolist()),
            _texts(variants.snp.tolist()),
            _digits(variants.pos),
            _repeated(variants.a1.tolist()),
            _repeated(variants.a2.tolist()),
        )
        columns = [place for place in places if place is not None]
        if self._known is None or len(columns) < len(places):
            return _one_by_one(variants, counts)
        numbers = [self._known[counts[:, :-1]].view(np.uint8), self._last[counts[:, -1:]].view(np.uint8)]
        return np.concatenate([*columns, *numbers], axis=1).tobytes().translate(None, b"\0")


def _padded(texts: Sequence[str]) -> ByteArray | None:
    """Each text as a row of bytes, a tab behind the longest, and zeros between; None where that is too wide, or some text has a
    zero itself."""
    joined = "".join(texts)
    if "\0" in joined:
        return None
    encoded = list(texts) if joined.isascii() else [text.encode() for text in texts]
    widest = max(map(len, encoded))
    if widest > _WIDEST:
        return None
    rows = np.array(encoded, dtype=f"S{widest + 1}").view(np.uint8).reshape(len(encoded), -1)
    rows[:, -1] = _TAB
    return rows


def _texts(column: list[str]) -> ByteArray | None:
    found = _padded(column)
    if found is not None and _MAY_BEGIN_FORMULA[found[:, 0]].any():
        found = _padded(cells(column))
    return found


def _runs(column: list[str]) -> ByteArray | None:
    """A column of texts of which all may be the same, as a chromosome is for many SNPs."""
    if column.count(column[0]) < len(column):
        return _repeated(column)
    found = _padded([cell(column[0])])
    return None if found is None else np.broadcast_to(found, (len(column), found.shape[1]))


def _repeated(column: list[str]) -> ByteArray | None:
    """A column of texts that repeat: each is made a cell once."""
    different = set(column)
    if all(
        len(text) == 1 and "\0" < text < "\x80" for text in different
    ):  # alleles of one letter, which are no formulas
        letters = np.full((len(column), 2), _TAB, np.uint8)
        letters[:, 0] = np.frombuffer("".join(column).encode("ascii"), np.uint8)
        return letters
    places = {text: place for place, text in enumerate(different)}
    found = _padded([cell(text) for text in places])
    return None if found is None else found[np.fromiter(map(places.__getitem__, column), np.intp, len(column))]


def _digits(numbers: IntArray) -> ByteArray | None:
    """Whole numbers as cells; None where one is negative, since a sign is no digit."""
    if numbers.min() < 0:
        return None
    width = len(str(numbers.max()))
    found = np.zeros((len(numbers), width + 1), np.uint8)
    found[:, width] = _TAB
    left = numbers
    for place in range(width - 1, -1, -1):
        rest = left // 10
        there = (left > 0) | (place == width - 1)
        found[:, place] = np.where(there, left - 10 * rest + ord("0"), 0)
        left = rest
    return found


def _one_by_one(variants: Variants, counts: CountArray) -> bytes:
    columns = (
        cells(column) for column in (variants.chrom, variants.snp, variants.pos.astype(str), variants.a1, variants.a2)
    )
    return "".join(
        "\t".join((*place, *map(str, row))) + "\n" for *place, row in zip(*columns, counts.tolist(), strict=True)
    ).encode()
