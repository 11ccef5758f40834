"""Rows about what a site decides: which policy is in force, and which release somebody else has approved.

Both stand in the chain before the debit that they are for, in the same transaction, and the debit names them: a release that was made
under another policy, or without the approval that it asked for, cannot say otherwise later.  They follow from the site's files
and the request alone, never from a study's data.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gwasprivacy.base.strict_json import canonical_json
from gwasprivacy.release.ledger.ledger_chain import Row
from gwasprivacy.statement.approval import Approval


@dataclass(frozen=True, slots=True, kw_only=True)
class PolicyInForce:
    """A site's policy: the SHA-256 of its file's payload, and its name; ``sha256`` None: there is none any more."""

    sha256: str | None
    name: str | None = None


NO_POLICY = PolicyInForce(sha256=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class ApprovalOfRelease:
    """That somebody approved one release: the SHA-256 of what they signed and of the plan that it is for, the fingerprint of their
    key, and who they are as the list of trusted keys says.  ``number``: the approval's own, as the site counts."""

    sha256: str
    plan_sha256: str
    key_id: str
    name: str | None = None
    institution: str | None = None
    number: str | None = None

    @classmethod
    def of(cls, approval: Approval) -> ApprovalOfRelease:
        """As the rows keep an approval."""
        plan = hashlib.sha256(canonical_json(approval.request.report["plan"])).hexdigest()
        return cls(sha256=approval.sha256, plan_sha256=plan, key_id=approval.approver.key_id)


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteRows:
    """What a ledger's rows say: the policy of the last debit, and all approvals that were used, in order."""

    policy: PolicyInForce = NO_POLICY
    approvals: tuple[ApprovalOfRelease, ...] = ()

    def has_used(self, approval: ApprovalOfRelease) -> bool:
        """Whether a debit was made on this approval already: it is for one release."""
        return any(each.sha256 == approval.sha256 for each in self.approvals)


def read_site_rows(rows: Sequence[Row]) -> SiteRows:
    """Raises KeyError or TypeError for rows that this program does not write."""
    policy, approvals = NO_POLICY, []
    for row in rows:
        if row.body["kind"] == "policy":
            policy = PolicyInForce(sha256=row.body["sha256"], name=row.body["name"])
        elif row.body["kind"] == "approval":
            approvals.append(ApprovalOfRelease(**{name: row.body[name] for name in _OF_APPROVAL}))
    return SiteRows(policy=policy, approvals=tuple(approvals))


_OF_APPROVAL = ("sha256", "plan_sha256", "key_id", "name", "institution", "number")


def rows_before_debit(
    known: SiteRows, study: str, policy: PolicyInForce, approval: ApprovalOfRelease | None, date: str
) -> list[Mapping[str, Any]]:
    """The bodies that come before a debit of ``study``: the policy where it is another than at the last debit, then the approval."""
    bodies: list[Mapping[str, Any]] = []
    if policy.sha256 != known.policy.sha256:
        bodies.append({"kind": "policy", "sha256": policy.sha256, "name": policy.name, "date": date})
    if approval is not None:
        said = {name: getattr(approval, name) for name in _OF_APPROVAL}
        bodies.append({"kind": "approval", "study": study, **said, "date": date})
    return bodies
