"""Every text that people read, as sentences: strings of the program, help, README, documents.

Left out: docstrings and comments, the how-to pages and CONTRIBUTING (they are for whoever changes the code), the changelog (it
says what was), titles, and, of words that are claims only beside a guarantee ("cannot", "never"), refusals and remedies.
"""

from __future__ import annotations

import ast
import functools
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.parsed import walked

PROJECT = Path(__file__).resolve().parents[2]
STRONG = re.compile(
    r"\bprove[nsd]?\b|\bprovabl\w+|\bguarante(?:e|es|eed)\b|\bno attack\w*|\bno private\b|\bcosts? no privacy\b|\bnothing else\b|\bcomputing power\b|"
    r"\bamount of computing\b|\bnetwork connections?\b|\b(?:no|any) network\b|\bsecur(?:e|ely)\b|\banonymis\w+|\bwhatever (?:is published|they know)\b",
    re.IGNORECASE,
)
"""What is a claim wherever it stands."""
ABSOLUTE = re.compile(
    r"\bnever\b|\balways\b|\bcannot\b|\bcan ?not\b|\bcan't\b|\bimpossible\b|\bnobody\b|\bno one\b", re.IGNORECASE
)
"""What is a claim unless it refuses something."""
PAGES = ("README.md", "docs", "resources/help", "resources/example", "resources/panel")
THE_PLACE = ("gwasprivacy/membership/claims.py", "resources/help/guarantees.md", "resources/help/commands.md")
"""Where guarantees are stated: a test of their own reads these; and the page that is made of the texts of `cli`, read there."""
HOW_TO = "docs/adding/"
TRANSLATED = re.compile(r"^resources/help/[a-z]{2}/")
"""Pages that say in another language what was reviewed in English."""
FEWEST_WORDS = 4
"""Fewer are a title or a label."""


def sentences_of(text: str) -> Iterator[str]:
    """A text in sentences, white space evened; list items and table rows are sentences of their own."""
    for part in re.split(r"\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.) ?)", text):
        yield from (each for each in re.split(r"(?<=[.!?])\s+(?=[\w“*_`[({])", " ".join(part.split())) if each)


def _strings(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """Every string that can be read as a sentence, and whether it belongs to a refusal.  Places of f-strings are {}."""
    silent: set[int] = set()
    refusing: set[int] = set()
    every = walked(tree)
    for node in every:
        body = getattr(node, "body", None)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            silent |= {id(each.value) for each in body or () if isinstance(each, ast.Expr)}
            if isinstance(node, ast.Module | ast.ClassDef):
                continue
        if isinstance(node, ast.Raise):
            refusing |= {id(each) for each in ast.walk(node)}
        if isinstance(node, ast.JoinedStr):
            silent |= {id(each) for each in node.values}
    for node in every:
        if id(node) in silent:
            continue
        if isinstance(node, ast.JoinedStr):
            parts = [str(each.value) if isinstance(each, ast.Constant) else "{}" for each in node.values]
            yield "".join(parts), id(node) in refusing
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value.strip():
            yield node.value, id(node) in refusing


PLACES = re.compile(r"\{[^{}]*\}")
"""Where a value stands in a sentence: its name claims nothing."""


def claims_in_code(source: str) -> Iterator[str]:
    """Sentences with a claim word in a Python file."""
    for text, refuses in _strings(ast.parse(source)):
        for sentence in sentences_of(text):
            said = PLACES.sub("", sentence)
            if STRONG.search(said) or (not refuses and ABSOLUTE.search(said)):
                yield sentence


def claims_in_refusals(source: str) -> Iterator[str]:
    """Sentences with a claim word in a file of errors."""
    texts = (text for table in tomllib.loads(source).values() for text in _leaves(table))
    yield from (
        sentence for text in texts for sentence in sentences_of(text) if STRONG.search(PLACES.sub("", sentence))
    )


def claims_in_reports(source: str) -> Iterator[str]:
    """Sentences with a claim word in the sentences of plans and reports."""
    for text in _leaves(tomllib.loads(source)):
        for sentence in sentences_of(text):
            said = PLACES.sub("", sentence)
            if STRONG.search(said) or ABSOLUTE.search(said):
                yield sentence


def _leaves(table: object) -> Iterator[str]:
    for value in table.values() if isinstance(table, dict) else table if isinstance(table, list) else ():
        yield from [value] if isinstance(value, str) else _leaves(value)


def claims_on_page(text: str) -> Iterator[str]:
    """Sentences with a claim word on a page."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    for sentence in sentences_of(prose):
        if STRONG.search(sentence) or ABSOLUTE.search(sentence):
            yield sentence


@functools.cache
def every_claim() -> dict[str, list[str]]:
    """Each sentence with a claim word, and the files where it stands."""
    found: dict[str, list[str]] = defaultdict(list)

    def add(name: str, sentences: Iterator[str]) -> None:
        if name not in THE_PLACE and not name.startswith(HOW_TO) and not TRANSLATED.match(name):
            for sentence in sentences:
                if len(sentence.split()) >= FEWEST_WORDS and not sentence.startswith("#"):
                    found[sentence].append(name)

    for path in sorted((PROJECT / "gwasprivacy").rglob("*.py")):
        name = path.relative_to(PROJECT).as_posix()
        add(name, claims_in_code(path.read_text(encoding="utf-8")))
    for path in sorted((PROJECT / "resources" / "errors").glob("*.toml")):
        add(path.relative_to(PROJECT).as_posix(), claims_in_refusals(path.read_text(encoding="utf-8")))
    for path in sorted((PROJECT / "resources" / "sentences").glob("*.toml")):
        add(path.relative_to(PROJECT).as_posix(), claims_in_reports(path.read_text(encoding="utf-8")))
    for place in PAGES:
        top = PROJECT / place
        for path in sorted(top.rglob("*.md")) if top.is_dir() else [top]:
            add(path.relative_to(PROJECT).as_posix(), claims_on_page(path.read_text(encoding="utf-8")))
    return dict(found)
