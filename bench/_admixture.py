"""People of continuous ancestry, from which cases and controls are drawn unequally: what covariates are balanced on.

A person's ancestry a, from Beta(0.3, 0.3), is the share of the second of two populations at a distance F_ST (Balding & Nichols): most are near one of
the two, and others anywhere between.  A null SNP has the allele frequency (1 − a)·p₁ + a·p₂.  Of people of ancestry a, a share ½ + s·(a − ½) are taken as
cases: with s = 0.65 the mean ancestry of cases is 0.70 and of controls 0.30, as with 70 % and 30 % from one of two groups.  The first two SNPs are causal, with the
disease model's frequencies at every ancestry.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.computed_scores import computed_scores
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.study.balancing import Balance, CovariateColumn, balanced
from gwasprivacy.study.sizes import TraitSizes
from gwasprivacy.study.tables import Variants
from gwasprivacy.study.trait import STEPS
from gwasprivacy.study.trait_tables import TraitTables

FloatArray = npt.NDArray[np.float64]
IntArray = npt.NDArray[np.int64]

STRONG, SHAPE = 0.65, 0.3
GRID = 0.05
CAUSAL = np.array([0, 1])
TV = ScoreChoice(name="tv")


@dataclass(frozen=True, kw_only=True, eq=False)
class Admixed:
    """``is_case``: int64 (n_people,).  ``copies``: int8 (n_snps, n_people).  ``ends``: allele frequencies of the two populations, (2, n_snps)."""

    ancestry: FloatArray
    is_case: IntArray
    copies: npt.NDArray[np.int8]
    ends: FloatArray

    def take(self, people: npt.NDArray[np.intp]) -> Admixed:
        return replace(
            self, ancestry=self.ancestry[people], is_case=self.is_case[people], copies=self.copies[:, people]
        )


def admixed(
    rng: np.random.Generator,
    n_cases: int,
    n_controls: int,
    *,
    n_snps: int,
    fst: float,
    strength: float = STRONG,
    odds: float = 1.8,
    shape: float = SHAPE,
) -> Admixed:
    """``fst`` 0: everybody of one population.  ``odds``: ratio per copy of each causal SNP, whose risk allele has frequency 0.3."""
    ancestry = np.empty(n_cases + n_controls)
    is_case = np.repeat([1, 0], [n_cases, n_controls]).astype(np.int64)
    for group, sign in ((1, strength), (0, -strength)):
        here = np.flatnonzero(is_case == group)
        tried = rng.beta(shape, shape, 8 * len(here) + 100)
        ancestry[here] = tried[rng.random(len(tried)) < (1 + sign * (2 * tried - 1)) / 2][: len(here)]
    common = rng.uniform(0.05, 0.95, n_snps)
    ends = np.tile(common, (2, 1))
    if fst:
        ends = rng.beta(common * (1 - fst) / fst, (1 - common) * (1 - fst) / fst, (2, n_snps))
    frequency = ends[0][:, None] + (ends[1] - ends[0])[:, None].astype(np.float32) * ancestry.astype(np.float32)
    copies = np.zeros((n_snps, len(is_case)), dtype=np.int8)
    for _ in range(2):
        copies += rng.random(frequency.shape, dtype=np.float32) < frequency
    disease = DiseaseModel(causal=(CausalSnp(frequency=0.3, odds_ratio=odds),) * 2, prevalence=0.05)
    for row in CAUSAL.tolist():
        for group, law in ((1, disease.case_marginals[row]), (0, disease.control_marginals[row])):
            copies[row, is_case == group] = rng.choice(3, size=int((is_case == group).sum()), p=law)
    return Admixed(ancestry=ancestry, is_case=is_case, copies=copies, ends=ends)


def of_ancestry(study: Admixed, *, grid: float = GRID) -> CovariateColumn:
    """Ancestry and its square, as a plan with this grid has them."""
    return CovariateColumn(codes=np.floor(study.ancestry / grid + 0.5).astype(np.int64), step=grid, squared=True)


def irrelevant(
    rng: np.random.Generator, n_people: int, *, numbers: int, labels: tuple[int, ...] = ()
) -> list[CovariateColumn]:
    """Covariates that nothing depends on: normal ones in steps of a tenth of their deviation, and labels of so many kinds."""
    return [
        *(CovariateColumn(codes=np.rint(rng.normal(size=n_people) * 10).astype(np.int64), step=0.1) for _ in range(numbers)),
        *(CovariateColumn(codes=rng.integers(0, kinds, n_people)) for kinds in labels),
    ]  # fmt: skip


def weights_of(study: Admixed, columns: list[CovariateColumn]) -> Balance:
    """The program's own."""
    everybody = np.ones(len(study.is_case), dtype=bool)
    return balanced(study.is_case, columns, everybody, everybody, is_trait=False)


def sums_by_genotype(copies: npt.NDArray[np.int8], values: npt.NDArray[np.integer]) -> IntArray:
    """Σ of each column of ``values`` (n_people, k) over the people with 0, 1 and 2 copies: (n_snps, k, 3).  In 32-bit floats, which hold
    whole numbers below 2²⁴ exactly."""
    if np.abs(values).sum(axis=0).max() >= 1 << 24:
        raise ValueError("such sums need longer numbers")
    of_each = [(copies == kind).astype(np.float32) @ values.astype(np.float32) for kind in range(3)]
    return np.stack(of_each, axis=-1).astype(np.int64)


def variants(n_snps: int) -> Variants:
    """Named rs1, rs2, …"""
    return Variants(
        chrom=np.full(n_snps, "1", dtype=object),
        snp=np.array([f"rs{row + 1}" for row in range(n_snps)], dtype=object),
        pos=np.arange(1, n_snps + 1),
        a1=np.full(n_snps, "A", dtype=object),
        a2=np.full(n_snps, "G", dtype=object),
    )


def balanced_scores(
    found: Balance, sums: IntArray, counts: IntArray, score: ScoreChoice = TV
) -> tuple[FloatArray, float]:
    """The program's scores and their sensitivity, from Σ of steps and of people by genotype (n_snps, 3)."""
    n_people = len(found.steps)
    tables = TraitTables(
        counts=counts[:, None].astype(np.int32),
        sums=sums[:, None],
        up=np.zeros((len(sums), 1), dtype=np.int64),
        down=np.zeros((len(sums), 1), dtype=np.int64),
        totals=np.array([found.steps.sum()]),
        sizes=TraitSizes(strata=(n_people,), centres=(Fraction(1, 2),)),
        steps=STEPS,
        variants=variants(len(sums)),
        weighs=found.groups,
    )
    return computed_scores(score, tables), float(score.score.sensitivity_of(tables.compared))
