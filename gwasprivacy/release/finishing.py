"""What follows from a signed report that is there: files that are missing are written, an owed note in the ledger is made.

A release that was killed after its report was written is complete but for what follows from the report: the ledger's note, the
table, results.json, ``checksums/`` and the PDF (which ``rendering`` draws).  Nothing is drawn or spent again; a debit without a
report stays what it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput, VerificationFailed
from gwasprivacy.base.platforms.places import is_file_at, lies_at
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.base.strict_json import read_bytes
from gwasprivacy.release.ledger.late_notes import note_reports_signed_by
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.publication import make_folder
from gwasprivacy.release.report_file import read_report_file
from gwasprivacy.release.signing import SigningKey, add_signature
from gwasprivacy.statement.check import AnyReport, check, read
from gwasprivacy.statement.check_release import check_report, of_release
from gwasprivacy.statement.envelope import open_envelope
from gwasprivacy.statement.files.acro import CHECKSUMS, RESULTS_NAME
from gwasprivacy.statement.files.files_beside import derived_files, owner_of_results
from gwasprivacy.statement.files.output_files import pdf_name, report_name
from gwasprivacy.statement.planning.planning_statement import PlanningReport, plan_bytes, plan_name
from gwasprivacy.statement.public_keys import PublicKey
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.spending import Release


@dataclass(frozen=True, slots=True, kw_only=True)
class Unfinished:
    """A release of a ledger whose report is in a folder, and what is missing beside it or in the ledger."""

    report_path: Path
    number: int
    is_noted: bool
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """A report whose files are complete now but for its PDF: what was ``written``, and whether the ledger ``was_noted``."""

    report: Report
    report_path: Path
    written: tuple[Path, ...]
    was_noted: bool = False

    @property
    def pdf_path(self) -> Path:
        return self.report_path.with_name(pdf_name(self.report.name))


def unfinished_releases(ledger_path: Path, folder: Path, *, only_look: bool = False) -> tuple[Unfinished, ...]:
    """The ledger's releases that :func:`finish_releases` has something to do for in ``folder``.  Changes nothing.

    What does not verify is told when it is finished.  ``only_look``: see ``LedgerFile``.  Raises LedgerUnavailable.
    """
    found = []
    for release in _releases_in(ledger_path, folder, only_look=only_look):
        path = folder / report_name(release.report)
        missing: tuple[str, ...] = ()
        try:
            report = of_release(read(open_envelope(read_bytes(path, Phrase("a report")))))
            files = [*derived_files(report, folder, viewer_of(report, folder)), folder / pdf_name(report.name)]
            missing = tuple(each.name for each in files if not lies_at(each))
        except GwasPrivacyError:
            continue
        if missing or not release.is_published:
            found.append(
                Unfinished(report_path=path, number=release.number, is_noted=release.is_published, missing=missing)
            )
    return tuple(found)


def finish_releases(ledger_path: Path, folder: Path, key: PublicKey | None) -> tuple[Finished, ...]:
    """Write what is missing beside each report of the ledger in ``folder`` that ``key`` signed, and note what is not noted.

    Without ``key`` only reports are finished whose digest the ledger has already.  One of each report in the folder, with nothing written where nothing was missing.  Raises LedgerUnavailable, InvalidInput,
    and VerificationFailed for a report that is not the one the ledger knows, or a file that does not follow from its report.
    """
    if not Ledger(ledger_path).exists():
        raise InvalidInput("file.missing", remedy="check-name-of-ledger", path=ledger_path)
    open_before = {release.row for release in _releases_in(ledger_path, folder) if not release.is_published}
    if key is not None:
        note_reports_signed_by(Ledger(ledger_path), folder, key)
    elif open_before:
        raise InvalidInput("finish.needs-key", folder=folder)
    finished = []
    for release in _releases_in(ledger_path, folder):
        path = folder / report_name(release.report)
        data = read_bytes(path, Phrase("a report"))
        report = of_release(read(open_envelope(data))) if key is None else check_report(data, key)
        if report.payload_sha256 != release.payload_sha256:
            raise VerificationFailed("finish.other-report", path=path)
        written = write_missing(report, folder)
        finished.append(
            Finished(report=report, report_path=path, written=written, was_noted=release.row in open_before)
        )
    return tuple(finished)


def write_missing(report: AnyReport, folder: Path) -> tuple[Path, ...]:
    """Write the files that follow from ``report`` byte for byte and are not in ``folder``; which were written.

    Nothing is replaced.  Raises InvalidInput, or VerificationFailed where a file that is there does not follow from the report.
    """
    derived: Mapping[Path, bytes] = {}
    if isinstance(report, PlanningReport):
        derived = {folder / plan_name(report.name): plan_bytes(report.plan)}
    elif isinstance(report, Report):
        derived = derived_files(report, folder, viewer_of(report, folder))
    for path, data in derived.items():
        if lies_at(path) and read_bytes(path, Path(path.name)) != data:
            raise VerificationFailed("verify.beside-report-not-signed", name=path.name)
    missing = {path: data for path, data in derived.items() if not lies_at(path)}
    for path, data in missing.items():
        make_folder(path.parent)
        write_atomic(path, data)
    return tuple(missing)


def viewer_of(report: Report, folder: Path) -> Path:
    """Where results.json of ``report`` lies in ``folder``, or belongs: a viewer takes one a folder."""
    own = folder / f"{report.name}.viewer"
    results = folder / RESULTS_NAME
    if lies_at(own):
        return own
    if lies_at(results):
        return folder if owner_of_results(results) == report_name(report.name) else own
    return own if lies_at(folder / CHECKSUMS) else folder


def countersign(data: bytes, signer: PublicKey, key: SigningKey) -> bytes:
    """A report's file with one more signature over the same payload, by ``key``; nobody signs what was not checked.

    ``signer``: whose signature stands there already.  Raises VerificationFailed, InvalidInput where ``key`` has signed it.
    """
    check(data, signer)
    return add_signature(open_envelope(data), key)


def countersign_file(
    report: Path, signer: PublicKey, key: SigningKey, out: Path, *, shown: str | None = None, force: bool = False
) -> None:
    """Write the report in ``report`` with one more signature to ``out``.

    ``shown``: the SHA-256 of the payload that the person has read, who would else sign whatever lies there now.  Raises as
    :func:`countersign`, and InvalidInput.
    """
    data = read_report_file(report)
    if shown is not None and open_envelope(data).payload_sha256 != shown:
        raise VerificationFailed("countersign.not-shown", report=report)
    write_atomic(out, countersign(data, signer, key), force=force)


def _releases_in(ledger_path: Path, folder: Path, *, only_look: bool = False) -> list[Release]:
    """The ledger's releases whose report is in ``folder``."""
    ledger = Ledger(ledger_path, only_look=only_look)
    if not (ledger.exists() and folder.is_dir()):
        return []
    releases = [release for account in ledger.read().accounts for release in account.releases]
    return [release for release in releases if is_file_at(folder / report_name(release.report))]
