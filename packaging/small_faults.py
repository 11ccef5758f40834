"""All small faults that one change can put into a source file: what ``packaging/mutants.py`` draws from."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

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
_NOT_INSIDE = {"say", "say_count", "mark", "tell", "TypeVar", "field", "cast"}
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

    def put_into(self, source: bytes) -> bytes:
        """The file with this fault."""
        return source[: self.start] + self.new.encode() + source[self.stop :]

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
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return  # no program runs what stands there
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
