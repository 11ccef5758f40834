"""The draw: the one place where noise meets the data.  Called once for each debit, never before it.

A release draws in a fresh process (docs/decisions/fresh-process-for-the-draw.md): the state of a generator that has been
seeded lies in memory, and whoever sets the machine back to a snapshot of it draws the same again.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.base.arrays import freeze
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.executors import Executor, InlineExecutor, WorkerDied
from gwasprivacy.base.platforms.stopping import be_stopped_by_the_parent_alone
from gwasprivacy.base.progress import NEVER_CANCELLED, Cancel
from gwasprivacy.base.system_reasons import reason_of
from gwasprivacy.mechanisms.effects.exact_sums import TraitSums
from gwasprivacy.mechanisms.grid import FloatArray, IntArray
from gwasprivacy.mechanisms.measured_surplus import measuring
from gwasprivacy.mechanisms.number_draws import (
    noisy_counts,
    noisy_measured,
    noisy_trait_sums,
    number_of_significant,
)
from gwasprivacy.mechanisms.public_weights import weighted_scores
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.mechanisms.selection_checks import check_loci, check_selection
from gwasprivacy.mechanisms.selector import INCONCLUSIVE
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.published_noise import (
    EpsilonShares,
    counted_steps,
    noise_of,
    published_counts,
    publishes_trait_sums,
)
from gwasprivacy.release.weight_unit import weight_unit
from gwasprivacy.statement.result import ByStratum, ReleasedSnp, Result, as_published, in_strata, locus_name
from gwasprivacy.study.public_lists.locus_index import LocusIndex
from gwasprivacy.study.sizes import StudySizes
from gwasprivacy.study.tables import CountArray
from gwasprivacy.study.trait import STEPS

if TYPE_CHECKING:
    from gwasprivacy.release.prepared import PreparedRelease, Unscored  # what the process of the draw has no need of

Item = TypeVar("Item")
Made = TypeVar("Made")
INLINE = InlineExecutor()


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class DrawnFrom:
    """What the draw needs of a prepared release, as it is described there, and nothing else: it goes to another process."""

    plan: Plan
    scores: npt.NDArray[np.float64] = field(repr=False)
    counts: CountArray | IntArray | None = field(repr=False)
    trait_sums: TraitSums | None = field(repr=False)
    loci: LocusIndex | None = field(repr=False)
    unscored: Unscored | None = field(repr=False)
    sensitivity: float
    weights: npt.NDArray[np.float64] | None = field(repr=False)

    def __post_init__(self) -> None:
        freeze(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Drawn:
    """Which rows, or loci, in which order, and the noisy numbers of each: what goes back."""

    rows: tuple[int, ...] = ()
    inconclusive: bool = False
    count: int | None = None
    numbers: tuple[dict[str, Any], ...] | None = None
    squares: int | None = None
    measured: tuple[int, ...] | None = None


def start_drawing(executor: Executor, cancel: Cancel) -> None:
    """Start the process of the draw, before anything is spent: where it cannot, nothing is.  It loads no generator yet.

    Raises InvalidInput, or Cancelled.
    """
    _run(executor, _be_ready, os.getpid(), cancel)


def _run(executor: Executor, do: Callable[[Item], Made], item: Item, cancel: Cancel = NEVER_CANCELLED) -> Made:
    try:
        (made,) = executor.map(do, [item], cancel=cancel)
    except WorkerDied as error:
        raise InvalidInput("machine.draw-process-ended") from error
    except OSError as error:
        raise InvalidInput("machine.no-draw-process", reason=reason_of(error)) from error
    return made


def _be_ready(caller: int) -> None:
    """In the process of the draw (this module is loaded now): what ends its parent's session must not end a paid draw."""
    if os.getpid() != caller:
        be_stopped_by_the_parent_alone()


def draw(prepared: PreparedRelease, executor: Executor = INLINE) -> Result:
    """One draw, where ``executor`` works; names stay here.  Spends ε that the caller has debited."""
    given = DrawnFrom(**{each.name: getattr(prepared, each.name) for each in fields(DrawnFrom)})
    drawn = _run(executor, _drawn, given)
    snps = tuple(
        _snp_of(
            **({} if drawn.numbers is None else drawn.numbers[place]),
            **({} if prepared.plan.release.counts is None else _alleles(prepared, row)),
            **_locus(prepared, row),
        )
        for place, row in enumerate(drawn.rows)
    )
    measured: dict[str, Any] = {measuring(prepared.plan.design.sizes).result_field: drawn.measured}
    result = Result(
        snps=snps, inconclusive=drawn.inconclusive, count=drawn.count, trait_squares=drawn.squares, **measured
    )
    return as_published(prepared.plan, result)


def _drawn(given: DrawnFrom) -> _Drawn:
    plan, kind = given.plan, given.plan.release.kind
    if kind.publishes_count:
        return _Drawn(count=_count(plan, given.scores, given.sensitivity))
    measured, scores, sizes, inconclusive = None, given.scores, plan.design.sizes, False
    if given.unscored is not None:
        measured, sizes, scores = _scored_by_ratio(plan, given.unscored)
    if not kind.names_snps_beforehand:
        rows = _select(plan, scores, given.sensitivity, given.loci, sizes, given.weights)
        inconclusive = rows.tolist() == [INCONCLUSIVE]
        rows = rows[:0] if inconclusive else rows
        if given.loci is not None and given.loci.are_published:
            scores = given.loci.best(scores)  # a noisy score is of a locus, too
        # A set is told in genome order (the rows' order), so that the order says nothing about the scores.
        rows = rows if kind.ordered else np.sort(rows)
    else:
        rows = np.arange(plan.release.n_snps)
    noise = noise_of(plan, len(rows))
    numbers, squares = None, None
    if noise is not None and given.trait_sums is not None:
        numbers, squares = _noisy_trait_sums(plan, given.trait_sums.take(rows))
    elif noise is not None and published_counts(plan) is not None:
        assert given.counts is not None
        numbers = _noisy_counts(plan, given.counts[rows])
    elif noise is not None:
        values = _noisy_values(plan, scores[rows], given.sensitivity, noise.scale)
        numbers = [{"score": value} for value in values]
    return _Drawn(
        rows=tuple(rows.tolist()),
        inconclusive=inconclusive,
        numbers=None if numbers is None else tuple(numbers),
        squares=squares,
        measured=measured,
    )


def _scored_by_ratio(plan: Plan, unscored: Unscored) -> tuple[tuple[int, ...], StudySizes, FloatArray]:
    """The first part of the draw: the number of cases for the plan's controls, or the trait's mean, with noise; and every SNP's score
    by it."""
    planned, kind = plan.design.sizes, measuring(plan.design.sizes)
    epsilon = from_units(EpsilonShares.of(plan).ratio)
    numbers = noisy_measured(unscored.tables, planned, neighbours=plan.neighbours, epsilon=epsilon)
    sizes = kind.sizes_from(planned, numbers)
    scores = computed_scores(
        plan.release.score,
        kind.tables_by(unscored.tables, sizes),
        frequencies=unscored.frequencies,
        planned=None if plan.sizes_are_public else sizes.with_others,
        directions=unscored.directions,
        against=unscored.against,
    )
    return numbers, sizes, scores


def rehearse(plan: Plan, scores: FloatArray, sensitivity: float, loci: LocusIndex | None) -> None:
    """Let the mechanisms refuse their arguments before anything is spent: draws from made-up data that are all 0.

    Raises InvalidInput or PrivacyRefusal.
    """
    choices, counts = plan.release, published_counts(plan)
    if publishes_trait_sums(plan):
        nothing = np.zeros((choices.n_snps, plan.design.sizes.n_strata, 3), dtype=np.int64)
        noisy_trait_sums(
            TraitSums(people=nothing, sums=nothing, squares=0, steps=STEPS, genotype_steps=counted_steps(plan)),
            neighbours=plan.neighbours,
            epsilon=from_units(EpsilonShares.of(plan).numbers),
        )
    elif counts is not None:
        _release_counts(plan, np.zeros((choices.n_snps, *_strata_of(plan), *counts.cells), dtype=np.int64))
        if choices.kind.names_snps_beforehand:
            return
    if not np.isfinite(scores).all():
        raise ValueError("a score is not finite")
    if choices.kind.publishes_count:
        _count(plan, np.zeros(min(len(scores), 64)), sensitivity)
        return
    if not choices.kind.names_snps_beforehand:
        check_selection(scores, choices.n_snps, loci)
        check_loci(selector(choices.mechanism), loci)
        if loci is not None and loci.are_published:
            if choices.n_snps > len(loci.firsts):
                raise InvalidInput("utility.too-few-loci", n_snps=choices.n_snps, n_loci=len(loci.firsts))
            scores, loci = loci.best(scores), None
        n_few = min(len(scores), max(4 * choices.n_snps, 64))
        few = None if loci is None else LocusIndex(start=np.arange(n_few), stop=np.arange(1, n_few + 1))
        _select(plan, np.zeros(n_few), sensitivity, few, plan.design.sizes)
    noise = noise_of(plan, choices.n_snps)
    if noise is not None and counts is None:
        _noisy_values(plan, np.zeros(choices.n_snps), sensitivity, noise.scale)


def _select(
    plan: Plan,
    scores: FloatArray,
    sensitivity: float,
    loci: LocusIndex | None,
    sizes: StudySizes,
    weights: FloatArray | None = None,
) -> IntArray:
    choices, chosen = plan.release, selector(plan.release.mechanism)
    epsilon = from_units(EpsilonShares.of(plan).selection)
    if weights is not None:
        unit = weight_unit(plan, sensitivity)
        largest = choices.score.score.largest_of(sizes)
        scores, sensitivity = weighted_scores(scores, weights, unit=unit, sensitivity=sensitivity, largest=largest)
    if loci is not None and loci.are_published:
        scores, loci = loci.best(scores), None
    return chosen.select(
        scores,
        sensitivity=sensitivity,
        epsilon=epsilon,
        n_snps=choices.n_snps,
        loci=loci,
        threshold=choices.threshold,
        **chosen.set_terms(choices.set_score),
    )


def _count(plan: Plan, scores: FloatArray, sensitivity: float) -> int:
    assert plan.release.threshold is not None
    return number_of_significant(
        scores,
        threshold=plan.release.threshold,
        sensitivity=sensitivity,
        epsilon=from_units(EpsilonShares.of(plan).numbers),
    )


def _noisy_values(plan: Plan, scores: FloatArray, sensitivity: float, scale: float) -> list[float]:
    """Noisy scores, to a thousandth of the noise's scale: what lies below that is noise alone."""
    assert plan.release.noisy_scores is not None
    units = EpsilonShares.of(plan).numbers
    noisy = plan.release.noisy_scores.noisy(scores, sensitivity=sensitivity, epsilon=from_units(units))
    places = max(0, 3 - int(np.floor(np.log10(scale))))
    return [round(value, places) for value in noisy.tolist()]


def _noisy_counts(plan: Plan, exact: CountArray | IntArray) -> list[dict[str, Any]]:
    """The members of each SNP that counts have: noise on these SNPs alone, whoever chose them."""
    counts = published_counts(plan)
    assert counts is not None
    if _strata_of(plan):
        found = _release_counts(plan, np.asarray(exact, dtype=np.int64))
        return [
            {"by_stratum": tuple((tuple(cases), tuple(controls)) for cases, controls in strata), **_of_dosages(plan)}
            for strata in found.tolist()
        ]
    noisy = _release_counts(plan, counts.table(exact)).reshape(len(exact), 2, -1)
    return [
        {"cases": tuple(cases), "controls": tuple(controls), **_of_dosages(plan)} for cases, controls in noisy.tolist()
    ]


def _of_dosages(plan: Plan) -> dict[str, bool]:
    return {} if plan.design.dosages is None else {"of_dosages": True}


def _strata_of(plan: Plan) -> tuple[int, ...]:
    """How many strata the counts of a selection are by; () where they are not by stratum."""
    by_stratum = plan.release.effects_epsilon is not None and plan.design.strata
    return (len(plan.design.strata),) if by_stratum else ()


def _release_counts(plan: Plan, exact: IntArray) -> IntArray:
    """Noisy counts of the shape of ``exact``: (k, cells), or (k, strata, cells)."""
    counts = published_counts(plan)
    assert counts is not None
    return noisy_counts(
        counts,
        exact,
        neighbours=plan.neighbours,
        epsilon=from_units(EpsilonShares.of(plan).numbers),
        n_strata=(*_strata_of(plan), 1)[0],
        steps=counted_steps(plan),
    ).counts


def _noisy_trait_sums(plan: Plan, exact: TraitSums) -> tuple[list[dict[str, Any]], int]:
    """As :func:`_noisy_counts`, of a trait, and the trait's noisy sum of squares."""
    noisy = noisy_trait_sums(exact, neighbours=plan.neighbours, epsilon=from_units(EpsilonShares.of(plan).numbers))
    members: list[dict[str, Any]] = []
    for people, sums in zip(noisy.people.tolist(), noisy.sums.tolist(), strict=True):
        strata = tuple((tuple(one), tuple(other)) for one, other in zip(people, sums, strict=True))
        own = {"genotypes": strata[0][0], "trait_sums": strata[0][1]}
        members.append(({"by_stratum": strata, "of_trait": True} if plan.design.strata else own) | _of_dosages(plan))
    return members, noisy.squares


def _snp_of(*, by_stratum: ByStratum | None = None, **fields: Any) -> ReleasedSnp:
    return ReleasedSnp(**fields) if by_stratum is None else in_strata(by_stratum, **fields)


def _alleles(prepared: PreparedRelease, row: int) -> dict[str, Any]:
    return {"effect_allele": str(prepared.variants.a1[row]), "other_allele": str(prepared.variants.a2[row])}


def _locus(prepared: PreparedRelease, row: int) -> dict[str, Any]:
    variants, loci = prepared.variants, prepared.loci
    if loci is not None and loci.intervals is not None:
        chromosome, (begin, end) = str(variants.chrom[loci.firsts[row]]), loci.intervals[row].tolist()
        name = locus_name(chromosome, begin, end)
        return {"chromosome": chromosome, "position": begin, "end": end, "name": name}
    return {
        "chromosome": str(variants.chrom[row]),
        "position": int(variants.pos[row]),
        "name": str(variants.snp[row]),
    }
