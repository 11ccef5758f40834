"""What is installed with the program: locked by hashes, within the declared bounds, declared where it is imported, under known licences."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).resolve().parent.parent
LOCKS = {path.name: path for path in sorted((PROJECT / "packaging").glob("*.lock"))}
DECLARED = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
LICENCES = tomllib.loads((PROJECT / "packaging" / "licences.toml").read_text(encoding="utf-8"))
PINNED = re.compile(r"([A-Za-z0-9._-]+)==(\S+?)(?: ?; (.+?))?((?: --hash=sha256:[0-9a-f]{64})+)")


@cache
def locked(name: str) -> dict[str, tuple[str, str | None, frozenset[str]]]:
    """Package → (version, marker, hashes) of a lock file; whatever is no pinned line with hashes fails."""
    text = re.sub(r"^\s*#.*\n", "", LOCKS[name].read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = {}
    for line in text.replace("\\\n", " ").splitlines():
        told = PINNED.fullmatch(" ".join(line.split())) if line.strip() else None
        assert told or not line.strip(), f"{name}: neither pinned nor hashed: {line[:80]}"
        if told:
            found[str(canonicalize_name(told[1]))] = (told[2], told[3], frozenset(told[4].split()))
    return found


def declared(*groups: str) -> dict[str, Requirement]:
    """Package → requirement as ``pyproject.toml`` has it: ``run``, ``cluster``, ``dev`` or ``build``."""
    project = DECLARED["project"]
    listed = {
        "run": project["dependencies"],
        "dev": DECLARED["dependency-groups"]["dev"],
        **project["optional-dependencies"],
        "build": [
            line
            for line in (PROJECT / "packaging/build.in").read_text(encoding="utf-8").splitlines()
            if line[:1] not in ("", "#")
        ],
    }
    return {str(canonicalize_name(each.name)): each for group in groups for each in map(Requirement, listed[group])}


def brought(wanted: Iterable[Requirement]) -> set[str]:
    """These packages and, as far as they are installed here, all that they ask for."""
    found = set[tuple[str, str]]()
    waiting = [(str(canonicalize_name(each.name)), extra) for each in wanted for extra in ("", *each.extras)]
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in found:
            continue
        found.add((name, extra))
        for each in map(Requirement, _requires(name)):
            if not each.marker or each.marker.evaluate({"extra": extra}):
                waiting += [(str(canonicalize_name(each.name)), further) for further in ("", *each.extras)]
    return {name for name, _ in found}


def _requires(name: str) -> list[str]:
    try:
        return distribution(name).requires or []
    except PackageNotFoundError:
        return []  # of another system


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_is_pinned_with_its_hashes(name: str) -> None:
    assert locked(name)


def test_developers_have_what_users_have_and_more() -> None:
    users, developers = locked("requirements.lock"), locked("requirements-dev.lock")
    assert {name: (told[0], told[2]) for name, told in users.items()} == {
        name: (told[0], told[2]) for name, told in developers.items() if name in users
    }


@pytest.mark.parametrize(
    ("name", "groups"),
    [("requirements.lock", ("run", "build")), ("requirements-dev.lock", ("run", "cluster", "dev", "build"))],
)
def test_the_lock_is_what_the_project_declares_and_what_that_brings(name: str, groups: tuple[str, ...]) -> None:
    wanted, has = declared(*groups), locked(name)
    for package, requirement in wanted.items():
        assert requirement.specifier.contains(has[package][0]), f"{package}: {has[package][0]} is outside {requirement}"
    here = {package for package, (_, marker, _) in has.items() if marker is None or Marker(marker).evaluate()}
    asked = brought(each for each in wanted.values() if not each.marker or each.marker.evaluate())
    assert not asked - here, "asked for and not locked"
    only_here = {"colorama", "tzdata"}  # asked for on Windows only
    assert here - asked <= only_here, "locked, and nothing asks for it"


IMPORT = re.compile(
    rb"""^\s*(?:from|import)\s+(\w+)|(?:import_module|importorskip|find_spec)\(\s*["'](\w+)""", re.MULTILINE
)


def imports_of(folder: str) -> Iterator[tuple[str, str]]:
    """(top module, file) of each import, by name or by ``import_module`` and the like; quicker than parsing it all."""
    for path in sorted((PROJECT / folder).rglob("*.py")):
        for found in IMPORT.finditer(path.read_bytes()):
            yield (found[1] or found[2]).decode(), path.relative_to(PROJECT).as_posix()


def packages_in(folder: str) -> dict[str, str]:
    """Package → a file that imports it."""
    owners = packages_distributions()
    return {
        str(canonicalize_name(owner)): path
        for module, path in imports_of(folder)
        if module not in sys.stdlib_module_names
        for owner in owners.get(module, ())
        if owner != "gwasprivacy"
    }


def test_the_program_imports_what_it_declares_and_declares_what_it_imports() -> None:
    asked, used = declared("run", "cluster"), packages_in("gwasprivacy")
    one_with_another = (
        {"shiboken6"} if "pyside6-essentials" in asked else set()
    )  # released together, and tied by version
    assert not used.keys() - asked.keys() - one_with_another, "imported and not declared"
    not_here = {name for name, each in asked.items() if each.marker and not each.marker.evaluate()}
    assert not asked.keys() - used.keys() - not_here, "declared and never imported"


@pytest.mark.parametrize("folder", ["tests", "bench", "packaging"])
def test_tests_and_tools_import_what_is_declared_or_what_a_declared_package_stands_on(folder: str) -> None:
    asked = declared("run", "cluster", "dev", "build") | dict.fromkeys(locked("requirements-fuzz.lock"))
    stands_on = {
        str(canonicalize_name(Requirement(each).name)) for name in asked for each in _requires(name)
    }  # jsonschema's referencing, PySide6's shiboken6, distributed's dask
    used = packages_in(folder)
    assert not {name: path for name, path in used.items() if name not in asked.keys() | stands_on}


def choices(licence: str) -> list[set[str]]:
    """An SPDX expression without brackets as alternatives, each a set of licences that hold together."""
    return [set(one.split(" AND ")) for one in licence.strip("()").split(" OR ")]


def licence_of(name: str) -> str:
    told = LICENCES["as-told"].get(name)
    found = distribution(name).metadata.get("License-Expression") or distribution(name).metadata.get("License") or ""
    return str(told or found)


@pytest.mark.parametrize("name", locked("requirements-dev.lock"))
def test_the_licence_of_every_package_is_one_that_was_looked_at(name: str) -> None:
    try:
        distribution(name)
    except PackageNotFoundError:
        marker = locked("requirements-dev.lock")[name][1]
        assert marker is not None, f"{name} is locked for every system and not installed"
        assert not Marker(marker).evaluate(), f"{name} is locked for this system and not installed"
        pytest.skip("of another system")
    allowed = {*LICENCES["allowed"], *(kind for kind, who in LICENCES["who"].items() if name in who)}
    assert any(each <= allowed for each in choices(licence_of(name))), f"{name}: {licence_of(name)!r}"


def test_what_users_get_is_under_no_licence_with_conditions_but_two() -> None:
    conditions = {name: kind for kind, names in LICENCES["who"].items() for name in names}
    users = {name: conditions[name] for name in locked("requirements.lock") if name in conditions}
    of_the_build = {"pathspec": "MPL-2.0"}  # hatchling's, which installs a checkout
    assert (
        users
        == {"pgenlib": "LGPL-3.0-only", "pyside6-essentials": "LGPL-3.0-only", "shiboken6": "LGPL-3.0-only"}
        | of_the_build
    )
    assert LICENCES["with-conditions"].keys() == LICENCES["who"].keys()


def test_the_list_of_licences_names_no_package_that_is_gone() -> None:
    named = {*LICENCES["as-told"], *(name for names in LICENCES["who"].values() for name in names)}
    assert named <= locked("requirements-dev.lock").keys()


def test_what_a_package_says_of_itself_contradicts_no_entry_of_the_list() -> None:
    for name in LICENCES["as-told"]:
        try:
            said = distribution(name).metadata.get("License-Expression")
        except PackageNotFoundError:
            continue
        assert said is None or said == LICENCES["as-told"][name], f"{name} says {said!r} itself now"
