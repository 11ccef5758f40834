"""The program's own files as trees, each parsed once: many tests look for something in all of them.  Nobody changes a tree."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent / "gwasprivacy"


def parsed(path: Path) -> ast.Module:
    """The tree of a Python file."""
    return _kept(path) if path.is_relative_to(_PACKAGE) else ast.parse(path.read_text(encoding="utf-8"))


@cache
def _kept(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def walked(tree: ast.AST) -> list[ast.AST]:
    """``ast.walk`` of a tree, in its order and half its time."""
    found = [tree]
    for node in found:
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, ast.AST):
                found.append(value)
            elif isinstance(value, list):
                found += [each for each in value if isinstance(each, ast.AST)]
    return found


@cache
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """The same, kept: of a tree that is kept too, and asked about again and again."""
    return tuple(walked(tree))
