"""The launcher of the application for Linux: in words what a system lacks, and then the program all the same."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tests.bundles.made_bundle import INSTALLER

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the self-contained application is Linux's")


@pytest.fixture
def application(tmp_path: Path) -> Path:
    folder = tmp_path / "an application"
    folder.mkdir()
    (folder / "gwasprivacy").write_text(
        (INSTALLER / "launcher.sh").read_text("utf-8").replace("NEEDED", "2.28"), "utf-8"
    )
    (folder / "gwasprivacy-program").write_text('#!/bin/sh\necho "started $*"\nexit 7\n', "utf-8")
    for path in folder.iterdir():
        path.chmod(0o755)
    return folder


def start(application: Path, tmp_path: Path, c_library: str) -> subprocess.CompletedProcess[str]:
    """From a link elsewhere, on a system whose getconf says ``c_library``."""
    tools = tmp_path / "bin"
    tools.mkdir(exist_ok=True)
    (tools / "getconf").write_text(f"#!/bin/sh\necho '{c_library}'\n", "utf-8")
    (tools / "getconf").chmod(0o755)
    link = tools / "gwasprivacy"
    if not link.is_symlink():
        link.symlink_to(application / "gwasprivacy")
    env = {"PATH": f"{tools}:{os.environ['PATH']}"}
    return subprocess.run([link, "demo", "a b"], env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("c_library", ["glibc 2.28", "glibc 2.31", "glibc 2.100", "glibc 3.0"])
def test_a_system_that_is_new_enough_hears_nothing(application: Path, tmp_path: Path, c_library: str) -> None:
    if not any(
        Path(place, "libz.so.1").exists() for place in ("/lib", "/usr/lib", "/usr/lib/x86_64-linux-gnu", "/usr/lib64")
    ):
        pytest.skip("this system has its zlib elsewhere")
    done = start(application, tmp_path, c_library)
    assert (done.returncode, done.stdout, done.stderr) == (7, "started demo a b\n", "")


@pytest.mark.parametrize(
    ("c_library", "said"),
    [("glibc 2.27", "C library 2.27, and 2.28 or newer"), ("glibc 2.9", "C library 2.9"), ("", "no GNU C library")],
)
def test_an_older_system_hears_in_words_what_it_lacks(
    application: Path, tmp_path: Path, c_library: str, said: str
) -> None:
    done = start(application, tmp_path, c_library)
    assert said in done.stderr
    assert done.returncode == 7, "the program starts all the same, and the system's own message follows"
