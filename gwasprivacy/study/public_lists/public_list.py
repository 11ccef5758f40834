"""A public list of SNPs: an array's manifest, a panel's sites, or ids alone.  It says which SNPs may be released, and where
they lie; nothing here sees a study."""

from __future__ import annotations

import base64
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import parse_json, read_bytes
from gwasprivacy.base.text_files import line_blocks, read_lines
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.formats.plink1 import fileset_of, read_bim
from gwasprivacy.study.formats.pvar_and_psam import has_provisional_reference, read_pvar
from gwasprivacy.study.formats.vcf_lines import vcf_lines
from gwasprivacy.study.public_lists.candidates import read_ids
from gwasprivacy.study.tables import Variants

_COLUMNS: Mapping[str, tuple[str, ...]] = {
    "snp": ("snp", "id", "rsid", "variant_id", "variant", "name", "marker"),
    "chrom": ("chrom", "chr", "chromosome"),
    "pos": ("pos", "position", "bp", "base_pair_location", "mapinfo"),
}
_NO_NAME = ("", ".")


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class PublicList:
    """``line_of``: the ids in the list's order, each with its line.  ``places``: where they lie, in the same order; None
    where the list has ids alone.  ``reference``: the genome's reference allele of each; None where the list does not say it."""

    path: Path
    line_of: Mapping[str, int]
    places: Variants | None
    reference: tuple[str, ...] | None = None


def read_public_list(path: Path, *, work: Work = UNWATCHED) -> PublicList:
    """Read a list: ``.bim``, ``.pvar``, ``.map``, VCF (its sites), a table with a header that names snp, chrom and pos (and ref), or one
    id a line (``#`` starts a comment).  A SNP without an id is called chrom:pos.  Raises InvalidInput with the line.
    """
    name = path.name.lower()
    fileset = fileset_of(path)
    if fileset is not None:
        return _of_variants(fileset.bim, read_bim(fileset.bim, work=work))
    if name.endswith(".release.json"):
        return _of_rows(path, _report_rows(path))
    if name.endswith(".bim"):
        return _of_variants(path, read_bim(path, work=work))
    if name.endswith((".pvar", ".pvar.zst")):
        read = read_pvar(path, work=work)
        return _of_variants(path, read, None if has_provisional_reference(path) else tuple(read.a2))
    if name.endswith((".vcf", ".vcf.gz", ".vcf.bgz")):
        return _of_rows(path, _vcf_rows(path, work))
    if name.endswith(".map"):
        return _of_rows(path, _map_rows(path, work))
    header, columns = _header(path)
    if columns is not None:
        return _of_rows(path, _table_rows(path, header, columns, work))
    return PublicList(path=path, line_of=read_ids(path), places=None)


def _report_rows(path: Path) -> Iterator[Row]:
    """The SNPs of a signed report.  Whoever names it in a plan has verified it and pinned its bytes; here its form is enough."""
    try:
        envelope = parse_json(read_bytes(path, Phrase("a report")).decode())
        statement = parse_json(base64.b64decode(envelope["payload"], validate=True).decode())
        snps = statement["predicate"]["result"]["snps"]
        if any("base_pair_location_end" in snp for snp in snps):
            raise InvalidInput("public-list.report-of-loci", path=path)
        rows = [
            (number, str(snp["chromosome"]), str(snp["variant_id"]), str(snp["base_pair_location"]), "")
            for number, snp in enumerate(snps, start=1)
        ]
    except (KeyError, TypeError, ValueError):
        raise InvalidInput("public-list.not-a-report", path=path) from None
    return iter(rows)


Row = tuple[int, str, str, str, str]
"""Line, chromosome, id, position, reference allele ("" where it is not said)."""


def _of_variants(path: Path, read: Variants, reference: tuple[str, ...] | None = None) -> PublicList:
    line_of = dict(zip(read.snp, range(1, len(read) + 1), strict=True))
    if len(line_of) == len(read) and not any(name in line_of for name in _NO_NAME):
        return PublicList(path=path, line_of=line_of, places=read, reference=reference)
    said = reference or ("",) * len(read)
    rows = zip(range(1, len(read) + 1), read.chrom, read.snp, map(str, read.pos.tolist()), said, strict=True)
    return _of_rows(path, iter(rows))


def _of_rows(path: Path, rows: Iterator[Row]) -> PublicList:
    chroms: list[str] = []
    ids: list[str] = []
    positions: list[int] = []
    lines: list[int] = []
    said: list[str] = []
    for line, chrom, snp, pos, reference in rows:
        if not (pos.isascii() and pos.isdigit() and len(pos) <= 18):
            raise InvalidInput("vcf.position", remedy="is-this-the-right-file", path=path, line=line)
        chroms.append(chrom)
        ids.append(f"{chrom}:{pos}" if snp in _NO_NAME else snp)
        positions.append(int(pos))
        lines.append(line)
        said.append(reference)
    if not ids:
        raise InvalidInput("file.no-snp", remedy="one-id-per-line", path=path)
    if len(set(ids)) < len(ids):
        kept = dict.fromkeys(zip(chroms, ids, positions, said, strict=True))  # the same line twice is one SNP
        if len({snp for _, snp, _, _ in kept}) < len(kept):
            twice, n = Counter(snp for _, snp, _, _ in kept).most_common(1)[0]
            raise InvalidInput("candidates.shared-id", snp=twice, n=n)
        first = dict(zip(reversed(ids), reversed(lines), strict=True))
        chroms, ids, positions, said = (list(column) for column in zip(*kept, strict=True))
        lines = [first[snp] for snp in ids]
    nothing = np.full(len(ids), ".", dtype=object)
    places = Variants(
        chrom=np.array(chroms, dtype=object),
        snp=np.array(ids, dtype=object),
        pos=np.array(positions, dtype=np.int64),
        a1=nothing,
        a2=nothing,
    )
    told = tuple(said) if any(said) else None
    return PublicList(path=path, line_of=dict(zip(ids, lines, strict=True)), places=places, reference=told)


def _vcf_rows(path: Path, work: Work) -> Iterator[Row]:
    seen_header = False
    for number, line in enumerate(vcf_lines(path, lambda _: None, work), start=1):
        if line.startswith(b"#") or not line:
            seen_header = seen_header or line.startswith(b"#CHROM")
            continue
        fields = line.split(b"\t", 4)
        if not seen_header or len(fields) < 5:
            raise _cut_off(path, number)
        try:
            chrom, pos, snp, reference = (field.decode("utf-8") for field in fields[:4])
        except UnicodeDecodeError:
            raise _cut_off(path, number) from None
        yield number, chrom, snp, pos, reference


def _map_rows(path: Path, work: Work) -> Iterator[Row]:
    width = 0  # that of the first row: a row of four that was cut after the genetic position would read as one of three
    for number, line in read_lines(path, work=work):
        fields = line.split()
        if not fields or fields[0].startswith("#"):
            continue
        width = width or len(fields)
        if len(fields) != width or width not in (3, 4):
            raise _cut_off(path, number)
        yield number, fields[0], fields[1], fields[-1].removeprefix("-"), ""


def _header(path: Path) -> tuple[int, dict[str, int] | None]:
    """The line of a table's header, and the places of the columns that are needed; (0, None) where there is none."""
    for number, line in read_lines(path, packing="allowed"):
        if line.startswith("##") or not line.strip():
            continue
        names = [name.lower().lstrip("#") for name in _fields(line)]
        found = {
            meaning: next((names.index(each) for each in spellings if each in names), -1)
            for meaning, spellings in _COLUMNS.items()
        }
        if min(found.values()) < 0:
            return 0, None
        return number, {**found, **({"ref": names.index("ref")} if "ref" in names else {})}
    return 0, None


def _fields(line: str) -> list[str]:
    return line.split("\t") if "\t" in line else re.split(r"[,\s]\s*", line.strip())


def _table_rows(path: Path, header: int, columns: Mapping[str, int], work: Work) -> Iterator[Row]:
    number, width = 0, 0
    for block in line_blocks(path, packing="allowed", work=work):
        for line in block:
            number += 1
            if number < header or not line.strip():
                continue
            fields = _fields(line)
            if number == header:
                width = len(fields)
                continue
            if len(fields) != width:
                raise _cut_off(path, number)
            reference = fields[columns["ref"]] if "ref" in columns else ""
            yield number, fields[columns["chrom"]], fields[columns["snp"]], fields[columns["pos"]], reference


def _cut_off(path: Path, line: int) -> InvalidInput:
    return InvalidInput("candidates.line", path=path, line=line)
