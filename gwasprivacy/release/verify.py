"""Verifying a report: signature, form, and whether its numbers follow from the plan inside.  Needs no study, no ledger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gwasprivacy.base.errors import VerificationFailed
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.sentences import tell
from gwasprivacy.base.strict_json import read_bytes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.power import power_in, short_power
from gwasprivacy.release.keys.trusted import NOBODY, TrustedKey, TrustList, require_somebody
from gwasprivacy.statement.check import AnyReport, opened, read
from gwasprivacy.statement.envelope import OpenedEnvelope, holding_signatures
from gwasprivacy.statement.exact.report_on_exact_results import RiskReport
from gwasprivacy.statement.facts import unbound_sentence
from gwasprivacy.statement.files.files_beside import FileBeside, check_files
from gwasprivacy.statement.files.report_in_pdf import report_in
from gwasprivacy.statement.kinds import PLANNING, RELEASE, risk_kind
from gwasprivacy.statement.planning.plan_beside import check_plan_file
from gwasprivacy.statement.planning.planning_statement import PlanningReport
from gwasprivacy.statement.public_keys import PublicKey, load_public_key
from gwasprivacy.statement.report import Report
from gwasprivacy.statement.signer import signer_in

_SLIPS = frozenset(
    {
        "verify.is-private-key",
        "verify.not-a-public-key",
        "signing.not-ed25519",
        "verify.pdf-without-report",
        "verify.nobody-trusted",
    }
)
"""Failures that say nothing of a report: its reader gave another file than was asked for, or does not have its signer's key."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verification:
    """What came out.  ``reason``: one sentence.  ``key_id``: the key's fingerprint, None if there is no usable key.

    ``key_ids``: of the given keys those whose signatures hold; ``n_unchecked_signatures``: how many others there are.
    ``report``: what a valid release report says; ``planning``: what a valid planning report says; ``risk``: what a valid report on
    exact results says; None otherwise.
    ``signers``: of ``key_ids`` those that are trusted, with their names.  ``oversight``: what a release says of its site's policy and of
    who approved it, a sentence each.
    ``beside``: the files that belong to it.  ``error``: why it is not valid, for a front end's own words.
    """

    valid: bool
    reason: str
    key_id: str | None = None
    key_ids: tuple[str, ...] = ()
    n_unchecked_signatures: int = 0
    report: Report | None = None
    beside: tuple[FileBeside, ...] = ()
    planning: PlanningReport | None = None
    risk: RiskReport | None = None
    error: VerificationFailed | None = None
    signers: tuple[TrustedKey, ...] = ()
    oversight: tuple[str, ...] = ()

    @property
    def read(self) -> AnyReport | None:
        """The valid report, of whatever kind."""
        return self.report or self.planning or self.risk

    @property
    def is_confirmed(self) -> bool:
        """Whether it is known whose key it was checked with: whoever mails a report can mail a key."""
        return bool(self.signers)

    @property
    def was_checked(self) -> bool:
        """Whether it could be checked at all; else a key or the report is missing, which is no word against the report."""
        return self.error is None or self.error.code not in _SLIPS

    @property
    def files(self) -> tuple[str, ...]:
        """A sentence for each file beside the report."""
        return tuple(each.words for each in self.beside)

    def has_checked(self, path: Path) -> bool:
        """Whether the file ``path`` beside the report was compared with it and is the one that was signed."""
        return any(each.is_checked and each.path == path for each in self.beside)

    @property
    def statement(self) -> dict[str, Any] | None:
        """The predicate of a valid report."""
        return None if self.read is None else self.read.predicate

    @property
    def payload_sha256(self) -> str | None:
        return None if self.read is None else self.read.payload_sha256


def verify_report(
    report_path: Path,
    *key_paths: Path,
    strict: bool = False,
    trusted: TrustList = NOBODY,
    policy: Path | None = None,
    policy_key: Path | None = None,
) -> Verification:
    """Check a report with public keys, of which one at least must have signed it: those in ``key_paths``, or, without any, the
    ``trusted`` ones, which name the signers in either case.

    ``policy``: a site's, which the report must name and keep, a planning report's plan only keep; ``policy_key`` must have signed it.
    ``strict``: no signature may be left that none of the keys made, and each of the keys in ``key_paths`` must have signed.
    Raises InvalidInput only when a file cannot be read at all, or where there is no key to check with.
    """
    if not key_paths:
        require_somebody(trusted)
    report_path = Path(report_path)
    data = read_bytes(report_path, Phrase("a report"))
    for key_path in key_paths:
        read_bytes(Path(key_path), Phrase("a public key"))
    key_id = None
    try:
        keys = [load_public_key(Path(key_path)) for key_path in key_paths]
        key_id = keys[0].key_id if keys else None
        envelope = opened(report_in(data))
        keys = keys or _trusted_signers(envelope, trusted)
        held = holding_signatures(envelope, keys)
        key_id = held[0]
        if strict:
            _check_signers(envelope, keys, held)
        found = read(envelope, held)
        if isinstance(found, Report):
            reason, oversight = _of_release(found, policy, policy_key, held)
            beside = check_files(found, report_path.parent, report_path)
        elif isinstance(found, PlanningReport):
            reason, oversight = _of_planning(found, policy, policy_key), ()
            beside = check_plan_file(found, report_path.parent, report_path)
        else:
            reason, oversight, beside = _of_exact_results(policy), (), ()
    except VerificationFailed as error:
        return Verification(valid=False, reason=str(error), key_id=key_id, error=error)
    kind = RELEASE if isinstance(found, Report) else PLANNING if isinstance(found, PlanningReport) else risk_kind()
    unbound = unbound_sentence([each for each in kind.facts if each.is_in(found.predicate)])
    reason += [unbound, *for_a_board(found.plan, found.predicate), *_other_signatures(envelope, keys, held)]
    return Verification(
        valid=True,
        reason=" ".join(reason),
        key_id=key_id,
        key_ids=held,
        n_unchecked_signatures=len(envelope.signatures) - len(held),
        report=found if isinstance(found, Report) else None,
        planning=found if isinstance(found, PlanningReport) else None,
        risk=found if isinstance(found, RiskReport) else None,
        beside=beside,
        signers=tuple(each for key in held if (each := trusted.of(key)) is not None),
        oversight=oversight,
    )


def _of_release(
    report: Report, policy: Path | None, policy_key: Path | None, held: Sequence[str]
) -> tuple[list[str], tuple[str, ...]]:
    """What is said of a release, and of that what its site's policies and who approved it are.  Raises VerificationFailed."""
    if policy is not None:
        from gwasprivacy.release.policy.report_policy import check_policy_of  # a policy is seldom given

        check_policy_of(report, policy, policy_key, held)
    said = tell("verified.release")
    oversight = _oversight(report, policy is not None)
    return [said, *oversight], tuple(oversight)


def _of_planning(report: PlanningReport, policy: Path | None, policy_key: Path | None) -> list[str]:
    """What is said of a planning report.  Raises VerificationFailed."""
    said = [tell("verified.planning-report")]
    if policy is not None:
        from gwasprivacy.release.policy.report_policy import check_policy_of_plan

        check_policy_of_plan(report, policy, policy_key)
        said.append(tell("verified.keeps-policy-for-plans"))
    return said


def _of_exact_results(policy: Path | None) -> list[str]:
    """What is said of a report on exact results."""
    said = [tell("verified.exact-results")]
    if policy is not None:
        said.append(tell("verified.not-held-to-policy"))
    return said


def _oversight(report: Report, is_checked: bool) -> list[str]:
    """What it says of its site's policies and of who approved it."""
    named, approval = report.predicate["policy"] or (), report.predicate["approval"]
    said = []
    if is_checked:
        said.append(tell("verified.complies-with-policy"))
    elif named:
        said.append(tell("verified.policy-not-given", site=named[0]["site"], digest=named[0]["sha256"]))
    else:
        said.append(tell("verified.no-policy"))
    if approval is not None:
        said.append(tell("verified.approved", day=approval["date"], key=approval["approver"]))
    return said


def for_a_board(plan: Plan | None, predicate: Mapping[str, Any]) -> list[str]:
    """What the signer says of themselves and of the study, and what of it nobody can check here."""
    signer, power = signer_in(predicate), power_in(predicate)
    said = []
    if signer is not None:
        said.append(tell("verified.signer", signer=signer.words()))
    if plan is None:
        return said
    design = plan.design
    if design.ethics_approval is not None:
        said.append(tell("verified.ethics-approval", number=design.ethics_approval))
    if design.genome_build is not None:
        said.append(tell("verified.genome-build", build=design.genome_build.value))
    if power is not None:
        said.append(tell("verified.power-stated", power=short_power(power)))
    return said


def _trusted_signers(envelope: OpenedEnvelope, trusted: TrustList) -> list[PublicKey]:
    """Of the trusted keys those that a signature names.  Raises VerificationFailed where there is none."""
    keys = [each.key for each in trusted.keys if each.key_id in envelope.signatures]
    if not keys:
        raise VerificationFailed("verify.nobody-trusted")
    return keys


def _check_signers(envelope: OpenedEnvelope, keys: Sequence[PublicKey], held: Sequence[str]) -> None:
    """Raise VerificationFailed unless the report has the signatures of ``keys`` and no others."""
    others = len(envelope.signatures) - len(held)
    if others:
        raise VerificationFailed("verify.foreign-signatures", others=others, all=len(envelope.signatures))
    if missing := len({key.key_id for key in keys}) - len(held):
        raise VerificationFailed("verify.missing-signatures", missing=missing)


def _other_signatures(envelope: OpenedEnvelope, keys: Sequence[PublicKey], held: Sequence[str]) -> list[str]:
    """What is said of signatures that were not checked, and of keys that made none."""
    said = []
    if others := len(envelope.signatures) - len(held):
        said.append(tell("verified.more-signatures", n=others))
    if missing := len({key.key_id for key in keys}) - len(held):
        said.append(tell("verified.did-not-sign", n=missing))
    return said
