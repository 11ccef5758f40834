"""Texts in which a person may be named: what an alleles', a SNP's or a remark's text looks like, and what does not.

Nothing here is quoted anywhere: what is found is told as where it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

_ALLELE = re.compile(r"(?:[ACGTUN]+|[IDR0-9.*-]|<[A-Z0-9:]+>)(?:,(?:[ACGTUN]+|\*|<[A-Z0-9:]+>))*", re.IGNORECASE)
_CHROMOSOME = re.compile(r"(?:chr)?(?:[0-9]{1,2}|X|Y|XY|MT|M|PAR[12]?|x|y|xy|mt|m)")
_OF_SNP = (
    r"(?:(?:rs|ss|exm|kgp|esv|nsv|AX-|Affx-|SNP_A-|GSA-rs|GSA-|JHU_|seq-|var_|snp_?|SNP_?|null_|disease_|variant_?)[0-9][\w.:,;-]*"
    r"|(?:chr)?(?:[0-9]{1,2}|X|Y|XY|MT|M)[:_][0-9]+(?:[:_][ACGTNIDacgtn<>,*:._-]*)?(?:[:_]b3[78])?|[.]|HLA[_-][\w*:.]+|AA_[\w.-]+)"
)
NO_SNP = re.compile(rf"(?m)^(?!{_OF_SNP}$).+$")
"""In names of SNPs, one a line: a line that no array, panel or catalogue would call a SNP."""

_KNOWN_WORD = re.compile(
    r"(?:(?:GCST|PGS|PGP|EFO|MONDO|HP|PMID|rs|doi)[_:-]?[0-9]+"
    r"|(?:GRCh|NCBI|hg|chr|v|SSF|build|b|plink|regenie|SAIGE|METAL|MD5|sha)[_:-]?v?[0-9]{1,3}(?:[.][\w.]+)?|[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64}|[0-9]{4}-[0-9]{2}-[0-9]{2}|VCFv[\d.]+)",
    re.IGNORECASE,
)
_WORD = re.compile(r"[\w.@:=/-]+")
_MAY_NAME = re.compile(r".*(?:@|[A-Za-z][_-]?[0-9]{3,}|[0-9]{6,}).*")


def is_allele(text: str) -> bool:
    return _ALLELE.fullmatch(text) is not None


def is_chromosome(text: str) -> bool:
    return _CHROMOSOME.fullmatch(text) is not None


def may_name_somebody(text: str) -> bool:
    """Whether a word of a remark may be an id, a number of a register or an address."""
    for word in _WORD.findall(text):
        value = word.split("=")[-1].strip(".:/-")
        if _MAY_NAME.fullmatch(value) and not _KNOWN_WORD.fullmatch(value):
            return True
    return False


def any_may_name_somebody(texts: Iterable[str]) -> bool:
    return any(map(may_name_somebody, texts))


_CALL = re.compile(r"[01.][/|][01.]|[ACGT]{2}|[ACGT][ /|][ACGT]|\./\.|--|00|NA|nan")


def are_calls(texts: Iterable[str]) -> bool:
    """Whether all of a column's different texts are genotypes of one person: 0/1, AG, A/G; NA is one too."""
    seen = {each for each in texts if each not in ("NA", "nan", "./.", "--", "00", "")}
    return bool(seen) and len(seen) <= 16 and all(_CALL.fullmatch(each) for each in seen)
