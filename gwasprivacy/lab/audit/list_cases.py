"""BROKEN ON PURPOSE: right lists with one mistake each, which an audit must catch.  Nothing here is ever offered for a release."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.certain_answer import list_shares
from gwasprivacy.mechanisms.selectors.right_list.draw import list_drawn
from gwasprivacy.membership.loss import PURE

_SNPS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class BrokenList:
    """Of two SNPs one lies far above the threshold; the other Δ below it, or, on the neighbour, at it.  Event: the list is the first.

    ``rounds_up``: b = ⌊·⌋ + 1.  ``by_lot``: the share of lists in what is drawn from, where ``wrong`` is that of φ's π.  ``ahead``: by how
    many steps φ is.
    """

    title: str
    epsilon: float = 1.0
    wrong: Fraction = Fraction(1, 2)
    by_lot: Fraction = Fraction(1, 2)
    rounds_up: bool = False
    ahead: int = 0
    sound: bool = False

    loss = PURE
    events = (mark("exactly the SNPs that rise are published"),)

    def count(self, side: int, draws: int) -> NDArray[np.int64]:
        below, answer = 1 - side, np.arange(1 + side)
        distance = below + 1 if self.rounds_up else 1
        share, phi = list_shares(_SNPS, len(answer), _SNPS, self.wrong, self.epsilon, distance + self.ahead)
        certain = (phi - share) / (1 - share)
        hits = sum(list_drawn(_SNPS, _SNPS, self.by_lot, answer, certain).tolist() == [0] for _ in range(draws))
        return np.array([hits], dtype=np.int64)


def broken_lists() -> list[BrokenList]:
    return [
        BrokenList(title="Broken: right list, one person too far from the threshold", rounds_up=True),
        BrokenList(title="Broken: right list, lists drawn more rarely than φ assumes", by_lot=Fraction(1, 20)),
        BrokenList(title="Broken: right list, φ one step ahead", ahead=1),
    ]
