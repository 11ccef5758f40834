"""VCF text, plain or compressed (gzip, bgzip).  The rules for unusual calls are in ``vcf_study``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.text_files import FileState
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.people_file import AlleleRecord, CodeArray, Copies, SiteCalls, Wanted
from gwasprivacy.study.formats.record_files import STAGE, RecordPeople, open_records
from gwasprivacy.study.formats.study_format import StudyFormat
from gwasprivacy.study.formats.vcf_lines import SiteLine, require_genotypes, site_line, vcf_header, vcf_lines
from gwasprivacy.study.formats.vcf_probabilities import (
    CALL,
    DOSAGE,
    BoolArray,
    FloatArray,
    cut,
    dosages_at_once,
    dosages_from_genotypes,
    dosages_of_allele,
    first_told,
    genotypes,
    has_some,
    is_haploid,
    no_calls,
    numbers,
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

FORMAT_NAME = mark("VCF")
_TAB, _COLON, _DOT, _ZERO, _NINE = (ord(sign) for sign in "\t:.09")
_GENOTYPE = re.compile(rb"[/|]?(?:[0-9]{1,6}|\.)(?:[/|](?:[0-9]{1,6}|\.))*")


def _reading(
    path: Path, wanted: Wanted, told: Callable[[int], None], work: Work, *, probabilities: bool
) -> tuple[list[str], Iterator[SiteCalls]]:
    lines = vcf_lines(path, told, work)
    samples, number = vcf_header(path, lines, probabilities=probabilities)
    return samples, _sites(path, lines, number, len(samples), wanted, probabilities)


def _sites(
    path: Path, lines: Iterator[bytes], number: int, n_people: int, wanted: Wanted, probabilities: bool
) -> Iterator[SiteCalls]:
    """The sites after the header of ``number`` lines; an id "." is chrom:pos."""
    row, diploid = 0, TwoCopies()
    for line in lines:
        number += 1
        if not line:
            continue
        site = site_line(line, number, path)
        require_genotypes(site.fields, number, path, probabilities=probabilities)
        snp = site_name(site.name, site.chrom, site.pos)
        codes = steps = None
        if wanted(row, site.chrom, snp, site.pos):
            if probabilities:
                steps = call_steps(site, n_people, diploid(site.chrom))
            else:
                codes = call_codes(site.calls, n_people, site.n_alleles, diploid(site.chrom))
            if codes is None and steps is None:
                raise _other_samples(path, number)
        yield SiteCalls(
            chrom=site.chrom, snp=snp, pos=site.pos, a1=site.alternatives, a2=site.reference, copies=codes, steps=steps
        )
        row += 1


class VcfPeople(RecordPeople):
    """Everybody in a VCF."""

    __slots__ = ()

    def records(self, *, probabilities: bool, work: Work) -> Iterator[AlleleRecord]:
        """See ``people_file.GenotypeFile``; only calls that are asked for are decoded."""
        lines = vcf_lines(self.path, lambda position: work.progress(STAGE, position, self.state.size), work)
        samples, header_lines = vcf_header(self.path, lines, probabilities=probabilities)
        diploid = TwoCopies()
        for number, line in enumerate(lines, start=header_lines + 1):
            if not line:
                continue
            site = site_line(line, number, self.path)
            alleles = (site.reference, *(() if site.alternatives == "." else site.alternatives.split(",")))
            copies = partial(_copies, site, len(samples), diploid(site.chrom), probabilities, number, self.path)
            yield AlleleRecord(site.chrom, site.pos, alleles, copies)
        self.state.check_now(self.path)


def _copies(
    site: SiteLine, n_people: int, haploid_is_missing: bool, probabilities: bool, number: int, path: Path, allele: int
) -> Copies:
    """Everybody's copies of an allele at a site, or its dosages (``vcf_probabilities.first_told``)."""

    def told() -> Iterator[tuple[BoolArray, Copies]]:
        for name in told_fields(site.fields) if probabilities else ():
            values = _values(site, name, n_people)
            if values is None:
                raise _other_samples(path, number)
            of = dosages_of_allele if name == DOSAGE else dosages_from_genotypes
            yield has_some(values[0]), of(*values, allele, site.n_alleles, haploid_is_missing)
        if site.fields[0] == CALL:
            found = call_alleles(site.calls, n_people, haploid_is_missing)
            if found is None:
                raise _other_samples(path, number)
            copies = copies_of_calls(*found, allele)
            yield np.ones(n_people, bool), copies * np.int64(STEPS if probabilities else 1)

    return first_told(n_people, told())


def _other_samples(path: Path, line: int) -> InvalidInput:
    return InvalidInput("vcf.samples-differ", path=path, line=line)


def _open_people(path: Path, *, work: Work = UNWATCHED) -> VcfPeople | None:
    state = FileState.of(path)
    try:
        samples, _ = vcf_header(path, vcf_lines(path, lambda position: None, work))
    except InvalidInput as error:
        if error.code in ("vcf.sites-only", "vcf.no-samples"):
            return None
        raise
    fid = np.full(len(samples), "0", dtype=object)
    return VcfPeople(reading=_reading, path=path, state=state, fid=fid, iid=np.array(samples, dtype=object))


def call_codes(calls: bytes, n_people: int, n_alleles: int, haploid_is_missing: bool) -> CodeArray | None:
    """Copies of a1 (3: missing) of everybody in a line's tab-separated calls; None where their number is not ``n_people``."""
    found = call_alleles(calls, n_people, haploid_is_missing)
    return None if found is None else codes_of_alleles(*found, n_alleles)


def call_alleles(calls: bytes, n_people: int, haploid_is_missing: bool) -> tuple[AlleleNumbers, AlleleNumbers] | None:
    """The two alleles of everybody in a line's tab-separated calls, below 0 where one is missing and both where the call is
    faulty; None where their number is not ``n_people``.

    Calls of one-digit alleles are read for all people at once; the few others one by one.
    """
    text = np.frombuffer(calls + b"\t\t\t\t", dtype=np.uint8)
    tabs = np.flatnonzero(text[: len(calls)] == _TAB)
    if len(tabs) != n_people - 1:
        return None
    starts = np.concatenate([[0], tabs + 1])
    one, sign, two, end = (text[starts + place] for place in range(4))
    separated = (sign == ord("/")) | (sign == ord("|"))
    plain = separated & _is_allele(one) & _is_allele(two) & ((end == _TAB) | (end == _COLON))
    first, second = _allele(one), _allele(two)
    others = np.flatnonzero(~plain)
    if len(others):
        ends = np.append(tabs, len(calls))
        for person in others.tolist():
            field = calls[starts[person] : ends[person]].split(b":", 1)[0]
            first[person], second[person] = _one_call(field, haploid_is_missing)
    return first, second


def call_steps(site: SiteLine, n_people: int, haploid_is_missing: bool) -> StepArray | None:
    """Everybody's probabilities at a site that has some (``vcf_probabilities``); None where their number is not ``n_people``."""
    used, n_alleles = used_field(site.fields), site.n_alleles
    if used == CALL or n_alleles == 1:
        if site.fields[0] != CALL:
            return no_calls(n_people) if site.calls.count(b"\t") == n_people - 1 else None
        codes = call_codes(site.calls, n_people, n_alleles, haploid_is_missing)
        return None if codes is None else steps_of_calls(codes)
    values = _values(site, used, n_people)
    if values is None:
        return None
    of = steps_of_copies if used == DOSAGE else steps_of_genotypes
    return of(*values, n_alleles, haploid_is_missing)


def _values(site: SiteLine, used: str | None, n_people: int) -> tuple[FloatArray, BoolArray] | None:
    """Everybody's dosages of the other alleles or probabilities of genotypes, and who has one copy; None where their number is
    not ``n_people``."""
    n_alleles = site.n_alleles
    if used == DOSAGE and n_alleles == 2:
        return dosages_at_once(
            site.calls, n_people, site.fields.index(DOSAGE), site.fields.index(CALL) if CALL in site.fields else None
        )
    names = [name for name in (used, CALL) if name in site.fields]
    texts = cut(site.calls, n_people, len(site.fields), [site.fields.index(name) for name in names])
    if texts is None:
        return None
    if used == DOSAGE:
        calls = texts[1] if len(texts) > 1 else [b""] * n_people
        haploid = np.fromiter((is_haploid(call) for call in calls), bool, count=n_people)
        return numbers(texts[0], n_alleles - 1), haploid
    values = numbers(texts[0], genotypes(n_alleles))
    haploid = np.fromiter((text.count(b",") == n_alleles - 1 for text in texts[0]), bool, count=n_people)
    if haploid.any():
        alone = numbers([texts[0][place] for place in np.flatnonzero(haploid)], n_alleles)
        values[haploid, :n_alleles] = alone
    return values, haploid


def _is_allele(sign: CodeArray) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    found: np.ndarray[tuple[int], np.dtype[np.bool_]] = ((sign >= _ZERO) & (sign <= _NINE)) | (sign == _DOT)
    return found


def _allele(sign: CodeArray) -> AlleleNumbers:
    """The allele that a digit names; below 0 for a dot."""
    return sign.astype(np.int_) - _ZERO


def _one_call(field: bytes, haploid_is_missing: bool) -> tuple[int, int]:
    if not _GENOTYPE.fullmatch(field):
        return -1, -1
    alleles = [-1 if text == b"." else int(text) for text in re.split(rb"[/|]", field.lstrip(b"/|"))]
    if len(alleles) > 2 or (len(alleles) == 1 and haploid_is_missing):
        return -1, -1
    return alleles[0], alleles[-1]


VCF = StudyFormat(
    name="vcf",
    title=FORMAT_NAME,
    offered=mark("a .vcf or .vcf.gz"),
    endings=(".vcf", ".vcf.gz", ".vcf.bgz"),
    open=partial(open_records, _reading, FORMAT_NAME),
    open_probabilities=partial(open_records, _reading, FORMAT_NAME, probabilities=True),
    people=_open_people,
    beginning=b"##fileformat=VCF",
    note=NOTE,
    probabilities_note=PROBABILITIES_NOTE,
    callers_write=True,
)
