"""The privacy officer's and the second person's dialogs."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gwasprivacy.release.approval.approval import read_approval
from gwasprivacy.release.approval.asking import ask_for_approval
from gwasprivacy.release.policy.signed_policy import read_policy, with_signature_of
from gwasprivacy.release.signing import generate_key, load_public_key, write_key_pair
from gwasprivacy.ui.main_window import MainWindow
from gwasprivacy.ui.tools.approve_dialog import ApproveDialog
from gwasprivacy.ui.tools.policy_dialog import CHOICES, PolicyDialog
from tests.release.policy_scene import PASSPHRASE, Site, found_site
from tests.release.scene import Scene, set_up
from tests.ui.conftest import Answers
from tests.ui.release.release_window import until


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Site:
    return found_site(tmp_path, monkeypatch)


@pytest.fixture
def scene(tmp_path: Path) -> Scene:
    return set_up(tmp_path)


@pytest.fixture
def policy(window: MainWindow, here: Site) -> Iterator[PolicyDialog]:
    made = window.tools.open("policy")
    assert isinstance(made, PolicyDialog)
    yield made
    made.close()


def type_into(policy: PolicyDialog, name: str, text: str) -> None:
    field = policy.fields[name][0]
    field.clear()
    QTest.keyClicks(field, text)


def test_an_officer_makes_reads_and_signs_a_policy(
    qtbot: QtBot, policy: PolicyDialog, here: Site, tmp_path: Path, dialogs: Answers
) -> None:
    board = generate_key()
    _, board_public = write_key_pair(board, tmp_path / "board", PASSPHRASE)
    assert policy.why_not() == "Enter the rules first, or open a policy."
    type_into(policy, "site", "Cancer Registry")
    type_into(policy, "max_epsilon", "0.7")
    type_into(policy, "covers_prior", "0.1, 0.9")
    type_into(policy, "min_participants", "many")
    assert policy.heading.text() == "This is not a policy yet."
    assert policy.words.toPlainText() == "Participants: Must be a whole number."
    type_into(policy, "min_participants", "500")
    policy.boxes["allow_traits"].click()
    dialogs.paths = [board_public]
    policy.add_approver.click()
    assert "• In one release a protected person may face ε = 0.7 at most." in policy.words.toPlainText()
    assert board.key_id in policy.words.toPlainText()
    policy.key.place.picked.emit(tmp_path / "officer.key.pem")
    QTest.keyClicks(policy.key.passphrase, PASSPHRASE)
    out = tmp_path / "policy.json"
    dialogs.paths = [out]
    policy.make.click()
    assert not policy.key.passphrase.text()
    until(qtbot, lambda: policy.heading.text() == "Signed: policy.json")
    made = with_signature_of(read_policy(out), load_public_key(here.officer_key)).policy
    assert (made.max_epsilon, made.min_participants, made.allow_traits) == (0.7, 500, False)
    assert made.approvers == (board.key_id,)

    type_into(policy, "max_epsilon", "9")
    policy.open_policy(out)
    assert policy.fields["max_epsilon"][0].text() == "0.7"
    assert policy.fields["covers_prior"][0].text() == "0.1, 0.9"
    assert policy.policy == made


def test_a_policy_that_is_opened_keeps_every_digit_of_its_numbers(policy: PolicyDialog, here: Site) -> None:
    """Signed again, a limit of ln 2 is no smaller than before."""
    here.put(max_epsilon=math.log(2), covers_prior={"low": 1 / 3, "high": 0.9})
    policy.open_policy(here.policy)
    assert policy.policy is not None
    assert policy.policy.max_epsilon == math.log(2)
    assert policy.policy.covers_prior is not None
    assert policy.policy.covers_prior.low == 1 / 3


@pytest.mark.parametrize("name", CHOICES)
def test_a_rule_of_names_says_what_it_may_name(policy: PolicyDialog, name: str) -> None:
    offered = [str(each) for each in CHOICES[name]()]
    assert any(text.text() == f"any of: {', '.join(offered)}" for text in policy.findChildren(QLabel))
    type_into(policy, "site", "Cancer Registry")
    type_into(policy, name, ", ".join(offered))
    assert policy.policy is not None, policy.words.toPlainText()
    assert [str(each) for each in getattr(policy.policy, name)] == offered


def test_this_site_s_policy_is_said_in_words_and_one_that_cannot_be_believed_is_not(
    policy: PolicyDialog, here: Site
) -> None:
    here.put(max_snps=3)
    policy.site_button.click()
    assert policy.heading.text() == "This site’s policy: Cancer Registry"
    assert policy.words.toPlainText() == "• One release names 3 SNPs at most."
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
    here.put(approvers=[board.key_id])
    request = tmp_path / "small.request.json"
    request.write_bytes(ask_for_approval(scene.prepared(), scene.ledger, scene.key))
    window.open_dropped(request)
    dialog = window.tools.dialogs["approve"]
    assert isinstance(dialog, ApproveDialog)
    until(qtbot, lambda: dialog.request is not None)
    for words in ("Release 1 of the study “Small study”", "and nothing else", "It spends ε = 1.5", "Cancer Registry"):
        assert words in dialog.words.toPlainText()
    out = tmp_path / "small.approval.json"
    for key, said in ((scene.key_path, "Nobody approves their own release."), (board_key, "")):
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
    assert dialog.place.error.text().startswith("It is no signed request")
    assert dialog.verdict.text() == "Do not approve this request."
    assert dialog.why_not() == "Only a valid request can be approved."
    dialog.close()
