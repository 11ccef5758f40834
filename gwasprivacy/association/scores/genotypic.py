"""How far one person can move a score: Δ for every pair of neighbouring studies, each with its proof.

Every function takes the public group sizes R = ``n_cases`` and S = ``n_controls``, the neighbour relation, and whether
the controls are public (fixed, so that only cases move), and returns Δ as an exact fraction.  The domain is all tables
with these row totals, empty columns and monomorphic SNPs included, so no SNP has to be dropped for its data.

Adding or removing a person is refused by all of them: R and S appear in every formula, so studies of different size
are scored on different scales, and the proofs below fix both.  Swaps are refused where the controls are public: who
is a control is then known, and with it who is a case.

Letters as in ``chi_square``; N = R + S.  The proofs were checked by enumerating all tables (tests/association).
"""

from __future__ import annotations

from fractions import Fraction

from gwasprivacy.association.scores.chi_square import check_study_size
from gwasprivacy.base.errors import PrivacyRefusal
from gwasprivacy.membership.secrets import Neighbours


def check_neighbours(neighbours: Neighbours, public_controls: bool) -> None:
    """Raise PrivacyRefusal for the pairs that no score here has a proof for."""
    if neighbours is Neighbours.ADD_REMOVE:
        raise PrivacyRefusal(
            "No score has a proven sensitivity when people are added or removed: all proofs need public group sizes.",
            hint="Choose a family of attackers who know the study's size (bounded), or release counts.",
        )
    if neighbours is Neighbours.SWAP and public_controls:
        raise PrivacyRefusal(
            "Who is a case cannot be the secret while the controls are public: whoever is not a control is a case.",
            hint="Choose participation as the secret, or controls that are not public.",
        )


def genotypic_sensitivity(
    n_cases: int, n_controls: int, neighbours: Neighbours = Neighbours.REPLACE_ONE, public_controls: bool = False
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


def allelic_sensitivity(
    n_cases: int, n_controls: int, neighbours: Neighbours = Neighbours.REPLACE_ONE, public_controls: bool = False
) -> Fraction:
    """Δ of the allelic χ²: twice the genotypic one, for every neighbour relation, and reached.

    (Yu & Ji 2014 print a smaller value, which holds only when no genotype column is empty; at R = S = 8 it is 7.03,
    while r = (0,0,8), s = (7,0,1) → (8,0,0) moves by 7.11.)

    χ² = N²/(RS)·[φ(x, y) + φ(2R−x, 2S−y)] + const, the statistic of a 2×2 table of 2R and 2S alleles, φ as in
    :func:`genotypic_sensitivity`.

    *Replaced case.*  Two alleles more in a column add 2 − 2s²/(a(a+2)), where s of the a alleles are controls', which
    is in [2 − 2s/(s+2), 2] = [4/(s+2), 2] ⊂ [2/(S+1), 2] as s ≤ 2S; so moving two changes the bracket by at most
    2 − 2/(S+1) = 2S/(S+1).  One allele adds between 1/(2S+1) and 1, so moving one changes it by less.

    *Swap.*  Exchanging a control with v copies for a case with u changes x by t = v−u and leaves x+y.  For t = 2 (u = 0,
    v = 2) the bracket changes by 4(x+1)/a − 4(x̄−1)/ā with x̄ = 2R−x, ȳ = 2S−y, ā = x̄+ȳ.  Here y ≥ 2 and x ≤ 2R−2, so
    (x+1)/a ≤ 1 − 1/(x+2) ≤ 1 − 1/(2R); x̄ ≥ 2 and ȳ ≤ 2S−2, so (x̄−1)/ā ≥ (x̄−1)/(x̄+2S−2) ≥ 1/(2S): together at most
    2·(2 − 1/R − 1/S).  For t = 1 it is (2x+1)/a − (2x̄−1)/ā ≤ 2 − 1/(2R) − 1/(2S), which is no more, since
    1/R + 1/S ≤ 4/3, unless R = S = 1 or {R,S} = {1,2} (enumerated).  t < 0 is the same with the alleles' names exchanged.
    """
    return 2 * genotypic_sensitivity(n_cases, n_controls, neighbours, public_controls)


def total_variation_sensitivity(
    n_cases: int, n_controls: int, neighbours: Neighbours = Neighbours.REPLACE_ONE, public_controls: bool = False
) -> Fraction:
    """Δ of both total-variation scores: 1; min(R,S)/R with public controls; 1 + min(R,S)/max(R,S) for a swap.

    Write the genotypic score as min(R,S)·½‖p − p′‖₁ with p = r/R, p′ = s/S.  A replaced case takes 1/R from one entry
    of p and gives it to another: by the triangle inequality ½‖p − p′‖₁ moves by at most ½·2/R, the score by
    min(R,S)/R ≤ 1; a replaced control by min(R,S)/S ≤ 1; one of the two is 1.  A swap does both: min(R,S)·(1/R + 1/S).
    For the allelic score x/R moves by at most 2/R, y/S by at most 2/S, and the same follows from ½|x/R − y/S|.
    Reached from tables where the groups share no genotype; for swaps that needs min(R,S) ≥ 2, and is a bound below.
    A call that goes missing and is filled with a fixed public genotype is a replacement like any other.
    """
    check_study_size(n_cases, n_controls)
    check_neighbours(neighbours, public_controls)
    smaller, larger = min(n_cases, n_controls), max(n_cases, n_controls)
    if neighbours is Neighbours.SWAP:
        return 1 + Fraction(smaller, larger)
    return Fraction(smaller, n_cases) if public_controls else Fraction(1)


def distance_sensitivity(
    n_cases: int, n_controls: int, neighbours: Neighbours = Neighbours.REPLACE_ONE, public_controls: bool = False
) -> Fraction:
    """Δ of the distance to significance, −d outside the significant set and d − 1 inside: 1, and 2 for a swap.

    d counts replaced participants (Johnson & Shmatikov 2013).  Let T, T′ be neighbours by one replacement.  If both are
    on the same side, a way from T′ to the other side is one from T with one replacement more, so |d − d′| ≤ 1.  If they
    are on different sides, each is the other's nearest: d = d′ = 1, the scores are −1 and 0.  It needs d to be the exact
    distance to one fixed set; ``significance_distance`` guarantees that.  Where no table of these sizes is significant
    (or none is not), the score is one constant.  A swap is two replacements, one in each group: at most 2.  Public
    controls only take neighbours away: d still counts both groups, and 1 remains a bound.
    """
    check_study_size(n_cases, n_controls)
    check_neighbours(neighbours, public_controls)
    return Fraction(2 if neighbours is Neighbours.SWAP else 1)
