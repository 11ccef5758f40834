"""BGEN 1.2 and 1.3: where a file's variants lie, and everybody's probabilities in one of them (the BGEN format, layout 2).

Read here, in whole numbers: a probability is a count of 1/(2ᴮ − 1), and rounding it to steps has no rounding error.  What one
person's bytes say can make their call missing, never the file unreadable; what belongs to the variant (sizes, compression, how
many bytes) must fit, or the file is damaged.
"""

from __future__ import annotations

import functools
import struct
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BufferedReader
from typing import Any

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.quantities import Phrase
from gwasprivacy.study.probabilities import NO_CALL, StepArray, steps_of_probabilities, steps_of_ratios
from gwasprivacy.study.tables import NOT_REF, Variants

_UNCOMPRESSED, _ZLIB, _ZSTD = 0, 1, 2
_LAYOUT = 2
LONGEST_TEXT = 1 << 20
_MOST_BITS = 32
_MOST_PLOIDY = 63
_TWO_COPIES = bytes(flags for flags in range(256) if flags & 0x3F == 2)


class Damaged(Exception):
    """A part of the file that does not follow the format; ``args[0]`` says what, as a Phrase."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """``first``: where the variants begin; ``samples``: names, None where the file has none; ``compression``: as in its flags."""

    first: int
    n_variants: int
    n_people: int
    compression: int
    samples: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Site:
    """A variant's public part.  ``varid``, ``rsid``: its two names; ``alleles``: the first is the reference; ``data``: where its
    probabilities begin; ``end``: where the next variant does."""

    varid: str
    rsid: str
    chrom: str
    pos: int
    alleles: tuple[str, ...]
    data: int
    end: int


class Sites:
    """Variants one by one → those of a study, in which every allele but the first counts."""

    def __init__(self) -> None:
        self.chrom: list[str] = []
        self.snp: list[str] = []
        self.pos: list[int] = []
        self.reference: list[str] = []

    def variants(self) -> Variants:
        return Variants(
            chrom=np.array(self.chrom, dtype=object),
            snp=np.array(self.snp, dtype=object),
            pos=np.array(self.pos, dtype=np.int64),
            a1=np.full(len(self.snp), NOT_REF, dtype=object),
            a2=np.array(self.reference, dtype=object),
        )


def _exactly(file: BufferedReader, count: int) -> bytes:
    found = file.read(count)
    if len(found) < count:
        raise Damaged(Phrase("it ends too early"))
    return found


def _number(file: BufferedReader, form: str) -> int:
    return int(struct.unpack(form, _exactly(file, struct.calcsize(form)))[0])


def _text(file: BufferedReader, length: int) -> str:
    if length > LONGEST_TEXT:
        raise Damaged(Phrase("a name in it is longer than a megabyte"))
    try:
        return _exactly(file, length).decode("utf-8")
    except UnicodeDecodeError:
        raise Damaged(Phrase("a name in it is not text")) from None


def read_header(file: BufferedReader, size: int) -> Header:
    """The header of the file open at its beginning, ``size`` bytes long.  Raises Damaged."""
    offset, length, n_variants, n_people = struct.unpack("<IIII", _exactly(file, 16))
    magic = _exactly(file, 4)
    if magic not in (b"bgen", bytes(4)) or not 20 <= length <= offset:
        raise Damaged(Phrase("it does not begin as a BGEN file does"))
    _exactly(file, min(length - 20, size))
    (flags,) = struct.unpack("<I", _exactly(file, 4))
    compression, layout = flags & 3, flags >> 2 & 15
    if layout != _LAYOUT:
        raise Damaged(Phrase("it is of a version before 1.2"))
    if compression > _ZSTD:
        raise Damaged(Phrase("it is compressed in a way that this program does not know"))
    if offset + 4 > size or not n_variants or not n_people:
        raise Damaged(Phrase("it ends too early") if offset + 4 > size else Phrase("it has no variants or no people"))
    samples: tuple[str, ...] | None = None
    if flags >> 31:
        block, count = struct.unpack("<II", _exactly(file, 8))
        if count != n_people or length + block > offset:
            raise Damaged(Phrase("its numbers of people differ"))
        samples = tuple(_text(file, _number(file, "<H")) for _ in range(n_people))
        if file.tell() > offset + 4:
            raise Damaged(Phrase("its numbers of people differ"))
    return Header(first=offset + 4, n_variants=n_variants, n_people=n_people, compression=compression, samples=samples)


def read_site(file: BufferedReader) -> Site:
    """The variant at the file's place, without its probabilities; the file is left there.  Raises Damaged."""
    varid = _text(file, _number(file, "<H"))
    rsid = _text(file, _number(file, "<H"))
    chrom = _text(file, _number(file, "<H"))
    pos, n_alleles = struct.unpack("<IH", _exactly(file, 6))
    if n_alleles < 1:
        raise Damaged(Phrase("it has no allele"))
    alleles = tuple(_text(file, _number(file, "<I")) for _ in range(n_alleles))
    length = _number(file, "<I")
    data = file.tell()
    return Site(varid, rsid, chrom, pos, alleles, data, data + length)


def unpacker(compression: int) -> Callable[[bytes, int], bytes]:
    """(a variant's bytes, how many it unpacks to at most) → its probabilities' bytes.  Raises Damaged."""

    failures: tuple[type[Exception], ...] = (zlib.error, *_zstd_errors(compression))

    def unpack(data: bytes, most: int) -> bytes:
        if compression == _UNCOMPRESSED:
            return data
        if len(data) < 4:
            raise Damaged(Phrase("damaged"))
        (size,) = struct.unpack_from("<I", data)
        if size > most:
            raise Damaged(Phrase("it unpacks to more than its people need"))
        try:
            if compression == _ZSTD:
                import zstandard

                found = zstandard.ZstdDecompressor().decompress(data[4:], max_output_size=size)
            else:
                stream = zlib.decompressobj()
                found = stream.decompress(data[4:], size + 1)
                if not stream.eof or stream.unused_data:
                    raise Damaged(Phrase("damaged"))
        except failures as error:
            raise Damaged(Phrase("damaged")) from error
        if len(found) != size:
            raise Damaged(Phrase("damaged"))
        return found

    return unpack


def _zstd_errors(compression: int) -> tuple[type[Exception], ...]:
    if compression != _ZSTD:
        return ()
    import zstandard

    return (zstandard.ZstdError,)


def most_bytes(n_people: int, n_alleles: int) -> int:
    """What a variant's probabilities may take: a few copies of every allele's at the full precision."""
    return 10 + n_people * (1 + 4 * max(4, 2 * n_alleles * (n_alleles + 1)))


def steps_of(
    block: bytes, n_people: int, n_alleles: int, haploid_is_missing: bool, allele: int | None = None
) -> StepArray:
    """Everybody's probabilities of one and two copies of ``allele``, or of every allele but the first, (2, n_people), from a
    variant's unpacked bytes.  Raises Damaged.

    Probabilities are of the genotypes in the order 0/0, 0/1, 1/1, 0/2, … (the last left out, being the rest), or, where they are
    phased, of each copy's alleles.  Whoever has one copy is missing where
    ``haploid_is_missing``, else counts as two; whoever has more than two, or is flagged as missing, is missing.
    """
    coded = pairs_of(block, n_people, n_alleles) if allele in (None, 1) else None
    if coded is not None:
        pairs, is_missing = coded
        steps = np.take(steps_of_pairs(), pairs, axis=1)
        return steps if is_missing is None else np.where(is_missing, np.int16(NO_CALL), steps)
    if len(block) < 10 + n_people:
        raise Damaged(Phrase("damaged"))
    count, alleles = struct.unpack_from("<IH", block)
    phased, bits = block[8 + n_people], block[9 + n_people]
    if count != n_people or alleles != n_alleles or phased > 1 or not 1 <= bits <= _MOST_BITS:
        raise Damaged(Phrase("damaged"))
    bytes_of_people = np.frombuffer(block, dtype=np.uint8, count=n_people, offset=8)
    ploidy: npt.NDArray[np.uint8] = bytes_of_people & np.uint8(0x3F)
    is_missing = bytes_of_people & 0x80 != 0
    packed = block[10 + n_people :]
    total = (1 << bits) - 1
    counted = tuple(range(1, n_alleles)) if allele is None else (allele,)
    if (ploidy == 2).all():
        per_person = 2 * (n_alleles - 1) if phased else n_alleles * (n_alleles + 1) // 2 - 1
        values = _values(packed, n_people * per_person, bits).reshape(n_people, per_person)
        steps = (_phased if phased else _unphased)(values, n_alleles, counted, total)
        return np.where(is_missing, np.int16(NO_CALL), steps)
    return _any_ploidy(packed, ploidy, is_missing, n_alleles, counted, bool(phased), bits, haploid_is_missing)


def pairs_of(
    block: bytes, n_people: int, n_alleles: int
) -> tuple[npt.NDArray[np.uint16], npt.NDArray[np.bool_] | None] | None:
    """Everybody's pair of bytes in a variant of two alleles and two copies in 8 bits, as nearly all are, and who is missing if anybody
    is; None for any other variant."""
    if n_alleles != 2 or len(block) != 10 + 3 * n_people or block[8 + n_people : 10 + n_people] != b"\0\x08":
        return None
    if struct.unpack_from("<IH", block) != (n_people, 2):
        return None
    pairs = np.frombuffer(block, dtype="<u2", offset=10 + n_people)
    # Looked at as bytes: numpy would let go of Python's lock for each of these, and wait for other threads to have it back.
    if block.startswith(_all_with_two_copies(n_people), 8):
        return pairs, None
    if block[8 : 8 + n_people].translate(None, _TWO_COPIES):
        return None
    return pairs, np.frombuffer(block, dtype=np.uint8, count=n_people, offset=8) >= 0x80


@functools.lru_cache(maxsize=2)
def _all_with_two_copies(n_people: int) -> bytes:
    return b"\x02" * n_people


@functools.cache
def steps_of_pairs() -> StepArray:
    """(2, 2¹⁶): of every pair of bytes, P(0/0) the lower and P(0/1) the higher: nearly all that there is."""
    pairs = np.arange(1 << 16, dtype=np.int64)
    return _unphased(np.stack([pairs & 255, pairs >> 8], axis=1), 2, (1,), 255)


def _any_ploidy(
    packed: bytes,
    ploidy: npt.NDArray[np.uint8],
    is_missing: npt.NDArray[np.bool_],
    n_alleles: int,
    counted: tuple[int, ...],
    phased: bool,
    bits: int,
    haploid_is_missing: bool,
) -> StepArray:
    """The same where people have other than two copies: each has so many values as theirs take."""
    total = (1 << bits) - 1
    sizes = np.array([_n_values(copies, n_alleles, phased) for copies in range(_MOST_PLOIDY + 1)], dtype=object)[ploidy]
    if int(sizes.sum()) * bits > 8 * (len(packed) + 1):
        raise Damaged(Phrase("damaged"))
    ends = np.cumsum(sizes.astype(np.int64))
    values, starts = _values(packed, int(ends[-1]), bits), ends - sizes.astype(np.int64)
    steps = np.full((2, len(ploidy)), NO_CALL, dtype=np.int16)
    for copies in (1, 2):
        here = np.flatnonzero((ploidy == copies) & ~is_missing)
        if not len(here) or (copies == 1 and haploid_is_missing):
            continue
        own = values[starts[here, None] + np.arange(_n_values(copies, n_alleles, phased))]
        if copies == 1:
            # One copy counts as two of the same: the probability of the counted alleles is P₂, and what is left P₀.
            of_each = np.column_stack([own, total - own.sum(axis=1)])
            have = of_each[:, counted].sum(axis=1)
            steps[:, here] = np.where(of_each[:, -1] < 0, NO_CALL, steps_of_ratios(np.zeros_like(have), have, total))
        else:
            steps[:, here] = (_phased if phased else _unphased)(own, n_alleles, counted, total)
    return steps


def _n_values(copies: int, n_alleles: int, phased: bool) -> int:
    if phased:
        return copies * (n_alleles - 1)
    combinations = 1
    for step in range(1, n_alleles):
        combinations = combinations * (copies + step) // step
    return combinations - 1


def _values(packed: bytes, count: int, bits: int) -> npt.NDArray[np.int64]:
    """``count`` numbers of ``bits`` bits each, low bits first.  Raises Damaged unless they are all that there is."""
    if len(packed) != -(-count * bits // 8):
        raise Damaged(Phrase("damaged"))
    if bits in (8, 16, 32):
        return np.frombuffer(packed, dtype=f"<u{bits // 8}").astype(np.int64)
    each = np.unpackbits(np.frombuffer(packed, dtype=np.uint8), bitorder="little")[: count * bits].reshape(count, bits)
    found: npt.NDArray[np.int64] = each.astype(np.int64) @ (1 << np.arange(bits, dtype=np.int64))
    return found


def _unphased(values: npt.NDArray[np.int64], n_alleles: int, counted: tuple[int, ...], total: int) -> StepArray:
    """Of (n, genotypes less one) numbers of 1/``total``; the last genotype has what is left."""
    pairs = [(first, second) for second in range(n_alleles) for first in range(second + 1)]
    copies = np.array([(first in counted) + (second in counted) for first, second in pairs])
    of_each = np.column_stack([values, total - values.sum(axis=1)])
    one, two = (of_each[:, copies == number].sum(axis=1) for number in (1, 2))
    return np.where(of_each[:, -1] < 0, np.int16(NO_CALL), steps_of_ratios(one, two, total))


def _phased(values: npt.NDArray[np.int64], n_alleles: int, counted: tuple[int, ...], total: int) -> StepArray:
    """Of (n, 2·(alleles less one)) numbers of 1/``total``: two copies, independent of each other."""
    copies = values.reshape(len(values), 2, n_alleles - 1)
    of_each = np.concatenate([copies, total - copies.sum(axis=2, keepdims=True)], axis=2)
    others = [number for number in range(n_alleles) if number not in counted]
    first, second = (of_each[:, :, others].sum(axis=2) / total).T
    p: npt.NDArray[Any] = np.stack(
        [first * second, first * (1 - second) + second * (1 - first), (1 - first) * (1 - second)]
    )
    p[:, (of_each[:, :, -1] < 0).any(axis=1)] = np.nan
    return steps_of_probabilities(p)


def walk(file: BufferedReader, header: Header, size: int) -> Iterator[Site]:
    """Every variant in the file's order, its probabilities skipped.  Raises Damaged where the file ends elsewhere."""
    file.seek(header.first)
    end = header.first
    for _ in range(header.n_variants):
        site = read_site(file)
        if site.end > size:
            raise Damaged(Phrase("it ends too early"))
        yield site
        file.seek(site.end)
        end = site.end
    if end != size:
        raise Damaged(Phrase("there is more in it after its last variant"))
