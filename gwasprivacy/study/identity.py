"""Who is in this study?  Keyed marks of its people, for the ledger only (docs/decisions/same-study.md).

Marks warn the curator, or refuse; nothing that is published follows from them.  Keyed with a random nonce of the ledger's, they are

- for every person a mark of the name, FID and IID or, as in a VCF, one name (:func:`person_name`);
- for every chromosome a mark of its list of SNPs, and one of its genotype counts over cases and controls together
  (so that neither the phenotype nor the order of alleles or people matters).  On autosomes only the heterozygous are
  counted: a missing call that a genotype table has filled joins either homozygous column, as the alleles' order says.

What they cannot see: people under other names without a chromosome that has stayed as it was.

Marks are a commitment to private data, and private only as long as the nonce is: they stay in the ledger.
Chromosomes with few SNPs are pooled, since the counts of a few SNPs could be found by trying.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

import numpy as np

from gwasprivacy.base.arrays import IntArray, freeze
from gwasprivacy.base.work import UNWATCHED, Work
from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.formats.opened_study import MISSING, WithPeople
from gwasprivacy.study.tables import CountArray, TextArray, sums_over_few
from gwasprivacy.study.text_columns import ROWS_TOGETHER, in_bytes, of_each_name, on_autosomes, rows_of_names

MARK_BYTES = 16
PERSON_BYTES = 8
"""Of a person's mark: of 500,000 people in two studies each, 7 in 10⁹ such pairs share one by chance."""
_POOL_BELOW = 100
_MAGIC = b"people/1"
_NO_FAMILY = ("0", "")


class Overlap(IntEnum):
    """How much of a study the marks of an earlier one show again."""

    NOTHING = 0
    SOMEBODY = 1
    """At least one person has the name of one of the other study's."""
    SAME_PEOPLE = 2
    """Everybody has the name of one of theirs and the other way round, or a chromosome has the same SNPs and counts."""
    SAME_MARKS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyFingerprint:
    """The digests behind a study's marks: an exact function of private data, so it lives in memory only.

    ``people``: a digest (32 bytes) of every name, None where the files have no names; ``groups``: of the SNP list and of
    the counts of every chromosome.
    """

    people: frozenset[bytes] | None
    groups: tuple[tuple[bytes, bytes], ...]

    def __call__(self, key: bytes) -> bytes:
        """The marks under a key of 16 to 64 random bytes, as the ledger keeps them."""
        people = sorted(_mark(key, b"person", each, PERSON_BYTES) for each in self.people or ())
        groups = sorted(_mark(key, b"list", names) + _mark(key, b"counts", counts) for names, counts in self.groups)
        return b"".join((_MAGIC, struct.pack("<I", len(people)), *people, *groups))

    def overlap(self, key: bytes, marks: bytes) -> Overlap:
        """How much of this study ``marks``, made under ``key`` of some study, show.  Raises ValueError for no marks."""
        own = self(key)
        if hmac.compare_digest(own, marks):
            return Overlap.SAME_MARKS
        (people, groups), (known_people, known_groups) = _parts(own), _parts(marks)
        if (people and people == known_people) or _same_counts(groups, known_groups):
            return Overlap.SAME_PEOPLE
        return Overlap.NOTHING if people.isdisjoint(known_people) else Overlap.SOMEBODY

    def __repr__(self) -> str:
        return "StudyFingerprint(private)"


def _mark(key: bytes, kind: bytes, digest: bytes, size: int = MARK_BYTES) -> bytes:
    if not 16 <= len(key) <= 64:
        raise ValueError("a fingerprint's key is 16 to 64 random bytes")
    return hashlib.blake2b(digest, key=key, digest_size=size, person=b"gwaspriv-" + kind).digest()


def _parts(marks: bytes) -> tuple[frozenset[bytes], dict[bytes, bytes]]:
    """(the people's marks, SNP list's mark → counts' mark)."""
    start = len(_MAGIC) + 4
    if not marks.startswith(_MAGIC) or len(marks) < start:
        raise ValueError("not a study's marks")
    end = start + PERSON_BYTES * struct.unpack_from("<I", marks, len(_MAGIC))[0]
    if len(marks) < end:
        raise ValueError("not a study's marks")
    people = frozenset(marks[place : place + PERSON_BYTES] for place in range(start, end, PERSON_BYTES))
    size = 2 * MARK_BYTES
    if (len(marks) - end) % size:
        raise ValueError("not a study's marks")
    groups = (marks[place : place + size] for place in range(end, len(marks), size))
    return people, {group[:MARK_BYTES]: group[MARK_BYTES:] for group in groups}


def _same_counts(one: dict[bytes, bytes], other: dict[bytes, bytes]) -> bool:
    """Whether some chromosome has the same SNPs with the same counts in both."""
    return any(hmac.compare_digest(counts, other[names]) for names, counts in one.items() if names in other)


def fingerprint_of_names(names: Iterable[tuple[str, str]]) -> StudyFingerprint:
    """Of people whose genotypes are not looked at: FID and IID of each."""
    people = frozenset(hashlib.sha256(person_name(fid, iid).encode()).digest() for fid, iid in names)
    return StudyFingerprint(people=people, groups=())


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Everybody:
    """Private: of every SNP of a study how many people of cases and controls together have one copy, (n_snps,), and how many none or
    two, the smaller number first, (n_snps, 2)."""

    middle: CountArray
    ends: CountArray

    def __post_init__(self) -> None:
        freeze(self)

    @classmethod
    def of(cls, calls: CountArray) -> Everybody:
        """``calls`` as ``Study.count_calls`` has them of all rows."""
        middle, ends = np.empty(len(calls), calls.dtype), np.empty((len(calls), 2), calls.dtype)
        for first in range(0, len(calls), ROWS_TOGETHER):
            here = slice(first, first + ROWS_TOGETHER)
            totals = sums_over_few(calls[here], 1)
            totals[:, 0] += totals[:, MISSING]  # as in a table that the default rule has filled
            middle[here] = totals[:, 1]
            ends[here] = np.sort(totals[:, [0, 2]], axis=1)  # which allele is counted does not matter
        return cls(middle, ends)


def study_fingerprint(
    study: WithPeople, *, everybody: Everybody | None = None, work: Work = UNWATCHED
) -> StudyFingerprint:
    """Digests of the study, which is read for it unless ``everybody`` was counted.  Raises InvalidInput as counting does."""
    counted = Everybody.of(study.count_calls(work=work)) if everybody is None else everybody
    people = None
    if study.people is not None:
        names = (person_name(fid, iid) for fid, iid in zip(study.people.fid, study.people.iid, strict=True))
        people = frozenset(hashlib.sha256(name.encode()).digest() for name in names)
    return StudyFingerprint(
        people=people,
        groups=_groups(study.variants.chrom, study.variants.snp, counted.middle, counted.ends),
    )


def person_name(fid: str, iid: str) -> str:
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
    sizes: Counter[str] = Counter()
    for name, n in (rows_of := rows_of_names(chrom)).items():
        sizes[_label(name)] += n
    pooled = {name: _label(name) if sizes[_label(name)] >= _POOL_BELOW else "" for name in rows_of}
    code_of = {text: code for code, text in enumerate(sorted(set(pooled.values())))}
    codes = of_each_name(chrom, lambda name: code_of[pooled[name]], np.int64)
    is_autosomal = on_autosomes(chrom)
    polymorphic = (middle > 0) | (~is_autosomal & (ends[:, 0] > 0))
    if not polymorphic.any():
        polymorphic = ends[:, 0] > 0
    groups = []
    for code in range(len(code_of)):
        rows = np.flatnonzero(codes == code)
        if polymorphic.any() and not polymorphic[rows].any():
            continue
        order, digest = _sorted_names(snp[rows])
        table = np.column_stack([ends[rows], middle[rows]])
        if middle[rows].any():
            table[is_autosomal[rows], :2] = 0
        table = table[order].astype("<i8")
        groups.append((digest.digest(), hashlib.sha256(digest.digest() + table.tobytes()).digest()))
    return tuple(groups)


def _label(chrom: str) -> str:
    return str(autosome(chrom) or chrom)


def _sorted_names(ids: TextArray) -> tuple[IntArray, hashlib._Hash]:
    """The names' order, and a digest of each with its length, in that order."""
    digest = hashlib.sha256()
    packed = in_bytes(ids)
    if packed is None:
        order = np.argsort(ids, kind="stable")
        for text in ids[order]:
            digest.update(struct.pack("<I", len(text)) + text.encode())
        return order, digest
    order = np.argsort(packed, kind="stable")
    for first in range(0, len(order), ROWS_TOGETHER):
        piece = packed[order[first : first + ROWS_TOGETHER]]
        lengths = np.strings.str_len(piece).astype("<u4")
        rows = np.concatenate([lengths[:, None].view(np.uint8), piece[:, None].view(np.uint8)], axis=1)
        digest.update(rows[np.arange(rows.shape[1]) < 4 + lengths[:, None]].tobytes())
    return order, digest
