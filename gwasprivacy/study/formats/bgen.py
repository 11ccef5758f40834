"""BGEN 1.2 and 1.3: genotype probabilities of imputed studies, as UK Biobank and others give them; people from the ``.sample``
file beside it, else from the file itself.

Only the places of its variants are kept in memory, by its index or by a walk through it; probabilities are read by blocks of
variants.  As in a VCF every allele but
the first counts as a1 (see ``vcf_study``).  Where calls are asked for, a genotype with a probability of at least 0.9 is one.
"""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from io import BufferedReader, RawIOBase
from pathlib import Path
from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say_marked
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.text_files import FileState, open_binary, unreadable
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.counting import STAGE as COUNTING
from gwasprivacy.study.counting import count_in_blocks
from gwasprivacy.study.formats.bgen_index import index_of, indexed_variants, row_of, rows_of
from gwasprivacy.study.formats.bgen_people import names_of_bgen
from gwasprivacy.study.formats.bgen_records import (
    Damaged,
    Header,
    Site,
    Sites,
    most_bytes,
    pairs_of,
    read_header,
    read_site,
    steps_of,
    steps_of_pairs,
    unpacker,
    walk,
)
from gwasprivacy.study.formats.opened_study import MISSING, SQUARES, CellSizes, People
from gwasprivacy.study.formats.people_file import (
    PEOPLE_STAGE,
    ROWS_BETWEEN_LOOKS,
    AlleleRecord,
    Copies,
    SiteCalls,
    Wanted,
)
from gwasprivacy.study.formats.study_format import StudyFormat
from gwasprivacy.study.formats.vcf_study import TwoCopies, site_name
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.people_lists import PeopleLists
from gwasprivacy.study.phenotype import StatusSource, read_phenotypes
from gwasprivacy.study.probabilities import NO_CALL, CodedSums, StepArray, hard_calls, sums
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.strata import StratumLabels, cells_of
from gwasprivacy.study.tables import CountArray, TextArray, Variants, read_only

FORMAT_NAME = mark("BGEN")
STAGE = mark("Finding the variants")
NOTE = mark(
    "Every allele but the first counts as a1; genotype probabilities are used, in thousandths, haploid ones outside the autosomes as "
    "two copies."
)
CALLS_NOTE = mark(
    "Every allele but the first counts as a1; a genotype with a probability of at least 0.9 is a call, every other call is missing."
)
UNUSED_INDEX = mark(
    "{index} is no index of this file as it is, and is not used; finding the variants takes longer without."
)
_BLOCK_BYTES = 8 << 20
_STRIDE = 64
_THREADS = 4


@contextmanager
def _file(path: Path) -> Iterator[BufferedReader]:
    file: BufferedReader = BufferedReader(cast(RawIOBase, open_binary(path)), 1 << 16)
    with file:
        try:
            yield file
        except OSError as error:
            raise unreadable(path, error) from error


def _wrong(path: Path, variant: int, error: Damaged) -> InvalidInput:
    return InvalidInput("record.wrong", path=path, record=variant, reason=error.args[0])


def _header(path: Path, file: BufferedReader, size: int) -> Header:
    try:
        return read_header(file, size)
    except Damaged as error:
        raise InvalidInput("bgen.header", path=path, reason=error.args[0]) from error


class Block(NamedTuple):
    """Variants ``first`` to ``end`` of a BGEN, which is read from ``row`` on, at byte ``start``; ``told``: from there on, what an index
    says."""

    first: int
    end: int
    row: int
    start: int
    told: Variants | None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Places:
    """Where every ``stride``-th variant begins; ``index``: the file that says so, and what they are."""

    starts: IntArray
    stride: int
    index: Path | None

    def __post_init__(self) -> None:
        freeze(self)

    def block(self, variants: Variants, first: int, end: int) -> Block:
        row = first - first % self.stride
        told = None if self.index is None else variants.take(slice(row, end))
        return Block(first, end, row, int(self.starts[row // self.stride]), told)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class BgenCounter:
    """Counts blocks of variants of a BGEN; picklable.  ``groups``: bool (n_cells, n_people), who is in which cell; ``probabilities``:
    their sums, in steps, in place of counts of calls; ``index``: the name of the file that says what the variants are, where one does."""

    path: Path
    state: FileState
    index: str | None
    groups: npt.NDArray[np.bool_]
    compression: int
    probabilities: bool

    def __post_init__(self) -> None:
        freeze(self)

    def __call__(self, block: Block) -> CountArray:
        first, end = block.first, block.end
        told = None if block.told is None else rows_of(block.told)
        groups = self.groups.astype(np.float64)
        width, dtype = (SQUARES + 1, np.int64) if self.probabilities else (MISSING + 1, np.int32)
        found = np.empty((end - first, len(groups), width), dtype=dtype)
        coded, by_pairs = _sums_of_pairs().over(groups, end - first), np.zeros(end - first, dtype=bool)
        with _file(self.path) as file:
            self.state.check(self.path, os.fstat(file.fileno()))
            file.seek(block.start)
            reader = Records(self.path, file, self.groups.shape[1], self.compression)
            for row in range(block.row, end):
                site = reader.site(row)
                if told is not None and row_of(site) != told[row - block.row]:
                    raise InvalidInput("bgen.index-differs", path=self.path, record=row + 1, index=self.index)
                if row < first:
                    file.seek(site.end)
                    continue
                record = reader.block(row, site)
                pairs = pairs_of(record, reader.n_people, len(site.alleles)) if self.probabilities else None
                if pairs is not None:
                    coded.add(row - first, *pairs)
                    by_pairs[row - first] = True
                    continue
                steps = reader.steps_of(row, site, record)
                if self.probabilities:
                    found[row - first] = sums(steps, groups)
                    continue
                calls = hard_calls(steps)
                for group, members in enumerate(self.groups):
                    found[row - first, group] = np.bincount(calls[members], minlength=MISSING + 1)
        if by_pairs.any():
            found[by_pairs] = coded.found()[by_pairs]
        return cast(CountArray, found)


@functools.cache
def _sums_of_pairs() -> CodedSums:
    return CodedSums.of(steps_of_pairs())


class Records:
    """Variants of an open file, one after the other."""

    def __init__(self, path: Path, file: BufferedReader, n_people: int, compression: int) -> None:
        self._path, self._file, self.n_people = path, file, n_people
        self._unpack = unpacker(compression)
        self._diploid = TwoCopies()

    def site(self, row: int) -> Site:
        """The next variant, the ``row``-th from 0.  Raises InvalidInput."""
        try:
            return read_site(self._file)
        except Damaged as error:
            raise _wrong(self._path, row + 1, error) from error

    def block(self, row: int, site: Site) -> bytes:
        """Its unpacked bytes; the file is then at the next variant."""
        try:
            most = most_bytes(self.n_people, len(site.alleles))
            length = site.end - site.data
            if length > most:
                raise Damaged(Phrase("damaged"))
            self._file.seek(site.data)
            return self._unpack(self._file.read(length), most)
        except Damaged as error:
            raise _wrong(self._path, row + 1, error) from error

    def steps(self, row: int, site: Site, allele: int | None = None) -> StepArray:
        """Everybody's probabilities in it, of one allele or of all but the first; the file is then at the next variant."""
        return self.steps_of(row, site, self.block(row, site), allele)

    def steps_of(self, row: int, site: Site, block: bytes, allele: int | None = None) -> StepArray:
        try:
            return steps_of(block, self.n_people, len(site.alleles), self._diploid(site.chrom), allele)
        except Damaged as error:
            raise _wrong(self._path, row + 1, error) from error


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class BgenStudy(CellSizes):
    """An opened BGEN; see ``opened_study.Study``."""

    path: Path
    variants: Variants
    people: People
    places: Places
    counter: BgenCounter
    strata: tuple[str, ...]
    notes: tuple[str, ...]

    format_name = FORMAT_NAME

    @property
    def steps(self) -> int:
        return STEPS if self.counter.probabilities else 1

    @property
    def sizes(self) -> CaseControlSizes:
        return CaseControlSizes.of_cells(self.counter.groups.sum(axis=1).tolist())

    def count_calls(
        self,
        rows: IntArray | None = None,
        *,
        block: int | None = None,
        work: Work = UNWATCHED,
    ) -> CountArray:
        """See ``Study.count_calls``."""
        n = len(self.variants)
        size = block if block is not None else max(1, _BLOCK_BYTES * n // max(self.counter.state.size, 1))
        if block is None and size > _STRIDE:
            size -= size % _STRIDE
        calls = count_in_blocks(
            self.counter,
            n,
            rows,
            min(size, 1 << 14),
            work.on_threads(_THREADS),
            block=lambda first, end: self.places.block(self.variants, first, end),
        )
        self.counter.state.check_now(self.path)
        return calls


def open_bgen(
    path: Path,
    *,
    status: StatusSource,
    strata: StratumLabels | None = None,
    lists: PeopleLists | None = None,
    probabilities: bool = False,
    work: Work = UNWATCHED,
) -> BgenStudy:
    """Open a BGEN; the phenotype must come from a file.  ``probabilities``: sums of those in place of calls.

    Raises InvalidInput."""
    state = FileState.of(path)
    if status.file is None:
        raise InvalidInput("study.no-phenotypes", path=path)
    with _file(path) as file:
        header = _header(path, file, state.size)
        names = names_of_bgen(path, header)
        fid, iid = names.fid.tolist(), names.iid.tolist()
        chosen = None if lists is None else lists.of_people(fid, iid)
        found, coding = read_phenotypes(status.file, status, fid, iid, chosen=chosen, work=work)
        cells = cells_of(found, strata, fid, iid)
        index = index_of(path)
        variants, places = _variants(path, file, header, state, index, work)
    state.check_now(path)
    here = found.takes_part
    return BgenStudy(
        path=path,
        variants=variants,
        places=places,
        people=People(fid=names.fid[here], iid=names.iid[here], is_case=found.is_case[here]),
        counter=BgenCounter(
            path=path,
            state=state,
            index=None if places.index is None else places.index.name,
            groups=cells.groups,
            compression=header.compression,
            probabilities=probabilities,
        ),
        strata=cells.names,
        notes=(coding, *_unused(index, places), NOTE if probabilities else CALLS_NOTE, *found.notes),
    )


def _variants(
    path: Path, file: BufferedReader, header: Header, state: FileState, index: Path | None, work: Work
) -> tuple[Variants, Places]:
    """Every variant and where they begin: as ``index`` says where it is of this file, else by a walk."""
    if index is not None and (found := indexed_variants(index, file, header, state, STAGE, work)) is not None:
        variants, starts = found
        return variants, Places(starts=starts, stride=1, index=index)
    variants, starts = _walked(path, file, header, state, work)
    return variants, Places(starts=starts, stride=_STRIDE, index=None)


def _unused(index: Path | None, places: Places) -> tuple[str, ...]:
    """A note on an index that was not used."""
    return () if index is None or places.index is not None else (say_marked(UNUSED_INDEX, index=index.name),)


def _walked(
    path: Path, file: BufferedReader, header: Header, state: FileState, work: Work
) -> tuple[Variants, IntArray]:
    """Every variant, and where every 64th begins."""
    sites, starts = Sites(), [header.first]
    try:
        for site in walk(file, header, state.size):
            sites.chrom.append(sys.intern(site.chrom))
            sites.snp.append(site_name(site.rsid, site.chrom, site.pos))
            sites.pos.append(site.pos)
            sites.reference.append(sys.intern(site.alleles[0]))
            if len(sites.pos) % _STRIDE == 0:
                starts.append(site.end)
                work.check()
                work.progress(STAGE, len(sites.pos), header.n_variants)
    except Damaged as error:
        raise _wrong(path, len(sites.pos) + 1, error) from error
    work.progress(STAGE, header.n_variants, header.n_variants)
    return sites.variants(), read_only(starts, np.int64)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class BgenPeople:
    """Everybody in a BGEN; see ``people_file.PeopleFile``."""

    path: Path
    state: FileState
    header: Header
    fid: TextArray
    iid: TextArray
    variants: None = None

    def __post_init__(self) -> None:
        freeze(self)

    def sites(
        self,
        wanted: Wanted,
        *,
        probabilities: bool = False,
        work: Work = UNWATCHED,
    ) -> Iterator[SiteCalls]:
        """The probabilities of wanted sites are read; as calls where they are at least 0.9, unless they are asked for themselves."""
        header = self.header
        with _file(self.path) as file:
            self.state.check(self.path, os.fstat(file.fileno()))
            file.seek(header.first)
            reader = Records(self.path, file, header.n_people, header.compression)
            for row in range(header.n_variants):
                site = reader.site(row)
                snp, copies, steps = site_name(site.rsid, site.chrom, site.pos), None, None
                if wanted(row, site.chrom, snp, site.pos):
                    work.check()
                    work.progress(PEOPLE_STAGE, row, header.n_variants)
                    found = reader.steps(row, site)
                    steps, copies = (found, None) if probabilities else (None, hard_calls(found))
                file.seek(site.end)
                others, first = ",".join(site.alleles[1:]) or ".", site.alleles[0]
                yield SiteCalls(
                    chrom=site.chrom, snp=snp, pos=site.pos, a1=others, a2=first, copies=copies, steps=steps
                )
        self.state.check_now(self.path)

    tells_reference = False
    """The first allele is what the program that wrote the file put there."""

    def records(self, *, probabilities: bool, work: Work) -> Iterator[AlleleRecord]:
        """See ``people_file.GenotypeFile``; an allele's copies are called where they have a probability of at least 0.9."""
        header = self.header

        def copies(row: int, site: Site, allele: int) -> Copies:
            steps = reader.steps(row, site, allele)
            if probabilities:
                return np.where(steps[0] == NO_CALL, 0, steps[0].astype(np.int64) + 2 * steps[1])
            calls = hard_calls(steps)
            return np.where(calls == MISSING, 0, calls)

        with _file(self.path) as file:
            self.state.check(self.path, os.fstat(file.fileno()))
            file.seek(header.first)
            reader = Records(self.path, file, header.n_people, header.compression)
            for row in range(header.n_variants):
                if row % ROWS_BETWEEN_LOOKS == 0:
                    work.check()
                    work.progress(COUNTING, row, header.n_variants)
                site = reader.site(row)
                yield AlleleRecord(site.chrom, site.pos, site.alleles, partial(copies, row, site))
                file.seek(site.end)
        self.state.check_now(self.path)


def _open_people(path: Path, *, work: Work = UNWATCHED) -> BgenPeople:
    state = FileState.of(path)
    with _file(path) as file:
        header = _header(path, file, state.size)
    names = names_of_bgen(path, header)
    return BgenPeople(path=path, state=state, header=header, fid=names.fid, iid=names.iid)


BGEN = StudyFormat(
    name="bgen",
    title=FORMAT_NAME,
    offered=mark("a .bgen"),
    endings=(".bgen",),
    open=open_bgen,
    open_probabilities=partial(open_bgen, probabilities=True),
    people=_open_people,
    companions=(".sample", ".bgen.bgi"),
    note=CALLS_NOTE,
    probabilities_note=NOTE,
    callers_write=True,
)
