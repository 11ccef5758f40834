"""The same people in every format of files that hold people, from arrays of genotypes."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from tests.study.make_plink import make_plink

FIXED = "#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO\tFORMAT\t"


def ids_of(calls: np.ndarray, ids: Sequence[str] | None) -> list[str]:
    return list(ids) if ids is not None else [f"rs{row + 1}" for row in range(len(calls))]


def places_of(calls: np.ndarray, pos: Sequence[int] | None) -> list[int]:
    return list(pos) if pos is not None else [1000 * (row + 1) for row in range(len(calls))]


def plink1(
    folder: Path, name: str, calls: np.ndarray, iid: Sequence[str], ids: Sequence[str] | None, pos: Sequence[int] | None
) -> Path:
    """a1 A, a2 G."""
    people = [(each, each) for each in iid]
    half = np.arange(len(iid)) % 2 == 0
    return make_plink(folder, calls, half, name=name, people=people, snp=ids, pos=pos).with_suffix(".bed")


def plink2(
    folder: Path, name: str, calls: np.ndarray, iid: Sequence[str], ids: Sequence[str] | None, pos: Sequence[int] | None
) -> Path:
    """Under the prefix NAME2, since PLINK 1 files may lie beside it."""
    import pgenlib

    prefix = folder / f"{name}2"
    writer = pgenlib.PgenWriter(
        str(prefix.with_suffix(".pgen")).encode(), calls.shape[1], len(calls), nonref_flags=False
    )
    for row in calls:
        writer.append_biallelic(np.where(row == 3, -9, row).astype(np.int8))
    writer.close()
    sites = zip(places_of(calls, pos), ids_of(calls, ids), strict=True)
    prefix.with_suffix(".pvar").write_text(
        "#CHROM\tPOS\tID\tREF\tALT\n" + "".join(f"1\t{p}\t{snp}\tG\tA\n" for p, snp in sites), encoding="utf-8"
    )
    prefix.with_suffix(".psam").write_text("#IID\tSEX\n" + "".join(f"{each}\t0\n" for each in iid), encoding="utf-8")
    return prefix.with_suffix(".pgen")


def vcf(
    folder: Path, name: str, calls: np.ndarray, iid: Sequence[str], ids: Sequence[str] | None, pos: Sequence[int] | None
) -> Path:
    words = np.array(["0/0", "0/1", "1/1", "./."])
    lines = ["##fileformat=VCFv4.3", FIXED + "\t".join(iid)]
    for place, snp, row in zip(places_of(calls, pos), ids_of(calls, ids), words[calls], strict=True):
        lines.append(f"chr1\t{place}\t{snp}\tG\tA\t.\t.\t.\tGT\t" + "\t".join(row))
    path = folder / f"{name}.vcf"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def bcf(
    folder: Path, name: str, calls: np.ndarray, iid: Sequence[str], ids: Sequence[str] | None, pos: Sequence[int] | None
) -> Path:
    text = (
        "##fileformat=VCFv4.3\n##contig=<ID=1>\n"
        '##FORMAT=<ID=GT,Number=1,Type=String,Description="Genotype">\n' + FIXED + "\t".join(iid) + "\n\0"
    ).encode()
    pairs = np.array([[2, 2], [2, 4], [4, 4], [0, 0]], dtype=np.uint8)
    data = [b"BCF\x02\x02", struct.pack("<I", len(text)), text]
    for place, snp, row in zip(places_of(calls, pos), ids_of(calls, ids), calls, strict=True):
        named = bytes([len(snp) << 4 | 7]) if len(snp) < 15 else b"\xf7\x11" + bytes([len(snp)])
        shared = struct.pack("<iiifII", 0, place - 1, 1, 0.0, 2 << 16, 1 << 24 | len(row)) + named + snp.encode()
        shared += b"\x17G\x17A\x00"
        values = bytes([0x11, 1, 0x21]) + pairs[row].tobytes()
        data += [struct.pack("<II", len(shared), len(values)), shared, values]
    path = folder / f"{name}.bcf"
    path.write_bytes(b"".join(data))
    return path


def bgen(
    folder: Path, name: str, calls: np.ndarray, iid: Sequence[str], ids: Sequence[str] | None, pos: Sequence[int] | None
) -> Path:
    """Certain probabilities; a missing call has none."""
    from bgen import BgenWriter

    certain = np.vstack([np.eye(3), np.full(3, np.nan)])
    path = folder / f"{name}.bgen"
    with BgenWriter(str(path), len(iid), samples=list(iid), compression="zlib", layout=2) as writer:
        for place, snp, row in zip(places_of(calls, pos), ids_of(calls, ids), calls, strict=True):
            writer.add_variant(snp, snp, "1", place, ["G", "A"], certain[row], bit_depth=8)
    return path


Writer = Callable[[Path, str, np.ndarray, Sequence[str], Sequence[str] | None, Sequence[int] | None], Path]
WRITERS: dict[str, Writer] = {"plink1": plink1, "plink2": plink2, "vcf": vcf, "bcf": bcf, "bgen": bgen}


def write_people(
    kind: str,
    folder: Path,
    calls: np.ndarray,
    iid: Sequence[str],
    *,
    name: str = "people",
    ids: Sequence[str] | None = None,
    pos: Sequence[int] | None = None,
) -> Path:
    """``calls`` (n_snps, n_people): copies of A, beside G the reference; 3 is missing.  Returns the main file."""
    return WRITERS[kind](folder, name, calls, iid, ids, pos)


def phenotypes(folder: Path, kind: str, iid: Sequence[str], left_out: Sequence[str] = ()) -> Path:
    """A phenotype file for such a file of people: every second is a case."""
    path = folder / "pheno.txt"
    rows = ((each if kind == "plink1" else "0", each, place) for place, each in enumerate(iid))
    path.write_text("".join(f"{f} {i} {-9 if i in left_out else 1 + n % 2}\n" for f, i, n in rows), encoding="utf-8")
    return path
