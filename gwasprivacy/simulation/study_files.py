"""A simulated study as files: a PLINK 1 fileset and the truth behind it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from gwasprivacy import __version__
from gwasprivacy.errors import InvalidInput
from gwasprivacy.simulation.cohort import ByteArray, Cohort
from gwasprivacy.simulation.scenario import Scenario
from gwasprivacy.simulation.study_simulator import simulate_cohort, study_source

TRUTH_FORMAT = "gwasprivacy-truth/1"
FILE_ENDINGS = (".bed", ".bim", ".fam", ".truth.json")

LARGEST_STUDY = 2_000_000_000
"""People × SNPs of a study that is written to files: it is held in memory, a byte each and as much again while packing."""

# PLINK's two-bit codes for 0, 1 and 2 copies of A1.
_CODES = np.array([0b11, 0b10, 0b00], dtype=np.uint8)
_BED_MAGIC = bytes([0x6C, 0x1B, 0x01])
_SHUFFLE_KEY = 1


def simulate_study_files(scenario: Scenario, n_cases: int, n_controls: int, seed: int) -> Mapping[str, bytes]:
    """File ending → contents of one simulated study; the same seed gives the same bytes.

    People stand in random order, so that the row does not tell who is a case.  Studies of another design, model or seed have
    other people: no id is in both, so a ledger gives each its own budget.  A1 is the counted allele, the risk allele of a
    causative SNP.  Raises InvalidInput.
    """
    cells = (n_cases + n_controls) * study_source(scenario).n_snps
    if cells > LARGEST_STUDY:
        raise InvalidInput(
            f"A study with {cells:.1e} genotypes is too large to be simulated person by person.",
            hint=f"Lower the numbers of people or SNPs: up to {LARGEST_STUDY:.0e} genotypes can be written.",
        )
    cohort = simulate_cohort(scenario, n_cases, n_controls, seed)
    order = np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed, spawn_key=(0, _SHUFFLE_KEY))))
    rows = order.permutation(n_cases + n_controls)
    sex = order.integers(1, 3, size=len(rows))
    truth = truth_of(cohort, scenario, seed)
    names = people_names(truth, scenario, len(rows))
    fam = "".join(
        f"{names[place]} {names[place]} 0 0 {sex[place]} {2 if row < n_cases else 1}\n"
        for place, row in enumerate(rows)
    )
    return {
        ".bed": bed_bytes(cohort.genotypes[rows]),
        ".bim": bim_text(cohort).encode(),
        ".fam": fam.encode(),
        ".truth.json": (json.dumps(truth, ensure_ascii=False, indent=2) + "\n").encode(),
    }


def people_names(truth: Mapping[str, Any], scenario: Scenario, number: int) -> list[str]:
    """FID and IID of a study's people, of letters and digits and one hyphen: ``sim3f9a01c2-0001``.

    The eight digits stand for everything that decides the study (the numbers of people, the disease, the engine, the seed),
    all of it public.  They do not change with the program's version or with where a panel lies.
    """
    decides = {name: value for name, value in truth.items() if name != "made_by"}
    decides["panel"] = None if scenario.panel is None else Path(scenario.panel).name
    decides["spectrum"] = None if scenario.spectrum is None else scenario.spectrum.to_json()
    text = json.dumps(decides, sort_keys=True, ensure_ascii=True)
    study = f"sim{hashlib.sha256(text.encode()).hexdigest()[:8]}"
    width = len(str(number))
    return [f"{study}-{place + 1:0{width}d}" for place in range(number)]


def bed_bytes(genotypes: ByteArray) -> bytes:
    """Genotypes (n_people, n_snps) without missing calls as a SNP-major PLINK 1 .bed file."""
    n_people, n_snps = genotypes.shape
    codes = np.zeros((n_snps, -(-n_people // 4) * 4), dtype=np.uint8)
    codes[:, :n_people] = _CODES[genotypes].T
    packed = codes[:, 0::4] | codes[:, 1::4] << 2 | codes[:, 2::4] << 4 | codes[:, 3::4] << 6
    return b"".join([_BED_MAGIC, packed.tobytes()])


def bim_text(cohort: Cohort) -> str:
    variants = cohort.variants
    columns = zip(variants.chrom, variants.snp, variants.pos, variants.a1, variants.a2, strict=True)
    return "".join(f"{chrom}\t{snp}\t0\t{pos}\t{a1}\t{a2}\n" for chrom, snp, pos, a1, a2 in columns)


def truth_of(cohort: Cohort, scenario: Scenario, seed: int) -> dict[str, Any]:
    """What was simulated: the causative SNPs first, then everything needed to make the study again."""
    variants = cohort.variants
    model = scenario.disease
    causative = [
        {
            "snp": variants.snp[row],
            "chrom": variants.chrom[row],
            "pos": int(variants.pos[row]),
            "risk_allele": variants.a1[row],
            "frequency": effect.frequency,
            "odds_ratio": effect.odds_ratio,
            "mode": effect.mode.value,
            "case_genotypes": _rounded(model.case_marginals[index].tolist()),
            "control_genotypes": _rounded(model.control_marginals[index].tolist()),
        }
        for index, (row, effect) in enumerate(zip(cohort.causative.tolist(), model.causative, strict=True))
    ]
    return {
        "format": TRUTH_FORMAT,
        "causative": causative,
        "prevalence": _rounded([model.implied_prevalence])[0],
        "n_cases": cohort.n_cases,
        "n_controls": cohort.n_controls,
        "n_snps": len(variants),
        "engine": scenario.engine.value,
        "seed": seed,
        "disease": model.to_json(),
        "made_by": f"gwasprivacy {__version__}",
    }


def _rounded(values: list[float]) -> list[float]:
    """Twelve digits, so that every machine's mathematical library writes the same text."""
    return [float(f"{value:.12g}") for value in values]
