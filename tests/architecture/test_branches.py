"""How often the program asks of which kind something is: it may only become rarer (docs/decisions/registries.md)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.architecture.branches import PUBLICATION, STUDY, Sort, counted, questions

PACKAGE = Path(__file__).resolve().parents[2] / "gwasprivacy"

MOST = {"the kind of study": (STUDY, 59), "what is published": (PUBLICATION, 54)}
"""So many questions at most; lower a number when you remove some."""


@pytest.mark.parametrize("asked", MOST)
def test_kinds_are_asked_for_no_more_often_than_before(asked: str) -> None:
    sort, most = MOST[asked]
    found = counted(PACKAGE, sort)
    listed = "\n".join(f"{name}: {', '.join(map(str, lines))}" for name, lines in found.items())
    assert sum(map(len, found.values())) <= most, f"more questions about {asked} than {most}:\n{listed}"


@pytest.mark.parametrize(
    ("sort", "text", "expected"),
    [
        (STUDY, "if design.trait is None: f()", 1),
        (STUDY, "x = a if plan.design.trait is not None and has_groups else b", 2),
        (STUDY, "y = [each for each in many if each.of_trait]", 1),
        (STUDY, "z = isinstance(tables, TraitTables | GenotypeTables)", 1),
        (STUDY, "match tables:\n    case TraitTables(): f()\n    case GenotypeTables(): g()", 2),
        (STUDY, "w = {CASE_CONTROL: 1, QUANTITATIVE: 2}[kind]", 2),
        (STUDY, "v = design.study_kind == CASE_CONTROL", 1),
        (STUDY, "while not is_trait: f()", 1),
        (STUDY, "assert design.trait is not None\nf(design.trait)", 0),
        (STUDY, "f(design.trait.low, has_groups=design.kind.has_groups)", 0),
        (PUBLICATION, "if choices.kind is not Kind.SELECTION: f()", 1),
        (PUBLICATION, "if kind in (Kind.VALUES, Kind.ALLELE_COUNTS): f()", 1),
        (PUBLICATION, "match kind:\n    case Kind.VALUES if x: f()\n    case Kind.SELECTION | Kind.VALUES: g()", 2),
        (PUBLICATION, "x = plan.release.kind.counts is None", 1),
        (PUBLICATION, "if isinstance(part, Selector): f()", 1),
        (PUBLICATION, "rows.setVisible(selects and y)", 1),
        (PUBLICATION, "rows.show(plan.release.numbers is None)", 1),
        (PUBLICATION, "x = a if kind.is_forecast else b", 1),
        (PUBLICATION, "words = choices.kind.words", 0),
    ],
)
def test_every_manner_of_asking_is_counted(sort: Sort, text: str, expected: int) -> None:
    assert len(list(questions(ast.parse(text), sort))) == expected
