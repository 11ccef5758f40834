"""Text is read and written as UTF-8 by name, in tests and tools too: without a name it is what the system happens to use, on Windows not that.

Ruff's PLW1514 sees it only where it can tell that something is a path.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("gwasprivacy", "tests", "bench", "packaging")
_SUSPECTS = re.compile(r"\b(?:read_text|write_text|open)\(")
_BINARY_OR_NO_FILE = {"os", "tarfile", "zipfile", "webbrowser", "Image"}
_COMPRESSED = {"gzip", "bz2", "lzma"}


def unnamed_encodings(text: str) -> Iterator[int]:
    """Lines of calls that read or write text and do not say how."""
    if not _SUSPECTS.search(text):
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and _names_no_encoding(node):
            yield node.lineno


def _names_no_encoding(call: ast.Call) -> bool:
    if {"encoding", None} & {each.arg for each in call.keywords}:
        return False
    match call.func:
        case ast.Attribute(attr="read_text"):
            return not call.args
        case ast.Attribute(attr="write_text"):
            return len(call.args) < 2
        case ast.Attribute(ast.Name(module), "open") if module in _BINARY_OR_NO_FILE:
            return False
        case ast.Attribute(ast.Name(module), "open") if module in _COMPRESSED:
            return "t" in _mode(call, 1, "rb")
        case ast.Attribute(attr="open"):
            # Much has a method of that name: one without a mode is a file's where it is ``with`` a path, which ruff sees.
            return _is_text(_mode(call, 0, ""))
        case ast.Name("open"):
            return _is_text(_mode(call, 1, "r"))
    return False


def _mode(call: ast.Call, place: int, usual: str) -> str:
    given = [each.value for each in call.keywords if each.arg == "mode"] or call.args[place : place + 1]
    return given[0].value if given and isinstance(given[0], ast.Constant) and isinstance(given[0].value, str) else usual


def _is_text(mode: str) -> bool:
    return bool(re.fullmatch(r"[rwax][+t]*", mode))


@pytest.mark.parametrize("part", PARTS)
def test_text_files_are_read_and_written_as_utf8_by_name(part: str) -> None:
    unnamed = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((ROOT / part).rglob("*.py"))
        for line in unnamed_encodings(path.read_text(encoding="utf-8"))
    ]
    assert not unnamed, 'add encoding="utf-8":\n' + "\n".join(unnamed)


@pytest.mark.parametrize(
    ("call", "is_found"),
    [
        ("path.read_text()", True),
        ("path.read_text(errors='replace')", True),
        ("path.read_text(encoding='utf-8')", False),
        ("path.read_text('ascii')", False),
        ("path.write_text(text)", True),
        ("path.write_text(text, newline='')", True),
        ("path.write_text(text, encoding='utf-8')", False),
        ("path.write_text(text, 'utf-8')", False),
        ("path.write_text(text, **options)", False),
        ("path.open('a')", True),
        ("path.open(mode='r+')", True),
        ("path.open('rb')", False),
        ("path.open('w', encoding='utf-8')", False),
        ("open(path)", True),
        ("open(path, 'wb')", False),
        ("gzip.open(path, 'wt')", True),
        ("gzip.open(path)", False),
        ("os.open(path, os.O_RDWR)", False),
        ("study.open(work=work)", False),
    ],
)
def test_calls_without_an_encoding_are_found(call: str, is_found: bool) -> None:
    assert list(unnamed_encodings(f"def f():\n    return {call}\n")) == ([2] if is_found else [])
