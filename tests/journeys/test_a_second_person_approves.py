"""A site's policy asks for a second person: a request, their signature, and then the release."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gwasprivacy.plan.saved_plan import save_plan
from gwasprivacy.release.policy.signed_policy import sign_policy
from gwasprivacy.release.signing import generate_key, write_key_pair
from gwasprivacy.release.verify import verify_report
from tests.journeys.conftest import Start
from tests.release.policy_scene import rules
from tests.release.scene import PASSPHRASE, set_up

pytestmark = pytest.mark.posix

SAVED = "a.request.json is saved. Send it to the person who approves; they open it with Tools → Approve a request."


def test_a_release_waits_for_the_approval_of_a_second_person(start: Start, tmp_path: Path) -> None:
    scene = set_up(tmp_path)
    site = tmp_path / "etc"
    site.mkdir()
    officer, board = generate_key(), generate_key()
    _, public = write_key_pair(officer, tmp_path / "officer", PASSPHRASE)
    (site / "officer.pub.pem").write_bytes(public.read_bytes())
    (site / "policy.json").write_bytes(sign_policy(rules(approvers=[board.key_id]), officer))
    board_key, _ = write_key_pair(board, tmp_path / "board", PASSPHRASE)
    plan, request, approval = (tmp_path / name for name in ("a.gwasplan", "a.request.json", "a.approval.json"))
    save_plan(scene.plan, plan)
    person = start(str(plan), JOURNEY_SITE_POLICY=str(site / "policy.json"))
    person.sees(kind="MainWindow", says="a.gwasplan")

    person.open_tab("Release")
    person.press("Study: choose a file")
    person.give_file(scene.study.with_suffix(".bed"), "Study")
    person.goes_to_the_last_step(scene.ledger, scene.key_path, PASSPHRASE)
    person.press("Save request…")
    person.give_file(request, "Save the request")
    person.reads(SAVED)
    person.shows("approval-requested", hide=["ReportSheet"])

    person.menu("Tools", "Approve a request")
    person.press("Request: choose a file", within="Approve a request")
    person.give_file(request, "Request")
    person.sees("What this request is for")
    person.shows("request-to-approve", hide=["ReportSheet", "What the request is for"])
    person.press("Private key: choose a file", within="Approve a request")
    person.give_file(board_key, "Private key")
    person.write("Passphrase of the key", PASSPHRASE, within="Approve a request")
    person.press("Approve…", within="Approve a request")
    person.give_file(approval, "Save the approval")
    person.reads("Approved: a.approval.json")
    person.shows("request-approved", hide=["ReportSheet", "What the request is for"])
    person.press("Close", within="Approve a request")

    person.press("Load approval…")
    person.give_file(approval, "Load the approval")
    person.reads("Approved on ")
    person.shows("approval-loaded", hide=["ReportSheet"])
    person.write_secret("Passphrase of the key", PASSPHRASE)
    person.tick("I will publish the result, whatever it is")
    person.press("Spend ε = 1.5 and create the release")
    person.sees("Release created. The report is signed and saved.")
    person.quit()
    person.program.ends_well()
    (report,) = tmp_path.rglob("*.release.json")
    assert verify_report(report, scene.public_key_path).valid
    assert json.loads(approval.read_text(encoding="utf-8"))["signatures"]
