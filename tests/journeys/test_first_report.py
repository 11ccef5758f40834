"""From the first start to a signed report that verifies, on the example."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwasprivacy.release.verify import verify_report
from tests.journeys.conftest import Start

pytestmark = pytest.mark.posix

PASSPHRASE = "correct horse battery staple"


def test_the_first_run_ends_with_a_signed_report(start: Start, tmp_path: Path) -> None:
    person = start()
    person.sees("What can your study publish, and stay private?")
    person.press("Open the example")
    person.sees(kind="MainWindow", says="Example study")
    person.open_tab("Calibration")
    person.sees("Write a planning report…")
    person.open_tab("Release")
    person.press("Open the example study")
    person.press("Create a privacy ledger…")
    person.give_file(tmp_path / "study.gwasledger", "Create a privacy ledger")
    person.press("I have read this; continue")
    person.press("Make a new key")
    person.write_secret("New passphrase", PASSPHRASE)
    person.write_secret("Repeat the new passphrase", PASSPHRASE)
    person.press("Make the key…")
    person.give_file(tmp_path / "officer.key.pem", "Where to keep the key")
    person.tick("I will publish the result, whatever it is")
    person.press("Spend ε = 0.69 and create the release")
    person.sees("Release created. The report is signed and saved.")
    person.press("Verify")
    person.sees("Genuine and consistent.")
    (report,) = tmp_path.rglob("*.release.json")
    assert verify_report(report, tmp_path / "officer.pub.pem").valid
    person.quit()
    person.program.ends_well()
