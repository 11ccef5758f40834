"""The right answer, or "inconclusive": how likely the right one is published, in whole numbers (docs/theory/right-list.md).

f(D) is an answer from a public finite set; b(D) ≥ 1 a whole number that a neighbour changes by at most 1, and 1 wherever a neighbour
answers differently.  π is a public law on the answers and "inconclusive".  With R ≤ e^ε, a the largest π of an answer of f,

    φ_s(1) = R π_s/(1 + (R − 1) a),      φ(k + 1) = min{ R φ(k),  1 − (1 − φ(k))/R },

s = f(D) is published with probability φ_s(b), any other s′ with (1 − φ_s(b)) π_s′/(1 − π_s).  Where f has no answer, π is drawn from,
and b counts the change to that as one to another answer.

*Privacy: ε-DP.*  π_s ≤ φ_s(1) ≤ φ_s(2) ≤ ….  Neighbours with the same answer: |b − b′| ≤ 1, and the recursion bounds both ratios,
φ(k + 1) ≤ R φ(k) and 1 − φ(k) ≤ R (1 − φ(k + 1)).  Neighbours with answers s ≠ t: b = b′ = 1.  Since φ_t(1) ≤ R π_t/(1 + (R − 1) π_t),

    1/R ≤ 1/(1 + (R − 1) a) ≤ (1 − φ_t(1))/(1 − π_t) ≤ 1;

so s has φ_s(1) against (1 − φ_t(1)) π_s/(1 − π_t), a ratio from 1 to R, and any third output a ratio of two such quotients, from
1/R to R.  Where one of the two has no answer its quotient is 1, and the same lines hold.  ∎

*Rounding.*  R is e^ε rounded down to 64 binary places, and every φ rounded down to whole units of 2^−bits.  The lines above ask for
upper bounds on φ, which rounding down keeps, and for π_s ≤ φ(1) ≤ φ(2) ≤ …: what a recursion starts from is a whole number of units, so
what it ends in rounds to no less, and φ_s(1) − π_s is many units.  Who draws by these numbers, exactly, exceeds ε by nothing.
"""

from __future__ import annotations

import functools
from decimal import Decimal, localcontext
from fractions import Fraction
from math import comb

FURTHEST = 1 << 20
"""A b is counted up to here: the smaller of it and a constant is 1-Lipschitz too."""
_PLACES = 64
_SPARE_BITS = 128  # beyond the digits of 1/π_s: at ε ≥ 10⁻⁷, φ_s(1) − π_s is 2¹⁰⁰ units and more


def ratio_below(epsilon: float) -> Fraction:
    """R: the ratio e^ε, rounded down to 64 binary places.  ``epsilon`` counts as the rational number that the double is."""
    with localcontext(prec=150):
        exact = Decimal(epsilon).exp()  # within half a unit of its 150th digit
    return Fraction(int(exact * (1 << _PLACES)) - 1, 1 << _PLACES)


@functools.lru_cache(maxsize=4096)
def probability_of_answer(share: Fraction, largest: Fraction, epsilon: float, distance: int) -> Fraction:
    """φ_s(b) for π_s = ``share``, a = ``largest`` ≥ π_s, and b = ``distance`` ≥ 1."""
    ratio = ratio_below(epsilon)
    bits = (share.denominator // share.numerator).bit_length() + _SPARE_BITS
    one = 1 << bits
    up, down = ratio.numerator, ratio.denominator
    first = ratio * share / (1 + (ratio - 1) * largest)
    phi = (first.numerator << bits) // first.denominator
    for _ in range(min(distance, FURTHEST) - 1):
        # −(−a // b) rounds up what is subtracted.
        grown = min(up * phi // down, one + (phi - one) * down // up)
        if grown == phi:
            break
        phi = grown
    return Fraction(phi, one)


def exact_share(share: float) -> Fraction:
    """A share as it is written: 0.01 is one hundredth."""
    return Fraction(repr(float(share)))


def set_share(n: int, size: int, largest: int, wrong: Fraction) -> Fraction:
    """π of one set of ``size`` rows out of ``n``: ``wrong`` in all, evenly over the sizes 0 … ``largest``, evenly over sets of a size."""
    return wrong / ((largest + 1) * comb(n, size))


def largest_share(n: int, largest: int, wrong: Fraction) -> Fraction:
    """a: the largest π of a set, which is that of a size with the fewest sets."""
    return max(set_share(n, size, largest, wrong) for size in {0, largest})


def list_shares(
    n: int, size: int, largest: int, wrong: Fraction, epsilon: float, distance: int
) -> tuple[Fraction, Fraction]:
    """π and φ of a right list of ``size`` rows, ``distance`` people from another one."""
    share = set_share(n, size, largest, wrong)
    return share, probability_of_answer(share, largest_share(n, largest, wrong), epsilon, distance)
