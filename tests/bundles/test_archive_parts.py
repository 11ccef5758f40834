"""What the archives for machines without a network are made of; ``make bundles`` makes whole ones."""

from __future__ import annotations

import configparser
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import tarfile
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

import pytest
from bundles.archives import icon_files, pack, write_sums
from bundles.freezing import drop_unused
from bundles.licences import WITHOUT_TEXT, LicenceMissing, declared, texts_of, write_licences
from bundles.sbom import Part, bill_of_materials
from bundles.signing import allowed_signers, sign
from bundles.source import PAGES, ROOT
from bundles.targets import HERE, OTHERS, needed, read_lock, requirements, target
from packaging.tags import cpython_tags

from tests.bundles.made_bundle import INSTALLER, PACKAGING, wheel

LOCK = read_lock((PACKAGING / "requirements.lock").read_text("utf-8"))
TARGETS = [target("linux", HERE), target("windows", OTHERS), target("macos", OTHERS)]
RUNTIME = {
    "numpy",
    "scipy",
    "pandas",
    "opendp",
    "cryptography",
    "pyside6-essentials",
    "shiboken6",
    "cffi",
    "wrapt",
    "llvmlite",
}


@pytest.mark.parametrize("where", TARGETS, ids=lambda each: each.name)
def test_every_system_gets_what_the_program_imports_and_no_build_tools(where: object) -> None:
    assert where in TARGETS
    packages = {each.name: each for each in needed(LOCK, where)}  # type: ignore[arg-type]
    assert set(packages) >= RUNTIME
    assert not set(packages) & {"hatchling", "editables", "trove-classifiers", "pyinstaller"}
    assert ("pgenlib" in packages) == (where != TARGETS[1])
    assert all(each.hashes for each in packages.values())


def test_wheels_for_a_cluster_are_the_others_and_dasks_and_nothing_of_developers() -> None:
    lock = read_lock((PACKAGING / "requirements-dev.lock").read_text("utf-8"))
    for where in TARGETS:
        usual = {(each.name, each.version) for each in needed(LOCK, where)}
        cluster = {(each.name, each.version) for each in needed(lock, where)}
        more = {name for name, _ in cluster - usual}
        assert usual < cluster
        assert {"distributed", "dask", "tornado", "msgpack"} <= more
        assert not more & {"pytest", "mypy", "ruff", "hypothesis", "jsonschema", "bgen"}


def test_the_application_s_lock_differs_in_qt_alone() -> None:
    """Its Qt's wheels ask for glibc 2.28; an older line of anything else would be another program."""
    here, there = ({each.name: each.version for each in read_lock((PACKAGING / name).read_text("utf-8"))}
                   for name in ("requirements.lock", "application.lock"))  # fmt: skip
    assert {name for name in here if here[name] != there.get(name)} == {"pyside6-essentials", "shiboken6"}
    assert set(here) == set(there)


def test_the_lock_is_read_whole() -> None:
    text = (PACKAGING / "requirements.lock").read_text("utf-8")
    assert len(LOCK) == len(re.findall(r"^\S+==", text, flags=re.MULTILINE)) > 20
    assert sum(len(each.hashes) for each in LOCK) == text.count("--hash=sha256:")
    written = requirements(LOCK)
    assert written.count("--hash=sha256:") == text.count("--hash=sha256:")
    assert len(written.splitlines()) == len(LOCK)


def test_what_makes_archives_is_locked_apart_and_agrees_with_the_programs_lock() -> None:
    maker = {each.name: each for each in read_lock((PACKAGING / "bundler.lock").read_text("utf-8"))}
    assert {"pyinstaller", "cyclonedx-python-lib", "pip"} <= set(maker)
    assert "pyinstaller" not in {each.name for each in LOCK}
    assert all(maker[each.name].version == each.version for each in LOCK if each.name in maker)


def test_a_targets_tags_are_those_of_its_oldest_system() -> None:
    assert all(tag.endswith("x86_64") for tag in TARGETS[0].platforms)
    minors = [int(found[1]) for tag in TARGETS[0].platforms if (found := re.match(r"manylinux_2_(\d+)_", tag))]
    assert f"2.{max(minors)}" == TARGETS[0].oldest_system
    assert next(iter(cpython_tags((3, 13), platforms=TARGETS[2].platforms))).platform == "macosx_13_0_arm64"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "things-1"
    (place / "b").mkdir(parents=True)
    (place / "b" / "text").write_text("a text\n", encoding="utf-8")
    (place / "start.sh").write_text("#!/bin/sh\n", encoding="utf-8")
    (place / "start.sh").chmod(0o700)
    (place / "another").write_bytes(b"\0\1")
    write_sums(place)
    return place


@pytest.mark.parametrize("suffix", [".tar.gz", ".zip"])
def test_an_archive_follows_from_its_files_alone(folder: Path, tmp_path: Path, suffix: str) -> None:
    first = pack(folder, tmp_path / f"first{suffix}", 1_700_000_000).read_bytes()
    copied = tmp_path / "elsewhere" / folder.name
    shutil.copytree(folder, copied)
    for path in copied.rglob("*"):
        os.utime(path, (1, 1))
    (copied / "another").chmod(0o600)
    assert pack(copied, tmp_path / f"second{suffix}", 1_700_000_000).read_bytes() == first
    said = (tmp_path / f"first{suffix}.sha256").read_text(encoding="utf-8")
    assert said == f"{hashlib.sha256(first).hexdigest()}  first{suffix}\n"
    shutil.unpack_archive(tmp_path / f"first{suffix}", tmp_path / "out")
    out = {path.name: path.read_bytes() for path in (tmp_path / "out").rglob("*") if path.is_file()}
    assert out == {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_in_an_archive_everybody_reads_nobody_is_named_and_links_stay(folder: Path, tmp_path: Path) -> None:
    (folder / "link").symlink_to("b/text")
    pack(folder, tmp_path / "a.tar.gz", 0)
    with tarfile.open(tmp_path / "a.tar.gz") as tar:
        entries = tar.getmembers()
    assert [entry.name for entry in entries] == sorted(entry.name for entry in entries)
    assert {(entry.uid, entry.gid, entry.uname, entry.gname, entry.mtime) for entry in entries} == {
        (0, 0, "", "", 315532800)
    }
    modes = {entry.name.rpartition("/")[2]: entry.mode for entry in entries}
    assert (modes["start.sh"], modes["text"]) == (0o755, 0o644)
    assert next(entry for entry in entries if entry.issym()).linkname == "b/text"
    assert gzip.decompress((tmp_path / "a.tar.gz").read_bytes())


def test_sums_are_those_of_sha256sum_and_name_every_file(folder: Path) -> None:
    lines = (folder / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    assert [line.partition("  ")[2] for line in lines] == ["another", "b/text", "start.sh"]
    if shutil.which("sha256sum"):
        subprocess.run(["sha256sum", "--quiet", "-c", "SHA256SUMS"], cwd=folder, check=True)


def test_licences_are_texts_of_every_package(tmp_path: Path) -> None:
    made = [wheel(tmp_path, name, "1.0", {f"{name}/__init__.py": ""}) for name in ("one", "two_words")]
    write_licences(made, tmp_path / "licences")
    assert (tmp_path / "licences/two-words/LICENSE").read_text(encoding="utf-8") == "The licence of two_words.\n"
    assert "two-words 1.0: MIT" in (tmp_path / "licences/OVERVIEW.txt").read_text(encoding="utf-8")
    bare = tmp_path / "bare-1.0-py3-none-any.whl"
    with zipfile.ZipFile(bare, "w") as archive:
        archive.writestr(
            "bare-1.0.dist-info/METADATA",
            "Name: bare\nVersion: 1.0\nClassifier: License :: OSI Approved :: BSD License\n",
        )
    assert declared(bare) == "BSD License"
    with pytest.raises(LicenceMissing):
        texts_of(bare)


def test_qts_licence_texts_are_at_hand() -> None:
    assert set(WITHOUT_TEXT) <= {each.name for each in LOCK}
    for name, heading in (
        ("LGPL-3.0.txt", "GNU LESSER GENERAL PUBLIC LICENSE"),
        ("GPL-3.0.txt", "GNU GENERAL PUBLIC LICENSE"),
    ):
        assert heading in (PACKAGING / "licences" / name).read_text("utf-8")[:200]


def test_the_application_holds_nothing_that_depends_on_the_folder_it_was_made_in(tmp_path: Path) -> None:
    """numpy's list of its files has the sums of scripts whose first line names the environment's Python."""
    lib = tmp_path / "lib"
    for name in ("RECORD", "INSTALLER", "REQUESTED", "direct_url.json", "METADATA"):
        (lib / "numpy-2.dist-info").mkdir(parents=True, exist_ok=True)
        (lib / "numpy-2.dist-info" / name).write_text(str(tmp_path), encoding="utf-8")
    drop_unused(lib)
    assert [path.name for path in (lib / "numpy-2.dist-info").iterdir()] == ["METADATA"]


def test_the_list_of_parts_is_cyclonedx_and_the_same_bytes_twice() -> None:
    parts = [
        Part(name="numpy", version="2.0", licence="BSD-3-Clause AND MIT", sha256="a" * 64),
        Part(name="odd", version="1", licence='Permission is "granted"; see the file'),
        Part(name="libz", version="1:1.2", licence="see the text", source="deb"),
    ]
    first = bill_of_materials("1.0", "c" * 40, "an archive", parts, 1_700_000_000)
    assert bill_of_materials("1.0", "c" * 40, "an archive", parts[::-1], 1_700_000_000) == first
    found = json.loads(first)
    assert (found["bomFormat"], found["specVersion"]) == ("CycloneDX", "1.6")
    assert found["metadata"]["timestamp"].startswith("2023-11-14")
    assert {each["name"] for each in found["components"]} == {"numpy", "odd", "libz"}
    numpy = next(each for each in found["components"] if each["name"] == "numpy")
    assert numpy["hashes"] == [{"alg": "SHA-256", "content": "a" * 64}]
    assert numpy["purl"] == "pkg:pypi/numpy@2.0"
    assert numpy["licenses"] == [{"expression": "BSD-3-Clause AND MIT"}]
    assert (
        found["serialNumber"]
        != json.loads(bill_of_materials("1.0", "c" * 40, "an archive", parts[1:], 0))["serialNumber"]
    )


@pytest.mark.skipif(shutil.which("ssh-keygen") is None, reason="ssh-keygen is not installed")
def test_a_signature_holds_for_its_archive_and_key_only(folder: Path, tmp_path: Path) -> None:
    archive = pack(folder, tmp_path / "a.tar.gz", 0)
    for name in ("key", "other"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", tmp_path / name], check=True)
    signature = sign(archive, tmp_path / "key")
    before = signature.read_bytes()
    assert sign(archive, tmp_path / "key").read_bytes() == before

    def holds(name: str) -> bool:
        signers = tmp_path / "archive-signers"
        signers.write_text(allowed_signers((tmp_path / f"{name}.pub").read_text(encoding="utf-8")), encoding="utf-8")
        words = [
            "ssh-keygen",
            "-Y",
            "verify",
            "-f",
            signers,
            "-I",
            "gwasprivacy",
            "-n",
            "gwasprivacy-archive",
            "-s",
            signature,
        ]
        with archive.open("rb") as content:
            return subprocess.run(words, stdin=content, capture_output=True, check=False).returncode == 0

    assert holds("key")
    assert not holds("other")
    archive.write_bytes(archive.read_bytes() + b" ")
    assert not holds("key")


def test_the_menus_entry_and_the_type_of_a_plan_belong_together() -> None:
    entry = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(PACKAGING / "desktop/gwasprivacy.desktop", "utf-8")
    desktop = entry["Desktop Entry"]
    assert {"Type", "Name", "Exec", "Icon", "Comment", "Comment[de]", "Categories", "MimeType"} <= set(desktop)
    assert desktop["Exec"] == "gwasprivacy gui %f"
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (kind,) = ElementTree.parse(PACKAGING / "desktop/gwasprivacy-mime.xml").getroot().iter(f"{space}mime-type")
    assert desktop["MimeType"] == f"{kind.get('type')};"
    assert [each.get("pattern") for each in kind.iter(f"{space}glob")] == ["*.gwasplan"]
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", PACKAGING / "desktop/gwasprivacy.desktop"], check=True)


def test_icon_files_hold_the_picture_where_their_formats_say() -> None:
    picture = b"\x89PNG a picture"
    files = icon_files(picture)
    ico = files["gwasprivacy.ico"]
    length, start = int.from_bytes(ico[14:18], "little"), int.from_bytes(ico[18:22], "little")
    assert ico[:6] == b"\0\0\1\0\1\0"
    assert ico[start : start + length] == picture
    icns = io.BytesIO(files["gwasprivacy.icns"])
    assert icns.read(4) == b"icns"
    assert int.from_bytes(icns.read(4), "big") == len(files["gwasprivacy.icns"])
    assert icns.read(4) == b"ic08"
    assert icns.read(int.from_bytes(icns.read(4), "big") - 8) == picture


def test_what_the_readme_links_to_is_in_every_archive() -> None:
    """Also what the linked pages link to in their turn."""
    there = [ROOT / name for name in PAGES]
    reached, left = set(), [ROOT / "README.md"]
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


@pytest.mark.skipif(os.name != "posix", reason="the self-contained application is Linux's")
def test_the_applications_menu_entry_comes_and_goes_and_leaves_other_programs_alone(tmp_path: Path) -> None:
    here, home = tmp_path / "an application", tmp_path / "home"
    (here / "desktop").mkdir(parents=True)
    for path in (
        INSTALLER / "menu.sh",
        *(PACKAGING / "desktop").glob("gwasprivacy*"),
        ROOT / "resources/icons/gwasprivacy.svg",
    ):
        shutil.copy(path, here if path.suffix == ".sh" else here / "desktop")
    env = {"HOME": str(home), "PATH": "/usr/bin:/bin"}

    def menu(*words: str, folder: Path = here) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", str(folder / "menu.sh"), *words], env=env, capture_output=True, text=True, check=False
        )

    assert menu().returncode == 0
    command, entry = home / ".local/bin/gwasprivacy", home / ".local/share/applications/gwasprivacy.desktop"
    assert command.readlink() == here / "gwasprivacy"
    assert f'Exec="{here}/gwasprivacy" gui %f' in entry.read_text(encoding="utf-8")
    assert menu("--remove").returncode == 0
    assert not command.is_symlink()
    assert not entry.exists()
    command.write_text("another program", encoding="utf-8")
    assert menu().returncode == 2
    assert menu("--remove").returncode == 0
    assert command.read_text(encoding="utf-8") == "another program"
    assert menu("--anything").returncode == 2
    odd = tmp_path / "odd $(name)"
    shutil.copytree(here, odd)
    assert "Move the folder" in menu(folder=odd).stderr


def test_the_trials_lines_are_the_guides_and_name_this_version() -> None:
    from bundles.bare_root import guide_commands

    from gwasprivacy import __version__

    lines = guide_commands().splitlines()
    assert f"archive=gwasprivacy-{__version__}-linux-x86_64-application.tar.gz" in lines
    assert {"ssh-keygen", "tar", "install", "gwasprivacy", "rm"} <= {line.split()[0] for line in lines if line}
    assert sum(line.startswith(("gwasprivacy release ", "gwasprivacy verify ")) for line in lines) == 2
