"""What balancing weights cost before there are data: the share of the weight that is kept where covariates go with the disease."""

from __future__ import annotations

import math

FULL = 4 / 3
"""Where s_j·βᵀc_j, by which a person's side shows in the covariates, is below FULL − 1 the weight is full; at FULL it is 0.  Much larger, and people
count or do not, which keeps most weight; smaller, and more people count in part, among whom chance averages out (docs/theory/covariates.md)."""
_HALVINGS = 60
_FLATTEST, _STEEPEST = 1e-3, 1e3


def share_kept_between(odds_ratio: float, n_cases: int, n_controls: int) -> float:
    """How much of the weight is kept where one standard deviation of all covariates together multiplies the odds of being a case by ``odds_ratio``.

    What they say together is normal, with means in cases and controls that are ln(odds ratio) standard deviations apart, as in a logistic model of a
    disease that few have.  Weights are those of ``balancing``: of cases cut off from FULL + b − βc at 0 and 1, of controls from FULL − b + βc.
    """
    fewer, more = sorted((n_cases, n_controls))
    mean = abs(math.log(odds_ratio)) / 2
    if not fewer or mean < 1e-6:
        return 1.0

    def at(slope: float) -> tuple[float, float]:
        """What the smaller side keeps, and by how much covariates are off, where both sides weigh the same."""
        low, high = -_steepest(slope, mean), _steepest(slope, mean)
        for _ in range(_HALVINGS):
            b = (low + high) / 2
            own, other = _cut_off(mean, slope, FULL + b), _cut_off(mean, slope, FULL - b)
            low, high = (b, high) if fewer * own[0] < more * other[0] else (low, b)
        return own[0], fewer * own[1] + more * other[1]

    flat, steep = _FLATTEST, _STEEPEST
    for _ in range(_HALVINGS):
        slope = math.sqrt(flat * steep)
        kept, off = at(slope)
        flat, steep = (slope, steep) if off > 0 else (flat, slope)
    return kept


def _steepest(slope: float, mean: float) -> float:
    """No intercept need be larger."""
    return FULL + slope * (mean + 40)


def _cut_off(mean: float, slope: float, top: float) -> tuple[float, float]:
    """E[w] and E[w·c] of w = top − slope·c cut off at 0 and 1, of a normal c with this mean and deviation 1."""
    full, none = (top - 1) / slope - mean, top / slope - mean
    part, density = _below(none) - _below(full), _density(full) - _density(none)
    middle = top - slope * mean
    weight = _below(full) + middle * part - slope * density
    tilt = -_density(full) + middle * density - slope * (part - none * _density(none) + full * _density(full))
    return weight, mean * weight + tilt


def _below(x: float) -> float:
    return (1 + math.erf(x / math.sqrt(2))) / 2


def _density(x: float) -> float:
    return math.exp(-x * x / 2) / math.sqrt(2 * math.pi)
