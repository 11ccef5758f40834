"""The right list of SNPs beyond a public threshold, or "inconclusive"; a wrong list is as rare as the plan says."""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.selector import Selector
from gwasprivacy.mechanisms.set_score import LARGEST_WRONG as LARGEST_WRONG
from gwasprivacy.mechanisms.set_score import SetScore as SetScore
from gwasprivacy.membership.loss import PURE, Loss


@dataclass(frozen=True, slots=True, kw_only=True)
class RightList(Selector):
    """The list {q ≥ τ} if it has at most K SNPs, another one with a probability below h, else "inconclusive".

    Needs a public threshold τ and a score with sensitivity Δ; ``n_snps`` is K; spends ε.  b = max(1, ⌈min |q − τ|/Δ⌉), and π has
    1 − h on "inconclusive", h on the lists, evenly over the sizes 0 … K and over the lists of a size.

    *Privacy.*  A score crosses τ by a move of at most Δ, so b = 1 wherever a neighbour's list is another one, or grows beyond K; |q − τ|/Δ
    moves by at most 1, and so do its least, its ⌈·⌉ and the larger of that and 1.  The rest is in
    :mod:`gwasprivacy.mechanisms.certain_answer`.  (⌊·⌋ + 1 would not do: the scores τ − Δ and τ give 2 and 1 to different lists, a loss
    of 2ε.)  *Loss*: pure.
    """

    name: str = "right-list"
    title: str = mark("Right list or “inconclusive”")
    short: str = mark("right list")
    words: str = mark("publishes the list of SNPs beyond a public threshold, or that the result is inconclusive")
    publishes: str = mark("the list of SNPs beyond a threshold, without order, or “inconclusive”")
    advice: str = "selectors.right-list-advice"
    source: str = mark(
        "this program, as far as a search found; an answer as sure as its distance to another allows (Dwork & Lei 2009)"
    )
    place: int = 6
    needs_threshold: bool = True
    size_varies: bool = True
    may_be_inconclusive: bool = True

    def loss(self, n_snps: int) -> Loss:
        return PURE

    def noise_moves(self, n_snps: int) -> int:
        return 2  # what a public weight shifts a score by; the list itself carries no noise


SELECTOR = RightList()
