"""What a report says of who took part: public numbers and names, which ``verify`` derives again from the plan inside."""

from __future__ import annotations

from typing import Any

from gwasprivacy.plan.plan import Plan


def group_sizes(plan: Plan) -> dict[str, int | None]:
    """The public numbers of participants, and of cases and controls among them; null where they are secret.  A study of a trait has
    neither cases nor controls."""
    told = plan.design.sizes.told if plan.sizes_are_public else {}
    return {
        "n_participants": plan.design.n_people if plan.total_is_public else None,
        "n_cases": told.get("n_cases"),
        "n_controls": told.get("n_controls"),
    }


def trait_facts(plan: Plan) -> dict[str, Any] | None:
    """The trait of a study of one, with its public range, what is subtracted (in each stratum; null for own means) and the number of
    participants, null where it is secret; None of cases and controls."""
    trait = plan.design.trait
    if trait is None:
        return None
    centres = plan.design.trait_sizes.centres
    return {
        "name": trait.name,
        "range": [trait.low, trait.high],
        "centres": None
        if centres is None
        else [trait.low + float(each) * (trait.high - trait.low) for each in centres],
        "n_participants": plan.design.n_people if plan.total_is_public else None,
    }


def strata_numbers(plan: Plan) -> list[dict[str, Any]] | None:
    """The public names of the strata, with their sizes where these are public; None without strata."""
    return [
        {"name": each.name, "n_cases": None, "n_controls": None, **(each.told if plan.sizes_are_public else {})}
        for each in plan.design.strata
    ] or None
