"""One draw for the whole set: the exponential mechanism over all sets of M SNPs, scored by their weakest member.

Exponential mechanisms over sets or sequences are those of Medina, Joseph, Gillenwater & Ribero 2021 and Gillenwater et al. 2022; a
set scored by its worst member, in permute-and-flip form, is Joint-PnF (Yamamoto & Shibuya 2023).  What was not found elsewhere is the
exact law of the worst-member form, and its use for GWAS under bounded priors.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.exponential_choice import not_too_deep, weighted_choice
from gwasprivacy.mechanisms.grid import FloatArray, IntArray, NoiseGrid
from gwasprivacy.mechanisms.laws.binomial_logs import log_binomial
from gwasprivacy.mechanisms.laws.estimates import Estimate, ScoreLaws, joint_set
from gwasprivacy.mechanisms.laws.joint_by_locus import JointByLocusLaw, log_counts, one_of_each
from gwasprivacy.mechanisms.laws.set_laws import JointLaw
from gwasprivacy.mechanisms.noise import exponential_top, uniform_below, uniform_subset
from gwasprivacy.mechanisms.selector import Estimator, Selector, check_loci, check_selection
from gwasprivacy.membership.loss import BOUNDED_RANGE, Loss
from gwasprivacy.study.candidates import LocusIndex


@dataclass(frozen=True, slots=True, kw_only=True)
class Joint(Selector):
    """Pr[S] ∝ e^{ε u(S)/(2Δ)} over all sets S of M SNPs, u(S) = the smallest score in S.

    Needs a score with sensitivity Δ for the plan's neighbours; spends ε; publishes a set.  The noise does not grow with
    M.  Best where M is no larger than the number of real signals; where it is larger, the weakest member is noise and the
    set becomes arbitrary.

    *Privacy.*  If every score moves by at most Δ, so does the smallest of any fixed set: u has sensitivity Δ, whatever M
    is, and the exponential mechanism on sets is ε-DP (McSherry & Talwar 2007).

    *Loss.*  One draw of an exponential mechanism: bounded range (Durfee & Rogers 2019).

    *Sampling.*  Sort the rows by score, ties by row.  C(j − 1, M − 1) sets have their last member at rank j, and all of
    them have u = q_(j).  So rank j is drawn with weight C(j − 1, M − 1)·e^{ε q_(j)/(2Δ)}, then M − 1 of the j − 1 rows
    before it, uniformly: every set gets e^{ε u(S)/(2Δ)}/Z.  The proof is about that law of sets, not about the ranks,
    which are only a way to sample it; how ties are broken changes nothing.  Ranks are drawn by the exact sampler from
    the logarithms of the weights, whose rounding is accounted for in :mod:`gwasprivacy.mechanisms.exponential_choice`.

    *By locus.*  With public loci that do not overlap, the same over the sets of K rows of different loci, K the smaller of M
    and the number of loci.  These sets are as public as the loci are, and u is the same function of each: the proof and the
    kind of loss are the same.  (Drawing the loci and publishing each one's best row would not be private.)  The ranks' counts
    are exact whole numbers (:mod:`gwasprivacy.mechanisms.laws.joint_by_locus`); given the weakest member, loci are drawn ∝ the
    product of their numbers of stronger rows and one of these from each, in whole numbers too, by the system's generator.
    So here too only the logarithms of the counts are rounded: below 2²⁰, they are off by less than 2⁻³¹ with their exponent.
    """

    name: str = "joint"
    title: str = mark("Joint draw")
    short: str = mark("joint draw")
    words: str = mark("draws the whole set at once, sets whose weakest member is strong more likely")
    advice: str = mark("Where M is no larger than the number of real signals; beyond that the set becomes arbitrary.")
    source: str = mark(
        "Medina, Joseph, Gillenwater & Ribero 2021 and Gillenwater et al. 2022, over sets and sequences; Yamamoto & Shibuya 2023, a set "
        "scored by its weakest member; its exact law, this program"
    )
    place: int = 3
    by_locus: bool = True
    disjoint_loci: bool = True

    def loss(self, n_snps: int) -> Loss:
        return BOUNDED_RANGE

    def noise_moves(self, n_snps: int) -> int:
        return 2

    def select(
        self,
        scores: FloatArray,
        *,
        sensitivity: float,
        epsilon: float,
        n_snps: int,
        loci: LocusIndex | None = None,
        threshold: float | None = None,
    ) -> IntArray:
        values = check_selection(scores, n_snps, loci)
        check_loci(self, loci)
        if loci is not None:
            by_locus = self._by_locus(values, sensitivity, epsilon, n_snps, loci)
            return by_locus.filled(weighted_choice(by_locus.log_weights))
        order, log_weights = self._ranks(values, sensitivity, epsilon, n_snps)
        return _filled(order, weighted_choice(log_weights), n_snps)

    def select_many(
        self,
        scores: FloatArray,
        *,
        sensitivity: float,
        epsilon: float,
        n_snps: int,
        draws: int,
        loci: LocusIndex | None = None,
        threshold: float | None = None,
    ) -> IntArray:
        values = check_selection(scores, n_snps, loci)
        check_loci(self, loci)
        if loci is not None:
            by_locus = self._by_locus(values, sensitivity, epsilon, n_snps, loci)
            possible = np.flatnonzero(by_locus.log_weights > -np.inf)
            out = np.full((draws, n_snps), -1, dtype=np.int64)
            drawn = exponential_top(by_locus.log_weights[possible], 1.0, 1, draws)[:, 0]
            for row, place in enumerate(possible[drawn].tolist()):
                out[row, : by_locus.size] = by_locus.filled(place)
            return out
        order, log_weights = self._ranks(values, sensitivity, epsilon, n_snps)
        places = exponential_top(log_weights, 1.0, 1, draws)[:, 0]
        return np.array([_filled(order, int(place), n_snps) for place in places], dtype=np.int64)

    def law(
        self,
        scores: FloatArray,
        *,
        sensitivity: float,
        epsilon: float,
        n_snps: int,
        threshold: float | None = None,
    ) -> JointLaw:
        return JointLaw(scores=scores, scale=2 * sensitivity / epsilon, n_snps=n_snps)

    def law_by_locus(
        self, scores: FloatArray, *, sensitivity: float, epsilon: float, n_snps: int, loci: LocusIndex
    ) -> JointByLocusLaw:
        return JointByLocusLaw(scores=scores, blocks=loci.blocks(), scale=2 * sensitivity / epsilon, n_snps=n_snps)

    def estimator(self) -> Estimator:
        def estimate(laws: ScoreLaws, *, sensitivity: float, epsilon: float, n_snps: int) -> Estimate:
            return joint_set(laws, scale=2 * sensitivity / epsilon, n_snps=n_snps)

        return estimate

    def _ranks(
        self, values: FloatArray, sensitivity: float, epsilon: float, n_snps: int
    ) -> tuple[IntArray, FloatArray]:
        """The rows by descending score, and the log-weights of the ranks M … n for the weakest member."""
        grid = NoiseGrid.for_noise(moves=self.noise_moves(n_snps), sensitivity=sensitivity, epsilon=epsilon)
        steps = not_too_deep(grid.in_steps(values), grid.scale)
        order = np.argsort(-steps, kind="stable")
        ranked = steps[order[n_snps - 1 :]]
        stronger = np.arange(n_snps - 1, len(values))
        return order, (ranked - ranked[0]) / float(grid.scale) + log_binomial(stronger, n_snps - 1)

    def _by_locus(
        self, values: FloatArray, sensitivity: float, epsilon: float, n_snps: int, loci: LocusIndex
    ) -> _ByLocus:
        grid = NoiseGrid.for_noise(moves=self.noise_moves(n_snps), sensitivity=sensitivity, epsilon=epsilon)
        steps = not_too_deep(grid.in_steps(values), grid.scale)
        order = np.argsort(-steps, kind="stable")
        blocks = loci.blocks()
        size = min(n_snps, int(blocks[-1]) + 1)
        ranked = steps[order]
        counts = log_counts(blocks[order], size)[:, 0]
        return _ByLocus(order, blocks[order], size, (ranked - ranked[0]) / float(grid.scale) + counts)


@dataclass(frozen=True, slots=True)
class _ByLocus:
    """The rows by descending score, their loci, K, and the log-weight of every rank for the weakest member."""

    order: IntArray
    blocks: IntArray
    size: int
    log_weights: FloatArray

    def filled(self, weakest: int) -> IntArray:
        """A set whose weakest member stands at that rank."""
        return one_of_each(self.order, self.blocks, weakest, self.size, uniform_below)


def _filled(order: IntArray, place: int, n_snps: int) -> IntArray:
    """The set whose weakest member is number ``place`` of the ranks M … n."""
    weakest = n_snps - 1 + place
    return np.sort(np.append(order[uniform_subset(weakest, n_snps - 1)], order[weakest]))


SELECTOR = Joint()
