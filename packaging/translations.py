"""Collects every text that people read into ``resources/translations``, and takes translations in (``make translations``).

    python packaging/translations.py                     update every gwasprivacy_XX.ts
    python packaging/translations.py --check             say whether they are as they would be written
    python packaging/translations.py --export de         what is unfinished in German, one JSON object a line
    python packaging/translations.py --import de FILE…   take translations in, where they fit their sources

A new language begins with its first import; what has been translated stays when texts are added, and goes with the text that it
translated.  The window offers a language once none of its texts is unfinished.

A line of an export has ``source``, ``places`` (where in the code it is said), and, where a number decides its form, ``one`` (what English
says of one) and ``plural``: true.  A line of an import has ``source`` and ``translation``, or ``translations``: of one, of several.

Texts are found by Qt's own tool (calls of ``say``, ``say_count`` and ``mark``); templates of errors and remedies, which are
keys too, in ``resources/errors``, and the sentences of plans and reports in ``resources/sentences``.  All stand in one context, since a text is the same wherever it is said.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

sys.path.insert(0, str(Path(__file__).resolve().parent))
from translation_rules import faults

from gwasprivacy.base.error_texts import advised, all_advice, every_error
from gwasprivacy.base.sentences import EDITION, OF_FILES, sentences

ROOT = Path(__file__).resolve().parent.parent
PACKAGE, FOLDER = ROOT / "gwasprivacy", ROOT / "resources" / "translations"
CONTEXT = "gwasprivacy"
ALIASES = ",".join(f"tr+={name}" for name in ("say", "say_count", "mark"))
TOOLS = Path(sys.executable).parent  # beside the interpreter that has PySide6

Translations = dict[str, tuple[str, ...]]
"""Source text → its translation (several: plural forms)."""


def files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


@cache
def trees() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in files()}


def said_texts() -> set[str]:
    """What Qt's tool finds."""
    with tempfile.TemporaryDirectory() as folder:
        listing, found = Path(folder, "files.lst"), Path(folder, "found.ts")
        listing.write_text("\n".join(map(str, files())), encoding="utf-8")
        command = [TOOLS / "pyside6-lupdate", "-silent", "-locations", "none", "-tr-function-alias", ALIASES]
        subprocess.run([*command, f"@{listing}", "-ts", found], check=True, cwd=ROOT)
        return {each.text or "" for each in ElementTree.parse(found).iter("source")}


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield name, node


def literal(node: ast.AST) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def counted_texts() -> set[str]:
    """The texts that have plural forms: those of ``say_count``, and sentences with ``one``."""
    said = {literal(call.args[0]) for tree in trees().values() for name, call in calls(tree) if name == "say_count"}
    return (said | {each.many for each in sentences(EDITION).values() if each.one}) - {""}


def reported_texts() -> set[str]:
    """The sentences of plans and reports (``resources/sentences``), but those of files that are English everywhere."""
    return {each.many for name, each in sentences(EDITION).items() if not name.startswith(OF_FILES)}


def error_texts() -> set[str]:
    """What errors say and advise (``resources/errors``), but for the command line, and phrases within them."""
    phrases = {literal(call.args[0]) for tree in trees().values() for name, call in calls(tree) if name == "Phrase"}
    said = {text.says for text in every_error().values()}
    advice = {words for each in all_advice().values() for words in (each.says, each.window)}
    return (phrases | said | advice) - {""}


def known(path: Path) -> Translations:
    """The finished translations of a language's file."""
    found: Translations = {}
    for message in ElementTree.parse(path).iter("message") if path.exists() else ():
        translation = message.find("translation")
        if translation is None or translation.get("type") in ("unfinished", "vanished", "obsolete"):
            continue
        forms = [form.text or "" for form in translation.findall("numerusform")]
        found[message.findtext("source") or ""] = tuple(forms or [translation.text or ""])
    return found


def written(language: str, texts: set[str], counted: set[str], translations: Translations) -> str:
    """A language's file: every text in order, with its translation where there is one."""
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{language}">']
    lines += ["<context>", f"    <name>{CONTEXT}</name>"]
    for text in sorted(texts):
        forms = translations.get(text)
        state = ' type="unfinished"' if forms is None else ""
        numerus = text in counted
        lines.append('    <message numerus="yes">' if numerus else "    <message>")
        lines.append(f"        <source>{escape(text)}</source>")
        if numerus:
            lines.append(f"        <translation{state}>")
            lines += [f"            <numerusform>{escape(form)}</numerusform>" for form in forms or ("", "")]
            lines.append("        </translation>")
        else:
            lines.append(f"        <translation{state}>{escape(forms[0]) if forms else ''}</translation>")
        lines.append("    </message>")
    return "\n".join([*lines, "</context>", "</TS>", ""])


def places_of(texts: set[str]) -> dict[str, list[str]]:
    """Text → where in the code it stands, "ui/app.py:12"."""
    found: dict[str, list[str]] = {}
    for path, tree in trees().items():
        name = path.relative_to(PACKAGE).as_posix()
        for node in ast.walk(tree):
            if literal(node) in texts:
                found.setdefault(literal(node), []).append(f"{name}:{node.lineno}")  # type: ignore[attr-defined]
    for code, error in every_error().items():
        for text in (
            error.says,
            *(said for name in error.remedies for said in (advised(name).says, advised(name).window)),
        ):
            found.setdefault(text, []).append(f"error {code}")
    for sentence, said in sentences(EDITION).items():
        found.setdefault(said.many, []).append(f"sentence {sentence}")
    return found


def ones() -> dict[str, str]:
    """Text with plural forms → what English says of one."""
    reported = {each.many: each.one for each in sentences(EDITION).values() if each.one}
    counted = (call for tree in trees().values() for name, call in calls(tree) if name == "say_count")
    return reported | {
        literal(call.args[0]): literal(word.value) for call in counted for word in call.keywords if word.arg == "one"
    }


def unfinished(texts: set[str], counted: set[str], translations: Translations) -> Iterator[dict[str, object]]:
    """The texts without a translation, those of one file together."""
    places, one = places_of(texts), ones()
    missing = [text for text in texts if text not in translations]
    for text in sorted(missing, key=lambda text: (places.get(text, [""])[0].partition(":")[0], text)):
        plural = {"one": one.get(text, ""), "plural": True} if text in counted else {}
        yield {"source": text, **plural, "places": places.get(text, [])}


def take_in(
    lines: Iterator[str], texts: set[str], counted: set[str], translations: Translations
) -> tuple[int, list[str]]:
    """Put the translations of ``lines`` that fit into ``translations``.  Returns how many, and what is wrong with the others."""
    taken, wrong = 0, []
    for line in filter(str.strip, lines):
        given = json.loads(line)
        source = given["source"]
        forms = tuple(given.get("translations") or [given.get("translation", "")])
        if source not in texts:
            wrong.append(f"{source!r}: no text of the program")
        elif len(forms) != (2 if source in counted else 1):
            wrong.append(f"{source!r}: {len(forms)} forms")
        elif found := [fault for form in forms for fault in faults(source, form, counted=source in counted)]:
            wrong.append(f"{source!r} → {forms!r}: {'; '.join(found)}")
        else:
            translations[source] = forms
            taken += 1
    return taken, wrong


def main(arguments: list[str]) -> int:
    counted = counted_texts()
    texts = said_texts() | counted | error_texts() | reported_texts()
    match arguments:
        case ["--export", language]:
            for each in unfinished(texts, counted, known(file_of(language))):
                print(json.dumps(each, ensure_ascii=False))
            return 0
        case ["--import", language, *names]:
            translations = known(file_of(language))
            lines = (line for name in names for line in Path(name).read_text(encoding="utf-8").split("\n"))
            taken, wrong = take_in(lines, texts, counted, translations)
            file_of(language).write_text(written(language, texts, counted, translations), encoding="utf-8")
            print(*wrong, f"{taken} taken in, {len(wrong)} not.", sep="\n")
            return 1 if wrong else 0
    wanted = {
        path: written(path.stem.removeprefix("gwasprivacy_"), texts, counted, known(path))
        for path in sorted(FOLDER.glob("gwasprivacy_*.ts"))
    }
    if "--check" in arguments:
        old = [p.name for p, text in wanted.items() if not p.exists() or p.read_text(encoding="utf-8") != text]
        print(f"Not current (make translations): {', '.join(old)}" if old else "The catalogues are current.")
        return 1 if old else 0
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
        missing = text.count('type="unfinished"')
        print(f"{path.relative_to(ROOT)}: {len(texts)} texts, {len(counted)} with plural forms, {missing} unfinished")
    return 0


def file_of(language: str) -> Path:
    return FOLDER / f"gwasprivacy_{language}.ts"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
