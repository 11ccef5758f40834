"""The files that lie beside a report under its name: each is compared with what follows from the report, or named as unchecked.

The table, results.json and ``checksums/`` follow from the predicate byte for byte.  A PDF does only where the same Qt drew it, and a
page can show what no comparison of texts sees.  So nobody is told that a PDF's pages are genuine: the report that it carries is
verified, and they are drawn again from that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.base.errors import READERS, InvalidInput, InvalidPlan, VerificationFailed
from gwasprivacy.base.platforms.places import lies_at
from gwasprivacy.base.sentences import tell
from gwasprivacy.base.strict_json import parse_json, read_bytes
from gwasprivacy.statement.files.acro import (
    CHECKSUMS,
    RESULTS_NAME,
    RESULTS_OWNER,
    acro_1_folder,
    checksum_files,
    results_bytes,
)
from gwasprivacy.statement.files.gwas_ssf import ssf_files
from gwasprivacy.statement.files.output_files import pdf_name, report_name, table_bytes, table_name
from gwasprivacy.statement.files.signed_files import own_files
from gwasprivacy.statement.report import Report


@dataclass(frozen=True, slots=True, kw_only=True)
class FileBeside:
    """One file, whether it ``is_checked``, and what to say of it: one sentence.  ``is_there``: else it is missing."""

    path: Path
    words: str
    is_checked: bool = False
    is_there: bool = True


def derived_files(report: Report, folder: Path, viewer: Path) -> dict[Path, bytes]:
    """Every file that follows from ``report`` byte for byte, as it is written beside it in ``folder``.

    ``viewer``: the folder of its results.json, ``folder`` or one of the report's own.
    """
    name, predicate = report.name, report.predicate
    table = table_bytes(predicate)
    files = {folder / table_name(name): table, viewer / table_name(name): table}
    files |= {folder / each: data for each, data in own_files(predicate).items()}
    files[viewer / RESULTS_NAME] = results_bytes(predicate)
    files |= {viewer / CHECKSUMS / each: data for each, data in checksum_files(predicate).items()}
    return files


def check_files(report: Report, folder: Path, report_path: Path | None = None) -> tuple[FileBeside, ...]:
    """Compare every file beside a report; ``report_path`` is the report's own.  Raises VerificationFailed.

    A missing table or results.json is told; so is every file under the report's name that is none of its own.
    """
    viewer = folder / f"{report.name}.viewer"
    derived = derived_files(report, folder, folder)
    if _is_of_another_report(folder / RESULTS_NAME, report):
        others = [folder / RESULTS_NAME, folder / CHECKSUMS / f"{RESULTS_NAME}.txt"]
        said = [_of_another(each, folder) for each in others if lies_at(each)]
        derived = {path: data for path, data in derived.items() if path not in others}
    else:
        said = []
    if lies_at(viewer):
        derived |= derived_files(report, folder, viewer)
    said = [_compared(path, data, folder) for path, data in derived.items() if lies_at(path)] + said
    for name in (table_name(report.name), RESULTS_NAME, *ssf_files(report.predicate)):
        if not any(each.path.name == name for each in said):
            words = tell("beside.not-beside", file=name)
            said.append(FileBeside(path=folder / name, words=words, is_there=False))
    return (*said, *_others(report, folder, report_path, derived))


def _of_another(path: Path, folder: Path) -> FileBeside:
    return FileBeside(
        path=path,
        words=tell("beside.of-another-report", file=_name(path, folder)),
    )


def _compared(path: Path, data: bytes, folder: Path) -> FileBeside:
    name = _name(path, folder)
    try:
        found = read_bytes(path, Path(name))
    except InvalidInput as error:
        return FileBeside(path=path, words=tell("beside.not-checked", file=name, error=READERS.message(error)))
    if found != data:
        raise VerificationFailed("verify.beside-report-not-signed", name=name)
    return FileBeside(path=path, words=tell("beside.signed", file=name), is_checked=True)


def _others(report: Report, folder: Path, report_path: Path | None, derived: Mapping[Path, bytes]) -> list[FileBeside]:
    """The PDF, and every other file under the report's name; those in its own viewer folder too."""
    said = []
    folders = []
    for own in (folder / f"{report.name}.viewer", folder / acro_1_folder(report.name)):
        folders += [own, own / CHECKSUMS]
    places = [each for each in _entries(folder) if each.name.startswith(f"{report.name}.")]
    places += [each for own in folders for each in _entries(own)]
    places = [each for each in places if each not in folders or not _is_folder(each)]
    places += [each for each in _entries(folder / CHECKSUMS) if each.name.startswith(f"{report.name}.")]
    for path in places:
        if path in derived or (report_path is not None and path.name == report_path.name and path.parent == folder):
            continue
        if path.name == pdf_name(report.name):
            words = tell("beside.pdf-not-checked", file=_name(path, folder))
        elif path.name == report_name(report.name):
            words = tell("beside.copy-of-report", file=_name(path, folder))
        else:
            words = tell("beside.not-of-report", file=_name(path, folder))
        said.append(FileBeside(path=path, words=words))
    return said


def _entries(folder: Path) -> list[Path]:
    try:
        return sorted(folder.iterdir()) if folder.is_dir() else []
    except OSError:
        return []


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False


def _name(path: Path, folder: Path) -> str:
    """A file as it is called from the report's folder."""
    return path.relative_to(folder).as_posix()


def owner_of_results(path: Path) -> str | None:
    """The name of the report's file that a results.json says it belongs to; None where it says nothing usable."""
    try:
        results = RESULTS_OWNER.read(parse_json(read_bytes(path, Path(RESULTS_NAME)).decode()))["results"]
    except (InvalidInput, InvalidPlan, ValueError):
        return None
    return str(results["output_0"]["properties"]["report"])


def _is_of_another_report(path: Path, report: Report) -> bool:
    if not lies_at(path):
        return False
    owner = owner_of_results(path)
    return owner is not None and owner != report_name(report.name)
