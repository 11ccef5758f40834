"""Errors are data: engines raise codes, values and remedies; front ends word them, and nobody compares message texts."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

from gwasprivacy.base.error_texts import all_advice, every_error
from gwasprivacy.cli.main import SUBCOMMANDS
from tests.parsed import nodes, parsed

PACKAGE = Path(__file__).resolve().parent.parent / "gwasprivacy"
NOT_VALUES = {"remedy", "field", "hint"}


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
    return {str(path.relative_to(PACKAGE)): parsed(path) for path in sorted(PACKAGE.rglob("*.py"))}


@cache
def kinds() -> frozenset[str]:
    """Names of the classes of expected failures."""
    known = {"GwasPrivacyError"}
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees().values()
        for node in nodes(tree)
        if isinstance(node, ast.ClassDef)
    }
    while more := {name for name, over in bases.items() if over & known} - known:
        known |= more
    return frozenset(known)


def own_constructors(tree: ast.Module) -> Iterator[ast.Call]:
    """``super().__init__(…)`` within a class of errors."""
    for node in nodes(tree):
        if isinstance(node, ast.ClassDef) and node.name in kinds() - {"GwasPrivacyError"}:
            yield from (
                call
                for call in ast.walk(node)
                if isinstance(call, ast.Call)
                and ast.unparse(call.func) in ("super().__init__", "PrivacyRefusal.__init__")
            )


@cache
def errors_made(folders: tuple[str, ...] = ()) -> tuple[tuple[str, ast.Call], ...]:
    """Every place that makes an error, outside ``folders``: where, and the call."""
    return tuple(_errors_made(folders))


def _errors_made(folders: tuple[str, ...]) -> Iterator[tuple[str, ast.Call]]:
    with_constructors = {
        node.name
        for tree in trees().values()
        for node in nodes(tree)
        if isinstance(node, ast.ClassDef)
        and node.name in kinds() - {"GwasPrivacyError"}
        and any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body)
    }
    for name, tree in trees().items():
        if name.split("/")[0] in folders:
            continue
        for node in nodes(tree):
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
        for node in nodes(tree)
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


def test_a_made_up_error_of_each_wrong_form_is_seen() -> None:
    seen = command_line().findall("Add --phenotype FILE, or use gwasprivacy keygen; set GWASPRIVACY_PASSPHRASE.")
    assert seen == ["--phenotype", "gwasprivacy keygen", "GWASPRIVACY_PASSPHRASE"]
    assert not command_line().search("gwasprivacy is a program -- mostly; plink --make-bed; a–b; x--force")
    assert places("{path}, line {line}: wrong.") == {"path", "line"}


def codes() -> Iterator[tuple[str, ast.Call, str]]:
    """Every place that makes an error with a code: where, the call, and the code."""
    for where, call in errors_made():
        if keyword(call, "words") is None:
            said = text(call.args[-1] if call.args else None)
            assert said, f"{where}: the code is a literal"
            yield where, call, said


def names_in(node: ast.expr | None) -> set[str]:
    """Every literal text within an expression."""
    return {text(part) for part in ast.walk(node) if text(part)} if node is not None else set()  # type: ignore[arg-type]


def test_every_code_has_one_sentence_and_every_sentence_a_place_where_it_is_raised() -> None:
    used = {code for _where, _call, code in codes()}
    assert used == set(every_error())
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+", code) for code in used)
    said = Counter(each.says for each in every_error().values())
    assert not [sentence for sentence, times in said.items() if times > 1], "one sentence, two codes"


def test_every_place_of_a_sentence_and_of_its_advice_has_a_value_and_every_value_has_a_place() -> None:
    for where, call, code in codes():
        asked = places(every_error()[code].says)
        overruled = keyword(call, "remedy")
        advice = every_error()[code].remedies if overruled is None else names_in(overruled) & set(all_advice())
        for name in advice:
            asked |= places(all_advice()[name].says)
        given = {each.arg for each in call.keywords} - NOT_VALUES
        if None in given:  # ** of a dictionary
            assert asked >= given - {None}, where
        else:
            assert asked == given, f"{where}: {sorted(map(str, asked ^ given))}"


def test_both_front_ends_word_advice_with_the_places_of_the_neutral_wording() -> None:
    said = Counter(each.says for each in all_advice().values())
    assert not [words for words, times in said.items() if times > 1], "one advice, two names"
    for name, each in all_advice().items():
        for words in filter(None, (each.command, each.window)):
            assert places(words) <= places(each.says), name
            assert words != each.says, f"{name}: the neutral wording is enough"
        if each.command:
            assert command_line().search(each.command), f"{name}: without an option the neutral wording is enough"


def test_no_neutral_or_window_wording_names_an_option_or_a_subcommand() -> None:
    for name, each in all_advice().items():
        assert not command_line().search(each.says + each.window), name


def test_an_advice_is_one_or_more_sentences() -> None:
    for each in all_advice().values():
        for words in filter(None, (each.says, each.command, each.window)):
            assert words[:1].isupper() or words[:1] in "{γε", words
            assert words[-1] in ".?", words


def test_every_error_outside_the_front_ends_has_a_code_and_no_ready_hint() -> None:
    ready = [
        f"{where} {ast.unparse(call)[:80]}"
        for where, call in errors_made(("cli", "ui"))
        if keyword(call, "words") is not None or keyword(call, "hint") is not None
    ]
    assert not ready


@cache
def texts(tree: ast.Module) -> tuple[ast.Constant, ...]:
    """Literal texts that are not docstrings, and not those of a declared option."""
    alone = {id(node.value) for node in nodes(tree) if isinstance(node, ast.Expr)}
    alone |= {id(part) for node in nodes(tree) if declares_an_option(node) for part in ast.walk(node)}
    texts = (node for node in nodes(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return tuple(node for node in texts if id(node) not in alone)


def test_no_text_outside_the_command_line_names_an_option_or_a_subcommand() -> None:
    # Commands to check a report by hand are commands; what an output checker reads names the program that made it.
    no_messages = {"release/check_by_hand.py", "statement/files/acro.py", "release/crate.py"}
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

    for node in nodes(tree):
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
    libraries = {"base/platforms/missing_library.py"}
    found = [
        f"{name}:{line}" for name, tree in trees().items() if name not in libraries for line in looks_at_texts(tree)
    ]
    assert not found


def test_every_advice_is_given_and_every_name_of_one_is_known() -> None:
    by_default = {name for each in every_error().values() for name in each.remedies}
    assert by_default <= set(all_advice())
    here = {text(node) for tree in trees().values() for node in texts(tree)}
    assert not set(all_advice()) - by_default - here
    for where, call, _code in codes():
        named = names_in(keyword(call, "remedy"))
        assert named <= set(all_advice()), where
    offered = [
        (name, part)
        for name, tree in trees().items()
        for call in nodes(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)
        if call.func.attr in ("offer", "also") and ast.unparse(call.func).endswith(("error.offer", ".also"))
        for part in names_in(call.args[0] if call.args else None)
    ]
    assert offered
    assert not [each for each in offered if each[1] not in all_advice()]
