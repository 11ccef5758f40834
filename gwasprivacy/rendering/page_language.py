"""In which language pages are said: the plan's, or the one that somebody asks for."""

from __future__ import annotations

from gwasprivacy.base.catalogues import find_language
from gwasprivacy.base.language import ENGLISH, Language
from gwasprivacy.plan.plan import Plan


def language_of(plan: Plan, asked: str | None = None) -> Language:
    """``asked`` where it is not None, else the language that the plan names; English where neither is offered."""
    return find_language(asked or plan.report_language or ENGLISH.name)
