"""Seeded simulated studies: the same seed, size and number give the same study in any process on any machine."""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np

from gwasprivacy.assumptions.disease import DiseaseModel
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Engine, Scenario
from gwasprivacy.assumptions.structure import Structure
from gwasprivacy.assumptions.trait_model import TraitModel
from gwasprivacy.base.doing import Doing
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry
from gwasprivacy.base.text_files import FileStates
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.simulation.studies.cohort import Cohort, FloatArray, StudySource
from gwasprivacy.simulation.studies.fast_tables import FastSource
from gwasprivacy.simulation.studies.panel_files import load_panel, panel_state
from gwasprivacy.simulation.studies.panel_studies import PanelSource, ResampleSource
from gwasprivacy.simulation.studies.trait_studies import TraitSource
from gwasprivacy.study.sizes import CASE_CONTROL, QUANTITATIVE
from gwasprivacy.study.stratum import Stratum


def n_snps_of(scenario: Scenario) -> int:
    """How many SNPs a simulated study has.  Reads the panel, where there is one."""
    return N_SNPS.find(scenario.study_kind).do(scenario)


N_SNPS: Registry[Doing[Callable[[Scenario], int]]] = Registry(
    mark("kind of study"),
    (
        Doing(CASE_CONTROL, lambda scenario: study_source(scenario).n_snps),
        Doing(QUANTITATIVE, lambda scenario: scenario.n_snps),
    ),
)


def study_source(scenario: Scenario) -> StudySource:
    """The engine that the scenario asks for; kept until the panel changes, since reading one takes longer than a study.

    Raises InvalidInput when the panel cannot be read or lacks a causal SNP.
    """
    state = panel_state(scenario.panel)
    return _source(
        scenario.engine,
        scenario.disease,
        scenario.n_snps,
        scenario.spectrum,
        scenario.panel,
        state,
        scenario.structure,
    )


@functools.lru_cache(maxsize=4)
def _source(
    engine: Engine,
    disease: DiseaseModel,
    n_snps: int,
    spectrum: AlleleSpectrum | None,
    panel: str | None,
    state: FileStates,
    structure: Structure,
) -> StudySource:
    if engine is Engine.FAST:
        return FastSource(disease, n_snps, load_panel(panel) if spectrum is None else spectrum, structure)
    if engine is Engine.PANEL:
        return PanelSource(disease, load_panel(panel), structure.strata)
    return ResampleSource(disease, load_panel(panel), structure.strata)


def trait_source(scenario: Scenario) -> TraitSource:
    """The fast engine for a scenario of a quantitative trait; kept as :func:`study_source` is.  Raises InvalidInput."""
    assert scenario.trait is not None
    state = panel_state(scenario.panel)
    return _trait_source(scenario.trait, scenario.n_snps, scenario.spectrum, scenario.panel, state, scenario.strata)


@functools.lru_cache(maxsize=8)
def _trait_source(
    model: TraitModel,
    n_snps: int,
    spectrum: AlleleSpectrum | None,
    panel: str | None,
    state: FileStates,
    strata: tuple[Stratum, ...],
) -> TraitSource:
    return TraitSource(model, n_snps, load_panel(panel) if spectrum is None else spectrum, strata)


_PANEL = 0x70616E65  # the stream of a panel's people, beside those that a study's generator spawns, which count from 0


def study_generator(seed: int, *stream: int) -> np.random.Generator:
    """The generator of the study that ``stream`` names, mostly its size and its number from 0: independent of which other studies are
    made, and where.  Studies of two sizes from the same stream begin with the same people, as far as their engine can."""
    return np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed, spawn_key=stream)))


def public_frequencies(scenario: Scenario, seed: int, *stream: int) -> FloatArray:
    """What a public panel says of the allele frequencies of the study that :func:`study_generator` names: (n_snps,).

    The panel's people have a generator of their own, so that studies are the same whether anybody asks for this or not.
    """
    return study_source(scenario).public_frequencies(
        study_generator(seed, *stream), study_generator(seed, *stream, _PANEL)
    )


def simulate_cohort(
    scenario: Scenario,
    n_cases: int,
    n_controls: int,
    seed: int,
    *,
    work: Work = UNWATCHED,
) -> Cohort:
    """One simulated study with its people.  Raises InvalidInput, Cancelled."""
    generator = study_generator(seed, n_cases + n_controls, 0)
    return study_source(scenario).cohort(n_cases, n_controls, generator, work=work)
