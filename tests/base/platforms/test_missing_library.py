"""A system's library that is missing is named, in the crash log too; nothing else of an error's words is."""

from __future__ import annotations

import subprocess
import sys

import pytest

from gwasprivacy.base.crash_log import crash_text
from gwasprivacy.base.platforms.missing_library import missing_library


@pytest.mark.parametrize(
    ("said", "library"),
    [
        ("libEGL.so.1: cannot open shared object file: No such file or directory", "libEGL.so.1"),
        ("/lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.36' not found (required by x)", "libc.so.6"),
        ("libc.so.6: version `GLIBC_2.36' not found (required by /opt/x)", "libc.so.6"),
        ("DLL load failed while importing QtCore: The specified module could not be found.", "QtCore"),
        ("dlopen(/private/x.so, 2): Library not loaded: @rpath/libpython3.13.dylib", "libpython3.13.dylib"),
        ("cannot import name 'hiv' from 'cohort'", None),
    ],
)
def test_each_systems_words_name_it(said: str, library: str | None) -> None:
    assert missing_library(ImportError(said)) == library
    assert missing_library(OSError(said)) is None


def test_the_crash_log_names_it_and_no_more_of_the_message() -> None:
    try:
        raise ImportError("libEGL.so.1: cannot open shared object file: /home/hiv-cohort")
    except ImportError:
        text = crash_text(sys.exc_info())
    assert "ImportError, for want of libEGL.so.1:" in text
    assert "hiv-cohort" not in text


@pytest.mark.parametrize("option", [["-X", "utf8=0"], []])
def test_a_pipe_gets_utf_8_in_any_locale(option: list[str]) -> None:
    words = [sys.executable, "-I", *option, "-m", "gwasprivacy", "calibrate", "--prior", "0.5", "0.5", "--gamma", "2"]
    done = subprocess.run(words, capture_output=True, check=True, env={"LC_ALL": "C"})
    assert "\n  ε " in done.stdout.decode("utf-8")
