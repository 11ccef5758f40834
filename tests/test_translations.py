"""Texts for people are keys: literals where they stand, all of them collected, none lost when they are collected again."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
from functools import cache
from pathlib import Path
from string import Formatter
from types import ModuleType
from xml.etree import ElementTree

import pytest

from gwasprivacy.base.error_texts import all_advice, every_error
from gwasprivacy.base.quantities import Phrase
from tests.known_words import WordsGuard
from tests.parsed import nodes, parsed

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "gwasprivacy"
SAYERS = {"say", "say_count", "mark"}
# Templates of errors are keys too; they are collected where errors are made.
SAY_OTHERS = {"base/language.py", "base/errors.py", "base/sentences.py"}


@pytest.fixture(scope="module")
def translations() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def sayings() -> list[tuple[str, ast.Call]]:
    """Every call of a sayer, and where it stands."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if name in SAY_OTHERS:
            continue
        tree = parsed(path)
        imports = (node for node in nodes(tree) if isinstance(node, ast.ImportFrom))
        here = {each.name for node in imports if node.module == "gwasprivacy.base.language" for each in node.names}
        for node in nodes(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYERS & here:
                found.append((f"{name}:{node.lineno}", node))
    return found


def literal(node: ast.AST | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def test_every_apostrophe_is_typographic() -> None:
    found = [
        element.text
        for path in sorted((ROOT / "resources" / "translations").glob("*.ts"))
        for element in ElementTree.parse(path).iter()
        if element.tag in ("source", "translation", "numerusform") and "'" in (element.text or "")
    ]
    assert not found, "write ’ in what people read:\n" + "\n".join(map(str, found))


def test_what_is_said_is_a_literal() -> None:
    assert not [where for where, call in sayings() if not call.args or literal(call.args[0]) is None]


def test_words_that_no_translator_has_seen_are_found(words_guard: WordsGuard) -> None:
    program: dict[str, object] = {}
    exec(compile("def phrase(words):\n    return Phrase(words)", "program.py", "exec"), {"Phrase": Phrase}, program)
    program["phrase"]("a plan")  # type: ignore[operator]
    assert not words_guard.unknown
    program["phrase"]("a plum")  # type: ignore[operator]
    assert words_guard.unknown == ["a plum"]
    words_guard.unknown.clear()
    Phrase("words of a test")
    assert not words_guard.unknown


def test_what_is_said_of_one_is_a_literal() -> None:
    counted = [(where, call) for where, call in sayings() if call.func.id == "say_count"]  # type: ignore[attr-defined]
    ones = [(where, next((word.value for word in call.keywords if word.arg == "one"), None)) for where, call in counted]
    assert not [where for where, one in ones if literal(one) is None]


def test_every_place_of_a_text_gets_its_value_and_no_other() -> None:
    """A text without values is said as it is; one with places and no values is for whoever fills them with parts."""
    wrong = []
    for where, call in sayings():
        given = {word.arg for word in call.keywords} - {"one"}
        sources = [literal(call.args[0]) or ""]
        sources += [literal(word.value) or "" for word in call.keywords if word.arg == "one"]
        if not given or None in given:
            continue
        places = set().union(*({name for _t, name, _s, _c in Formatter().parse(text) if name} for text in sources))
        if not places <= given or not given <= places | {"n"}:
            wrong.append(f"{where} {sorted(places ^ given)}")
    assert not wrong


def test_a_place_is_a_name_without_a_format() -> None:
    odd = re.compile(r"\{(?!\w+\}|\{)|\{\d")
    texts = [(where, literal(call.args[0]) or "") for where, call in sayings()]
    assert not [where for where, text in texts if odd.search(text.replace("{{", "").replace("}}", ""))]


def test_every_text_is_collected(translations: ModuleType) -> None:
    found = translations.said_texts()
    missing = {literal(call.args[0]) for _where, call in sayings()} - found
    assert not missing


def test_errors_and_remedies_are_collected(translations: ModuleType) -> None:
    found = translations.error_texts()
    assert {each.says for each in (*every_error().values(), *all_advice().values())} <= found
    assert "Remove the phenotype file under More, or open the genotypes themselves." in found, (
        "the window's own wording"
    )
    assert "This release needs ε = {asked}, but only ε = {left} is left for this study." in found


def test_sentences_of_reports_are_collected_with_their_forms(translations: ModuleType) -> None:
    assert "No statistic, frequency or p-value is published." in translations.reported_texts()
    assert "{n} loci" in translations.reported_texts() & translations.counted_texts()
    assert translations.ones()["{n} loci"] == "one locus"
    assert translations.places_of({"{n} loci"})["{n} loci"] == ["sentence snps.loci"]


def test_a_translation_stays_when_texts_are_added_and_goes_with_its_text(
    translations: ModuleType, tmp_path: Path
) -> None:
    path = tmp_path / "gwasprivacy_xx.ts"
    said = {"Open {file}": ("Öffne {file}",), "{n} SNPs": ("{n} SNP", "{n} SNPs"), "Gone & <away>": ("Weg",)}
    path.write_text(translations.written("xx", set(said), {"{n} SNPs"}, said), encoding="utf-8")
    assert translations.known(path) == said
    again = translations.written("xx", {"Open {file}", "{n} SNPs", "New"}, {"{n} SNPs"}, translations.known(path))
    path.write_text(again, encoding="utf-8")
    del said["Gone & <away>"]
    assert translations.known(path) == said
    assert again == translations.written("xx", {"New", "{n} SNPs", "Open {file}"}, {"{n} SNPs"}, said), "in one order"


@pytest.mark.parametrize(
    ("source", "fits", "does_not"),
    [
        ("Open {file}", "{file} öffnen", ["Öffnen", "{file} {other}", "{}", "{file", ""]),
        ("&Open…", "&Öffnen …", ["Öffnen …", "&Öff&nen …", "&Öffnen…", "&Öffnen"]),
        ("R && D", "F && E", ["&F E"]),
        ("A <b>word</b>.", "Ein <b>Wort</b>.", ["Ein Wort.", "Ein <i>Wort</i>."]),
        ("See [help](guarantees.md).", "Siehe [Hilfe](guarantees.md).", ["Siehe [Hilfe](garantien.md)."]),
        ("Use `plan set` in **bold**.", "`plan set` in **fett**.", ["`plan setze` in **fett**.", "`plan set` fett."]),
        ("One\nTwo ", "Eins\nZwei ", ["Eins Zwei ", "Eins\nZwei"]),
        ("Called “it”.", "Heißt „es“.", ["Heißt “es”.", 'Heißt "es".', "Heißt „es”."]),
        ("Share: {x}%", "Anteil: {x}%", ["Anteil: {x} "]),
        ("Give 100,000 or 1.125.", "Geben Sie 100\u202f000 oder 1,125 an.", ["Geben Sie 100.000 oder 1,125 an."]),
        ("Use {{braces}}", "{{Klammern}} nutzen", ["Klammern nutzen"]),
    ],
)
def test_a_translation_is_held_to_its_source(
    translations: ModuleType, source: str, fits: str, does_not: list[str]
) -> None:
    assert not list(translations.faults(source, fits))
    assert [each for each in does_not if not list(translations.faults(source, each))] == []


def test_what_is_unfinished_goes_out_and_what_fits_comes_in(translations: ModuleType) -> None:
    texts, counted = {"Report", "{n} SNPs are published.", "Close"}, {"{n} SNPs are published."}
    known = {"Close": ("Schließen",)}
    out = {each["source"]: each for each in translations.unfinished(texts, counted, known)}
    assert set(out) == {"Report", "{n} SNPs are published."}
    assert out["{n} SNPs are published."]["plural"] is True
    assert any(str(place).startswith("ui/") for place in out["Report"]["places"])
    given = [
        {"source": "Report", "translation": "Bericht"},
        {"source": "{n} SNPs are published.", "translations": ["Ein SNP wird …", "{n} SNPs werden …"]},
        {"source": "{n} SNPs are published.", "translation": "{n} SNPs"},
        {"source": "Gone", "translation": "Weg"},
        {"source": "Close", "translation": "{x}"},
    ]
    lines = iter([*map(json.dumps, given), ""])
    taken, wrong = translations.take_in(lines, texts, counted, known)
    assert (taken, len(wrong)) == (2, 3)
    assert known["Report"] == ("Bericht",)
    assert known["Close"] == ("Schließen",), "what does not fit changes nothing"


def test_a_catalogue_is_spoken_as_it_is_written(translations: ModuleType, tmp_path: Path) -> None:
    from gwasprivacy.base.catalogues import read_language
    from gwasprivacy.base.language import in_language, in_source, install, say, say_count

    said = {"Open {file}": ("Öffne <{file}>",), "{n} SNPs": ("Ein SNP", "{n} SNPs!")}
    source = tmp_path / "gwasprivacy_de.ts"
    source.write_text(translations.written("de", {*said, "Close"}, {"{n} SNPs"}, said), encoding="utf-8")
    german = read_language("de", source)
    install(german)
    try:
        assert say("Open {file}", file="x") == "Öffne <x>"
        assert say_count("{n} SNPs", one="1 SNP", n=1) == "Ein SNP"
        assert say_count("{n} SNPs", one="1 SNP", n=0) == "0 SNPs!"
        assert say_count("{n} SNPs", one="1 SNP", n=2000) == "2\u202f000 SNPs!"
        assert say("Close") == "Close", "what is not translated yet is said in English"
        with in_source():
            assert say("Open {file}", file="x") == "Open x"
            assert say_count("{n} SNPs", one="1 SNP", n=2000) == "2,000 SNPs"
    finally:
        install(None)
    assert say("Open {file}", file="x") == "Open x"
    with in_language(german):
        assert say("Open {file}", file="x") == "Öffne <x>"
