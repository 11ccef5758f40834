"""The genotype tables of a study: turned to public alleles, missing calls as they are or filled by a public rule."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.executors import Executor
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.study.candidates import select_candidates
from gwasprivacy.study.design import FillRule, StudyDesign, placed
from gwasprivacy.study.formats.opened_study import MISSING, Study
from gwasprivacy.study.missing import PublicAlleles, orient
from gwasprivacy.study.reference import load_public_alleles
from gwasprivacy.study.tables import CountArray, GenotypeTables, IntArray, read_only


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CountedStudy:
    """Tables, and how many calls are missing: ``n_missing``, int32 (n_snps,), filled or not; for the curator only.

    ``frequencies``: float64 (n_snps,), the public reference's, NaN where it has none; None where nobody asked for them.
    """

    tables: GenotypeTables
    n_missing: CountArray
    frequencies: npt.NDArray[np.float64] | None = None

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
    block: int | None = None,
    executor: Executor | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> CountedStudy:
    """The genotype tables of ``rows`` (in that order; None: all rows in file order).

    With a public ``reference`` every SNP is first turned to the allele that it counts, so that neither tables nor
    filled calls depend on how the study's own file orders alleles; a SNP that it lacks raises InvalidInput.  Missing
    calls are then filled by ``fill``, or left out of the counts where it is None.  ``frequencies``: also tell how common the reference's alleles are, which a score
    with a public offset needs.  The result does not depend on ``block`` or ``executor``.
    """
    variants = study.variants if rows is None else study.variants.take(rows)
    public = reference
    if isinstance(reference, Path):
        public = load_public_alleles(
            reference,
            modes=fill is FillRule.PANEL_MODE,
            frequencies=frequencies,
            executor=executor,
            progress=progress,
            cancel=cancel,
        )
    assert not isinstance(public, Path)
    oriented = orient(variants, public, fill)
    known = public.frequencies_of(variants) if frequencies and public is not None else None
    order = None if rows is None else np.argsort(rows, kind="stable")
    sorted_rows = None if rows is None or order is None else rows[order]
    if sorted_rows is not None and (np.diff(sorted_rows) == 0).any():
        raise ValueError("rows to count must differ")
    calls = study.count_calls(sorted_rows, block=block, executor=executor, progress=progress, cancel=cancel)
    if order is not None:
        unsorted = np.empty_like(calls)
        unsorted[order] = calls
        calls = unsorted
    counts = calls[..., :MISSING].copy()
    counts[oriented.swapped] = counts[oriented.swapped][..., ::-1]
    missing = calls[..., MISSING]
    if fill is not None:
        counts[np.arange(len(counts))[:, None], np.arange(2), oriented.fill[:, None]] += missing
    return CountedStudy(
        tables=GenotypeTables(
            counts=counts, variants=oriented.variants, n_cases=study.n_cases, n_controls=study.n_controls
        ),
        n_missing=missing.sum(axis=1, dtype=np.int64).astype(np.int32),
        frequencies=known,
    )


def count_candidates(
    study: Study,
    design: StudyDesign,
    *,
    fill: FillRule | None = None,
    sizes_are_public: bool = True,
    frequencies: bool = False,
    base: Path | None = None,
    executor: Executor | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> CountedStudy:
    """The tables that a release of ``design`` sees: its candidates in genome order, turned as it says.

    ``fill``: the rule for missing calls where the release needs one (``Plan.fill``).  ``sizes_are_public``: False where the size of the study is itself secret; then the design's sizes are nobody's claim
    about the study, and comparing them would tell.  ``frequencies``: see :func:`count_tables`.  Paths in the design are taken from the folder ``base``.  Raises
    InvalidInput when the study's groups are not of the size that the design declares, or a public file does not fit.
    """
    for name, ours, declared in (
        ("cases", study.n_cases, design.n_cases),
        ("controls", study.n_controls, design.n_controls),
    ):
        if sizes_are_public and ours != declared:
            raise InvalidInput(
                "{path} has {found} {group}, where the plan says {declared}.",
                code="study.not-the-plans",
                remedy=Remedy.STUDY_OF_THE_PLAN,
                path=study.path,
                declared=declared,
                found=ours,
                group=Phrase(name),
            )
    rows = select_candidates(study.variants, design, base=base)
    public = None
    if design.reference is not None:
        public = load_public_alleles(
            placed(design.reference, base),
            modes=fill is FillRule.PANEL_MODE,
            frequencies=frequencies,
            sha256=design.reference_sha256,
            executor=executor,
            progress=progress,
            cancel=cancel,
        )
    return count_tables(
        study,
        fill=fill,
        reference=public,
        frequencies=frequencies,
        rows=rows,
        executor=executor,
        progress=progress,
        cancel=cancel,
    )
