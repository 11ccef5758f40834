"""One draw for the whole set: the exponential mechanism over all sets of M SNPs, scored by their weakest member."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gwasprivacy.base.language import mark
from gwasprivacy.mechanisms.exponential_choice import not_too_deep, weighted_choice
from gwasprivacy.mechanisms.grid import FloatArray, IntArray, NoiseGrid
from gwasprivacy.mechanisms.laws.binomial_logs import log_binomial
from gwasprivacy.mechanisms.laws.estimates import Estimate, ScoreLaws, joint_set
from gwasprivacy.mechanisms.laws.set_laws import JointLaw
from gwasprivacy.mechanisms.noise import exponential_top, uniform_subset
from gwasprivacy.mechanisms.selector import Estimator, Selector, check_no_loci, check_selection
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
    """

    name: str = "joint"
    title: str = mark("Joint draw")
    short: str = mark("joint draw")
    words: str = mark("draws the whole set at once, sets whose weakest member is strong more likely")
    advice: str = mark("Where M is no larger than the number of real signals; beyond that the set becomes arbitrary.")
    source: str = "this program; an exponential mechanism (McSherry & Talwar 2007) over sets"
    place: int = 3

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
        check_no_loci(self, loci)
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
        check_no_loci(self, loci)
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


def _filled(order: IntArray, place: int, n_snps: int) -> IntArray:
    """The set whose weakest member is number ``place`` of the ranks M … n."""
    weakest = n_snps - 1 + place
    return np.sort(np.append(order[uniform_subset(weakest, n_snps - 1)], order[weakest]))


SELECTOR = Joint()
