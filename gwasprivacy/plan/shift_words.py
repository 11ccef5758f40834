"""What is added to scores or taken off them from public data, in plain sentences: an offset, weights."""

from __future__ import annotations

from gwasprivacy.base.language import say_marked
from gwasprivacy.base.number_words import plain
from gwasprivacy.base.sentences import tell
from gwasprivacy.plan.plan import Plan
from gwasprivacy.study.design import Weights


def offset_sentence(plan: Plan) -> str:
    """What the score's public offset is and where its frequencies come from; "" without one."""
    choice, design = plan.release.score, plan.design
    if choice.offset is None:
        return ""
    title = say_marked(choice.score.title)
    if choice.offset == 1:
        what = tell("scores.mean-subtracted", score=title)
    elif choice.offset == 2:
        what = tell("scores.twice-the-mean-subtracted", score=title)
    else:
        what = tell("scores.mean-subtracted-times", score=title, times=plain(choice.offset))
    panel = tell("scores.panel-to-be-named")
    if design.reference is not None:
        panel = tell("scores.panel-named")
        if design.reference_sha256 is not None:
            panel = tell("scores.panel-with-digest", panel=panel, digits=design.reference_sha256[:16])
    whence = tell("scores.mean-from-panel", panel=panel)
    rest = tell("scores.without-frequency")
    return f"{what} {whence} {rest}"


def weights_sentence(weights: Weights) -> str:
    """What the plan's public weights do, who says that they are public, and where they come from."""
    digits = "" if weights.sha256 is None else tell("weights.with-digest", digits=weights.sha256[:16])
    what = tell("weights.before-draw", digits=digits)
    if weights.directed:
        risk = tell("weights.risk-alleles")
        if weights.doubted:
            risk = tell("weights.doubted-risk-alleles")
        what = f"{what} {risk}"
    declared = tell("weights.independent")
    if weights.origin is None:
        return f"{what} {declared}"
    whence = tell("weights.origin", origin=weights.origin.rstrip("."))
    return f"{what} {declared} {whence}"
