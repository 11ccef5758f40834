"""Public references: files that say which allele of a SNP is counted, which is the other, and how common they are."""

from __future__ import annotations

import hashlib
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.text_files import FileState, file_digest, not_the_planned_file, read_lines
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.opened_study import MISSING
from gwasprivacy.study.formats.people_file import PeopleFile
from gwasprivacy.study.formats.plink1 import fileset_of, read_bim
from gwasprivacy.study.formats.registry import format_of, open_people
from gwasprivacy.study.missing import PublicAlleles
from gwasprivacy.study.tables import TextArray

_COLUMNS = {
    "snp": ("snp", "id", "rsid", "variant"),
    "counted": ("a1", "counted", "counted_allele", "effect_allele", "alt"),
    "other": ("a2", "other", "other_allele", "ref"),
    "frequency": ("freq", "frequency", "maf", "a1_freq", "alt_freqs"),
}


def load_public_alleles(
    path: Path,
    *,
    modes: bool = False,
    frequencies: bool = False,
    sha256: str | None = None,
    work: Work = UNWATCHED,
) -> PublicAlleles:
    """Read a public reference: a file of people (PLINK 1 or 2, VCF, BCF), a ``.bim``, or a table with a header.

    A table needs the columns ``snp``, ``a1`` (counted) and ``a2``, tab- or space-separated, and ``freq``, the
    frequency of a1, where modal genotypes are wanted (``plink --freq`` and ``plink2 --freq`` write such tables, and a
    ``.pvar`` or a VCF of sites is one without): then the mode is that of Hardy–Weinberg proportions.  The mode of a file of people counts all
    of them, whatever their phenotype.  Ties go to fewer copies.  ``modes``: read what the rule panel-mode needs;
    ``frequencies``: what a score's public offset needs (a table always gives both).  ``sha256``: what :func:`reference_digest` must give.
    """
    fileset = fileset_of(path)
    files = _files_of(path) if fileset is None else (fileset.bed, fileset.bim, fileset.fam)
    # Before the digest: a file that is replaced afterwards is noticed after it was read.
    states = [(each, FileState.of(each)) for each in files if each.exists()]
    if sha256 is not None and reference_digest(path, work=work) != sha256:
        raise not_the_planned_file(path)
    public = _read_reference(path, modes or frequencies, work)
    for each, state in states:
        state.check_now(each)
    return public


def _files_of(path: Path) -> tuple[Path, ...]:
    """The files that tell what a reference tells: itself, and those beside it where people come with several."""
    kind = format_of(path)
    if kind is None or not kind.prefix_ending or path.name.lower().endswith((*kind.list_endings, *kind.people_endings)):
        return (path,)
    prefix = kind.prefix_of(path)
    return tuple(prefix.with_name(prefix.name + ending) for ending in kind.endings)


def _read_reference(path: Path, people: bool, work: Work) -> PublicAlleles:
    fileset = fileset_of(path)
    if fileset is not None:
        variants = fileset.read_variants(work=work)
        calls = fileset.count_everybody(variants, work) if people else None
        return _public(path, variants.snp, variants.a1, variants.a2, calls)
    if path.suffix.lower() == ".bim":
        variants = read_bim(path, work=work)
        return _public(path, variants.snp, variants.a1, variants.a2, None)
    file = open_people(path, work=work)
    if file is not None:
        sites = _sites_of(file, people, work)
        return _public(path, sites.snp, sites.counted, sites.other, sites.people if people else None)
    return _read_table(path, work)


def reference_digest(path: Path, *, work: Work = UNWATCHED) -> str:
    """SHA-256 (hexadecimal) of what a public reference tells: of a list's bytes; for a file of people, of its list of SNPs and
    of how many people have 0, 1, 2 copies, never of anybody's genotypes or name (docs/decisions/public-references.md).
    """
    fileset = fileset_of(path)
    if fileset is None:
        file = None if path.suffix.lower() == ".bim" else open_people(path, work=work)
        if file is None:
            return file_digest(path, work=work)
        sites = _sites_of(file, True, work)
        digest = hashlib.sha256(b"gwasprivacy-reference/3\n")
        for row in zip(sites.chrom, sites.pos.tolist(), sites.snp, sites.counted, sites.other, strict=True):
            digest.update("\t".join(map(str, row)).encode() + b"\n")
        digest.update(sites.people.astype("<i4").tobytes())
        return digest.hexdigest()
    FileState.of(fileset.bed)  # says first what is wrong with the file that was named
    people = fileset.count_everybody(fileset.read_variants(work=work), work)
    parts = (
        b"gwasprivacy-reference/1",
        file_digest(fileset.bim, work=work).encode(),
        people.astype("<i4").tobytes(),
    )
    return hashlib.sha256(b"\n".join(parts)).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class _Sites:
    """Every site of a file of people, (n,) each, and how many of them have 0, 1, 2 copies of ``counted``, int32 (n, 3)."""

    chrom: TextArray
    pos: npt.NDArray[np.int64]
    snp: TextArray
    counted: TextArray
    other: TextArray
    people: npt.NDArray[np.int32]


def _sites_of(file: PeopleFile, counts: bool, work: Work) -> _Sites:
    """One pass, a site at a time; ``counts`` False: sites only, zeros for people."""
    texts: tuple[list[str], ...] = ([], [], [], [])
    pos: list[int] = []
    people: list[npt.NDArray[np.int64]] = []
    nobody = np.zeros(3, dtype=np.int64)
    for site in file.sites(lambda *_: counts, work=work):
        for kept, text in zip(texts, (site.chrom, site.snp, site.a1, site.a2), strict=True):
            kept.append(sys.intern(text))
        pos.append(site.pos)
        people.append(nobody if site.copies is None else np.bincount(site.copies, minlength=MISSING + 1)[:MISSING])
    if not pos:
        raise InvalidInput("file.no-snp", remedy="is-the-file-complete", path=file.path)
    chrom, snp, counted, other = (np.array(kept, dtype=object) for kept in texts)
    return _Sites(
        chrom=chrom,
        pos=np.array(pos, dtype=np.int64),
        snp=snp,
        counted=counted,
        other=other,
        people=np.stack(people).astype(np.int32),
    )


def _public(
    path: Path, snp: TextArray, counted: TextArray, other: TextArray, people: npt.NDArray[np.number] | None
) -> PublicAlleles:
    """``people``: how many (or which share) have 0, 1, 2 copies of the counted allele, shape (n, 3); None: not told."""
    place = {name: row for row, name in enumerate(snp)}
    twice = frozenset(name for row, name in enumerate(snp) if place[name] != row)
    modes = frequencies = None
    if people is not None:
        modes = people.argmax(axis=1).astype(np.int8)
        called = people.sum(axis=1, dtype=np.float64)
        copies = people[:, 1] + 2.0 * people[:, 2]
        frequencies = np.full(len(people), np.nan)
        np.divide(copies, 2 * called, out=frequencies, where=called > 0)
        np.clip(frequencies, 0, 1, out=frequencies)  # shares in floating point need not sum to 1
    return PublicAlleles(
        path=path, place=place, twice=twice, counted=counted, other=other, modes=modes, frequencies=frequencies
    )


def _read_table(path: Path, work: Work) -> PublicAlleles:
    lines = read_lines(path, packing="allowed", work=work)
    first, header = next(((number, line.split()) for number, line in lines if not line.startswith("##")), (1, []))
    columns = _columns(path, header, first)
    snp: list[str] = []
    counted: list[str] = []
    other: list[str] = []
    people: list[tuple[float, float, float]] = []
    for number, fields in _rows(path, lines, len(header)):
        snp.append(fields[columns["snp"]])
        counted.append(fields[columns["counted"]])
        other.append(fields[columns["other"]])
        if counted[-1] == other[-1]:
            raise InvalidInput("reference.same-allele", path=path, snp=snp[-1], line=number)
        if "frequency" in columns:
            people.append(_hardy_weinberg(fields[columns["frequency"]], path, number, snp[-1]))
    if not snp:
        raise InvalidInput("file.no-snp", remedy="reference-lines", path=path)
    ids, ours, others = (np.array(values, dtype=object) for values in (snp, counted, other))
    return _public(path, ids, ours, others, np.array(people) if people else None)


def _columns(path: Path, header: list[str], line: int) -> dict[str, int]:
    names = [name.lower().lstrip("#") for name in header]
    found = {}
    for meaning, spellings in _COLUMNS.items():
        places = [place for place, name in enumerate(names) if name in spellings]
        if len(places) > 1 or (not places and meaning != "frequency"):
            if places:
                raise InvalidInput("reference.column-twice", path=path, line=line, column=spellings[0])
            raise InvalidInput("reference.no-column", path=path, line=line, column=spellings[0])
        if places:
            found[meaning] = places[0]
    return found


def _rows(path: Path, lines: Iterator[tuple[int, str]], width: int) -> Iterator[tuple[int, list[str]]]:
    for number, line in lines:
        fields = line.split()
        if not fields:
            continue
        if len(fields) != width:
            raise InvalidInput("reference.width", path=path, line=number, found=len(fields), wanted=width)
        yield number, fields


def _hardy_weinberg(text: str, path: Path, number: int, snp: str) -> tuple[float, float, float]:
    """Which share of people have 0, 1, 2 copies of an allele of frequency f: (1−f)², 2f(1−f), f²."""
    try:
        share = float(text)
    except ValueError:
        share = math.nan
    if not 0 <= share <= 1:
        raise InvalidInput("reference.frequency", path=path, snp=snp, line=number)
    return (1 - share) ** 2, 2 * share * (1 - share), share**2
