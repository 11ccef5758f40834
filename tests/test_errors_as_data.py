"""Errors are data: engines raise codes, values and remedies; front ends word them, and nobody compares message texts."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

from gwasprivacy.base.remedies import Remedy
from gwasprivacy.cli.main import SUBCOMMANDS
from gwasprivacy.cli.remedies import REMEDIES as CLI_REMEDIES
from gwasprivacy.ui.shell.remedies import REMEDIES as WINDOW_REMEDIES

PACKAGE = Path(__file__).resolve().parent.parent / "gwasprivacy"
NOT_VALUES = {"code", "remedy", "field", "hint"}


def places(template: str) -> set[str]:
    """The named places of a template, which have neither a conversion nor a format."""
    found = set()
    for _, name, spec, conversion in Formatter().parse(template):
        if name is not None:
            assert name.isidentifier(), template
            assert (spec, conversion) == ("", None), template
            found.add(name)
    return found


@cache
def trees() -> dict[str, ast.Module]:
    return {
        str(path.relative_to(PACKAGE)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(PACKAGE.rglob("*.py"))
    }


@cache
def kinds() -> frozenset[str]:
    """Names of the classes of expected failures."""
    known = {"GwasPrivacyError"}
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    while more := {name for name, over in bases.items() if over & known} - known:
        known |= more
    return frozenset(known)


def own_constructors(tree: ast.Module) -> Iterator[ast.Call]:
    """``super().__init__(…)`` within a class of errors."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name in kinds() - {"GwasPrivacyError"}:
            yield from (
                call
                for call in ast.walk(node)
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__"
            )


def errors_made(folders: tuple[str, ...] = ()) -> Iterator[tuple[str, ast.Call]]:
    """Every place that makes an error, outside ``folders``: where, and the call."""
    with_constructors = {
        node.name
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and node.name in kinds() - {"GwasPrivacyError"}
        and any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body)
    }
    for name, tree in trees().items():
        if name.split("/")[0] in folders:
            continue
        for node in ast.walk(tree):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Name) and called.id in kinds() - with_constructors:
                assert isinstance(node, ast.Call)
                yield f"{name}:{called.lineno}", node
        yield from ((f"{name}:{call.lineno}", call) for call in own_constructors(tree))


@cache
def command_line() -> re.Pattern[str]:
    """A flag of this program (not of another, as in ``plink --make-bed``), a subcommand, or a variable of the environment."""
    flags = {
        argument.value
        for name, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and (declares_an_option(node) or (name.startswith("cli/") and ast.unparse(node.func).endswith("add_argument")))
        for argument in node.args
        if isinstance(argument, ast.Constant) and str(argument.value).startswith("--")
    }
    flags -= {"--export"}  # which plink2 has too
    assert {"--alleles-are-public", "--phenotype"} <= flags
    either = "|".join(map(re.escape, sorted(flags, reverse=True)))
    return re.compile(
        rf"(?<![\w-])(?:{either})(?![\w-])|\bgwasprivacy (?:{'|'.join(SUBCOMMANDS)})\b|GWASPRIVACY_[A-Z]+"
    )


def declares_an_option(node: ast.AST) -> bool:
    """Where a field of a plan says how the command line sets it (``base/declared_fields.py``), which only that reads."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) == "Option"


def keyword(call: ast.Call, name: str) -> ast.expr | None:
    return next((each.value for each in call.keywords if each.arg == name), None)


def text(node: ast.expr | None) -> str:
    """The value of a literal text; "" for anything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def remedies_of(value: ast.expr | None) -> set[Remedy]:
    """Every remedy that an expression can give."""
    if value is None:
        return set()
    named = (
        node for node in ast.walk(value) if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Remedy"
    )
    return {Remedy[node.attr] for node in named}


def test_a_made_up_error_of_each_wrong_form_is_seen() -> None:
    seen = command_line().findall("Add --phenotype FILE, or use gwasprivacy keygen; set GWASPRIVACY_PASSPHRASE.")
    assert seen == ["--phenotype", "gwasprivacy keygen", "GWASPRIVACY_PASSPHRASE"]
    assert not command_line().search("gwasprivacy is a program -- mostly; plink --make-bed; a–b; x--force")
    assert places("{path}, line {line}: wrong.") == {"path", "line"}


def test_one_code_stands_for_one_template_and_one_template_for_one_code() -> None:
    by_code: dict[str, set[str]] = {}
    by_template: dict[str, set[str]] = {}
    for where, call in errors_made():
        code = keyword(call, "code")
        if code is None:
            continue
        said = text(code)
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+", said), (
            f"{where}: the code is a literal"
        )
        template = text(call.args[0] if call.args else None)
        assert template, f"{where}: the template is a literal"
        by_code.setdefault(said, set()).add(template)
        by_template.setdefault(template, set()).add(said)
    assert by_code, "no error was found at all"
    assert not {code: said for code, said in by_code.items() if len(said) > 1}
    assert not {template: codes for template, codes in by_template.items() if len(codes) > 1}


def test_every_place_of_a_template_and_of_its_remedy_has_a_value_and_every_value_has_a_place() -> None:
    for where, call in errors_made():
        if keyword(call, "code") is None:
            continue
        asked = places(text(call.args[0]))
        for remedy in remedies_of(keyword(call, "remedy")):
            asked |= places(remedy.value)
        given = {each.arg for each in call.keywords} - NOT_VALUES
        if None in given:  # ** of a dictionary
            assert asked >= given - {None}, where
        else:
            assert asked == given, f"{where}: {sorted(map(str, asked ^ given))}"


def test_both_front_ends_word_remedies_with_the_places_of_the_neutral_wording() -> None:
    assert len({one.value for one in Remedy}) == len(Remedy)
    for remedy, words in [*CLI_REMEDIES.items(), *WINDOW_REMEDIES.items()]:
        assert places(words) <= places(remedy.value), remedy
        assert words != remedy.value, f"{remedy}: the neutral wording is enough"
    # Where one front end needs words of its own, the other does too, unless the neutral wording already suits it.
    for remedy in CLI_REMEDIES:
        assert command_line().search(CLI_REMEDIES[remedy]), f"{remedy}: without an option the neutral wording is enough"


def test_no_neutral_or_window_wording_names_an_option_or_a_subcommand() -> None:
    for remedy in Remedy:
        assert not command_line().search(remedy.value), remedy
        assert not command_line().search(WINDOW_REMEDIES.get(remedy, "")), remedy


def test_a_remedy_is_one_or_more_sentences() -> None:
    for words in [*(one.value for one in Remedy), *CLI_REMEDIES.values(), *WINDOW_REMEDIES.values()]:
        assert words[:1].isupper() or words[:1] in "{γε", words
        assert words[-1] in ".?", words


def test_every_error_outside_the_front_ends_has_a_code_and_no_ready_hint() -> None:
    ready = [
        f"{where} {ast.unparse(call)[:80]}"
        for where, call in errors_made(("cli", "ui"))
        if keyword(call, "code") is None or keyword(call, "hint") is not None
    ]
    assert not ready


def texts(tree: ast.Module) -> Iterator[ast.Constant]:
    """Literal texts that are not docstrings, and not those of a declared option."""
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    alone |= {id(part) for node in ast.walk(tree) if declares_an_option(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node


def test_no_text_outside_the_command_line_names_an_option_or_a_subcommand() -> None:
    # Commands to check a report by hand are commands; what an output checker reads names the program that made it.
    no_messages = {"release/check_by_hand.py", "statement/files/acro.py", "release/machine_forms/crate.py"}
    found = [
        f"{name}:{node.lineno} {node.value[:80]}"
        for name, tree in trees().items()
        if not name.startswith("cli/") and name not in no_messages
        for node in texts(tree)
        if command_line().search(str(node.value))
        and not re.fullmatch(r"GWASPRIVACY_[A-Z]+", str(node.value))
        and not str(node.value).startswith("plink2 ")  # another program's command, whose --remove is its own
    ]
    assert not found


def looks_at_texts(tree: ast.AST) -> Iterator[int]:
    """Lines that compare, search or rewrite the text of an error."""

    def is_text_of_an_error(node: ast.AST) -> bool:
        if isinstance(node, ast.Attribute) and node.attr in ("message", "hint"):
            return isinstance(node.value, ast.Name | ast.Attribute) and "error" in ast.unparse(node.value)
        named = (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("str", "error_words")
        )
        return named and "error" in ast.unparse(node)

    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(is_text_of_an_error(part) for part in [node.left, *node.comparators]):
            yield node.lineno
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            method, owner = node.func.attr, ast.unparse(node.func.value)
            on_text = is_text_of_an_error(node.func.value) and method not in ("strip",)
            by_pattern = owner == "re" and any(is_text_of_an_error(argument) for argument in node.args)
            if on_text or by_pattern:
                yield node.lineno


def test_a_made_up_look_at_a_text_is_seen() -> None:
    for source in (
        'x = "missing calls" in runner.plan_error.message',
        're.sub("a", "b", error.message)',
        'error.hint.replace("--out", "")',
        'str(error).startswith("no")',
    ):
        assert list(looks_at_texts(ast.parse(source))), source
    assert not list(looks_at_texts(ast.parse('error.code == "study.missing-calls"')))


def test_nobody_compares_searches_or_rewrites_a_message() -> None:
    # A missing system library is told by the import system in words alone.
    libraries = {"cli/gui.py", "rendering/report_files.py"}
    found = [
        f"{name}:{line}" for name, tree in trees().items() if name not in libraries for line in looks_at_texts(tree)
    ]
    assert not found


def test_every_remedy_is_used() -> None:
    named = {
        node.attr
        for name, tree in trees().items()
        if not name.endswith("/remedies.py")
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Remedy"
    }
    assert not {one.name for one in Remedy} - named
