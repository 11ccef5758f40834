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
    person.sees("What can your GWAS publish and still keep its participants private?")
    person.shows("start-page")
    person.press("Open the example")
    person.sees(kind="MainWindow", says="Example study")
    person.shows("model")
    person.open_tab("Calibration")
    person.sees("Write a planning report…")
    person.shows("calibration")
    person.open_tab("Release")
    person.shows("release-study")
    person.press("Open the example study")
    person.shows("release-budget", hide=["ReportSheet"])
    person.press("Create a privacy ledger…")
    person.give_file(tmp_path / "study.gwasledger", "Create a privacy ledger")
    person.shows("ledger-created", hide=["ReportSheet"])
    person.press("I have read this; continue")
    person.shows("release-key", hide=["ReportSheet"])
    person.write_secret("New passphrase", PASSPHRASE)
    person.write_secret("Repeat the new passphrase", PASSPHRASE)
    person.press("Make the key…")
    person.give_file(tmp_path / "officer.key.pem", "Where to keep the key")
    person.tick("I will publish the result, whatever it is")
    person.shows("release-ready", hide=["ReportSheet"])
    person.press("Spend ε = 0.69 and create the release")
    person.sees("Release created. The report is signed and saved.")
    person.shows("release-created", hide=["ReportSheet", "GenomePlot"])
    person.press("Verify")
    person.sees("Genuine and consistent.")
    person.shows("report-verified", hide=["ReportSheet", "GenomePlot"])
    (report,) = tmp_path.rglob("*.release.json")
    assert verify_report(report, tmp_path / "officer.pub.pem").valid
    person.quit()
    person.program.ends_well()
