"""The release itself (docs/decisions/release-step-by-step.md): check everything, debit, draw once, sign, write.

Everything that can fail without noise fails before the debit: files, plan, policy, budget, key, names, space.  Between
the debit and the signed report nobody sees anything, and nothing there waits for a person or can be cancelled.
"""

from __future__ import annotations

import contextlib
import hashlib
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import READERS, GwasPrivacyError, InvalidInput, LedgerUnavailable, PrivacyRefusal
from gwasprivacy.base.executors import Executor, ProcessExecutor
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.base.quantities import Epsilon, Phrase
from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.base.system_reasons import reason_of
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.plan.plan import UNTITLED, Plan
from gwasprivacy.plan.preview_words import published_fields, secret_sizes_warnings
from gwasprivacy.release.approval.approval import check_account_of, check_approval, check_name, check_unused
from gwasprivacy.release.draw import draw, start_drawing
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.release.ledger.debits import Debit, quote_debit, report_stem
from gwasprivacy.release.ledger.late_notes import note_written_reports
from gwasprivacy.release.ledger.ledger import Ledger, LedgerState
from gwasprivacy.release.ledger.ledger_file import today
from gwasprivacy.release.ledger.open_debits import unpublished_warnings
from gwasprivacy.release.ledger.other_diagnosis import other_diagnosis
from gwasprivacy.release.ledger.positions import note_debit, position_in_report, read_newest, require_newest
from gwasprivacy.release.leftovers import clear_leftovers
from gwasprivacy.release.preparation import prepare_release
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.release.publication import Publication, make_folder, remove_empty, require_nothing_private
from gwasprivacy.release.signing import SigningKey, sign_payload
from gwasprivacy.statement.derive import derive
from gwasprivacy.statement.files.files_beside import derived_files
from gwasprivacy.statement.files.output_files import file_stem
from gwasprivacy.statement.files.signed_files import subject_digests
from gwasprivacy.statement.made_statement import build_statement
from gwasprivacy.statement.release_facts import AccountFacts, ReleaseFacts
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.result import ReleasedSnp
from gwasprivacy.statement.spending import Look, Quote
from gwasprivacy.study.identity import Overlap

_LOG = logging.getLogger(__name__)
DRAWING = mark("Drawing and signing")


class SpentNothingPublished(PrivacyRefusal):
    """Something failed after the debit: the budget is spent, and nothing was published or seen.  The exit code is the failure's own:
    a full disk has one, before the debit and after it."""


OTHER_PEOPLE = mark(
    "By names and counts, these are not the same people as in this account’s earlier releases: some are new or "
    "missing. They still count against its one budget. People who are in none of its releases can have a "
    "separate account in the plan, or another ledger."
)
NO_LEDGER_YET = mark("There is no ledger at {path} yet: this release creates it.")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReleasePreview:
    """What a release would spend and publish.  ``report`` is the report with nothing drawn yet.

    ``new_ledger``, ``new_study``: whether the release would begin a ledger, an account.  ``warnings``: sentences to read before
    confirming.
    """

    quote: Quote
    report: Report
    new_ledger: bool
    new_study: bool
    warnings: tuple[str, ...]

    @property
    def spent_epsilon(self) -> float:
        return from_units(self.quote.cost_units)

    @property
    def remaining_epsilon(self) -> float:
        return from_units(self.quote.left_units)

    @property
    def published_fields(self) -> tuple[str, ...]:
        return published_fields(self.report.plan)


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


def preview(prepared: PreparedRelease, ledger_path: Path, out_dir: Path | None = None) -> ReleasePreview:
    """What releasing ``prepared`` would spend and publish.  Reads the ledger, changes nothing.

    Reports in the ledger's folder and in ``out_dir`` must not know of rows that the ledger does not have.  Raises BudgetExceeded, PrivacyRefusal or LedgerUnavailable exactly where the release would.
    """
    ledger, request = Ledger(ledger_path), prepared.request()
    account: StudyAccount | None = None
    looks: tuple[Look, ...] = ()
    n_other = 0
    notes: list[str] = []
    if ledger.exists():
        state, compared = read_newest(ledger, () if out_dir is None else (out_dir,))
        notes += compared.warnings
        prepared.policies.check_ledger(state.ledger_id, state.latest_date)
        if today() < state.latest_date:
            notes.append(
                say(
                    "The computer’s clock says {today}, but the ledger has a row dated {date}. The clock was set "
                    "back, and the debit will record that.",
                    today=today(),
                    date=state.latest_date,
                )
            )
        account, quote = state.quote(request, prepared.fingerprint)
        looks, n_other = state.looks, state.n_other_accounts(account)
        if account is not None and state.overlap(account, prepared.fingerprint) < Overlap.SAME_PEOPLE:
            notes.append(say_marked(OTHER_PEOPLE))
    else:
        prepared.policies.check_ledger(None)
        quote = quote_debit(None, request)
    known = account if account is not None else StudyAccount(study="", title=prepared.plan.title)
    facts = ReleaseFacts(
        name=report_stem(prepared.name, quote.number),
        date=today(),
        budget=quote.budget,
        earlier=known.releases,
        looks=looks,
        account=_account_facts(known, n_other),
        **_facts_of(prepared),
    )
    return ReleasePreview(
        quote=quote,
        report=Report(predicate=derive(prepared.plan, facts), subjects={}),
        new_ledger=not ledger.exists(),
        new_study=account is None,
        warnings=(*_warnings(prepared, ledger, account, n_other), *notes),
    )


def require_title(plan: Plan) -> None:
    """Raise InvalidInput for a plan whose study has no name; asked before anything long, and once more before the debit."""
    if plan.title == UNTITLED:
        raise InvalidInput("release.untitled")


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
    prepared.policies.check_again(prepared.plan)
    prepared.policies.check_signer(key.key_id)
    require_nothing_private(out_dir, ledger.path)
    require_title(prepared.plan)
    before = _preview_with_free_names(prepared, ledger_path, out_dir, force=force)
    check_approval(
        prepared.approval, prepared.policies, before.report.predicate, prepared.fingerprint, prepared.counted, key
    )
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
                check=lambda state: _check_state(prepared, state, ledger.path, out_dir),
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


def _check_state(prepared: PreparedRelease, state: LedgerState, ledger: Path, out_dir: Path) -> None:
    """Under the ledger's lock, before anything is quoted."""
    require_newest(state, ledger, (out_dir,))
    prepared.policies.check_ledger(state.ledger_id, state.latest_date)
    check_unused(prepared.approval, state.ledger_id, state.latest_date, state.site)
    account = state.account(prepared.plan.account)
    known = account if account is not None else StudyAccount(study="", title=prepared.plan.title)
    facts = _account_facts(known, state.n_other_accounts(account))
    check_account_of(prepared.approval, facts.to_json(prepared.plan))


def _account_facts(account: StudyAccount, n_others: int) -> AccountFacts:
    return AccountFacts(n_others=n_others, n_merged=len(account.merged), elsewhere=account.elsewhere)


def _facts_of(prepared: PreparedRelease) -> dict[str, Any]:
    """What the report says of what was prepared, of policies and of the approval."""
    approval = prepared.approval
    return {
        "n_candidates": prepared.n_candidates,
        "candidates_sha256": prepared.candidates_sha256,
        "power": prepared.power,
        "policy": prepared.policies.to_json(),
        "approval": None if approval is None else approval.to_json(),
    }


def _require_not_of(ledger_id: str, report: Path) -> None:
    """Whatever may be replaced, a signed report of this very ledger may not."""
    known = position_in_report(report) if report.exists() else None
    if known is not None and known.ledger_id == ledger_id:
        raise PrivacyRefusal("release.report-of-same-ledger", path=report, row=known.row)


def _preview_with_free_names(
    prepared: PreparedRelease, ledger_path: Path, out_dir: Path, *, force: bool
) -> ReleasePreview:
    """:func:`preview`, and InvalidInput where the report's name is taken, unless by a release that has overtaken this one."""
    while True:
        seen = preview(prepared, ledger_path, out_dir)
        try:
            Publication.plan(out_dir, seen.report.name, force=force)
        except InvalidInput:
            if preview(prepared, ledger_path, out_dir).report.name == seen.report.name:
                raise
        else:
            return seen


def _draw_and_sign(prepared: PreparedRelease, debit: Debit, key: SigningKey, place: Executor) -> tuple[Report, bytes]:
    facts = ReleaseFacts(
        name=debit.report,
        date=debit.date,
        budget=debit.quote.budget,
        earlier=debit.before.releases,
        looks=debit.looks,
        account=_account_facts(debit.before, debit.n_other_accounts),
        result=draw(prepared, place),
        ledger=debit.place(),
        signer=key.signer,
        **_facts_of(prepared),
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


def _warnings(prepared: PreparedRelease, ledger: Ledger, account: StudyAccount | None, n_other: int) -> tuple[str, ...]:
    said = [*prepared.notes, *secret_sizes_warnings(prepared.plan)]
    if not ledger.exists():
        said.append(say_marked(NO_LEDGER_YET, path=ledger.path))
    elif account is None and n_other:
        said.append(
            say(
                "This release opens another account of this ledger, with a separate budget. That is sound only "
                "if its people are in no other account: anyone in two accounts loses privacy to both."
            )
        )
    if account is not None:
        said += [
            *unpublished_warnings(account),
            *_repeated(prepared, account),
            *other_diagnosis(prepared.plan, account),
        ]
        mine = prepared.request().budget()
        if account.budget is not None and (account.budget.units, account.budget.promise) != (mine.units, mine.promise):
            said.append(
                say("The account’s budget was fixed by its first release; the budget in this plan changes nothing.")
            )
    return tuple(said)


def _repeated(prepared: PreparedRelease, account: StudyAccount) -> list[str]:
    """One sentence where the ledger has a release under the very same plan."""
    same = prepared.request().plan_sha256
    numbers = [str(release.number) for release in account.releases if release.plan_sha256 == same]
    if not numbers:
        return []
    return [
        say_count(
            "Releases {numbers} were made under exactly this plan. A further one is a further debit and a "
            "further draw.",
            one="Release {numbers} was made under exactly this plan. Another one is another debit and another draw.",
            n=len(numbers),
            numbers=", ".join(numbers),
        )
    ]


def _report_size(prepared: PreparedRelease, draft: Report) -> int:
    """More bytes than the signed report can have: the draft, the longest SNPs, and base64's third on top."""
    variants, alleles = prepared.variants, prepared.plan.release.counts is not None
    columns = (variants.snp, variants.a1, variants.a2) if alleles else (variants.snp,)
    longest = sum(max((len(text.encode()) for text in column), default=0) for column in columns)
    snps = prepared.plan.release.n_snps * (longest + 1600)
    return 2 * (len(canonical_json(build_statement(draft.predicate, {}))) + snps) + 16384


__all__ = [
    "PreparedRelease",
    "ReleaseOutcome",
    "ReleasePreview",
    "SpentNothingPublished",
    "clear_leftovers",
    "file_stem",
    "note_written_reports",
    "prepare_release",
    "preview",
    "publish",
    "unpublished_warnings",
]
