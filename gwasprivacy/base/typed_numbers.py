"""Numbers as people type them: with the marks of the reader's language, or of another, and never wrong by a factor of 1,000.

What a field shows is what it accepts.  Where a text may be two numbers (1.250 on a German screen: a thousand and a quarter
thousand, or one and a quarter?), it is neither: :class:`Typed` says both, and the field asks.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from gwasprivacy.base.language import digits, say, spoken

_SPACES = "\u0020\u00a0\u2009\u202f"  # between groups of three
_NO_SPACES = dict.fromkeys(map(ord, _SPACES + "'’"))
_GROUPED = re.compile(r"[+-]?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*")
_GROUPS_BEGUN = re.compile(r"[+-]?[1-9]\d{0,2}([.,])(\d{3}\1)*\d{0,3}")
_BELOW_ONE = re.compile(r"[+-]?0[.,]\d*")
_ONE_GROUP = re.compile(r"[+-]?[1-9]\d{0,2}[.,]\d{3}")


@dataclass(frozen=True, slots=True)
class Typed:
    """``bare``: as ``float`` reads it, or what has been typed of a number so far.  ``other``: what it may be as well, "" if nothing."""

    bare: str
    other: str = ""
    begun: bool = False  # no number yet: a group of thousands lacks digits; or, of a whole one, 0.05

    @property
    def doubt(self) -> str:
        """Why it is not taken as a number; "" where it is."""
        if not self.other:
            return ""
        small = digits(self.bare.rstrip("0").rstrip("."))
        return say("This may mean {small} or {large}: please type it in that form.", small=small, large=self.other)


def read_typed(text: str) -> Typed:
    """A number with decimals.  The last of two different marks is the decimal one; of a single mark before three digits, the language's
    own decides; where that would make a thousand times less or more of what a reader of another language means, it is in doubt.
    """
    text = text.strip().replace("−", "-").translate(_NO_SPACES)
    language = spoken()
    points, commas = text.count("."), text.count(",")
    if points and commas:
        decimal = max(".", ",", key=text.rfind)
        whole, _, rest = text.rpartition(decimal)
        group = "," if decimal == "." else "."
        if decimal in whole:
            return Typed("?")
        if group == language.thousands or _GROUPED.fullmatch(whole) is not None:
            return Typed(f"{whole.replace(group, '')}.{rest}")
        return Typed("", begun=True)
    if points + commas > 1:
        mark = "." if points else ","
        if mark == language.thousands or _GROUPED.fullmatch(text) is not None:
            return Typed(text.replace(mark, ""))
        return Typed("", begun=True) if _GROUPS_BEGUN.fullmatch(text) is not None else Typed("?")
    bare = text.replace(",", ".")
    if _ONE_GROUP.fullmatch(text) is None:
        return Typed(bare)
    whole = bare.replace(".", "")
    if language.thousands in text:
        return Typed(whole)
    in_doubt = language.decimal not in text or bare.endswith(".000")
    return Typed(bare, whole if in_doubt else "")


def read_whole(text: str) -> Typed:
    """A whole number: either mark separates thousands, since there are no decimals that it could begin."""
    text = text.strip().replace("−", "-").translate(_NO_SPACES)
    if _BELOW_ONE.fullmatch(text) is not None:
        return Typed("", begun=True)
    text = text.replace(spoken().thousands, "")
    if "." not in text and "," not in text:
        return Typed(text)
    if _GROUPED.fullmatch(text) is not None:
        return Typed(text.replace(",", "").replace(".", ""))
    return Typed("", begun=True) if _GROUPS_BEGUN.fullmatch(text) is not None else Typed("?")
