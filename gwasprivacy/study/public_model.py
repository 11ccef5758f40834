"""A public model of the phenotype: what is expected of each person by figures fixed beforehand, and what is left of that person's own phenotype.

Coefficients are a registry's or an earlier paper's, never fitted on this study, so what is left follows from one record and from public numbers: a
weight that is fixed beforehand (docs/theory/weighted-total-variation.md), which protects phenotype and covariates too.

*A model's table* has a header ``term coefficient``, then ``intercept``; ``age`` (a number times the coefficient); ``age^2`` (its square); ``sex=F``
(for whoever has this label); ``age@50``: what is expected at 50, with straight lines between such places and nothing new beyond them, by which
somebody belongs in part to each of two neighbouring strata.  Messages give a person's line, never an identifier or a value.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import quoted
from gwasprivacy.base.text_files import read_lines
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.people_table import read_people_table
from gwasprivacy.study.phenotype import MISSING_CODES, columns_of_people

FloatArray = npt.NDArray[np.float64]

COLUMN = "residual"
MOST_TERMS = 200
INTERCEPT = "intercept"
_TERM = re.compile(r"(?P<name>[^\s=@^]+)(?:(?P<square>\^2)|=(?P<label>\S+)|@(?P<knot>\S+))?")


class Predicts(Enum):
    """What the coefficients add up to."""

    LOG_ODDS = "log-odds"
    SHARE = "share"
    TRAIT = "trait"

    @property
    def is_of_cases(self) -> bool:
        return self is not Predicts.TRAIT

    @property
    def words(self) -> str:
        """What is expected of a person, in the source language."""
        return _WORDS[self]


_WORDS = {
    Predicts.LOG_ODDS: mark("the log odds of being a case (logistic regression)"),
    Predicts.SHARE: mark("the share of cases"),
    Predicts.TRAIT: mark("the trait’s value"),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicModel:
    """``numbers``, ``squares``: coefficients by column; ``labels``: by column and label; ``knots``: by column, places in order and what is
    expected there."""

    path: Path
    intercept: float = 0.0
    numbers: Mapping[str, float] = field(default_factory=dict)
    squares: Mapping[str, float] = field(default_factory=dict)
    labels: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    knots: Mapping[str, tuple[tuple[float, float], ...]] = field(default_factory=dict)

    @property
    def columns(self) -> tuple[str, ...]:
        """Those of the file of covariates that it needs, in one order."""
        return tuple(dict.fromkeys((*self.numbers, *self.squares, *self.labels, *self.knots)))

    def expected(self, covariates: Mapping[str, str], wrong: InvalidInput) -> float | None:
        """What the coefficients add up to for one person; None where a covariate is missing.  Raises ``wrong`` for text in place of a number."""
        if any(covariates[name].lower() in MISSING_CODES for name in self.columns):
            return None
        found = self.intercept
        for name, coefficient in self.numbers.items():
            found += coefficient * _person_number(covariates[name], wrong)
        for name, coefficient in self.squares.items():
            found += coefficient * _person_number(covariates[name], wrong) ** 2
        for name, of in self.labels.items():
            found += of.get(covariates[name], 0.0)
        for name, places in self.knots.items():
            at, values = zip(*places, strict=True)
            found += float(np.interp(_person_number(covariates[name], wrong), at, values))
        return found


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class LeftOver:
    """What is left of everybody's phenotype: private.  ``values``: NaN where phenotype or a covariate is missing."""

    fid: tuple[str, ...]
    iid: tuple[str, ...]
    values: FloatArray

    def __post_init__(self) -> None:
        freeze(self)

    def __repr__(self) -> str:  # never anybody's name in a log
        return f"LeftOver(n={len(self.iid)})"

    @property
    def n_missing(self) -> int:
        return int(np.isnan(self.values).sum())

    def text(self) -> str:
        """A file of values as ``release --trait`` takes it."""
        cells = ("NA" if math.isnan(value) else f"{value:.6f}" for value in self.values.tolist())
        lines = ["\t".join(each) for each in zip(self.fid, self.iid, cells, strict=True)]
        return "\n".join(["\t".join(("FID", "IID", COLUMN)), *lines, ""])


def read_model(path: Path, *, work: Work = UNWATCHED) -> PublicModel:
    """Read a model's table.  Raises InvalidInput with the line."""
    terms: dict[str, float] = {}
    parts: list[tuple[re.Match[str], float, int]] = []
    header: list[str] = []
    for number, line in read_lines(path, work=work):
        fields = line.split()
        if not fields:
            continue
        if not header:
            header = [name.lower().lstrip("#") for name in fields]
            if header != ["term", "coefficient"]:
                raise InvalidInput("model.header", path=path, line=number)
            continue
        value = _number(fields[1]) if len(fields) == 2 else None
        matched = _TERM.fullmatch(fields[0])
        if value is None or matched is None:
            raise InvalidInput("model.line", path=path, line=number)
        if fields[0] in terms:
            raise InvalidInput("model.twice", path=path, line=number, term=quoted(fields[0]))
        terms[fields[0]] = value
        parts.append((matched, value, number))
    if not 0 < len(terms) <= MOST_TERMS:
        raise InvalidInput("model.terms", path=path, most=MOST_TERMS)
    return _model(path, parts)


def _model(path: Path, parts: Sequence[tuple[re.Match[str], float, int]]) -> PublicModel:
    numbers: dict[str, float] = {}
    squares: dict[str, float] = {}
    labels: dict[str, dict[str, float]] = {}
    knots: dict[str, dict[float, float]] = {}
    intercept = 0.0
    for matched, value, line in parts:
        name, label, knot = matched["name"], matched["label"], matched["knot"]
        if matched["square"]:
            squares[name] = value
        elif label is not None:
            labels.setdefault(name, {})[label] = value
        elif knot is not None:
            at = _number(knot)
            if at is None or at in knots.get(name, {}):
                raise InvalidInput("model.line", path=path, line=line)
            knots.setdefault(name, {})[at] = value
        elif name == INTERCEPT:
            intercept = value
        else:
            numbers[name] = value
        as_label, as_number = name in labels, name in numbers or name in squares or name in knots
        if as_label and as_number:
            raise InvalidInput("model.two-kinds", path=path, line=line, name=quoted(name))
    places = {name: tuple(sorted(of.items())) for name, of in knots.items()}
    return PublicModel(path=path, intercept=intercept, numbers=numbers, squares=squares, labels=labels, knots=places)


def left_over(
    phenotypes: Path,
    model: PublicModel,
    predicts: Predicts,
    *,
    column: str | None = None,
    case_code: CaseCode | None = None,
    covariates: Path | None = None,
    work: Work = UNWATCHED,
) -> LeftOver:
    """Everybody's phenotype in ``phenotypes`` less what the model expects of them.

    Of cases and controls, ``case_code`` says what means a case; a case is 1, a control 0, so that what is left is between −1 and 1.  Missing (NaN) where
    the phenotype or a covariate is; whoever lacks a line of ``covariates`` lacks all.  One person at a time: nobody else's record changes a value.
    Raises InvalidInput.
    """
    if predicts.is_of_cases and case_code is None:
        raise InvalidInput("model.case-code", path=phenotypes)
    if model.columns and covariates is None:
        raise InvalidInput("model.no-covariates", path=model.path, columns=model.columns[:8])
    fid, iid, texts, line_of = _phenotypes(phenotypes, column, work)
    cells: list[list[str]] = []
    lines = [0] * len(iid)
    if covariates is not None and model.columns:
        cells, lines = columns_of_people(covariates, fid, iid, model.columns, work=work)
    values = np.full(len(iid), math.nan)
    for row, text in enumerate(texts):
        if row % 4096 == 0:
            work.check()
        own = _own(text, predicts, case_code)
        if own is None:
            raise InvalidInput("model.phenotype", path=phenotypes, line=line_of[row])
        wrong = InvalidInput("model.not-a-number", path=covariates, line=lines[row])
        person = {name: of[row] for name, of in zip(model.columns, cells, strict=True)}
        expected = model.expected(person, wrong)
        if expected is None or math.isnan(own):
            continue
        if predicts is Predicts.LOG_ODDS:
            expected = 1 / (1 + math.exp(-max(-700.0, min(700.0, expected))))
        elif predicts is Predicts.SHARE:
            expected = max(0.0, min(1.0, expected))
        values[row] = own - expected
    return LeftOver(fid=tuple(fid), iid=tuple(iid), values=values)


def _phenotypes(path: Path, column: str | None, work: Work) -> tuple[list[str], list[str], list[str], list[int]]:
    """FID, IID, phenotype and line of everybody in a phenotype file, or in a ``.fam``, whose sixth column it is."""
    if path.suffix.lower() == ".fam" and column is None:
        rows = [(number, line.split()) for number, line in read_lines(path, work=work) if line.strip()]
        for number, fields in rows:
            if len(fields) != 6:
                raise InvalidInput("model.fam", path=path, line=number)
        fid, iid, values = ([fields[place] for _, fields in rows] for place in (0, 1, 5))
        return fid, iid, values, [number for number, _ in rows]
    table = read_people_table(path, remedy="phenotype-lines", work=work)
    fid = ["0" if line.family is None else line.family for line in table.lines]
    iid = [line.person for line in table.lines]
    (texts,), line_of = columns_of_people(path, fid, iid, (column,), work=work)
    return fid, iid, texts, line_of


def _own(text: str, predicts: Predicts, code: CaseCode | None) -> float | None:
    """The phenotype as a number; NaN where it is missing, None where it is none."""
    if predicts.is_of_cases:
        case, control, missing = ("1", "0", "") if code is CaseCode.ONE else ("2", "1", "0")
        if text in (case, control):
            return float(text == case)
        return math.nan if text == missing or text.lower() in MISSING_CODES else None
    return math.nan if text.lower() in MISSING_CODES else _number(text)


def _number(text: str) -> float | None:
    """A finite decimal number; None for anything else."""
    if not set(text.lower()) <= set("0123456789+-.e"):
        return None
    try:
        found = float(text)
    except ValueError:
        return None
    return found if math.isfinite(found) and abs(found) <= 1e12 else None


def _person_number(text: str, wrong: InvalidInput) -> float:
    found = _number(text)
    if found is None:
        raise wrong
    return found
