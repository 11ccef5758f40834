"""A PDF of Qt's with the structure of its pages: tags, language, title bar; its bytes follow from what is on it.

Qt paints and embeds fonts, but writes no structure.  So :mod:`gwasprivacy.rendering.pdf` paints a mark wherever another part of the
page begins, a square far outside the paper; here each mark gives way to the operators that begin the part, and the tree of parts is added
(ISO 32000-1, 14.6–14.8).  Everything else of the file stays as Qt wrote it.

No library does this part: the ones that edit PDF have no notion of which operators belong to which paragraph, and would only save writing a
dozen small objects and the table of where they are (docs/decisions/tagged-pdf.md).
"""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Sequence

from gwasprivacy.rendering.structure import Part, Role

MARK_X, MARK_SIZE = -100_000, 10
"""Where marks stand, in the painter's units; mark n is ``MARK_SIZE`` · n below the upper edge, outside on the left."""
_MARK = re.compile(rb"-100000 (\d+) 10 10 re\nf\n")
_OBJECT = re.compile(rb"\s*(\d+) 0 obj\s*(.*?)\s*endobj\s*\Z", re.DOTALL)
_UNICODE_LIST = re.compile(rb"\[[<>0-9A-F\s]*\]")
_LETTERS = {0x0009: " ", 0xFB00: "ff", 0xFB01: "fi", 0xFB02: "fl", 0xFB03: "ffi", 0xFB04: "ffl"}
_STREAM = re.compile(rb"stream\r?\n(.*?)\nendstream", re.DOTALL)
"""Qt ends a stream with a line feed alone: a carriage return before it is the last of the packed bytes, in one page of 256."""


class _Untold(Exception):
    """A file of another form than Qt's of today."""


def with_structure(pdf: bytes, document: Part, marks: Sequence[Sequence[Part]], language: str) -> bytes:
    """``pdf`` with the tree ``document``; ``marks``: for each page the part that begins at its first, second, … mark.

    A file of another form than Qt's of today is returned as it is: a report without tags is better than none.
    """
    try:
        return _File(pdf).tagged(document, marks, language)
    except (_Untold, ValueError, KeyError, IndexError, zlib.error):
        return pdf


class _File:
    """The objects of a PDF with a plain table of them, as their bytes by number."""

    def __init__(self, pdf: bytes) -> None:
        start = re.search(rb"startxref\s+(\d+)\s+%%EOF\s*\Z", pdf)
        if start is None:
            raise _Untold
        table = pdf[int(start.group(1)) :]
        head = re.match(rb"xref\s+0 (\d+)\s+", table)
        trailer = re.search(rb"trailer\s*<<(.*?)>>\s*startxref", table, re.DOTALL)
        if head is None or trailer is None:
            raise _Untold
        rows = [table[head.end() + 20 * row : head.end() + 20 * (row + 1)] for row in range(int(head.group(1)))]
        places = sorted(int(row[:10]) for row in rows if row[17:18] == b"n")
        self.objects: dict[int, bytes] = {}
        for place, end in zip(places, [*places[1:], int(start.group(1))], strict=True):
            found = _OBJECT.match(pdf[place:end])
            if found is None:
                raise _Untold
            self.objects[int(found.group(1))] = _with_plain_letters(found.group(2))
        self.info, self.root = (self._reference(trailer.group(1), name) for name in (b"Info", b"Root"))

    @staticmethod
    def _reference(body: bytes, name: bytes) -> int:
        found = re.search(rb"/" + name + rb"\s+(\d+) 0 R", body)
        if found is None:
            raise _Untold
        return int(found.group(1))

    def add(self, body: bytes) -> int:
        number = max(self.objects) + 1
        self.objects[number] = body
        return number

    def extend(self, number: int, members: bytes) -> None:
        """Add members to a dictionary."""
        body = self.objects[number]
        if not body.endswith(b">>"):
            raise _Untold
        self.objects[number] = body[:-2] + members + b"\n>>"

    def pages(self) -> list[int]:
        kids = re.search(
            rb"/Kids\s*\[(.*?)\]", self.objects[self._reference(self.objects[self.root], b"Pages")], re.DOTALL
        )
        if kids is None:
            raise _Untold
        return [int(number) for number in re.findall(rb"(\d+) 0 R", kids.group(1))]

    # Tags -----------------------------------------------------------------------------------------------------------

    def tagged(self, document: Part, marks: Sequence[Sequence[Part]], language: str) -> bytes:
        pages = self.pages()
        if len(pages) != len(marks):
            raise _Untold
        contents = {id(part): [] for part in _all_parts(document)}  # type: dict[int, list[tuple[int, int]]]
        owners: list[list[Part]] = []
        for page, parts in zip(pages, marks, strict=True):
            owners.append(self._mark_page(page, parts, contents))
            self.extend(page, b"/StructParents %d\n/Tabs /S" % (len(owners) - 1))
        tree = self.add(b"")
        numbers = self._write_parts(document, tree, contents)
        rows = b"\n".join(
            b"%d [%s]" % (page, b" ".join(b"%d 0 R" % numbers[id(part)] for part in parts))
            for page, parts in enumerate(owners)
        )
        parents = self.add(b"<< /Nums [%s] >>" % rows)
        self.objects[tree] = b"<< /Type /StructTreeRoot /K [%d 0 R] /ParentTree %d 0 R /ParentTreeNextKey %d >>" % (
            numbers[id(document)],
            parents,
            len(pages),
        )
        self.extend(
            self.root,
            b"/StructTreeRoot %d 0 R\n/MarkInfo << /Marked true >>\n/Lang %s\n/ViewerPreferences << /DisplayDocTitle true >>"
            % (tree, _text(language)),
        )
        return self._written()

    def _mark_page(self, page: int, parts: Sequence[Part], contents: dict[int, list[tuple[int, int]]]) -> list[Part]:
        """Put the operators in place of the marks; the parts of its marked contents, by their numbers."""
        number = self._reference(self.objects[page], b"Contents")
        stream = _STREAM.search(self.objects[number])
        if stream is None or b"/FlateDecode" not in self.objects[number][: stream.start()]:
            raise _Untold
        painted = zlib.decompress(stream.group(1))
        owners: list[Part] = []
        seen = 0

        def begin(mark: re.Match[bytes]) -> bytes:
            nonlocal seen
            part = parts[int(mark.group(1)) // MARK_SIZE]
            seen += 1
            end = b"EMC\n" if seen > 1 else b""
            if part.is_artifact:
                return end + b"/Artifact BMC\n"
            owners.append(part)
            contents[id(part)].append((page, len(owners) - 1))
            return end + b"/%s << /MCID %d >> BDC\n" % (part.role.pdf_type.encode(), len(owners) - 1)

        marked = _MARK.sub(begin, painted)
        if seen != len(parts):
            raise _Untold
        packed = zlib.compress(marked + (b"EMC\n" if seen else b""), 9)
        head = b"<< /Length %d /Filter /FlateDecode >>\nstream\n" % len(packed)
        self.objects[number] = head + packed + b"\nendstream"
        return owners

    def _write_parts(self, document: Part, tree: int, contents: dict[int, list[tuple[int, int]]]) -> dict[int, int]:
        """An object for each part; the numbers of these objects."""
        numbers = {id(part): self.add(b"") for part in _all_parts(document)}

        def write(part: Part, parent: int) -> None:
            number = numbers[id(part)]
            kids = [b"<< /Type /MCR /Pg %d 0 R /MCID %d >>" % place for place in contents[id(part)]]
            kids += [b"%d 0 R" % numbers[id(each)] for each in part.parts]
            members = [b"/Type /StructElem", b"/S /" + part.role.pdf_type.encode(), b"/P %d 0 R" % parent]
            members.append(b"/K [%s]" % b" ".join(kids))
            if part.alt:
                members.append(b"/Alt " + _text(part.alt))
            members += _attributes(part)
            self.objects[number] = b"<< %s >>" % b" ".join(members)
            for each in part.parts:
                write(each, number)

        write(document, tree)
        return numbers

    def _written(self) -> bytes:
        """The file, with an identifier that follows from its content."""
        out = bytearray(b"%PDF-1.7\n%\xc3\xa2\xc3\xa3\n")
        places = {}
        for number in sorted(self.objects):
            places[number] = len(out)
            out += b"%d 0 obj\n%s\nendobj\n" % (number, self.objects[number])
        identity = hashlib.sha256(out).hexdigest()[:32].encode()
        table, last = len(out), max(self.objects)
        out += b"xref\n0 %d\n0000000000 65535 f \n" % (last + 1)
        for number in range(1, last + 1):
            out += b"%010d 00000 n \n" % places[number] if number in places else b"0000000000 65535 f \n"
        out += b"trailer\n<< /Size %d /Info %d 0 R /Root %d 0 R /ID [<%s> <%s>] >>\n" % (
            last + 1,
            self.info,
            self.root,
            identity,
            identity,
        )
        return bytes(out + b"startxref\n%d\n%%%%EOF\n" % table)


def _with_plain_letters(body: bytes) -> bytes:
    """An object; where it says which letters a font's glyphs are, a space is a space (Qt says a tab, which has the same glyph), and a
    ligature is its letters, so that whoever searches for "effect" finds it."""
    stream = _STREAM.search(body)
    if stream is None or b"beginbfrange" not in stream.group(1):
        return body

    def plain(found: re.Match[bytes]) -> bytes:
        text = found.group()
        for glyph, letters in _LETTERS.items():
            text = text.replace(b"<%04X>" % glyph, b"<%s>" % letters.encode("utf-16-be").hex().upper().encode())
        return text

    said = _UNICODE_LIST.sub(plain, stream.group(1))
    return b"<< /Length %d >>\nstream\n%s\nendstream" % (len(said), said)


def _attributes(part: Part) -> list[bytes]:
    """Which cells a header is of, over how many columns a cell goes, where a picture stands."""
    owned = []
    if part.role is Role.COLUMN_HEADER or part.role is Role.ROW_HEADER:
        owned.append(b"/Scope /" + part.role.value.partition("-")[2].encode())
    if part.span > 1:
        owned.append(b"/ColSpan %d" % part.span)
    found = [b"/A << /O /Table %s >>" % b" ".join(owned)] if owned else []
    if part.box is not None:
        left, top, width, height = part.box
        corners = (left, 842.0 - top - height, left + width, 842.0 - top)  # from the lower edge of A4
        found.append(
            b"/A << /O /Layout /Placement /Block /BBox [%s] >>" % " ".join(f"{each:.2f}" for each in corners).encode()
        )
    return found


def _all_parts(part: Part) -> list[Part]:
    return [part, *(found for each in part.parts for found in _all_parts(each))]


def _text(text: str) -> bytes:
    """A text string: UTF-16 with its mark, in hexadecimal."""
    return b"<%s>" % (b"\xfe\xff" + text.encode("utf-16-be")).hex().encode()
