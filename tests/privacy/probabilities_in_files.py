"""Sites with calls (``sites_in_files``) as files of genotype probabilities: each call a likeliest genotype, of its own certainty.

Among the calls may be MALFORMED ones, which are no probabilities, and half-calls; what a format cannot hold is a missing one there.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.privacy.sites_in_files import EVERYBODY, Group, Site, Writer

MALFORMED = "?"
_MALFORMED = ((0.5, 0.6, 0.5), (-0.1, 0.6, 0.5), (0.2, 0.2, 0.2))


def likely(call: str, row: int, place: int, n_alleles: int = 2) -> list[float] | None:
    """Probabilities in the order of VCF's GP, thousandths; None for no call."""
    if call == MALFORMED:
        return [*_MALFORMED[row % 3], *[0.0] * (n_alleles * (n_alleles + 1) // 2 - 3)]
    if "." in call:
        return None
    first, second = sorted(map(int, call.split("/")))
    found = [0.0] * (n_alleles * (n_alleles + 1) // 2)
    main = 1 - 0.04 * ((3 * row + 7 * place) % 5)
    found[second * (second + 1) // 2 + first] = main
    found[1 if (first, second) != (0, 1) else 0] += 1 - main
    return [round(each, 3) for each in found]


def dosage(call: str, row: int, place: int, n_alleles: int = 2) -> list[float] | None:
    """Copies of each allele but the first, as likely as :func:`likely` says; None for no call."""
    if call == MALFORMED:
        return [2.7, *[0.0] * (n_alleles - 2)]
    p = likely(call, row, place, n_alleles)
    if p is None:
        return None
    copies = [0.0] * n_alleles
    for second in range(n_alleles):
        for first in range(second + 1):
            copies[first] += p[second * (second + 1) // 2 + first]
            copies[second] += p[second * (second + 1) // 2 + first]
    return [round(each, 3) for each in copies[1:]]


def _numbers(site: Site, row: int, field: str) -> list[list[float] | None]:
    n_alleles = 2 + site[3].count(",")
    make = likely if field == "GP" else dosage
    return [make(call, row, place, n_alleles) for place, call in enumerate(site[4])]


def _vcf(folder: Path, these: list[Site], chrom: str, group: Group, field: str) -> Path:
    lines = ["##fileformat=VCFv4.3", f"##contig=<ID={chrom}>"]
    lines += [f'##FORMAT=<ID={name},Number={n},Type=Float,Description="P">' for name, n in (("GP", "G"), ("DS", "A"))]
    lines.append("\t".join(["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO", "FORMAT", *group.names]))
    for site in these:
        told = _numbers(site, site[0] // 1000, field)
        texts = ["." if p is None else "not,a,number" if p[:2] == [0.2, 0.2] else ",".join(map(repr, p)) for p in told]
        lines.append("\t".join([chrom, str(site[0]), *site[1:4], ".", ".", ".", field, *texts]))
    path = folder / "study.vcf"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def write_gp(folder: Path, these: list[Site], chrom: str = "1", group: Group = EVERYBODY) -> Path:
    return _vcf(folder, these, chrom, group, "GP")


def write_ds(folder: Path, these: list[Site], chrom: str = "1", group: Group = EVERYBODY) -> Path:
    return _vcf(folder, these, chrom, group, "DS")


def write_bcf_of_gp(folder: Path, these: list[Site], chrom: str = "1", group: Group = EVERYBODY) -> Path:
    """BCF 2.2 by hand: GP as vectors of floats, missing ones as the specification writes them."""

    def text(value: str) -> bytes:
        raw = value.encode()
        return (bytes([len(raw) << 4 | 7]) if len(raw) < 15 else bytes([0xF7, 0x11, len(raw)])) + raw

    vcf = write_gp(folder, [], chrom, group)
    header = vcf.read_text(encoding="utf-8").encode() + b"\0"
    vcf.unlink()
    data = b"BCF\x02\x02" + struct.pack("<I", len(header)) + header
    for site in these:
        pos, name, ref, alt, _ = site
        alleles = [ref, *alt.split(",")]
        shared = struct.pack("<iiifII", 0, pos - 1, len(ref), float("nan"), len(alleles) << 16, 1 << 24 | len(group))
        shared += text(name) + b"".join(map(text, alleles)) + b"\x00"
        width = len(alleles) * (len(alleles) + 1) // 2
        single = b"\x11\x01" + bytes([width << 4 | 5])
        for p in _numbers(site, pos // 1000, "GP"):
            missing = struct.pack("<I", 0x7F800001) + struct.pack("<I", 0x7F800002) * (width - 1)
            single += missing if p is None else struct.pack(f"<{width}f", *p)
        data += struct.pack("<II", len(shared), len(single)) + shared + single
    path = folder / "study.bcf"
    path.write_bytes(data)
    return path


def write_bgen(folder: Path, these: list[Site], chrom: str = "1", group: Group = EVERYBODY) -> Path:
    """BGEN 1.2; a malformed record is a missing one, which is all that the format has."""
    bgen: Any = pytest.importorskip("bgen")
    path = folder / "study.bgen"
    with bgen.BgenWriter(str(path), len(group), samples=list(group.names), compression="zlib", layout=2) as writer:
        for site in these:
            n_alleles = 2 + site[3].count(",")
            width = n_alleles * (n_alleles + 1) // 2
            told = _numbers(site, site[0] // 1000, "GP")
            gone = [p is None or call == MALFORMED for p, call in zip(told, site[4], strict=True)]
            p = np.array([[np.nan] * width if no else one for one, no in zip(told, gone, strict=True)])
            writer.add_variant(site[1], site[1], chrom, site[0], [site[2], *site[3].split(",")], p, bit_depth=16)
    return path


def write_pgen_of_dosages(folder: Path, these: list[Site], chrom: str = "1", group: Group = EVERYBODY) -> Path:
    """Two alleles a site: a third one's carrier has no call."""
    pgenlib: Any = pytest.importorskip("pgenlib")
    writer = pgenlib.PgenWriter(
        str(folder / "study.pgen").encode(), len(group), len(these), nonref_flags=False, dosage_present=True
    )
    for site in these:
        calls = ["./." if "2" in call or call == MALFORMED else call for call in site[4]]
        two = (*site[:3], site[3].split(",")[0], calls)
        told = [-9.0 if x is None else x[0] for x in _numbers(two, site[0] // 1000, "DS")]
        writer.append_dosages(np.array(told))
    writer.close()
    (folder / "study.pvar").write_text(
        "#CHROM\tPOS\tID\tREF\tALT\n"
        + "".join(f"{chrom}\t{s[0]}\t{s[1]}\t{s[2]}\t{s[3].split(',')[0]}\n" for s in these),
        encoding="utf-8",
    )
    (folder / "study.psam").write_text(
        "#IID\tPHENO1\n" + "".join(f"{n}\t{2 if c else 1}\n" for n, c in zip(group.names, group.is_case, strict=True)),
        encoding="utf-8",
    )
    return folder / "study.pgen"


WRITERS_OF_PROBABILITIES: Mapping[str, Writer] = {
    "vcf GP": write_gp,
    "vcf DS": write_ds,
    "bcf GP": write_bcf_of_gp,
    "pgen DS": write_pgen_of_dosages,
    "bgen": write_bgen,
}
