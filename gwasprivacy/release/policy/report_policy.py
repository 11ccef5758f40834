"""Whether a report keeps a policy that a verifier has: the one that it names, and every rule of it; and whether a plan would."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput, PrivacyRefusal, VerificationFailed
from gwasprivacy.membership.epsilon_units import to_units
from gwasprivacy.release.policy.policy import Policy, all_of
from gwasprivacy.release.policy.signed_policy import PolicyFile, read_policy, with_signature_of
from gwasprivacy.statement.planning.planning_statement import PlanningReport
from gwasprivacy.statement.public_keys import load_public_key
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.told_by_reports import quote_of


def check_policy_of(report: Report, path: Path, key: Path | None, signers: Sequence[str]) -> Policy:
    """The policy in the file ``path``, once ``report`` names it and keeps its rules.

    ``key``: the officer's public key, which must have signed the policy.  ``signers``: ids of the keys whose signatures
    over the report hold.  Raises VerificationFailed; InvalidInput where a file cannot be read or the key is missing.
    """
    file, key_id = _signed_by(path, key)
    all_named = report.predicate.get("policy") or ()
    if not all_named:
        raise VerificationFailed("verify.no-policy")
    named = [each for each in all_named if each["sha256"] == file.sha256]
    if not named:
        raise VerificationFailed("verify.other-policy")
    if any(each["key_id"] != key_id for each in named):
        raise VerificationFailed("verify.other-officer")
    if any(each["site"] != file.policy.site for each in named):
        raise VerificationFailed("verify.other-site")
    try:
        _check_rules(report, file.policy, signers)
    except PrivacyRefusal as problem:
        raise VerificationFailed("verify.breaks-policy", problem=problem) from None
    return file.policy


def check_policy_of_plan(report: PlanningReport, path: Path, key: Path | None) -> Policy:
    """The policy in the file ``path``, once the plan in ``report``, and each release that it plans, keeps its rules for plans.

    Which ledger, whose signature, whose approval and which day only a release has.  ``key``, errors: as for :func:`check_policy_of`.
    """
    file, _ = _signed_by(path, key)
    plans = [each.plan(report.plan) for each in report.releases]
    broken = [problem for plan in plans for problem in file.policy.broken_by(plan)]
    if broken:
        once = list({str(each): each for each in broken}.values())
        raise VerificationFailed("verify.plan-breaks-policy", problem=all_of(once))
    return file.policy


def _signed_by(path: Path, key: Path | None) -> tuple[PolicyFile, str]:
    """The policy's file and the id of the key that signed it.  Raises VerificationFailed, InvalidInput."""
    file = read_policy(path)
    if key is None:
        raise InvalidInput("policy.no-key-to-verify", path=path)
    try:
        return file, with_signature_of(file, load_public_key(key)).key_id
    except PrivacyRefusal as error:
        raise error.as_kind(VerificationFailed) from None


def _check_rules(report: Report, policy: Policy, signers: Sequence[str]) -> None:
    predicate, plan = report.predicate, report.plan
    policy.check(plan)
    policy.check_day(predicate["release"]["date"])
    policy.check_ledger(predicate["ledger"]["id"])
    if policy.signers is not None and not set(signers) & set(policy.signers):
        policy.check_signer(signers[0])
    approval = predicate.get("approval")
    if policy.approvers is not None and (approval is None or approval["approver"] not in policy.approvers):
        raise PrivacyRefusal("approval.missing")
    if approval is not None:
        policy.check_approval_days(approval["date"], approval["valid_until"])
    budget, most = predicate["budget"], policy.most_units(plan)
    if most is None:
        return
    factor = quote_of(plan, predicate).cost_units // to_units(plan.epsilon)
    if to_units(budget["spent_in_all"]) > factor * most:
        raise PrivacyRefusal("policy.spent-in-all")
