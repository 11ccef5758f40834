"""Pages in the plan's language: nothing on them is English but the signed sentences, which stand at their end."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from gwasprivacy.association.scores.registry import SCORES
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.catalogues import find_language
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.base.language import in_language, say_marked
from gwasprivacy.cli.main import main
from gwasprivacy.forecast.plan_paragraphs import methods_paragraph
from gwasprivacy.mechanisms.registry import MECHANISMS, OTHER_RELEASES
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.membership.glossary import GLOSSARY, KOV, SAMPLING, TRAMER
from gwasprivacy.plan.plan import Plan, plan_from_json
from gwasprivacy.plan.saved_plan import load_plan
from gwasprivacy.rendering.report_files import pages_of, render_pdf
from gwasprivacy.statement.derive import derive
from gwasprivacy.statement.oversight import oversight_sentences
from gwasprivacy.statement.planning.planning_statement import PlanningReport
from gwasprivacy.statement.release_facts import facts_in
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.told_by_reports import spoken_statements
from tests.release.planning_report.test_planning import report_of_every_kind
from tests.release.scene import Scene, set_up, small_plan
from tests.rendering.pages import texts_in

ENGLISH = re.compile(r"(?<![\w-])(the|of|is|are|and|with|from|that|which|each|this|not|by|for|be|has|have)(?![\w-])")
TITLES = (TRAMER, KOV, SAMPLING)
ANNEX = "Die englischen Sätze des Berichts, Wort für Wort"


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    return set_up(tmp_path_factory.mktemp("languages"))


@pytest.fixture(scope="module")
def report(scene: Scene) -> Report:
    return scene.release(report_language="de").report


def written(report: Report | PlanningReport) -> list[str]:
    """Every text on the German pages, in order."""
    return texts_in(pages_of(report, "de").data)


def english_in(texts: list[str]) -> list[str]:
    code = ("openssl", "sed ", "id=$", "(printf", "gwasprivacy verify", "sha256sum")
    return [text for text in texts if ENGLISH.search(text) and not text.lstrip().startswith(code)]


def test_german_pages_of_a_release_say_everything_in_german(report: Report) -> None:
    said = written(report)
    assert english_in(said[: said.index(ANNEX)]) == []


def test_german_pages_end_with_the_signed_sentences_word_for_word(report: Report) -> None:
    said = written(report)
    annex = " ".join(" ".join(said[len(said) - said[::-1].index(ANNEX) :]).split())
    for sentence in report.predicate["statements"]:
        assert " ".join(sentence.split()) in annex
    assert any("Signiert sind die englischen Sätze in small-" in text for text in said)


def test_german_pages_of_a_planning_report_say_everything_in_german() -> None:
    report, _data = report_of_every_kind()
    said = written(report)
    own = report.plan.design.candidates_origin
    assert english_in([text for text in said[: said.index(ANNEX)] if text not in own]) == []


def test_what_is_signed_is_the_same_in_every_language(scene: Scene, report: Report) -> None:
    facts = facts_in(report.plan, report.predicate)
    assert derive(report.plan, facts)["statements"] == report.predicate["statements"]
    with in_language(find_language("de")):
        assert derive(report.plan, facts)["statements"] == report.predicate["statements"]
        german = spoken_statements(report.plan, report.predicate)
    assert len(german) == len(report.predicate["statements"])
    assert not set(german) & set(report.predicate["statements"])


def test_a_policy_and_an_approval_are_said_in_german() -> None:
    named = [{"version": 2, "site": "Site", "sha256": "0" * 64, "key_id": "1" * 64}]
    with in_language(find_language("de")):
        said = oversight_sentences(named, {"date": "2026-11-22", "approver": "2" * 64})
    assert said[1].startswith("Eine zweite Person hat diese Veröffentlichung am 22.11.2026 freigegeben")
    assert english_in(said) == []


def test_a_pdf_names_the_language_that_it_is_in(report: Report, tmp_path: Path) -> None:
    render_pdf(report, tmp_path / "own.pdf")
    render_pdf(report, tmp_path / "english.pdf", language="en")
    for name, language in (("own", "de"), ("english", "en")):
        (found,) = re.findall(rb"/Type/Catalog.*?/Lang\((\w+)\)", (tmp_path / f"{name}.pdf").read_bytes())
        assert found.decode() == language


def test_a_plan_without_a_language_has_the_bytes_that_it_had() -> None:
    plan = small_plan()
    assert "report_language" not in plan.to_json()
    assert plan_from_json(plan.to_json()) == plan
    german = replace(plan, report_language="de")
    assert plan_from_json(german.to_json()) == german


@pytest.mark.parametrize("language", ["fr", "en", "", "DE"])
def test_a_plan_names_only_languages_that_there_are_beside_english(language: str) -> None:
    with pytest.raises(InvalidPlan):
        replace(small_plan(), report_language=language)
    with pytest.raises(InvalidPlan):
        plan_from_json({**small_plan().to_json(), "report_language": language})


def made_by_the_command_line(path: Path, language: str) -> Plan:
    arguments = ["plan", "new", str(path), "--prior", "0.5", "0.5", "--gamma", "1.5", "--snps", "2", "--cases", "500"]
    assert main([*arguments, "--controls", "500", "--report-language", language, "--force"]) == 0
    return load_plan(path)


def test_the_command_line_writes_the_language_and_speaks_it_in_paragraphs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.gwasplan"
    assert made_by_the_command_line(path, "en").report_language is None
    assert made_by_the_command_line(path, "de").report_language == "de"
    capsys.readouterr()
    assert main(["plan", "show", str(path), "--for", "board"]) == 0
    paragraph = capsys.readouterr().out
    assert "Die Studie hat 500 Fälle und 500 Kontrollen" in " ".join(paragraph.split())
    assert english_in(paragraph.splitlines()) == []
    assert main(["plan", "show", str(path)]) == 0
    assert "Deutsch" in capsys.readouterr().out


def test_a_language_that_is_not_offered_is_refused(tmp_path: Path) -> None:
    base = [
        "plan",
        "new",
        str(tmp_path / "a.gwasplan"),
        "--prior",
        "0.5",
        "0.5",
        "--gamma",
        "1.5",
        "--snps",
        "2",
        "--cases",
        "500",
    ]
    assert main([*base, "--controls", "500", "--report-language", "fr"]) == 2
    assert not list(tmp_path.iterdir())


def test_a_report_is_rendered_again_in_another_language(scene: Scene, report: Report, tmp_path: Path) -> None:
    signed = scene.out / f"{report.name}.release.json"
    base = ["render", str(signed), "--key", str(scene.public_key_path), "--out"]
    assert main([*base, str(tmp_path / "own")]) == 0
    assert main([*base, str(tmp_path / "english"), "--language", "en"]) == 0
    own, english = (next((tmp_path / name).glob("*.pdf")).read_bytes() for name in ("own", "english"))
    assert own != english
    assert main([*base, str(tmp_path / "french"), "--language", "fr"]) == 2


@pytest.mark.parametrize(
    "option", [("plan", "new", "a.gwasplan", "--report-language"), ("render", "a.json", "--language")]
)
def test_a_language_that_is_not_offered_is_refused_in_one_way(
    option: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before any file is read, so the report and its key need not be there."""
    monkeypatch.chdir(tmp_path)
    assert main([*option, "fr", *(["--key", "none.pem"] if option[0] == "render" else [])]) == 2
    said = capsys.readouterr().err.strip().splitlines()[-1]
    assert said.endswith(f": argument {option[-1]}: 'fr' is not one of en, de")


@pytest.mark.parametrize("score", SCORES.names)
def test_german_methods_paragraphs_cite_in_german_words(score: str) -> None:
    """Names and years stay as they are; what is said about them is German."""
    test = {"test": "genotypic", "p_value": 1e-6} if score == "distance" else {}
    plan = small_plan(score=ScoreChoice(name=score, **test), mechanism="joint")
    with in_language(find_language("de")):
        assert english_in([methods_paragraph(plan)]) == []


def test_sources_say_what_they_say_about_works_in_german() -> None:
    parts = (*FAMILIES.values(), *MECHANISMS.values(), *OTHER_RELEASES.values(), *SCORES.values())
    remarks = re.compile(r"\b(this|the|with|here|made|set|Theorems|Algorithm|Eq|Fig|corrected|enumerating)\b")

    def about_works() -> list[str]:
        said = [*(say_marked(each.source) for each in parts), *(each.citation for each in GLOSSARY.values())]
        for title in TITLES:
            said = [text.replace(title, "") for text in said]
        return [text for text in said if remarks.search(text)]

    assert len(about_works()) > 15, "the check finds English"
    with in_language(find_language("de")):
        assert about_works() == []
