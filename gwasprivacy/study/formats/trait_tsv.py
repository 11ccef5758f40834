"""Trait-table TSV: people and sums of a trait by genotype.  For the curator and other programs; no study is opened from it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from gwasprivacy.base.table_cells import cells
from gwasprivacy.study.trait import Trait
from gwasprivacy.study.trait_tables import TraitTables

FIRST_LINE = "#gwasprivacy-trait-tables/1"
COLUMNS = (
    *("chrom", "snp", "pos", "a1", "a2"),
    *(f"people_{copies}" for copies in range(3)),
    *(f"steps_{copies}" for copies in range(3)),
    "people_missing",
    "steps_missing",
)
"""``steps_g``: Σ y over the called people with g copies of a1, y in whole steps of the range; ``steps_missing``: over people
without a call."""
_ROWS_PER_PIECE = 20_000


def encode_trait_tables(tables: TraitTables, trait: Trait) -> Iterator[bytes]:
    """The tables as text, strata together, in pieces; the first line says what a step is."""
    head = f"{FIRST_LINE}\tlow={trait.low!r}\thigh={trait.high!r}\tsteps={tables.steps}"
    names = "\t".join(COLUMNS)
    yield f"{head}\n{names}\n".encode()
    people, sums = tables.counts.sum(axis=1, dtype=np.int64), tables.sums.sum(axis=1)
    without, rest = tables.missing.sum(axis=1), int(tables.totals.sum()) - sums.sum(axis=1)
    numbers = np.concatenate([people, sums, without[:, None], rest[:, None]], axis=1)
    variants = tables.variants
    for first in range(0, tables.n_snps, _ROWS_PER_PIECE):
        part = slice(first, first + _ROWS_PER_PIECE)
        texts = (variants.chrom, variants.snp, variants.pos.astype(str), variants.a1, variants.a2)
        rows = zip(*(cells(column[part]) for column in texts), *numbers[part].T.tolist(), strict=True)
        yield "".join("\t".join(map(str, row)) + "\n" for row in rows).encode()
