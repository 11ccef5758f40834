"""What is measured, from everybody's records, and what weights follow from after it (``measured_ratio`` says why); for draws and simulations,
never for who verifies."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from gwasprivacy.base.arrays import IntArray
from gwasprivacy.mechanisms.measured_ratio import weights_of
from gwasprivacy.study.sizes import MAX_PEOPLE, CaseControlSizes, TraitSizes, whole_steps
from gwasprivacy.study.trait import STEPS


def surplus_of(sizes: CaseControlSizes, planned: CaseControlSizes) -> IntArray:
    """D of each of the plan's strata, int64 (K,), from everybody there is: private.  ``sizes`` may have one stratum more, of whoever is in
    none of the plan's, who counts nothing."""
    people = np.array(sizes.strata[: planned.n_strata], dtype=np.int64)
    weights = weights_of(planned)
    found: IntArray = people[:, 0] * weights[:, 0] - people[:, 1] * weights[:, 1]
    return found


def surplus_from_centres(totals: IntArray, people: IntArray, planned: TraitSizes, steps: int = STEPS) -> IntArray:
    """D of each stratum of a trait, int64 (K,), from everybody there is, ``people`` whose values sum to ``totals``, in ``steps`` of the
    range: private."""
    assert planned.centres is not None
    found: IntArray = totals - people * np.array(whole_steps(planned.centres, steps), dtype=np.int64)
    return found


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


def centres_from(planned: TraitSizes, noisy: IntArray, steps: int = STEPS) -> tuple[int, ...]:
    """The centre of each stratum from noisy D: to the nearest whole step, halves up, in the range."""
    assert planned.centres is not None
    found = []
    for centre, people, surplus in zip(
        whole_steps(planned.centres, steps), planned.strata, noisy.tolist(), strict=True
    ):
        found.append(min(max(centre + (2 * surplus + people) // (2 * people), 0), steps))
    return tuple(found)


def measured_sizes(planned: CaseControlSizes, cases: tuple[int, ...]) -> CaseControlSizes:
    """What weights follow from once ``cases`` were measured."""
    return CaseControlSizes(
        strata=tuple((each, n_controls) for each, (_, n_controls) in zip(cases, planned.strata, strict=True))
    )


def measured_centres(centres: tuple[int, ...], steps: int = STEPS) -> tuple[Fraction, ...]:
    """Measured ``centres``, whole ``steps``, as shares of the range."""
    return tuple(Fraction(each, steps) for each in centres)
