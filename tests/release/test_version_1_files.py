"""Files that version 1 of the formats wrote still open, verify and count: a report, its table, its ledger."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.verify import verify_report

OLD = Path(__file__).parent / "version_1"


def test_a_report_of_version_1_verifies_with_its_files() -> None:
    found = verify_report(OLD / "reports" / "small-1.release.json", OLD / "curator.pub.pem")
    assert found.valid, found.reason
    assert len(found.files) == 2
    assert all("is the one that was signed" in said for said in found.files)


def test_a_plan_of_version_1_opens(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["plan", "show", str(OLD / "small.gwasplan")]) == 0
    assert "Small study" in capsys.readouterr().out


def test_a_ledger_of_version_1_opens_with_what_was_spent(tmp_path: Path) -> None:
    for name, titles in (
        ("one", ["Small study"]),
        ("three", ["Small study", "Other study 1", "Other study 2"]),
    ):
        shutil.copy(OLD / f"{name}.gwasledger", tmp_path)
        accounts = Ledger(tmp_path / f"{name}.gwasledger").read().accounts
        assert [each.title for each in accounts] == titles
        assert [each.spent_units for each in accounts] == [to_units(1.5)] * len(titles)
