"""Verifying a report: signature, form, and whether its numbers follow from the plan inside.  Needs no study, no ledger."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput, InvalidPlan, VerificationFailed
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.strict_json import canonical_json, parse_json, read_bytes
from gwasprivacy.membership.composition import conversion_factor
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.membership.secrets import Neighbours, Secret
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.plan.plan_rules import check_plan, check_release
from gwasprivacy.release.account_check import check_account, check_statements, is_of_this_version
from gwasprivacy.release.output_files import (
    RESULTS_NAME,
    RESULTS_OWNER,
    report_name,
    sha256,
    subject_digests,
    table_name,
)
from gwasprivacy.release.planning_report.planning import PlanningReport
from gwasprivacy.release.planning_report.planning_check import (
    check_plan_file,
    check_planning_statement,
    is_planning_statement,
    words_are_ours,
)
from gwasprivacy.release.report import Report, privacy_numbers
from gwasprivacy.release.report_form import RELEASE_STATEMENT, check_form
from gwasprivacy.release.result_check import check_result
from gwasprivacy.release.signing import OpenedEnvelope, PublicKey, check_signature, load_public_key, open_envelope

# Computed again on another machine, the last digits of exp and log may differ.
RELATIVE = 1e-9


@dataclass(frozen=True, slots=True, kw_only=True)
class Verification:
    """What came out.  ``reason``: one sentence.  ``key_id``: the key's fingerprint, None if there is no usable key.

    ``report``: what a valid release report says; ``planning``: what a valid planning report says; None otherwise.
    ``files``: a sentence for each file that belongs to it.  ``error``: why it is not valid, for a front end's own words.
    """

    valid: bool
    reason: str
    key_id: str | None = None
    report: Report | None = None
    files: tuple[str, ...] = ()
    planning: PlanningReport | None = None
    error: VerificationFailed | None = None

    @property
    def statement(self) -> dict[str, Any] | None:
        """The predicate of a valid report."""
        found = self.report if self.report is not None else self.planning
        return None if found is None else found.predicate

    @property
    def payload_sha256(self) -> str | None:
        found = self.report if self.report is not None else self.planning
        return None if found is None else found.payload_sha256


def verify_report(report_path: Path, key_path: Path) -> Verification:
    """Check a report with a public key.  Raises InvalidInput only when a file cannot be read at all."""
    report_path, key_path = Path(report_path), Path(key_path)
    data = read_bytes(report_path, "a report")
    read_bytes(key_path, "a public key")
    key_id = None
    try:
        key = load_public_key(key_path)
        key_id = key.key_id
        envelope = _open(data)
        check_signature(envelope, key)
        if is_planning_statement(_statement(envelope)):
            return _verify_planning(envelope, report_path.parent, key)
        report = check_payload(envelope)
        files = check_files(report, report_path.parent)
    except VerificationFailed as error:
        return Verification(valid=False, reason=str(error), key_id=key_id, error=error)
    reason = [say("The signature matches, and what the report says follows from the plan inside.")]
    reason += _other_signatures(report.key_ids)
    if not is_of_this_version(report.predicate):
        made = report.predicate["versions"]["gwasprivacy"]
        reason.append(
            say(
                "It was made by version {version}, so its sentences were not compared with this version's.",
                version=made,
            )
        )
    return Verification(
        valid=True,
        reason=" ".join(reason),
        key_id=key_id,
        report=report,
        files=files,
    )


def _verify_planning(envelope: OpenedEnvelope, folder: Path, key: PublicKey) -> Verification:
    """Raises VerificationFailed."""
    planning = check_planning_statement(_statement(envelope), envelope.payload, tuple(envelope.signatures))
    files = check_plan_file(planning, folder)
    reason = [
        say(
            "This is a plan, not a release: nothing was drawn or published. The signature matches, and what does not come "
            "from simulation follows from the plan inside."
        )
    ]
    if not words_are_ours(planning.predicate):
        reason.append(say("It was written by another version; its sentences were not compared."))
    reason += _other_signatures(planning.key_ids)
    return Verification(
        valid=True,
        reason=" ".join(reason),
        key_id=key.key_id,
        planning=planning,
        files=files,
    )


def _other_signatures(key_ids: Sequence[str]) -> list[str]:
    others = len(key_ids) - 1
    if not others:
        return []
    return [
        say_count(
            "It has {n} more signatures, which this key cannot check.",
            one="It has 1 more signature, which this key cannot check.",
            n=others,
        )
    ]


def _open(data: bytes) -> OpenedEnvelope:
    try:
        return open_envelope(data)
    except VerificationFailed:
        try:
            bare = parse_json(data.decode())
        except ValueError:
            bare = None
        if is_planning_statement(bare):
            raise VerificationFailed(
                "It is a planning report that nobody has signed.", code="verify.planning-report-nobody-signed"
            ) from None
        raise


def _statement(envelope: OpenedEnvelope) -> Any:
    """The payload's JSON in its canonical form.  Raises VerificationFailed."""
    try:
        statement = parse_json(envelope.payload.decode())
    except ValueError:
        raise VerificationFailed("The payload is not JSON.", code="verify.payload-not-json") from None
    if canonical_json(statement) != envelope.payload:
        raise VerificationFailed("The payload is not in its canonical form.", code="verify.payload-not-canonical-form")
    return statement


def read_planning_report(report_path: Path) -> PlanningReport:
    """Read a planning report, signed or not, *without* checking a signature.  Raises InvalidInput, VerificationFailed."""
    data = read_bytes(Path(report_path), "a planning report")
    payload = data.removesuffix(b"\n")
    key_ids: tuple[str, ...] = ()
    try:
        statement = parse_json(data.decode())
    except ValueError:
        raise VerificationFailed(
            "It is not a planning report: the file is not JSON.", code="verify.not-planning-report-file-not"
        ) from None
    if not is_planning_statement(statement):
        envelope = open_envelope(data)
        payload, key_ids = envelope.payload, tuple(envelope.signatures)
        statement = _statement(envelope)
    elif canonical_json(statement) != payload:
        raise VerificationFailed("The report is not in its canonical form.", code="verify.report-not-canonical-form")
    return check_planning_statement(statement, payload, key_ids)


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
    statement = _statement(envelope)
    check_form(statement, RELEASE_STATEMENT, "a release")
    predicate = statement["predicate"]
    try:
        plan = plan_from_json(predicate["plan"])
        check_plan(plan)
        if plan.version > 1:
            check_release(plan)
        _check_numbers(plan, predicate)
        check_result(plan, predicate)
        _check_history(predicate)
        _check_texts(predicate)
        check_account(predicate)
        check_statements(plan, predicate)
    except VerificationFailed:
        raise
    except GwasPrivacyError as error:
        raise VerificationFailed(
            "The plan in the report does not hold: {error}", code="verify.plan-report-not-hold", error=error
        ) from None
    except (TypeError, ValueError, ArithmeticError):
        raise VerificationFailed(
            "The report has numbers that no release can have.", code="verify.report-numbers-no-release"
        ) from None
    subjects = {entry["name"]: entry["digest"]["sha256"] for entry in statement["subject"]}
    if subjects != subject_digests(predicate):
        raise VerificationFailed(
            "The digests of the released files do not follow from the result in the report.",
            code="verify.digests-released-files-not-follow",
        )
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
            said.append(say("{file} is not beside the report, so it was not checked.", file=name))
            continue
        try:
            data = read_bytes(path, name)
        except InvalidInput as error:
            said.append(say("{file} was not checked: {error}", file=name, error=error.message))
            continue
        if sha256(data) == report.subjects[name]:
            said.append(say("{file} is the one that was signed.", file=name))
        elif name == RESULTS_NAME and _is_of_another_report(data, report):
            said.append(say("{file} beside the report belongs to another report, so it was not checked.", file=name))
        else:
            raise VerificationFailed(
                "{name} beside the report is not the one that was signed.",
                code="verify.beside-report-not-signed",
                name=name,
            )
    return tuple(said)


def _is_of_another_report(data: bytes, report: Report) -> bool:
    try:
        results = RESULTS_OWNER.read(parse_json(data.decode()))["results"]
    except (ValueError, InvalidPlan):
        return False
    return bool(results["output_0"]["properties"]["report"] != report_name(report.name))


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, Sequence) and not isinstance(one, str):
        return isinstance(other, Sequence) and len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, float) and isinstance(other, float | int):
        return math.isclose(one, other, rel_tol=RELATIVE, abs_tol=1e-12)
    return bool(one == other)


def _require(claims: Mapping[str, Any], truth: Mapping[str, Any]) -> None:
    for name, value in truth.items():
        if not _same(claims[name], value):
            raise VerificationFailed(
                "Its {name} does not follow from the plan in it.",
                code="verify.field-not-of-plan",
                name=name.replace("_", " "),
            )


def _check_numbers(plan: Plan, predicate: dict[str, Any]) -> None:
    if to_units(predicate["epsilon"]) != to_units(plan.epsilon):
        raise VerificationFailed("Its ε does not follow from the plan in it.", code="verify.epsilon-not-follow-plan")
    _require(predicate, privacy_numbers(plan, to_units(predicate["epsilon"])))
    _require(
        predicate,
        {
            "family": plan.adversary.family.name,
            "secret": plan.secret.value,
            "neighbours": plan.neighbours.value,
            "mechanism": plan.release.mechanism,
            "score": None if plan.release.kind.counts is not None else plan.release.score.to_json(),
            "sensitivity": plan.sensitivity(),
            "n_snps": plan.release.n_snps,
            "n_cases": plan.design.n_cases if plan.sizes_are_public else None,
            "n_controls": plan.design.n_controls if plan.sizes_are_public else None,
        },
    )
    if predicate["candidates"]["origin"] != plan.design.candidates_origin:
        raise VerificationFailed(
            "Its candidate list is not the one of the plan in it.", code="verify.candidate-list-not-plan"
        )
    budget = predicate["budget"]
    units = {name: to_units(budget[name]) for name in ("total", "spent_before", "spent", "spent_in_all", "remaining")}
    if (
        units["spent_before"] + units["spent"] != units["spent_in_all"]
        or units["spent_in_all"] + units["remaining"] != units["total"]
    ):
        raise VerificationFailed("Its budget does not add up.", code="verify.budget-not-add-up")
    counted_as = (Secret(budget["secret"]), Neighbours(budget["neighbours"]))
    same = counted_as == (plan.secret, plan.neighbours)
    total = plan.adversary.gamma_for_total_epsilon(budget["spent_in_all"]) if same else None
    factor = conversion_factor((plan.secret, plan.neighbours), counted_as)
    if units["spent"] != factor * to_units(predicate["epsilon"]) or not _same(budget["gamma_in_all"], total):
        raise VerificationFailed(
            "Its budget does not follow from the plan in it.", code="verify.budget-not-follow-plan"
        )


def _check_history(predicate: dict[str, Any]) -> None:
    earlier, number = predicate["earlier_releases"], predicate["release"]["number"]
    # The length first: nobody can make a reader count to 10¹⁸.
    if len(earlier) != number - 1 or [each["number"] for each in earlier] != list(range(1, number)):
        raise VerificationFailed(
            "The earlier releases that it lists do not lead up to its number.",
            code="verify.earlier-releases-lists-not-lead",
        )
    if sum(to_units(each["cost"]) for each in earlier) != to_units(predicate["budget"]["spent_before"]):
        raise VerificationFailed(
            "The earlier releases that it lists do not cost what it says was spent before.",
            code="verify.earlier-releases-lists-not-cost",
        )
    if any((each["state"] == "published") != (each["payload_sha256"] is not None) for each in earlier):
        raise VerificationFailed(
            "An earlier release that it lists is published without a digest, or the other way round.",
            code="verify.earlier-release-lists-published-without",
        )


def _check_texts(predicate: dict[str, Any]) -> None:
    """No text that stands in the table or on the page may break a line, hide or turn letters, or be no date.

    (A pattern's ``$`` also matches before a line end, so the schema alone lets one through.)
    """
    release, ledger, earlier = predicate["release"], predicate["ledger"], predicate["earlier_releases"]
    texts = [release["name"], predicate["candidates"]["sha256"], *ledger.values()]
    texts += [text for snp in predicate["result"].get("snps", ()) for text in snp.values()]
    texts += [each[field] for each in earlier for field in ("title", "report", "payload_sha256")]
    if not all(text.isprintable() for text in texts if isinstance(text, str)) or release["name"] in (".", ".."):
        raise VerificationFailed(
            "It has a name with characters that cannot be printed.", code="verify.name-characters-cannot-printed"
        )
    for day in [release["date"], *(each["date"] for each in (*earlier, *predicate["looks"]))]:
        try:
            date.fromisoformat(day)
        except ValueError:
            raise VerificationFailed("It has a date that is none.", code="verify.date-none") from None
