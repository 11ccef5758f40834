"""Where a reference panel comes from: the bundled one, a ``.npz`` file, or public people's PLINK 1 fileset or VCF."""

from __future__ import annotations

import functools
import zipfile
from pathlib import Path

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.base.resources import resource_path
from gwasprivacy.base.text_files import FileState, FileStates
from gwasprivacy.simulation.studies.panel import Panel
from gwasprivacy.simulation.studies.plink_panel import read_plink_panel
from gwasprivacy.simulation.studies.vcf_panel import read_vcf_panel
from gwasprivacy.study.tables import Variants

PANEL_FORMAT = "gwasprivacy-panel/1"
BUNDLED = "panel/panel.npz"


def load_panel(path: str | None) -> Panel:
    """The bundled panel (None), a ``.npz`` panel, or public people's PLINK 1 fileset (prefix or ``.bed``) or VCF.

    Kept in memory for the next call, unless the file has changed.  Raises InvalidInput.
    """
    if path is None:
        return _bundled()
    _refuse_other_formats(path)
    return _from_file(path, panel_state(path))


def panel_state(path: str | None) -> FileStates:
    """What tells a panel from another one put in its place: each file's state, None for one that is missing.

    Whatever is kept that was made from a panel is kept by this too.  Empty for the bundled panel.
    """
    if path is None:
        return ()
    if path.endswith((".npz", ".vcf", ".vcf.gz")):
        return (FileState.seen(Path(path)),)
    return tuple(FileState.seen(Path(path.removesuffix(".bed") + ending)) for ending in (".bed", ".bim", ".fam"))


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
            "{path}: {what} is read as a study, not as a panel.",
            code="panel.study-format",
            remedy=Remedy.CONVERT_PANEL,
            path=path,
            what=what,
            tool=tool,
        )
    if not dot or not Path(path + ".bed").exists():
        for other in (".bcf", ".pgen"):
            if Path(path + other).exists():
                _refuse_other_formats(path + other)


@functools.lru_cache(maxsize=1)
def _bundled() -> Panel:
    return read_npz_panel(resource_path(BUNDLED), name="bundled panel")


@functools.lru_cache(maxsize=2)
def _from_file(path: str, state: FileStates) -> Panel:
    if path.endswith(".npz"):
        return read_npz_panel(Path(path), name=Path(path).name)
    if path.endswith((".vcf", ".vcf.gz")):
        return read_vcf_panel(Path(path))
    return read_plink_panel(Path(path))


def read_npz_panel(path: Path, *, name: str) -> Panel:
    """A panel written by packaging/make_panel.py: columns of the SNPs and their haplotypes as packed bits.

    Raises InvalidInput when the file is not one.
    """
    try:
        with np.load(path, allow_pickle=False) as file:
            if str(file["format"]) != PANEL_FORMAT:
                raise InvalidInput(
                    "{path}: this program reads panels of format {panel_format}.",
                    code="panel.format",
                    path=path,
                    panel_format=PANEL_FORMAT,
                )
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
            "{path} cannot be read as a panel of haplotypes.",
            code="panel.unreadable",
            remedy=Remedy.NAME_PUBLIC_PANEL,
            path=path,
        ) from error
