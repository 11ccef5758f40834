"""Checks several reports, each by itself and then together.  Needs no ledger and no study."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.base.language import say, say_count
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.base.system_reasons import reason_of
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.release.keys.trusted import NOBODY, TrustList, require_somebody
from gwasprivacy.release.together.chain import Finding, Given, chain_findings, is_shown_by_hashes, without_copies
from gwasprivacy.release.together.totals import AccountTotal, account_totals
from gwasprivacy.release.verify import Verification, verify_report
from gwasprivacy.statement.public_keys import load_public_key

REPORT_ENDINGS = (".release.json", ".planning.json")
MOST_REPORTS = 2000


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckedFile:
    """One file: what came out, or why it could not be read at all.

    ``name``: its file name, with a number where several have the same; no folder is named, since that may be private.
    """

    path: Path
    name: str
    found: Verification | None = None
    error: InvalidInput | None = None

    @property
    def is_valid(self) -> bool:
        return self.found is not None and self.found.valid

    @property
    def is_without_policy(self) -> bool:
        """Whether it was held to a policy, and names none at all."""
        return self.found is not None and self.found.error is not None and self.found.error.code == "verify.no-policy"

    @property
    def verdict(self) -> str:
        """In a few words."""
        if self.found is None:
            return say("could not be read")
        if self.is_without_policy:
            return say("names no policy")
        if not self.found.was_checked:
            return say("not checked")
        if not self.found.valid:
            return say("not valid")
        if not self.found.is_confirmed:
            return say("valid; key not confirmed")
        return (
            say("a genuine planning report, not a release")
            if self.found.planning is not None
            else say("genuine and consistent")
        )

    @property
    def signer(self) -> str:
        """By whose key it was checked: the names of those that are trusted, else the key's fingerprint; "" for no signature that holds."""
        if self.found is None or not self.found.valid:
            return ""
        names = {each.key_id: each.words() for each in self.found.signers}
        return "; ".join(
            names.get(key_id, say("the key {digits}…", digits=key_id[:16])) for key_id in self.found.key_ids
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class LedgerTogether:
    """The reports of one ledger: in the order of their rows, what was found, what was spent.

    ``n_shown``: how many neighbours in that order are linked by their hashes alone; ``n_unlinked``: how many by nothing, since they
    are of different accounts; the others are linked by the lists in the reports.
    """

    ledger_id: str
    reports: tuple[Given, ...]
    findings: tuple[Finding, ...]
    accounts: tuple[AccountTotal, ...]
    n_shown: int
    n_unlinked: int = 0

    @property
    def is_consistent(self) -> bool:
        return not any(each.is_contradiction for each in self.findings) and not any(
            each.is_overspent for each in self.accounts
        )

    def link_words(self) -> str:
        """What links the reports to one another; "" where there is nothing to link, or where they contradict one another."""
        steps = len(self.reports) - 1
        if not self.is_consistent or not steps:
            return ""
        if self.n_shown == steps:
            return say("Each step from one report to the next is verified by the hashes in the reports.")
        if self.n_unlinked:
            return say(
                "Of the {steps} steps from one report to the next, {n} are verified by the hashes in the reports "
                "and {lists} by the signed lists of earlier releases. The others are between accounts, and "
                "nothing in the reports links them.",
                steps=steps,
                n=self.n_shown,
                lists=steps - self.n_shown - self.n_unlinked,
            )
        return say(
            "Of the {steps} steps from one report to the next, {n} are verified by the hashes in the reports, "
            "the others by the signed lists of earlier releases.",
            steps=steps,
            n=self.n_shown,
        )

    def words(self) -> str:
        """One sentence about the chain."""
        if not self.is_consistent:
            return say(
                "The reports of ledger {ledger} contradict one another: the ledger was altered or replaced.",
                ledger=self.ledger_id[:8],
            )
        return say_count(
            "The {n} reports of ledger {ledger} are consistent with one ledger to which rows were only added "
            "(rows {first} to {last}).",
            one="Ledger {ledger}: only one report (row {last}), so there is nothing to compare.",
            n=len(self.reports),
            ledger=self.ledger_id[:8],
            first=self.reports[0].row,
            last=self.reports[-1].row,
        )

    def to_json(self) -> dict[str, Any]:
        return {
            "ledger": self.ledger_id,
            "consistent": self.is_consistent,
            "words": self.words(),
            "reports": [
                {"report": each.file, "row": each.row, "head": each.head, "study": each.study, "number": each.number}
                for each in self.reports
            ],
            "linked_by_hashes": self.n_shown,
            "findings": [each.to_json() for each in self.findings],
            "accounts": [each.to_json() for each in self.accounts],
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Together:
    """What came out for ``files``, and for the ``ledgers`` of the valid releases among them.

    ``has_policy``: whether each was held to a policy, so that the valid ones comply with it.
    """

    files: tuple[CheckedFile, ...]
    ledgers: tuple[LedgerTogether, ...]
    has_policy: bool = False

    @property
    def is_valid(self) -> bool:
        """Whether each file is valid, and no two contradict one another."""
        return all(each.is_valid for each in self.files) and all(each.is_consistent for each in self.ledgers)

    @property
    def valid(self) -> list[Verification]:
        return [each.found for each in self.files if each.found is not None and each.found.valid]

    def summary(self) -> str:
        """What somebody should know who reads one sentence."""
        n, valid = len(self.files), len(self.valid)
        if valid < n:
            first = say(
                "{valid} of {n} reports are genuine and consistent; do not rely on the others.", valid=valid, n=n
            )
        else:
            first = say_count(
                "All {n} reports are genuine and consistent.", one="The report is genuine and consistent.", n=n
            )
        if unconfirmed := sum(not each.is_confirmed for each in self.valid):
            first += " " + say_count(
                "Of {n} it is not confirmed whose key signed it.",
                one="Of one it is not confirmed whose key signed it.",
                n=unconfirmed,
            )
        if without := sum(each.is_without_policy for each in self.files):
            first += " " + say_count(
                "{n} name no policy: the one that was given was not in force where they were made.",
                one="One names no policy: the one that was given was not in force where it was made.",
                n=without,
            )
        if self.has_policy and valid:
            first += " " + say("The genuine ones comply with the policy that was given.")
        if not all(each.is_consistent for each in self.ledgers):
            return f"{first} " + say(
                "They contradict one another: an older copy of a ledger was restored, or two copies were used in "
                "parallel."
            )
        if len(self.ledgers) > 1:
            return f"{first} " + say(
                "They are of {n} ledgers; anyone in studies of several of them loses privacy to each (the ε add up).",
                n=len(self.ledgers),
            )
        if self.ledgers and len(self.ledgers[0].reports) > 1:
            return f"{first} " + say("The genuine ones are consistent with one ledger to which rows were only added.")
        return first

    def to_json(self) -> dict[str, Any]:
        return {
            "consistent": all(each.is_consistent for each in self.ledgers),
            "summary": self.summary(),
            "ledgers": [each.to_json() for each in self.ledgers],
        }


def reports_among(paths: Sequence[Path]) -> list[Path]:
    """``paths`` with each folder's reports, and those of the folders in it, in its place; each once.

    Raises InvalidInput for a folder without any, and for more reports than anybody reads.
    """
    found: dict[Path, None] = {}
    for path in paths:
        inside = [path]
        if path.is_dir():
            inside = _reports_in(path)
            if not inside:
                raise InvalidInput(
                    "There is no report in the folder {folder}.",
                    code="together.no-report",
                    remedy=Remedy.GIVE_REPORTS,
                    folder=path,
                )
        found.update(dict.fromkeys(inside))
    if len(found) > MOST_REPORTS:
        raise InvalidInput(
            "There are {given} reports; at most {most} are checked together.",
            code="together.too-many",
            given=len(found),
            most=MOST_REPORTS,
        )
    return list(found)


def _reports_in(folder: Path) -> list[Path]:
    """The reports in ``folder`` and the folders in it, links aside; and each folder that cannot be looked through, to be told.

    Folders in folders may be deeper than a function may call itself.
    """
    found, waiting = [], [folder]
    while waiting:
        here = waiting.pop()
        try:
            with os.scandir(here) as entries:
                for each in entries:
                    if each.name.endswith(REPORT_ENDINGS):
                        found.append(here / each.name)
                    if each.is_dir(follow_symlinks=False):
                        waiting.append(here / each.name)
        except OSError:
            found.append(here)
    return sorted(found)


def verify_together(
    reports: Sequence[Path],
    *key_paths: Path,
    strict: bool = False,
    trusted: TrustList = NOBODY,
    policy: Path | None = None,
    policy_key: Path | None = None,
    work: Work = UNWATCHED,
) -> Together:
    """Check each of ``reports`` as :func:`verify_report`, then what they say together.

    A file that cannot be read has an error in its place.  Raises InvalidInput where the keys are the trouble, Cancelled.
    """
    if not key_paths:
        require_somebody(trusted)
    for key_path in key_paths:
        with contextlib.suppress(VerificationFailed):  # which every report then says
            load_public_key(key_path)
    files, names = [], _names(reports)
    for place, path in enumerate(reports):
        work.progress(say("Verifying the reports"), place, len(reports))
        work.check()
        files.append(_checked(path, names[place], key_paths, strict, trusted, policy, policy_key))
    return Together(files=tuple(files), ledgers=ledgers_of(files), has_policy=policy is not None)


def _checked(
    path: Path,
    name: str,
    key_paths: Sequence[Path],
    strict: bool,
    trusted: TrustList,
    policy: Path | None,
    policy_key: Path | None,
) -> CheckedFile:
    try:
        _require_open(path)
        found = verify_report(path, *key_paths, strict=strict, trusted=trusted, policy=policy, policy_key=policy_key)
        return CheckedFile(path=path, name=name, found=found)
    except InvalidInput as error:
        return CheckedFile(path=path, name=name, error=error)


def _require_open(path: Path) -> None:
    """Raise InvalidInput for a folder that cannot be looked through."""
    try:
        if path.is_dir():
            os.scandir(path).close()
    except OSError as error:
        raise InvalidInput(
            "The folder {folder} cannot be read: {reason}.",
            code="together.closed-folder",
            remedy=Remedy.CHECK_PERMISSIONS_OR_FOLDER,
            folder=path,
            reason=reason_of(error),
        ) from None


def ledgers_of(files: Sequence[CheckedFile]) -> tuple[LedgerTogether, ...]:
    """The ledgers of the valid releases among ``files``, in the order of their first report."""
    by_ledger: dict[str, list[Given]] = {}
    for each in files:
        report = None if each.found is None else each.found.report
        if report is not None:
            given = Given(file=each.name, report=report)
            by_ledger.setdefault(given.ledger_id, []).append(given)
    return tuple(_ledger(ledger_id, given) for ledger_id, given in by_ledger.items())


def _ledger(ledger_id: str, given: Sequence[Given]) -> LedgerTogether:
    reports = without_copies(given)
    return LedgerTogether(
        ledger_id=ledger_id,
        reports=tuple(reports),
        findings=tuple(chain_findings(given)),
        accounts=tuple(account_totals(given)),
        n_shown=sum(is_shown_by_hashes(*pair) for pair in pairwise(reports)),
        n_unlinked=sum(
            one.study != other.study and not is_shown_by_hashes(one, other) for one, other in pairwise(reports)
        ),
    )


def _names(paths: Sequence[Path]) -> list[str]:
    """Each file's name, with a number where several have the same."""
    names = [path.name for path in paths]
    return [
        name
        if names.count(name) == 1
        else say("{name} (no. {number})", name=name, number=names[:place].count(name) + 1)
        for place, name in enumerate(names)
    ]
