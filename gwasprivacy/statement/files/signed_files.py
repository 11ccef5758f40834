"""The files that a release's statement names, and those that only follow from it."""

from __future__ import annotations

from typing import Any

from gwasprivacy.statement.files.acro import RESULTS_NAME, acro_1_files, acro_1_folder, results_bytes
from gwasprivacy.statement.files.deployment import deployment_files
from gwasprivacy.statement.files.gwas_ssf import ssf_files
from gwasprivacy.statement.files.output_files import sha256, table_bytes, table_name


def subject_digests(predicate: dict[str, Any]) -> dict[str, str]:
    """Name → SHA-256 of the files that the statement is about: the table, results.json, and with effects the GWAS-SSF files."""
    more = {name: sha256(data) for name, data in ssf_files(predicate).items()}
    return {
        table_name(predicate["release"]["name"]): sha256(table_bytes(predicate)),
        RESULTS_NAME: sha256(results_bytes(predicate)),
        **more,
    }


def own_files(predicate: dict[str, Any]) -> dict[str, bytes]:
    """Path beside the report → content, of the files that are under its own name besides the table: no two reports share one."""
    folder = acro_1_folder(predicate["release"]["name"])
    return {
        **ssf_files(predicate),
        **deployment_files(predicate),
        **{f"{folder}/{name}": data for name, data in acro_1_files(predicate).items()},
    }
