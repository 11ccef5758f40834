"""How far one person can move the trend χ²."""

from __future__ import annotations

from fractions import Fraction

from gwasprivacy.association.scores.chi_square import check_study_size
from gwasprivacy.association.scores.genotypic import check_neighbours
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.base.remedies import Remedy
from gwasprivacy.membership.secrets import Neighbours


def _when_one_moves(moving: int, other: int) -> Fraction:
    """χ²(A,B) − χ²(A′,B) for A = (0,0,n) → A′ = (1,0,n−1), B = (0,b,0), with n = ``moving``, b = ``other``."""
    people = moving + other
    return Fraction(4 * people**2 * (moving - 1), moving * (moving * other + 4 * (moving - 1)))


def trend_sensitivity(
    n_cases: int, n_controls: int, neighbours: Neighbours = Neighbours.REPLACE_ONE, public_controls: bool = False
) -> Fraction:
    """Δ of the Cochran–Armitage χ² (docs/theory/sensitivities.md)."""
    check_study_size(n_cases, n_controls)
    check_neighbours(neighbours, public_controls)
    if min(n_cases, n_controls) < 2:
        raise PrivacyRefusal(
            "The trend score has no useful sensitivity when a group has one person: that person can move it by N.",
            code="score.trend-group-of-one",
            remedy=Remedy.TWO_OF_EACH,
        )
    of_cases = _when_one_moves(n_cases, n_controls)
    return of_cases if public_controls else max(of_cases, _when_one_moves(n_controls, n_cases))
