"""Puts the commit that a wheel or a source archive is built from into it, as ``gwasprivacy/commit.txt``.

Hatchling's own hook: it runs at every build.  In a checkout it asks git; a source archive has the file among its own.  What is built
from neither has no such file, and the program then names no commit.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NAME = "gwasprivacy/commit.txt"


class CommitHook(BuildHookInterface[Any]):
    """The file stands in the checkout only while it is built: what runs from a checkout looks at git's own files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._written: Path | None = None
        root = Path(self.root)
        commit = "" if version == "editable" else checked_out(root)
        if commit:
            self._written = root / NAME
            self._written.write_text(f"{commit}\n", encoding="ascii")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._written is not None:
            self._written.unlink(missing_ok=True)


def checked_out(root: Path) -> str:
    """The commit of the checkout ``root``, with ``-changed`` where a tracked file was changed since; "" where it is none."""
    if not (root / ".git").exists():
        return ""
    try:
        commit = _git(root, "rev-parse", "HEAD")
        return f"{commit}-changed" if _git(root, "status", "--porcelain", "--untracked-files=no") else commit
    except (OSError, subprocess.CalledProcessError):
        return ""


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=True)
    return done.stdout.strip()
