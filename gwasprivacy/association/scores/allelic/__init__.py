"""The allelic χ² of each SNP: Pearson's statistic of the 2×2 table of alleles (Yu & Ji 2014, §2; PLINK's ALLELIC)."""

from __future__ import annotations

from fractions import Fraction

from gwasprivacy.association.scores.genotypic import GENOTYPIC
from gwasprivacy.association.scores.score import Score
from gwasprivacy.base.language import mark
from gwasprivacy.membership.secrets import Neighbours


class Allelic(Score):
    """χ² with 1 degree of freedom; at most 2N."""

    name = "allelic"
    title = mark("allelic χ²")
    words = mark("Pearson’s χ² of alleles against case or control, 1 degree of freedom")
    unit = mark("χ²")
    source = mark("Yu & Ji 2014, with the sensitivity corrected for empty genotype columns")
    kind_words = mark("χ² statistics")
    is_exact = False

    def largest(self, n_cases: int, n_controls: int) -> int:
        return 2 * (n_cases + n_controls)

    def sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> Fraction:
        """Δ of the allelic χ²: twice the genotypic one, for every neighbour relation, and reached.

        (Yu & Ji 2014 print a smaller value, which holds only when no genotype column is empty; at R = S = 8 it is 7.03,
        while r = (0,0,8), s = (7,0,1) → (8,0,0) moves by 7.11.)

        χ² = N²/(RS)·[φ(x, y) + φ(2R−x, 2S−y)] + const, the statistic of a 2×2 table of 2R and 2S alleles, φ as in
        the genotypic proof.

        *Replaced case.*  Two alleles more in a column add 2 − 2s²/(a(a+2)), where s of the a alleles are controls', which
        is in [2 − 2s/(s+2), 2] = [4/(s+2), 2] ⊂ [2/(S+1), 2] as s ≤ 2S; so moving two changes the bracket by at most
        2 − 2/(S+1) = 2S/(S+1).  One allele adds between 1/(2S+1) and 1, so moving one changes it by less.

        *Swap.*  Exchanging a control with v copies for a case with u changes x by t = v−u and leaves x+y.  For t = 2 (u = 0,
        v = 2) the bracket changes by 4(x+1)/a − 4(x̄−1)/ā with x̄ = 2R−x, ȳ = 2S−y, ā = x̄+ȳ.  Here y ≥ 2 and x ≤ 2R−2, so
        (x+1)/a ≤ 1 − 1/(x+2) ≤ 1 − 1/(2R); x̄ ≥ 2 and ȳ ≤ 2S−2, so (x̄−1)/ā ≥ (x̄−1)/(x̄+2S−2) ≥ 1/(2S): together at most
        2·(2 − 1/R − 1/S).  For t = 1 it is (2x+1)/a − (2x̄−1)/ā ≤ 2 − 1/(2R) − 1/(2S), which is no more, since
        1/R + 1/S ≤ 4/3, unless R = S = 1 or {R,S} = {1,2} (enumerated).  t < 0 is the same with the alleles' names exchanged.
        """
        return 2 * GENOTYPIC.sensitivity(n_cases, n_controls, neighbours, public_controls)


ALLELIC = Allelic()
