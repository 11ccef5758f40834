"""The Cochran–Armitage trend χ² of each SNP, with weights 0, 1, 2 (Armitage 1955; PLINK's TREND)."""

from __future__ import annotations

from fractions import Fraction

from gwasprivacy.association.scores.score import Score, check_neighbours
from gwasprivacy.association.scores.study_size import check_study_size
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.language import mark
from gwasprivacy.membership.secrets import Neighbours


class Trend(Score):
    """N times the squared correlation of allele copies and group: χ² with 1 degree of freedom, at most N."""

    name = "trend"
    title = mark("trend χ²")
    words = mark("the Cochran–Armitage test for a trend with the number of allele copies, 1 degree of freedom")
    unit = mark("χ²")
    source = mark("Armitage 1955; sensitivity proved here (docs/theory/sensitivities.md)")
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
        """Δ of the Cochran–Armitage χ²: 4N²(u−1)/(u(uv+4(u−1))), the larger over (u,v) = (R,S), (S,R); (R,S) with public controls.

        Reached at (0,0,R) → (1,0,R−1) against (0,S,0).  The same value is a bound for swaps.  The proof is long: χ² is
        what a straight line explains, and a replaced person moves that by e²/(1+h), e ≤ 2, with h bounded by Cauchy's
        inequality.  It stands in docs/theory/sensitivities.md, its steps in tests/association/scores/test_trend_proof.py.
        """
        check_study_size(n_cases, n_controls)
        check_neighbours(neighbours, public_controls)
        if min(n_cases, n_controls) < 2:
            raise PrivacyRefusal("score.trend-group-of-one")
        of_cases = _when_one_moves(n_cases, n_controls)
        return of_cases if public_controls else max(of_cases, _when_one_moves(n_controls, n_cases))


def _when_one_moves(moving: int, other: int) -> Fraction:
    """χ²(A,B) − χ²(A′,B) for A = (0,0,n) → A′ = (1,0,n−1), B = (0,b,0), with n = ``moving``, b = ``other``."""
    people = moving + other
    return Fraction(4 * people**2 * (moving - 1), moving * (moving * other + 4 * (moving - 1)))


TREND = Trend()
