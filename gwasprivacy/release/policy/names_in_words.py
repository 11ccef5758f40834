"""The names that a policy's rules may hold, in plain words (marked texts)."""

from __future__ import annotations

from collections.abc import Mapping

from gwasprivacy.base.language import mark
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


def kinds_of(plan: Plan) -> tuple[str, ...]:
    """Everything that a release under ``plan`` publishes, by the names of ``KINDS``."""
    release = plan.release
    scores = (SELECTED_SCORES,) if release.values_epsilon is not None else ()
    effects = (SELECTED_EFFECTS,) if release.effects_epsilon is not None else ()
    return (release.kind.value, *scores, *effects)
