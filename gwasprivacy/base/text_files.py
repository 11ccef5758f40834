"""Reading text from people's files: strict, bounded in memory, and with the file and line in every complaint.

Messages never quote a line: a file of people is private.
"""

from __future__ import annotations

import os
import re
import stat
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from gzip import BadGzipFile, GzipFile
from pathlib import Path
from typing import BinaryIO, Literal

import numpy as np
import numpy.typing as npt

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.language import say
from gwasprivacy.base.platforms.opening import is_ordinary, open_to_read
from gwasprivacy.base.quantities import Phrase
from gwasprivacy.base.system_reasons import reason_of
from gwasprivacy.base.work import UNWATCHED, Work

MAX_LINE_BYTES = 1 << 20
_CHUNK = 1 << 20
_GZIP_MAGIC = b"\x1f\x8b"
_ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
_ZSTD_PIECE = 1 << 12  # what so little unpacks to is bounded
_ZSTD_WINDOW = 1 << 27  # what PLINK 2 and zstd itself ask for at most
_BGZF_START = re.compile(rb"\x1f\x8b\x08\x04.{6}(?:\x06\x00)BC\x02\x00", re.DOTALL)
_BGZF_END = bytes.fromhex("1f8b08040000000000ff0600424302001b0003000000000000000000")


@dataclass(frozen=True, slots=True)
class Unpacking:
    """How far a compressed file may unpack: up to ``free`` bytes whatever its size, beyond that ``times`` its size.

    Repetition packs a thousandfold at most (DEFLATE's longest match), and only what says nothing packs that well.
    """

    free: int
    times: int


TEXT_UNPACKS = Unpacking(1 << 26, 200)
"""Lists and tables: every line differs from the one before it."""
GENOTYPES_UNPACK = Unpacking(1 << 30, 1000)
"""Calls: where hardly anybody carries an allele, hundreds of people are one match."""
Packing = Literal["allowed", "refused"]
"""Whether a file may be packed with gzip, bgzip or zstd, which its first bytes tell."""
UTF8_BOM = b"\xef\xbb\xbf"


def open_binary(path: Path) -> BinaryIO:
    """Open a regular file for reading, unbuffered; InvalidInput says in words why it cannot be."""
    try:
        descriptor, mode = open_to_read(path)
    except OSError as error:
        raise unreadable(path, error) from error
    except ValueError as error:
        raise InvalidInput("file.null-character") from error
    if descriptor is None or not is_ordinary(mode):
        if descriptor is not None:
            os.close(descriptor)
        if stat.S_ISDIR(mode):
            raise InvalidInput("file.is-folder", remedy="give-file-name", path=path)
        raise InvalidInput("file.not-ordinary", path=path)
    return os.fdopen(descriptor, "rb", buffering=0)


def unreadable(path: Path, error: OSError) -> InvalidInput:
    """The InvalidInput for a file that the system will not give."""
    if isinstance(error, FileNotFoundError):
        if path.is_symlink():
            return InvalidInput("file.broken-link", path=path)
        return InvalidInput("file.missing", remedy="check-name-and-folder", path=path)
    if isinstance(error, PermissionError):
        return InvalidInput("file.not-permitted", path=path)
    return InvalidInput("file.unreadable", remedy="check-disk", path=path, reason=reason_of(error))


@dataclass(frozen=True, slots=True)
class FileState:
    """A file's size and time of change, to notice that it was replaced, cut or written to while it is in use."""

    size: int
    changed_ns: int

    @classmethod
    def of(cls, path: Path) -> FileState:
        with open_binary(path) as file:
            return cls._of(os.fstat(file.fileno()))

    @classmethod
    def seen(cls, path: Path) -> FileState | None:
        """The same without opening the file; None where there is none to be seen."""
        try:
            return cls._of(path.stat())
        except (OSError, ValueError):
            return None

    @classmethod
    def _of(cls, status: os.stat_result) -> FileState:
        return cls(status.st_size, status.st_mtime_ns)

    def check(self, path: Path, status: os.stat_result) -> None:
        """Raise InvalidInput unless ``status`` shows the file as it was."""
        if self._of(status) != self:
            raise self.changed(path)

    def check_now(self, path: Path) -> None:
        if self.of(path) != self:
            raise self.changed(path)

    @staticmethod
    def changed(path: Path) -> InvalidInput:
        return InvalidInput("file.changed", path=path)


FileStates = tuple[FileState | None, ...]


def read_lines(path: Path, *, packing: Packing = "refused", work: Work = UNWATCHED) -> Iterator[tuple[int, str]]:
    """The lines of a UTF-8 text file with their numbers from 1, without line ends; Unix and Windows ends both.

    A byte-order mark is dropped.  Raises InvalidInput for what is not text, and for lines longer than a megabyte.
    """
    number = 0
    for block in line_blocks(path, packing=packing, work=work):
        for line in block:
            number += 1
            yield number, line


def line_blocks(path: Path, *, packing: Packing = "refused", work: Work = UNWATCHED) -> Iterator[list[str]]:
    """As :func:`read_lines`, but about a megabyte of lines at a time: for files of millions of lines."""
    number = 0  # lines given out so far
    rest = b""
    for chunk in byte_chunks(path, packing):
        work.check()
        pieces = (rest + chunk).split(b"\n")
        rest = pieces.pop()
        if len(rest) > MAX_LINE_BYTES or max(map(len, pieces), default=0) > MAX_LINE_BYTES:
            long = next((i for i, piece in enumerate([*pieces, rest]) if len(piece) > MAX_LINE_BYTES), 0)
            raise InvalidInput("file.long-line", path=path, line=number + long + 1)
        yield from _decoded(pieces, number, path)
        number += len(pieces)
    if rest:
        yield from _decoded([rest], number, path)


def column_blocks(
    path: Path,
    width: int,
    *,
    separator: str | None = None,
    what: Phrase,
    skip: int = 0,
    packing: Packing = "refused",
    work: Work = UNWATCHED,
) -> Iterator[tuple[int, list[tuple[str, ...]]]]:
    """A table of ``width`` columns, a block of lines at a time: the block's first line number, and its columns.

    ``separator`` None is any white space.  The first ``skip`` lines are left out.  Empty lines are allowed at the end
    only.  ``what`` names a line in complaints ("a SNP").  Raises InvalidInput at the first line of another width.
    """
    number = 0
    ended = False
    for block in line_blocks(path, packing=packing, work=work):
        first = number + 1
        number += len(block)
        if first <= skip:
            block = block[skip - first + 1 :]
            first = number - len(block) + 1
        if not ended and (columns := _tabbed_columns(block, width, separator)):
            yield first, columns
            continue
        rows = [line.split(separator) for line in block]
        good = rows
        if ended or any(len(row) != width for row in rows):
            good = []
            for place, (line, row) in enumerate(zip(block, rows, strict=True)):
                if not line.strip():
                    ended = True
                elif ended:
                    raise InvalidInput("line.empty", path=path, line=first + place - 1)
                elif len(row) != width:
                    raise InvalidInput(
                        "line.width", path=path, what=what, width=width, line=first + place, found=len(row)
                    )
                else:
                    good.append(row)
        if good:
            yield first, list(zip(*good, strict=True))


def _tabbed_columns(block: list[str], width: int, separator: str | None) -> list[tuple[str, ...]] | None:
    """The columns of lines that are plainly tab-separated, in one go (three times as fast); None for any others."""
    tabs = width - 1
    if not block or not all(line.count("\t") == tabs for line in block):
        return None
    text = "\t".join(block)
    fields = text.split("\t")
    if separator is None and not (text.isascii() and " " not in text and all(fields)):
        return None
    return [tuple(fields[place::width]) for place in range(width)]


def whole_numbers(column: tuple[str, ...], path: Path, first_line: int, name: Phrase) -> npt.NDArray[np.int64]:
    """A column of decimal digits as int64, shape (n_lines,); InvalidInput at the first that is anything else."""
    digits = "".join(column)
    if not (digits.isascii() and digits.isdigit() and all(column) and max(map(len, column)) <= 18):
        place = next(i for i, text in enumerate(column) if not (text.isascii() and text.isdigit() and len(text) <= 18))
        raise InvalidInput("line.not-a-number", path=path, line=first_line + place, column=name)
    return np.fromstring(" ".join(column), dtype=np.int64, sep=" ")


def _decoded(pieces: list[bytes], before: int, path: Path) -> Iterator[list[str]]:
    if not pieces:
        return
    block = b"\n".join(pieces)
    if b"\0" in block:
        line = before + block[: block.index(b"\0")].count(b"\n") + 1
        raise InvalidInput("line.not-text", path=path, line=line)
    if b"\r" in block:
        block = block.replace(b"\r\n", b"\n").removesuffix(b"\r")
        if b"\r" in block:
            line = before + block[: block.index(b"\r")].count(b"\n") + 1
            raise InvalidInput("line.carriage-return", path=path, line=line)
    try:
        text = block.decode("utf-8")
    except UnicodeDecodeError as error:
        line = before + block[: error.start].count(b"\n") + 1
        raise InvalidInput("line.not-utf8", remedy="save-as-utf8", path=path, line=line) from error
    yield text.split("\n")


def _ignore(position: int) -> None:
    return None


def byte_chunks(
    path: Path,
    packing: Packing,
    told: Callable[[int], None] = _ignore,
    unpacking: Unpacking = TEXT_UNPACKS,
) -> Iterator[bytes]:
    """A file's bytes, unpacked if need be, some at a time; ``told`` hears how far the file is read.

    Raises InvalidInput for a compressed file that is damaged, cut off, or unpacks further than ``unpacking`` allows.
    """
    with open_binary(path) as file:
        first = _read(file, path)
        if not first:
            raise InvalidInput("file.empty", remedy="is-this-the-right-file", path=path)
        if first.startswith((b"\xff\xfe", b"\xfe\xff")):
            raise InvalidInput("file.utf16", path=path)
        unpack = {_GZIP_MAGIC: _from_gzip, _ZSTD_MAGIC: _from_zstd}
        packed = next((way for magic, way in unpack.items() if first.startswith(magic)), None)
        if packed is None:
            yield first.removeprefix(UTF8_BOM)
            while chunk := _read(file, path):
                told(file.tell())
                yield chunk
            return
        if packing == "refused":
            raise InvalidInput("file.compressed", path=path, how="gzip -d" if packed is _from_gzip else "zstd -d")
        size = os.fstat(file.fileno()).st_size
        most, so_far = max(unpacking.free, unpacking.times * size), 0
        file.seek(0)
        for chunk in packed(file, path, size):
            told(file.tell())
            if so_far + len(chunk) > most:
                raise InvalidInput("file.unpacks-too-far", path=path, times=unpacking.times)
            yield chunk if so_far else chunk.removeprefix(UTF8_BOM)
            so_far += len(chunk)
        if not so_far:
            raise InvalidInput("file.empty-inside", path=path)


def _from_gzip(file: BinaryIO, path: Path, size: int) -> Iterator[bytes]:
    """The text in a gzip file of one or more members, never more than a chunk at a time."""
    try:
        if _lacks_end_of_bgzf(file, size):
            raise EOFError
        file.seek(0)
        with GzipFile(fileobj=file) as packed:
            while text := packed.read(_CHUNK):
                yield text
    except EOFError as error:
        raise InvalidInput("file.packed-cut-off", path=path) from error
    except (BadGzipFile, zlib.error) as error:
        raise InvalidInput("file.packed-damaged", path=path) from error
    except OSError as error:
        raise unreadable(path, error) from error


def _from_zstd(file: BinaryIO, path: Path, size: int) -> Iterator[bytes]:
    """The text in a zstd file of one or more frames."""
    import zstandard

    frame, whole = zstandard.ZstdDecompressor(max_window_size=_ZSTD_WINDOW).decompressobj(), True
    try:
        while piece := file.read(_ZSTD_PIECE):
            while piece:
                if text := frame.decompress(piece):
                    yield text
                whole = frame.eof
                piece = frame.unused_data if whole else b""
                if whole:
                    frame = zstandard.ZstdDecompressor(max_window_size=_ZSTD_WINDOW).decompressobj()
    except zstandard.ZstdError as error:
        raise InvalidInput("file.packed-damaged", path=path) from error
    except OSError as error:
        raise unreadable(path, error) from error
    if not whole:
        raise InvalidInput("file.packed-cut-off", path=path)


def _lacks_end_of_bgzf(file: BinaryIO, size: int) -> bool:
    """Whether a file of gzip blocks lacks the empty last block by which whoever reads it knows that none was cut off."""
    file.seek(0)
    if not _BGZF_START.match(file.read(18)):
        return False
    file.seek(max(0, size - len(_BGZF_END)))
    return file.read(len(_BGZF_END)) != _BGZF_END


def _read(file: BinaryIO, path: Path) -> bytes:
    try:
        return file.read(_CHUNK)
    except OSError as error:
        raise unreadable(path, error) from error


def file_digest(path: Path, *, work: Work = UNWATCHED) -> str:
    """SHA-256 of a *public* file, hexadecimal; never use it on genotypes (docs/theory/what-must-not-leave.md)."""
    import hashlib  # loads OpenSSL, which most readers do without

    digest = hashlib.sha256()
    read = 0
    with open_binary(path) as file:
        size = os.fstat(file.fileno()).st_size
        while chunk := _read(file, path):
            work.check()
            digest.update(chunk)
            read += len(chunk)
            work.progress(say("Reading {file}", file=path.name), read, size)
    return digest.hexdigest()


def not_the_planned_file(path: Path) -> InvalidInput:
    return InvalidInput("file.not-the-plans", path=path)
