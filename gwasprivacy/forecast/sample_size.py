"""How many people a target takes, as the answer of a search."""

from __future__ import annotations

import math

from gwasprivacy.plan.needed_people import Needed
from gwasprivacy.simulation.curves.sample_size_search import RequiredSize


def searched(found: RequiredSize, limit: int) -> Needed:
    """The answer of a search, with no more digits than its interval gives: N and the upper end rounded up."""
    people, low, high = found.n_participants, found.low, found.high
    if people is None or low is None or high is None:
        return Needed(people=None, limit=limit, n_studies=found.n_studies, reason=found.reason)
    step = 10 ** max(0, math.floor(math.log10(max(high - low, 1) / 2)) - 1)
    return Needed(
        people=math.ceil(people / step) * step,
        limit=limit,
        low=math.floor(low / step) * step,
        high=math.ceil(high / step) * step,
        standard_error=found.standard_error,
        n_studies=found.n_studies,
    )
