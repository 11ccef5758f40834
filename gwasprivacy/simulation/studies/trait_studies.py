"""Simulated studies of a quantitative trait: the fast engine's, SNP by SNP, and with people.

The trait and the causal genotypes are drawn person by person.  A null SNP's genotypes do not depend on the trait, so given its
genotype counts n_g the people with genotype g are a simple random sample of everybody: Σ y over them has mean n_g·ȳ, variance
n_g(1 − n_g/N)·s²·N/(N − 1) and, the trait being bounded, a normal law but for a few people; it is rounded to a whole number that
such a sample can have.  tests/simulation/studies/test_trait_studies.py compares it with people drawn one by one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from gwasprivacy.assumptions.scenario import AlleleSpectrum
from gwasprivacy.assumptions.trait_model import TraitModel
from gwasprivacy.base.arrays import IntArray
from gwasprivacy.simulation.studies.cohort import ByteArray, FloatArray
from gwasprivacy.simulation.studies.fast_tables import draw_spectrum, nameless
from gwasprivacy.simulation.studies.panel import Panel
from gwasprivacy.simulation.studies.strata_sizes import scaled_participants
from gwasprivacy.simulation.studies.structure import hardy_weinberg
from gwasprivacy.study.sizes import TraitSizes
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.tables import Variants
from gwasprivacy.study.trait import STEPS
from gwasprivacy.study.trait_tables import TraitTables

_FEW = 1e-12


def causal_people(model: TraitModel, n_people: int, rng: np.random.Generator) -> tuple[ByteArray, FloatArray]:
    """Causal genotypes uint8 (n_people, k), and the trait in SDs from its mean (n_people,).  More people from the same generator begin
    with the same ones."""
    frequencies = model.frequencies
    of_genotypes, of_values = rng.spawn(2)
    genotypes = of_genotypes.binomial(2, frequencies, size=(n_people, len(frequencies))).astype(np.uint8)
    values: FloatArray = (genotypes - 2 * frequencies) @ model.effects
    values += math.sqrt(1 - sum(snp.explained for snp in model.causal)) * of_values.standard_normal(n_people)
    return genotypes, values


def stratum_means(model: TraitModel, sizes: TraitSizes) -> FloatArray:
    """The mean of each stratum of ``sizes`` in SDs from the trait's, (K,): its own centre, where strata have one each."""
    if not model.centres or len(model.centres) == 1 or sizes.centres is None:
        return np.zeros(sizes.n_strata)
    low, high = model.range_in_sd
    means: FloatArray = low + np.array([float(each) for each in sizes.centres]) * (high - low)
    return means


def steps_of(values: FloatArray, limits: tuple[float, float]) -> IntArray:
    """The trait clipped to its range, in whole steps, as a study counts it."""
    low, high = limits
    share = (np.clip(values, low, high) - low) / (high - low)
    steps: IntArray = np.floor(share * STEPS + 0.5).astype(np.int64)
    return steps


class TraitSource:
    """Studies of the trait ``model``: null SNPs under Hardy–Weinberg at frequencies from ``spectrum``, drawn anew for every study,
    as ``fast_tables.FastSource`` has them.  ``strata``: of the design, each in proportion; people of different strata are alike, but that
    a stratum with a public centre of its own has it as its mean.
    The same generator gives the same people whatever the trait's range is."""

    def __init__(
        self, model: TraitModel, n_snps: int, spectrum: AlleleSpectrum | Panel, strata: Sequence[Stratum] = ()
    ) -> None:
        self._model = model
        self._strata = tuple(strata)
        self._n_snps = n_snps
        self._spectrum = spectrum if isinstance(spectrum, AlleleSpectrum) else spectrum.frequencies()
        k = model.n_causal
        self._causal = ((2 * np.arange(k, dtype=np.int64) + 1) * n_snps) // (2 * k)
        self._causal.flags.writeable = False

    @property
    def n_snps(self) -> int:
        return self._n_snps

    @property
    def causal(self) -> IntArray:
        """Rows of the causal SNPs, in the model's order."""
        return self._causal

    def frequencies(self, rng: np.random.Generator) -> FloatArray:
        """Allele frequencies of one study's SNPs, (n_snps,)."""
        if isinstance(self._spectrum, AlleleSpectrum):
            return draw_spectrum(self._spectrum, self._n_snps, rng)
        return rng.choice(self._spectrum, size=self._n_snps)

    def tables(self, n_people: int, rng: np.random.Generator) -> TraitTables:
        """One study's tables.  The SNPs have no names here (curves do not need any)."""
        null = hardy_weinberg(self.frequencies(rng))
        sizes = scaled_participants(self._strata, n_people, self._model)
        return trait_tables(self._model, sizes, null, self._causal, nameless(self._n_snps), rng)


def trait_tables(
    model: TraitModel,
    sizes: TraitSizes,
    null: FloatArray,
    causal: IntArray,
    variants: Variants,
    rng: np.random.Generator,
) -> TraitTables:
    """One study's tables: ``null`` (n_snps, 3) are Pr[0, 1, 2 copies] of every SNP, of which the rows ``causal`` are replaced."""
    genotypes, values = causal_people(model, sizes.n_people, rng)
    means = np.repeat(stratum_means(model, sizes), sizes.strata)
    everybody = steps_of(values + means, model.range_in_sd)
    counts = np.empty((len(null), sizes.n_strata, 3), dtype=np.int64)
    sums = np.empty_like(counts)
    ends = np.cumsum(sizes.strata)
    for stratum, (end, n_people) in enumerate(zip(ends.tolist(), sizes.strata, strict=True)):
        here = slice(end - n_people, end)  # people are alike, so the first are of the first stratum
        steps = everybody[here]
        counts[:, stratum] = rng.multinomial(n_people, null)
        sums[:, stratum] = _random_sums(counts[:, stratum], steps, rng)
        for row, copies in zip(causal.tolist(), genotypes[here].T, strict=True):
            counts[row, stratum] = np.bincount(copies, minlength=3)
            sums[row, stratum] = np.bincount(copies, weights=steps, minlength=3)
    nobody = np.zeros((len(counts), sizes.n_strata), dtype=np.int64)
    return TraitTables(
        counts=counts.astype(np.int32),
        sums=sums,
        up=nobody,
        down=nobody,
        totals=np.add.reduceat(everybody, ends - np.array(sizes.strata)),
        sizes=sizes,
        steps=STEPS,
        variants=variants,
    )


def _random_sums(counts: IntArray, steps: IntArray, rng: np.random.Generator) -> IntArray:
    """Σ y over simple random samples of these ``counts`` (n, 3), which share out everybody: shape (n, 3)."""
    n_people, total = len(steps), int(steps.sum())
    spread = float(steps.var()) * n_people / max(n_people - 1, 1)
    normal = rng.standard_normal((2, len(counts)))
    first = _sample(counts[:, 0], np.full(len(counts), n_people), np.full(len(counts), total), spread, normal[0])
    rest, left = n_people - counts[:, 0], total - first
    second = _sample(counts[:, 2], rest, left, spread, normal[1])
    return np.stack([first, left - second, second], axis=1)


def _sample(
    n: npt.NDArray[np.int64],
    among: npt.NDArray[np.int64],
    total: npt.NDArray[np.int64],
    spread: float,
    normal: FloatArray,
) -> IntArray:
    """Σ y over ``n`` of ``among`` people whose y sum to ``total`` and vary by ``spread``; what others can then have is left."""
    share = n / np.maximum(among, 1)
    value = total * share + np.sqrt(np.maximum(n * (1 - share) * spread, 0)) * normal
    least = np.maximum(0, total - (among - n) * STEPS)
    most = np.minimum(n * STEPS, total)
    drawn: IntArray = np.clip(np.rint(value).astype(np.int64), least, most)
    return drawn


def regression_statistics(tables: TraitTables) -> FloatArray:
    """What an analysis without privacy ranks SNPs by: the squared covariance of trait and copies over the copies' variance, (n,).

    χ² of the additive regression but for a factor that is the same for every SNP.  0 where nobody differs.  People without a call
    are left out.
    """
    people = np.array(tables.sizes.strata, dtype=np.float64)
    counts = tables.counts.astype(np.float64)
    weights = tables.sums - counts * (tables.totals / people)[:, None]
    covariance = (weights[..., 1] + 2 * weights[..., 2]).sum(axis=1)
    called = np.maximum(counts.sum(axis=2), 1)
    first, second = counts[..., 1] + 2 * counts[..., 2], counts[..., 1] + 4 * counts[..., 2]
    variance = (second - first * first / called).sum(axis=1)
    found: FloatArray = np.where(variance > _FEW, covariance**2 / np.maximum(variance, _FEW), 0.0)
    return found
