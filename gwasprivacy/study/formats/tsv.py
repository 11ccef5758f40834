"""Genotype-table TSV: counts of every SNP, without people.  Compressed when the name ends in ``.gz``.

It begins with a line that says so, and tells how many people of each group have no call: nothing in it is filled.
"""

from __future__ import annotations

import itertools
import sys
import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.table_cells import read_cells
from gwasprivacy.base.text_files import column_blocks, read_lines, whole_numbers
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.count_lines import CountLines
from gwasprivacy.study.formats.counts_in_memory import HeldStudy
from gwasprivacy.study.formats.opened_study import MISSING, SQUARES
from gwasprivacy.study.formats.strata_in_tables import StrataOfTable, encode_strata
from gwasprivacy.study.formats.study_format import StudyFormat
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.people_lists import PeopleLists
from gwasprivacy.study.phenotype import StatusSource
from gwasprivacy.study.sizes import MAX_PEOPLE
from gwasprivacy.study.strata import StratumLabels
from gwasprivacy.study.tables import CountArray, GenotypeTables, TextArray, Variants, read_only

FORMAT_NAME = mark("genotype table")
SIGNATURE, TRAIT_SIGNATURE = "#gwasprivacy-tables/", "#gwasprivacy-trait-tables/"
FIRST_LINE = f"{SIGNATURE}1"
_STEPS, _CALLED, _FOUND = f"steps={STEPS}", "sites=called", "cases=found"
_NAMES = ("chrom", "snp", "pos", "a1", "a2")
COLUMNS = (
    *_NAMES,
    *(f"{group}_{calls}" for group in ("case", "control") for calls in ("0", "1", "2", "missing")),
)
STRATUM = "stratum"


def _columns(steps: int, strata: bool) -> tuple[str, ...]:
    """Of probabilities there is one more a group: Σ (d − 1)² of the dosages d."""
    counts = COLUMNS[len(_NAMES) :] if steps == 1 else (*COLUMNS[5:9], "case_squares", *COLUMNS[9:], "control_squares")
    return (*_NAMES, *((STRATUM,) if strata else ()), *counts)


def _header(steps: int, strata: bool) -> str:
    return "\t".join(_columns(steps, strata))


HEADER = _header(1, strata=False)
_ROWS_PER_PIECE = 10_000


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TableFile:
    """A genotype table as it was read.  ``strata``: their names, () without.

    The first line of a table of probabilities says how many steps a person counts, and all its counts are in these; that of a table
    of a caller's sites says so (``is_called``), and that of one from a phenotype file of which nobody said what means a case
    (``cases_found``).
    """

    tables: GenotypeTables
    strata: tuple[str, ...] = ()
    is_called: bool = False
    cases_found: bool = False


def _first_line(steps: int, is_called: bool, cases_found: bool) -> str:
    said = ((_STEPS, steps > 1), (_CALLED, is_called), (_FOUND, cases_found))
    return " ".join([FIRST_LINE, *(words for words, holds in said if holds)])


def _beginning(path: Path) -> tuple[tuple[str, ...], int, bool, bool]:
    """From the first lines the columns, the steps of a person, whether the sites are a caller's, and whether what means a case was
    found.  Raises InvalidInput for any other beginning."""
    lines = read_lines(path, packing="allowed")
    kinds = {_first_line(*each): each for each in itertools.product((1, STEPS), (False, True), (False, True))}
    first = next(lines, (1, ""))[1]
    if first.startswith(TRAIT_SIGNATURE):
        raise InvalidInput("table.of-a-trait", path=path)
    if first.startswith(SIGNATURE) and first not in kinds:
        raise InvalidInput("table.version", path=path)
    header = next(lines, (2, ""))[1] if first in kinds else None
    steps = kinds[first][0] if first in kinds else 1
    columns = {_header(steps, strata): _columns(steps, strata) for strata in (False, True)}.get(header or "")
    if columns is None:
        raise InvalidInput(
            "table.header",
            path=path,
            line=1 if header is None else 2,
            first=FIRST_LINE,
            columns=" ".join(_columns(steps, False)),
        )
    return columns, *kinds[first]


def read_tables(path: Path, *, work: Work = UNWATCHED) -> TableFile:
    """Read a genotype table.

    Counts must be whole numbers ≥ 0, and each group's total, missing calls included, the same at every SNP.  With a column
    ``stratum`` every SNP has a line for each, in one order.  Raises InvalidInput with the line, without quoting a count.
    """
    columns_of_it, steps, is_called, cases_found = _beginning(path)
    first_count = len(_NAMES) + (STRATUM in columns_of_it)
    states = (len(columns_of_it) - first_count) // 2
    strata = StrataOfTable(path) if STRATUM in columns_of_it else None
    texts: dict[str, list[TextArray]] = {name: [] for name in ("chrom", "snp", "a1", "a2")}
    pos: list[IntArray] = []
    counts: list[CountArray] = []
    squares: list[IntArray] = []
    totals: IntArray | None = None
    kind = np.dtype(np.int32 if steps == 1 else np.int64)
    for first, columns in column_blocks(
        path, len(columns_of_it), separator="\t", what=Phrase("a SNP"), skip=2, packing="allowed", work=work
    ):
        for name, place in (("chrom", 0), ("snp", 1), ("a1", 3), ("a2", 4)):
            _refuse_gaps(columns[place], path, first, name)
            keep = str if name == "snp" else sys.intern
            texts[name].append(np.array(list(map(keep, read_cells(columns[place]))), dtype=object))
        pos.append(whole_numbers(columns[2], path, first, Phrase("position")))
        block = np.stack(
            [
                whole_numbers(columns[place], path, first, Phrase("count {column}", column=columns_of_it[place]))
                for place in range(first_count, len(columns_of_it))
            ],
            axis=1,
        ).reshape(-1, 2, states)
        most = MAX_PEOPLE * steps
        four = block[..., : MISSING + 1]
        sums = four.sum(axis=2) if block.max() <= most else np.full((len(block), 2), most + steps)
        if steps > 1:
            sums = np.where(four[..., MISSING] % steps == 0, sums, most + steps)  # a person is called or not
            above = (block[..., SQUARES] > four[..., :MISSING].sum(axis=2)).any(axis=1)
            if above.any():
                raise InvalidInput("table.squares", path=path, line=first + int(np.argmax(above)))
            squares.append(block[..., SQUARES])
            sums = np.where(sums % steps == 0, sums // steps, MAX_PEOPLE + 1)
        if strata is not None:
            strata.add(read_cells(columns[len(_NAMES)]), sums, first)
        elif totals is None:
            totals = sums[0]
        if totals is not None:
            _check_totals(sums, totals, path, first)
        counts.append(block[..., :MISSING].astype(kind))
        work.progress(mark("Reading the table"), first + len(block), first + len(block))
    if not pos:
        raise InvalidInput("table.no-snp", path=path)
    found = read_only(np.concatenate(counts), kind)
    variants = Variants(pos=np.concatenate(pos), **{name: np.concatenate(parts) for name, parts in texts.items()})
    if strata is not None:
        tables = strata.tables(found, variants, steps, np.concatenate(squares) if squares else None)
        return TableFile(tables=tables, strata=strata.names, is_called=is_called, cases_found=cases_found)
    assert totals is not None
    n_cases, n_controls = map(int, totals)
    tables = GenotypeTables(
        counts=found,
        variants=variants,
        n_cases=n_cases,
        n_controls=n_controls,
        steps=steps,
        squares=np.concatenate(squares)[:, None] if squares else None,
    )
    return TableFile(tables=tables, is_called=is_called, cases_found=cases_found)


def _refuse_gaps(column: tuple[str, ...], path: Path, first: int, name: str) -> None:
    if not all(column):
        raise InvalidInput("table.empty-cell", path=path, line=first + column.index(""), column=name)


def _check_totals(sums: IntArray, totals: IntArray, path: Path, first: int) -> None:
    wrong = np.flatnonzero((sums != totals).any(axis=1) | (sums > MAX_PEOPLE).any(axis=1))
    if len(wrong):
        raise InvalidInput("table.group-sizes", path=path, line=first + int(wrong[0]))


def open_tables(path: Path, *, work: Work = UNWATCHED) -> HeldStudy:
    """Open a genotype table as a study without people.  Raises InvalidInput."""
    file = read_tables(path, work=work)
    tables = file.tables
    return HeldStudy(
        format_name=FORMAT_NAME,
        path=path,
        variants=tables.variants,
        people=None,
        n_cases=tables.n_cases,
        n_controls=tables.n_controls,
        calls=calls_of_tables(tables),
        steps=tables.steps,
        strata=file.strata,
        cells=tables.sizes.cells if file.strata else (),
        is_called=file.is_called,
    )


def calls_of_tables(tables: GenotypeTables) -> CountArray:
    """Counts with those of missing calls beside them, int32 (n_snps, 2K, 4), as ``Study.count_calls`` has them; int64, in steps and
    with squares where there are more than one."""
    parts = tables.counts if tables.by_stratum is None else tables.by_stratum
    counts, kind = parts.reshape(tables.n_snps, -1, 3), parts.dtype
    missing = np.array(tables.sizes.cells, dtype=kind) * kind.type(tables.steps) - counts.sum(axis=2, dtype=kind)
    columns = [counts, missing[..., None]]
    if tables.steps > 1:
        if tables.squares is None:
            raise ValueError("tables of probabilities need their squares")
        columns.append(tables.squares.reshape(tables.n_snps, -1, 1))
    return np.concatenate(columns, axis=2)


def encode_tables(
    tables: GenotypeTables, strata: Sequence[str] = (), *, is_called: bool = False, cases_found: bool = False
) -> Iterator[bytes]:
    """The genotype table as text, in pieces.  ``tables``: with missing calls as they are, none filled; ``is_called``,
    ``cases_found``: see :class:`TableFile`.

    ``strata``: the names of the strata, where there are any; each SNP then has a line for each.
    """
    first_line = _first_line(tables.steps, is_called, cases_found)
    if strata:
        yield f"{first_line}\n{_header(tables.steps, strata=True)}\n".encode()
        yield from encode_strata(calls_of_tables(tables), tables.variants, strata)
        return
    yield f"{first_line}\n{_header(tables.steps, strata=False)}\n".encode()
    variants = tables.variants
    lines = CountLines(max(tables.n_cases, tables.n_controls) * tables.steps)
    for first in range(0, tables.n_snps, _ROWS_PER_PIECE):
        part = slice(first, first + _ROWS_PER_PIECE)
        calls = calls_of_tables(tables.take(part))
        yield lines.encoded(variants.take(part), calls.reshape(len(calls), -1))


def packed_if_gz(path: Path, pieces: Iterable[bytes]) -> Iterator[bytes]:
    """``pieces`` compressed when the name ends in ``.gz``; the same input always gives the same bytes (no time, no name)."""
    if path.suffix.lower() != ".gz":
        yield from pieces
        return
    stream = zlib.compressobj(level=6, wbits=31)
    for piece in pieces:
        yield stream.compress(piece)
    yield stream.flush()


def _open(
    path: Path,
    *,
    status: StatusSource,
    strata: StratumLabels | None = None,
    lists: PeopleLists | None = None,
    work: Work = UNWATCHED,
) -> HeldStudy:
    if status.size_is_secret and _beginning(path)[-1]:
        raise InvalidInput("table.cases-found", path=path)
    return open_tables(path, work=work)


TABLE = StudyFormat(
    name="table",
    title=FORMAT_NAME,
    offered=mark("a genotype table (.tsv or .tsv.gz)"),
    endings=(".tsv", ".tsv.gz"),
    open=_open,
    beginning=(SIGNATURE.encode(), TRAIT_SIGNATURE.encode()),
    has_people=False,
)
