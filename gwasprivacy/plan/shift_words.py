"""What is added to scores or taken off them from public data, in plain sentences: an offset, weights."""

from __future__ import annotations

from gwasprivacy.base.language import say, say_marked
from gwasprivacy.base.number_words import plain
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.design import Weights


def offset_sentence(plan: Plan) -> str:
    """What the score's public offset is and where its frequencies come from; "" without one."""
    choice, design = plan.release.score, plan.design
    if choice.offset is None:
        return ""
    title = say_marked(choice.score.title)
    if choice.offset == 1:
        what = say(
            "From each SNP’s {score}, the mean of a SNP without effect is subtracted, so that common SNPs are "
            "not favoured.",
            score=title,
        )
    elif choice.offset == 2:
        what = say(
            "From each SNP’s {score}, twice the mean of a SNP without effect is subtracted, so that common SNPs "
            "are not favoured.",
            score=title,
        )
    else:
        what = say(
            "From each SNP’s {score}, {times} times the mean of a SNP without effect is subtracted, so that "
            "common SNPs are not favoured.",
            score=title,
            times=plain(choice.offset),
        )
    panel = say("a public reference panel, which is still to be named")
    if design.reference is not None:
        panel = say("the reference panel that the plan names as public")
        if design.reference_sha256 is not None:
            panel = say("{panel} (SHA-256 {digits}…)", panel=panel, digits=design.reference_sha256[:16])
    whence = say(
        "It follows from the group sizes and from allele frequencies of {panel}, never from the study’s genotypes, and "
        "costs no privacy.",
        panel=panel,
    )
    rest = say("A SNP without a frequency there counts as one with two equally common alleles.")
    return f"{what} {whence} {rest}"


def weights_sentence(weights: Weights) -> str:
    """What the plan's public weights do, who says that they are public, and where they come from."""
    digits = "" if weights.sha256 is None else say(" (SHA-256 {digits}…)", digits=weights.sha256[:16])
    what = say(
        "SNPs are weighted before the draw: one of weight 2 is chosen as if it were twice as likely to be causal as one of "
        "weight 1, and one of weight 0 is no candidate{digits}.",
        digits=digits,
    )
    if weights.directed:
        risk = say(
            "Where the table names a risk allele, only an association counts in which that allele is commoner in cases (or goes with higher "
            "values of the trait); the forecast assumes that those of causal SNPs are right."
        )
        if weights.doubted:
            risk = say(
                "Where the table names a risk allele, an association in which that allele is rarer in cases (or goes with lower values of the "
                "trait) counts less, the more so the surer the table is of it; the forecast takes as many to be wrong as the table says."
            )
        what = f"{what} {risk}"
    declared = say(
        "The user declares that the weights follow from nothing in this study’s data, so that they cost no privacy; the program "
        "cannot see that."
    )
    if weights.origin is None:
        return f"{what} {declared}"
    whence = say("Where the weights come from: {origin}.", origin=weights.origin.rstrip("."))
    return f"{what} {declared} {whence}"
