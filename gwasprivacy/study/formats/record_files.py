"""Opening VCF and BCF, which differ in how their records are read and in nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.language import mark
from gwasprivacy.base.text_files import FileState
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.counts_in_memory import HeldStudy
from gwasprivacy.study.formats.people_file import PEOPLE_STAGE, SiteCalls, Wanted
from gwasprivacy.study.formats.vcf_study import Sites, people_of, refuse_too_many_sites
from gwasprivacy.study.people_lists import PeopleLists
from gwasprivacy.study.phenotype import StatusSource
from gwasprivacy.study.strata import StratumLabels
from gwasprivacy.study.tables import TextArray

STAGE = mark("Reading genotypes")


class Reading(Protocol):
    """The samples of a file, and its records one at a time; ``told`` hears how far it is read.

    Calls of wanted sites are decoded, or their probabilities.  Raises InvalidInput with the record's place.
    """

    def __call__(
        self, path: Path, wanted: Wanted, told: Callable[[int], None], work: Work, *, probabilities: bool
    ) -> tuple[list[str], Iterator[SiteCalls]]: ...


def open_records(
    reading: Reading,
    format_name: str,
    path: Path,
    *,
    status: StatusSource,
    strata: StratumLabels | None = None,
    lists: PeopleLists | None = None,
    probabilities: bool = False,
    work: Work = UNWATCHED,
) -> HeldStudy:
    """Open and count a file; the phenotype must come from another.  ``probabilities``: sums of those in place of calls.

    Raises InvalidInput with the record's place."""
    state = FileState.of(path)
    told = lambda position: work.progress(STAGE, position, state.size)  # noqa: E731
    samples, read = reading(path, _everything, told, work, probabilities=probabilities)
    people = people_of(samples, path, status, strata, lists, work)
    sites = Sites(*people, probabilities=probabilities)
    for site in _checked(read, path, state):
        sites.add(site)
    work.progress(STAGE, state.size, state.size)
    return sites.study(format_name, path)


def _everything(row: int, chrom: str, snp: str, pos: int) -> bool:
    return True


def _checked(read: Iterator[SiteCalls], path: Path, state: FileState) -> Iterator[SiteCalls]:
    """The sites of a file that is at the end what it was at the beginning, and not too many."""
    for row, site in enumerate(read, start=1):
        refuse_too_many_sites(row, state, path)
        yield site
    state.check_now(path)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RecordPeople:
    """Everybody in a file; see ``people_file.PeopleFile``."""

    reading: Reading
    path: Path
    state: FileState
    fid: TextArray
    iid: TextArray
    variants: None = None

    def __post_init__(self) -> None:
        freeze(self)

    tells_reference = True

    def sites(
        self,
        wanted: Wanted,
        *,
        probabilities: bool = False,
        work: Work = UNWATCHED,
    ) -> Iterator[SiteCalls]:
        """The calls of wanted sites are decoded, or their probabilities."""
        size = self.state.size
        told = lambda position: work.progress(PEOPLE_STAGE, position, size)  # noqa: E731
        _, read = self.reading(self.path, wanted, told, work, probabilities=probabilities)
        yield from _checked(read, self.path, self.state)
        work.progress(PEOPLE_STAGE, size, size)
