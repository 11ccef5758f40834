"""Texts in the cells of tables that people open in a spreadsheet, which takes what begins with = + - @ for a formula.

A text that begins so, and is no number, gets an apostrophe in front, as spreadsheets themselves write "this is text".  A
lone sign stays: an allele may be "-", and that computes nothing.
"""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Iterable, Sequence

BEGINNINGS = frozenset("'=+-@\t\r")
"""First letters of what may be a formula, or has an apostrophe already."""
_FORMULA = re.compile(r"'*[=+\-@\t\r]", re.DOTALL)


def is_formula(text: str) -> bool:
    """Whether a spreadsheet may compute ``text``, or what is left of it without apostrophes in front."""
    return len(text) > 1 and _FORMULA.match(text) is not None and not _is_number(text)


def cell(value: object) -> str:
    """``value`` as a cell's text; numbers stay numbers.  :func:`read_cell` gives the same text back."""
    text = str(value)
    return f"'{text}" if is_formula(text) else text


def cells(column: Iterable[str]) -> list[str]:
    """A column of texts as cells; quick, since hardly any text needs more than a look at its first letter."""
    return [cell(text) if text[:1] in BEGINNINGS else text for text in column]


def csv_text(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table of cells as CSV; None is an empty one."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerows(["" if value is None else cell(value) for value in row] for row in (header, *rows))
    return out.getvalue()


def read_cells(column: Iterable[str]) -> tuple[str, ...]:
    """A column of texts that :func:`cells` wrote."""
    return tuple(read_cell(text) if text[:1] == "'" else text for text in column)


def read_cell(text: str) -> str:
    """The text that :func:`cell` wrote."""
    return text[1:] if text.startswith("'") and is_formula(text[1:]) else text


def _is_number(text: str) -> bool:
    try:
        return (math.isfinite(float(text)) and "_" not in text) or text in ("-inf", "+inf", "-nan", "+nan")
    except ValueError:
        return False
