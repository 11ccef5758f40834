"""A simulated study of a quantitative trait as files: a PLINK 1 fileset, everybody's value, and the truth behind it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy import __version__
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.assumptions.structure import shared_out
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import Count
from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.simulation.studies.study_files import (
    FILE_ENDINGS,
    LARGEST_STUDY,
    STRATA_ENDING,
    TRUTH_FORMAT,
    bed_bytes,
    bim_text,
    people_names,
)
from gwasprivacy.simulation.studies.trait_people import TraitCohort, simulate_trait_cohort
from gwasprivacy.study.trait import Trait

TRAIT_ENDING = ".trait.tsv"
"""Everybody's value, as ``--trait`` takes it."""
_SHUFFLE_KEY = 1
_DIGITS = 6


def trait_study_paths(prefix: Path, *, with_strata: bool = False) -> dict[str, Path]:
    """File ending → where a study of a trait called ``prefix`` is written."""
    endings = (*FILE_ENDINGS, TRAIT_ENDING, *((STRATA_ENDING,) if with_strata else ()))
    return {ending: prefix.with_name(prefix.name + ending) for ending in endings}


def simulate_trait_files(
    scenario: Scenario,
    trait: Trait,
    n_people: int,
    seed: int,
    *,
    work: Work = UNWATCHED,
) -> Mapping[str, bytes]:
    """File ending → contents of one simulated study; the same seed gives the same bytes.

    Values are in the units of ``trait``, whose public mean and SD (or the middle and a quarter of its range) they have, and are not
    clipped.  People stand in random order; the .fam knows nobody's phenotype.  Ids are as ``study_files.simulate_study_files`` makes them.
    Raises InvalidInput, Cancelled.
    """
    work.progress(mark("Preparing"), 0, 1)
    work.check()
    cells = n_people * scenario.n_snps
    if cells > LARGEST_STUDY:
        raise InvalidInput("simulate-study.too-large", cells=Count(cells), most=Count(int(LARGEST_STUDY)))
    cohort = simulate_trait_cohort(scenario, n_people, seed, work=work)
    order = np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed, spawn_key=(0, _SHUFFLE_KEY))))
    rows = order.permutation(n_people)
    sex = order.integers(1, 3, size=n_people)
    truth = trait_truth_of(cohort, scenario, trait, seed)
    names = people_names(truth, scenario, n_people)
    values = trait.assumed_mean + trait.assumed_sd * cohort.values[rows]
    found = {
        ".bed": bed_bytes(cohort.genotypes, rows, work=work),
        ".bim": bim_text(cohort.variants).encode(),
        ".fam": "".join(f"{name} {name} 0 0 {each} -9\n" for name, each in zip(names, sex, strict=True)).encode(),
        ".truth.json": pretty_json(truth),
        TRAIT_ENDING: _columns("trait", names, [f"{value:.{_DIGITS}g}" for value in values.tolist()]),
    }
    if scenario.strata:
        people = shared_out(n_people, [stratum.n_people for stratum in scenario.strata])
        there = [stratum.name for stratum, number in zip(scenario.strata, people, strict=True) if number]
        found[STRATA_ENDING] = _columns("stratum", names, [there[number] for number in cohort.stratum[rows].tolist()])
    return found


def _columns(title: str, names: list[str], cells: list[str]) -> bytes:
    lines = (f"{name}\t{name}\t{cell}\n" for name, cell in zip(names, cells, strict=True))
    return f"FID\tIID\t{title}\n{''.join(lines)}".encode()


def trait_truth_of(cohort: TraitCohort, scenario: Scenario, trait: Trait, seed: int) -> dict[str, Any]:
    """What was simulated: the causal SNPs first, then everything needed to make the study again."""
    assert scenario.trait is not None
    variants = cohort.variants
    return {
        "format": TRUTH_FORMAT,
        "causative": [
            {
                "snp": variants.snp[row],
                "chrom": variants.chrom[row],
                "pos": int(variants.pos[row]),
                "effect_allele": variants.a1[row],
                "frequency": snp.frequency,
                "beta": float(f"{snp.effect:.12g}"),
                "r2": float(f"{snp.explained:.12g}"),
            }
            for row, snp in zip(cohort.causal.tolist(), scenario.trait.causal, strict=True)
        ],
        "trait": {"name": trait.name, "mean": trait.assumed_mean, "sd": trait.assumed_sd},
        "n_participants": cohort.sizes.n_people,
        "n_snps": len(variants),
        "engine": scenario.engine.value,
        "seed": seed,
        "model": scenario.trait.to_json(),
        "made_by": f"gwasprivacy {__version__}",
    }
