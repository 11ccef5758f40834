"""What a file that was dropped on the page that verifies is meant as: a key, or the report that it belongs to."""

from __future__ import annotations

from pathlib import Path

from gwasprivacy.base.errors import GwasPrivacyError
from gwasprivacy.base.platforms.places import is_file_at
from gwasprivacy.release.report_file import read_report_file
from gwasprivacy.statement.files.acro import RESULTS_NAME
from gwasprivacy.statement.files.files_beside import owner_of_results


def report_of(path: Path) -> Path:
    """What is verified of a file: itself where it is a PDF that carries its report, else :func:`report_beside` it."""
    if path.suffix.lower() == ".pdf":
        try:
            read_report_file(path)
        except GwasPrivacyError:
            return report_beside(path)
        return path
    return report_beside(path)


def report_beside(path: Path) -> Path:
    """The report that a file belongs to: its table, plan, PDF or results.json leads to the report beside it."""
    for ending in (".release.pdf", ".release.tsv", ".planning.pdf", ".planning.gwasplan", ".risk.pdf"):
        if path.name.endswith(ending):
            kind = "." + ending.split(".")[1] + ".json"
            return _existing(path, path.name.removesuffix(ending) + kind)
    if path.name == RESULTS_NAME:
        owner = owner_of_results(path)
        return path if owner is None else _existing(path, Path(owner).name)
    return path


def _existing(path: Path, report: str) -> Path:
    """The file ``report`` beside ``path``, or beside the viewer's folder that ``path`` is in; ``path`` if there is none."""
    folders = [path.parent, *([path.parent.parent] if path.parent.suffix == ".viewer" else [])]
    return next((folder / report for folder in folders if is_file_at(folder / report)), path)


def is_key(path: Path) -> bool:
    """Whether a dropped file is meant as a key."""
    return path.suffix.lower() in (".pem", ".pub", ".key")
