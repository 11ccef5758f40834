"""The released SNPs in the forms that people and output checkers read.  Each file follows from the predicate alone.

``results.json`` and ``checksums/`` have the form that the ACRO/SACRO viewer reads (its version 0.4): one output of
type ``custom`` with status ``review``, whose file is the table.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Any

from gwasprivacy.membership.wording import three_digits

ACRO_VERSION = "0.4.0"
RESULTS_NAME = "results.json"
CHECKSUMS = "checksums"


def report_name(name: str) -> str:
    return f"{name}.release.json"


def table_name(name: str) -> str:
    return f"{name}.release.tsv"


def pdf_name(name: str) -> str:
    return f"{name}.release.pdf"


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def table_bytes(predicate: dict[str, Any]) -> bytes:
    """The released SNPs as TSV.  Locus columns are named as in GWAS-SSF; ``rank`` is there only if it was published."""
    snps, release = predicate["result"]["snps"], predicate["release"]
    is_rs = all(re.fullmatch(r"rs[0-9]+", snp["variant_id"]) for snp in snps)
    lines = [
        f"# Private release {release['number']} of the study: {predicate['plan']['title']}",
        "# This is a private selection of SNPs, not a full GWAS-SSF summary statistics file: no effect, p-value or",
        "# frequency was released, and a SNP may stand here by chance.",
        f"# epsilon {three_digits(predicate['epsilon'])}, gamma {three_digits(predicate['gamma'])}, "
        f"mechanism {predicate['mechanism']}, date {release['date']}. "
        f"Signed report: {report_name(release['name'])}",
    ]
    columns = ["chromosome", "base_pair_location", "variant_id"]
    if predicate["result"]["ordered"]:
        columns.insert(0, "rank")
    else:
        lines.append("# The SNPs are in genome order; their order says nothing.")
    lines.append("\t".join("rsid" if column == "variant_id" and is_rs else column for column in columns))
    lines += ["\t".join(str(snp[column]) for column in columns) for snp in snps]
    return ("\n".join(lines) + "\n").encode()


def results_bytes(predicate: dict[str, Any]) -> bytes:
    """``results.json`` for output checkers."""
    release = predicate["release"]
    name = table_name(release["name"])
    record = {
        "uid": "output_0",
        "status": "review",
        "type": "custom",
        "properties": {
            "method": "differentially private selection of SNPs",
            "epsilon": predicate["epsilon"],
            "gamma": predicate["gamma"],
            "mechanism": predicate["mechanism"],
            "n_cases": predicate["n_cases"],
            "n_controls": predicate["n_controls"],
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
    return (json.dumps(results, indent=4, ensure_ascii=False, allow_nan=False) + "\n").encode()


def checksum_files(predicate: dict[str, Any]) -> dict[str, bytes]:
    """File name → content of ``checksums/`` for the table and results.json."""
    name = table_name(predicate["release"]["name"])
    return {
        f"{name}.txt": sha256(table_bytes(predicate)).encode(),
        f"{RESULTS_NAME}.txt": sha256(results_bytes(predicate)).encode(),
    }


def subject_digests(predicate: dict[str, Any]) -> dict[str, str]:
    """Name → SHA-256 of the two files that the statement is about."""
    return {
        table_name(predicate["release"]["name"]): sha256(table_bytes(predicate)),
        RESULTS_NAME: sha256(results_bytes(predicate)),
    }
