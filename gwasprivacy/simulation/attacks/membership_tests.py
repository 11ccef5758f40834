"""Membership attacks on simulated studies: was this person with the disease among the cases?
(docs/theory/attacks-and-audit.md)

Members are the simulated study's cases; outsiders are people with the disease, drawn in the same way, who did not take part, so
that the disease itself gives nobody away.  The attacker has each target's genotypes and a public reference sample.

* **Homer** et al. 2008: T(y) = Σ |y_j − ref_j| − |y_j − case_j| over SNPs, standardised by its spread over the SNPs;
* **likelihood ratio**, Sankararaman et al. 2009: Σ g ln(case/ref) + (2 − g) ln((1 − case)/(1 − ref)): the most powerful test for
  independent SNPs.

* **whitened**: the likelihood ratio of linked SNPs, dᵀΣ⁻¹v − vᵀΣ⁻¹v/(2N) with d what the cases' mean and v what the target lies off
  the reference's mean, and Σ from the reference in blocks, by the code that answers how far people stand out in exact results
  (docs/theory/exact-results.md).  On exact frequencies only; noise on every count hides it.

The first two run on the exact allele frequencies of the cases, and on a private release of them: discrete Laplace noise on the allele
counts of every SNP, at the same ε.  The strongest attack on the plan's own release is in :mod:`realised_loss`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.arrays import freeze
from gwasprivacy.membership import exact_linkage
from gwasprivacy.simulation.attacks.roc import Roc
from gwasprivacy.simulation.studies.cohort import ByteArray, Cohort

FloatArray = npt.NDArray[np.float64]

HOMER_EXACT = "Homer's test on exact frequencies"
LR_EXACT = "likelihood-ratio test on exact frequencies"
WHITENED_EXACT = "likelihood-ratio test that knows linkage on exact frequencies"
HOMER_NOISY = "Homer's test on private frequencies"
LR_NOISY = "likelihood-ratio test on private frequencies"
_BLOCK = 256
_COUNT_MOVE = 2  # one person's alleles at one SNP: the count moves by at most 2


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Frequencies:
    """Allele frequencies as an attacker has them: ``case`` from the release, ``reference`` from a public sample, (n_snps,)."""

    case: FloatArray
    reference: FloatArray

    def __post_init__(self) -> None:
        freeze(self)


def shrunk_frequency(count: npt.NDArray[np.number], n_people: int) -> FloatArray:
    """An allele frequency that is never 0 or 1: half an allele is added to either side."""
    result: FloatArray = (np.clip(count, 0, 2 * n_people) + 0.5) / (2 * n_people + 1)
    return result


def exact_frequencies(cohort: Cohort) -> Frequencies:
    """What a study publishes that publishes every SNP's allele frequency in the cases."""
    cases = cohort.genotypes[: cohort.n_cases].sum(axis=0, dtype=np.int64)
    return Frequencies(case=shrunk_frequency(cases, cohort.n_cases), reference=_reference(cohort))


def private_frequencies(cohort: Cohort, epsilon: float, rng: np.random.Generator) -> Frequencies:
    """The same with discrete Laplace noise on every count, ε in all: scale 2·n_snps/ε (ℓ1 sensitivity 2 a SNP).

    Seeded noise of a simulation; a release draws its noise elsewhere.
    """
    counts = cohort.genotypes[: cohort.n_cases].sum(axis=0, dtype=np.int64)
    p = -math.expm1(-epsilon / (_COUNT_MOVE * len(counts)))
    noise = rng.geometric(p, size=len(counts)) - rng.geometric(p, size=len(counts))
    return Frequencies(case=shrunk_frequency(counts + noise, cohort.n_cases), reference=_reference(cohort))


def _reference(cohort: Cohort) -> FloatArray:
    if len(cohort.reference) == 0:
        raise ValueError("the attacker needs a reference sample")
    return shrunk_frequency(cohort.reference.sum(axis=0, dtype=np.int64), len(cohort.reference))


def homer_statistic(genotypes: ByteArray, known: Frequencies) -> FloatArray:
    """Homer's T of every row of ``genotypes`` (n_people, n_snps), in standard errors over the SNPs."""
    result = np.empty(len(genotypes))
    for start in range(0, len(genotypes), _BLOCK):
        share = genotypes[start : start + _BLOCK] * 0.5
        distance = np.abs(share - known.reference) - np.abs(share - known.case)
        spread = distance.std(axis=1)
        mean = distance.mean(axis=1) * math.sqrt(distance.shape[1])
        result[start : start + _BLOCK] = mean / np.where(spread > 0, spread, 1.0)
    return result


def likelihood_ratio_statistic(genotypes: ByteArray, known: Frequencies) -> FloatArray:
    """The log-likelihood ratio of case against reference frequencies for every row of ``genotypes``."""
    gained = np.log(known.case) - np.log(known.reference)
    lost = np.log1p(-known.case) - np.log1p(-known.reference)
    slope = gained - lost
    constant = 2.0 * float(lost.sum())
    result = np.empty(len(genotypes))
    for start in range(0, len(genotypes), _BLOCK):
        result[start : start + _BLOCK] = genotypes[start : start + _BLOCK] @ slope
    return result + constant


def frequency_attacks(cohort: Cohort, known: Frequencies, names: tuple[str, str]) -> list[Roc]:
    """ROCs of Homer's and the likelihood-ratio test on frequencies: ``names`` of the two."""
    members, outsiders = cohort.genotypes[: cohort.n_cases], cohort.others
    return [
        Roc.of(names[0], homer_statistic(members, known), homer_statistic(outsiders, known)),
        Roc.of(names[1], likelihood_ratio_statistic(members, known), likelihood_ratio_statistic(outsiders, known)),
    ]


def whitened_attack(cohort: Cohort) -> Roc | None:
    """The ROC of the test that knows linkage, on the cases' exact frequencies; None where the reference is too small for any block."""
    reference, cases = cohort.reference, cohort.genotypes[: cohort.n_cases]
    size = exact_linkage.block_size(len(reference))
    if not size:
        return None
    found = np.zeros(len(cases)), np.zeros(len(cohort.others))
    for start in range(0, reference.shape[1], size):
        rows = slice(start, start + size)
        centre = reference[:, rows].mean(axis=0)
        # A pattern that nobody in the reference has is not impossible.
        along = exact_linkage.whitening(reference[:, rows] - centre, 1.0 / exact_linkage.RARER)
        slope = len(reference) * (along @ (along.T @ (cases[:, rows].mean(axis=0) - centre)))
        for people, statistic in zip((cases, cohort.others), found, strict=True):
            off = people[:, rows] - centre
            statistic += off @ slope - len(reference) / (2 * len(cases)) * exact_linkage.squares(off, along)
    return Roc.of(WHITENED_EXACT, *found)
