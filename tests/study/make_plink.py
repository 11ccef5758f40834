"""Small studies for tests: PLINK filesets and genotype tables from arrays of genotypes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

CODE_OF_COPIES = np.array([0b11, 0b10, 0b00, 0b01], dtype=np.uint8)  # 0, 1, 2 copies of a1, missing


def bed_bytes(genotypes: np.ndarray) -> bytes:
    """A .bed file: ``genotypes`` (n_snps, n_people) holds copies of a1, or 3 for a missing call."""
    n_snps, n_people = genotypes.shape
    codes = np.zeros((n_snps, -(-n_people // 4) * 4), dtype=np.uint8)
    codes[:, :n_people] = CODE_OF_COPIES[genotypes]
    quads = codes.reshape(n_snps, -1, 4)
    packed = quads[..., 0] | quads[..., 1] << 2 | quads[..., 2] << 4 | quads[..., 3] << 6
    return b"\x6c\x1b\x01" + packed.tobytes()


def make_plink(
    folder: Path,
    genotypes: np.ndarray,
    is_case: Sequence[bool] | np.ndarray,
    *,
    name: str = "study",
    chrom: Sequence[str] | None = None,
    snp: Sequence[str] | None = None,
    pos: Sequence[int] | None = None,
    a1: Sequence[str] | None = None,
    a2: Sequence[str] | None = None,
    people: Sequence[tuple[str, str]] | None = None,
    phenotype: Sequence[str] | None = None,
) -> Path:
    """Write NAME.bed, .bim and .fam in ``folder``; returns the prefix.  ``genotypes``: see :func:`bed_bytes`."""
    genotypes = np.asarray(genotypes, dtype=np.uint8)
    n_snps, n_people = genotypes.shape
    chrom = chrom or ["1"] * n_snps
    snp = snp or [f"rs{i + 1}" for i in range(n_snps)]
    pos = pos or [1000 * (i + 1) for i in range(n_snps)]
    a1 = a1 or ["A"] * n_snps
    a2 = a2 or ["G"] * n_snps
    people = people or [(f"F{i + 1}", f"I{i + 1}") for i in range(n_people)]
    phenotype = phenotype or ["2" if case else "1" for case in is_case]
    prefix = folder / name
    (folder / f"{name}.bed").write_bytes(bed_bytes(genotypes))
    (folder / f"{name}.bim").write_text(
        "".join(f"{c}\t{s}\t0\t{p}\t{x}\t{y}\n" for c, s, p, x, y in zip(chrom, snp, pos, a1, a2, strict=True)),
        encoding="utf-8",
        newline="\n",
    )
    (folder / f"{name}.fam").write_text(
        "".join(f"{f} {i} 0 0 0 {p}\n" for (f, i), p in zip(people, phenotype, strict=True)),
        encoding="utf-8",
        newline="\n",
    )
    return prefix


def random_plink(
    folder: Path,
    *,
    seed: int = 1,
    n_snps: int = 20,
    n_cases: int = 11,
    n_controls: int = 9,
    missing: float = 0.0,
    name: str = "study",
) -> tuple[Path, np.ndarray, np.ndarray]:
    """A random fileset; returns its prefix, the genotypes (n_snps, n_people; 3 is missing), and who is a case."""
    rng = np.random.default_rng(seed)
    frequency = rng.uniform(0, 0.6, n_snps)
    genotypes = rng.binomial(2, frequency[:, None], (n_snps, n_cases + n_controls)).astype(np.uint8)
    genotypes[rng.random(genotypes.shape) < missing] = 3
    is_case = rng.permutation(np.arange(n_cases + n_controls) < n_cases)
    return make_plink(folder, genotypes, is_case, name=name), genotypes, is_case


def counts_of(genotypes: np.ndarray, is_case: np.ndarray) -> np.ndarray:
    """Calls by counting one person after the other: (n_snps, 2, 4), the last column the missing ones."""
    counts = np.zeros((len(genotypes), 2, 4), dtype=np.int64)
    for row, calls in enumerate(genotypes):
        for call, case in zip(calls, is_case, strict=True):
            counts[row, 0 if case else 1, call] += 1
    return counts


def table_text(counts: np.ndarray, **columns: Sequence[str]) -> str:
    """A genotype table with ``counts`` (n_snps, 2, 4), those of missing calls last; (n_snps, 2, 3): none is missing."""
    counts = np.concatenate([counts, np.zeros((*counts.shape[:2], 4 - counts.shape[2]), dtype=counts.dtype)], axis=2)
    names = [f"{group}_{state}" for group in ("case", "control") for state in ("0", "1", "2", "missing")]
    lines = ["#gwasprivacy-tables/1", "\t".join(["chrom", "snp", "pos", "a1", "a2", *names])]
    for row, table in enumerate(counts):
        chrom = columns["chrom"][row] if "chrom" in columns else "1"
        snp = columns["snp"][row] if "snp" in columns else f"rs{row + 1}"
        lines.append("\t".join([chrom, snp, str(1000 * (row + 1)), "A", "G", *(str(n) for n in table.reshape(-1))]))
    return "\n".join(lines) + "\n"
