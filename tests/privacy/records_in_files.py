"""Records of a caller (``records_of_one_person``) as files of every format, with calls or with probabilities."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from tests.privacy.records_of_one_person import (
    FAULTY,
    FINE,
    FIRST,
    HALF,
    HAPLOID,
    MISSING,
    STEPS,
    Copy,
    Files,
    Record,
    fixed_records,
    records,
)
from tests.study.make_plink import make_plink

CHROM = "1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """A kind of file.  ``write``: an empty folder, records and names → the file to open.  ``whole_calls``: a half-call is none
    there.  ``two_alleles``: a record has two.  ``needs_reference``: the list must say it.  ``names_nobodys_allele_0``: a second allele
    that nobody has is called 0, as PLINK 1 does."""

    write: Callable[[Path, Sequence[Record], Sequence[str]], Path]
    probabilities: bool = False
    whole_calls: bool = False
    two_alleles: bool = False
    needs_reference: bool = False
    names_nobodys_allele_0: bool = False
    list_ending: str = ".bim"

    def caller_of(self, files: Files) -> Files:
        """``files`` in a style that this kind of file can hold."""
        style = files.style
        if self.whole_calls:
            style = replace(style, others="0", spanned="0" if style.spanned == "." else style.spanned)
        if self.two_alleles:
            style = replace(style, together=0, bridges=False, spanned="0", open_allele=False)
        if self.needs_reference:
            # Such files have two alleles at least, and a base inside a longer record tells nothing there.
            style = replace(style, blocks=False, bridges=False)
        return replace(files, style=style)

    def written(self, folder: Path, files: Files, *, fixed: bool = False) -> Path:
        """A caller's file, with at least one record; or the file of sites that were ``fixed`` beforehand."""
        if fixed:
            found = fixed_records(files, most_alleles=2 if self.two_alleles else 3)
        else:
            found = records(files) or [_nothing(files)]
            found = [_turned(record) if files.style.turned and self.needs_reference else record for record in found]
            found = [_nameless(record) if self.names_nobodys_allele_0 else record for record in found]
        return self.write(folder, found, [person.name for person in files.people])


def _nothing(files: Files) -> Record:
    """A record far away, where a file without any cannot be."""
    n = len(files.people)
    return Record(
        pos=FIRST + 1000, name=".", alleles=("A", "C"), copies=(((0, STEPS), (0, STEPS)),) * n, states=(FINE,) * n
    )


def _turned(record: Record) -> Record:
    """The commoner allele first, as PLINK 1 orders them."""
    told = [copy for pair, state in zip(record.copies, record.states, strict=True) if state == FINE for copy in pair]
    counts = [sum(number == allele for number, _ in told) for allele in range(record.n_alleles)]
    order = sorted(range(record.n_alleles), key=lambda allele: (-counts[allele], allele))
    place = {allele: new for new, allele in enumerate(order)}

    def turned(copy: Copy) -> Copy:
        return place.get(copy[0], -1), copy[1]

    return replace(
        record,
        alleles=tuple(record.alleles[allele] for allele in order),
        copies=tuple((turned(one), turned(other)) for one, other in record.copies),
        reference=place[record.reference],
    )


def _nameless(record: Record) -> Record:
    pairs = [_whole(record, place) for place in range(len(record.copies))]
    has_it = any(pair is not None and 1 in pair for pair in pairs)
    return record if has_it else replace(record, alleles=(record.alleles[0], "0"))


# ---------------------------------------------------------------------------------------------------------------- VCF


def _call(pair: tuple[Copy, Copy], state: str) -> str:
    one, other = ("." if number < 0 else str(number) for number, _ in pair)
    return {
        FINE: f"{one}/{other}",
        MISSING: "./.",
        HALF: f"{one}|.",
        HAPLOID: one,
    }.get(state, f"{one}/{other}/{other}")


def genotypes(record: Record, place: int) -> list[float] | None:
    """Probabilities in the order 0/0, 0/1, 1/1, 0/2, …; None where there is no call."""
    if record.states[place] != FINE or min(number for number, _ in record.copies[place]) < 0:
        return None
    n = record.n_alleles
    each = []
    for number, certain in record.copies[place]:
        of_allele = [0] * n
        of_allele[record.reference] += STEPS - certain
        of_allele[number] += certain
        each.append(of_allele)
    found = [0] * (n * (n + 1) // 2)
    for first in range(n):
        for second in range(n):
            low, high = sorted((first, second))
            found[high * (high + 1) // 2 + low] += each[0][first] * each[1][second]
    return [value / STEPS**2 for value in found]


def dosages(record: Record, place: int) -> list[float] | None:
    """Of each allele but the first."""
    if genotypes(record, place) is None:
        return None
    found = [0] * record.n_alleles
    for number, certain in record.copies[place]:
        found[number] += certain
    return [value / STEPS for value in found[1:]]


_ODD = {HALF: "nan", HAPLOID: "-0.5", FAULTY: "no number"}


def _text(record: Record, place: int, field: str) -> str:
    told = (genotypes if field == "GP" else dosages)(record, place)
    if told is not None:
        return ",".join(f"{value:.6g}" for value in told) or "."
    width = max(1, record.n_alleles * (record.n_alleles + 1) // 2 if field == "GP" else record.n_alleles - 1)
    odd = _ODD.get(record.states[place])
    return "." if odd is None else ",".join([odd] * width)


def write_vcf(folder: Path, these: Sequence[Record], names: Sequence[str], field: str = "GT") -> Path:
    lines = ["##fileformat=VCFv4.3", f"##contig=<ID={CHROM}>"]
    lines += [f'##FORMAT=<ID={f},Number=.,Type=Float,Description="P">' for f in ("GP", "DS")]
    lines.append('##FORMAT=<ID=GT,Number=1,Type=String,Description="G">')
    lines.append("\t".join(["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT", *names]))
    for record in these:
        if field == "GT":
            texts = [_call(pair, state) for pair, state in zip(record.copies, record.states, strict=True)]
        else:
            texts = [_text(record, place, field) for place in range(len(names))]
        fixed = [CHROM, str(record.pos), record.name, record.alleles[0], ",".join(record.alleles[1:]) or "."]
        lines.append("\t".join([*fixed, ".", ".", ".", field, *texts]))
    path = folder / "study.vcf"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


# ---------------------------------------------------------------------------------------------------------------- BCF


def _bcf_text(value: str) -> bytes:
    raw = value.encode()
    return (bytes([len(raw) << 4 | 7]) if len(raw) < 15 else b"\xf7\x13" + struct.pack("<i", len(raw))) + raw


def _bcf_calls(record: Record) -> bytes:
    """GT as vectors of three bytes: 0x81 ends a shorter one."""
    told = b""
    for (one, other), state in zip(record.copies, record.states, strict=True):
        first, second = ((number + 1) << 1 for number in (one[0], other[0]))
        told += bytes(
            {
                FINE: (first, second, 0x81),
                MISSING: (0, 0, 0x81),
                HALF: (first, 1, 0x81),
                HAPLOID: (first, 0x81, 0x81),
            }.get(state, (first, second, second))
        )
    return b"\x11\x01" + b"\x31" + told


def _bcf_floats(record: Record, field: str) -> bytes:
    n = record.n_alleles
    width = max(1, n * (n + 1) // 2 if field == "GP" else n - 1)
    told = b""
    for place in range(len(record.copies)):
        values = (genotypes if field == "GP" else dosages)(record, place)
        if values is None:
            odd = struct.pack("<f", -0.5) if record.states[place] == FAULTY else struct.pack("<I", 0x7F800001)
            told += odd + struct.pack("<I", 0x7F800002) * (width - 1)
        else:
            told += struct.pack(f"<{width}f", *(values or [0.0]))
    length = bytes([width << 4 | 5]) if width < 15 else bytes([0xF5, 0x11, width])
    return b"\x11" + bytes([2 if field == "GP" else 3]) + length + told


def write_bcf(folder: Path, these: Sequence[Record], names: Sequence[str], field: str = "GT") -> Path:
    """BCF 2.2 by hand, uncompressed."""
    head = ["##fileformat=VCFv4.3", '##FILTER=<ID=PASS,Description="P">', f"##contig=<ID={CHROM}>"]
    head += [f'##FORMAT=<ID={f},Number=.,Type=Float,Description="P">' for f in ("GT", "GP", "DS")]
    head.append("\t".join(["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT", *names]))
    header = ("\n".join(head) + "\n").encode() + b"\0"
    data = b"BCF\x02\x02" + struct.pack("<I", len(header)) + header
    for record in these:
        sizes = (0, record.pos - 1, len(record.alleles[0]), float("nan"), record.n_alleles << 16, 1 << 24 | len(names))
        shared = struct.pack("<iiifII", *sizes) + _bcf_text(record.name) + b"".join(map(_bcf_text, record.alleles))
        shared += b"\x00"
        single = _bcf_calls(record) if field == "GT" else _bcf_floats(record, field)
        data += struct.pack("<II", len(shared), len(single)) + shared + single
    path = folder / "study.bcf"
    path.write_bytes(data)
    return path


# ------------------------------------------------------------------------------------------------ .pgen, BGEN and .bed


def _whole(record: Record, place: int) -> tuple[int, int] | None:
    one, other = (number for number, _ in record.copies[place])
    return (one, other) if record.states[place] == FINE and min(one, other) >= 0 else None


def write_pgen(
    folder: Path, these: Sequence[Record], names: Sequence[str], *, of_dosages: bool = False, provisional: bool = False
) -> Path:
    import pgenlib

    n_alleles = [max(2, record.n_alleles) for record in these]
    path: Path = folder / "study.pgen"
    kept: dict[str, Any] = {"dosage_present": True} if of_dosages else {"allele_ct_limit": max([2, *n_alleles])}
    writer = pgenlib.PgenWriter(str(path).encode(), len(names), len(these), nonref_flags=provisional, **kept)
    for record, n in zip(these, n_alleles, strict=True):
        if of_dosages:
            told = [dosages(record, place) for place in range(len(names))]
            writer.append_dosages(np.array([-9.0 if x is None else (x or [0.0])[0] for x in told]))
        else:
            pairs = [_whole(record, place) or (-9, -9) for place in range(len(names))]
            writer.append_alleles(np.array(pairs, dtype=np.int32).reshape(-1), allele_ct=n)
    writer.close()
    lines = ['##INFO=<ID=PR,Number=0,Type=Flag,Description="Provisional reference allele">'] if provisional else []
    lines.append("#CHROM\tPOS\tID\tREF\tALT")
    for record in these:
        fixed = (CHROM, str(record.pos), record.name, record.alleles[0], ",".join(record.alleles[1:]) or ".")
        lines.append("\t".join(fixed))
    path.with_suffix(".pvar").write_text("\n".join(lines) + "\n", encoding="utf-8")
    path.with_suffix(".psam").write_text("#IID\tSEX\n" + "".join(f"{name}\t0\n" for name in names), encoding="utf-8")
    return path


def write_bgen(folder: Path, these: Sequence[Record], names: Sequence[str], *, certain: bool) -> Path:
    """BGEN 1.2 by hand, 16 bits, uncompressed: as the specification has it."""
    head = struct.pack("<III4sI", 20, len(these), len(names), b"bgen", 2 << 2 | 1 << 31)
    people = b"".join(struct.pack("<H", len(name)) + name.encode() for name in names)
    people = struct.pack("<II", 8 + len(people), len(names)) + people
    data = struct.pack("<I", len(head) + len(people)) + head + people
    for record in these:
        n = record.n_alleles
        texts = [(record.name, "<H"), (record.name, "<H"), (CHROM, "<H")]
        data += b"".join(struct.pack(size, len(text)) + text.encode() for text, size in texts)
        data += struct.pack("<IH", record.pos, n)
        data += b"".join(struct.pack("<I", len(allele)) + allele.encode() for allele in record.alleles)
        if certain:
            record = replace(record, copies=tuple(tuple((a, STEPS) for a, _ in pair) for pair in record.copies))  # type: ignore[misc]
        ploidy, values = b"", b""
        for place in range(len(names)):
            p = genotypes(record, place)
            haploid = record.states[place] == HAPLOID
            ploidy += bytes([(1 if haploid else 2) | (0x80 if p is None and not haploid else 0)])
            width = n - 1 if haploid else n * (n + 1) // 2 - 1
            told = [0] * width if p is None else _sixteen_bits(p)[:-1]
            values += struct.pack(f"<{width}H", *told)
        block = struct.pack("<IHBB", len(names), n, 1 if b"\x01" in ploidy else 2, 2) + ploidy + b"\x00\x10" + values
        data += struct.pack("<I", len(block)) + block
    path = folder / "study.bgen"
    path.write_bytes(data)
    return path


def _sixteen_bits(p: Sequence[float]) -> list[int]:
    """Whole numbers that add up to 65,535, those that lose most of it rounded up (the specification's rule)."""
    parts = [value * 65535 for value in p]
    found = [int(part) for part in parts]
    order = sorted(range(len(p)), key=lambda place: found[place] - parts[place])
    for place in order[: 65535 - sum(found)]:
        found[place] += 1
    return found


def write_bed(folder: Path, these: Sequence[Record], names: Sequence[str]) -> Path:
    """The second allele is a1."""
    pairs = [[_whole(record, place) for place in range(len(names))] for record in these]
    rows = [[3 if pair is None else sum(pair) for pair in row] for row in pairs]
    make_plink(
        folder,
        np.array(rows).reshape(len(these), len(names)),
        [True] * len(names),
        chrom=[CHROM] * len(these),
        snp=[f"v{place}" if record.name == "." else record.name for place, record in enumerate(these)],
        pos=[record.pos for record in these],
        a1=[record.alleles[1] for record in these],
        a2=[record.alleles[0] for record in these],
        people=[("0", name) for name in names],
    )
    return folder / "study.bed"


FORMS: Mapping[str, Form] = {
    "vcf": Form(write=write_vcf),
    "bcf": Form(write=write_bcf),
    "pgen": Form(write=write_pgen, whole_calls=True),
    "pgen PR": Form(
        write=partial(write_pgen, provisional=True), whole_calls=True, needs_reference=True, list_ending=".pvar"
    ),
    "bgen": Form(write=partial(write_bgen, certain=True), whole_calls=True, needs_reference=True, list_ending=".pvar"),
    "bed": Form(
        write=write_bed,
        whole_calls=True,
        two_alleles=True,
        needs_reference=True,
        names_nobodys_allele_0=True,
        list_ending=".vcf",
    ),
    "vcf GP": Form(write=partial(write_vcf, field="GP"), probabilities=True, whole_calls=True),
    "vcf DS": Form(write=partial(write_vcf, field="DS"), probabilities=True, whole_calls=True),
    "bcf GP": Form(write=partial(write_bcf, field="GP"), probabilities=True, whole_calls=True),
    "bcf DS": Form(write=partial(write_bcf, field="DS"), probabilities=True, whole_calls=True),
    "pgen DS": Form(write=partial(write_pgen, of_dosages=True), probabilities=True, whole_calls=True, two_alleles=True),
    "bgen P": Form(
        write=partial(write_bgen, certain=False),
        probabilities=True,
        whole_calls=True,
        needs_reference=True,
        list_ending=".pvar",
    ),
}
