"""The suite started in the background, where SIGINT and SIGHUP are ignored: tests of these signals hold there too."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from tests.conftest import PROJECT

ASKED = (
    "tests/cli/test_main.py::test_the_first_interrupt_cancels_cleanly",
    "tests/cli/test_stopped.py::test_a_release_goes_on_when_its_terminal_is_closed",
    "tests/cli/test_stopped.py::test_what_whoever_started_it_lets_it_ignore_stays_ignored",
    "tests/ui/test_nothing_is_lost.py::test_a_window_that_is_asked_to_end_keeps_what_is_unsaved_and_asks_nobody[SIGHUP-129]",
)
"""A signal to the tests' own process, to a process that it forks, and to a program that it starts."""


@pytest.mark.posix
def test_signals_are_heard_in_tests_whose_suite_ignores_them() -> None:
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--timeout", "60", *ASKED]
    before = {number: signal.signal(number, signal.SIG_IGN) for number in (signal.SIGINT, signal.SIGHUP)}
    try:
        suite = subprocess.Popen(words, cwd=PROJECT, stdout=subprocess.PIPE, text=True)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    said, _ = suite.communicate(timeout=300)
    assert suite.returncode == 0, said[-5000:]
