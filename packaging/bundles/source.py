"""What the archives are made from: the checkout, its commit and its wheel."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "CITATION.cff", "docs", "resources/help")
"""What people read; every archive has it, with all that the README links to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """The checkout that everything is made from."""

    version: str
    commit: str
    moment: int
    """When the commit was made, in seconds since 1970: the time of every file in an archive."""
    wheel: Path


def read_source(work: Path) -> Source:
    """The checkout's commit, and a wheel of it in ``work``."""
    made = work / "wheel"
    shutil.rmtree(made, ignore_errors=True)
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", made, ROOT)
    (wheel,) = made.glob("gwasprivacy-*.whl")
    version = re.search(r'__version__ = "([^"]+)"', (ROOT / "gwasprivacy/__init__.py").read_text("utf-8"))
    assert version is not None
    return Source(
        version=version[1], commit=_git("rev-parse", "HEAD"), moment=int(_git("log", "-1", "--format=%ct")), wheel=wheel
    )


def copy_pages(folder: Path) -> None:
    """README and documents, as they lie in the checkout: their links go on working."""
    for name in PAGES:
        path, to = ROOT / name, folder / name
        to.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if path.is_dir() else shutil.copyfile)(path, to)


def run(*command: object, cwd: Path | None = None, **env: str) -> str:
    """Run a program from nobody's settings; its output, or CalledProcessError after showing it."""
    words = [str(word) for word in command]
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run(
        words,
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        env={**clean, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **env},
    )
    if done.returncode:
        sys.stderr.write(done.stdout[-4000:] + done.stderr[-4000:])
        raise subprocess.CalledProcessError(done.returncode, words)
    return done.stdout


def _git(*words: str) -> str:
    return run("git", "-C", ROOT, *words).strip()
