"""The self-contained application for Linux: a folder that needs no Python, no network and no library but the system's C library."""

from __future__ import annotations

import json
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

from bundles.archives import pack, write_sums
from bundles.bare_root import OldRoot, try_in_bare_root, try_in_old_root
from bundles.freezing import oldest_c_library
from bundles.licences import TEXTS, write_licences
from bundles.sbom import Part, bill_of_materials
from bundles.source import ROOT, Source, copy_pages
from bundles.targets import APPLICATION_PYTHON, Target, target
from bundles.wheel_archive import fetch, fetch_tools, part_of, pip_wheel, write_desktop

HERE_FOLDER = Path(__file__).resolve().parent
LOCK = "application.lock"
"""The locked packages of an older Qt, whose wheels ask for glibc 2.28."""
OLDEST = 28


def make_application(source: Source, work: Path, dist: Path) -> Path:
    """The archive in ``dist``; kept only if it passes its trials in bare roots."""
    name = f"gwasprivacy-{source.version}-linux-x86_64-application"
    folder = work / name
    shutil.rmtree(folder, ignore_errors=True)
    where = target("linux", APPLICATION_PYTHON, OLDEST)
    base = older_base()
    print(f"{name}: freezing the program on Debian 11", flush=True)
    wheels = fetch(where, work / "fetched" / "application", LOCK)
    freeze_in(base, source, work, where)
    shutil.copytree(work / "frozen" / "gwasprivacy", folder, symlinks=True)
    fill(folder, source, work, wheels)
    archive = work / f"{name}.tar.gz"
    pack(folder, archive, source.moment)
    print(f"{name}: trying it in bare roots", flush=True)
    try_in_bare_root(archive, source, work)
    try_in_old_root(archive, source, OldRoot(base=base, c_library="2.31"))
    for each in (archive, archive.with_name(f"{archive.name}.sha256")):
        shutil.copyfile(each, dist / each.name)
        each.unlink()
    shutil.copyfile(folder / "sbom.cdx.json", dist / f"{archive.name}.cdx.json")
    return dist / archive.name


def older_base() -> Path:
    """The system that it is frozen on, made where it is not there yet."""
    lacking = [package for package in ("debootstrap",) if shutil.which(package) is None]
    if lacking or os.geteuid() != 0:
        raise SystemExit(
            "The application is frozen in a root of its own: install debootstrap, and run make bundles as root."
        )
    base = ROOT / "build" / "older-base"
    if not (base / "ready").exists():
        print("Making a Debian 11 with Python 3.11 (a quarter of an hour, once)", flush=True)
    subprocess.run(["sh", HERE_FOLDER / "older_base.sh", base], check=True)
    return base


def freeze_in(base: Path, source: Source, work: Path, where: Target) -> None:
    """``bundles.freezing`` inside ``base``, which sees this checkout and no network."""
    tools = fetch_tools(where, work / "fetched" / "application-tools")
    inside = Path("/checkout")

    def seen(path: Path) -> Path:
        return inside / path.relative_to(ROOT)

    pip = seen(pip_wheel(work))
    packages = seen(work / "fetched" / "application")
    python = "/opt/bundler/bin/python"
    install = f"PYTHONPATH={pip} {python} -m pip install -q --no-index --no-deps --require-hashes"
    script = f"""set -eu
export PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 HOME=/root PIP_ROOT_USER_ACTION=ignore PIP_DISABLE_PIP_VERSION_CHECK=1
mkdir -p {base}{inside}
mount --bind {ROOT} {base}{inside}
mount -t proc proc {base}/proc
exec chroot {base} /bin/sh -eu -c '
/opt/python/bin/python3.11 -m venv --without-pip --clear /opt/bundler
{install} --find-links {packages} -r {packages}/wanted.txt
{install} --find-links {seen(tools)} -r {seen(tools)}/wanted.txt
PYTHONPATH={inside}/packaging {python} -m bundles.freezing {seen(work)} {seen(source.wheel)} {source.moment}
'"""
    words = ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "sh", "-c", script]
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "PIP_"))}
    if subprocess.run(words, env=clean, check=False).returncode:
        sys.exit("The program could not be frozen.")


# What is beside it ------------------------------------------------------------------------------------------------------


def fill(folder: Path, source: Source, work: Path, wheels: list[Path]) -> None:
    """Launcher, menu entry, pages, licences, parts, and the sums last."""
    needs = oldest_c_library(folder / "lib")
    launcher = (HERE_FOLDER / "installer" / "launcher.sh").read_text("utf-8").replace("NEEDED", needs)
    (folder / "gwasprivacy").write_text(launcher, "utf-8")
    (folder / "gwasprivacy").chmod(0o755)
    write_desktop(folder / "desktop")
    shutil.copyfile(HERE_FOLDER / "installer" / "menu.sh", folder / "menu.sh")
    copy_pages(folder)
    write_licences([*wheels, source.wheel], folder / "licences")
    parts = [part_of(each) for each in wheels]
    for name, version, text in json.loads((work / "frozen" / "own-parts.json").read_text("utf-8")):
        place = folder / "licences" / name
        place.mkdir(exist_ok=True)
        (place / "LICENSE.txt").write_text(text, "utf-8")
        own = {"python": "PSF-2.0", "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception"}.get(name)
        parts.append(
            Part(name=name, version=version, licence=own or "see the text", source="generic" if own else "deb")
        )
    lines = [f"{part.name} {part.version} ({part.source}): {part.licence}" for part in parts if part.source != "pypi"]
    with (folder / "licences/OVERVIEW.txt").open("a", encoding="utf-8", newline="\n") as overview:
        overview.write("\n".join(sorted(lines)) + "\n")
    for name in ("LGPL-3.0.txt", "GPL-3.0.txt"):
        shutil.copyfile(TEXTS / name, folder / "licences" / name)
    bill = bill_of_materials(source.version, source.commit, folder.name, parts, source.moment)
    (folder / "sbom.cdx.json").write_text(bill, "utf-8", newline="\n")
    about = {
        "name": "gwasprivacy",
        "version": source.version,
        "commit": source.commit,
        "system": "linux",
        "machine": "x86_64",
        "oldest_system": needs,
    }
    (folder / "bundle.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8", newline="\n")
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o755 if path.stat().st_mode & stat.S_IXUSR and path.suffix != ".so" else 0o644)
    write_sums(folder)
