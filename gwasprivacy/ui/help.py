"""Explanations of terms (the glossary's and the window's own) and the help pages."""

from __future__ import annotations

from gwasprivacy.ui.widgets.explain import Explanation


def find_explanation(topic: str) -> Explanation | None:
    """The explanation of ``topic``, or None."""
    return None
