"""The offline bundle's installer, as far as it goes without wheels: ``make bundle`` tries a whole one."""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).resolve().parent.parent / "packaging"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the bundle is for Linux")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "bundle"
    (folder / "wheels").mkdir(parents=True)
    tag = f"cp{sys.version_info[0]}{sys.version_info[1]}"
    (folder / "wheels" / f"numpy-2.0.0-{tag}-{tag}-linux.whl").write_bytes(b"not a wheel")
    for name in ("install.sh", "missing_packages.sh", "requirements.lock"):
        shutil.copy(PACKAGING / name, folder / name)
    sums = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  ./{path.relative_to(folder)}"
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    ]
    (folder / "SHA256SUMS").write_text("\n".join(sums) + "\n")
    return folder


def install(bundle: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = ["sh", str(bundle / "install.sh"), "--no-desktop", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_what_the_readme_links_to_is_in_the_bundle() -> None:
    """Also what the linked pages link to in their turn."""
    root = PACKAGING.parent
    copied = re.findall(
        r"^ *(?:cp(?: -r)? )?(.*) \"\$work/\$name/", (PACKAGING / "bundle.sh").read_text(), flags=re.MULTILINE
    )
    there = [root / name for line in copied for name in line.split()]
    reached, left = set(), [root / "README.md"]
    while left:
        page = left.pop()
        if page in reached:
            continue
        reached.add(page)
        assert any(page == each or each in page.parents for each in there), page
        if page.suffix == ".md":
            text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
            targets = re.findall(r"\]\(([^)#\s]+)", text)
            left += [(page.parent / to).resolve() for to in targets if not re.match(r"[a-z]+:", to)]
    assert len(reached) > 40


def test_a_folder_that_is_something_else_is_left_alone(bundle: Path, tmp_path: Path) -> None:
    (tmp_path / "mine" / "bin").mkdir(parents=True)
    (tmp_path / "mine" / "bin" / "gwasprivacy").write_text("a program of that name")
    done = install(bundle, "--to", str(tmp_path / "mine"))
    assert done.returncode == 1
    assert "not an installation of gwasprivacy" in done.stderr
    assert (tmp_path / "mine" / "bin" / "gwasprivacy").read_text() == "a program of that name"


def test_a_damaged_bundle_installs_nothing(bundle: Path, tmp_path: Path) -> None:
    next((bundle / "wheels").iterdir()).write_bytes(b"changed on the way")
    done = install(bundle, "--to", str(tmp_path / "new"))
    assert done.returncode == 1
    assert "damaged" in done.stderr
    assert not (tmp_path / "new").exists()


def test_another_python_is_named(bundle: Path, tmp_path: Path) -> None:
    wheel = next((bundle / "wheels").iterdir())
    sums = (bundle / "SHA256SUMS").read_text().replace(wheel.name, "numpy-2.0.0-cp399-cp399-linux.whl")
    wheel.rename(wheel.with_name("numpy-2.0.0-cp399-cp399-linux.whl"))
    (bundle / "SHA256SUMS").write_text(sums)
    done = install(bundle, "--to", str(tmp_path / "new"))
    assert done.returncode == 1
    assert "Python 3.99" in done.stderr
    assert not (tmp_path / "new").exists()


def test_a_wrong_option_shows_the_usage(bundle: Path) -> None:
    done = install(bundle, "--where", "there")
    assert done.returncode == 2
    assert "usage" in done.stderr
