"""The column ``stratum`` of a genotype table: every SNP has a line for each stratum, in one order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidInput, InvalidPlan
from gwasprivacy.base.table_cells import cells
from gwasprivacy.study.sizes import MAX_PEOPLE, CaseControlSizes
from gwasprivacy.study.stratum import LONGEST_NAME, MOST_STRATA, check_stratum_name
from gwasprivacy.study.tables import CountArray, GenotypeTables, Variants

_SNPS_PER_PIECE = 5_000


class StrataOfTable:
    """Collects the strata of a table while it is read: the names of the first SNP's lines, and the people of each.

    ``steps``: a trait's, whose tables have people and Σ y in the place of cases and controls."""

    def __init__(self, path: Path, steps: int = 1) -> None:
        self._path = path
        self._most = MAX_PEOPLE * steps
        self._is_known = False
        self._first_line = 0
        self._n_lines = 0
        self._sums: list[IntArray] = []
        self.names: tuple[str, ...] = ()

    def add(self, labels: Sequence[str], sums: IntArray, line: int) -> None:
        """The column of the next lines, the first on ``line``, and the cases and controls of each (of a trait people and Σ y), int64 (n, 2).

        Raises InvalidInput where the strata of a SNP are not those of the first, or not of the same people.
        """
        self._first_line = self._first_line or line
        for place, label in enumerate(labels):
            number = line + place
            if not self._is_known and label in self.names:
                self._is_known = True  # the first SNP's lines are over
            if self._is_known:
                stratum = self._n_lines % len(self.names)
                if label != self.names[stratum]:
                    raise self._wrong(number)
                if (sums[place] != self._sums[stratum]).any() or sums[place].max() > self._most:
                    if self._most > MAX_PEOPLE:
                        raise InvalidInput("trait-table.totals", path=self._path, line=number)
                    raise InvalidInput("table.group-sizes", path=self._path, line=number)
            else:
                self._learn(label, sums[place], number)
            self._n_lines += 1

    def _learn(self, label: str, sums: IntArray, number: int) -> None:
        try:
            check_stratum_name(label, "")
        except InvalidPlan as error:
            raise InvalidInput("strata.label", path=self._path, line=number, most=LONGEST_NAME) from error
        if len(self.names) == MOST_STRATA or not 0 < sums.max() <= self._most:
            raise self._wrong(number)
        self.names = (*self.names, label)
        self._sums.append(sums.copy())

    def _wrong(self, number: int) -> InvalidInput:
        return InvalidInput("table.strata", path=self._path, line=number)

    @property
    def sums(self) -> IntArray:
        """The two numbers of each stratum, int64 (K, 2)."""
        return np.array(self._sums, dtype=np.int64)

    def variants(self, lines: Variants) -> Variants:
        """The SNPs of all ``lines``, a SNP's next to each other.  Raises InvalidInput."""
        n_strata = len(self.names)
        if n_strata < 2 or len(lines) % n_strata:
            raise self._wrong(self._first_line + len(lines) - 1)
        variants = lines.take(slice(None, None, n_strata))
        for stratum in range(1, n_strata):
            others = lines.take(slice(stratum, None, n_strata))
            if others != variants:
                place = next(
                    row
                    for row in range(len(variants))
                    if others.take(slice(row, row + 1)) != variants.take(slice(row, row + 1))
                )
                raise self._wrong(self._first_line + place * n_strata + stratum)
        return variants

    def tables(
        self, counts: CountArray, lines: Variants, steps: int = 1, squares: IntArray | None = None
    ) -> GenotypeTables:
        """The tables of all lines, ``counts`` (n_lines, 2, 3), and ``squares`` (n_lines, 2) of probabilities, with ``lines``, a SNP's
        next to each other.  Raises InvalidInput."""
        n_strata = len(self.names)
        variants = self.variants(lines)
        sizes = CaseControlSizes.of_cells([int(people) for sums in self._sums for people in sums])
        if sizes.n_people > MAX_PEOPLE:
            raise self._wrong(self._first_line)
        by_stratum = (len(variants), n_strata, 2)
        return GenotypeTables.of_strata(
            counts.reshape(*by_stratum, 3),
            variants,
            sizes,
            steps,
            None if squares is None else squares.reshape(by_stratum),
        )


def encode_strata(calls: CountArray, variants: Variants, strata: Sequence[str]) -> Iterator[bytes]:
    """The lines of ``calls`` (n_snps, 2K, 4 or 5) as text, in pieces."""
    names = cells(strata)
    for first in range(0, len(variants), _SNPS_PER_PIECE):
        part = slice(first, first + _SNPS_PER_PIECE)
        places = zip(
            *(
                cells(column[part])
                for column in (variants.chrom, variants.snp, variants.pos.astype(str), variants.a1, variants.a2)
            ),
            strict=True,
        )
        numbers = calls[part].reshape(-1, len(names), 2 * calls.shape[2]).tolist()
        yield "".join(
            "\t".join((*place, name, *map(str, row))) + "\n"
            for place, rows in zip(places, numbers, strict=True)
            for name, row in zip(names, rows, strict=True)
        ).encode()
