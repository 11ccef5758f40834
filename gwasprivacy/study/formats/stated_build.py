"""Which genome build a study's own files say: by the lengths of contigs in a VCF's, BCF's or ``.pvar``'s header, and by its positions.

Public: nothing of anybody's record is looked at.  It is proposed, and a person states it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.text_files import byte_chunks
from gwasprivacy.study.chromosome_names import autosome
from gwasprivacy.study.design import GenomeBuild
from gwasprivacy.study.formats.pvar_and_psam import pvar_of
from gwasprivacy.study.formats.registry import study_files
from gwasprivacy.study.genome_build import BUILDS, LENGTHS, genome_build
from gwasprivacy.study.tables import Variants

_CONTIG = re.compile(rb"^##contig=<([^>\n]*)>", re.MULTILINE)
_LONGEST_HEADER = 1 << 22


def proposed_build(study: Path | str | Sequence[Path], variants: Variants) -> GenomeBuild | None:
    """What contigs or positions of an opened study say; None where neither tells, or each says another."""
    by_positions = genome_build(variants)
    by_contigs = {found for each in study_files(study)[:1] if (found := build_of_contigs(each)) is not None}
    said = by_contigs | ({by_positions} if by_positions is not None else set())
    return GenomeBuild(said.pop()) if len(said) == 1 and said <= set(BUILDS) else None


def build_of_contigs(path: Path) -> str | None:
    """The build that all autosomes among the contigs of a header are of; None where there are none, or of no one build."""
    found: set[str | None] = set()
    for fields in _CONTIG.findall(_header(pvar_of(path.with_suffix("")) if path.suffix.lower() == ".pgen" else path)):
        said = dict(part.partition(b"=")[::2] for part in fields.split(b","))
        number = autosome(said.get(b"ID", b"").decode("utf-8", "replace"))
        if number is None or not said.get(b"length", b"").isdigit():
            continue
        length = int(said[b"length"][:12])
        found.add(next((b for b, of in zip(BUILDS, LENGTHS, strict=True) if of[number - 1] == length), None))
    return found.pop() if len(found) == 1 else None


def _header(path: Path) -> bytes:
    """The beginning of a file as far as lines of ``##`` go; nothing of a file that cannot be read so."""
    read = b""
    try:
        for chunk in byte_chunks(path, "allowed") if path.is_file() else ():
            read += chunk
            if b"\n#CHROM" in read or b"##" not in read or len(read) > _LONGEST_HEADER:
                break
    except InvalidInput:
        return b""
    return read.partition(b"\n#CHROM")[0]
