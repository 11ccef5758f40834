"""How the program starts itself again, isolated from the working folder; what runs beside the study is in tests/privacy."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gwasprivacy.base.executors import ProcessExecutor
from gwasprivacy.base.platforms import starting
from tests.conftest import PROJECT

START = "import sys; from gwasprivacy.__main__ import main; sys.exit(main())"


def run(*words: str | Path, cwd: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [*map(str, words)], cwd=cwd, env={**plain, **more}, capture_output=True, text=True, check=False,
        stdin=subprocess.DEVNULL, timeout=120,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("options", "safe"), [(["-I"], True), (["-P", "-E"], True), (["-P"], False), (["-E"], False), ([], False)]
)
def test_only_a_start_without_the_working_folder_and_variables_is_not_repeated(options: list[str], safe: bool) -> None:
    code = "from gwasprivacy.base.platforms.starting import is_safe; print(is_safe())"
    assert run(sys.executable, *options, "-c", code).stdout == f"{safe}\n"


def test_a_self_contained_application_is_not_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not starting.is_safe()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert starting.is_safe()


@pytest.mark.parametrize("word", ["two words", "", 'a "quoted" one', "a\nline", "\udcff\udcfe", "-P"])
def test_arguments_arrive_as_they_were_given_with_the_exit_code(word: str) -> None:
    done = run(sys.executable, "-c", START, word)
    assert done.returncode == 2
    assert f"no subcommand {word!r}".encode(errors="backslashreplace").decode() in done.stderr


def test_options_of_python_and_what_is_harmless_of_its_variables_are_kept() -> None:
    code = (
        "import sys; from gwasprivacy.base.platforms import starting as s; s.is_safe() or sys.exit(s.start_again())\n"
        "f = sys.flags; print(f.safe_path, f.ignore_environment, f.utf8_mode, f.dont_write_bytecode, f.dev_mode, sys.argv)"
    )
    done = run(sys.executable, "-X", "dev", "-c", code, "x", PYTHONUTF8="1", PYTHONDONTWRITEBYTECODE="1")
    assert done.stdout == "True 1 1 1 True ['-c', 'x']\n"


@pytest.mark.posix
def test_a_python_that_drops_options_is_started_twice_and_no_more(tmp_path: Path) -> None:
    """Such a wrapper would be started again for ever."""
    wrapper, log = tmp_path / "python", tmp_path / "log"
    wrapper.write_text(
        f"#!/bin/sh\necho started >> {shlex.quote(str(log))}\n"
        f'while [ "$1" != -c ]; do shift; done\nexec {shlex.quote(sys.executable)} "$@"\n',
        encoding="utf-8",
    )
    wrapper.chmod(0o755)
    done = run(sys.executable, "-c", f"import sys; sys.executable = {str(wrapper)!r}; {START}", "--version")
    assert done.stdout.startswith("gwasprivacy "), done.stderr
    assert log.read_text(encoding="utf-8") == "started\n"


def test_a_program_that_a_folder_of_python_path_holds_is_found_again(tmp_path: Path) -> None:
    """Clusters put modules there; parts that depend on the working folder are dropped."""
    base = getattr(sys, "_base_executable", sys.executable)
    (tmp_path / "secrets.py").write_text("raise SystemExit('planted')", encoding="utf-8")
    code = (
        "import sys; from gwasprivacy.base.platforms import starting as s; s.is_safe() or sys.exit(s.start_again())\n"
        "import os, secrets; print(os.environ['PYTHONPATH'], sys.flags.safe_path)"
    )
    mixed = os.pathsep.join(["", str(PROJECT), ".", "relative"])
    done = run(base, "-S", "-c", code, cwd=tmp_path, PYTHONPATH=mixed)
    assert done.stdout == f"{PROJECT} True\n", done.stderr


BESIDE = (
    "import os, sys; from gwasprivacy.base.platforms import starting\n"
    "sys.exit(starting._run_beside([sys.executable, *sys.argv[1:]], dict(os.environ)))"
)
"""What Windows does, where exec leaves nobody to wait for."""


def test_where_exec_is_not_the_same_process_the_exit_code_comes_from_the_one_beside(tmp_path: Path) -> None:
    (tmp_path / "subprocess.py").write_text("raise SystemExit('planted')", encoding="utf-8")
    done = run(sys.executable, "-c", BESIDE, "-P", "-c", "print('said'); raise SystemExit(143)", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (143, "said\n", "")


@pytest.mark.posix
def test_where_exec_is_not_the_same_process_the_one_beside_decides_what_an_interrupt_means() -> None:
    inner = (
        "import signal, sys\n"
        "signal.signal(signal.SIGINT, lambda *_: print('heard', flush=True))\n"
        "print('ready', flush=True); sys.stdin.read(); sys.exit(5)"
    )
    outer = subprocess.Popen(
        [sys.executable, "-c", BESIDE, "-c", inner], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        start_new_session=True,
    )  # fmt: skip
    assert outer.stdin is not None
    assert outer.stdout is not None
    assert outer.stdout.readline() == "ready\n"
    os.killpg(outer.pid, signal.SIGINT)
    assert outer.stdout.readline() == "heard\n"
    outer.stdin.close()
    assert outer.wait(60) == 5
    outer.stdout.close()


def safe_path_of(_: int) -> bool:
    return bool(sys.flags.safe_path)


def test_workers_look_for_no_module_in_the_working_folder_and_this_process_s_variables_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for before in (None, "", "1"):
        if before is None:
            monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
        else:
            monkeypatch.setenv("PYTHONSAFEPATH", before)
        with ProcessExecutor(1) as executor:
            assert executor.map(safe_path_of, [1]) == [True]
        assert os.environ.get("PYTHONSAFEPATH") == before


def test_a_script_that_uses_the_package_elsewhere_has_workers_that_run_no_file_beside_the_study(tmp_path: Path) -> None:
    study, scripts = tmp_path / "study", tmp_path / "scripts"
    study.mkdir()
    scripts.mkdir()
    for name in ("pickle", "multiprocessing", "numpy"):
        (study / f"{name}.py").write_text("raise SystemExit('planted')", encoding="utf-8")
    (scripts / "analysis.py").write_text(
        "from gwasprivacy.base.executors import ProcessExecutor\n"
        "if __name__ == '__main__':\n    with ProcessExecutor(2) as executor:\n        print(executor.map(abs, [-1, -2]))\n",
        encoding="utf-8",
    )
    done = run(sys.executable, scripts / "analysis.py", cwd=study)
    assert (done.stdout, done.stderr) == ("[1, 2]\n", "")
