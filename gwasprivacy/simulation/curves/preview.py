"""The instant estimate: utility curves in closed form, for the moment until simulation has an answer.

Null SNPs' noisy scores are taken as a Poisson process (exact for independent SNPs, by the displacement theorem), scores by
their large-sample laws; linkage is left out.  A few milliseconds a point, good to a few per cent (tests/simulation).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from gwasprivacy.association.scores.score_choice import ScoreChoice
from gwasprivacy.simulation.curves.curve import NO_PRIVACY, CurvePoint, CurveRequest, make_point
from gwasprivacy.simulation.laws.score_laws import NullLaw, causative_scores, null_law
from gwasprivacy.simulation.studies.fast_tables import draw_spectrum
from gwasprivacy.simulation.studies.panel_files import load_panel
from gwasprivacy.simulation.studies.scenario import Engine, Scenario

FloatArray = npt.NDArray[np.float64]

_NOISY = ("exponential", "permute-and-flip", "laplace", NO_PRIVACY)
_GRID = 480
_MANY_CAUSATIVE = 24
_TAIL = 25.0
_MAXIMA, _NODES = 8, 24
METHOD = "estimate"


def can_preview(request: CurveRequest) -> bool:
    """Whether a closed form exists: not for a score without a law (the distance), nor for the significant set, nor for one SNP per locus."""
    if request.loci is not None:
        return False
    return request.score.score.law is not None and request.mechanism in (*_NOISY, "joint")


def preview_curve(
    scenario: Scenario, cases: Sequence[CurveRequest], *, sizes: Sequence[int] | None = None
) -> list[CurvePoint]:
    """Estimated points (``method`` "estimate", no studies, no error) for those requests that have a closed form."""
    frequencies, n_snps = _null_frequencies(scenario)
    points = []
    for size in scenario.sizes if sizes is None else sizes:
        n_cases, n_controls = scenario.groups(size)
        laws: dict[ScoreChoice, tuple[NullLaw, FloatArray, FloatArray]] = {}
        for request in cases:
            if not can_preview(request):
                continue
            score = request.score
            if score not in laws:
                n_null = max(n_snps - scenario.disease.n_causative, 1)
                of, offset = score.score, score.offset or 0.0
                laws[score] = (
                    null_law(of, frequencies, n_null, n_cases, n_controls, offset=offset),
                    *causative_scores(of, scenario.disease, n_cases, n_controls, offset=offset),
                )
            points.append(_point(request, n_cases, n_controls, *laws[score]))
    return points


def preview_p_all(scenario: Scenario, request: CurveRequest, n_participants: int) -> float | None:
    """The estimated Pr[all causative SNPs are published], or None where there is no closed form."""
    points = preview_curve(scenario, [request], sizes=[n_participants])
    return points[0].p_all if points else None


def _null_frequencies(scenario: Scenario) -> tuple[FloatArray, int]:
    if scenario.engine is not Engine.FAST or scenario.spectrum is None:
        panel = load_panel(scenario.panel)
        return panel.frequencies(), scenario.n_snps if scenario.engine is Engine.FAST else panel.n_snps
    return draw_spectrum(scenario.spectrum, 20_000, np.random.default_rng(0)), scenario.n_snps


def _point(
    request: CurveRequest,
    n_cases: int,
    n_controls: int,
    null: NullLaw,
    causative: FloatArray,
    weights: FloatArray,
) -> CurvePoint:
    sensitivity = request.sensitivity(n_cases, n_controls)
    if request.mechanism == "joint":
        found = _joint(null, causative, weights, 2 * sensitivity / request.epsilon, request.n_snps)
    else:
        scale = 0.0 if request.mechanism == NO_PRIVACY else 2 * request.n_snps * sensitivity / request.epsilon
        found = _noisy(request.mechanism, null, causative, weights, scale, request.n_snps)
    p_all, p_any, recall = (min(max(float(value), 0.0), 1.0) for value in found)
    precision = recall * len(causative) / request.n_snps
    means = (p_all, p_any, recall, precision)
    return make_point(request, (n_cases, n_controls), means, (0.0, 0.0, 0.0), n_studies=0, method=METHOD)


# -- mechanisms that add noise to every score -----------------------------------------------------------------------------


def _exceeds(mechanism: str, y: FloatArray) -> FloatArray:
    """Pr[noise > y], noise in units of its scale."""
    if mechanism == "exponential":  # Gumbel
        return -np.expm1(-np.exp(np.minimum(-y, 700.0)))
    tail = np.exp(-np.abs(y))
    if mechanism == "permute-and-flip":
        return np.where(y > 0, tail, 1.0)
    return np.where(y > 0, 0.5 * tail, 1 - 0.5 * tail)


def _noisy(
    mechanism: str, null: NullLaw, causative: FloatArray, weights: FloatArray, scale: float, n_snps: int
) -> tuple[float, float, float]:
    """Pr[all], Pr[any], expected recall of the M largest noisy scores."""
    low = float(causative.min()) - (0 if mechanism == "permute-and-flip" else _TAIL * scale)
    if mechanism == "exponential":
        low = float(causative.min()) - 4 * scale
    high = float(causative.max()) + _TAIL * scale
    x = np.linspace(low, high + 1e-9, _GRID)
    if scale == 0:
        crowd = np.append(0.0, np.cumsum(null.count))[np.searchsorted(-null.value, -x)]
        above = (causative[:, :, None] > x).astype(np.float64)
    else:
        crowd = null.count @ _exceeds(mechanism, (x - null.value[:, None]) / scale)
        above = _exceeds(mechanism, (x - causative[:, :, None]) / scale)
    survive = np.einsum("n,knx->kx", weights, above)  # Pr[causative SNP k's noisy score > x]
    k = len(survive)
    p_all = _crossing(np.prod(survive, axis=0), _fewer_than(n_snps - k + 1, crowd)) if k <= n_snps else 0.0
    p_any = _crossing(1 - np.prod(1 - survive, axis=0), _fewer_than(n_snps, crowd))
    recall = 0.0
    for which in range(k):
        recall += _crossing(survive[which], _room(np.delete(survive, which, axis=0), crowd, n_snps)) / k
    return p_all, p_any, recall


def _crossing(survival: FloatArray, room: FloatArray) -> float:
    """∫ room(x)·density(x) dx for a variable with this survival function on the grid."""
    mass = survival[:-1] - survival[1:]
    return float(mass @ (0.5 * (room[1:] + room[:-1])) + (1 - survival[0]) * room[0] + survival[-1] * room[-1])


def _fewer_than(seats: int, crowd: FloatArray) -> FloatArray:
    """Pr[Poisson(crowd) < seats]."""
    if seats <= 0:
        return np.zeros_like(crowd)
    from scipy.special import gammaincc

    result: FloatArray = gammaincc(seats, crowd)
    return result


def _room(others: FloatArray, crowd: FloatArray, n_snps: int) -> FloatArray:
    """Pr[fewer than M of the other causative and the null SNPs lie above x]."""
    if len(others) > _MANY_CAUSATIVE:
        return _fewer_than(n_snps, crowd + others.sum(axis=0))
    ahead = np.zeros((len(others) + 1, len(crowd)))  # Pr[j of the others seen so far lie above]
    ahead[0] = 1.0
    for one in others:
        ahead[1:] = ahead[1:] * (1 - one) + ahead[:-1] * one
        ahead[0] *= 1 - one
    return sum((p * _fewer_than(n_snps - j, crowd) for j, p in enumerate(ahead)), np.zeros_like(crowd))


# -- the joint mechanism ---------------------------------------------------------------------------------------------------


def _joint(
    null: NullLaw, causative: FloatArray, weights: FloatArray, scale: float, n_snps: int
) -> tuple[float, float, float]:
    """Pr[all], Pr[any], recall of the joint draw, Pr[S] ∝ e^{min q / scale}.

    Averaged over the strongest null score and the causative scores (a Latin hypercube); given these, sums over the set's
    weakest member, with the expected number of sets: factorial moments of a Poisson number of stronger null SNPs.
    """
    k = len(causative)
    most = min(k, n_snps)
    stronger = np.cumsum(null.count) - 0.5 * null.count
    no_null_above = np.exp(-np.cumsum(null.count))
    levels = (np.arange(_MAXIMA) + 0.5) / _MAXIMA
    tops = null.value[np.minimum(np.searchsorted(-no_null_above, -levels), len(no_null_above) - 1)]
    own = _latin_hypercube(causative, weights)
    ways = np.array([[math.comb(n, i) for i in range(most + 1)] for n in range(k + 1)], dtype=np.float64)
    shares = np.zeros(most + 1)
    for top in tops:
        below = null.value < top
        value, count = np.append(top, null.value[below]), np.append(1.0, null.count[below])
        gone = float(null.count[~below].sum())
        # Stronger than a null SNP below the top: the top one, and a Poisson number.
        ahead = np.append(0.0, np.maximum(stronger[below] - gone, 0.0))
        first = np.append(0.0, np.ones(int(below.sum())))
        shares += _joint_given(value, count, ahead, first, own, scale, n_snps, ways)
    shares /= len(tops)
    return float(shares[k]) if k <= n_snps else 0.0, 1 - float(shares[0]), float(shares @ np.arange(most + 1)) / k


def _latin_hypercube(causative: FloatArray, weights: FloatArray) -> FloatArray:
    """Equally likely vectors of causative scores, each falling: shape (_NODES, k)."""
    levels = (np.arange(_NODES) + 0.5) / _NODES
    rng = np.random.default_rng(0)
    columns = []
    for values in causative:
        order = np.argsort(values)
        reached = np.cumsum(weights[order])
        quantiles = np.interp(levels, (reached - 0.5 * weights[order]) / reached[-1], values[order])
        columns.append(rng.permutation(quantiles))
    return -np.sort(-np.stack(columns, axis=1), axis=1)


def _sets(first: FloatArray, ahead: FloatArray, size: int) -> FloatArray:
    """Expected number of sets of ``size`` among ``first`` (0 or 1) + Poisson(ahead) null SNPs."""
    if size < 0:
        return np.zeros_like(ahead)
    whole = ahead**size / math.factorial(size)
    return whole if size == 0 else whole + first * ahead ** (size - 1) / math.factorial(size - 1)


def _joint_given(
    value: FloatArray,
    count: FloatArray,
    ahead: FloatArray,
    first: FloatArray,
    own: FloatArray,
    scale: float,
    n_snps: int,
    ways: FloatArray,
) -> FloatArray:
    """Pr[0, 1, … causative SNPs are in the set] given the null scores' maximum, averaged over the vectors ``own``."""
    most = ways.shape[1] - 1
    # No set's weakest member is much above this, so that the likeliest sets' weights never vanish: a set of more SNPs than are
    # causative holds a null SNP, however strong the others are.
    reference = np.full((len(own), 1), float(value[0]))
    if n_snps <= own.shape[1]:
        reference = np.maximum(reference, own[:, n_snps - 1 : n_snps])
    weight = count * np.exp((value - reference) / scale)  # (nodes, null atoms)
    beside = np.zeros(weight.shape, dtype=np.int64)  # causative SNPs stronger than this null SNP
    for column in own.T:
        beside += column[:, None] > value
    # (nodes, k): the weakest member is this causative SNP.  None is if it is above the reference: there are too few above it.
    own_weight = np.exp(np.minimum((own - reference) / scale, 0.0))
    place = np.searchsorted(-value[1:], -own.ravel(), side="left")
    crowd = np.append(0.0, np.cumsum(count[1:]))[place].reshape(own.shape)
    leader = (value[0] > own).astype(np.float64)
    by_found = np.zeros((len(own), most + 1))
    for found in range(most + 1):
        by_found[:, found] = np.sum(weight * ways[beside, found] * _sets(first, ahead, n_snps - 1 - found), axis=1)
        if found:
            sets = _sets(leader, crowd, n_snps - found)
            by_found[:, found] += np.sum(own_weight * ways[: own.shape[1], found - 1] * sets, axis=1)
    total = by_found.sum(axis=1, keepdims=True)
    shares: FloatArray = np.mean(by_found / np.where(total > 0, total, 1.0), axis=0)
    return shares
