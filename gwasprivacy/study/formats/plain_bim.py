"""The columns of a plain ``.bim`` without a look at each line: tab-separated ASCII, as PLINK writes it.

Anything else is left to the reader of lines, which says what is wrong with a file, and where.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from numpy.dtypes import StringDType

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.language import mark
from gwasprivacy.base.platforms.opening import bytes_at
from gwasprivacy.base.text_files import MAX_LINE_BYTES, UTF8_BOM, byte_chunks, open_binary, unreadable
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.tables import TextArray, Variants
from gwasprivacy.study.text_columns import BytesArray

ByteArray = npt.NDArray[np.uint8]

STAGE = mark("Reading the list of SNPs")
_PIECE = 1 << 20
_THREADS = 4
_FIELDS = 6
_TAB, _NEWLINE = 9, 10
_WIDEST = 64
"""Bytes of a row that a name is cut out in; longer names are cut out one by one."""
_LONGEST_SHORT = 8
"""Bytes of a name that fits into one number."""
_LONGEST_POSITION = 18


@dataclass(frozen=True, slots=True)
class _Fields:
    """Where the fields of a piece's lines lie in its bytes: int64 (n_lines, 6) each."""

    data: ByteArray
    text: str
    start: npt.NDArray[np.int64]
    end: npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class _Lines:
    """Some megabytes of whole lines: where they lie in the file, and from which row of the table on."""

    start: int
    end: int
    first: int
    n_rows: int


class _NotPlain(Exception):
    """A line is not plain."""


def plain_variants(path: Path, *, work: Work = UNWATCHED) -> Variants | None:
    """The SNPs of ``path`` as ``plink1.read_bim`` reads them; None where a line is not plain, or there is none.

    Raises InvalidInput for a file that cannot be read at all, Cancelled.
    """
    pieces = _pieces(path, work)
    if pieces is None:
        return None
    # Each column has its place before it is read: pieces of it between ten million names would leave holes of a third of a gigabyte.
    n_lines = pieces[-1].first + pieces[-1].n_rows
    names: dict[int, str] = {}
    columns: dict[str, TextArray] = {name: np.empty(n_lines, dtype=object) for name in ("chrom", "a1", "a2")}
    columns["snp"] = np.empty(n_lines, dtype=StringDType())
    positions: IntArray = np.empty(n_lines, dtype=np.int64)

    def read(piece: _Lines) -> None:
        fields = _fields(_bytes_of(path, piece))
        pos = None if fields is None else _numbers(fields, 3)
        if fields is None or pos is None or len(pos) != piece.n_rows:
            raise _NotPlain
        here = slice(piece.first, piece.first + piece.n_rows)
        positions[here] = pos
        for name, place in (("chrom", 0), ("a1", 4), ("a2", 5)):
            columns[name][here] = _repeated(fields, place, names)
        columns["snp"][here] = _names(fields, 1)

    try:
        work.on_threads_of_here(_THREADS).map(read, pieces, stage=STAGE)
    except _NotPlain:
        return None
    return Variants(pos=positions, **columns)


def _pieces(path: Path, work: Work) -> list[_Lines] | None:
    """Where whole lines lie, some at a time, the last one with or without its end; None where some must be too short to be plain."""
    pieces: list[_Lines] = []
    start = first = rows = place = 0
    last = b""
    for chunk in byte_chunks(path, "refused"):
        work.check()
        rows += chunk.count(b"\n")
        place += len(chunk)
        last = chunk[-1:] or last
        if place - start >= _PIECE and (found := chunk.rfind(b"\n")) >= 0:
            end = place - len(chunk) + found + 1
            pieces.append(_Lines(start, end, first, rows - first))
            start, first = end, rows
    if place > start:
        rows += last != b"\n"
        pieces.append(_Lines(start, place, first, rows - first))
    return pieces if rows and place + 1 >= 2 * _FIELDS * rows else None


def _bytes_of(path: Path, piece: _Lines) -> bytes:
    """Its lines, each with its end; what is not there any more is not plain."""
    with open_binary(path) as file:
        try:
            before = len(UTF8_BOM) if bytes_at(file.fileno(), len(UTF8_BOM), 0) == UTF8_BOM else 0
            held = bytes_at(file.fileno(), piece.end - piece.start, before + piece.start)
        except OSError as error:
            raise unreadable(path, error) from error
    return held if held.endswith(b"\n") else held + b"\n"


def _fields(piece: bytes) -> _Fields | None:
    if not piece.isascii():
        return None
    data = np.frombuffer(piece, dtype=np.uint8)
    found = np.flatnonzero(data <= 32)
    if len(found) % _FIELDS or 127 in piece:
        return None
    ends: npt.NDArray[np.int64] = found.reshape(-1, _FIELDS)
    after = data[ends]
    if (after[:, :-1] != _TAB).any() or (after[:, -1] != _NEWLINE).any():
        return None
    starts = np.empty_like(ends)
    starts.reshape(-1)[0] = 0
    starts.reshape(-1)[1:] = ends.reshape(-1)[:-1] + 1
    if (starts >= ends).any() or (ends[:, -1] - starts[:, 0]).max() > MAX_LINE_BYTES:
        return None
    return _Fields(data, piece.decode("ascii"), starts, ends)


def _numbers(fields: _Fields, place: int) -> IntArray | None:
    """A column of decimal digits; None where it is anything else."""
    start, length = fields.start[:, place], fields.end[:, place] - fields.start[:, place]
    longest = int(length.max())
    if longest > _LONGEST_POSITION:
        return None
    found = np.zeros(len(start), dtype=np.int64)
    for digit in range(longest):
        there = length > digit
        value = fields.data[np.where(there, start + digit, start)].astype(np.int64) - ord("0")
        if ((value < 0) | (value > 9)).any():
            return None
        found = np.where(there, found * 10 + value, found)
    return found


def _names(fields: _Fields, place: int) -> TextArray | BytesArray:
    """A column of names that hardly ever repeat: cut out as rows of bytes, longer ones one by one."""
    start, length = fields.start[:, place], fields.end[:, place] - fields.start[:, place]
    width = int(length.max())
    if width > _WIDEST:
        ends = zip(start.tolist(), fields.end[:, place].tolist(), strict=True)
        return np.array([fields.text[first:end] for first, end in ends], dtype=object)
    rows = np.lib.stride_tricks.sliding_window_view(np.pad(fields.data, (0, width)), width)[start]
    rows[np.arange(width) >= length[:, None]] = 0
    names: BytesArray = rows.view(f"S{width}").reshape(-1)
    return names


def _repeated(fields: _Fields, place: int, names: dict[int, str]) -> TextArray:
    """A column of short names that repeat: one copy of each is kept in ``names``, under the number that its bytes make."""
    start, length = fields.start[:, place], fields.end[:, place] - fields.start[:, place]
    longest = int(length.max())
    if longest > _LONGEST_SHORT:
        kept = {text: text for text in list(names.values())}
        found = _names(fields, place).astype(StringDType())
        return np.array([kept.setdefault(text, text) for text in found.tolist()], dtype=object)
    keys = np.zeros(len(start), dtype=np.uint64)
    for byte in range(longest):
        there = length > byte
        value = fields.data[np.where(there, start + byte, start)].astype(np.uint64) << np.uint64(8 * byte)
        keys |= np.where(there, value, np.uint64(0))
    if longest == 1:
        table = np.empty(256, dtype=object)
        for key in np.flatnonzero(np.bincount(keys.astype(np.intp), minlength=256)).tolist():
            table[key] = _name(key, names)
        return table[keys]
    change = np.flatnonzero(keys[1:] != keys[:-1]) + 1
    if len(change) < len(keys) // 8:  # in runs, as chromosomes are
        firsts = np.concatenate([[0], change])
        known = np.array([_name(key, names) for key in keys[firsts].tolist()], dtype=object)
        return np.repeat(known, np.diff(firsts, append=len(keys)))
    different, which = np.unique(keys, return_inverse=True)
    known = np.array([_name(key, names) for key in different.tolist()], dtype=object)
    return known[which]


def _name(key: int, names: dict[int, str]) -> str:
    if key not in names:
        names[key] = key.to_bytes(_LONGEST_SHORT, "little").rstrip(b"\0").decode("ascii")
    return names[key]
