"""The program under Wine: ``PYTHONPATH=packaging python -m under_wine [PART OF THE SUITE]…``.

Set-up, the demonstration to a verified report, a picture of the window, and the suite; what fails is listed, with its reason where one is
known (``known.toml``).  Exit code 1 where a test fails that is not known to.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import tomllib
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bundles.bare_root import EXAMPLE
from bundles.source import ROOT, run

from under_wine.set_up import PLACE, PYTHON, SOURCES, environment, main, wine

PARTS = (
    "membership", "association", "mechanisms", "release", "statement", "study", "plan", "forecast", "simulation",
    "lab", "base", "api", "cli", "privacy", "docs", "rendering", "ui/shell", "ui/widgets", "ui/model", "ui/calibration", "ui/release",
    "ui/tools", "ui/planning_report", "ui/tour", "ui/test_[a-m]*.py", "ui/test_[n-z]*.py",
)  # fmt: skip
"""Parts of the suite, those that carry the guarantee first; what is not here is about Linux, or about this source."""


@contextmanager
def screen() -> Iterator[None]:
    """A screen of a number that is free, so that two checkouts can be tried side by side; programs find it by ``DISPLAY``."""
    told, tells = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(tells), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        stderr=subprocess.DEVNULL, pass_fds=[tells],
    )  # fmt: skip
    os.close(tells)
    with os.fdopen(told, encoding="ascii") as number:
        os.environ["DISPLAY"] = f":{int(number.readline())}"
    try:
        yield
    finally:
        server.terminate()
        server.wait(20)


def demonstration() -> str:
    """The path of a report that the program verified, as Windows names it."""
    said = wine(PYTHON / "python.exe", "-m", "gwasprivacy", "demo", "--out", f"Z:{PLACE / 'demo'}")
    if said.returncode or not said.stdout.strip().endswith(".release.json"):
        raise SystemExit(f"The demonstration failed:\n{said.stdout[-3000:]}")
    return said.stdout.strip().splitlines()[-1]


def picture() -> Path:
    """The window on the example, as a screen shows it."""
    shown = PLACE / "window.png"
    shown.unlink(missing_ok=True)
    words = ["/usr/lib/wine/wine64", str(PYTHON / "python.exe"), "-m", "gwasprivacy", "gui", "--example"]
    window = subprocess.Popen(
        words, env=environment(), cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )  # fmt: skip
    try:
        for _ in range(240):
            time.sleep(1)
            if subprocess.run(["xdotool", "search", "--name", EXAMPLE], capture_output=True, check=False).stdout:
                break
            if window.poll() is not None:
                said = window.stdout.read().decode("utf-8", "replace") if window.stdout else ""
                raise SystemExit(f"The window ended with {window.returncode}:\n{said[-3000:]}")
        else:
            raise SystemExit("No window appears.")
        time.sleep(30)  # what is drawn after the first showing
        run("import", "-window", "root", shown)
    finally:
        window.terminate()
        window.wait(60)
    return shown


def suite(parts: list[str]) -> int:
    """Run the parts one by one; the number of failures that nobody knows."""
    known: dict[str, dict[str, str]] = tomllib.loads((SOURCES / "known.toml").read_text("utf-8"))
    counts, unknown = Counter[str](), list[str]()
    for part in parts:
        began, here = time.monotonic(), Counter[str]()
        for name, outcome, message in outcomes(part):
            here[outcome] += 1
            if outcome == "failed":
                reason = reason_of(name, known["reasons"]) or reason_of(message, known["messages"])
                print(f"  {name}: {reason or 'not known to fail here'}", flush=True)
                if not reason:
                    unknown.append(name)
        counts += here
        print(f"{part}: {words_of(here)} in {time.monotonic() - began:.0f} s", flush=True)
    print(f"{words_of(counts)}; {len(unknown)} of the failures are not known", *unknown, sep="\n  ")
    return len(unknown)


def reason_of(said: str, known: dict[str, str]) -> str:
    return next((why for pattern, why in known.items() if re.search(pattern, said)), "")


def outcomes(part: str) -> Iterator[tuple[str, str, str]]:
    """Each test of a part, how it ended, and with which message.  What ends the interpreter, as a test that hangs does, hides no test of another file."""
    places = sorted(each.relative_to(ROOT).as_posix() for each in (ROOT / "tests").glob(part))
    results = PLACE / f"results-{re.sub(r'[^a-z0-9]+', '-', part).strip('-')}.xml"
    results.unlink(missing_ok=True)
    words = ["-q", "-p", "no:cacheprovider", "-m", "not posix", "--timeout", "600", f"--junitxml=Z:{results}"]
    said = wine(PYTHON / "python.exe", "-m", "pytest", *words, *places, written=results)
    results.with_suffix(".log").write_text(said.stdout, "utf-8")
    if results.exists():
        for case in ElementTree.parse(results).getroot().iter("testcase"):
            ends = [(kind, found) for kind in ("failure", "error", "skipped") if (found := case.find(kind)) is not None]
            kind, message = (ends[0][0], ends[0][1].get("message", "")) if ends else ("passed", "")
            name = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
            yield name, {"failure": "failed", "error": "failed"}.get(kind, kind), message
        return
    print(f"  {part}: the interpreter ended with {said.returncode}: {results.with_suffix('.log')}", flush=True)
    files = [each.relative_to(ROOT / "tests").as_posix() for place in places for each in test_files(ROOT / place)]
    if files == [part] or not files:
        yield f"tests/{part}", "failed", ""
        return
    for file in files:
        yield from outcomes(file)


def test_files(place: Path) -> list[Path]:
    return sorted(place.rglob("test_*.py")) if place.is_dir() else [place]


def words_of(counts: Counter[str]) -> str:
    return ", ".join(f"{counts[kind]} {kind}" for kind in ("passed", "failed", "skipped"))


if __name__ == "__main__":
    main()
    with screen():
        report = demonstration()
        print(f"Verified under Wine: {report}", flush=True)
        try:
            print(f"The window: {picture()}", flush=True)
        except SystemExit as error:  # the suite is worth more
            print(error, flush=True)
        sys.exit(1 if suite(sys.argv[1:] or list(PARTS)) else 0)
