"""A public list of candidates: the SNPs of a public panel whose rarer allele is common enough there.

It takes the place of a filter by the study's own allele frequencies, which would depend on who takes part.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Share
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.known_panels import KnownPeople, require_unknown_people
from gwasprivacy.simulation.studies.panel_files import load_panel

USUAL_FREQUENCY = 0.01
LIST_ENDING = ".snps.tsv"


@dataclass(frozen=True, slots=True, kw_only=True)
class FrequentSnps:
    """``n_snps`` of the panel's ``n_in_panel`` SNPs, as a table of id, chromosome and position."""

    table: bytes
    n_snps: int
    n_in_panel: int


def frequent_snps(
    panel: Path | None,
    least: float,
    known: KnownPeople,
    *,
    work: Work = UNWATCHED,
) -> FrequentSnps:
    """The SNPs of ``panel`` (None: the bundled one) whose minor allele frequency there is ``least`` or more, in its order.

    A panel in which somebody is ``known`` is refused: its frequencies would be the study's own.  Raises InvalidInput, PrivacyRefusal,
    LedgerUnavailable, Cancelled.
    """
    require_unknown_people(panel, known, work=work)
    read = load_panel(None if panel is None else str(panel))
    work.check()
    counted = read.copies.mean(axis=0) / (1 if read.phased else 2)
    rows = np.flatnonzero(np.minimum(counted, 1 - counted) >= least)
    if not len(rows):
        raise InvalidInput("panel.no-frequent-snp", panel=read.name, least=Share(least))
    listed = read.variants
    lines = [f"{listed.snp[row]}\t{listed.chrom[row]}\t{listed.pos[row]}\n" for row in rows.tolist()]
    table = "".join(("snp\tchrom\tpos\n", *lines)).encode()
    return FrequentSnps(table=table, n_snps=len(rows), n_in_panel=read.n_snps)
