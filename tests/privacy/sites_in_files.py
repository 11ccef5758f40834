"""Studies as sites with calls, written as files of every format: what a neighbour changes is changed in all of them alike."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.study.counted_study import count_tables
from gwasprivacy.study.file_answers import CaseCode
from gwasprivacy.study.formats.called_places import ListedPlaces
from gwasprivacy.study.formats.registry import open_study
from gwasprivacy.study.formats.tsv import encode_tables
from gwasprivacy.study.public_lists.candidate_rows import listed_places
from tests.release.scene import N_GROUP, is_case
from tests.study.make_plink import make_plink

Site = tuple[int, str, str, str, list[str]]
"""Position, id, REF, ALT, calls."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Group:
    """Who took part, in the order of the calls."""

    names: tuple[str, ...]
    is_case: np.ndarray

    def __len__(self) -> int:
        return len(self.names)


EVERYBODY = Group(names=tuple(f"I{i + 1}" for i in range(2 * N_GROUP)), is_case=is_case())

Writer = Callable[[Path, list[Site], str, Group], Path]
"""An empty folder, sites in genome order, the chromosome's name, the people → the study to open."""


def texts(row: np.ndarray) -> list[str]:
    """Copies of the alternative allele (3: no call) as genotypes."""
    return ["./." if copies == 3 else ("0/0", "0/1", "1/1")[copies] for copies in row.tolist()]


def phenotypes(folder: Path, group: Group = EVERYBODY) -> Path:
    path = folder / "pheno.txt"
    path.write_text(
        "".join(f"0 {n} {2 if c else 1}\n" for n, c in zip(group.names, group.is_case, strict=True)), encoding="utf-8"
    )
    return path


def write_vcf(folder: Path, these: list[Site], chrom: str = "1", group: Group = EVERYBODY) -> Path:
    lines = ["##fileformat=VCFv4.3", f"##contig=<ID={chrom}>", '##FORMAT=<ID=GT,Number=1,Type=String,Description="G">']
    lines.append("\t".join(["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT", *group.names]))
    lines += ["\t".join([chrom, str(s[0]), s[1], s[2], s[3], ".", ".", ".", "GT", *s[4]]) for s in these]
    path = folder / "study.vcf"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def write_vcf_gz(folder: Path, these: list[Site], chrom: str = "1", group: Group = EVERYBODY) -> Path:
    """As bgzip writes it: blocks, an empty one at the end."""
    vcf = write_vcf(folder, these, chrom, group)
    path = folder / "study.vcf.gz"
    path.write_bytes(_bgzf(vcf.read_bytes()) + _bgzf(b""))
    vcf.unlink()
    return path


def _bgzf(data: bytes) -> bytes:
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(data) + packer.flush()
    head = b"\x1f\x8b\x08\x04" + bytes(4) + b"\x00\xff\x06\x00BC\x02\x00" + struct.pack("<H", len(packed) + 25)
    return head + packed + struct.pack("<II", zlib.crc32(data), len(data))


def write_bcf(folder: Path, these: list[Site], chrom: str = "1", group: Group = EVERYBODY) -> Path:
    """BCF 2.2 by hand, uncompressed: what the program's reader and the specification know."""

    def text(value: str) -> bytes:
        raw = value.encode()
        head = bytes([len(raw) << 4 | 7]) if len(raw) < 15 else bytes([0xF7, 0x11, len(raw)])
        return head + raw

    vcf = write_vcf(folder, [], chrom, group)
    header = vcf.read_text(encoding="utf-8").encode() + b"\0"
    vcf.unlink()
    data = b"BCF\x02\x02" + struct.pack("<I", len(header)) + header
    for pos, name, ref, alt, calls in these:
        alleles = [ref, *alt.split(",")]
        shared = struct.pack("<iiifII", 0, pos - 1, len(ref), float("nan"), len(alleles) << 16, 1 << 24 | len(group))
        shared += text(name) + b"".join(map(text, alleles)) + b"\x00"
        numbers = [0 if a == "." else (int(a) + 1) << 1 for call in calls for a in call.split("/")]
        single = b"\x11\x01" + b"\x21" + bytes(numbers)
        data += struct.pack("<II", len(shared), len(single)) + shared + single
    path = folder / "study.bcf"
    path.write_bytes(data)
    return path


def write_pgen(folder: Path, these: list[Site], chrom: str = "1", group: Group = EVERYBODY) -> Path:
    pgenlib: Any = pytest.importorskip("pgenlib")
    most = max(1 + len(alt.split(",")) for _, _, _, alt, _ in these)
    writer = pgenlib.PgenWriter(
        str(folder / "study.pgen").encode(), len(group), len(these), nonref_flags=False, allele_ct_limit=most
    )
    for _, _, _, alt, calls in these:
        codes = np.array([[-9 if a == "." else int(a) for a in call.split("/")] for call in calls], dtype=np.int32)
        writer.append_alleles(codes.reshape(-1), allele_ct=1 + len(alt.split(",")))
    writer.close()
    (folder / "study.pvar").write_text(
        "#CHROM\tPOS\tID\tREF\tALT\n" + "".join(f"{chrom}\t{s[0]}\t{s[1]}\t{s[2]}\t{s[3]}\n" for s in these),
        encoding="utf-8",
    )
    (folder / "study.psam").write_text(
        "#IID\tPHENO1\n"
        + "".join(f"{n}\t{2 if case else 1}\n" for n, case in zip(group.names, group.is_case, strict=True)),
        encoding="utf-8",
    )
    return folder / "study.pgen"


def write_table(
    folder: Path, these: list[Site], chrom: str = "1", group: Group = EVERYBODY, places: ListedPlaces | None = None
) -> Path:
    """A genotype table of version 2; ``places``: of a caller's sites at those."""
    vcf = write_vcf(folder, these, chrom, group)
    counted = count_tables(
        open_study(vcf, phenotype=phenotypes(folder, group), case_code=CaseCode.TWO, places=places, size_is_secret=True)
    )
    vcf.unlink()
    path = folder / "study.tsv"
    path.write_bytes(b"".join(encode_tables(counted.tables, is_called=places is not None)))
    return path


def write_bed(folder: Path, these: list[Site], chrom: str = "1", group: Group = EVERYBODY) -> Path:
    """As PLINK converts a VCF: two alleles a SNP, calls of a third one missing, the study's own minor allele first."""
    rows, a1, a2 = [], [], []
    for _, _, ref, alt, calls in these:
        copies = np.array([3 if "2" in call or "." in call else call.count("1") for call in calls])
        turn = (copies == 2).sum() > (copies == 0).sum()
        rows.append(np.array([2, 1, 0, 3])[copies] if turn else copies)
        first, second = (ref, alt.split(",")[0]) if turn else (alt.split(",")[0], ref)
        a1.append(first)
        a2.append(second)
    make_plink(
        folder,
        np.array(rows),
        group.is_case,
        chrom=[chrom] * len(these),
        snp=[s[1].split(";")[0] for s in these],
        pos=[s[0] for s in these],
        a1=a1,
        a2=a2,
        people=[(f"F{name}", name) for name in group.names],
    )
    return folder / "study.bed"


WRITERS: Mapping[str, Writer] = {
    "vcf": write_vcf,
    "bcf": write_bcf,
    "pgen": write_pgen,
    "table": write_table,
    "bed": write_bed,
}
"""One of each kind of file."""
EVERY_WRITER: Mapping[str, Writer] = {**WRITERS, "vcf.gz": write_vcf_gz}
HAS_OWN_PHENOTYPE = ("pgen", "table", "bed")
MAY_BE_CALLED = ("vcf", "vcf.gz", "bcf", "pgen", "table")
"""What a variant caller's sites can be released from without a word of REF in the list."""


def write_called(form: str, folder: Path, these: list[Site], chrom: str, group: Group, listed: Path) -> Path:
    """A study whose sites count as a caller's: a table holds them at the places of the list."""
    if form == "table":
        return write_table(folder, these, chrom, group, listed_places(listed, None))
    return EVERY_WRITER[form](folder, these, chrom, group)
