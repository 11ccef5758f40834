"""Where a reference panel comes from: the bundled one, a ``.npz`` file, or public people's PLINK 1 fileset or VCF."""

from __future__ import annotations

import functools
import lzma
import struct
import tokenize
import warnings
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.resources import resource_path
from gwasprivacy.base.text_files import FileState, FileStates
from gwasprivacy.simulation.studies.panel import Panel
from gwasprivacy.simulation.studies.plink_panel import LARGEST_PANEL_BYTES, check_order, read_plink_panel
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
        what = Phrase("a BCF") if ending == "bcf" else Phrase("a PLINK 2 file")
        raise InvalidInput("panel.study-format", path=path, what=what, tool=tool)
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
        _refuse_what_unpacks_too_far(path)
        # NumPy warns on a standard stream of what it makes of a damaged head before it fails; one error tells all.
        with warnings.catch_warnings(), np.load(path, allow_pickle=False) as file:
            warnings.simplefilter("ignore", UserWarning)
            if str(file["format"]) != PANEL_FORMAT:
                raise InvalidInput("panel.format", path=path, panel_format=PANEL_FORMAT)
            panel = _panel_of(file, name)
        check_order(panel.variants, path)
        return panel
    except _UNREADABLE as error:
        raise InvalidInput("panel.unreadable", path=path) from error


_UNREADABLE = (
    *(OSError, EOFError, KeyError, IndexError, ValueError, TypeError, OverflowError, MemoryError),
    # What zipfile says of packing that it does not know, and of names and passwords that nobody gave it.
    *(zipfile.BadZipFile, zipfile.LargeZipFile, zlib.error, lzma.LZMAError, NotImplementedError, RuntimeError),
    *(SyntaxError, struct.error, tokenize.TokenError),  # NumPy reads an array's head as Python
)


def _refuse_what_unpacks_too_far(path: Path) -> None:
    """A few kilobytes of zip may say that they are terabytes: look before anything is unpacked."""
    with zipfile.ZipFile(path) as packed:
        if sum(member.file_size for member in packed.infolist()) > LARGEST_PANEL_BYTES:
            raise InvalidInput("panel.vcf-too-large", path=path)


def _panel_of(file: Mapping[str, npt.NDArray[Any]], name: str) -> Panel:
    """Raises ValueError and its like where the arrays are not those of a panel."""
    n_haplotypes = int(file["n_haplotypes"])
    bits, morgans, pos = (np.asarray(file[column]) for column in ("bits", "morgans", "pos"))
    if bits.ndim != 2 or bits.dtype != np.uint8 or -(-n_haplotypes // 8) != bits.shape[1]:
        raise ValueError("the bits do not fit the number of haplotypes")
    if bits.size * 8 > LARGEST_PANEL_BYTES:
        raise ValueError("more than fits into memory")
    texts = {column: np.asarray(file[column]) for column in ("chrom", "snp", "a1", "a2")}
    morgans = morgans.astype(np.float64)
    if any(each.dtype.kind != "U" for each in texts.values()) or pos.dtype.kind not in "iu":
        raise ValueError("a column of another type")
    if pos.size and not (pos.min() >= 0 and pos.max() < 1 << 62):
        raise ValueError("a position that no chromosome has")
    same = texts["chrom"][1:] == texts["chrom"][:-1]
    if not np.isfinite(morgans).all() or (np.diff(morgans)[same] < 0).any():
        raise ValueError("genetic positions must rise")
    variants = Variants(pos=pos, **{column: each.astype(object) for column, each in texts.items()})
    copies = np.unpackbits(bits, axis=1)[:, :n_haplotypes].T
    return Panel(name=name, variants=variants, copies=copies, phased=True, morgans=morgans)
