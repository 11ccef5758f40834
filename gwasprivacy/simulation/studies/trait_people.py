"""Simulated studies of a quantitative trait with their people, for attacks and for files."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.simulation.studies.cohort import ByteArray, FloatArray
from gwasprivacy.simulation.studies.fast_tables import named, unlinked_people
from gwasprivacy.simulation.studies.strata_sizes import scaled_participants
from gwasprivacy.simulation.studies.structure import hardy_weinberg
from gwasprivacy.simulation.studies.study_simulator import study_generator, trait_source
from gwasprivacy.simulation.studies.trait_studies import causal_people, steps_of, stratum_means
from gwasprivacy.study.sizes import TraitSizes
from gwasprivacy.study.tables import Variants, read_only
from gwasprivacy.study.trait import STEPS
from gwasprivacy.study.trait_tables import TraitTables


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class TraitCohort:
    """A simulated study of a trait: ``genotypes`` uint8 (n_people, n_snps), copies of a1, and ``values`` (n_people,), the trait in SDs
    from its mean; in the order of the strata of ``sizes``.

    ``others``, ``other_values``: people like them who did not take part.  ``reference``: genotypes of a public sample.  ``limits``: the
    public range, in SDs.  ``causal``: rows of the causal SNPs, in the model's order.
    """

    genotypes: ByteArray
    values: FloatArray
    others: ByteArray
    other_values: FloatArray
    reference: ByteArray
    sizes: TraitSizes
    limits: tuple[float, float]
    variants: Variants
    causal: IntArray

    def __post_init__(self) -> None:
        for name, dtype in (("genotypes", np.uint8), ("others", np.uint8), ("reference", np.uint8)):
            object.__setattr__(self, name, read_only(getattr(self, name), dtype))
        for name in ("values", "other_values"):
            object.__setattr__(self, name, read_only(getattr(self, name), np.float64))
        object.__setattr__(self, "causal", read_only(self.causal, np.int64))
        if self.genotypes.shape != (self.sizes.n_people, len(self.variants)) or len(self.values) != len(self.genotypes):
            raise ValueError("a cohort has genotypes and a value of every participant")

    @property
    def stratum(self) -> IntArray:
        """The number of every participant's stratum, (n_people,)."""
        return np.repeat(np.arange(self.sizes.n_strata), self.sizes.strata)

    def steps(self, values: FloatArray) -> IntArray:
        """``values`` as a study counts them: clipped to the range, in whole steps."""
        return steps_of(values, self.limits)

    def tables(self) -> TraitTables:
        """The study's people and trait sums by genotype."""
        steps = self.steps(self.values)
        n_snps, n_strata = len(self.variants), self.sizes.n_strata
        counts = np.empty((n_snps, n_strata, 3), dtype=np.int64)
        sums = np.empty_like(counts)
        totals = np.empty(n_strata, dtype=np.int64)
        for stratum in range(n_strata):
            here = self.stratum == stratum
            people, values = self.genotypes[here], steps[here].astype(np.float64)
            totals[stratum] = steps[here].sum()
            for copies in (1, 2):
                carriers = people == copies
                counts[:, stratum, copies] = carriers.sum(axis=0)
                # Below 2⁵³, so exact in doubles.
                sums[:, stratum, copies] = values @ carriers
            counts[:, stratum, 0] = here.sum() - counts[:, stratum, 1:].sum(axis=1)
            sums[:, stratum, 0] = totals[stratum] - sums[:, stratum, 1:].sum(axis=1)
        nobody = np.zeros((n_snps, n_strata), dtype=np.int64)
        return TraitTables(
            counts=counts.astype(np.int32), sums=sums, up=nobody, down=nobody, totals=totals, sizes=self.sizes, steps=STEPS,
            variants=self.variants,
        )  # fmt: skip


def trait_cohort(
    scenario: Scenario,
    n_people: int,
    rng: np.random.Generator,
    *,
    n_others: int = 0,
    n_reference: int = 0,
    work: Work = UNWATCHED,
) -> TraitCohort:
    """One simulated study of the scenario's trait, ``n_others`` more people like its own and ``n_reference`` of a public sample.

    Raises InvalidInput (the panel cannot be read), Cancelled.
    """
    assert scenario.trait is not None
    source, model = trait_source(scenario), scenario.trait
    null = hardy_weinberg(source.frequencies(rng))
    everybody = n_people + n_others + n_reference
    genotypes = unlinked_people(everybody, null, rng, work)
    causal, values = causal_people(model, everybody, rng)
    sizes = scaled_participants(scenario.strata, n_people, model)
    values[:n_people] += np.repeat(stratum_means(model, sizes), sizes.strata)
    genotypes[:, source.causal] = causal
    last = n_people + n_others
    return TraitCohort(
        genotypes=genotypes[:n_people],
        values=values[:n_people],
        others=genotypes[n_people:last],
        other_values=values[n_people:last],
        reference=genotypes[last:],
        sizes=sizes,
        limits=model.range_in_sd,
        variants=named(source.n_snps),
        causal=source.causal,
    )


def simulate_trait_cohort(
    scenario: Scenario,
    n_people: int,
    seed: int,
    *,
    work: Work = UNWATCHED,
) -> TraitCohort:
    """One simulated study with its people, by its seed.  Raises InvalidInput, Cancelled."""
    return trait_cohort(scenario, n_people, study_generator(seed, n_people, 0), work=work)
