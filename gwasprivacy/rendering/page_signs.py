"""Texts as pages can have them: what cannot be printed, and signs that the bundled fonts lack, by their code points."""

from __future__ import annotations

import functools
import struct
from collections.abc import Mapping

from gwasprivacy.base.printable_text import shown, unbreakable
from gwasprivacy.base.resources import resource_path


def for_pages(value: object) -> object:
    """``value``, as JSON has it, with every text in it as a page can have it."""
    if isinstance(value, str):
        return page_text(value)
    if isinstance(value, Mapping):
        return {name: for_pages(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [for_pages(each) for each in value]
    return value


def page_text(text: str) -> str:
    """One line of plain text; a sign that no bundled font has stands as ``<U+7814>``."""
    plain = unbreakable(shown(text))
    if plain.isascii():
        return plain
    has = signs()
    return "".join(sign if ord(sign) in has else f"<U+{ord(sign):04X}>" for sign in plain)


@functools.cache
def signs() -> frozenset[int]:
    """The code points that the bundled fonts can draw.  Raises FileNotFoundError."""
    return frozenset().union(*(_signs_in(path.read_bytes()) for path in resource_path("fonts").glob("*.ttf")))


def _signs_in(font: bytes) -> set[int]:
    """The code points of a font's table "cmap" in format 4, which our fonts have: they have no sign above U+FFFF."""
    n_tables = struct.unpack_from(">H", font, 4)[0]
    tables = {font[at : at + 4]: struct.unpack_from(">I", font, at + 8)[0] for at in range(12, 12 + 16 * n_tables, 16)}
    cmap = tables[b"cmap"]
    offsets = [struct.unpack_from(">I", font, cmap + 8 + 8 * each)[0] for each in range(font[cmap + 3])]
    (start,) = {cmap + each for each in offsets if struct.unpack_from(">H", font, cmap + each)[0] == 4}
    n_ranges = struct.unpack_from(">H", font, start + 6)[0] // 2
    lasts = struct.unpack_from(f">{n_ranges}H", font, start + 14)
    firsts = struct.unpack_from(f">{n_ranges}H", font, start + 16 + 2 * n_ranges)
    return {sign for first, last in zip(firsts, lasts, strict=True) for sign in range(first, last + 1)} - {0xFFFF}
