"""The lines that the privacy officer's page prints are typed as they stand: openssl holds each signature, and none that was changed."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.resources import resource_path
from gwasprivacy.release.approval.approval import approve, read_approval
from gwasprivacy.release.approval.asking import ask_for_approval
from gwasprivacy.release.approval.request import read_request
from gwasprivacy.release.engine import publish
from gwasprivacy.release.policy.signed_policy import read_policy
from gwasprivacy.release.signing import generate_key, write_key_pair
from tests.release.policy_scene import PASSPHRASE, found_site
from tests.release.scene import set_up

HOLDS = "Signature Verified Successfully"

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl is not installed")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What an officer has: the public keys, the policy, an approval, and the report that carries it."""
    scene, here, board = set_up(tmp_path), found_site(tmp_path, monkeypatch), generate_key()
    here.put(approvers=[board.key_id])
    made = tmp_path / "files"
    made.mkdir()
    write_key_pair(board, made / "approver", PASSPHRASE)
    shutil.copy(here.officer_key, made / "officer.pub.pem")
    shutil.copy(scene.public_key_path, made / "requester.pub.pem")
    shutil.copy(here.policy, made / "policy.json")
    (made / "request.json").write_bytes(ask_for_approval(scene.prepared(), scene.ledger, scene.key))
    (made / "approval.json").write_bytes(approve(read_request(made / "request.json"), board))
    (made / "request.json").unlink()  # it stands in the approval
    prepared = replace(scene.prepared(), approval=read_approval(made / "approval.json"))
    shutil.copy(publish(prepared, scene.ledger, scene.key, scene.out).report_path, made / "report.json")
    return made


def typed(folder: Path) -> str:
    """What the page's lines print: those of the policy and the approval, of the report, and again of the approval in the report."""
    page = resource_path("help/privacy-officer.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", page, flags=re.MULTILINE | re.DOTALL)
    whole, report = (text for language, text in blocks if not language)  # those with a name are typed with other guides
    lines = whole.splitlines(keepends=True)
    again = "".join(line for line in lines[lines.index("}\n") + 1 :] if "policy.json" not in line)
    # The file of the approval is made anew from the report.
    script = f"{whole}{report.replace('> approval.json', '> new.json; mv new.json approval.json')}{again}"
    done = subprocess.run(["sh", "-c", script], cwd=folder, capture_output=True, text=True, timeout=60, check=False)
    return done.stdout + done.stderr


def test_openssl_holds_policies_approvals_requests_and_the_approval_that_a_report_carries(folder: Path) -> None:
    digest = read_policy(folder / "policy.json").sha256
    approval = (folder / "approval.json").read_text(encoding="utf-8")
    said = typed(folder)
    assert said.count(HOLDS) == 6, said
    assert (folder / "approval.json").read_text(encoding="utf-8").strip() == approval.strip()
    summed = subprocess.run(
        ["sha256sum", "policy.json.payload"], cwd=folder, capture_output=True, text=True, check=True
    )
    assert summed.stdout.split()[0] == digest


@pytest.mark.parametrize("name", ["policy.json", "report.json"])
def test_openssl_refuses_what_was_changed_by_the_same_lines(folder: Path, name: str) -> None:
    path = folder / name
    at = path.read_bytes().index(b'"payload":"') + 60
    data = bytearray(path.read_bytes())
    data[at] = ord("A") if data[at] != ord("A") else ord("B")
    path.write_bytes(bytes(data))
    said = typed(folder)
    assert said.count(HOLDS) == 5, said
