"""Digests of public lists, by which a plan says which file it means."""

from __future__ import annotations

import hashlib
import itertools
from pathlib import Path

from gwasprivacy.base.text_files import GENOTYPES_UNPACK, MAX_LINE_BYTES, byte_chunks, file_digest, not_the_planned_file
from gwasprivacy.base.work import UNWATCHED, Work


def list_digest(path: Path, *, work: Work = UNWATCHED) -> str:
    """SHA-256 of a public list, hexadecimal: of its bytes; of a VCF or a ``.pvar`` with its first line, the first five columns.

    Those say which sites there are; genotypes, and counts in INFO, are nobody's to hash (docs/decisions/public-references.md).
    """
    chunks = byte_chunks(path, "allowed", unpacking=GENOTYPES_UNPACK)
    first = next(chunks, b"")
    if not first.startswith(b"##fileformat="):
        return file_digest(path, work=work)
    digest = hashlib.sha256(b"gwasprivacy-sites/1\n")
    line = b""  # as far as its fifth tab
    for chunk in itertools.chain([first], chunks):
        work.check()
        for number, piece in enumerate(chunk.split(b"\n")):
            if number:
                _add_site(digest, line)
                line = b""
            if line.count(b"\t") < 5 and len(line) < MAX_LINE_BYTES:
                line += piece
    _add_site(digest, line)
    return digest.hexdigest()


def _add_site(digest: hashlib._Hash, line: bytes) -> None:
    if line and not line.startswith(b"##"):
        digest.update(b"\t".join(line.split(b"\t")[:5]).rstrip(b"\r") + b"\n")


def check_digest(path: Path, expected: str | None) -> None:
    """Raise InvalidInput when the public list ``path`` is not the one that a plan names by its SHA-256."""
    if expected is not None and list_digest(path) != expected:
        raise not_the_planned_file(path)
