"""The licences of everything in an archive: their texts, not only their names."""

from __future__ import annotations

import re
import zipfile
from email.parser import HeaderParser
from pathlib import Path, PurePosixPath

TEXTS = Path(__file__).resolve().parents[1] / "licences"
WITHOUT_TEXT = {"pyside6-essentials": ("LGPL-3.0.txt", "GPL-3.0.txt"), "shiboken6": ("LGPL-3.0.txt", "GPL-3.0.txt")}
"""Packages whose wheels carry no text, and the texts of the licence under which they are passed on."""
_IS_LICENCE = re.compile(r"licen[cs]e|copying|notice|authors", re.IGNORECASE)
_CODE = {".py", ".pyc", ".pyi", ".so", ".pyd", ".h"}


class LicenceMissing(Exception):
    """A package has no text of its licence."""


def normal(name: str) -> str:
    """A project's name as the lock writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def headers(wheel: Path) -> dict[str, list[str]]:
    """The fields of a wheel's METADATA."""
    with zipfile.ZipFile(wheel) as archive:
        name = next(each for each in archive.namelist() if re.fullmatch(r"[^/]+\.dist-info/METADATA", each))
        message = HeaderParser().parsestr(archive.read(name).decode("utf-8"))
    return {key: [str(value) for value in message.get_all(key, [])] for key in message}


def declared(wheel: Path) -> str:
    """The licence as the package names it: an SPDX expression, else its words, in one line."""
    fields = headers(wheel)
    named = [*fields.get("License-Expression", []), *fields.get("License", [])]
    classified = [each.rpartition(" :: ")[2] for each in fields.get("Classifier", []) if each.startswith("License ::")]
    lines = [each.strip().splitlines()[0] for each in named if each.strip()]
    short = [each for each in lines if len(each) < 80]
    return (short or classified or lines or ["unknown"])[0]


def texts_of(wheel: Path) -> dict[str, bytes]:
    """File name → text, of every licence that a wheel carries.  LicenceMissing where there is none."""
    found: dict[str, bytes] = {}
    with zipfile.ZipFile(wheel) as archive:
        for each in sorted(archive.namelist()):
            path = PurePosixPath(each)
            in_folder = ".dist-info/licenses/" in each.lower()
            if each.endswith("/") or path.suffix in _CODE or not (in_folder or _IS_LICENCE.search(path.name)):
                continue
            short = re.sub(r"^.*\.dist-info/(licen[cs]es/)?", "", each, flags=re.IGNORECASE)
            found[short.replace("/", "-").replace(" ", "-")] = archive.read(each)
    name = normal(wheel.name.partition("-")[0])
    for text in WITHOUT_TEXT.get(name, ()):
        found[text] = (TEXTS / text).read_bytes()
    if not found:
        raise LicenceMissing(
            f"{wheel.name} has no text of its licence: add one to packaging/licences, and name it in licences.py"
        )
    return found


def write_licences(wheels: list[Path], folder: Path) -> None:
    """``folder/PACKAGE/…`` with all texts, and an overview of who asks for what."""
    lines = ["What is in this archive, under which licence, as the makers say it. The texts are in the folders.", ""]
    for wheel in sorted(wheels, key=lambda each: normal(each.name)):
        name, version = wheel.name.split("-")[:2]
        place = folder / normal(name)
        place.mkdir(parents=True)
        for file, text in texts_of(wheel).items():
            (place / file).write_bytes(text)
        lines.append(f"{normal(name)} {version}: {declared(wheel)}")
    (folder / "OVERVIEW.txt").write_text("\n".join(lines) + "\n", "utf-8", newline="\n")
