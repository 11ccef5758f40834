"""What follows from a plan and from what was simulated of it: every other number and every sentence of a planning report."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gwasprivacy.base.language import in_source
from gwasprivacy.base.sentences import edition, tell
from gwasprivacy.membership.epsilon_units import from_units, to_units
from gwasprivacy.plan.confounding import confounding_words
from gwasprivacy.plan.plan import Plan
from gwasprivacy.plan.plan_rules import CheckedPlan
from gwasprivacy.plan.planned_noise import planned_noise
from gwasprivacy.plan.planned_releases import (
    PlannedRelease,
    attack_after,
    keeps_guarantee,
    model_after,
    own_release,
    planned_parts,
    planned_units,
    stored_releases,
)
from gwasprivacy.plan.planning_scenario import line_epsilons, planning_scenario
from gwasprivacy.plan.release_spends import budget_units
from gwasprivacy.statement.derive import privacy_numbers
from gwasprivacy.statement.planning.assumption_words import assumed_words, not_modelled, scenario_words
from gwasprivacy.statement.planning.planning_facts import PlanningFacts
from gwasprivacy.statement.planning.planning_form import CONFOUNDING
from gwasprivacy.statement.planning.planning_words import (
    forecast_words,
    guarantee_words,
    needed_words,
    publication_words,
)


@in_source()
def derive_planning(plan: CheckedPlan, facts: PlanningFacts) -> dict[str, Any]:
    """The whole predicate of a planning report.  ``plan``: with its scenario and what it plans."""
    return {
        "report": {"name": facts.name, "date": facts.date},
        "plan": plan.to_json(),
        **settled_numbers(plan, facts.n_candidates),
        "releases": _rows(plan, facts),
        "undivided": _undivided(plan, facts),
        **({} if facts.confounding is None else {"confounding": CONFOUNDING.write(facts.confounding)}),
        "statements": sentences(plan, facts),
        "not_modelled": not_modelled(plan),
        "wording": edition(),
        "versions": dict(facts.versions),
        **({} if facts.signer is None else {"signer": facts.signer.to_json()}),
    }


def sentences(plan: Plan, facts: PlanningFacts) -> dict[str, list[str]]:
    """The report in plain sentences, by its parts, in the reader's language; what is signed is said ``in_source()``."""
    releases, rows = stored_releases(plan), _rows(plan, facts)
    found = {
        "kind": [tell("planning.not-a-release")],
        "promise": guarantee_words(plan, releases),
        "publication": publication_words(plan, releases),
        "forecast": forecast_words(plan, rows, _undivided(plan, facts)),
        "size": needed_words(plan, rows),
        "scenario": scenario_words(plan, facts.n_candidates),
        "assumed": assumed_words(plan, releases),
    }
    if facts.confounding is not None:
        found["confounding"] = [confounding_words(facts.confounding)]
    return found


def _rows(plan: Plan, facts: PlanningFacts) -> list[dict[str, Any]]:
    """Each planned release: its numbers, and what was simulated of it."""
    releases = stored_releases(plan)
    simulated = zip(facts.forecasts, facts.counts, line_epsilons(plan, releases), strict=True)
    return [
        {
            **row,
            "forecast": {line.value: {"epsilon": epsilon, **lines[line.value]} for line, epsilon in epsilons.items()}
            or None,
            "count": count,
        }
        for row, (lines, count, epsilons) in zip(release_numbers(plan, releases), simulated, strict=True)
    ]


def _undivided(plan: Plan, facts: PlanningFacts) -> dict[str, Any] | None:
    if facts.undivided is None:
        return None
    whole = own_release(plan, from_units(planned_units(stored_releases(plan))))
    return {"n_snps": whole.choices.n_snps, **facts.undivided}


def settled_numbers(plan: Plan, candidates: int) -> dict[str, Any]:
    """What follows from the plan and its split, whatever the simulation finds.  ``candidates``: simulated SNPs."""
    releases, scenario = stored_releases(plan), planning_scenario(plan)
    total = planned_units(releases)
    budget = total_units(plan, releases)
    return {
        "study": {
            "n_participants": plan.design.n_people,
            **plan.design.sizes.told,
            "n_candidates": candidates,
            "n_causative": scenario.n_causal,
            "target_probability": scenario.target_probability,
        },
        "budget": {
            "total": from_units(budget),
            "planned": from_units(total),
            "left": from_units(budget - total),
        },
        "after_all": privacy_numbers(plan, total, planned_parts(plan, releases)),
    }


def total_units(plan: Plan, releases: Sequence[PlannedRelease]) -> int:
    """The study's budget in pico-ε; where only a guarantee about attacks bounds it, at least what is planned, which may sum to
    more than one release could spend."""
    own = budget_units(plan)
    return max(to_units(plan.budget), planned_units(releases)) if own is None else own


def release_numbers(plan: Plan, releases: Sequence[PlannedRelease]) -> list[dict[str, Any]]:
    """Each planned release with its noise, and what all up to it amount to: ε summed, γ of the sum (Eq. 11)."""
    rows, spent = [], 0
    for number, planned in enumerate(releases, start=1):
        spent += planned.units
        after, noise = model_after(plan, spent), planned_noise(plan, planned)
        rows.append(
            {
                "number": number,
                "release": planned.to_json(),
                "sensitivity": planned.plan(plan).sensitivity(),
                "noise": None if noise is None else noise.to_json(),
                "in_all": {
                    "epsilon": from_units(spent),
                    "likelihood_ratio": after.likelihood_ratio,
                    "gamma": after.gamma,
                    "gamma_any_prior": after.gamma_any_prior,
                    "certainty_bound": after.cap,
                    "advantage_bound": attack_after(plan, releases[:number]).advantage,
                    "keeps_promise": keeps_guarantee(plan, releases[:number]),
                },
            }
        )
    return rows
