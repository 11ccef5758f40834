"""Probabilities from simulated studies in words, with no more digits than they have."""

from __future__ import annotations

import math

from gwasprivacy.base.language import say

VAGUE = 0.1  # half an interval, from which on a probability has no digit that could be said


SURE_STUDIES = 300  # without a failure they leave 1 % of failures open (the rule of three)


def rough_percent(value: float, n_studies: int = SURE_STUDIES) -> str:
    """A simulated probability: no more digits than it has; its ends as "under 1 %" and "over 99 %".

    Fewer studies than 300 leave more open: all 60 of 60 is "over 95 %".  ``n_studies`` 0: not known.
    """
    if 0.005 <= value <= 0.995:
        return f"{100 * value:.0f} %"
    left = math.ceil(3 * 100 / n_studies) if 0 < n_studies < SURE_STUDIES else 1
    if left >= 50:
        return say("not known yet")
    if left == 1:
        return say("under 1 %") if value < 0.005 else say("over 99 %")
    return say("under {share} %", share=left) if value < 0.005 else say("over {share} %", share=100 - left)


def short_of(value: float, target: float) -> float:
    """``value`` as it is said beside ``target``: a probability that misses it is not rounded up to it."""
    return math.floor(100 * value) / 100 if value < target <= round(100 * value) / 100 else value


def estimate_range(low: float, high: float) -> str:
    """An interval of a probability, rounded outwards: "62–88 %", "under 3 %", "over 97 %"."""
    whole_low, whole_high = math.floor(100 * low), math.ceil(100 * high)
    if whole_low <= 0 and whole_high >= 100:
        return say("not known yet")
    if whole_low <= 0:
        return say("under {share} %", share=whole_high)
    if whole_high >= 100:
        return say("over {share} %", share=whole_low)
    return f"{whole_low}–{whole_high} %"


def _points(half: float) -> int:
    """Half an interval in whole percentage points, at least 1: a simulated probability has no finer digits."""
    return max(round(100 * half), 1)


def margin(value: float, error: float, n_studies: int) -> float:
    """Half a 95 % interval of a simulated probability, which does not vanish where all studies happen to agree."""
    return STANDARD_ERRORS * honest_error(value, error, n_studies)


def with_margin(value: float, error: float, n_studies: int) -> str:
    """ "87 ± 3 %" with half a 95 % interval; "over 99 %"."""
    if not 0.005 <= value <= 0.995:
        return rough_percent(value)
    return f"{100 * value:.0f} ± {_points(margin(value, error, n_studies))} %"


def power_words(value: float, error: float, n_studies: int) -> str:
    """As :func:`with_margin`, whose sentences are signed; the ends as the number of studies allows: "over 97 %" from 100."""
    return with_margin(value, error, n_studies) if 0.005 <= value <= 0.995 else rough_percent(value, n_studies)


def honest_error(value: float, error: float, n_studies: int) -> float:
    """A standard error that does not vanish because a few studies happen to agree (0 of 10, 10 of 10).

    The floor is that of n + 4 studies of which two more succeeded and two more failed (Agresti & Coull 1998), scaled
    down by how far the mean is from certainty: exact inclusion probabilities are no coin tosses.
    """
    if n_studies == 0:
        return 0.0
    n = n_studies + 4
    centre = (value * n_studies + 2) / n
    coin = math.sqrt(centre * (1 - centre) / n)
    return max(error, 0.25 * coin)


STANDARD_ERRORS = 1.96
"""Of half a 95 % interval."""


_FEW, _NEAR = 10.0, 0.1
"""Studies that failed, in all and as a share: with fewer the spread of all studies does not tell how rare the others are."""


def limits(value: float, error: float, n_studies: int) -> tuple[float, float]:
    """The 95 % interval of a simulated probability.

    Near 1 a few studies that fail decide, and whether they are among the simulated ones is chance: a lower end that goes by their spread missed
    the probability in up to 23 % of cases.  So there it is at most that of the binomial law (Clopper & Pearson 1934), whose number of successes is
    the sum of the studies' probabilities; a sum of these spreads less than one of coin tosses (Hoeffding 1956).  Near 0 nothing is guaranteed.
    """
    half = STANDARD_ERRORS * max(error, honest_error(value, error, n_studies))
    low, high = max(value - half, 0.0), min(value + half, 1.0)
    if n_studies == 0 or 1 - value >= min(_NEAR, _FEW / n_studies):
        return low, high
    from scipy.special import betaincinv  # slow to import

    successes = value * n_studies
    return min(low, float(betaincinv(successes, n_studies - successes + 1, 0.025))), high
