"""The self-contained application for Linux: a folder that needs no Python, no network and no library but the system's C library."""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bundles.archives import pack, write_sums
from bundles.bare_root import try_in_bare_root
from bundles.licences import TEXTS, write_licences
from bundles.sbom import Part, bill_of_materials
from bundles.source import Source, copy_pages, run
from bundles.targets import HERE, target
from bundles.wheel_archive import DESKTOP, fetch, part_of, write_desktop

HERE_FOLDER = Path(__file__).resolve().parent

UNUSED = (
    # Nothing draws with OpenGL, opens a connection or runs without a desktop.
    "PySide6/Qt/plugins/egldeviceintegrations/*",
    "PySide6/Qt/plugins/wayland-graphics-integration-client/*",
    "PySide6/Qt/plugins/xcbglintegrations/*",
    "PySide6/Qt/plugins/networkinformation/*",
    "PySide6/Qt/plugins/tls/*",
    "PySide6/Qt/plugins/generic/*",
    "PySide6/Qt/plugins/platforms/libqeglfs.so",
    "PySide6/Qt/plugins/platforms/libqlinuxfb.so",
    "PySide6/Qt/plugins/platforms/libqminimal*.so",
    "PySide6/Qt/plugins/platforms/libqv*.so",
    # GTK's dialogs would bring GTK; the desktop's own come through its portal.
    "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
    "PySide6/Qt/plugins/imageformats/libq[!sig]*.so",  # svg, ico and gif stay; PNG is Qt's own
    "PySide6/Qt/plugins/imageformats/libqicns.so",
    "PySide6/Qt/qml/*",
    "PySide6/QtTest*",
    "numba/np/ufunc/tbbpool*",  # threads of a library that is not there
    # What pip writes down of an installation names sums of files with its folder's name in them: another folder, other bytes.
    "*.dist-info/RECORD",
    "*.dist-info/INSTALLER",
    "*.dist-info/REQUESTED",
    "*.dist-info/direct_url.json",
    "*/tests/*",
    "*.pyi",
    "*.pxd",
)
KEPT_TRANSLATIONS = ("qtbase_de.qm", "qtbase_en.qm", "qt_de.qm", "qt_en.qm")
"""Of Qt's own words: the languages that the program speaks."""
STRIPPED = (
    "libpython*",
    "python3.*/lib-dynload/*.so",
    "zstandard/*.so",
    "llvmlite/binding/libllvmlite.so",
    "pgenlib*.so",
    "opendp/lib/*.so",
    "typst/*.so",
    "cryptography/hazmat/bindings/*.so",
)
"""Files whose makers left in what only a debugger reads."""
C_LIBRARY = re.compile(r"(lib(c|m|dl|pthread|rt|util|resolv|nsl|anl|BrokenLocale)|ld-linux-x86-64)\.so\.\d+$")
"""What every Linux has, and must come from it."""
SYSTEM_HAS = ("libz.so.1",)
"""What PyInstaller's launcher loads from the system besides; dpkg and rpm need it too."""


def make_application(source: Source, work: Path, dist: Path) -> Path:
    """The archive in ``dist``; kept only if it passes its trial in a bare root."""
    name = f"gwasprivacy-{source.version}-linux-x86_64-application"
    folder = work / name
    shutil.rmtree(folder, ignore_errors=True)
    print(f"{name}: freezing the program", flush=True)
    run(sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--force-reinstall", "--no-compile", source.wheel)
    shutil.rmtree(work / "frozen", ignore_errors=True)
    # Not from the checkout's folder, whose package would be taken in place of the wheel's.
    run(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "--distpath", work / "frozen", "--workpath",
        work / "frozen-work", HERE_FOLDER / "application.spec", cwd=work / "wheel", PYTHONHASHSEED="0", SOURCE_DATE_EPOCH=str(source.moment))  # fmt: skip
    shutil.copytree(work / "frozen" / "gwasprivacy", folder, symlinks=True)
    before = size(folder)
    taken = complete(folder / "lib")
    print(f"{name}: {before / 1e6:.0f} MB as frozen, {size(folder) / 1e6:.0f} MB without what is not used", flush=True)
    fill(folder, source, work, taken)
    asked = [name for name in needs(folder / "gwasprivacy") if not C_LIBRARY.match(name) and name not in SYSTEM_HAS]
    if asked:  # before it has looked into its own folder
        raise RuntimeError(f"the launcher asks the system for {', '.join(asked)}, which the guide does not name")
    archive = work / f"{name}.tar.gz"
    pack(folder, archive, source.moment)
    print(f"{name}: trying it in a bare root", flush=True)
    try_in_bare_root(archive, source, work)
    for each in (archive, archive.with_name(f"{archive.name}.sha256")):
        shutil.copyfile(each, dist / each.name)
        each.unlink()
    shutil.copyfile(folder / "sbom.cdx.json", dist / f"{archive.name}.cdx.json")
    return dist / archive.name


def size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


# What is in it ----------------------------------------------------------------------------------------------------------


def complete(lib: Path) -> list[Path]:
    """Take away what is not used, bring what a bare system lacks.  Returns the libraries that are this machine's own."""
    drop_unused(lib)
    known = system_libraries()
    while True:
        drop_dangling(lib)
        wanted = {name for path in programs(lib) for name in needs(path)}
        there = {path.name for path in lib.rglob("*") if not path.is_dir()}
        idle = [
            path for path in loose_libraries(lib) if path.name not in wanted and not path.name.startswith("libpython")
        ]
        missing = [name for name in sorted(wanted - there) if not C_LIBRARY.match(name)]
        if not idle and not missing:
            break
        for path in idle:
            path.unlink()
        for name in missing:
            shutil.copyfile(known[name], lib / name)
    for pattern in STRIPPED:
        for path in sorted(lib.glob(pattern)):
            run("strip", "--strip-unneeded", path)
    for place in sorted((path for path in lib.rglob("*") if path.is_dir()), reverse=True):
        if not any(place.iterdir()):
            place.rmdir()
    shutil.copytree("/usr/share/X11/xkb", lib / "share/xkb", symlinks=False)
    shutil.copyfile(DESKTOP / "fonts.conf", lib / "share/fonts.conf")
    return [Path(known[path.name]) for path in loose_libraries(lib) if path.name in known and not path.is_symlink()]


def drop_unused(lib: Path) -> None:
    for path in sorted(lib.rglob("*")):
        name = path.relative_to(lib).as_posix()
        words = name.startswith("PySide6/Qt/translations/") and path.name not in KEPT_TRANSLATIONS
        if not path.is_dir() and (words or any(fnmatch.fnmatchcase(name, pattern) for pattern in UNUSED)):
            path.unlink()


def programs(lib: Path) -> Iterator[Path]:
    """Every file of machine code."""
    for path in sorted(lib.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as stream:
                if stream.read(4) == b"\x7fELF":
                    yield path


def loose_libraries(lib: Path) -> list[Path]:
    """Libraries that something else must load: those of the system, and Qt's."""
    return sorted(path for place in (lib, lib / "PySide6/Qt/lib") for path in place.glob("lib*.so*"))


_needs: dict[Path, list[str]] = {}


def needs(path: Path) -> list[str]:
    """The libraries that a file of machine code asks the linker for."""
    if path not in _needs:
        _needs[path] = re.findall(r"^ +NEEDED +(\S+)$", run("objdump", "-p", path), flags=re.MULTILINE)
    return _needs[path]


def drop_dangling(lib: Path) -> None:
    for path in lib.rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()


def system_libraries() -> dict[str, str]:
    """Name → file, of every library that this machine's linker knows."""
    listed = re.findall(r"^\t(\S+) \(libc6,x86-64[^)]*\) => (\S+)$", run("/sbin/ldconfig", "-p"), flags=re.MULTILINE)
    return dict(reversed(listed))


def oldest_c_library(lib: Path) -> str:
    """The version of the C library that the files ask for, as "2.34"."""
    versions = {each for path in programs(lib) for each in re.findall(r"GLIBC_2\.(\d+)", run("objdump", "-p", path))}
    return f"2.{max(map(int, versions))}"


# What is beside it ------------------------------------------------------------------------------------------------------


def fill(folder: Path, source: Source, work: Path, taken: list[Path]) -> None:
    """Menu entry, pages, licences, parts, and the sums last."""
    where = target("linux", HERE)
    wheels = fetch(where, work / "fetched" / where.name)
    write_desktop(folder / "desktop")
    shutil.copyfile(HERE_FOLDER / "installer" / "menu.sh", folder / "menu.sh")
    copy_pages(folder)
    write_licences([*wheels, source.wheel], folder / "licences")
    parts = [part_of(each) for each in wheels]
    for name, version, text in [*own_licences(), *debian_licences(taken)]:
        place = folder / "licences" / name
        place.mkdir(exist_ok=True)
        (place / "LICENSE.txt").write_text(text, "utf-8")
        source_of = "generic" if name in ("python", "pyinstaller") else "deb"
        parts.append(
            Part(
                name=name,
                version=version,
                licence="see the text" if source_of == "deb" else own_name(name),
                source=source_of,
            )
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
    }
    about["oldest_system"] = oldest_c_library(folder / "lib")
    (folder / "bundle.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8", newline="\n")
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o755 if path.stat().st_mode & stat.S_IXUSR and path.suffix != ".so" else 0o644)
    write_sums(folder)


def own_name(name: str) -> str:
    return {"python": "PSF-2.0", "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception"}[name]


def own_licences() -> Iterator[tuple[str, str, str]]:
    """Of Python, and of what PyInstaller puts before it."""
    places = (Path(os.__file__).parent / "LICENSE.txt", Path(f"/usr/share/doc/python{HERE}/copyright"))
    text = next(place for place in places if place.is_file()).read_text("utf-8")
    yield "python", ".".join(map(str, sys.version_info[:3])), text
    from importlib.metadata import distribution

    found = distribution("pyinstaller")
    copying = next(each for each in found.files or [] if "COPYING" in each.name)
    yield "pyinstaller", found.version, copying.read_text()


def debian_licences(libraries: list[Path]) -> Iterator[tuple[str, str, str]]:
    """Name, version and copyright file of every package that a library of this machine came with."""
    names = set()
    for path in libraries:
        owner = ""
        for each in {str(path), str(path.resolve()), str(path.resolve()).removeprefix("/usr"), f"/usr{path.resolve()}"}:
            done = subprocess.run(["dpkg-query", "-S", each], capture_output=True, text=True, check=False)
            owner = owner or done.stdout.partition(":")[0]
        if owner:
            names.add(owner)
        elif not path.name.startswith("libpython"):
            raise RuntimeError(f"{path} belongs to no package, so its licence is not known")
    for name in sorted({*names, "xkb-data"}):
        version = run("dpkg-query", "-W", "-f", "${Version}", name).strip()
        yield name, version, (Path("/usr/share/doc") / name / "copyright").read_text("utf-8", "replace")
