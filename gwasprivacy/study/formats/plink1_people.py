"""Everybody in a PLINK 1 fileset, person by person."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import numpy as np

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.platforms.opening import bytes_at
from gwasprivacy.base.text_files import FileState, open_binary, unreadable
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.counting import STAGE, refuse_further_people
from gwasprivacy.study.formats.opened_study import MISSING
from gwasprivacy.study.formats.people_file import (
    PEOPLE_STAGE,
    ROWS_BETWEEN_LOOKS,
    AlleleRecord,
    CodeArray,
    Copies,
    SiteCalls,
    Wanted,
)
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.tables import TextArray, Variants

HEADER_BYTES = 3


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Plink1People:
    """Everybody in a fileset; see ``people_file.PeopleFile``."""

    path: Path
    state: FileState
    fid: TextArray
    iid: TextArray
    variants: Variants

    def __post_init__(self) -> None:
        freeze(self)

    def sites(
        self,
        wanted: Wanted,
        *,
        probabilities: bool = False,
        work: Work = UNWATCHED,
    ) -> Iterator[SiteCalls]:
        """Only the bytes of wanted sites are read."""
        n_snps = len(self.variants)
        columns = (
            self.variants.chrom,
            self.variants.snp,
            self.variants.pos.tolist(),
            self.variants.a1,
            self.variants.a2,
        )
        with open_binary(self.path) as file:
            for row, (chrom, snp, pos, a1, a2) in enumerate(zip(*columns, strict=True)):
                copies = None
                if wanted(row, chrom, snp, pos):
                    work.check()
                    work.progress(PEOPLE_STAGE, row, n_snps)
                    copies = self._calls(file, row)
                yield SiteCalls(chrom=chrom, snp=snp, pos=pos, a1=a1, a2=a2, copies=copies)
        self.state.check_now(self.path)

    def _calls(self, file: BinaryIO, row: int) -> CodeArray:
        width = -(-len(self.iid) // 4)
        try:
            packed = bytes_at(file.fileno(), width, HEADER_BYTES + row * width)
        except OSError as error:
            raise unreadable(self.path, error) from error
        if len(packed) == width:
            refuse_further_people(np.frombuffer(packed, dtype=np.uint8)[None], len(self.iid), self.path)
        return _copies(packed, width, len(self.iid))

    tells_reference = False
    """a2 is often the study's own commoner allele."""

    def records(self, *, probabilities: bool, work: Work) -> Iterator[AlleleRecord]:
        """See ``people_file.GenotypeFile``; an allele "0" is one that nobody has."""
        columns = (self.variants.chrom, self.variants.pos.tolist(), self.variants.a1, self.variants.a2)
        worth = STEPS if probabilities else 1
        with open_binary(self.path) as file:
            for row, (chrom, pos, a1, a2) in enumerate(zip(*columns, strict=True)):
                if row % ROWS_BETWEEN_LOOKS == 0:
                    work.check()
                    work.progress(STAGE, row, len(self.variants))

                def copies(allele: int, row: int = row) -> Copies:
                    calls = self._calls(file, row).astype(np.int64)
                    return np.where(calls == MISSING, 0, calls if allele else 2 - calls) * worth

                yield AlleleRecord(chrom, pos, (a2, a1), copies)
        self.state.check_now(self.path)


def _copies(packed: bytes, width: int, n_people: int) -> CodeArray:
    """Copies of a1 (3: missing) of a ``.bed``'s row, two bits each."""
    codes = np.frombuffer(packed.ljust(width, b"\x55"), dtype=np.uint8)  # 0x55: four missing calls
    four = np.stack([codes & 3, codes >> 2 & 3, codes >> 4 & 3, codes >> 6], axis=1)
    copies: CodeArray = np.array([2, MISSING, 1, 0], dtype=np.uint8)[four].reshape(-1)[:n_people]
    return copies
