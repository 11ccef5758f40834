"""Verifying a report: signature, form, and whether its numbers follow from the plan inside.  Needs no study, no ledger."""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from gwasprivacy.errors import GwasPrivacyError, InvalidInput, VerificationFailed
from gwasprivacy.mechanisms.selection import selector
from gwasprivacy.membership.composition import conversion_factor
from gwasprivacy.membership.families import Neighbours, Secret
from gwasprivacy.release.epsilon_units import to_units
from gwasprivacy.release.output_files import RESULTS_NAME, sha256, subject_digests, table_name
from gwasprivacy.release.plan import Plan, plan_from_json
from gwasprivacy.release.report import Report, privacy_numbers
from gwasprivacy.release.signing import OpenedEnvelope, PublicKey, check_signature, load_public_key, open_envelope
from gwasprivacy.release.strict_json import canonical_json, parse_json, read_bytes
from gwasprivacy.resources import resource_path

# Computed again on another machine, the last digits of exp and log may differ.
RELATIVE = 1e-9


@dataclass(frozen=True, slots=True, kw_only=True)
class Verification:
    """What came out.  ``reason``: one sentence.  ``key_id``: the key's fingerprint, None if there is no usable key.

    ``report``: what a valid report says; None otherwise.  ``files``: a sentence for each file that belongs to it.
    """

    valid: bool
    reason: str
    key_id: str | None = None
    report: Report | None = None
    files: tuple[str, ...] = ()

    @property
    def statement(self) -> dict[str, Any] | None:
        """The predicate of a valid report."""
        return None if self.report is None else self.report.predicate


def verify_report(report_path: Path, key_path: Path) -> Verification:
    """Check a report with a public key.  Raises InvalidInput only when a file cannot be read at all."""
    report_path, key_path = Path(report_path), Path(key_path)
    data = read_bytes(report_path, "a report")
    read_bytes(key_path, "a public key")
    key_id = None
    try:
        key = load_public_key(key_path)
        key_id = key.key_id
        report = check_report(data, key)
        files = check_files(report, report_path.parent)
    except VerificationFailed as error:
        return Verification(valid=False, reason=str(error), key_id=key_id)
    others = len(report.key_ids) - 1
    more = f" It has {others} more signature{'s' if others > 1 else ''}, which this key cannot check." if others else ""
    return Verification(
        valid=True,
        reason=f"The signature matches, and what the report says follows from the plan inside.{more}",
        key_id=key_id,
        report=report,
        files=files,
    )


def check_report(data: bytes, key: PublicKey) -> Report:
    """The report in the bytes of its file, everything checked but the files beside it.  Raises VerificationFailed."""
    envelope = open_envelope(data)
    check_signature(envelope, key)
    return check_payload(envelope)


def read_report(report_path: Path) -> Report:
    """Read a report *without* checking its signature, for showing it.  Raises InvalidInput or VerificationFailed."""
    return check_payload(open_envelope(read_bytes(Path(report_path), "a report")))


def check_payload(envelope: OpenedEnvelope) -> Report:
    """The report in an envelope's payload, its form and consistency checked.  Raises VerificationFailed."""
    try:
        statement = parse_json(envelope.payload.decode())
    except ValueError:
        raise VerificationFailed("The payload is not JSON.") from None
    if canonical_json(statement) != envelope.payload:
        raise VerificationFailed("The payload is not in its canonical form.")
    _check_schema(statement)
    predicate = statement["predicate"]
    try:
        plan = plan_from_json(predicate["plan"])
        plan.check()
        _check_numbers(plan, predicate)
        _check_result(plan, predicate)
        _check_history(predicate)
        _check_texts(predicate)
    except VerificationFailed:
        raise
    except GwasPrivacyError as error:
        raise VerificationFailed(f"The plan in the report does not hold: {error}") from None
    except (TypeError, ValueError, ArithmeticError):
        raise VerificationFailed("The report has numbers that no release can have.") from None
    subjects = {entry["name"]: entry["digest"]["sha256"] for entry in statement["subject"]}
    if subjects != subject_digests(predicate):
        raise VerificationFailed("The digests of the released files do not follow from the result in the report.")
    return Report(
        predicate=predicate,
        subjects=subjects,
        payload_sha256=envelope.payload_sha256,
        key_ids=tuple(sorted(envelope.signatures)),
    )


def check_files(report: Report, folder: Path) -> tuple[str, ...]:
    """Compare the files beside a report with its digests; says which are absent.  Raises VerificationFailed."""
    said = []
    table = table_name(report.name)
    viewer = folder / f"{report.name}.viewer"
    for name, path in (
        (table, folder / table),
        (RESULTS_NAME, (viewer if (viewer / RESULTS_NAME).exists() else folder) / RESULTS_NAME),
    ):
        if not path.exists():
            said.append(f"{name} is not beside the report, so it was not checked.")
            continue
        try:
            data = read_bytes(path, name)
        except InvalidInput as error:
            said.append(f"{name} was not checked: {error.message}")
            continue
        if sha256(data) == report.subjects[name]:
            said.append(f"{name} is the one that was signed.")
        elif name == RESULTS_NAME and _is_of_another_report(data, report):
            said.append(f"{name} beside the report belongs to another report, so it was not checked.")
        else:
            raise VerificationFailed(f"{name} beside the report is not the one that was signed.")
    return tuple(said)


def _is_of_another_report(data: bytes, report: Report) -> bool:
    try:
        owner = parse_json(data.decode())["results"]["output_0"]["properties"]["report"]
    except (ValueError, KeyError, TypeError):
        return False
    return isinstance(owner, str) and owner != f"{report.name}.release.json"


@functools.cache
def _validator() -> Any:
    from jsonschema import Draft202012Validator
    from referencing import Registry, Resource

    folder = resource_path("schemas")
    load = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.schema.json")}
    registry: Any = Registry().with_resources(
        (schema["$id"], Resource.from_contents(schema)) for schema in load.values()
    )
    return Draft202012Validator(load["gwas-private-release-1.schema.json"], registry=registry)


def _check_schema(statement: Any) -> None:
    error = next(iter(sorted(_validator().iter_errors(statement), key=lambda each: list(map(str, each.path)))), None)
    if error is not None:
        where = ".".join(str(part) for part in error.absolute_path) or "the statement"
        raise VerificationFailed(f"The report does not have the form of a release: see {where[:120]}.")


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, Sequence) and not isinstance(one, str):
        return isinstance(other, Sequence) and len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, float) and isinstance(other, float | int):
        return math.isclose(one, other, rel_tol=RELATIVE, abs_tol=1e-12)
    return bool(one == other)


def _require(claims: Mapping[str, Any], truth: Mapping[str, Any]) -> None:
    for name, value in truth.items():
        if not _same(claims[name], value):
            raise VerificationFailed(f"Its {name.replace('_', ' ')} does not follow from the plan in it.")


def _check_numbers(plan: Plan, predicate: dict[str, Any]) -> None:
    if to_units(predicate["epsilon"]) != to_units(plan.epsilon):
        raise VerificationFailed("Its ε does not follow from the plan in it.")
    _require(predicate, privacy_numbers(plan, to_units(predicate["epsilon"])))
    _require(
        predicate,
        {
            "family": plan.adversary.family.value,
            "secret": plan.secret.value,
            "neighbours": plan.neighbours.value,
            "mechanism": plan.release.mechanism,
            "score": plan.release.score.to_json(),
            "sensitivity": plan.sensitivity(),
            "n_snps": plan.release.n_snps,
            "n_cases": plan.design.n_cases,
            "n_controls": plan.design.n_controls,
        },
    )
    if predicate["candidates"]["origin"] != plan.design.candidates.origin:
        raise VerificationFailed("Its candidate list is not the one of the plan in it.")
    budget = predicate["budget"]
    units = {name: to_units(budget[name]) for name in ("total", "spent_before", "spent", "spent_in_all", "remaining")}
    if (
        units["spent_before"] + units["spent"] != units["spent_in_all"]
        or units["spent_in_all"] + units["remaining"] != units["total"]
    ):
        raise VerificationFailed("Its budget does not add up.")
    counted_as = (Secret(budget["secret"]), Neighbours(budget["neighbours"]))
    same = counted_as == (plan.secret, plan.neighbours)
    total = plan.adversary.gamma_for_total_epsilon(budget["spent_in_all"]) if same else None
    factor = conversion_factor((plan.secret, plan.neighbours), counted_as)
    if units["spent"] != factor * to_units(predicate["epsilon"]) or not _same(budget["gamma_in_all"], total):
        raise VerificationFailed("Its budget does not follow from the plan in it.")


def _check_result(plan: Plan, predicate: dict[str, Any]) -> None:
    result, chosen = predicate["result"], selector(plan.release.mechanism)
    snps = result["snps"]
    may_be_fewer = chosen.needs_threshold or plan.design.loci is not None
    if len(snps) > plan.release.n_snps or (len(snps) < plan.release.n_snps and not may_be_fewer):
        raise VerificationFailed("It does not have as many SNPs as the plan in it releases.")
    if predicate["candidates"]["number"] < max(plan.release.n_snps, len(snps)):
        raise VerificationFailed("It releases more SNPs than there were candidates.")
    if result["ordered"] is not chosen.ordered:
        raise VerificationFailed("It claims an order that its mechanism does not publish.")
    ranks = [snp.get("rank") for snp in snps]
    if ranks != (list(range(1, len(snps) + 1)) if chosen.ordered else [None] * len(snps)):
        raise VerificationFailed("The ranks of its SNPs are not those of its mechanism.")
    if len({snp["variant_id"] for snp in snps}) != len(snps):
        raise VerificationFailed("It names a SNP twice.")


def _check_history(predicate: dict[str, Any]) -> None:
    earlier, number = predicate["earlier_releases"], predicate["release"]["number"]
    # The length first: nobody can make a reader count to 10¹⁸.
    if len(earlier) != number - 1 or [each["number"] for each in earlier] != list(range(1, number)):
        raise VerificationFailed("The earlier releases that it lists do not lead up to its number.")
    if sum(to_units(each["cost"]) for each in earlier) != to_units(predicate["budget"]["spent_before"]):
        raise VerificationFailed("The earlier releases that it lists do not cost what it says was spent before.")
    if any((each["state"] == "published") != (each["payload_sha256"] is not None) for each in earlier):
        raise VerificationFailed(
            "An earlier release that it lists is published without a digest, or the other way round."
        )


def _check_texts(predicate: dict[str, Any]) -> None:
    """No text that stands in the table or on the page may break a line, hide or turn letters, or be no date.

    (A pattern's ``$`` also matches before a line end, so the schema alone lets one through.)
    """
    release, ledger, earlier = predicate["release"], predicate["ledger"], predicate["earlier_releases"]
    texts = [release["name"], predicate["candidates"]["sha256"], *ledger.values()]
    texts += [text for snp in predicate["result"]["snps"] for text in (snp["chromosome"], snp["variant_id"])]
    texts += [each[field] for each in earlier for field in ("title", "report", "payload_sha256")]
    if not all(text.isprintable() for text in texts if isinstance(text, str)) or release["name"] in (".", ".."):
        raise VerificationFailed("It has a name with characters that cannot be printed.")
    for day in [release["date"], *(each["date"] for each in (*earlier, *predicate["looks"]))]:
        try:
            date.fromisoformat(day)
        except ValueError:
            raise VerificationFailed("It has a date that is none.") from None
