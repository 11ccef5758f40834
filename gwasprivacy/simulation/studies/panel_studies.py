"""The two engines that make people from a panel: mosaics with crossovers, and whole people
(docs/theory/simulated-studies.md)."""

from __future__ import annotations

import functools

import numpy as np
import numpy.typing as npt

from gwasprivacy.assumptions.disease import DiseaseModel
from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.simulation.studies.causal_genotypes import case_joint, control_joint, population_marginals
from gwasprivacy.simulation.studies.cohort import PEOPLE_STAGE, ByteArray, Cohort, FloatArray, split_people
from gwasprivacy.simulation.studies.panel import Panel
from gwasprivacy.simulation.studies.panel_mosaic import (
    count_mosaics,
    count_repeated,
    draw_mosaics,
    mosaic_map,
    spell_mosaics,
)
from gwasprivacy.simulation.studies.strata_sizes import scaled_strata
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.tables import GenotypeTables

_LARGEST_LOST = 0.01
_BLOCK = 256  # people copied between two looks at whether to stop


def causal_rows(disease: DiseaseModel, panel: Panel) -> IntArray:
    """The panel's rows of the model's causal SNPs.  Raises InvalidInput when one is not there."""
    names = [snp.snp for snp in disease.causal]
    if any(name is None for name in names):
        raise InvalidInput("panel.unnamed-causal-snps")
    return panel.rows_of([name for name in names if name is not None])


def population_frequencies(disease: DiseaseModel, panel: Panel, causal: IntArray) -> FloatArray:
    """The panel's own allele frequencies, and the disease model's population at the causal SNPs; read-only (n_snps,)."""
    result = panel.frequencies().copy()
    result[causal] = population_marginals(disease) @ np.array([0.0, 0.5, 1.0])
    result.flags.writeable = False
    return result


def _draw_cells(joint: FloatArray, size: int, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Causative genotypes of ``size`` people, shape (size, k)."""
    cell = rng.choice(joint.size, size=size, p=joint.ravel() / joint.sum())
    return np.stack(np.unravel_index(cell, joint.shape), axis=1).astype(np.int64).reshape(size, joint.ndim)


class PanelSource:
    """Mosaic people: the causal genotypes are drawn from the disease model, the rest is copied with crossovers.

    Their allele frequencies at the causal SNPs are the disease model's, everywhere else the panel's.
    """

    def __init__(self, disease: DiseaseModel, panel: Panel, strata: tuple[Stratum, ...] = ()) -> None:
        self._disease = disease
        self._strata = strata
        self._panel = panel
        self._causal = causal_rows(disease, panel)
        self._map = mosaic_map(panel, self._causal)
        self._frequencies = population_frequencies(disease, panel, self._causal)

    @property
    def n_snps(self) -> int:
        return self._panel.n_snps

    @property
    def causal(self) -> IntArray:
        return self._causal

    def tables(self, n_cases: int, n_controls: int, rng: np.random.Generator) -> GenotypeTables:
        """The same study as ``cohort`` makes from the same generator."""
        mosaic = draw_mosaics(self._map, self._wanted((n_cases, n_controls, 0, 0), rng), rng)
        sizes = scaled_strata(self._strata, n_cases, n_controls)
        counts = np.empty((self.n_snps, sizes.n_strata, 2, 3), dtype=np.int32)
        place = 0
        for group in (0, 1):
            for stratum, people in enumerate(sizes.strata):
                counts[:, stratum, group] = count_mosaics(self._panel, mosaic, place, place + people[group])
                place += people[group]
        return GenotypeTables.of_strata(counts, self._panel.variants, sizes)

    def public_frequencies(self, rng: np.random.Generator, panel_rng: np.random.Generator) -> FloatArray:
        return self._frequencies

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
        sizes = (n_cases, n_controls, n_others, n_reference)
        work.progress(PEOPLE_STAGE, 0, sum(sizes))
        work.check()
        mosaic = draw_mosaics(self._map, self._wanted(sizes, rng), rng)
        people = spell_mosaics(self._panel, mosaic, sum(sizes), stage=PEOPLE_STAGE, work=work)
        strata = scaled_strata(self._strata, n_cases, n_controls)
        return split_people(people, sizes, self._panel.variants, self._causal, strata)

    def _wanted(self, sizes: tuple[int, int, int, int], rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """Copies at the causal SNPs that each copied template must carry."""
        model = self._disease
        population = functools.reduce(np.multiply.outer, population_marginals(model))
        groups = (case_joint(model), control_joint(model), case_joint(model), population)
        copies = np.concatenate([_draw_cells(joint, n, rng) for joint, n in zip(groups, sizes, strict=True)])
        if not self._panel.phased:
            return copies
        # Which of a heterozygote's two haplotypes carries the allele makes no difference at one SNP; between two SNPs of
        # one chromosome the phase is drawn at random, as for independent loci.
        first = np.where(copies == 1, rng.integers(2, size=copies.shape), copies // 2)
        return np.stack([first, copies - first], axis=1).reshape(2 * len(copies), copies.shape[1])


class ResampleSource:
    """Whole people of the panel, drawn with replacement among those with the causal genotypes that a case or control
    has under the disease model (docs/theory/simulated-studies.md).  A panel of haplotypes is first paired at random
    into people.
    """

    def __init__(self, disease: DiseaseModel, panel: Panel, strata: tuple[Stratum, ...] = ()) -> None:
        self._panel = panel
        self._strata = strata
        self._causal = causal_rows(disease, panel)
        people = panel.copies if not panel.phased else panel.copies[0::2][: panel.n_templates // 2] + panel.copies[1::2]
        self._people: ByteArray = people
        cell = np.ravel_multi_index(tuple(people[:, self._causal].T.astype(np.int64)), (3,) * disease.n_causal)
        self._members = [np.flatnonzero(cell == value) for value in range(3**disease.n_causal)]
        self._cases = self._available(case_joint(disease))
        self._controls = self._available(control_joint(disease))
        self._population = self._available(functools.reduce(np.multiply.outer, population_marginals(disease)))
        self._frequencies = population_frequencies(disease, panel, self._causal)

    def _available(self, joint: FloatArray) -> FloatArray:
        """The distribution over cells that have somebody; refuses when too much of it is lost."""
        there = np.array([len(members) > 0 for members in self._members])
        cells = np.where(there, joint.ravel(), 0.0)
        if cells.sum() < (1 - _LARGEST_LOST) * joint.sum():
            raise InvalidInput("panel.nobody-with-genotypes", panel_name=self._panel.name)
        result: FloatArray = cells / cells.sum()
        return result

    @property
    def n_snps(self) -> int:
        return self._panel.n_snps

    @property
    def causal(self) -> IntArray:
        return self._causal

    def tables(self, n_cases: int, n_controls: int, rng: np.random.Generator) -> GenotypeTables:
        """The same study as ``cohort`` makes from the same generator."""
        sizes = scaled_strata(self._strata, n_cases, n_controls)
        n_people = len(self._people)
        counts = np.empty((self.n_snps, sizes.n_strata, 2, 3), dtype=np.int32)
        drawn = [[self._draw(cells, n[group], rng) for n in sizes.strata] for group, cells in self._groups()]
        for stratum in range(sizes.n_strata):
            times = np.stack([np.bincount(group[stratum], minlength=n_people) for group in drawn]).astype(np.int32)
            counts[:, stratum] = count_repeated(self._people, times)
        return GenotypeTables.of_strata(counts, self._panel.variants, sizes)

    def _groups(self) -> tuple[tuple[int, FloatArray], ...]:
        return ((0, self._cases), (1, self._controls))

    def public_frequencies(self, rng: np.random.Generator, panel_rng: np.random.Generator) -> FloatArray:
        return self._frequencies

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
        sizes = (n_cases, n_controls, n_others, n_reference)
        strata = scaled_strata(self._strata, n_cases, n_controls)
        drawn = [self._draw(cells, n[group], rng) for group, cells in self._groups() for n in strata.strata]
        drawn += [self._draw(self._cases, n_others, rng), self._draw(self._population, n_reference, rng)]
        rows = np.concatenate(drawn)
        people = np.empty((len(rows), self.n_snps), dtype=np.uint8)
        for start in range(0, len(rows), _BLOCK):
            work.progress(PEOPLE_STAGE, start, len(rows))
            work.check()
            people[start : start + _BLOCK] = self._people[rows[start : start + _BLOCK]]
        return split_people(people, sizes, self._panel.variants, self._causal, strata)

    def _draw(self, cells: FloatArray, size: int, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """Rows of the panel's people, size of them; more from the same generator begin with the same ones."""
        of_cells, of_members = rng.spawn(2)
        cell = of_cells.choice(len(cells), size=size, p=cells)
        share = of_members.random(size)
        rows = np.empty(size, dtype=np.int64)
        for number in np.unique(cell):
            here, members = cell == number, self._members[number]
            rows[here] = members[(share[here] * len(members)).astype(np.int64)]
        return rows
