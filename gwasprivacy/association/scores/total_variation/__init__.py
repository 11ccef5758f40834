"""Total variation: how many participants apart the genotype distributions of cases and controls are.

    tv = min(R,S) · ½ Σ_g | r_g/R − s_g/S |  =  Σ_g |r_g·S − s_g·R| / (2·max(R,S))

A whole number over 2·max(R,S), so it is computed in integers and divided once.  The allelic form is
Yamamoto & Shibuya's (2023); this one was not found elsewhere (docs/theory/total-variation.md).
With missing calls it is the least that any filling could give, fractional ones included (``numerator``).
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar

from gwasprivacy.association.scores.score import Score, check_group
from gwasprivacy.association.scores.weighted_bounds import largest_move, largest_value
from gwasprivacy.base.language import mark
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.design import CASE_CONTROL, QUANTITATIVE
from gwasprivacy.study.sizes import CaseControlSizes, StudySizes


class TotalVariation(Score):
    """Between 0 (equal proportions) and min(R,S) (no genotype in common), in participants."""

    name = "tv"
    title = mark("total variation")
    words = mark("how many participants apart the genotypes of cases and controls are")
    unit = mark("participants")
    source = mark(
        "this program, after the allelic form of Yamamoto & Shibuya 2023; the distance to significance with the threshold taken to 0"
    )
    kind_words = mark("total variation in participants")
    takes = frozenset({"offset"})
    audited: ClassVar[tuple[Mapping[str, Any], ...]] = (MappingProxyType({}), MappingProxyType({"offset": 2.0}))
    study_kinds = frozenset({CASE_CONTROL, QUANTITATIVE})
    serves_strata = True
    serves_dosages = True
    serves_secret_sizes = True
    least_over_fillings = True

    def largest_of(self, sizes: StudySizes) -> int:
        return largest_value(sizes)

    def sensitivity_of(
        self, sizes: StudySizes, neighbours: Neighbours = Neighbours.REPLACE_ONE, public_controls: bool = False
    ) -> Fraction:
        """``weighted_bounds.largest_move``, where the proofs are: of one stratum 1; min(R,S)/R with public controls; 1 + min(R,S)/max(R,S)
        for a swap; half as much as for a replaced one for one person more or fewer, R and S being the plan's."""
        if isinstance(sizes, CaseControlSizes):
            check_group(neighbours, public_controls)
        return largest_move(sizes, neighbours, public_controls)


TOTAL_VARIATION = TotalVariation()
