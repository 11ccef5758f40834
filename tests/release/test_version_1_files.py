"""Files that version 1 of the formats wrote still open, verify and count: a report, its table."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.cli.main import main
from gwasprivacy.release.signing import generate_key, sign_payload, write_key_pair
from gwasprivacy.release.verify import verify_report
from tests.release.scene import PASSPHRASE, small_plan

OLD = Path(__file__).parent / "version_1"


def test_a_report_of_version_1_verifies_with_its_files() -> None:
    found = verify_report(OLD / "reports" / "small-1.release.json", OLD / "curator.pub.pem")
    assert found.valid, found.reason
    assert len(found.files) == 2
    assert all("is the signed file" in said for said in found.files)


LIES: dict[str, Callable[[dict[str, Any]], object]] = {
    "more studies than rows": lambda p: p.update(other_studies_in_ledger=1000),
    "another budget": lambda p: p["budget"].update(spent=0.5),
    "what version 2 added": lambda p: p.update(wording=1),
    "a plan of version 2": lambda p: p.update(plan=small_plan().to_json()),
}


@pytest.mark.parametrize("lie", [None, *LIES])
def test_a_well_signed_lie_in_a_report_of_version_1_fails(lie: str | None, tmp_path: Path) -> None:
    statement = json.loads(
        base64.b64decode(json.loads((OLD / "reports" / "small-1.release.json").read_text())["payload"])
    )
    if lie is not None:
        LIES[lie](statement["predicate"])
    key = generate_key()
    _, public = write_key_pair(key, tmp_path / "k", PASSPHRASE)
    (tmp_path / "again.json").write_bytes(sign_payload(canonical_json(statement), key))
    found = verify_report(tmp_path / "again.json", public)
    assert found.valid is (lie is None), found.reason


def test_its_sentences_are_written_again_from_its_numbers() -> None:
    found = verify_report(OLD / "reports" / "small-1.release.json", OLD / "curator.pub.pem")
    assert found.report is not None
    assert not found.report.words_are_checked
    assert "not compared" in found.reason
    assert any("ε = 1.50 of the account's budget of 3.00" in said for said in found.report.sentences)


def test_a_plan_of_version_1_opens(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", "show", str(OLD / "small.gwasplan")]) == 0
    assert "Small study" in capsys.readouterr().out
