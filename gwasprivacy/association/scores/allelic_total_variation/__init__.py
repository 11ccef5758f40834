"""Total variation of alleles: how many participants apart the allele frequencies of cases and controls are.

    tv = min(R,S) · ½ | x/R − y/S |  =  |x·S − y·R| / (2·max(R,S))

Yamamoto & Shibuya 2023.  With missing calls, the least that any filling could give (``numerator``).
"""

from __future__ import annotations

from types import MappingProxyType

from gwasprivacy.association.scores.total_variation import TotalVariation
from gwasprivacy.base.language import mark


class AllelicTotalVariation(TotalVariation):
    """Between 0 and min(R,S), in participants."""

    name = "tv-allelic"
    title = mark("total variation of alleles")
    words = mark("how many participants apart the allele frequencies of cases and controls are")
    serves_directions = True
    source = "Yamamoto & Shibuya 2023"
    audited = (MappingProxyType({}),)


ALLELIC_TOTAL_VARIATION = AllelicTotalVariation()
