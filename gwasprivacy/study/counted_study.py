"""The genotype tables of a study: turned to public alleles, missing calls as they are or filled by a public rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.design import FillRule, StudyDesign, placed
from gwasprivacy.study.fitting_sizes import require_the_plans_sizes, require_the_plans_strata, require_the_plans_total
from gwasprivacy.study.formats.called_study import is_called
from gwasprivacy.study.formats.opened_study import MISSING, SQUARES, Study
from gwasprivacy.study.formats.several_files import joined_of
from gwasprivacy.study.identity import Everybody
from gwasprivacy.study.missing import (
    PublicAlleles,
    orient,
    require_named_alleles,
    strand_notes,
)
from gwasprivacy.study.public_lists.candidate_rows import ABSENT, Candidates, select_candidates
from gwasprivacy.study.reference import load_public_alleles
from gwasprivacy.study.tables import CountArray, GenotypeTables, read_only, sums_over_few


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CountedStudy:
    """Tables, and how many calls are missing: ``n_missing``, int32 (n_snps,), filled or not; for the curator only.

    ``frequencies``: float64 (n_snps,), the public reference's, NaN where it has none; None where nobody asked for them.
    ``is_absent``: bool (n_snps,), candidates that the study lacks; None where there are none to lack.  ``notes``: sentences for
    whoever runs the release.  ``everybody``: of the whole study, where all of it was counted in its own order; then nobody need
    read it again.
    """

    tables: GenotypeTables
    n_missing: CountArray
    frequencies: npt.NDArray[np.float64] | None = None
    is_absent: npt.NDArray[np.bool_] | None = None
    notes: tuple[str, ...] = ()
    everybody: Everybody | None = field(default=None, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "n_missing", read_only(self.n_missing, np.int32))
        if self.n_missing.shape != (self.tables.n_snps,):
            raise ValueError("n_missing needs one number per SNP")

    @property
    def has_missing(self) -> bool:
        """Whether any call was missing.  Private: one person's record can change it
        (docs/theory/missing-genotypes.md)."""
        return bool(self.n_missing.any())


def count_tables(
    study: Study,
    *,
    fill: FillRule | None = None,
    reference: Path | PublicAlleles | None = None,
    frequencies: bool = False,
    rows: IntArray | None = None,
    candidates: Candidates | None = None,
    block: int | None = None,
    work: Work = UNWATCHED,
) -> CountedStudy:
    """The genotype tables of ``rows`` (in that order; None: all rows in file order), or of ``candidates``.

    A candidate that the study lacks has no copies of a1 in anybody where a rule fills missing calls, and is missing in everybody
    else: its score is that of a SNP without variation either way.

    With a public ``reference`` every SNP is first turned to the allele that it counts, so that neither tables nor
    filled calls depend on how the study's own file orders alleles; a SNP that it lacks raises InvalidInput.  Missing
    calls are then filled by ``fill``, or left out of the counts where it is None.  A study of a caller's sites counts "not REF"
    whatever the reference says: which of its alleles the file has can hang on one carrier.  ``frequencies``: also tell how common
    the reference's alleles are, which a score with a public offset needs.  The result does not depend on ``block`` or ``work``.
    """
    variants = study.variants if rows is None else study.variants.take(rows)
    if candidates is not None:
        rows, variants = candidates.rows, candidates.variants
    public = read_alleles(
        reference,
        modes=fill is FillRule.PANEL_MODE,
        frequencies=frequencies,
        work=work,
    )
    oriented = orient(variants, None if is_called(study) else public, fill)
    known = public.frequencies_of(variants) if frequencies and public is not None else None
    cells = np.array(study.sizes.cells, dtype=np.int32 if study.steps == 1 else np.int64) * study.steps
    absent = np.zeros((len(cells), (MISSING if study.steps == 1 else SQUARES) + 1), dtype=cells.dtype)
    absent[:, 0 if fill is not None else MISSING] = cells
    calls = in_order(
        rows,
        lambda here: study.count_calls(
            None if here is None or len(here) == len(study.variants) else here, block=block, work=work
        ),
        absent,
    )
    is_whole = candidates is not None and len(candidates.rows) == len(study.variants) and _are_all(candidates.rows)
    everybody = Everybody.of(calls) if is_whole else None
    if candidates is not None and candidates.joins.any():
        joined = joined_of(study)
        for place in np.flatnonzero(candidates.joins).tolist():
            calls[place] = joined[int(candidates.rows[place])]
    missing, squares = calls[..., MISSING], None
    if study.steps > 1:
        squares = calls[..., SQUARES].reshape(len(calls), study.sizes.n_strata, 2)
    n_missing = (sums_over_few(missing, 1) // study.steps).astype(np.int32)
    counts = calls[..., :MISSING].copy()
    if oriented.swapped.any():
        counts[oriented.swapped] = counts[oriented.swapped][..., ::-1]
    if fill is not None:
        squares = None  # of people whose calls were filled nobody asks
        counts[np.arange(len(counts))[:, None], np.arange(counts.shape[1]), oriented.fill[:, None]] += missing
    del calls, missing  # a third of a gigabyte for ten million SNPs
    return CountedStudy(
        tables=GenotypeTables.of_strata(
            counts.reshape(len(counts), study.sizes.n_strata, 2, 3),
            oriented.variants,
            study.sizes,
            study.steps,
            squares,
        ),
        n_missing=n_missing,
        frequencies=known,
        everybody=everybody,
        notes=() if public is None else strand_notes(oriented.variants),
    )


def read_alleles(
    reference: Path | PublicAlleles | None,
    *,
    modes: bool,
    frequencies: bool,
    sha256: str | None = None,
    work: Work = UNWATCHED,
) -> PublicAlleles | None:
    """A reference, read where it is a file; see ``reference.load_public_alleles``."""
    if not isinstance(reference, Path):
        return reference
    return load_public_alleles(
        reference,
        modes=modes,
        frequencies=frequencies,
        sha256=sha256,
        work=work,
    )


def in_order(
    rows: IntArray | None,
    count: Callable[[IntArray | None], npt.NDArray[np.integer[Any]]],
    absent: npt.NDArray[np.integer[Any]],
) -> npt.NDArray[Any]:
    """Counts of ``rows`` in that order, ``absent`` (one SNP's) where one is ``ABSENT``; of all rows where it is None.

    ``count`` is asked for increasing rows.
    """
    if rows is None:
        return count(None)
    if _are_all(rows):
        every = count(rows)
        return every if every.dtype == absent.dtype else every.astype(absent.dtype)
    present = rows != ABSENT
    here, places = np.unique(rows[present], return_inverse=True)
    counts = np.empty((len(rows), *absent.shape), dtype=absent.dtype)
    counts[present] = count(here)[places]
    counts[~present] = absent
    return counts


def _are_all(rows: IntArray) -> bool:
    """Whether these are 0, 1, 2 …"""
    return bool(len(rows)) and rows[0] == 0 and bool((np.diff(rows) == 1).all())


def count_candidates(
    study: Study,
    design: StudyDesign,
    *,
    fill: FillRule | None = None,
    sizes_are_public: bool = True,
    total_is_public: bool = False,
    frequencies: bool = False,
    base: Path | None = None,
    work: Work = UNWATCHED,
) -> CountedStudy:
    """The tables that a release of ``design`` sees: its candidates in genome order, turned as it says.

    ``fill``: the rule for missing calls where the release needs one (``Plan.fill``).  ``sizes_are_public``: False where
    the size of the study is itself secret; then the design's sizes are nobody's claim about the study, and comparing them
    would tell; strata then have a last one of whoever is in none of the design's.  ``total_is_public``: whether only their sum is such a claim.
    ``frequencies``: see :func:`count_tables`.  Paths in the design are taken from the folder ``base``.  Raises
    InvalidInput when the study's groups are not of the size that the design declares, or a public file does not fit.
    """
    order = require_the_plans_strata(study, design, sizes_are_public=sizes_are_public)
    if sizes_are_public:
        require_the_plans_sizes(study, design, order)
    elif total_is_public:
        require_the_plans_total(study, design)
    reference = None if design.reference is None else placed(design.reference, base)
    joined = joined_of(study)
    candidates = select_candidates(study.variants, design, base=base, reference=reference, joined=joined)
    is_absent = candidates.rows == ABSENT
    there = candidates.variants.take(np.flatnonzero(~is_absent)) if is_absent.any() else candidates.variants
    require_named_alleles(design, there, fill)
    del there
    public = read_alleles(
        reference,
        modes=fill is FillRule.PANEL_MODE,
        frequencies=frequencies,
        sha256=design.reference_sha256,
        work=work,
    )
    counted = count_tables(
        study,
        fill=fill,
        reference=public,
        frequencies=frequencies,
        candidates=candidates,
        work=work,
    )
    if order != tuple(range(len(order))):
        counted = replace(counted, tables=counted.tables.in_strata(order))
    return replace(counted, is_absent=is_absent, notes=(*candidates.notes, *counted.notes))
