"""Sentences of reports have names: every name that is told stands in the catalogue, and gets what its places ask for."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from gwasprivacy.base.catalogues import find_language
from gwasprivacy.base.error_texts import every_error
from gwasprivacy.base.language import in_language, say
from gwasprivacy.base.resources import resource_path
from gwasprivacy.base.sentences import EDITION, Sentence, sentences, tell
from tests.parsed import parsed

PACKAGE = Path(__file__).resolve().parents[2] / "gwasprivacy"
NAMED = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+(-[a-z0-9]+)*")

PLACES_OF_STATEMENTS = {"power.probability", "account.others"}
"""What looks like a sentence's name and is none."""


@cache
def trees() -> dict[str, ast.Module]:
    """The files that tell something, or have a string that begins as a name does."""
    topics = "|".join(sorted({name.partition(".")[0] for name in sentences(EDITION)}))
    tells = re.compile(rf'\btell\(|"({topics})\.')
    paths = (path for path in sorted(PACKAGE.rglob("*.py")) if tells.search(path.read_text(encoding="utf-8")))
    return {path.relative_to(PACKAGE).as_posix(): parsed(path) for path in paths}


def tellings(tree: ast.Module) -> Iterator[tuple[ast.Call, list[str]]]:
    """Calls of ``tell`` and the names that they may tell: literals, also where a condition chooses between them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tell":
            name = node.args[0]
            chosen = [name.body, name.orelse] if isinstance(name, ast.IfExp) else [name]
            yield (
                node,
                [each.value for each in chosen if isinstance(each, ast.Constant) and isinstance(each.value, str)],
            )


def strings(tree: ast.Module) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def places(sentence: Sentence) -> set[str]:
    texts = (sentence.many, sentence.one)
    return {name for text in texts for _before, name, _format, _how in Formatter().parse(text) if name}


def faults(tree: ast.Module, known: dict[str, Sentence]) -> list[str]:
    """What is told but unknown, and places whose values are not those of the call."""
    found = []
    for call, names in tellings(tree):
        given = {word.arg for word in call.keywords}
        for name in names:
            if name not in known:
                found.append(f"{call.lineno}: {name} is in no catalogue")
            elif None not in given and given != places(known[name]) | ({"n"} if known[name].one else set()):
                found.append(f"{call.lineno}: {name} has {sorted(places(known[name]))}, not {sorted(map(str, given))}")
    topics = {name.partition(".")[0] for name in known}
    odd = {each for each in strings(tree) if NAMED.fullmatch(each) and each.partition(".")[0] in topics}
    others = known.keys() | every_error().keys() | PLACES_OF_STATEMENTS
    return [*found, *(f"{each} is in no catalogue" for each in sorted(odd - others))]


def test_what_is_told_is_there_and_gets_its_values() -> None:
    assert {name: found for name, tree in trees().items() if (found := faults(tree, dict(sentences(EDITION))))} == {}


@pytest.mark.parametrize(
    "wrong",
    [
        'tell("topic.gone")',
        'tell("topic.said")',
        'tell("topic.said", snps=1, more=2)',
        'tell("topic.counted", snps=1)',
        'tell("topic.said" if known else "topic.gone", snps=1)',
        'WORDS = "topic.gone"',
    ],
)
def test_a_wrong_name_and_wrong_values_are_found(wrong: str) -> None:
    known = {"topic.said": Sentence("Of {snps}."), "topic.counted": Sentence("{n} of {snps}.", "One of {snps}.")}
    assert faults(ast.parse(wrong), known)
    assert not faults(ast.parse('tell("topic.said", snps=1)\ntell("topic.counted", n=1, **rest)'), known)


def test_every_sentence_is_told_somewhere() -> None:
    used = set().union(*map(strings, trees().values()))
    assert sorted(sentences(EDITION).keys() - used) == []


def test_names_say_what_is_said_and_no_sentence_stands_twice() -> None:
    assert [name for name in sentences(EDITION) if not NAMED.fullmatch(name)] == []
    texts = [each.many for each in sentences(EDITION).values()]
    assert sorted(text for text in texts if texts.count(text) > 1) == []


def test_a_place_is_a_name_without_a_format() -> None:
    odd = re.compile(r"\{(?!\w+\})")
    assert [name for name, each in sentences(EDITION).items() if odd.search(each.many) or odd.search(each.one)] == []


def test_the_catalogue_has_nothing_but_sentences() -> None:
    read = tomllib.loads((resource_path("sentences") / f"{EDITION}.toml").read_text(encoding="utf-8"))
    forms = [said for table in read.values() for said in table.values() if not isinstance(said, str)]
    assert all(said.keys() == {"one", "many"} for said in forms)


@pytest.mark.parametrize("words", ["Never.", "Never", "Someone e.g. at the clinic.", "Nothing at all"])
def test_words_of_a_part_from_elsewhere_are_said(words: str) -> None:
    assert tell(words) == words


def test_a_name_that_is_in_no_catalogue_is_a_bug() -> None:
    with pytest.raises(KeyError):
        tell("publication.gone")


def test_a_number_decides_the_form_and_the_reader_the_language() -> None:
    assert tell("snps.named", n=1) == "one SNP"
    assert tell("snps.named", n=2000) == "2,000 SNPs"
    with in_language(find_language("de")):
        assert tell("missing-calls.filled", fill="x") == say("Missing calls: {fill}.", fill="x") != "Missing calls: x."
