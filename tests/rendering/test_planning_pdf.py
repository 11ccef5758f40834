"""The planning report on paper: everything a board asks for, limits where they matter, nothing off the page."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.plan.planned_releases import own_release
from gwasprivacy.release.planning_report.planning import make_planning_report
from gwasprivacy.rendering.page_pictures import ANY_COLOUR, NONE_COLOUR, THIS_COLOUR
from gwasprivacy.rendering.report_files import render_pdf
from tests.release.planning_scene import plan_of_every_kind, planned_once, planned_thrice, planning_plan
from tests.rendering.pages import images, ink, ink_at_the_edge, n_pages, needs_poppler, read_aloud, read_pages, texts


@pytest.mark.parametrize("make", [planned_once, planned_thrice])
def test_it_fills_two_or_three_pages_and_leaves_the_margins_free(make: object) -> None:
    assert callable(make)
    pages = images(make()[0])
    assert len(pages) in (2, 3)
    for page in pages:
        assert ink(page, 0.1, 0.05, 0.9, 0.9)
        assert not ink_at_the_edge(page)


def test_an_unsigned_report_on_one_release_has_two_pages() -> None:
    assert n_pages(planned_once()[0]) == 2


@needs_poppler
def test_what_would_mark_ancestry_stands_with_the_forecast_on_the_same_two_pages() -> None:
    report, _ = planned_once()
    words = (
        "Without strata, 1.9 of 2 published SNPs would mark ancestry or centres, not the disease (95 % interval 1.8–2)."
    )
    said = {**report.predicate["statements"], "confounding": [words]}
    pages = read_pages(replace(report, predicate={**report.predicate, "statements": said}))
    assert words[:60] in pages[0]
    assert len(pages) == 2


def test_the_first_page_has_the_three_lines_in_their_colours() -> None:
    page = images(planned_once()[0], dpi=90)[0]
    for colour in (THIS_COLOUR, ANY_COLOUR, NONE_COLOUR):
        assert ink(page, 0.08, 0.45, 0.65, 0.85, colour)


@needs_poppler
def test_it_says_what_is_guaranteed_planned_and_expected() -> None:
    report, _ = planned_thrice()
    pages = read_pages(report)
    front, said = pages[0], " ".join(pages)
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
        "The signed report is small.planning.json, which is also attached to this PDF",
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


@needs_poppler
def test_what_is_not_modelled_stands_where_it_matters_and_not_at_the_foot() -> None:
    """Each limit is read after the heading of its part and before the next one, all on the first page."""
    report = planned_once()[0]
    said, front = read_aloud(report), read_pages(report)[0]
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
    assert all(part.split(",")[0] in front for part in order)
    places = [said.find(part.split(",")[0]) for part in order]
    assert -1 not in places
    assert places == sorted(places)


@needs_poppler
def test_an_unsigned_report_says_so_on_every_page() -> None:
    report, _ = planned_once()
    pages = read_pages(report)
    assert "not signed · " in pages[0]
    assert all("not signed; payload SHA-256" in page for page in pages)
    assert "Nobody has signed this report" in pages[-1]


def test_fewer_snps_than_true_ones_is_said_and_drawn() -> None:
    plan = planning_plan(n_snps=1)
    report, _ = make_planning_report(plan, [own_release(plan)], name="small")
    said = texts(report)
    assert "at least one of the two causal SNPs is published" in said
    assert "cannot be" in said
    assert n_pages(report) == 2


def test_a_long_title_and_many_releases_stay_on_their_pages() -> None:
    report, _ = planned_thrice()
    predicate = dict(report.predicate)
    plan = replace(report.plan, title="A study of very many things " * 7, planned=report.plan.planned[:1] * 20)
    predicate["plan"] = plan.to_json()
    row = predicate["releases"][0]
    predicate["releases"] = [{**row, "number": number} for number in range(1, 21)]
    long = replace(report, predicate=predicate)
    pages = images(long)
    assert len(pages) <= 4
    assert not any(map(ink_at_the_edge, pages))


def test_the_pdf_has_no_time_of_day_and_is_not_overwritten(tmp_path: Path) -> None:
    report, _ = planned_once()
    path = tmp_path / "small.planning.pdf"
    render_pdf(report, path)
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    stamp = report.predicate["report"]["date"].replace("-", "").encode()
    assert set(re.findall(rb"Date ?\(D:([0-9]{14})", data)) == {stamp + b"000000"}
    with pytest.raises(InvalidInput, match="exists already"):
        render_pdf(report, path)


def test_every_kind_of_release_stands_in_the_table_and_none_is_cut_off() -> None:
    """Also where there are more kinds than the first page's column holds, and where nothing is selected."""
    plan = plan_of_every_kind()
    thin = tuple(replace(each, epsilon=0.05, values_epsilon=None) for each in plan.planned)
    for planned in (plan.planned, plan.planned[:1] + thin, plan.planned[2:4]):
        report, _ = make_planning_report(replace(plan, planned=planned), name="small")
        assert texts(report).count("± 30 people (95 %)") == (plan.planned[2] in planned)
        pages = images(report)
        assert len(pages) in (2, 3)
        assert not any(map(ink_at_the_edge, pages))
