"""What is done on the older system (``older_base.sh``): the program frozen, completed, and its own licences written down.

``python -m bundles.freezing WORK WHEEL MOMENT`` leaves ``WORK/frozen/gwasprivacy``, and ``WORK/frozen/own-parts.json``: name, version and licence text
of Python, PyInstaller and of every Debian package that a library came with.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bundles.source import ROOT, run

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


def freeze(work: Path, wheel: Path, moment: str) -> None:
    """The frozen program in ``work``, made with this interpreter's environment."""
    run(
        sys.executable,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--no-index",
        "--force-reinstall",
        "--no-compile",
        wheel,
    )
    shutil.rmtree(work / "frozen", ignore_errors=True)
    # Not from the checkout's folder, whose package would be taken in place of the wheel's.
    run(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "--distpath", work / "frozen", "--workpath",
        work / "frozen-work", HERE_FOLDER / "application.spec", cwd=wheel.parent, PYTHONHASHSEED="0", SOURCE_DATE_EPOCH=moment)  # fmt: skip
    folder = work / "frozen" / "gwasprivacy"
    before = size(folder)
    taken = complete(folder / "lib")
    print(f"{before / 1e6:.0f} MB as frozen, {size(folder) / 1e6:.0f} MB without what is not used", flush=True)
    asked = [
        name for name in needs(folder / "gwasprivacy-program") if not C_LIBRARY.match(name) and name not in SYSTEM_HAS
    ]
    if asked:  # before it has looked into its own folder
        raise RuntimeError(f"the launcher asks the system for {', '.join(asked)}, which the guide does not name")
    parts = [*own_licences(), *debian_licences(taken)]
    (work / "frozen" / "own-parts.json").write_text(json.dumps(parts), "utf-8")


def size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())


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
    shutil.copyfile(ROOT / "packaging/desktop/fonts.conf", lib / "share/fonts.conf")
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


def own_licences() -> Iterator[tuple[str, str, str]]:
    """Of Python, and of what PyInstaller puts before it."""
    text = (Path(os.__file__).parent / "LICENSE.txt").read_text("utf-8")
    yield "python", ".".join(map(str, sys.version_info[:3])), text
    from importlib.metadata import distribution

    found = distribution("pyinstaller")
    copying = next(each for each in found.files or [] if "COPYING" in each.name)
    yield "pyinstaller", found.version, copying.read_text(encoding="utf-8")


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


if __name__ == "__main__":
    freeze(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
