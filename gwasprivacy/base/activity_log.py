"""The log of what this program did, for whoever runs it: ``--log-file`` on the command line, Help → Log in the window.

A line has the day, where in the program it comes from, and words that stand in the code.  No value from a file gets into it, and no time
of day: how long something takes can depend on the data.  tests/privacy/test_log_lines.py reads every call.

Modules that do something worth a line have ``logging.getLogger(__name__)`` and say it by ``info``, which nobody hears unless one of
the functions here was called.
"""

from __future__ import annotations

import contextlib
import logging
import os
from collections.abc import Iterator
from pathlib import Path

from gwasprivacy.base.errors import Cancelled, GwasPrivacyError, InvalidInput
from gwasprivacy.base.platforms.folders import state_folder
from gwasprivacy.base.platforms.opening import open_to_append
from gwasprivacy.base.source_commit import named_version
from gwasprivacy.base.system_reasons import reason_of

MOST_BYTES = 1_000_000
"""Of the window's log; what was before goes when it is longer at the start."""
_PROGRAM = logging.getLogger("gwasprivacy")
_LINE = logging.Formatter("%(asctime)s %(name)s: %(message)s", datefmt="%Y-%m-%d")


def window_log() -> Path:
    """Where the window keeps its log."""
    return state_folder() / "activity.log"


def log_to(path: Path) -> logging.Handler:
    """Write what is done from now on at the end of ``path``, a file for its owner only.  Raises InvalidInput."""
    try:
        handler = logging.StreamHandler(os.fdopen(open_to_append(path), "a", encoding="utf-8"))
    except OSError as error:
        raise InvalidInput(
            "file.not-written", remedy="choose-another-name", path=path, reason=reason_of(error)
        ) from None
    handler.setFormatter(_LINE)
    _PROGRAM.addHandler(handler)
    _PROGRAM.setLevel(logging.INFO)
    return handler


def stop(handler: logging.Handler) -> None:
    """Write nothing more with ``handler``, and close its file."""
    _PROGRAM.removeHandler(handler)
    handler.close()
    if isinstance(handler, logging.StreamHandler):
        handler.stream.close()


def keep_window_log() -> logging.Handler | None:
    """The window's log from now on; None where its folder cannot be used, which stops nobody."""
    path = window_log()
    with contextlib.suppress(OSError, InvalidInput):
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if path.exists() and path.stat().st_size > MOST_BYTES:
            path.unlink()
        handler = log_to(path)
        _PROGRAM.info("the window opens, version %s", named_version())
        return handler
    return None


@contextlib.contextmanager
def logged(path: Path, subcommand: str) -> Iterator[None]:
    """A run of a subcommand: that it began, and how it ended.  Raises InvalidInput before anything is done."""
    handler = log_to(path)
    _PROGRAM.info("%s begins, version %s", subcommand, named_version())
    try:
        yield
    except GwasPrivacyError as error:
        _PROGRAM.info("%s ends: exit code %d %s", subcommand, error.exit_code, error.code)
        raise
    except (Cancelled, KeyboardInterrupt):
        _PROGRAM.info("%s is cancelled", subcommand)
        raise
    except Exception:
        _PROGRAM.info("%s ends: a bug, whose place is in the crash log", subcommand)
        raise
    else:
        _PROGRAM.info("%s is done", subcommand)
    finally:
        stop(handler)
