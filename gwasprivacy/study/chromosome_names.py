"""What the name of a chromosome says: whether everybody has two copies of it, and whether a candidate can lie there."""

from __future__ import annotations

import re

from gwasprivacy.study.design import CandidateList

_AUTOSOME = re.compile(r"(?:chr)?0?([1-9]|1[0-9]|2[0-2])", re.IGNORECASE)


_NOT_DIPLOID = re.compile(r"(?:chr)?(?:X|Y|M|MT|23|24|26)", re.IGNORECASE)


def autosome(chrom: str) -> int | None:
    """1–22 for an autosome's name, with or without "chr"; None for anything else."""
    match = _AUTOSOME.fullmatch(chrom)
    return int(match.group(1)) if match else None


def can_be_candidate(chrom: str, candidates: CandidateList) -> bool:
    """Whether a SNP on ``chrom`` can be among ``candidates``: what a verifier, who has no study, can still tell."""
    return autosome(chrom) is not None if candidates.kind == "autosomes" else not _NOT_DIPLOID.fullmatch(chrom)
