"""SNPs and their counts as lines of text, many at a time.

A cell is a row of bytes with zeros behind it, so a column of cells is an array.  The columns beside each other are the lines, once
the zeros are taken out.  Where a text has a zero of its own, or is so long that every row would be as wide, lines are written
one by one.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.table_cells import BEGINNINGS, cell, cells
from gwasprivacy.study.tables import CountArray, IntArray, Variants

ByteArray = npt.NDArray[np.uint8]

_MOST_KNOWN = 1 << 18
"""Numbers up to here are kept as cells; hardly any study has more people."""
_NUMBER_BYTES = 8
"""Of a kept number: its digits and what stands behind them."""
_WIDEST = 256
"""Bytes of a text that rows are made for."""
_MAY_BEGIN_FORMULAS = np.frombuffer("".join(BEGINNINGS).encode(), np.uint8)
_TAB, _NEWLINE = ord("\t"), ord("\n")


class CountLines:
    """Writes lines of chrom, snp, pos, a1, a2 and counts from 0 to ``most``, with tabs between them."""

    def __init__(self, most: int) -> None:
        self._known = (
            _padded([f"{number}\t" for number in range(most + 1)], _NUMBER_BYTES) if most <= _MOST_KNOWN else None
        )

    def encoded(self, variants: Variants, counts: CountArray) -> bytes:
        """The lines of ``variants`` with ``counts`` (n_snps, n) behind them; at least one SNP."""
        places = (
            _repeated(variants.chrom.tolist()),
            _texts(variants.snp.tolist()),
            _digits(variants.pos),
            _repeated(variants.a1.tolist()),
            _repeated(variants.a2.tolist()),
        )
        columns = [place for place in places if place is not None]
        if self._known is None or len(columns) < len(places):
            return _one_by_one(variants, counts)
        numbers = self._known.view(np.uint64)[:, 0][counts].view(np.uint8)
        last = numbers[:, -_NUMBER_BYTES:]
        last[last == _TAB] = _NEWLINE
        return np.concatenate([*columns, numbers], axis=1).tobytes().translate(None, b"\0")


def _padded(texts: Sequence[str], width: int = 0) -> ByteArray | None:
    """Each text as a row of bytes with zeros behind it, as wide as the longest or ``width``; None where that is too wide, or some
    text has a zero itself."""
    joined = "".join(texts)
    if "\0" in joined:
        return None
    encoded = list(texts) if joined.isascii() else [text.encode() for text in texts]
    widest = max(map(len, encoded))
    if widest > _WIDEST:
        return None
    return np.array(encoded, dtype=f"S{max(widest, width)}").view(np.uint8).reshape(len(encoded), -1)


def _texts(column: list[str]) -> ByteArray | None:
    found = _padded(column)
    if found is not None and np.isin(found[:, 0], _MAY_BEGIN_FORMULAS).any():
        found = _padded(cells(column))
    return None if found is None else np.pad(found, ((0, 0), (0, 1)), constant_values=_TAB)


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
    found = _padded([f"{cell(text)}\t" for text in places])
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
