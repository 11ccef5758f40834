"""Files that come from somebody else: a wrong one changes nothing, a genuine report is shown, a forged one is not."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path

import pytest

from tests.journeys.conftest import Start
from tests.release.scene import set_up

pytestmark = pytest.mark.posix


def forged(report: Path) -> Path:
    """The report with another SNP in it, and the signature that it had."""
    envelope = json.loads(report.read_text(encoding="utf-8"))
    said = base64.b64decode(envelope["payload"])
    drawn = re.search(rb'"rs(\d+)"', said)
    assert drawn is not None, "the report names a SNP, whichever was drawn"
    other_snp = b'"rs9"' if drawn[1] != b"9" else b'"rs8"'
    envelope["payload"] = base64.b64encode(said.replace(drawn[0], other_snp)).decode()
    other = report.with_name("forged.release.json")
    other.write_text(json.dumps(envelope), encoding="utf-8")
    return other


def test_a_wrong_file_opens_nothing_a_report_is_verified_and_a_forged_one_is_not_shown(
    start: Start, tmp_path: Path
) -> None:
    scene = set_up(tmp_path)
    report = scene.release().report_path
    notes, picture = tmp_path / "notes.gwasplan", tmp_path / "holiday.jpg"
    notes.write_text("Call the ethics board on Monday.\n", encoding="utf-8")
    picture.write_bytes(b"\xff\xd8\xff\xe0 no picture either")
    person = start()

    person.press("Open a plan…")
    person.give_file(notes, "Open a plan")
    person.reads("notes.gwasplan")
    person.shows("wrong-plan")
    person.answer("The plan was not opened", "OK")
    person.sees("Begin")

    person.press("Verify a report…")
    person.press("Report: choose a file")
    person.give_file(picture, "Report")
    person.reads("holiday.jpg")
    person.shows("wrong-report")
    person.press("Report: choose a file")
    person.give_file(report, "Report")
    person.press("Public key: choose a file")
    person.give_file(scene.public_key_path, "Public key")
    person.sees("Valid; you have not confirmed whose key this is.")
    person.sees("Save a PDF of this report…")

    person.shows("genuine-report", hide=["ReportSheet", "GenomePlot"])
    person.press("Report: choose a file")
    person.give_file(forged(report), "Report")
    person.sees("Do not rely on this report.")
    person.reads("An invalid report is not shown.")
    person.shows("forged-report")
    person.sees_no("Save a PDF of this report…")

    person.quit()
    person.program.ends_well()
