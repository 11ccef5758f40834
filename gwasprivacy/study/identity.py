"""Is this the study that the ledger knows?  Keyed marks of a study, for the ledger only
(docs/theory/what-must-not-leave.md).

A budget belongs to people.  So a study must be recognised when its files were renamed or copied, converted (also to a
genotype table), split by chromosome, given another phenotype, or written with fewer SNPs.  A fingerprint holds, each
keyed with the ledger's own random nonce,

- a mark of the people: their FID and IID, in any order, also as a VCF writes them;
- for every chromosome a mark of its list of SNPs, and one of its genotype counts over cases and controls together
  (so that neither the phenotype nor the order of alleles or people matters).  On autosomes only the heterozygous are
  counted: a missing call that a genotype table has filled joins either homozygous column, as the alleles' order says.

:func:`same_study` says how two fingerprints are compared.  What it cannot see: people under other identifiers without a
chromosome that has stayed as it was, or a study in which people were added or left out.

A fingerprint is a commitment to private data, and private only as long as the nonce is: it stays in the ledger.
Chromosomes with few SNPs are pooled, since the counts of a few SNPs could be found by trying.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections import Counter
from dataclasses import dataclass

import numpy as np

from gwasprivacy.base.executors import Executor
from gwasprivacy.base.progress import NEVER_CANCELLED, NO_PROGRESS, Cancel, Progress
from gwasprivacy.study.candidates import autosome
from gwasprivacy.study.formats.opened_study import MISSING, Study
from gwasprivacy.study.tables import CountArray, TextArray

MARK_BYTES = 16
_POOL_BELOW = 100
_NOBODY = bytes(MARK_BYTES)
_NO_FAMILY = ("0", "")


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyFingerprint:
    """The digests behind a study's marks: an exact function of private data, so it lives in memory only.

    Calling it with a key of 16 to 64 random bytes gives the fingerprint for that key.
    """

    people: bytes | None
    groups: tuple[tuple[bytes, bytes], ...]

    def __call__(self, key: bytes) -> bytes:
        if not 16 <= len(key) <= 64:
            raise ValueError("a fingerprint's key is 16 to 64 random bytes")

        def mark(kind: bytes, digest: bytes) -> bytes:
            return hashlib.blake2b(digest, key=key, digest_size=MARK_BYTES, person=b"gwaspriv-" + kind).digest()

        people = _NOBODY if self.people is None else mark(b"people", self.people)
        groups = sorted(mark(b"list", names) + mark(b"counts", counts) for names, counts in self.groups)
        return people + b"".join(groups)

    def __repr__(self) -> str:
        return "StudyFingerprint(private)"


def same_study(one: bytes, other: bytes) -> bool:
    """Whether two fingerprints made with the same key are of the same people.

    Yes, if some chromosome has the same SNPs with the same counts, or if the people have the same identifiers.  The
    latter whatever the calls are: one corrected call on each chromosome must not bring a new budget.  (Different people
    who share all identifiers, as in studies that some simulators write, need other ones or another ledger.)
    """
    return same_counts(one, other) or _same_identifiers(one, other)


def same_counts(one: bytes, other: bytes) -> bool:
    """Whether some chromosome has the same SNPs with the same counts in both."""
    groups_a, groups_b = _parts(one)[1], _parts(other)[1]
    return any(hmac.compare_digest(counts, groups_b[names]) for names, counts in groups_a.items() if names in groups_b)


def _same_identifiers(one: bytes, other: bytes) -> bool:
    people_a, people_b = _parts(one)[0], _parts(other)[0]
    return people_a != _NOBODY and hmac.compare_digest(people_a, people_b)


def _parts(fingerprint: bytes) -> tuple[bytes, dict[bytes, bytes]]:
    size = 2 * MARK_BYTES
    people, rest = fingerprint[:MARK_BYTES], fingerprint[MARK_BYTES:]
    if len(people) != MARK_BYTES or len(rest) % size:
        raise ValueError("not a study's fingerprint")
    groups = (rest[start : start + size] for start in range(0, len(rest), size))
    return people, {group[:MARK_BYTES]: group[MARK_BYTES:] for group in groups}


def study_fingerprint(
    study: Study,
    *,
    executor: Executor | None = None,
    progress: Progress = NO_PROGRESS,
    cancel: Cancel = NEVER_CANCELLED,
) -> StudyFingerprint:
    """Read the study once and digest it.  Raises InvalidInput as counting does."""
    calls = study.count_calls(executor=executor, progress=progress, cancel=cancel)
    totals = calls.sum(axis=1, dtype=np.int64)
    totals[:, 0] += totals[:, MISSING]  # as in a table that the default rule has filled
    counts = np.sort(totals[:, [0, 2]], axis=1)  # which allele is counted does not matter
    people = None
    if study.people is not None:
        names = sorted(_name(fid, iid) for fid, iid in zip(study.people.fid, study.people.iid, strict=True))
        people = hashlib.sha256("".join(f"{name}\n" for name in names).encode()).digest()
    return StudyFingerprint(
        people=people, groups=_groups(study.variants.chrom, study.variants.snp, totals[:, 1], counts)
    )


def _name(fid: str, iid: str) -> str:
    """A person's name, whether a file has FID and IID or, as a VCF, one name: FID_IID, or the IID without a family."""
    joined = iid if fid in _NO_FAMILY else f"{fid}_{iid}"
    first, _, rest = joined.partition("_")
    if first in _NO_FAMILY:  # "0_IID"
        return rest or joined
    half = len(joined) // 2
    return joined[:half] if joined == f"{joined[:half]}_{joined[:half]}" else joined  # FID and IID are often the same


def _groups(
    chrom: TextArray, snp: TextArray, middle: CountArray | np.ndarray, ends: np.ndarray
) -> tuple[tuple[bytes, bytes], ...]:
    """Digests of the SNP list and of the counts of every chromosome; small chromosomes together.

    Chromosomes where nobody differs say nothing about who the people are, and are left out if others say something.
    """
    label = {name: str(autosome(name) or name) for name in set(chrom)}
    sizes = Counter(label[name] for name in chrom)
    pooled = {name: text if sizes[text] >= _POOL_BELOW else "" for name, text in label.items()}
    code_of = {text: code for code, text in enumerate(sorted(set(pooled.values())))}
    codes = np.fromiter((code_of[pooled[name]] for name in chrom), np.int64, count=len(chrom))
    has_two_copies = {name: autosome(name) is not None for name in label}
    is_autosomal = np.fromiter((has_two_copies[name] for name in chrom), bool, count=len(chrom))
    polymorphic = (middle > 0) | (~is_autosomal & (ends[:, 0] > 0))
    if not polymorphic.any():
        polymorphic = ends[:, 0] > 0
    groups = []
    for code in range(len(code_of)):
        rows = np.flatnonzero(codes == code)
        if polymorphic.any() and not polymorphic[rows].any():
            continue
        ids = snp[rows]
        order = np.argsort(ids, kind="stable")
        digest = hashlib.sha256()
        for text in ids[order]:
            digest.update(struct.pack("<I", len(text)) + text.encode())
        table = np.column_stack([ends[rows], middle[rows]])
        if middle[rows].any():
            table[is_autosomal[rows], :2] = 0
        table = table[order].astype("<i8")
        groups.append((digest.digest(), hashlib.sha256(digest.digest() + table.tobytes()).digest()))
    return tuple(groups)
