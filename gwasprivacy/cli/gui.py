"""``gwasprivacy gui``: opens the window."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.platforms.missing_library import missing_library
from gwasprivacy.base.platforms.system import needs_display_server

NAME = "gui"
HELP = "Open the window, on a plan, a study, a report or a file of results if one is given; gwasprivacy FILE does the same."
EXAMPLE = "gwasprivacy gui melanoma.gwasplan"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="what to open")
    parser.add_argument("--example", action="store_true", help="open the bundled example instead")


def run(args: argparse.Namespace) -> int:
    file: Path | None = args.file
    if file is not None and args.example:
        raise InvalidInput(words="A file and --example cannot both be opened.", hint="Leave one of them out.")
    if file is not None and not file.is_file():
        raise InvalidInput(
            words=f"{file} is not a file.", hint="Give a plan, a study, a report or a file of results, or none."
        )
    _need_display()
    try:
        from gwasprivacy.ui.app import run_window  # the window's libraries, only when it is opened
    except ImportError as error:
        library = missing_library(error)
        if library is None:
            raise
        raise InvalidInput(
            words=f"The window cannot be opened: the system library {library} is missing, or cannot be loaded.",
            hint="Run packaging/setup.sh, or install it with the system's package manager."
            if needs_display_server()
            else "Install gwasprivacy again with all of its packages.",
        ) from None
    return run_window(file, example=args.example)


def _need_display() -> None:
    """Qt would abort the process without a display; say it in a sentence instead."""
    if not needs_display_server():
        return
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if not any(os.environ.get(name) for name in names):
        raise InvalidInput(
            words="There is no display to open a window on.",
            hint="Use the other subcommands (gwasprivacy --help), or gwasprivacy demo for the example.",
        )
