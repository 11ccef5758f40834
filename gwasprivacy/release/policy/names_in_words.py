"""The names that a policy's rules may hold, in plain words (marked texts)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gwasprivacy.association.scores.registry import score_named
from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.registry import release_part
from gwasprivacy.membership.families import FAMILIES
from gwasprivacy.membership.secrets import Secret
from gwasprivacy.plan.kinds import Kind
from gwasprivacy.plan.plan import Plan

SELECTED_SCORES, SELECTED_EFFECTS = "selected-scores", "selected-effects"
KINDS = (*(kind.value for kind in Kind), SELECTED_SCORES, SELECTED_EFFECTS)
"""What a release may publish: the kinds of release, and noisy scores or effects of what a selection selects."""

KIND_WORDS: Mapping[str, str] = {
    "selection": mark("the names of selected SNPs"),
    "values": mark("noisy scores of SNPs that the plan names"),
    "genotype-counts": mark("noisy genotype counts"),
    "allele-counts": mark("noisy allele counts"),
    "significant-count": mark("the noisy number of significant SNPs"),
    SELECTED_SCORES: mark("noisy scores of selected SNPs"),
    SELECTED_EFFECTS: mark("effects of selected SNPs"),
}
SECRET_WORDS: Mapping[str, str] = {
    Secret.PARTICIPATION.value: mark("who took part"),
    Secret.CASE_STATUS.value: mark("who is a case"),
    Secret.TRAIT_VALUE.value: mark("the value of the trait"),
}
WORDS_OF: Mapping[str, Callable[[str], str]] = {
    "families": lambda name: FAMILIES[name].title,
    "secrets": lambda name: SECRET_WORDS[name],
    "kinds": lambda name: KIND_WORDS[name],
    "mechanisms": lambda name: release_part(name).title,
    "scores": lambda name: score_named(name).title,
}
"""A rule's member → the words of each name in it."""


def kinds_of(plan: Plan) -> tuple[str, ...]:
    """Everything that a release under ``plan`` publishes, by the names of ``KINDS``."""
    release = plan.release
    scores = (SELECTED_SCORES,) if release.values_epsilon is not None else ()
    effects = (SELECTED_EFFECTS,) if release.effects_epsilon is not None else ()
    return (release.kind.value, *scores, *effects)
