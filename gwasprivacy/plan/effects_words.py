"""What a plan says of the effects of the SNPs that it selects."""

from __future__ import annotations

from gwasprivacy.base.language import mark, say
from gwasprivacy.base.number_words import three_digits
from gwasprivacy.plan.plan import Plan

WINNERS_CURSE = mark(
    "SNPs are selected because they look strong in this study, so their effects tend to look larger here than they are (winner’s "
    "curse). The intervals do not correct for that; a second cohort does."
)


def effects_sentence(plan: Plan) -> str:
    """What is published of the effects of selected SNPs."""
    return say(
        "Noisy genotype counts of cases and of controls at each are published too, and what follows from them: allele "
        "frequencies, allelic odds ratios and p-values, with 95 % intervals that include the noise and the sampling of "
        "participants. Of this release's ε, {epsilon} go to these counts and the rest to the selection.",
        epsilon=three_digits(plan.release.effects_epsilon or 0.0),
    )
