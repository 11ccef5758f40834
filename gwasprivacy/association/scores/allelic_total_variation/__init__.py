"""Total variation of alleles: how many participants apart the allele frequencies of cases and controls are.

    tv = min(R,S) · ½ | x/R − y/S |  =  |x·S − y·R| / (2·max(R,S))

Yamamoto & Shibuya 2023.  With missing calls, the least that any filling could give (``numerator``).
"""

from __future__ import annotations

from fractions import Fraction
from types import MappingProxyType

from gwasprivacy.association.scores.total_variation import TotalVariation
from gwasprivacy.base.language import mark
from gwasprivacy.membership.secrets import Neighbours


class AllelicTotalVariation(TotalVariation):
    """Between 0 and min(R,S), in participants."""

    name = "tv-allelic"
    title = mark("total variation of alleles")
    words = mark("how many participants apart the allele frequencies of cases and controls are")
    serves_directions = True
    source = "Yamamoto & Shibuya 2023"
    audited = (MappingProxyType({}),)

    def sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> Fraction:
        """Δ: that of the genotypic score.

        A replaced case moves x/R by at most 2/R, a replaced control y/S by at most 2/S, and the same follows from
        min(R,S)·½|x/R − y/S|; reached from tables where the groups share no allele.  The least over fillings of missing calls
        moves no farther, for the same reason as there.
        """
        return super().sensitivity(n_cases, n_controls, neighbours, public_controls)


ALLELIC_TOTAL_VARIATION = AllelicTotalVariation()
