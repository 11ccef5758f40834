"""What a screen reader finds in a report's PDF: every text in order, headings, lists, tables with header cells, pictures in words."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from gwasprivacy.release.several_reports.check import together_of
from gwasprivacy.release.several_reports.checked_files import verify_each
from gwasprivacy.rendering.report_files import render_pdf
from gwasprivacy.rendering.verification_slip import render_slip
from tests.release.planning_report.test_planning import report_of_every_kind
from tests.release.planning_scene import planned_thrice
from tests.release.scene import set_up
from tests.rendering.pages import needs_poppler, poppler, structure, without_spaces

pytestmark = needs_poppler
PAGES = ("release", "planning", "every kind", "slip")


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def pdfs_in(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], dict[str, Path]]:
    @functools.cache
    def made_in(language: str) -> dict[str, Path]:
        scene, folder = set_up(tmp_path_factory.mktemp("release")), tmp_path_factory.mktemp("pdfs")
        made = scene.release()
        render_pdf(made.report, folder / "release.pdf", language=language)
        render_pdf(planned_thrice()[0], folder / "planning.pdf", language=language)
        render_pdf(report_of_every_kind()[0], folder / "every kind.pdf", language=language)
        checked = verify_each([made.report_path], scene.public_key_path)
        render_slip(together_of(checked, has_policy=False), folder / "slip.pdf")
        return {path.stem: path for path in folder.iterdir()}

    return made_in


@pytest.fixture
def pdfs(pdfs_in: Callable[[str], dict[str, Path]], language: str) -> dict[str, Path]:
    return pdfs_in(language)


def parts(said: str, role: str) -> list[str]:
    """The texts of the parts of a kind, each of one or more pieces in quotes."""
    found = re.findall(rf'^ +{role} .*\n((?: +".*"\n)+)', said, re.MULTILINE)
    return ["".join(re.findall(r'^ +"(.*)"$', text, re.MULTILINE)).strip() for text in found]


@pytest.mark.parametrize(
    ("name", "language", "title", "headings"),
    [
        (
            "release",
            "en",
            "Small study",
            [
                "What was published",
                "What this release tells an attacker",
                "What this means for a participant",
                "What was spent",
                "What this assumes",
                "How it was made",
                "How to check it",
            ],
        ),
        (
            "planning",
            "en",
            "Small plan",
            [
                "What will be published",
                "What an attacker can learn",
                "Power and sample size",
                "The planned releases",
                "What was assumed",
                "How it was computed",
                "How to check it",
            ],
        ),
        ("planning", "de", "Small plan", ["Was veröffentlicht wird", "Was ein Angreifer erfahren kann"]),
        ("slip", "en", "Verification slip", ["The files"]),
    ],
    indirect=["language"],
)
def test_poppler_reads_title_and_headings(pdfs: dict[str, Path], name: str, title: str, headings: list[str]) -> None:
    said = structure(pdfs[name])
    assert parts(said, "H1") == [title]
    assert parts(said, "H2")[: len(headings)] == headings


@pytest.mark.parametrize("name", PAGES)
def test_every_page_claims_to_be_for_everybody(pdfs: dict[str, Path], name: str, language: str) -> None:
    """PDF/UA-1 is claimed where Typst has checked it; the rest are its parts that Poppler and the bytes show."""
    about, data, said = poppler("pdfinfo", pdfs[name]), pdfs[name].read_bytes(), structure(pdfs[name])
    assert re.search(r"Tagged: +yes", about)
    assert b"<pdfuaid:part>1</pdfuaid:part>" in data
    assert b"/DisplayDocTitle true" in data
    assert f"/Lang({'en' if name == 'slip' else language})".encode() in data
    for part in (
        "LI (block)",
        "LBody (block)",
        *(("TH <", "/Scope /Column", "TD", "Figure:") if name != "slip" else ()),
    ):
        assert part in said, part
    assert said.count("TH <") == said.count("/Scope /Column")


@pytest.mark.parametrize(("name", "n_pictures"), [("release", 1), ("planning", 2), ("every kind", 2)])
def test_every_picture_is_told_in_words(pdfs: dict[str, Path], name: str, n_pictures: int, language: str) -> None:
    told = re.findall(rb"/S/Figure/P \d+ 0 R/Alt(?:\(|\s*<)(.{40})", pdfs[name].read_bytes(), re.DOTALL)
    assert len(told) == n_pictures
    assert structure(pdfs[name]).count("Figure:") == n_pictures


@pytest.mark.parametrize("name", PAGES)
def test_every_word_of_the_pages_is_read_but_their_feet(pdfs: dict[str, Path], name: str) -> None:
    read = without_spaces("".join(re.findall(r'^ +"(.*)"$', structure(pdfs[name]), re.MULTILINE)))
    pages = poppler("pdftotext", "-layout", pdfs[name], "-").split("\f")[:-1]
    for page in pages:
        lines = page.rstrip().splitlines()
        last = next(place for place, line in enumerate(lines) if re.search(r"(page|Seite) \d+ (of|von) \d+", line))
        assert [word for word in " ".join(lines[:last]).split() if without_spaces(word) not in read] == []
    assert not re.search(r"(page|Seite)\d+(of|von)\d+", read)


def test_letters_that_share_a_glyph_are_found_by_a_search(pdfs: dict[str, Path], language: str) -> None:
    said = poppler("pdftotext", pdfs["release"], "-")
    assert ("effect" if language == "en" else "veröffentlicht") in said
    assert not set(said) & set("ﬀﬁﬂﬃﬄ\t")
