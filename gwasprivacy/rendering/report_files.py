"""The files that belong to a signed report, made again from the report itself: its PDF, and what follows from it byte for byte.

Where pages cannot be made (Typst is missing), a report is made and verified all the same, and the PDF is an expected failure.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.base.language import say
from gwasprivacy.base.platforms.places import lies_at
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.finishing import write_missing
from gwasprivacy.release.publication import make_folder
from gwasprivacy.release.report_file import read_report_file
from gwasprivacy.rendering.planning_page import planning_pages
from gwasprivacy.rendering.release_page import release_pages
from gwasprivacy.rendering.risk_page import risk_pages
from gwasprivacy.rendering.typesetting import Pages
from gwasprivacy.statement.check import AnyReport, check
from gwasprivacy.statement.exact.report_on_exact_results import RiskReport
from gwasprivacy.statement.planning.planning_statement import PlanningReport
from gwasprivacy.statement.public_keys import PublicKey


@dataclass(frozen=True, slots=True, kw_only=True)
class MadeAgain:
    """A report whose files are complete now, and which of them were ``written``."""

    report: AnyReport
    folder: Path
    written: tuple[Path, ...]

    @property
    def pdf_path(self) -> Path:
        return self.folder / self.report.pdf_file_name


def pages_of(report: AnyReport, language: str | None = None) -> Pages:
    """The pages of a report, in the plan's language or in another ``language``."""
    if isinstance(report, RiskReport):
        return risk_pages(report, language)
    return planning_pages(report, language) if isinstance(report, PlanningReport) else release_pages(report, language)


def render_pdf(report: AnyReport, path: Path, *, force: bool = False, language: str | None = None) -> None:
    """Write :func:`pages_of` a report as a PDF that carries it.  Raises InvalidInput; nothing is left half written."""
    write_atomic(Path(path), pages_of(report, language).to_pdf(), force=force)


def make_files_again(
    report_path: Path,
    key: PublicKey,
    folder: Path | None = None,
    *,
    force: bool = False,
    language: str | None = None,
    work: Work = UNWATCHED,
) -> MadeAgain:
    """Check the signed report in ``report_path``, and write what is missing of its files in ``folder`` (None: its own folder).

    Of a PDF the report that it carries is one of them.  Nothing is drawn again, and nothing is replaced but the PDF, with ``force``.  Raises InvalidInput, VerificationFailed, Cancelled.
    """
    work.progress(say("Checking the report"), 0, 2)
    report = check(read_report_file(report_path), key)
    folder = report_path.parent if folder is None else folder
    work.check()
    work.progress(say("Making its files"), 1, 2)
    make_folder(folder)
    written = list(write_missing(report, folder))
    own = folder / report.file_name
    if report.file is not None and report_path.suffix.lower() == ".pdf" and not lies_at(own):
        write_atomic(own, report.file)
        written.append(own)
    made = MadeAgain(report=report, folder=folder, written=())
    if force or not lies_at(made.pdf_path):
        render_pdf(report, made.pdf_path, force=force, language=language)
        written.append(made.pdf_path)
    return MadeAgain(report=report, folder=folder, written=tuple(written))
