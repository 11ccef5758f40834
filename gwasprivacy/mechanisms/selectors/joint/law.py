"""The law of its draw, for simulated studies."""

from __future__ import annotations

from gwasprivacy.mechanisms.grid import FloatArray
from gwasprivacy.mechanisms.laws.estimates import Estimate, ScoreLaws, joint_set
from gwasprivacy.mechanisms.laws.joint_by_locus import JointByLocusLaw
from gwasprivacy.mechanisms.laws.set_laws import JointLaw, WeightedJointLaw
from gwasprivacy.mechanisms.selector import Estimator, Selector
from gwasprivacy.mechanisms.set_score import WEAKEST, SetScore
from gwasprivacy.mechanisms.sets_of_a_draw import weights_in
from gwasprivacy.study.public_lists.locus_index import LocusIndex


def law(
    selector: Selector,
    scores: FloatArray,
    *,
    sensitivity: float,
    epsilon: float,
    n_snps: int,
    threshold: float | None = None,
    set_score: SetScore = WEAKEST,
) -> JointLaw | WeightedJointLaw:
    scale, weights = 2 * sensitivity / epsilon, weights_in(set_score, n_snps)
    if weights is not None:
        return WeightedJointLaw(scores=scores, scale=scale, weights=weights)
    return JointLaw(scores=scores, scale=scale, n_snps=n_snps, set_score=set_score)


def law_by_locus(
    selector: Selector, scores: FloatArray, *, sensitivity: float, epsilon: float, n_snps: int, loci: LocusIndex
) -> JointByLocusLaw:
    return JointByLocusLaw(scores=scores, blocks=loci.blocks(), scale=2 * sensitivity / epsilon, n_snps=n_snps)


def estimator(selector: Selector) -> Estimator:
    def estimate(
        laws: ScoreLaws, *, sensitivity: float, epsilon: float, n_snps: int, set_score: SetScore = WEAKEST
    ) -> Estimate:
        rank, cap = set_score.rank(n_snps), set_score.lead_in(n_snps)
        return joint_set(laws, scale=2 * sensitivity / epsilon, n_snps=n_snps, rank=rank, cap=cap)

    return estimate
