"""The installer of the offline archives, around tiny wheels; ``make bundles`` tries whole archives."""

from __future__ import annotations

import json
import os
import plistlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.bundles.made_bundle import INSTALLER, describe, load_installer, make_bundle, write_sums
from tests.this_machine import IS_ROOT

installer = load_installer()
only_here = pytest.mark.skipif(sys.platform == "win32", reason="install.ps1 starts it on Windows")


class Double(installer.Machine):  # type: ignore[misc, name-defined]
    """A machine that writes down what it is asked to run; ``fail`` names the step that fails."""

    base_python = "/usr/bin/python"

    def __init__(self, home: Path, system: str = "linux", fail: str = "", stop: bool = False, **env: str) -> None:
        self.system, self.kind, self.fail, self._home = system, "arm64" if system == "macos" else "x86_64", fail, home
        self.env = {"HOME": str(home), **env}
        self.stop = stop
        self.ran: list[tuple[list[str], dict[str, str]]] = []
        self.free = 10**9

    @property
    def home(self) -> Path:
        return self._home

    def release(self) -> tuple[int, ...]:
        return {"linux": (2, 36), "macos": (14, 1)}.get(self.system, ())

    def free_bytes(self, folder: Path) -> int:
        return self.free

    def run(self, command: list[Any], **env: str) -> str:
        words = [str(word) for word in command]
        self.ran.append((words, env))
        if self.fail and self.fail in words:
            if self.stop:
                raise KeyboardInterrupt
            raise subprocess.CalledProcessError(1, words, b"no space left on device\n")
        if "GWASPRIVACY_LINK" in env:
            Path(env["GWASPRIVACY_LINK"]).parent.mkdir(parents=True, exist_ok=True)
            Path(env["GWASPRIVACY_LINK"]).write_text("a link", encoding="utf-8")
        return "gwasprivacy 1.0"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = make_bundle(tmp_path / "unpacked")
    describe(folder, system="linux", machine="x86_64")
    return folder


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Any:
    """Runs the installer in this process and returns its exit code and what it said."""

    def run(bundle: Path, machine: Double, *arguments: str) -> tuple[int, str]:
        code = installer.main(list(arguments), machine, bundle)
        out = capsys.readouterr()
        return code, out.out + out.err

    return run


def everything(folder: Path) -> list[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


@only_here
def test_a_bundle_installs_and_uninstalls_from_its_own_files(tmp_path: Path) -> None:
    home = tmp_path / "a home's folder"
    env = {
        "HOME": str(home),
        "PATH": "/usr/bin:/bin",
        "GWASPRIVACY_PYTHON": sys.executable,
        "PIP_INDEX_URL": "nowhere",
        "PYTHONPATH": "x",
    }

    def install(bundle: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", str(bundle / "install.sh"), *arguments], env=env, capture_output=True, text=True, check=False
        )

    done = install(make_bundle(tmp_path / "first"))
    to = home / ".local/share/gwasprivacy"
    assert (done.returncode, done.stderr) == (0, "")
    command = home / ".local/bin/gwasprivacy"
    assert f"Start it with {to / 'bin/gwasprivacy'}" in done.stdout
    planted = tmp_path / "study"
    planted.mkdir()
    for name in ("made_dependency", "gwasprivacy", "sitecustomize", "re"):
        (planted / f"{name}.py").write_text("raise SystemExit('planted')", encoding="utf-8")
    surroundings = {**env, "PYTHONPATH": f"{planted}:"}
    assert (
        subprocess.check_output([command], env=surroundings, cwd=planted, text=True)
        == "gwasprivacy 1.0 with its dependency\n"
    )
    assert f'Exec="{to}/bin/gwasprivacy" gui %f' in (home / ".local/share/applications/gwasprivacy.desktop").read_text(
        encoding="utf-8"
    )

    mine = home / ".local/share/applications/gwasprivacy.desktop"
    mine.write_text(mine.read_text(encoding="utf-8") + "X-Mine=1\n", encoding="utf-8")
    gone = subprocess.run(
        [sys.executable, "-I", to / "install.py", "--uninstall"], env=env, capture_output=True, text=True, check=True
    )
    assert f"Left as it is, since it was changed or cannot be removed: {mine}" in gone.stdout
    assert not to.exists()
    files = [path for path in home.rglob("*") if path.is_symlink() or path.is_file()]
    assert [path for path in files if "gwasprivacy" in path.name or b"gwasprivacy" in path.read_bytes()] == [mine]


def test_the_steps_on_linux_use_no_network_and_only_locked_wheels(bundle: Path, tmp_path: Path, told: Any) -> None:
    machine, to = Double(tmp_path / "home"), tmp_path / "home/.local/share/gwasprivacy"
    assert told(bundle, machine)[0] == 0
    (venv, _), (pip, _), (version, _) = machine.ran[:3]
    assert venv == ["/usr/bin/python", "-I", "-m", "venv", "--without-pip", str(to)]
    assert pip[0] == str(to / "bin/python")
    assert pip[2].startswith(str(bundle / "pip/pip-"))
    assert {"--no-index", "--require-hashes", "--no-deps", "--no-cache-dir"} <= set(pip)
    assert pip[-2:] == ["-r", str(bundle / "requirements.txt")]
    assert version == [str(to / "bin/gwasprivacy"), "--version"]


def test_on_windows_it_makes_a_start_menu_entry_and_a_type_of_file_and_removes_them(
    bundle: Path, tmp_path: Path, told: Any
) -> None:
    describe(bundle, system="windows", machine="x86_64", oldest_system="10.0")
    local, roaming = tmp_path / "Local $(x) & 'y'", tmp_path / "Roaming"
    machine = Double(tmp_path / "home", "windows", LOCALAPPDATA=str(local), APPDATA=str(roaming))
    assert told(bundle, machine)[0] == 0
    to, link = local / "gwasprivacy", roaming / "Microsoft/Windows/Start Menu/Programs/gwasprivacy.lnk"
    assert machine.ran[1][0][0] == str(to / "Scripts/python.exe")
    made = [(words, env) for words, env in machine.ran if words[0] == "powershell.exe"]
    assert [env["GWASPRIVACY_TARGET"] for _, env in made] == [str(to / "Scripts/pythonw.exe")]
    assert not any(str(local) in word for words, _ in made for word in words), (
        "a folder's name must not be part of a script"
    )
    keys = [words for words, _ in machine.ran if words[:2] == ["reg.exe", "add"]]
    assert [words[2] for words in keys][:2] == [
        r"HKCU\Software\Classes\.gwasplan",
        r"HKCU\Software\Classes\gwasprivacy.plan",
    ]
    assert keys[-1][5] == f'"{to / "Scripts/pythonw.exe"}" -I -m gwasprivacy gui "%1"'
    machine.ran.clear()
    assert told(to, machine, "--uninstall")[0] == 0
    assert [words[:3] for words, _ in machine.ran] == [["reg.exe", "delete", words[2]] for words in keys[:2]]
    assert not to.exists()
    assert not link.exists()


def test_on_macos_it_makes_an_application_that_opens_plans_and_removes_it(
    bundle: Path, tmp_path: Path, told: Any
) -> None:
    describe(bundle, system="macos", machine="arm64", oldest_system="13.0")
    machine = Double(tmp_path / "it's home", "macos")
    assert told(bundle, machine)[0] == 0
    app = machine.home / "Applications/gwasprivacy.app/Contents"
    plist = plistlib.loads((app / "Info.plist").read_bytes())
    assert plist["CFBundleShortVersionString"] == "1.0"
    start = app / "MacOS" / plist["CFBundleExecutable"]
    assert os.access(start, os.X_OK)
    assert (app / "Resources" / plist["CFBundleIconFile"]).is_file()
    if shutil.which("sh"):
        subprocess.run(["sh", "-n", str(start)], check=True)
    to = machine.home / "Library/Application Support/gwasprivacy-program"
    assert told(to, machine, "--uninstall")[0] == 0
    assert everything(machine.home / "Applications") == []


def test_windows_own_programs_are_never_taken_from_the_working_folder(tmp_path: Path) -> None:
    machine = Double(tmp_path, "windows", SystemRoot="/Windows")
    assert machine.place_of("reg.exe") == "/Windows/System32/reg.exe"
    assert machine.place_of("powershell.exe") == "/Windows/System32/WindowsPowerShell/v1.0/powershell.exe"
    text = (INSTALLER / "install.py").read_text("utf-8")
    assert set(re.findall(r'"([a-z]+\.exe)"', text)) == {"reg.exe", "powershell.exe"}


def test_for_everyone_it_goes_where_all_users_look(tmp_path: Path) -> None:
    linux, windows = Double(tmp_path), Double(tmp_path, "windows", ProgramFiles="/Program Files")
    assert installer.default_folder(linux, True) == Path("/opt/gwasprivacy")
    assert installer.default_folder(windows, True) == Path("/Program Files/gwasprivacy")
    assert installer.registry(True).startswith("HKLM")


def _lose(bundle: Path) -> None:
    next((bundle / "wheels").glob("made*")).unlink()


def _change(bundle: Path) -> None:
    next((bundle / "wheels").glob("made*")).write_bytes(b"changed on the way")


def _add(bundle: Path) -> None:
    (bundle / "wheels" / "more-1-py3-none-any.whl").write_bytes(b"")


def _add_and_list(bundle: Path) -> None:
    _add(bundle)
    write_sums(bundle)


def _exchange(bundle: Path) -> None:
    """A wheel that the lock does not know, with all sums made again."""
    place = bundle / "wheels"
    (old,) = place.glob("made*")
    before = old.read_bytes()
    old.write_bytes(before + b" ")
    text = (bundle / "requirements.txt").read_text(encoding="utf-8")
    (bundle / "requirements.txt").write_text(
        re.sub(r"(made.*sha256:).*", rf"\g<1>{installer.sum_of(old)}", text), encoding="utf-8"
    )
    write_sums(bundle)


def _escape(bundle: Path) -> None:
    sums = bundle / "SHA256SUMS"
    sums.write_text(sums.read_text(encoding="utf-8") + f"{'0' * 64}  ../outside\n", encoding="utf-8")


def _unlist(bundle: Path) -> None:
    sums = bundle / "SHA256SUMS"
    sums.write_text(
        "".join(line for line in sums.read_text(encoding="utf-8").splitlines(True) if "install.py" not in line),
        encoding="utf-8",
    )


def _no_description(bundle: Path) -> None:
    (bundle / "bundle.json").write_text("{}", encoding="utf-8")


@pytest.mark.parametrize(
    "damage",
    [_lose, _change, _add, _add_and_list, _exchange, _escape, _unlist, _no_description],
    ids=lambda each: each.__name__,
)
@pytest.mark.parametrize("words", [(), ("--check",)])
def test_a_damaged_bundle_installs_nothing(
    bundle: Path, tmp_path: Path, told: Any, damage: Any, words: tuple[str, ...]
) -> None:
    machine = Double(tmp_path / "home")
    assert told(bundle, machine, "--check")[0] == 0
    damage(bundle)
    code, said = told(bundle, machine, *words)
    assert code == 2
    assert "damaged" in said
    assert "Unpack the archive again" in said
    assert not machine.ran
    assert not machine.home.exists()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"python": "3.99"}, "Install Python 3.99"),
        ({"system": "windows"}, "Take the archive that is made for it"),
        ({"machine": "riscv64"}, "Take the archive that is made for it"),
        ({"oldest_system": "9.99"}, "needs the GNU C library 9.99 or newer; this machine has 2.36"),
        ({"installed_bytes": 10**12}, "Make space"),
    ],
)
def test_a_machine_that_does_not_fit_is_told_what_to_do(
    bundle: Path, tmp_path: Path, told: Any, changes: dict[str, Any], words: str
) -> None:
    describe(bundle, **{"system": "linux", "machine": "x86_64"} | changes)
    machine = Double(tmp_path / "home")
    (tmp_path / "home").mkdir()
    code, said = told(bundle, machine)
    assert (code, words in said) == (2, True), said
    assert everything(machine.home) == []


def test_folders_of_others_are_left_alone(bundle: Path, tmp_path: Path, told: Any) -> None:
    machine, mine = Double(tmp_path / "home"), tmp_path / "mine"
    (mine / "bin").mkdir(parents=True)
    (mine / "bin/gwasprivacy").write_text("a program of that name", encoding="utf-8")
    (tmp_path / "link").symlink_to(mine)
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "new.before").mkdir()
    for to in (mine, bundle, bundle / "inside", tmp_path, tmp_path / "link", tmp_path / "file" / "x", tmp_path / "new"):
        code, said = told(bundle, machine, "--to", str(to))
        assert (code, "--to" in said) == (2, True), said
    for to in (mine, tmp_path, tmp_path / "nothing"):
        code, said = told(bundle, machine, "--uninstall", "--to", str(to))
        assert (code, "nothing was removed" in said) == (2, True), said
    assert everything(mine) == ["bin", "bin/gwasprivacy"]
    assert not machine.ran


@pytest.mark.parametrize("step", ["venv", "install", "--version"])
@pytest.mark.parametrize("stop", [False, True])
def test_a_step_that_fails_or_is_stopped_leaves_what_was_there(
    bundle: Path, tmp_path: Path, told: Any, step: str, stop: bool
) -> None:
    to = tmp_path / "there"
    assert told(bundle, Double(tmp_path / "home"), "--to", str(to))[0] == 0
    before = everything(tmp_path / "there"), everything(tmp_path / "home")
    (to / "mark").write_text("the first one", encoding="utf-8")
    machine = Double(tmp_path / "home", fail=step, stop=stop)
    code, said = told(bundle, machine, "--to", str(to))
    assert code == (130 if stop else 2)
    assert stop or "no space left on device" in said
    assert (to / "mark").read_text(encoding="utf-8") == "the first one"
    (to / "mark").unlink()
    assert (everything(to), everything(tmp_path / "home")) == before


def test_after_a_kill_in_the_middle_the_next_run_brings_back_or_clears_up(
    bundle: Path, tmp_path: Path, told: Any
) -> None:
    machine, to = Double(tmp_path / "home"), tmp_path / "there"
    assert told(bundle, machine, "--to", str(to))[0] == 0
    (to / "mark").write_text("the first one", encoding="utf-8")
    to.rename(installer.kept(to))
    to.mkdir()
    installer.write_marker(to, state="installing")
    (to / "half").write_text("", encoding="utf-8")
    broken = Double(tmp_path / "home", fail="venv")
    assert told(bundle, broken, "--to", str(to))[0] == 2
    assert (to / "mark").read_text(encoding="utf-8") == "the first one"
    assert not (to / "half").exists()
    shutil.copytree(to, installer.kept(to))  # killed between the last mark and clearing up
    assert told(bundle, machine, "--to", str(to))[0] == 0
    assert not installer.kept(to).exists()
    assert not (to / "mark").exists()


@pytest.mark.skipif(not hasattr(os, "geteuid") or IS_ROOT, reason="root may write everywhere")
def test_a_folder_that_may_not_be_written_is_named(bundle: Path, tmp_path: Path, told: Any) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    code, said = told(bundle, Double(tmp_path / "home"), "--to", str(closed / "program"))
    assert (code, f"Nothing can be written to {closed}" in said) == (2, True)


def test_a_place_that_is_read_only_is_named(
    bundle: Path, tmp_path: Path, told: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read_only(**_: Any) -> str:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(installer.tempfile, "mkdtemp", read_only)
    code, said = told(bundle, Double(tmp_path / "home"), "--to", str(tmp_path / "program"))
    assert (code, f"Nothing can be written to {tmp_path} (Read-only file system)" in said) == (2, True)


def test_a_menu_that_cannot_be_written_does_not_stop_the_installation(bundle: Path, tmp_path: Path, told: Any) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home/.local").write_text("not a folder", encoding="utf-8")
    code, said = told(bundle, Double(tmp_path / "home"), "--to", str(tmp_path / "program"))
    assert (code, "the program works without it" in said) == (0, True)


def test_what_others_put_into_the_menu_stays(bundle: Path, tmp_path: Path, told: Any) -> None:
    other = tmp_path / "home/.local/bin/gwasprivacy"
    other.parent.mkdir(parents=True)
    other.write_text("another program", encoding="utf-8")
    machine = Double(tmp_path / "home")
    assert f"{other} is there already" in told(bundle, machine)[1]
    assert told(bundle, machine, "--uninstall")[0] == 0
    assert other.read_text(encoding="utf-8") == "another program"


@only_here
@pytest.mark.parametrize("version", ["3.99", ""])
def test_the_script_names_the_python_that_it_needs(bundle: Path, tmp_path: Path, version: str) -> None:
    describe(bundle, python=version)
    done = subprocess.run(["sh", str(bundle / "install.sh")], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert ("Python 3.99" if version else "Unpack the archive again") in done.stderr


@only_here
def test_a_wrong_option_shows_the_usage(bundle: Path) -> None:
    env = {**os.environ, "GWASPRIVACY_PYTHON": sys.executable}
    done = subprocess.run(
        ["sh", str(bundle / "install.sh"), "--where", "there"], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "usage" in done.stderr


def test_an_exec_line_holds_any_folder() -> None:
    assert installer.exec_word('/a b/"c"/$d/100%') == r'"/a b/\\"c\\"/\\$d/100%%"'
    assert installer.shell_word("/it's") == "'/it'\\''s'"


def test_both_scripts_name_every_option_and_leave_them_to_the_installer() -> None:
    options = set(re.findall(r'add_argument\(\s*"(--[a-z-]+)"', (INSTALLER / "install.py").read_text("utf-8")))
    assert len(options) == 5
    for name in ("install.sh", "install.ps1"):
        text = (INSTALLER / name).read_text("ascii")  # Windows PowerShell reads a file without a mark as ANSI
        assert options == set(re.findall(r"\[(--[a-z-]+)", text)), name
        assert "GWASPRIVACY_PYTHON" in text


def test_the_marker_says_what_was_made(bundle: Path, tmp_path: Path, told: Any) -> None:
    machine = Double(tmp_path / "home")
    assert told(bundle, machine)[0] == 0
    to = tmp_path / "home/.local/share/gwasprivacy"
    marker = json.loads((to / installer.MARKER).read_text(encoding="utf-8"))
    assert marker["state"] == "complete"
    outside = {
        path for path in machine.home.rglob("*") if (path.is_file() or path.is_symlink()) and to not in path.parents
    }
    assert {Path(each["path"]) for each in marker["made"]} == outside
    assert len(outside) == 4
