"""What a report's pages say in other words than its signed sentences, and which of those they repeat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gwasprivacy.assumptions.truth_words import true_snps
from gwasprivacy.base.language import say
from gwasprivacy.base.sentences import tell
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_words import guarantee_sentences
from gwasprivacy.plan.planning_scenario import planning_scenario
from gwasprivacy.plan.power import Power, short_power
from gwasprivacy.statement.attack_readings import reading_sentences, spending_sentences
from gwasprivacy.statement.report_sentences import budget_sentence
from gwasprivacy.statement.spending import Quote
from gwasprivacy.statement.told_by_reports import quote_of, spoken_statements


def basis_sentences(plan: Plan, predicate: Mapping[str, Any]) -> list[str]:
    """Those of :func:`spoken_statements` that say what was published and what it rests on: all but those that the pages have as
    numbers and notes."""
    told = as_numbers(plan, quote_of(plan, predicate))
    return [text for text in spoken_statements(plan, predicate) if text not in told]


def as_numbers(plan: Plan, quote: Quote) -> frozenset[str]:
    """Those of the sentences that the pages have as numbers and notes."""
    return frozenset(
        {
            *guarantee_sentences(plan),
            *spending_sentences(plan, quote),
            budget_sentence(plan, quote),
            *reading_sentences(plan, quote),
            tell("account.unlogged-views"),
        }
    )


def power_on_page(plan: Plan, power: Power) -> str:
    """The number with what it is, on one line: "94 %, the probability of naming both causal SNPs, forecast before the release …"."""
    return say(
        "{power}, the probability of naming {snps}, forecast beforehand from the assumptions on page 2.",
        power=short_power(power),
        snps=true_snps(planning_scenario(plan).n_causal, power.success),
    )
