"""What a screen reader finds in a report's PDF: every text once and in order, headings, tables with headers, pictures in words."""

from __future__ import annotations

import re
import shutil
import subprocess
import zlib
from pathlib import Path
from typing import Any

import pytest

from gwasprivacy.rendering import pdf
from gwasprivacy.rendering.page_sheet import BODY, HEADING, MARGIN, TITLE, Sheet
from gwasprivacy.rendering.pdf import need_fonts, pdf_bytes, render_report_pdf
from gwasprivacy.rendering.planning_pdf import render_planning_pdf
from gwasprivacy.rendering.structure import Part, Role
from gwasprivacy.rendering.tagged_pdf import with_structure
from gwasprivacy.statement.report import Report
from tests.release.planning_scene import planned_thrice
from tests.release.scene import set_up

needs_poppler = pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="poppler-utils is not installed")


def poppler(*command: object) -> str:
    return subprocess.run([*map(str, command)], check=True, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    return set_up(tmp_path_factory.mktemp("release")).release().report


@pytest.fixture(scope="module")
def pdfs(report: Report, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("pdfs")
    render_report_pdf(report, folder / "release.pdf")
    render_planning_pdf(planned_thrice()[0], folder / "planning.pdf")
    return {path.stem: path for path in folder.iterdir()}


@needs_poppler
@pytest.mark.parametrize(
    ("name", "title", "headings"),
    [
        (
            "release",
            "Small study",
            [
                "What was published",
                "What this release tells an attacker",
                "What this means for a participant",
                "What was spent",
            ],
        ),
        ("planning", "Small plan", ["What will be published", "What an attacker can learn"]),
    ],
)
def test_poppler_reads_title_headings_tables_and_pictures(
    pdfs: dict[str, Path], name: str, title: str, headings: list[str]
) -> None:
    about = poppler("pdfinfo", pdfs[name])
    assert re.search(r"Tagged: +yes", about)
    assert re.search(r"Suspects: +no", about)
    said = poppler("pdfinfo", "-struct-text", pdfs[name])
    assert re.findall(r'^ +H1.*\n +"(.*)"', said, re.MULTILINE) == [title]
    assert re.findall(r'^ +H2.*\n +"(.*)"', said, re.MULTILINE)[: len(headings)] == headings
    for part in ("Table", "TH:", "/Scope /Column", "/Scope /Row", "TD", "Figure:", "/BBox", "LBody"):
        assert part in said, part


@needs_poppler
@pytest.mark.parametrize("name", ["release", "planning"])
def test_every_word_of_the_pages_is_read_but_their_feet(pdfs: dict[str, Path], name: str) -> None:
    read = " ".join(re.findall(r'^ +"(.*)"$', poppler("pdfinfo", "-struct-text", pdfs[name]), re.MULTILINE))
    shown = poppler("pdftotext", "-layout", pdfs[name], "-")
    feet = re.findall(r"^.*page \d+ of \d+.*$", shown, re.MULTILINE)
    assert len(feet) == 2
    for foot in feet:
        shown = shown.replace(foot, "")
    together = "".join(read.split())  # Poppler's two ways to read disagree about spaces beside "%"
    assert [word for word in shown.split() if word not in together] == []
    assert "page 1 of" not in read


@pytest.mark.parametrize("name", ["release", "planning"])
def test_pictures_are_told_in_words_and_the_page_has_a_language(pdfs: dict[str, Path], name: str) -> None:
    data = pdfs[name].read_bytes()
    told = [bytes.fromhex(each.decode()).decode("utf-16") for each in re.findall(rb"/Alt <([0-9a-f]+)>", data)]
    assert told[0].startswith("Curve of an attacker’s posterior by prior. 10 % before:")
    assert len(told) == (1 if name == "release" else 2)
    (language,) = re.findall(rb"/Lang <([0-9a-f]+)>", data)
    assert bytes.fromhex(language.decode()).decode("utf-16") == "en"
    assert b"/DisplayDocTitle true" in data


def test_the_same_report_gives_the_same_bytes(report: Report, pdfs: dict[str, Path], tmp_path: Path) -> None:
    render_report_pdf(report, tmp_path / "again.pdf")
    assert (tmp_path / "again.pdf").read_bytes() == pdfs["release"].read_bytes()


@needs_poppler
def test_letters_that_share_a_glyph_are_found_by_a_search(pdfs: dict[str, Path]) -> None:
    said = poppler("pdftotext", pdfs["release"], "-")
    assert "effect" in said
    assert not set(said) & set("ﬀﬁﬂﬃﬄ\t")


def sheet() -> Sheet:
    need_fonts()
    made = Sheet()
    made.flow("A study", TITLE)
    made.flow("A part", HEADING)
    made.flow("word " * 60, BODY, width=100)
    made.box(MARGIN, 300, 20, 20, fill="#000000")
    with made.part(Role.FIGURE, alt="a line", box=(MARGIN, 400, 50, 50)):
        made.line("inside", BODY, x=MARGIN, y=400)
        made.rule(410)
    with made.decoration():
        made.line("page 1", BODY, x=MARGIN, y=800)
    return made


def test_text_is_a_part_of_its_own_shapes_are_decoration_and_a_picture_holds_all_that_is_in_it() -> None:
    made = sheet()
    assert [part.role for part in made.document.parts] == [Role.TITLE, Role.HEADING, Role.PARAGRAPH, Role.FIGURE]
    belongs = [painted.part for painted in made.pages[0]]
    assert belongs.count(made.document.parts[3]) == 2
    assert [part.is_artifact for part in belongs[-4:]] == [True, False, False, True]


@needs_poppler
def test_a_paragraph_of_many_lines_is_one_with_a_space_between_its_lines(tmp_path: Path) -> None:
    path = tmp_path / "page.pdf"
    path.write_bytes(pdf_bytes(sheet(), "A title", "2026-01-05", "de"))
    said = poppler("pdfinfo", "-struct-text", path)
    assert ("word " * 60).strip() in said
    assert "page 1" not in said


@pytest.mark.parametrize("data", [b"", b"%PDF-1.4\nxref\n0 1\nstartxref\n9\n%%EOF", b"%PDF-1.4 cut off"])
def test_a_file_that_is_not_as_qt_writes_them_stays_as_it_is(data: bytes) -> None:
    assert with_structure(data, Part(Role.DOCUMENT), [[]], "en") == data


def test_a_page_whose_packed_bytes_end_with_a_carriage_return_is_tagged_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """One page in 256 does; it lost the tags and the language of its whole file."""
    painted: list[bytes] = []

    def kept(data: bytes, *rest: Any) -> bytes:
        painted.append(data)
        return with_structure(data, *rest)

    monkeypatch.setattr(pdf, "with_structure", kept)
    found = 0
    for number in range(4000):
        made = Sheet()
        made.line("A study", BODY, x=MARGIN + number / 7, y=100)
        written = pdf_bytes(made, "A study", "2026-01-05")
        streams = re.findall(rb"stream\n(.*?)\nendstream", painted.pop(), re.DOTALL)
        if any(each.endswith(b"\r") and b"-100000" in zlib.decompress(each) for each in streams):
            found += 1
            assert b"/StructTreeRoot" in written, number
        if found == 2:
            return
    pytest.fail("no page of this test ends so: lengthen its loop")
