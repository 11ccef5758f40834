"""The documents are true: what they name exists, what they show runs, and nothing cites a document outside the repository."""

from __future__ import annotations

import argparse
import ast
import functools
import importlib
import io
import re
import shlex
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from gwasprivacy.cli import main as cli_main
from gwasprivacy.cli.main import SUBCOMMANDS
from tests.architecture.rules import RULES, STORY
from tests.parsed import parsed, walked

PROJECT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    [
        *(PROJECT / "docs").rglob("*.md"),
        *(PROJECT / "resources" / "help").glob("*.md"),
        *(PROJECT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    ]
)
ROOMS = ("gwasprivacy/", "tests/", "docs/", "resources/", "packaging/", "bench/", ".ci/")
EXAMPLES = sorted((PROJECT / "docs" / "adding").glob("*.md"))


def name_of(page: Path) -> str:
    return str(page.relative_to(PROJECT))


def prose(page: Path) -> str:
    """A page without its fenced examples."""
    return re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


def ticked(page: Path) -> list[str]:
    """What stands between backticks; a line end within is a space."""
    return [" ".join(text.split()) for text in re.findall(r"`([^`]+)`", prose(page))]


def tracked() -> list[Path]:
    """The files that belong to the project."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    names = listed.stdout.splitlines() if listed.returncode == 0 else []
    found = [PROJECT / name for name in names] or [path for path in PROJECT.rglob("*") if ".venv" not in path.parts]
    return [path for path in found if path.is_file()]


@functools.cache
def functions_of(path: Path) -> frozenset[str]:
    """Every function, method and class of a Python file, and its module-level names."""
    named = set()
    for node in walked(parsed(path)):
        if isinstance(node, ast.Name):
            named.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            named.add(node.name)
    return frozenset(named)


@functools.cache
def every_function() -> frozenset[str]:
    files = [*(PROJECT / "gwasprivacy").rglob("*.py"), *(PROJECT / "tests").rglob("*.py")]
    return frozenset().union(*map(functions_of, files))


def now_in(function: str) -> str:
    """Where a function stands now, for whoever moved it."""
    files = [*(PROJECT / "gwasprivacy").rglob("*.py"), *(PROJECT / "tests").rglob("*.py")]
    found = [name_of(path) for path in files if function and function in functions_of(path)]
    return f" {function} is in {', '.join(found)}." if found else ""


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, anchor = target.partition("#")
        path = page if not file else page.parent / file
        assert path.exists(), target
        if anchor:
            titles = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
            assert anchor in {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}, target


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_path_and_test_that_a_page_names_exists(page: Path) -> None:
    for text in ticked(page):
        if not text.startswith(ROOMS) or " " in text:
            continue
        file, _, inside = text.partition("::")
        found = sorted(PROJECT.glob(file.rstrip("/"))) if "*" in file else [PROJECT / file]
        there = bool(found) and all(path.exists() for path in found)
        if there and inside:
            there = inside in functions_of(PROJECT / file)
        assert there, f"{text} is not there.{now_in(inside)}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_function_that_a_page_names_exists(page: Path) -> None:
    for text in ticked(page):
        called = re.fullmatch(r"(?:[\w.]*\.)?([A-Za-z_]\w*)\(\)", text)
        if called:
            assert called.group(1) in every_function(), text
        if re.fullmatch(r"gwasprivacy(\.\w+)+", text):
            module, _, last = text.rpartition(".")
            path = PROJECT / Path(*text.split("."))
            if not path.is_dir() and not path.with_suffix(".py").exists():
                assert hasattr(importlib.import_module(module), last), text


def commands(page: Path) -> Iterator[list[str]]:
    """The command lines that a page shows, in backticks and in indented or fenced blocks."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    for line in re.findall(r"^(?:    |\$ )(gwasprivacy .*)$", text, flags=re.MULTILINE):
        yield shlex.split(line.split(" #")[0])
    for piece in re.findall(rf"`(?:gwasprivacy )?((?:{'|'.join(SUBCOMMANDS)}) [^`]*)`", text):
        yield ["gwasprivacy", *shlex.split(" ".join(piece.split()))]


@functools.cache
def options_of(name: str) -> frozenset[str]:
    """Every option of a subcommand, those of its own subcommands included."""
    parser = argparse.ArgumentParser(prog=name)
    module = cli_main._module(name)
    assert module is not None
    module.add_arguments(parser)
    known: set[str] = set()
    left: list[argparse.ArgumentParser] = [parser]
    while left:
        for action in left.pop()._actions:
            known.update(action.option_strings)
            if isinstance(action, argparse._SubParsersAction):
                left.extend(action.choices.values())
    return frozenset(known)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_command_that_a_page_shows_has_these_options(page: Path) -> None:
    for command in commands(page):
        if len(command) < 2 or not re.fullmatch(r"[a-z-]+", command[1]) or command[1].startswith("-"):
            continue
        assert command[1] in SUBCOMMANDS, command
        asked = {part.split("=")[0].strip("[]…") for part in command[2:] if part.strip("[").startswith("--")}
        assert asked <= options_of(command[1]) | {"--help"}, command


def test_options_are_words_with_hyphens() -> None:
    assert not [option for name in SUBCOMMANDS for option in options_of(name) if "_" in option]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_make_target_that_a_page_names_exists(page: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (PROJECT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE))
    text = page.read_text(encoding="utf-8")
    named = set(re.findall(r"(?:`|^    )make ([a-z]+)", text, flags=re.MULTILINE))
    assert named <= targets


def test_the_map_has_every_folder_in_the_order_of_the_story() -> None:
    map_of = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## The map")[1].split("\n\n")[2]
    named = re.findall(r"^\| `([\w/]+)` \|", map_of, flags=re.MULTILINE)
    package = PROJECT / "gwasprivacy"
    there = {each.parent.relative_to(package).as_posix() for each in package.rglob("__init__.py")} - {"."}
    assert sorted(named) == sorted(there)
    assert [name for name in named if "/" not in name] == list(STORY)


def test_every_rule_is_told() -> None:
    told = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert not [name for name in RULES if f"`{name}()`" not in told]


def test_every_page_is_reached_from_the_index() -> None:
    reached, left = set(), [PROJECT / "docs" / "README.md"]
    while left:
        page = left.pop()
        if page in reached or page.suffix != ".md" or not page.exists():
            continue
        reached.add(page)
        left += [(page.parent / to.partition("#")[0]).resolve() for to in re.findall(r"\]\(([^)\s]+)\)", prose(page))]
    assert not [name_of(page) for page in (PROJECT / "docs").rglob("*.md") if page not in reached]


def test_what_code_cites_exists_by_page_and_by_title() -> None:
    wrong = []
    for path in tracked():
        if path.suffix not in (".py", ".sh", ".md", ".toml") or path == Path(__file__):
            continue
        text = re.sub(r"\n[ \t]*(?:#:? ?)?", " ", path.read_text(encoding="utf-8"))
        for page, title in re.findall(r"\b(docs/[\w/.-]+\.md)(?:, \"([^\"]+)\")?", text):
            cited = PROJECT / page
            if not cited.exists():
                wrong.append(f"{name_of(path)}: {page}")
            elif title and not re.search(rf"^#+ {re.escape(title)}$", cited.read_text(encoding="utf-8"), re.MULTILINE):
                wrong.append(f"{name_of(path)}: {page} has no part “{title}”")
    assert not wrong


# Names of papers that lie outside the repository, taken apart so that this file does not name them.
OUTSIDE = re.compile(
    r"\b(?:" + "|".join(("SCI" + "ENCE", "DES" + "IGN", "INTER" + "FACES")) + r")\b"
    r"|\b(?:" + "|".join(("WIN" + "DOW", "WO" + "RDS", "ST" + "YLE")) + r")\.md"
)
BESIDE = "shared" + "/"


def cites(text: str) -> bool:
    return bool(OUTSIDE.search(text)) or BESIDE in text or "../" + BESIDE[:-1] in text


def said(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file with their numbers; of a Python file, its comments and strings (constants may have any name).  None of a file
    that cites nothing anywhere: most need not be taken apart."""
    text = path.read_text(encoding="utf-8", errors="replace")
    if not cites(text):
        return
    if path.suffix != ".py":
        yield from enumerate(text.splitlines(), start=1)
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in (tokenize.NAME, tokenize.OP, tokenize.NUMBER):
            yield token.start[0], token.string


def test_nothing_cites_a_document_outside_the_repository() -> None:
    wrong = []
    for path in tracked():
        if path == Path(__file__) or path.suffix in (".png", ".npz", ".bed", ".bim", ".fam", ".lock", ".gz"):
            continue
        for number, text in said(path):
            if cites(text):
                wrong.append(f"{name_of(path)}:{number}: {text.strip()[:100]}")
    assert not wrong


@pytest.mark.parametrize("page", EXAMPLES, ids=name_of)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All Python blocks of a page, one after the other, as one program in an empty folder."""
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "__example__"}
    text = page.read_text(encoding="utf-8")
    for match in re.finditer(r"^```python\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL):
        line = text[: match.start(1)].count("\n")
        exec(compile("\n" * line + match.group(1), str(page), "exec", dont_inherit=True), namespace)


def test_every_way_to_add_a_part_has_an_example_that_runs() -> None:
    shown = {page.stem for page in EXAMPLES if "```python" in page.read_text(encoding="utf-8")}
    assert {
        "family",
        "score",
        "selector",
        "format",
        "kind-of-release",
        "kind-of-study",
        "subcommand",
        "help-page",
    } <= shown
