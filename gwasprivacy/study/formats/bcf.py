"""BCF 2: the binary form of VCF (VCF specification 4.3, §6).  The rules for unusual calls are in ``vcf_study``."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.base.text_files import GENOTYPES_UNPACK, FileState, byte_chunks
from gwasprivacy.study.formats.counts_in_memory import HeldStudy
from gwasprivacy.study.formats.people_file import PEOPLE_STAGE, AlleleRecord, CodeArray, Copies, SiteCalls, Wanted
from gwasprivacy.study.formats.study_format import StudyFormat
from gwasprivacy.study.formats.vcf import STAGE
from gwasprivacy.study.formats.vcf_probabilities import (
    CALL,
    DOSAGE,
    PROBABILITIES,
    BoolArray,
    FloatArray,
    dosages_from_genotypes,
    dosages_of_allele,
    genotypes,
    is_phred,
    no_calls,
    steps_of_copies,
    steps_of_genotypes,
    used_field,
)
from gwasprivacy.study.formats.vcf_study import (
    NOTE,
    PROBABILITIES_NOTE,
    AlleleNumbers,
    Sites,
    TwoCopies,
    codes_of_alleles,
    copies_of_calls,
    people_of,
    refuse_too_many_sites,
    samples_of,
    site_name,
)
from gwasprivacy.study.people_lists import PeopleLists
from gwasprivacy.study.probabilities import STEPS, StepArray, steps_of_calls
from gwasprivacy.study.strata import StratumLabels
from gwasprivacy.study.tables import TextArray

FORMAT_NAME = mark("BCF")
_MAGIC = b"BCF\x02"
_LONGEST_HEADER = 1 << 28
_LONGEST_RECORD, _RECORD_BYTES, _BYTES_PER_PERSON = 1 << 30, 1 << 26, 1 << 14
_INTEGERS: dict[int, np.dtype[np.signedinteger[Any]]] = {1: np.dtype("<i1"), 2: np.dtype("<i2"), 3: np.dtype("<i4")}
_FLOAT, _ENDED = 5, 0x7F800002  # what fills a shorter vector
_WIDTH = {0: 0, 1: 1, 2: 2, 3: 4, 5: 4, 7: 1}


_Read = TypeVar("_Read")


class _Damaged(Exception):
    """A record that does not follow the format."""


class _Stream:
    """Exactly so many bytes at a time from a file that comes in chunks."""

    def __init__(self, chunks: Iterator[bytes]) -> None:
        self._chunks = chunks
        self._held = b""
        self._at = 0

    def take(self, count: int) -> bytes:
        """``count`` bytes; fewer only at the end of the file."""
        there = len(self._held) - self._at
        if there < count:
            parts = [self._held[self._at :]]
            while there < count and (chunk := next(self._chunks, None)) is not None:
                parts.append(chunk)
                there += len(chunk)
            self._held, self._at = b"".join(parts), 0
        taken = self._held[self._at : self._at + count]
        self._at += len(taken)
        return taken


def open_bcf(
    path: Path,
    *,
    phenotype: Path | None,
    phenotype_name: str | None = None,
    leave_out: bool = False,
    strata: StratumLabels | None = None,
    lists: PeopleLists | None = None,
    probabilities: bool = False,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> HeldStudy:
    """Open and count a BCF; the phenotype must come from a file.  ``probabilities``: sums of those in place of calls.

    Raises InvalidInput with the record's number."""
    state = FileState.of(path)
    chunks = byte_chunks(path, "allowed", lambda position: progress(STAGE, position, state.size), GENOTYPES_UNPACK)
    stream = _Stream(chunks)
    header = _header(path, stream, probabilities=probabilities)
    people = people_of(header.samples, path, phenotype, phenotype_name, leave_out, strata, lists, cancel)
    sites = Sites(*people, probabilities=probabilities)
    read = _sites(path, stream, header, _everything, cancel, probabilities=probabilities)
    for row, site in enumerate(read, start=1):
        refuse_too_many_sites(row, state, path)
        sites.add(site)
    state.check_now(path)
    progress(STAGE, state.size, state.size)
    return sites.study(FORMAT_NAME, path)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class _Header:
    """The names of contigs by number, the numbers of the fields, and the samples."""

    contigs: Mapping[int, str]
    fields: Mapping[str, int]
    samples: list[str]


def _everything(row: int, chrom: str, snp: str, pos: int) -> bool:
    return True


def _sites(
    path: Path, stream: _Stream, header: _Header, wanted: Wanted, cancel: Cancel, *, probabilities: bool = False
) -> Iterator[SiteCalls]:
    """The records after the header."""
    diploid = TwoCopies()
    for number, (shared, calls) in enumerate(_raw_records(path, stream, len(header.samples), cancel), start=1):
        read = partial(_read_site, shared, calls, header, number - 1, wanted, diploid, probabilities)
        yield _or_wrong(path, number, read)


def _raw_records(path: Path, stream: _Stream, n_people: int, cancel: Cancel) -> Iterator[tuple[bytes, bytes]]:
    """The public part and everybody's calls of each record, as they are packed."""
    longest = min(max(_RECORD_BYTES, _BYTES_PER_PERSON * n_people), _LONGEST_RECORD)
    number = 0
    while sizes := stream.take(8):
        cancel.check()
        number += 1
        n_shared, n_calls = struct.unpack("<II", sizes) if len(sizes) == 8 else (1, 1)
        if max(n_shared, n_calls) > longest:
            raise _wrong(path, number, Phrase("damaged"))
        shared, calls = stream.take(n_shared), stream.take(n_calls)
        if len(sizes) < 8 or len(shared) < n_shared or len(calls) < n_calls:
            raise InvalidInput(
                "{path} ends in the middle of record {record}.",
                code="record.cut-off",
                remedy=Remedy.COPY_OR_MAKE_AGAIN,
                path=path,
                record=number,
            )
        yield shared, calls


def _wrong(path: Path, number: int, reason: Phrase) -> InvalidInput:
    return InvalidInput(
        "{path}, record {record}: {reason}.",
        code="record.wrong",
        remedy=Remedy.COPY_OR_MAKE_AGAIN,
        path=path,
        reason=reason,
        record=number,
    )


def _or_wrong(path: Path, number: int, read: Callable[[], _Read]) -> _Read:
    """What ``read`` gives.  Raises InvalidInput with the record's number where it is damaged."""
    try:
        return read()
    except (_Damaged, struct.error, IndexError, ValueError) as error:
        raise _wrong(path, number, error.args[0] if isinstance(error, _Damaged) else Phrase("damaged")) from error


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class BcfPeople:
    """Everybody in a BCF; see ``people_file.PeopleFile``."""

    path: Path
    state: FileState
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
        progress: Progress = NO_PROGRESS,
        cancel: Cancel = NEVER_CANCELLED,
    ) -> Iterator[SiteCalls]:
        """The calls of wanted sites are decoded, or their probabilities."""
        size = self.state.size
        told = lambda position: progress(PEOPLE_STAGE, position, size)  # noqa: E731
        stream = _Stream(byte_chunks(self.path, "allowed", told, GENOTYPES_UNPACK))
        header = _header(self.path, stream, probabilities=probabilities)
        read = _sites(self.path, stream, header, wanted, cancel, probabilities=probabilities)
        for row, site in enumerate(read, start=1):
            refuse_too_many_sites(row, self.state, self.path)
            yield site
        self.state.check_now(self.path)
        progress(PEOPLE_STAGE, self.state.size, self.state.size)

    tells_reference = True

    def records(self, *, probabilities: bool, progress: Progress, cancel: Cancel) -> Iterator[AlleleRecord]:
        """See ``people_file.GenotypeFile``; only calls that are asked for are decoded."""
        told = lambda position: progress(STAGE, position, self.state.size)  # noqa: E731
        stream = _Stream(byte_chunks(self.path, "allowed", told, GENOTYPES_UNPACK))
        header = _header(self.path, stream, probabilities=probabilities)
        diploid = TwoCopies()
        read = _raw_records(self.path, stream, len(header.samples), cancel)
        for number, (shared, calls) in enumerate(read, start=1):
            site = _or_wrong(self.path, number, partial(_public_part, shared, header))
            told_of = partial(_copies, site, calls, header, diploid(site.chrom), probabilities)

            def copies(allele: int, number: int = number, told_of: Callable[[int], Copies] = told_of) -> Copies:
                return _or_wrong(self.path, number, partial(told_of, allele))

            yield AlleleRecord(site.chrom, site.pos, site.alleles, copies)
        self.state.check_now(self.path)


def _open_people(path: Path, *, cancel: Cancel = NEVER_CANCELLED) -> BcfPeople:
    state = FileState.of(path)
    samples = _header(path, _Stream(byte_chunks(path, "allowed", unpacking=GENOTYPES_UNPACK))).samples
    fid = np.full(len(samples), "0", dtype=object)
    return BcfPeople(path=path, state=state, fid=fid, iid=np.array(samples, dtype=object))


def _header(path: Path, stream: _Stream, *, probabilities: bool = False) -> _Header:
    start = stream.take(9)
    if len(start) < 9 or not start.startswith(_MAGIC):
        raise InvalidInput(
            "{path} does not begin as a BCF file of version 2 does.",
            code="bcf.not-one",
            remedy=Remedy.IS_THIS_THE_RIGHT_FILE,
            path=path,
        )
    (size,) = struct.unpack("<I", start[5:9])
    raw = stream.take(size) if size <= _LONGEST_HEADER else b""
    if len(raw) < size or size > _LONGEST_HEADER:
        raise InvalidInput(
            "{path}: the header is cut off.", code="bcf.header-cut-off", remedy=Remedy.COPY_OR_MAKE_AGAIN, path=path
        )
    try:
        lines = raw.rstrip(b"\0").decode("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise InvalidInput(
            "{path}: the header is not text.", code="bcf.header-not-text", remedy=Remedy.COPY_OR_MAKE_AGAIN, path=path
        ) from error
    if probabilities and any(is_phred(line.encode()) for line in lines):
        raise InvalidInput(
            "{path}: the probabilities GP are on the phred scale.",
            code="bcf.phred-probabilities",
            remedy=Remedy.PROBABILITIES_FROM_0_TO_1,
            path=path,
        )
    contigs: dict[int, str] = {}
    fields: dict[str, int] = {"PASS": 0}
    for line in lines:
        found = re.match(r"##(contig|FILTER|INFO|FORMAT)=<(?:.*?,)?ID=([^,>]+)", line)
        if found is None:
            continue
        kind, name = found.groups()
        place = re.search(r"[,<]IDX=([0-9]{1,9})[,>]", line)
        if kind == "contig":
            contigs[int(place.group(1)) if place else len(contigs)] = name
        elif name not in fields:
            fields[name] = int(place.group(1)) if place else max(fields.values()) + 1
    names = [line for line in lines if line.startswith("#CHROM")]
    if not names:
        raise InvalidInput(
            "{path}: the header has no line #CHROM ….",
            code="bcf.no-columns",
            remedy=Remedy.COPY_OR_MAKE_AGAIN,
            path=path,
        )
    return _Header(contigs=contigs, fields=fields, samples=samples_of(names[0], path))


@dataclass(frozen=True, slots=True)
class _Public:
    """What a record says of its site; the reference is the first of ``alleles``."""

    chrom: str
    pos: int
    name: str
    alleles: tuple[str, ...]
    n_fields: int


def _public_part(shared: bytes, header: _Header) -> _Public:
    chrom_key, pos, _, _, counts, sizes = struct.unpack_from("<iiifII", shared)
    n_alleles, n_fields = counts >> 16, sizes >> 24
    if chrom_key not in header.contigs:
        raise _Damaged(Phrase("its chromosome is not in the header"))
    if sizes & 0xFFFFFF != len(header.samples):
        raise _Damaged(Phrase("the number of samples differs from that in the header"))
    at, texts = 24, []
    for _ in range(1 + n_alleles):
        kind, length, at = _typed(shared, at)
        if kind not in (0, 7) or at + length > len(shared):
            raise _Damaged(Phrase("damaged"))
        texts.append(shared[at : at + length].decode("utf-8"))
        at += length
    if n_alleles < 1 or pos < -1:
        raise _Damaged(Phrase("damaged"))
    return _Public(header.contigs[chrom_key], pos + 1, texts[0], tuple(texts[1:]), n_fields)


def _read_site(
    shared: bytes, calls: bytes, header: _Header, row: int, wanted: Wanted, diploid: TwoCopies, probabilities: bool
) -> SiteCalls:
    site, n_people = _public_part(shared, header), len(header.samples)
    n_alleles = len(site.alleles)
    snp, codes, steps = site_name(site.name, site.chrom, site.pos), None, None
    if wanted(row, site.chrom, snp, site.pos):
        fields = _told_fields(site, calls, header, probabilities)
        if probabilities:
            steps = _steps(fields, n_people, n_alleles, diploid(site.chrom))
        else:
            codes = _genotypes(fields, n_alleles, diploid(site.chrom))
    others = ",".join(site.alleles[1:]) or "."
    return SiteCalls(chrom=site.chrom, snp=snp, pos=site.pos, a1=others, a2=site.alleles[0], copies=codes, steps=steps)


def _told_fields(site: _Public, calls: bytes, header: _Header, probabilities: bool) -> dict[str, np.ndarray]:
    told = (CALL, DOSAGE, PROBABILITIES) if probabilities else (CALL,)
    numbers = {header.fields.get(name, -1): name for name in told}
    return _fields(calls, site.n_fields, numbers, len(header.samples))


def _copies(
    site: _Public, calls: bytes, header: _Header, haploid_is_missing: bool, probabilities: bool, allele: int
) -> Copies:
    """Everybody's copies of an allele, or its dosages; 0 in everybody where the record tells none."""
    fields = _told_fields(site, calls, header, probabilities)
    used = used_field(list(fields))
    if used is None:
        return np.zeros(len(header.samples), dtype=np.int64)
    if used == CALL:
        copies = copies_of_calls(*_alleles(fields[CALL], haploid_is_missing), allele)
        return copies * np.int64(STEPS if probabilities else 1)
    n_alleles = len(site.alleles)
    values, haploid = _values(fields, used, n_alleles)
    of = dosages_of_allele if used == DOSAGE else dosages_from_genotypes
    return of(values, haploid, allele, n_alleles, haploid_is_missing)


def _typed(data: bytes, at: int) -> tuple[int, int, int]:
    """The type, length and place of a typed value's content."""
    kind, length = data[at] & 0x0F, data[at] >> 4
    at += 1
    if length == 15:
        kind_of_length = data[at] & 0x0F
        if kind_of_length not in _INTEGERS or data[at] >> 4 != 1:  # a length is one number
            raise _Damaged(Phrase("damaged"))
        at += 1
        length = int(np.frombuffer(data, _INTEGERS[kind_of_length], count=1, offset=at)[0])
        at += _INTEGERS[kind_of_length].itemsize
    if kind not in _WIDTH or length < 0:
        raise _Damaged(Phrase("damaged"))
    return kind, length, at


def _fields(data: bytes, n_fields: int, names: Mapping[int, str], n_people: int) -> dict[str, np.ndarray]:
    """The values (n_people, length) of a site's fields in ``names``, by those."""
    found: dict[str, np.ndarray] = {}
    at = 0
    for _ in range(n_fields):
        kind, _, at = _typed(data, at)
        if kind not in _INTEGERS:
            raise _Damaged(Phrase("damaged"))
        key = int(np.frombuffer(data, _INTEGERS[kind], count=1, offset=at)[0])
        kind, length, at = _typed(data, at + _INTEGERS[kind].itemsize)
        if key in names and length:
            if names[key] == CALL and kind not in _INTEGERS:
                raise _Damaged(Phrase("damaged"))
            if names[key] != CALL and kind != _FLOAT:
                raise _Damaged(Phrase("its probabilities are not numbers"))
            values = np.frombuffer(data, _INTEGERS.get(kind, "<f4"), count=n_people * length, offset=at)
            found[names[key]] = values.reshape(n_people, length)
        at += _WIDTH[kind] * length * n_people
    return found


def _genotypes(fields: Mapping[str, np.ndarray], n_alleles: int, haploid_is_missing: bool) -> CodeArray:
    if CALL not in fields:
        raise _Damaged(Phrase("the site has no genotypes (GT)"))
    return codes_of_alleles(*_alleles(fields[CALL], haploid_is_missing), n_alleles)


def _steps(fields: Mapping[str, np.ndarray], n_people: int, n_alleles: int, haploid_is_missing: bool) -> StepArray:
    """As ``vcf.call_steps``: missing values and the ends of shorter vectors are not-a-numbers of their own."""
    used = used_field(list(fields))
    if used is None:
        raise _Damaged(Phrase("the site has neither genotype probabilities nor genotypes (GP, DS or GT)"))
    if used == CALL or n_alleles == 1:
        return (
            steps_of_calls(_genotypes(fields, n_alleles, haploid_is_missing)) if CALL in fields else no_calls(n_people)
        )
    values, haploid = _values(fields, used, n_alleles)
    of = steps_of_copies if used == DOSAGE else steps_of_genotypes
    return of(values, haploid, n_alleles, haploid_is_missing)


def _values(fields: Mapping[str, np.ndarray], used: str, n_alleles: int) -> tuple[FloatArray, BoolArray]:
    """Everybody's dosages of the other alleles or probabilities of genotypes, and who has one copy."""
    with np.errstate(invalid="ignore"):
        values = fields[used].astype(np.float64)
    if used == DOSAGE:
        haploid = np.zeros(len(values), dtype=bool)
        if CALL in fields:
            calls = fields[CALL]
            haploid |= calls.shape[1] == 1
            if calls.shape[1] > 1:
                haploid |= calls[:, 1] == np.iinfo(calls.dtype).min + 1
            haploid &= calls[:, 0] >> 1 != 0  # a missing call does not tell how many copies there are
        return _padded(values, n_alleles - 1), haploid
    width = genotypes(n_alleles)
    length = (fields[used].view("<u4") != _ENDED).sum(axis=1)
    values = _padded(values, width)
    values[(length != width) & (length != n_alleles)] = np.nan
    return values, length == n_alleles


def _padded(values: np.ndarray, width: int) -> np.ndarray:
    """``values`` (n, any) as (n, width); rows of more values than that are no numbers."""
    padded = np.full((len(values), width), np.nan)
    here = min(width, values.shape[1])
    padded[:, :here] = values[:, :here]
    padded[~np.isnan(values[:, width:]).all(axis=1)] = np.nan
    return padded


def _alleles(values: np.ndarray, haploid_is_missing: bool) -> tuple[AlleleNumbers, AlleleNumbers]:
    """As ``vcf.call_alleles``.  Values are (allele + 1)·2 + phased; 0 is a missing allele; the least but one of the type ends a
    shorter call."""
    ended = values == np.iinfo(values.dtype).min + 1
    alleles = (values.astype(np.int_) >> 1) - 1
    first = alleles[:, 0]
    if values.shape[1] == 1:
        second, haploid = first, np.ones(len(values), dtype=bool)
    else:
        haploid = ended[:, 1]
        second = np.where(haploid, first, alleles[:, 1])
    faulty = ended[:, 0] | (haploid if haploid_is_missing else False)
    if values.shape[1] > 2:
        faulty = faulty | ~ended[:, 2]
    return np.where(faulty, -1, first), np.where(faulty, -1, second)


BCF = StudyFormat(
    name="bcf",
    title=FORMAT_NAME,
    offered=mark("a .bcf"),
    endings=(".bcf",),
    open=open_bcf,
    open_probabilities=partial(open_bcf, probabilities=True),
    people=_open_people,
    beginning=b"BCF",
    note=NOTE,
    probabilities_note=PROBABILITIES_NOTE,
    callers_write=True,
)
