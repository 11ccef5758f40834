"""Hostile files in every place where the command line takes one: one line, exit code 2 (3, 4), no crash, never a wait."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gwasprivacy.cli.main import main
from gwasprivacy.plan.saved_plan import save_plan
from tests.release.scene import Scene
from tests.this_machine import IS_ROOT

PHENOTYPES = "".join(f"F{i + 1} I{i + 1} {int(i < 20)}\n" for i in range(40))
NEW = ["--prior", ".5", ".5", "--gamma", "1.5", "--cases", "20", "--controls", "20", "--snps", "1"]


@pytest.fixture
def scene(scene: Scene, tmp_path: Path) -> Scene:
    save_plan(scene.plan, tmp_path / "small.gwasplan")
    (tmp_path / "people.txt").write_text(PHENOTYPES, encoding="utf-8")
    return scene


@pytest.fixture(autouse=True)
def no_waiting() -> Iterator[None]:
    """A command that waits for a pipe or reads a device without end is interrupted and fails the test."""

    if not hasattr(signal, "SIGALRM"):  # on Windows the limit of pytest ends it, and the suite
        yield
        return

    def give_up(*_: object) -> None:
        raise TimeoutError("the command hangs")

    before = signal.signal(signal.SIGALRM, give_up)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def _folder(path: Path) -> None:
    path.mkdir()


def _pipe(path: Path) -> None:
    os.mkfifo(path)


def _device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _null(path: Path) -> None:
    path.symlink_to("/dev/null")


def _socket(path: Path) -> None:
    with contextlib.chdir(path.parent), socket.socket(socket.AF_UNIX) as listening:
        listening.bind(path.name)  # a socket's address may have 107 bytes only, and a temporary folder's name is long


def _circle(path: Path) -> None:
    path.symlink_to(path)


def _dangling(path: Path) -> None:
    path.symlink_to(path.with_name("nowhere"))


def _bytes(data: bytes) -> Callable[[Path], None]:
    return lambda path: path.write_bytes(data) and None


def _nothing(path: Path) -> None:
    pass


HOSTILE: dict[str, tuple[str, Callable[[Path], None]]] = {
    "missing": ("nothing", _nothing),
    "no-folder": ("no/nothing", _nothing),
    "folder": ("folder", _folder),
    "pipe": ("pipe", _pipe),
    "device": ("device", _device),
    "null": ("null", _null),
    "socket": ("socket", _socket),
    "circle": ("circle", _circle),
    "dangling": ("dangling", _dangling),
    "empty": ("empty", _bytes(b"")),
    "zeros": ("zeros", _bytes(bytes(700))),
    "noise": ("noise", _bytes(bytes((i * 73 + 41) % 256 for i in range(3000)))),
    "utf-16": ("utf16", _bytes("\ufeffchrom\tsnp\n".encode("utf-16"))),
    "one-line": ("line", _bytes(b"a" * 1_500_000)),
    "deep": ("deep", _bytes(b"[" * 50_000)),
    "long-name": ("n" * 300, _nothing),
    "odd-bytes": ("a\udcff", _nothing),
    "new-line": ("a\nb", _nothing),
}

if not hasattr(os, "mkfifo"):  # Windows has no such files
    del HOSTILE["pipe"], HOSTILE["socket"]

#: place → (ending of the file, arguments with FILE for it and OUT for a free name, exit codes)
PLACES: dict[str, tuple[str, list[str], set[int]]] = {
    "plan show": (".gwasplan", ["plan", "show", "FILE"], {2}),
    "plan check": (".gwasplan", ["plan", "check", "FILE"], {2}),
    "simulate": (".gwasplan", ["simulate", "FILE", "--out", "OUT", "--participants", "50", "--studies", "1"], {2}),
    "simulate-study": (".gwasplan", ["simulate-study", "FILE", "--out", "OUT", "--seed", "1"], {2}),
    "release plan": (".gwasplan", ["release", "FILE", "--study", "STUDY", "--ledger", "OUT", "--dry-run"], {2}),
    "release key": (
        ".pem",
        ["release", "PLAN", "--study", "STUDY", "--ledger", "OUT.l", "--key", "FILE", "--out", "OUT"],
        {2},
    ),
    "release policy": (
        ".json",
        ["release", "PLAN", "--study", "STUDY", "--ledger", "OUT", "--dry-run", "--policy", "FILE"],
        {2},
    ),
    "verify report": (".json", ["verify", "FILE", "--key", "PUBLIC"], {2, 4}),
    "tables": ("", ["tables", "FILE", "--out", "OUT"], {2}),
    "tables bed": (".bed", ["tables", "FILE", "--out", "OUT"], {2}),
    "tables tsv": (".tsv", ["tables", "FILE", "--out", "OUT"], {2}),
    "tables vcf": (".vcf", ["tables", "FILE", "--phenotype", "PEOPLE", "--out", "OUT"], {2}),
    "tables pgen": (".pgen", ["tables", "FILE", "--out", "OUT"], {2}),
    "scores": ("", ["scores", "FILE", "--score", "tv", "--out", "OUT"], {2}),
    "release study": ("", ["release", "PLAN", "--study", "FILE", "--ledger", "OUT", "--dry-run"], {2}),
    "phenotype": (".txt", ["tables", "STUDY", "--phenotype", "FILE", "--out", "OUT"], {2}),
    "reference": (".bim", ["tables", "STUDY", "--reference", "FILE", "--out", "OUT"], {2}),
    "ledger": (".gwasledger", ["ledger", "FILE"], {2, 3}),
}


def arguments(scene: Scene, template: list[str], file: Path) -> list[str]:
    names = {
        "FILE": str(file),
        "OUT": str(scene.folder / "out"),
        "OUT.l": str(scene.folder / "out.ledger"),
        "STUDY": str(scene.study),
        "PLAN": str(scene.folder / "small.gwasplan"),
        "PUBLIC": str(scene.public_key_path),
        "PEOPLE": str(scene.folder / "people.txt"),
    }
    return [names.get(word, word) for word in template]


def attempt(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    alarm = getattr(signal, "alarm", int)
    alarm(10)
    code = main(words)
    alarm(0)
    captured = capsys.readouterr()
    told = ("usage", "Warning", "This access", "note:", " ")
    lines = [line for line in captured.err.splitlines() if line and not line.startswith(told)]
    assert captured.out == "", words
    assert len(lines) == 1, (words, captured.err)
    assert "Traceback" not in captured.err
    return code, lines[0]


def files_in(folder: Path) -> set[Path]:
    return set(folder.rglob("*"))


@pytest.mark.parametrize("place", PLACES)
def test_a_hostile_file_is_one_line_and_leaves_nothing(
    scene: Scene, place: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ending, template, codes = PLACES[place]
    for kind, (name, make) in HOSTILE.items():
        folder = scene.folder / kind
        folder.mkdir()
        monkeypatch.chdir(folder)
        file = folder / f"{name}{ending}"
        make(file)
        before = files_in(scene.folder)
        code, line = attempt(arguments(scene, template, file), capsys)
        assert code in codes, (kind, code, line)
        assert files_in(scene.folder) == before, kind


@pytest.mark.parametrize("option", ["--candidates", "--loci", "--reference"])
def test_a_new_plan_neither_waits_for_a_pipe_nor_reads_a_device(
    scene: Scene, option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for kind in [each for each in ("pipe", "device", "folder", "long-name") if each in HOSTILE]:
        name, make = HOSTILE[kind]
        file = scene.folder / f"{name}.txt"
        make(file)
        plan = scene.folder / "new.gwasplan"
        words = ["plan", "new", str(plan), *NEW, "--mechanism", "laplace", option, str(file)]
        code, _ = attempt(words, capsys)
        assert code == 2, kind
        assert not plan.exists()


@pytest.mark.parametrize("field", ["reference", "candidates", "loci"])
def test_files_named_in_a_plan_are_as_little_trusted(
    scene: Scene, field: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for kind, (name, make) in HOSTILE.items():
        if kind == "odd-bytes":
            continue  # no JSON text holds such a name
        file = scene.folder / f"{kind}-{name}.txt" if kind != "no-folder" else scene.folder / name
        make(file)
        plan = json.loads((scene.folder / "small.gwasplan").read_text(encoding="utf-8"))
        plan["design"][field] = {
            "reference": str(file),
            "candidates": {"kind": "file", "path": str(file), "origin": "a list", "sha256": None},
            "loci": {"path": str(file)},
        }[field]
        (scene.folder / "hostile.gwasplan").write_text(json.dumps(plan), encoding="utf-8")
        words = ["release", "hostile.gwasplan", "--study", "STUDY", "--ledger", "OUT", "--dry-run"]
        words[1] = str(scene.folder / "hostile.gwasplan")
        code, line = attempt(arguments(scene, words, file), capsys)
        assert code == 2, (kind, line)


@pytest.mark.parametrize(
    "template",
    [
        ["tables", "STUDY", "--out", "FILE"],
        ["scores", "STUDY", "--score", "tv", "--out", "FILE"],
        ["plan", "new", "FILE", *NEW],
        ["keygen", "--out", "FILE"],
        ["simulate-study", "PLAN", "--seed", "1", "--out", "FILE"],
    ],
    ids=lambda template: template[0],
)
def test_an_output_that_cannot_be_a_file_is_refused(
    scene: Scene, template: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    free = scene.folder / "free"
    free.mkdir()
    monkeypatch.chdir(free)
    for name in ("n" * 300, "no/folder", "/", ".", ""):
        before = files_in(scene.folder)
        named = {"STUDY": str(scene.study), "PLAN": str(scene.folder / "small.gwasplan"), "FILE": name}
        code, line = attempt([named.get(word, word) for word in template], capsys)
        assert code == 2, (name[:10], line)
        assert files_in(scene.folder) == before, name[:10]


@pytest.mark.parametrize("command", ["release", "scores"])
def test_a_ledger_that_cannot_be_is_refused_and_nothing_is_drawn(
    scene: Scene, command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind, (name, make) in HOSTILE.items():
        if kind in ("missing", "new-line", "odd-bytes", "dangling"):
            continue  # a new ledger can have any name that the system allows
        folder = scene.folder / kind
        folder.mkdir()
        file = folder / f"{name}.gwasledger"
        monkeypatch.chdir(folder)
        make(file)
        if make in (_device, _null, _circle) and not file.is_symlink():
            continue  # Wine says that it made the link, and made none
        out = scene.folder / "out"
        words = {
            "release": ["release", "PLAN", "--study", "STUDY", "--ledger", "FILE", "--key", "KEY", "--out", "OUT"],
            "scores": ["scores", "STUDY", "--score", "tv", "--ledger", "FILE", "--out", "OUT"],
        }[command]
        words = [str(scene.key_path) if word == "KEY" else word for word in arguments(scene, words, file)]
        code, line = attempt(words, capsys)
        assert code in (2, 3), (kind, line)
        assert not [path for path in files_in(out) if path.is_file()], kind
        assert not out.is_file(), kind


def test_a_ledger_may_have_any_name_that_the_system_allows(scene: Scene, capsys: pytest.CaptureFixture[str]) -> None:
    names = ("50%25 off#&mode=ro", "ü") if os.name == "nt" else ("a\nb", "a\udcff", "50%25 off?#&mode=ro", "ü")
    for place, name in enumerate(names):
        ledger, out = scene.folder / name, scene.folder / f"out{place}"
        words = ["release", str(scene.folder / "small.gwasplan"), "--study", str(scene.study), "--ledger", str(ledger)]
        assert main([*words, "--key", str(scene.key_path), "--out", str(out), "--no-pdf"]) == 0, name
        assert ledger.is_file()
        assert main(["ledger", str(ledger)]) == 0
        capsys.readouterr()


@pytest.mark.skipif(not IS_ROOT, reason="only root can become somebody who may not read the files")
@pytest.mark.parametrize("template", ["tables", "ledger", "verify", "plan", "out"])
def test_a_folder_that_may_not_be_entered_is_bad_input_and_no_bug(
    scene: Scene, template: str, capsys: pytest.CaptureFixture[str]
) -> None:
    locked = scene.folder / "locked"
    locked.mkdir(mode=0o700)
    scene.folder.chmod(0o755)
    words = {
        "tables": ["tables", str(locked / "study"), "--out", str(scene.folder / "x")],
        "ledger": ["ledger", str(locked / "l")],
        "verify": ["verify", str(locked / "r.json"), "--key", str(scene.public_key_path)],
        "plan": ["plan", "show", str(locked / "p")],
        "out": ["plan", "new", str(locked / "p"), *NEW],
    }[template]
    os.seteuid(65534)
    try:
        code, _ = attempt(words, capsys)
    finally:
        os.seteuid(0)
    assert code == 2
