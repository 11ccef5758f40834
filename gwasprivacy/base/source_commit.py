"""Which commit of the source this program was made from: what the build wrote, or what the checkout that it runs from says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from gwasprivacy import __version__

BUILT_FROM = "commit.txt"
"""In the package's folder; packaging/write_commit.py writes it when a wheel or a source archive is built."""
_PACKAGE = Path(__file__).resolve().parents[1]
_COMMIT = re.compile(r"([0-9a-f]{40})(-changed)?")
_SHOWN = 12


@cache
def source_commit(package: Path = _PACKAGE) -> str | None:
    """The commit, 40 hexadecimal digits, with ``-changed`` behind it where files were changed since; None where nothing says.

    Of a checkout it is the last commit, whether or not files were changed since: looking would mean reading all of them.
    """
    written = _COMMIT.fullmatch(_line(package / BUILT_FROM))
    return written[0] if written else _checked_out(package.parent)


def named_version() -> str:
    """``0.1.0 (commit 0123456789ab)``: the version, and the commit where it is known."""
    commit = short_commit()
    return f"{__version__} (commit {commit})" if commit else __version__


def short_commit() -> str:
    """The commit as people read it: twelve digits, ``-changed`` where files were changed since; "" where nothing says."""
    commit = _COMMIT.fullmatch(source_commit() or "")
    return f"{commit[1][:_SHOWN]}{commit[2] or ''}" if commit else ""


def _checked_out(top: Path) -> str | None:
    """The commit that git's own files name for the folder ``top``; no program is started for it."""
    place = top / ".git"
    if place.is_file():  # a further work tree: the file names its folder
        place = top / _line(place).removeprefix("gitdir: ")
    head = _line(place / "HEAD")
    if head.startswith("ref: "):
        name = head.removeprefix("ref: ")
        common = place / _line(place / "commondir") if (place / "commondir").is_file() else place
        head = _line(common / name) or _packed(common, name)
    return head if _COMMIT.fullmatch(head) else None


def _packed(folder: Path, name: str) -> str:
    try:
        lines = (folder / "packed-refs").read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return ""
    return next((line[:40] for line in lines if line[40:] == f" {name}"), "")


def _line(path: Path) -> str:
    """The first line of a small file; "" where there is none to read."""
    try:
        return path.read_text("utf-8").partition("\n")[0].strip()
    except (OSError, UnicodeDecodeError):
        return ""
