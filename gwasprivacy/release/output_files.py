"""The released SNPs in the forms that people and output checkers read.  Each file follows from the predicate alone.

``results.json`` and ``checksums/`` have the form that the ACRO/SACRO viewer reads (its version 0.4): one output of
type ``custom`` with status ``review``, whose file is the table.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any

from gwasprivacy.base.json_forms import Form, Member, Record, Text, as_dict
from gwasprivacy.base.language import in_source
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.mechanisms.registry import OTHER_RELEASES
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import PLAN_FORMAT_1
from gwasprivacy.plan.published_noise import Noise
from gwasprivacy.release.gwas_ssf import ssf_files
from gwasprivacy.release.result import ReleasedSnp, Result

ACRO_VERSION = "0.4.0"
RESULTS_NAME = "results.json"
CHECKSUMS = "checksums"


def _at(name: str, form: Form[Any]) -> Record[dict[str, Any]]:
    return Record(as_dict, {name: Member(form)}, open=True)


RESULTS_OWNER = _at("results", _at("output_0", _at("properties", _at("report", Text()))))
"""What tells to which report a results.json belongs."""

_SELECTION_METHOD = "differentially private selection of SNPs"


def file_stem(name: str) -> str:
    """NAME of ``NAME-k.release.json``: letters, digits, dots, dashes and underscores of a plan's name."""
    cleaned = re.sub(r"[^\w.-]+", "-", name).strip("-._")
    while len(cleaned.encode()) > 100:
        cleaned = cleaned[:-1]
    return cleaned or "release"


def report_name(name: str) -> str:
    return f"{name}.release.json"


def table_name(name: str) -> str:
    return f"{name}.release.tsv"


def pdf_name(name: str) -> str:
    return f"{name}.release.pdf"


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@in_source()
def table_bytes(predicate: dict[str, Any]) -> bytes:
    """The result as TSV.  Locus columns are named as in GWAS-SSF; ``rank`` is there only if it was published."""
    release, result = predicate["release"], Result.from_json(predicate["result"])
    lines = [
        f"# Private release {release['number']} of the study: {predicate['plan']['title']}",
        *(f"# {line}" for line in _what_it_is(predicate, result)),
        f"# epsilon {three_digits(predicate['epsilon'])}, gamma {three_digits(predicate['gamma'])}, "
        f"mechanism {predicate['mechanism']}, date {release['date']}. "
        f"Signed report: {report_name(release['name'])}",
    ]
    if result.count is not None:
        return ("\n".join([*lines, "noisy_number_of_significant_snps", str(result.count)]) + "\n").encode()
    if not result.ordered:
        lines.append("# The SNPs are in genome order; their order says nothing.")
    rows = [_cells(snp, predicate) for snp in result.snps]
    empty = ReleasedSnp(chromosome="", position=0, name="")
    columns = list(rows[0] if rows else _cells(empty, predicate))
    is_rs = all(re.fullmatch(r"rs[0-9]+", snp.name) for snp in result.snps)
    lines.append("\t".join("rsid" if column == "variant_id" and is_rs else column for column in columns))
    lines += ["\t".join(row.values()) for row in rows]
    return ("\n".join(lines) + "\n").encode()


def _what_it_is(predicate: dict[str, Any], result: Result) -> list[str]:
    if result.count is not None:
        return ["This is one private, noisy number: about how many SNPs are significant."]
    if result.noise is None:
        return [
            "This is a private selection of SNPs, not a full GWAS-SSF summary statistics file: no effect, p-value or",
            "frequency was released, and a SNP may stand here by chance.",
        ]
    noise = result.noise
    if predicate.get("effects") is not None:
        return _what_effects_are(noise)
    lines = [
        "These numbers are noisy, not a full GWAS-SSF summary statistics file: each carries "
        f"{noise.distribution} noise of scale {three_digits(noise.scale)}",
        f"(epsilon {three_digits(noise.epsilon)} of the release's), so counts can be negative and do not add up.",
    ]
    if predicate["score"] is not None:
        lines[1] = (
            f"(epsilon {three_digits(noise.epsilon)} of the release's). noisy_score is the score "
            f"{_score_words(predicate['score'])} plus noise."
        )
        if Kind.of(predicate["mechanism"]) is Kind.SELECTION:
            lines.append("The SNPs are a private selection; one may stand here by chance.")
        return lines
    if any(column.endswith("_frequency") for snp in result.snps[:1] for column in _cells(snp, predicate)):
        lines.append("Frequencies are computed from the noisy counts, limited to 0 and 1.")
        filled_before = predicate["plan"]["format"] == PLAN_FORMAT_1
        if predicate["n_cases"] is not None and not filled_before:
            lines.append("They are of all participants: one without a call counts as one without the effect allele.")
    return lines


def _what_effects_are(noise: Noise) -> list[str]:
    return [
        "The SNPs are a private selection, not a full GWAS; one may stand here by chance, and effects of selected SNPs tend to be "
        "too large (winner's curse).",
        f"Each count carries {noise.distribution} noise of scale {three_digits(noise.scale)} (epsilon "
        f"{three_digits(noise.epsilon)} of the release's), so counts can be negative and do not add up.",
        "Frequencies, the allelic odds ratio and p_value follow from the counts; 95 % intervals include the noise and the sampling "
        "of participants, and do not correct for the selection.",
        "An interval from 0 or to inf is open on that side; NA: not estimable.",
    ]


def _score_words(score: dict[str, Any]) -> str:
    """The score that is meant; reports without an offset read as they always did."""
    name, offset = score["name"], score.get("offset")
    return name if offset is None else f"{name} less {offset:g} null means at the public panel's allele frequency"


def _cells(snp: ReleasedSnp, predicate: dict[str, Any]) -> dict[str, str]:
    """Column → text of one row."""
    cells = {"chromosome": snp.chromosome, "base_pair_location": str(snp.position), "variant_id": snp.name}
    if snp.rank is not None:
        cells = {"rank": str(snp.rank), **cells}
    if snp.score is not None:
        cells["noisy_score"] = repr(snp.score)
    if snp.cases is None or snp.controls is None:
        return cells
    cells |= {"effect_allele": snp.effect_allele or "", "other_allele": snp.other_allele or ""}
    groups = (("case", snp.cases, predicate["n_cases"]), ("control", snp.controls, predicate["n_controls"]))
    for name, counts, _ in groups:
        if len(counts) == 1:
            cells[f"noisy_{name}_alleles"] = str(counts[0])
        else:
            cells |= {f"noisy_{name}_{copies}": str(count) for copies, count in enumerate(counts)}
    if predicate.get("effects") is not None:
        return cells | _effect_cells(snp.name, predicate)
    for name, counts, people in groups:
        if len(counts) > 1 or people is not None:
            cells[f"noisy_{name}_frequency"] = _frequency(counts, people)
    return cells


_EFFECT_COLUMNS = ("case_frequency", "control_frequency", "odds_ratio")


def _effect_cells(name: str, predicate: dict[str, Any]) -> dict[str, str]:
    """The effect of one SNP: estimates, each with the ends of its interval, and the p-value."""
    found = next((each for each in predicate["effects"]["snps"] if each["variant_id"] == name), None)
    cells: dict[str, str] = {}
    for column in _EFFECT_COLUMNS:
        value, low, high = found[column] if found is not None else (None, None, None)
        cells |= {
            column: "NA" if value is None else repr(value),
            f"{column}_lower": "0" if low is None else repr(low),
            f"{column}_upper": "inf" if high is None else repr(high),
        }
    p_value = None if found is None else found["p_value"]
    return {**cells, "p_value": "NA" if p_value is None else repr(p_value)}


def _frequency(counts: tuple[int, ...], people: int | None) -> str:
    """The effect allele's frequency from noisy counts; the people are noisy too where their number is secret."""
    copies = counts[0] if len(counts) == 1 else counts[1] + 2 * counts[2]
    n = sum(counts) if people is None else people
    return f"{min(max(copies / (2 * n), 0.0), 1.0):.4f}" if n > 0 else "NA"


@in_source()
def results_bytes(predicate: dict[str, Any]) -> bytes:
    """``results.json`` for output checkers."""
    release = predicate["release"]
    name, noise = table_name(release["name"]), predicate["result"].get("noise")
    record = {
        "uid": "output_0",
        "status": "review",
        "type": "custom",
        "properties": {
            "method": _method(predicate["mechanism"]),
            "epsilon": predicate["epsilon"],
            "gamma": predicate["gamma"],
            "mechanism": predicate["mechanism"],
            "n_cases": predicate["n_cases"],
            "n_controls": predicate["n_controls"],
            **({} if noise is None else {"noise": dict(sorted(noise.items()))}),
            "report": report_name(release["name"]),
        },
        "files": [{"name": name, "sdc": {}}],
        "outcome": {},
        "command": "gwasprivacy release",
        "summary": "review; the signed report says under which assumption this is private",
        "timestamp": f"{release['date']}T00:00:00",
        "comments": list(predicate["statements"][:3]),
        "exception": "",
    }
    results = {"version": ACRO_VERSION, "results": {"output_0": record}}
    return pretty_json(results, indent=4)


def checksum_files(predicate: dict[str, Any]) -> dict[str, bytes]:
    """File name → content of ``checksums/`` for the table and results.json."""
    name = table_name(predicate["release"]["name"])
    return {
        f"{name}.txt": sha256(table_bytes(predicate)).encode(),
        f"{RESULTS_NAME}.txt": sha256(results_bytes(predicate)).encode(),
    }


def subject_digests(predicate: dict[str, Any]) -> dict[str, str]:
    """Name → SHA-256 of the files that the statement is about: the table, results.json, and with effects the GWAS-SSF files."""
    more = {name: sha256(data) for name, data in ssf_files(predicate).items()}
    return {
        table_name(predicate["release"]["name"]): sha256(table_bytes(predicate)),
        RESULTS_NAME: sha256(results_bytes(predicate)),
        **more,
    }


def _method(mechanism: str) -> str:
    numbers = OTHER_RELEASES.get(mechanism)
    return _SELECTION_METHOD if numbers is None else numbers.method
