"""What a build leaves: the same bytes twice, types for those who import it, and the commit that it was made from."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from gwasprivacy import __version__
from gwasprivacy.base.source_commit import named_version, source_commit

ROOT = Path(__file__).resolve().parent.parent
COMMIT = "0123456789abcdef0123456789abcdef01234567"
needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    done = subprocess.run(["git", "-C", str(folder), *who, *words], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The project's own build settings, with hardly anything to build."""
    folder = tmp_path / "checkout"
    for name in (
        "pyproject.toml",
        "README.md",
        "LICENSE",
        ".gitignore",
        "packaging/write_commit.py",
        "resources/icons",
        "docs",
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, folder / name)
    package = folder / "gwasprivacy"
    package.mkdir()
    for name in ("__init__.py", "py.typed"):
        shutil.copy(ROOT / "gwasprivacy" / name, package / name)
    git(folder, "init", "-q")
    git(folder, "add", "-A")
    git(folder, "commit", "-q", "-m", "all")
    return folder


def build(folder: Path, out: Path) -> dict[str, bytes]:
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(out)]
    subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=120)
    return {path.name: path.read_bytes() for path in out.iterdir()}


@needs_git
def test_two_builds_and_one_from_the_source_archive_are_the_same_bytes(checkout: Path, tmp_path: Path) -> None:
    first = build(checkout, tmp_path / "first")
    assert build(checkout, tmp_path / "second") == first
    assert len(first) == 2
    shutil.unpack_archive(tmp_path / "first" / f"gwasprivacy-{__version__}.tar.gz", tmp_path / "unpacked")
    assert build(tmp_path / "unpacked" / f"gwasprivacy-{__version__}", tmp_path / "third") == first
    wheel = zipfile.ZipFile(tmp_path / "first" / f"gwasprivacy-{__version__}-py3-none-any.whl")
    assert wheel.read("gwasprivacy/commit.txt").decode().strip() == git(checkout, "rev-parse", "HEAD")
    assert "gwasprivacy/py.typed" in wheel.namelist()
    documents = {f"gwasprivacy/resources/{path.relative_to(ROOT)}" for path in (ROOT / "docs").rglob("*.md")}
    assert documents <= set(wheel.namelist()), "help pages lead to them"
    assert git(checkout, "status", "--porcelain") == ""
    (checkout / "README.md").write_text("Something else.\n", encoding="utf-8")
    build(checkout, tmp_path / "changed")
    wheel = zipfile.ZipFile(tmp_path / "changed" / f"gwasprivacy-{__version__}-py3-none-any.whl")
    assert wheel.read("gwasprivacy/commit.txt").decode().strip() == git(checkout, "rev-parse", "HEAD") + "-changed"


@needs_git
@pytest.mark.parametrize("packed", [False, True])
def test_a_checkout_names_its_commit_also_in_a_further_work_tree(checkout: Path, tmp_path: Path, packed: bool) -> None:
    git(checkout, "worktree", "add", "-q", "-b", "more", str(tmp_path / "more"))
    git(tmp_path / "more", "commit", "-q", "--allow-empty", "-m", "more")
    if packed:
        git(checkout, "pack-refs", "--all")
    for top in (checkout, tmp_path / "more"):
        assert source_commit(top / "gwasprivacy") == git(top, "rev-parse", "HEAD")
    assert source_commit(checkout / "gwasprivacy") != source_commit(tmp_path / "more" / "gwasprivacy")
    git(checkout, "checkout", "-q", "--detach")
    source_commit.cache_clear()
    assert source_commit(checkout / "gwasprivacy") == git(checkout, "rev-parse", "HEAD")


@pytest.mark.parametrize(
    "text", ["", "not a commit\n", COMMIT[1:] + "\n", f"{COMMIT}-other\n", "ref: refs/heads/main\n"]
)
def test_where_nothing_says_no_commit_is_named(tmp_path: Path, text: str) -> None:
    package = tmp_path / "gwasprivacy"
    package.mkdir()
    (package / "commit.txt").write_text(text, encoding="utf-8")
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "HEAD").write_text(text, encoding="utf-8")
    assert source_commit(package) is None


@pytest.mark.parametrize(
    ("commit", "shown"),
    [(COMMIT, " (commit 0123456789ab)"), (f"{COMMIT}-changed", " (commit 0123456789ab-changed)"), (None, "")],
)
def test_the_version_names_the_commit(monkeypatch: pytest.MonkeyPatch, commit: str | None, shown: str) -> None:
    monkeypatch.setattr("gwasprivacy.base.source_commit.source_commit", lambda: commit)
    assert named_version() == f"{__version__}{shown}"


def test_the_release_notes_are_the_changelogs_part_about_this_version() -> None:
    script = [sys.executable, str(ROOT / "packaging" / "release_notes.py")]
    done = subprocess.run(script, capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"gwasprivacy {__version__}\n\n")
    assert done.stdout.partition("\n\n")[2].strip() in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    missing = subprocess.run([*script, "99.0.0"], capture_output=True, text=True, check=False)
    assert (missing.returncode, missing.stdout) == (2, "")
