"""Whether a release may happen, and what it would spend and publish: title, ledger, budget, policies, approval, folder.

Asked for a preview, once more before the debit, and last under the ledger's lock; nothing here spends, draws or writes.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import mark, say, say_count, say_marked
from gwasprivacy.membership.epsilon_units import from_units
from gwasprivacy.plan.plan import UNTITLED, Plan
from gwasprivacy.plan.preview_words import published_fields
from gwasprivacy.plan.study_previews import secret_sizes_warnings
from gwasprivacy.release.approval.approval import check_account_of, check_approval, check_unused
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.release.ledger.debits import quote_debit, report_stem
from gwasprivacy.release.ledger.ledger import Ledger, LedgerState
from gwasprivacy.release.ledger.ledger_file import today
from gwasprivacy.release.ledger.open_debits import unpublished_warnings
from gwasprivacy.release.ledger.other_diagnosis import other_diagnosis
from gwasprivacy.release.ledger.positions import read_newest, require_newest
from gwasprivacy.release.prepared import PreparedRelease
from gwasprivacy.release.publication import Publication, require_nothing_private
from gwasprivacy.release.signing import SigningKey
from gwasprivacy.statement.derive import derive
from gwasprivacy.statement.release_facts import AccountFacts, ReleaseFacts
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.spending import Look, Quote
from gwasprivacy.study.identity import Overlap

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
        account=account_facts(known, n_other),
        **prepared_facts(prepared),
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


def require_permission(
    prepared: PreparedRelease, ledger_path: Path, out_dir: Path, key: SigningKey, *, force: bool = False
) -> ReleasePreview:
    """The preview of a release that may happen now, as far as can be told before the ledger is locked.

    Raises what :func:`preview` raises, and InvalidInput or PrivacyRefusal for the output folder, the signer, the approval.
    """
    prepared.policies.check_again(prepared.plan)
    prepared.policies.check_signer(key.key_id)
    require_nothing_private(out_dir, Ledger(ledger_path).path)
    require_title(prepared.plan)
    before = _preview_with_free_names(prepared, ledger_path, out_dir, force=force)
    check_approval(
        prepared.approval, prepared.policies, before.report.predicate, prepared.fingerprint, prepared.counted, key
    )
    return before


def check_again_under_lock(prepared: PreparedRelease, state: LedgerState, ledger: Path, out_dir: Path) -> None:
    """Under the ledger's lock, before anything is quoted."""
    require_newest(state, ledger, (out_dir,))
    prepared.policies.check_ledger(state.ledger_id, state.latest_date)
    check_unused(prepared.approval, state.ledger_id, state.latest_date, state.site)
    account = state.account(prepared.plan.account)
    known = account if account is not None else StudyAccount(study="", title=prepared.plan.title)
    facts = account_facts(known, state.n_other_accounts(account))
    check_account_of(prepared.approval, facts.to_json(prepared.plan))


def account_facts(account: StudyAccount, n_others: int) -> AccountFacts:
    return AccountFacts(n_others=n_others, n_merged=len(account.merged), elsewhere=account.elsewhere)


def prepared_facts(prepared: PreparedRelease) -> dict[str, Any]:
    """What the report says of what was prepared, of policies and of the approval."""
    approval = prepared.approval
    return {
        "n_candidates": prepared.n_candidates,
        "candidates_sha256": prepared.candidates_sha256,
        "power": prepared.power,
        "policy": prepared.policies.to_json(),
        "approval": None if approval is None else approval.to_json(),
    }


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
        if account.budget is not None and (account.budget.units, account.budget.guarantee) != (
            mine.units,
            mine.guarantee,
        ):
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
