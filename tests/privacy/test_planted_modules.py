"""Files that Python would run, beside the study: nothing in the folder in which the program is started is ever run.

Every name that the standard library, an installed package or Python's own start could look for is planted there; each file notes
that it was imported.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import packages_distributions
from pathlib import Path

import psutil
import pytest

from gwasprivacy.cli.main import main
from tests.attacks.stage import Room, Stage
from tests.attacks.trials import surroundings
from tests.conftest import PROJECT

NAMED = ("pickle", "socket", "numpy", "secrets", "multiprocessing")
"""Of the planted names, those that workers look for first, and that no Python imports before it runs a module."""
_MOST_SECONDS = 120
SMALL = ["--cases", "100", "--controls", "100", "--snps", "2", "--score", "tv", "--mechanism", "joint"]
CLAIM = ["--prior", "0.1", "0.5", "--gamma", "1.5"]


def every_name() -> set[str]:
    start = {"sitecustomize", "usercustomize"}
    return {*NAMED, *start, *sys.stdlib_module_names, *packages_distributions()} - {"__main__"}


class Folder:
    """A working folder with planted files; ``ran`` names those that were imported."""

    def __init__(self, place: Path, names: Sequence[str] | set[str], package: bool = True) -> None:
        self.working, self.marks = place / "study", place / "marks"
        self.working.mkdir(parents=True)
        self.marks.mkdir()
        code = f"open({str(self.marks)!r} + '/' + __name__, 'w').close()\n"
        for name in names:
            if name.isidentifier():
                (self.working / f"{name}.py").write_text(code, encoding="utf-8")
        if package:
            (self.working / "gwasprivacy").mkdir()
            for name in ("__init__", "__main__"):
                (self.working / "gwasprivacy" / f"{name}.py").write_text(code, encoding="utf-8")

    def ran(self) -> list[str]:
        return sorted(path.name for path in self.marks.iterdir())


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command as pip writes it, from the entry that pyproject.toml declares."""
    entry = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["scripts"]["gwasprivacy"]
    module, function = entry.split(":")
    path = tmp_path_factory.mktemp("bin") / "gwasprivacy"
    path.write_text(
        f"#!{sys.executable}\nimport re\nimport sys\nfrom {module} import {function}\nif __name__ == '__main__':\n"
        f"    sys.argv[0] = re.sub(r'(-script\\.pyw|\\.exe)?$', '', sys.argv[0])\n    sys.exit({function}())\n",
        encoding="utf-8",
    )
    return path


WAYS = {
    "command": (),
    "python -P -m": ("-P", "-m", "gwasprivacy"),
    "python -I -m": ("-I", "-m", "gwasprivacy"),
    "python -m": ("-m", "gwasprivacy"),
}


def first_words(way: str, script: Path) -> list[str]:
    return [sys.executable, *(WAYS[way] or (str(script),))]


@pytest.fixture(params=["command", "python -P -m"])
def start(request: pytest.FixtureRequest, script: Path) -> list[str]:
    """The first words of a command line."""
    return first_words(request.param, script)


def environment(**more: str) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**plain, "QT_QPA_PLATFORM": "offscreen", **more}


def said(start: Sequence[str], folder: Folder, *words: str | Path, **more: str) -> str:
    """What a command says that is run in the planted folder and must succeed."""
    done = subprocess.run(
        [*start, *map(str, words)], cwd=folder.working, env=environment(**more), stdin=subprocess.DEVNULL,
        capture_output=True, encoding="utf-8", timeout=_MOST_SECONDS, check=False,
    )  # fmt: skip
    assert folder.ran() == []
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    return Folder(tmp_path / "planted", every_name())


def test_a_planted_file_notes_that_it_was_imported(tmp_path: Path) -> None:
    """The trap itself: a Python that looks into the working folder falls into it."""
    folder = Folder(tmp_path, ["pickle", "numpy"])
    subprocess.run([sys.executable, "-c", "import pickle, numpy, gwasprivacy"], cwd=folder.working, check=True)
    assert folder.ran() == ["gwasprivacy", "numpy", "pickle"]


@pytest.fixture(scope="module")
def plan(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("plan") / "small.gwasplan"
    assert main(["plan", "new", str(path), *CLAIM, *SMALL]) == 0
    return path


def test_a_new_plan_runs_no_planted_module(start: list[str], folder: Folder) -> None:
    path = folder.marks.parent / "small.gwasplan"
    said(start, folder, "plan", "new", path, *CLAIM, *SMALL)
    assert path.is_file()


def simulated(start: Sequence[str], folder: Folder, plan: Path, *more: str, **variables: str) -> None:
    curve = folder.marks.parent / "curve.csv"
    few = ("--participants", "200", "--studies", "20", "--seed", "1")
    said(start, folder, "simulate", plan, "--out", curve, *few, *more, **variables)
    assert curve.is_file()


def test_workers_of_a_simulation_run_no_planted_module(start: list[str], folder: Folder, plan: Path) -> None:
    simulated(start, folder, plan, "--jobs", "2")


def test_an_isolated_start_runs_no_planted_module(folder: Folder, script: Path, plan: Path) -> None:
    simulated(first_words("python -I -m", script), folder, plan, "--jobs", "2")


def test_after_a_start_with_m_alone_no_worker_runs_a_planted_module(tmp_path: Path, script: Path, plan: Path) -> None:
    """Python itself looks for the program in the working folder then, which no program can help."""
    simulated(first_words("python -m", script), Folder(tmp_path, NAMED, package=False), plan, "--jobs", "2")


@pytest.mark.parametrize("path", [".", f"{os.pathsep}nowhere", "study-modules"])
def test_a_python_path_that_leads_to_the_working_folder_is_not_followed(
    path: str, tmp_path: Path, script: Path, plan: Path
) -> None:
    """An empty part, which ``PYTHONPATH=$PYTHONPATH:more`` leaves behind, is the working folder too."""
    folder = Folder(tmp_path, NAMED, package=False)
    (folder.working / "study-modules").mkdir()
    for each in folder.working.glob("*.py"):
        (folder.working / "study-modules" / each.name).write_bytes(each.read_bytes())
    simulated(first_words("command", script), folder, plan, "--jobs", "2", PYTHONPATH=path)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    folder = tmp_path_factory.mktemp("stage")
    with surroundings(folder):
        yield Stage(folder, n_releases=20)


def test_a_release_with_workers_runs_no_planted_module(start: list[str], folder: Folder, stage: Stage) -> None:
    room = Room(stage, folder.working)
    said(start, folder, *room.words("--jobs", "2"))
    assert room.check() == (1, 1)


def test_exact_tables_run_no_planted_module(start: list[str], folder: Folder, stage: Stage) -> None:
    table = folder.marks.parent / "tables.tsv"
    said(start, folder, "tables", stage.study, "--out", table, "--jobs", "2")
    assert table.is_file()


def test_an_audit_runs_no_planted_module(start: list[str], folder: Folder) -> None:
    assert "ε" in said(
        start, folder, "audit", "--mechanism", "joint", "--epsilon", "1", "--draws", "1000", "--jobs", "2"
    )


def test_numba_takes_no_settings_from_the_working_folder(tmp_path: Path) -> None:
    """Among them is where it keeps what it compiled, which it unpickles."""
    pytest.importorskip("yaml")
    (tmp_path / ".numba_config.yaml").write_text("cache_dir: planted\n", encoding="utf-8")
    code = (
        "from gwasprivacy.association.significance_distance import search\n"
        "from gwasprivacy.simulation.studies import panel_mosaic\n"
        "panel_mosaic._kernels(), search.compiled()\n"
        "import numba\n"
        "numba.njit(lambda number: number + 1)(1)\n"
        "print(repr(numba.config.CACHE_DIR))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert (done.stdout, [path.name for path in tmp_path.iterdir()]) == ("''\n", [".numba_config.yaml"])


def until(ready: Callable[[], object], process: subprocess.Popen[str]) -> None:
    end = time.monotonic() + _MOST_SECONDS
    while not ready():
        assert process.poll() is None, "it ended by itself"
        assert time.monotonic() < end
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(0.05)


def numeric_children(process: subprocess.Popen[str]) -> bool:
    """Whether a process beside the window has loaded what it computes with."""
    with contextlib.suppress(psutil.Error):
        for each in psutil.Process(process.pid).children(recursive=True):
            if any("numpy" in one.path for one in each.memory_maps()):
                return True
    return False


@pytest.mark.posix
def test_the_window_and_its_engines_run_no_planted_module(start: list[str], folder: Folder, tmp_path: Path) -> None:
    settings = {"GWASPRIVACY_SETTINGS": str(tmp_path / "window.ini"), "XDG_STATE_HOME": str(tmp_path / "state")}
    window = subprocess.Popen(
        [*start, "gui", "--example"], cwd=folder.working, env=environment(**settings), text=True, stderr=subprocess.PIPE
    )
    until(lambda: folder.ran() or numeric_children(window), window)
    window.send_signal(signal.SIGTERM)
    _, heard = window.communicate(timeout=_MOST_SECONDS)
    assert folder.ran() == []
    assert window.returncode == 143, heard


def test_workers_of_a_cluster_that_are_started_as_the_documents_say_run_no_planted_module(
    folder: Folder, script: Path, tmp_path: Path, plan: Path
) -> None:
    pytest.importorskip("distributed")
    where = tmp_path / "scheduler.json"
    common = ["--scheduler-file", str(where), "--no-dashboard"]
    dask = [sys.executable, "-m", "dask"]
    with contextlib.ExitStack() as stack:

        def started(*words: str) -> subprocess.Popen[str]:
            process = subprocess.Popen(
                [*dask, *words], cwd=folder.working, env=environment(PYTHONSAFEPATH="1"), text=True,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            )  # fmt: skip
            stack.callback(process.wait)
            stack.callback(process.terminate)
            return process

        scheduler = started("scheduler", "--host", "127.0.0.1", "--port", "0", *common)
        until(where.is_file, scheduler)
        started("worker", "--nworkers", "2", "--nthreads", "1", *common)
        address = json.loads(where.read_text(encoding="utf-8"))["address"]
        simulated(first_words("command", script), folder, plan, "--cluster", address, "--insecure-cluster")
    assert folder.ran() == []
