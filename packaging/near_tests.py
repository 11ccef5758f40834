"""Which tests are near a place of the program, where ``mutants.toml`` names none: those that import its module, by their text alone.

First the files that name the function or class too, or are called after the module, those of the same room before others; then the
others that import the module or stand in the small room's own folder; then those that import a module which does.
"""

from __future__ import annotations

import ast
import functools
import re
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
FEW = 4
"""Files of tests in a round: each costs its imports."""
_IMPORTED = re.compile(r"^\s*from (gwasprivacy[\w.]*) import (\([^)]*\)|[^\n(]*)", re.MULTILINE)
_FAR = ("tests/journeys", "tests/e2e", "tests/attacks", "tests/ui", "tests/lab", "tests/fuzz", "tests/without_posix")


@functools.cache
def _imports(folder: str) -> dict[str, frozenset[str]]:
    """Of every file of a folder: the modules that it imports something from."""
    found = {}
    for path in sorted((PROJECT / folder).rglob("*.py")):
        names = set()
        for module, things in _IMPORTED.findall(path.read_text(encoding="utf-8")):
            names |= {module, *(f"{module}.{each}" for each in re.findall(r"\w+", things))}
        found[path.relative_to(PROJECT).as_posix()] = frozenset(names)
    return found


@functools.cache
def _users_of(module: str) -> frozenset[str]:
    return frozenset(
        name.removesuffix(".py").replace("/", ".")
        for name, modules in _imports("gwasprivacy").items()
        if module in modules
    )


def _tests() -> dict[str, frozenset[str]]:
    return {test: modules for test, modules in _imports("tests").items() if Path(test).name.startswith("test_")}


@functools.cache
def _text(name: str) -> str:
    return (PROJECT / name).read_text(encoding="utf-8")


def names_around(source: str, line: int) -> set[str]:
    """The functions and classes that a line stands in; of an assignment of the module what it assigns to."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.stmt) or not node.lineno <= line <= (node.end_lineno or 0):
            continue
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {each.id for each in node.targets if isinstance(each, ast.Name)}
    return found


def rounds_of_tests(name: str, line: int) -> list[list[str]]:
    """Files of tests for one line of a file, nearest first, in rounds of a few."""
    module = name.removesuffix(".py").replace("/", ".")
    room = "/".join(name.split("/")[1:-1])
    around = names_around(_text(name), line)
    users = _users_of(module)
    while not any(
        (users & modules or module in modules) and not test.startswith(_FAR) for test, modules in _tests().items()
    ):
        more = users.union(*map(_users_of, users))
        if more == users:
            break
        users = more
    places: list[tuple[tuple[int, bool, int, int], str]] = []
    for test, modules in _tests().items():
        direct = module in modules
        mirrors = Path(test).stem == f"test_{Path(name).stem}"
        # A small room has its tests beside each other, which may ask for its parts by another's name.
        roommate = "/" in room and Path(test).parent.as_posix() == f"tests/{room}"
        if not (direct or mirrors or roommate or users & modules):
            continue
        says = len([each for each in around if re.search(rf"\b{each}\b", _text(test))])
        # of those at one remove the users beside it come first
        near = sum(each.startswith(f"gwasprivacy.{room.replace('/', '.')}") for each in users & modules)
        level = 0 if mirrors or (direct and says) else 1 if direct or roommate else 2
        far = test.startswith(_FAR) or any(each.startswith("gwasprivacy.ui") for each in modules)
        if level == 2 and far:
            continue
        elsewhere = not test.startswith(f"tests/{room.split('/')[0]}/")
        alike = len(set(Path(test).stem.split("_")) & set(Path(name).stem.split("_")))
        place = (level + 3 * far, elsewhere, -says - near - 2 * alike, len(_text(test)))
        places.append((place, test))
    tests = [test for _, test in sorted(places)]
    direct_tests = [test for place, test in sorted(places) if place[0] < 2]
    if direct_tests:
        first, rest = direct_tests[:FEW], [test for test in tests if test not in direct_tests[:FEW]]
    else:
        first, rest = tests[:FEW], tests[FEW:]
    return [each for each in (first, rest[:FEW]) if each]
