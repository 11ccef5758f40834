"""Collects every text that people read into ``resources/translations`` and compiles the languages (``make translations``).

    python packaging/translations.py            update gwasprivacy_XX.ts, compile gwasprivacy_XX.qm
    python packaging/translations.py --check    say whether gwasprivacy_en.ts is as it would be written

``gwasprivacy_en.ts`` is the template: the sources, without translations.  A new language begins as a copy of it under
its own name; what has been translated stays when texts are added, and goes with the text that it translated.

Texts are found by Qt's own tool (calls of ``say``, ``say_count`` and ``mark``); templates of errors and remedies, which are
keys too, by their places in the code.  All stand in one context, since a text is the same wherever it is said.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
PACKAGE, FOLDER = ROOT / "gwasprivacy", ROOT / "resources" / "translations"
TEMPLATE = FOLDER / "gwasprivacy_en.ts"
CONTEXT = "gwasprivacy"
ALIASES = ",".join(f"tr+={name}" for name in ("say", "say_count", "mark"))
TOOLS = Path(sys.executable).parent  # beside the interpreter that has PySide6

Translations = dict[str, tuple[str, ...]]
"""Source text → its translation (several: plural forms)."""


def files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


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
    """The texts of ``say_count``: they have plural forms."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in files())
    return {literal(call.args[0]) for tree in trees for name, call in calls(tree) if name == "say_count"}


def error_texts() -> set[str]:
    """Templates of errors (whatever is made with a ``code``), phrases in them, and remedies."""
    found: set[str] = set()
    for path in files():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, call in calls(tree):
            if name == "Phrase" or any(word.arg == "code" for word in call.keywords):
                found.add(literal(call.args[0]))
        if path.name == "remedies.py" and "cli" not in path.parts:
            values = (node.value for node in ast.walk(tree) if isinstance(node, ast.Assign))
            found |= {literal(value) for value in values}
            dicts = (node for node in ast.walk(tree) if isinstance(node, ast.Dict))
            found |= {literal(value) for each in dicts for value in each.values}
    return found - {""}


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


def main(arguments: list[str]) -> int:
    counted = counted_texts()
    texts = said_texts() | counted | error_texts()
    template = written("en", texts, counted, {})
    if "--check" in arguments:
        current = TEMPLATE.exists() and TEMPLATE.read_text(encoding="utf-8") == template
        print("The template is current." if current else "The template is not current: make translations")
        return 0 if current else 1
    FOLDER.mkdir(exist_ok=True)
    TEMPLATE.write_text(template, encoding="utf-8")
    for path in sorted(FOLDER.glob("gwasprivacy_*.ts")):
        if path == TEMPLATE:
            continue
        language = path.stem.removeprefix("gwasprivacy_")
        path.write_text(written(language, texts, counted, known(path)), encoding="utf-8")
        subprocess.run([TOOLS / "pyside6-lrelease", "-silent", path, "-qm", path.with_suffix(".qm")], check=True)
    print(f"{len(texts)} texts, {len(counted)} of them with plural forms: {TEMPLATE.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
