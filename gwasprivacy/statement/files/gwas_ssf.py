"""The effects of a release as GWAS-SSF 1.0: a table and its metadata, as complete as a private release can be.

The format is that of the GWAS Catalog ("GWAS-SSF", version 1.0.2 of its specification): mandatory columns in their order, ``#NA``
where a value cannot be told, and a YAML file beside the table with its MD5.  Both files follow from the report alone.  What is not
known to this program, or not public, is left out or ``NR`` (not reported): ancestry, genotyping, and the genome build where no plan says it.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from typing import Any

from gwasprivacy.base.language import in_source
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.base.sentences import tell
from gwasprivacy.mechanisms.effects.odds_ratio import NORMAL_95, SMALLEST_P
from gwasprivacy.plan.effects_words import IN_SD
from gwasprivacy.plan.plan import plan_from_json
from gwasprivacy.plan.plan_words import limits_of_guarantee
from gwasprivacy.statement.effects import MANTEL_HAENSZEL
from gwasprivacy.statement.files.output_files import report_name
from gwasprivacy.statement.result import ReleasedSnp, Result
from gwasprivacy.study.chromosome_names import autosome

NOT_TOLD = "#NA"
NOT_REPORTED = "NR"
FILE_TYPE = "GWAS-SSF v1.0"
ODDS_RATIO, BETA, INFO = "odds_ratio", "beta", "info"
COLUMNS = (
    "chromosome",
    "base_pair_location",
    "effect_allele",
    "other_allele",
    ODDS_RATIO,
    "standard_error",
    "effect_allele_frequency",
    "p_value",
    "ci_lower",
    "ci_upper",
    "rsid",
    "ref_allele",
    "n",
    "name",
    "p_value_selected",
)
TRAIT_COLUMNS = tuple(BETA if column == ODDS_RATIO else column for column in COLUMNS)
_RSID, _BASES = re.compile("rs[0-9]+"), re.compile("[ACGT]+")
_ASSEMBLY = re.compile("(GRCh|NCBI|UCSC)[0-9]+")


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
    rows: list[tuple[str, ...]] = [COLUMNS if predicate.get("trait") is None else TRAIT_COLUMNS]
    snps = Result.from_json(predicate["result"]).snps
    for snp, effect in zip(snps, predicate["effects"]["snps"], strict=True):
        rows.append(_row(snp, effect, predicate["n_participants"]))
    if predicate["plan"]["design"].get("dosages") is not None:
        of_imputation = (INFO, *(_number(effect["imputation_r2"]) for effect in predicate["effects"]["snps"]))
        place = COLUMNS.index("n")
        rows = [(*row[:place], info, *row[place:]) for row, info in zip(rows, of_imputation, strict=True)]
    return ("\n".join("\t".join(row) for row in rows) + "\n").encode()


def _row(snp: ReleasedSnp, effect: dict[str, Any], n_people: int | None) -> tuple[str, ...]:
    if BETA in effect:
        value, low, high = effect[BETA]
        error, frequency = _slope_error(*effect["beta_named"]), effect["frequency"][0]
    else:
        value, low, high = effect[ODDS_RATIO]
        low = low or None
        error, frequency = _standard_error(*effect["odds_ratio_named"]), effect["frequency"]
    number = autosome(snp.chromosome)
    return (
        NOT_TOLD if number is None else str(number),
        str(snp.position),
        _bases(snp.effect_allele),
        _bases(snp.other_allele),
        _number(value),
        _number(None if value is None else error),
        _number(frequency),
        _number(effect["p_value"]),
        _number(low),
        _number(high),
        snp.name if _RSID.fullmatch(snp.name) else NOT_TOLD,
        NOT_TOLD,
        NOT_TOLD if n_people is None else str(n_people),
        snp.name,
        _number(effect["p_value_selected"]),
    )


def _bases(allele: str | None) -> str:
    """An allele's letters; what is none, as "not REF", cannot stand in the format."""
    written = (allele or "").upper()
    return written if _BASES.fullmatch(written) else NOT_TOLD


def _standard_error(low: float | None, high: float | None) -> float | None:
    """Of the odds ratio's logarithm, noise included, by the width of the interval of a SNP named beforehand, as that of a normal law would
    be; None where it is open."""
    return None if not low or high is None else _slope_error(math.log(low), math.log(high))


def _slope_error(low: float | None, high: float | None) -> float | None:
    """The same of β."""
    return None if low is None or high is None else float(f"{(high - low) / (2 * NORMAL_95):.4g}")


def _number(value: float | None) -> str:
    return NOT_TOLD if value is None else repr(value)


def _metadata(predicate: dict[str, Any], table: bytes) -> bytes:
    release, result = predicate["release"], Result.from_json(predicate["result"])
    notes = tell(
        "file-gwas-ssf.notes",
        told=_how_told(predicate, result),
        removed=_removed_before(predicate),
        unknown=NOT_TOLD,
        least=f"{SMALLEST_P:g}",
        report=report_name(release["name"]),
    )
    lines = [
        f"author_notes: {_text(notes)}",
        f"date_metadata_last_modified: {release['date']}",
        "trait_description:",
        f"  - {_text(predicate['plan']['title'])}",
        f"genome_assembly: {_assembly(predicate['plan']['design'])}",
        "coordinate_system: 1-based",
        "genotyping_technology:",
        f"  - {NOT_REPORTED}",
        *_imputed(predicate["plan"]["design"]),
        "samples:",
        "  - sample_ancestry_category:",
        f"      - {NOT_REPORTED}",
        f"    sample_size: {predicate['n_participants'] or NOT_REPORTED}",
        *_groups(predicate),
        f"sex: {NOT_REPORTED}",
        *_adjusted(predicate["plan"]["design"]),
        f"data_file_name: {_text(ssf_table_name(release['name']))}",
        f"file_type: {FILE_TYPE}",
        f"data_file_md5sum: {hashlib.md5(table, usedforsecurity=False).hexdigest()}",
        f"analysis_software: {_text('gwasprivacy ' + str(predicate['versions']['gwasprivacy']))}",
        "is_harmonised: false",
        f"is_sorted: {'false' if result.ordered else 'true'}",
    ]
    return ("\n".join(lines) + "\n").encode()


def _removed_before(predicate: dict[str, Any]) -> str:
    return "".join(f"{said} " for said in limits_of_guarantee(plan_from_json(predicate["plan"])))


def _groups(predicate: dict[str, Any]) -> list[str]:
    if predicate.get("trait") is not None:
        return ["    case_control_study: false"]
    if predicate["n_cases"] is None:
        return ["    case_control_study: true"]
    return [
        "    case_control_study: true",
        f"    case_count: {predicate['n_cases']}",
        f"    control_count: {predicate['n_controls']}",
    ]


def _assembly(design: dict[str, Any]) -> str:
    """The genome build, where the plan says one that the format has a name for."""
    build = str(design.get("genome_build"))
    return build if _ASSEMBLY.fullmatch(build) else NOT_REPORTED


def _imputed(design: dict[str, Any]) -> list[str]:
    imputation = design.get("dosages") or {}
    return [f"imputation_panel: {_text(imputation['panel'])}"] if imputation.get("panel") else []


def _adjusted(design: dict[str, Any]) -> list[str]:
    """What the comparison was adjusted for, as the plan says it."""
    said = []
    if names := [each["name"] for each in design.get("strata") or ()]:
        said.append(f"strata: {', '.join(names)}")
    if covariates := (design.get("trait") or {}).get("covariates"):
        said.append(covariates)
    return ["adjusted_covariates:", *(f"  - {_text(each)}" for each in said)] if said else []


def _how_told(predicate: dict[str, Any], result: Result) -> str:
    """What the effects are, and the noise that they carry."""
    noise, trait = result.noise, predicate.get("trait")
    probabilities = predicate["plan"]["design"].get("dosages") is not None
    if trait is not None:
        in_sds = predicate["effects"]["unit"] == IN_SD
        low, high = (f"{end:g}" for end in trait["range"])
        return tell(
            "file-gwas-ssf.slopes-by-dosages" if probabilities else "file-gwas-ssf.slopes",
            unit=tell("file-gwas-ssf.in-public-sds" if in_sds else "file-table.in-own-units"),
            low=low,
            high=high,
        )
    scale = "" if noise is None else ", ".join(three_digits(times * noise.scale) for times in noise.times or (1,))
    if probabilities:
        in_strata = bool(predicate.get("strata"))
        name = "file-gwas-ssf.ratios-by-dosages-in-strata" if in_strata else "file-gwas-ssf.ratios-by-dosages"
    else:
        adjusted = predicate["effects"]["model"] == MANTEL_HAENSZEL
        name = "file-gwas-ssf.ratios-in-strata" if adjusted else "file-gwas-ssf.ratios"
    return tell(name, scale=scale)


def _text(text: str) -> str:
    """A YAML string: JSON's are."""
    return json.dumps(text, ensure_ascii=False)
