"""Called people, Σ (d − 1) and Σ (d − 1)² of the dosages d of selected SNPs: what effects of imputed genotypes follow from.

A person's dosage is d = P₁ + 2·P₂, in whole steps of 1/G; write e = d − 1, between −1 and 1, and q for e² to the nearest step.  Sums of
probabilities alone tell the mean dosage.  How much dosages vary, by which a difference of means has to be divided, only squares tell.

*Sensitivity.*  Let the three numbers carry noise of scales 3s, 2s and 6s; then what counts is |Δn|/3 + |Δ Σe|/2 + |Δ Σq|/6.  A person with a
call who comes or goes moves it by at most 1/3 + 1/2 + 1/6 = 1.  One whose dosage is replaced, e > e′, moves it by (e − e′)/2 + |e² − e′²|/6 =
(e − e′)(3 + t)/6 with t = |e + e′|, and e − e′ ≤ 2 − t, so by at most (2 − t)(3 + t)/6 = 1 − (t + t²)/6.  Rounding adds at most one step to
|q − q′|, a sixth of one in all, and nothing where t is 0; else t is a step or more, and 1000·t/6 as large.  (All pairs of steps are tried in the
tests.)  So one person moves a SNP by at most 1 in a group and a stratum, and by 2 who changes them, or two people who change places.  M SNPs are
moved by M times as much, and discrete Laplace noise of the three scales with s = M·moves·G/ε is ε-differentially private (Ghosh, Roughgarden &
Sundararajan 2012).

Why these numbers: with one scale for Σe and Σq, ℓ1 would be 2 for who comes or goes and 2.25 for a replaced dosage (e = 1, e′ = −½), and 3 with the
called; with d and d² in place of e and e² 6.  An effect hangs on Σe most, on the called less, and on Σq least.
"""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.counts import Counts
from gwasprivacy.membership.secrets import Neighbours

CALLED, SUM, SQUARES = 0, 1, 2
"""Where each of the three numbers stands."""
TIMES = (3, 2, 6)
"""So many times its scale the noise of each has."""

DOSAGE_SUMS = Counts(
    name="dosage-sums",
    title=mark("Sums of dosages of selected SNPs"),
    short_title=mark("Sums of dosages"),
    words=mark("adds whole-number noise to sums of dosages"),
    publishes=mark("six noisy sums per SNP"),
    place=5,
    cells=(2, 3),
    moves=(
        (Neighbours.REPLACE_ONE, 1),
        (Neighbours.SWAP, 2),
        (Neighbours.ADD_REMOVE, 1),
        (Neighbours.REPLACE_RECORD, 2),
        (Neighbours.LABEL, 2),
    ),
    times=TIMES,
    unit=mark("allele copies"),
    members=frozenset({"case_dosages", "control_dosages", "effect_allele", "other_allele"}),
    method="differentially private sums of dosages of selected SNPs",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class DosageNoise:
    """The scales of the noise on the three numbers, in people, and of which its values are whole multiples."""

    called: float
    sums: float
    squares: float
    grain: float

    @classmethod
    def of(cls, scale: float, grain: float) -> DosageNoise:
        """``scale``: of which each number's noise has its ``TIMES``."""
        called, sums, squares = (times * scale for times in TIMES)
        return cls(called=called, sums=sums, squares=squares, grain=grain)

    @property
    def scales(self) -> tuple[float, float, float]:
        return self.called, self.sums, self.squares
