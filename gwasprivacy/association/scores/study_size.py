"""How many people a study may have for its scores to be exact."""

from __future__ import annotations

import numpy as np

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import Count, Phrase

LARGEST_STUDY = 50_000_000


def check_study_size(n_cases: int, n_controls: int) -> None:
    """Raise InvalidInput unless both groups have people, and not more than the exact arithmetic here can hold."""
    for name, size in ((Phrase("cases"), n_cases), (Phrase("controls"), n_controls)):
        if isinstance(size, bool) or not isinstance(size, int | np.integer) or size < 1:
            raise InvalidInput("score.group-size", size=repr(size), group=name)
    if n_cases + n_controls > LARGEST_STUDY:
        raise InvalidInput("score.study-too-large", most=Count(LARGEST_STUDY), n=Count(n_cases + n_controls))
