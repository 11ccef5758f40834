"""Which characters a text for people may have: the one answer for what is signed, printed, shown in the window and on the page.

Not printable are control characters (a terminal obeys them), marks that turn the direction of writing (they make a name read
as another), everything that has no width or no ink (two names that look the same), line and paragraph ends, unassigned and
private characters.  Where such a text would be signed it is refused; everywhere else the character is shown by its code point.
"""

from __future__ import annotations

import re

_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # count as letters or signs, but leave no ink
_SELECTORS = "\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef"  # change a letter's look or nothing
_WITHOUT_INK = re.compile(f"[{_BLANK}{_SELECTORS}]")


def is_printable(text: str) -> bool:
    """Whether every character of ``text`` can be printed; the only space is U+0020."""
    return text.isprintable() and not _WITHOUT_INK.search(text)


def shown(text: str, *, keep: str = "") -> str:
    """``text`` with each character that cannot be printed by its code point: ``<U+202E>``; those in ``keep`` stay."""
    if is_printable(text):
        return text
    return "".join(letter if letter in keep or is_printable(letter) else f"<U+{ord(letter):04X}>" for letter in text)
