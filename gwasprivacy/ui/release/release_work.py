"""What the Release tab does on a worker thread: open, prepare, look into the ledger, make a key, publish."""

from __future__ import annotations

import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from gwasprivacy.base.crash_log import write_crash_log
from gwasprivacy.base.errors import GwasPrivacyError, InvalidInput
from gwasprivacy.base.language import say
from gwasprivacy.base.safe_files import write_atomic
from gwasprivacy.base.text_files import file_digest
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_fields import needs_recount
from gwasprivacy.plan.plan_rules import check_plan
from gwasprivacy.release.frequent_snps import frequent_snps
from gwasprivacy.release.known_panels import KnownPeople
from gwasprivacy.release.ledger.accounts import StudyAccount
from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.release_service import (
    PreparedRelease,
    ReleaseOutcome,
    ReleasePreview,
    prepare_release,
    preview,
    publish,
)
from gwasprivacy.release.signing import doubtful_key, generate_key, is_encrypted, load_signing_key, write_key_pair
from gwasprivacy.statement.files.output_files import file_stem
from gwasprivacy.study.design import GenomeBuild
from gwasprivacy.study.formats.registry import callers_may_write, format_of
from gwasprivacy.study.formats.several_files import is_pattern
from gwasprivacy.study.formats.stated_build import proposed_build
from gwasprivacy.study.genome_build import require_build
from gwasprivacy.study.public_lists.public_list import read_public_list
from gwasprivacy.study.stratum import Stratum
from gwasprivacy.study.study_files import StudyFiles
from gwasprivacy.study.tables import counts_not_ref
from gwasprivacy.study.trait_study import TraitStudy
from gwasprivacy.ui.release.budget_bar import BudgetShares
from gwasprivacy.ui.shell.error_words import error_words
from gwasprivacy.ui.widgets.study_views import view_of, view_of_people


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyFacts:
    """What may be shown of an opened study: its form, never its contents.  ``notes``: how the files were read.
    ``may_be_called``: a kind of file whose sites a variant caller may have written because of who takes part.
    ``may_have_probabilities``: a kind of file that can hold genotype probabilities.  ``n_participants``: of a study of a trait, which
    has no cases and no controls.  ``genome_build``: what its contigs and positions say."""

    file_name: str
    format_name: str
    n_snps: int
    notes: tuple[str, ...]
    n_cases: int = 0
    n_controls: int = 0
    may_be_called: bool = False
    may_have_probabilities: bool = False
    strata: tuple[Stratum, ...] = ()
    n_participants: int | None = None
    genome_build: GenomeBuild | None = None

    @property
    def sizes(self) -> dict[str, Any]:
        """The fields of a design that say how many people there are."""
        return {**view_of_people(self).sizes(self), "strata": self.strata}


class KeyProblem(InvalidInput):
    """The signing key cannot be opened; nothing was spent."""


def open_facts(source: StudyFiles, *, work: Work = UNWATCHED) -> StudyFacts:
    """Open a study far enough to say what it is.  Raises InvalidInput."""
    study = source.open(work=work)
    file_name = source.path.name if is_pattern(source.path) else study.path.name
    kind, build = format_of(study.path), proposed_build(study.path, study.variants)
    may_have_probabilities = kind is not None and kind.open_probabilities is not None
    may_be_called = callers_may_write(source.path) or counts_not_ref(study.variants)
    people: dict[str, Any]
    if not isinstance(study, TraitStudy):
        cells = zip(study.strata, study.sizes.strata, strict=bool(study.strata))
        strata = [Stratum(name=name, n_cases=r, n_controls=s) for name, (r, s) in cells if name and (r or s)]
        people = {"n_cases": study.n_cases, "n_controls": study.n_controls}
    else:
        strata = [
            Stratum(name=name, n_participants=n_people)
            for name, n_people in zip(study.strata, study.sizes.strata, strict=bool(study.strata))
        ]
        people = {"n_participants": study.n_participants}
        balanced = None if study.balance is None else study.balance.groups
        if balanced is not None:
            people = dict(zip(("n_cases", "n_controls"), balanced.strata[0], strict=True))
    return StudyFacts(
        file_name=file_name,
        format_name=study.format_name,
        n_snps=len(study.variants),
        notes=tuple(study.notes),
        may_be_called=may_be_called,
        may_have_probabilities=may_have_probabilities,
        genome_build=build,
        strata=tuple(strata),
        **people,
    )


def known_people(source: StudyFiles | None, ledger: Path | None) -> KnownPeople:
    """Whose people are no panel of simulations: the open study's, and those of the studies of a ledger that exists."""
    there = ledger if ledger is not None and ledger.exists() else None
    if source is None:
        return KnownPeople(ledger=there)
    return KnownPeople(
        ledger=there,
        study=source.path,
        phenotype=source.phenotype,
        phenotype_name=source.phenotype_name,
        case_code=source.case_code,
        leave_out=source.leave_out,
        keep=source.keep,
        remove=source.remove,
    )


def list_digest(path: Path, *, work: Work = UNWATCHED) -> str:
    """The SHA-256 of a public list of SNPs that can be read.  Raises InvalidInput."""
    if path.name.endswith(".release.json"):
        raise InvalidInput("public-list.unverified-report", path=path)
    read_public_list(path, work=work)
    return file_digest(path, work=work)


def make_panel_list(
    panel: Path | None,
    least: float,
    known: KnownPeople,
    path: Path,
    *,
    work: Work = UNWATCHED,
) -> str:
    """Write a list of the SNPs that are common enough in a panel to ``path``; its SHA-256.  Raises InvalidInput, PrivacyRefusal."""
    found = frequent_snps(panel, least, known, work=work)
    write_atomic(path, found.table, force=True)  # the dialog has asked
    return list_digest(path, work=work)


def prepare(
    plan: Plan,
    source: StudyFiles,
    base: Path | None,
    *,
    work: Work = UNWATCHED,
) -> PreparedRelease:
    """Check, count and score; nothing is spent or drawn.  Raises InvalidInput, InvalidPlan, PrivacyRefusal."""
    return prepare_release(plan, view_of(plan.design).files(source), base=base, work=work)


def _fits(build: GenomeBuild | None, prepared: PreparedRelease) -> bool:
    try:
        require_build(build, prepared.variants)
    except GwasPrivacyError:
        return False
    return True


def with_new_words(prepared: PreparedRelease, plan: Plan) -> PreparedRelease | None:
    """``prepared`` for a plan that differs only in what was not counted; None for others, where the study's positions contradict
    the genome build, and for one that cannot be had: preparing anew says why."""
    before = prepared.plan
    if needs_recount(before, plan) or not _fits(plan.design.genome_build, prepared):
        return None
    try:
        checked = check_plan(plan)
    except GwasPrivacyError:
        return None
    power = prepared.power if plan.scenario == before.scenario else None
    return replace(prepared, plan=checked, name=file_stem(plan.title), power=power)


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerView:
    """A ledger as this release meets it.

    ``preview`` is None where the release is refused, with the reason in ``refusal``.  ``shares``: None where not even the
    ledger could be read.  ``account``: this study's releases so far.
    """

    preview: ReleasePreview | None
    refusal: GwasPrivacyError | None
    shares: BudgetShares | None
    account: StudyAccount | None
    is_new: bool


def look_at_ledger(
    prepared: PreparedRelease,
    path: Path | None,
    *,
    work: Work = UNWATCHED,
) -> LedgerView:
    """What is left for this study in the ledger ``path`` (None: in a new one), and what the report will say.

    Changes nothing.  Raises LedgerUnavailable when the ledger cannot be read, else tells refusals in the view.
    """
    work.progress(say("Reading the ledger"), 0, 1)
    nowhere = Path("new.gwasledger.not-yet")
    ledger = Ledger(nowhere if path is None else path)
    account: StudyAccount | None = None
    is_new = path is None or not ledger.exists()
    if not is_new:
        account = ledger.read().account(prepared.request().account)
    work.check()
    try:
        shown = preview(prepared, ledger.path)
    except GwasPrivacyError as error:
        return LedgerView(
            preview=None,
            refusal=error,
            shares=_shares_of(account, prepared),
            account=account,
            is_new=is_new,
        )
    quote = shown.quote
    shares = BudgetShares(
        total=from_units(quote.spent_units + quote.cost_units + quote.left_units),
        spent=from_units(quote.spent_units),
        cost=from_units(quote.cost_units),
    )
    return LedgerView(preview=shown, refusal=None, shares=shares, account=account, is_new=is_new)


def _shares_of(account: StudyAccount | None, prepared: PreparedRelease) -> BudgetShares | None:
    """The bar of a refused release, in the plan's own ε."""
    if account is None or account.budget is None:
        return None
    left = account.left_for(prepared.request().parts)
    return BudgetShares(
        total=from_units(account.spent_units + left),
        spent=from_units(account.spent_units),
        cost=from_units(to_units(prepared.plan.epsilon)),
    )


def make_key(prefix: Path, passphrase: str, *, work: Work = UNWATCHED) -> tuple[Path, Path]:
    """A new key pair, (private, public) files.  Raises InvalidInput; nothing is replaced."""
    work.progress(say("Making a key"), 0, 1)
    return write_key_pair(generate_key(), prefix, passphrase)


def needs_passphrase(path: Path) -> bool:
    """Whether a key file is encrypted.  Raises InvalidInput when it cannot be read."""
    return is_encrypted(path)


def doubt_about_key(path: Path) -> GwasPrivacyError | None:
    """What to tell of a key file whose damage would go unnoticed; None if all is well.  Raises InvalidInput."""
    return doubtful_key(path)


def draw_and_publish(
    prepared: PreparedRelease,
    ledger_path: Path,
    key_path: Path,
    passphrase: str,
    folder: Path,
    *,
    work: Work = UNWATCHED,
) -> ReleaseOutcome:
    """Open the key, debit, draw once, sign, write, with the PDF.  Raises KeyProblem before anything is spent."""
    work.progress(say("Opening the key"), 0, 1)
    try:
        key = load_signing_key(key_path, passphrase or None)
    except GwasPrivacyError as error:
        raise error.as_kind(KeyProblem) from None
    outcome = publish(prepared, ledger_path, key, folder, work=work)
    return replace(outcome, warnings=(*outcome.warnings, *_write_pdf(outcome)))


def _write_pdf(outcome: ReleaseOutcome) -> tuple[str, ...]:
    """Write the PDF of a release, which is done and valid without it; what could not be done is returned in words."""
    from gwasprivacy.rendering.report_files import render_pdf

    try:
        render_pdf(outcome.report, outcome.pdf_path)
    except GwasPrivacyError as error:
        why = error_words(error)
    except Exception:  # whatever it is must not hide what was spent and written
        why = say("a bug in this program; the log is {log}.", log=write_crash_log(sys.exc_info()))
    else:
        return ()
    return (say("The report is written and valid, but its PDF is missing: {error}", error=why),)
