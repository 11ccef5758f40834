"""The index beside a BGEN, ``study.bgen.bgi`` as bgenix writes it: an SQLite file with every variant's name, place and bytes.

It only saves the walk through the file, and is never believed: it must be of this file (its size, its first bytes), its records must lie
one behind the other from the header to the end, and whatever is counted is compared with what the record itself says.  Any other index is
as none.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import closing
from io import BufferedReader
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import numpy as np

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.text_files import FileState
from gwasprivacy.base.work import Work
from gwasprivacy.study.formats.bgen_records import LONGEST_TEXT, Damaged, Header, Site, Sites, read_site
from gwasprivacy.study.formats.vcf_study import site_name
from gwasprivacy.study.tables import Variants, read_only

if TYPE_CHECKING:
    import sqlite3

_FIRST_BYTES = 1000
_MOST = (1 << 32) - 1
_ROWS_TOGETHER = 1 << 14
_STEPS_BETWEEN_LOOKS = 1 << 16
_TABLES = (
    "SELECT count(*) FROM sqlite_master"
    " WHERE type = 'table' AND name IN ('Metadata', 'Variant') AND sql LIKE 'CREATE TABLE%'"
)
_OF_FILE = "SELECT file_size, first_1000_bytes FROM Metadata LIMIT 2"
_VARIANTS = "SELECT chromosome, rsid, allele1, position, file_start_position, size_in_bytes FROM Variant LIMIT ?"


class _Unfit(Exception):
    """The index is no index of this file."""


def index_of(path: Path) -> Path | None:
    """The index beside a BGEN, where there is one."""
    beside = path.with_name(f"{path.name}.bgi")
    try:
        return beside if beside.is_file() else None  # a pipe would be waited for
    except OSError:
        return None


Row = tuple[str, str, int, str]
"""What a study has of a record: its chromosome, its name, its position and its first allele."""


def row_of(site: Site) -> Row:
    """A record's row."""
    return site.chrom, site_name(site.rsid, site.chrom, site.pos), site.pos, site.alleles[0]


def rows_of(variants: Variants) -> list[Row]:
    """The same of a study's variants."""
    return list(zip(variants.chrom, variants.snp, variants.pos.tolist(), variants.a2, strict=True))


def indexed_variants(
    index: Path, file: BufferedReader, header: Header, state: FileState, stage: str, work: Work
) -> tuple[Variants, IntArray] | None:
    """Every variant of the open BGEN ``file`` in its order, and where each begins, as ``index`` says; None where it is not this file's.

    Raises Cancelled."""
    import sqlite3  # only where there is an index

    try:
        with closing(_opened(index, work)) as connection:
            _require_this_file(connection, file, state)
            variants, starts = _in_order(_sites(connection, header, state, stage, work), header, state)
        _require_ends(variants, starts, file)
    except (_Unfit, Damaged, sqlite3.Error, UnicodeDecodeError, MemoryError, OverflowError):
        # A damaged file makes SQLite quote bytes that are no text, or ask for more memory than there is.
        work.check()
        return None
    return variants, starts


def _opened(index: Path, work: Work) -> sqlite3.Connection:
    """Without locks and journals: nothing beside it is read or made."""
    import sqlite3

    name = quote(os.fsencode(index), safe="")  # slashes too: two at the beginning would name another machine
    connection = sqlite3.connect(f"file:{name}?mode=ro&immutable=1", uri=True, isolation_level=None)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_TEXT)
    connection.set_progress_handler(work.check, _STEPS_BETWEEN_LOOKS)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA mmap_size = 0")  # a map of what is cut off meanwhile would end us
    return connection


def _require_this_file(connection: sqlite3.Connection, file: BufferedReader, state: FileState) -> None:
    if connection.execute(_TABLES).fetchall() != [(2,)]:
        raise _Unfit  # a view may go on for ever
    file.seek(0)
    if connection.execute(_OF_FILE).fetchall() != [(state.size, file.read(_FIRST_BYTES))]:
        raise _Unfit


def _sites(
    connection: sqlite3.Connection, header: Header, state: FileState, stage: str, work: Work
) -> Iterator[tuple[tuple[Any, ...], ...]]:
    """Columns of some rows at a time, of the types that they should be of, and no more of them than a file of this size can hold."""
    found = connection.execute(_VARIANTS, (header.n_variants + 1,))
    done = n_letters = 0
    while rows := found.fetchmany(_ROWS_TOGETHER):
        work.check()
        columns = tuple(zip(*rows, strict=True))
        if any(set(map(type, column)) != {kind} for column, kind in zip(columns, (str,) * 3 + (int,) * 3, strict=True)):
            raise _Unfit
        n_letters += sum(len(text) for column in columns[:3] for text in column)
        if n_letters > state.size:
            raise _Unfit
        yield columns
        done += len(rows)
        work.progress(stage, min(done, header.n_variants), header.n_variants)


def _in_order(
    columns: Iterator[tuple[tuple[Any, ...], ...]], header: Header, state: FileState
) -> tuple[Variants, IntArray]:
    """The variants in the file's order, where they follow one another from the header to the file's end."""
    sites = Sites()
    starts: list[int] = []
    sizes: list[int] = []
    for chrom, rsid, allele, pos, start, size in columns:
        sites.chrom.extend(map(sys.intern, chrom))
        sites.snp.extend(map(site_name, rsid, chrom, pos))
        sites.pos.extend(pos)
        sites.reference.extend(map(sys.intern, allele))
        starts.extend(start)
        sizes.extend(size)
    if len(starts) != header.n_variants:
        raise _Unfit
    begin, lengths, variants = np.array(starts, dtype=np.int64), np.array(sizes, dtype=np.int64), sites.variants()
    if (begin[1:] < begin[:-1]).any():
        order = np.argsort(begin, kind="stable")
        begin, lengths, variants = begin[order], lengths[order], variants.take(order)
    if not (_lie(begin, header.first, state.size) and _lie(lengths, 1, state.size) and _lie(variants.pos, 0, _MOST)):
        raise _Unfit
    ends = begin + lengths
    if begin[0] != header.first or ends[-1] != state.size or (begin[1:] != ends[:-1]).any():
        raise _Unfit
    return variants, read_only(begin, np.int64)


def _lie(values: IntArray, low: int, high: int) -> bool:
    """Whether all lie between two limits."""
    return bool(low <= values.min() and values.max() <= high)


def _require_ends(variants: Variants, starts: IntArray, file: BufferedReader) -> None:
    """The first and the last record say what the index says of them, which that of another edition of the file would not have."""
    for row in (0, len(starts) - 1):
        file.seek(int(starts[row]))
        if [row_of(read_site(file))] != rows_of(variants.take(slice(row, row + 1))):
            raise _Unfit
