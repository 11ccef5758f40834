"""A simulated study as files: a PLINK 1 fileset and the truth behind it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy import __version__
from gwasprivacy.assumptions.scenario import Scenario
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.json_files import read_json
from gwasprivacy.base.json_forms import Constant, ListOf, Member, Record, Text, as_dict
from gwasprivacy.base.language import mark
from gwasprivacy.base.quantities import Count, Phrase
from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.simulation.studies.cohort import ByteArray, Cohort
from gwasprivacy.simulation.studies.strata_sizes import scaled_each
from gwasprivacy.simulation.studies.study_simulator import simulate_cohort, study_source
from gwasprivacy.study.formats.registry import without_ending
from gwasprivacy.study.tables import Variants

TRUTH_FORMAT = "gwasprivacy-truth/1"
FILE_ENDINGS = (".bed", ".bim", ".fam", ".truth.json")
STRATA_ENDING = ".strata.tsv"
"""Of a study with strata: who is in which."""
STRUCTURE = ("ancestry", "centres", "relatives", "strata")
"""Members of a scenario that say how its people differ beside the disease."""

TRUTH = Record(
    as_dict,
    {
        "format": Member(Constant(value=TRUTH_FORMAT)),
        "causative": Member(ListOf(Record(as_dict, {"snp": Member(Text(least=1))}, open=True), least=1)),
    },
    open=True,
)
"""What is read of a ``.truth.json``; :func:`truth_of` says all that stands in one."""

COPIED_PEOPLE = mark(
    "These people are made of the genotypes of people in the panel that the user named, some of them "
    "unchanged. Unless that panel is public, protect these files like the panel."
)

LARGEST_STUDY = 2_000_000_000
"""People × SNPs of a study that is written to files: it is held in memory, a byte each and as much again while packing."""

# PLINK's two-bit codes for 0, 1 and 2 copies of A1.
_CODES = np.array([0b11, 0b10, 0b00], dtype=np.uint8)
_BED_MAGIC = bytes([0x6C, 0x1B, 0x01])
_SHUFFLE_KEY = 1
_PACKED_TOGETHER = 4_000_000  # genotypes between two looks at whether to stop


def simulate_study_files(
    scenario: Scenario,
    n_cases: int,
    n_controls: int,
    seed: int,
    *,
    work: Work = UNWATCHED,
) -> Mapping[str, bytes]:
    """File ending → contents of one simulated study; the same seed gives the same bytes.

    People stand in random order, so that the row does not tell who is a case.  Studies of another design, model or seed have
    other people: no id is in both, so a ledger gives each its own budget.  A1 is the counted allele, the risk allele of a
    causal SNP.  Raises InvalidInput, Cancelled.
    """
    work.progress(mark("Preparing"), 0, 1)
    work.check()
    cells = (n_cases + n_controls) * study_source(scenario).n_snps
    if cells > LARGEST_STUDY:
        raise InvalidInput("simulate-study.too-large", cells=Count(cells), most=Count(int(LARGEST_STUDY)))
    cohort = simulate_cohort(scenario, n_cases, n_controls, seed, work=work)
    order = np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed, spawn_key=(0, _SHUFFLE_KEY))))
    rows = order.permutation(n_cases + n_controls)
    sex = order.integers(1, 3, size=len(rows))
    truth = truth_of(cohort, scenario, seed)
    names = people_names(truth, scenario, len(rows))
    fam = "".join(
        f"{names[place]} {names[place]} 0 0 {sex[place]} {2 if row < n_cases else 1}\n"
        for place, row in enumerate(rows)
    )
    labels = {}
    if scenario.strata:
        labels[STRATA_ENDING] = _strata_text(cohort, scenario, names, rows).encode()
    return {
        ".bed": bed_bytes(cohort.genotypes, rows, work=work),
        ".bim": bim_text(cohort.variants).encode(),
        ".fam": fam.encode(),
        ".truth.json": pretty_json(truth),
        **labels,
    }


def _strata_text(cohort: Cohort, scenario: Scenario, names: Sequence[str], rows: npt.NDArray[np.int64]) -> str:
    """FID, IID and stratum of everybody, in the order of the files, as ``--strata`` takes it."""
    sizes = zip(scenario.strata, scaled_each(scenario.strata, cohort.n_cases, cohort.n_controls), strict=True)
    there = [stratum.name for stratum, people in sizes if any(people)]
    label = cohort.stratum[rows]
    lines = [f"{name}\t{name}\t{there[number]}\n" for name, number in zip(names, label, strict=True)]
    return "FID\tIID\tstratum\n" + "".join(lines)


def study_paths(prefix: Path, *, with_strata: bool = False) -> dict[str, Path]:
    """File ending → where a study called ``prefix`` is written."""
    endings = (*FILE_ENDINGS, STRATA_ENDING) if with_strata else FILE_ENDINGS
    return {ending: prefix.with_name(prefix.name + ending) for ending in endings}


def people_names(truth: Mapping[str, Any], scenario: Scenario, number: int) -> list[str]:
    """FID and IID of a study's people, of letters and digits and one hyphen: ``sim3f9a01c25d7e8b60-0001``.

    The sixteen digits stand for everything that decides the study (the numbers of people, the disease, the engine, the seed, the
    panel's name), and of a panel for nothing that is in it: ids are copied about, and a digest of genotypes would tell
    whose they are.  64 bits: of a million studies, two share their people's names with probability 3·10⁻⁸ (with 32, certainly).
    They do not change with the program's version or with where a panel lies.
    """
    decides = {name: value for name, value in truth.items() if name not in ("made_by", "warning")}
    decides["panel"] = None if scenario.panel is None else Path(scenario.panel).name
    decides["spectrum"] = None if scenario.spectrum is None else scenario.spectrum.to_json()
    structure = {name: value for name, value in scenario.to_json().items() if name in STRUCTURE}
    if structure:
        decides["structure"] = structure
    text = json.dumps(decides, sort_keys=True, ensure_ascii=True)
    study = f"sim{hashlib.sha256(text.encode()).hexdigest()[:16]}"
    width = len(str(number))
    return [f"{study}-{place + 1:0{width}d}" for place in range(number)]


def bed_bytes(
    genotypes: ByteArray,
    order: npt.NDArray[np.int64],
    *,
    work: Work = UNWATCHED,
) -> bytes:
    """Genotypes (n_people, n_snps) without missing calls as a SNP-major PLINK 1 .bed file, its people in this ``order``."""
    n_snps, n_people = genotypes.shape[1], len(order)
    packed = np.empty((n_snps, -(-n_people // 4)), dtype=np.uint8)
    block = max(1, min(1024, _PACKED_TOGETHER // max(n_people, 1)))
    for start in range(0, n_snps, block):
        work.progress(mark("Packing genotypes"), start, n_snps)
        work.check()
        part = genotypes[:, start : start + block]
        codes = np.zeros((part.shape[1], 4 * packed.shape[1]), dtype=np.uint8)
        codes[:, :n_people] = _CODES[part[order]].T
        packed[start : start + block] = codes[:, 0::4] | codes[:, 1::4] << 2 | codes[:, 2::4] << 4 | codes[:, 3::4] << 6
    return b"".join([_BED_MAGIC, packed.tobytes()])


def bim_text(variants: Variants) -> str:
    columns = zip(variants.chrom, variants.snp, variants.pos, variants.a1, variants.a2, strict=True)
    return "".join(f"{chrom}\t{snp}\t0\t{pos}\t{a1}\t{a2}\n" for chrom, snp, pos, a1, a2 in columns)


def truth_of(cohort: Cohort, scenario: Scenario, seed: int) -> dict[str, Any]:
    """What was simulated: the causal SNPs first, then everything needed to make the study again."""
    variants = cohort.variants
    model = scenario.disease
    causal = [
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
        for index, (row, effect) in enumerate(zip(cohort.causal.tolist(), model.causal, strict=True))
    ]
    return {
        "format": TRUTH_FORMAT,
        "causative": causal,
        "prevalence": _rounded([model.implied_prevalence])[0],
        "n_cases": cohort.n_cases,
        "n_controls": cohort.n_controls,
        "n_snps": len(variants),
        "engine": scenario.engine.value,
        "seed": seed,
        "disease": model.to_json(),
        **({"warning": COPIED_PEOPLE} if scenario.copies_people else {}),
        "made_by": f"gwasprivacy {__version__}",
    }


def truth_beside(study: Path) -> Path:
    """Where the truth of a simulated study would stand: ``PREFIX.truth.json`` for any of its files, or its prefix."""
    return study.with_name(f"{without_ending(study.name)}.truth.json")


def causal_of_truth(path: Path) -> tuple[str, ...]:
    """The causal SNPs' ids in a ``.truth.json``.  Raises InvalidInput when it is not such a file."""
    try:
        truth = TRUTH.read(read_json(path, Phrase("the truth of a simulated study")))
    except InvalidInput:
        raise InvalidInput("truth.unreadable", path=path) from None
    return tuple(entry["snp"] for entry in truth["causative"])


def _rounded(values: list[float]) -> list[float]:
    """Twelve digits, so that every machine's mathematical library writes the same text."""
    return [float(f"{value:.12g}") for value in values]
