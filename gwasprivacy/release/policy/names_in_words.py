"""The names that a policy's rules may hold, in plain words (marked texts)."""

from __future__ import annotations

from collections.abc import Mapping

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.publication import SELECTION
from gwasprivacy.mechanisms.registry import OTHER_RELEASES
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.plan import Plan

SELECTED_SCORES, SELECTED_EFFECTS = "selected-scores", "selected-effects"
_SELECTED: Mapping[str, str] = {
    SELECTED_SCORES: mark("noisy scores of selected SNPs"),
    SELECTED_EFFECTS: mark("effects of selected SNPs"),
}


def kind_names() -> tuple[str, ...]:
    """What a release may publish: the kinds of release, and noisy scores or effects of what a selection selects."""
    return (SELECTION, *OTHER_RELEASES, *_SELECTED)


def kind_words() -> dict[str, str]:
    """The same in words, marked."""
    numbers = {name: one.said.publishes for name, one in OTHER_RELEASES.items()}
    return {SELECTION: mark("the names of selected SNPs"), **numbers, **_SELECTED}


SECRET_WORDS: Mapping[str, str] = {
    Secret.PARTICIPATION.value: mark("who took part"),
    Secret.CASE_STATUS.value: mark("who is a case"),
    Secret.TRAIT_VALUE.value: mark("the value of the trait"),
}


def kinds_of(plan: Plan) -> tuple[str, ...]:
    """Everything that a release under ``plan`` publishes, by the names of :func:`kind_names`."""
    release = plan.release
    scores = (SELECTED_SCORES,) if release.values_epsilon is not None else ()
    effects = (SELECTED_EFFECTS,) if release.effects_epsilon is not None else ()
    return (release.kind.kind, *scores, *effects)
