"""An archive of locked wheels with the installer: for a machine with Python and without a network."""

from __future__ import annotations

import importlib.util
import json
import shutil
import sys
import zipfile
from pathlib import Path

from bundles.archives import icon_files, pack, sum_of, write_sums
from bundles.bare_root import PLANTED
from bundles.icon import picture
from bundles.licences import declared, normal, write_licences
from bundles.sbom import Part, bill_of_materials
from bundles.source import ROOT, Source, copy_pages, run
from bundles.targets import Locked, Target, is_for, needed, read_lock, requirements

INSTALLER = Path(__file__).resolve().parent / "installer"
DESKTOP = ROOT / "packaging" / "desktop"


LOCK, CLUSTER_LOCK = "requirements.lock", "requirements-dev.lock"
"""The second names what the extra ``cluster`` needs too; nothing that only developers want is taken from it."""


def make_wheel_archive(source: Source, target: Target, work: Path, dist: Path, *, cluster: bool = False) -> Path:
    """The archive for ``target`` in ``dist``, checked file by file, and installed and run where it can be.  ``cluster``: with Dask."""
    lock = CLUSTER_LOCK if cluster else LOCK
    name = f"gwasprivacy-{source.version}-{target.name}{'-cluster' if cluster else ''}"
    folder = work / name
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "wheels").mkdir(parents=True)
    print(f"{name}: collecting the locked wheels", flush=True)
    fetched = fetch(target, work / "fetched" / name, lock)
    for wheel in [*fetched, source.wheel]:
        shutil.copyfile(wheel, folder / "wheels" / wheel.name)
    fill(folder, source, target, lock)
    check(folder)
    if (target.system, target.python) == (sys.platform, f"{sys.version_info[0]}.{sys.version_info[1]}"):
        print(f"{name}: trying it, from these files alone", flush=True)
        try_it(folder, work / "tried")
    archive = pack(folder, dist / f"{name}{target.archive_suffix}", source.moment)
    shutil.copyfile(folder / "sbom.cdx.json", dist / f"{archive.name}.cdx.json")
    return archive


def fetch(target: Target, folder: Path, lock: str) -> list[Path]:
    """The wheels that the lock names for ``target``, each with a locked hash; pip refuses others."""
    packages = needed(read_lock((ROOT / "packaging" / lock).read_text("utf-8")), target)
    _download(target, packages, folder)
    by_name = {
        normal(path.name.partition("-")[0]): path for path in sorted(folder.glob("*.whl")) if _is_wanted(path, packages)
    }
    assert set(by_name) == {each.name for each in packages}
    return [by_name[each.name] for each in packages]


def fetch_tools(target: Target, folder: Path) -> Path:
    """``folder`` with the wheels of what makes archives, for ``target``, and their ``wanted.txt``."""
    lock = read_lock((ROOT / "packaging/bundler.lock").read_text("utf-8"))
    _download(target, [each for each in lock if is_for(each, target)], folder)
    return folder


def _download(target: Target, packages: list[Locked], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "wanted.txt").write_text(requirements(packages), "utf-8")
    tags = [word for tag in target.platforms for word in ("--platform", tag)]
    run(sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary", ":all:", "--require-hashes", "--implementation", "cp",
        "--python-version", target.python, *tags, "-r", folder / "wanted.txt", "-d", folder)  # fmt: skip


def _is_wanted(path: Path, packages: list[Locked]) -> bool:  # a folder that is kept can have wheels of an earlier lock
    digest = sum_of(path)
    return any(digest in each.hashes for each in packages)


def pip_wheel(work: Path) -> Path:
    """pip's own wheel, as packaging/bundler.lock names it."""
    lock = [each for each in read_lock((ROOT / "packaging/bundler.lock").read_text("utf-8")) if each.name == "pip"]
    folder = work / "pip"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "wanted.txt").write_text(requirements(lock), "utf-8")
    run(sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", folder / "wanted.txt", "-d", folder)  # fmt: skip
    return folder / f"pip-{lock[0].version}-py3-none-any.whl"


def fill(folder: Path, source: Source, target: Target, lock: str) -> None:
    """Everything beside the wheels, the sums last."""
    wheels = sorted((folder / "wheels").glob("*.whl"))
    (folder / "pip").mkdir()
    pip = Path(shutil.copy(pip_wheel(folder.parent), folder / "pip"))
    lines = [
        f"{normal(each.name.split('-')[0])}=={each.name.split('-')[1]} --hash=sha256:{sum_of(each)}\n"
        for each in wheels
    ]
    (folder / "requirements.txt").write_text("".join(sorted(lines)), "utf-8", newline="\n")
    shutil.copyfile(ROOT / "packaging" / lock, folder / "locked.txt")
    scripts = ["install.ps1"] if target.system == "windows" else ["install.sh"]
    for script in ["install.py", *scripts]:
        shutil.copyfile(INSTALLER / script, folder / script)
    if target.system == "linux":
        shutil.copyfile(ROOT / "packaging/missing_packages.sh", folder / "missing_packages.sh")
    write_desktop(folder / "desktop")
    copy_pages(folder)
    write_licences([*wheels, pip], folder / "licences")
    parts = [part_of(each) for each in [*wheels, pip] if each.name != source.wheel.name]
    bill = bill_of_materials(source.version, source.commit, folder.name, parts, source.moment)
    (folder / "sbom.cdx.json").write_text(bill, "utf-8", newline="\n")
    about = {
        "name": "gwasprivacy",
        "version": source.version,
        "commit": source.commit,
        "system": target.system,
        "machine": target.machine,
        "python": target.python,
        "oldest_system": target.oldest_system,
        "installed_bytes": sum(_unpacked(each) for each in wheels) * 6 // 5,
    }
    (folder / "bundle.json").write_text(json.dumps(about, indent=1) + "\n", "utf-8", newline="\n")
    write_sums(folder)


def write_desktop(folder: Path) -> None:
    """Icons, the menu's entry and the type of a plan."""
    folder.mkdir(parents=True)
    for path in (
        DESKTOP / "gwasprivacy.desktop",
        DESKTOP / "gwasprivacy-mime.xml",
        ROOT / "resources/icons/gwasprivacy.svg",
    ):
        shutil.copyfile(path, folder / path.name)
    for name, content in icon_files(picture(folder / "gwasprivacy.svg", 256)).items():
        (folder / name).write_bytes(content)


def part_of(wheel: Path) -> Part:
    name, version = wheel.name.split("-")[:2]
    return Part(name=normal(name), version=version, licence=declared(wheel), sha256=sum_of(wheel))


def _unpacked(wheel: Path) -> int:
    with zipfile.ZipFile(wheel) as archive:
        return sum(each.file_size for each in archive.infolist())


def check(folder: Path) -> None:
    """The installer's own check of the files: sums, one locked wheel for every requirement, no other wheel."""
    spec = importlib.util.spec_from_file_location("gwasprivacy_installer", folder / "install.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.dont_write_bytecode = True
    spec.loader.exec_module(module)
    module.Bundle(folder).check_files()


def try_it(folder: Path, place: Path) -> None:
    """Installed, the example run to a verified report, and removed again."""
    shutil.rmtree(place, ignore_errors=True)
    home = place / "home"
    home.mkdir(parents=True)
    env = {"HOME": str(home), "XDG_DATA_HOME": "", "QT_QPA_PLATFORM": "offscreen", "GWASPRIVACY_PYTHON": sys.executable}
    run("sh", folder / "install.sh", "--to", place / "program", **env)
    study = place / "study"
    study.mkdir()
    for name in PLANTED.split():
        (study / name).parent.mkdir(exist_ok=True)
        (study / f"{name}.py").write_text("raise SystemExit('a planted file was run')", encoding="utf-8")
    program = home / ".local/bin/gwasprivacy"
    run(program, "audit", "--mechanism", "joint", "--epsilon", "1", "--draws", "1000", "--jobs", "2", cwd=study, **env)
    said = run(program, "demo", "--out", place / "demo", cwd=study, **env)
    report = Path(said.strip().splitlines()[-1])
    assert report.is_file(), report
    run(sys.executable, "-I", place / "program/install.py", "--uninstall", **env)
    assert not (place / "program").exists()
    shutil.rmtree(place)
