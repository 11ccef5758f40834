"""The scores by name, in the order in which people see them.  A new score is a folder beside this file and a name here."""

from __future__ import annotations

from gwasprivacy.association.scores.allelic import ALLELIC
from gwasprivacy.association.scores.allelic_total_variation import ALLELIC_TOTAL_VARIATION
from gwasprivacy.association.scores.distance_to_significance import DISTANCE
from gwasprivacy.association.scores.genotypic import GENOTYPIC
from gwasprivacy.association.scores.kolmogorov_distance import KOLMOGOROV_DISTANCE
from gwasprivacy.association.scores.score import Score
from gwasprivacy.association.scores.total_variation import TOTAL_VARIATION
from gwasprivacy.association.scores.trend import TREND
from gwasprivacy.base.language import mark
from gwasprivacy.base.registry import Registry

SCORES: Registry[Score] = Registry(
    mark("score"),
    (GENOTYPIC, ALLELIC, TREND, DISTANCE, TOTAL_VARIATION, ALLELIC_TOTAL_VARIATION, KOLMOGOROV_DISTANCE),
)
"""Every score by what plans, schemas and the command line call it."""


def names_of_those_that_take(parameter: str) -> tuple[str, ...]:
    """The scores that have one of ``score.PARAMETERS``."""
    return tuple(score.name for score in SCORES.values() if parameter in score.takes)
