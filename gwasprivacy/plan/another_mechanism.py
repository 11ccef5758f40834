"""A release by another mechanism, or of another number of SNPs: which of its choices go, and which come."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gwasprivacy.mechanisms.registry import may_be_inconclusive, names_that_need_a_threshold, scores_sets
from gwasprivacy.mechanisms.set_score import USUAL_LEAD, USUAL_WRONG
from gwasprivacy.mechanisms.sets_of_a_draw import of_size
from gwasprivacy.plan.choices import SETS_BY_THE_WEAKEST, ReleaseChoices


def not_taken_by(mechanism: str) -> dict[str, Any]:
    """The fields that ``mechanism`` has no use for, as they are without it."""
    found: dict[str, Any] = {} if scores_sets(mechanism) else dict(SETS_BY_THE_WEAKEST)
    if not may_be_inconclusive(mechanism):
        found["wrong"] = USUAL_WRONG
    return found if mechanism in names_that_need_a_threshold() else {**found, "threshold": None}


def begun_with(mechanism: str, before: str | None = None) -> dict[str, Any]:
    """What a plan that chooses ``mechanism``, for a new study or after ``before``, has that the fields' defaults do not say: a lead."""
    is_new = scores_sets(mechanism) and not (before is not None and scores_sets(before))
    return {"lead": USUAL_LEAD} if is_new else {}


def of_mechanism(release: ReleaseChoices, mechanism: str, **fields: Any) -> ReleaseChoices:
    """The same by another mechanism, with other ``fields``: what that one does not take goes, and what it begins with comes.  Raises
    InvalidPlan."""
    begun = begun_with(mechanism, before=release.mechanism)
    return replace(release, **{"mechanism": mechanism, **not_taken_by(mechanism), **begun, **fields})


def of_other_size(release: ReleaseChoices, n_snps: int) -> ReleaseChoices:
    """The same of another number of SNPs, sets scored as they are for that number."""
    scored = of_size(release.set_score, n_snps)
    return replace(release, n_snps=n_snps, at_least=scored.at_least, set_weights=scored.weights)
