"""Does the suite notice when the program is wrong?  One small fault at a time, in a scratch copy, against the tests of that file.

    make mutants                                    a sample of every file that carries the promise (hours)
    make mutants MUTANTS="--sample 15 gwasprivacy/membership"
    make mutants MUTANTS="--line 88 gwasprivacy/mechanisms/noise.py"
    make mutants MUTANTS="--by-hand 'n - start' 'n - start - 1' gwasprivacy/mechanisms/noise.py"

``packaging/mutants.toml`` says which tests look at which file.  A mutant that no test notices (a *survivor*) is either a
hole in the tests or a change without effect; a person decides, and writes the latter there with the reason (``[[no-effect]]``).
Not part of the suite: it takes too long.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import os
import random
import shlex
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
COPIED = (
    "gwasprivacy",
    "tests",
    "resources",
    "docs",
    "packaging",
    "pyproject.toml",
    "README.md",
    "CHANGELOG.md",
    "Makefile",
)
# Loaded once, before the processes part: most of a short test run is importing.
LOADED = (
    "numpy",
    "scipy.stats",
    "hypothesis",
    "opendp.prelude",
    "cryptography",
    "jsonschema",
    "PySide6.QtWidgets",
    "numba",
)

_COMPARED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
_COMPUTED: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "/",
    ast.Div: "*",
    ast.FloorDiv: "*",
    ast.Mod: "//",
    ast.Pow: "*",
    ast.LShift: ">>",
    ast.RShift: "<<",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.MatMult: "*",
}
_PAIRS = (
    ("min", "max"),
    ("minimum", "maximum"),
    ("floor", "ceil"),
    ("any", "all"),
    ("log", "log1p"),
    ("exp", "expm1"),
    ("argmin", "argmax"),
    ("union", "intersection"),
)
_SWAPPED = {one: other for pair in _PAIRS for one, other in (pair, pair[::-1])}
_TEXTS = {"left": "right", "right": "left"}
# Words for people, and what only readers of the code see.
_NOT_INSIDE = {"say", "say_count", "mark", "TypeVar", "field", "cast"}
_SPARED_FUNCTIONS = {"__repr__", "__str__"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """``source[start:stop]`` (bytes) becomes ``new``."""

    line: int
    start: int
    stop: int
    old: str
    new: str

    @property
    def change(self) -> str:
        """What it changes, wherever the lines of the file move to."""
        old, new = (" ".join(text.split()) for text in (self.old, self.new))
        return f"{old[:70]}  →  {new[:70]}"

    def __str__(self) -> str:
        return f"{self.line}: {self.change}"


class _Finder(ast.NodeVisitor):
    """All mutants of one file."""

    def __init__(self, source: bytes) -> None:
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutant] = []

    def _range(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def _text(self, node: ast.expr | ast.stmt) -> str:
        start, stop = self._range(node)
        return self.source[start:stop].decode()

    def _add(self, node: ast.expr | ast.stmt, new: str) -> None:
        start, stop = self._range(node)
        self.found.append(
            Mutant(line=node.lineno, start=start, stop=stop, old=self.source[start:stop].decode(), new=new)
        )

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in _SPARED_FUNCTIONS:
            return
        for default in (*node.args.defaults, *(each for each in node.args.kw_defaults if each is not None)):
            self.visit(default)
        for statement in node.body:
            self.visit(statement)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant):
            return  # a docstring
        if not isinstance(node.value, ast.Yield | ast.Await):
            self._add(node, "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._add(node, "pass")  # and nothing inside: words

    def visit_Assert(self, node: ast.Assert) -> None:
        return

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._add(node, "pass")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if not any(isinstance(each, ast.Raise) for each in node.body):
            self._add(node.test, "False")
        if not isinstance(node.test, ast.Constant):
            self._add(node.test, "True")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._add(node, f"({self._text(node.body)})")
        self._add(node, f"({self._text(node.orelse)})")
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [self._text(each) for each in (node.left, *node.comparators)]
        operators = [ast.unparse(ast.Compare(ast.Name("a"), [each], [ast.Name("b")]))[2:-2] for each in node.ops]
        for place, operator in enumerate(node.ops):
            told = [*operators]
            told[place] = _COMPARED[type(operator)]
            words = [operands[0]]
            for name, operand in zip(told, operands[1:], strict=True):
                words += [name, operand]
            self._add(node, f"({' '.join(words)})")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if not isinstance(node.op, ast.BitXor) and not self._is_text(node):
            self._add(node, f"(({self._text(node.left)}) {_COMPUTED[type(node.op)]} ({self._text(node.right)}))")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left_out in range(len(node.values)):
            kept = [f"({self._text(each)})" for place, each in enumerate(node.values) if place != left_out]
            self._add(node, f"({(' and ' if isinstance(node.op, ast.And) else ' or ').join(kept)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if not isinstance(node.op, ast.UAdd):
            self._add(node, f"({self._text(node.operand)})")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name in _NOT_INSIDE:
            return
        if name in _SWAPPED:
            whole, called = self._text(node), self._text(node.func)
            self._add(node, called.removesuffix(name) + _SWAPPED[name] + whole.removeprefix(called))
        if len(node.args) >= 2 and not any(isinstance(each, ast.Starred) for each in node.args[:2]):
            first, second = node.args[:2]
            between = self.source[self._range(first)[1] : self._range(second)[0]].decode()
            start, stop = self._range(first)[0], self._range(second)[1]
            old = self.source[start:stop].decode()
            if self._text(first) != self._text(second) and name not in {"isinstance", "min", "max", "zip", "getattr"}:
                new = self._text(second) + between + self._text(first)
                self.found.append(Mutant(line=first.lineno, start=start, stop=stop, old=old, new=new))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, bool):
            self._add(node, str(not value))
        elif isinstance(value, int):
            self._add(node, f"{value + 1}")
        elif isinstance(value, float):
            self._add(node, "1.0" if value == 0.0 else f"({value!r} * 1.1)")
        elif isinstance(value, str) and value in _TEXTS:
            self._add(node, repr(_TEXTS[value]))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        return

    def _is_text(self, node: ast.BinOp) -> bool:
        sides = (node.left, node.right)
        return any(isinstance(side, ast.JoinedStr | ast.List | ast.Tuple) for side in sides) or any(
            isinstance(side, ast.Constant) and isinstance(side.value, str | bytes) for side in sides
        )


def mutants_of(path: Path) -> list[Mutant]:
    source = path.read_bytes()
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    return finder.found


def by_hand(path: Path, old: str, new: str) -> list[Mutant]:
    """The mutant that somebody thought of: ``old``, which must stand in the file once, becomes ``new``."""
    source, wanted = path.read_bytes(), old.encode()
    if source.count(wanted) != 1:
        raise SystemExit(f"{old!r} stands {source.count(wanted)} times in {path.name}")
    start = source.index(wanted)
    line = source.count(b"\n", 0, start) + 1
    return [Mutant(line=line, start=start, stop=start + len(wanted), old=old, new=new)]


def tests_of(name: str, chosen: dict[str, list[str]]) -> list[str]:
    """The tests of a file: those of the longest path in the map that leads to it."""
    fitting = [path for path in chosen if name == path or name.startswith(path + "/")]
    return chosen[max(fitting, key=len)] if fitting else []


def run_tests(scratch: Path, tests: list[str], seconds: float) -> str:
    """``killed`` (also by an endless loop), ``survived`` or ``no tests`` for the program as it stands in ``scratch``."""
    sys.stdout.flush()
    child = os.fork()
    if not child:
        os.setsid()
        _run_here(scratch, tests)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            outcome = os.waitstatus_to_exitcode(status)
            return {0: "survived", 4: "no tests", 5: "no tests"}.get(outcome, "killed")
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "killed"


def _run_here(scratch: Path, tests: list[str]) -> None:
    code = 3
    try:
        sys.dont_write_bytecode = True
        os.environ.update(PYTHONPATH=str(scratch), PYTHONDONTWRITEBYTECODE="1", QT_QPA_PLATFORM="offscreen")
        os.chdir(scratch)
        sys.path[:] = [str(scratch), *(each for each in sys.path if Path(each).resolve() != PROJECT)]
        with (scratch / "output.txt").open("w") as output:
            os.dup2(output.fileno(), 1)
            os.dup2(output.fileno(), 2)
        pytest = importlib.import_module("pytest")
        code = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "--tb=short", *tests]))
    finally:
        os._exit(code)


def copied(scratch: Path) -> Path:
    ignored = shutil.ignore_patterns("__pycache__", "*.pyc")
    for name in COPIED:
        source = PROJECT / name
        if source.is_dir():
            shutil.copytree(source, scratch / name, ignore=ignored)
        elif source.exists():
            shutil.copy(source, scratch / name)
    return scratch


def files_in(names: list[str]) -> Iterator[str]:
    for name in names:
        path = PROJECT / name
        for each in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if each.name != "__init__.py":
                yield each.relative_to(PROJECT).as_posix()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", help="files or folders; all of the map's if none is named")
    parser.add_argument("--sample", type=int, default=15, help="mutants of a file; 0: all (default: 15)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--line", type=int, help="only mutants that begin on this line")
    parser.add_argument("--by-hand", nargs=2, metavar=("OLD", "NEW"), help="only this mutant")
    parser.add_argument("--tests", type=shlex.split, help="these words for pytest instead of the map's")
    parser.add_argument("--show", action="store_true", help="say which mutants there are, and run nothing")
    arguments = parser.parse_args()
    known = tomllib.loads((PROJECT / "packaging" / "mutants.toml").read_text())
    chosen: dict[str, list[str]] = known["tests"]
    no_effect = {(each["file"], each["line"], each["change"]): each["why"] for each in known["no-effect"]}
    for name in () if arguments.show else LOADED:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    survivors: list[str] = []
    tried = 0
    with tempfile.TemporaryDirectory(prefix="gwasprivacy-mutants-") as folder:
        scratch = Path(folder) if arguments.show else copied(Path(folder))
        for name in files_in(arguments.paths or list(chosen)):
            target = (PROJECT if arguments.show else scratch) / name
            found = by_hand(target, *arguments.by_hand) if arguments.by_hand else mutants_of(target)
            if arguments.line is not None:
                found = [each for each in found if each.line == arguments.line]
            rng = random.Random(f"{arguments.seed} {name}")
            size = min(arguments.sample or len(found), len(found))
            sampled = sorted(rng.sample(found, size), key=lambda each: each.line)
            tests = arguments.tests or tests_of(name, chosen)
            print(f"{name}: {len(sampled)} of {len(found)} mutants, {' '.join(tests) or 'NO TESTS'}", flush=True)
            if arguments.show:
                print(*(f"   {each}" for each in sampled), sep="\n")
                continue
            if not tests or not sampled:
                continue
            began = time.monotonic()
            if (outcome := run_tests(scratch, tests, 600)) != "survived":
                print(f"   without a mutant: {outcome}\n{(scratch / 'output.txt').read_text()[-2000:]}")
                return 1
            seconds = 3 * (time.monotonic() - began) + 10
            source = target.read_bytes()
            for mutant in sampled:
                changed = source[: mutant.start] + mutant.new.encode() + source[mutant.stop :]
                with contextlib.suppress(SyntaxError):
                    compile(changed, name, "exec")
                    target.write_bytes(changed)
                    outcome = run_tests(scratch, tests, seconds)
                    tried += 1
                    line = source.decode().splitlines()[mutant.line - 1].strip()
                    why = no_effect.get((name, line, mutant.change))
                    if outcome == "survived" and why is not None:
                        print(f"   no effect {mutant}: {why}", flush=True)
                    elif outcome == "survived":
                        survivors.append(f"{name}:{mutant}")
                        print(f"   survived  {mutant}", flush=True)
            target.write_bytes(source)
    print(f"{tried} mutants, {len(survivors)} not noticed", *survivors, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
