"""What a figure is: lines in panels for the picture, rows for the CSV, and how the paper's statements about it fared."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from scipy.special import ndtri

from gwasprivacy.base.table_cells import cell

_ERROR = 0.05  # of a verdict, over all comparisons of its statement together
_ROUNDING = 1e-9  # of exact probabilities
_FEW = 6  # comparisons that a sentence lists


@dataclass(frozen=True, slots=True, kw_only=True)
class Series:
    """One line: ``error`` is the standard error of y, None where there is none.  ``colour``: attacker, any_attacker,
    no_privacy or other."""

    label: str
    x: tuple[float, ...]
    y: tuple[float, ...]
    error: tuple[float, ...] | None = None
    colour: str = "other"
    dashed: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """Lines on one pair of axes.  The same label means the same line in every panel of a figure."""

    x_label: str
    y_label: str
    series: tuple[Series, ...]


class Verdict(StrEnum):
    """How a statement of the paper fared here."""

    HOLDS = "holds"
    FAILS = "does not hold"
    OPEN = "is not decided by these studies"


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """One place where a statement can be checked: ``difference`` ± ``standard_error``, positive where the paper is right."""

    where: str
    difference: float
    standard_error: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Statement:
    """What the paper says of a figure, in our words, and the comparisons that decide whether it holds here.

    ``or_equal``: the paper claims "at most" or "at least", so that a difference of 0 agrees with it.
    """

    claim: str
    comparisons: tuple[Comparison, ...]
    or_equal: bool = False

    @property
    def z(self) -> float:
        """How many standard errors decide one comparison, so that all of them err with 5 % together."""
        return float(ndtri(1 - _ERROR / 2 / len(self.comparisons)))

    def verdict_of(self, comparison: Comparison) -> Verdict:
        margin = self.z * comparison.standard_error + _ROUNDING
        if comparison.difference < -margin:
            return Verdict.FAILS
        if comparison.difference > margin or (self.or_equal and comparison.standard_error <= _ROUNDING):
            return Verdict.HOLDS
        return Verdict.OPEN

    @property
    def verdict(self) -> Verdict:
        """It fails where one comparison says so; it holds where none does and at least one agrees."""
        found = {self.verdict_of(each) for each in self.comparisons}
        return next(each for each in (Verdict.FAILS, Verdict.HOLDS, Verdict.OPEN) if each in found)

    @property
    def short(self) -> str:
        """For the caption."""
        return f"{self.claim}: {self.verdict.value}{self._how_often()}."

    def _how_often(self) -> str:
        every = [self.verdict_of(each) for each in self.comparisons]
        if self.verdict is Verdict.OPEN or len(set(every)) == 1:
            return ""
        words = {Verdict.HOLDS: "as stated", Verdict.FAILS: "the other way round", Verdict.OPEN: "within the error"}
        parts = [f"{words[each]} at {every.count(each)}" for each in words if each in every]
        return f" ({', '.join(parts)} of {len(every)} points)"

    @property
    def evidence(self) -> str:
        """The claim, the verdict, and the differences behind it: all of a few, of many those against it or the extremes."""
        if all(abs(each.difference) <= 2 * _ROUNDING for each in self.comparisons):
            return self.short
        shown = self.comparisons
        if len(shown) > _FEW:
            against = tuple(each for each in shown if self.verdict_of(each) is Verdict.FAILS)
            ordered = sorted(shown, key=lambda each: each.difference)
            shown = against or (ordered[0], ordered[-1])
        details = "; ".join(
            f"{each.where}: {each.difference:+.3f}"
            + (f" ± {each.standard_error:.3f}" if each.standard_error > 0 else "")
            for each in shown
        )
        words = "Difference" if len(shown) == len(self.comparisons) else "The differences that count"
        return f"{self.short} {words} (positive where the paper is right) ± standard error: {details}."


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A figure's data.  ``key``: the number in the paper, or a name of our own.

    ``columns`` and ``rows``: the CSV, one row a point with every parameter of it; None is an empty cell.
    ``statements``: the paper's, with their verdicts here.  ``caption`` has both what is drawn and the verdicts.
    """

    key: str
    title: str
    panels: tuple[Panel, ...]
    note: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str | float | None, ...], ...]
    statements: tuple[Statement, ...] = ()

    @property
    def is_the_papers(self) -> bool:
        return self.key.isdigit()

    @property
    def name(self) -> str:
        """Of its files."""
        return figure_name(self.key)

    @property
    def heading(self) -> str:
        return f"Figure {self.key}. {self.title}" if self.is_the_papers else self.title

    @property
    def caption(self) -> str:
        return " ".join((self.note, *(statement.short for statement in self.statements)))

    def to_csv(self) -> str:
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(self.columns)
        for row in self.rows:
            writer.writerow([_written(value) for value in row])
        return text.getvalue()


def _written(value: str | float | None) -> str:
    if value is None:
        return ""
    return f"{value:.10g}" if isinstance(value, float) else cell(value)


def figure_name(key: str) -> str:
    """What a figure's files are called: the paper's by their number, ours by their name."""
    return f"figure-{key}" if key.isdigit() else key


STATEMENT_COLUMNS = ("figure", "statement", "verdict", "where", "difference", "standard_error", "verdict_there")


def statements_csv(figures: Sequence[Figure]) -> str:
    """Every comparison behind every verdict; ``difference`` is positive where the paper is right."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(STATEMENT_COLUMNS)
    for figure in figures:
        for statement in figure.statements:
            for each in statement.comparisons:
                writer.writerow(
                    [
                        cell(figure.key),
                        cell(statement.claim),
                        statement.verdict.value,
                        cell(each.where),
                        f"{each.difference:.10g}",
                        f"{each.standard_error:.10g}",
                        statement.verdict_of(each).value,
                    ]
                )
    return text.getvalue()
