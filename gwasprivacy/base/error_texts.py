"""The sentences of expected failures: ``resources/errors``, one file a room, written for whoever words them.

A table whose name has a dot is an error's code::

    ["file.empty"]
    says = "{path} is empty."                  # a whole sentence; the error's values fill its places
    do = "Copy or make it again."              # what to do next; left out where nothing can be done
    command = "Give another file with --study."    # the same, where the command line has an option for it
    window = "Give another file under More."       # and where the window has a button or a field

``do`` may also be the name of something that several errors advise, or a list of such names.  They are tables of their own::

    [do.check-name]
    says = "Check the name."                   # with ``command`` and ``window`` where those differ

``says`` and ``window`` are keys of the translation.  Places have neither a conversion nor a format.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from gwasprivacy.base.resources import resource_path


@dataclass(frozen=True)
class Advice:
    """What to do next: in words that suit everywhere, and, "" for the same, on the command line and in the window."""

    says: str
    command: str = ""
    window: str = ""


@dataclass(frozen=True)
class ErrorText:
    """What an error says, and the names of what it advises."""

    says: str
    remedies: tuple[str, ...]


@cache
def _tables() -> tuple[Mapping[str, ErrorText], Mapping[str, Advice]]:
    errors: dict[str, ErrorText] = {}
    advice: dict[str, Advice] = {}
    for path in sorted(resource_path("errors").glob("*.toml")):
        for code, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if code == "do":
                advice |= {name: Advice(**words) for name, words in table.items()}
                continue
            do = table.get("do", ())
            if isinstance(do, str) and " " in do:  # words, not a name: only this error advises it
                advice[code] = Advice(do, table.get("command", ""), table.get("window", ""))
                do = code
            errors[code] = ErrorText(table["says"], (do,) if isinstance(do, str) else tuple(do))
    return errors, advice


def error_text(code: str) -> ErrorText:
    """The text of ``code``; KeyError (a bug) where no file has it."""
    return _tables()[0][code]


def advised(name: str) -> Advice:
    """What ``name`` advises: its own table, or that of the error which alone advises it."""
    return _tables()[1][name]


def every_error() -> Mapping[str, ErrorText]:
    """All errors by their codes."""
    return _tables()[0]


def all_advice() -> Mapping[str, Advice]:
    """All advice by its names."""
    return _tables()[1]
