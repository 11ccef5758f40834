"""The tables of a study of a quantitative trait: turned to public alleles, missing calls as they are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.counted_study import in_order, read_alleles
from gwasprivacy.study.design import StudyDesign, placed
from gwasprivacy.study.fitting_sizes import require_the_plans_participants
from gwasprivacy.study.formats.opened_study import MISSING, SQUARES
from gwasprivacy.study.kinds_of_study import kind_of
from gwasprivacy.study.missing import PublicAlleles, orient
from gwasprivacy.study.public_lists.candidate_rows import ABSENT, Candidates, select_candidates
from gwasprivacy.study.trait import STEPS
from gwasprivacy.study.trait_study import TraitStudy
from gwasprivacy.study.trait_tables import TraitTables, numerators


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CountedTraits:
    """As ``counted_study.CountedStudy``, of a trait.  ``n_missing``: int64 (n_snps,), for the curator only.  ``missing_above``: people without a call who
    are above what is subtracted, and their Σ y, int64 (n_snps, K, 2)."""

    tables: TraitTables
    n_missing: IntArray
    missing_above: IntArray
    frequencies: npt.NDArray[np.float64] | None = None
    is_absent: npt.NDArray[np.bool_] | None = None
    notes: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        freeze(self)


def count_traits(
    study: TraitStudy,
    *,
    reference: Path | PublicAlleles | None = None,
    frequencies: bool = False,
    rows: IntArray | None = None,
    candidates: Candidates | None = None,
    block: int | None = None,
    work: Work = UNWATCHED,
) -> CountedTraits:
    """The tables of ``rows`` (in that order; None: all rows in file order), or of ``candidates``.

    As ``counted_study.count_tables``: a candidate that the study lacks is missing in everybody, and a caller's sites count "not REF".
    """
    variants = study.variants if rows is None else study.variants.take(rows)
    if candidates is not None:
        rows, variants = candidates.rows, candidates.variants
    public = read_alleles(reference, modes=False, frequencies=frequencies, work=work)
    oriented = orient(variants, None if study.is_called else public, None)
    known = public.frequencies_of(variants) if frequencies and public is not None else None
    everybody = study.summed.everybody
    states = (MISSING if study.steps == 1 else SQUARES) + 1
    absent = np.zeros((len(everybody), states, 2), dtype=np.int64)
    absent[:, MISSING] = everybody * study.steps
    calls = in_order(
        rows,
        lambda here: study.count_traits(here, block=block, work=work),
        absent,
    )
    if rows is None:
        calls = calls.copy()  # of a study that keeps its own
    if candidates is not None:
        for place in np.flatnonzero(candidates.joins).tolist():
            calls[place] = study.joined[int(candidates.rows[place])]
    calls[oriented.swapped, :, :MISSING] = calls[oriented.swapped, :, :MISSING][:, :, ::-1]
    n_strata, totals = study.summed.n_strata, study.summed.totals
    halves = calls.reshape(len(calls), 2, n_strata, states, 2)
    both = halves.sum(axis=1)
    of_person, subtracted = numerators(study.sizes, totals, STEPS)
    without = halves[:, :, :, MISSING] // study.steps  # (n, above or not, K, people or Σ y), of whole people
    weights = np.abs(of_person * without[..., 1] - subtracted * without[..., 0])
    tables = TraitTables(
        counts=both[:, :, :MISSING, 0],
        sums=both[:, :, :MISSING, 1],
        up=weights[:, 0],
        down=weights[:, 1],
        totals=totals,
        sizes=study.sizes,
        steps=STEPS,
        variants=oriented.variants,
        genotype_steps=study.steps,
        squares=None if study.steps == 1 else both[:, :, SQUARES, 0],
        weighs=None if study.balance is None else study.balance.groups,
    )
    return CountedTraits(
        tables=tables,
        n_missing=both[:, :, MISSING, 0].sum(axis=1) // study.steps,
        missing_above=without[:, 0],
        frequencies=known,
    )


def count_trait_candidates(
    study: TraitStudy,
    design: StudyDesign,
    *,
    sizes_are_public: bool = True,
    total_is_public: bool = True,
    frequencies: bool = False,
    base: Path | None = None,
    work: Work = UNWATCHED,
) -> CountedTraits:
    """The tables that a release of ``design`` sees: its candidates in genome order, turned as it says, its strata in its order.

    Where sizes are secret the study is not asked how many take part, or (``total_is_public``) only in all, and whoever is in no stratum of
    the plan counts nowhere.  Raises InvalidInput when the study has not as many participants as the design declares, subtracts something
    else, or a public file does not fit.
    """
    order = require_the_plans_participants(
        study, design, sizes_are_public=sizes_are_public, total_is_public=total_is_public
    )
    reference = None if design.reference is None else placed(design.reference, base)
    candidates = select_candidates(study.variants, design, base=base, reference=reference, joined=study.joined)
    public = read_alleles(
        reference,
        modes=False,
        frequencies=frequencies,
        sha256=design.reference_sha256,
        work=work,
    )
    counted = count_traits(
        study,
        reference=public,
        frequencies=frequencies,
        candidates=candidates,
        work=work,
    )
    order = order[: max(1, len(design.strata))]
    tables = counted.tables.of_strata(order)
    if tables.sizes.centres != (kind_of(design).weighs_from or design.trait_sizes.centres):
        raise ValueError("the study was opened with another centre than the plan's")
    above = counted.missing_above[:, list(order)]
    return replace(
        counted, tables=tables, missing_above=above, is_absent=candidates.rows == ABSENT, notes=candidates.notes
    )
