"""Weights that balance covariates, beside strata and nothing: ``python bench/covariates.py [studies]``.

*Confounding*: continuous ancestry (``_admixture``), 1,000 cases and 1,000 controls, 10,000 SNPs of which two cause the disease, total variation,
joint draw of two at e^ε = 2.  Each study is looked at four ways: unadjusted, in five strata of ancestry, with weights that balance ancestry in steps
of 0.05 and its square, and with ten irrelevant covariates beside.  Pr[both] is of the exact law, ± one standard error over studies; differences are paired.
A SNP is confounded where it is not causal and at least half of its score is what people's ancestries alone give.

*Coarser ways*: other studies of the same kind, in strata that are fixed beforehand and without noise.

*Cost*: 13 irrelevant covariates (ten numbers, three labels of two kinds) in a study without confounding, of causal SNPs of odds ratio 1.5 so that power rises
with every participant, beside the same study without them and with 5 % more participants.
"""

from __future__ import annotations

import math
import sys
import time
from itertools import product

import numpy as np
from _admixture import (
    CAUSAL,
    SHAPE,
    STRONG,
    TV,
    Admixed,
    FloatArray,
    IntArray,
    admixed,
    balanced_scores,
    irrelevant,
    of_ancestry,
    sums_by_genotype,
    variants,
    weights_of,
)
from scipy.stats import beta

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.mechanisms.registry import selector
from gwasprivacy.simulation.laws.drawn_utility import draw_selections
from gwasprivacy.simulation.laws.inclusion import law_of, set_utility
from gwasprivacy.study.balancing import HALF
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import GenotypeTables

EPSILON, N_SNPS, DRAWS = math.log(2), 10_000, 200
FUNCTIONS = np.array([f for f in product((0, 1), repeat=3) if 0 < sum(f) < 3])
WAYS = ("unadjusted", "5 strata", "balanced", "balanced + 10")


def tables_of(counts: IntArray, sizes: list[tuple[int, int]]) -> GenotypeTables:
    """Of people by stratum, cases before controls: ``counts`` (n_snps, 2·strata, 3)."""
    by_stratum = counts.reshape(len(counts), len(sizes), 2, 3).astype(np.int32)
    n_cases, n_controls = (sum(each) for each in zip(*sizes, strict=True))
    return GenotypeTables(
        counts=by_stratum.sum(axis=1, dtype=np.int32),
        variants=variants(len(counts)),
        n_cases=n_cases,
        n_controls=n_controls,
        by_stratum=by_stratum if len(sizes) > 1 else None,
        sizes=CaseControlSizes(strata=tuple(sizes)),
    )


def from_ancestry(study: Admixed, weights: FloatArray) -> FloatArray:
    """Scores that ancestries alone give: max over f of |Σ E[f(g_i)] z_i|."""
    a = study.ancestry
    powers = np.stack([weights.sum(axis=0), a @ weights, a**2 @ weights])  # Σ z, Σ a z, Σ a² z
    p, d = study.ends[0], study.ends[1] - study.ends[0]
    two = p[:, None] ** 2 * powers[0] + 2 * (p * d)[:, None] * powers[1] + d[:, None] ** 2 * powers[2]
    allele = 2 * (p[:, None] * powers[0] + d[:, None] * powers[1])
    one = allele - 2 * two
    each = np.stack([powers[0] - one - two, one, two], axis=-1)
    found: FloatArray = np.abs(each @ FUNCTIONS.T - powers[0][None, :, None] / 2).max(axis=-1)
    return found


def p_both(scores: FloatArray, sensitivity: float) -> float:
    return set_utility(scores, CAUSAL, sensitivity=sensitivity, epsilon=EPSILON, n_snps=2, mechanism="joint").p_all


def marking(scores: FloatArray, expected: FloatArray, sensitivity: float, rng: np.random.Generator) -> float:
    """The share of releases in which a confounded SNP is published."""
    marks = expected >= 0.5 * np.maximum(scores, 1e-9)
    marks[CAUSAL] = False
    law = law_of(
        selector("joint"), scores, sensitivity=sensitivity, epsilon=EPSILON, n_snps=2, threshold=None, loci=None
    )
    return float(marks[draw_selections(law.drawn(), None, rng, DRAWS)].any(axis=1).mean())


def confounded(index: int, fst: float, n_people: int, strength: float = STRONG) -> FloatArray:
    """Of each way: Pr[both], the share of releases with a confounded SNP, share of the weight that is kept; (4, 3)."""
    rng = np.random.default_rng([index, round(1000 * fst), n_people])
    study = admixed(rng, n_people // 2, n_people // 2, n_snps=N_SNPS, fst=fst, strength=strength)
    case = study.is_case == 1
    stratum = np.minimum((5 * study.ancestry).astype(int), 4)
    columns = [of_ancestry(study)]
    balances = [weights_of(study, columns), weights_of(study, columns + irrelevant(rng, n_people, numbers=10))]
    masks = np.stack([side & (stratum == k) for k in range(5) for side in (case, ~case)], axis=1).astype(np.int64)
    sums = sums_by_genotype(study.copies, np.column_stack([masks, *(each.steps for each in balances)]))
    sizes = [(int(masks[:, 2 * k].sum()), int(masks[:, 2 * k + 1].sum())) for k in range(5)]
    pooled = np.stack([sums[:, 0:10:2].sum(axis=1), sums[:, 1:10:2].sum(axis=1)], axis=1)
    people = sums[:, :10].sum(axis=1)
    found = []
    for tables in (tables_of(pooled, [(n_people // 2, n_people // 2)]), tables_of(sums[:, :10], sizes)):
        weights = np.zeros(n_people)
        kept = 0.0
        for k, (cases, controls) in enumerate(tables.sizes.strata):
            here = stratum == k if len(tables.sizes.strata) > 1 else np.ones(n_people, bool)
            # A person of a stratum weighs as JS's score has it: the smaller side 1, the larger by the ratio.
            fewest = min(cases, controls)
            weights += np.where(here & case, fewest / cases, 0) - np.where(here & ~case, fewest / controls, 0)
            kept += 2 * fewest
        found.append(
            (computed_scores(TV, tables), float(TV.score.sensitivity_of(tables.sizes)), weights, kept / n_people)
        )
    for place, each in enumerate(balances):
        scores, delta = balanced_scores(each, sums[:, 10 + place], people)
        found.append((scores, delta, (each.steps - HALF) / HALF, each.kept))
    expected = from_ancestry(study, np.stack([each[2] for each in found], axis=1))
    return np.array(
        [
            (p_both(scores, delta), marking(scores, expected[:, way], delta, rng), kept)
            for way, (scores, delta, _, kept) in enumerate(found)
        ]
    )


def cost(index: int, n_people: int, more: int) -> tuple[float, float, float, float]:
    """Pr[both] without covariates, with 13 irrelevant ones, and with these among ``more`` people; the share of the weight that is kept."""
    rng = np.random.default_rng([index, n_people, more])
    study = admixed(rng, more // 2, more // 2, n_snps=N_SNPS, fst=0, strength=0, odds=1.5)
    first = np.concatenate([np.arange(n_people // 2), more // 2 + np.arange(n_people // 2)])
    columns = irrelevant(rng, more, numbers=10, labels=(2, 2, 2))
    answers = []
    for people, chosen in ((first, []), (first, columns), (np.arange(more), columns)):
        part = study.take(people)
        found = weights_of(part, [type(each)(codes=each.codes[people], step=each.step) for each in chosen])
        sums = sums_by_genotype(part.copies, np.column_stack([found.steps, np.ones(len(people), dtype=np.int64)]))
        answers.append((p_both(*balanced_scores(found, sums[:, 0], sums[:, 1])), found.kept))
    return answers[0][0], answers[1][0], answers[2][0], answers[1][1]


def coarser_ways(index: int, fst: float) -> dict[str, float]:
    """Pr[both] of other studies of 2,000 people: in strata that are known beforehand, balanced, and in five strata of as many more people as the most weight
    is more than theirs; and whether both lead without noise, also by a regression's score test."""
    rng, more = np.random.default_rng([index, round(1000 * fst), 2000]), 1097
    whole = admixed(rng, more, more, n_snps=N_SNPS, fst=fst)
    study = whole.take(np.concatenate([np.arange(1000), more + np.arange(1000)]))
    fifths = beta.ppf([0.2, 0.4, 0.6, 0.8], SHAPE, SHAPE)

    found = {}
    for name, people, label in (
        ("5 strata", study, np.minimum((5 * study.ancestry).astype(int), 4)),
        ("fifths of the population", study, np.searchsorted(fifths, study.ancestry)),
        ("2 groups", study, (study.ancestry >= 0.5).astype(int)),
        ("5 strata of 9.7 % more", whole, np.minimum((5 * whole.ancestry).astype(int), 4)),
    ):
        masks = [(people.is_case == side) & (label == k) for k in range(label.max() + 1) for side in (1, 0)]
        columns = np.stack(masks, axis=1).astype(np.int64)
        sizes = columns.sum(axis=0).reshape(-1, 2)
        tables = tables_of(sums_by_genotype(people.copies, columns), [(int(r), int(s)) for r, s in sizes])
        scores = computed_scores(TV, tables)
        found[name] = p_both(scores, float(TV.score.sensitivity_of(tables.sizes)))
        found[f"{name}, without noise"] = lead(scores)
    weights = weights_of(study, [of_ancestry(study)])
    sums = sums_by_genotype(study.copies, np.column_stack([weights.steps, np.ones(2000, dtype=np.int64)]))
    scores, delta = balanced_scores(weights, sums[:, 0], sums[:, 1])
    found |= {"balanced": p_both(scores, delta), "balanced, without noise": lead(scores)}
    found["regression's score test"] = lead(score_test(study))
    return found


def lead(scores: FloatArray) -> float:
    return float(set(np.argsort(-scores, kind="stable")[:2].tolist()) == set(CAUSAL.tolist()))


def score_test(study: Admixed) -> FloatArray:
    """|z| of a logistic regression's score test with ancestry and its square."""
    known = np.vander(study.ancestry, 3)
    beta_of = np.zeros(3)
    for _ in range(30):
        expected = 1 / (1 + np.exp(-known @ beta_of))
        spread = known * (expected * (1 - expected))[:, None]
        beta_of += np.linalg.solve(spread.T @ known, known.T @ (study.is_case - expected))
    copies = study.copies.astype(np.float32)
    off = copies @ (study.is_case - expected)
    beside = copies @ spread
    variance = copies**2 @ (expected * (1 - expected)) - np.einsum(
        "ij,jk,ik->i", beside, np.linalg.inv(spread.T @ known), beside
    )
    z: FloatArray = np.abs(off) / np.sqrt(np.maximum(variance, 1e-9))
    return z


def mean(values: FloatArray) -> str:
    return f"{values.mean():.3f} ± {values.std(ddof=1) / math.sqrt(len(values)):.3f}"


def main(n_studies: int) -> None:
    for fst in (0.02, 0.05):
        start = time.perf_counter()
        found = np.array([confounded(index, fst, 2000) for index in range(n_studies)])
        print(f"F_ST {fst}, N 2,000, {n_studies} studies ({(time.perf_counter() - start) / n_studies:.1f} s a study)")
        for way, name in enumerate(WAYS):
            print(
                f"  {name}: Pr[both] {mean(found[:, way, 0])}; a confounded SNP in {found[:, way, 1].mean():.2%} of draws "
                f"(most in a study {found[:, way, 1].max():.3f}); {found[:, way, 2].mean():.0%} of the weight kept"
            )
        for after, before in ((2, 1), (3, 2), (3, 1)):
            print(f"  {WAYS[after]} − {WAYS[before]}: {mean(found[:, after, 0] - found[:, before, 0])}", flush=True)
        others = [coarser_ways(index, fst) for index in range(n_studies)]
        for name in others[0]:
            of = np.array([each[name] for each in others])
            less = mean(of - np.array([each["5 strata"] for each in others]))
            print(f"  other studies, {name}: {mean(of)}; less 5 strata {less}", flush=True)
    for n_people in (2000, 2400):
        more = 2 * round(1.05 * n_people / 2)
        without, beside, grown, kept = np.array([cost(index, n_people, more) for index in range(n_studies)]).T
        print(
            f"13 irrelevant covariates, N {n_people:,}: Pr[both] {mean(without)} without, {mean(beside)} with them ({kept.mean():.1%} of the weight "
            f"kept), {mean(grown)} with 5 % more people; the last less the first {mean(grown - without)}",
            flush=True,
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
