"""A verified release packed as a Five Safes RO-Crate, with its pages drawn anew."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.safe_files import check_target, write_atomic
from gwasprivacy.base.strict_json import read_bytes
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.crate import CrateFacts, crate_bytes, crate_name
from gwasprivacy.rendering.report_files import render_pdf
from gwasprivacy.statement.check_release import check_report
from gwasprivacy.statement.public_keys import PublicKey


@dataclass(frozen=True, slots=True, kw_only=True)
class PackedRelease:
    """The archive that was written; ``pdf_error``: why the pages are not in it, where they were asked for."""

    path: Path
    pdf_error: InvalidInput | None = None


def pack_release(
    report_path: Path,
    key: PublicKey,
    facts: CrateFacts,
    out: Path | None = None,
    *,
    with_pdf: bool = True,
    force: bool = False,
    work: Work = UNWATCHED,
) -> PackedRelease:
    """Check the report that ``key`` signed, and write the archive to ``out`` (None: beside the report, under its name).

    Raises InvalidInput, VerificationFailed, Cancelled; nothing is written then.
    """
    work.progress(say("Checking the report"), 0, 2)
    data = read_bytes(report_path, Phrase("a report"))
    report = check_report(data, key)
    path = report_path.with_name(crate_name(report.name)) if out is None else out
    check_target(path, force=force)
    work.check()
    work.progress(say("Packing the release"), 1, 2)
    pdf, pdf_error = None, None
    if with_pdf:
        with tempfile.TemporaryDirectory() as folder:
            drawn = Path(folder) / "report.pdf"
            try:
                render_pdf(report, drawn)
                pdf = drawn.read_bytes()
            except InvalidInput as error:
                pdf_error = error
    packed = crate_bytes(report, data, facts, pdf)
    work.check()
    write_atomic(path, packed, force=force)
    return PackedRelease(path=path, pdf_error=pdf_error)
