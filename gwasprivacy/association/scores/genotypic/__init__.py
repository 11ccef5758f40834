"""The genotypic χ² of each SNP: Pearson's statistic of the 2×3 table (Yu et al. 2014, §2; PLINK's GENO)."""

from __future__ import annotations

from fractions import Fraction

from gwasprivacy.association.scores.score import Score, check_neighbours
from gwasprivacy.association.scores.study_size import check_study_size
from gwasprivacy.base.language import mark
from gwasprivacy.membership.secrets import Neighbours


class Genotypic(Score):
    """χ² with 2 degrees of freedom; at most N = R + S."""

    name = "genotypic"
    title = mark("genotypic χ²")
    words = mark("Pearson’s χ² of genotypes against case or control, 2 degrees of freedom")
    unit = mark("χ²")
    source = "Uhler, Slavković & Fienberg 2013; Yu et al. 2014"
    kind_words = mark("χ² statistics")
    is_exact = False

    def largest(self, n_cases: int, n_controls: int) -> int:
        return n_cases + n_controls

    def sensitivity(
        self,
        n_cases: int,
        n_controls: int,
        neighbours: Neighbours = Neighbours.REPLACE_ONE,
        public_controls: bool = False,
    ) -> Fraction:
        """Δ of the genotypic χ².  Replace-one: N²/(RS)·m/(m+1) with m = max(R,S) (Yu et al. 2014), and reached.

        *Replaced case.*  χ² = N²/(RS)·Σ_i φ(r_i, s_i) + const with φ(r, s) = r²/(r+s), φ(0,0) = 0.  As
        φ(r, s) = r − s + s²/(r+s), one case more in a column adds 1 − s²/(n(n+1)), n = r+s, or exactly 1 if the column was
        empty.  s²/(n(n+1)) is largest at r = 0, where it is s/(s+1) ≤ S/(S+1).  So what a case adds to a column lies in
        [1/(S+1), 1], and moving one from a column to another changes Σφ by at most 1 − 1/(S+1) = S/(S+1); reached when all
        controls share the case's old column, with no other case there, and the new one has no control.  With public
        controls this is all: Δ = N²/(RS)·S/(S+1).

        *Replaced control.*  The statistic is the same with the groups' names exchanged: N²/(RS)·R/(R+1).

        *Swap:* N²/(RS)·(2 − 1/R − 1/S), reached.  A case of column i and a control of column j change places; both n stay.
        Σφ changes by (2r_j+1)/n_j − (2r_i−1)/n_i.  Since column j has a control, n_j ≥ r_j+1, and the case of column i is
        elsewhere, r_j ≤ R−1: the first term is ≤ 2 − 1/(r_j+1) ≤ 2 − 1/R.  Likewise s_i ≤ S−1 and r_i ≥ 1, and
        (2r−1)/(r+S−1) grows with r, so the second is ≥ 1/S.  Exchanging names bounds a decrease by the same.
        """
        check_study_size(n_cases, n_controls)
        check_neighbours(neighbours, public_controls)
        scale = Fraction((n_cases + n_controls) ** 2, n_cases * n_controls)
        if neighbours is Neighbours.SWAP:
            return scale * (2 - Fraction(1, n_cases) - Fraction(1, n_controls))
        others = n_controls if public_controls else max(n_cases, n_controls)
        return scale * Fraction(others, others + 1)


GENOTYPIC = Genotypic()
