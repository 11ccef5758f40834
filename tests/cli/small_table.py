"""A study of four SNPs as a table of counts."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.study.formats.tsv import FIRST_LINE, HEADER

FIRST = f"{FIRST_LINE}\n{HEADER}\n"
ROWS = [(30, 15, 5, 10, 20, 30), (50, 0, 0, 60, 0, 0), (20, 20, 10, 25, 23, 12), (0, 0, 50, 60, 0, 0)]


def small_table(path: Path) -> Path:
    """Written to ``path``; nobody misses a call."""
    lines = [
        f"{i + 1}\trs{i}\t{100 * i}\tA\tG\t" + "\t".join(map(str, (*row[:3], 0, *row[3:], 0))) + "\n"
        for i, row in enumerate(ROWS)
    ]
    path.write_text(FIRST + "".join(lines), encoding="utf-8")
    return path
