"""The files beside a planning report: its plan's file is compared with its digest, the others are named."""

from __future__ import annotations

import glob
from pathlib import Path

from gwasprivacy.base.errors import READERS, GwasPrivacyError, VerificationFailed
from gwasprivacy.base.platforms.places import lies_at
from gwasprivacy.base.sentences import tell
from gwasprivacy.base.strict_json import read_bytes
from gwasprivacy.statement.files.files_beside import FileBeside
from gwasprivacy.statement.files.output_files import sha256
from gwasprivacy.statement.planning.planning_statement import PlanningReport, plan_name


def check_plan_file(report: PlanningReport, folder: Path, report_path: Path | None = None) -> tuple[FileBeside, ...]:
    """Compare the plan's file beside a report with its digest, and name the others.  Raises VerificationFailed."""
    path = folder / plan_name(report.name)
    said = [_compared(report, path)]
    for other in sorted(folder.glob(f"{glob.escape(report.name)}.planning.*")):
        if other == path or (report_path is not None and other.name == report_path.name):
            continue
        words = (
            tell("beside.pdf-not-checked", file=other.name)
            if other.name == report.pdf_file_name
            else tell("beside.not-of-report", file=other.name)
        )
        said.append(FileBeside(path=other, words=words))
    return tuple(said)


def _compared(report: PlanningReport, path: Path) -> FileBeside:
    name = path.name
    if not lies_at(path):
        words = tell("beside.not-beside", file=name)
        return FileBeside(path=path, words=words, is_there=False)
    try:
        data = read_bytes(path, Path(name))
    except GwasPrivacyError as error:
        return FileBeside(path=path, words=tell("beside.not-checked", file=name, error=READERS.message(error)))
    if sha256(data) != report.subjects[name]:
        raise VerificationFailed("planning-check.beside-report-not-plan-about", name=name)
    return FileBeside(path=path, words=tell("beside.its-plan", file=name), is_checked=True)
