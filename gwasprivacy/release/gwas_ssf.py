"""The effects of a release as GWAS-SSF 1.0: a table and its metadata, as complete as a private release can be.

The format is that of the GWAS Catalog ("GWAS-SSF", version 1.0.2 of its specification): mandatory columns in their order, ``#NA``
where a value cannot be told, and a YAML file beside the table with its MD5.  Both files follow from the report alone.  What is not
known to this program, or not public, is left out or ``NR`` (not reported): genome assembly, ancestry, genotyping.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from typing import Any

from gwasprivacy.base.language import in_source
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.mechanisms.effects.odds_ratio import SMALLEST_P
from gwasprivacy.release.result import ReleasedSnp, Result
from gwasprivacy.study.candidates import autosome

NOT_TOLD = "#NA"
NOT_REPORTED = "NR"
FILE_TYPE = "GWAS-SSF v1.0"
COLUMNS = (
    "chromosome",
    "base_pair_location",
    "effect_allele",
    "other_allele",
    "odds_ratio",
    "standard_error",
    "effect_allele_frequency",
    "p_value",
    "ci_lower",
    "ci_upper",
    "rsid",
    "ref_allele",
    "n",
    "name",
)
_RSID, _BASES = re.compile("rs[0-9]+"), re.compile("[ACGT]+")
_NORMAL_95 = 1.959964


def ssf_table_name(name: str) -> str:
    return f"{name}.gwas-ssf.tsv"


def ssf_metadata_name(name: str) -> str:
    return f"{ssf_table_name(name)}-meta.yaml"


@in_source()
def ssf_files(predicate: dict[str, Any]) -> dict[str, bytes]:
    """File name → content of the two files; none where no effects are published."""
    if predicate.get("effects") is None:
        return {}
    name, table = predicate["release"]["name"], _table(predicate)
    return {ssf_table_name(name): table, ssf_metadata_name(name): _metadata(predicate, table)}


def _table(predicate: dict[str, Any]) -> bytes:
    rows: list[tuple[str, ...]] = [COLUMNS]
    snps = Result.from_json(predicate["result"]).snps
    for snp, effect in zip(snps, predicate["effects"]["snps"], strict=True):
        rows.append(_row(snp, effect, predicate["n_cases"] + predicate["n_controls"]))
    return ("\n".join("\t".join(row) for row in rows) + "\n").encode()


def _row(snp: ReleasedSnp, effect: dict[str, Any], n_people: int) -> tuple[str, ...]:
    ratio, low, high = effect["odds_ratio"]
    number = autosome(snp.chromosome)
    return (
        NOT_TOLD if number is None else str(number),
        str(snp.position),
        _bases(snp.effect_allele),
        _bases(snp.other_allele),
        _number(ratio),
        _number(None if ratio is None else _standard_error(low, high)),
        _number(effect["frequency"]),
        _number(effect["p_value"]),
        _number(low if low else None),
        _number(high),
        snp.name if _RSID.fullmatch(snp.name) else NOT_TOLD,
        NOT_TOLD,
        str(n_people),
        snp.name,
    )


def _bases(allele: str | None) -> str:
    """An allele's letters; what is none, as "not REF", cannot stand in the format."""
    written = (allele or "").upper()
    return written if _BASES.fullmatch(written) else NOT_TOLD


def _standard_error(low: float, high: float | None) -> float | None:
    """Of the odds ratio's logarithm, noise included: the interval's width as that of a normal law would be; None where it is open."""
    if high is None or low <= 0:
        return None
    return float(f"{math.log(high / low) / (2 * _NORMAL_95):.4g}")


def _number(value: float | None) -> str:
    return NOT_TOLD if value is None else repr(value)


def _metadata(predicate: dict[str, Any], table: bytes) -> bytes:
    release, result = predicate["release"], Result.from_json(predicate["result"])
    scale = 0.0 if result.noise is None else result.noise.scale
    notes = (
        "A private selection of SNPs, not all that were tested: a SNP may stand here by chance, and effects of selected SNPs tend to be "
        "too large (winner's curse). Odds ratios are allelic and follow from genotype counts with discrete Laplace noise of scale "
        f"{three_digits(scale)}; standard_error (of the odds ratio's logarithm), ci_lower, ci_upper and p_value include that noise. "
        f"An open end of an interval is {NOT_TOLD}; no p_value is given below {SMALLEST_P:g}. Signed report: {release['name']}"
        ".release.json"
    )
    lines = [
        f"author_notes: {_text(notes)}",
        f"date_metadata_last_modified: {release['date']}",
        "trait_description:",
        f"  - {_text(predicate['plan']['title'])}",
        f"genome_assembly: {NOT_REPORTED}",
        "coordinate_system: 1-based",
        "genotyping_technology:",
        f"  - {NOT_REPORTED}",
        "samples:",
        "  - sample_ancestry_category:",
        f"      - {NOT_REPORTED}",
        f"    sample_size: {predicate['n_cases'] + predicate['n_controls']}",
        "    case_control_study: true",
        f"    case_count: {predicate['n_cases']}",
        f"    control_count: {predicate['n_controls']}",
        f"sex: {NOT_REPORTED}",
        f"data_file_name: {_text(ssf_table_name(release['name']))}",
        f"file_type: {FILE_TYPE}",
        f"data_file_md5sum: {hashlib.md5(table, usedforsecurity=False).hexdigest()}",
        f"analysis_software: {_text('gwasprivacy ' + str(predicate['versions']['gwasprivacy']))}",
        "is_harmonised: false",
        f"is_sorted: {'false' if result.ordered else 'true'}",
    ]
    return ("\n".join(lines) + "\n").encode()


def _text(text: str) -> str:
    """A YAML string: JSON's are."""
    return json.dumps(text, ensure_ascii=False)
