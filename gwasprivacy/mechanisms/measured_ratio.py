"""What weights follow from, measured with noise where no public figure is near (docs/theory/weighted-total-variation.md, "A measured
ratio"): how many cases a study has for the plan's controls, where nobody printed the numbers, or the mean of a trait.

With R and S the plan's cases and controls of a stratum and g their greatest common divisor, a case counts S/g and a control −R/g.
The sum D over everybody in the stratum, with a call or without, is a whole number, and 0 in a study whose ratio is R : S.  D with discrete
Laplace noise is published, as the number of cases R + D·g/S for the plan's S controls; then weights follow from R + D·g/S and S as
they would from public figures.  This is post-processing: a selection that follows is as private as with public figures of those sizes,
and the two parts of ε add up.

*How far one change moves all D together*, each in units of its largest weight, max(R, S)/g, and κ = min(R, S)/max(R, S):

* one person more or fewer: 1, in the one stratum where that person is;
* a replaced record: one term leaves and one comes, 1 + κ at most inside a stratum, 2 where it may be of another;
* a label: 1 + κ, the largest over strata.

*A trait.*  With the plan's centre C of a stratum, in steps of the range, D = Σ (y − C) over everybody in it is a whole number.  Published is the centre
C + D/N with D's noise, N the plan's number of people there, and values are compared with it.  The largest weight is max(C, Y − C) of Y steps,
W = max(C, Y − C)/Y of the range; in its units one change moves all D together by

* one person more or fewer: 1;
* a record replaced inside its stratum, or a value: 1/W, since |y − y′| ≤ Y; the largest over strata;
* a record that may be of another stratum: 2, which is at least 1/W.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidPlan, PrivacyRefusal
from gwasprivacy.mechanisms.grid import smallest_double
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import CaseControlSizes, StudySizes, TraitSizes, whole_steps
from gwasprivacy.study.trait import STEPS


def weights_of(planned: CaseControlSizes) -> IntArray:
    """What a case and what a control counts in D, int64 (K, 2); 0 in a stratum without cases or controls, which compares nobody."""
    rows = []
    for n_cases, n_controls in planned.strata:
        common = math.gcd(n_cases, n_controls)
        rows.append((n_controls // common, n_cases // common) if n_cases and n_controls else (0, 0))
    return np.array(rows, dtype=np.int64)


def largest_weights(planned: StudySizes, steps: int = STEPS) -> list[int]:
    """The largest weight in D of each stratum, of a trait in so many ``steps`` of its range; 0 where nothing is measured."""
    if isinstance(planned, TraitSizes):
        return whole_steps(planned.reaches, steps)
    return [int(most) for most in weights_of(planned).max(axis=1)]


def ratio_move(planned: StudySizes, neighbours: Neighbours) -> Fraction:
    """How far one change moves all D, in ℓ1, each in units of its stratum's largest weight.

    Raises InvalidPlan for relations under which the numbers of cases and of controls stay, and for a trait whose own mean is subtracted;
    PrivacyRefusal for relations of another kind of study.
    """
    if isinstance(planned, TraitSizes):
        return _centre_move(planned, neighbours)
    if neighbours.group_sizes_stay:
        raise InvalidPlan("ratio.sizes-printed", field="release.ratio_epsilon")
    if neighbours is Neighbours.ADD_REMOVE:
        return Fraction(1)
    if neighbours is Neighbours.REPLACE_RECORD and planned.is_stratified:
        return Fraction(2)
    return 1 + max(Fraction(min(both), max(both)) for both in planned.strata if all(both))


def _centre_move(planned: TraitSizes, neighbours: Neighbours) -> Fraction:
    if planned.centres is None:
        raise InvalidPlan("ratio.own-mean", field="release.ratio_epsilon")
    if neighbours in (Neighbours.SWAP, Neighbours.LABEL):
        raise PrivacyRefusal("score.no-cases")
    if neighbours is Neighbours.ADD_REMOVE:
        return Fraction(1)
    if neighbours is Neighbours.REPLACE_RECORD and planned.is_stratified:
        return Fraction(2)
    return 1 / min(planned.reaches)


def ratio_scales(planned: StudySizes, neighbours: Neighbours, epsilon: float, steps: int = STEPS) -> tuple[float, ...]:
    """The noise's scale on each D: the smallest double that is at least (largest weight)·(move)/ε; 0 where D is 0 for everybody."""
    move = ratio_move(planned, neighbours) / Fraction(epsilon)
    return tuple(smallest_double(most * move) for most in largest_weights(planned, steps))


def scales_as_published(planned: StudySizes, neighbours: Neighbours, epsilon: float) -> tuple[float, ...]:
    """The same of what is published: of numbers of cases, 0 in a stratum of which nothing is measured, or of centres, in shares of the range."""
    scales = ratio_scales(planned, neighbours, epsilon)
    if isinstance(planned, TraitSizes):
        return tuple(scale / (STEPS * people) for scale, people in zip(scales, planned.strata, strict=True))
    return tuple(
        scale / int(of_case) if of_case else 0.0
        for scale, of_case in zip(scales, weights_of(planned)[:, 0], strict=True)
    )


def of_any_ratio(planned: StudySizes) -> StudySizes:
    """Sizes whose Δ is that of the worst that may be measured: as many cases as controls, a centre in the middle
    (``weighted_bounds.largest_move``)."""
    if isinstance(planned, TraitSizes):
        if planned.centres is None:
            raise InvalidPlan("ratio.own-mean", field="release.ratio_epsilon")
        return TraitSizes(strata=planned.strata, centres=(Fraction(1, 2),) * planned.n_strata)
    most = max(map(max, planned.strata))
    return CaseControlSizes(strata=((most, most),) * planned.n_strata)
