"""Texts with data in them where Qt would take them for HTML: a title or a file's name is never markup.

A tool tip and an informative text are HTML as soon as something in them looks like a tag, and then load pictures and make
links.  Every tool tip that is more than a literal goes through :func:`tip`; labels have ``Qt.TextFormat.PlainText``.
"""

from __future__ import annotations

import re
from html import escape

from gwasprivacy.base.printable_text import shown

POWER = re.compile(r"(\b(?:e|\d+))\^(−?[0-9A-Za-zε]+[₀-₉]?)")
"""A power as plain text has it: its base, and its exponent."""

# Too small to be seen, and there: what is copied, searched for or read out is e^ε, for "eε" would be another number.
_UNSEEN = '<span style="font-size:1px; color:transparent">^</span>'


def tip(text: object) -> str:
    """``text`` for a tool tip."""
    plain = shown(str(text), keep="\n")
    is_markup = "<" in plain or POWER.search(plain)
    return f"<qt>{raised_markup(plain)}</qt>" if is_markup else plain


def markup(text: str) -> str:
    """``text`` within HTML of our own."""
    return in_html(escape(shown(text)))


def in_html(text: str) -> str:
    """``text`` with spaces that Qt keeps: a narrow one between thousands becomes a plain one where it reads HTML, and a line may end there."""
    return text.replace("\u202f", "\u00a0")


def raised_markup(text: str) -> str:
    """``text``, its lines and its exponents, within HTML of our own."""
    return POWER.sub(rf"\1{_UNSEEN}<sup>\2</sup>", in_html(escape(shown(text, keep="\n")))).replace("\n", "<br>")
