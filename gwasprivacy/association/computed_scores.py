"""The scores of a study's tables, as a plan chooses them: exact functions of private data, not for release."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.rounding import rounded
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.association.scores.score_grid import FloatArray
from gwasprivacy.association.scores.score_values import BLOCK, Directions
from gwasprivacy.association.scores.weighted_sums import WeightedSums
from gwasprivacy.base.doing import Doing
from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import Count, Phrase
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE, CaseControlSizes, StudySizes, TraitSizes
from gwasprivacy.study.tables import GenotypeTables
from gwasprivacy.study.trait_tables import TraitTables


def computed_scores(
    choice: ScoreChoice,
    tables: GenotypeTables | TraitTables,
    *,
    frequencies: FloatArray | None = None,
    planned: StudySizes | None = None,
    directions: Directions | None = None,
    against: FloatArray | None = None,
    work: Work = UNWATCHED,
) -> FloatArray:
    """The score of every SNP, shape (n_snps,), on the public grid of ``score_grid``; larger is more associated.

    ``frequencies`` (n_snps,): allele frequencies of a *public* panel, never the study's, NaN where it has none; a
    choice with an offset needs them (InvalidInput), others ignore them.  ``planned``: where the study's own sizes are secret, the
    public ones that everybody's weight, the grid, the largest score and an offset follow from (the nearer their shares to the study's,
    the less noise); a score that then has no proof raises PrivacyRefusal.  ``directions`` (n_snps,), public: 1 or −1 where only an association counts
    that raises the share of the counted, or of the other, allele in cases (or with the trait); 0 for either.  ``against`` (n_snps,), public, at
    least 0: an association in the other direction counts for so much less; None or inf: it does not count.  Exact functions of private data: not for
    release.  Raises InvalidInput for missing calls where the score is not the least over their fillings, PrivacyRefusal for
    genotype probabilities that it has no proof for.
    """
    if directions is not None and (not choice.score.serves_directions or choice.offset is not None):
        raise ValueError("no proof for directions")
    if directions is not None and against is not None:
        # Each of the two has sensitivity Δ, what is taken off is one number for both of two neighbours, and a maximum moves no farther than
        # its parts: Δ stays.  All are multiples of the grid's step, so that nothing is rounded again.
        asked: dict[str, Any] = {"frequencies": frequencies, "planned": planned, "work": work}
        first, second = (
            computed_scores(choice, tables, directions=each, **asked) for each in (directions, -directions)
        )
        grid = choice.grid_of(tables.compared if planned is None else planned)
        found: FloatArray = np.maximum(first, second - rounded(grid, np.minimum(against, float(grid.largest))))
        return found
    kind = SCORED.find(tables.sizes.study_kind)
    if planned is not None and planned.study_kind != kind.name:
        raise ValueError(f"a {kind.name} study weighs by sizes of its kind")
    return kind.do(choice, tables, frequencies, planned, directions, work)


def _of_genotypes(
    choice: ScoreChoice,
    tables: GenotypeTables,
    frequencies: FloatArray | None,
    planned: CaseControlSizes | None,
    directions: Directions | None,
    work: Work,
) -> FloatArray:
    if tables.steps > 1 and not choice.score.serves_dosages:
        raise PrivacyRefusal("score.no-proof-dosages", score=Phrase(choice.score.title))
    if tables.has_missing and not choice.score.least_over_fillings:
        raise InvalidInput(
            "score.missing-calls",
            score=Phrase(choice.score.title),
            scores=tuple(each.name for each in SCORES.values() if each.least_over_fillings),
        )
    if planned is not None:
        choice.score.sensitivity_of(planned, Neighbours.ADD_REMOVE)
    grid = choice.grid_of(tables.sizes if planned is None else planned)
    if choice.offset is not None and tables.sizes.is_stratified:
        raise InvalidInput("score.no-offset-of-strata")
    if tables.by_stratum is not None:
        choice.score.largest_of(tables.sizes if planned is None else planned)
    computed = choice.score.values.of_tables(tables, choice, grid, planned=planned, directions=directions, work=work)
    if choice.offset is None:
        return computed
    if frequencies is None or np.shape(frequencies) != (tables.n_snps,):
        raise InvalidInput("score.no-frequencies", n_snps=Count(tables.n_snps), score=choice.label)
    public = tables if planned is None else planned
    return computed - public_offset(choice, frequencies, public.n_cases, public.n_controls)


def _of_traits(
    choice: ScoreChoice,
    tables: TraitTables,
    frequencies: FloatArray | None,
    planned: TraitSizes | None,
    directions: Directions | None,
    work: Work,
) -> FloatArray:
    """Of a trait: the least over fillings of missing calls.  Raises PrivacyRefusal for a score of cases and controls, InvalidInput for one
    with an offset, ValueError for planned sizes of another centre or with none."""
    if choice.offset is not None:
        raise InvalidInput("score.no-offset-of-traits")
    if planned is not None and (planned.centres is None or planned.centres != tables.sizes.centres):
        raise ValueError("where sizes are secret, tables have the plan's public centres")
    grid = choice.grid_of(tables.compared if planned is None else planned)
    scores = np.empty(tables.n_snps, dtype=np.float64)
    for first in range(0, tables.n_snps, BLOCK):
        work.check()
        work.progress(mark("Scoring SNPs"), first, tables.n_snps)
        rows = slice(first, first + BLOCK)
        scores[rows] = choice.score.values.of_sums(
            _sums_of_traits(tables, rows), grid, None if directions is None else directions[rows]
        )
    work.progress(mark("Scoring SNPs"), tables.n_snps, tables.n_snps)
    return scores


SCORED: Registry[Doing[Callable[..., FloatArray]]] = Registry(
    mark("kind of study"), (Doing(CASE_CONTROL, _of_genotypes), Doing(QUANTITATIVE, _of_traits))
)


def public_offset(choice: ScoreChoice, frequencies: npt.ArrayLike, n_cases: int, n_controls: int) -> FloatArray:
    """What is subtracted from SNPs with these *public* allele frequencies: shape of ``frequencies``, on the grid.

    k null means (``ScoreValues.null_mean``), at most the largest score that there can be, rounded down to the
    scores' grid; 0 without an offset.  A SNP whose frequency is NaN counts as one of frequency ½, where chance gives
    most.  Which allele the frequency is of does not matter.

    *Sensitivity.*  For tables T, T′ of neighbours the offset o is the same number, since it depends on public
    frequencies and the public group sizes only.  Scores and o are multiples of the grid's step and at most
    ``largest``, so that their difference is a double without rounding (``score_grid``), and
    |(q(T) − o) − (q(T′) − o)| = |q(T) − q(T′)| ≤ Δ: the Δ without an offset, whatever o is.
    """
    known = np.asarray(frequencies, dtype=np.float64)
    if choice.offset is None:
        return np.zeros(known.shape)
    usual = np.where(np.isnan(known), 0.5, known)
    mean = choice.score.values.null_mean(usual, n_cases, n_controls)
    grid = choice.grid_of(CaseControlSizes.of_groups(n_cases, n_controls))
    return rounded(grid, np.minimum(choice.offset * mean, float(grid.largest)))


def _sums_of_traits(tables: TraitTables, rows: slice) -> WeightedSums:
    """The weighted sums of some SNPs of a study of a trait, or of weights from −1 to 1: in half as many steps."""
    sums = WeightedSums.of_traits(
        people=tables.counts[rows],
        traits=tables.sums[rows],
        up=tables.up[rows],
        down=tables.down[rows],
        sizes=tables.sizes,
        totals=tables.totals.tolist(),
        largest=tables.steps,
        steps=tables.genotype_steps,
    )
    return sums if tables.weighs is None else replace(sums, denominator=sums.denominator // 2)
