"""Does the suite notice when the program is wrong?  One small fault at a time, in a scratch copy, against the tests of that file.

    make mutants                                    400 of all files that carry the guarantee, the same each time (hours)
    make mutants MUTANTS="--total 400 --log x.jsonl"  the same; what stands in the log is not run again
    make mutants MUTANTS="--sample 15 gwasprivacy/membership"
    make mutants MUTANTS="--line 88 gwasprivacy/mechanisms/noise.py"
    make mutants MUTANTS="--by-hand 'n - start' 'n - start - 1' gwasprivacy/mechanisms/noise.py"

The tests of the nearest files run first, as ``near_tests.py`` finds them by what they import; then those that
``packaging/mutants.toml`` names for the file, or else a few more by their imports.  Of these, tests run first that noticed another
mutant of the file; at the end all that noticed anything run without a fault, as they must pass then.  A mutant that no
test notices (a *survivor*) is either a hole in the tests or a change without effect; a person decides, and writes the
latter there with the reason (``[[no-effect]]``).  Not part of the suite: it takes too long.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import json
import math
import os
import random
import resource
import shlex
import shutil
import signal
import sys
import tempfile
import time
import tomllib
import warnings
from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import Any

from near_tests import rounds_of_tests
from small_faults import Mutant, by_hand, mutants_of

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
    "pandas",
    "hypothesis",
    "opendp.prelude",
    "cryptography",
    "jsonschema",
    "PySide6.QtWidgets",
    "pytestqt.plugin",
    "numba",
)
LONG = 1.0
"""Seconds: tests that take longer run after all others."""
LONGEST = 600.0
"""Seconds: of a round of tests of one mutant.  What takes longer is an endless loop, or a machine that is too busy."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """A mutant and where it stands."""

    file: str
    line: str
    mutant: Mutant

    @property
    def name(self) -> str:
        """What the log knows it by."""
        return f"{self.file}@{self.mutant.start}:{self.mutant}"


class Order:
    """A plug-in for pytest: tests that noticed something before come first, those that took long before last.

    ``only``: no others than the first at all.  ``seconds``: what each took, here too as far as it ran.
    """

    def __init__(self, first: Collection[str], seconds: Mapping[str, float], *, only: bool = False) -> None:
        self.first, self.seconds, self.only = frozenset(first), dict(seconds), only

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        if self.only:
            items[:] = [item for item in items if item.nodeid in self.first]
        items.sort(key=lambda item: (item.nodeid not in self.first, self.seconds.get(item.nodeid, 0.0) > LONG))

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call":
            self.seconds[report.nodeid] = report.duration


def tests_of(name: str, chosen: dict[str, list[str]]) -> list[str]:
    """The tests of a file: those of the longest path in the map that leads to it."""
    fitting = [path for path in chosen if name == path or name.startswith(path + "/")]
    return chosen[max(fitting, key=len)] if fitting else []


def run_tests(scratch: Path, tests: list[str], seconds: float, plugin: Order, *, busy: int | None = None) -> str:
    """``killed``, ``endless``, ``survived`` or ``no tests`` for the program as it stands in ``scratch``.

    ``seconds``: by the clock; ``busy``: of the processor.
    """
    sys.stdout.flush()
    child = os.fork()
    if not child:
        os.setsid()
        if busy is not None:
            resource.setrlimit(resource.RLIMIT_CPU, (busy, busy + 1))
        _run_here(scratch, tests, plugin)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            outcome = os.waitstatus_to_exitcode(status)
            known = {
                0: "survived",
                4: "no tests",
                5: "no tests",
                -signal.SIGXCPU: "endless",
                -signal.SIGKILL: "endless",
            }
            return known.get(outcome, "killed")
        time.sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return "endless"


def _run_here(scratch: Path, tests: list[str], plugin: Order) -> None:
    code = 3
    try:
        sys.dont_write_bytecode = True
        os.environ.update(PYTHONPATH=str(scratch), PYTHONDONTWRITEBYTECODE="1", QT_QPA_PLATFORM="offscreen")
        os.chdir(scratch)
        sys.path[:] = [str(scratch), *(each for each in sys.path if Path(each).resolve() != PROJECT)]
        with (scratch / "output.txt").open("w", encoding="utf-8") as output:
            os.dup2(output.fileno(), 1)
            os.dup2(output.fileno(), 2)
        pytest = importlib.import_module("pytest")
        code = int(pytest.main(["-x", "-q", "-p", "no:cacheprovider", "--tb=short", *tests], plugins=[plugin]))
        (scratch / "seconds.json").write_text(json.dumps(plugin.seconds), encoding="utf-8")
    finally:
        os._exit(code)


def noticed_by(scratch: Path) -> str | None:
    """The test that failed in the run before; None where none could be collected."""
    for line in (scratch / "output.txt").read_text(errors="replace", encoding="utf-8").splitlines():
        if line.startswith(("FAILED tests", "ERROR tests")) and "::" in line:
            return line.split(" ", 1)[1].split(" - ")[0]
    return None


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
    for name in dict.fromkeys(names):
        path = PROJECT / name
        for each in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            if each.name != "__init__.py":
                yield each.relative_to(PROJECT).as_posix()


def faults_in(name: str, arguments: argparse.Namespace) -> list[Fault]:
    """The faults of a file that a Python reads at all."""
    path = PROJECT / name
    source = path.read_bytes()
    lines = source.decode().splitlines()
    found = by_hand(path, *arguments.by_hand) if arguments.by_hand else mutants_of(path)
    # Each statement of the module is read by itself: the whole file, again for each of its faults, takes ten times as long.
    tops = [
        min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", ()))])
        for node in ast.parse(source).body
    ]
    starts = [0, *accumulate(len(line) for line in source.splitlines(keepends=True))]
    faults = []
    for mutant in found:
        if arguments.line in {None, mutant.line}:
            at = bisect_right(tops, mutant.line)
            begin, end = starts[tops[at - 1] - 1], starts[tops[at] - 1] if at < len(tops) else len(source)
            with contextlib.suppress(SyntaxError), warnings.catch_warnings(action="ignore"):
                compile(source[begin : mutant.start] + mutant.new.encode() + source[mutant.stop : end], name, "exec")
                faults.append(Fault(file=name, line=lines[mutant.line - 1].strip(), mutant=mutant))
    return faults


def drawn(names: list[str], arguments: argparse.Namespace, last: tuple[str, ...]) -> list[Fault]:
    """``--total``: one of each file, and the rest from all that are left; in the order in which they are tried.

    ``last``: folders whose mutants are tried after all others, as each takes long.
    """
    of_file = {name: faults_in(name, arguments) for name in names}
    if arguments.total is None:
        chosen = []
        for name, faults in of_file.items():
            rng = random.Random(f"{arguments.seed} {name}")
            size = min(arguments.sample or len(faults), len(faults))
            chosen += sorted(rng.sample(faults, size), key=lambda each: each.mutant.line)
        return chosen
    rng = random.Random(arguments.seed)
    for faults in of_file.values():
        rng.shuffle(faults)
    first = [faults[0] for faults in of_file.values() if faults]
    rest = [each for faults in of_file.values() for each in faults[1:]]
    rng.shuffle(first)
    first = first[: arguments.total]
    # a file of four times as many mutants has twice as many of the rest
    lots = {each: math.log(rng.random()) * math.sqrt(len(of_file[each.file])) for each in rest}
    chosen = first + sorted(rest, key=lots.__getitem__, reverse=True)[: max(arguments.total - len(first), 0)]
    rng.shuffle(chosen)
    return sorted(chosen, key=lambda each: each.file.startswith(last))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="*", help="files or folders; all of the map's if none is named")
    parser.add_argument("--sample", type=int, help="mutants of each file instead of a total; 0: all")
    parser.add_argument("--total", type=int, help="mutants in all (default: 400, where no file is named)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, help="a line of JSON for each mutant; those that it has are not run again")
    parser.add_argument("--minutes", type=float, help="begin no further mutant after so many")
    parser.add_argument("--line", type=int, help="only mutants that begin on this line")
    parser.add_argument("--by-hand", nargs=2, metavar=("OLD", "NEW"), help="only this mutant")
    parser.add_argument("--tests", type=shlex.split, help="these words for pytest instead of the map's")
    parser.add_argument(
        "--seconds", type=int, help="of the processor, for a round of tests; what takes longer is endless"
    )
    parser.add_argument("--near", action="store_true", help="only the tests of the nearest files")
    parser.add_argument("--show", action="store_true", help="say which mutants there are, and run nothing")
    arguments = parser.parse_args()
    if not arguments.paths and arguments.sample is None and arguments.total is None:
        arguments.total = 400
    known = tomllib.loads((PROJECT / "packaging" / "mutants.toml").read_text(encoding="utf-8"))
    chosen: dict[str, list[str]] = known["tests"]
    no_effect = {(each["file"], each["line"], each["change"]): each["why"] for each in known["no-effect"]}
    faults = drawn(list(dict.fromkeys(files_in(arguments.paths or known["drawn"]))), arguments, tuple(known["last"]))
    if arguments.show:
        print(*(each.name for each in faults), f"{len(faults)} mutants", sep="\n")
        return 0
    log = arguments.log.read_text(encoding="utf-8").splitlines() if arguments.log and arguments.log.exists() else []
    outcomes: dict[str, str] = {}
    killers: dict[str, set[str]] = {}
    seconds: dict[str, float] = {}
    for each in map(json.loads, log):
        outcomes[each["fault"]] = each["outcome"]
        killers.setdefault(each["file"], set()).update(each["by"])
    for name in LOADED:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    until = time.monotonic() + 60 * (arguments.minutes or math.inf)
    with tempfile.TemporaryDirectory(prefix="gwasprivacy-mutants-") as folder:
        scratch = copied(Path(folder))
        for place, fault in enumerate(faults, 1):
            if fault.name in outcomes:
                continue
            if time.monotonic() > until:
                break
            near, named = rounds_of_tests(fault.file, fault.mutant.line), tests_of(fault.file, chosen)
            rounds = [arguments.tests] if arguments.tests else [*near[:1], named] if named else near
            if arguments.near:
                rounds = rounds[:1]
            target = scratch / fault.file
            source = target.read_bytes()
            target.write_bytes(fault.mutant.put_into(source))
            began = time.monotonic()
            first = killers.setdefault(fault.file, set())
            outcome = "no tests"
            for tests in rounds:
                outcome = run_tests(scratch, tests, LONGEST, Order(first, seconds), busy=arguments.seconds)
                with contextlib.suppress(FileNotFoundError):
                    seconds.update(json.loads((scratch / "seconds.json").read_text(encoding="utf-8")))
                if outcome != "survived":
                    break
            target.write_bytes(source)
            if outcome == "survived" and (fault.file, fault.line, fault.mutant.change) in no_effect:
                outcome = "no effect"
            by = [found] if outcome == "killed" and (found := noticed_by(scratch)) else []
            first.update(by)
            outcomes[fault.name] = outcome
            if arguments.log:
                took = round(time.monotonic() - began, 1)
                said = {"fault": fault.name, "file": fault.file, "outcome": outcome, "seconds": took, "by": by}
                with arguments.log.open("a", encoding="utf-8") as kept:
                    print(json.dumps(said, ensure_ascii=False), file=kept)
            if outcome != "killed":
                print(f"{place} of {len(faults)}: {outcome}: {fault.name}", flush=True)
        every = sorted(set[str]().union(*killers.values()))
        if every:
            files = list(dict.fromkeys(each.split("::")[0] for each in every))
            without = run_tests(scratch, files, 3600, Order(every, {}, only=True))
            print(f"The {len(every)} tests that noticed something, without a fault: {without}")
            if without != "survived":
                print((scratch / "output.txt").read_text(encoding="utf-8")[-3000:])
                return 1
    counted = Counter(outcomes.get(each.name, "not tried") for each in faults)
    print(f"{len(faults)} mutants: " + ", ".join(f"{number} {outcome}" for outcome, number in counted.most_common()))
    print(*(each.name for each in faults if outcomes.get(each.name) in {"survived", "no tests"}), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
