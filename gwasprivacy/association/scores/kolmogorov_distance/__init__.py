"""Kolmogorov distance: how many participants apart cases and controls are, told by genotypes in their order only.

    ks = min(R,S) · max( |r₀/R − s₀/S|, |r₂/R − s₂/S| )  =  max( |D₀|, |D₂| ) / max(R,S),     D_g = r_g·S − s_g·R

The largest difference of means, times min(R,S), of any function of the genotype that rises (or falls) with the copies: those
with values in [0, 1] are mixtures of "carries the allele" and "carries it twice", up to a constant.  Total variation takes any
function, so it is the same but for overdominance, and larger by chance.  A whole number over max(R,S), computed in integers
and divided once.  With missing calls it is the least that any filling could give, fractional ones included (``numerator``).
"""

from __future__ import annotations

from types import MappingProxyType

from gwasprivacy.association.scores.total_variation import TotalVariation
from gwasprivacy.base.language import mark


class KolmogorovDistance(TotalVariation):
    """Between 0 (equal proportions) and min(R,S) (everybody with, or nobody without, in one group only), in participants."""

    name = "ks"
    title = mark("Kolmogorov distance")
    words = mark(
        "how many participants apart cases and controls are by the share that carries an allele, once or twice"
    )
    serves_directions = True
    source = mark("the Kolmogorov–Smirnov statistic of the two genotype distributions, in participants; this program")
    kind_words = mark("Kolmogorov distance in participants")
    audited = (MappingProxyType({}), MappingProxyType({"offset": 2.0}))


KOLMOGOROV_DISTANCE = KolmogorovDistance()
