"""Where the program asks of which kind something is, counted from the syntax: the kind of study, and the kind of what is published.

A question is one comparison (``trait is None``, ``kind is Kind.SELECTION``), one ``isinstance``, one pattern of a ``match``, one entry of a
table by kind, or one flag about a kind that decides (in an ``if``, a ``while``, a conditional expression, a filter, an ``and``, ``or`` or ``not``).
An ``assert`` that narrows a type chooses nothing, and is no question.  What a kind's object answers of a single need ("uses a score", "serves
strata") is no question for its kind; answers that sort all kinds in two, as "is forecast", which only selections are, are counted.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.architecture.rules import sources


@dataclass(frozen=True)
class Sort:
    """What asks for one sort of kind: ``compared`` values that None is compared with, ``flags`` that decide, ``classes`` that
    ``isinstance`` and patterns name, ``members`` of an enumeration or constants that are compared, or are keys of a table."""

    compared: frozenset[str]
    flags: frozenset[str]
    classes: frozenset[str]
    members: frozenset[str]


STUDY = Sort(
    compared=frozenset({"trait", "n_participants", "trait_study", "trait_tables"}),
    flags=frozenset({"trait", "n_participants", "has_groups", "of_trait", "of_groups", "is_trait", "is_of_trait", "has_trait", "needs_groups"}),
    classes=frozenset(
        {"Trait", "TraitSizes", "CaseControlSizes", "TraitStudy", "HeldStudy", "TraitTables", "GenotypeTables", "TraitValues", "TraitModel"}
    ),
    members=frozenset({"CASE_CONTROL", "QUANTITATIVE"}),
)  # fmt: skip
PUBLICATION = Sort(
    compared=frozenset({"numbers"}),
    flags=frozenset(
        {"numbers", "selects", "is_selection", "is_forecast", "takes_lists", "spends_beside", "publishes_count"}
    ),
    classes=frozenset(
        {"Publication", "Selector", "Values", "NumberRelease", "Counts", "GenotypeCounts", "AlleleCounts", "SignificantCount", "NoisyValues", "NoisyCounts"}
    ),
    members=frozenset(
        {"Kind.SELECTION", "Kind.VALUES", "Kind.GENOTYPE_COUNTS", "Kind.ALLELE_COUNTS", "Kind.SIGNIFICANT_COUNT"}
    ),
)  # fmt: skip


def _name(node: ast.AST) -> str:
    """The last name of ``a.b.c``; "Kind.SELECTION" for a member of ``Kind``."""
    if isinstance(node, ast.Attribute):
        return f"Kind.{node.attr}" if isinstance(node.value, ast.Name) and node.value.id == "Kind" else node.attr
    return node.id if isinstance(node, ast.Name) else ""


def _is_none(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _decides(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions whose truth ``node`` asks for, without what joins them."""
    tests: list[ast.expr] = []
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        tests = [node.test]
    elif isinstance(node, ast.comprehension):
        tests = node.ifs
    elif isinstance(node, ast.BoolOp):
        tests = node.values
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        tests = [node.operand]
    elif isinstance(node, ast.match_case) and node.guard is not None:
        tests = [node.guard]
    yield from tests


def questions(tree: ast.Module, sort: Sort) -> Iterator[int]:
    """The lines on which a file asks for a kind, one for each question."""
    asserted = {part for node in ast.walk(tree) if isinstance(node, ast.Assert) for part in ast.walk(node.test)}
    for node in ast.walk(tree):
        if node in asserted:
            continue  # it narrows a type, and chooses nothing
        for test in _decides(node):
            if _name(test) in sort.flags:
                yield test.lineno
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            listed = [
                part
                for each in sides
                for part in (each.elts if isinstance(each, ast.Tuple | ast.Set | ast.List) else [each])
            ]
            of_none = any(map(_is_none, sides)) and any(_of_kind(each, sort) for each in sides)
            if of_none or any(_name(each) in sort.members for each in listed):
                yield node.lineno
        elif isinstance(node, ast.Call) and _name(node.func) == "isinstance" and len(node.args) == 2:
            if any(_name(part) in sort.classes for part in ast.walk(node.args[1])):
                yield node.lineno
        elif isinstance(node, ast.match_case):
            parts = list(ast.walk(node.pattern))
            named = [_name(each.value) for each in parts if isinstance(each, ast.MatchValue)]
            if any(each in sort.members for each in named) or any(
                isinstance(each, ast.MatchClass) and _name(each.cls) in sort.classes for each in parts
            ):
                yield node.pattern.lineno
        elif isinstance(node, ast.Dict):
            for key in node.keys:
                if key is not None and _name(key) in sort.members:
                    yield key.lineno


def _of_kind(node: ast.AST, sort: Sort) -> bool:
    if sort is PUBLICATION and isinstance(node, ast.Attribute) and node.attr in ("counts", "release"):
        return _name(node.value).removeprefix("Kind.") in ("kind", "wanted") or isinstance(node.value, ast.Call)
    return _name(node) in sort.compared


def counted(package: Path, sort: Sort) -> dict[str, list[int]]:
    """The lines with questions, by file."""
    found = {each.name: sorted(questions(each.tree, sort)) for each in sources(package)}
    return {name: lines for name, lines in found.items() if lines}
