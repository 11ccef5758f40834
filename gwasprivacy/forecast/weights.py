"""What public weights can save: the same question with weights that are right, beside weights that tell nothing.

Every forecast of a plan with weights takes them as telling nothing, which promises no more than the weights may keep.  What
they save where they are right stands beside it, never in its place.
"""

from __future__ import annotations

from dataclasses import replace

from gwasprivacy.base.language import mark, say
from gwasprivacy.forecast.questions import LineQuestion
from gwasprivacy.plan.needed_people import Needed, number_words
from gwasprivacy.simulation.curves.curve import CurveRequest

UNINFORMED = mark("uninformative weights")
RIGHT = mark("correct weights")


def both_ways(request: CurveRequest) -> list[CurveRequest]:
    """``request`` with weights that tell nothing, then with weights that are right; each says which in its ``adversary``."""
    return [
        replace(request, weights_are_right=right, adversary=f"{request.adversary}; {words}")
        for right, words in ((False, UNINFORMED), (True, RIGHT))
    ]


def with_right_weights(line: LineQuestion) -> LineQuestion | None:
    """The same line where causal SNPs are drawn in proportion to their weight; None for a line without weights."""
    if line.request.weights is None:
        return None
    return replace(line, request=replace(line.request, weights_are_right=True))


def both_sizes_sentence(uninformed: Needed, right: Needed) -> str:
    """Both sample sizes in a sentence; "" where neither is known."""
    if uninformed.people is None and right.people is None:
        return ""
    return say(
        "Sample size with uninformative weights: {uninformed}; with correct weights (causal SNPs in "
        "proportion to their weight): {right}.",
        uninformed=number_words(uninformed),
        right=number_words(right),
    )
