"""The lines of a VCF: its header, and a site's line taken apart."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.text_files import GENOTYPES_UNPACK, byte_chunks
from gwasprivacy.base.work import Work
from gwasprivacy.study.formats.vcf_probabilities import CALL, is_phred, used_field
from gwasprivacy.study.formats.vcf_study import samples_of

_LONGEST_LINE = 1 << 30  # a line holds every person: half a million people with many fields
_LINE_BYTES, _BYTES_PER_PERSON = 1 << 26, 1 << 14  # and with few people it is short, whatever a file unpacks to


def vcf_lines(path: Path, told: Callable[[int], None], work: Work) -> Iterator[bytes]:
    """The lines without their ends; ``told`` hears how many bytes of the file have been read.

    Raises InvalidInput for a line that is longer than the people in the file need, and where the last has no end: whether
    its last call is whole cannot be seen.
    """
    rest: list[bytes] = []
    held, longest, n_lines = 0, _LINE_BYTES, 0
    for chunk in byte_chunks(path, "allowed", told, GENOTYPES_UNPACK):
        work.check()
        pieces = chunk.split(b"\n")
        rest.append(pieces[0])
        held += len(pieces[0])
        if held > longest:
            raise InvalidInput("vcf.long-line", path=path, line=n_lines + 1, longest=longest)
        if len(pieces) > 1:
            for piece in (b"".join(rest), *pieces[1:-1]):
                n_lines += 1
                if piece.startswith(b"#CHROM"):
                    longest = min(max(longest, _BYTES_PER_PERSON * piece.count(b"\t")), _LONGEST_LINE)
                yield piece.removesuffix(b"\r")
            rest, held = [pieces[-1]], len(pieces[-1])
    if held:
        raise InvalidInput("vcf.cut-off", path=path, line=n_lines + 1)


def vcf_header(path: Path, lines: Iterator[bytes], *, probabilities: bool = False) -> tuple[list[str], int]:
    """The samples, and how many lines the header has.  Where ``probabilities`` are wanted, they may not be on another scale."""
    for number, line in enumerate(lines, start=1):
        if line.startswith(b"##"):
            if probabilities and is_phred(line):
                raise InvalidInput("vcf.phred-probabilities", path=path, line=number)
            continue
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError as error:
            raise InvalidInput("line.not-utf8", remedy="is-this-the-right-file", path=path, line=number) from error
        if not text.startswith("#CHROM"):
            break
        return samples_of(text, path), number
    raise InvalidInput("vcf.no-columns", path=path)


@dataclass(frozen=True, slots=True)
class SiteLine:
    """A site's line, its fixed columns checked; ``calls``: everybody's, separated by tabs."""

    chrom: str
    pos: int
    name: str
    reference: str
    alternatives: str
    calls: bytes
    fields: tuple[str, ...] = (CALL,)

    @property
    def n_alleles(self) -> int:
        return 1 if self.alternatives == "." else 2 + self.alternatives.count(",")


def site_line(line: bytes, number: int, path: Path) -> SiteLine:
    """A line after the header, taken apart.  Raises InvalidInput."""
    fields = line.split(b"\t", 9)
    if len(fields) < 10:
        raise InvalidInput("vcf.few-columns", path=path, line=number)
    try:
        chrom, pos, name, reference, alternatives = (field.decode("utf-8") for field in fields[:5])
    except UnicodeDecodeError as error:
        raise InvalidInput("line.not-utf8", remedy="is-this-the-right-file", path=path, line=number) from error
    if not (pos.isascii() and pos.isdigit() and len(pos) <= 18):
        raise InvalidInput("vcf.position", remedy="copy-or-make-again", path=path, line=number)
    if not (chrom and reference and alternatives):
        raise InvalidInput("vcf.empty-column", path=path, line=number)
    names = tuple(fields[8].decode("ascii", errors="replace").split(":"))
    return SiteLine(chrom, int(pos), name, reference, alternatives, fields[9], names)


def require_genotypes(names: tuple[str, ...], number: int, path: Path, *, probabilities: bool) -> None:
    """Raise InvalidInput for a site without calls; where ``probabilities`` are wanted, without those too."""
    if probabilities and used_field(names) is None:
        raise InvalidInput("vcf.no-probabilities-at-site", path=path, line=number)
    if names[0] != CALL and not probabilities:
        raise InvalidInput("vcf.no-genotypes-at-site", path=path, line=number)
