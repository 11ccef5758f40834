"""A release with a policy and an approval, and a planning report, of edition 3 (planning edition 2): they verify and have pages."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.release.verify import verify_report
from gwasprivacy.rendering.pdf import report_pages
from gwasprivacy.rendering.planning_pdf import planning_pages

OLD = Path(__file__).parent / "edition_3"


def test_a_release_of_edition_3_verifies_with_its_table_and_has_two_pages() -> None:
    found = verify_report(OLD / "reports" / "small-1.release.json", OLD / "curator.pub.pem")
    assert found.valid, found.reason
    assert found.report is not None
    assert found.report.predicate["wording"] == 3
    assert any("is the signed file" in said for said in found.files)
    said = " ".join(found.report.sentences)
    assert "Cancer Registry" in said
    assert "A second person approved" in said
    assert len(report_pages(found.report, dpi=30)) == 2


def test_a_planning_report_of_edition_2_verifies_and_has_pages() -> None:
    found = verify_report(OLD / "reports" / "small.planning.json", OLD / "planner.pub.pem")
    assert found.valid, found.reason
    assert found.planning is not None
    assert found.planning.predicate["wording"] == 2
    assert planning_pages(found.planning, dpi=30)
