"""Genotype-table TSV: counts of every SNP, without people.  Compressed when the name ends in ``.gz``."""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.base.text_files import column_blocks, read_lines, whole_numbers
from gwasprivacy.study.formats.counts_in_memory import HeldStudy
from gwasprivacy.study.formats.opened_study import require_both_groups
from gwasprivacy.study.formats.study_format import StudyFormat
from gwasprivacy.study.tables import MAX_PEOPLE, CountArray, GenotypeTables, IntArray, TextArray, Variants, read_only

FORMAT_NAME = mark("genotype table")
COLUMNS = (
    *("chrom", "snp", "pos", "a1", "a2"),
    *("case_0", "case_1", "case_2", "control_0", "control_1", "control_2"),
)
HEADER = "\t".join(COLUMNS)
_ROWS_PER_PIECE = 20_000


def read_tables(path: Path, *, progress: Progress = NO_PROGRESS, cancel: Cancel = NEVER_CANCELLED) -> GenotypeTables:
    """Read a genotype table.  Counts must be whole numbers ≥ 0, and each group's total the same at every SNP.

    Raises InvalidInput with the line, without quoting a count.
    """
    header = next(read_lines(path, gzip="allowed"), (1, ""))[1]
    if header != HEADER:
        raise InvalidInput(
            "{path}, line 1: not the header of a genotype table.",
            code="table.header",
            remedy=Remedy.TABLE_HEADER,
            path=path,
            columns=" ".join(COLUMNS),
        )
    texts: dict[str, list[TextArray]] = {name: [] for name in ("chrom", "snp", "a1", "a2")}
    pos: list[IntArray] = []
    counts: list[CountArray] = []
    totals: IntArray | None = None
    for first, columns in column_blocks(
        path, len(COLUMNS), separator="\t", what="a SNP", skip=1, gzip="allowed", cancel=cancel
    ):
        for name, place in (("chrom", 0), ("snp", 1), ("a1", 3), ("a2", 4)):
            _refuse_gaps(columns[place], path, first, name)
            keep = str if name == "snp" else sys.intern
            texts[name].append(np.array(list(map(keep, columns[place])), dtype=object))
        pos.append(whole_numbers(columns[2], path, first, "position"))
        block = np.stack(
            [whole_numbers(columns[5 + k], path, first, f"count {COLUMNS[5 + k]}") for k in range(6)], axis=1
        ).reshape(-1, 2, 3)
        sums = block.sum(axis=2) if block.max() <= MAX_PEOPLE else np.full((len(block), 2), MAX_PEOPLE + 1)
        if totals is None:
            totals = sums[0]
        _check_totals(sums, totals, path, first)
        counts.append(block.astype(np.int32))
        progress(mark("Reading the table"), first + len(block), first + len(block))
    if totals is None:
        raise InvalidInput(
            "{path} has a header but no SNP.", code="table.no-snp", remedy=Remedy.IS_THE_FILE_COMPLETE, path=path
        )
    require_both_groups(int(totals[0]), int(totals[1]), path)
    return GenotypeTables(
        counts=read_only(np.concatenate(counts), np.int32),
        variants=Variants(pos=np.concatenate(pos), **{name: np.concatenate(parts) for name, parts in texts.items()}),
        n_cases=int(totals[0]),
        n_controls=int(totals[1]),
    )


def _refuse_gaps(column: tuple[str, ...], path: Path, first: int, name: str) -> None:
    if not all(column):
        raise InvalidInput(
            "{path}, line {line}: the column {column} is empty.",
            code="table.empty-cell",
            remedy=Remedy.FILL_IT_IN,
            path=path,
            line=first + column.index(""),
            column=name,
        )


def _check_totals(sums: IntArray, totals: IntArray, path: Path, first: int) -> None:
    wrong = np.flatnonzero((sums != totals).any(axis=1) | (sums > MAX_PEOPLE).any(axis=1))
    if len(wrong):
        raise InvalidInput(
            "{path}, line {line}: the numbers of cases and controls differ from those of the first SNP.",
            code="table.group-sizes",
            remedy=Remedy.EVERY_CALL,
            path=path,
            line=first + int(wrong[0]),
        )


def open_tables(path: Path, *, progress: Progress = NO_PROGRESS, cancel: Cancel = NEVER_CANCELLED) -> HeldStudy:
    """Open a genotype table as a study without people, in which nothing is missing any more.  Raises InvalidInput."""
    tables = read_tables(path, progress=progress, cancel=cancel)
    return HeldStudy(
        format_name=FORMAT_NAME,
        path=path,
        variants=tables.variants,
        people=None,
        n_cases=tables.n_cases,
        n_controls=tables.n_controls,
        calls=np.concatenate([tables.counts, np.zeros((tables.n_snps, 2, 1), np.int32)], axis=2),
        notes=(mark("A genotype table does not say which calls were missing and how they were filled."),),
    )


def encode_tables(tables: GenotypeTables) -> Iterator[bytes]:
    """The genotype table as text, in pieces."""
    yield f"{HEADER}\n".encode()
    for first in range(0, tables.n_snps, _ROWS_PER_PIECE):
        part = slice(first, first + _ROWS_PER_PIECE)
        variants = tables.variants
        rows = zip(
            *(
                column[part].tolist()
                for column in (variants.chrom, variants.snp, variants.pos, variants.a1, variants.a2)
            ),
            *tables.counts[part].reshape(-1, 6).T.tolist(),
            strict=True,
        )
        yield "".join("\t".join(map(str, row)) + "\n" for row in rows).encode()


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
    path: Path, *, phenotype: Path | None, phenotype_name: str | None, leave_out: bool = False,
    progress: Progress = NO_PROGRESS, cancel: Cancel = NEVER_CANCELLED,
) -> HeldStudy:  # fmt: skip
    return open_tables(path, progress=progress, cancel=cancel)


TABLE = StudyFormat(
    name="table",
    title=FORMAT_NAME,
    offered=mark("a genotype table (.tsv or .tsv.gz)"),
    endings=(".tsv", ".tsv.gz"),
    open=_open,
    beginning=b"chrom\tsnp\t",
    has_people=False,
)
