"""Ways around the approval that a site asks for: each ends the release with its reason, before anything is spent."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gwasprivacy.base.errors import InvalidInput, InvalidPlan, PrivacyRefusal, VerificationFailed
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.release import engine
from gwasprivacy.release.approval import approval as approvals
from gwasprivacy.release.approval.approval import approve, read_approval
from gwasprivacy.release.approval.asking import ask_for_approval
from gwasprivacy.release.approval.request import public_of, read_request
from gwasprivacy.release.engine import PreparedRelease, publish
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.permission import preview
from gwasprivacy.release.policy.signed_policy import read_policy, sign_policy
from gwasprivacy.release.signing import SigningKey, add_signature, generate_key, sign_payload, write_key_pair
from gwasprivacy.release.verify import verify_report
from gwasprivacy.statement.approval import Approval
from gwasprivacy.statement.approval_form import APPROVAL_TYPE, REQUEST_TYPE
from gwasprivacy.statement.envelope import canonical_envelope, open_envelope
from gwasprivacy.statement.public_keys import public_to_der
from gwasprivacy.statement.told_by_reports import spoken_statements
from gwasprivacy.study.public_files import Loci
from tests.release.policy_scene import PASSPHRASE, Site, found_site, rules
from tests.release.preparing import prepare_release
from tests.release.scene import Scene, genotypes, is_case, set_up
from tests.study.make_plink import make_plink


@dataclass
class Office:
    """A study, a site that asks for approval, who approves, and an approval of one release."""

    scene: Scene
    site: Site
    board: SigningKey
    days: int = 30

    def prepared(self, **fields: Any) -> PreparedRelease:
        return self.scene.prepared(**fields)

    def request(self, prepared: PreparedRelease | None = None, key: SigningKey | None = None) -> Path:
        path = self.scene.folder / "small.request.json"
        asked = ask_for_approval(prepared or self.prepared(), self.scene.ledger, key or self.scene.key)
        path.write_bytes(asked)
        return path

    def approval(self, request: Path | None = None, key: SigningKey | None = None) -> Path:
        path = self.scene.folder / "small.approval.json"
        path.write_bytes(approve(read_request(request or self.request()), key or self.board, self.days))
        return path

    def release(
        self, approval: Path | Approval | None, prepared: PreparedRelease | None = None, key: SigningKey | None = None
    ) -> Path:
        read = read_approval(approval) if isinstance(approval, Path) else approval
        made = replace(prepared or self.prepared(), approval=read)
        return publish(made, self.scene.ledger, key or self.scene.key, self.scene.out).report_path


@pytest.fixture
def office(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Office:
    scene, site, board = set_up(tmp_path), found_site(tmp_path, monkeypatch), generate_key()
    site.put(approvers=[board.key_id])
    return Office(scene=scene, site=site, board=board)


def _folder(office: Office, name: str) -> Path:
    folder = office.scene.folder / name
    folder.mkdir()
    return folder


def payload_of(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(base64.b64decode(json.loads(file.read_bytes())["payload"]))
    return found


def test_with_both_signatures_there_is_one_release_and_the_report_names_policy_and_both(office: Office) -> None:
    report = office.release(office.approval())
    found = verify_report(report, office.scene.public_key_path)
    assert found.valid, found.reason
    assert found.report is not None
    predicate = found.report.predicate
    assert predicate["approval"]["approver"] == office.board.key_id
    assert predicate["approval"]["requester"] == office.scene.key.key_id
    (policy,) = predicate["policy"]
    assert (policy["site"], policy["key_id"]) == ("Cancer Registry", office.site.officer.key_id)
    assert any("A second person approved this release" in line for line in found.report.sentences)
    rows = Ledger(office.scene.ledger).read().site
    assert rows.policy.sha256 == policy["sha256"]
    assert [each.key_id for each in rows.approvals] == [office.board.key_id]


def test_a_request_holds_no_mark_that_anybody_else_could_test(office: Office) -> None:
    """The same study asked for twice, and by another key, has three different marks; nothing of its people is in the file."""
    first, second = payload_of(office.request()), payload_of(office.request())
    other = payload_of(office.request(key=generate_key()))
    assert len({first["study"], second["study"], other["study"]}) == 3
    text = json.dumps(first)
    plain = office.prepared().fingerprint
    assert plain.people is not None
    assert not any(each.hex() in text for each in plain.people)
    assert first["report"]["result"] is None
    assert not Ledger(office.scene.ledger).read().accounts


def test_whoever_may_not_sign_asks_for_no_approval_and_begins_no_ledger(office: Office) -> None:
    office.site.put(approvers=[office.board.key_id], signers=[office.scene.key.key_id])
    with pytest.raises(PrivacyRefusal) as caught:
        office.request(key=generate_key())
    assert caught.value.code == "policy.other-signer"
    assert not office.scene.ledger.exists()
    assert office.request().is_file()


# The ways ---------------------------------------------------------------------------------------------------------------


def none(office: Office) -> None:
    office.release(None)


def own(office: Office) -> None:
    office.approval(key=office.scene.key)


def by_a_key_of_my_own(office: Office) -> None:
    office.release(office.approval(key=generate_key()))


def used_before(office: Office) -> None:
    path = office.approval()
    office.release(path)
    office.release(path)


def used_before_in_a_copy_of_the_ledger(office: Office) -> None:
    """An older copy of the ledger in another folder, where no report tells of the debit."""
    path = office.approval()
    copy = office.scene.folder / "copy" / "small.gwasledger"
    copy.parent.mkdir()
    copy.write_bytes(office.scene.ledger.read_bytes())
    office.release(path)
    second = read_approval(path)
    publish(replace(office.prepared(), approval=second), copy, office.scene.key, copy.parent / "out")


def after_another_release(office: Office) -> None:
    office.site.put()  # as if nobody had asked, for one release
    free = office.prepared()
    stale = office.approval()
    office.release(None, prepared=free)
    office.release(stale)


def another_plan(office: Office) -> None:
    office.release(
        office.approval(),
        prepared=office.prepared(release=replace(office.scene.plan.release, n_snps=2)),
    )


def another_epsilon(office: Office) -> None:
    richer = replace(office.scene.plan.release, epsilon=1.4)
    office.release(office.approval(), prepared=office.prepared(release=richer))


def another_family(office: Office) -> None:
    bigger = replace(office.scene.plan.adversary, group_size=2)
    office.release(office.approval(), prepared=office.prepared(adversary=bigger))


def another_account(office: Office) -> None:
    office.release(office.approval(), prepared=office.prepared(account="second"))


def another_study(office: Office) -> None:
    """Other people with the same SNPs and sizes."""
    path = office.approval()
    folder = office.scene.folder / "other"
    folder.mkdir()
    other = make_plink(folder, genotypes(2), is_case())
    office.release(path, prepared=prepare_release(office.scene.plan, other, name="small"))


def another_diagnosis(office: Office) -> None:
    """The same people and genotypes, and as many cases: other ones."""
    path = office.approval()
    other = make_plink(_folder(office, "other"), genotypes(), np.roll(is_case(), 3))
    office.release(path, prepared=prepare_release(office.scene.plan, other, name="small"))


def another_ledger(office: Office) -> None:
    path = read_approval(office.approval())
    publish(
        replace(office.prepared(), approval=path),
        office.scene.folder / "second.gwasledger",
        office.scene.key,
        office.scene.out,
    )


def another_policy(office: Office) -> None:
    path = office.approval()
    office.site.put(approvers=[office.board.key_id], max_snps=5)
    office.release(path)


def another_signer(office: Office) -> None:
    office.release(office.approval(), key=generate_key())


def for_too_long(office: Office) -> None:
    office.days = 31
    office.release(office.approval())


def another_name(office: Office) -> None:
    office.release(office.approval(), prepared=prepare_release(office.scene.plan, office.scene.study, name="other"))


def edited(office: Office) -> None:
    """The request inside is exchanged for another one, and the approver's signature kept."""
    path = office.approval()
    envelope = json.loads(path.read_bytes())
    payload = json.loads(base64.b64decode(envelope["payload"]))
    payload["valid_until"] = "2999-01-01"
    envelope["payload"] = base64.b64encode(canonical_json(payload)).decode()
    path.write_bytes(canonical_json(envelope) + b"\n")
    office.release(path)


def with_another_request_inside(office: Office) -> None:
    first = office.approval()
    payload = payload_of(first)
    payload["request"] = json.loads(office.request().read_bytes())
    first.write_bytes(sign_payload(canonical_json(payload), office.scene.key, APPROVAL_TYPE))
    office.release(first)


def with_an_unknown_member(office: Office) -> None:
    payload = {**payload_of(office.approval()), "for_ever": True}
    path = office.scene.folder / "more.json"
    path.write_bytes(sign_payload(canonical_json(payload), office.board, APPROVAL_TYPE))
    office.release(path)


def with_looks_that_nobody_was_shown(office: Office) -> None:
    """Whoever asks has looked at exact results, and signs a request that lists none of it."""
    Ledger(office.scene.ledger).record_look("tables of everything")
    asked = office.request()
    payload = payload_of(asked)
    assert len(payload["report"]["looks"]) == 1
    payload["report"]["looks"] = []
    asked.write_bytes(sign_payload(canonical_json(payload), office.scene.key, REQUEST_TYPE))
    office.release(office.approval(asked))


def the_request_itself(office: Office) -> None:
    office.release(office.request())


def a_report_s_signature(office: Office) -> None:
    """What the board signed as another kind of document is no approval."""
    payload = payload_of(office.approval())
    envelope = json.loads(sign_payload(canonical_json(payload), office.board))
    path = office.scene.folder / "other.json"
    path.write_bytes(canonical_json({**envelope, "payloadType": APPROVAL_TYPE}) + b"\n")
    office.release(path)


WAYS: dict[str, tuple[Callable[[Office], None], str, int]] = {
    "none": (none, "approval.missing", 0),
    "own key": (own, "approval.own", 0),
    "a second key of one's own": (by_a_key_of_my_own, "approval.other-approver", 0),
    "used before": (used_before, "approval.other-release", 1),
    "used in a copy of the ledger": (used_before_in_a_copy_of_the_ledger, "positions.older-copy", 1),
    "overtaken": (after_another_release, "approval.other-release", 1),
    "another plan": (another_plan, "approval.other-release", 0),
    "another ε": (another_epsilon, "approval.other-release", 0),
    "another attacker": (another_family, "approval.other-release", 0),
    "another account": (another_account, "approval.other-release", 0),
    "another study": (another_study, "approval.other-release", 0),
    "another diagnosis": (another_diagnosis, "approval.other-release", 0),
    "another ledger": (another_ledger, "approval.other-release", 0),
    "another policy": (another_policy, "approval.other-release", 0),
    "another signer": (another_signer, "approval.other-requester", 0),
    "too long": (for_too_long, "approval.too-long", 0),
    "another name": (another_name, "approval.other-release", 0),
    "edited": (edited, "approval.unusable", 0),
    "another request inside": (with_another_request_inside, "approval.unusable", 0),
    "an unknown member": (with_an_unknown_member, "approval.unusable", 0),
    "looks not shown": (with_looks_that_nobody_was_shown, "approval.other-release", 0),
    "the request itself": (the_request_itself, "approval.unusable", 0),
    "signed as a report": (a_report_s_signature, "approval.unusable", 0),
}


@pytest.mark.parametrize("name", WAYS)
def test_no_way_leads_around_the_approval(name: str, office: Office) -> None:
    way, code, n_debits = WAYS[name]
    with pytest.raises(PrivacyRefusal) as caught:
        way(office)
    assert caught.value.code.startswith(code)
    assert caught.value.exit_code == 3
    ledger = Ledger(office.scene.ledger)
    accounts = ledger.read().accounts if ledger.exists() else ()
    assert sum(len(each.releases) for each in accounts) == n_debits


def test_an_approval_ends_by_the_ledger_s_clock_too(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    path = read_approval(office.approval())
    late = "2999-01-01"
    monkeypatch.setattr(approvals, "today", lambda: late)
    with pytest.raises(PrivacyRefusal, match="The approval ended on"):
        office.release(path)
    monkeypatch.undo()
    state = Ledger(office.scene.ledger).read()
    with pytest.raises(PrivacyRefusal, match="The approval ended on"):
        approvals.check_unused(path, state.ledger_id, late, state.site)


def test_a_ledger_knows_the_approvals_that_were_used_whatever_their_numbers(office: Office) -> None:
    path = read_approval(office.approval())
    office.release(path)
    state = Ledger(office.scene.ledger).read()
    with pytest.raises(PrivacyRefusal, match="was already used for a release"):
        approvals.check_unused(path, state.ledger_id, "", state.site)


def test_what_is_asked_for_must_follow_from_the_plan_before_anybody_is_shown_it(office: Office) -> None:
    """A request whose words or numbers say less than its plan is none, however well it is signed."""
    honest = payload_of(office.request())
    lies: tuple[Callable[[dict[str, Any]], None], ...] = (
        lambda report: report["statements"].pop(),
        lambda report: report.update(epsilon=report["epsilon"] / 2),
        lambda report: report.update(likelihood_ratio=1.0),
        lambda report: report["budget"].update(spent_in_all=0.1),
        lambda report: report["plan"]["release"].update(n_snps=9),
        lambda report: report.update(wording=2),
        lambda report: report.update(result={"kind": "selection", "snps": []}),
        lambda report: report.update(more=1),
    )
    path = office.scene.folder / "lie.json"
    for lie in lies:
        payload = json.loads(canonical_json(honest))
        lie(payload["report"])
        path.write_bytes(sign_payload(canonical_json(payload), office.scene.key, REQUEST_TYPE))
        with pytest.raises(VerificationFailed):
            read_request(path)
    stolen = {**honest, "requester": base64.b64encode(public_to_der(public_of(office.board))).decode()}
    path.write_bytes(sign_payload(canonical_json(stolen), office.scene.key, REQUEST_TYPE))
    with pytest.raises(VerificationFailed):
        read_request(path)


def test_a_report_with_an_approval_of_another_release_does_not_verify(office: Office) -> None:
    """Even signed again by who made it."""
    office.site.put(approvers=[office.board.key_id])
    first = office.approval()
    kept = read_approval(first).to_json()
    report = office.release(first)
    second = office.release(office.approval())
    for file, change in ((report, None), (second, kept)):
        statement = payload_of(file)
        if change is None:
            statement["predicate"]["approval"]["approver"] = "0" * 64
        else:
            statement["predicate"]["approval"] = change
        file.write_bytes(sign_payload(canonical_json(statement), office.scene.key))
        assert not verify_report(file, office.scene.public_key_path).valid


def test_nobody_is_asked_where_no_policy_asks_and_an_approval_may_be_given_all_the_same(office: Office) -> None:
    office.site.put()
    office.release(None)
    report = office.release(office.approval(key=generate_key()))
    assert payload_of(report)["predicate"]["approval"] is not None
    assert (
        preview(office.prepared(), office.scene.ledger.with_name("new.gwasledger")).report.predicate["approval"] is None
    )


def test_the_people_of_a_study_are_no_numbers_of_a_request(office: Office) -> None:
    """Whatever the genotypes are, a request says the same but for the mark, the nonce and the signature."""
    folder = office.scene.folder / "other"
    folder.mkdir()
    calls = np.random.default_rng(5).integers(0, 3, size=genotypes().shape)
    other = prepare_release(office.scene.plan, make_plink(folder, calls, is_case()), name="small")
    mine, theirs = payload_of(office.request()), payload_of(office.request(other))
    for each in (mine, theirs):
        del each["study"], each["nonce"]
    assert mine == theirs


def test_a_verifier_with_the_policy_checks_its_rules_its_officer_and_the_approver(office: Office) -> None:
    report, scene, policy = office.release(office.approval()), office.scene, office.site.policy
    officer = office.site.officer_key
    assert verify_report(report, scene.public_key_path, policy=policy, policy_key=officer).valid
    assert "which was not given" in verify_report(report, scene.public_key_path).reason
    with pytest.raises(InvalidInput, match=r"The signer of \S*policy\.json is not specified"):
        verify_report(report, scene.public_key_path, policy=policy)
    assert not verify_report(report, scene.public_key_path, policy=policy, policy_key=scene.public_key_path).valid
    stricter = scene.folder / "stricter.json"
    stricter.write_bytes(sign_policy(rules(max_snps=5), office.site.officer))
    other = verify_report(report, scene.public_key_path, policy=stricter, policy_key=officer)
    advice = " Check it with the policy that was in force there, or ask its signer."
    assert other.reason == f"It names another policy, not this one.{advice}"
    # A report that names a policy which it does not keep: whoever has the signing key can write one.
    for broken in (
        {"max_epsilon": 1.4},
        {"approvers": ["0" * 64]},
        {"valid_until": "2020-01-01"},
        {"signers": ["0" * 64]},
    ):
        signed = sign_policy(rules(**broken), office.site.officer)
        stricter.write_bytes(signed)
        statement = payload_of(report)
        statement["predicate"]["policy"][0]["sha256"] = read_policy(stricter).sha256
        statement["predicate"]["approval"] = None
        statement["predicate"]["statements"] = spoken_statements(scene.plan, statement["predicate"])
        lie = scene.folder / "small-1.release.json"
        lie.write_bytes(sign_payload(canonical_json(statement), scene.key))
        assert verify_report(lie, scene.public_key_path).valid
        found = verify_report(lie, scene.public_key_path, policy=stricter, policy_key=officer)
        assert found.reason.startswith("It breaks the policy that it names")


def test_a_clock_before_the_day_of_the_approval_ends_the_release_with_nothing_spent(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its report would be older than its approval, and would not verify."""
    path = read_approval(office.approval())
    monkeypatch.setattr(approvals, "today", lambda: "2020-01-01")
    with pytest.raises(PrivacyRefusal, match="the computer’s clock says 2020-01-01"):
        office.release(path)
    assert not Ledger(office.scene.ledger).read().accounts


def test_an_account_that_is_opened_between_check_and_debit_ends_the_release_with_nothing_spent(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The report would name another number of accounts than its approval, and would not verify."""
    path = read_approval(office.approval())
    fingerprint = prepare_release(
        office.scene.plan, make_plink(_folder(office, "other"), genotypes(2), is_case(), name="other")
    ).fingerprint
    plain = office.prepared().request()

    def meanwhile(*_: object, **__: object) -> tuple[str, ...]:
        Ledger(office.scene.ledger).debit(replace(plain, account="second"), fingerprint)
        return ()

    monkeypatch.setattr(engine, "clear_leftovers", meanwhile)
    with pytest.raises(PrivacyRefusal, match="the account is not the same"):
        office.release(path)
    assert [each.name for each in Ledger(office.scene.ledger).read().accounts] == ["second"]


def test_a_plan_whose_loci_could_be_exchanged_is_not_asked_for_and_not_approved(office: Office) -> None:
    """The request says nothing of where files are, so only a digest says which loci were approved."""
    file = office.scene.folder / "loci.bed"
    file.write_text("1 0 5000\n1 5000 10000\n", encoding="utf-8")
    design = replace(office.scene.plan.design, loci=Loci(path=str(file)))
    with pytest.raises(InvalidPlan, match="any file with this name could be used"):
        office.request(office.prepared(design=design))
    pinned = replace(design, loci=Loci(path=str(file), sha256=hashlib.sha256(file.read_bytes()).hexdigest()))
    asked = office.request(office.prepared(design=pinned))
    payload = payload_of(asked)
    payload["report"]["plan"]["design"]["loci"]["sha256"] = None
    asked.write_bytes(sign_payload(canonical_json(payload), office.scene.key, REQUEST_TYPE))
    with pytest.raises(VerificationFailed, match="Its request does not follow from its plan"):
        read_request(asked)


def test_a_report_under_an_approval_has_the_signature_of_who_asked_and_not_their_name_alone(office: Office) -> None:
    """Another trusted key signs the report, and a signature that does not hold stands under the requester's fingerprint."""
    report = office.release(office.approval())
    statement = payload_of(report)
    other = generate_key()
    _, public = write_key_pair(other, office.scene.folder / "other", PASSPHRASE)
    envelope = json.loads(sign_payload(canonical_json(statement), other))
    forged = {"keyid": office.scene.key.key_id, "sig": base64.b64encode(bytes(64)).decode()}
    report.write_bytes(canonical_envelope({**envelope, "signatures": [*envelope["signatures"], forged]}))
    found = verify_report(report, public)
    assert found.reason.startswith("It was not signed by the requester of its approval")
    # A countersigned report keeps the first signature, and is as good by either key.
    report.write_bytes(sign_payload(canonical_json(statement), office.scene.key))
    report.write_bytes(add_signature(open_envelope(report.read_bytes()), other))
    assert verify_report(report, public).valid


def test_a_verifier_holds_an_approval_to_the_days_and_approvers_and_a_name_to_the_site_of_the_policy(
    office: Office,
) -> None:
    report, scene, officer = office.release(office.approval()), office.scene, office.site.officer_key
    statement = payload_of(report)

    def approved_under(name: str, **given: Any) -> tuple[Path, str, Approval]:
        """A policy with these rules, its digest, and an approval of the board that names it."""
        path = scene.folder / f"{name}.json"
        path.write_bytes(sign_policy(rules(**given), office.site.officer))
        sha256 = read_policy(path).sha256
        asked = office.request()
        payload = payload_of(asked)
        payload["report"] = {
            **payload_of(report)["predicate"],
            **dict.fromkeys(("result", "ledger", "effects", "approval")),
        }
        payload["report"]["policy"][0]["sha256"] = sha256
        payload["report"]["statements"] = spoken_statements(scene.plan, payload["report"])
        asked.write_bytes(sign_payload(canonical_json(payload), scene.key, REQUEST_TYPE))
        return path, sha256, read_approval(office.approval(asked))

    shorter, of_shorter, for_thirty = approved_under("shorter", approvers=[office.board.key_id], approval_days=7)
    other_board, of_other, by_this_board = approved_under("other", approvers=["0" * 64])
    lie = scene.folder / "small-1.release.json"

    def verified(policy: Path, change: Callable[[dict[str, Any]], None]) -> str:
        predicate = json.loads(canonical_json(statement["predicate"]))
        change(predicate)
        predicate["statements"] = spoken_statements(scene.plan, predicate)
        lie.write_bytes(sign_payload(canonical_json({**statement, "predicate": predicate}), scene.key))
        assert verify_report(lie, scene.public_key_path).valid
        return verify_report(lie, scene.public_key_path, policy=policy, policy_key=officer).reason

    def for_thirty_days(predicate: dict[str, Any]) -> None:
        predicate["policy"][0]["sha256"] = of_shorter
        predicate["approval"] = for_thirty.to_json()

    def by_somebody_else(predicate: dict[str, Any]) -> None:
        predicate["policy"][0]["sha256"] = of_other
        predicate["approval"] = by_this_board.to_json()

    def of_the_ministry(predicate: dict[str, Any]) -> None:
        predicate["policy"][0]["site"] = "The Ministry"
        predicate["approval"] = None

    assert "for 30 days, and this site allows 7" in verified(shorter, for_thirty_days)
    assert verified(other_board, by_somebody_else).startswith("It breaks the policy that it names")
    said = verified(office.site.policy, of_the_ministry)
    assert said.startswith("It names this policy as another site’s. Check it with the policy that was in force there")
