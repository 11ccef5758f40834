"""Damaged policies, requests and approvals: whole files, and payloads that were damaged before they were signed."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from gwasprivacy.release.approval.approval import approve, read_approval
from gwasprivacy.release.approval.asking import ask_for_approval
from gwasprivacy.release.approval.request import read_request
from gwasprivacy.release.policy.signed_policy import POLICY_TYPE, read_policy
from gwasprivacy.release.policy.site import site_policy
from gwasprivacy.release.signing import SigningKey, generate_key, sign_payload
from gwasprivacy.statement.approval_form import APPROVAL_TYPE, REQUEST_TYPE
from tests.damage import damaged, refused_or_read
from tests.release.policy_scene import found_site
from tests.release.scene import set_up

SAMPLE = 60


@dataclass
class Signed:
    """A signed file, how it is read and believed, and how its payload is signed."""

    file: Path
    read: Callable[[], object]
    key: SigningKey
    kind: str
    exit_codes: tuple[int, ...]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Signed]:
    folder = tmp_path_factory.mktemp("signed")
    patch = pytest.MonkeyPatch()
    scene, here, board = set_up(folder), found_site(folder, patch), generate_key()
    try:
        here.put(approvers=[board.key_id], max_snps=5, covers_prior={"low": 0.5, "high": 0.5})
        request, approval = folder / "small.request.json", folder / "small.approval.json"
        request.write_bytes(ask_for_approval(scene.prepared(), scene.ledger, scene.key))
        approval.write_bytes(approve(read_request(request), board))
    finally:
        patch.undo()
    return {
        "policy": Signed(here.policy, lambda: read_policy(here.policy), here.officer, POLICY_TYPE, (2,)),
        "request": Signed(request, lambda: read_request(request), scene.key, REQUEST_TYPE, (2, 4)),
        "approval": Signed(approval, lambda: read_approval(approval), board, APPROVAL_TYPE, (2, 3)),
    }


@pytest.mark.parametrize("name", ["request", "approval"])
def test_no_damaged_request_or_approval_is_believed(name: str, files: dict[str, Signed]) -> None:
    signed = files[name]
    intact = signed.file.read_bytes()
    try:
        for seed in range(SAMPLE):
            changed = damaged(intact, seed)
            signed.file.write_bytes(changed)
            refusal = refused_or_read(signed.read)
            assert changed == intact or refusal is not None, f"seed {seed}"
            assert refusal is None or refusal.exit_code in signed.exit_codes, f"seed {seed}"
    finally:
        signed.file.write_bytes(intact)


@pytest.mark.parametrize("name", ["policy", "request", "approval"])
def test_a_payload_that_was_damaged_before_it_was_signed_is_refused_or_read_and_never_a_bug(
    name: str, files: dict[str, Signed]
) -> None:
    signed = files[name]
    intact = signed.file.read_bytes()
    payload = base64.b64decode(json.loads(intact)["payload"])
    refusals = 0
    try:
        for seed in range(SAMPLE):
            signed.file.write_bytes(sign_payload(damaged(payload, seed), signed.key, signed.kind))
            refusal = refused_or_read(signed.read)
            refusals += refusal is not None
            assert refusal is None or refusal.exit_code in signed.exit_codes, f"seed {seed}"
    finally:
        signed.file.write_bytes(intact)
    assert refusals > SAMPLE // 2


def test_a_damaged_policy_of_a_site_closes_whatever_the_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = found_site(tmp_path, monkeypatch)
    here.put(max_epsilon=0.7)
    believed = site_policy()
    for path in (here.policy, here.officer_key):
        intact = path.read_bytes()
        for seed in range(SAMPLE):
            path.write_bytes(damaged(intact, seed))
            found: list[object] = []
            refusal = refused_or_read(lambda found=found: found.append(site_policy()))  # type: ignore[misc]
            assert found == [believed] if refusal is None else refusal.exit_code == 3, f"seed {seed}"
        path.write_bytes(intact)
