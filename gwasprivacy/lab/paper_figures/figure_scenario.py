"""What the paper's figures are simulated from: the reference study where its folder is found, else the bundled panel."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np

from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import Engine, Scenario
from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput
from gwasprivacy.base.json_files import read_json
from gwasprivacy.base.json_forms import ListOf, Member, Number, Record, Text, as_dict
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.simulation.studies.panel_files import load_panel

REFERENCE_SOURCE = mark("the HAP-SAMPLE reference study, whole people drawn with replacement")
BUNDLED_SOURCE = mark("the bundled panel")
_MODEL, _GENOTYPES = "disease_model.json", "hapsample.bed"

_TABLE = Member(ListOf(ListOf(Number(), least=3, most=3), least=3, most=3))
REFERENCE_MODEL = Record(
    as_dict,
    {"causative": Member(ListOf(Text(least=1))), "penetrance": _TABLE, "cases": _TABLE, "controls": _TABLE},
    open=True,
)
"""What is read of a reference study's disease model: two SNPs, and tables by the copies of the first (rows) and the second."""


def find_reference(given: Path | None) -> Path | None:
    """The folder of the reference study: as given, or from the environment; None when there is none.

    Raises InvalidInput when the folder that was given is not it.
    """
    if given is not None:
        if not _holds_it(given):
            raise InvalidInput("figures.not-the-reference", path=given, model=_MODEL, genotypes=_GENOTYPES)
        return given
    named = os.environ.get("GWASPRIVACY_HAPSAMPLE")
    return Path(named) if named and _holds_it(Path(named)) else None


def _holds_it(folder: Path) -> bool:
    return (folder / _MODEL).is_file() and (folder / _GENOTYPES).is_file()


def evaluation_source(given: Path | None) -> str:
    """The name, in words, of what :func:`evaluation_scenario` would take, without reading it.  Raises InvalidInput."""
    return BUNDLED_SOURCE if find_reference(given) is None else REFERENCE_SOURCE


def evaluation_scenario(given: Path | None, seed: int) -> tuple[Scenario, str]:
    """What the evaluation is simulated from, and its name in words.  Raises InvalidInput."""
    folder = find_reference(given)
    if folder is None:
        return _bundled(seed), BUNDLED_SOURCE
    try:
        published = REFERENCE_MODEL.read(read_json(folder / _MODEL, Phrase("the reference’s disease model")))
        snps, table = published["causative"], published["penetrance"]
        population = _shares(published)
        disease = DiseaseModel(
            causal=tuple(CausalSnp(snp=snp, frequency=f) for snp, f in zip(snps, population, strict=True)),
            penetrance=table,
        )
    except (ValueError, GwasPrivacyError) as error:
        raise InvalidInput("figures.not-a-disease-model", folder=folder / _MODEL) from error
    panel = str(folder / Path(_GENOTYPES).stem)
    return Scenario(disease=disease, engine=Engine.RESAMPLE, panel=panel, seed=seed), REFERENCE_SOURCE


def _bundled(seed: int) -> Scenario:
    names = ("ex9_002853", "ex13_001679")
    panel = load_panel(None)
    frequencies = panel.frequencies()[panel.rows_of(names)]
    causal = tuple(
        CausalSnp(snp=name, frequency=float(f), odds_ratio=2.0666) for name, f in zip(names, frequencies, strict=True)
    )
    return Scenario(disease=DiseaseModel(causal=causal, prevalence=0.5), engine=Engine.PANEL, seed=seed)


def _shares(published: dict[str, list[list[float]]]) -> tuple[float, float]:
    """Allele frequencies in the population: cases and controls weighted by the prevalence that the penetrance implies."""
    cases, controls = np.array(published["cases"]), np.array(published["controls"])
    odds = np.array(published["penetrance"]) / (1 - np.array(published["penetrance"]))
    # Pr[g|case]/Pr[g|control] = odds of being ill ÷ odds of the prevalence, the same at every genotype.
    prevalence_odds = float(np.median(odds * controls / cases))
    population = (prevalence_odds * cases + controls) / (1 + prevalence_odds)
    population /= population.sum()
    copies = np.arange(3)
    first, second = (float(population.sum(axis=axis) @ copies) / 2 for axis in (1, 0))
    return round(first, 4), round(second, 4)
