"""The privacy officer's and the second person's dialogs."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from gwasprivacy.base.fingerprint_words import in_groups
from gwasprivacy.base.language import in_source
from gwasprivacy.base.platforms.system import IS_WINDOWS
from gwasprivacy.membership.guarantee import PriorRange
from gwasprivacy.release.approval.approval import read_approval
from gwasprivacy.release.approval.asking import ask_for_approval
from gwasprivacy.release.policy import rule_table
from gwasprivacy.release.policy.policy import Policy, policy_document
from gwasprivacy.release.policy.signed_policy import read_policy, with_signature_of
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.tools.approve_dialog import ApproveDialog
from gwasprivacy.ui.tools.policy_dialog import PolicyDialog
from gwasprivacy.ui.tools.policy_fields import IdsField, NamesField, TextField, TypedField
from tests.release.policy_scene import PASSPHRASE, Site, found_site
from tests.release.scene import Scene
from tests.ui.conftest import Answers
from tests.ui.release.release_window import until


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    return found_site(tmp_path, monkeypatch)


@pytest.fixture
def policy(window: MainWindow, here: Site) -> Iterator[PolicyDialog]:
    made = window.tools.open("policy")
    assert isinstance(made, PolicyDialog)
    yield made
    made.close()


def type_into(policy: PolicyDialog, name: str, *texts: str) -> None:
    field = policy.fields[name]
    assert isinstance(field, TextField | TypedField)
    for edit, text in zip(field.edits, texts, strict=True):
        edit.clear()
        QTest.keyClicks(edit, text)


def test_an_officer_makes_reads_and_signs_a_policy(
    qtbot: QtBot, policy: PolicyDialog, here: Site, tmp_path: Path, dialogs: Answers
) -> None:
    board = generate_key()
    _, board_public = write_key_pair(board, tmp_path / "board", PASSPHRASE)
    assert policy.why_not() == "Enter the rules first, or open a policy."
    policy.begin_button.click()
    assert policy.words.toPlainText() == "Still missing: Name of the site."
    assert policy.why_not() == "Still missing: Name of the site."
    type_into(policy, "site", "Cancer Registry")
    assert policy.policy is not None
    type_into(policy, "covers_prior", "20%", "0.9")
    type_into(policy, "min_participants", "many")
    assert policy.heading.text() == "This is not a policy yet."
    assert policy.fields["min_participants"].error.text() == "Must be a whole number."
    type_into(policy, "min_participants", "1,500")
    assert not policy.fields["min_participants"].error.text()
    policy.boxes["allow_traits"].click()
    approvers = policy.fields["approvers"]
    assert isinstance(approvers, IdsField)
    dialogs.paths = [board_public]
    approvers.add.click()
    assert "In one release, ε is at most 0.7 for each protected person." in policy.words.toPlainText()
    assert in_groups(board.key_id) in policy.words.toPlainText()
    policy.key.place.picked.emit(tmp_path / "officer.key.pem")
    QTest.keyClicks(policy.key.passphrase, PASSPHRASE)
    out = tmp_path / "policy.json"
    dialogs.paths = [out]
    policy.make.click()
    assert not policy.key.passphrase.text()
    until(qtbot, lambda: policy.heading.text() == "Signed: policy.json")
    made = with_signature_of(read_policy(out), load_public_key(here.officer_key)).policy
    assert (made.max_epsilon, made.min_participants, made.allow_traits) == (0.7, 1500, False)
    assert made.approvers == (board.key_id,)
    assert made.covers_prior == PriorRange(0.2, 0.9)
    # What an administrator puts in place lies beside it.
    assert (tmp_path / "officer.pub.pem").read_bytes() == here.officer_key.read_bytes()
    told = policy.words.toPlainText()
    assert "administrator of each machine" in told
    assert ("sudo install -m 644 policy.json" in told) != IS_WINDOWS

    type_into(policy, "max_epsilon", "9")
    policy.open_policy(out)
    assert policy.fields["max_epsilon"].value() == 0.7
    assert policy.policy == made
    (remove,) = approvers.rows[0].findChildren(QPushButton)
    remove.click()
    assert policy.policy is not None
    assert policy.policy.approvers is None
    QTest.keyClicks(approvers.paste, board.key_id.upper())
    QTest.keyClick(approvers.paste, Qt.Key.Key_Return)
    assert not policy.is_running
    assert policy.policy == made


def test_a_key_that_is_made_here_signs_and_no_policy_lies_beside_another_officer_s_key(
    qtbot: QtBot, policy: PolicyDialog, here: Site, tmp_path: Path, dialogs: Answers
) -> None:
    type_into(policy, "site", "Cancer Registry")
    policy.new_key.link.click()
    for field in (policy.new_key.questions.first, policy.new_key.questions.second):
        QTest.keyClicks(field, PASSPHRASE)
    new = tmp_path / "keys"
    new.mkdir()
    dialogs.paths = [new / "new.key.pem"]
    policy.new_key.questions.make.click()
    until(qtbot, lambda: policy.key.path == new / "new.key.pem")
    assert policy.why_not() == ""
    for out, wrong in ((tmp_path / "policy.json", True), (new / "policy.json", False)):
        policy.key.passphrase.setText(PASSPHRASE)
        dialogs.paths = [out]
        policy.make.click()
        until(qtbot, lambda: not policy.is_running)
        assert out.exists() is not wrong
        assert ("is another officer’s key" in policy.error.text()) is wrong
        assert not policy.key.passphrase.text()
    assert (new / "officer.pub.pem").read_bytes() == (new / "new.pub.pem").read_bytes()


def test_a_policy_that_is_opened_keeps_every_digit_of_its_numbers(policy: PolicyDialog, here: Site) -> None:
    """Signed again, a limit of ln 2 is no smaller than before."""
    here.put(max_epsilon=math.log(2), covers_prior={"low": 1 / 3, "high": 0.9})
    policy.open_policy(here.policy)
    assert policy.policy is not None
    assert policy.policy.max_epsilon == math.log(2)
    assert policy.policy.covers_prior is not None
    assert policy.policy.covers_prior.low == 1 / 3


@pytest.mark.parametrize("name", [rule.name for rule in rule_table.RULES if rule.choices is not None])
def test_a_rule_of_names_is_a_list_to_tick_and_nothing_ticked_is_no_rule(policy: PolicyDialog, name: str) -> None:
    type_into(policy, "site", "Cancer Registry")
    field = policy.fields[name]
    assert isinstance(field, NamesField)
    field.fold.set_open(True)
    offered = list(Policy.rule(name).choices())
    assert list(field.boxes) == offered
    assert field.fold.button.text().endswith(": any")
    assert not {box.text() for box in field.boxes.values()} & set(offered)  # plain words, not what files call them
    for box in field.boxes.values():
        box.click()
    assert field.fold.button.text().endswith(f": {len(offered)} of {len(offered)}")
    assert policy.policy is not None, policy.words.toPlainText()
    assert [str(each) for each in getattr(policy.policy, name)] == offered
    for box in field.boxes.values():
        box.click()
    assert policy.policy is not None
    assert getattr(policy.policy, name) is None


def test_every_rule_of_a_policy_has_a_field_and_a_sentence(policy: PolicyDialog) -> None:
    members = {*policy_document().form.members} - {"format"}
    assert {*policy.fields, *policy.boxes} == members
    for rule in rule_table.RULES:
        assert rule.why.endswith(".")
        if rule.name in policy.fields:
            assert policy.fields[rule.name].why.text() == rule.why


def test_this_site_s_policy_is_said_in_words_and_one_that_cannot_be_believed_is_not(
    policy: PolicyDialog, here: Site
) -> None:
    here.put(max_snps=3)
    policy.site_button.click()
    assert policy.heading.text() == "This site’s policy: Cancer Registry"
    assert policy.words.toPlainText() == "One release names 3 SNPs at most."
    here.policy.unlink()
    policy.site_button.click()
    assert "cannot be used" in policy.heading.text()
    here.officer_key.unlink()
    policy.site_button.click()
    assert policy.heading.text() == "This site has no policy."


def test_a_dropped_request_is_read_in_plain_words_and_approved(
    qtbot: QtBot, window: MainWindow, scene: Scene, here: Site, tmp_path: Path, dialogs: Answers
) -> None:
    board = generate_key()
    board_key, _ = write_key_pair(board, tmp_path / "board", PASSPHRASE)
    here.put(approvers=[board.key_id], approval_days=7)
    request = tmp_path / "small.request.json"
    request.write_bytes(ask_for_approval(scene.prepared(), scene.ledger, scene.key))
    window.open_dropped(request)
    dialog = window.tools.dialogs["approve"]
    assert isinstance(dialog, ApproveDialog)
    until(qtbot, lambda: dialog.request is not None)
    for words in ("Release 1 of the study “Small study”", "and nothing else", "It spends ε = 1.5", "Cancer Registry"):
        assert words in dialog.words.toPlainText()
    assert dialog.days.value() == 7  # what this site's policy allows
    out = tmp_path / "small.approval.json"
    for key, said in ((scene.key_path, "You cannot approve your own release."), (board_key, "")):
        dialog.key.place.picked.emit(key)
        QTest.keyClicks(dialog.key.passphrase, PASSPHRASE)
        dialogs.paths = [out]
        dialog.make.click()
        assert not dialog.key.passphrase.text()
        until(qtbot, lambda: not dialog.is_running)
        assert dialog.error.text().startswith(said)
    assert dialog.verdict.text() == "Approved: small.approval.json"
    assert read_approval(out).approver.key_id == board.key_id

    request.write_bytes(out.read_bytes())
    dialog.open_request(request)
    until(qtbot, lambda: bool(dialog.place.error.text()))
    assert dialog.place.error.text().startswith("It is not a request")
    assert dialog.verdict.text() == "Do not approve this request."
    assert dialog.why_not() == "Only a valid request can be approved."
    dialog.close()


def test_a_request_is_read_in_german_with_the_english_that_is_signed_at_its_end(
    german: None, qtbot: QtBot, window: MainWindow, scene: Scene, here: Site, tmp_path: Path
) -> None:
    here.put(approvers=[generate_key().key_id], approval_days=7)
    request = tmp_path / "small.request.json"
    with in_source():
        request.write_bytes(ask_for_approval(scene.prepared(), scene.ledger, scene.key))
    window.open_dropped(request)
    dialog = window.tools.dialogs["approve"]
    assert isinstance(dialog, ApproveDialog)
    until(qtbot, lambda: dialog.request is not None)
    said = dialog.words.toPlainText()
    own, _title, signed = said.partition("Die englischen Sätze des Berichts, Wort für Wort")
    assert dialog.request is not None
    for sentence in dialog.request.report["statements"]:
        assert sentence in signed
        assert sentence not in own
    assert "Wir veröffentlichen Namen und Positionen" in own
