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
from gwasprivacy.association.scores.study_size import check_study_size
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

    def largest(self, n_cases: int, n_controls: int) -> int:
        return min(n_cases, n_controls)

    def largest_of(self, sizes: StudySizes) -> int:
        return largest_value(sizes)

    def sensitivity_of(
        self, sizes: StudySizes, neighbours: Neighbours = Neighbours.REPLACE_ONE, public_controls: bool = False
    ) -> Fraction:
        """Δ with strata, traits and dosages: ``weighted_bounds.largest_move``, where the proofs are."""
        if isinstance(sizes, CaseControlSizes):
            check_group(neighbours, public_controls)
        return largest_move(sizes, neighbours, public_controls)

    def sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> Fraction:
        """Δ: 1; min(R,S)/R with public controls; 1 + min(R,S)/max(R,S) for a swap; half as much as for a replaced one for one person
        more or fewer, R and S being the plan's (``weighted_bounds.largest_move``).

        Write the score as min(R,S)·½‖p − p′‖₁ with p = r/R, p′ = s/S.  A replaced case takes 1/R from one entry of p and
        gives it to another: by the triangle inequality ½‖p − p′‖₁ moves by at most ½·2/R, the score by min(R,S)/R ≤ 1; a
        replaced control by min(R,S)/S ≤ 1; one of the two is 1.  A swap does both: min(R,S)·(1/R + 1/S).
        Reached from tables where the groups share no genotype; for swaps that needs min(R,S) ≥ 2, and is a bound below.

        *Missing calls.*  The least value over all fillings moves no farther: take the filling that is least for one of two
        neighbours, and fill the other's missing calls with it (a replaced person's as one likes).  The two filled studies are
        neighbours, people with a share of each genotype included, for which the argument above holds as it stands.
        """
        check_study_size(n_cases, n_controls)
        return self.sensitivity_of(CaseControlSizes.of_groups(n_cases, n_controls), neighbours, public_controls)


TOTAL_VARIATION = TotalVariation()
