"""The planning report on paper: everything a board asks for, limits where they matter, nothing off the page."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.plan.planned_releases import own_release
from gwasprivacy.release.planning_report.planning import make_planning_report
from gwasprivacy.rendering.page_sheet import CONTENT_WIDTH, MARGIN, NOTE, Sheet, break_lines
from gwasprivacy.rendering.pdf import need_fonts
from gwasprivacy.rendering.planning_pdf import lay_out_planning, planning_pages, render_planning_pdf
from gwasprivacy.rendering.utility_picture import ANY_COLOUR, NONE_COLOUR, THIS_COLOUR
from gwasprivacy.statement.planning.planning_statement import PlanningReport
from tests.release.planning_scene import plan_of_every_kind, planned_once, planned_thrice, planning_plan


def texts(report: PlanningReport, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Everything that is written, page by page, in order, on the sheet that was laid out last: smaller letters may be tried."""
    written: list[list[str]] = []
    sheets: list[Sheet] = []
    line = Sheet.line

    def watched(self: Sheet, text: str, *args: object, **kwargs: object) -> None:
        if self not in sheets:
            sheets.append(self)
            written.clear()
        while len(written) < len(self.pages):
            written.append([])
        written[len(self.pages) - 1].append(text)
        line(self, text, *args, **kwargs)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(Sheet, "line", watched)
        lay_out_planning(report)
    return written


def ink(image: QImage, x0: float, y0: float, x1: float, y1: float, colour: str | None = None) -> bool:
    """Whether a rectangle (fractions of the page) has anything but white, or anything of a colour."""
    white, wanted = QColor("white").rgb(), None if colour is None else QColor(colour).rgb()
    return any(
        image.pixel(x, y) != white if wanted is None else image.pixel(x, y) == wanted
        for x in range(int(x0 * image.width()), int(x1 * image.width()), 2 if wanted is None else 1)
        for y in range(int(y0 * image.height()), int(y1 * image.height()), 2 if wanted is None else 1)
    )


@pytest.mark.parametrize("make", [planned_once, planned_thrice])
def test_it_fills_two_or_three_pages_and_leaves_the_margins_free(make: object) -> None:
    assert callable(make)
    pages = planning_pages(make()[0], dpi=60)
    assert len(pages) in (2, 3)
    edge = 0.6 * MARGIN / 595
    for page in pages:
        assert ink(page, 0.1, 0.05, 0.9, 0.9)
        assert not ink(page, 0, 0, edge, 1)
        assert not ink(page, 1 - edge, 0, 1, 1)
        assert not ink(page, 0, 0.975, 1, 1)


def test_an_unsigned_report_on_one_release_has_two_pages() -> None:
    assert len(planning_pages(planned_once()[0], dpi=40)) == 2


def test_what_would_mark_ancestry_stands_with_the_forecast_on_the_same_two_pages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    report, _ = planned_once()
    words = (
        "Without strata, 1.9 of 2 published SNPs would mark ancestry or centres, not the disease (95 % interval 1.8–2)."
    )
    said = {**report.predicate["statements"], "confounding": [words]}
    pages = texts(replace(report, predicate={**report.predicate, "statements": said}), monkeypatch)
    assert words[:60] in " ".join(pages[0])
    assert len(pages) == 2


def test_the_first_page_has_the_three_lines_in_their_colours() -> None:
    page = planning_pages(planned_once()[0], dpi=90)[0]
    for colour in (THIS_COLOUR, ANY_COLOUR, NONE_COLOUR):
        assert ink(page, 0.08, 0.45, 0.65, 0.85, colour)


def test_it_says_what_is_promised_planned_and_expected(monkeypatch: pytest.MonkeyPatch) -> None:
    report, _ = planned_thrice()
    pages = texts(report, monkeypatch)
    front, said = " ".join(pages[0]), " ".join(text for page in pages for text in page)
    assert "PLANNING REPORT" in front
    assert "at most 75 % sure" in front
    assert "a forecast: this report contains no data" in front
    # It may be read after a release, and by people who know no names of options.
    for past in ("nothing is drawn", "to be recruited", "engine fast", "+ joint"):
        assert past not in said
    assert "drawn SNP by SNP" in said
    for part in (
        "What was assumed",
        "How to check it",
        "gwasprivacy verify small.planning.json",
        "small.planning.gwasplan",
    ):
        assert part in said
    assert report.payload_sha256 in said
    assert report.key_ids[0] in said
    for row in report.predicate["releases"]:
        assert f"{row['in_all']['gamma']:.2f}" in said
    needed = report.predicate["releases"][0]["forecast"]["this attacker"]["needed"]["n_participants"]
    assert f"{needed:,}" in front


def test_what_is_not_modelled_stands_where_it_matters_and_not_at_the_foot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each limit after the heading of its part, and before the next one; on the page of that part."""
    said = " ".join(texts(planned_once()[0], monkeypatch)[0])
    order = [
        "What will be published",
        "a regression with covariates",
        "What an attacker can learn",
        "took part together",
        "Power and sample size",
        "ancestry and covariates",
        "drop-out, genotyping errors",
        "The planned release",
    ]
    joined = re.sub(r"\s+", " ", said)
    places = [joined.find(part.split(",")[0]) for part in order]
    assert -1 not in places
    assert places == sorted(places)


def test_an_unsigned_report_says_so_on_every_page(monkeypatch: pytest.MonkeyPatch) -> None:
    report, _ = planned_once()
    pages = texts(report, monkeypatch)
    assert "not signed" in pages[0][1]
    assert sum("not signed; payload SHA-256" in text for page in pages for text in page) == len(pages)
    assert "Nobody has signed this report" in " ".join(pages[-1])


def test_fewer_snps_than_true_ones_is_said_and_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = planning_plan(n_snps=1)
    report, _ = make_planning_report(plan, [own_release(plan)], name="small")
    said = " ".join(text for page in texts(report, monkeypatch) for text in page)
    assert "at least one of the two causal SNPs is published" in said
    assert "cannot be" in said
    assert planning_pages(report, dpi=40)


def test_a_long_title_and_many_releases_stay_on_their_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    report, _ = planned_thrice()
    predicate = dict(report.predicate)
    plan = replace(report.plan, title="A study of very many things " * 7, planned=report.plan.planned[:1] * 20)
    predicate["plan"] = plan.to_json()
    row = predicate["releases"][0]
    predicate["releases"] = [{**row, "number": number} for number in range(1, 21)]
    long = replace(report, predicate=predicate)
    sheet = lay_out_planning(long)
    assert len(sheet.pages) <= 4
    assert sheet.y <= sheet.bottom


def test_the_pdf_has_no_time_of_day_and_is_not_overwritten(tmp_path: Path) -> None:
    report, _ = planned_once()
    path = tmp_path / "small.planning.pdf"
    render_planning_pdf(report, path)
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    stamp = report.predicate["report"]["date"].replace("-", "").encode()
    assert set(re.findall(rb"Date \(D:([0-9]{14})", data)) == {stamp + b"000000"}
    with pytest.raises(InvalidInput, match="exists already"):
        render_planning_pdf(report, path)


def test_a_number_stays_with_its_unit() -> None:
    need_fonts()
    for width in range(60, int(CONTENT_WIDTH), 7):
        assert not any(
            line.startswith("%") for line in break_lines("with a probability of over 99 % in all", NOTE, width)
        )


def test_every_kind_of_release_stands_in_the_table_and_none_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where there are more kinds than the first page's column holds, and where nothing is selected."""
    plan = plan_of_every_kind()
    thin = tuple(replace(each, epsilon=0.05, values_epsilon=None) for each in plan.planned)
    for planned in (plan.planned, plan.planned[:1] + thin, plan.planned[2:4]):
        report, _ = make_planning_report(replace(plan, planned=planned), name="small")
        written = [text for page in texts(report, monkeypatch) for text in page]
        assert sum("± 30 people (95 %)" in text for text in written) == (plan.planned[2] in planned)
        pages = planning_pages(report, dpi=60)
        assert len(pages) in (2, 3)
        assert not any(ink(page, 0, 0.975, 1, 1) for page in pages)
