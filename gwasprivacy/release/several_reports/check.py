"""Checks several reports, each by itself and then together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from gwasprivacy.base.language import say, say_count
from gwasprivacy.release.several_reports.chain import Finding, Given, chain_findings, is_shown_by_hashes, without_copies
from gwasprivacy.release.several_reports.checked_files import CheckedFile
from gwasprivacy.release.several_reports.totals import AccountTotal, account_totals
from gwasprivacy.release.verify import Verification

MOST_NAMED = 8
"""Files of one kind that a sentence names."""


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
        return not self.contradictions()

    def contradictions(self) -> list[str]:
        """What no ledger that only grew can have made, and what none would have spent, a sentence or two each."""
        findings = [each.words for each in self.findings if each.is_contradiction]
        return findings + [each.words() for each in self.accounts if each.is_overspent]

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

    def contradictions(self) -> list[str]:
        """Of all ledgers."""
        return [words for ledger in self.ledgers for words in ledger.contradictions()]

    @property
    def valid(self) -> list[Verification]:
        return [each.found for each in self.files if each.found is not None and each.found.valid]

    def summary(self) -> str:
        """What somebody should know who reads one sentence."""
        n, valid = len(self.files), len(self.valid)
        if valid < n:
            good = [each.name for each in self.files if each.is_valid]
            if good:
                first = say_count(
                    "{n} of {all} reports are genuine and consistent: {names}.",
                    one="1 of {all} reports is genuine and consistent: {names}.",
                    n=valid,
                    all=n,
                    names=_named(good),
                )
            else:
                first = say_count(
                    "None of the {n} reports is genuine and consistent.",
                    one="The report is not genuine and consistent.",
                    n=n,
                )
            bad = [
                say("{file} ({verdict})", file=each.name, verdict=each.verdict)
                for each in self.files
                if not each.is_valid
            ]
            first += " " + say("Do not rely on {names}.", names=_named(bad))
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


def _named(names: Sequence[str]) -> str:
    """The first of many; each is in the list of files."""
    if len(names) <= MOST_NAMED:
        return ", ".join(names)
    few = ", ".join(names[:MOST_NAMED])
    return say("{names} and {n} more", names=few, n=len(names) - MOST_NAMED)


def together_of(files: Sequence[CheckedFile], *, has_policy: bool = False) -> Together:
    """What files that were checked say together; ``has_policy``: each was held to one."""
    return Together(files=tuple(files), ledgers=ledgers_of(files), has_policy=has_policy)


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
