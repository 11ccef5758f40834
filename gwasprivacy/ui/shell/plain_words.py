"""Texts with data in them where Qt would take them for HTML: a title or a file's name is never markup.

A tool tip and an informative text are HTML as soon as something in them looks like a tag, and then load pictures and make
links.  Every tool tip that is more than a literal goes through :func:`tip`; labels have ``Qt.TextFormat.PlainText``.
"""

from __future__ import annotations

from html import escape

from gwasprivacy.base.printable_text import shown


def tip(text: object) -> str:
    """``text`` for a tool tip."""
    plain = shown(str(text), keep="\n")
    return f"<qt>{escape(plain)}</qt>".replace("\n", "<br>") if "<" in plain else plain


def markup(text: str) -> str:
    """``text`` within HTML of our own."""
    return escape(shown(text))
