"""What stands beside a plan's forecast: the same question with public weights that are right, or of SNPs in the place of loci.

Every forecast of a plan with weights takes them as telling nothing, which guarantees no more than the weights may keep.  What
they save where they are right stands beside it, never in its place.  A plan that publishes loci is told what SNPs would take, one with known risk
alleles what it would take without them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum

from gwasprivacy.assumptions.scenario import Engine
from gwasprivacy.base.language import mark, say, say_marked
from gwasprivacy.forecast.questions import LineQuestion, Question
from gwasprivacy.plan.needed_people import Needed, number_words
from gwasprivacy.plan.planning_scenario import Line
from gwasprivacy.simulation.curves.curve import CurveRequest

UNINFORMED = mark("uninformative weights")
RIGHT = mark("correct weights")


def both_ways(request: CurveRequest) -> list[CurveRequest]:
    """``request`` with weights that tell nothing, then with weights that are right, then with risk alleles that are; each says which in its
    ``adversary``."""
    found = [
        replace(request, weights_are_right=right, adversary=f"{request.adversary}; {words}")
        for right, words in ((False, UNINFORMED), (True, RIGHT))
    ]
    if request.directed is not None and request.directed.beliefs:
        words = say_marked(NAMED[Beside.RIGHT_DIRECTIONS])
        found.append(replace(request, weights=request.directed.right, adversary=f"{request.adversary}; {words}"))
    return found


class Beside(StrEnum):
    """What is asked beside a plan's own line."""

    RIGHT_WEIGHTS = "right-weights"
    UNDIRECTED = "undirected"
    RIGHT_DIRECTIONS = "right-risk-alleles"
    SNPS = "snps"


NAMED = {
    Beside.RIGHT_WEIGHTS: RIGHT,
    Beside.UNDIRECTED: mark("without risk alleles"),
    Beside.RIGHT_DIRECTIONS: mark("all risk alleles right"),
    Beside.SNPS: mark("SNPs in place of loci"),
}


def lines_beside(question: Question) -> dict[Beside, LineQuestion]:
    """This attacker's line where causal SNPs are drawn in proportion to their weight, of a plan with weights; without risk alleles, of one whose table names some, and with all of them right, where it doubts some; where SNPs are published, of
    one that publishes loci, unless simulated SNPs are unlinked, so that each is a locus."""
    line, found = question.line(Line.THIS), {}
    if line is None:
        return {}
    weights = line.request.weights
    if weights is not None and weights.weights != (1.0,):
        found[Beside.RIGHT_WEIGHTS] = replace(line, request=replace(line.request, weights_are_right=True))
    if weights is not None and line.request.directed is not None:
        found[Beside.UNDIRECTED] = replace(
            line, request=replace(line.request, weights=replace(weights, n_directed=0, beliefs=()))
        )
        if weights.beliefs:
            found[Beside.RIGHT_DIRECTIONS] = replace(line, request=replace(line.request, weights=weights.right))
    loci = line.request.loci
    if loci is not None and loci.published and question.scenario.engine is not Engine.FAST:
        found[Beside.SNPS] = replace(line, request=replace(line.request, loci=None))
    return found


def beside_sentence(mine: Needed, found: Mapping[Beside, Needed]) -> str:
    """The sample sizes side by side in sentences; "" where nothing is asked beside the plan's own."""
    said = []
    if (right := found.get(Beside.RIGHT_WEIGHTS)) is not None:
        said.append(both_sizes_sentence(mine, right))
    both = found.get(Beside.UNDIRECTED)
    if both is not None and (mine.people is not None or both.people is not None):
        said.append(
            say(
                "Sample size with the known risk alleles: {directed}; without them: {both}.",
                directed=number_words(mine),
                both=number_words(both),
            )
        )
    all_right = found.get(Beside.RIGHT_DIRECTIONS)
    if all_right is not None and (mine.people is not None or all_right.people is not None):
        said.append(
            say(
                "Sample size with as many wrong risk alleles as the table says: {mine}; with none wrong: {right}.",
                mine=number_words(mine),
                right=number_words(all_right),
            )
        )
    if (snps := found.get(Beside.SNPS)) is not None and (mine.people is not None or snps.people is not None):
        said.append(
            say("Sample size for loci: {loci}; for SNPs: {snps}.", loci=number_words(mine), snps=number_words(snps))
        )
    return " ".join(filter(None, said))


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
