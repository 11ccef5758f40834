"""Scenarios that several tests of the simulation share."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.assumptions.disease import CausalSnp, DiseaseModel
from gwasprivacy.assumptions.scenario import AlleleSpectrum, Engine, Scenario
from gwasprivacy.simulation.curves.curve import CurveRequest
from gwasprivacy.study.design import StudyDesign

EXAMPLE_SNPS = ("ex9_002853", "ex13_001679")


def two_snps(odds_ratio: float = 2.0, frequency: float = 0.3, prevalence: float = 0.1) -> DiseaseModel:
    return DiseaseModel(
        causal=tuple(CausalSnp(frequency=frequency, odds_ratio=odds_ratio, snp=snp) for snp in EXAMPLE_SNPS),
        prevalence=prevalence,
    )


def random_study(rng: np.random.Generator) -> tuple[tuple[CausalSnp, ...], StudyDesign]:
    """One to three causal SNPs of odds ratios from 1.4 to 2.2, and 148 to 1,808 people in each group."""
    n_causal = int(rng.integers(1, 4))
    snps = tuple(
        CausalSnp(frequency=float(rng.uniform(0.1, 0.5)), odds_ratio=float(rng.uniform(1.4, 2.2)))
        for _ in range(n_causal)
    )
    n_cases, n_controls = (int(2 * round(math.exp(rng.uniform(5.0, 7.5)) / 2)) for _ in range(2))
    return snps, StudyDesign(n_cases=n_cases, n_controls=n_controls)


def small_scenario(**changes: object) -> Scenario:
    """Fast and small: 400 SNPs, a few studies."""
    fields: dict[str, object] = {
        "disease": two_snps(),
        "n_snps": 400,
        "spectrum": AlleleSpectrum(),
        "sizes": (300, 600),
        "n_studies": 6,
        "seed": 5,
    }
    return Scenario(**{**fields, **changes})  # type: ignore[arg-type]


def hapsample_scenario(prefix: Path, engine: Engine = Engine.RESAMPLE) -> Scenario:
    """The reference study with the disease model that was published with it (docs/theory/simulated-studies.md)."""
    published = json.loads((prefix.parent / "disease_model.json").read_text(encoding="utf-8"))
    return Scenario(
        disease=DiseaseModel(
            causal=tuple(CausalSnp(snp=snp, frequency=0.25) for snp in published["causative"]),
            penetrance=tuple(tuple(row) for row in published["penetrance"]),
        ),
        engine=engine,
        panel=str(prefix),
    )


def request(score: str = "tv", mechanism: str = "joint", ratio: float = 2.0, n_snps: int = 2) -> CurveRequest:
    """A line at e^ε = ``ratio``."""
    return CurveRequest(
        adversary=f"ratio {ratio:g}",
        epsilon=math.log(ratio),
        score=ScoreChoice(name=score),  # type: ignore[arg-type]
        mechanism=mechanism,
        n_snps=n_snps,
    )
