"""What ``make portable`` hides is hidden from the program, from nobody else, and in processes that it starts too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
_SITE = Path(__file__).with_name("site")

_LOOK = """
import os, signal
assert hasattr(os, "link") and hasattr(signal, "SIGKILL")
from gwasprivacy.base.platforms import drives, durability, locks, opening, processes, system
assert not any(hasattr(module.os, "link") for module in (drives, durability, locks, opening, processes))
assert system.optional_module("fcntl") is None and locks._FCNTL is None and drives._MSVCRT.LK_LOCK == 1
assert not durability.can_sync_folders() and opening.flags("O_NOFOLLOW", "O_NONBLOCK") == 0
assert "open" in vars(opening.os) and "link" not in vars(opening.os)
opening.os.environ["SEEN"] = "1"
assert os.environ["SEEN"] == "1"
import fcntl, pathlib, subprocess, tempfile
fcntl.flock; subprocess.run(["true"], check=True); tempfile.mkstemp()
try:
    exec("import fcntl", {"__name__": "gwasprivacy.made_up", "__builtins__": __builtins__})
except ModuleNotFoundError:
    print("hidden")
"""


def test_names_are_hidden_from_the_program_and_from_nobody_else(tmp_path: Path) -> None:
    surroundings = os.environ | {"PYTHONPATH": os.pathsep.join([str(_SITE), str(PROJECT)]), "TMPDIR": str(tmp_path)}
    code = f"import subprocess, sys; sys.exit(subprocess.run([sys.executable, '-c', {_LOOK!r}]).returncode)"
    done = subprocess.run([sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "hidden\n"), done.stderr


def test_releases_ledgers_and_checks_need_nothing_that_only_posix_systems_have() -> None:
    """The short form of ``make portable``."""
    words = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "-p",
        "no:cacheprovider",
        "-p",
        "tests.without_posix.hiding",
        *SHORT,
    ]
    done = subprocess.run(words, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5000:]
    assert " passed" in done.stdout or "[100%]" in done.stdout


SHORT = (
    "tests/base/test_safe_files.py",
    "tests/base/platforms/test_processes.py",
    "tests/release/ledger/test_ledger.py",
    "tests/release/ledger/test_names_of_a_ledger.py",
    "tests/release/test_leftovers.py",
    "tests/cli/test_demo.py",
)
