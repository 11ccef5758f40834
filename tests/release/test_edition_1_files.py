"""Reports of version 2 from before kinds of loss still verify."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.release.signing import generate_key, sign_payload, write_key_pair
from gwasprivacy.release.verify import verify_report
from tests.release.scene import PASSPHRASE

OLD = Path(__file__).parent / "edition_1"
REPORTS = ["small-1", "small-2", "attacks-1"]


@pytest.mark.parametrize("name", REPORTS)
def test_a_report_of_edition_1_verifies_with_its_table(name: str) -> None:
    found = verify_report(OLD / "reports" / f"{name}.release.json", OLD / "curator.pub.pem")
    assert found.valid, found.reason
    assert found.report is not None
    assert not found.report.words_are_checked
    assert any("is the signed file" in said for said in found.files)


LIES: dict[str, Callable[[dict[str, Any]], object]] = {
    "a kind of loss that its plan does not name": lambda p: p["loss"].update(kind="bounded-range"),
    "an ε that its promise does not allow": lambda p: p.update(epsilon=p["epsilon"] * 1.5),
    "less spent": lambda p: p["budget"].update(spent=p["budget"]["spent"] / 2),
    "another sensitivity": lambda p: p.update(sensitivity=0.5),
}


@pytest.mark.parametrize("name", REPORTS)
@pytest.mark.parametrize("lie", [None, *LIES])
def test_a_well_signed_lie_in_a_report_of_edition_1_fails(name: str, lie: str | None, tmp_path: Path) -> None:
    envelope = json.loads((OLD / "reports" / f"{name}.release.json").read_text())
    statement = json.loads(base64.b64decode(envelope["payload"]))
    if lie is not None:
        LIES[lie](statement["predicate"])
    key = generate_key()
    _, public = write_key_pair(key, tmp_path / "k", PASSPHRASE)
    (tmp_path / "again.json").write_bytes(sign_payload(canonical_json(statement), key))
    found = verify_report(tmp_path / "again.json", public)
    assert found.valid is (lie is None), found.reason
