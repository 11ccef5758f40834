"""What is said in PowerShell (install.ps1, the start-menu link, the data manager's guide), read by a grammar of its language.

Nothing here can run it.  A grammar, and what the commands that are used take, is what can be told without.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import tree_sitter_powershell
from tree_sitter import Language, Node, Parser

from tests.bundles.made_bundle import INSTALLER, load_installer

HELP = Path(__file__).resolve().parents[2] / "resources" / "help"
COMMANDS = {
    "split-path": {"-parent"},
    "join-path": set[str](),
    "get-content": {"-raw", "-encoding"},
    "convertfrom-json": set[str](),
    "test-path": {"-literalpath"},
    "select-object": {"-skip"},
    "get-command": {"-erroraction"},
    "new-object": {"-comobject"},
    "get-filehash": set[str](),
    "cmd": set[str](),
    "powershell": {"-executionpolicy", "-file"},
}
"""Commands of Windows PowerShell 5.1, which every Windows 10 has, with those of their parameters that are used."""
ITS_OWN = {"$args", "@args", "$lastexitcode", "$myinvocation", "$erroractionpreference", "$null", "$true", "$false"}


def parsed(text: str) -> Node:
    return Parser(Language(tree_sitter_powershell.language())).parse(text.encode()).root_node


def nodes(root: Node, *kinds: str) -> Iterator[Node]:
    if root.type in kinds:
        yield root
    for child in root.children:
        yield from nodes(child, *kinds)


def words(root: Node, *kinds: str) -> list[str]:
    return [(each.text or b"").decode().lower() for each in nodes(root, *kinds)]


def scripts() -> dict[str, str]:
    guides = {page.relative_to(HELP).as_posix(): page.read_text("utf-8") for page in HELP.rglob("*.md")}
    typed = {
        f"{name}-{number}": block
        for name, text in guides.items()
        for number, block in enumerate(re.findall(r"^```powershell\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL))
    }
    return {
        "install.ps1": (INSTALLER / "install.ps1").read_text("ascii"),
        "start-menu link": load_installer()._LINK,
        **typed,
    }


SCRIPTS = scripts()


def test_the_guide_has_lines_for_powershell_in_both_languages() -> None:
    assert {name.rpartition("-")[0] for name in SCRIPTS} >= {"data-manager.md", "de/data-manager.md"}


@pytest.mark.parametrize("name", SCRIPTS)
def test_it_is_powershell(name: str) -> None:
    root = parsed(SCRIPTS[name])
    assert not root.has_error
    for command in nodes(root, "command"):
        named = words(command, "command_name")[:1]
        if not named or named[0].startswith("$"):
            continue  # & $program: a program's own options
        assert named[0] in COMMANDS, named
        own = [each for part in command.children if part.type == "command_elements" for each in part.children]
        used = {(each.text or b"").decode().lower() for each in own if each.type == "command_parameter"}
        assert used <= COMMANDS[named[0]], named
    assigned = {name for left in nodes(root, "left_assignment_expression") for name in words(left, "variable")}
    looped = {words(each, "variable")[0] for each in nodes(root, "foreach_statement")}
    known = assigned | looped | ITS_OWN
    read = {each for each in words(root, "variable") if not each.startswith("$env:")}
    assert {each.replace("@", "$") for each in read - ITS_OWN} <= known


@pytest.mark.parametrize("damage", ["}", "'", "{", ")"])
def test_a_script_that_lacks_a_sign_is_noticed(damage: str) -> None:
    before, sign, after = SCRIPTS["install.ps1"].rpartition(damage)
    assert sign
    assert parsed(before + after).has_error


def test_install_ps1_starts_the_installer_with_all_its_words_and_gives_back_its_exit_code() -> None:
    text = SCRIPTS["install.ps1"]
    assert "& $program @before -I $installer @args\n        exit $LASTEXITCODE" in text
    assert text.count("exit 2") == 2


def test_a_python_that_writes_a_warning_is_still_asked_for_its_version() -> None:
    """Windows PowerShell 5.1 takes each line on a program's error stream that is redirected for an error, and stops where errors stop."""
    asked = SCRIPTS["install.ps1"].index("2>$null")
    wishes = re.findall(r"\$ErrorActionPreference = '(\w+)'", SCRIPTS["install.ps1"][:asked])
    assert wishes == ["Stop", "Continue"]
