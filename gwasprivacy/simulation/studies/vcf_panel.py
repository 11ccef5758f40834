"""A reference panel from a VCF of public people: haplotypes where every call is phased, genotypes otherwise."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.text_files import FileState
from gwasprivacy.base.work import UNWATCHED
from gwasprivacy.simulation.studies.panel import MORGANS_PER_BASE, ByteArray, Panel
from gwasprivacy.simulation.studies.plink_panel import LARGEST_PANEL_BYTES, check_order, fill_missing
from gwasprivacy.study.formats.vcf import call_codes
from gwasprivacy.study.formats.vcf_lines import require_genotypes, site_line, vcf_header, vcf_lines
from gwasprivacy.study.formats.vcf_study import refuse_too_many_sites
from gwasprivacy.study.tables import Variants

_TAB, _COLON, _PIPE, _ZERO, _NINE = (ord(sign) for sign in "\t:|09")


def read_vcf_panel(path: Path) -> Panel:
    """Sites with genotypes, in the file's order; a1 is "not the reference allele"; 1 cM per megabase.

    A missing call takes the site's commonest genotype.  Raises InvalidInput with the line.
    """
    state = FileState.of(path)
    lines = vcf_lines(path, lambda position: None, UNWATCHED)
    samples, number = vcf_header(path, lines)
    n_people = len(samples)
    columns: list[tuple[str, str, int, str, str]] = []
    genotypes: list[ByteArray] = []
    haplotypes: list[ByteArray] | None = []
    for line in lines:
        number += 1
        if not line:
            continue
        site = site_line(line, number, path)
        require_genotypes(site.fields, number, path, probabilities=False)
        codes = call_codes(site.calls, n_people, 2 + site.alternatives.count(","), False)
        if codes is None:
            raise InvalidInput("panel.site-genotypes", path=path, number=number, n_people=n_people)
        name = site.name if site.name != "." else f"{site.chrom}:{site.pos}"
        columns.append((site.chrom, name, site.pos, site.alternatives, site.reference))
        genotypes.append(codes)
        if haplotypes is not None:
            phased = _phased_alleles(site.calls, n_people)
            if phased is None:
                haplotypes = None
            else:
                haplotypes.append(phased)
        refuse_too_many_sites(len(columns), state, path)
        if len(columns) * n_people > LARGEST_PANEL_BYTES:
            raise InvalidInput("panel.vcf-too-large", path=path)
    if len(columns) < 2:
        raise InvalidInput("panel.too-few-sites", path=path)
    chroms, names, positions, a1, a2 = (np.array(list(column)) for column in zip(*columns, strict=True))
    variants = Variants(
        chrom=chroms.astype(object), snp=names.astype(object), pos=positions, a1=a1.astype(object), a2=a2.astype(object)
    )
    check_order(variants, path)
    if haplotypes is not None:
        copies = np.stack(haplotypes, axis=1)
    else:
        block = np.stack(genotypes)
        fill_missing(block)
        copies = block.T
    return Panel(
        name=path.name,
        variants=variants,
        copies=copies,
        phased=haplotypes is not None,
        morgans=positions.astype(np.float64) * MORGANS_PER_BASE,
    )


def _phased_alleles(calls: bytes, n_people: int) -> ByteArray | None:
    """1 for "not the reference" on each of the 2·n_people haplotypes; None unless all calls are phased and complete."""
    text = np.frombuffer(calls + b"\t", dtype=np.uint8)
    starts = np.concatenate([[0], np.flatnonzero(text == _TAB)[:-1] + 1])
    if len(starts) != n_people or starts[-1] + 3 >= len(text):
        return None
    first, sign, second, end = (text[starts + place] for place in range(4))
    digits = (first >= _ZERO) & (first <= _NINE) & (second >= _ZERO) & (second <= _NINE)
    if not bool((digits & (sign == _PIPE) & ((end == _TAB) | (end == _COLON))).all()):
        return None
    return (np.stack([first, second], axis=1).ravel() > _ZERO).astype(np.uint8)
