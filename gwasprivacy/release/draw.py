"""The draw: the one place where noise meets the data.  Called once for each debit, never before it."""

from __future__ import annotations

from typing import Any

import numpy as np

from gwasprivacy.mechanisms.effects.trait_sums import TraitSums, noisy_trait_sums
from gwasprivacy.mechanisms.grid import FloatArray, IntArray
from gwasprivacy.mechanisms.numbers.significant_count import SIGNIFICANT_COUNT
from gwasprivacy.mechanisms.numbers.values import VALUES
from gwasprivacy.mechanisms.public_weights import shift_unit, weighted_scores
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.mechanisms.selector import check_loci, check_selection
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.published_noise import EpsilonShares, counted_steps, noise_of, publishes_trait_sums
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.release.result import ByStratum, ReleasedSnp, Result, in_strata
from gwasprivacy.study.candidates import LocusIndex
from gwasprivacy.study.trait import STEPS


def draw(prepared: PreparedRelease) -> Result:
    """One draw.  Spends ε that the caller has debited."""
    plan, kind = prepared.plan, prepared.plan.release.kind
    if kind is Kind.SIGNIFICANT_COUNT:
        return Result(count=_count(plan, prepared.scores, prepared.sensitivity))
    if kind is Kind.SELECTION:
        rows = _select(plan, prepared.scores, prepared.sensitivity, prepared.loci, prepared.weights)
        # A set is told in genome order (the rows' order), so that the order says nothing about the scores.
        rows = rows if selector(plan.release.mechanism).ordered else np.sort(rows)
    else:
        rows = np.arange(len(prepared.variants))
    noise = noise_of(plan, len(rows))
    values, counted, squares = None, None, None
    if noise is not None and prepared.trait_sums is not None:
        counted, squares = _noisy_trait_sums(prepared, prepared.trait_sums, rows)
    elif noise is not None and plan.release.counts is not None:
        counted = _noisy_counts(prepared, rows)
    elif noise is not None:
        values = _noisy_values(plan, prepared.scores[rows], prepared.sensitivity, noise.scale)
    ordered = kind is Kind.SELECTION and selector(plan.release.mechanism).ordered
    snps = tuple(
        _snp_of(
            rank=place + 1 if ordered else None,
            score=None if values is None else values[place],
            **({} if counted is None else counted[place]),
            **_locus(prepared, row),
        )
        for place, row in enumerate(rows.tolist())
    )
    return Result(snps=snps, ordered=ordered, noise=noise, trait_squares=squares)


def rehearse(plan: Plan, scores: FloatArray, sensitivity: float, loci: LocusIndex | None) -> None:
    """Let the mechanisms refuse their arguments before anything is spent: draws from made-up data that are all 0.

    Raises InvalidInput or PrivacyRefusal.
    """
    choices, counts = plan.release, plan.release.counts
    if publishes_trait_sums(plan):
        nothing = np.zeros((choices.n_snps, plan.design.sizes.n_strata, 3), dtype=np.int64)
        noisy_trait_sums(
            TraitSums(people=nothing, sums=nothing, squares=0, steps=STEPS, genotype_steps=counted_steps(plan)),
            neighbours=plan.neighbours,
            epsilon=from_units(EpsilonShares.of(plan).numbers),
        )
    elif counts is not None:
        _release_counts(plan, np.zeros((choices.n_snps, *_strata_of(plan), *counts.cells), dtype=np.int64))
        if choices.kind is not Kind.SELECTION:
            return
    if not np.isfinite(scores).all():
        raise ValueError("a score is not finite")
    if choices.kind is Kind.SIGNIFICANT_COUNT:
        _count(plan, np.zeros(min(len(scores), 64)), sensitivity)
        return
    if choices.kind is Kind.SELECTION:
        check_selection(scores, choices.n_snps, loci)
        check_loci(selector(choices.mechanism), loci)
        n_few = min(len(scores), max(4 * choices.n_snps, 64))
        few = None if loci is None else LocusIndex(start=np.arange(n_few), stop=np.arange(1, n_few + 1))
        _select(plan, np.zeros(n_few), sensitivity, few)
    noise = noise_of(plan, choices.n_snps)
    if noise is not None and counts is None:
        _noisy_values(plan, np.zeros(choices.n_snps), sensitivity, noise.scale)


def _select(
    plan: Plan,
    scores: FloatArray,
    sensitivity: float,
    loci: LocusIndex | None,
    weights: FloatArray | None = None,
) -> IntArray:
    choices, chosen = plan.release, selector(plan.release.mechanism)
    epsilon = from_units(EpsilonShares.of(plan).selection)
    if weights is not None:
        unit = shift_unit(moves=chosen.noise_moves(choices.n_snps), sensitivity=sensitivity, epsilon=epsilon)
        largest = choices.score.score.largest_of(plan.design.sizes)
        scores, sensitivity = weighted_scores(scores, weights, unit=unit, sensitivity=sensitivity, largest=largest)
    return chosen.select(
        scores,
        sensitivity=sensitivity,
        epsilon=epsilon,
        n_snps=choices.n_snps,
        loci=loci,
        threshold=choices.threshold,
    )


def _count(plan: Plan, scores: FloatArray, sensitivity: float) -> int:
    assert plan.release.threshold is not None
    return SIGNIFICANT_COUNT.release(
        scores,
        threshold=plan.release.threshold,
        sensitivity=sensitivity,
        epsilon=from_units(EpsilonShares.of(plan).numbers),
    )


def _noisy_values(plan: Plan, scores: FloatArray, sensitivity: float, scale: float) -> list[float]:
    """Noisy scores, to a thousandth of the noise's scale: what lies below that is noise alone."""
    noisy = VALUES.release(scores, sensitivity=sensitivity, epsilon=from_units(EpsilonShares.of(plan).numbers))
    places = max(0, 3 - int(np.floor(np.log10(scale))))
    return [round(value, places) for value in noisy.values.tolist()]


def _noisy_counts(prepared: PreparedRelease, rows: IntArray) -> list[dict[str, Any]]:
    """The members of each SNP of ``rows`` that counts have: noise on these rows alone, whoever chose them."""
    plan, counts, exact = prepared.plan, prepared.plan.release.counts, prepared.counts
    assert counts is not None
    assert exact is not None
    if _strata_of(plan):
        found = _release_counts(plan, np.asarray(exact[rows], dtype=np.int64))
        return [
            {
                **_alleles(prepared, row),
                "by_stratum": tuple((tuple(cases), tuple(controls)) for cases, controls in found[place].tolist()),
            }
            for place, row in enumerate(rows.tolist())
        ]
    noisy = _release_counts(plan, counts.table(exact[rows])).reshape(len(rows), 2, -1)
    return [
        {
            **_alleles(prepared, row),
            "cases": tuple(noisy[place, 0].tolist()),
            "controls": tuple(noisy[place, 1].tolist()),
        }
        for place, row in enumerate(rows.tolist())
    ]


def _strata_of(plan: Plan) -> tuple[int, ...]:
    """How many strata the counts of a selection are by; () where they are not by stratum."""
    by_stratum = plan.release.effects_epsilon is not None and plan.design.strata
    return (len(plan.design.strata),) if by_stratum else ()


def _release_counts(plan: Plan, exact: IntArray) -> IntArray:
    """Noisy counts of the shape of ``exact``: (k, cells), or (k, strata, cells)."""
    counts = plan.release.counts
    assert counts is not None
    return counts.release(
        exact,
        neighbours=plan.neighbours,
        epsilon=from_units(EpsilonShares.of(plan).numbers),
        n_strata=(*_strata_of(plan), 1)[0],
        steps=counted_steps(plan),
    ).counts


def _noisy_trait_sums(prepared: PreparedRelease, exact: TraitSums, rows: IntArray) -> tuple[list[dict[str, Any]], int]:
    """As :func:`_noisy_counts`, of a trait, and the trait's noisy sum of squares."""
    plan = prepared.plan
    noisy = noisy_trait_sums(
        exact.take(rows), neighbours=plan.neighbours, epsilon=from_units(EpsilonShares.of(plan).numbers)
    )
    by_stratum = bool(plan.design.strata)
    members = []
    for place, row in enumerate(rows.tolist()):
        people, sums = noisy.people[place].tolist(), noisy.sums[place].tolist()
        strata = tuple((tuple(one), tuple(other)) for one, other in zip(people, sums, strict=True))
        own = {"genotypes": strata[0][0], "trait_sums": strata[0][1]}
        members.append({**_alleles(prepared, row), **({"by_stratum": strata, "of_trait": True} if by_stratum else own)})
    return members, noisy.squares


def _snp_of(*, by_stratum: ByStratum | None = None, **fields: Any) -> ReleasedSnp:
    return ReleasedSnp(**fields) if by_stratum is None else in_strata(by_stratum, **fields)


def _alleles(prepared: PreparedRelease, row: int) -> dict[str, Any]:
    return {"effect_allele": str(prepared.variants.a1[row]), "other_allele": str(prepared.variants.a2[row])}


def _locus(prepared: PreparedRelease, row: int) -> dict[str, Any]:
    variants = prepared.variants
    return {
        "chromosome": str(variants.chrom[row]),
        "position": int(variants.pos[row]),
        "name": str(variants.snp[row]),
    }
