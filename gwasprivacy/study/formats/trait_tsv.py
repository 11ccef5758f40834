"""Trait-table TSV: people and sums of a trait by genotype, and by stratum.  For the curator and other programs; no study is opened from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from gwasprivacy.base.table_cells import cells
from gwasprivacy.study.sizes import whole_steps
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
without a call.  Of genotype probabilities all are in steps of these, ``genotype_steps`` a person, which the first line tells."""
_PUBLIC = 5
_ROWS_PER_PIECE = 20_000


def encode_trait_tables(tables: TraitTables, trait: Trait, strata: Sequence[str] = ()) -> Iterator[bytes]:
    """The tables as text, in pieces; the first line says what a step is, and from how many of them scores count: the public centre, of
    each stratum, or own means.  ``strata``: their names, which get a column of their own
    and a row each at every SNP; () of a study without, and only of one."""
    names = list(cells(np.array(strata, dtype=object)))
    columns = (*COLUMNS[:_PUBLIC], *(("stratum",) if names else ()), *COLUMNS[_PUBLIC:])
    centres = tables.sizes.centres
    subtracted = "own-mean" if centres is None else ",".join(map(str, whole_steps(centres, tables.steps)))
    head, a_person = (
        f"{FIRST_LINE}\tlow={trait.low!r}\thigh={trait.high!r}\tsteps={tables.steps}\tcentre={subtracted}",
        tables.genotype_steps,
    )
    if a_person > 1:
        head += f"\tgenotype_steps={a_person}"
    yield f"{head}\n{chr(9).join(columns)}\n".encode()
    rest = tables.totals * a_person - tables.sums.sum(axis=2)
    without = np.stack([tables.missing * a_person, rest], axis=2)
    numbers = np.concatenate([tables.counts, tables.sums, without], axis=2)
    variants = tables.variants
    for first in range(0, tables.n_snps, _ROWS_PER_PIECE):
        part = slice(first, first + _ROWS_PER_PIECE)
        texts = (variants.chrom, variants.snp, variants.pos.astype(str), variants.a1, variants.a2)
        snps = zip(*(cells(column[part]) for column in texts), strict=True)
        yield "".join(
            "\t".join((*snp, *label, *map(str, row))) + "\n"
            for snp, of_strata in zip(snps, numbers[part].tolist(), strict=True)
            for label, row in zip([[name] for name in names] or [[]], of_strata, strict=True)
        ).encode()
