"""Reference panels: public haplotypes (or genotypes) that simulated people are made from."""

from __future__ import annotations

import functools
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.errors import InvalidInput
from gwasprivacy.resources import resource_path
from gwasprivacy.study.tables import Variants, read_only

ByteArray = npt.NDArray[np.uint8]
FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

PANEL_FORMAT = "gwasprivacy-panel/1"
BUNDLED = "panel/panel.npz"
EFFECTIVE_SIZE = 11_418
"""Effective size of the European population, as HAPGEN takes it: crossovers per Morgan are 4·Nₑ / templates."""
MORGANS_PER_BASE = 1e-8


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Panel:
    """Public people that new ones are copied from.

    ``copies``: uint8, shape (n_templates, n_snps): 0 or 1 copies of a1 on each haplotype where ``phased``, else 0, 1 or 2
    copies of each person.  ``morgans``: genetic position within each chromosome, shape (n_snps,), never falling.
    """

    name: str
    variants: Variants
    copies: ByteArray
    phased: bool
    morgans: FloatArray

    def __post_init__(self) -> None:
        object.__setattr__(self, "copies", read_only(np.ascontiguousarray(self.copies), np.uint8))
        object.__setattr__(self, "morgans", read_only(self.morgans, np.float64))
        n_snps = len(self.variants)
        if self.copies.ndim != 2 or self.copies.shape[1] != n_snps or self.morgans.shape != (n_snps,):
            raise ValueError("the panel's arrays do not fit together")
        if self.n_templates < 2 or n_snps < 2:
            raise InvalidInput(f"{self.name}: a panel needs at least two people and two SNPs.")
        if int(self.copies.max()) > (1 if self.phased else 2):
            raise ValueError("a panel holds copies of a1")

    @property
    def n_templates(self) -> int:
        """Haplotypes where phased, people where not."""
        return int(self.copies.shape[0])

    @property
    def n_snps(self) -> int:
        return int(self.copies.shape[1])

    @property
    def crossovers_per_morgan(self) -> float:
        """How often a simulated chromosome changes its template (Li & Stephens 2003; HAPGEN, Marchini et al. 2007)."""
        return 4.0 * EFFECTIVE_SIZE / self.n_templates

    @property
    def chromosome_starts(self) -> IntArray:
        """The first row of every chromosome; a chromosome's rows stand together."""
        return _chromosome_starts(self)

    def frequencies(self) -> FloatArray:
        """The share of a1 at every SNP, shape (n_snps,)."""
        total: FloatArray = self.copies.mean(axis=0, dtype=np.float64)
        return total if self.phased else total / 2

    def rows_of(self, snps: Sequence[str]) -> IntArray:
        """Rows of the SNPs with these names.  Raises InvalidInput for a name that is missing or stands twice."""
        rows = []
        for snp in snps:
            found = np.flatnonzero(self.variants.snp == snp)
            if len(found) != 1:
                what = "is not in" if len(found) == 0 else f"stands {len(found)} times in"
                raise InvalidInput(f"SNP {snp} {what} the panel {self.name}.", hint="Name one of the panel's SNPs.")
            rows.append(int(found[0]))
        return np.array(rows, dtype=np.int64)


def _chromosome_starts(panel: Panel) -> IntArray:
    chrom = panel.variants.chrom
    changed = np.concatenate([[True], chrom[1:] != chrom[:-1]])
    return np.flatnonzero(changed).astype(np.int64)


def load_panel(path: str | None) -> Panel:
    """The bundled panel (None), a ``.npz`` panel, or public people's PLINK 1 fileset (prefix or ``.bed``) or VCF.

    Kept in memory for the next call, unless the file has changed.  Raises InvalidInput.
    """
    if path is None:
        return _bundled()
    _refuse_other_formats(path)
    main_file = Path(path) if path.endswith((".npz", ".bed", ".vcf", ".vcf.gz")) else Path(path + ".bed")
    try:
        stamp = main_file.stat().st_mtime_ns
    except OSError:
        stamp = 0
    return _from_file(path, stamp)


def _refuse_other_formats(path: str) -> None:
    """Studies may be BCF or PLINK 2; a panel needs the other form, which one command makes.  Raises InvalidInput."""
    stem, dot, ending = path.rpartition(".")
    if dot and ending in ("bcf", "pgen", "pvar", "psam"):
        tool = (
            f"bcftools view -Oz -o {Path(stem).name}.vcf.gz"
            if ending == "bcf"
            else "plink2 --make-bed, or --export vcf bgz"
        )
        what = "a BCF" if ending == "bcf" else "a PLINK 2 file"
        raise InvalidInput(
            f"{path}: {what} is read as a study, not as a panel.", hint=f"Convert it to VCF or PLINK 1: {tool}."
        )
    if not dot or not Path(path + ".bed").exists():
        for other in (".bcf", ".pgen"):
            if Path(path + other).exists():
                _refuse_other_formats(path + other)


@functools.lru_cache(maxsize=1)
def _bundled() -> Panel:
    return read_npz_panel(resource_path(BUNDLED), name="bundled panel")


@functools.lru_cache(maxsize=2)
def _from_file(path: str, stamp: int) -> Panel:
    if path.endswith(".npz"):
        return read_npz_panel(Path(path), name=Path(path).name)
    # They need Panel.
    if path.endswith((".vcf", ".vcf.gz")):
        from gwasprivacy.simulation.vcf_panel import read_vcf_panel

        return read_vcf_panel(Path(path))
    from gwasprivacy.simulation.plink_panel import read_plink_panel

    return read_plink_panel(Path(path))


def read_npz_panel(path: Path, *, name: str) -> Panel:
    """A panel written by packaging/make_panel.py: columns of the SNPs and their haplotypes as packed bits.

    Raises InvalidInput when the file is not one.
    """
    try:
        with np.load(path, allow_pickle=False) as file:
            if str(file["format"]) != PANEL_FORMAT:
                raise InvalidInput(f"{path}: this program reads panels of format {PANEL_FORMAT}.")
            n_haplotypes = int(file["n_haplotypes"])
            bits = np.unpackbits(file["bits"], axis=1)[:, :n_haplotypes]
            variants = Variants(
                chrom=file["chrom"].astype(object),
                snp=file["snp"].astype(object),
                pos=file["pos"],
                a1=file["a1"].astype(object),
                a2=file["a2"].astype(object),
            )
            return Panel(name=name, variants=variants, copies=bits.T, phased=True, morgans=file["morgans"])
    except (OSError, KeyError, ValueError, zipfile.BadZipFile, EOFError) as error:
        raise InvalidInput(
            f"{path} cannot be read as a panel of haplotypes.",
            hint="Name a .npz panel or a PLINK file of public people.",
        ) from error
