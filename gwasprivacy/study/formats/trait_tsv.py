"""Trait-table TSV: people and sums of a trait by genotype, and by stratum, without people.  Compressed when the name ends in ``.gz``.

Its first line says what was counted: the public range, what is subtracted, and sums over everybody that no SNP's line tells.
"""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.table_cells import cells, read_cells
from gwasprivacy.base.text_files import byte_chunks, column_blocks, read_lines, whole_numbers
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.opened_study import MISSING, SQUARES
from gwasprivacy.study.formats.strata_in_tables import StrataOfTable
from gwasprivacy.study.formats.tsv import STRATUM, TRAIT_SIGNATURE
from gwasprivacy.study.imputation import STEPS as PROBABILITY_STEPS
from gwasprivacy.study.sizes import MAX_PEOPLE, TraitSizes, whole_steps
from gwasprivacy.study.summed_groups import SummedGroups
from gwasprivacy.study.tables import TextArray, Variants
from gwasprivacy.study.trait import STEPS, Trait
from gwasprivacy.study.trait_tables import LARGEST_WEIGHTS, TraitTables, numerators

FORMAT_NAME = mark("trait table")
FIRST_LINE = f"{TRAIT_SIGNATURE}1"
_PUBLIC = ("chrom", "snp", "pos", "a1", "a2")
_COUNTS = (
    *(f"people_{copies}" for copies in range(3)),
    *(f"steps_{copies}" for copies in range(3)),
    *("people_missing", "steps_missing", "people_missing_above", "steps_missing_above"),
)
_SQUARES = "dosage_squares"
COLUMNS = (*_PUBLIC, *_COUNTS)
"""``steps_g``: Σ y over the called people with g copies of a1, y in whole steps of the range; ``steps_missing``: over people
without a call, ``…_above``: over those of them above what is subtracted.  Of genotype probabilities all but the last two are in steps of
these, ``genotype_steps`` a person, which the first line tells, and ``dosage_squares`` is Σ (d − 1)² of the dosages d."""
_ROWS_PER_PIECE = 20_000
_NUMBER = re.compile(r"0|[1-9][0-9]{0,17}")


def _columns(steps: int, strata: bool) -> tuple[str, ...]:
    return (*_PUBLIC, *((STRATUM,) if strata else ()), *_COUNTS, *((_SQUARES,) if steps > 1 else ()))


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TraitTableFile:
    """A trait table as it was read.  ``trait``: its public range and what is subtracted, and ``centres`` of strata by name.

    ``calls``: people and Σ y by group and call as ``TraitStudy.count_traits`` has them; only of people without a call is it known
    who is above what is subtracted, and the others are all counted as above.  ``summed``: over everybody.  ``steps``, ``is_called``: as a study's.
    """

    trait: Trait
    centres: Mapping[str, float]
    variants: Variants
    calls: IntArray
    summed: SummedGroups
    strata: tuple[str, ...]
    steps: int
    is_called: bool

    def __post_init__(self) -> None:
        freeze(self)

    @property
    def head(self) -> tuple[object, ...]:
        """What tables of one study have in common, whatever their SNPs."""
        return (
            self.trait.low,
            self.trait.high,
            self.summed.centres,
            self.summed.squares,
            self.summed.everybody.tolist(),
            self.strata,
            self.steps,
            self.is_called,
        )


def encode_trait_tables(
    tables: TraitTables,
    trait: Trait,
    summed: SummedGroups,
    missing_above: IntArray,
    strata: Sequence[str] = (),
    *,
    is_called: bool = False,
) -> Iterator[bytes]:
    """The tables as text, in pieces; the first line says what a step is, from how many of them scores count (the public centre, of
    each stratum, or own means), and what is summed over everybody.  ``missing_above``: as ``CountedTraits`` has it.  ``strata``: their
    names, which get a column of their own and a row each at every SNP; () of a study without, and only of one."""
    names, a_person = list(cells(np.array(strata, dtype=object))), tables.genotype_steps
    centres = tables.sizes.centres
    subtracted = "own-mean" if centres is None else ",".join(map(str, whole_steps(centres, tables.steps)))
    above = ",".join(f"{people}:{value}" for people, value in summed.everybody[: summed.n_strata].tolist())
    said = {
        "low": repr(trait.low),
        "high": repr(trait.high),
        "steps": tables.steps,
        "centre": subtracted,
        "squares": summed.squares,
        "above": above,
        **({"genotype_steps": a_person} if a_person > 1 else {}),
        **({"sites": "called"} if is_called else {}),
    }
    first = "\t".join((FIRST_LINE, *(f"{name}={value}" for name, value in said.items())))
    yield f"{first}\n{chr(9).join(_columns(a_person, bool(names)))}\n".encode()
    rest = tables.totals * a_person - tables.sums.sum(axis=2)
    without = np.stack([tables.missing * a_person, rest], axis=2)
    squares = [] if tables.squares is None else [tables.squares[:, :, None]]
    numbers = np.concatenate([tables.counts, tables.sums, without, missing_above, *squares], axis=2)
    variants = tables.variants
    for start in range(0, tables.n_snps, _ROWS_PER_PIECE):
        part = slice(start, start + _ROWS_PER_PIECE)
        texts = (variants.chrom, variants.snp, variants.pos.astype(str), variants.a1, variants.a2)
        snps = zip(*(cells(column[part]) for column in texts), strict=True)
        yield "".join(
            "\t".join((*snp, *label, *map(str, row))) + "\n"
            for snp, of_strata in zip(snps, numbers[part].tolist(), strict=True)
            for label, row in zip([[name] for name in names] or [[]], of_strata, strict=True)
        ).encode()


def is_trait_table(path: Path) -> bool:
    """Whether a file begins as a trait table does."""
    try:
        return path.is_file() and next(byte_chunks(path, "allowed"), b"").startswith(TRAIT_SIGNATURE.encode())
    except InvalidInput:
        return False


def trait_of_table(path: Path) -> tuple[Trait, Mapping[str, float]]:
    """The trait that a trait table was counted with, and the centres of its strata by name; its lines are not checked.
    Raises InvalidInput."""
    head = _Head.of(path)
    lines = itertools.islice(read_lines(path, packing="allowed"), 2, 2 + len(head.above))
    rows = [line.split("\t") for _, line in lines]
    names = [read_cells([row[len(_PUBLIC)]])[0] for row in rows if STRATUM in head.columns and len(row) > len(_PUBLIC)]
    return head.trait(path), head.centres_by_name(names)


def read_trait_tables(path: Path, *, work: Work = UNWATCHED) -> TraitTableFile:
    """Read a trait table.  Numbers must be those of one study of people with values in the range; InvalidInput with the line otherwise,
    without quoting a number."""
    head = _Head.of(path)
    steps, names = head.steps, head.columns
    n_first = len(names) - len(_COUNTS) - (steps > 1)
    strata = StrataOfTable(path, STEPS) if STRATUM in names else None
    texts: dict[str, list[TextArray]] = {name: [] for name in ("chrom", "snp", "a1", "a2")}
    pos: list[IntArray] = []
    found: list[IntArray] = []
    totals: IntArray | None = None
    for first, columns in column_blocks(
        path, len(names), separator="\t", what=Phrase("a SNP"), skip=2, packing="allowed", work=work
    ):
        for name, place in (("chrom", 0), ("snp", 1), ("a1", 3), ("a2", 4)):
            if not all(columns[place]):
                raise InvalidInput("table.empty-cell", path=path, line=first + columns[place].index(""), column=name)
            texts[name].append(np.array(list(map(sys.intern, read_cells(columns[place]))), dtype=object))
        pos.append(whole_numbers(columns[2], path, first, Phrase("position")))
        block = np.stack(
            [
                whole_numbers(columns[place], path, first, Phrase("count {column}", column=names[place]))
                for place in range(n_first, len(names))
            ],
            axis=1,
        )
        _require_possible(block, steps, path, first)
        sums = np.stack([block[:, [0, 1, 2, 6]].sum(axis=1), block[:, [3, 4, 5, 7]].sum(axis=1)], axis=1) // steps
        if strata is not None:
            strata.add(read_cells(columns[len(_PUBLIC)]), sums, first)
        else:
            totals = sums[0] if totals is None else totals
            unlike = np.flatnonzero((sums != totals).any(axis=1))
            if len(unlike):
                raise InvalidInput("trait-table.totals", path=path, line=first + int(unlike[0]))
        found.append(block)
        work.progress(mark("Reading the table"), first + len(block), first + len(block))
    if not pos:
        raise InvalidInput("table.no-snp", path=path)
    variants = Variants(pos=np.concatenate(pos), **{name: np.concatenate(parts) for name, parts in texts.items()})
    numbers = np.concatenate(found)
    labels: tuple[str, ...] = ()
    if strata is None:
        assert totals is not None
        everybody = totals[None]
    else:
        labels, everybody = strata.names, strata.sums
        variants = strata.variants(variants)
    summed = head.summed(everybody, path)
    calls = _calls(numbers.reshape(len(variants), len(everybody), -1), steps)
    _require_sides(calls[:, :, MISSING] // steps, summed, path, 2)
    return TraitTableFile(
        trait=head.trait(path),
        centres=head.centres_by_name(labels),
        variants=variants,
        calls=calls,
        summed=summed,
        strata=labels,
        steps=steps,
        is_called=head.is_called,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Head:
    """What a table's first two lines say."""

    low: float
    high: float
    centre: tuple[int, ...] | None
    squares: int
    above: tuple[tuple[int, int], ...]
    steps: int
    is_called: bool
    columns: tuple[str, ...]

    @classmethod
    def of(cls, path: Path) -> _Head:
        lines = read_lines(path, packing="allowed")
        signature, *said = next(lines, (1, ""))[1].split("\t")
        if signature != FIRST_LINE and signature.startswith(TRAIT_SIGNATURE):
            raise InvalidInput("table.version", path=path)
        members = dict(part.partition("=")[::2] for part in said)
        wrong = InvalidInput("trait-table.head", path=path)
        try:
            low, high = float(members.pop("low")), float(members.pop("high"))
            centre = members.pop("centre")
            above = tuple(_pair(each) for each in members.pop("above").split(","))
            squares, y = _whole(members.pop("squares")), _whole(members.pop("steps"))
            centres = None if centre == "own-mean" else tuple(map(_whole, centre.split(",")))
        except (KeyError, ValueError):
            raise wrong from None
        steps = {None: 1, str(PROBABILITY_STEPS): PROBABILITY_STEPS}.get(members.pop("genotype_steps", None), 0)
        sites = members.pop("sites", None)
        if members or y != STEPS or not steps or sites not in (None, "called"):
            raise wrong
        if centres is not None and (len(centres) != len(above) or max(centres) > STEPS):
            raise wrong
        columns = _columns(steps, len(above) > 1)
        if next(lines, (2, ""))[1] != "\t".join(columns):
            raise InvalidInput("trait-table.columns", path=path, columns=" ".join(columns))
        return cls(
            low=low,
            high=high,
            centre=centres,
            squares=squares,
            above=above,
            steps=steps,
            is_called=sites is not None,
            columns=columns,
        )

    def trait(self, path: Path) -> Trait:
        """The range, and the centre of a study without strata."""
        alone = None if self.centre is None or len(self.centre) > 1 else self._value(self.centre[0])
        try:
            return Trait(low=self.low, high=self.high, centre=alone, own_mean=self.centre is None)
        except InvalidPlan as error:
            raise InvalidInput("trait-table.head", path=path) from error

    def centres_by_name(self, strata: Sequence[str]) -> dict[str, float]:
        """In the trait's unit; none where strata have their own means."""
        return {} if self.centre is None else dict(zip(strata, map(self._value, self.centre), strict=False))

    def _value(self, steps: int) -> float:
        return min(self.high, max(self.low, self.low + (self.high - self.low) * steps / STEPS))

    def summed(self, everybody: IntArray, path: Path) -> SummedGroups:
        """``everybody``: people and Σ y of each stratum, (K, 2)."""
        wrong = InvalidInput("trait-table.head", path=path)
        above = np.array(self.above, dtype=np.int64)
        if above.shape != everybody.shape or (above > everybody).any():
            raise wrong
        people, value = everybody.sum(axis=0).tolist()
        half = STEPS // 2
        off = value - people * half
        if people > MAX_PEOPLE or not off**2 <= people * self.squares <= (people * half) ** 2:
            raise wrong
        if self.centre is None and int(everybody[:, 0].max()) ** 2 * STEPS > LARGEST_WEIGHTS:
            raise wrong
        centres = None if self.centre is None else tuple(Fraction(each, STEPS) for each in self.centre)
        summed = SummedGroups(
            everybody=np.concatenate([above, everybody - above]), squares=self.squares, centres=centres
        )
        try:
            TraitSizes(strata=tuple(everybody[:, 0].tolist()), centres=centres)
        except ValueError:
            raise wrong from None
        _require_sides(summed.everybody[None], summed, path, 1)
        return summed


def _whole(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError("no whole number")
    return int(text)


def _pair(text: str) -> tuple[int, int]:
    people, value = text.split(":")
    return _whole(people), _whole(value)


def _require_possible(block: IntArray, steps: int, path: Path, first: int) -> None:
    """Refuse a line that no people with values in the range can have."""
    people, values = block[:, [0, 1, 2, 6]], block[:, [3, 4, 5, 7]]
    wrong = (people > MAX_PEOPLE * steps).any(axis=1) | (block[:, 8:10] > block[:, 6:8] // steps).any(axis=1)
    wrong |= (values > np.minimum(people, MAX_PEOPLE * steps) * STEPS).any(axis=1)
    for each in (people[:, :3].sum(axis=1), values[:, :3].sum(axis=1), people[:, 3], values[:, 3]):
        wrong |= each % steps != 0
    if steps > 1:
        wrong |= block[:, 10] > people[:, :3].sum(axis=1)
    if wrong.any():
        raise InvalidInput("trait-table.line", path=path, line=first + int(np.argmax(wrong)))


def _require_sides(groups: IntArray, summed: SummedGroups, path: Path, lines_before: int) -> None:
    """Refuse people counted as above what is subtracted who are not, and the other way round: ``groups`` (n, 2K, 2), people and Σ y."""
    of_person, subtracted = numerators(summed.sizes, summed.totals, STEPS)
    people, value = groups.reshape(len(groups), 2, summed.n_strata, 2).transpose(3, 1, 0, 2)
    weight = of_person * value - subtracted * people
    wrong = (
        (value > people * STEPS).any(axis=0) | (weight[0] < 0) | (weight[1] > 0) | ((weight[0] == 0) & (people[0] > 0))
    )
    if wrong.any():
        line = int(np.argmax(wrong.ravel())) + 1 + lines_before
        raise InvalidInput("trait-table.line", path=path, line=1 if lines_before == 1 else line)


def _calls(numbers: IntArray, steps: int) -> IntArray:
    """(n, K, columns) → (n, 2K, 4, 2), or of probabilities (n, 2K, 5, 2)."""
    n_snps, n_strata, _ = numbers.shape
    calls: npt.NDArray[np.int64] = np.zeros(
        (n_snps, 2, n_strata, (MISSING if steps == 1 else SQUARES) + 1, 2), np.int64
    )
    calls[:, 0, :, :MISSING, 0], calls[:, 0, :, :MISSING, 1] = numbers[..., :3], numbers[..., 3:6]
    above = numbers[..., 8:10] * steps
    calls[:, 0, :, MISSING], calls[:, 1, :, MISSING] = above, numbers[..., 6:8] - above
    if steps > 1:
        calls[:, 0, :, SQUARES, 0] = numbers[..., 10]
    return calls.reshape(n_snps, 2 * n_strata, -1, 2)
