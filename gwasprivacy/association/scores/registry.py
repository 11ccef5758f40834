"""The scores by name, in the order in which people see them.  A new score is a folder beside this file and a name here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from gwasprivacy.association.scores.allelic import ALLELIC
from gwasprivacy.association.scores.allelic_total_variation import ALLELIC_TOTAL_VARIATION
from gwasprivacy.association.scores.distance_to_significance import DISTANCE
from gwasprivacy.association.scores.genotypic import GENOTYPIC
from gwasprivacy.association.scores.kolmogorov_distance import KOLMOGOROV_DISTANCE
from gwasprivacy.association.scores.score import Score
from gwasprivacy.association.scores.total_variation import TOTAL_VARIATION
from gwasprivacy.association.scores.trend import TREND
from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import quoted
from gwasprivacy.base.remedies import Remedy

_known: dict[str, Score] = {
    score.name: score
    for score in (GENOTYPIC, ALLELIC, TREND, DISTANCE, TOTAL_VARIATION, ALLELIC_TOTAL_VARIATION, KOLMOGOROV_DISTANCE)
}


def scores() -> tuple[Score, ...]:
    """Every score."""
    return tuple(_known.values())


def score_names() -> tuple[str, ...]:
    """What plans, schemas and the command line may call a score."""
    return tuple(_known)


def score_named(name: str) -> Score:
    """The score called ``name``.  Raises InvalidInput with the names that there are."""
    try:
        return _known[str(name)]
    except KeyError:
        raise InvalidInput(
            "There is no score {name}.",
            code="score.unknown",
            remedy=Remedy.CHOOSE_ONE_OF,
            name=quoted(name),
            choices=tuple(_known),
        ) from None


@contextmanager
def register(score: Score) -> Iterator[Score]:
    """Know one score more for a while.  Raises InvalidInput for a name that is taken."""
    if score.name in _known:
        raise InvalidInput(
            "There is a score {name} already.",
            code="score.known-already",
            remedy=Remedy.NAME_OF_ITS_OWN,
            name=score.name,
        )
    _known[score.name] = score
    try:
        yield score
    finally:
        del _known[score.name]


def names_of_those_that_take(parameter: str) -> tuple[str, ...]:
    """The scores that have one of ``score.PARAMETERS``."""
    return tuple(score.name for score in _known.values() if parameter in score.takes)
