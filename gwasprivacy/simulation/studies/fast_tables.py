"""The fast engine: count tables drawn SNP by SNP from genotype frequencies.  No linkage; 10⁴ SNPs in milliseconds."""

from __future__ import annotations

import functools

import numpy as np
import numpy.typing as npt

from gwasprivacy.assumptions.disease import DiseaseModel
from gwasprivacy.assumptions.scenario import AlleleSpectrum
from gwasprivacy.assumptions.structure import Structure
from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.simulation.studies.causal_genotypes import case_joint, control_joint, population_marginals
from gwasprivacy.simulation.studies.cohort import PEOPLE_STAGE, ByteArray, Cohort, FloatArray, split_people
from gwasprivacy.simulation.studies.panel import Panel
from gwasprivacy.simulation.studies.strata_sizes import scaled_strata
from gwasprivacy.simulation.studies.structure import (
    Makeup,
    counts_with_relatives,
    hardy_weinberg,
    people_with_relatives,
)
from gwasprivacy.study.tables import GenotypeTables, Variants

PANEL_PEOPLE = 500  # of a public panel, from whom population frequencies are estimated
_PEOPLE_BLOCK = 256
_SNPS_TOGETHER = 1 << 14
_RECRUITED = 250  # people of a group who come into a study together
_AUTOSOMES = 22


class FastSource:
    """Null SNPs under Hardy–Weinberg at frequencies from ``spectrum`` (a Beta distribution, or a panel's own SNPs), drawn
    anew for every study, so that averages are over designs too; causal SNPs from the disease model's case and control
    genotypes (jointly where it enumerates them, else each SNP for itself).  With a ``structure`` every kind of people has null
    frequencies of its own.
    """

    def __init__(
        self,
        disease: DiseaseModel,
        n_snps: int,
        spectrum: AlleleSpectrum | Panel,
        structure: Structure | None = None,
    ) -> None:
        self._n_snps = n_snps
        self._spectrum = spectrum if isinstance(spectrum, AlleleSpectrum) else spectrum.frequencies()
        self._cases = _Genotypes(case_joint(disease) if disease.has_joint else None, disease.case_marginals)
        self._controls = _Genotypes(control_joint(disease) if disease.has_joint else None, disease.control_marginals)
        self._population = _Genotypes(None, population_marginals(disease))
        self._causal_frequencies = population_marginals(disease) @ np.array([0.0, 0.5, 1.0])
        k = disease.n_causal
        self._causal = ((2 * np.arange(k, dtype=np.int64) + 1) * n_snps) // (2 * k)
        self._causal.flags.writeable = False
        self._structure = structure if structure is not None else Structure()
        self._makeup = Makeup(self._structure)

    @property
    def n_snps(self) -> int:
        return self._n_snps

    @property
    def causal(self) -> IntArray:
        return self._causal

    def tables(self, n_cases: int, n_controls: int, rng: np.random.Generator) -> GenotypeTables:
        """The SNPs have no names here (curves do not need any)."""
        base = self._frequencies(rng)
        if not self._structure.is_plain:
            return self._structured(n_cases, n_controls, base, rng)
        counts = np.empty((self._n_snps, 2, 3), dtype=np.int32)
        for group, (size, genotypes) in enumerate(((n_cases, self._cases), (n_controls, self._controls))):
            for first in range(
                0, self._n_snps, _SNPS_TOGETHER
            ):  # the same draws as all at once, in a tenth of the memory
                here = slice(first, first + _SNPS_TOGETHER)
                counts[here, group] = rng.multinomial(size, hardy_weinberg(base[here]))
            counts[self._causal, group] = genotypes.counts(size, rng)
        return GenotypeTables(counts=counts, variants=nameless(self._n_snps), n_cases=n_cases, n_controls=n_controls)

    def _structured(self, n_cases: int, n_controls: int, base: FloatArray, rng: np.random.Generator) -> GenotypeTables:
        cells = self._makeup.cells(n_cases, n_controls)
        frequencies = self._makeup.frequencies(cells, base, rng)
        sizes = scaled_strata(self._structure.strata, n_cases, n_controls)
        counts = np.zeros((self._n_snps, sizes.n_strata, 2, 3), dtype=np.int32)
        for cell, frequency in zip(cells, frequencies, strict=True):
            for group, genotypes in enumerate((self._cases, self._controls)):
                size = cell.sizes[group]
                if size:
                    drawn = counts_with_relatives(size, self._makeup.related(group), frequency, rng)
                    drawn[self._causal] = genotypes.counts(size, rng)
                    counts[:, cell.stratum, group] += drawn
        return GenotypeTables.of_strata(counts, nameless(self._n_snps), sizes)

    def expected_tables(self, n_cases: int, n_controls: int, rng: np.random.Generator) -> GenotypeTables:
        """What null SNPs' counts are on average in the study that :meth:`tables` makes from the same generator: rounded, in strata.

        What is left of a score here is no chance but a difference between kinds of people.
        """
        cells = self._makeup.cells(n_cases, n_controls)
        frequencies = self._makeup.frequencies(cells, self._frequencies(rng), rng)
        sizes = scaled_strata(self._structure.strata, n_cases, n_controls)
        exact = np.zeros((self._n_snps, sizes.n_strata, 2, 3))
        for cell, frequency in zip(cells, frequencies, strict=True):
            exact[:, cell.stratum] += np.array(cell.sizes)[:, None] * hardy_weinberg(frequency)[:, None]
        counts = np.rint(exact).astype(np.int32)
        counts[..., 1] = np.array(sizes.strata) - counts[..., 0] - counts[..., 2]
        return GenotypeTables.of_strata(counts, nameless(self._n_snps), sizes)

    def public_frequencies(self, rng: np.random.Generator, panel_rng: np.random.Generator) -> FloatArray:
        """As 500 people of the population show them: an offset is simulated with the error that a real panel has."""
        frequencies = self._frequencies(rng)
        frequencies[self._causal] = self._causal_frequencies
        copies = 2 * PANEL_PEOPLE
        result: FloatArray = panel_rng.binomial(copies, frequencies) / copies
        return result

    def cohort(
        self,
        n_cases: int,
        n_controls: int,
        rng: np.random.Generator,
        *,
        n_others: int = 0,
        n_reference: int = 0,
        work: Work = UNWATCHED,
    ) -> Cohort:
        base = self._frequencies(rng)
        if not self._structure.is_plain:
            return self._structured_people((n_cases, n_controls, n_others, n_reference), base, rng, work)
        null = hardy_weinberg(base)
        sizes = (n_cases, n_controls, n_others, n_reference)
        genotypes = unlinked_people(sum(sizes), null, rng, work)
        groups = (self._cases, self._controls, self._cases, self._population)
        drawn = [group.people(n, rng) for n, group in zip(sizes, groups, strict=True)]
        genotypes[:, self._causal] = np.concatenate(drawn)
        return split_people(genotypes, sizes, named(self._n_snps), self._causal)

    def _structured_people(
        self,
        sizes: tuple[int, int, int, int],
        base: FloatArray,
        rng: np.random.Generator,
        work: Work,
    ) -> Cohort:
        """Others have the makeup of the cases, the public sample that of the controls."""
        inside, beside = self._makeup.cells(*sizes[:2]), self._makeup.cells(*sizes[2:])
        frequencies = self._makeup.frequencies([*inside, *beside], base, rng)
        people = np.empty((sum(sizes), self._n_snps), dtype=np.uint8)
        here, place = (inside, frequencies[: len(inside)]), 0
        there = (beside, frequencies[len(inside) :])
        for which, (cells, of_cells) in enumerate((here, here, there, there)):
            group = which % 2
            genotypes = (self._cases, self._controls, self._cases, self._population)[which]
            related = self._makeup.related(group) if which < 2 else 0.0
            for cell, frequency in zip(cells, of_cells, strict=True):
                work.progress(PEOPLE_STAGE, place, len(people))
                part = people[place : place + cell.sizes[group]]
                part[:] = people_with_relatives(len(part), related, frequency, rng, work)
                part[:, self._causal] = genotypes.people(len(part), rng)
                place += len(part)
        strata = scaled_strata(self._structure.strata, *sizes[:2])
        return split_people(people, sizes, named(self._n_snps), self._causal, strata)

    def _frequencies(self, rng: np.random.Generator) -> FloatArray:
        if isinstance(self._spectrum, AlleleSpectrum):
            return draw_spectrum(self._spectrum, self._n_snps, rng)
        return rng.choice(self._spectrum, size=self._n_snps)


class _Genotypes:
    """The causal SNPs of one group: its joint distribution (3,)*k, or the marginals (k, 3) alone."""

    def __init__(self, joint: FloatArray | None, marginals: FloatArray) -> None:
        self._cells = None if joint is None else joint.ravel()
        self._marginals = marginals

    def counts(self, size: int, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """People with 0, 1, 2 copies at each causal SNP, shape (k, 3)."""
        if self._cells is None:
            return recruited(size, self._marginals, rng)
        k = len(self._marginals)
        table = recruited(size, self._cells, rng).reshape((3,) * k)
        return np.array([table.sum(axis=tuple(a for a in range(k) if a != axis)) for axis in range(k)])

    def people(self, size: int, rng: np.random.Generator) -> ByteArray:
        """Copies at each causal SNP, shape (size, k)."""
        k = len(self._marginals)
        if self._cells is not None:
            cell = rng.choice(len(self._cells), size=size, p=self._cells)
            return np.stack(np.unravel_index(cell, (3,) * k), axis=1).astype(np.uint8).reshape(size, k)
        return np.stack([rng.choice(3, size=size, p=row) for row in self._marginals], axis=1).astype(np.uint8)


def recruited(size: int, law: FloatArray, rng: np.random.Generator) -> IntArray:
    """How many of ``size`` people are of each kind, drawn from ``law`` (..., kinds).  A larger group from the same generator begins with
    the same people, but for the last few: what chance does to one size it does to its neighbours."""
    first, last = rng.spawn(2)
    together = max(_RECRUITED, law.shape[-1])  # of many kinds more, since each is drawn for itself
    counts: IntArray = first.multinomial(together, law, size=(size // together, *law.shape[:-1])).sum(axis=0)
    counts += last.multinomial(size % together, law)
    return counts


def draw_spectrum(spectrum: AlleleSpectrum, size: int, rng: np.random.Generator) -> FloatArray:
    """Beta-distributed frequencies between ``lowest`` and 1 − ``lowest``, drawing again what falls outside."""
    result = rng.beta(spectrum.alpha, spectrum.beta, size=size)
    for _ in range(60):
        outside = np.flatnonzero((result < spectrum.lowest) | (result > 1 - spectrum.lowest))
        if len(outside) == 0:
            break
        result[outside] = rng.beta(spectrum.alpha, spectrum.beta, size=len(outside))
    return np.clip(result, spectrum.lowest, 1 - spectrum.lowest)


def unlinked_people(n_people: int, genotypes: FloatArray, rng: np.random.Generator, work: Work) -> ByteArray:
    """Copies (n_people, n_snps) of SNPs whose genotypes have these probabilities, (n_snps, 3).  Raises Cancelled."""
    result = np.empty((n_people, len(genotypes)), dtype=np.uint8)
    none, at_most_one = genotypes[:, 0].astype(np.float32), (1 - genotypes[:, 2]).astype(np.float32)
    for start in range(0, n_people, _PEOPLE_BLOCK):
        work.progress(PEOPLE_STAGE, start, n_people)
        work.check()
        block = result[start : start + _PEOPLE_BLOCK]
        uniform = rng.random(block.shape, dtype=np.float32)
        np.add(uniform >= none, uniform >= at_most_one, out=block, dtype=np.uint8, casting="unsafe")
    return result


@functools.lru_cache(maxsize=8)
def nameless(n_snps: int) -> Variants:
    """Variants that take no memory: one row seen n_snps times."""
    text = np.broadcast_to(np.array([""], dtype=object), n_snps)
    return Variants(chrom=text, snp=text, pos=np.broadcast_to(np.int64(0), n_snps), a1=text, a2=text)


def named(n_snps: int) -> Variants:
    """Names for a study that is written to a file: spread over the autosomes, 10 kb apart."""
    row = np.arange(n_snps)
    chromosome = row * _AUTOSOMES // n_snps
    first = np.searchsorted(chromosome, np.arange(_AUTOSOMES))
    width = len(str(n_snps))
    return Variants(
        chrom=(chromosome + 1).astype(str).astype(object),
        snp=np.array([f"sim{index + 1:0{width}d}" for index in row], dtype=object),
        pos=1_000_000 + 10_000 * (row - first[chromosome]),
        a1=np.full(n_snps, "A", dtype=object),
        a2=np.full(n_snps, "G", dtype=object),
    )
