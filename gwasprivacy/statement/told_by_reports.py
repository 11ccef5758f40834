"""What a release's report tells, in the reader's language and as values, for pages and for whoever adds reports up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gwasprivacy.plan.plan import Plan
from gwasprivacy.statement.derive import sentences
from gwasprivacy.statement.release_facts import facts_in
from gwasprivacy.statement.spending import Quote


def spoken_statements(plan: Plan, predicate: Mapping[str, Any]) -> list[str]:
    """A report's sentences, from its numbers, in the reader's language, for pages.  ``predicate`` has its schema's form."""
    return sentences(plan, facts_in(plan, predicate))


def quote_of(plan: Plan, predicate: Mapping[str, Any]) -> Quote:
    """The debit that a report tells of."""
    return facts_in(plan, predicate).quote(plan)
