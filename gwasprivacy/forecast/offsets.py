"""Scores less a public offset among the options: estimated first, offered only where simulation shows that they win.

An offset helps rare SNPs and costs common ones a little.  The closed form says which are worth simulating; a paired
comparison on the same simulated studies says which are worth a recommendation.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Protocol, TypeVar

import numpy as np

from gwasprivacy.association.scores.registry import names_of_those_that_take
from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.base.language import mark
from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.simulation.curves.compare import paired_lead
from gwasprivacy.simulation.curves.curve import FloatArray

OFFSETS = (1.0, 2.0, 3.0)  # null means
MOST_SIMULATED = 4
COMPETES = 1.25  # with so many times the people of the best estimate
WORTH_A_WORD = 0.03  # a smaller share of people saved is within what the simulation can tell
NEEDS_PANEL = mark("needs a public reference panel")

Pair = tuple[ScoreChoice, str]


class Scored(Protocol):
    """What of an option matters here."""

    @property
    def score(self) -> ScoreChoice: ...

    @property
    def needed(self) -> Needed: ...

    @property
    def pair(self) -> Pair: ...


Each = TypeVar("Each", bound=Scored)


def offsets_of_scores() -> list[ScoreChoice]:
    """Every score less every offset that is looked at."""
    return [ScoreChoice(name=name, offset=offset) for name in names_of_those_that_take("offset") for offset in OFFSETS]


def without_offset(pair: Pair) -> Pair:
    """The same score and mechanism without the offset."""
    return replace(pair[0], offset=None), pair[1]


def promising(estimates: Sequence[Scored]) -> list[Pair]:
    """The offsets worth simulating: of each score and mechanism the best by estimate, if it saves people and competes."""
    people = {each.pair: each.needed.people for each in estimates if each.needed.people is not None}
    least = min(people.values(), default=None)
    best: dict[Pair, tuple[int, Pair]] = {}
    for pair, ours in people.items():
        plain = without_offset(pair)
        if pair == plain or least is None or ours > COMPETES * least:
            continue
        theirs = people.get(plain)
        if theirs is not None and ours > (1 - WORTH_A_WORD) * theirs:
            continue
        if plain not in best or ours < best[plain][0]:
            best[plain] = (ours, pair)
    return [pair for _, pair in sorted(best.values(), key=lambda found: found[0])[:MOST_SIMULATED]]


def clear_winners(pairs: Sequence[Pair], studies: Mapping[int, FloatArray], target: float) -> set[Pair]:
    """The pairs with an offset that are ahead of the same pair without by more than chance, study by study.

    ``studies``: size → the probability in every simulated study, (n_studies, n_pairs).  Compared at the size where the pair
    with the offset is nearest to the ``target``.
    """
    won = set()
    for which, pair in enumerate(pairs):
        plain = without_offset(pair)
        if pair == plain or plain not in pairs or not studies:
            continue
        found = min(studies.values(), key=lambda each: abs(float(np.mean(each[:, which])) - target))
        if len(found) > 1 and paired_lead(found[:, which], found[:, pairs.index(plain)]).is_clear:
            won.add(pair)
    return won


def offered(options: Sequence[Each], own: ScoreChoice | None, winners: Collection[Pair] = ()) -> tuple[Each, ...]:
    """The options without an offset, those with the plan's ``own``, and the ``winners`` of a simulation."""
    return tuple(
        option for option in options if option.score.offset is None or option.score == own or option.pair in winners
    )
