"""Pages set by Typst: what a text is stays a text, the same bytes from everywhere, nothing silently left out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.resources import resource_path
from gwasprivacy.release.unverified import read_report
from gwasprivacy.rendering import typesetting
from gwasprivacy.rendering.page_parts import PAGE
from gwasprivacy.rendering.page_signs import page_text, signs
from gwasprivacy.rendering.report_files import pages_of, render_pdf
from gwasprivacy.statement.report import Report
from tests.release.planning_report.test_planning import report_of_every_kind
from tests.release.planning_scene import planned_once
from tests.release.scene import Scene, set_up
from tests.rendering.pages import ink_at_the_edge, needs_poppler, poppler, raised, texts_in, without_spaces

PROJECT = Path(__file__).resolve().parents[2]
SMALLEST = 8  # pt
NAMES = [
    "#let x = 1; #panic() #x",
    "$x^2$ *bold* _italic_ `raw` = heading",
    "@reference <label> // comment /* more */",
    r"\ \u{41} \# ~ -- --- ... \"quotes\" 'single'",
    '#image("/etc/passwd") #read("parts.typ") #sys.inputs',
    "W" * 200,
    "Genotypisierungsqualitätskontrollverfahren/" * 4,
    "https://example.org/" + "a-very-long-name" * 10,
    "Исследование Ιατρική עברית العربية Tiếng Việt",
    "<b>bold</b> & <img src='file:///etc/passwd'> {x} %s",
    "1. list\t- item + item",
]
AWAY = ["研究 日本語", "emoji 🧬 and 👩‍🔬", "a\u202eb\u200bc"]
"""Names with signs that no bundled font has, or that cannot be printed."""


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    return set_up(tmp_path_factory.mktemp("typesetting"))


@pytest.fixture(scope="module")
def report(scene: Scene) -> Report:
    return scene.release().report


@needs_poppler
@pytest.mark.parametrize("name", NAMES)
def test_mark_up_in_a_name_is_a_text(report: Report, name: str, tmp_path: Path) -> None:
    """In a title and in a narrow column: letter by letter, in a PDF/UA, and inside the margins."""
    plain = pages_of(report)
    table = plain.data["result"]["first"]
    rows = [{**row, "cells": (name, *row["cells"][1:])} for row in table["rows"]]
    result = {**plain.data["result"], "first": {**table, "rows": rows}}
    pages = replace(plain, title=name, data={**plain.data, "heading": name, "result": result})
    pdf = tmp_path / "named.pdf"
    pdf.write_bytes(pages.to_pdf())
    if name.isascii():  # Poppler turns what is read from the right around
        read = without_spaces(poppler("pdftotext", "-raw", pdf, "-"))
        assert read.count(without_spaces(page_text(name))) == 1 + len(rows)
    assert not any(ink_at_the_edge(QImage.fromData(png)) for png in pages.to_pngs(60))


@pytest.mark.parametrize("name", AWAY)
def test_signs_that_no_page_can_have_are_told_by_their_code_points(report: Report, name: str) -> None:
    told = page_text(name)
    assert told != name
    assert re.search(r"<U\+[0-9A-F]{4,6}>", told)
    assert all(ord(sign) in signs() for sign in told)
    assert replace(pages_of(report), title=name).to_pdf()


def test_the_fonts_have_the_letters_of_many_scripts() -> None:
    for text in ("Größe ≤ 10⁻³ · „deutsch“ 2\u202f000\u00a0%", "Кириллица ქართული Հայերեն", "ế ς א ب"):
        assert page_text(text) == text


@needs_poppler
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_text_that_a_page_is_given_stands_on_it(
    scene: Scene, report: Report, language: str, tmp_path: Path
) -> None:
    pdf = tmp_path / "all.pdf"
    for shown in (report, planned_once()[0], report_of_every_kind()[0]):
        pages = pages_of(shown, language)
        pdf.write_bytes(pages.to_pdf())
        read = without_spaces(poppler("pdftotext", "-raw", pdf, "-"))
        data = {name: each for name, each in pages.data.items() if name != "page-of"}
        alts = {data["posterior"]["alt"]}
        if (picture := data.get("forecast", {}).get("picture")) is not None:
            alts |= {
                picture["alt"],
                *(words for _, words in picture["sizes"]),
            }  # sizes that stand too close are left out
        told = {text for text in texts_in(data) if text not in alts}
        assert len(told) > 60
        assert [text for text in told if without_spaces(raised(page_text(text.replace(PAGE, "2")))) not in read] == []


@needs_poppler
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_letter_is_smaller_than_eight_points(report: Report, language: str, tmp_path: Path) -> None:
    for shown in (report, planned_once()[0], report_of_every_kind()[0]):
        render_pdf(shown, tmp_path / "p.pdf", force=True, language=language)
        said = poppler("pdftohtml", "-xml", "-i", "-stdout", "-zoom", "3", tmp_path / "p.pdf")
        sizes = {int(size) for size in re.findall(r'<fontspec [^>]*size="(\d+)"', said)}
        assert sizes
        assert min(sizes) >= 3 * SMALLEST


MAKE = """
import hashlib, sys; from pathlib import Path
from gwasprivacy.release.unverified import read_report
from gwasprivacy.rendering.report_files import pages_of
print(hashlib.sha256(pages_of(read_report(Path(sys.argv[1]))).to_pdf()).hexdigest(), "PySide6" in sys.modules)
"""


def made(report: Path, **environment: str) -> str:
    """The digest of the pages, made by a process of its own, and whether it needed Qt."""
    return subprocess.run(
        [sys.executable, "-c", MAKE, str(report)],
        cwd=PROJECT,
        env={**os.environ, "PYTHONPATH": str(PROJECT), **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_the_same_report_gives_the_same_bytes_on_every_machine(scene: Scene, tmp_path: Path) -> None:
    """Without fonts, in another time zone and language, with another seed of hashes: and without Qt."""
    path = scene.out / "small-1.release.json" if scene.out.exists() else scene.release().report_path
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts.conf").write_text(
        f"<fontconfig><dir>{tmp_path}/fonts</dir><cachedir>{tmp_path}</cachedir></fontconfig>", encoding="utf-8"
    )
    one = made(path)
    other = made(
        path,
        FONTCONFIG_FILE=str(tmp_path / "fonts.conf"),
        TZ="Pacific/Auckland",
        LANG="C",
        PYTHONHASHSEED="7",
        SOURCE_DATE_EPOCH="1",
    )
    assert other == one
    assert one.endswith(" False\n")
    assert pages_of(read_report(path)).to_pdf() == pages_of(read_report(path)).to_pdf()


def test_a_page_that_is_not_for_everybody_is_an_error_and_leaves_no_file(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Typst refuses a page without a title as PDF/UA; there is no other page instead."""
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "release.typ").write_text("No title.", encoding="utf-8")
    monkeypatch.setattr(typesetting, "resource_path", lambda name: tmp_path / name)
    with pytest.raises(InvalidInput, match="PDF/UA-1 error: missing document title") as refused:
        render_pdf(report, tmp_path / "none.pdf")
    assert refused.value.code == "machine.no-pages"
    (tmp_path / "pages" / "release.typ").unlink()
    with pytest.raises(InvalidInput, match="The pages could not be made"):
        render_pdf(report, tmp_path / "none.pdf")
    assert [path.name for path in tmp_path.iterdir()] == ["pages"]


def test_templates_read_nothing_outside_their_folder() -> None:
    templates = list(resource_path("pages").glob("*.typ"))
    assert len(templates) >= 5
    for path in templates:
        text = path.read_text(encoding="utf-8")
        assert re.findall(r'#import "([^"]+)"', text) == [
            each for each in ("parts.typ", "pictures.typ") if f'#import "{each}"' in text
        ]
        assert not re.search(r"\b(read|image|eval|plugin|include|csv|toml|yaml|xml|cbor)\(|@preview", text), path.name
        for size in re.findall(r"(?:text\(|note-size = )(\d+(?:\.\d+)?)pt", text):
            assert float(size) >= SMALLEST, path.name
