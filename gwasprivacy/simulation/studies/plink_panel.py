"""A reference panel from a PLINK 1 fileset of public people: genotypes without phase."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Count, Phrase
from gwasprivacy.base.text_files import column_blocks, open_binary
from gwasprivacy.simulation.studies.panel import MORGANS_PER_BASE, ByteArray, FloatArray, Panel
from gwasprivacy.study.counting import refuse_further_people
from gwasprivacy.study.formats.plink1 import Fileset, check_bed, fileset_of, read_bim, read_fam
from gwasprivacy.study.tables import Variants

MISSING_CALL = 3
_HEADER_BYTES = 3
LARGEST_PANEL_BYTES = 4 << 30
_SNP_BLOCK = 1 << 12


def read_plink_panel(path: Path) -> Panel:
    """Every person of the fileset is a template.  A missing call takes the SNP's commonest genotype in the panel.

    Genetic positions are the ``.bim``'s third column (centimorgans) where it has them, else 1 cM per megabase.
    Raises InvalidInput.
    """
    fileset = fileset_of(path)
    if fileset is None:
        raise InvalidInput("panel.unknown-format", path=path)
    variants = read_bim(fileset.bim)
    fid, _, _ = read_fam(fileset.fam)
    check_bed(fileset, len(variants), len(fid))
    if len(variants) * len(fid) > LARGEST_PANEL_BYTES:
        raise InvalidInput("panel.too-large", path=path, n_fid=Count(len(fid)), n_variants=Count(len(variants)))
    check_order(variants, fileset.bim)
    return Panel(
        name=path.name,
        variants=variants,
        copies=_read_genotypes(fileset, len(variants), len(fid)),
        phased=False,
        morgans=_genetic_positions(fileset, variants),
    )


def check_order(variants: Variants, path: Path) -> None:
    """A chromosome's SNPs must stand together, by position."""
    chrom, pos = variants.chrom, variants.pos
    same = chrom[1:] == chrom[:-1]
    back = np.flatnonzero(same & (pos[1:] < pos[:-1]))
    if len(back):
        raise InvalidInput("panel.unsorted", path=path, snp=variants.snp[back[0]])
    begins = chrom[np.concatenate([[True], ~same])]
    if len(set(begins.tolist())) < len(begins):
        raise InvalidInput("panel.scattered-chromosome", path=path)


def _read_genotypes(fileset: Fileset, n_snps: int, n_people: int) -> ByteArray:
    """Copies of a1, uint8 (n_people, n_snps)."""
    # Two bits a person, low bits first: 00 two copies, 01 missing, 10 one copy, 11 none.
    of_code = np.array([2, MISSING_CALL, 1, 0], dtype=np.uint8)
    byte = np.arange(256)
    four = of_code[np.stack([byte & 3, byte >> 2 & 3, byte >> 4 & 3, byte >> 6], axis=1)]
    width = -(-n_people // 4)
    result = np.empty((n_people, n_snps), dtype=np.uint8)
    with open_binary(fileset.bed) as file:
        file.seek(_HEADER_BYTES)
        for start in range(0, n_snps, _SNP_BLOCK):
            rows = min(_SNP_BLOCK, n_snps - start)
            packed = bytearray()
            while len(packed) < rows * width:
                piece = file.read(rows * width - len(packed))
                if not piece:
                    raise InvalidInput("panel.changed", bed=fileset.bed)
                packed += piece
            codes = np.frombuffer(packed, dtype=np.uint8).reshape(rows, width)
            refuse_further_people(codes, n_people, fileset.bed)
            block = four[codes].reshape(rows, 4 * width)[:, :n_people]
            fill_missing(block)
            result[:, start : start + rows] = block.T
    return result


def fill_missing(block: ByteArray) -> None:
    for row in np.flatnonzero((block == MISSING_CALL).any(axis=1)):
        calls = block[row]
        counts = np.bincount(calls[calls != MISSING_CALL], minlength=3)
        calls[calls == MISSING_CALL] = counts.argmax()


def _genetic_positions(fileset: Fileset, variants: Variants) -> FloatArray:
    texts = [columns[2] for _, columns in column_blocks(fileset.bim, 6, what=Phrase("a SNP"))]
    try:
        centimorgans = np.array([text for block in texts for text in block], dtype=np.float64)
    except ValueError:
        centimorgans = np.zeros(len(variants))
    same = variants.chrom[1:] == variants.chrom[:-1]
    usable = bool(np.isfinite(centimorgans).all()) and bool(np.any(centimorgans != 0))
    if usable and not np.any(same & (np.diff(centimorgans) < 0)):
        return centimorgans / 100
    positions: FloatArray = variants.pos.astype(np.float64)
    return positions * MORGANS_PER_BASE
