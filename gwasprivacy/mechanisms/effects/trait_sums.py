"""Noisy trait sums and people by genotype of selected SNPs, and the trait's noisy sum of squares: what effects on a trait follow from.

A person's trait is a whole number y of steps, 0 … Y, of the public range.  Everything is counted from the range's middle,
c = y − Y/2, so that |c| ≤ Y/2: that halves how far one person moves a sum.

*Sensitivity.*  A participant whose genotypes and trait are replaced leaves one cell of a SNP and enters another (or no cell, without a
call), of their stratum or another: the people of its cells move by at most 2 in ℓ1, the sums by at most |c| + |c′| ≤ Y, or by
|c − c′| ≤ Y where the cell stays the same.  The sum of squares Σ c² over all participants, one number a release, moves by at most Y²/4.
Over M SNPs the first two add up, since one participant moves all of them.  Discrete Laplace noise of the three scales
2M/ε_1, YM/ε_2 and (Y²/4)/ε_3 is ε_1 + ε_2 + ε_3-differentially private together (Ghosh, Roughgarden & Sundararajan 2012).

*Genotype probabilities.*  A called person's record is a row p of three probabilities in whole steps of 1/G, Σ p = 1, in place of one cell, and
people and sums are counted in steps.  Then ‖p − p′‖₁ ≤ 2 and ‖c·p − c′·p′‖₁ ≤ |c| + |c′| as before (|c − c′| where p stays), G times as
many steps.  In place of people by genotype stand the called, Σ (d − 1) and Σ (d − 1)² of their dosages d, with scales and proof of
``dosage_sums.py``: they tell how much dosages vary.  The sums of the trait, by probabilities, have G times the scale of calls in steps, and the
same in people.  Squares of the trait have no genotype.

*The trait's value as the secret.*  Then genotypes stay, people do not move at all, and the rest moves no farther than above.  People
keep their noise all the same: exact genotype counts would tell who took part.

The shares of ε are public and the same for every release: most to the sums, of which the signal is the smallest part.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

from gwasprivacy.base.errors import InvalidInput
from gwasprivacy.base.quantities import quoted
from gwasprivacy.mechanisms.effects.dosage_sums import DOSAGE_SUMS
from gwasprivacy.mechanisms.grid import smallest_double
from gwasprivacy.membership.secrets import Neighbours

PEOPLE_SHARE, SUMS_SHARE, SQUARES_SHARE = Fraction(6, 20), Fraction(13, 20), Fraction(1, 20)
NEIGHBOURS = frozenset({Neighbours.REPLACE_ONE, Neighbours.REPLACE_RECORD, Neighbours.REPLACE_TRAIT})
MEMBERS = frozenset({"genotypes", "trait_sums", "effect_allele", "other_allele"})
_PEOPLE_MOVES = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitScales:
    """The scales of the noise: on ``people`` of a genotype, on ``sums`` of steps from the middle, on the ``squares`` of these.

    ``grain``: noise on people and sums is a whole number of it; less than 1 where people are counted in steps of probability.
    """

    people: float
    sums: float
    squares: float
    grain: float = 1.0


def trait_scales(*, n_snps: int, steps: int, epsilon: float, genotype_steps: int = 1, n_strata: int = 1) -> TraitScales:
    """The noise on the numbers of ``n_snps`` SNPs, in the unit in which they are counted: of people and sums steps of probability,
    where there are some.  Each scale is the smallest double that is large enough.  Of sums of dosages it is the one of which each has its
    ``TIMES``; in ``n_strata`` of more than one a replaced participant may change theirs."""
    if not (math.isfinite(epsilon) and epsilon > 0):
        raise InvalidInput("known-study.epsilon", epsilon=quoted(epsilon))
    whole, moves = Fraction(epsilon), _PEOPLE_MOVES
    if genotype_steps > 1:
        moves = dict(DOSAGE_SUMS.moves)[Neighbours.REPLACE_ONE if n_strata == 1 else Neighbours.REPLACE_RECORD]
    return TraitScales(
        people=smallest_double(n_snps * moves * genotype_steps / (PEOPLE_SHARE * whole)),
        sums=smallest_double(n_snps * steps * genotype_steps / (SUMS_SHARE * whole)),
        squares=smallest_double(Fraction(steps * steps, 4) / (SQUARES_SHARE * whole)),
    )
