"""``.ci/run`` says which stage failed, and a stage that fails hides none of the others."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.conftest import LONGEST

SCRIPT = Path(__file__).resolve().parent.parent / ".ci" / "run"
pytestmark = [
    pytest.mark.posix,
    pytest.mark.skipif(not SCRIPT.exists() or shutil.which("bash") is None, reason="needs the repository and bash"),
]


def ci(tmp_path: Path, failing: str) -> subprocess.CompletedProcess[str]:
    """CI of a checkout in which ``make`` only says what it was asked for, and fails for the targets in ``failing``."""
    for folder in (".ci", "bin"):
        (tmp_path / folder).mkdir()
    shutil.copy(SCRIPT, tmp_path / ".ci" / "run")
    make = tmp_path / "bin" / "make"
    make.write_text(
        '#!/bin/sh\necho "made $1"\n[ "$1" = test ] && echo "1 failed, 41 passed in 12.34s (0:00:12)"\n'
        f'case " {failing} " in *" $1 "*) exit 2 ;; esac\nexit 0\n',
        encoding="utf-8",
    )
    make.chmod(0o755)
    return subprocess.run(
        ["bash", str(tmp_path / ".ci" / "run")],
        capture_output=True,
        text=True,
        env={**os.environ, "PATH": f"{tmp_path / 'bin'}:{os.environ['PATH']}"},
        check=False,
    )


def test_the_last_line_says_that_everything_passed(tmp_path: Path) -> None:
    done = ci(tmp_path, failing="")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-1] == "CI passed"
    assert "1 failed, 41 passed in 12.34s" in done.stdout.splitlines()[-2], "the suite's closing line stands beside it"


def test_a_failing_stage_hides_no_other_and_is_named(tmp_path: Path) -> None:
    done = ci(tmp_path, failing="types demo")
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "CI FAILED: types demo"
    assert [line.removeprefix("made ") for line in done.stdout.splitlines() if line.startswith("made ")] == [
        ".venv/ready-dev",
        "style",
        "types",
        "demo",
        "test",
    ]


def test_without_the_setup_nothing_else_is_tried(tmp_path: Path) -> None:
    done = ci(tmp_path, failing=".venv/ready-dev")
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "CI FAILED: setup"
    assert "made test" not in done.stdout


def test_what_the_suite_begins_with_is_there() -> None:
    tests = Path(__file__).parent
    assert [name for name in LONGEST if not any(tests.glob(f"{name}*"))] == []
