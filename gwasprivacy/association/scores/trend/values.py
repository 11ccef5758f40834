"""The trend χ² of tables, and its law in large studies."""

from __future__ import annotations

from gwasprivacy.association.scores.chi_square import trend_of_counts
from gwasprivacy.association.scores.large_sample import TrendLaw
from gwasprivacy.association.scores.rounding import rounded
from gwasprivacy.association.scores.score_grid import FloatArray, ScoreGrid
from gwasprivacy.association.scores.score_values import ScoreValues
from gwasprivacy.study.tables import CountArray


class TrendValues(ScoreValues):
    """Computed by ``chi_square``."""

    law = TrendLaw()

    def of_counts(self, counts: CountArray, n_cases: int, n_controls: int, grid: ScoreGrid) -> FloatArray:
        return rounded(grid, trend_of_counts(counts))


VALUES = TrendValues()
