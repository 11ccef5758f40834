"""What a translation must have in common with its source: places, marks, lines; and what a language's own habits ask for."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from string import Formatter

TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
CODE = re.compile(r"`[^`]*`")
LINK = re.compile(r"\]\(([^)]*)\)")
MNEMONIC = re.compile(r"&(?!&|#?\w+;|\s|$)(?<!&&)")

KEPT: dict[str, Callable[[str], object]] = {
    "tags": lambda text: Counter(TAG.findall(text)),
    "`code`": lambda text: Counter(CODE.findall(text)),
    "targets of links": lambda text: Counter(LINK.findall(text)),
    "** marks": lambda text: text.count("**"),
    "line breaks": lambda text: text.count("\n"),
    "space at the start": lambda text: text[: len(text) - len(text.lstrip())],
    "space at the end": lambda text: text[len(text.rstrip()) :],
    "mnemonics": lambda text: len(MNEMONIC.findall(text)),
    "final colon": lambda text: text.endswith(":"),
    "double braces": lambda text: (text.count("{{"), text.count("}}")),
}
"""Name of what stays → how it is read from a text."""


def faults(source: str, translation: str, *, counted: bool = False) -> Iterator[str]:
    """What is wrong with a ``translation`` (of a counted text: one of its forms, which may leave out the number)."""
    if not translation.strip():
        yield "empty"
        return
    try:
        wanted, given = places(source), places(translation)
    except ValueError as error:
        yield f"braces: {error}"
        return
    if counted:
        given, wanted = given | {"n"}, wanted | {"n"}
    if wanted != given:
        yield f"places: {', '.join(sorted(wanted ^ given))}"
    for name, reading in KEPT.items():
        if reading(source) != reading(translation):
            yield f"{name}: {reading(source)!r} became {reading(translation)!r}"
    yield from german_faults(source, translation)


def places(text: str) -> set[str]:
    """The names in braces.  ValueError for a brace alone, or a place with a format."""
    found = set()
    for _literal, name, form, conversion in Formatter().parse(text):
        if form or conversion or name == "":
            raise ValueError("a place is a name")
        found |= {name} if name else set()
    return found


def german_faults(source: str, translation: str) -> Iterator[str]:
    """What English habits leave behind; the same for every language with „…“, a decimal comma and a space before … and %."""
    text = CODE.sub("", TAG.sub("", translation))
    if '"' in text or "”" in text or text.count("„") != text.count("“"):
        yield "quotation marks are „…“"
    if source.endswith("…") and not re.search(r"[ \u00a0]…$", translation):
        yield "a space before …"
    if re.search(r"[\d}]%", text) and not re.search(r"[\d}]%", source):
        yield "a space before %"
    grouped = re.findall(r"(?<![\w.,])[1-9]\d{0,2}[.,]\d{3}(?![\w.,]\d)", text)
    if any(number.replace(",", ".") not in source for number in grouped):
        yield "thousands are separated by a narrow space (U+202F)"
