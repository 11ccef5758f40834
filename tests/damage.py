"""Damaged files, seeded: what disks, transfers, editors and people with bad intentions do to bytes.

``damaged(data, seed)`` gives one damaged copy, the same for the same seed; ``DAMAGES`` names the kinds one by one.  A file that
is read after any of them must be read as it stands or be refused as a :class:`gwasprivacy.base.errors.GwasPrivacyError`:
:func:`refused_or_read` says which, and lets everything else through as the bug that it is.
"""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Callable

from gwasprivacy.base.errors import GwasPrivacyError

Damage = Callable[[bytes, random.Random], bytes]

_HUGE = (
    b"9" * 18,
    b"9" * 19,
    b"9" * 400,
    b"1e308",
    b"1e999",
    b"-1",
    b"NaN",
    b"Infinity",
    b"0x10",
    b"2147483648",
    b"\xd9\xa3",
)
_ODD_TEXT = ("\u202e", "\ufeff", "\u0000", "\x1b[31m", "\u00a0", "\u2028", "\ud7ff", "é", "\x85", "<h2>", "=1+1", "٣")
_NOT_UTF8 = (b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\x80", b"\xc0\x80")


def _place(data: bytes, chance: random.Random) -> int:
    return chance.randrange(len(data)) if data else 0


def _part(data: bytes, chance: random.Random) -> tuple[int, int]:
    start = _place(data, chance)
    return start, min(len(data), start + chance.choice((1, 2, 8, 64, 1000)))


def flipped_bit(data: bytes, chance: random.Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + bytes([data[at] ^ (1 << chance.randrange(8))]) + data[at + 1 :] if data else data


def other_byte(data: bytes, chance: random.Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + chance.randbytes(1) + data[at + 1 :]


def several_bytes(data: bytes, chance: random.Random) -> bytes:
    for _ in range(chance.randint(2, 12)):
        data = other_byte(data, chance)
    return data


def cut_end(data: bytes, chance: random.Random) -> bytes:
    return data[: _place(data, chance)]


def cut_last_bytes(data: bytes, chance: random.Random) -> bytes:
    return data[: max(0, len(data) - chance.randint(1, 40))]


def cut_start(data: bytes, chance: random.Random) -> bytes:
    return data[_place(data, chance) :]


def cut_out(data: bytes, chance: random.Random) -> bytes:
    start, end = _part(data, chance)
    return data[:start] + data[end:]


def inserted(data: bytes, chance: random.Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + chance.randbytes(chance.choice((1, 3, 50))) + data[at:]


def doubled_part(data: bytes, chance: random.Random) -> bytes:
    start, end = _part(data, chance)
    return data[:end] + data[start:end] + data[end:]


def doubled_line(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    if lines:
        at = chance.randrange(len(lines))
        lines.insert(at, lines[at])
    return b"".join(lines)


def swapped_lines(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    if len(lines) > 1:
        one, other = chance.sample(range(len(lines)), 2)
        lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def lost_line(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    if lines:
        del lines[chance.randrange(len(lines))]
    return b"".join(lines)


def windows_line_ends(data: bytes, chance: random.Random) -> bytes:
    return data.replace(b"\n", b"\r\n")


def old_mac_line_ends(data: bytes, chance: random.Random) -> bytes:
    return data.replace(b"\n", b"\r")


def zeroed(data: bytes, chance: random.Random) -> bytes:
    start, end = _part(data, chance)
    return data[:start] + b"\0" * (end - start) + data[end:]


def zeroed_tail(data: bytes, chance: random.Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + b"\0" * (len(data) - at)


def utf16(data: bytes, chance: random.Random) -> bytes:
    return data.decode("latin-1").encode(chance.choice(("utf-16", "utf-16-le", "utf-16-be", "utf-32")))


def marked_utf8(data: bytes, chance: random.Random) -> bytes:
    return b"\xef\xbb\xbf" + data


def not_utf8(data: bytes, chance: random.Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + chance.choice(_NOT_UTF8) + data[at:]


def odd_text(data: bytes, chance: random.Random) -> bytes:
    at = _place(data, chance)
    return data[:at] + chance.choice(_ODD_TEXT).encode("utf-8") + data[at:]


def huge_number(data: bytes, chance: random.Random) -> bytes:
    """One of the file's numbers becomes one that no field can hold."""
    numbers = list(re.finditer(rb"-?[0-9]+(?:\.[0-9]+)?", data[: 1 << 20]))
    if not numbers:
        return inserted(data, chance)
    found = chance.choice(numbers)
    return data[: found.start()] + chance.choice(_HUGE) + data[found.end() :]


def swapped_separators(data: bytes, chance: random.Random) -> bytes:
    one, other = chance.choice(
        ((b"\t", b" "), (b"\t", b","), (b" ", b"\t"), (b"\t", b"\t\t"), (b",", b";"), (b":", b"="))
    )
    return data.replace(one, other)


def compressed(data: bytes, chance: random.Random) -> bytes:
    return gzip.compress(data, 1, mtime=0)


def compressed_and_cut(data: bytes, chance: random.Random) -> bytes:
    return cut_last_bytes(gzip.compress(data, 1, mtime=0), chance)


def rubbish(data: bytes, chance: random.Random) -> bytes:
    return chance.randbytes(chance.choice((0, 1, 17, 4096)))


def followed_by_rubbish(data: bytes, chance: random.Random) -> bytes:
    return data + chance.randbytes(chance.choice((1, 16, 500)))


def nothing(data: bytes, chance: random.Random) -> bytes:
    return b""


DAMAGES: dict[str, Damage] = {
    each.__name__: each
    for each in (
        flipped_bit, other_byte, several_bytes, cut_end, cut_last_bytes, cut_start, cut_out, inserted, doubled_part,
        doubled_line, swapped_lines, lost_line, windows_line_ends, old_mac_line_ends, zeroed, zeroed_tail, utf16, marked_utf8,
        not_utf8, odd_text, huge_number, swapped_separators, compressed, compressed_and_cut, rubbish, followed_by_rubbish,
        nothing,
    )
}  # fmt: skip
_OFTEN = ("flipped_bit", "other_byte", "several_bytes", "cut_end", "cut_out", "inserted", "not_utf8", "huge_number")


def damaged(data: bytes, seed: int) -> bytes:
    """``data`` after one kind of damage, sometimes two; the first seeds go through all kinds, later ones choose."""
    chance = random.Random(seed)
    kinds = list(DAMAGES)
    kind = kinds[seed] if seed < len(kinds) else chance.choice((*kinds, *_OFTEN, *_OFTEN))
    changed = DAMAGES[kind](data, chance)
    return DAMAGES[chance.choice(_OFTEN)](changed, chance) if seed >= len(kinds) and chance.random() < 0.2 else changed


def refused_or_read(read: Callable[[], object]) -> GwasPrivacyError | None:
    """The refusal with which ``read`` ends, of exit code 2, 3 or 4 and in one line; None where it reads.

    Whatever else ``read`` raises goes through: it is what the test looks for.
    """
    refusal = _refusal(read)
    if refusal is not None:
        assert refusal.exit_code in (2, 3, 4)
        assert "\n" not in str(refusal)
    return refusal


def _refusal(read: Callable[[], object]) -> GwasPrivacyError | None:
    try:
        read()
    except GwasPrivacyError as refusal:
        return refusal
    return None
