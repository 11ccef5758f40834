"""Rows for a site's policy and approvals, and for debits that nothing came of."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

from gwasprivacy.release.ledger.ledger import Ledger
from gwasprivacy.release.ledger.site_rows import ApprovalOfRelease, PolicyInForce
from tests.release.ledger.test_ledger import REQUEST, A

POLICY = PolicyInForce(sha256="a" * 64, name="Registry rules 2026")
APPROVAL = ApprovalOfRelease(
    sha256="b" * 64,
    plan_sha256="0" * 64,
    key_id="c" * 64,
    name="Ana López",
    institution="Example Hospital",
    number="12",
)


def kinds(ledger: Ledger) -> list[str]:
    with sqlite3.connect(ledger.path) as connection:
        return [kind for (kind,) in connection.execute("SELECT json_extract(body, '$.kind') FROM rows ORDER BY seq")]


def test_a_policy_is_noted_when_it_is_another_one_and_an_approval_with_its_debit(ledger: Ledger) -> None:
    ledger.debit(REQUEST, A)
    ledger.debit(replace(REQUEST, policy=POLICY), A)
    debit = ledger.debit(replace(REQUEST, policy=POLICY, approval=APPROVAL), A)
    ledger.debit(REQUEST, A)  # the policy is gone
    assert kinds(ledger)[3:] == ["debit", "policy", "debit", "approval", "debit", "policy", "debit"]
    assert (debit.row.body["policy"], debit.row.body["approval"]) == ("a" * 64, "b" * 64)
    site = ledger.read().site
    assert site.policy.sha256 is None
    assert site.approvals == (APPROVAL,)
    assert site.has_used(APPROVAL)
    assert not site.has_used(replace(APPROVAL, sha256="d" * 64))


def test_a_ledger_that_knows_no_policy_has_no_such_rows(ledger: Ledger) -> None:
    ledger.debit(REQUEST, A)
    assert kinds(ledger) == ["ledger", "account", "budget", "debit"]


def test_a_failure_is_noted_once_and_never_after_a_publication(ledger: Ledger) -> None:
    first, second = ledger.debit(REQUEST, A), ledger.debit(REQUEST, A)
    ledger.publish(first, "e" * 64)
    for debit in (first, second, second):
        ledger.note_failed(debit.row.seq)
    assert kinds(ledger)[-2:] == ["published", "failed"]
    (account,) = ledger.read().accounts
    assert [release.failed is None for release in account.releases] == [True, False]
    assert account.spent_units == 2 * REQUEST.epsilon_units  # nothing is paid back


def test_a_report_that_turns_up_after_a_failure_counts_as_published(ledger: Ledger) -> None:
    debit = ledger.debit(REQUEST, A)
    ledger.note_failed(debit.row.seq)
    ledger.publish(debit, "e" * 64)
    (release,) = ledger.read().accounts[0].releases
    assert release.is_published
