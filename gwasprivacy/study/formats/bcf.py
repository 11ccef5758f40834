"""BCF 2: the binary form of VCF (VCF specification 4.3, §6).  The rules for unusual calls are in ``vcf_study``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path

import numpy as np

from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.text_files import GENOTYPES_UNPACK, FileState, byte_chunks
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.bcf_records import (
    ENDED,
    Damaged,
    Header,
    PublicPart,
    Stream,
    fields_of,
    or_wrong,
    public_part,
    raw_records,
    read_header,
)
from gwasprivacy.study.formats.people_file import AlleleRecord, CodeArray, Copies, SiteCalls, Wanted
from gwasprivacy.study.formats.record_files import STAGE, RecordPeople, open_records
from gwasprivacy.study.formats.study_format import StudyFormat
from gwasprivacy.study.formats.vcf_probabilities import (
    CALL,
    DOSAGE,
    PROBABILITIES,
    BoolArray,
    FloatArray,
    dosages_from_genotypes,
    dosages_of_allele,
    first_told,
    genotypes,
    has_some,
    no_calls,
    steps_of_copies,
    steps_of_genotypes,
    told_fields,
    used_field,
)
from gwasprivacy.study.formats.vcf_study import (
    NOTE,
    PROBABILITIES_NOTE,
    AlleleNumbers,
    TwoCopies,
    codes_of_alleles,
    copies_of_calls,
    site_name,
)
from gwasprivacy.study.imputation import STEPS
from gwasprivacy.study.probabilities import StepArray, steps_of_calls

FORMAT_NAME = mark("BCF")


def _reading(
    path: Path, wanted: Wanted, told: Callable[[int], None], work: Work, *, probabilities: bool
) -> tuple[list[str], Iterator[SiteCalls]]:
    stream = Stream(byte_chunks(path, "allowed", told, GENOTYPES_UNPACK))
    header = read_header(path, stream, probabilities=probabilities)
    return header.samples, _sites(path, stream, header, wanted, work, probabilities)


def _sites(
    path: Path, stream: Stream, header: Header, wanted: Wanted, work: Work, probabilities: bool
) -> Iterator[SiteCalls]:
    """The records after the header."""
    diploid = TwoCopies()
    for number, (shared, calls) in enumerate(raw_records(path, stream, len(header.samples), work), start=1):
        read = partial(_read_site, shared, calls, header, number - 1, wanted, diploid, probabilities)
        yield or_wrong(path, number, read)


class BcfPeople(RecordPeople):
    """Everybody in a BCF."""

    __slots__ = ()

    def records(self, *, probabilities: bool, work: Work) -> Iterator[AlleleRecord]:
        """See ``people_file.GenotypeFile``; only calls that are asked for are decoded."""
        told = lambda position: work.progress(STAGE, position, self.state.size)  # noqa: E731
        stream = Stream(byte_chunks(self.path, "allowed", told, GENOTYPES_UNPACK))
        header = read_header(self.path, stream, probabilities=probabilities)
        diploid = TwoCopies()
        read = raw_records(self.path, stream, len(header.samples), work)
        for number, (shared, calls) in enumerate(read, start=1):
            site = or_wrong(self.path, number, partial(public_part, shared, header))
            told_of = partial(_copies, site, calls, header, diploid(site.chrom), probabilities)

            def copies(allele: int, number: int = number, told_of: Callable[[int], Copies] = told_of) -> Copies:
                return or_wrong(self.path, number, partial(told_of, allele))

            yield AlleleRecord(site.chrom, site.pos, site.alleles, copies)
        self.state.check_now(self.path)


def _open_people(path: Path, *, work: Work = UNWATCHED) -> BcfPeople:
    state = FileState.of(path)
    samples = read_header(path, Stream(byte_chunks(path, "allowed", unpacking=GENOTYPES_UNPACK))).samples
    fid = np.full(len(samples), "0", dtype=object)
    return BcfPeople(reading=_reading, path=path, state=state, fid=fid, iid=np.array(samples, dtype=object))


def _read_site(
    shared: bytes, calls: bytes, header: Header, row: int, wanted: Wanted, diploid: TwoCopies, probabilities: bool
) -> SiteCalls:
    site, n_people = public_part(shared, header), len(header.samples)
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


def _told_fields(site: PublicPart, calls: bytes, header: Header, probabilities: bool) -> dict[str, np.ndarray]:
    told = (CALL, DOSAGE, PROBABILITIES) if probabilities else (CALL,)
    numbers = {header.fields.get(name, -1): name for name in told}
    return fields_of(calls, site.n_fields, numbers, len(header.samples))


def _copies(
    site: PublicPart, calls: bytes, header: Header, haploid_is_missing: bool, probabilities: bool, allele: int
) -> Copies:
    """Everybody's copies of an allele, or its dosages (``vcf_probabilities.first_told``)."""
    fields, n_alleles = _told_fields(site, calls, header, probabilities), len(site.alleles)

    def told() -> Iterator[tuple[BoolArray, Copies]]:
        for name in told_fields(list(fields)):
            values = _values(fields, name, n_alleles)
            of = dosages_of_allele if name == DOSAGE else dosages_from_genotypes
            yield has_some(values[0]), of(*values, allele, n_alleles, haploid_is_missing)
        if CALL in fields:
            copies = copies_of_calls(*_alleles(fields[CALL], haploid_is_missing), allele)
            yield np.ones(len(copies), bool), copies * np.int64(STEPS if probabilities else 1)

    return first_told(len(header.samples), told())


def _genotypes(fields: Mapping[str, np.ndarray], n_alleles: int, haploid_is_missing: bool) -> CodeArray:
    if CALL not in fields:
        raise Damaged(Phrase("the site has no genotypes (GT)"))
    return codes_of_alleles(*_alleles(fields[CALL], haploid_is_missing), n_alleles)


def _steps(fields: Mapping[str, np.ndarray], n_people: int, n_alleles: int, haploid_is_missing: bool) -> StepArray:
    """As ``vcf.call_steps``: missing values and the ends of shorter vectors are not-a-numbers of their own."""
    used = used_field(list(fields))
    if used is None:
        raise Damaged(Phrase("the site has neither genotype probabilities nor genotypes (GP, DS or GT)"))
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
    length = (fields[used].view("<u4") != ENDED).sum(axis=1)
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
    open=partial(open_records, _reading, FORMAT_NAME),
    open_probabilities=partial(open_records, _reading, FORMAT_NAME, probabilities=True),
    people=_open_people,
    beginning=b"BCF",
    note=NOTE,
    probabilities_note=PROBABILITIES_NOTE,
    callers_write=True,
)
