"""The folders tell the story in order, and each knows only those above it (DESIGN, rules 1–4)."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "gwasprivacy"
STORY = [
    "base", "membership", "study", "association", "mechanisms", "simulation", "plan", "forecast", "release", "rendering", "ui",
    "cli",
]  # fmt: skip
FILES = sorted(PACKAGE.rglob("*.py"))
QT = ("PySide6", "pyqtgraph", "shiboken6")


def name_of(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def imports(path: Path) -> Iterator[tuple[str, bool]]:
    """Every imported module of a file, and whether the import runs when the file is imported."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    lazy: set[ast.AST] = set()
    for node in ast.walk(tree):
        guarded = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) or guarded:
            lazy.update(ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node not in lazy) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)}: imports are absolute"
            yield node.module or "", node not in lazy
            yield from ((f"{node.module}.{alias.name}", node not in lazy) for alias in node.names)


def layer_of_module(module: str) -> int | None:
    parts = module.split(".")
    if parts[0] != "gwasprivacy" or len(parts) == 1 or parts[1] not in STORY:
        return None
    return STORY.index(parts[1])


def layer_of_file(path: Path) -> int | None:
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return STORY.index(first) if first in STORY else None


def test_every_top_level_module_has_its_place_in_the_story() -> None:
    known = {*STORY, "__init__", "__main__"}
    assert {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in FILES} <= known


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_folder_imports_only_from_folders_above_it(path: Path) -> None:
    own = layer_of_file(path)
    if own is None:
        return
    below = {module for module, _ in imports(path) if (layer := layer_of_module(module)) is not None and layer > own}
    assert not below


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_qt_opendp_and_numpy_generators_stay_in_their_folders(path: Path) -> None:
    folder = path.relative_to(PACKAGE).parts[0]
    modules = {module for module, _ in imports(path)}
    if folder not in ("rendering", "ui"):
        assert not [m for m in modules if m.split(".")[0] in QT]
    if name_of(path) != "mechanisms/noise.py":
        assert not [m for m in modules if m.split(".")[0] == "opendp"]
    if folder != "simulation":
        text = path.read_text(encoding="utf-8")
        assert not [m for m in modules if m.startswith("numpy.random") or m.split(".")[0] == "random"]
        assert "np.random" not in text
    if folder in ("mechanisms", "release"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {arg.arg for arg in ast.walk(tree) if isinstance(arg, ast.arg)}
        assert not {n for n in names if "seed" in n.lower()}, "a release takes no seed"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_network_module_is_imported(path: Path) -> None:
    """Only base/executors.py reaches a cluster, through distributed, at an address that the user typed."""
    banned = {"socket", "urllib", "http", "requests", "httpx", "ftplib", "smtplib", "asyncio", "socketserver"}
    modules = {module.split(".")[0] for module, _ in imports(path) if not module.startswith("urllib.parse")}
    assert not modules & banned
    if name_of(path) != "base/executors.py":
        assert not modules & {"distributed", "dask"}
    assert "QtNetwork" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_no_kernel_is_compiled_at_import_time(path: Path) -> None:
    assert "numba" not in {module.split(".")[0] for module, at_import in imports(path) if at_import}


# Files that are one idea and still longer; each with its reason.
LONG_FILES: dict[str, str] = {}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_files_stay_small(path: Path) -> None:
    if name_of(path) not in LONG_FILES:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 450


def test_no_vague_names() -> None:
    assert not [p for p in FILES if p.stem in {"utils", "util", "helpers", "helper", "manager", "misc", "data2"}]


def test_help_imports_nothing_heavy() -> None:
    """What makes `gwasprivacy --help` answer at once, stated without a clock."""
    script = (
        "import sys; from gwasprivacy.cli.main import main; main(['--help']);"
        "heavy = {'numpy', 'scipy', 'pandas', 'numba', 'opendp', 'PySide6', 'pyqtgraph', 'distributed', 'cryptography'};"
        "loaded = heavy & set(sys.modules); sys.exit(f'loaded {loaded}' if loaded else 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_importing_every_module_without_a_window_needs_no_qt() -> None:
    """The engine runs on machines without Qt's system libraries."""
    modules = [
        "gwasprivacy." + ".".join(p.relative_to(PACKAGE).with_suffix("").parts)
        for p in FILES
        if p.relative_to(PACKAGE).parts[0] not in ("ui", "rendering", "cli", "__init__.py", "__main__.py")
    ]
    script = f"import sys, importlib; [importlib.import_module(m) for m in {modules!r}];" + (
        "sys.exit(1 if {'PySide6', 'pyqtgraph', 'numba', 'opendp', 'distributed'} & set(sys.modules) else 0)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
