"""A file of people read person by person: who is in it, and everybody's call at each site.

Counting needs no more than sums; this is for seeing whether two files hold the same people (``study.shared_people``), and
for counting everybody in a public panel whatever their phenotype (``study.reference``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.language import mark
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.probabilities import StepArray
from gwasprivacy.study.tables import TextArray, Variants, read_only

PEOPLE_STAGE = mark("Comparing participants")

CodeArray = npt.NDArray[np.uint8]

Wanted = Callable[[int, str, str, int], bool]
"""Whether the calls of a site are wanted: of its row, chromosome, id and position."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SiteCalls:
    """A site, its alleles as the file writes them, and everybody's copies of a1 (3: missing), uint8 (n_people,); None where
    they were not wanted.  ``steps``: their probabilities in place of calls, where those were asked for."""

    chrom: str
    snp: str
    pos: int
    a1: str
    a2: str
    copies: CodeArray | None
    steps: StepArray | None = None

    def __post_init__(self) -> None:
        freeze(self)
        if self.copies is not None:
            object.__setattr__(self, "copies", read_only(self.copies, np.uint8))


ROWS_BETWEEN_LOOKS = 256
"""How many records are passed over before somebody hears of the progress, or is asked whether to stop."""

Copies = npt.NDArray[np.integer[Any]]
"""Everybody's copies of one allele, (n_people,), 0 where there is no call; or dosages of it, in steps."""


@dataclass(frozen=True, slots=True)
class AlleleRecord:
    """A record of a file, its alleles in the file's order, and everybody's copies of the allele with a number there.

    ``copies`` is asked before the next record is.
    """

    chrom: str
    pos: int
    alleles: tuple[str, ...]
    copies: Callable[[int], Copies]


class PeopleFile(Protocol):
    """Private, unless the file is a public panel."""

    @property
    def path(self) -> Path:
        """The main file: the one that holds the genotypes."""

    @property
    def fid(self) -> TextArray:
        """Families of everybody in the file, with or without a phenotype: (n_people,); "0" where the format has none."""

    @property
    def iid(self) -> TextArray: ...

    @property
    def variants(self) -> Variants | None:
        """The sites, where they are known before any call is read; None where only reading the whole file tells them."""

    def sites(
        self,
        wanted: Wanted,
        *,
        probabilities: bool = False,
        work: Work = UNWATCHED,
    ) -> Iterator[SiteCalls]:
        """Every site in the file's order, one at a time.  ``probabilities``: of wanted sites the ``steps``, where the format can hold
        some, else the calls.  Raises InvalidInput as opening the file as a study does."""


class GenotypeFile(PeopleFile, Protocol):
    """A file that a study can be in."""

    @property
    def tells_reference(self) -> bool:
        """Whether the first allele of a record is the genome's reference by the file's own word."""

    def records(self, *, probabilities: bool, work: Work) -> Iterator[AlleleRecord]:
        """Every record in the file's order, each allele by itself.  ``probabilities``: dosages in steps, in place of calls."""


class PeopleOpener(Protocol):
    """Opens the file of people at ``path``, without a phenotype; None for one that lists sites only.  Raises InvalidInput."""

    def __call__(self, path: Path, *, work: Work = UNWATCHED) -> GenotypeFile | None: ...
