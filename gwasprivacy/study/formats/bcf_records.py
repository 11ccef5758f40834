"""BCF 2: how its header and its records are packed (VCF specification 4.3, §6)."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.work import Work
from gwasprivacy.study.formats.vcf_probabilities import CALL, is_phred
from gwasprivacy.study.formats.vcf_study import samples_of

_MAGIC = b"BCF\x02"
_LONGEST_HEADER = 1 << 28
_LONGEST_RECORD, _RECORD_BYTES, _BYTES_PER_PERSON = 1 << 30, 1 << 26, 1 << 14
INTEGERS: dict[int, np.dtype[np.signedinteger[Any]]] = {1: np.dtype("<i1"), 2: np.dtype("<i2"), 3: np.dtype("<i4")}
_FLOAT, ENDED = 5, 0x7F800002  # what fills a shorter vector
_WIDTH = {0: 0, 1: 1, 2: 2, 3: 4, 5: 4, 7: 1}


_Read = TypeVar("_Read")


class Damaged(Exception):
    """A record that does not follow the format."""


class Stream:
    """Exactly so many bytes at a time from a file that comes in chunks."""

    def __init__(self, chunks: Iterator[bytes]) -> None:
        self._chunks = chunks
        self._held = b""
        self._at = 0

    def take(self, count: int) -> bytes:
        """``count`` bytes; fewer only at the end of the file."""
        there = len(self._held) - self._at
        if there < count:
            parts = [self._held[self._at :]]
            while there < count and (chunk := next(self._chunks, None)) is not None:
                parts.append(chunk)
                there += len(chunk)
            self._held, self._at = b"".join(parts), 0
        taken = self._held[self._at : self._at + count]
        self._at += len(taken)
        return taken


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Header:
    """The names of contigs by number, the numbers of the fields, and the samples."""

    contigs: Mapping[int, str]
    fields: Mapping[str, int]
    samples: list[str]


def raw_records(path: Path, stream: Stream, n_people: int, work: Work) -> Iterator[tuple[bytes, bytes]]:
    """The public part and everybody's calls of each record, as they are packed."""
    longest = min(max(_RECORD_BYTES, _BYTES_PER_PERSON * n_people), _LONGEST_RECORD)
    number = 0
    while sizes := stream.take(8):
        work.check()
        number += 1
        n_shared, n_calls = struct.unpack("<II", sizes) if len(sizes) == 8 else (1, 1)
        if max(n_shared, n_calls) > longest:
            raise _wrong(path, number, Phrase("damaged"))
        shared, calls = stream.take(n_shared), stream.take(n_calls)
        if len(sizes) < 8 or len(shared) < n_shared or len(calls) < n_calls:
            raise InvalidInput("record.cut-off", path=path, record=number)
        yield shared, calls


def _wrong(path: Path, number: int, reason: Phrase) -> InvalidInput:
    return InvalidInput("record.wrong", path=path, reason=reason, record=number)


def or_wrong(path: Path, number: int, read: Callable[[], _Read]) -> _Read:
    """What ``read`` gives.  Raises InvalidInput with the record's number where it is damaged."""
    try:
        return read()
    except (Damaged, struct.error, IndexError, ValueError) as error:
        raise _wrong(path, number, error.args[0] if isinstance(error, Damaged) else Phrase("damaged")) from error


def read_header(path: Path, stream: Stream, *, probabilities: bool = False) -> Header:
    start = stream.take(9)
    if len(start) < 9 or not start.startswith(_MAGIC):
        raise InvalidInput("bcf.not-one", path=path)
    (size,) = struct.unpack("<I", start[5:9])
    raw = stream.take(size) if size <= _LONGEST_HEADER else b""
    if len(raw) < size or size > _LONGEST_HEADER:
        raise InvalidInput("bcf.header-cut-off", path=path)
    try:
        lines = raw.rstrip(b"\0").decode("utf-8").splitlines()
    except UnicodeDecodeError as error:
        raise InvalidInput("bcf.header-not-text", path=path) from error
    if probabilities and any(is_phred(line.encode()) for line in lines):
        raise InvalidInput("bcf.phred-probabilities", path=path)
    contigs: dict[int, str] = {}
    fields: dict[str, int] = {"PASS": 0}
    for line in lines:
        found = re.match(r"##(contig|FILTER|INFO|FORMAT)=<(?:.*?,)?ID=([^,>]+)", line)
        if found is None:
            continue
        kind, name = found.groups()
        place = re.search(r"[,<]IDX=([0-9]{1,9})[,>]", line)
        if kind == "contig":
            contigs[int(place.group(1)) if place else len(contigs)] = name
        elif name not in fields:
            fields[name] = int(place.group(1)) if place else max(fields.values()) + 1
    names = [line for line in lines if line.startswith("#CHROM")]
    if not names:
        raise InvalidInput("bcf.no-columns", path=path)
    return Header(contigs=contigs, fields=fields, samples=samples_of(names[0], path))


@dataclass(frozen=True, slots=True)
class PublicPart:
    """What a record says of its site; the reference is the first of ``alleles``."""

    chrom: str
    pos: int
    name: str
    alleles: tuple[str, ...]
    n_fields: int


def public_part(shared: bytes, header: Header) -> PublicPart:
    chrom_key, pos, _, _, counts, sizes = struct.unpack_from("<iiifII", shared)
    n_alleles, n_fields = counts >> 16, sizes >> 24
    if chrom_key not in header.contigs:
        raise Damaged(Phrase("its chromosome is not in the header"))
    if sizes & 0xFFFFFF != len(header.samples):
        raise Damaged(Phrase("the number of samples differs from that in the header"))
    at, texts = 24, []
    for _ in range(1 + n_alleles):
        kind, length, at = _typed(shared, at)
        if kind not in (0, 7) or at + length > len(shared):
            raise Damaged(Phrase("damaged"))
        texts.append(shared[at : at + length].decode("utf-8"))
        at += length
    if n_alleles < 1 or pos < -1:
        raise Damaged(Phrase("damaged"))
    return PublicPart(header.contigs[chrom_key], pos + 1, texts[0], tuple(texts[1:]), n_fields)


def _typed(data: bytes, at: int) -> tuple[int, int, int]:
    """The type, length and place of a typed value's content."""
    kind, length = data[at] & 0x0F, data[at] >> 4
    at += 1
    if length == 15:
        kind_of_length = data[at] & 0x0F
        if kind_of_length not in INTEGERS or data[at] >> 4 != 1:  # a length is one number
            raise Damaged(Phrase("damaged"))
        at += 1
        length = int(np.frombuffer(data, INTEGERS[kind_of_length], count=1, offset=at)[0])
        at += INTEGERS[kind_of_length].itemsize
    if kind not in _WIDTH or length < 0:
        raise Damaged(Phrase("damaged"))
    return kind, length, at


def fields_of(data: bytes, n_fields: int, names: Mapping[int, str], n_people: int) -> dict[str, np.ndarray]:
    """The values (n_people, length) of a site's fields in ``names``, by those."""
    found: dict[str, np.ndarray] = {}
    at = 0
    for _ in range(n_fields):
        kind, _, at = _typed(data, at)
        if kind not in INTEGERS:
            raise Damaged(Phrase("damaged"))
        key = int(np.frombuffer(data, INTEGERS[kind], count=1, offset=at)[0])
        kind, length, at = _typed(data, at + INTEGERS[kind].itemsize)
        if key in names and length:
            if names[key] == CALL and kind not in INTEGERS:
                raise Damaged(Phrase("damaged"))
            if names[key] != CALL and kind != _FLOAT:
                raise Damaged(Phrase("its probabilities are not numbers"))
            values = np.frombuffer(data, INTEGERS.get(kind, "<f4"), count=n_people * length, offset=at)
            found[names[key]] = values.reshape(n_people, length)
        at += _WIDTH[kind] * length * n_people
    return found
