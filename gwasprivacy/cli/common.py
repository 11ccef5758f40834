"""What subcommands share: JSON, text that a terminal can show, cancelling with Ctrl-C."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import math
import sys
from collections.abc import Iterator
from typing import Any

from gwasprivacy.base.platforms.stopping import INTERRUPTED, asked_to_stop
from gwasprivacy.base.printable_text import is_printable, shown


class Once(argparse.Action):
    """An option that a second time is an error: whoever wraps a command with rules must not lose them to a later option."""

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        if getattr(namespace, self.dest) is not None:
            raise argparse.ArgumentError(self, "it is given twice")
        setattr(namespace, self.dest, values)


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


def add_signer(parser: argparse.ArgumentParser) -> None:
    """--name and --institution."""
    parser.add_argument(
        "--name", metavar="TEXT", help="who signs with this key, a person or an office, as reports say it"
    )
    parser.add_argument("--institution", metavar="TEXT", help="for which institution")


def add_force(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--force", action="store_true", help="replace an output file that exists")


def offered_language(name: str) -> str:
    """A type for argparse: the name of a language that is offered, "en" among them."""
    from gwasprivacy.base.catalogues import languages

    if name not in languages():
        raise argparse.ArgumentTypeError(f"{name!r} is not one of {', '.join(languages())}")
    return name


def _finite(value: Any) -> Any:
    """JSON has no infinity and no NaN: they become null."""
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict):
        return {key: _finite(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_finite(item) for item in value]
    return value


def print_json(value: Any) -> None:
    """One JSON object; characters that cannot be printed are escaped, which changes no value."""
    text = json.dumps(_finite(value), ensure_ascii=False, allow_nan=False)
    print(text if is_printable(text) else "".join(each if is_printable(each) else _escaped(each) for each in text))


def _escaped(letter: str) -> str:
    return json.dumps(letter).strip('"')


class ShownText(io.TextIOBase):
    """A terminal's stream on which no text from a file can be obeyed: what cannot be printed is written by its code point.

    ``stream`` is the stream itself, for the few control sequences of our own.
    """

    def __init__(self, stream: Any) -> None:
        super().__init__()
        self.stream = stream

    def write(self, text: str) -> int:
        self.stream.write(shown(text, keep="\n\t"))
        return len(text)

    def flush(self) -> None:
        self.stream.flush()

    def isatty(self) -> bool:
        return not self.stream.closed and bool(self.stream.isatty())

    def fileno(self) -> int:
        return int(self.stream.fileno())

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


@contextlib.contextmanager
def shown_streams() -> Iterator[None]:
    """Standard output and error are :class:`ShownText` meanwhile."""
    before = sys.stdout, sys.stderr
    if isinstance(sys.stdout, ShownText) or sys.stdout is None or sys.stderr is None:
        yield
        return
    sys.stdout, sys.stderr = ShownText(sys.stdout), ShownText(sys.stderr)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


stopped_with: list[int] = []
"""The exit code that fits each signal that asked this program to end."""


def stop_code() -> int:
    """Exit code of a command that was cancelled: 130 after Ctrl-C, 143 after SIGTERM, 129 after SIGHUP."""
    return stopped_with[-1] if stopped_with else INTERRUPTED


@contextlib.contextmanager
def stoppable() -> Iterator[None]:
    """Where nothing else is said, SIGTERM and a closed terminal are as Ctrl-C: what was begun is cleaned up."""

    def stop(code: int) -> None:
        stopped_with.append(code)
        raise KeyboardInterrupt

    with asked_to_stop(stop, but_interrupt=True):
        yield
