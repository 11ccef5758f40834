"""Reports that come by mail: the officer gets a report and a key and confirms whose it is, the board gets nothing but a PDF."""

from __future__ import annotations

from pathlib import Path

import pytest

from gwasprivacy.rendering.report_files import render_pdf
from tests.journeys.conftest import Start
from tests.release.scene import set_up

pytestmark = pytest.mark.posix

AMBER = "Valid; you have not confirmed whose key this is."


def test_an_officer_gets_report_and_key_by_mail_and_confirms_whose_it_is(start: Start, tmp_path: Path) -> None:
    scene = set_up(tmp_path)
    report = scene.release().report_path
    person = start()
    person.press("Verify a report…")
    person.press("Report: choose a file")
    person.give_file(report, "Report")
    person.press("Public key: choose a file")
    person.give_file(scene.public_key_path, "Public key")
    person.sees(AMBER)
    person.reads("To confirm it, compare the fingerprint below with the signer")
    person.shows("key-not-confirmed", hide=["ReportSheet", "GenomePlot"])
    person.press("Trust this key…")
    person.write("Owner of the key", "Data office")
    person.press("Trust this key")
    person.sees("Genuine and consistent.")
    person.reads("Signed by Data office.")
    person.shows("key-confirmed", hide=["ReportSheet", "GenomePlot"])
    person.quit()
    person.program.ends_well()


def test_a_board_gets_a_pdf_alone_and_reads_what_it_is_and_how_to_check_it(start: Start, tmp_path: Path) -> None:
    scene = set_up(tmp_path)
    made, mailed = scene.release(), tmp_path / "mail" / "small.pdf"
    mailed.parent.mkdir()
    render_pdf(made.report, mailed)
    person = start()
    person.press("Verify a report…")
    person.press("Report: choose a file")
    person.give_file(mailed, "Report")
    said = person.reads(made.report.plan.title)
    assert made.report.key_ids[0][:8] in said
    person.sees("Nothing verified yet.")
    person.shows("pdf-alone", hide=["ReportSheet", "GenomePlot"])
    person.press("Public key: choose a file")
    person.give_file(scene.public_key_path, "Public key")
    person.sees(AMBER)
    person.shows("pdf-with-key", hide=["ReportSheet", "GenomePlot"])
    person.quit()
    person.program.ends_well()
