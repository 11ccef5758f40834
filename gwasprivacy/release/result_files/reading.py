"""The text of a file of results, packed or not, and what a file is by its first bytes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.text_files import MAX_LINE_BYTES, byte_chunks

BLOCK = 1 << 23
GENOTYPES = (b"\x6c\x1b", b"BCF", b"BAM\x01", b"CRAM")
"""How files of genotypes and reads begin; BGEN has its name later."""
_OTHERS = (
    b"PK\x03\x04",
    b"PAR1",
    b"\x89HDF",
    b"\x93NUMPY",
    b"RDX",
    b"X\n\x00",
    b"%PDF",
    b"\x89PNG",
    b"\xff\xd8\xff",
    b"7z\xbc",
)


def holds_genotypes(first: bytes) -> bool:
    """Whether the first bytes, unpacked, are those of a binary file of genotypes."""
    return first.startswith(GENOTYPES) or first[16:20] == b"bgen"


def is_binary(first: bytes) -> bool:
    return first.startswith(_OTHERS) or b"\0" in first


def line_blocks(path: Path) -> Iterator[bytes]:
    """Whole lines, some megabytes at a time, each with its end; the last one is given an end."""
    rest: list[bytes] = []
    size = 0
    for chunk in byte_chunks(path, "allowed"):
        rest.append(chunk)
        size += len(chunk)
        if size < BLOCK:
            continue
        block = b"".join(rest)
        end = block.rfind(b"\n") + 1
        if len(block) - end > MAX_LINE_BYTES:
            raise InvalidInput("file.long-line", path=path, line=1 + block.count(b"\n"))
        yield block[:end].replace(b"\r\n", b"\n")
        rest, size = [block[end:]], len(block) - end
    block = b"".join(rest).replace(b"\r\n", b"\n")
    if block:
        yield block if block.endswith(b"\n") else block + b"\n"
