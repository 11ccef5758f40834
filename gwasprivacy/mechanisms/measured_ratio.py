"""How many cases a study has for the plan's controls, measured with noise: where nobody printed the numbers and no public figure
is near, weights follow from this (docs/theory/weighted-total-variation.md, "A measured ratio").

With R and S the plan's cases and controls of a stratum and g their greatest common divisor, a case counts S/g and a control −R/g.
The sum D over everybody in the stratum, with a call or without, is a whole number, and 0 in a study whose ratio is R : S.  D with discrete
Laplace noise is published, as the number of cases R + D·g/S for the plan's S controls; then weights follow from R + D·g/S and S as
they would from public figures.  This is post-processing: a selection that follows is as private as with public figures of those sizes,
and the two parts of ε add up.

*How far one change moves all D together*, each in units of its largest weight, max(R, S)/g, and κ = min(R, S)/max(R, S):

* one person more or fewer: 1, in the one stratum where that person is;
* a replaced record: one term leaves and one comes, 1 + κ at most inside a stratum, 2 where it may be of another;
* a label: 1 + κ, the largest over strata.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.base.errors import InvalidPlan
from gwasprivacy.mechanisms.grid import smallest_double
from gwasprivacy.membership.secrets import Neighbours
from gwasprivacy.study.sizes import MAX_PEOPLE, CaseControlSizes, StudySizes


def weights_of(planned: CaseControlSizes) -> IntArray:
    """What a case and what a control counts in D, int64 (K, 2); 0 in a stratum without cases or controls, which compares nobody."""
    rows = []
    for n_cases, n_controls in planned.strata:
        common = math.gcd(n_cases, n_controls)
        rows.append((n_controls // common, n_cases // common) if n_cases and n_controls else (0, 0))
    return np.array(rows, dtype=np.int64)


def surplus_of(sizes: CaseControlSizes, planned: CaseControlSizes) -> IntArray:
    """D of each of the plan's strata, int64 (K,), from everybody there is: private.  ``sizes`` may have one stratum more, of whoever is in
    none of the plan's, who counts nothing."""
    people = np.array(sizes.strata[: planned.n_strata], dtype=np.int64)
    weights = weights_of(planned)
    found: IntArray = people[:, 0] * weights[:, 0] - people[:, 1] * weights[:, 1]
    return found


def ratio_move(planned: CaseControlSizes, neighbours: Neighbours) -> Fraction:
    """How far one change moves all D, in ℓ1, each in units of its stratum's largest weight.

    Raises InvalidPlan for relations under which the numbers of cases and of controls stay.
    """
    if neighbours.group_sizes_stay:
        raise InvalidPlan("ratio.sizes-printed", field="release.ratio_epsilon")
    if neighbours is Neighbours.ADD_REMOVE:
        return Fraction(1)
    if neighbours is Neighbours.REPLACE_RECORD and planned.is_stratified:
        return Fraction(2)
    return 1 + max(Fraction(min(both), max(both)) for both in planned.strata if all(both))


def ratio_scales(planned: CaseControlSizes, neighbours: Neighbours, epsilon: float) -> tuple[float, ...]:
    """The noise's scale on each D: the smallest double that is at least (largest weight)·(move)/ε; 0 where D is 0 for everybody."""
    move = ratio_move(planned, neighbours) / Fraction(epsilon)
    return tuple(smallest_double(int(most) * move) for most in weights_of(planned).max(axis=1))


def scales_in_cases(planned: CaseControlSizes, neighbours: Neighbours, epsilon: float) -> tuple[float, ...]:
    """The same of the published numbers of cases; 0 in a stratum of which nothing is measured."""
    scales = ratio_scales(planned, neighbours, epsilon)
    return tuple(
        scale / int(of_case) if of_case else 0.0
        for scale, of_case in zip(scales, weights_of(planned)[:, 0], strict=True)
    )


def cases_from(planned: CaseControlSizes, noisy: IntArray) -> tuple[int, ...]:
    """The number of cases of each stratum for the plan's controls, from noisy D: at least 1, to the nearest whole number, halves up;
    the plan's own where nothing is measured."""
    found = []
    for (n_cases, _controls), of_case, surplus in zip(
        planned.strata, weights_of(planned)[:, 0].tolist(), noisy.tolist(), strict=True
    ):
        cases = n_cases + (2 * surplus + of_case) // (2 * of_case) if of_case else n_cases
        found.append(min(max(cases, 1), MAX_PEOPLE) if of_case else n_cases)
    return tuple(found)


def measured_sizes(planned: CaseControlSizes, cases: tuple[int, ...]) -> CaseControlSizes:
    """What weights follow from once ``cases`` were measured."""
    return CaseControlSizes(
        strata=tuple((each, n_controls) for each, (_, n_controls) in zip(cases, planned.strata, strict=True))
    )


def of_any_ratio(planned: StudySizes) -> StudySizes:
    """Sizes whose Δ is that of the worst ratio that may be measured: as many cases as controls (``weighted_bounds.largest_move``).
    A trait has no ratio: its sizes as they are."""
    if not isinstance(planned, CaseControlSizes):
        return planned
    most = max(map(max, planned.strata))
    return CaseControlSizes(strata=((most, most),) * planned.n_strata)
