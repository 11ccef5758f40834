"""Tables of results as the programs write them, of cohorts that are drawn here."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

import numpy as np
import numpy.typing as npt
import zstandard

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, kw_only=True)
class Cohort:
    """``copies`` of A1 that ``n`` people have at each SNP, and a z of it."""

    n: int
    p: Floats
    copies: Floats
    z: Floats
    cases: int = 0

    @classmethod
    def drawn(cls, n: int, m: int, seed: int, *, least: float = 0.1, cases: int = 0, snps: int = 1) -> Self:
        """``snps``: the seed of the SNPs' frequencies; two cohorts with the same one have the same SNPs."""
        p = np.random.default_rng(snps).uniform(least, 0.5, m)
        rng = np.random.default_rng(10_000 + seed)
        return cls(n=n, p=p, copies=rng.binomial(2 * n, p).astype(float), z=rng.standard_normal(m), cases=cases)

    def with_more(self, k: int, seed: int = 7) -> Cohort:
        """The same people and ``k`` more."""
        rng = np.random.default_rng(20_000 + seed)
        z = self.z + rng.standard_normal(len(self.z)) * (k / self.n) ** 0.5
        return replace(self, n=self.n + k, copies=self.copies + rng.binomial(2 * k, self.p), z=z)

    def some(self, rows: Sequence[int] | slice) -> Cohort:
        """Those SNPs alone; SNPs are named by their frequency, so that they stay the same."""
        return replace(self, p=self.p[rows], copies=self.copies[rows], z=self.z[rows])

    @property
    def f(self) -> Floats:
        return self.copies / (2 * self.n)

    @property
    def se(self) -> Floats:
        """Of β in standard deviations of a trait, or of ln OR."""
        scale = self.n if not self.cases else self.cases * (self.n - self.cases) / self.n
        return 1 / np.sqrt(2 * np.clip(self.f * (1 - self.f), 1e-9, None) * scale)

    @property
    def beta(self) -> Floats:
        return self.z * self.se

    @property
    def place(self) -> npt.NDArray[np.int64]:
        """A position that follows from the SNP's frequency."""
        return (self.p * 4e8).astype(np.int64) + 1000

    @property
    def rsid(self) -> list[str]:
        return [f"rs{each}" for each in self.place]

    @property
    def pvalue(self) -> Floats:
        from scipy.special import ndtr

        return 2 * ndtr(-np.abs(self.z))


def table(columns: dict[str, object], n_rows: int, *, sep: str = "\t", before: str = "") -> str:
    """Columns as text; a value that is no list stands in each row."""
    full = [each if isinstance(each, list) else _cells(each, n_rows) for each in columns.values()]
    return before + "\n".join([sep.join(columns), *(sep.join(row) for row in zip(*full, strict=True))]) + "\n"


def _cells(value: object, n_rows: int) -> list[str]:
    if isinstance(value, np.ndarray):
        return [f"{each:.7g}" if value.dtype.kind == "f" else str(each) for each in value]
    return [str(value)] * n_rows


def write(path: Path, text: str | bytes) -> Path:
    """Packed as the name's ending says."""
    data = text.encode() if isinstance(text, str) else text
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix in (".gz", ".bgz"):
        data = gzip.compress(data)
    elif path.suffix == ".zst":
        data = zstandard.ZstdCompressor().compress(data)
    path.write_bytes(data)
    return path


def gwas_ssf(c: Cohort, *, odds: bool = False, sizes: bool = True) -> dict[str, object]:
    return {
        "chromosome": "1",
        "base_pair_location": c.place,
        "effect_allele": "A",
        "other_allele": "G",
        **({"odds_ratio": np.exp(c.beta)} if odds else {"beta": c.beta}),
        "standard_error": c.se,
        "effect_allele_frequency": c.f,
        "p_value": c.pvalue,
        "rsid": c.rsid,
        **({"n": str(c.n)} if sizes else {}),
    }


def regenie(c: Cohort) -> dict[str, object]:
    return {
        "CHROM": "1",
        "GENPOS": c.place,
        "ID": c.rsid,
        "ALLELE0": "G",
        "ALLELE1": "A",
        "A1FREQ": c.f,
        "INFO": "0.98",
        "N": str(c.n),
        "TEST": "ADD",
        "BETA": c.beta,
        "SE": c.se,
        "CHISQ": c.z**2,
        "LOG10P": -np.log10(c.pvalue),
        "EXTRA": "NA",
    }


def saige(c: Cohort) -> dict[str, object]:
    return {
        "CHR": "1",
        "POS": c.place,
        "MarkerID": [f"1:{each}:G:A" for each in c.place],
        "Allele1": "G",
        "Allele2": "A",
        "AC_Allele2": c.copies,
        "AF_Allele2": c.f,
        "MissingRate": "0",
        "BETA": c.beta,
        "SE": c.se,
        "Tstat": c.z / c.se,
        "var": c.se**-2,
        "p.value": c.pvalue,
        "p.value.NA": c.pvalue,
        "Is.SPA": "false",
        "AF_case": c.f,
        "AF_ctrl": c.f,
        "N_case": str(c.cases),
        "N_ctrl": str(c.n - c.cases),
    }


def plink2_glm(c: Cohort) -> dict[str, object]:
    return {
        "#CHROM": "1",
        "POS": c.place,
        "ID": c.rsid,
        "REF": "G",
        "ALT": "A",
        "PROVISIONAL_REF?": "N",
        "A1": "A",
        "OMITTED": "G",
        "A1_FREQ": c.f,
        "TEST": "ADD",
        "OBS_CT": str(c.n),
        "BETA": c.beta,
        "SE": c.se,
        "T_STAT": c.z,
        "P": c.pvalue,
        "ERRCODE": ".",
    }


def plink1_logistic(c: Cohort) -> dict[str, object]:
    return {
        "CHR": "1",
        "SNP": c.rsid,
        "BP": c.place,
        "A1": "A",
        "TEST": "ADD",
        "NMISS": str(c.n),
        "OR": np.exp(c.beta),
        "SE": c.se,
        "L95": np.exp(c.beta - 1.96 * c.se),
        "U95": np.exp(c.beta + 1.96 * c.se),
        "STAT": c.z,
        "P": c.pvalue,
    }


def plink1_assoc(c: Cohort) -> dict[str, object]:
    return {
        "CHR": "1",
        "SNP": c.rsid,
        "BP": c.place,
        "A1": "A",
        "F_A": c.f,
        "F_U": c.f,
        "A2": "G",
        "CHISQ": c.z**2,
        "P": c.pvalue,
        "OR": np.exp(c.beta),
    }


def metal(c: Cohort) -> dict[str, object]:
    return {
        "MarkerName": c.rsid,
        "Allele1": "a",
        "Allele2": "g",
        "Freq1": c.f,
        "FreqSE": "0.001",
        "Weight": str(c.n),
        "Zscore": c.z,
        "P-value": c.pvalue,
        "Direction": "++-?",
        "HetISq": "0.0",
        "HetChiSq": "0.5",
        "HetDf": "2",
        "HetPVal": "0.7",
    }


PGS_HEAD = "#format_version=2.0\n#pgs_id=PGS000123\n#genome_build=GRCh38\n"


def weights(c: Cohort) -> dict[str, object]:
    return {"rsID": c.rsid, "chr_name": "1", "effect_allele": "A", "other_allele": "G", "effect_weight": c.beta}
