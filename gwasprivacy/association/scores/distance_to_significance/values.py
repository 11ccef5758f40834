"""The distance to significance of tables."""

from __future__ import annotations

from gwasprivacy.association.scores.parameters import Parameters
from gwasprivacy.association.scores.score_grid import FloatArray, ScoreGrid
from gwasprivacy.association.scores.score_values import Directions, ScoreValues
from gwasprivacy.association.scores.significance import chi_square_threshold
from gwasprivacy.base.work import Work
from gwasprivacy.study.sizes import CaseControlSizes
from gwasprivacy.study.tables import CountArray, GenotypeTables


class DistanceValues(ScoreValues):
    """Computed by ``significance_distance``, for the test that was chosen."""

    def of_counts(self, counts: CountArray, n_cases: int, n_controls: int, grid: ScoreGrid) -> FloatArray:
        raise NotImplementedError("the distance depends on its test: see of_tables")

    def of_tables(
        self,
        tables: GenotypeTables,
        chosen: Parameters,
        grid: ScoreGrid,
        *,
        planned: CaseControlSizes | None = None,
        directions: Directions | None = None,
        work: Work,
    ) -> FloatArray:
        from gwasprivacy.association.significance_distance.exact_distance import (
            significance_distance,  # large, and seldom needed
        )

        assert planned is None, "its proof needs public sizes"
        assert chosen.test is not None
        threshold = chi_square_threshold(chosen)
        assert threshold is not None
        return significance_distance(tables, chosen.test, threshold, work=work)


VALUES = DistanceValues()
