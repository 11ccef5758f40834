"""Verifying: any changed byte fails, and so does a well-signed report whose numbers do not follow from its plan."""

from __future__ import annotations

import base64
import copy
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.membership.adversary import AdversaryModel, PriorRange
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import plan_from_json
from gwasprivacy.release.check_by_hand import openssl_commands
from gwasprivacy.release.signing import SigningKey, generate_key, sign_payload, write_key_pair
from gwasprivacy.release.unverified import read_report
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.check_release import check_report
from gwasprivacy.statement.envelope import canonical_envelope
from gwasprivacy.statement.files.signed_files import subject_digests
from gwasprivacy.statement.public_keys import PublicKey, load_public_key
from gwasprivacy.statement.release_form import PREDICATE_TYPE
from tests.release.edited import set_at
from tests.release.scene import PASSPHRASE, Scene, small_plan


@pytest.fixture
def report(scene: Scene) -> Path:
    scene.release()
    return scene.release().report_path  # the second: with a history


@pytest.fixture
def public(scene: Scene) -> PublicKey:
    return load_public_key(scene.public_key_path)


def is_valid(data: bytes, key: PublicKey) -> bool:
    try:
        check_report(data, key)
    except VerificationFailed:
        return False
    return True


# ------------------------------------------------------------------------------------------------------------- bytes


def test_every_changed_byte_fails(report: Path, public: PublicKey) -> None:
    whole = report.read_bytes()
    assert is_valid(whole, public)
    for position in range(len(whole)):
        for bit in (0, 3, 5) if position % 10 == 0 else (position % 8,):
            damaged = bytearray(whole)
            damaged[position] ^= 1 << bit
            assert not is_valid(bytes(damaged), public), (position, bit)


def test_added_and_missing_bytes_fail(report: Path, public: PublicKey) -> None:
    whole = report.read_bytes()
    for extra in (b" ", b"\n", b"\x00", b"\r\n", b"{}", b"\xef\xbb\xbf"):
        assert not is_valid(whole + extra, public)
        assert not is_valid(extra + whole, public)
        for position in range(1, 60):
            assert not is_valid(whole[:position] + extra + whole[position:], public)
    for length in (0, 1, len(whole) // 2, len(whole) - 2, len(whole) - 1):
        assert not is_valid(whole[:length], public)


@pytest.mark.parametrize(
    "change",
    [
        lambda e: e | {"note": "hello"},
        lambda e: {k: v for k, v in e.items() if k != "payloadType"},
        lambda e: e | {"payloadType": "application/json"},
        lambda e: e | {"signatures": []},
        lambda e: e | {"signatures": e["signatures"] * 2},
        lambda e: e | {"signatures": [e["signatures"][0] | {"note": 1}]},
        lambda e: e | {"signatures": [{"sig": e["signatures"][0]["sig"]}]},
        lambda e: e | {"signatures": [e["signatures"][0] | {"keyid": ""}]},
        lambda e: e | {"signatures": [e["signatures"][0] | {"keyid": "ab" * 32}]},
        lambda e: e | {"signatures": [e["signatures"][0] | {"keyid": e["signatures"][0]["keyid"].upper()}]},
        lambda e: e | {"signatures": [e["signatures"][0] | {"sig": e["signatures"][0]["sig"].rstrip("=")}]},
        lambda e: e | {"signatures": [e["signatures"][0] | {"sig": " " + e["signatures"][0]["sig"]}]},
        lambda e: e | {"signatures": e["signatures"][0]},
        lambda e: e | {"payload": e["payload"] + "="},
        lambda e: e | {"payload": e["payload"].replace("+", "-").replace("/", "_") + "\n"},
        lambda e: e | {"payload": None},
        lambda e: e | {"payload": base64.b64encode(base64.b64decode(e["payload"]) + b" ").decode()},
        lambda e: [e],
        lambda e: "report",
    ],
)
def test_only_the_canonical_envelope_is_accepted(report: Path, public: PublicKey, change: Callable[[Any], Any]) -> None:
    changed = change(json.loads(report.read_text(encoding="utf-8")))
    assert not is_valid(canonical_json(changed) + b"\n", public)


def test_another_layout_of_the_same_json_fails(report: Path, public: PublicKey) -> None:
    envelope = json.loads(report.read_text(encoding="utf-8"))
    assert is_valid(canonical_envelope(envelope), public)
    assert not is_valid(json.dumps(envelope).encode(), public)
    assert not is_valid(json.dumps(envelope, indent=2).encode() + b"\n", public)
    assert not is_valid(canonical_envelope(envelope).replace(b'{"payload"', b'{"payload":"","payload"', 1), public)


def test_a_payload_with_a_key_twice_or_another_layout_fails_though_well_signed(scene: Scene, report: Path) -> None:
    payload = base64.b64decode(json.loads(report.read_text(encoding="utf-8"))["payload"])
    key = load_public_key(scene.public_key_path)
    assert is_valid(sign_payload(payload, scene.key), key)
    twice = payload.replace(b'{"_type"', b'{"_type":"x","_type"', 1)
    for changed in (twice, json.dumps(json.loads(payload)).encode(), payload + b"\n", b"", b"[]", b"\xff"):
        assert not is_valid(sign_payload(changed, scene.key), key)


def test_the_wrong_key_fails(report: Path, tmp_path: Path) -> None:
    _, other = write_key_pair(generate_key(), tmp_path / "other", PASSPHRASE)
    found = verify_report(report, other)
    assert not found.valid
    assert "not signed with this key" in found.reason


def with_signature(report: Path, entry: dict[str, str]) -> None:
    envelope = json.loads(report.read_text(encoding="utf-8"))
    report.write_bytes(canonical_envelope({**envelope, "signatures": [*envelope["signatures"], entry]}))


def second_signature(report: Path, key: SigningKey) -> dict[str, str]:
    payload = base64.b64decode(json.loads(report.read_text(encoding="utf-8"))["payload"])
    (entry,) = json.loads(sign_payload(payload, key))["signatures"]
    return dict(entry)


def test_only_signatures_that_hold_with_a_given_key_are_shown_and_counted(scene: Scene, report: Path) -> None:
    second = generate_key()
    _, other = write_key_pair(second, scene.folder / "second", PASSPHRASE)
    junk = {"keyid": "0" * 64, "sig": base64.b64encode(bytes(64)).decode()}
    with_signature(report, second_signature(report, second))
    with_signature(report, junk)
    found = verify_report(report, scene.public_key_path)
    assert found.valid
    assert found.report is not None
    assert found.key_ids == found.report.key_ids == (scene.key.key_id,)
    assert found.n_unchecked_signatures == 2
    assert "2 more signatures, which were not checked" in found.reason
    assert verify_report(report, other).key_ids == (second.key_id,)
    assert verify_report(report, scene.public_key_path, other).key_ids == (scene.key.key_id, second.key_id)
    assert read_report(report).key_ids == ()
    assert junk["keyid"] not in " ".join([found.reason, *found.files])


def test_strict_refuses_every_signature_that_no_given_key_made(scene: Scene, report: Path) -> None:
    second = generate_key()
    _, other = write_key_pair(second, scene.folder / "second", PASSPHRASE)
    assert verify_report(report, scene.public_key_path, strict=True).valid
    lacking = verify_report(report, scene.public_key_path, other, strict=True)
    assert not lacking.valid
    assert "not signed with 1" in lacking.reason
    assert "did not sign" in verify_report(report, scene.public_key_path, other).reason
    with_signature(report, second_signature(report, second))
    assert not verify_report(report, scene.public_key_path, strict=True).valid
    assert verify_report(report, scene.public_key_path, other, strict=True).valid
    with_signature(report, {"keyid": "0" * 64, "sig": base64.b64encode(bytes(64)).decode()})
    refused = verify_report(report, scene.public_key_path, other, strict=True)
    assert not refused.valid
    assert "1 of 3" in refused.reason


def test_a_signature_in_the_name_of_a_given_key_that_does_not_hold_is_never_passed_over(
    scene: Scene, report: Path
) -> None:
    second = generate_key()
    _, other = write_key_pair(second, scene.folder / "second", PASSPHRASE)
    with_signature(report, {"keyid": second.key_id, "sig": base64.b64encode(bytes(64)).decode()})
    assert not verify_report(report, scene.public_key_path, other).valid
    assert verify_report(report, scene.public_key_path).valid


def by_hand(scene: Scene, report: Path, key: str) -> subprocess.CompletedProcess[str]:
    script = "set -e\n" + "\n".join(openssl_commands(report.name.removesuffix(".release.json"), key))
    return subprocess.run(["sh", "-c", script], cwd=scene.out, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("foreign", ["0" * 64, "f" * 64])
def test_openssl_checks_the_same_signature_by_the_commands_on_the_report(
    scene: Scene, report: Path, foreign: str
) -> None:
    for _ in range(2):
        done = by_hand(scene, report, "../curator.pub.pem")
        found = verify_report(report, scene.public_key_path)
        assert found.report is not None
        assert "Signature Verified Successfully" in done.stdout + done.stderr
        assert f"{found.report.payload_sha256}  payload" in done.stdout
        assert found.key_id in done.stdout.split()
        # Again, with a signature by nobody before or after the right one.
        if found.n_unchecked_signatures == 0:
            with_signature(report, {"keyid": foreign, "sig": base64.b64encode(bytes(64)).decode()})
    write_key_pair(generate_key(), scene.folder / "stranger", PASSPHRASE)
    assert by_hand(scene, report, "../stranger.pub.pem").returncode != 0
    damaged = bytearray(report.read_bytes())
    damaged[100] ^= 1
    report.write_bytes(damaged)
    assert by_hand(scene, report, "../curator.pub.pem").returncode != 0


# ------------------------------------------------------------------------------------------------------- consistency


@pytest.mark.parametrize(
    "change",
    [
        set_at("epsilon", 0.5),
        set_at("score", {"name": "genotypic"}),
        set_at("candidates.number", 0),
        set_at("candidates.sha256", "xyz"),
        set_at("result.snps", []),
        set_at("result.snps.0.rank", 1),
        set_at("budget.total", 30.0),
        set_at("budget.secret", "case-status"),
        set_at("earlier_releases", []),
        set_at("earlier_releases.0.cost", 0.5),
        set_at("earlier_releases.0.payload_sha256", None),
        set_at("earlier_releases.0.number", 2),
        set_at("release.date", "2026-01-01T10:00"),
        set_at("release.name", "../x"),
        set_at("ledger.head", "00"),
        set_at("plan.release.mechanism", "exponential"),
        set_at("plan.adversary.target.value", 1.0),
        set_at("plan.adversary.group_size", 2),
        set_at("plan.design.n_cases", 19),
        set_at("plan.title", "\u202e"),
        set_at("plan.more", 1),
        set_at("more", 1),
        set_at("statements", [1]),
    ],
)
def test_a_well_signed_report_that_contradicts_its_plan_fails(
    scene: Scene, report: Path, public: PublicKey, change: Callable[[dict[str, Any]], None]
) -> None:
    statement = json.loads(base64.b64decode(json.loads(report.read_text(encoding="utf-8"))["payload"]))
    predicate = copy.deepcopy(statement["predicate"])
    change(predicate)
    try:
        subjects = subject_digests(predicate)
    except (KeyError, TypeError):
        subjects = {entry["name"]: entry["digest"]["sha256"] for entry in statement["subject"]}
    forged = {
        **statement,
        "predicate": predicate,
        "subject": [{"name": name, "digest": {"sha256": digest}} for name, digest in sorted(subjects.items())],
    }
    assert not is_valid(sign_payload(canonical_json(forged), scene.key), public)


def _forged(scene: Scene, report: Path, change: Callable[[dict[str, Any]], None]) -> bytes:
    """The report's statement with a changed predicate and digests that follow from it, signed with the curator's key."""
    statement = json.loads(base64.b64decode(json.loads(report.read_text(encoding="utf-8"))["payload"]))
    change(statement["predicate"])
    subjects = subject_digests(statement["predicate"])
    statement["subject"] = [{"name": name, "digest": {"sha256": digest}} for name, digest in sorted(subjects.items())]
    return sign_payload(canonical_json(statement), scene.key)


def _more_spent(predicate: dict[str, Any]) -> None:
    """All that follows from the sum is changed with it, so that the sum alone is wrong."""
    budget = predicate["budget"]
    budget["spent_in_all"] -= 0.25
    budget["remaining"] += 0.25
    budget["gamma_in_all"] = plan_from_json(predicate["plan"]).adversary.gamma_for_total_epsilon(budget["spent_in_all"])


def _larger_budget(predicate: dict[str, Any]) -> None:
    predicate["budget"]["total"] += 0.25


def _other_split(predicate: dict[str, Any]) -> None:
    predicate["budget"]["spent"] -= 0.25
    predicate["budget"]["spent_before"] += 0.25


def _cheaper_before(predicate: dict[str, Any]) -> None:
    """Its ε with its cost and parts, so that only the sum of all costs is wrong."""
    earlier = predicate["earlier_releases"][0]
    earlier["epsilon"] = earlier["cost"] = earlier["spends"][0]["epsilon"] = 1.25


def _slightly_more(field: str, share: float) -> Callable[[dict[str, Any]], None]:
    def change(predicate: dict[str, Any]) -> None:
        predicate[field] *= 1 + share

    return change


# Each with the first place that is not what follows.
WRONG_NUMBERS: tuple[tuple[Callable[[dict[str, Any]], None], str], ...] = (
    (_more_spent, "budget.spent_in_all"),
    (_larger_budget, "budget.remaining"),
    (_other_split, "budget.spent_before"),
    (_cheaper_before, "budget.spent_before"),
    (set_at("budget.gamma_in_all", 9.0), "budget.gamma_in_all"),
    (_slightly_more("gamma", 1e-8), "gamma"),
    (_slightly_more("gamma_any_prior", -1e-8), "gamma_any_prior"),
    (_slightly_more("likelihood_ratio", 1e-8), "likelihood_ratio"),
    (_slightly_more("advantage_bound", 1e-8), "advantage_bound"),
    (_slightly_more("sensitivity", -1e-8), "sensitivity"),
)


def test_a_single_wrong_number_is_refused_for_what_it_is(scene: Scene, report: Path, public: PublicKey) -> None:
    for change, place in WRONG_NUMBERS:
        with pytest.raises(VerificationFailed) as caught:
            check_report(_forged(scene, report, change), public)
        assert caught.value.code == "statement.not-derived"
        assert caught.value.values["where"] == place


def _together(*changes: Callable[[dict[str, Any]], None]) -> Callable[[dict[str, Any]], None]:
    def change(predicate: dict[str, Any]) -> None:
        for each in changes:
            each(predicate)

    return change


LOOK = {"date": "2026-01-01", "what": "the scores"}
# The report is the second of its ledger: rows for the ledger, its account, the budget, two debits and a publication.
WRONG_PLACES: tuple[tuple[Callable[[dict[str, Any]], None], str], ...] = (
    (set_at("ledger.row", 5), "account.too-few-rows"),
    (set_at("looks", [LOOK]), "account.too-few-rows"),
    (set_at("account.others", 1), "account.too-few-rows"),
    (set_at("account.merged", 1), "account.too-few-rows"),
    (set_at("ledger.study", "study-2"), "account.study"),
    (
        _together(set_at("account.others", 1), set_at("ledger.row", 7), set_at("ledger.study", "study-3")),
        "account.study",
    ),
    (set_at("account.name", "another"), "statement.not-derived"),
    (
        _together(
            set_at("account.name", "x"),
            set_at("plan.account", "x"),
            set_at("account.merged", 1),
            set_at("ledger.row", 9),
        ),
        "account.merged",
    ),
    (set_at("earlier_releases.0.epsilon", 1.25), "report.form"),
    (set_at("earlier_releases.0.epsilon", 0.375), "report.form"),
    (set_at("versions.numpy", "1" * 100), "account.version"),
    (set_at("earlier_releases.0.report", "small-2"), "account.report-name"),
    (set_at("earlier_releases.0.report", "small"), "account.report-name"),
    (set_at("release.name", "small-1"), "account.report-name"),
)


def test_a_place_that_no_ledger_can_give_is_refused_for_what_it_is(
    scene: Scene, report: Path, public: PublicKey
) -> None:
    assert read_report(report).predicate["ledger"]["row"] == 6
    for change, code in WRONG_PLACES:
        with pytest.raises(VerificationFailed) as caught:
            check_report(_forged(scene, report, change), public)
        assert caught.value.code == code


def test_the_last_digits_of_another_machine_are_no_contradiction(scene: Scene, report: Path, public: PublicKey) -> None:
    for field in ("gamma", "likelihood_ratio", "advantage_bound"):
        assert is_valid(_forged(scene, report, _slightly_more(field, 1e-12)), public)


@pytest.mark.parametrize(
    "change",
    [
        {"_type": "https://in-toto.io/Statement/v0.1"},
        {"predicateType": "https://example.com/other"},
        {"subject": []},
        {"subject": [{"name": "a", "digest": {"sha256": "0" * 64}}, {"name": "b", "digest": {"sha256": "0" * 64}}]},
        {"more": 1},
    ],
)
def test_a_well_signed_statement_of_another_form_fails(
    scene: Scene, report: Path, public: PublicKey, change: dict[str, Any]
) -> None:
    statement = json.loads(base64.b64decode(json.loads(report.read_text(encoding="utf-8"))["payload"]))
    assert statement["predicateType"] == PREDICATE_TYPE
    assert PREDICATE_TYPE.endswith("/gwas-private-release/v1")
    assert not is_valid(sign_payload(canonical_json(statement | change), scene.key), public)


def test_a_statement_that_names_a_file_twice_fails(scene: Scene, report: Path, public: PublicKey) -> None:
    statement = json.loads(base64.b64decode(json.loads(report.read_text(encoding="utf-8"))["payload"]))
    assert is_valid(sign_payload(canonical_json(statement), scene.key), public)
    statement["subject"].append(statement["subject"][0])
    assert not is_valid(sign_payload(canonical_json(statement), scene.key), public)


def test_reports_of_case_status_and_converted_budgets_verify(scene: Scene) -> None:
    status = AdversaryModel(secret=Secret.CASE_STATUS, prior=PriorRange(0.3, 0.6))
    first = scene.release(adversary=status)
    second = scene.release(release=small_plan(epsilon=0.5).release)  # participation, in a ledger of case status
    assert second.spent_epsilon == 2 * 0.5
    for outcome in (first, second):
        found = verify_report(outcome.report_path, scene.public_key_path)
        assert found.valid, found.reason
    assert second.report.predicate["budget"]["gamma_in_all"] is None


# ------------------------------------------------------------------------------------------------------------- files


def test_a_changed_table_or_results_file_beside_the_report_fails(scene: Scene) -> None:
    outcome = scene.release()
    for path in (outcome.table_path, outcome.viewer_path / "results.json"):
        whole = path.read_bytes()
        path.write_bytes(whole.replace(b"1", b"2", 1))
        found = verify_report(outcome.report_path, scene.public_key_path)
        assert not found.valid
        assert path.name in found.reason
        path.write_bytes(whole)
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_every_file_beside_a_report_is_compared_or_named_as_unchecked(scene: Scene) -> None:
    scene.release()
    outcome = scene.release()  # its viewer files are in a folder of their own
    name, key = outcome.report.name, scene.public_key_path
    assert outcome.viewer_path.name == f"{name}.viewer"
    alien = [
        scene.out / f"{name}.release.pdf",
        scene.out / f"{name}.xlsx",
        scene.out / f"{name}.release.tsv.bak",
        outcome.viewer_path / "notes.txt",
        outcome.viewer_path / "checksums" / "more.txt",
    ]
    for path in alien:
        path.write_text("anything", encoding="utf-8")
    alien += [scene.out / "results.json", scene.out / "checksums" / "results.json.txt"]  # the first release's
    (scene.out / f"{name}0.release.json").write_text("of another report", encoding="utf-8")
    found = verify_report(outcome.report_path, key)
    assert found.valid
    said = {each.path: each for each in found.beside}
    assert {path for path, each in said.items() if not each.is_checked} == set(alien)
    assert all("not checked" in said[path].words for path in alien)
    checked = [path for path, each in said.items() if each.is_checked]
    assert len(checked) == 10
    for path in checked:
        whole = path.read_bytes()
        path.write_bytes(whole + b"\n")
        changed = verify_report(outcome.report_path, key)
        assert not changed.valid, path
        assert path.name in changed.reason
        path.write_bytes(whole)
    assert verify_report(outcome.report_path, key).valid


def test_checksums_beside_the_report_are_compared(scene: Scene) -> None:
    outcome = scene.release()
    for path in sorted((scene.out / "checksums").iterdir()):
        whole = path.read_bytes()
        path.write_text("0" * 64, encoding="utf-8")
        assert path.name in verify_report(outcome.report_path, scene.public_key_path).reason
        path.write_bytes(whole)
    assert verify_report(outcome.report_path, scene.public_key_path).valid


def test_a_report_alone_is_valid_and_says_what_was_not_checked(scene: Scene, tmp_path: Path) -> None:
    outcome = scene.release()
    (tmp_path / "alone").mkdir()
    alone = tmp_path / "alone" / "anything.json"
    alone.write_bytes(outcome.report_path.read_bytes())
    found = verify_report(alone, scene.public_key_path)
    assert found.valid
    assert len(found.files) == 2
    assert all("was not checked" in text for text in found.files)


def test_a_results_file_of_another_report_is_not_held_against_this_one(scene: Scene, tmp_path: Path) -> None:
    scene.release()
    second = scene.release()
    alone = scene.out / "copy.json"
    alone.write_bytes(second.report_path.read_bytes())
    (second.viewer_path).rename(tmp_path / "away")
    found = verify_report(alone, scene.public_key_path)
    assert found.valid
    assert any("another report" in text for text in found.files)


def test_only_files_that_cannot_be_read_raise(scene: Scene, report: Path, tmp_path: Path) -> None:
    for bad in (tmp_path / "none", tmp_path):
        with pytest.raises(InvalidInput):
            verify_report(bad, scene.public_key_path)
        with pytest.raises(InvalidInput):
            verify_report(report, bad)
    (tmp_path / "empty").write_bytes(b"")
    assert not verify_report(tmp_path / "empty", scene.public_key_path).valid
    for key in (tmp_path / "empty", report, scene.key_path):
        found = verify_report(report, key)
        assert not found.valid
        assert found.key_id is None


def test_a_report_can_be_read_for_showing_without_a_key(report: Path) -> None:
    shown = read_report(report)
    assert shown.number == 2
    assert shown.snps is not None
