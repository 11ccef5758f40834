"""Help in the reader's language where there is a page, in English and saying so where there is none; no page falls behind unseen."""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path

import pytest

from gwasprivacy.base.language import ENGLISH, FORMS, in_language
from gwasprivacy.ui.shell import help_pages
from gwasprivacy.ui.shell.help_pages import explanations, find_explanation, is_translated, page_text
from gwasprivacy.ui.shell.help_search import search_help

HELP = help_pages.help_folder()
TRANSLATED = sorted(HELP.glob("??/*.md"))
GERMAN = FORMS["de"][0]
NOT_TRANSLATED = "*This page is not translated.*"


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The help with a German page of terms and a German start page, and no other."""
    folder = tmp_path / "help"
    shutil.copytree(HELP, folder, ignore=shutil.ignore_patterns("pictures", "??"))
    (folder / "de").mkdir()
    begin = f"<!-- of {'0' * 64} -->\n"
    (folder / "de" / "start.md").write_text(begin + "# Anfangen\n\n## Zwerchfell\n\nEin Wort.\n", encoding="utf-8")
    terms = (folder / "terms.md").read_text(encoding="utf-8")
    first = re.sub(r"^## .+?(?= *\{#)", "## Auf Deutsch", terms, count=1, flags=re.MULTILINE)
    (folder / "de" / "terms.md").write_text(begin + first, encoding="utf-8")
    monkeypatch.setattr(help_pages, "resource_path", lambda _name: folder)
    help_pages._explanations.cache_clear()
    return folder


def test_a_german_page_is_shown_to_german_readers_alone(pages: Path) -> None:
    english = page_text("start")
    with in_language(GERMAN):
        assert page_text("start").startswith("# Anfangen\n")
        assert help_pages.help_pages()["start"] == "Anfangen"
        assert [each.title for each in search_help("zwerchfell")] == ["Zwerchfell"]
    assert page_text("start") == english
    assert search_help("zwerchfell") == ()
    help_pages._explanations.cache_clear()


def test_a_page_that_there_is_not_is_english_and_says_so(pages: Path) -> None:
    with in_language(GERMAN):
        assert not is_translated("tools")
        text = page_text("tools")
        assert text.splitlines()[2] == NOT_TRANSLATED
        assert NOT_TRANSLATED not in page_text("start")
    assert text.replace(f"\n\n{NOT_TRANSLATED}\n", "\n", 1) == page_text("tools")
    help_pages._explanations.cache_clear()


def test_terms_are_explained_in_the_readers_language(pages: Path) -> None:
    topic = next(iter(help_pages.parse_terms((pages / "terms.md").read_text(encoding="utf-8"))))
    with in_language(GERMAN):
        german = find_explanation(topic)
        assert german is not None
        assert german.title == "Auf Deutsch"
        assert set(explanations()) >= {topic}
    english = find_explanation(topic)
    assert english is not None
    assert english.title != "Auf Deutsch"
    help_pages._explanations.cache_clear()


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_translated_page_has_what_its_english_page_has(path: Path) -> None:
    """The digest in its first line is that of the English page: where that was changed, look at the translation and renew the line."""
    original = path.parent.parent / path.name
    text, english = path.read_text(encoding="utf-8"), original.read_text(encoding="utf-8")
    assert text.splitlines()[0] == f"<!-- of {hashlib.sha256(english.encode()).hexdigest()} -->"
    for what, pattern in (
        ("headings", r"^(#+) "),
        ("topics", r"\{#([a-z0-9-]+)\}"),
        ("code blocks", r"^```[\s\S]*?^```"),
        ("links and pictures", r"\]\(([^)]*)\)"),
        ("rows of tables", r"^(\|)"),
        ("more", r"^More: (.*)$"),
    ):
        assert re.findall(pattern, text, re.MULTILINE) == re.findall(pattern, english, re.MULTILINE), what


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_explanation_shows_the_marks_of_markdown(language: str) -> None:
    """The "?" beside a question shows plain text."""
    with in_language(FORMS[language][0] if language != "en" else ENGLISH):
        marked = {
            topic: found
            for topic, each in explanations().items()
            if (found := re.findall(r"`|\*\S[^*]*\S\*|\]\(|^[-|>] ", each.text, flags=re.MULTILINE))
        }
    assert not marked
