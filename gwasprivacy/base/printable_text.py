"""Which characters a text for people may have: the one answer for what is signed, printed, shown in the window and on the page.

Not printable are control characters (a terminal obeys them), marks that turn the direction of writing (they make a name read
as another), everything that has no width or no ink (two names that look the same), line and paragraph ends, unassigned and
private characters; and of marks above and below letters those that no letter carries, or that stand on more than
four others.  Where such a text would be signed it is refused; everywhere else the character is shown by its code point.
"""

from __future__ import annotations

import re
import unicodedata

_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # count as letters or signs, but leave no ink
_SELECTORS = "\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef"  # change a letter's look or nothing
_OWN_SPACES = re.compile(r"(?<=[0-9])\u202f(?=[0-9]{3}(?![0-9]))|\u00a0(?=%|=\u00a0)|(?<=\u00a0=)\u00a0")
_TORN = re.compile(r"(?<=\S) (?=%)|(?<=\S) [=±] (?=\S)")
_WITHOUT_INK = re.compile(f"[{_BLANK}{_SELECTORS}]")
_WITHOUT_MARKS = re.compile("[ -\u02ff\u0370-\u0482\u2010-\u2027\u202f-\u205e\u2190-\u23ff]*")
"""Latin and Greek letters, Cyrillic ones, punctuation, arrows and signs of mathematics: no mark is among them, so that most
texts need not be looked through letter by letter."""


MOST_MARKS = 4
"""How many marks in a row may stand above or below one letter.  Living scripts need two (Vietnamese), three with Hebrew's
points and accents, four at most in scholarly ones; taller stacks run over the lines around them and hide what is written there."""


def is_printable(text: str) -> bool:
    """Whether every character of ``text`` can be printed; the only space is U+0020."""
    if text.isascii():
        return text.isprintable()
    return _has_ink(text) and not _loose_marks(text)


def shown(text: str, *, keep: str = "") -> str:
    """``text`` with each character that cannot be printed by its code point: ``<U+202E>``; those in ``keep`` stay.

    So do our own spaces: the narrow one of thousands, 2 000 in German, and those of :func:`unbreakable`.
    """
    if is_printable(text):
        return text
    kept = _loose_marks(text), {found.start() for found in _OWN_SPACES.finditer(text)}
    return "".join(
        letter
        if letter in keep or place in kept[1] or (_has_ink(letter) and place not in kept[0])
        else f"<U+{ord(letter):04X}>"
        for place, letter in enumerate(text)
    )


def unbreakable(text: str) -> str:
    """``text``, of the same length, where no line can end between a number and "%", or around a "=" or "±"."""
    return _TORN.sub(lambda found: found[0].replace(" ", "\N{NO-BREAK SPACE}"), text)


def _has_ink(text: str) -> bool:
    return text.isprintable() and not _WITHOUT_INK.search(text)


def _loose_marks(text: str) -> set[int]:
    """Places of marks with no letter to stand on (they would join the text before), or above ``MOST_MARKS`` others."""
    loose: set[int] = set()
    if _WITHOUT_MARKS.fullmatch(text):
        return loose
    stacked = MOST_MARKS  # at the beginning there is no letter
    for place, letter in enumerate(text):
        if unicodedata.category(letter) not in ("Mn", "Me"):
            stacked = 0
        elif stacked >= MOST_MARKS:
            loose.add(place)
        else:
            stacked += 1
    return loose
