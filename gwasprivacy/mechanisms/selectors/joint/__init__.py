"""One draw for the whole set: the exponential mechanism over all sets of M SNPs.

Exponential mechanisms over sets or sequences are those of Medina, Joseph, Gillenwater & Ribero 2021 and Gillenwater et al. 2022; a
set scored by its worst member, in permute-and-flip form, is Joint-PnF (Yamamoto & Shibuya 2023), and canonical Lipschitz top-k
(Shekelyan & Loukides 2022) has the same law of ranks.  What was not found elsewhere are the exact law for a set's J-th best member and
its lead, and the use for GWAS under bounded priors.
"""

from __future__ import annotations

from dataclasses import dataclass

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.selector import Selector
from gwasprivacy.membership.loss import BOUNDED_RANGE, Loss


@dataclass(frozen=True, slots=True, kw_only=True)
class Joint(Selector):
    """Pr[S] ∝ e^{ε u(S)/(2Δ)} over all sets S of M SNPs, u(S) as a public :class:`SetScore` has it: usually the smallest score in S.

    Needs a score with sensitivity Δ for the plan's neighbours; spends ε; publishes a set.  The noise does not grow with
    M.  Scored by its weakest member, a set suits an M no larger than the number of real signals; where it is larger,
    the weakest member is noise and the set becomes arbitrary.  Scored by its J-th best it holds J strong ones, and the others are
    free.

    *Privacy.*  u has sensitivity Δ, whatever M is (:mod:`gwasprivacy.mechanisms.set_score`), and the exponential mechanism
    on sets is ε-DP (McSherry & Talwar 2007).

    *Loss.*  One draw of an exponential mechanism: bounded range (Durfee & Rogers 2019).

    *Sampling.*  By the places of the J-th best member and the one before it, then the others uniformly
    (:mod:`gwasprivacy.mechanisms.laws.ranked_sets`): every set gets e^{ε u(S)/(2Δ)}/Z.  The proof is about that law of sets, not about
    the ranks, which are only a way to sample it; how ties are broken changes nothing.  Both places are drawn by the exact sampler
    from the logarithms of the weights.  Exponents are off by less than 2⁻³² in either choice, and so are the logarithms of counts;
    sums over leads by 2⁻⁴⁰; and each choice by 2⁻³¹ with the rounding of its groups: together less than the six times 2⁻³¹ that
    :mod:`gwasprivacy.mechanisms.exponential_choice` accounts for.

    *By locus.*  With public loci that do not overlap, the same over the sets of K rows of different loci, K the smaller of M
    and the number of loci, u the smallest score.  These sets are as public as the loci are, and u is the same function of each: the proof and the
    kind of loss are the same.  (Drawing the loci and publishing each one's best row would not be private.)  The ranks' counts
    are exact whole numbers (:mod:`gwasprivacy.mechanisms.laws.joint_by_locus`); given the weakest member, loci are drawn ∝ the
    product of their numbers of stronger rows and one of these from each, in whole numbers too, by the system's generator.
    So here too only the logarithms of the counts are rounded: below 2²⁰, they are off by less than 2⁻³¹ with their exponent.
    """

    name: str = "joint"
    title: str = mark("Joint draw")
    short: str = mark("joint draw")
    words: str = mark("draws the whole set at once, sets of strong members more likely")
    advice: str = "selectors.joint-advice"
    source: str = mark(
        "Medina, Joseph, Gillenwater & Ribero 2021 and Gillenwater et al. 2022, over sets and sequences; Yamamoto & Shibuya 2023, a set "
        "scored by its weakest member; Shekelyan & Loukides 2022, the same law of ranks; its other scores and its exact law, this program"
    )
    place: int = 3
    by_locus: bool = True
    scores_sets: bool = True
    disjoint_loci: bool = True

    def loss(self, n_snps: int) -> Loss:
        return BOUNDED_RANGE

    def noise_moves(self, n_snps: int) -> int:
        return 2


SELECTOR = Joint()
