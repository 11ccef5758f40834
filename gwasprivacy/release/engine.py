"""The release itself (docs/decisions/release-step-by-step.md): ask whether it may happen, debit, draw once, sign, write.

Everything that can fail without noise fails before the debit (``permission.py``: plan, policy, budget, key; names, space).  Between
the debit and the signed report nobody sees anything, and nothing there waits for a person or can be cancelled.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.base.errors import READERS, GwasPrivacyError, InvalidInput, PrivacyRefusal
from gwasprivacy.base.executors import Executor, ProcessExecutor
from gwasprivacy.base.language import mark, say
from gwasprivacy.base.quantities import Epsilon, Phrase
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.base.system_reasons import reason_of
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.release.approval.approval import check_name
from gwasprivacy.release.draw import draw, start_drawing
from gwasprivacy.release.ledger.debits import Debit
from gwasprivacy.release.ledger.late_notes import note_written_reports
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.open_debits import unpublished_warnings
from gwasprivacy.release.ledger.positions import note_debit, position_in_report
from gwasprivacy.release.ledger.refusals import LedgerUnavailable
from gwasprivacy.release.leftovers import clear_leftovers
from gwasprivacy.release.permission import account_facts, check_again_under_lock, prepared_facts, require_permission
from gwasprivacy.release.preparation import prepare_release
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.release.publication import Publication, make_folder, remove_empty
from gwasprivacy.release.signing import SigningKey, sign_payload
from gwasprivacy.statement.derive import derive
from gwasprivacy.statement.files.files_beside import derived_files
from gwasprivacy.statement.files.output_files import file_stem
from gwasprivacy.statement.files.signed_files import subject_digests
from gwasprivacy.statement.made_statement import build_statement
from gwasprivacy.statement.release_facts import ReleaseFacts
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.result import ReleasedSnp
from gwasprivacy.study.text_columns import longest_name

_LOG = logging.getLogger(__name__)
DRAWING = mark("Drawing and signing")
_MOST_BYTES = 4  # of a letter in UTF-8


class SpentNothingPublished(PrivacyRefusal):
    """Something failed after the debit: the budget is spent, and nothing was published or seen.  The exit code is the failure's own:
    a full disk has one, before the debit and after it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleaseOutcome:
    """A finished release.  ``spent_epsilon`` and ``remaining_epsilon`` as the ledger counts.  ``warnings``: what was
    to be read afterwards.  ``undone``: the report is valid, but a file made from it, or the ledger's note of it, is missing."""

    report_path: Path
    table_path: Path
    pdf_path: Path
    viewer_path: Path
    report: Report
    spent_epsilon: float
    remaining_epsilon: float
    warnings: tuple[str, ...] = ()
    undone: bool = False

    @property
    def snps(self) -> tuple[ReleasedSnp, ...]:
        return self.report.snps or ()

    @property
    def files(self) -> tuple[Path, ...]:
        """Every file of this release that is there: the report, its PDF, and whatever follows from the report."""
        folder = self.report_path.parent
        derived = derived_files(self.report, folder, self.viewer_path)
        return tuple(each for each in (self.report_path, self.pdf_path, *derived) if each.exists())


def publish(
    prepared: PreparedRelease,
    ledger_path: Path,
    key: SigningKey,
    out_dir: Path,
    *,
    force: bool = False,
    drawing: Executor | None = None,
    work: Work = UNWATCHED,
) -> ReleaseOutcome:
    """Debit, draw once, sign, write.  Whether to stop is asked for the last time before the debit.  ``drawing``: where the draw
    runs.  The program names no other place than the one of None: a fresh process, whose generator nothing has touched.

    Raises what :func:`preview` raises, InvalidInput for the output folder (nothing spent), and SpentNothingPublished
    when something fails after the debit.
    """
    out_dir = Path(out_dir)
    ledger = Ledger(ledger_path)
    before = require_permission(prepared, ledger_path, out_dir, key, force=force)
    notes = clear_leftovers(ledger.path, out_dir, coming=before.report.name)
    notes += note_written_reports(ledger, out_dir, key)
    made = make_folder(out_dir)
    publication: Publication | None = None
    ledger_id = ""

    def claim(name: str) -> None:
        nonlocal publication
        check_name(prepared.approval, name)
        publication = Publication.plan(out_dir, name, force=force)
        _require_not_of(ledger_id, publication.report)
        publication.reserve(_report_size(prepared, before.report))
        work.check()

    work.progress(DRAWING, 0, 1)
    with drawing or ProcessExecutor(1) as place:
        try:
            start_drawing(place, work.cancel)
            if before.new_ledger:
                ledger.create()
                _LOG.info("a ledger is made")
            ledger_id = ledger.read().ledger_id
            debit = ledger.debit(
                prepared.request(),
                prepared.fingerprint,
                before_commit=claim,
                check=lambda state: check_again_under_lock(prepared, state, ledger.path, out_dir),
            )
        except BaseException:
            if publication is not None:
                publication.discard()
            remove_empty(made)
            raise
        assert publication is not None
        try:
            _LOG.info("the debit is in the ledger")
            notes += note_debit(debit)
            report, envelope = _draw_and_sign(prepared, debit, key, place)
            _LOG.info("drawn and signed")
            publication.write_report(envelope)
            _LOG.info("the report is written")
        except BaseException as error:
            publication.discard()
            _LOG.info("something failed after the debit")
            if not publication.is_written:  # else the report is valid, and the next release into this folder notes it
                with contextlib.suppress(LedgerUnavailable):
                    ledger.note_failed(debit.row.seq)
            raise _spent(debit, error) from error
    undone, missing = _after_report(ledger, publication, debit, report)
    work.progress(DRAWING, 1, 1)
    return ReleaseOutcome(
        report_path=publication.report.absolute(),
        table_path=publication.table.absolute(),
        pdf_path=publication.pdf.absolute(),
        viewer_path=publication.viewer.absolute(),
        report=report,
        spent_epsilon=from_units(debit.quote.cost_units),
        remaining_epsilon=from_units(debit.quote.left_units),
        warnings=(*notes, *undone),
        undone=missing,
    )


def _require_not_of(ledger_id: str, report: Path) -> None:
    """Whatever may be replaced, a signed report of this very ledger may not."""
    known = position_in_report(report) if report.exists() else None
    if known is not None and known.ledger_id == ledger_id:
        raise PrivacyRefusal("release.report-of-same-ledger", path=report, row=known.row)


def _draw_and_sign(prepared: PreparedRelease, debit: Debit, key: SigningKey, place: Executor) -> tuple[Report, bytes]:
    facts = ReleaseFacts(
        name=debit.report,
        date=debit.date,
        budget=debit.quote.budget,
        earlier=debit.before.releases,
        looks=debit.looks,
        account=account_facts(debit.before, debit.n_other_accounts),
        result=draw(prepared, place),
        ledger=debit.place(),
        signer=key.signer,
        **prepared_facts(prepared),
    )
    predicate = derive(prepared.plan, facts)
    subjects = subject_digests(predicate)
    payload = canonical_json(build_statement(predicate, subjects))
    signed = sign_payload(payload, key)
    report = Report(
        predicate=predicate,
        subjects=subjects,
        payload_sha256=hashlib.sha256(payload).hexdigest(),
        key_ids=(key.key_id,),
        file=signed,
    )
    return report, signed


def _after_report(
    ledger: Ledger, publication: Publication, debit: Debit, report: Report
) -> tuple[tuple[str, ...], bool]:
    """What follows from the report, and whether something of it is missing.  Failures here leave a valid release, so they are warnings."""
    warnings, missing = [], False
    assert report.payload_sha256 is not None
    try:
        ledger.publish(debit, report.payload_sha256)
    except LedgerUnavailable as error:
        missing = True
        warnings.append(
            say(
                "The report is written and valid, but the ledger could not record that: {error}",
                error=READERS.line(error),
            )
        )
    try:
        publication.write_tables(report.predicate)
    except (GwasPrivacyError, OSError) as error:
        # Of two releases at once in one folder only one has the folder's own results.json; each has that of its own folder.
        missing |= getattr(error, "code", None) != "file.exists"
        reason = READERS.line(error) if isinstance(error, GwasPrivacyError) else READERS.words(reason_of(error))
        warnings.append(
            say("The report is written and valid, but a file made from it is missing: {reason}", reason=reason)
        )
    return tuple(warnings), missing


def _spent(debit: Debit, error: BaseException) -> SpentNothingPublished:
    reason: object
    if isinstance(error, GwasPrivacyError):
        reason = error.phrase
    elif isinstance(error, OSError):
        reason = Phrase("{reason}.", reason=reason_of(error))
    else:
        reason = Phrase("the program was interrupted or has a bug.")
    spent = SpentNothingPublished(
        "release.spent-nothing-published",
        spent=Epsilon(from_units(debit.quote.cost_units)),
        reason=reason,
        number=debit.quote.number,
        left=Epsilon(from_units(debit.quote.left_units)),
    )
    if isinstance(error, GwasPrivacyError | OSError):
        spent.exit_code = error.exit_code if isinstance(error, GwasPrivacyError) else InvalidInput.exit_code
    return spent


def _report_size(prepared: PreparedRelease, draft: Report) -> int:
    """More bytes than the signed report can have: the draft, the longest SNPs, and base64's third on top."""
    variants, alleles = prepared.variants, prepared.plan.release.counts is not None
    columns = (variants.snp, variants.a1, variants.a2) if alleles else (variants.snp,)
    longest = sum(_MOST_BYTES * longest_name(each) for each in columns)
    snps = prepared.plan.release.n_snps * (longest + 1600)
    return 2 * (len(canonical_json(build_statement(draft.predicate, {}))) + snps) + 16384


__all__ = [
    "PreparedRelease",
    "ReleaseOutcome",
    "SpentNothingPublished",
    "clear_leftovers",
    "file_stem",
    "note_written_reports",
    "prepare_release",
    "publish",
    "unpublished_warnings",
]
