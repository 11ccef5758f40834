"""A release in the window where the site asks for a second person."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gwasprivacy.release.approval.approval import approve
from gwasprivacy.release.approval.request import read_request
from gwasprivacy.release.signing import generate_key
from gwasprivacy.release.verify import verify_report
from gwasprivacy.ui.release.release_tab import ReleaseTab
from gwasprivacy.ui.release.words import Step
from tests.release.policy_scene import found_site
from tests.ui.conftest import Answers
from tests.ui.release.release_window import PASSPHRASE, arm, click, to_confirm, until


def test_the_site_s_second_person_is_asked_and_then_there_is_a_release(
    qtbot: QtBot,
    tab: ReleaseTab,
    study: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    dialogs: Answers,
) -> None:
    (tmp_path / "site").mkdir()
    site, board = found_site(tmp_path / "site", monkeypatch), generate_key()
    site.put(approvers=[board.key_id])
    to_confirm(qtbot, tab, study, tmp_path)
    step = tab.confirm_step
    row = step.approval
    assert row.isVisible()
    arm(tab)
    assert step.reason.text() == "Save a request, then load the approval signed by a second person."
    assert not step.publish.isEnabled()
    assert not tab.runner.publish(PASSPHRASE)

    request, approval = tmp_path / "study.request.json", tmp_path / "study.approval.json"
    dialogs.paths = [request]
    click(qtbot, row.ask)
    until(qtbot, request.exists)
    until(qtbot, lambda: "Send it to the person who approves" in row.status.text())
    assert not step.passphrase.text()

    dialogs.paths = [request]
    click(qtbot, row.load)
    until(qtbot, lambda: "cannot be read as an approval" in row.error.text())
    approval.write_bytes(approve(read_request(request), board))
    dialogs.paths = [approval]
    click(qtbot, row.load)
    until(qtbot, lambda: tab.runner.prepared is not None and not tab.runner.prepared.lacks_approval)
    assert board.key_id in row.status.text().replace(" ", "")  # in groups: as one word it is wider than the column
    assert row.status.minimumSizeHint().width() < row.width()
    until(qtbot, lambda: tab.runner.step is Step.CONFIRM and not tab.runner.is_reading_ledger)
    if not step.confirm.isChecked():
        arm(tab)
    else:
        QTest.keyClicks(step.passphrase, PASSPHRASE)
    click(qtbot, step.publish)
    until(qtbot, lambda: tab.runner.done is not None or tab.runner.publish_error is not None)
    assert tab.runner.publish_error is None
    assert tab.runner.done is not None
    report = tab.runner.done.report
    assert report.predicate["approval"]["approver"] == board.key_id
    assert report.predicate["policy"][0]["site"] == "Cancer Registry"
    page = tab.verify_page
    tab.open_report(tab.runner.done.report_path, tmp_path / "officer.pub.pem")
    until(qtbot, lambda: "which was not given" in page.reason.text())
    page.policy.policy.picked.emit(site.policy)
    until(
        qtbot,
        lambda: (
            f"The signer of {site.policy} is not specified. Give the privacy officer’s public key." in page.error.text()
        ),
    )
    page.policy.officer.picked.emit(site.officer_key)
    until(qtbot, lambda: "complies with every rule in it" in page.reason.text())
    page.policy.policy.show_path(None)
    page.policy.officer.show_path(None)
    page.policy.set_open(True)
    page.policy.of_site.click()
    assert page.policy.given == (site.policy, site.officer_key)
    found = verify_report(
        tab.runner.done.report_path, tmp_path / "officer.pub.pem", policy=site.policy, policy_key=site.officer_key
    )
    assert found.valid, found.reason
