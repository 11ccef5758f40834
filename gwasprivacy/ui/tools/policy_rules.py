"""The rules of a policy as the dialog asks for them: a card for each subject of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from typing import Any

from gwasprivacy.release.policy import rule_table
from gwasprivacy.release.policy.least_numbers import SIZES
from gwasprivacy.release.policy.rule import Rule

TOPICS: Mapping[str, str] = {
    rule_table.BUDGET: "study-budget",
    rule_table.ATTACKERS: "attacker",
    rule_table.PUBLISHED: "what-to-publish",
    SIZES: "strata",
    rule_table.PEOPLE: "release-ledger",
}
"""Title of a card → the topic of its "?"."""


def cards() -> Iterator[tuple[str, list[Rule]]]:
    """The title of each card, and its rules."""
    for title in rule_table.CARDS:
        yield title, [rule for rule in rule_table.RULES if rule.card == title]


def first_rules(today: date) -> dict[str, Any]:
    """Rules to begin with, for a year from ``today``: those of the command line's example, and one account in a ledger."""
    return {
        "max_epsilon": 0.7,
        "max_budget": 2.0,
        "covers_prior": {"low": 0.1, "high": 0.9},
        "min_participants": 500,
        "min_cases": 100,
        "min_controls": 100,
        "allow_accounts": False,
        "valid_until": (today + timedelta(days=365)).isoformat(),
    }
