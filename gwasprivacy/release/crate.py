"""A release as a Five Safes RO-Crate (profile 0.4): one ZIP archive with a BagIt bag, for trusted research environments.

The bag's payload is an RO-Crate with the signed report, the files made from it, and the plan as the workflow that ran.  Which
person, institution and project stand for the release is said by whoever packs it; a disclosure check is told as still to be made,
since no program can have made it.  The same report and answers give the same bytes, PDF apart.
"""

from __future__ import annotations

import hashlib
import io
import uuid
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import in_source
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import pretty_json
from gwasprivacy.plan.plan import plan_from_json
from gwasprivacy.plan.plan_words import limits_of_guarantee
from gwasprivacy.statement.files.acro import RESULTS_NAME, checksum_files, results_bytes
from gwasprivacy.statement.files.output_files import pdf_name, report_name, table_bytes, table_name
from gwasprivacy.statement.files.signed_files import own_files
from gwasprivacy.statement.report import Report

PROFILE = "https://w3id.org/5s-crate/0.4"
WORKFLOW_PROFILE = "https://w3id.org/workflowhub/workflow-ro-crate/1.0"
CRATE_VERSION = "https://w3id.org/ro/crate/1.2"
METADATA = "ro-crate-metadata.json"
WORKFLOW = "workflow/"
LONGEST_ANSWER = 200

_MEDIA = {
    ".json": "application/json",
    ".tsv": "text/tab-separated-values",
    ".yaml": "application/yaml",
    ".pdf": "application/pdf",
    ".txt": "text/plain",
    ".gwasplan": "application/json",
}
_MOMENT = (1980, 1, 1, 0, 0, 0)
"""ZIP's earliest time, for every entry: when an archive was packed is nobody's concern."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CrateFacts:
    """What a report does not say.  ``orcid`` and ``licence``: URLs, or "" where there are none."""

    person: str
    institution: str
    project: str
    orcid: str = ""
    licence: str = ""

    def __post_init__(self) -> None:
        names = (
            (Phrase("person"), self.person),
            (Phrase("institution"), self.institution),
            (Phrase("project"), self.project),
        )
        for what, text in names:
            if not text.strip() or len(text) > LONGEST_ANSWER or not text.isprintable():
                raise InvalidInput("crate.name", what=what, most=LONGEST_ANSWER)
        for what, text in ((Phrase("ORCID iD"), self.orcid), (Phrase("licence"), self.licence)):
            if text and (not text.startswith("https://") or len(text) > LONGEST_ANSWER or not _is_url_text(text)):
                raise InvalidInput("crate.url", what=what)


def _is_url_text(text: str) -> bool:
    return text.isascii() and text.isprintable() and not set(text) & set(' "<>\\^`{|}')


def crate_name(name: str) -> str:
    return f"{name}.crate.zip"


@in_source()
def crate_bytes(report: Report, envelope: bytes, facts: CrateFacts, pdf: bytes | None = None) -> bytes:
    """The archive.  ``report`` was verified, ``envelope`` is its file, ``pdf`` its pages drawn from it."""
    predicate, name = report.predicate, report.name
    payload: dict[str, bytes] = {
        report_name(name): envelope,
        table_name(name): table_bytes(predicate),
        **own_files(predicate),
        RESULTS_NAME: results_bytes(predicate),
        **{f"checksums/{each}": data for each, data in checksum_files(predicate).items()},
    }
    if pdf is not None:
        payload[pdf_name(name)] = pdf
    workflow = _workflow(predicate, name)
    payload |= workflow
    payload[METADATA] = pretty_json(_metadata(report, facts, sorted(set(payload) - set(workflow)))) + b"\n"
    return _zip(f"{name}.crate", _bag(report, payload))


def identifier(report: Report) -> str:
    """The crate's UUID, which is the same for every crate around one signed payload."""
    return str(uuid.uuid5(uuid.NAMESPACE_URL, f"ni:///sha-256;{report.payload_sha256}"))


def _workflow(predicate: dict[str, Any], name: str) -> dict[str, bytes]:
    """The plan as a Workflow RO-Crate: what ``gwasprivacy release`` ran."""
    plan = f"{name}.gwasplan"
    version = predicate["versions"]["gwasprivacy"]
    graph = [
        _descriptor(),
        {
            "@id": "./",
            "@type": "Dataset",
            "name": f"Private release under the plan “{predicate['plan']['title']}”",
            "description": "The plan is the whole workflow: gwasprivacy release runs it on a study.",
            "datePublished": predicate["release"]["date"],
            "license": {"@id": "#terms"},
            "conformsTo": {"@id": WORKFLOW_PROFILE},
            "mainEntity": {"@id": plan},
            "hasPart": [{"@id": plan}],
        },
        _terms(),
        {
            "@id": plan,
            "@type": ["File", "SoftwareSourceCode", "ComputationalWorkflow"],
            "name": predicate["plan"]["title"] or name,
            "encodingFormat": "application/json",
            "programmingLanguage": {"@id": "#gwasprivacy"},
        },
        {
            "@id": "#gwasprivacy",
            "@type": "ComputerLanguage",
            "name": "gwasprivacy plan",
            "version": version,
        },
    ]
    metadata = {"@context": f"{CRATE_VERSION}/context", "@graph": graph}
    return {
        f"{WORKFLOW}{plan}": pretty_json(plan_from_json(predicate["plan"]).to_json()) + b"\n",
        f"{WORKFLOW}{METADATA}": pretty_json(metadata) + b"\n",
    }


def _metadata(report: Report, facts: CrateFacts, files: list[str]) -> dict[str, Any]:
    predicate, urn = report.predicate, identifier(report)
    date = predicate["release"]["date"]
    run, check, bagged = f"#release-{urn}", f"#disclosure-{urn}", f"#bagit-{urn}"
    person, institution, project = facts.orcid or "#person", "#institution", "#project"
    outputs = [{"@id": each} for each in files]
    root: dict[str, Any] = {
        "@id": "./",
        "@type": "Dataset",
        "identifier": f"urn:uuid:{urn}",
        "name": f"{report.plan.title}, private release {report.number}",
        "description": " ".join(
            (
                "One differentially private release of a genome-wide association study, with its signed report.",
                *limits_of_guarantee(report.plan),
            )
        ),
        "conformsTo": {"@id": PROFILE},
        "datePublished": date,
        "publisher": {"@id": institution},
        "license": {"@id": facts.licence or "#terms"},
        "hasPart": [*outputs, {"@id": WORKFLOW}],
        "mainEntity": {"@id": WORKFLOW},
        "mentions": [{"@id": run}, {"@id": check}, {"@id": bagged}],
        "sourceOrganization": {"@id": project},
    }
    graph: list[dict[str, Any]] = [
        _descriptor(),
        root,
        {"@id": PROFILE, "@type": "Profile", "name": "Five Safes RO-Crate profile"},
        {
            "@id": WORKFLOW,
            "@type": "Dataset",
            "name": "The plan of the release",
            "conformsTo": {"@id": WORKFLOW_PROFILE},
        },
        _run(report, run, person, outputs),
        {
            "@id": check,
            "@type": "AssessAction",
            "additionalType": {"@id": "https://w3id.org/shp#DisclosureCheck"},
            "name": "Disclosure check of the release: still to be made by the site's output checker",
            "object": {"@id": "./"},
            "actionStatus": "http://schema.org/PotentialActionStatus",
        },
        {
            "@id": bagged,
            "@type": "UpdateAction",
            "additionalType": {"@id": "https://w3id.org/shp#GenerateCheckValue"},
            "name": "BagIt manifests made",
            "object": {"@id": "./"},
            "instrument": {"@id": "https://www.iana.org/assignments/named-information#sha-512"},
            "agent": {"@id": "#program"},
            "actionStatus": "http://schema.org/CompletedActionStatus",
        },
        {
            "@id": "https://www.iana.org/assignments/named-information#sha-512",
            "@type": "DefinedTerm",
            "name": "sha-512 algorithm",
        },
        {
            "@id": "#program",
            "@type": "SoftwareApplication",
            "name": "gwasprivacy",
            "version": predicate["versions"]["gwasprivacy"],
        },
        {
            "@id": person,
            "@type": "Person",
            "name": facts.person,
            "affiliation": {"@id": institution},
            "memberOf": [{"@id": project}],
        },
        {"@id": institution, "@type": "Organization", "name": facts.institution},
        {"@id": project, "@type": "Project", "name": facts.project, "member": [{"@id": institution}]},
        _terms() if not facts.licence else {"@id": facts.licence, "@type": "CreativeWork", "name": facts.licence},
        *(_file(each) for each in files),
    ]
    return {"@context": f"{CRATE_VERSION}/context", "@graph": graph}


def _run(report: Report, at: str, person: str, outputs: list[dict[str, str]]) -> dict[str, Any]:
    predicate = report.predicate
    return {
        "@id": at,
        "@type": "CreateAction",
        "name": f"Private release {report.number}: ε = {predicate['epsilon']:.3g}, debited before the draw",
        "description": " ".join(predicate["statements"][:1]),
        "agent": {"@id": person},
        "instrument": {"@id": WORKFLOW},
        "endTime": predicate["release"]["date"],
        "actionStatus": "http://schema.org/CompletedActionStatus",
        "result": outputs,
    }


def _file(name: str) -> dict[str, Any]:
    ending = name[name.rindex(".") :]
    return {"@id": name, "@type": "File", "name": name, "encodingFormat": _MEDIA[ending]}


def _descriptor() -> dict[str, Any]:
    return {
        "@id": METADATA,
        "@type": "CreativeWork",
        "about": {"@id": "./"},
        "conformsTo": {"@id": CRATE_VERSION},
    }


def _terms() -> dict[str, Any]:
    return {
        "@id": "#terms",
        "@type": "CreativeWork",
        "name": "The publishing institution's terms; none are stated here.",
    }


def _bag(report: Report, payload: Mapping[str, bytes]) -> dict[str, bytes]:
    """BagIt 1.0 (RFC 8493) with SHA-512 manifests."""
    manifest = _manifest({f"data/{name}": data for name, data in payload.items()})
    size = sum(map(len, payload.values()))
    tags = {
        "bagit.txt": b"BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n",
        "bag-info.txt": (
            f"External-Identifier: urn:uuid:{identifier(report)}\n"
            f"Bagging-Date: {report.predicate['release']['date']}\n"
            f"Payload-Oxum: {size}.{len(payload)}\n"
        ).encode(),
        "manifest-sha512.txt": manifest,
    }
    return {
        **tags,
        "tagmanifest-sha512.txt": _manifest(tags),
        **{f"data/{name}": data for name, data in payload.items()},
    }


def _manifest(files: Mapping[str, bytes]) -> bytes:
    return "".join(f"{hashlib.sha512(files[name]).hexdigest()}  {name}\n" for name in sorted(files)).encode()


def _zip(top: str, files: Mapping[str, bytes]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            entry = zipfile.ZipInfo(f"{top}/{name}", _MOMENT)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, files[name])
    return out.getvalue()
