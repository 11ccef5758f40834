"""Whoever follows the page about clusters, and nothing else, gets the curve of this machine."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gwasprivacy.cli.main import main

PAGE = Path(__file__).parents[2] / "docs" / "cluster.md"
PLAN = ["--prior", "any", "--gamma", "4", "--cases", "60", "--controls", "60", "--snps", "1", "--score", "tv"]


def blocks() -> list[tuple[str, list[str]]]:
    found = re.findall(r"^```sh ?(\w*)\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [(name, text.splitlines()) for name, text in found]


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@pytest.fixture
def started() -> Iterator[list[subprocess.Popen[bytes]]]:
    processes: list[subprocess.Popen[bytes]] = []
    yield processes
    for each in reversed(processes):
        each.terminate()
        each.wait(timeout=30)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl")
def test_the_page_leads_to_the_same_curve(tmp_path: Path, started: list[subprocess.Popen[bytes]]) -> None:
    pytest.importorskip("distributed")
    port = str(free_port())
    scripts = Path(sys.executable).parent
    environment = {
        **os.environ,
        "PATH": f"{scripts}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(PAGE.parents[1]),
    }

    def words(line: str) -> str:
        return line.replace("8786", port).replace("gwasprivacy ", f"{sys.executable} -m gwasprivacy ")

    plan = tmp_path / "melanoma.gwasplan"
    small = ["--candidate-snps", "50", "--genotype-filter", "none"]
    assert main(["plan", "new", str(plan), *PLAN, *small]) == 0
    ran = 0
    for name, lines in blocks():
        for line in lines:
            if name:
                started.append(subprocess.Popen(words(line).split(), cwd=tmp_path, env=environment))
                ran += 1
                continue
            more = " --seed 5 --studies 2 --participants 60" if " simulate " in line else ""
            for _ in range(30 if "cluster-check" in line else 1):  # workers take a while to come
                done = subprocess.run(
                    words(line) + more,
                    cwd=tmp_path,
                    env=environment,
                    shell=True,
                    capture_output=True,
                    text=True,
                    check=False,
                )
                if done.returncode == 0:
                    break
            assert done.returncode == 0, done.stderr
            if "cluster-check" in line:
                assert "1 workers with 1 threads" in done.stdout
            ran += 1
    assert ran == 7
    here = ["--seed", "5", "--studies", "2", "--participants", "60"]
    assert main(["simulate", str(plan), "--out", str(tmp_path / "here.csv"), *here]) == 0
    assert (tmp_path / "curve.csv").read_bytes() == (tmp_path / "here.csv").read_bytes()
