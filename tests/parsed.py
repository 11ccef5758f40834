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
