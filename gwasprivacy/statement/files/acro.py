"""``results.json`` and ``checksums/`` in the forms that output checkers' programs read: ACRO's own reader, and the SACRO viewer.

That reader takes a file of exactly its own version, so there are two: 0.4.12 beside the report, and 1.0.2 (which adds ``tool`` and
``fair``) in a folder of its own.  Each has one output of type ``custom`` with status ``review``, whose file is the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gwasprivacy.base.json_forms import Form, Member, Record, Text, as_dict
from gwasprivacy.base.language import in_source
from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.mechanisms.registry import OTHER_RELEASES
from gwasprivacy.statement.files.output_files import is_of_loci, report_name, sha256, table_bytes, table_name

ACRO_0, ACRO_1 = "0.4.12", "1.0.2"
RESULTS_NAME = "results.json"
CHECKSUMS = "checksums"


def _at(name: str, form: Form[Any]) -> Record[dict[str, Any]]:
    return Record(as_dict, {name: Member(form)}, open=True)


RESULTS_OWNER = _at("results", _at("output_0", _at("properties", _at("report", Text()))))
"""What tells to which report a results.json belongs."""

_SELECTION_METHOD = "differentially private selection of SNPs"
_LOCI_METHOD = "differentially private selection of loci"


def results_bytes(predicate: dict[str, Any]) -> bytes:
    """``results.json`` for output checkers, which the report signs."""
    return _results({"version": ACRO_0}, _record(predicate))


def checksum_files(predicate: dict[str, Any]) -> dict[str, bytes]:
    """File name → content of ``checksums/`` for the table and results.json."""
    return _checksums(predicate, results_bytes(predicate))


def acro_1_folder(name: str) -> str:
    return f"{name}.acro-{ACRO_1}"


def acro_1_files(predicate: dict[str, Any]) -> dict[str, bytes]:
    """Path in :func:`acro_1_folder` → content.

    ``fair`` says how the output was made, as ACRO's own records do: what was checked, and by which program.
    """
    program = {
        "@type": "SoftwareApplication",
        "name": "gwasprivacy",
        "version": predicate["versions"]["gwasprivacy"],
    }
    fair = {
        "statistical_disclosure_control": "differential privacy",
        "method": _method(predicate),
        "mechanism": predicate["mechanism"],
        "epsilon": predicate["epsilon"],
        "neighbours": predicate["neighbours"],
        "signed_report": report_name(predicate["release"]["name"]),
        **facts_of_the_study(predicate),
        **({"signer": dict(sorted(predicate["signer"].items()))} if "signer" in predicate else {}),
    }
    results = _results({"version": ACRO_1, "tool": program}, {**_record(predicate), "fair": fair})
    table = table_name(predicate["release"]["name"])
    checksums = _checksums(predicate, results)
    return {
        RESULTS_NAME: results,
        table: table_bytes(predicate),
        **{f"{CHECKSUMS}/{name}": data for name, data in checksums.items()},
    }


def _results(head: dict[str, Any], record: dict[str, Any]) -> bytes:
    return results_of(head, [record])


def results_of(head: dict[str, Any], records: Sequence[dict[str, Any]]) -> bytes:
    """``results.json`` of outputs, each with the uid of its place."""
    return pretty_json({**head, "results": {f"output_{place}": each for place, each in enumerate(records)}}, indent=4)


def _checksums(predicate: dict[str, Any], results: bytes) -> dict[str, bytes]:
    return {
        f"{table_name(predicate['release']['name'])}.txt": sha256(table_bytes(predicate)).encode(),
        f"{RESULTS_NAME}.txt": sha256(results).encode(),
    }


@in_source()
def _record(predicate: dict[str, Any]) -> dict[str, Any]:
    release = predicate["release"]
    name, noise = table_name(release["name"]), predicate["result"].get("noise")
    return {
        "uid": "output_0",
        "status": "review",
        "type": "custom",
        "properties": {
            "method": _method(predicate),
            "epsilon": predicate["epsilon"],
            "gamma": predicate["gamma"],
            "mechanism": predicate["mechanism"],
            "n_participants": predicate["n_participants"],
            "n_cases": predicate["n_cases"],
            "n_controls": predicate["n_controls"],
            **({"inconclusive": True} if predicate["result"].get("inconclusive") else {}),
            **({} if noise is None else {"noise": dict(sorted(noise.items()))}),
            "report": report_name(release["name"]),
            **facts_of_the_study(predicate),
        },
        "files": [{"name": name, "sdc": {}}],
        "outcome": {},
        "command": "gwasprivacy release",
        "summary": "review; the signed report says under which assumption this is private",
        "timestamp": f"{release['date']}T00:00:00",
        "comments": list(predicate["statements"][:3]),
        "exception": "",
    }


def facts_of_the_study(predicate: dict[str, Any]) -> dict[str, str]:
    """Its ethics approval and the genome build of its positions, where the plan says them."""
    design = predicate["plan"]["design"]
    return {name: design[name] for name in ("ethics_approval", "genome_build") if design.get(name) is not None}


def _method(predicate: dict[str, Any]) -> str:
    numbers = OTHER_RELEASES.get(predicate["mechanism"])
    if numbers is not None:
        return numbers.method
    return _LOCI_METHOD if is_of_loci(predicate) else _SELECTION_METHOD
