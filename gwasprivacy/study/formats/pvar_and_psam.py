"""The text files of a PLINK 2 fileset: ``.pvar`` (sites) and ``.psam`` (people)."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.text_files import column_blocks, read_lines, whole_numbers
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.plink1 import read_fam, refuse_doubles
from gwasprivacy.study.people_names import NO_FAMILY
from gwasprivacy.study.tables import TextArray, Variants


def pvar_of(prefix: Path) -> Path:
    """PREFIX.pvar, or its packed form where only that is there (PLINK 2's ``vzs``)."""
    plain, packed = (prefix.with_name(prefix.name + end) for end in (".pvar", ".pvar.zst"))
    return packed if packed.exists() and not plain.exists() else plain


def read_pvar(path: Path, *, work: Work = UNWATCHED) -> Variants:
    """The sites of a ``.pvar``: a1 is ALT, a2 is REF.  Raises InvalidInput."""
    header, skip = _header(path, "#CHROM")
    names = header or ["#CHROM", "ID", "CM", "POS", "ALT", "REF"]
    if header is None and len(next(read_lines(path, packing="allowed"))[1].split()) == 5:
        names = ["#CHROM", "ID", "POS", "ALT", "REF"]
    places = [_column(names, name, path) for name in ("#CHROM", "ID", "POS", "ALT", "REF")]
    texts: list[list[TextArray]] = [[], [], [], []]
    pos: list[IntArray] = []
    for first, columns in column_blocks(
        path, len(names), what=Phrase("a site"), skip=skip, packing="allowed", work=work
    ):
        chrom, snp, at, alternatives, reference = (columns[place] for place in places)
        pos.append(whole_numbers(at, path, first, Phrase("position")))
        snp = tuple(name if name != "." else f"{c}:{p}" for name, c, p in zip(snp, chrom, at, strict=True))
        for kept, column in zip(texts, (chrom, snp, alternatives, reference), strict=True):
            kept.append(np.array(list(map(sys.intern, column)), dtype=object))
    if not pos:
        raise InvalidInput("file.no-site", path=path)
    chroms, snps, a1, a2 = (np.concatenate(kept) for kept in texts)
    return Variants(chrom=chroms, snp=snps, pos=np.concatenate(pos), a1=a1, a2=a2)


def has_provisional_reference(path: Path) -> bool:
    """Whether a ``.pvar`` says of its reference alleles that they are provisional, as PLINK 2 does of those of a ``.bed``."""
    for _, line in read_lines(path, packing="allowed"):
        if not line.startswith("##"):
            break
        if line.startswith("##INFO=<ID=PR,"):
            return True
    return False


@dataclass(frozen=True, slots=True)
class Psam:
    """Who took part: ``fid`` is ``NO_FAMILY`` where there is no such column; ``first_line`` is that of the first person."""

    fid: TextArray
    iid: TextArray
    phenotype: TextArray
    phenotype_column: str = "column 6"
    first_line: int = 1

    def __post_init__(self) -> None:
        freeze(self)


def read_psam(path: Path, *, phenotype_name: str | None = None, skip_phenotype: bool = False) -> Psam:
    """The people of a ``.psam``.  Raises InvalidInput.

    Without ``skip_phenotype`` it must have one phenotype column, or the one called ``phenotype_name``.
    """
    header, skip = _header(path, "#FID", "#IID")
    if header is None:
        return Psam(*read_fam(path))
    iid_column = header.index("IID") if "IID" in header else _column(header, "#IID", path)
    phenotype_column = None if skip_phenotype else _phenotype_column(header, path, phenotype_name)
    blocks = [part for _, part in column_blocks(path, len(header), what=Phrase("a person"), skip=skip)]
    if not blocks:
        raise InvalidInput("file.nobody", path=path)

    def whole(place: int) -> TextArray:
        return np.concatenate([np.array(part[place], dtype=object) for part in blocks])

    iid = whole(iid_column)
    fid = whole(0) if header[0] == "#FID" else np.full(len(iid), NO_FAMILY, dtype=object)
    refuse_doubles(path, list(zip(fid, iid, strict=True)), first_line=skip + 1)
    if phenotype_column is None:
        return Psam(fid, iid, np.full(len(iid), "", dtype=object), first_line=skip + 1)
    return Psam(fid, iid, whole(phenotype_column), f"column {phenotype_column + 1}", skip + 1)


def _phenotype_column(header: list[str], path: Path, name: str | None) -> int:
    known = [column for column in header if column.lstrip("#") not in ("FID", "IID", "SID", "PAT", "MAT", "SEX")]
    if name is not None and known.count(name) != 1:
        raise InvalidInput("phenotype.unknown-column", path=path, column=name, known=tuple(known[:8]) or Phrase("none"))
    if name is None and not known:
        raise InvalidInput("study.no-phenotypes", path=path)
    if name is None and len(known) > 1:
        raise InvalidInput("phenotype.several-columns", path=path, known=tuple(known[:8]))
    return header.index(name if name is not None else known[0])


def _header(path: Path, *starts: str) -> tuple[list[str] | None, int]:
    """The columns' names in a PLINK 2 table, or None without a header; and how many lines stand above the data."""
    for number, line in read_lines(path, packing="allowed"):
        if line.startswith("##"):
            continue
        if line.startswith(starts):
            return line.split(), number
        return None, number - 1
    raise InvalidInput("file.empty", remedy="is-this-the-right-file", path=path)


def _column(header: list[str], name: str, path: Path) -> int:
    if header.count(name) != 1:
        if name in header:
            raise InvalidInput("header.column-twice", path=path, column=name)
        raise InvalidInput("header.no-column", path=path, column=name)
    return header.index(name)
