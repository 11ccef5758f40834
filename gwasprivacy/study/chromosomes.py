"""Which SNPs are scored, and how those are said of which people can have one copy (docs/theory/missing-genotypes.md, "Chromosomes").

The rule is public: it looks at names of chromosomes only.  PLINK's numbers are 23 X, 24 Y, 25 the pseudo-autosomal parts of X
and Y, 26 mitochondrion.
"""

from __future__ import annotations

import re
from collections import Counter

import numpy as np

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say, say_count
from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.tables import Variants
from gwasprivacy.study.text_columns import on_autosomes, rows_of_names


def scored_rows(variants: Variants, every_chromosome: bool = False) -> IntArray | None:
    """The rows that exact scores are of: those on chromosomes 1–22, in the file's order; None for all of them.

    ``every_chromosome``: all rows, counted as if everybody had two copies.  Raises InvalidInput where no row is left.
    """
    if every_chromosome:
        return None
    is_autosome = on_autosomes(variants.chrom)
    if is_autosome.all():
        return None
    rows = np.flatnonzero(is_autosome)
    if not len(rows):
        raise InvalidInput("scores.no-autosomes")
    return rows


def left_out_note(variants: Variants) -> tuple[str, ...]:
    """How many SNPs :func:`scored_rows` leaves out, by chromosome."""
    where = Counter({name: n for name, n in rows_of_names(variants.chrom).items() if autosome(name) is None})
    if not where:
        return ()
    return (
        say_count(
            "{n} SNPs outside chromosomes 1–22 are left out: {where}.",
            one="One SNP outside chromosomes 1–22 is left out: {where}.",
            n=where.total(),
            where=_by_chromosome(where),
        ),
    )


def as_diploid_note(variants: Variants) -> tuple[str, ...]:
    """On how many SNPs people with one copy count as people with two alike, by chromosome."""
    where = Counter({name: n for name, n in rows_of_names(variants.chrom).items() if not is_diploid(name)})
    if not where:
        return ()
    return (
        say_count(
            "{n} SNPs lie where people can have one copy of a chromosome, and whoever has one copy is counted as "
            "having two identical copies: {where}.",
            one="One SNP lies where people can have one copy of a chromosome, and whoever has one copy is counted as "
            "having two identical copies: {where}.",
            n=where.total(),
            where=_by_chromosome(where),
        ),
    )


def _by_chromosome(where: Counter[str]) -> str:
    return ", ".join(say("{n} on {chromosome}", n=n, chromosome=name) for name, n in where.items())


_ONE_COPY = re.compile(
    r"(?:chr)?(?:X|Y|M|MT|23|24|26)(?:_.*)?|NC_0000(?:23|24)\..*|NC_012920\..*|NC_001807\..*", re.IGNORECASE
)


def is_diploid(chrom: str) -> bool:
    """Whether everybody has two copies of it, or nobody can tell from its name: False for X, Y and the mitochondrion, also under
    the names of RefSeq, and for contigs of theirs that are not placed."""
    return not _ONE_COPY.fullmatch(chrom)
