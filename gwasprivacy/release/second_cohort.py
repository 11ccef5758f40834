"""The SNPs that a verified report published, as the public list of a study of other people."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput, VerificationFailed
from gwasprivacy.base.language import in_source, say_count
from gwasprivacy.base.list_digests import check_digest
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.strict_json import read_bytes
from gwasprivacy.plan.plan import Plan
from gwasprivacy.statement.check_release import check_report
from gwasprivacy.statement.public_keys import PublicKey, fingerprint
from gwasprivacy.study.design import CandidateList, GenotypeFilter, placed


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedSnps:
    """``names``: the SNPs of a verified report, in its order; ``origin``: where they come from, in words; ``sha256``: of its file;
    ``key``: the public key that signed it, in hexadecimal."""

    names: tuple[str, ...]
    origin: str
    sha256: str
    key: str


def reported_snps(path: Path, key: PublicKey) -> ReportedSnps:
    """The SNPs of the report ``path``, which ``key`` must have signed.

    Raises VerificationFailed for one that does not hold, InvalidInput for one that cannot be read or published no SNP.
    """
    data = read_bytes(path, Phrase("a report"))
    report = check_report(data, key)
    if report.plan.design.publishes_loci:
        raise InvalidInput("public-list.report-of-loci", path=path)
    names = tuple(snp.name for snp in report.snps or ())
    if not names:
        raise InvalidInput("second-cohort.no-snp", path=path)
    return ReportedSnps(
        names=names,
        origin=_origin(len(names), report.payload_sha256 or ""),
        sha256=hashlib.sha256(data).hexdigest(),
        key=public_to_hex(key),
    )


def require_signed_list(candidates: CandidateList, base: Path | None) -> None:
    """Check a list that is a report once more, in full: its bytes, and the signature by the key that the plan pins.

    Plans that pin no key are as they were.  ``base``: the plan's folder.  Raises InvalidInput for other bytes than the plan's,
    VerificationFailed.
    """
    if candidates.report_key is None or candidates.path is None:
        return
    path = placed(candidates.path, base)
    check_digest(path, candidates.sha256)
    try:
        check_report(read_bytes(path, Phrase("a report")), public_from_hex(candidates.report_key))
    except VerificationFailed as error:
        raise VerificationFailed("second-cohort.signature", path=path) from error


@in_source()
def _origin(n_snps: int, payload_sha256: str) -> str:
    return say_count(
        "the {n} SNPs that a signed report about other people published; SHA-256 of its payload: {digest}",
        one="the SNP that a signed report about other people published; SHA-256 of its payload: {digest}",
        n=n_snps,
        digest=payload_sha256,
    )


def second_cohort(plan: Plan, found: ReportedSnps, path: str) -> Plan:
    """``plan`` about the SNPs of a report, which lies at ``path`` as the plan names it.

    A release of SNPs that are named beforehand names all of them; a selection chooses among them.  Raises InvalidPlan.
    """
    candidates = CandidateList(kind="file", path=path, origin=found.origin, sha256=found.sha256, report_key=found.key)
    design = replace(plan.design, candidates=candidates, genotype_filter=GenotypeFilter.PUBLIC_LIST)
    if plan.release.kind.names_snps_beforehand:
        release = replace(plan.release, snps=found.names, n_snps=len(found.names))
    else:
        release = replace(plan.release, n_snps=min(plan.release.n_snps, len(found.names)))
    return replace(plan, design=design, release=release)


def public_to_hex(key: PublicKey) -> str:
    """The 32 bytes of the key itself, in hexadecimal."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public.public_bytes(Encoding.Raw, PublicFormat.Raw).hex()


def public_from_hex(text: str) -> PublicKey:
    """The key of :func:`public_to_hex`.  Raises ValueError for anything but 64 hexadecimal digits."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(text))
    return PublicKey(key_id=fingerprint(public), public=public)
