"""Public weights per SNP: a shift of the scores, for every selector (docs/theory/public-weights.md).

A SNP of weight π > 0 has unit·ln π added to its score, unit = ``noise_moves(M)``·Δ/ε: 2MΔ/ε where every SNP has noise of its
own, 2Δ/ε where a set is drawn at once.  In a draw of one SNP with Pr ∝ e^{q/unit} that is a factor π; in M rounds, a factor π
in each; in a draw of a set by its weakest member it is the SNP's handicap or its head start.

*Privacy.*  The shift is one number for both of two neighbours, whatever it is: it follows from π, M, Δ and ε, which are public.
So weighted scores move by as much as scores do, every selector's proof holds with the same Δ, and so does its kind of
loss.  That needs sums without rounding.  Scores are rounded down to the multiples of a public step 2^−k which are doubles
even after the largest shift, and shifts are such multiples too; rounding down is monotone and commutes with steps, so scores move by
at most Δ rounded up to a multiple of the step, which is what is returned.  Shifts are limited to a public range.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np

from gwasprivacy.association.scores.rounding import rounded
from gwasprivacy.association.scores.score_grid import ScoreGrid
from gwasprivacy.mechanisms.grid import FloatArray

FARTHEST = 1 << 32
"""No shift is larger than this: a difference of so many participants is beyond every study."""


def shift_unit(*, moves: int, sensitivity: float, epsilon: float) -> float:
    """What a factor e of weight adds to a score: ``moves`` (``Selector.noise_moves``) times Δ/ε."""
    return moves * sensitivity / epsilon


def weighted_scores(
    scores: FloatArray, weights: FloatArray, *, unit: float, sensitivity: float, largest: int
) -> tuple[FloatArray, float]:
    """(scores with unit·ln(weights) added, Δ for them): exact sums, Δ' ≥ Δ by less than one step.

    ``scores``, ``weights``: shape (n,), finite, weights > 0 (SNPs of weight 0 are taken out first).  ``largest``: a public
    bound on the size of every score.  Raises ValueError.
    """
    values, public = np.asarray(scores, dtype=np.float64), np.asarray(weights, dtype=np.float64)
    if values.shape != public.shape or not (np.isfinite(public) & (public > 0)).all():
        raise ValueError("there must be one weight above 0 for each score")
    if not np.isfinite(values).all() or float(np.abs(values).max(initial=0.0)) > largest:
        raise ValueError("a score is beyond the largest that there can be")
    shift = np.clip(unit * np.log(public), -FARTHEST, FARTHEST)
    # From public numbers alone: the grid must not depend on the scores.
    farthest = math.ceil(float(np.abs(shift).max(initial=0.0)))
    grid = ScoreGrid.for_scores_up_to(largest + farthest + 1)
    return rounded(grid, values) + rounded(grid, shift), grid.bound(Fraction(sensitivity), exact=True)
